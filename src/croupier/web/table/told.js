// What happened: heard by the live region, read in the log, and my own payments kept until the next coup.

import { announce, showClauses } from '../parts/announce.js'
import { cardName } from '../parts/cards.js'
import { fill, h, the } from '../parts/dom.js'
import { dollars } from '../parts/money.js'
import { either, say } from '../parts/words.js'
import { at, coupKey, me, named, view } from './state.js'

/** My own payments of one coup. @typedef {{ coup: string, number: number, list: Wire.Paid[] }} Settled */

/** @type {Settled} */
let paid = { coup: '', number: 0, list: [] }
/** @type {Wire.Announcement[]} */
let told = []

// My own payments of the last coup, for whoever disputes one.
export const lastPaid = () => paid

// What was paid stays until cards of the next coup are dealt.
export function forgetPaid() {
  if (!paid.list.length || paid.coup === coupKey() || view().shared.coup?.play === 'wagering') return
  paid = { coup: '', number: 0, list: [] }
  drawResults()
}

/** @param {Wire.Announcement[]} news @param {boolean} first */
export function hear(news, first) {
  for (const one of news) {
    if (one.event === 'bets-called') told = told.slice(-40)
    told.push(one)
    if (one.paid?.length) {
      const key = coupKey()
      if (paid.coup !== key) paid = { coup: key, number: view().shared.coup?.number ?? 0, list: [] }
      paid.list.push(...one.paid.filter(each => each.patron === me()))
      drawResults()
    }
    if (!first) announce(spoken(one))
    for (const each of one.paid ?? []) if (!first && each.patron === me()) announce(`${named(each.wager)}: ${outcome(each)}${say('full-stop')}`)
  }
  told = told.slice(-60)
  if (news.length || first) drawLog()
}

// A sentence for the ear: cards by their names.
/** @param {Wire.Announcement} one */
const spoken = one => `${sentence(one).replace(/\b([A2-9TJQK][cdhs])\b/g, card => cardName(card))}${say('full-stop')}`
/** @param {Wire.Announcement} one */
const sentence = one => either(one.text, one.chinese)

export function drawLog() {
  the('#log-heading').textContent = say('happened')
  const lines = told.filter(one => !['wager-placed', 'wager-changed', 'wager-withdrawn'].includes(one.event) || one.patron === me()).slice(-7).reverse()
  fill(the('#log'), !lines.length && h('li', {}, say('nothing-yet')), lines.map(one =>
    h('li', { 'data-key': `told-${one.sequence}` }, h('span', {}, pretty(sentence(one))), one.clauses?.length ? h('button', { type: 'button', class: 'clause', 'data-key': `why-${one.sequence}`, 'aria-label': `${say('why')} ${sentence(one)}`, onclick: () => showClauses(one.clauses, say('why'), h('p', {}, pretty(sentence(one)))) }, '§') : null),
  ))
}

/** @type {Record<string, string>} */
const SUIT = { c: '♣', d: '♦', h: '♥', s: '♠' }
/** @param {string} text */
const pretty = text => text.replace(/\b([A2-9TJQK])([cdhs])\b/g, (_, rank, suit) => `${rank === 'T' ? '10' : rank}${SUIT[suit]}`)

/** @param {Wire.Paid} one */
function outcome(one) {
  const text = one.resolution === 'wins' ? say('wins', dollars(one.profit)) : one.resolution === 'loses' ? say('loses', dollars(one.stake)) : say('standoff', dollars(one.back))
  return one.commission ? `${text}, ${say('less-commission', dollars(one.commission))}` : text
}

export function drawResults() {
  fill(
    the('#results'),
    !paid.list.length && at.felt && h('p', { class: 'print' }, h('b', {}, at.felt.casino), h('span', {}, either(at.felt.about, at.felt.about_chinese))),
    paid.list.length > 0 && h('ul', { class: 'paid', 'aria-label': `${say('your-results')}, ${say('coup', paid.number)}` }, paid.list.map(one =>
      h('li', { class: one.resolution, 'data-key': `${paid.coup} ${one.number}` },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, one.resolution === 'wins' ? '+' : one.resolution === 'loses' ? '−' : '='),
        h('span', { class: 'what' }, h('b', {}, named(one.wager)), ' ', outcome(one)),
        h('button', { type: 'button', class: 'clause', 'data-key': `paid-${one.number}-${one.wager}`, 'aria-label': `${say('why')} ${named(one.wager)}, ${outcome(one)}`,
          onclick: () => showClauses(one.clauses, `${named(one.wager)}: ${outcome(one)}`, h('p', {}, either(one.row, one.row_chinese))) }, say('why')),
      ),
    )),
  )
}
