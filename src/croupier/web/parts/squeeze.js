// Squeezing: whoever has a wager on a hand lifts its cards themselves, from any edge, where they asked for it in this browser.
// The floor has told the card already and waits for nobody: what lies on it here is a cover, which opens by itself when the
// result is announced or after a few seconds. Who asked for less motion, or listens, has the card at once. Start at `lay`.

import { h } from './dom.js'
import { comeFaceDown, moves, turnAway } from './motion.js'

const KEY = 'croupier-squeeze'
const LONGEST = 5000 // milliseconds
const ENOUGH = 0.6 // of the card lifted: it turns over
const STILL = 4 // pixels by which a press may slip

/** @typedef {'top' | 'right' | 'bottom' | 'left'} Edge */
/** @typedef {{ card: HTMLElement, hand: HTMLElement, cover: HTMLElement, opened: () => void, timer: ReturnType<typeof setTimeout> }} Laid */

/** @type {Laid[]} */
let laid = []

export const isOn = () => localStorage.getItem(KEY) === 'on'

/** @param {boolean} on */
export function turn(on) {
  if (on) localStorage.setItem(KEY, 'on')
  else localStorage.removeItem(KEY)
  if (!on) openAll()
}

// Whether something of this hand, or of any, is not open yet for whoever looks.
/** @param {HTMLElement} [hand] */
export const isCovered = hand => laid.some(one => !hand || one.hand === hand)

// Lay a cover on a card that came; whether there is one. `opened` is called when it is away.
/** @param {HTMLElement} card @param {HTMLElement} hand @param {SVGElement} back @param {string} label @param {() => void} opened */
export function lay(card, hand, back, label, opened) {
  if (!isOn() || !moves()) return false
  const cover = h('button', { type: 'button', class: `squeeze ${card.classList.contains('third') ? 'third' : ''}`, 'aria-label': label }, back)
  const one = { card, hand, cover, opened, timer: setTimeout(() => open(one), LONGEST) }
  laid.push(one)
  hand.append(cover)
  place()
  comeFaceDown(cover)
  lift(one)
  return true
}

// Cards make room for others: covers go with them, and go where their card is gone.
export function place() {
  for (const one of laid) {
    if (!one.card.isConnected) open(one)
    const { card, cover } = one
    Object.assign(cover.style, { left: `${card.offsetLeft}px`, top: `${card.offsetTop}px`, width: `${card.offsetWidth}px`, height: `${card.offsetHeight}px` })
  }
}

export function openAll() {
  for (const one of laid) open(one)
}

/** @param {Laid} one */
function open(one) {
  if (!laid.includes(one)) return
  clearTimeout(one.timer)
  const hadFocus = document.activeElement === one.cover
  laid = laid.filter(other => other !== one)
  if (one.card.isConnected) turnAway(one.cover)
  else one.cover.remove()
  if (hadFocus) laid[0]?.cover.focus()
  one.opened()
}

// The edge that is nearest to where it is taken, and how much of the card is lifted from there.
/** @param {Laid} one */
function lift(one) {
  const { cover } = one
  /** @type {{ edge: Edge, x: number, y: number } | null} */
  let held = null
  let lifted = 0
  let slipped = false
  const show = () => {
    cover.style.clipPath = held && lifted ? `inset(${SIDES.map(side => (side === local(/** @type {Edge} */ (held?.edge), cover) ? `${lifted * 100}%` : '0')).join(' ')})` : ''
  }
  cover.addEventListener('pointerdown', event => {
    const box = cover.getBoundingClientRect()
    /** @type {[number, Edge][]} */
    const far = [[event.clientY - box.top, 'top'], [box.right - event.clientX, 'right'], [box.bottom - event.clientY, 'bottom'], [event.clientX - box.left, 'left']]
    held = { edge: far.sort((a, b) => a[0] - b[0])[0][1], x: event.clientX, y: event.clientY }
    slipped = false
    cover.setPointerCapture(event.pointerId)
  })
  cover.addEventListener('pointermove', event => {
    if (!held) return
    const box = cover.getBoundingClientRect()
    const [across, down] = [event.clientX - held.x, event.clientY - held.y]
    const way = { top: down / box.height, bottom: -down / box.height, left: across / box.width, right: -across / box.width }[held.edge]
    slipped ||= Math.hypot(across, down) > STILL
    lifted = Math.min(1, Math.max(0, way))
    show()
  })
  const letGo = () => {
    const enough = lifted >= ENOUGH
    lifted = 0
    show()
    held = null
    if (enough) open(one)
  }
  cover.addEventListener('pointerup', letGo)
  cover.addEventListener('pointercancel', () => {
    lifted = 0
    letGo()
  })
  cover.addEventListener('click', () => { // Enter and the space bar too
    if (!slipped) open(one)
    slipped = false
  })
}

/** @type {Edge[]} */
const SIDES = ['top', 'right', 'bottom', 'left']

// A third card lies on its side: what is its left edge is above.
/** @param {Edge} edge @param {HTMLElement} cover */
const local = (edge, cover) => (cover.classList.contains('third') ? SIDES[(SIDES.indexOf(edge) + 3) % 4] : edge)

addEventListener('resize', place)
