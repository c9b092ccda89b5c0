// Whole cents as people write and read them, and short on a chip.

import { symbol } from './words.js'

export { money } from './words.js'

// Cents from what a person typed; null where it is no amount.
/** @param {string} text */
export function cents(text) {
  const match = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(text.trim().replaceAll(',', '').replace(symbol(), ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0')) : null
}

// An amount on a chip: 25, 1K, 5K.
/** @param {number} cents */
export function short(cents) {
  const whole = cents / 100
  return whole >= 1000 ? `${whole / 1000}K` : `${whole}`
}
