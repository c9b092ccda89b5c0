// Who stands where in a tournament: chips as they are now, as they were counted, and the places in the end.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { myFurther, myTable, sessionNow, standings } from '../../src/croupier/web/logic/standings.js'

/** @param {string} id @param {number} number @param {Partial<Wire.SeenEntrant>} [more] @returns {Wire.SeenEntrant} */
const entrant = (id, number, more = {}) => ({ id, number, status: 'seated', table: 'T1', seat: number, taken: true, chips: 0, place: 0, ...more })
/** @param {string} name @param {number} seat @param {number} chips @param {string} [out] @returns {Wire.AtContest} */
const sits = (name, seat, chips, out = '') => ({ entrant: name, seat, chips, out })
/** @param {Wire.AtContest[]} entrants @param {Partial<Wire.TableInContest>} [more] @returns {Wire.TableInContest} */
const table = (entrants, more = {}) => ({ table: 't1', name: 'One', session: '1', phase: 'wagering', coups: 3, of: 12, paused: '', ended: '', asked: 0, entrants, ...more })
/** @param {number} number @param {string} stage @returns {Wire.SeenSession} */
const session = (number, stage) => ({ number, round: 1, name: `Session ${number}`, starts: 0, stage, paused_for: '', tables: {}, counted: [] })

/** @param {Partial<Wire.TournamentView>} view @param {Wire.TableInContest[]} [tables] @returns {Wire.TournamentShown} */
const shown = (view, tables = []) => ({
  kind: 'view', version: 1, now: 0, told: [], tables,
  view: { id: 'tournament:cup', name: 'Cup', stage: 'playing', director: '', book: 'crown-sydney', casino: 'Crown Sydney', symbol: '$', zone: 'Australia/Sydney', terms: 1, told: null, where: '', pool: 0, entrants: [], sessions: [], break_until: 0, further: null, ranking: [], prizes: [], cancelled: false, closed: false, own: null, board: null, ...view },
})

describe('while it is played', () => {
  it('chips of further coups part equals and are not those that anybody stands with', () => {
    const equal = [entrant('ann', 1, { chips: 800 }), entrant('lee', 2, { chips: 800 }), entrant('max', 3, { chips: 900 })]
    const now = shown({ entrants: equal, further: { session: 1, coups: 1, seats: [{ table: 't1', seat: 1, entrant: 'ann' }, { table: 't1', seat: 2, entrant: 'lee' }], counted: [] } },
      [table([sits('ann', 1, 1000), sits('lee', 2, 1200)], { session: '1.1' })])
    assert.deepEqual(standings(now).map(one => [one.entrant, one.rank, one.chips]), [['max', 1, 900], ['ann', 2, 800], ['lee', 2, 800]])
    const own = /** @type {Wire.OwnEntry} */ (/** @type {unknown} */ ({ entrant: { id: 'lee' } }))
    assert.equal(myFurther({ ...now.view, own })?.seat, 2)
    assert.equal(myFurther(now.view), null)
  })

  it('chips at the tables count, equal ones equal, and whoever is out comes last', () => {
    const lines = standings(shown({ entrants: [entrant('ann', 1), entrant('#2', 2), entrant('lee', 3), entrant('max', 4, { status: 'eliminated', chips: 900 }), entrant('zed', 5, { status: 'reserve' })] },
      [table([sits('ann', 6, 500), sits('#2', 1, 700), sits('lee', 2, 0, 'eliminated')]), table([sits('nobody else', 1, 1)])]))
    assert.deepEqual(lines.map(one => [one.entrant, one.rank, one.chips, one.out, one.live]), [['#2', 1, 700, false, true], ['ann', 2, 500, false, true], ['max', 0, 900, true, false], ['lee', 0, 0, true, true]])
    assert.deepEqual(lines.map(one => one.status), ['seated', 'seated', 'eliminated', 'eliminated'])
    assert.deepEqual([lines[0].table, lines[0].seat], ['One', 1])
  })

  it('chips of the last count stand where no table is on', () => {
    const lines = standings(shown({ entrants: [entrant('ann', 1, { chips: 5, status: 'qualified' }), entrant('lee', 2, { chips: 5, status: 'waiting' })] }))
    assert.deepEqual(lines.map(one => [one.entrant, one.rank]), [['ann', 1], ['lee', 1]])
  })
})

describe('in the end', () => {
  it('places are those that were worked out, with why and with what was won', () => {
    /** @param {string} one @param {number} place @param {string} ahead @param {string} of @returns {Wire.Placing} */
    const placed = (one, place, ahead, of) => ({ entrant: one, place, chips: 100, points: [0, 1], table: '', coup: 0, extra: [], round: 1, ahead, of })
    const lines = standings(shown({ entrants: [entrant('ann', 7, { status: 'placed' })], ranking: [placed('ann', 1, 'extra-coups', '#2'), placed('#2', 2, '', '')], prizes: [{ entrant: 'ann', place: 1, amount: 700, places: [1], among: 1, thing: 'a cup', odd: 0 }] }, [table([sits('ann', 6, 999)])]))
    assert.deepEqual(lines.map(one => [one.entrant, one.number, one.rank, one.chips, one.prize, one.thing, one.ahead, one.of]), [['ann', 7, 1, 100, 700, 'a cup', 'extra-coups', '#2'], ['#2', 0, 2, 100, 0, '', '', '']])
  })
})

describe('my own table', () => {
  const own = /** @type {any} */ ({ entrant: { id: 'ann' } })

  it('is where I sit, with my chips and whether it is my turn', () => {
    const mine = myTable(shown({ own }, [table([sits('lee', 1, 5)]), table([sits('ann', 2, 50)], { table: 't2', name: 'Two', asked: 2 })]))
    assert.deepEqual([mine?.table, mine?.name, mine?.seat, mine?.chips, mine?.turn], ['t2', 'Two', 2, 50, true])
    assert.equal(myTable(shown({ own }, [table([sits('ann', 2, 50)], { asked: 1 })]))?.turn, false)
    assert.equal(myTable(shown({ own }, [table([sits('ann', 2, 50)])]))?.turn, false, 'nobody is asked')
  })

  it('is none once it is over, or for whoever has no entry', () => {
    assert.equal(myTable(shown({ own }, [table([sits('ann', 2, 50)], { ended: 'complete' })])), null)
    assert.equal(myTable(shown({}, [table([sits('ann', 2, 50)])])), null)
  })
})

describe('the session that is looked at', () => {
  it('is the one that is on, else the next, else none', () => {
    const view = (/** @type {Wire.SeenSession[]} */ ...sessions) => shown({ sessions }).view
    assert.equal(sessionNow(view(session(1, 'ended'), session(2, 'scheduled'), session(3, 'paused')))?.number, 3)
    assert.equal(sessionNow(view(session(1, 'ended'), session(2, 'drawn')))?.number, 2)
    assert.equal(sessionNow(view(session(1, 'ended'))), null)
  })
})
