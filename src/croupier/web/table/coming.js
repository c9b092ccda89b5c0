// Coming to this table and leaving it: what logic/coming.js is handed of this page.

import { Coming } from '../logic/coming.js'
import { note } from '../parts/announce.js'
import { ask } from '../parts/net.js'
import * as session from '../parts/session.js'
import { say } from '../parts/words.js'
import { at, caughtUp, me, table } from './state.js'
import { give } from './wagers.js'

const coming = new Coming(at, {
  who: session.who,
  logIn: () => (session.who().demo ? session.demoLogIn('player') : session.logIn(['player'])),
  give: (command, facts) => give(command, facts),
  welcome,
  refused: key => void note(say(key), { kind: 'refused' }),
  note: key => void note(say(key)),
})

/** @param {number | null} [seat] */
export const join = (seat = null) => coming.join(seat)
export const joinWhenOpen = () => coming.joinWhenOpen()
/** @param {number} seat */
export const sit = seat => coming.sit(seat)

/** @returns {Promise<import('../logic/live.js').Answered>} */
export async function welcome() {
  try {
    const answer = await ask(`/tables/${encodeURIComponent(table)}/welcome`, {})
    await caughtUp(answer.version)
    return answer
  } catch (error) {
    note(error instanceof Error ? error.message : String(error), { kind: 'refused' })
    return {}
  }
}

// Whoever plays alone at a demonstration need not wait; the floor says why where it is otherwise.
export async function dealNow() {
  try {
    await ask(`/tables/${encodeURIComponent(table)}/deal-now`, {})
  } catch (error) {
    note(error instanceof Error ? error.message : String(error), { kind: 'refused' })
  }
}

export async function leave() {
  const answer = await give('leave-table', { patron: me() })
  if (answer.done) location.href = '/'
}
