// Sessions as a board of tables, with the clock: who sits where, the chips as they are, and what can be done about each.

import { isFurther } from '../logic/standings.js'
import { countedAt } from '../logic/tournament-desk.js'
import { h } from '../parts/dom.js'
import { money, person, say } from '../parts/words.js'
import { title } from '../staff/words.js'

/** @import { Conducted } from '../logic/tournament-desk.js' */
/** @typedef {(act: string, facts?: Record<string, unknown>) => unknown} Act */

/** @param {Conducted} desk @param {Act} act */
export function sessions(desk, act) {
  const board = desk.shown.view.board
  const all = [...(board?.sessions ?? [])].reverse()
  return h('section', { class: 'panel sessions', 'aria-label': say('direct-sessions') },
    h('div', { class: 'row' }, h('h2', {}, say('direct-sessions')), h('span', { class: 'spring' }), small(desk, act, 'schedule-session'), small(desk, act, 'draw-ballot'), small(desk, act, 'call-break')),
    further(desk),
    all.length ? all.map(one => session(desk, one, act)) : h('p', { class: 'soft' }, say('direct-no-sessions')))
}

// Further coups among equals: who plays them where, and with how many chips now.
/** @param {Conducted} desk */
function further(desk) {
  const now = desk.shown.view.further
  if (!now) return null
  const tables = [...new Set(now.seats.map(one => one.table))]
  return h('div', { class: 'session running', 'data-testid': 'further' },
    h('p', { class: 'row' }, h('strong', {}, say('direct-further', { session: now.session, coups: now.coups }))),
    h('div', { class: 'boards' }, tables.map(table => {
      const live = desk.shown.tables.find(one => one.table === table && isFurther(one))
      const chips = new Map((live?.entrants ?? []).map(one => [one.entrant, one.chips]))
      return h('article', { class: 'board-table', 'data-key': `further-${table}`, 'data-table': table },
        h('header', {}, h('strong', {}, live?.name ?? table), h('span', { class: `badge ${now.counted.includes(table) ? 'open' : live?.paused ? 'warn' : ''}` }, now.counted.includes(table) ? say('direct-counted', { coups: now.coups }) : state(undefined, live)), live ? h('a', { href: `/display/${encodeURIComponent(table)}`, 'data-key': 'wall' }, say('direct-watch')) : null),
        h('ol', { class: 'seated' }, now.seats.filter(one => one.table === table).map(one => h('li', {}, h('span', { class: 'seat figure' }, one.seat), h('span', { class: 'who' }, person(one.entrant)), h('span', { class: 'figure' }, chips.has(one.entrant) ? money(chips.get(one.entrant) ?? 0) : '–')))))
    })))
}

/** @param {Conducted} desk @param {Act} act @param {string} name @param {Record<string, unknown>} [facts] */
export const small = (desk, act, name, facts) => (desk.possible().includes(name) ? h('button', { type: 'button', class: 'small', 'data-key': `${name}-${JSON.stringify(facts ?? '')}`, onclick: () => act(name, facts) }, title(name)) : null)

/** @param {Conducted} desk @param {Wire.TournamentSession} one @param {Act} act */
function session(desk, one, act) {
  const board = /** @type {Wire.DirectorsBoard} */ (desk.shown.view.board)
  const facts = { session: one.number }
  const on = one.stage === 'drawn' || one.stage === 'running' || one.stage === 'paused'
  const tables = [...new Set(one.seats.map(seat => seat.table))]
  return h('details', { class: `session ${one.stage}`, 'data-key': `session-${one.number}`, open: on || board.sessions.length === one.number },
    h('summary', {}, h('strong', {}, say('direct-session', { session: one.number, round: board.rounds[one.round - 1] ?? one.round })), h('span', { class: `badge ${one.stage === 'running' ? 'open' : one.stage === 'paused' ? 'warn' : ''}` }, say(`direct-session-${one.stage}`)), clock(desk, one)),
    on ? h('div', { class: 'row acts' }, one.stage === 'drawn' ? [small(desk, act, 'take-seat', facts), small(desk, act, 'record-absence', facts), small(desk, act, 'start-session', facts)] : null, one.stage === 'running' ? small(desk, act, 'pause-session', facts) : one.stage === 'paused' ? small(desk, act, 'resume-session', facts) : null, one.stage === 'drawn' ? small(desk, act, 'move-start', { ...facts, starts: one.starts }) : null, one.stage === 'running' ? small(desk, act, 'end-session', facts) : null) : null,
    h('div', { class: 'boards' }, tables.map(table => tile(desk, one, table, act))))
}

/** @param {Conducted} desk @param {Wire.TournamentSession} one */
function clock(desk, one) {
  const left = one.starts - desk.now()
  const counts = (one.stage === 'scheduled' || one.stage === 'drawn') && left > 0
  return h('span', { class: 'soft figure' }, counts ? say('direct-starts-in', { left: Math.ceil(left / 1000) * 1000 }) : say('direct-started', { at: one.starts }))
}

/** @param {Conducted} desk @param {Wire.TournamentSession} one @param {string} table @param {Act} act */
function tile(desk, one, table, act) {
  const board = /** @type {Wire.DirectorsBoard} */ (desk.shown.view.board)
  const live = desk.shown.tables.find(found => found.table === table && found.session === String(one.number))
  const counted = one.counted[table]
  const chips = new Map(counted ? counted.counts : (live?.entrants ?? []).map(found => [found.entrant, found.chips]))
  const waiting = countedAt(board, one.number, table)
  const seats = [...one.seats.filter(seat => seat.table === table)].sort((a, b) => (chips.get(b.entrant) ?? -1) - (chips.get(a.entrant) ?? -1) || a.seat - b.seat)
  return h('article', { class: 'board-table', 'data-key': `table-${one.number}-${table}`, 'data-table': table },
    h('header', {}, h('strong', {}, live?.name ?? table), h('span', { class: `badge ${counted ? 'open' : live?.paused ? 'warn' : ''}` }, state(counted, live)), live ? h('a', { href: `/display/${encodeURIComponent(table)}`, 'data-key': 'wall' }, say('direct-watch')) : null),
    h('ol', { class: 'seated' }, seats.map(seat => {
      const entrant = board.entrants.find(found => found.id === seat.entrant)
      const out = entrant && entrant.status !== 'seated' && !counted
      return h('li', { class: out ? 'out' : '' }, h('span', { class: 'seat figure' }, seat.seat), h('span', { class: 'who' }, person(seat.entrant), mark(entrant, one)), h('span', { class: 'figure' }, chips.has(seat.entrant) ? money(chips.get(seat.entrant) ?? 0) : '–'))
    })),
    h('div', { class: 'row acts' },
      one.stage === 'running' && !counted && !live && waiting.length ? h('button', { type: 'button', class: 'small main', 'data-key': 'count', onclick: () => act('record-count', { session: one.number, table }) }, title('record-count')) : null,
      counted && one.stage !== 'ended' ? small(desk, act, 'correct-count', { session: one.number, table }) : null,
      one.stage === 'running' && !counted ? [live ? null : small(desk, act, 'record-elimination', { session: one.number }), small(desk, act, 'end-table-early', { session: one.number, table })] : null))
}

/** @param {Wire.CountedTable | undefined} counted @param {Wire.TableInContest | undefined} live */
function state(counted, live) {
  if (counted) return say('direct-counted', { coups: counted.coups })
  if (!live) return say('direct-on-felt')
  if (live.paused) return say('direct-stopped', { why: live.paused })
  return live.of ? say('direct-coup-of', { coups: live.coups, of: live.of }) : say('direct-coups', { coups: live.coups })
}

/** @param {Wire.Entrant | undefined} entrant @param {Wire.TournamentSession} one */
function mark(entrant, one) {
  if (!entrant) return null
  if (one.stage === 'drawn' && entrant.status === 'seated') return h('small', { class: entrant.seat?.taken ? 'fine' : 'soft' }, entrant.seat?.taken ? ` ✓ ${say('direct-sits')}` : ` ○ ${say('direct-awaited')}`)
  return entrant.status === 'seated' || entrant.status === 'placed' ? null : h('small', { class: 'soft' }, ` ${say(`director-status-${entrant.status}`)}`)
}
