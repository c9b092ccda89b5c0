// The two hands and what stands between them: the clock, the call, the coup's number, the limits, and what is out of the
// ordinary.

import { card, cardName, showHand } from '../parts/cards.js'
import { fill, find, h, s } from '../parts/dom.js'
import { dollars } from '../parts/money.js'
import { countdown, coupsLeft, inLanguage, noticeSays, noticeUntil } from '../parts/notices.js'
import { language, say } from '../parts/words.js'
import { at, windowOpen } from './state.js'

const hands = { player: {}, banker: {} }

// Another language: cards have other names.
export function forgetHands() {
  for (const { cards } of Object.values(hands)) {
    if (!cards) continue
    cards.shown = null
    cards.replaceChildren()
  }
}

export function drawScene() {
  const { shared } = at.view
  for (const which of ['player', 'banker']) {
    const hand = hands[which]
    const shown = shared.coup?.[which] ?? {}
    const cards = shown.cards ?? []
    if (!hand.cards) {
      hand.title = h('h2', {})
      hand.count = h('span', { class: 'count figure' })
      hand.cards = h('div', { class: 'cards' })
      hand.keeper = h('span', { class: 'small keeper' })
      find(`#${which}-hand`).replaceChildren(h('div', { class: 'hand-head' }, hand.title, hand.count), hand.cards, hand.keeper)
    }
    const both = language() === 'zh' ? ['庄', 'Banker', '闲', 'Player'] : ['Banker', '庄', 'Player', '闲']
    const [first, second] = which === 'banker' ? both.slice(0, 2) : both.slice(2)
    const sign = first + second
    if (hand.title.dataset.sign !== sign) {
      hand.title.dataset.sign = sign
      fill(hand.title, first, ' ', h('span', { class: 'second' }, second))
    }
    const count = shown.count ?? null
    hand.count.textContent = count === null ? '' : String(count)
    hand.count.hidden = count === null
    showHand(hand.cards, cards)
    hand.cards.setAttribute('role', 'group')
    hand.cards.setAttribute('aria-label', `${first}: ${cards.length ? cards.map(cardName).join(', ') : say('no-cards-yet')}${count === null ? '' : `. ${say('count-is', count)}`}`)
    find(`#${which}-hand`).classList.toggle('won', shared.coup?.winner === which)
    hand.keeper.textContent = shown.keeper ? say('keeper-is', shown.keeper) : ''
  }
  drawCentre()
}

const ring = s('circle', { cx: 50, cy: 50, r: 44, class: 'ring-left', pathLength: 100, 'stroke-dasharray': '100 100' })
const ringText = s('text', { x: 50, y: 50, 'text-anchor': 'middle', 'dominant-baseline': 'central' })
const clock = h('div', { class: 'clock', role: 'timer' }, s('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, s('circle', { cx: 50, cy: 50, r: 44, class: 'ring-all' }), ring, ringText))

function drawCentre() {
  const { shared, timer, trouble } = at.view
  const coup = shared.coup
  const counts = coup?.winner && [coup.player?.count ?? 0, coup.banker?.count ?? 0]
  const high = counts && Math.max(...counts)
  const marks = [
    shared.shoe?.last_coup && ['last', say('last-coup')],
    !shared.shoe?.last_coup && shared.shoe?.cutting_card_out && ['last', say('cutting-card')],
  ].filter(Boolean)
  clock.hidden = !timer || at.state !== 'live'
  find('#felt').classList.toggle('lost', at.state !== 'live')
  const sentence = shared.matter || shared.offer ? say('still-short') : coup?.void ? say('void-coup', coup.number) : coup?.winner
    ? say(`${coup.winner}-wins`, high, counts[0] + counts[1] - high)
    : windowOpen() ? say('window-open') : shared.phase === 'wagering' && !coup?.bets_called ? say('wait-call') : say(`phase-${shared.phase}`)
  fill(
    find('#centre'),
    trouble && h('p', { class: 'wrong' }, say('trouble', trouble)),
    clock,
    h('p', { class: `result ${coup?.winner ?? ''}` }, at.state === 'live' ? sentence : say('connection-lost')),
    coup && h('p', { class: 'soft small' }, `${say('coup', coup.number)} · ${say('shoe', shared.shoe?.number ?? 1)}`),
    coup?.open_to_wagers && !timer && coup.bets_called && at.timed && h('p', { class: 'soft small' }, say('first-chip')),
    shared.board && h('p', { class: 'plaque figure', title: say('sign') }, h('span', { class: 'heard' }, `${say('sign')} `), `${dollars(shared.board.limits.limits.minimum)} – ${dollars(shared.board.limits.limits.maximum)}`),
    shared.carried?.length > 0 && h('div', { class: 'carried', 'data-testid': 'carried' }, shared.carried.map(one => card(one)), h('span', { class: 'small' }, say(coup?.play === 'wagering' || coup?.play === 'dealing' ? 'carried-now' : 'carried'))),
    (shared.board?.notices ?? []).map(notice),
    marks.length > 0 && h('p', { class: 'marks' }, marks.map(([kind, text]) => h('span', { class: `mark ${kind}` }, text))),
  )
  tick()
}

// A notice with the time, or the coups, that it still has to stand.
function notice(one) {
  const left = coupsLeft(one)
  const until = noticeUntil(one)
  return h('p', { class: 'notice-runs small', 'data-testid': `notice-${one.about}` }, inLanguage(noticeSays(one)), ' ',
    left ? h('b', {}, inLanguage(left)) : until && h('b', { class: 'figure', 'data-until': until }, timeLeft(until)))
}

function timeLeft(until) {
  const left = Number(until) - at.live.now()
  return left > 0 ? countdown(left) : say('notice-soon')
}

function tick() {
  for (const one of document.querySelectorAll('.notice-runs [data-until]')) {
    const text = timeLeft(one.dataset.until)
    if (one.textContent !== text) one.textContent = text
  }
  const timer = at.view?.timer
  if (!timer || !at.live) return
  const left = Math.max(0, timer.closes - at.live.now())
  ring.setAttribute('stroke-dasharray', `${(left / timer.lasts) * 100} 100`)
  const seconds = Math.ceil(left / 1000)
  if (ringText.textContent !== String(seconds)) {
    ringText.textContent = String(seconds)
    clock.setAttribute('aria-label', say('seconds', seconds))
    clock.classList.toggle('short', seconds <= 5)
  }
}
setInterval(tick, 200)
