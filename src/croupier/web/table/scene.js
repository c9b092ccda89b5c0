// The two hands and what stands between them: the clock, the call, the coup's number, the limits, and what is out of the
// ordinary.

import { timeLeft } from '../logic/countdown.js'
import { countdown } from '../logic/speaker.js'
import { card, showHand } from '../parts/cards.js'
import { fill, h, s, the } from '../parts/dom.js'
import { coupsLeft, noticeFacts, noticeUntil } from '../parts/notices.js'
import { troubled } from '../parts/sent.js'
import { named, namedBeside, say, tagBeside } from '../parts/words.js'
import { at, view, windowOpen } from './state.js'

/** @typedef {{ title: HTMLElement, count: HTMLElement, cards: HTMLElement & { shown?: (string | null)[] | null }, keeper: HTMLElement }} Hand */

/** @type {{ player?: Hand, banker?: Hand }} */
const hands = {} // made when they are first drawn

// Another language: cards have other names.
export function forgetHands() {
  for (const { cards } of Object.values(hands)) {
    cards.shown = null
    cards.replaceChildren()
  }
}

/** @param {Wire.Side} which */
function makeHand(which) {
  const hand = { title: h('h2', {}), count: h('span', { class: 'count figure' }), cards: h('div', { class: 'cards' }), keeper: h('span', { class: 'small keeper' }) }
  the(`#${which}-hand`).replaceChildren(h('div', { class: 'hand-head' }, hand.title, hand.count), hand.cards, hand.keeper)
  hands[which] = hand
  return hand
}

export function drawScene() {
  const { shared } = view()
  for (const which of /** @type {Wire.Side[]} */ (['player', 'banker'])) {
    const hand = hands[which] ?? makeHand(which)
    const shown = shared.coup?.[which] ?? {}
    const cards = shown.cards ?? []
    const [first, second] = [named('hand', which), namedBeside('hand', which)]
    const sign = first + second
    if (hand.title.dataset.sign !== sign) {
      hand.title.dataset.sign = sign
      fill(hand.title, first, ' ', h('span', { class: 'second', lang: tagBeside() }, second))
    }
    const count = shown.count ?? null
    hand.count.textContent = count === null ? '' : String(count)
    hand.count.hidden = count === null
    showHand(hand.cards, cards)
    hand.cards.setAttribute('role', 'group')
    hand.cards.setAttribute('aria-label', say('hand-told', { hand: which, cards, count }))
    the(`#${which}-hand`).classList.toggle('won', shared.coup?.winner === which)
    hand.keeper.textContent = shown.keeper ? say('keeper-is', { patron: shown.keeper }) : ''
  }
  drawCentre()
}

const ring = s('circle', { cx: 50, cy: 50, r: 44, class: 'ring-left', pathLength: 100, 'stroke-dasharray': '100 100' })
const ringText = s('text', { x: 50, y: 50, 'text-anchor': 'middle', 'dominant-baseline': 'central' })
const clock = h('div', { class: 'clock', role: 'timer' }, s('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, s('circle', { cx: 50, cy: 50, r: 44, class: 'ring-all' }), ring, ringText))

function drawCentre() {
  const { shared, timer } = view()
  const trouble = troubled(view())
  const coup = shared.coup
  const carried = shared.carried ?? []
  const counts = [coup?.player?.count ?? 0, coup?.banker?.count ?? 0]
  const mark = shared.shoe?.last_coup ? say('last-coup') : shared.shoe?.cutting_card_out ? say('cutting-card') : ''
  clock.hidden = !timer || at.state !== 'live'
  the('#felt').classList.toggle('lost', at.state !== 'live')
  const sentence = shared.matter || shared.offer ? say('still-short') : coup?.void ? say('void-coup', { coup: coup.number }) : coup?.winner
    ? say('coup-won', { winner: coup.winner, high: Math.max(...counts), low: Math.min(...counts) })
    : windowOpen() ? say('window-open') : shared.phase === 'wagering' && !coup?.bets_called ? say('wait-call') : say(`phase-${shared.phase}`)
  const prompts = !trouble || !!coup?.winner // nobody is asked for wagers at a table that is stopped
  fill(
    the('#centre'),
    trouble && h('p', { class: 'wrong' }, say('trouble', { why: trouble })),
    clock,
    at.state !== 'live' ? h('p', { class: 'result' }, say('connection-lost')) : prompts && h('p', { class: `result ${coup?.winner ?? ''}` }, sentence),
    coup && h('p', { class: 'soft small' }, say('coup-of-shoe', { coup: coup.number, shoe: shared.shoe?.number ?? 1 })),
    coup?.open_to_wagers && !timer && prompts && coup.bets_called && at.timed && h('p', { class: 'soft small' }, say('first-chip')),
    shared.board && h('p', { class: 'plaque figure', title: say('sign') }, h('span', { class: 'heard' }, `${say('sign')} `), say('limit-range', { ...shared.board.limits.limits })),
    carried.length > 0 && h('div', { class: 'carried', 'data-testid': 'carried' }, carried.map(one => card(one)), h('span', { class: 'small' }, say(coup?.play === 'wagering' || coup?.play === 'dealing' ? 'carried-now' : 'carried'))),
    (shared.board?.notices ?? []).map(notice),
    shared.shoe?.seeded && h('p', { class: 'wrong small', 'data-testid': 'seeded' }, say('seeded')),
    mark && h('p', { class: 'marks' }, h('span', { class: 'mark last' }, mark)),
  )
  tick()
}

// A notice with the time, or the coups, that it still has to stand.
/** @param {Wire.NoticeShown} one */
function notice(one) {
  const left = coupsLeft(one)
  const until = noticeUntil(one)
  return h('p', { class: 'notice-runs small', 'data-testid': `notice-${one.about}` }, say('notice-says', noticeFacts(one)), ' ',
    left !== null ? h('b', {}, say('notice-coups', { coups: left })) : until && h('b', { class: 'figure', 'data-until': until }, standsFor(until)))
}

/** @param {number} until */
function standsFor(until) {
  const left = until - (at.live?.now() ?? until)
  return left > 0 ? countdown(left) : say('notice-soon')
}

function tick() {
  for (const one of document.querySelectorAll('.notice-runs [data-until]')) {
    const text = standsFor(Number(one.getAttribute('data-until')))
    if (one.textContent !== text) one.textContent = text
  }
  const timer = at.view?.timer
  if (!timer || !at.live) return
  const { part, seconds, isShort } = timeLeft(timer, at.live.now())
  ring.setAttribute('stroke-dasharray', `${part * 100} 100`)
  if (ringText.textContent !== String(seconds)) {
    ringText.textContent = String(seconds)
    clock.setAttribute('aria-label', say('seconds', { seconds }))
    clock.classList.toggle('short', isShort)
  }
}
setInterval(tick, 200)
