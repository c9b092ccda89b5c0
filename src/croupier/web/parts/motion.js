// What moves on the felt: cards that come from the shoe face down and turn over, the count after its card, chips that are
// taken or paid. Everything lies where it belongs before it moves, so that nothing is missing where nothing can move: for
// whoever asked for less motion, in a page that nobody sees, and on a machine too slow for it, which is found out here.

import { h } from './dom.js'

const WAY = 350 // milliseconds from the shoe
const TURN = 300
const FEWEST = 15 // frames in half a second: 30 a second

const less = matchMedia('(prefers-reduced-motion: reduce)')
let isSlow = false

export const moves = () => !less.matches && !isSlow && document.visibilityState === 'visible'

// Where two motions in a row were drawn with too few frames, there is the simple version from then on.
let slowOnes = 0
let isCounting = false
function countFrames() {
  if (isCounting) return
  isCounting = true
  const start = performance.now()
  let frames = 0
  const count = () => {
    frames += 1
    if (performance.now() - start < 500) return void requestAnimationFrame(count)
    isCounting = false
    slowOnes = frames < FEWEST ? slowOnes + 1 : 0
    isSlow = slowOnes > 1
    document.documentElement.classList.toggle('simple', isSlow)
  }
  requestAnimationFrame(count)
}

// For what style sheets move, such as the mark that came last.
export function watchFrames() {
  if (moves()) countFrames()
}

// A card that lies there comes from the shoe, its back up, and turns over; one that lay face down only turns.
/** @param {HTMLElement} card @param {SVGElement} back @param {boolean} comes */
export function turnOver(card, back, comes) {
  if (!moves() || !card.animate) return
  countFrames()
  const face = card.firstElementChild
  const cover = h('span', { class: 'cover', 'aria-hidden': 'true' }, back)
  card.append(cover)
  const delay = comes ? WAY : 0
  if (comes) card.animate([{ transform: 'translate(6rem, -5rem) rotate(10deg)' }, { transform: 'none' }], { duration: WAY, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' })
  const opening = face?.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], { delay: delay + TURN / 2, duration: TURN / 2, fill: 'backwards' })
  const turning = cover.animate([{ transform: 'none' }, { transform: 'rotateY(90deg)' }], { delay, duration: TURN / 2 })
  const bare = () => cover.remove()
  turning.addEventListener('finish', bare)
  turning.addEventListener('cancel', bare)
  setTimeout(() => { // whatever became of the motion
    bare()
    opening?.cancel()
  }, 2 * (WAY + TURN))
}

// One that stays face down only comes.
/** @param {HTMLElement} card */
export function comeFaceDown(card) {
  if (moves()) card.animate?.([{ transform: 'translate(6rem, -5rem) rotate(10deg)' }, { transform: 'none' }], { duration: WAY })
}

// A cover that was lifted turns out of the way.
/** @param {HTMLElement} cover */
export function turnAway(cover) {
  cover.style.pointerEvents = 'none'
  const turning = moves() ? cover.animate?.([{ transform: 'none' }, { transform: 'rotateY(90deg)' }], { duration: TURN / 2 }) : null
  const gone = () => cover.remove()
  turning?.addEventListener('finish', gone)
  setTimeout(gone, turning ? TURN : 0)
}

// A count is said when its card lies open.
/** @param {HTMLElement} count */
export function countAfterCard(count) {
  if (moves()) count.animate?.([{ visibility: 'hidden' }, { visibility: 'hidden' }], { duration: WAY + TURN })
}

// Chips that were won come from the bank.
/** @param {HTMLElement} chips */
export function chipsCome(chips) {
  if (moves()) chips.animate?.([{ transform: 'translateY(-9rem)', opacity: 0 }, { opacity: 1, offset: 0.2 }, { transform: 'none' }], { duration: 700, easing: 'ease-out' })
}

// Chips that lay here go: up to the bank when they lost, down to their patron otherwise.
/** @param {HTMLElement} chips @param {boolean} lost */
export function chipsGo(chips, lost) {
  if (!moves() || !chips.animate || !chips.parentElement) return
  const [here, area] = [chips.getBoundingClientRect(), chips.parentElement.getBoundingClientRect()]
  const going = h('span', { class: 'going-chips', 'aria-hidden': 'true', style: `left:${here.left - area.left}px;top:${here.top - area.top}px` })
  going.append(...[...chips.children].map(one => one.cloneNode(true)))
  chips.parentElement.append(going)
  const motion = going.animate([{ transform: 'none' }, { transform: 'none', offset: 0.3 }, { transform: `translateY(${lost ? '-9rem' : '9rem'}) scale(0.8)` }], { duration: 900, easing: 'ease-in' })
  const gone = () => going.remove()
  motion.addEventListener('finish', gone)
  motion.addEventListener('cancel', gone)
  setTimeout(gone, 1500)
}
