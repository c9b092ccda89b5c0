// Forms: what a field offers, how a value is written, and how what was typed is read.

import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { choicesOf, firstOf, listHint, peopleFor, readChoice, readTick, readTyped, secondOf, suggestionsFor, ticksOf, written } from '../../src/croupier/web/logic/fields.js'
import { readBook } from '../../src/croupier/web/parts/words.js'
import { speaking } from './catalogues.js'
import { felt, laid, view } from './made.js'

/** @param {string} type @param {Partial<Wire.Asks>} [more] @returns {Wire.Asks} */
const field = (type, more = {}) => ({ name: 'it', type, ...more })
/** @param {string} type @param {Partial<Wire.Asks>} [more] */
const listOf = (type, more) => field('list', { each: field(type, more) })
/** @param {string} text @returns {never} */
const wrong = text => {
  throw new Error(`wrong: ${text}`)
}
/** @param {Wire.Asks} one @param {string} text */
const read = (one, text) => readTyped(one, text, wrong)

beforeEach(() => speaking('en', felt()))

describe('what was typed', () => {
  it('is a whole number', () => {
    assert.equal(read(field('number'), '12'), 12)
    assert.equal(read(field('number'), '-3'), -3)
    for (const text of ['1.5', 'x', '1e3', '0x1']) assert.throws(() => read(field('number'), text), { message: `wrong: ${text}` })
  })

  it('is money in dollars', () => {
    assert.equal(read(field('money'), '1,250.5'), 125050)
    assert.equal(read(field('money'), '$5'), 500)
    for (const text of ['-5', '5.005', 'five', '.5']) assert.throws(() => read(field('money'), text), /wrong/)
  })

  it('is a card, a text, a time of this machine', () => {
    assert.equal(read(field('card'), '10h'), 'Th')
    assert.throws(() => read(field('card'), 'xx'), /wrong: xx/)
    assert.equal(read(field('text'), 'as it is'), 'as it is')
    assert.equal(read(field('time'), '2026-05-01T20:30'), new Date(2026, 4, 1, 20, 30).getTime())
  })

  it('is a list, apart by commas; cards by blanks too', () => {
    assert.deepEqual(read(listOf('text'), 'a, b ,, c'), ['a', 'b', 'c'])
    assert.deepEqual(read(listOf('money'), '1, 2.50'), [100, 250])
    assert.deepEqual(read(listOf('card'), 'kh 3s,10d'), ['Kh', '3s', 'Td'])
    assert.throws(() => read(listOf('number'), '1, x'), /wrong: x/)
  })
})

describe('what was left out', () => {
  it('is nothing where the field may be', () => {
    assert.equal(read(field('money'), '  '), undefined)
    assert.equal(readChoice(field('text'), '', wrong), undefined)
  })

  it('is wrong where it is needed, but for a list and a choice of nothing', () => {
    assert.throws(() => read(field('money', { required: true }), ''), /wrong: …/)
    assert.deepEqual(read(field('list', { required: true, each: field('text') }), ''), [])
    assert.throws(() => readChoice(field('text', { required: true }), '', wrong), /wrong: …/)
    assert.equal(readChoice(field('choice', { required: true, choices: ['', 'casino'] }), '', wrong), '')
  })
})

describe('what was chosen', () => {
  it('is a text, or a number where the field is one', () => {
    assert.equal(readChoice(field('choice', { choices: ['casino'] }), 'casino', wrong), 'casino')
    assert.equal(readChoice(field('number'), '12', wrong), 12)
  })

  it('is a tick only where it is not as usual', () => {
    assert.equal(readTick(field('yes-no'), false), undefined)
    assert.equal(readTick(field('yes-no'), true), true)
    assert.equal(readTick(field('yes-no', { default: true }), true), undefined)
    assert.equal(readTick(field('yes-no', { default: true }), false), false)
    assert.equal(readTick(field('yes-no', { required: true }), false), false)
  })
})

describe('a value', () => {
  it('is written as it would be typed, and read back as it was', () => {
    /** @type {[Wire.Asks, unknown][]} */
    const values = [
      [field('number'), 7], [field('money'), 125050], [field('money'), 0], [field('text'), 'as it is'], [field('time'), new Date(2026, 4, 1, 20, 30).getTime()], [field('card'), 'Kh'],
      [listOf('text'), ['a', 'b']], [listOf('card'), ['Kh', '3s']],
    ]
    for (const [one, value] of values) assert.deepEqual(read(one, written(one, value)), value, written(one, value))
  })

  it('that is nothing is written as nothing', () => {
    assert.equal(written(field('money'), undefined), '')
    assert.equal(written(field('money'), null), '')
  })

  it('of a list has a hint how its parts are written', () => {
    assert.equal(listHint(field('card')), 'Kh 3s')
    assert.equal(listHint(field('text')), 'a, b')
    assert.equal(listHint(undefined), 'a, b')
  })
})

describe('what a field offers', () => {
  const staff = /** @type {Wire.Staff} */ ({
    shoe: { out: 0, left: 416 },
    wagers: [laid(3, 'super-6', 2500)],
    breaches: [{ number: 1, kind: 'device', patron: '', who: 'a man in a hat', by: 'sam', coup: 2 }],
    disputes: [{ number: 2, patron: 'kim', about: 'x'.repeat(200), coup: 0, wager: 0, decided_by: '' }],
    payment_errors: [{ number: 4, patron: 'kim', due: 5000, paid: 2500 }],
  })
  const context = {
    view: view({ private: { role: 'supervisor', staff, duties: [{ id: 'surveillance', matter: 5 }] }, shared: { seats: [{ place: 3, patron: 'kim' }, { place: 4 }] } }), felt: felt(),
    bookData: /** @type {Wire.BookDescribed} */ (/** @type {unknown} */ ({
      choices: { 'burn-cards.form': [{ value: 'one', name: 'one', about: 'a card' }, { value: 'by-rank', name: 'By the first card' }], 'approve.act': [] }, wagers: ['tiger'],
    })),
  }
  /** @param {string} command @param {string} name */
  const choices = (command, name) => choicesOf({ name, type: 'text' }, command, context)

  it('is what the description fixes, in words', () => {
    assert.deepEqual(choicesOf(field('choice', { choices: ['', 'player', 'banker', 'tie', 'after-last'] }), 'x', context), [['', 'none', ''], ['player', 'Player', ''], ['banker', 'Banker', ''], ['tie', 'Tie', ''], ['after-last', 'After last', '']])
    speaking('zh', felt())
    assert.deepEqual(choicesOf(field('choice', { choices: ['player', 'banker', 'tie'] }), 'x', context)?.map(([, name]) => name), ['闲', '庄', '和'])
    assert.equal(choicesOf(listOf('text'), 'burn-cards', context), null)
  })

  it('is what the book says', () => {
    assert.deepEqual(choices('burn-cards', 'form'), [['one', 'One', 'a card'], ['by-rank', 'By the first card', '']])
    assert.equal(choices('approve', 'act'), null, 'an empty list is no list')
  })

  it('is what lies on the layout', () => {
    assert.deepEqual(choices('change-wager', 'number'), [['3', '3: kim, Super 6, $25', '']])
    assert.equal(choices('expose-cards', 'number'), null)
  })

  it('is what is open at the table', () => {
    assert.deepEqual(choices('act-on-breach', 'breach'), [['1', '1: a man in a hat, device', '']])
    assert.equal(choices('decide-dispute', 'dispute')?.[0][1].length, 90)
    assert.deepEqual(choices('rectify-payment-error', 'error'), [['4', '4: kim, $50 / $25', '']])
    assert.deepEqual(choices('record-notification', 'matter'), [['5', '5: surveillance', '']])
  })

  it('is the areas of the felt; a wager of a coup that may be over goes by its number', () => {
    assert.deepEqual(choices('place-wager', 'wager')?.map(([value]) => value), ['player', 'banker', 'tie', 'super-6'])
    assert.equal(choices('raise-dispute', 'wager'), null)
    assert.equal(choices('record-payment-error', 'wager'), null)
    readBook({ 'wager-banker': '庄' })
    assert.equal(choices('place-wager', 'wager')?.[1][1], '庄')
  })

  it('is nothing where nothing is known', () => {
    assert.equal(choicesOf({ name: 'wager', type: 'text' }, 'place-wager', {}), null)
    assert.deepEqual(choicesOf({ name: 'breach', type: 'number' }, 'act-on-breach', {}), [])
  })

  it('suggests who is at the table and its places', () => {
    assert.deepEqual(suggestionsFor('buy-in', 'patron', context), ['kim'])
    assert.deepEqual(suggestionsFor('pass-shoe', 'to', context), ['kim'])
    assert.deepEqual(suggestionsFor('reduce-wagers', 'to', context), [])
    assert.deepEqual(suggestionsFor('sit-down', 'seat', context), ['1', '2', '3', '4', '5', '6', '7'])
    assert.deepEqual(suggestionsFor('buy-in', 'amount', {}), [])
  })

  it('picks people, and those who owe something, where whoever fills it in chooses', () => {
    assert.equal(peopleFor('buy-in', 'patron', context), null)
    assert.deepEqual(peopleFor('buy-in', 'patron', { ...context, picks: true })?.map(([one]) => one), ['kim'])
    assert.equal(peopleFor('reduce-wagers', 'to', { ...context, picks: true }), null)
  })

  it('ticks side wagers and who agreed; other lists are made line by line', () => {
    assert.deepEqual(ticksOf({ ...listOf('text'), name: 'side_wagers' }, context)?.map(([one]) => one), ['tiger'])
    assert.deepEqual(ticksOf({ ...listOf('text'), name: 'agreed' }, context)?.map(([one]) => one), ['kim'])
    assert.equal(ticksOf({ ...listOf('money'), name: 'chips' }, context), null)
    assert.equal(ticksOf(field('text'), context), null)
  })

  it('of a pair is first the wager, the option or the chip, then what the option can be', () => {
    const bookData = /** @type {Wire.BookDescribed} */ (/** @type {unknown} */ ({ choices: {}, wagers: ['tie', 'tiger'], options: [{ key: 'pairs', about: 'Pairs', values: ['on', 'off'], default: 'off', clauses: [], least: '', most: '' }, { key: 'share', about: 'Share', values: [], default: null, clauses: [], least: '1', most: '5' }] }))
    assert.deepEqual(firstOf('wager_limits', { bookData })?.map(([one]) => one), ['tie', 'tiger'])
    assert.deepEqual(firstOf('options', { bookData })?.map(([one]) => one), ['pairs', 'share'])
    assert.deepEqual(firstOf('piles', { felt: felt() })?.map(([one]) => Number(one)), felt().chips)
    assert.equal(firstOf('order', { bookData }), null)
    assert.deepEqual(secondOf('options', 'pairs', { bookData })?.map(([one]) => one), ['on', 'off'])
    assert.equal(secondOf('options', 'share', { bookData }), null, 'any figure between two is typed')
    assert.equal(secondOf('wager_limits', 'tie', { bookData }), null)
  })
})
