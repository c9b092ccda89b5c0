// Coming to the table, taking a place: who must log in first, who is welcomed with chips, which place is free. How a person
// logs in, and what the floor is told, is handed in.

/** @import { Seen } from './seen.js' */
/** @import { Answered } from './live.js' */

/**
 * @typedef {object} Ways
 * @property {() => { id: string, role: Wire.Role | null, demo: boolean }} who
 * @property {() => Promise<unknown>} logIn with one click at a demonstration
 * @property {<C extends keyof Wire.Commands>(command: C, facts: Wire.Commands[C]) => Promise<Answered>} give
 * @property {() => Promise<Answered>} welcome chips of the demonstration
 * @property {(key: string) => void} refused
 * @property {(key: string) => void} note
 */

const KNOWN_WITHIN = 3000 // milliseconds after a log-in until the floor knows us on this connection
const PATIENT = 3_600_000 // milliseconds for which whoever came too early waits for the table to open

export class Coming {
  /** @param {Seen} seen @param {Ways} ways */
  constructor(seen, ways) {
    this.seen = seen
    this.ways = ways
  }

  // To the table, and to this place, or to the first that is free.
  /** @param {number | null} seat */
  async join(seat = null) {
    const { seen, ways } = this
    if (!ways.who().id) {
      await ways.logIn()
      if (!ways.who().id) return
      await seen.until(() => seen.view?.private.role === 'patron', KNOWN_WITHIN)
    }
    if (ways.who().role !== 'player') {
      ways.refused('staff-watch')
      return
    }
    const patron = ways.who().id
    if (!seen.own()) {
      const arrived = ways.who().demo ? await ways.welcome() : await ways.give('arrive', { patron })
      if (!arrived.done) return
      await seen.caughtUp(arrived.version)
    }
    if (seen.seatOf(patron)) return
    const free = seat ?? seen.freePlace()
    if (free) await ways.give('sit-down', { patron, seat: free })
    else ways.note('no-full-table')
  }

  // Whoever came before the table was open joins when it is, and need not ask again.
  async joinWhenOpen() {
    const { seen, ways } = this
    const opened = await seen.until(() => (seen.view?.shared.phase ?? 'closed') !== 'closed', PATIENT)
    if (opened && !seen.seatOf(ways.who().id)) await this.join()
  }

  /** @param {number} seat */
  async sit(seat) {
    if (this.seen.own()) await this.ways.give('sit-down', { patron: this.ways.who().id, seat })
    else await this.join(seat)
  }
}
