// A press counts for what was under the pointer when it began. What is drawn meanwhile may push that aside; only the hand
// that moves away takes its press back.

const PRESSED = 'button, a, summary'
const MOVES = 12 // pixels: less is a hand that is not quite still
/** @type {{ on: HTMLElement, x: number, y: number } | null} */
let press = null // { on, x, y }

addEventListener('pointerdown', event => {
  /** @type {HTMLElement | null} */
  const on = event.pointerType === 'mouse' && event.button === 0 ? /** @type {HTMLElement} */ (event.target).closest(PRESSED) : null
  on?.setPointerCapture(event.pointerId)
  press = on && { on, x: event.clientX, y: event.clientY }
})

addEventListener('pointermove', event => {
  if (!press || Math.hypot(event.clientX - press.x, event.clientY - press.y) < MOVES) return
  if (press.on.hasPointerCapture(event.pointerId)) press.on.releasePointerCapture(event.pointerId)
  press = null
})
