// My entry: the way in, or where I sit, whose turn it is, what I have, and what I may do now.

import { myFurther, myTable, standings } from '../logic/standings.js'
import { answered, dialog, note } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { ask } from '../parts/net.js'
import * as session from '../parts/session.js'
import { clockAt, language, say } from '../parts/words.js'
import { at, id, printed } from './state.js'

/** Acts that are asked about before they are done. */
const SURE = ['withdraw', 'permit-likeness', 'sign-terms']

/** @param {HTMLElement} place */
export function drawEntry(place) {
  const { view } = /** @type {Wire.TournamentShown} */ (at.shown)
  if (view.own) return drawMine(place, view.own)
  place.dataset.stands = 'outside'
  fill(place, h('h2', {}, say('tourney-enter-heading')), wayIn(view))
  return { turn: false }
}

// --- the way in ----------------------------------------------------------------------------------

/** @param {Wire.TournamentView} view */
function wayIn(view) {
  if (view.stage === 'preparing') return h('p', { class: 'lead' }, say('tourney-not-open'))
  if (view.stage !== 'entries') return [h('p', { class: 'lead' }, say('tourney-entries-over')), at.next && h('p', {}, h('a', { class: 'button', 'data-key': 'next', href: `/tournament/${encodeURIComponent(at.next.id)}` }, say('tourney-next-one', { name: at.next.name })))]
  const { role } = session.who()
  if (!at.card?.may_enter) return h('p', { class: 'lead' }, say('tourney-at-the-desk', { fee: view.told?.fee ?? 0 }))
  if (role && role !== 'player') return h('p', { class: 'lead' }, say('tourney-for-players'))
  return h('form', { class: 'grid', onsubmit: enter },
    h('p', { class: 'lead' }, say('tourney-demo-entry', { fee: view.told?.fee ?? 0, bank: view.told?.bank ?? 0 })),
    h('label', { class: 'row read-terms' }, h('input', { type: 'checkbox', required: true, 'data-key': 'read-terms' }), h('span', {}, say('tourney-i-read'), ' ', h('a', { href: printed('terms', language()), target: '_blank', 'data-key': 'read-them' }, say('tourney-the-terms')))),
    h('p', {}, h('button', { class: 'main big', 'data-key': 'enter' }, say('tourney-enter'))))
}

/** @param {SubmitEvent} event */
async function enter(event) {
  event.preventDefault()
  if (!session.who().id) await session.demoLogIn('player')
  try {
    await ask(`/tournaments/${encodeURIComponent(id)}/welcome`, {})
  } catch (error) {
    note(error.message, { kind: 'refused' })
  }
}

// --- my entry ------------------------------------------------------------------------------------

/** @param {HTMLElement} place @param {Wire.OwnEntry} own */
function drawMine(place, own) {
  const shown = /** @type {Wire.TournamentShown} */ (at.shown)
  const { entrant } = own
  const here = myTable(shown)
  const lines = standings(shown)
  const mine = lines.find(one => one.entrant === entrant.id)
  const turn = !!here?.turn
  place.dataset.stands = turn ? 'mine' : entrant.status
  const further = myFurther(shown.view)
  const where = here ?? further ?? entrant.seat
  const { table = '', seat = 0 } = where ?? {}
  const tableName = here?.name ?? at.tables.get(table) ?? table
  const drawnSeat = (further || entrant.status === 'seated') && table
  const sessionOf = shown.view.sessions.find(one => one.number === entrant.seat?.session)
  /** @param {string} name @param {import('../parts/dom.js').Child} value */
  const figure = (name, value) => h('div', {}, h('dt', {}, say(name)), h('dd', { class: 'figure' }, value))
  fill(place,
    h('div', { class: 'mine-head' }, h('h2', {}, say('tourney-my-entry', { number: entrant.number })), h('span', { class: 'badge' }, say('tourney-status', { status: entrant.status }))),
    h('p', { class: 'lead', role: 'status', 'data-testid': 'mine-says' }, says(own, here, sessionOf, mine?.rank ?? 0, further && shown.view.further)),
    drawnSeat && h('p', {}, h('a', { class: `button ${here ? 'main big' : ''}`, 'data-key': 'to-table', href: `/table/${encodeURIComponent(table)}` }, say(turn ? 'tourney-to-table-now' : 'tourney-to-table', { table: tableName, seat }))),
    h('dl', { class: 'mine-figures' },
      drawnSeat && figure('tourney-seat', say('tourney-table-seat', { table: tableName, seat })),
      (mine?.chips ?? 0) > 0 && figure('tourney-chips', money(mine?.chips ?? 0)),
      mine && mine.rank > 0 && shown.view.stage !== 'entries' && figure('tourney-rank', say('tourney-rank-of', { rank: mine.rank, of: lines.filter(one => !one.out).length })),
      here && figure('tourney-progress', say('tourney-coups', { coups: here.coups, of: here.of })),
      (entrant.prize > 0 || entrant.thing) && figure('tourney-prize', [entrant.prize ? money(entrant.prize) : '', entrant.thing].filter(Boolean).join(' · '))),
    acts(own),
    at.next && h('p', {}, h('a', { class: 'button', 'data-key': 'next', href: `/tournament/${encodeURIComponent(at.next.id)}` }, say('tourney-next-one', { name: at.next.name }))),
    own.complaints.length > 0 && h('ul', { class: 'complaints' }, own.complaints.map(one => h('li', { 'data-key': `complaint-${one.number}` }, h('b', {}, one.about), ' ', h('span', { class: 'soft' }, one.decision || say('tourney-undecided'))))))
  return { turn }
}

/** @param {Wire.OwnEntry} own @param {ReturnType<typeof myTable>} here @param {Wire.SeenSession | undefined} drawn @param {number} rank @param {Wire.SeenPlayOff | null} further */
function says({ entrant }, here, drawn, rank, further) {
  if (here?.out) return say('tourney-out', { why: here.out })
  if (here?.paused) return say('tourney-paused', { why: here.paused })
  if (further && !here?.turn) return say('tourney-you-further', { coups: further.coups })
  if (here) return say(here.turn ? 'tourney-your-turn' : 'tourney-you-play')
  if (entrant.status === 'seated' && drawn) return say(entrant.seat?.taken ? 'tourney-seat-taken' : 'tourney-seat-drawn', { at: drawn.starts, clock: clockAt(drawn.starts) })
  if (entrant.status === 'placed' || (entrant.place && rank)) return say('tourney-you-placed', { place: entrant.place || rank, prize: entrant.prize })
  return say('tourney-you-are', { status: entrant.status })
}

/** @param {Wire.OwnEntry} own */
function acts({ acts: list, at_desk: desk }) {
  return [
    list.length > 0 && h('div', { class: 'mine-acts row' }, list.map(one => h('button', { type: 'button', class: one.act === 'take-seat' ? 'main' : 'small quiet', 'data-key': one.act, onclick: () => doIt(one) }, say('tourney-act', { act: one.act, permits: one.facts.permits === false ? 'no' : 'yes' })))),
    desk.length > 0 && h('p', { class: 'small soft' }, desk.map(one => h('span', { class: 'line' }, say('tourney-desk-act', { act: one.act, price: one.price, chips: one.chips })))),
  ]
}

/** @param {Wire.OwnAct} one */
function doIt(one) {
  if (one.act === 'raise-complaint') complain(one)
  else if (SURE.includes(one.act)) sure(one)
  else give(one.act, one.facts)
}

/** @param {string} act @param {object} facts */
async function give(act, facts) {
  const answer = await (at.live?.say('command', act, facts) ?? Promise.resolve({ lost: true }))
  answered(answer)
}

/** @param {Wire.OwnAct} one */
function sure(one) {
  const says = { act: one.act, permits: one.facts.permits === false ? 'no' : 'yes' }
  const form = h('form', { method: 'dialog', class: 'grid' }, h('p', {}, say('tourney-sure', says)),
    h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', onclick: () => box.close() }, say('cancel')), h('button', { class: 'main', 'data-key': 'sure' }, say('tourney-act', says))))
  form.addEventListener('submit', () => void give(one.act, one.facts))
  const box = dialog(say('tourney-act', says), form)
}

/** @param {Wire.OwnAct} one */
function complain(one) {
  const about = h('textarea', { required: true, autofocus: true, maxlength: 500, rows: 4, 'data-key': 'complaint' })
  const form = h('form', { method: 'dialog', class: 'grid' }, h('p', {}, say('tourney-complain-text')), h('label', { class: 'field' }, h('span', {}, say('dispute-about')), about),
    h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', onclick: () => box.close() }, say('cancel')), h('button', { class: 'main', 'data-key': 'sure' }, say('tourney-act', { act: one.act, permits: 'yes' }))))
  form.addEventListener('submit', () => void give(one.act, { ...one.facts, about: about.value.trim() }))
  const box = dialog(say('tourney-act', { act: one.act, permits: 'yes' }), form)
}
