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

const SVG = 'http://www.w3.org/2000/svg'
const BY_KEY = new Set(['A', 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA', 'DETAILS'])
const TOUCHED = new Set(['value', 'checked', 'selected']) // an attribute says how it began; what a person made of it is a property
const described = new WeakMap() // an element to its attributes as they were last asked for

const isOff = value => value === undefined || value === null || value === false
const wanted = children => children.flat(9).filter(child => !isOff(child))

// One listener for every event that is asked for: it runs what was asked for last.
function hear(event) {
  const run = described.get(event.currentTarget)[`on${event.type}`]
  if (run) run(event)
}

function set(node, name, value) {
  if (name.startsWith('on')) node.addEventListener(name.slice(2), hear)
  else if (isOff(value)) node.removeAttribute(name)
  else node.setAttribute(name, value === true ? '' : value)
}

function made(node, attributes, children) {
  described.set(node, attributes ?? {})
  for (const [name, value] of Object.entries(attributes ?? {})) if (!isOff(value)) set(node, name, value)
  node.append(...wanted(children))
  return node
}

export const h = (tag, attributes, ...children) => made(document.createElement(tag), attributes, children)
export const s = (tag, attributes, ...children) => made(document.createElementNS(SVG, tag), attributes, children)

// Draw what is in an element again, in place.
export function fill(element, ...children) {
  const nodes = wanted(children).map(child => (child instanceof Node ? child : document.createTextNode(child)))
  holdingFocus(element, () => arrange(element, nodes))
}

// Put something else into an element: a form, a page of a dialogue, whatever begins from nothing.
export function anew(element, ...children) {
  holdingFocus(element, () => element.replaceChildren(...wanted(children)))
}

// --- in place ------------------------------------------------------------------------------------

// What a node can be the same as; null where it is only ever itself.
function kind(node) {
  if (node.nodeType === Node.TEXT_NODE) return '#text'
  const asked = described.get(node)
  if (!asked) return null
  if (asked['data-key'] !== undefined) return `${node.nodeName} ${asked['data-key']}`
  return BY_KEY.has(node.nodeName) || asked.onclick ? null : node.nodeName
}

// Have these children, and keep those that are the same.
function arrange(element, nodes) {
  const themselves = new Set(nodes)
  const there = new Map() // a kind to those that are there, in their order
  for (const node of element.childNodes) {
    const same = themselves.has(node) ? null : kind(node)
    if (same && !there.get(same)?.push(node)) there.set(same, [node])
  }
  const now = nodes.map(node => {
    const old = node.parentNode === element ? null : there.get(kind(node))?.shift()
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
function alter(old, fresh) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data
    return
  }
  const [before, after] = [described.get(old), described.get(fresh)]
  described.set(old, after)
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (before[name] === after[name]) continue
    set(old, name, after[name])
    if (TOUCHED.has(name)) old[name] = name === 'value' ? after.value ?? '' : !isOff(after[name])
  }
  arrange(old, [...fresh.childNodes])
}

// Where what had the focus was made anew, or moved, what has its data-key gets it back.
function holdingFocus(element, change) {
  const held = element.contains(document.activeElement) ? document.activeElement : null
  const [from, to] = held && 'selectionStart' in held ? [held.selectionStart, held.selectionEnd] : []
  change()
  if (!held || held === document.activeElement) return
  const key = held.dataset.key
  const again = element.contains(held) ? held : key && element.querySelector(`[data-key="${CSS.escape(key)}"]`)
  if (!again) return
  again.focus({ preventScroll: true })
  if (from !== undefined && from !== null) again.setSelectionRange?.(from, to)
}

export const find = selector => document.querySelector(selector)
