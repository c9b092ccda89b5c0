// A table among many: what it needs and why, its limits, what is at risk, how fast it goes, its shoe, what is owed there.

import { needsNow } from '../logic/need.js'
import { h } from '../parts/dom.js'
import { troubled } from '../parts/sent.js'
import { bookText, named, say } from '../parts/words.js'
import { callBadge, isWaiting } from './calls.js'
import { beads } from './pictures.js'
import { alertsOf } from './standing.js'
import { speakOf } from './words.js'

/** @import { Ready } from '../logic/desk.js' */

const RESULTS = 12
const BAD = 600 // needs of this weight stop someone
// needs that the tile says otherwise: as a call, as trouble, as an alert of what waits
const ELSEWHERE = new Set(['trouble', 'call', 'matter', 'offer', 'changes', 'duty', 'dispute', 'payment-error', 'abstaining', 'shoe-owed', 'seeded'])

/** @param {Ready} desk */
export const troubleOf = desk => troubled(desk.view) || (desk.state === 'live' ? '' : say('not-live'))

// Of the table as it plays, or as it would be opened.
/** @param {Ready} desk */
export const variationOf = desk => (desk.felt ? bookText(desk.felt.variation) : named('variation', desk.card.setup.variation))

/** @param {Ready} desk */
export function notices(desk) {
  return (desk.view.shared.board?.notices ?? []).map(one => {
    const until = one.ready ?? one.takes_effect
    const left = until ? until - desk.now() : null
    const [id, lasts] = left === null ? ['since', desk.now() - one.since] : left > 0 ? ['until', left] : ['due', 0]
    return h('span', { class: 'badge warn' }, say(`staff-notice-${id}`, { about: one.about, lasts }))
  })
}

/** @param {Ready} desk */
export function money(desk) {
  const totals = desk.view.private.staff?.totals
  return totals ? h('span', { class: 'money-line small figure' }, Object.entries({ 'staff-float': totals.in_float, 'staff-drop': totals.in_drop_box, 'staff-receivable': totals.receivable }).map(([key, amount]) => h('span', { class: amount < 0 ? 'wrong' : '' }, say(key, { amount })))) : null
}

// What is at risk, the pace, the shoe, what is owed: a figure each, and none that has nothing to say.
/** @param {Ready} desk */
export function figuresOf(desk) {
  const { pit, shared, private: own } = desk.view
  const staff = own.staff
  const shoe = shared.shoe
  const duties = own.duties?.length ?? 0
  /** @type {[string, string][]} */
  const all = [
    ['exposure', staff?.exposure ? say('pit-exposure', { amount: staff.exposure }) : ''],
    ['pace', pit?.pace ? say('pit-pace', { coups: pit.pace }) : ''],
    ['shoe', shoe?.number && staff ? say('pit-shoe', { shoe: shoe.number, coups: shoe.coups ?? 0, left: staff.shoe.left }) : ''],
    ['commission', pit?.commission ? say('pit-commission', { amount: pit.commission }) : ''],
    ['debts', pit?.debts ? say('pit-debts', { amount: pit.debts }) : ''],
    ['duties', duties ? say('pit-duties', { count: duties }) : ''],
  ]
  const shown = all.filter(([, words]) => words)
  return shown.length ? h('span', { class: 'pit-figures small figure' }, shown.map(([name, words]) => h('span', { 'data-figure': name }, words))) : null
}

/** @param {Ready} desk */
export const needBadges = desk => needsNow(desk).filter(one => !ELSEWHERE.has(one.kind)).map((one, at) =>
  h('span', { class: `badge need ${one.weight >= BAD ? 'bad' : 'warn'}`, 'data-need': one.kind, 'data-key': `need-${one.kind}-${at}` }, say(`wants-${one.kind}`, /** @type {import('../logic/speaker.js').Facts} */ (one.facts ?? {}))))

/** @param {Ready} desk @param {string} chosen @param {(table: string) => void} choose */
export function tile(desk, chosen, choose) {
  speakOf(desk)
  const { shared } = desk.view
  const trouble = troubleOf(desk)
  const needs = needsNow(desk)
  const limits = shared.board?.limits.limits ?? desk.card.setup.limits
  const seats = (shared.seats ?? []).filter(one => one.patron && one.place).length
  const results = (desk.board?.bead_plate ?? []).flat().map(one => one[0]).join('').slice(-RESULTS)
  return h('button', { type: 'button', class: `tile${isWaiting(desk) ? ' calls-us' : ''}${trouble ? ' troubled' : needs.length ? ' warned' : ''}`, 'data-key': `tile-${desk.table}`, 'data-weight': needs[0]?.weight ?? 0, 'aria-pressed': String(desk.table === chosen), onclick: () => choose(desk.table) },
    h('span', { class: 'tile-head' }, h('strong', {}, desk.card.name), h('span', { class: 'badge' }, say(`phase-${shared.phase}`))),
    h('span', { class: 'tile-needs' },
      callBadge(desk),
      trouble ? h('span', { class: 'badge bad' }, `! ${say('staff-halted', { why: trouble })}`) : null,
      alertsOf(desk).map(([kind, mark, words]) => h('span', { class: `badge alert ${kind}` }, `${mark} ${words}`)),
      needBadges(desk),
      shared.shoe?.seeded ? h('span', { class: 'badge bad' }, `! ${say('seeded')}`) : null,
      notices(desk)),
    h('span', { class: 'soft small' }, `${desk.table} · ${desk.casino} · ${variationOf(desk)}`),
    h('span', { class: 'row small' }, h('span', { class: 'figure' }, say('limit-range', { ...limits })), h('span', {}, say('staff-seats', { seated: seats, places: desk.card.setup.places }))),
    figuresOf(desk),
    money(desk),
    results ? beads(results) : null)
}
