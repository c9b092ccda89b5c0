// Where an arrow key leads: the area next to one in a direction, by where they lie on the felt.

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const LEAST = 8 // pixels further in the direction, or it is beside and not beyond
const ASIDE = 2 // as far away as this many times what it lies aside

// The nearest of `boxes` in the arrow's direction; the one it starts from where there is none beyond, and the first where
// it starts from none.
/** @param {Map<string, Box>} boxes @param {string} start @param {string} key */
export function beside(boxes, start, key) {
  const from = boxes.get(start)
  if (!from) return [...boxes.keys()][0] ?? start
  let best = start
  let least = Infinity
  for (const [one, box] of boxes) {
    const [dx, dy] = [box.x + box.width / 2 - from.x - from.width / 2, box.y + box.height / 2 - from.y - from.height / 2]
    const [along, across] = key === 'ArrowLeft' ? [-dx, dy] : key === 'ArrowRight' ? [dx, dy] : key === 'ArrowUp' ? [-dy, dx] : [dy, dx]
    const far = along + Math.abs(across) * ASIDE
    if (one !== start && along >= LEAST && far < least) [best, least] = [one, far]
  }
  return best
}
