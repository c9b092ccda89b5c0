// Whole cents as people write them.

/** @param {number} cents */
export function dollars(cents) {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(cents) / 100).toLocaleString('en-AU')
  const rest = Math.abs(cents) % 100
  return `${sign}$${whole}${rest ? `.${String(rest).padStart(2, '0')}` : ''}`
}

// Cents from what a person typed; null where it is no amount.
/** @param {string} text */
export function cents(text) {
  const match = /^\$?([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '0').padEnd(2, '0')) : null
}

// An amount on a chip: 25, 1K, 5K.
/** @param {number} cents */
export function short(cents) {
  const whole = cents / 100
  return whole >= 1000 ? `${whole / 1000}K` : `${whole}`
}
