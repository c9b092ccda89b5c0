// Chips by value, with colour and figure, and stacks of them.

import { h, s } from './dom.js'
import { money, short } from './money.js'

// body, edge spots, figure
/** @type {Record<number, string[]>} */
const COLOURS = {
  100: ['#f2eee0', '#8b8f96', '#222'],
  200: ['#d9d2b6', '#6b5f3a', '#222'],
  250: ['#f0a8b8', '#7a2338', '#3a0d18'],
  500: ['#b3261e', '#ffe9e2', '#fff'],
  1000: ['#1d4fb0', '#dfeaff', '#fff'],
  2000: ['#0d7f86', '#e0fbff', '#fff'],
  2500: ['#1c7a45', '#dcf7e6', '#fff'],
  5000: ['#c9631a', '#fff0de', '#fff'],
  10000: ['#1d1f23', '#e3c27a', '#fff'],
  50000: ['#5b2a86', '#f0e2ff', '#fff'],
  100000: ['#d8a928', '#4b3600', '#2d2000'],
  500000: ['#7a3a1d', '#ffdcc4', '#fff'],
  1000000: ['#2f6f6f', '#ffffff', '#fff'],
}
const OTHER = ['#56616b', '#e8eef2', '#fff']

/** @param {number} value */
const colours = value => COLOURS[value] ?? OTHER

/** @param {number} value @param {number} y */
function disc(value, y) {
  const [body, spots] = colours(value)
  return s('g', { transform: `translate(0 ${y})` },
    s('circle', { cx: 50, cy: 54, r: 48, fill: 'rgb(0 0 0 / 0.5)' }),
    s('circle', { cx: 50, cy: 50, r: 48, fill: body }),
    s('circle', { cx: 50, cy: 50, r: 42, fill: 'none', stroke: spots, 'stroke-width': 11, 'stroke-dasharray': '16.5 27.482', 'stroke-dashoffset': 8.2 }),
    s('circle', { cx: 50, cy: 50, r: 47, fill: 'none', stroke: 'rgb(0 0 0 / 0.35)', 'stroke-width': 2 }),
  )
}

/** @param {number} value @param {number} y */
function face(value, y, text = short(value)) {
  const [body, spots, figure] = colours(value)
  return s('g', { transform: `translate(0 ${y})` },
    s('circle', { cx: 50, cy: 50, r: 33, fill: body, stroke: spots, 'stroke-width': 2 }),
    s('text', {
      x: 50, y: 50, fill: figure, 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-weight': 800,
      'font-size': text.length > 3 ? 22 : text.length > 2 ? 27 : 34, 'font-family': 'system-ui, sans-serif',
    }, text),
  )
}

// One chip; decoration, so whoever uses it says what it is.
/** @param {number} value */
export function chip(value) {
  return h('span', { class: 'chip', 'aria-hidden': 'true' }, s('svg', { viewBox: '0 0 100 104' }, disc(value, 0), face(value, 0)))
}

// Chips of somebody else, by the place where they lie: their value is not in it.
/** @param {number} place */
export function placed(place) {
  return h('span', { class: 'placed', 'aria-hidden': 'true' }, s('svg', { viewBox: '0 0 100 100' },
    s('circle', { cx: 50, cy: 50, r: 47, fill: '#e9dcb4', stroke: 'rgb(0 0 0 / 0.55)', 'stroke-width': 4 }),
    s('circle', { cx: 50, cy: 50, r: 41, fill: 'none', stroke: '#5d3c26', 'stroke-width': 11, 'stroke-dasharray': '16.1 26.83' }),
    s('circle', { cx: 50, cy: 50, r: 34, fill: '#fbf5e2' }),
    s('text', { x: 50, y: 52, fill: '#2a1a10', 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-weight': 800, 'font-size': place > 9 ? 42 : 50, 'font-family': 'system-ui, sans-serif' }, place ? String(place) : '·'),
  ))
}

// An amount as a stack of chips, the largest below; at most so many are drawn.
/** @param {number} amount @param {number[]} values @param {number} [most] */
export function stack(amount, values, most = 7) {
  /** @type {number[]} */
  const pieces = []
  let rest = amount
  for (const value of [...values].sort((a, b) => b - a)) {
    while (rest >= value && pieces.length < 60) {
      pieces.push(value)
      rest -= value
    }
  }
  const drawn = pieces.slice(-most)
  if (!drawn.length) drawn.push(amount)
  const step = 9
  const tall = 104 + step * (drawn.length - 1)
  return h('span', { class: 'stack', title: money(amount), 'aria-hidden': 'true' },
    s('svg', { viewBox: `0 0 100 ${tall}` },
      drawn.map((value, at) => disc(value, tall - 104 - at * step)),
      face(drawn[drawn.length - 1], tall - 104 - (drawn.length - 1) * step),
    ),
  )
}
