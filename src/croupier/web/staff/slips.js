// What went wrong, as the dealer says it.

import { language, say, sayBeside } from '../parts/words.js'

// The floor's own words where the page speaks its language.
/** @param {{ slip: string, question?: string }} what */
export const asked = ({ slip, question }) => (language() === 'en' && question) || say(`slip-${slip}`, {}, 'said')

// In both languages of the page, for searching.
/** @param {Wire.SlipShown} one */
export const findable = one => [one.slip, say(`slip-${one.slip}`), say(`slip-${one.slip}`, {}, 'said'), sayBeside(`slip-${one.slip}`)].join(' ').toLowerCase()
