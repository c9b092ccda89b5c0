// At a table of a tournament: whose turn it is, one's own chips among the others', a secret wager, a pass card; and for
// anybody else, why there is no seat for them here. The floor says all of it.

import { ahead, byChips, entrantOf, shortName, standing } from '../logic/contest.js'
import { announceNow, clauseButton, note } from '../parts/announce.js'
import { fill, h, the } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { ask } from '../parts/net.js'
import { told as inWords } from '../parts/sent.js'
import { person, say, wording } from '../parts/words.js'
import { openSecret } from './secret.js'
import { at, can, me, own, view } from './state.js'
import { give } from './wagers.js'

/** @import { Standing } from '../logic/contest.js' */

/** @type {Standing} */
let heard = 'outside' // how it stood when it was last said aloud
let last = '' // the tournament that was played here while this page was open
/** @type {Map<string, string>} */
const names = new Map()
let peeks = false // the own secret wager is looked at

export const contest = () => at.view?.shared.contest
export const isContest = () => !!contest()

// --- what is heard -------------------------------------------------------------------------------

const TO_ME = ['wager-out-of-turn', 'seat-vacated', 'chips-adjusted', 'secret-wager-lapsed']

/** @param {Wire.Announcement[]} news @param {boolean} first */
export function hearContest(news, first) {
  if (first) return
  for (const one of news) if (TO_ME.includes(one.event) && one.patron === me()) note(inWords(one), { clauses: one.clauses, lasts: 20000 })
}

// --- the strip above the layout ------------------------------------------------------------------

export function drawContest() {
  const now = contest()
  if (now) last = now.tournament
  drawChips(now)
  const place = the('#contest')
  place.hidden = !last
  if (!now) {
    if (last) drawGone(place, last)
    return
  }
  const { shared } = view()
  const stands = standing(shared, me())
  if (stands !== 'secret') peeks = false
  place.dataset.stands = stands
  const sign = JSON.stringify([now, stands, shared.coup?.number, own()?.secret, own()?.my_turn, peeks, can('place-secret-wager'), can('use-pass-card'), can('withdraw-secret-wagers'), me(), names.get(now.tournament), wording()])
  if (place.dataset.sign !== sign) {
    place.dataset.sign = sign
    fill(place, heading(now), track(now), status(now, stands), acts(now, stands))
  }
  sayOnce(now, stands)
}

// The table is released: whoever was here finds the places on the tournament's own page.
/** @param {HTMLElement} place @param {string} tournament */
function drawGone(place, tournament) {
  place.dataset.stands = 'gone'
  place.dataset.sign = ''
  fill(place, h('div', { class: 'contest-status', role: 'status', 'data-key': 'contest-status' }, h('strong', {}, say('tourney-gone'))), toTournament(tournament))
}

/** @param {string} tournament */
const toTournament = tournament => h('a', { class: 'button main', 'data-key': 'to-tournament', href: `/tournament/${encodeURIComponent(shortName(tournament))}` }, say('tourney-to-tournament'))

// The name that people gave it, once the list of tournaments has come.
/** @param {string} tournament */
function nameOf(tournament) {
  const id = shortName(tournament)
  if (!names.has(tournament)) {
    names.set(tournament, id)
    ask('/tournaments').then(list => {
      names.set(tournament, list.find(one => one.id === id)?.name ?? id)
      at.draw()
    }, () => {})
  }
  return names.get(tournament) ?? id
}

/** @param {Wire.ContestShown} now */
function heading(now) {
  const mine = byChips(now).find(one => one.patron === me())
  return h('div', { class: 'contest-head', 'data-key': 'contest-head' },
    h('a', { class: 'contest-name', 'data-key': 'contest-name', href: `/tournament/${encodeURIComponent(shortName(now.tournament))}` }, nameOf(now.tournament)),
    h('span', { class: 'soft small' }, now.practice ? say('tourney-practice') : say('tourney-coups', { coups: now.coups ?? 0, of: now.of ?? 0 }), mine?.rank ? ` · ${say('tourney-rank-here', { rank: mine.rank, of: now.entrants?.filter(one => !one.out).length ?? 0 })}` : ''))
}

/** @param {string[] | undefined} list */
const clauses = list => (list ?? []).slice(0, 3).map(one => clauseButton(one))

/** @param {Wire.ContestShown} now @param {Standing} stands */
function status(now, stands) {
  const mine = entrantOf(now, me())
  const line = (/** @type {string} */ text, /** @type {string} */ more = '', /** @type {string[]} */ under = []) =>
    h('div', { class: 'contest-status', role: 'status', 'data-testid': `stands-${stands}`, 'data-key': 'contest-status' }, h('strong', {}, text), more && [' ', h('span', {}, more)], ' ', clauses(under))
  switch (stands) {
    case 'outside': return line(say('tourney-kept'), say('tourney-kept-more'), now.kept_by)
    case 'out': return line(say('tourney-out', { why: mine?.out ?? '' }), say('tourney-out-more', { chips: mine?.chips ?? 0 }), mine?.out_by)
    case 'ended': return line(say('tourney-over'), say('tourney-over-more', { chips: mine?.chips ?? 0 }))
    case 'paused': return line(say('tourney-paused', { why: now.paused ?? '' }), say('tourney-paused-more'), now.paused_by)
    case 'mine': return line(say('tourney-your-turn'), now.compulsory ? say('tourney-at-least', { least: now.compulsory }) : '', now.turn_by)
    case 'waits': return line(now.asked ? say('tourney-place-wagers', { place: now.asked }) : say('tourney-about-to'), say('tourney-ahead', { ahead: ahead(now, mine?.seat ?? 0) }), now.turn_by)
    case 'over': return line(say('tourney-turn-over'), say('tourney-turn-over-more'), now.turn_by)
    case 'passed': return line(say('tourney-passed'))
    case 'secret': return line(say('tourney-secret-made'), say('tourney-secret-made-more'))
    case 'open': return line(say('tourney-open'), now.compulsory ? say('tourney-at-least', { least: now.compulsory }) : '')
    case 'closed': return line(say('tourney-closed'))
  }
}

/** @param {Wire.ContestShown} now @param {Standing} stands */
function acts(now, stands) {
  if (stands === 'ended' || stands === 'out') return toTournament(now.tournament)
  const mine = entrantOf(now, me())
  if (!mine || mine.out || !own()) return null
  const secret = own()?.secret ?? []
  return h('div', { class: 'contest-acts row', 'data-key': 'contest-acts' },
    secret.length > 0 && h('button', { type: 'button', class: 'small peek', 'data-key': 'peek', 'aria-pressed': String(peeks), onclick: () => { peeks = !peeks; at.draw() } },
      peeks ? secret.map(one => say('wager-of', { wager: one.wager, stake: one.stake })).join(', ') : say('tourney-peek')),
    secret.length > 0 && can('withdraw-secret-wagers') && h('button', { type: 'button', class: 'small quiet', 'data-key': 'secret-back', onclick: () => give('withdraw-secret-wagers', { patron: me() }) }, say('tourney-secret-back')),
    now.has_secrets && can('place-secret-wager') && h('button', { type: 'button', class: 'small', 'data-key': 'secret', onclick: openSecret }, say('tourney-secret'), ' ', h('span', { class: 'badge left' }, say('tourney-left', { left: mine.secrets_left ?? 0 })), h('kbd', { 'aria-hidden': 'true' }, 'S')),
    now.has_passes && can('use-pass-card') && h('button', { type: 'button', class: 'small', 'data-key': 'pass', onclick: pass }, say('tourney-pass'), ' ', h('span', { class: 'badge left' }, say('tourney-left', { left: mine.passes_left ?? 0 })), h('kbd', { 'aria-hidden': 'true' }, 'P')),
    now.has_secrets && !can('place-secret-wager') && h('span', { class: 'soft small' }, say('tourney-secrets-left', { left: mine.secrets_left ?? 0 })),
    now.has_passes && !can('use-pass-card') && h('span', { class: 'soft small' }, say('tourney-passes-left', { left: mine.passes_left ?? 0 })))
}

export function pass() {
  if (can('use-pass-card')) give('use-pass-card', { patron: me() })
}

// The seats in the order in which they wager, clockwise from the marker on.
/** @param {Wire.ContestShown} now */
function track(now) {
  const order = now.order ?? []
  if (!now.in_turn || !order.length || now.ended) return null
  const mine = entrantOf(now, me())?.seat
  const state = (/** @type {number} */ seat) => (now.asked === seat ? 'asked' : now.done?.includes(seat) ? 'done' : 'waits')
  return h('ol', { class: 'track', 'data-key': 'track', 'aria-label': say('tourney-order') }, order.map(seat =>
    h('li', { class: `${state(seat)}${seat === mine ? ' me' : ''}`, 'data-key': `track-${seat}`, 'aria-current': now.asked === seat ? 'step' : null, 'aria-label': say('tourney-order-of', { place: seat, state: state(seat), first: seat === now.marker ? 'yes' : 'no' }) },
      seat === now.marker && h('span', { class: 'start', 'aria-hidden': 'true' }, '◆'),
      h('span', { 'aria-hidden': 'true' }, String(seat)), state(seat) === 'done' && h('small', { 'aria-hidden': 'true' }, '✓'))))
}

// --- who has what, beside the felt ---------------------------------------------------------------

/** @param {Wire.ContestShown | undefined} now */
function drawChips(now) {
  const place = the('#contest-chips')
  place.hidden = !now
  if (!now) return
  const all = byChips(now)
  const most = Math.max(1, ...all.map(one => one.chips))
  fill(place, h('h2', {}, say('tourney-chips-here')), h('ol', { class: 'contest-chips' }, all.map(one =>
    h('li', { class: `${one.out ? 'out' : ''}${one.patron === me() ? ' me' : ''}`, 'data-key': `chips-${one.seat}-${one.patron}`, style: `--part:${Math.round((one.chips * 100) / most)}%` },
      h('span', { class: 'rank figure' }, one.rank || '–'),
      h('span', { class: 'who' }, one.patron === me() ? say('you') : one.patron.startsWith('alias:') ? person(one.patron) : say('tourney-place', { place: one.seat }), one.out ? h('small', {}, ' ', say('tourney-is-out')) : null),
      h('b', { class: 'figure' }, money(one.chips))))))
}

/** @param {Wire.ContestShown} now @param {Standing} stands */
function sayOnce(now, stands) {
  if (stands === heard) return
  heard = stands
  if (stands === 'mine') announceNow(say('tourney-your-turn'))
  if (stands === 'paused') announceNow(say('tourney-paused', { why: now.paused ?? '' }))
}
