// A patron's turn: which hand it is about, and where a cut may go.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cutRange, factsOf, handOf, TURNS } from '../../src/croupier/web/logic/turns.js'
import { view } from './made.js'

/** @param {Partial<Wire.Shared>} shared */
const at = shared => view({ shared }).shared
/** @type {Wire.CoupShown} */
const COUP = { number: 1, play: 'dealing' }

describe('the hand of a patron', () => {
  it('is the one that is with them', () => {
    assert.equal(handOf(at({ coup: { ...COUP, banker: { keeper: 'kim', out: true } } }), 'kim'), 'banker')
    assert.equal(handOf(at({ coup: { ...COUP, player: { keeper: 'kim', out: true } } }), 'kim'), 'player')
  })

  it('is not one that lies on the table again, or with another', () => {
    const coup = { ...COUP, player: { keeper: 'kim' }, banker: { keeper: 'ann', out: true } }
    assert.equal(handOf(at({ coup, turn: { banker: 'kim' } }), 'kim'), 'banker')
  })

  it('is else the one that it is their turn to take or to open', () => {
    assert.equal(handOf(at({ turn: { banker: 'kim' } }), 'kim'), 'banker')
    assert.equal(handOf(at({ turn: { player: 'kim', banker: 'kim' } }), 'kim'), 'player')
    assert.equal(handOf(at({ turn: { player: 'ann' } }), 'kim'), 'player')
    assert.equal(handOf(at({}), 'kim'), 'player')
  })
})

describe('a turn', () => {
  it('is told who takes it, and about which hand', () => {
    const shared = at({ turn: { banker: 'kim' } })
    assert.deepEqual(factsOf('decline-cut', shared, 'kim'), { patron: 'kim' })
    assert.deepEqual(factsOf('expose-cards', shared, 'kim'), { hand: 'banker', opener: 'kim' })
    assert.deepEqual(factsOf('refuse-hand', shared, 'kim'), { hand: 'banker', patron: 'kim' })
    assert.deepEqual(factsOf('ask-dealer-to-open', shared, 'kim'), { hand: 'banker', patron: 'kim' })
    assert.deepEqual(factsOf('decline-shoe', shared, 'kim'), { patron: 'kim' })
    assert.deepEqual(factsOf('give-up-shoe', shared, 'kim'), { patron: 'kim' })
    assert.equal(TURNS.length, 8)
  })

  it('a cut goes where the floor says that it may', () => {
    assert.deepEqual(cutRange(at({ shoe: { number: 1, stage: 'uncut', cut_between: [42, 374] } })), { least: 42, most: 374, usual: 208 })
    assert.deepEqual(cutRange(at({})), { least: 1, most: 1, usual: 1 })
  })
})
