// The wall of a tournament: everyone by their chips now, and in the end by their places, with why and with what they won.
// Read only, in two languages, by names that the floor lets everyone see. Start at `seen`.

import { sessionNow, standings } from './logic/standings.js'
import { fill, h, the } from './parts/dom.js'
import './parts/language.js'
import { money } from './parts/money.js'
import { ask, connectTournament } from './parts/net.js'
import { told as sentence, toldBeside } from './parts/sent.js'
import { clockAt, person, read, say, sayBeside, tagBeside } from './parts/words.js'

/** @import { Facts } from './logic/speaker.js' */
/** @import { Line } from './logic/standings.js' */

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const PODIUM = 3 // places
const MOVES = { duration: 700, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** @type {Wire.TournamentShown | null} */
let shown = null

// A message in the page's language with the one beside it.
/** @param {string} id @param {Facts} [facts] */
const both = (id, facts) => [h('span', {}, say(id, facts)), ' ', h('span', { lang: tagBeside(), class: 'twin' }, sayBeside(id, facts))]

read({ name: one => (one.startsWith('#') ? say('tourney-number', { number: Number(one.slice(1)) }) : one) })

// --- what is shown -------------------------------------------------------------------------------

/** @param {Wire.TournamentShown} message */
function seen(message) {
  shown = message
  const { view, told } = message
  read({ symbol: view.symbol, zone: view.zone })
  document.body.classList.remove('waiting')
  document.body.dataset.stage = view.stage
  document.title = view.name
  fill(the('#name'), view.name)
  fill(the('#casino'), view.casino)
  drawStage(message)
  fill(the('#money'), h('span', { class: 'label' }, both('tourney-wall-pool')), h('b', {}, money(view.pool || view.prizes.reduce((all, one) => all + one.amount, 0))))
  const lines = standings(message)
  drawPodium(view.ranking.length ? lines : [])
  drawBoard(lines, view.ranking.length > 0, message.tables.length > 1)
  drawFoot(message)
  for (const one of told.slice(-3)) fill(the('#told'), h('p', {}, sentence(one), ' ', toldBeside(one)))
}

/** @param {Wire.TournamentShown} message */
function drawStage({ view, tables, now }) {
  const next = sessionNow(view)
  const table = tables[0]
  const paused = tables.find(one => one.paused)?.paused || next?.paused_for
  fill(the('#stage'),
    h('p', { class: 'what' }, view.cancelled ? both('tourney-wall-cancelled') : view.break_until > now ? both('tourney-wall-break', { at: view.break_until })
      : next && ['running', 'paused'].includes(next.stage) ? h('strong', {}, next.name) : next ? both('tourney-wall-next', { name: next.name, at: next.starts, clock: clockAt(next.starts) }) : both('tourney-wall-stage', { stage: view.stage })),
    view.further ? h('p', { class: 'further' }, both('tourney-wall-further'), ' ', h('b', {}, view.further.seats.map(one => person(one.entrant)).join(' · '))) : null,
    paused ? h('p', { class: 'paused' }, both('tourney-paused', { why: paused })) : null,
    tables.length === 1 && !table.ended ? h('p', { class: 'coups' }, both('tourney-coups', { coups: table.coups, of: table.of })) : null,
    tables.length > 1 ? h('ul', { class: 'tables' }, tables.map(one => h('li', { 'data-key': `table-${one.table}`, class: one.ended ? 'ended' : '' }, h('b', {}, one.name), ' ', h('span', {}, one.of ? `${one.coups} / ${one.of}` : String(one.coups))))) : null)
}

// --- the places ----------------------------------------------------------------------------------

/** @param {Line} one */
const won = one => (one.prize || one.thing ? [one.prize ? money(one.prize) : '', one.thing].filter(Boolean).join(' · ') : '')

// Why somebody stands before the next one.
/** @param {Line} one */
const why = one => (one.ahead ? both(`director-ahead-${one.ahead}`, { of: one.of }) : null)

/** @param {Line[]} lines */
function drawPodium(lines) {
  const best = lines.filter(one => one.rank >= 1 && one.rank <= PODIUM)
  the('#podium').hidden = !best.length
  fill(the('#podium'), best.map(one => h('article', { class: `place place-${one.rank}`, 'data-key': `place-${one.entrant}` },
    h('p', { class: 'rank' }, one.rank), h('h2', {}, person(one.entrant)), h('p', { class: 'chips' }, money(one.chips)),
    won(one) ? h('p', { class: 'prize' }, won(one)) : null, h('p', { class: 'why' }, why(one)))))
}

// Every line glides to its new place, so that eyes can follow it; where motion is not wanted it is simply there.
/** @param {Line[]} lines @param {boolean} final @param {boolean} several tables */
function drawBoard(lines, final, several) {
  const list = the('#board')
  const rows = final ? lines.filter(one => one.rank > PODIUM) : lines
  const played = final || lines.some(one => one.chips > 0)
  const most = Math.max(1, ...lines.map(one => one.chips))
  const before = new Map([...list.children].map(one => [one.getAttribute('data-key'), one.getBoundingClientRect()]))
  list.dataset.columns = rows.length > 24 ? '3' : rows.length > 10 ? '2' : '1'
  list.style.setProperty('--rows', String(Math.max(1, Math.ceil(rows.length / Number(list.dataset.columns)))))
  fill(list, rows.length ? rows.map(one => h('li', { class: one.out ? 'out' : one.rank === 1 && played ? 'first' : '', 'data-key': `line-${one.entrant}`, style: `--part:${played ? Math.round((one.chips * 100) / most) : 0}%` },
    h('span', { class: 'rank' }, played ? one.rank || '–' : one.number),
    h('span', { class: 'who' }, h('b', {}, person(one.entrant)), h('small', {}, one.out ? both('tourney-wall-out', { why: one.status }) : final ? why(one) : one.seat ? [several ? `${one.table} · ` : '', both('tourney-wall-seat', { seat: one.seat })] : both('tourney-status', { status: one.status }))),
    won(one) ? h('span', { class: 'prize' }, won(one)) : null,
    played ? h('span', { class: 'chips' }, money(one.chips)) : null)) : lines.length ? [] : h('li', { class: 'nobody' }, both('tourney-wall-waiting')))
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const one of list.children) {
    const [was, is] = [before.get(one.getAttribute('data-key')), one.getBoundingClientRect()]
    if (was && (Math.abs(was.top - is.top) > 2 || Math.abs(was.left - is.left) > 2)) one.animate([{ transform: `translate(${was.left - is.left}px, ${was.top - is.top}px)` }, { transform: 'none' }], MOVES)
  }
}

/** @param {Wire.TournamentShown} message */
function drawFoot({ view, tables }) {
  const shares = view.told?.shares ?? []
  fill(the('#foot'),
    h('p', {}, both(view.ranking.length ? 'tourney-wall-final' : tables.length ? 'tourney-wall-live' : 'tourney-wall-counted')),
    !view.ranking.length && shares.length ? h('ul', { class: 'shares' }, shares.slice(0, 6).map(([rank, parts, amount, thing]) => h('li', { 'data-key': `share-${rank}` }, both('tourney-share', { place: rank, part: parts ? `${parts / 100}%` : '', amount, thing })))) : null)
}

// --- the start -----------------------------------------------------------------------------------

/** @param {import('./logic/live.js').State} state */
function changed(state) {
  the('#lost').hidden = state === 'live'
  fill(the('#lost'), both('tourney-wall-lost'))
}

document.addEventListener('language', event => {
  event.preventDefault()
  if (shown) seen({ ...shown, told: [] })
})

try {
  seen(await ask(`/tournaments/${encodeURIComponent(id)}`))
  connectTournament(id, { seen, state: changed })
} catch {
  fill(the('#stage'), h('p', { class: 'what' }, both('tourney-wall-none')))
}
