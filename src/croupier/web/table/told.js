// What happened: heard by the live region, read in the log, and my own payments kept until the next coup.

import { announce, showClauses } from '../parts/announce.js'
import { fill, h, the } from '../parts/dom.js'
import { rowOf, told as inWords } from '../parts/sent.js'
import { bookText, cardName, named, say } from '../parts/words.js'
import { at, coupKey, me, view } from './state.js'

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
    for (const each of one.paid ?? []) if (!first && each.patron === me()) announce(say('paid-heard', outcome(each)))
  }
  told = told.slice(-60)
  if (news.length || first) drawLog()
}

// A sentence for the ear: cards by their names.
/** @param {Wire.Announcement} one */
const spoken = one => say('heard', { sentence: sentence(one).replace(/\b([A2-9TJQK][cdhs])\b/g, card => cardName(card)) })
/** @param {Wire.Announcement} one */
const sentence = one => inWords(one)

export function drawLog() {
  the('#log-heading').textContent = say('happened')
  const lines = told.filter(one => !['wager-placed', 'wager-changed', 'wager-withdrawn'].includes(one.event) || one.patron === me()).slice(-7).reverse()
  fill(the('#log'), !lines.length && h('li', {}, say('nothing-yet')), lines.map(one =>
    h('li', { 'data-key': `told-${one.sequence}` }, h('span', {}, pretty(sentence(one))), one.clauses?.length ? h('button', { type: 'button', class: 'clause', 'data-key': `why-${one.sequence}`, 'aria-label': say('why-told', { sentence: sentence(one) }), onclick: () => showClauses(one.clauses, say('why'), h('p', {}, pretty(sentence(one)))) }, '§') : null),
  ))
}

/** @type {Record<string, string>} */
const SUIT = { c: '♣', d: '♦', h: '♥', s: '♠' }
/** @param {string} text */
const pretty = text => text.replace(/\b([A2-9TJQK])([cdhs])\b/g, (_, rank, suit) => `${rank === 'T' ? '10' : rank}${SUIT[suit]}`)

/** @param {Wire.Paid} one @returns {import('../logic/speaker.js').Facts} */
const outcome = ({ wager, resolution, profit, stake, back, commission }) => ({ wager, resolution, profit, stake, back, commission })

export function drawResults() {
  fill(
    the('#results'),
    !paid.list.length && at.felt && h('p', { class: 'print' }, h('b', {}, at.felt.casino), h('span', {}, bookText(at.felt.about))),
    paid.list.length > 0 && h('ul', { class: 'paid', 'aria-label': say('your-results', { coup: paid.number }) }, paid.list.map(one =>
      h('li', { class: one.resolution, 'data-key': `${paid.coup} ${one.number}` },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, one.resolution === 'wins' ? '+' : one.resolution === 'loses' ? '−' : '='),
        h('span', { class: 'what' }, h('b', {}, named('wager', one.wager)), ' ', say('paid-outcome', outcome(one))),
        h('button', { type: 'button', class: 'clause', 'data-key': `paid-${one.number}-${one.wager}`, 'aria-label': say('paid-why', outcome(one)),
          onclick: () => showClauses(one.clauses, say('paid-heading', outcome(one)), h('p', {}, rowOf(one))) }, say('why')),
      ),
    )),
  )
}
