// Which tables of the lobby are wanted: by book, variation, a wager beside the main ones, and a stake that the limits take.
// It stands in the address, so that a link can be shared. It knows no browser. Start at `chosen` and `kept`.

/** `stake` in whole units of the table's money; 0 for any. @typedef {{ book: string, variation: string, wager: string, stake: number }} Wanted */

/** @param {Iterable<[string, string]>} told what the end of an address says @returns {Wanted} */
export function chosen(told) {
  const said = new Map(told)
  const text = (/** @type {string} */ name) => said.get(name) ?? ''
  const stake = Number(text('stake'))
  return { book: text('book'), variation: text('variation'), wager: text('wager'), stake: Number.isSafeInteger(stake) && stake > 0 ? stake : 0 }
}

// The same for the end of an address; nothing where everything is wanted.
/** @param {Wanted} wanted @returns {[string, string][]} */
export const asked = wanted => Object.entries(wanted).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))

/** @param {Wanted} wanted */
export const any = wanted => Object.values(wanted).some(Boolean)

/** @param {Wire.WagerListed} wager */
export const wagerKey = ({ wager, side }) => (side ? `${wager}-${side}` : wager)

/** @param {Wire.TableListed[]} tables @param {Wanted} wanted */
export function kept(tables, { book, variation, wager, stake }) {
  const cents = stake * 100
  return tables.filter(one =>
    (!book || one.book === book) &&
    (!variation || one.variation === variation) &&
    (!wager || (one.wagers ?? []).some(each => wagerKey(each) === wager)) &&
    (!stake || (one.minimum <= cents && cents <= one.maximum)))
}
