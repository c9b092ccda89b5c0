// A tournament as a player has it: its terms in a few figures, the way in, my seat, my turn, my chips and rank, and what I
// may do now. The floor says what is so and what is offered; this page draws it. Start at `draw`.

import { sessionNow } from './logic/standings.js'
import { announceNow, note } from './parts/announce.js'
import { fill, h, the } from './parts/dom.js'
import './parts/language.js'
import { ask, connectTournament } from './parts/net.js'
import * as session from './parts/session.js'
import { called, late, told as inWords, troubled } from './parts/sent.js'
import { when } from './parts/when.js'
import { read, say, wording } from './parts/words.js'
import { drawEntry } from './tournament/entry.js'
import { drawStandings } from './tournament/standing.js'
import { at, id } from './tournament/state.js'
import { drawTerms } from './tournament/terms.js'

const main = the('#main')
const lamp = h('span', { class: 'lamp', role: 'status' })
const about = h('div', { class: 'about' })
const parts = Object.fromEntries(['mine', 'terms', 'sessions', 'standing', 'told'].map(name => [name, h('section', { class: `panel tourney-${name}`, 'data-part': name })]))
const EVERY = 5000 // milliseconds, once it is over
let turn = false // it was my turn when last drawn
let stage = ''
let drawn = ''

// --- the connection ------------------------------------------------------------------------------

function open() {
  at.live?.close()
  at.live = connectTournament(id, {
    seen, state: changed,
    hello: async ({ you }) => { if (you !== session.who().id) { await session.again(); open() } },
    late: answer => note(late(answer), { kind: answer.done ? '' : 'wrong', lasts: 60_000 }),
  })
}

/** @param {import('./logic/live.js').State} now */
async function changed(now) {
  at.state = now
  drawBar()
  if (now !== 'ended') return
  await session.again()
  open()
}

/** @param {Wire.TournamentShown} shown */
function seen(shown) {
  at.shown = shown
  at.heard = [...at.heard, ...shown.told].slice(-60)
  if (shown.view.stage !== stage) {
    stage = shown.view.stage
    readCard()
  }
  draw()
}

// Whether whoever comes by may enter is for the list to say, and which one comes after this.
async function readCard() {
  const [list, tables] = await Promise.all([ask('/tournaments').catch(() => []), ask('/tables').catch(() => [])])
  at.card = list.find(one => one.id === id) ?? null
  at.next = list.find(one => one.id !== id && one.may_enter) ?? null
  at.tables = new Map(tables.map(one => [one.id, one.name]))
  draw()
}

// --- drawing -------------------------------------------------------------------------------------

function drawBar() {
  const view = at.shown?.view
  lamp.dataset.state = at.state
  lamp.textContent = say(at.state === 'live' ? 'live' : 'not-live')
  fill(about, h('h1', {}, view?.name ?? id), view && h('span', { class: 'soft small' }, view.casino), lamp)
  document.title = `${turn ? '● ' : ''}${view?.name ?? 'Croupier'}`
}

function draw() {
  const { shown } = at
  if (!shown) return
  const sign = JSON.stringify([shown, at.card, at.next, [...at.tables], at.heard.length, session.who(), wording()])
  if (sign === drawn) return
  drawn = sign
  read({ me: shown.view.own?.entrant.id ?? '', symbol: shown.view.symbol, zone: shown.view.zone, name: name(shown) })
  const mine = drawEntry(parts.mine)
  drawTerms(parts.terms)
  drawSessions()
  drawStandings(parts.standing)
  drawTold()
  if (mine.turn && !turn) announceNow(say('tourney-your-turn'))
  turn = mine.turn
  main.dataset.turn = turn ? 'yes' : 'no'
  drawBar()
}

// An entrant by the number of their entry where the name is not theirs to see.
/** @param {Wire.TournamentShown} shown */
const name = shown => (/** @type {string} */ person) => (person === shown.view.own?.entrant.id ? say('tourney-you') : person.startsWith('#') ? say('tourney-number', { number: Number(person.slice(1)) }) : shown.people?.[person] ?? called(person))

function drawSessions() {
  const { view } = /** @type {Wire.TournamentShown} */ (at.shown)
  const now = sessionNow(view)
  fill(parts.sessions, h('h2', {}, say('tourney-sessions')),
    view.sessions.length ? h('ol', { class: 'session-list' }, view.sessions.map(one => h('li', { class: one === now ? 'now' : '', 'data-key': `session-${one.number}` },
      h('b', {}, one.name), h('span', { class: 'soft' }, when(one.starts)), h('span', { class: 'badge' }, say('tourney-stage-of-session', { stage: one.stage })),
      one.paused_for ? h('span', { class: 'badge bad' }, say('tourney-deal-paused', { why: one.paused_for })) : null)))
      : h('p', { class: 'soft' }, say('tourney-no-sessions')))
}

function drawTold() {
  const lines = at.heard.slice(-8).reverse()
  fill(parts.told, h('h2', {}, say('happened')), h('ol', { class: 'log' }, lines.length ? lines.map(one => h('li', { 'data-key': `told-${one.sequence}` }, h('span', {}, inWords(one)))) : h('li', {}, say('nothing-yet'))))
}

// --- the start -----------------------------------------------------------------------------------

document.addEventListener('language', event => {
  event.preventDefault()
  if (at.shown) draw()
  drawBar()
})

let begun = false
await session.begin({ middle: about, onchange: () => begun && open() })
begun = true
const first = await ask(`/tournaments/${encodeURIComponent(id)}?last=20`).catch(error => {
  fill(main, h('section', { class: 'panel enter' }, h('p', { class: 'wrong', role: 'alert' }, error.message), h('a', { href: '/' }, say('lobby'))))
  return null
})
if (first) {
  fill(main, h('div', { class: 'tourney-grid' }, h('div', { class: 'col' }, parts.mine, parts.standing), h('div', { class: 'col' }, parts.terms, parts.sessions, parts.told)))
  const trouble = troubled(first)
  if (trouble) note(say('trouble', { why: trouble }), { kind: 'wrong', lasts: 60_000 })
  seen(first)
  open()
  setInterval(() => ['ended', 'closed'].includes(stage) && !document.hidden && readCard(), EVERY)
}
