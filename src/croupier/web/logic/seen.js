// What the player's table has seen, and the questions that every part of it asks. The floor says what is so; nothing here
// decides anything. Who looks, and time, are handed in.

import { entrantOf, turnOf } from './contest.js'
import { Waiting } from './until.js'

/**
 * @typedef {object} Knows
 * @property {() => string} me
 * @property {(milliseconds: number, run: () => void) => () => void} after
 */
/** What is other than in the view before. @typedef {{ first: boolean, felt: boolean, sign: boolean, board: boolean, coup: boolean }} News */

const LONG_ENOUGH = 4000 // for a view that was promised

export class Seen {
  /** @type {Wire.ViewShown | null} */
  view = null // the last one
  /** @type {Wire.Felt | null} */
  felt = null
  /** @type {Wire.RoadsShown | null} */
  board = null
  chosen = 0 // the chip in the hand
  #waiting

  /** @param {Knows} knows */
  constructor({ me, after }) {
    this.me = me
    this.#waiting = new Waiting(after)
  }

  // A view came in.
  /** @param {Wire.ViewShown} news @returns {News} */
  take(news) {
    const before = this.view
    this.view = news
    const felt = news.felt ?? null
    if (felt) {
      this.felt = felt
      if (!felt.chips.includes(this.chosen)) this.chosen = usualChip(felt)
    }
    if (news.board) this.board = news.board
    return {
      first: before === null,
      felt: felt !== null,
      sign: felt !== null || JSON.stringify(before?.shared.board) !== JSON.stringify(news.shared.board),
      board: news.board !== undefined,
      coup: before?.shared.phase !== news.shared.phase || before.shared.coup?.number !== news.shared.coup?.number,
    }
  }

  // Another connection: what was seen through the one before does not count.
  forget() {
    this.view = null
  }

  // Those who wait for something to be seen look again.
  wake() {
    this.#waiting.wake()
  }

  /** @param {string} command */
  can(command) {
    return !!this.view?.private.possible?.includes(command)
  }

  own() {
    return this.view?.private.own ?? null
  }

  // The coup that is open or dealt, by a name that no other has; nothing where there is none.
  coupKey() {
    const shared = this.view?.shared
    return shared?.coup ? `${shared.shoe?.number ?? 0}-${shared.coup.number}` : ''
  }

  /** @param {string} person */
  seatOf(person) {
    return this.view?.shared.seats?.find(seat => seat.patron === person && seat.place > 0)?.place ?? 0
  }

  // The first place that nobody has; nothing at a full table.
  freePlace() {
    const taken = new Set(this.view?.shared.seats?.map(one => one.place))
    return this.felt?.places.find(one => !taken.has(one) && !this.felt?.closed.includes(one))
  }

  // Wagers of mine on this coup; those over several coups that run already have a count of their own.
  laid() {
    return this.own()?.wagers?.filter(one => one.count === undefined) ?? []
  }

  /** @param {string} wager */
  mine(wager) {
    return this.laid().find(one => one.wager === wager)
  }

  /** @param {string} wager */
  areaOf(wager) {
    return this.felt?.areas.find(one => one.wager === wager)
  }

  // Whether the floor takes wagers within the coup now: after four cards, before the next.
  windowOpen() {
    const shared = this.view?.shared
    return this.can('place-wager') && !shared?.coup?.open_to_wagers && shared?.phase === 'dealing'
  }

  // Whose turn it is at a tournament where entrants wager one after the other; nothing where everyone may.
  turn() {
    const contest = this.view?.shared.contest
    const mine = entrantOf(contest, this.me())
    return contest?.in_turn && mine && !this.view?.shared.changes ? turnOf(contest, mine.seat) : ''
  }

  // Whether the floor says that this area is open now. It may still refuse a stake, with its reason.
  /** @param {Wire.Area | undefined} area */
  isOpen(area) {
    if (area?.window) return this.windowOpen()
    const shared = this.view?.shared
    if (this.turn() === 'waits') return false
    if (!shared?.coup?.open_to_wagers || !(this.can('place-wager') || this.can('change-wager'))) return false
    return !area?.streak?.late || !!shared.dragon_tails?.late_open?.includes(area.streak.side)
  }

  // Until a view of this version is here.
  /** @param {number | undefined} version */
  caughtUp(version) {
    return version === undefined ? Promise.resolve(true) : this.until(() => (this.view?.version ?? -1) >= version)
  }

  /** @param {() => boolean} isSo @param {number} [most] milliseconds */
  until(isSo, most = LONG_ENOUGH) {
    return this.#waiting.until(isSo, most)
  }
}

// A chip to start with: the smallest that is a wager by itself.
/** @param {Wire.Felt} felt */
export function usualChip({ areas, chips }) {
  const least = areas.find(one => one.main)?.limits.minimum ?? chips[0]
  return chips.find(value => value >= least) ?? chips[chips.length - 1]
}
