// Coming to the table, taking a place, and leaving again.

import { note } from '../parts/announce.js'
import { ask } from '../parts/net.js'
import * as session from '../parts/session.js'
import { say } from '../parts/words.js'
import { at, caughtUp, me, own, seatOf, table } from './state.js'
import { give } from './wagers.js'

export async function join(seat = null) {
  if (!me()) {
    if (session.who().demo) await session.demoLogIn('player')
    else await session.logIn(['player'])
    if (!me()) return
    await seenAs()
  }
  if (session.who().role !== 'player') {
    note(say('staff-watch'), { kind: 'refused' })
    return
  }
  if (!own()) {
    const arrived = session.who().demo ? await welcome() : await give('arrive', { patron: me() })
    if (!arrived.done) return
    await caughtUp(arrived.version)
  }
  if (seatOf(me())) return
  const taken = new Set(at.view.shared.seats.map(one => one.place))
  const free = seat ?? at.felt?.places.find(one => !taken.has(one) && !at.felt.closed.includes(one))
  if (free) await give('sit-down', { patron: me(), seat: free })
  else note(say('no-full-table'))
}

// Until the floor knows us on this connection.
async function seenAs() {
  for (let tries = 0; tries < 60 && !(at.view?.private.role === 'patron'); tries++) await new Promise(resolve => setTimeout(resolve, 50))
}

export async function welcome() {
  try {
    const answer = await ask(`/tables/${encodeURIComponent(table)}/welcome`, {})
    await caughtUp(answer.version)
    return answer
  } catch (error) {
    note(error.message, { kind: 'refused' })
    return {}
  }
}

export async function sit(seat) {
  if (own()) await give('sit-down', { patron: me(), seat })
  else await join(seat)
}

export async function leave() {
  const answer = await give('leave-table', { patron: me() })
  if (answer.done) location.href = '/'
}
