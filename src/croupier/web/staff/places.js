// The places of a table on the dealer's console: who sits or stands where, what is theirs, and what they wager.

import { h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { say } from '../parts/words.js'
import { clauses } from './clauses.js'
import { contestMarks } from './contest.js'
import { fieldTitle, wagerName } from './words.js'

/** What is drawn, and what a press begins or gives. @typedef {{ shared: Wire.Shared, wagers: Wire.WagerShown[], felt: Wire.Felt | null, possible: (command: string) => boolean, begin: (text: string) => void, give: import('../logic/desk.js').Give }} AtPlaces */

/** @param {AtPlaces} at */
export function placeList(at) {
  const { shared, wagers, felt } = at
  const seats = shared.seats ?? []
  /** @type {Wire.Seat[]} */
  const rows = []
  for (const place of felt?.places ?? []) rows.push(...(seats.filter(one => one.place === place).length ? seats.filter(one => one.place === place) : [{ place }]))
  rows.push(...seats.filter(one => !one.place))
  const turn = shared.turn ?? {}
  return h('ul', { class: 'place-list' }, rows.map(one => placeRow(at, one, wagers.filter(wager => wager.patron === one.patron && one.patron), turn)))
}

/** @param {AtPlaces} at @param {Wire.Seat} seat @param {Wire.WagerShown[]} wagers @param {Wire.Turn} turn */
function placeRow({ shared, felt, possible, begin, give }, seat, wagers, turn) {
  const turns = Object.entries(turn).filter(([, whose]) => whose && whose === seat.patron).map(([what]) => what)
  const start = () => begin(seat.patron ? `${seat.place || seat.patron} ` : `in ${seat.place} `)
  return h('li', { class: `${seat.patron ? 'taken' : ''}${shared.contest?.asked === seat.place && seat.place ? ' asked' : ''}`, 'data-key': `seat-${seat.place}-${seat.patron ?? ''}` },
    h('button', { type: 'button', class: 'place-button', 'data-key': `place-${seat.place}-${seat.patron ?? ''}`, disabled: seat.closed, onclick: start },
      h('span', { class: 'place-number' }, seat.place || '–'),
      h('span', { class: 'place-name' }, seat.patron || (seat.closed || felt?.closed.includes(seat.place) ? say('staff-box-closed') : say('staff-free')), !seat.place ? h('small', { class: 'soft' }, ` ${say('staff-standing')}`) : null),
      turns.map(what => h('span', { class: 'badge warn' }, fieldTitle(what))),
      contestMarks(seat, shared.contest)),
    markers(seat).map(text => h('span', { class: 'marker badge' }, text)),
    seat.owes ? h('span', { class: 'owes badge warn' }, say('marker-owes', { owes: seat.owes }), possible('collect-commission') ? h('button', { type: 'button', class: 'quiet small', 'data-key': `collect-${seat.patron}`, onclick: () => give('collect-commission', { patron: seat.patron ?? '', why: 'request' }) }, say('staff-collect')) : null) : null,
    wagers.length ? h('ul', { class: 'wager-list' }, wagers.map(one => h('li', { class: 'wager', 'data-key': `wager-${one.number}` }, h('span', { class: one.wager }, wagerName(one.wager)), h('b', { class: 'figure' }, money(one.stake)),
      one.counts === undefined ? null : h('small', { class: 'wrong' }, say('staff-counts', { counts: one.counts })),
      one.because?.length ? clauses(one.because, 1) : null,
      possible('withdraw-wager') ? h('button', { type: 'button', class: 'quiet tiny', 'data-key': `off-${one.number}`, 'aria-label': say('staff-withdraw', { wager: one.wager, stake: one.stake }), onclick: () => give('withdraw-wager', { number: one.number }) }, '×') : null))) : null)
}

// What lies at a place besides wagers and commission: limits of a patron's own, an old minimum that is kept.
/** @param {Wire.Seat} seat */
function markers({ personal_sign: sign, personal_limit: limit, kept_minimum: kept }) {
  return [
    sign ? say('staff-own-limits-of', { minimum: sign.minimum, maximum: sign.maximum }) : limit ? say('staff-own-limits') : '',
    kept ? say('marker-kept', { minimum: kept }) : '',
  ].filter(Boolean)
}
