// Pictures of the console: cards and their places, the shoe's meter, beads.

import { card } from '../parts/cards.js'
import { h, s } from '../parts/dom.js'
import { say } from '../parts/words.js'

// A card, one face down (null), or the place of one that is not dealt yet (undefined).
/** @param {string | null | undefined} which @param {{ fresh?: boolean, third?: boolean }} [how] */
export function picture(which, { fresh = false, third = false } = {}) {
  const more = `${fresh ? 'new' : ''} ${third ? 'third' : ''}`
  if (which !== undefined) return card(which, more)
  return h('span', { class: `card empty ${more}`, 'aria-hidden': 'true' }, s('svg', { viewBox: '0 0 100 140' }, s('rect', { x: 2, y: 2, width: 96, height: 136, rx: 9, class: 'slot' })))
}

// How far the shoe is: cards out and left, and whether the cutting card is out.
/** @param {Wire.Tray} tray @param {Wire.ShoeMeter} shoe */
export function meter(tray, shoe) {
  const all = tray.out + tray.left
  const part = all ? tray.out / all : 0
  const words = say('staff-shoe-told', { out: tray.out, left: tray.left, cutting: Boolean(shoe.cutting_card_out) })
  return s('svg', { class: 'meter', viewBox: '0 0 300 34', role: 'img', 'aria-label': words },
    s('rect', { x: 1, y: 8, width: 298, height: 18, rx: 5, class: 'meter-all' }),
    s('rect', { x: 1, y: 8, width: Math.max(part * 298, all ? 3 : 0), height: 18, rx: 5, class: 'meter-out' }),
    [1, 2, 3, 4, 5, 6, 7].map(one => s('line', { x1: one * 37.5, x2: one * 37.5, y1: 21, y2: 26, class: 'meter-tick' })),
    shoe.cutting_card_out ? s('g', {}, s('rect', { x: Math.min(290, part * 298 - 3), y: 1, width: 7, height: 32, rx: 2, class: 'meter-cut' })) : null)
}

/** @param {string} text */
export const beads = text => h('span', { class: 'beads' }, [...text].map(one => h('span', { class: `bead ${one}` }, one)))
