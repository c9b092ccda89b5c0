// The small road of a table in the lobby: the floor's own cells of the Big Road, four characters each, as one picture of
// four paths, so that two hundred of them are drawn again quickly. Whoever listens hears the last results instead.

import { s } from '../parts/dom.js'

const [CELL, ROWS, COLUMNS] = [10, 6, 20]
const GRID = [
  ...Array.from({ length: COLUMNS - 1 }, (_, at) => `M${(at + 1) * CELL} 0v${ROWS * CELL}`),
  ...Array.from({ length: ROWS - 1 }, (_, at) => `M0 ${(at + 1) * CELL}h${COLUMNS * CELL}`),
].join('')

/** @param {number} x @param {number} y */
const ring = (x, y) => `M${x - 3.4} ${y}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`
/** @param {number} x @param {number} y */
const slash = (x, y) => `M${x - 3.4} ${y + 3.4}l6.8 -6.8`

/** @param {string} road @param {string} results the last ones @param {string} spoken the same in words */
export function smallRoad(road, results, spoken) {
  /** @type {Record<string, string>} */
  const paths = { B: '', P: '', T: '' }
  for (const [, column, row, winner, ties] of road.matchAll(/(.)(.)(.)(.)/g)) {
    const [x, y] = [(Number.parseInt(column, 36) + 0.5) * CELL, (Number(row) + 0.5) * CELL]
    if (winner in paths) paths[winner] += ring(x, y)
    if (ties !== '0') paths.T += slash(x, y)
  }
  return s('svg', { class: `small-road ${road ? '' : 'empty'}`, 'data-results': results, viewBox: `0 0 ${COLUMNS * CELL} ${ROWS * CELL}`, role: 'img', 'aria-label': spoken },
    s('path', { class: 'grid', d: GRID }), s('path', { class: 'banker', d: paths.B }), s('path', { class: 'player', d: paths.P }), s('path', { class: 'tie', d: paths.T }))
}
