// The cards of a report: what was typed, and what is still to be said.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cardsIn, cardsSaid, orderSaid } from '../../src/croupier/web/logic/report.js'

const NOTHING = { text: '', unseen: false, many: 1, asksExposed: true, exposed: null, cutting: false, burned: false, required: true }
/** @param {Partial<import('../../src/croupier/web/logic/report.js').Entered>} entered */
const said = entered => cardsSaid({ ...NOTHING, ...entered })

describe('cards in one line', () => {
  it('are read with and without blanks and commas', () => {
    for (const text of ['kh 10d 3s', 'kh10d3s', 'KH,TD,3S', ' kh td3s ']) assert.deepEqual(cardsIn(text).map(one => one.card), ['Kh', 'Td', '3s'], text)
    assert.deepEqual(cardsIn('  '), [])
  })

  it('that are not finished or none are seen as they stand', () => {
    assert.deepEqual(cardsIn('kh 10'), [{ typed: 'kh', card: 'Kh' }, { typed: '10', card: null }])
    assert.deepEqual(cardsIn('kx'), [{ typed: 'kx', card: null }])
    assert.deepEqual(cardsIn('k'), [{ typed: 'k', card: null }])
  })
})

describe('a report', () => {
  it('has its cards, and whether they were exposed', () => {
    assert.deepEqual(said({ text: 'kh', exposed: true }), { facts: { cards: ['Kh'], exposed: true } })
    assert.deepEqual(said({ text: 'kh 3s', exposed: false }), { facts: { cards: ['Kh', '3s'], exposed: false } })
    assert.deepEqual(said({ text: 'kh', asksExposed: false }), { facts: { cards: ['Kh'] } })
  })

  it('has how many cards nobody has seen, at least one', () => {
    assert.deepEqual(said({ unseen: true, many: 2, text: 'kx' }), { facts: { unseen: 2 } })
    assert.deepEqual(said({ unseen: true, many: 0 }), { facts: { unseen: 1 } })
    assert.deepEqual(said({ unseen: true, many: Number.NaN }), { facts: { unseen: 1 } })
  })

  it('has what came with them', () => {
    assert.deepEqual(said({ text: 'kh', exposed: true, cutting: true, burned: true }), { facts: { cards: ['Kh'], exposed: true, cutting_card: true, burned: true } })
    assert.deepEqual(said({ unseen: true, cutting: true }), { facts: { unseen: 1, cutting_card: true } })
    assert.deepEqual(said({ burned: true, cutting: true }), { facts: { burned: true } }, 'a burn alone')
  })

  it('says what is missing', () => {
    assert.deepEqual(said({}), { missing: 'irr-cards-say' })
    assert.deepEqual(said({ required: false }), { facts: {} })
    assert.deepEqual(said({ text: 'kh zz', exposed: true }), { missing: 'irr-card-wrong', about: 'zz' })
    assert.deepEqual(said({ text: 'kh' }), { missing: 'irr-exposed-say' })
  })
})

it('the order of a coup is said card by card, left out where nothing is typed, and a slip of the keys is named', () => {
  assert.deepEqual(orderSaid('9s 2d KD10h'), { facts: { order: ['9s', '2d', 'Kd', 'Th'] } })
  assert.deepEqual(orderSaid('  '), { facts: {} })
  assert.deepEqual(orderSaid('9s xx'), { about: 'xx' })
})
