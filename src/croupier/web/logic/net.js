// What a coup changed of a player's chips: what was won, net of commission taken, less what was lost. A wager that goes back
// changes nothing, unless it was paid something too.

/** @typedef {Pick<Wire.Paid, 'resolution' | 'profit' | 'stake'>} Outcome */

/** @param {Outcome[]} paid @returns {number} whole cents */
export const netOf = paid => paid.reduce((sum, { resolution, profit, stake }) => sum + (resolution === 'loses' ? -stake : profit), 0)
