// Arrow keys on the felt: from area to area as they lie.

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { beside } from '../../src/croupier/web/logic/beside.js'

/** @param {number} x @param {number} y */
const box = (x, y, width = 90, height = 40) => ({ x, y, width, height })
// pairs above, the three main areas below, one a little lower than the others
const FELT = new Map([['player-pair', box(0, 0)], ['banker-pair', box(200, 0)], ['player', box(0, 50)], ['tie', box(100, 54)], ['banker', box(200, 50)]])

for (const [from, key, to] of [
  ['player', 'ArrowRight', 'tie'], ['tie', 'ArrowRight', 'banker'], ['banker', 'ArrowRight', 'banker'], ['banker', 'ArrowLeft', 'tie'], ['player', 'ArrowLeft', 'player'],
  ['player', 'ArrowUp', 'player-pair'], ['banker', 'ArrowUp', 'banker-pair'], ['player-pair', 'ArrowDown', 'player'], ['player-pair', 'ArrowRight', 'banker-pair'], ['player-pair', 'ArrowUp', 'player-pair'],
]) {
  it(`${key} from ${from} leads to ${to}`, () => assert.equal(beside(FELT, from, key), to))
}

it('what is hardly higher is beside, not above', () => assert.equal(beside(FELT, 'tie', 'ArrowUp') === 'player', false))

it('starts with the first where it was nowhere', () => {
  assert.equal(beside(FELT, 'dragon', 'ArrowLeft'), 'player-pair')
  assert.equal(beside(new Map(), 'dragon', 'ArrowLeft'), 'dragon')
})
