// A session of a tournament at the table: how it stands for whoever looks, whose turn it is, who is ahead.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ahead, byChips, marksAt, shortName, standing, turnOf } from '../../src/croupier/web/logic/contest.js'
import { Player } from './player.js'

/** @param {string} patron @param {number} seat @param {Partial<Wire.EntrantShown>} [more] @returns {Wire.EntrantShown} */
const entrant = (patron, seat, more = {}) => ({ patron, seat, chips: 100000, ...more })

/** @param {Partial<Wire.ContestShown>} [more] @returns {Wire.ContestShown} */
const contest = (more = {}) => ({ tournament: 'tournament:cup', session: '1', entrants: [entrant('kim', 1), entrant('lee', 2), entrant('ann', 3)], in_turn: true, marker: 3, order: [3, 2, 1], ...more })

/** @type {Wire.CoupShown} */
const OPEN = { number: 1, play: 'wagering', bets_called: true, open_to_wagers: true }
/** @param {Partial<Wire.ContestShown>} more @param {Wire.CoupShown} [coup] */
const stands = (more, coup = OPEN) => standing({ table: 'T1', version: 1, phase: 'wagering', contest: contest(more), coup }, 'kim')

describe('how it stands for somebody', () => {
  it('is their turn, before it or after it', () => {
    assert.equal(stands({ asked: 1 }), 'mine')
    assert.equal(stands({ asked: 3 }), 'waits')
    assert.equal(stands({}), 'waits')
    assert.equal(stands({ asked: 2, done: [3, 1] }), 'over')
  })

  it('is open to everyone where nobody waits for a turn', () => {
    assert.equal(stands({ in_turn: false }), 'open')
    assert.equal(stands({ in_turn: false }, { ...OPEN, open_to_wagers: false }), 'closed')
    assert.equal(stands({ asked: 1 }, { ...OPEN, bets_called: false }), 'closed')
  })

  it('is first of all whether one plays at all', () => {
    assert.equal(standing({ table: 'T1', version: 1, phase: 'wagering', contest: contest() }, 'somebody'), 'outside')
    assert.equal(standing({ table: 'T1', version: 1, phase: 'wagering', contest: contest() }, ''), 'outside')
    assert.equal(standing({ table: 'T1', version: 1, phase: 'wagering' }, 'kim'), 'outside')
    assert.equal(stands({ asked: 1, paused: 'break', entrants: [entrant('kim', 1, { out: 'eliminated' })] }), 'out')
    assert.equal(stands({ asked: 1, paused: 'break', ended: 'complete' }), 'ended')
    assert.equal(stands({ asked: 1, paused: 'break' }), 'paused')
    assert.equal(stands({ asked: 1, passed: [1] }), 'passed')
    assert.equal(stands({ asked: 1, secret: [1] }), 'secret')
    assert.equal(stands({ asked: 1, secret: [2], passed: [3] }), 'mine')
  })
})

describe('the order of the turns', () => {
  it('says how many wager before, with the one who does now', () => {
    assert.equal(ahead(contest({ asked: 3 }), 1), 2)
    assert.equal(ahead(contest({ asked: 2, done: [3] }), 1), 1)
    assert.equal(ahead(contest({ asked: 1, done: [3, 2] }), 1), 0)
    assert.equal(ahead(contest({ order: undefined }), 1), 0)
    assert.equal(turnOf(contest({ done: [2] }), 2), 'over')
  })
})

describe('what lies at a place', () => {
  it('is the marker, whose turn it is, and that there is a secret wager', () => {
    const now = contest({ asked: 2, done: [3], secret: [3], passed: [1] })
    const at = (/** @type {number} */ place) => marksAt(now, place).map(([name]) => name)
    assert.deepEqual([at(1), at(2), at(3), at(4)], [['passed'], ['asked'], ['marker', 'secret', 'done'], []])
  })
})

describe('chips at the table', () => {
  it('are most first, equal ones equal, and whoever is out last', () => {
    const all = byChips(contest({ entrants: [entrant('kim', 1, { chips: 500 }), entrant('lee', 2, { chips: 900, out: 'eliminated' }), entrant('ann', 3, { chips: 700 }), entrant('max', 4, { chips: 500 }), entrant('zed', 5, { chips: 100 })] }))
    assert.deepEqual(all.map(one => [one.patron, one.rank]), [['ann', 1], ['kim', 2], ['max', 2], ['zed', 4], ['lee', 0]])
  })

  it('are those of a tournament by its own name', () => assert.equal(shortName('tournament:autumn-cup'), 'autumn-cup'))
})

describe('a click before one was asked', () => {
  it('sends nothing, and says why', async () => {
    const player = new Player()
    player.see({ shared: { ...player.table.shared, contest: contest({ asked: 3 }) } })
    await player.click('banker')
    assert.deepEqual(player.given, [])
    assert.deepEqual(player.said, ['tourney-not-yet'])
    assert.equal(player.page.canRebet(), false)
  })

  it('lays the chip once one is', async () => {
    const player = new Player()
    player.see({ shared: { ...player.table.shared, contest: contest({ asked: 1, done: [3, 2] }) } })
    await player.click('banker')
    assert.equal(player.asked, 'place-wager banker 1000')
  })
})
