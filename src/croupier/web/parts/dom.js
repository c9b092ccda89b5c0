// Making elements, and drawing again what is in one: in place, so that nothing is taken away that somebody is using.
//
// `fill` compares what is wanted with what is there. What is still wanted stays the same element and so keeps the focus, a
// mouse button pressed on it, what was typed, an open <details>, its scrolling and its animation; only what is different is
// changed. Which is which is known by data-key, else by tag and order; but whatever can be pressed, written in or opened is
// the same only by its key, since a press must never become that of another act.
//
// So an element that was made for `fill` may never be seen: the one that was there took its place. A listener finds a field
// by its event. An element that a page keeps is handed to `fill` every time, itself and not inside another, or is put there
// by `anew`.

/** What may stand in an element; what is nothing is left out. @typedef {Node | string | number | false | null | undefined | Child[]} Child */
/** @typedef {HTMLInputElement & HTMLSelectElement & HTMLDetailsElement} Field */
/** @typedef {MouseEvent & { target: HTMLElement, currentTarget: HTMLButtonElement }} Pressed */
/** @typedef {Event & { target: Field, currentTarget: Field }} Entered */
/** @typedef {KeyboardEvent & { target: HTMLElement }} Typed */
/** @typedef {SubmitEvent & { target: HTMLFormElement & { elements: Record<string, HTMLInputElement> } }} Submitted */
/**
 * Attributes of an element, and what is run when something happens to it.
 * @typedef {object} Attributes
 * @property {((event: Pressed) => unknown) | false | null} [onclick]
 * @property {(event: Entered) => unknown} [onchange]
 * @property {(event: Entered) => unknown} [oninput]
 * @property {(event: Entered) => unknown} [ontoggle]
 * @property {(event: Typed) => unknown} [onkeydown]
 * @property {(event: Submitted) => unknown} [onsubmit]
 */
/** @typedef {Attributes & { [name: string]: unknown }} Asked */

const SVG = 'http://www.w3.org/2000/svg'
const BY_KEY = new Set(['A', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'DETAILS'])
const TOUCHED = new Set(['value', 'checked', 'selected']) // an attribute says how it began; what a person made of it is a property
/** @type {WeakMap<Node, Record<string, any>>} */
const described = new WeakMap() // an element to its attributes as they were last asked for

/** @param {unknown} value */
const isOff = value => value === undefined || value === null || value === false
/** @param {Child[]} children @returns {(Node | string)[]} */
const wanted = children => /** @type {any[]} */ (children).flat(9).filter(child => !isOff(child))

// One listener for every event that is asked for: it runs what was asked for last.
/** @param {Event} event */
function hear(event) {
  const run = described.get(/** @type {Node} */ (event.currentTarget))?.[`on${event.type}`]
  if (run) run(event)
}

/** @param {Element} node @param {string} name @param {any} value */
function set(node, name, value) {
  if (name.startsWith('on')) node.addEventListener(name.slice(2), hear)
  else if (isOff(value)) node.removeAttribute(name)
  else node.setAttribute(name, value === true ? '' : value)
}

/** @template {Element} E @param {E} node @param {Asked | null} attributes @param {Child[]} children */
function made(node, attributes, children) {
  described.set(node, attributes ?? {})
  for (const [name, value] of Object.entries(attributes ?? {})) if (!isOff(value)) set(node, name, value)
  node.append(...wanted(children))
  return node
}

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {Asked | null} attributes @param {Child[]} children */
export const h = (tag, attributes, ...children) => made(document.createElement(tag), attributes, children)
/** @template {keyof SVGElementTagNameMap} T @param {T} tag @param {Asked | null} attributes @param {Child[]} children */
export const s = (tag, attributes, ...children) => made(document.createElementNS(SVG, tag), attributes, children)

// Draw what is in an element again, in place.
/** @param {Element} element @param {Child[]} children */
export function fill(element, ...children) {
  const nodes = wanted(children).map(child => (child instanceof Node ? child : document.createTextNode(child)))
  holdingFocus(element, () => arrange(element, nodes))
}

// Put something else into an element: a form, a page of a dialogue, whatever begins from nothing.
/** @param {Element} element @param {Child[]} children */
export function anew(element, ...children) {
  holdingFocus(element, () => element.replaceChildren(...wanted(children)))
}

// --- in place ------------------------------------------------------------------------------------

// What a node can be the same as; null where it is only ever itself.
/** @param {Node} node */
function kind(node) {
  if (node.nodeType === Node.TEXT_NODE) return '#text'
  const asked = described.get(node)
  if (!asked) return null
  if (asked['data-key'] !== undefined) return `${node.nodeName} ${asked['data-key']}`
  return BY_KEY.has(node.nodeName) || asked.onclick ? null : node.nodeName
}

// Have these children, and keep those that are the same.
/** @param {Element} element @param {Node[]} nodes */
function arrange(element, nodes) {
  const themselves = new Set(nodes)
  /** @type {Map<string, Node[]>} */
  const there = new Map() // a kind to those that are there, in their order
  for (const node of element.childNodes) {
    const same = themselves.has(node) ? null : kind(node)
    if (same && !there.get(same)?.push(node)) there.set(same, [node])
  }
  const now = nodes.map(node => {
    const old = node.parentNode === element ? null : there.get(kind(node) ?? '')?.shift()
    if (old) alter(old, node)
    return old ?? node
  })
  const stays = new Set(now)
  for (const node of [...element.childNodes]) if (!stays.has(node)) node.remove()
  let next = element.firstChild
  for (const node of now) {
    if (node === next) next = next.nextSibling
    else element.insertBefore(node, next)
  }
}

// Make a node that stays what the new one says. Only what is asked for otherwise than before is set: what the page or a
// person did to the element since then remains.
/** @param {Node} old @param {Node} fresh */
function alter(old, fresh) {
  if (!(old instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue
    return
  }
  const [before, after] = [described.get(old) ?? {}, described.get(fresh) ?? {}]
  described.set(old, after)
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[name] === after[name]) continue
    set(old, name, after[name])
    if (TOUCHED.has(name)) Object.assign(old, { [name]: name === 'value' ? after.value ?? '' : !isOff(after[name]) })
  }
  arrange(old, [...fresh.childNodes])
}

// Where what had the focus was made anew, or moved, what has its data-key gets it back.
/** @param {Element} element @param {() => void} change */
function holdingFocus(element, change) {
  const held = element.contains(document.activeElement) ? /** @type {HTMLInputElement} */ (document.activeElement) : null
  const [from, to] = held && 'selectionStart' in held ? [held.selectionStart, held.selectionEnd] : []
  change()
  if (!held || held === document.activeElement) return
  const key = held.dataset.key
  /** @type {HTMLInputElement | null} */
  const again = element.contains(held) ? held : key ? element.querySelector(`[data-key="${CSS.escape(key)}"]`) : null
  if (!again) return
  again.focus({ preventScroll: true })
  if (from !== undefined && from !== null) again.setSelectionRange?.(from, to ?? from)
}

/** @param {string} selector @returns {HTMLElement | null} */
export const find = selector => document.querySelector(selector)

// One that the page's own text has.
/** @param {string} selector */
export const the = selector => /** @type {HTMLElement} */ (document.querySelector(selector))
