// Wagers by this page: what the player's queue of wagers, logic/wagers.js, is handed of it.

import { Rebet } from '../logic/rebet.js'
import { Wagers } from '../logic/wagers.js'
import { announce, answered, dismissNotes, note } from '../parts/announce.js'
import * as session from '../parts/session.js'
import { chipsSound } from '../parts/sound.js'
import { say } from '../parts/words.js'
import { join } from './coming.js'
import { nominate } from './nominate.js'
import { at, table } from './state.js'

const MEMORY = `croupier-rebet-${table}`

const rebets = new Rebet({
  read: () => sessionStorage.getItem(MEMORY),
  write: text => sessionStorage.setItem(MEMORY, text),
})

export const wagers = new Wagers(at, rebets, {
  isLive: () => at.state === 'live' && at.live !== null,
  give: async (command, facts, wanted) => at.live?.give(command, facts, wanted) ?? { lost: true },
  why: async (command, facts) => at.live?.why(command, facts) ?? { lost: true },
  join: () => join(),
  logInAgain: session.again,
  nominate,
  draw: () => at.draw(),
}, {
  became: answer => void answered(answer),
  refused: key => void note(say(key), { kind: 'refused' }),
  heard: key => announce(say(key)),
  broke: error => void note(error.message, { kind: 'refused' }),
})

export const asked = () => wagers.pending
export const canUndo = () => wagers.canUndo()
export const canRebet = () => wagers.canRebet()
export const undoLast = () => wagers.undoLast()
export const clearAll = () => wagers.clearAll()
export const doubleAll = () => wagers.doubleAll()
export const rebet = () => wagers.rebetAll()

/** @template {keyof Wire.Commands} C @param {C} command @param {Wire.Commands[C]} facts */
export const give = (command, facts) => wagers.give(command, facts)

/** @param {string} wager */
export function place(wager) {
  at.area = wager
  chipsSound()
  dismissNotes()
  return wagers.place(wager)
}
