// Which table of many is looked at first: the floor says what each needs and how urgent that is; here it is only put in
// order, and what begins later counts once its time has come.

/** @typedef {{ view: { pit?: Wire.PitShown }, now: () => number }} Needing */

/** What a table needs now, the most urgent first. @param {Needing} desk @returns {Wire.Need[]} */
export const needsNow = desk => (desk.view.pit?.needs ?? []).filter(one => (one.since ?? 0) <= desk.now())

// The most urgent first; of equals whoever needs more, then as they came.
/** @template {Needing} D @param {D[]} desks @returns {D[]} */
export function byNeed(desks) {
  const weighed = desks.map((desk, place) => ({ desk, place, weights: needsNow(desk).map(one => one.weight) }))
  weighed.sort((one, other) => {
    for (let at = 0; at < Math.max(one.weights.length, other.weights.length); at += 1) {
      const first = (other.weights[at] ?? 0) - (one.weights[at] ?? 0)
      if (first) return first
    }
    return one.place - other.place
  })
  return weighed.map(({ desk }) => desk)
}
