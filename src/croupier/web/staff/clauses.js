// Clauses as small buttons; each opens what it says, in our words, and leads to it in the book.

import { inTheBook } from '../parts/announce.js'
import { h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { language, say } from '../parts/words.js'

/** @type {Map<string, Wire.ClauseShown>} */
const known = new Map()
/** @type {{ box: HTMLElement, beside: HTMLElement } | null} */
let shown = null

/** @param {string} clause */
export const number = clause => clause.slice(clause.indexOf(':') + 1)

// Buttons for clauses; beyond `most` they hide behind one more button.
/** @param {string[] | undefined} list @param {number} [most] */
export function clauses(list, most = 2) {
  if (!list?.length) return null
  const rest = list.slice(most)
  return h('span', { class: 'clauses' }, list.slice(0, most).map(button),
    rest.length ? [h('button', { type: 'button', class: 'clause more', 'data-key': 'more', onclick: showRest }, `+${rest.length}`), h('span', { class: 'clauses-rest', hidden: true }, rest.map(button))] : null)
}

/** @param {string} one */
const button = one => h('button', {
  type: 'button', class: 'clause', 'data-key': `clause-${one}`, 'aria-haspopup': 'dialog', 'aria-label': say('staff-clause', { number: number(one) }),
  onclick: event => { event.stopPropagation(); open(one, event.currentTarget) },
}, number(one))

/** @param {import('../parts/dom.js').Pressed} event */
function showRest(event) {
  event.stopPropagation()
  const more = event.currentTarget
  const rest = /** @type {HTMLElement} */ (more.nextElementSibling)
  rest.hidden = false
  rest.querySelector('button')?.focus()
  more.hidden = true
}

/** @param {string} clause @param {HTMLElement} beside */
async function open(clause, beside) {
  close()
  const box = h('div', { class: 'popover', role: 'dialog', 'aria-label': say('staff-clause', { number: number(clause) }), tabindex: '-1' }, h('p', {}, '…'))
  shown = { box, beside }
  const host = beside.closest('dialog') ?? document.body
  host.append(box)
  place(box, beside)
  box.focus()
  try {
    const found = known.get(clause) ?? await ask(`/clauses/${clause.split('/').map(encodeURIComponent).join('/')}?language=${language()}`)
    known.set(clause, found)
    const { topic, says, casino } = found
    box.replaceChildren(h('p', { class: 'popover-head' }, say('clause-of', { casino, number: number(clause) })), h('p', { class: 'popover-topic' }, topic), h('p', {}, says),
      h('p', { class: 'small' }, h('a', { href: inTheBook(clause), target: '_blank', 'data-testid': 'in-the-book' }, say('in-the-book'))))
  } catch (error) {
    box.replaceChildren(h('p', {}, error.message))
  }
  place(box, beside)
}

/** @param {HTMLElement} box @param {HTMLElement} beside */
function place(box, beside) {
  const at = beside.getBoundingClientRect()
  const [wide, high] = [Math.min(380, innerWidth - 16), box.offsetHeight]
  box.style.width = `${wide}px`
  box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - wide - 8))}px`
  box.style.top = `${at.bottom + high + 8 < innerHeight ? at.bottom + 4 : Math.max(8, at.top - high - 4)}px`
}

export function close() {
  if (!shown) return false
  const { box, beside } = shown
  shown = null
  if (box.contains(document.activeElement) && beside.isConnected) beside.focus()
  box.remove()
  return true
}

addEventListener('pointerdown', event => { if (shown && !shown.box.contains(/** @type {Node} */ (event.target))) close() })
addEventListener('keydown', event => {
  if (event.key === 'Escape' && close()) { event.stopPropagation(); event.preventDefault() }
}, true)
// it goes along with its button, until that is out of sight
addEventListener('scroll', () => {
  if (!shown) return
  const { top, bottom } = shown.beside.getBoundingClientRect()
  if (shown.beside.isConnected && bottom > 0 && top < innerHeight) place(shown.box, shown.beside)
  else close()
}, true)
