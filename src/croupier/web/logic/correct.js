// A card that was keyed wrong: which one it is, whether it is still there, what was put right in this coup, and who does
// it. Whether the right card can be so is for the floor.

import { newestSide } from './stage.js'

/** A card of a hand, counted from one. @typedef {{ hand: Wire.Side, position: number, old: string }} Entered */
/** What was put right. @typedef {{ hand: Wire.Side, position: number, wrong: string, right: string }} PutRight */

/** @param {Wire.CoupShown | undefined} coup @param {Wire.Side} hand @param {number} position @returns {Entered | null} */
export function cardAt(coup, hand, position) {
  const old = coup?.[hand]?.cards?.[position - 1]
  return old ? { hand, position, old } : null
}

// The card that came last, where it lies open.
/** @param {Wire.CoupShown | undefined} coup */
export function lastEntered(coup) {
  const hand = newestSide(coup)
  return cardAt(coup, hand, coup?.[hand]?.cards?.length ?? 0)
}

// Whether a card is still the one that somebody began to put right.
/** @param {Wire.CoupShown | undefined} coup @param {Entered} card */
export const isThere = (coup, { hand, position, old }) => cardAt(coup, hand, position)?.old === old

// Cards that a person entered can be put right; those of a virtual shoe nobody entered.
/** @param {Wire.Shared} shared @param {string} shoe */
export const canBeWrong = ({ coup, shoe: meter, results_only: only }, shoe) => shoe !== 'virtual-shoe' && !meter?.commitment && !only && !coup?.void

// What was put right since the cards were cleared last, the newest for each card.
/** @param {Wire.Announcement[]} told @returns {PutRight[]} */
export function putRight(told) {
  const begun = told.findLastIndex(one => ['coup-cleared', 'table-opened'].includes(one.event)) + 1
  /** @type {Map<string, PutRight>} */
  const found = new Map()
  for (const { event, facts = {} } of told.slice(begun)) {
    if (event === 'coup-rebuilt') found.clear()
    if (event !== 'card-corrected') continue
    const [hand, position] = [/** @type {Wire.Side} */ (facts.hand), Number(facts.position)]
    found.set(`${hand} ${position}`, { hand, position, wrong: String(/** @type {string[]} */ (facts.wrong)[0]), right: String(/** @type {string[]} */ (facts.right)[0]) })
  }
  return [...found.values()]
}

// How far the coup is: the dealer's own while it is dealt, a supervisor's once a result was announced, and a wrong payment
// once it was paid.
/** @param {Wire.Phase} phase @returns {'dealing' | 'announced' | 'settled'} */
export const foundAt = phase => (phase === 'announced' || phase === 'settled' ? phase : 'dealing')
