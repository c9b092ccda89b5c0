// A session of a tournament at the table, for whoever looks at it: whose turn it is, how long until one's own, who is
// ahead. The floor says all of it; nothing here decides anything. Start at `standing`.

/** How it stands for one person. @typedef {'outside' | 'out' | 'ended' | 'paused' | 'passed' | 'secret' | 'mine' | 'waits' | 'over' | 'open' | 'closed'} Standing */
/** An entrant, and how many have more chips at this table, and one. @typedef {Wire.EntrantShown & { rank: number }} Ranked */

// What a contest is called: the number of a session, or further coups among equals, whose name has a dot in it.
/** @param {string} session */
export const sessionCalled = session => ({ session, further: session.includes('.') ? 'yes' : 'no' })

/** @param {Wire.ContestShown | undefined} contest @param {string} me */
export const entrantOf = (contest, me) => (me ? contest?.entrants?.find(one => one.patron === me) : undefined)

/** @param {Wire.Shared} shared @param {string} me @returns {Standing} */
export function standing({ contest, coup }, me) {
  const mine = entrantOf(contest, me)
  if (!contest || !mine) return 'outside'
  if (mine.out) return 'out'
  if (contest.ended) return 'ended'
  if (contest.passed?.includes(mine.seat)) return 'passed'
  if (contest.secret?.includes(mine.seat)) return 'secret'
  if (contest.paused) return 'paused'
  if (!coup?.open_to_wagers || !coup.bets_called) return 'closed'
  return contest.in_turn ? turnOf(contest, mine.seat) : 'open'
}

/** @param {Wire.ContestShown} contest @param {number} seat @returns {'mine' | 'waits' | 'over'} */
export function turnOf({ asked, done }, seat) {
  if (asked === seat) return 'mine'
  return done?.includes(seat) ? 'over' : 'waits'
}

// How many wager before this seat, the one that is asked now among them.
/** @param {Wire.ContestShown} contest @param {number} seat */
export function ahead({ order = [], done = [] }, seat) {
  const place = order.indexOf(seat)
  return place < 0 ? 0 : order.slice(0, place).filter(one => !done.includes(one)).length
}

// Those at the table by their chips, most first; equal chips are an equal rank. Whoever is out comes last.
/** @param {Wire.ContestShown} contest @returns {Ranked[]} */
export function byChips({ entrants = [] }) {
  const here = entrants.filter(one => !one.out)
  const rank = (/** @type {Wire.EntrantShown} */ one) => 1 + here.filter(other => other.chips > one.chips).length
  return [
    ...here.map(one => ({ ...one, rank: rank(one) })).sort((a, b) => a.rank - b.rank || a.seat - b.seat),
    ...entrants.filter(one => one.out).map(one => ({ ...one, rank: 0 })),
  ]
}

// What lies at the place of an entrant: its name, and its words, short and long. A secret wager is no more than that.
/** @type {[string, string, string][]} */
const MARKS = [
  ['marker', 'tourney-mark-marker', 'tourney-mark-marker-long'],
  ['passed', 'tourney-mark-passed', 'tourney-mark-passed-long'],
  ['secret', 'tourney-mark-secret', 'tourney-mark-secret-long'],
  ['asked', 'tourney-mark-asked', 'tourney-mark-asked-long'],
  ['done', 'tourney-mark-done', 'tourney-mark-done-long'],
]

/** @param {Wire.ContestShown} contest @param {number} place */
export function marksAt({ marker, asked, done, secret, passed }, place) {
  /** @type {Record<string, boolean | undefined>} */
  const lies = { marker: marker === place, asked: asked === place, done: done?.includes(place), secret: secret?.includes(place), passed: passed?.includes(place) }
  return MARKS.filter(([name]) => lies[name])
}

// The name in its address: what stands behind the kind in a stream's id.
/** @param {string} id */
export const shortName = id => id.slice(id.indexOf(':') + 1)
