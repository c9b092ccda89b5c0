// Times of a tournament or a promotion: by the casino's clock, which has a name, wherever whoever looks may be.

import { clockAt, say } from './words.js'

// With the clock's name, for what stands by itself.
/** @param {number} at */
export const when = at => say('when-there', { at, clock: clockAt(at) })

// Without it, in a column whose head has it.
/** @param {number} at */
export const whenBriefly = at => say('when-there', { at, clock: '' })
