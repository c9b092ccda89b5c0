// What the player's table knows at this moment, and the questions that every part of it asks; what they mean is in
// logic/seen.js.

import { Seen } from '../logic/seen.js'
import * as session from '../parts/session.js'
import { world } from '../parts/world.js'

export const table = decodeURIComponent(location.pathname.split('/')[2] ?? '')

export const me = () => session.who().id

// `chosen` is the chip in the hand, `area` where the keyboard is; `timed` a table that closes wagering by itself; `draw`
// draws everything anew
class Page extends Seen {
  /** @type {import('../logic/live.js').Live | null} */
  live = null
  name = table
  /** @type {import('../logic/live.js').State} */
  state = 'waiting'
  timed = false
  area = 'player'
  draw = () => {}
}

export const at = new Page({ me, after: world.after })

// The last view; whatever draws is called when there is one.
export const view = () => /** @type {Wire.ViewShown} */ (at.view)

/** @param {string} command */
export const can = command => at.can(command)
export const own = () => at.own()
export const coupKey = () => at.coupKey()
/** @param {string} person */
export const seatOf = person => at.seatOf(person)
export const laid = () => at.laid()
/** @param {number | undefined} version */
export const caughtUp = version => at.caughtUp(version)
export const windowOpen = () => at.windowOpen()
/** @param {Wire.Area} area */
export const isOpen = area => at.isOpen(area)
