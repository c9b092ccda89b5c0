// A table of a tournament at the dealer's console: which session, whose turn, what the next step is called and who is
// waited for. The floor says all of it.

import { marksAt, sessionCalled } from '../logic/contest.js'
import { h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { say } from '../parts/words.js'
import { clauses } from './clauses.js'

/** @type {Record<string, string>} */
const KINDS = { asked: 'warn', done: 'open' }

/** @param {Wire.Shared} shared @param {number | undefined} place */
const patronAt = ({ seats }, place) => seats?.find(one => one.place === place)?.patron ?? ''
/** @param {Wire.Shared} shared @param {unknown} patron */
const placeOf = ({ seats }, patron) => seats?.find(one => one.patron === patron)?.place ?? 0

// Beside the phases: the session, how far it is, and whether it stands still.
/** @param {Wire.Shared} shared */
export function contestBadges({ contest }) {
  if (!contest) return []
  return [
    h('span', { class: 'badge contest-badge' }, `◆ ${say('tourney-session', sessionCalled(contest.session))} · ${say('tourney-coups', { coups: contest.coups ?? 0, of: contest.of ?? 0 })}`),
    contest.practice ? h('span', { class: 'badge warn' }, say('tourney-practice')) : null,
    contest.paused ? h('span', { class: 'badge bad' }, `! ${say('tourney-deal-paused', { why: contest.paused })}`) : null,
  ]
}

// What a step of a tournament is called, with its place and person; nothing for any other step.
/** @param {Wire.Step} next @param {Wire.Shared} shared */
export function contestStep({ command, facts = {} }, shared) {
  const { patron = '', why = '', seat = 0 } = facts
  if (command === 'ask-to-wager') return say('tourney-deal-ask', { patron: String(patron), place: placeOf(shared, patron) })
  if (command === 'place-marker') return say('tourney-deal-marker', { place: Number(seat) })
  return command === 'vacate-seat' ? say('tourney-deal-out', { patron: String(patron), why: String(why) }) : ''
}

// What may be typed beside wagers, as the terms have it.
/** @param {Wire.ContestShown} contest */
const asks = ({ has_secrets, has_passes }) => ({ secrets: has_secrets ? 'yes' : 'no', passes: has_passes ? 'yes' : 'no' })

// What the line of quick entry understands here.
/** @param {Wire.Shared} shared */
export const contestHint = ({ contest }) => (contest ? say('tourney-deal-hint', { ...asks(contest), turns: contest.in_turn ? 'yes' : 'no' }) : say('staff-quick-hint'))

// Who or what is waited for, in two lines; nothing where the table waits as any other.
/** @param {Wire.Shared} shared @returns {[string, string, string[]] | null} */
export function contestWaits(shared) {
  const { contest, coup } = shared
  if (!contest) return null
  if (contest.ended) return [say('tourney-deal-over'), say('tourney-deal-over-more'), []]
  if (contest.paused) return [say('tourney-deal-paused', { why: contest.paused }), say('tourney-deal-paused-more'), contest.paused_by ?? []]
  if (!coup?.bets_called) return null
  if (contest.asked) return [say('tourney-deal-waits', { place: contest.asked, patron: patronAt(shared, contest.asked) }), say('tourney-deal-waits-more', asks(contest)), contest.turn_by ?? []]
  return [say('staff-waits-wagers'), say('tourney-deal-waits-open-more', asks(contest)), []]
}

// What lies at a place: the marker, whose turn it is, how many chips; a secret wager by no more than that it was made.
/** @param {Wire.Seat} seat @param {Wire.ContestShown | undefined} contest */
export function contestMarks({ place, patron }, contest) {
  const entrant = contest?.entrants?.find(one => one.patron === patron && patron)
  if (!contest || !entrant) return []
  const lies = marksAt(contest, place)
  return [
    h('span', { class: 'contest-has figure soft small', title: say('tourney-deal-chips', { chips: entrant.chips }) }, money(entrant.chips)),
    lies.length ? h('span', { class: 'contest-marks' }, lies.map(([name, short, long]) => h('span', { class: `badge ${KINDS[name] ?? ''} contest-${name}`, title: say(long) }, say(short)))) : null,
  ]
}

/** @param {[string, string, string[]]} waits */
export const contestClauses = ([, , under]) => clauses(under, 3)
