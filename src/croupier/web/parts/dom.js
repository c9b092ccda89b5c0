// Making elements, and replacing what is in one without losing the keyboard's place.

const SVG = 'http://www.w3.org/2000/svg'

function made(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === undefined || value === null || value === false) continue
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value)
    else if (name === 'class') node.setAttribute('class', value)
    else node.setAttribute(name, value === true ? '' : value)
  }
  node.append(...children.flat(9).filter(child => child !== null && child !== undefined && child !== false))
  return node
}

export const h = (tag, attributes, ...children) => made(document.createElement(tag), attributes, children)
export const s = (tag, attributes, ...children) => made(document.createElementNS(SVG, tag), attributes, children)

// Replace an element's children. Whatever has the focus keeps it, if its data-key is still there.
export function fill(element, ...children) {
  const held = element.contains(document.activeElement) ? document.activeElement : null
  const key = held?.dataset?.key
  const [from, to] = held && 'selectionStart' in held ? [held.selectionStart, held.selectionEnd] : []
  element.replaceChildren(...children.flat(9).filter(child => child !== null && child !== undefined && child !== false))
  if (key) {
    const again = element.querySelector(`[data-key="${CSS.escape(key)}"]`)
    again?.focus({ preventScroll: true })
    if (again && from !== undefined && from !== null) again.setSelectionRange?.(from, to)
  }
}

export const find = selector => document.querySelector(selector)
