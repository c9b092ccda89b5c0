// What happened: heard by the live region, read in the log, and my own payments kept until the next coup.

import { putRight } from '../logic/correct.js'
import { netOf } from '../logic/net.js'
import { announce, closeRow, dialog, showClauses } from '../parts/announce.js'
import { fill, h, the } from '../parts/dom.js'
import { rowOf, told as inWords } from '../parts/sent.js'
import { isCovered } from '../parts/squeeze.js'
import { winSounds } from '../parts/sound.js'
import { bookText, cardName, named, say } from '../parts/words.js'
import { at, coupKey, me, view } from './state.js'

/** My own payments of one coup. @typedef {{ coup: string, number: number, list: Wire.Paid[] }} Settled */

/** @type {Settled} */
let paid = { coup: '', number: 0, list: [] }
let over = false // as it was last drawn: the next coup's wagers are taken already
/** @type {Wire.Announcement[]} */
let told = []

// Cards of this coup that were keyed wrong and put right.
export const mendedCards = () => putRight(told)

// My own payments of the last coup, for whoever disputes one.
export const lastPaid = () => paid

// What became of each wager leaves when wagering opens again; the net of the coup stays until cards of the next one are
// dealt, and opens the rest.
export function forgetPaid() {
  if (!paid.list.length) return
  const isDealt = paid.coup !== coupKey() && view().shared.coup?.play !== 'wagering'
  if (isDealt) paid = { coup: '', number: 0, list: [] }
  if (isDealt || over !== isOver()) drawResults()
}

const isOver = () => !!view().shared.coup?.open_to_wagers

/** @param {Wire.Announcement[]} news @param {boolean} first */
export function hear(news, first) {
  for (const one of news) {
    if (one.event === 'bets-called') told = told.slice(-40)
    told.push(one)
    if (one.event === 'card-corrected' && one.facts?.undone && paid.coup === coupKey()) paid.list = [] // it is settled again
    if (one.paid?.length) {
      const key = coupKey()
      if (paid.coup !== key) paid = { coup: key, number: view().shared.coup?.number ?? 0, list: [] }
      const mine = one.paid.filter(each => each.patron === me())
      paid.list = [...paid.list.filter(each => !mine.some(other => other.number === each.number && other.wager === each.wager)), ...mine]
      drawResults()
      if (!first && mine.length && netOf(paid.list) > 0) winSounds()
    }
    if (!first) announce(spoken(one))
    for (const each of one.paid ?? []) if (!first && each.patron === me()) announce(say('paid-heard', outcome(each)))
  }
  told = told.slice(-60)
  if (news.length || first) queueMicrotask(drawLog) // once the cards lie there: one that is covered is not told
}

// A sentence for the ear: cards by their names.
/** @param {Wire.Announcement} one */
const spoken = one => say('heard', { sentence: sentence(one).replace(/\b([A2-9TJQK][cdhs])\b/g, card => cardName(card)) })
/** @param {Wire.Announcement} one */
const sentence = one => inWords(one)

export function drawLog() {
  if (isCovered()) return // it would tell the card
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
  const some = paid.list.length > 0
  over = some && isOver()
  fill(
    the('#results'),
    some && drawNet(),
    (!some || over) && at.felt && h('p', { class: 'print' }, h('b', {}, at.felt.casino), h('span', {}, bookText(at.felt.about))),
    some && drawPaid('', over),
  )
}

// What the coup changed of my chips, always at the same place; with all that it is made of.
function drawNet() {
  const net = netOf(paid.list)
  const way = net > 0 ? 'up' : net < 0 ? 'down' : 'even'
  return h('button', { type: 'button', class: `net ${way} ${over ? 'past' : ''}`, 'data-key': 'net', 'aria-label': say('net-told', { net: Math.abs(net), way, coup: paid.number }),
    onclick: () => void dialog(say('your-results', { coup: paid.number }), h('div', { class: 'grid all-paid' }, drawPaid('all-', false), closeRow())) },
    h('span', { class: 'small' }, say('net-of', { coup: paid.number })), ' ', h('b', { class: 'figure' }, say('net', { net: Math.abs(net), way })))
}

// `key` tells the list in a dialogue from the one on the felt.
/** @param {string} key @param {boolean} hidden */
function drawPaid(key, hidden) {
  return h('ul', { class: 'paid', hidden, 'aria-label': say('your-results', { coup: paid.number }) }, paid.list.map(one =>
    h('li', { class: one.resolution, 'data-key': `${key}${paid.coup} ${one.number}` },
      h('span', { class: 'sign', 'aria-hidden': 'true' }, one.resolution === 'wins' ? '+' : one.resolution === 'loses' ? '−' : '='),
      h('span', { class: 'what' }, h('b', {}, named('wager', one.wager)), ' ', say('paid-outcome', outcome(one))),
      h('button', { type: 'button', class: 'clause', 'data-key': `${key}paid-${one.number}-${one.wager}`, 'aria-label': say('paid-why', outcome(one)),
        onclick: () => showClauses(one.clauses, say('paid-heading', outcome(one)), h('p', {}, rowOf(one))) }, say('why')),
    ),
  ))
}
