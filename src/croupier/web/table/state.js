// What the player's table knows at this moment, and the questions that every part of it asks. The floor says what is so;
// nothing here decides anything.

import * as session from '../parts/session.js'
import { either } from '../parts/words.js'

export const table = decodeURIComponent(location.pathname.split('/')[2] ?? '')

// `view` is the last one, `chosen` the chip in the hand, `area` where the keyboard is; `draw` draws everything anew
export const at = { live: null, view: null, felt: null, board: null, name: table, state: 'waiting', chosen: null, area: 'player', draw: () => {} }

export const can = command => !!at.view?.private.possible?.includes(command)
export const own = () => at.view?.private.own ?? null
export const me = () => session.who().id
export const coupKey = () => (at.view?.shared.coup ? `${at.view.shared.shoe?.number ?? 0}-${at.view.shared.coup.number}` : '')
export const seatOf = person => at.view?.shared.seats?.find(seat => seat.patron === person && seat.place > 0)?.place ?? 0

// Wagers of mine on this coup; those over several coups that run already have a count of their own.
export const laid = () => own()?.wagers?.filter(one => one.count === undefined) ?? []
export const mine = wager => laid().find(one => one.wager === wager)

export const areaOf = wager => at.felt?.areas.find(one => one.wager === wager)

// A wager as the felt names it.
export function named(wager) {
  const found = areaOf(wager)
  return found ? either(found.name, found.chinese) : wager
}

// Whether the floor takes wagers within the coup now: after four cards, before the next.
export const windowOpen = () => can('place-wager') && !at.view.shared.coup?.open_to_wagers && at.view.shared.phase === 'dealing'

// Whether the floor says that this area is open now. It may still refuse a stake, with its reason.
export function isOpen(area) {
  if (area.window) return windowOpen()
  if (!at.view?.shared.coup?.open_to_wagers || !(can('place-wager') || can('change-wager'))) return false
  return !area.streak?.late || !!at.view.shared.dragon_tails?.late_open?.includes(area.streak.side)
}

const waiters = new Set()

// Until a view of this version is here.
export function caughtUp(version) {
  if (version === undefined || (at.view && at.view.version >= version)) return null
  return new Promise(resolve => {
    const waiter = { version, done: () => { waiters.delete(waiter); resolve() } }
    waiters.add(waiter)
    setTimeout(waiter.done, 4000)
  })
}

export function wakeWaiters() {
  for (const waiter of [...waiters]) if (at.view.version >= waiter.version) waiter.done()
}
