// Playing cards of our own: a large rank, a large suit drawn as a path, and a back. Readable at 40 px and on a wall.

import { h, s } from './dom.js'
import { comeFaceDown, turnOver } from './motion.js'
import { cardName } from './words.js'

/** @type {Record<string, string>} */
const SUITS = {
  h: 'M50 92C16 64 6 48 6 31 6 16 17 7 29 7c9 0 17 5 21 14 4-9 12-14 21-14 12 0 23 9 23 24 0 17-10 33-44 61Z',
  d: 'M50 3Q66 29 88 50 66 71 50 97 34 71 12 50 34 29 50 3Z',
  s: 'M50 4c18 25 43 38 43 60 0 14-11 21-22 21-8 0-14-4-17-9 0 9 4 14 11 19H35c7-5 11-10 11-19-3 5-9 9-17 9C18 85 7 78 7 64 7 42 32 29 50 4Z',
  c: 'M50 5a22 22 0 0 1 17 36 22 22 0 1 1-13 35c0 9 4 14 11 19H35c7-5 11-10 11-19a22 22 0 1 1-13-35A22 22 0 0 1 50 5Z',
}
const RED = '#c4161c'
const BLACK = '#161a1d'

/** @param {string} suit */
export const suitPath = suit => SUITS[suit]
/** @param {string} rank */
const figure = rank => (rank === 'T' ? '10' : rank)

/** @param {string} kind @param {number} x @param {number} y @param {number} size @param {string} fill */
const suit = (kind, x, y, size, fill) => s('path', { d: SUITS[kind], fill, transform: `translate(${x} ${y}) scale(${size / 100})` })

/** @param {string} card */
function face(card) {
  const [rank, kind] = card
  const ink = kind === 'h' || kind === 'd' ? RED : BLACK
  const court = 'JQK'.includes(rank)
  return s(
    'svg',
    { viewBox: '0 0 100 140', 'aria-hidden': 'true' },
    s('rect', { x: 0.75, y: 0.75, width: 98.5, height: 138.5, rx: 9, fill: '#fffdf6', stroke: '#b9b29c', 'stroke-width': 1.5 }),
    court && s('rect', { x: 6, y: 6, width: 88, height: 128, rx: 5, fill: kind === 'h' || kind === 'd' ? '#fbeee6' : '#eef0ee', stroke: '#c9a24c', 'stroke-width': 1.6 }),
    s('text', {
      x: 9, y: 50, fill: ink, 'font-size': 56, 'font-weight': 700, 'font-family': "Georgia, 'Times New Roman', serif",
      ...(rank === 'T' ? { textLength: 50, lengthAdjust: 'spacingAndGlyphs' } : {}),
    }, figure(rank)),
    suit(kind, 11, 57, 26, ink),
    suit(kind, 36, 74, 57, ink),
  )
}

function back() {
  const lines = []
  for (let at = -140; at < 100; at += 10) {
    lines.push(s('path', { d: `M${at} 8l140 140M${at + 140} 8l-140 140`, stroke: '#e3c27a', 'stroke-width': 0.8, opacity: 0.55 }))
  }
  return s(
    'svg',
    { viewBox: '0 0 100 140', 'aria-hidden': 'true' },
    s('rect', { x: 0.75, y: 0.75, width: 98.5, height: 138.5, rx: 9, fill: '#fffdf6', stroke: '#b9b29c', 'stroke-width': 1.5 }),
    s('svg', { x: 6, y: 6, width: 88, height: 128, viewBox: '6 6 88 128' },
      s('rect', { x: 6, y: 6, width: 88, height: 128, rx: 5, fill: '#7c1520' }), lines),
    s('rect', { x: 6, y: 6, width: 88, height: 128, rx: 5, fill: 'none', stroke: '#e3c27a', 'stroke-width': 2 }),
    s('circle', { cx: 50, cy: 70, r: 17, fill: '#7c1520', stroke: '#e3c27a', 'stroke-width': 2 }),
    suit('s', 39, 58.5, 22, '#e3c27a'),
  )
}

// One card: `Kd`, or nothing for one face down.
/** @param {string | null | undefined} which @param {string} [more] */
export function card(which, more = '') {
  return h('span', { class: `card ${more}`, role: 'img', 'aria-label': cardName(which) }, which ? face(which) : back())
}

// Keep an element showing these cards; what is new comes in, what was turned turns over, unless `cover` keeps it covered. `cards` as in a view.
/** @param {HTMLElement & { shown?: (string | null)[] | null }} element @param {(string | null)[]} cards @param {{ sideways?: boolean, cover?: (card: HTMLElement, back: SVGElement) => boolean }} [how] */
export function showHand(element, cards, { sideways = true, cover } = {}) {
  const had = element.shown ?? []
  cards.forEach((which, at) => {
    if (at < had.length && had[at] === (which ?? null)) return
    const isNew = at >= had.length
    const made = card(which, sideways && at === 2 ? 'third' : '')
    if (at < element.children.length) element.children[at].replaceWith(made)
    else element.append(made)
    if (which && cover?.(made, back())) return
    if (which) turnOver(made, back(), isNew)
    else if (isNew) comeFaceDown(made)
  })
  while (element.children.length > cards.length) element.lastElementChild?.remove()
  element.shown = cards.map(which => which ?? null)
}
