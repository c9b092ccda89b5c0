// Who stands where in a tournament, for people to look at: the places once they are worked out, and until then chips as
// they are at the tables now, or as they were last counted. The floor says all of it. Start at `standings`.

import { sessionCalled } from './contest.js'

/** One line: `rank` is shared by equals, 0 for whoever is out; `live` where the chips are those at a table now. @typedef {{ entrant: string, number: number, rank: number, chips: number, table: string, seat: number, status: string, out: boolean, live: boolean, prize: number, thing: string, ahead: string, of: string }} Line */

// A table where equals play further coups: its name has a dot in it.
/** @param {Wire.TableInContest} table */
export const isFurther = ({ session }) => sessionCalled(session).further === 'yes'

const IN = ['waiting', 'seated', 'qualified', 'placed']

/** @param {Wire.TournamentShown} shown @returns {Line[]} */
export function standings({ view, tables }) {
  const known = new Map(view.entrants.map(one => [one.id, one]))
  const prizes = new Map(view.prizes.map(one => [one.entrant, one]))
  if (view.ranking.length) {
    return view.ranking.map(one => {
      const { number = 0, status = 'placed' } = known.get(one.entrant) ?? {}
      const prize = prizes.get(one.entrant)
      return { entrant: one.entrant, number, rank: one.place, chips: one.chips, table: '', seat: 0, status, out: false, live: false, prize: prize?.amount ?? 0, thing: prize?.thing ?? '', ahead: one.ahead, of: one.of }
    })
  }
  const sessions = tables.filter(table => !isFurther(table)) // chips of further coups only part equals
  const now = new Map(sessions.flatMap(table => table.entrants.map(one => [one.entrant, { ...one, table: table.name }])))
  const lines = view.entrants.filter(one => !['reserve', 'substituted'].includes(one.status)).map(one => {
    const at = now.get(one.id)
    const out = !!at?.out || !IN.includes(one.status)
    return { entrant: one.id, number: one.number, rank: 0, chips: at ? at.chips : one.chips, table: at?.table ?? one.table, seat: at?.seat ?? one.seat, status: at?.out || one.status, out, live: !!at, prize: 0, thing: '', ahead: '', of: '' }
  })
  const here = lines.filter(one => !one.out)
  for (const one of here) one.rank = 1 + here.filter(other => other.chips > one.chips).length
  return lines.sort((a, b) => (a.out === b.out ? b.chips - a.chips || a.number - b.number : a.out ? 1 : -1))
}

// Where an entrant plays now: the table, their seat and chips there, and whether it is their turn.
/** @param {Wire.TournamentShown} shown */
export function myTable({ view, tables }) {
  const me = view.own?.entrant.id
  for (const table of tables) {
    const mine = table.entrants.find(one => one.entrant === me)
    if (mine && !table.ended) return { table: table.table, name: table.name, seat: mine.seat, chips: mine.chips, out: mine.out, turn: table.asked > 0 && table.asked === mine.seat, coups: table.coups, of: table.of, paused: table.paused }
  }
  return null
}

// Where an entrant is to play further coups, if they are.
/** @param {Wire.TournamentView} view */
export const myFurther = ({ further, own }) => further?.seats.find(one => one.entrant === own?.entrant.id) ?? null

// The session that is played now, or comes next; nothing where there is none any more.
/** @param {Wire.TournamentView} view */
export const sessionNow = ({ sessions }) => sessions.find(one => ['running', 'paused'].includes(one.stage)) ?? sessions.find(one => ['drawn', 'scheduled'].includes(one.stage)) ?? null
