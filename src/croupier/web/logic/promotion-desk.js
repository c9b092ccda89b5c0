// A promotion as staff have it before them: as a tournament's desk, with a promotion's own lists to choose from.

import { person } from '../parts/words.js'
import { TournamentDesk } from './tournament-desk.js'

/** A desk that has begun. @typedef {PromotionDesk & { shown: Wire.PromotionShown }} Promoted */

export class PromotionDesk extends TournamentDesk {
  // What was shown last, as what it is.
  get promotion() {
    return /** @type {Wire.PromotionShown | null} */ (/** @type {unknown} */ (this.shown))
  }

  /** @override @param {string} field @param {string | number} value */
  label(field, value) {
    const view = this.promotion?.view
    const award = view?.board?.awards.find(one => one.number === value)
    if (field === 'award' && award) return `${value} · ${award.what} · ${person(award.entrant)}`
    if (field === 'prize') return `${value} · ${view?.prizes[Number(value) - 1]?.what ?? ''}`
    if (field === 'claim') return `${value} · ${person(view?.board?.claims.find(one => one.number === value)?.claimant ?? '')}`
    if (field === 'dispute') return `${value} · ${person(view?.board?.disputes.find(one => one.number === value)?.person ?? '')}`
    if (field === 'finding') return `${value} · ${view?.board?.findings.find(one => one.number === value)?.why ?? ''}`
    if (field === 'entrant' || field === 'by') return `${person(String(value))} `
    return `${value} `
  }
}
