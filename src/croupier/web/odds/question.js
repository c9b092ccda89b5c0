// A question about odds, and the address that is the same question. It knows no browser. Start at `questionOf`.

/** `option` are `key:value`, `pay` are `wager:row:odds`. @typedef {{ book: string, variation: string, decks: string, option: string[], pay: string[], removed: string, exact: boolean }} Question */

/** @param {string} search @returns {Question} */
export function questionOf(search) {
  const query = new URLSearchParams(search)
  const one = (/** @type {string} */ name) => query.get(name) ?? ''
  return {
    book: one('book'), variation: one('variation'), decks: one('decks'), removed: one('removed'), exact: one('exact') === 'yes',
    option: query.getAll('option').filter(Boolean), pay: query.getAll('pay').filter(Boolean),
  }
}

// As an address has it; with a language, as the floor is asked.
/** @param {Question} question @param {string} [language] */
export function asked({ book, variation, decks, option, pay, removed, exact }, language = '') {
  const query = new URLSearchParams(language ? { language } : { book, variation })
  if (decks) query.set('decks', decks)
  for (const each of option) query.append('option', each)
  for (const each of pay) query.append('pay', each)
  if (removed.trim()) query.set('removed', removed.trim())
  if (exact && !language) query.set('exact', 'yes')
  return query.toString()
}

// The list with one choice more, another, or none: `key:` is what it begins with.
/** @param {string[]} list @param {string} key @param {string} value */
export const chosenAmong = (list, key, value) => [...list.filter(one => !one.startsWith(`${key}:`)), ...(value ? [`${key}:${value}`] : [])]

/** @param {string[]} list @param {string} key */
export const valueAmong = (list, key) => list.find(one => one.startsWith(`${key}:`))?.slice(key.length + 1) ?? ''
