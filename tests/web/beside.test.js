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

it('what is hardly higher is beside, not above', () => {
  const boxes = (/** @type {number} */ higher) => new Map([['tie', box(100, 100)], ['player', box(0, 100 - higher)]])
  assert.equal(beside(boxes(7), 'tie', 'ArrowUp'), 'tie')
  assert.equal(beside(boxes(8), 'tie', 'ArrowUp'), 'player')
})

it('what lies straight on is nearer than what lies aside', () => {
  const boxes = new Map([['from', box(0, 0)], ['aside', box(100, 30)], ['straight', box(155, 0)]])
  assert.equal(beside(boxes, 'from', 'ArrowRight'), 'straight')
  assert.equal(beside(new Map([['from', box(0, 0)], ['aside', box(100, 30)], ['far', box(165, 0)]]), 'from', 'ArrowRight'), 'aside')
})

it('goes by the middle of an area, however large it is', () => {
  const boxes = new Map([['small', box(100, 0, 40, 40)], ['wide', box(0, 60, 400, 40)], ['other', box(100, 120, 40, 40)]])
  assert.equal(beside(boxes, 'small', 'ArrowDown'), 'other')
  assert.equal(beside(boxes, 'wide', 'ArrowLeft'), 'small')
})

it('takes the first of two that are as near', () => {
  assert.equal(beside(new Map([['from', box(0, 50)], ['one', box(100, 40)], ['two', box(100, 60)]]), 'from', 'ArrowRight'), 'one')
})

it('starts with the first where it was nowhere', () => {
  assert.equal(beside(FELT, 'dragon', 'ArrowLeft'), 'player-pair')
  assert.equal(beside(new Map(), 'dragon', 'ArrowLeft'), 'dragon')
})
