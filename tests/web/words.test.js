// Words in two languages, and money as people write it.

import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { families } from '../../src/croupier/web/parts/families.js'
import { cents, dollars, short } from '../../src/croupier/web/parts/money.js'
import { either, learn, say, speak } from '../../src/croupier/web/parts/words.js'
import { lasting, title, wagerName } from '../../src/croupier/web/staff/words.js'
import { area, felt } from './made.js'

afterEach(() => speak('en'))

describe('words', () => {
  learn({ 'test-both': ['{0} of {1}', '{1}之{0}'], 'test-english': ['only English'] })

  it('are said in the language that is spoken, with their facts', () => {
    assert.equal(say('test-both', 1, 'two'), '1 of two')
    speak('zh')
    assert.equal(say('test-both', 1, 'two'), 'two之1')
    assert.equal(say('test-english'), 'only English')
  })

  it('that nobody knows are said as they are, and a fact that is not there is nothing', () => {
    assert.equal(say('test-unknown'), 'test-unknown')
    assert.equal(say('test-both', 0), '0 of ')
  })

  it('of the floor are Chinese where there are any', () => {
    assert.equal(either('Banker', '庄'), 'Banker')
    speak('zh')
    assert.equal(either('Banker', '庄'), '庄')
    assert.equal(either('Banker', ''), 'Banker')
    assert.equal(either('Banker'), 'Banker')
  })

  it('name commands and wagers, known or not', () => {
    assert.equal(title('draw-card'), 'Draw card')
    assert.equal(title('a-new-command'), 'A new command')
    assert.equal(wagerName('super-6', felt()), 'Super 6')
    assert.equal(wagerName('lucky-7', felt()), 'Lucky 7')
    assert.equal(wagerName('lucky-7', null), 'Lucky 7')
  })

  it('tell how long something lasts', () => {
    assert.deepEqual([-5, 0, 59_999, 60_000, 3_599_999, 3_600_000, 7_260_000].map(lasting), ['0 s', '0 s', '59 s', '1 min', '59 min', '1 h 0 min', '2 h 1 min'])
  })
})

describe('money', () => {
  it('is written in dollars, with cents where there are some', () => {
    assert.deepEqual([0, 5, 50, 100, 123456, 100000000, -2550].map(dollars), ['$0', '$0.05', '$0.50', '$1', '$1,234.56', '$1,000,000', '-$25.50'])
  })

  it('is read as it is written', () => {
    for (const amount of [0, 5, 50, 100, 123456, 100000000]) assert.equal(cents(dollars(amount)), amount)
    assert.deepEqual([' 12 ', '$1,000', '0.5', '7.05'].map(cents), [1200, 100000, 50, 705])
    for (const text of ['', '-1', '1.005', 'one', '1e3', '.5', '$', '1234567890123']) assert.equal(cents(text), null, text)
  })

  it('is short on a chip', () => {
    assert.deepEqual([100, 2500, 100000, 250000, 50].map(short), ['1', '25', '1K', '2.5K', '0.5'])
  })
})

describe('areas on a sign', () => {
  it('are one line for a family of Runs, and one for the two areas of a tail', () => {
    const run = (/** @type {number} */ length) => area(`banker-run-${length}`, { name: `Banker Run, ${length}`, chinese: `庄连赢 ${length}`, odds: [`${length} to 1`], clauses: [`b:${length}`], streak: { kind: 'run', side: 'banker', length } })
    const tail = (/** @type {boolean} */ late) => area(`tail-${late}`, { name: `Banker Dragon Tail (${late ? 'Late' : 'Early'})`, chinese: '庄龙尾（前段）', odds: ['2: 1 to 1'], clauses: ['b:9'], streak: { kind: 'tail', side: 'banker', ...(late && { late }) } })
    const found = families([area('banker'), run(2), run(3), tail(false), tail(true)])
    assert.deepEqual(found.map(one => one.name), ['Banker', 'Banker Run', 'Banker Dragon Tail'])
    assert.deepEqual(found[1].odds, ['2: 2 to 1', '3: 3 to 1'])
    assert.deepEqual(found[1].clauses, ['b:2', 'b:3'])
    assert.deepEqual(found[2].clauses, ['b:9'])
    assert.deepEqual(found[2].odds, ['2: 1 to 1'])
  })
})
