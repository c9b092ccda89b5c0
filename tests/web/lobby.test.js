// Which tables of the lobby are wanted, and how that stands in the address.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { any, asked, chosen, kept, wagerKey } from '../../src/croupier/web/logic/lobby.js'

const ALL = { book: '', variation: '', wager: '', stake: 0 }

/** @param {string} id @param {Partial<Wire.TableListed>} [more] @returns {Wire.TableListed} */
const table = (id, more = {}) => ({ id, name: id, book: 'crown-sydney', casino: 'Crown Sydney', variation: 'Crown Baccarat', phase: 'wagering', currency: 'AUD', symbol: '$', minimum: 500, maximum: 500_000, seats_taken: 0, places: 7, automatic: true, shoe: 'virtual-shoe', results: '', trouble: '', trouble_says: null, notices: [], seeded: false, stands_still: false, road: '', who: [], wagers: [], by_hand: false, waits_for_dealer: false, ...more })

const TABLES = [
  table('harbour', { wagers: [{ wager: 'player-pair', name: 'Player Pair', side: '' }] }),
  table('tiger', { book: 'star-sydney', variation: 'Premium Baccarat', wagers: [{ wager: 'tiger', name: 'Tiger', side: '' }], minimum: 2500 }),
  table('dragon', { book: 'crown-melbourne', wagers: [{ wager: 'tail', name: 'Player Dragon Tail (Early)', side: 'player' }, { wager: 'tail', name: 'Banker Dragon Tail (Early)', side: 'banker' }], maximum: 10_000 }),
]
/** @param {Partial<typeof ALL>} wanted */
const left = wanted => kept(TABLES, { ...ALL, ...wanted }).map(one => one.id)

describe('the tables that are wanted', () => {
  it('are all of them where nothing is asked for', () => assert.deepEqual(left({}), ['harbour', 'tiger', 'dragon']))

  it('are those of a book, of a variation, with a wager, and of all that is asked for at once', () => {
    assert.deepEqual(left({ book: 'star-sydney' }), ['tiger'])
    assert.deepEqual(left({ variation: 'Crown Baccarat' }), ['harbour', 'dragon'])
    assert.deepEqual(left({ wager: 'player-pair' }), ['harbour'])
    assert.deepEqual(left({ wager: 'tail-banker' }), ['dragon'])
    assert.deepEqual(left({ variation: 'Crown Baccarat', wager: 'tiger' }), [])
  })

  it('take the stake: neither below their minimum nor above their maximum, to the cent', () => {
    assert.deepEqual(left({ stake: 24 }), ['harbour', 'dragon'])
    assert.deepEqual(left({ stake: 25 }), ['harbour', 'tiger', 'dragon'])
    assert.deepEqual(left({ stake: 100 }), ['harbour', 'tiger', 'dragon'])
    assert.deepEqual(left({ stake: 101 }), ['harbour', 'tiger'])
    assert.deepEqual(left({ stake: 5001 }), [])
  })

  it('may lack what an older floor does not tell', () => {
    const { wagers: _, ...older } = table('older')
    assert.deepEqual(kept([/** @type {Wire.TableListed} */ (older)], { ...ALL, wager: 'tiger' }), [])
  })
})

describe('the address', () => {
  it('says what is wanted, and read again is the same', () => {
    for (const wanted of [ALL, { ...ALL, book: 'canberra' }, { book: 'star-sydney', variation: 'Premium & more', wager: 'tail-player', stake: 50 }])
      assert.deepEqual(chosen(asked(wanted)), wanted)
    assert.deepEqual(asked(ALL), [])
    assert.equal(any(ALL), false)
    assert.equal(any({ ...ALL, stake: 5 }), true)
  })

  it('with a stake that is none asks for any', () => {
    for (const stake of ['', '-5', '0', '1.5', 'many', '9e99']) assert.equal(chosen([['stake', stake]]).stake, 0)
    assert.equal(chosen([['stake', '25']]).stake, 25)
  })

  it('names a family of wagers by its kind and its side', () => {
    assert.equal(wagerKey({ wager: 'tail', name: '', side: 'player' }), 'tail-player')
    assert.equal(wagerKey({ wager: 'tiger', name: '', side: '' }), 'tiger')
  })
})
