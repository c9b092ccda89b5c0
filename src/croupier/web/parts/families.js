// Areas as a sign lists them: a family of Runs, and the two areas of a Dragon Tail, are one line each.

/** An area, or a family of them. @typedef {Wire.Area & { family?: { kind: string, side: string } }} Listed */

/** @param {Wire.Area[]} areas @returns {Listed[]} */
export function families(areas) {
  /** @type {Map<string, Listed>} */
  const found = new Map()
  for (const area of areas) {
    const { streak } = area
    if (!streak) {
      found.set(area.wager, area)
      continue
    }
    const { kind, side, length: count = 0 } = streak
    const odds = kind === 'run' ? area.odds.map(([, facts]) => /** @type {Wire.Area['odds'][0]} */ (['odds-of-count', { ...facts, count }])) : area.odds
    const had = found.get(`${kind} ${side}`)
    if (!had) found.set(`${kind} ${side}`, { ...area, odds, family: { kind, side } })
    else {
      had.clauses = [...new Set([...had.clauses, ...area.clauses])]
      if (kind === 'run') had.odds = [...had.odds, ...odds]
    }
  }
  return [...found.values()]
}
