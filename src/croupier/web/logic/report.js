// The cards of a report: which left the shoe out of turn, or how many nobody has seen; whether they were exposed, and
// what came with them. It says what is still to be said; whether it fits is for the floor.

import { readCard } from '../staff/card.js'

/**
 * What stands in the form. `exposed` is null where neither was said; `asksExposed` whether it is asked at all.
 * @typedef {object} Entered
 * @property {string} text
 * @property {boolean} unseen
 * @property {number} many
 * @property {boolean} asksExposed
 * @property {boolean | null} exposed
 * @property {boolean} cutting
 * @property {boolean} burned
 * @property {boolean} required
 */
/** @typedef {Pick<Wire.Commands['report-irregularity'], 'cards' | 'unseen' | 'exposed' | 'cutting_card' | 'burned'>} Facts */
/** @typedef {'irr-card-wrong' | 'irr-cards-say' | 'irr-exposed-say'} Missing */

// What was typed, card by card: each as it stands there, and the card it is, or null.
/** @param {string} text */
export function cardsIn(text) {
  const parts = text.replaceAll(/[\s,]+/g, '').match(/10[a-z]?|.{1,2}/gis) ?? []
  return parts.map(typed => ({ typed, card: readCard(typed) }))
}

/** @param {Entered} entered @returns {{ facts: Facts } | { missing: Missing, about?: string }} */
export function cardsSaid({ text, unseen, many, asksExposed, exposed, cutting, burned, required }) {
  const beside = { ...(cutting && { cutting_card: true }), ...(burned && { burned: true }) }
  if (unseen) return { facts: { unseen: Math.max(1, many || 0), ...beside } }
  /** @type {string[]} */
  const cards = []
  for (const { typed, card } of cardsIn(text)) {
    if (!card) return { missing: 'irr-card-wrong', about: typed }
    cards.push(card)
  }
  if (!cards.length) return burned ? { facts: { burned } } : required ? { missing: 'irr-cards-say' } : { facts: {} }
  if (asksExposed && exposed === null) return { missing: 'irr-exposed-say' }
  return { facts: { cards, ...(asksExposed && { exposed: exposed === true }), ...beside } }
}

// The order in which a coup's own cards left the shoe, where it was said.
/** @param {string} text @returns {{ facts: Pick<Wire.Commands['report-irregularity'], 'order'> } | { about: string }} */
export function orderSaid(text) {
  const typed = cardsIn(text)
  const wrong = typed.find(one => !one.card)
  if (wrong) return { about: wrong.typed }
  return { facts: typed.length ? { order: typed.flatMap(one => one.card ?? []) } : {} }
}
