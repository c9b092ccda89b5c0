// The keys of a table that keeps results only, and a card of the console that was keyed wrong.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { canBeWrong, cardAt, foundAt, isThere, lastEntered, putRight } from '../../src/croupier/web/logic/correct.js'
import { Keypad } from '../../src/croupier/web/logic/keypad.js'
import { view } from './made.js'

/** @param {string} keys */
function pressed(keys) {
  const pad = new Keypad()
  const took = [...keys].map(key => pad.press(key))
  return { pad, took }
}

describe('a result', () => {
  it('is a winner alone, by letter or by number pad', () => {
    for (const key of 'bB6') assert.deepEqual(pressed(key).pad.given(), { command: 'record-result', facts: { winner: 'banker' } })
    assert.equal(pressed('5').pad.winner, 'tie')
    assert.equal(pressed('4').pad.winner, 'player')
  })

  it('has pairs and a natural, each pressed off again', () => {
    assert.deepEqual(pressed('t1n3').pad.given()?.facts, { winner: 'tie', player_pair: true, natural: true, banker_pair: true })
    assert.deepEqual(pressed('t1n31').pad.given()?.facts, { winner: 'tie', natural: true, banker_pair: true })
  })

  it('is nothing without a winner', () => {
    const { pad, took } = pressed('1n3')
    assert.deepEqual(took, [false, false, false])
    assert.equal(pad.given(), null)
    assert.equal(pad.press('x'), false)
  })

  it('is another one where another winner is pressed, with its marks', () => {
    assert.deepEqual(pressed('bnp').pad.given()?.facts, { winner: 'player', natural: true })
  })
})

describe('undo', () => {
  it('takes the last key back, one after the other', () => {
    const { pad } = pressed('bpn')
    pad.undo(true)
    assert.deepEqual(pad.given()?.facts, { winner: 'player' })
    pad.undo(true)
    assert.deepEqual(pad.given()?.facts, { winner: 'banker' })
    pad.undo(true)
    assert.equal(pad.isEmpty, true)
  })

  it('takes the last result back where no key is pressed, and waits for Enter', () => {
    const pad = new Keypad()
    assert.equal(pad.undo(false), false, 'no result is there')
    assert.equal(pad.undo(true), true)
    assert.deepEqual(pad.given(), { command: 'take-back-result', facts: {} })
    pad.undo(true)
    assert.equal(pad.isEmpty, true, 'undone itself')
  })

  it('is forgotten when the next winner is pressed', () => {
    const pad = new Keypad()
    pad.undo(true)
    pad.press('b')
    assert.equal(pad.given()?.command, 'record-result')
    pad.end()
    pad.press('p')
    assert.equal(pad.given()?.command, 'record-result')
  })
})

describe('a correction of a result', () => {
  it('begins with what was recorded', () => {
    const pad = new Keypad()
    pad.correct(7, 'Bpn')
    pad.press('n')
    pad.press('t')
    assert.deepEqual(pad.given(), { command: 'correct-result', facts: { coup: 7, winner: 'tie', player_pair: true } })
    pad.clear()
    assert.equal(pad.isEmpty, true)
  })

  it('and the end of a shoe is given by Enter', () => {
    const pad = new Keypad()
    pad.end()
    assert.deepEqual(pad.given(), { command: 'end-results', facts: {} })
  })
})

/** @type {any} */
const COUP = { number: 3, play: 'dealing', player: { cards: ['2h', '4c'] }, banker: { cards: ['3d', '9s'] } }

describe('a card that was keyed wrong', () => {
  it('is the one that came last', () => {
    assert.deepEqual(lastEntered(COUP), { hand: 'banker', position: 2, old: '9s' })
    assert.deepEqual(lastEntered({ ...COUP, player: { cards: ['2h', '4c', '7d'] } }), { hand: 'player', position: 3, old: '7d' })
    assert.equal(lastEntered(undefined), null)
    assert.equal(lastEntered({ ...COUP, banker: { cards: ['3d', null] } }), null, 'nobody has seen it')
  })

  it('is there until the table has another', () => {
    const which = cardAt(COUP, 'player', 1)
    assert.ok(which)
    assert.equal(isThere(COUP, which), true)
    assert.equal(isThere({ ...COUP, player: { cards: ['5h', '4c'] } }, which), false)
    assert.equal(cardAt(COUP, 'player', 3), null)
  })

  it('is none of a virtual shoe, of a void coup, or where results alone are kept', () => {
    const { shared } = view({ shared: { coup: COUP } })
    assert.equal(canBeWrong(shared, 'dealing-shoe'), true)
    assert.equal(canBeWrong(shared, 'virtual-shoe'), false)
    assert.equal(canBeWrong({ ...shared, coup: { ...COUP, void: true } }, 'dealing-shoe'), false)
    assert.equal(canBeWrong({ ...shared, results_only: true }, 'dealing-shoe'), false)
  })

  it('is shown with what it was until the cards are cleared', () => {
    const corrected = (/** @type {string} */ wrong, /** @type {string} */ right) => /** @type {any} */ ({ event: 'card-corrected', facts: { hand: 'banker', position: 2, wrong: [wrong], right: [right] } })
    const cleared = /** @type {any} */ ({ event: 'coup-cleared' })
    assert.deepEqual(putRight([corrected('9s', '4s'), corrected('4s', '5s')]), [{ hand: 'banker', position: 2, wrong: '4s', right: '5s' }])
    assert.deepEqual(putRight([corrected('9s', '4s'), cleared]), [])
  })

  it('is the dealer’s before the result alone', () => {
    assert.deepEqual(['dealing', 'announced', 'settled', 'wagering'].map(one => foundAt(/** @type {any} */ (one))), ['dealing', 'announced', 'settled', 'dealing'])
  })
})
