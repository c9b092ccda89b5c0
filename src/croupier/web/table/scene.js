// The two hands and what stands between them: the clock, the call, the coup's number, the limits, and what is out of the
// ordinary.

import { timeLeft } from '../logic/countdown.js'
import { countdown } from '../logic/speaker.js'
import { card, showHand } from '../parts/cards.js'
import { fill, h, s, the } from '../parts/dom.js'
import { countAfterCard } from '../parts/motion.js'
import { coupsLeft, dueFacts, isDue, noticeFacts, noticeUntil } from '../parts/notices.js'
import { troubled } from '../parts/sent.js'
import { isCovered, lay, openAll, place } from '../parts/squeeze.js'
import { cardSounds } from '../parts/sound.js'
import { named, namedBeside, say, tagBeside } from '../parts/words.js'
import { at, own, view, windowOpen } from './state.js'
import { drawLog, mendedCards } from './told.js'

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
  /** @type {Hand} */
  const hand = { title: h('h2', {}), count: h('span', { class: 'count figure' }), cards: h('div', { class: 'cards' }), keeper: h('span', { class: 'small keeper' }) }
  the(`#${which}-hand`).replaceChildren(h('div', { class: 'hand-head' }, hand.title, hand.count), hand.cards, hand.keeper)
  hands[which] = hand
  return hand
}

// A card that was squeezed lies open: its count is said, and what happened.
function uncovered() {
  if (!at.view) return
  drawScene()
  if (!isCovered()) drawLog()
}

export function drawScene() {
  const { shared } = view()
  if (shared.coup?.winner || shared.coup?.void || shared.matter) openAll()
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
    const wasCount = hand.count.textContent
    const had = hand.cards.childElementCount
    const mine = !!hand.cards.shown && !shared.coup?.winner && !!own()?.wagers?.some(one => one.wager === which)
    showHand(hand.cards, cards, mine ? { cover: (one, back) => lay(one, the(`#${which}-hand`), back, say('squeeze-card', { hand: which }), uncovered) } : {})
    const isHidden = count === null || isCovered(the(`#${which}-hand`))
    hand.count.textContent = isHidden ? '' : String(count)
    hand.count.classList.toggle('none', isHidden) // its place stays
    if (cards.length > had) cardSounds()
    if (cards.length > had && wasCount !== hand.count.textContent) countAfterCard(hand.count)
    hand.cards.setAttribute('role', 'group')
    hand.cards.setAttribute('aria-label', say('hand-told', { hand: which, cards, count }))
    the(`#${which}-hand`).classList.toggle('won', shared.coup?.winner === which)
    hand.keeper.textContent = shown.keeper ? say('keeper-is', { patron: shown.keeper }) : ''
  }
  place()
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
    h('div', { class: 'call' }, // one height, whatever is called: what stands below it stays where it is
      clock,
      at.state !== 'live' ? h('p', { class: 'result' }, say('connection-lost')) : prompts && h('p', { class: `result ${coup?.winner ?? ''}`, 'data-key': `result ${sentence}` }, sentence),
      coup?.open_to_wagers && !timer && prompts && coup.bets_called && at.timed && h('p', { class: 'soft small' }, say('first-chip'))),
    coup && h('p', { class: 'soft small of-shoe' }, say('coup-of-shoe', { coup: coup.number, shoe: shared.shoe?.number ?? 1 })),
    shared.board && h('p', { class: 'plaque figure', title: say('sign') }, h('span', { class: 'heard' }, `${say('sign')} `), say('limit-range', { ...shared.board.limits.limits })),
    coup && (coup.player?.cards?.length || coup.banker?.cards?.length) ? mendedCards().map(one => h('p', { class: 'mended small', 'data-testid': 'mended' }, `✎ ${say('wall-mended', { ...one, wrong: [one.wrong], right: [one.right] })}`)) : null,
    carried.length > 0 && h('div', { class: 'carried', 'data-testid': 'carried' }, carried.map(one => card(one)), h('span', { class: 'small' }, say(coup?.play === 'wagering' || coup?.play === 'dealing' ? 'carried-now' : 'carried'))),
    (shared.board?.notices ?? []).map(notice),
    shared.shoe?.seeded && h('p', { class: 'wrong small', 'data-testid': 'seeded' }, say('seeded')),
    mark && h('p', { class: 'marks' }, h('span', { class: 'mark last' }, mark)),
  )
  tick()
}

const clockNow = () => at.live?.now() ?? view().now

// A notice with the time, or the coups, that it still has to stand; once it is due, that the change is still to be made.
/** @param {Wire.NoticeShown} one */
function notice(one) {
  const left = coupsLeft(one)
  const until = noticeUntil(one)
  return h('p', { class: 'notice-runs small', 'data-testid': `notice-${one.about}` }, say('notice-says', noticeFacts(one)), ' ',
    isDue(one, clockNow()) ? h('b', { 'data-testid': 'notice-due' }, say('notice-due', dueFacts(one)))
      : left !== null ? h('b', {}, say('notice-coups', { coups: left })) : until && h('b', { class: 'figure', 'data-until': until }, standsFor(until)))
}

/** @param {number} until */
const standsFor = until => countdown(until - clockNow())

function tick() {
  for (const one of document.querySelectorAll('.notice-runs [data-until]')) {
    const until = Number(one.getAttribute('data-until'))
    if (until <= clockNow()) { drawCentre(); return } // due: it is said in other words
    const text = standsFor(until)
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
