// The take-and-pay list: what the next settlement takes and pays, or what was paid last.

import { fill, h } from '../parts/dom.js'
import { money as written, short } from '../parts/money.js'
import { rowOf } from '../parts/sent.js'
import { say } from '../parts/words.js'
import { clauses } from './clauses.js'
import { wagerName } from './words.js'

/** @typedef {{ number: number, patron: string, wager: string, row?: string, clauses: string[], place?: number, stake?: number, takes: number, pays: number, back: number, commission: number, marked?: boolean }} Row */

// `paid` is the list that was last paid, until the cards are cleared.
/** @param {HTMLElement} place @param {import('../logic/desk.js').Ready} desk @param {Wire.Paid[] | null} paid */
export function drawPay(place, desk, paid) {
  const staff = desk.view.private.staff
  const lines = staff?.take_and_pay ?? []
  const before = (!lines.length && paid) || []
  if (!lines.length && !before.length) {
    fill(place)
    place.hidden = true
    return
  }
  place.hidden = false
  /** @type {Row[]} */
  const rows = lines.length
    ? lines.map(one => ({ ...one, takes: one.takes ?? 0, pays: one.pays ?? 0, back: one.back ?? 0, commission: one.commission ?? 0, marked: (one.waits?.[0] ?? 0) > 0 }))
    : before.map(one => ({ ...one, place: placeOf(desk, one.patron), takes: Math.max(0, one.stake - (one.back - one.profit)), pays: one.profit, back: one.back - one.profit }))
  const total = (/** @type {'stake' | 'takes' | 'pays' | 'commission' | 'back'} */ name) => rows.reduce((all, one) => all + (one[name] ?? 0), 0)
  const money = (/** @type {number | undefined} */ amount, kind = '') => h('td', { class: `number ${kind}` }, amount ? written(amount) : '·')
  fill(place, h('h2', {}, say(lines.length ? 'staff-pay' : 'staff-paid')), h('div', { class: 'wide' }, h('table', { class: 'list pay-list' },
    h('thead', {}, h('tr', {}, ['place', 'wager', 'stake', 'takes', 'pays', 'commission', 'back', 'row'].map(one => h('th', { scope: 'col', class: ['place', 'wager', 'row'].includes(one) ? '' : 'number' }, say(`col-${one}`))))),
    h('tbody', {}, rows.map(one => h('tr', { 'data-key': `pay-${one.number}`, class: one.pays ? 'pays' : one.takes ? 'takes' : 'pushes' },
      h('th', { scope: 'row' }, h('span', { class: 'place-number' }, one.place || '–'), ` ${one.patron}`),
      h('td', { class: one.wager }, wagerName(one.wager)),
      money(one.stake), money(one.takes, 'take'), h('td', { class: 'number pay' }, one.pays ? written(one.pays) : '·', one.pays ? h('small', { class: 'soft' }, ` ${chipsOf(desk, one.pays)}`) : null),
      h('td', { class: 'number' }, one.commission ? written(one.commission) : one.marked ? '' : '·', one.marked ? h('small', { class: 'marked' }, ` ${say('staff-waits')}`) : null),
      money(one.back), h('td', { class: 'small' }, h('span', {}, rowOf(one), ' '), clauses(one.clauses, 1))))),
    rows.length > 1 ? h('tfoot', {}, h('tr', {}, h('th', { scope: 'row', colspan: 2 }, say('staff-total')), money(total('stake')), money(total('takes')), money(total('pays')), money(total('commission')), money(total('back')), h('td', {}))) : null)))
}

/** @param {import('../logic/desk.js').Ready} desk @param {string} patron */
const placeOf = (desk, patron) => desk.view.shared.seats?.find(one => one.patron === patron)?.place

// An amount in the chips of the table, largest first: 1×100 2×25.
/** @param {import('../logic/desk.js').Ready} desk @param {number} amount */
function chipsOf(desk, amount) {
  let left = amount
  const found = []
  for (const value of [...(desk.felt?.chips ?? [])].sort((a, b) => b - a)) {
    const count = Math.floor(left / value)
    if (count) found.push(count > 1 ? `${count}×${short(value)}` : short(value))
    left -= count * value
  }
  return left ? '' : found.join('+')
}
