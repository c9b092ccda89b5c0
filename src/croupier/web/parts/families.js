// Areas as a sign lists them: a family of Runs, and the two areas of a Dragon Tail, are one line each.

/** @param {Wire.Area[]} areas */
export function families(areas) {
  /** @type {Map<string, Wire.Area>} */
  const found = new Map()
  for (const area of areas) {
    const { streak } = area
    if (!streak) {
      found.set(area.wager, area)
      continue
    }
    const key = `${streak.kind} ${streak.side}`
    const count = streak.kind === 'run' ? `${streak.length}: ` : ''
    const told = { odds: area.odds.map(one => count + one), odds_chinese: (area.odds_chinese ?? []).map(one => count + one) }
    const had = found.get(key)
    if (!had) found.set(key, { ...area, ...told, name: area.name.split(/,| \(/)[0], chinese: area.chinese.split(/ |（/)[0] })
    else {
      had.clauses = [...new Set([...had.clauses, ...area.clauses])]
      if (streak.kind === 'run') Object.assign(had, { odds: [...had.odds, ...told.odds], odds_chinese: [...(had.odds_chinese ?? []), ...told.odds_chinese] })
    }
  }
  return [...found.values()]
}
