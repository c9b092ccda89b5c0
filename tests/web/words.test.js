// Words in every language, and money as people write it.

import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { Speaker } from '../../src/croupier/web/logic/speaker.js'
import { families } from '../../src/croupier/web/parts/families.js'
import { cents, money, short } from '../../src/croupier/web/parts/money.js'
import { areaName, called, refusal, rowOf, told } from '../../src/croupier/web/parts/sent.js'
import { bookTextBeside, has, language, named, namedBeside, read, readBook, say, sayBeside, tag, tagBeside } from '../../src/croupier/web/parts/words.js'
import { searchable, title, wagerName } from '../../src/croupier/web/staff/words.js'
import { catalogues, speaking } from './catalogues.js'
import { area, felt } from './made.js'

beforeEach(() => speaking('en', felt()))

// A speaker of made-up messages, and what it could not say.
/** @param {Record<string, unknown>} messages @param {string} [tag] */
function made(messages, tag = 'en-AU') {
  /** @type {string[]} */
  const wrong = []
  const speaker = new Speaker({ language: 'xx', tag, name: '', beside: '', digest: '', messages }, what => wrong.push(what))
  return { speaker, wrong }
}

describe('a message', () => {
  const choice = (/** @type {string} */ by, /** @type {Record<string, unknown>} */ variants, more = {}) => [{ s: { v: by, ...more }, k: variants, d: 'other' }]

  it('is said with its facts, each as its kind is written', () => {
    assert.equal(say('chip', { chip: 2500 }), 'Chip of $25')
    assert.equal(say('hand-told', { hand: 'player', cards: ['3s', 'Kd', null], count: 3 }), 'Player: three of spades, king of diamonds and a card face down. 3')
    speaking('zh')
    assert.equal(say('chip', { chip: 2500 }), '$25 筹码')
    assert.equal(say('hand-told', { hand: 'player', cards: ['3s', 'Kd'], count: 3 }), '闲：黑桃3和方块K。3 点')
    assert.equal(say('hand-told', { hand: 'banker', cards: [], count: null }), '庄：无牌')
  })

  it('has a variant for a number, for its plural, or another', () => {
    const { speaker } = made({ coups: choice('n', { 0: 'none', one: ['one, ', { v: 'n' }], other: [{ v: 'n' }, ' coups'] }) })
    assert.deepEqual([0, 1, 2, 21, 1234].map(n => speaker.say('coups', { n })), ['none', 'one, 1', '2 coups', '21 coups', '1234 coups'])
    const polish = made({ coups: choice('n', { one: 'partia', few: 'partie', many: 'partii', other: 'partii (u)' }) }, 'pl').speaker
    assert.deepEqual([1, 2, 5, 22].map(n => polish.say('coups', { n })), ['partia', 'partie', 'partii', 'partie'])
  })

  it('has a variant for a name, and for yes and no', () => {
    const { speaker } = made({ it: choice('what', { wins: 'won', yes: 'so', other: 'otherwise' }) })
    assert.deepEqual(['wins', 'loses', true, false].map(what => speaker.say('it', { what })), ['won', 'otherwise', 'so', 'otherwise'])
  })

  it('may do without a fact that it asks for', () => {
    const { speaker, wrong } = made({ it: choice('n', { yes: ['with ', { v: 'n' }], other: 'without' }, { f: 'GIVEN' }) })
    assert.deepEqual([7, 0, 'x', '', null, undefined].map(n => speaker.say('it', { n })), ['with 7', 'with 0', 'with x', 'without', 'without', 'without'])
    assert.deepEqual(wrong, [])
  })

  it('says another, in a form of its own where it has one', () => {
    const { speaker } = made({ it: ['so: ', { m: 'other' }, ' ', { m: 'other', a: 'short' }], other: { '': ['all ', { v: 'n' }], short: 'brief' } })
    assert.equal(speaker.say('it', { n: 3 }), 'so: all 3 brief')
    assert.equal(speaker.say('other', {}, 'short'), 'brief')
    assert.equal(speaker.has('other', 'short'), true)
    assert.equal(speaker.has('other', 'long'), false)
  })

  it('speaks to whoever reads in a form of its own', () => {
    assert.equal(say('keeper-is', { patron: 'kim' }), 'kim has the cards')
    read({ me: 'kim', name: person => person.toUpperCase() })
    assert.equal(say('keeper-is', { patron: 'kim' }), 'You have the cards')
    assert.equal(say('keeper-is', { patron: 'lee' }), 'LEE has the cards')
    read({ me: '', name: called })
  })

  it('joins several as the language joins', () => {
    assert.equal(say('restricted', { wagers: ['player', 'tie', 'super-6'] }), 'With a main wager only: Player, Tie and Super 6')
    assert.equal(say('offer-heard', { choices: ['keep', 'retract'], wagers: 1 }), 'Choose for your wagers: Keep or Take back. Yours to answer: 1. Press O to go there.')
    speaking('zh')
    assert.equal(say('standing-are', { people: ['甲', '乙', '丙'] }), '站立：甲、乙和丙')
  })

  it('keeps cards apart for whoever draws them', () => {
    const { speaker } = made({ it: ['Player ', { f: 'CARDS', v: 'cards' }, ', 5'] })
    assert.deepEqual(speaker.parts('it', { cards: ['9c', '6c'] }), ['Player ', ['9c', '6c'], ', 5'])
    assert.equal(speaker.say('it', { cards: ['9c', '6c'] }), 'Player 9c 6c, 5')
  })

  it('that nobody knows is said by its name, and told; so is a fact that is not there', () => {
    const { speaker, wrong } = made({ it: [{ v: 'n' }, ' coups'] })
    assert.equal(speaker.say('other'), 'other')
    assert.equal(speaker.say('it'), '{$n} coups')
    assert.deepEqual(wrong, ['xx has no words for other', 'a message wants n'])
  })
})

describe('a language', () => {
  it('has another that stands beside it', () => {
    assert.deepEqual([language(), tag(), tagBeside()], ['en', 'en-AU', 'zh-Hans'])
    assert.deepEqual([named('hand', 'banker'), namedBeside('hand', 'banker'), sayBeside('roads')], ['Banker', '庄', '路单'])
    speaking('zh')
    assert.deepEqual([named('hand', 'banker'), namedBeside('hand', 'banker')], ['庄', 'Banker'])
    assert.equal(has('phase-cut', 'wall'), true)
  })

  it('calls itself by its own name', () => {
    assert.deepEqual(Object.values(catalogues).map(one => one.name).slice(0, 2), ['English', '简体中文'])
  })
})

describe('names', () => {
  it('are the book’s own, the catalogue’s, or as they are spelled', () => {
    assert.equal(title('draw-card'), 'Draw card')
    assert.equal(title('a-new-command'), 'A new command')
    assert.equal(wagerName('super-6'), 'Super 6')
    assert.equal(wagerName('lucky-7'), 'lucky-7')
    assert.match(searchable('draw-card'), /draw card 抽牌/)
  })

  it('stand beside in another language only where they are otherwise there', () => {
    readBook({ 'wager-tie': 'Tie', 'wager-lucky-6': 'Lucky 6' }, { 'wager-tie': '和', 'wager-lucky-6': 'Lucky 6' })
    assert.deepEqual(['wager-tie', 'wager-lucky-6', 'wager-none'].map(bookTextBeside), ['和', '', ''])
  })

  it('of the floor are said by their names and figures', () => {
    const placed = { event: 'wager-placed', facts: { patron: 'p1', wager: 'banker', stake: 5000, token: false, late: false }, people: { p1: 'Ann (p1)' } }
    assert.equal(told(placed), 'Ann (p1) wagers $50 on Banker')
    assert.equal(refusal({ reason: 'below-minimum', facts: { wager: 'banker', stake: 500, minimum: 1000 }, clauses: ['b:7.1', 'b:7.2'] }), '$5 on Banker is below the minimum of $10 (7.1, 7.2). Top it up, or take it back.')
    assert.equal(rowOf({ row: 'run-broken', figures: { by: 'tie' } }), 'run broken by a tie')
    assert.equal(rowOf({ row: 'parts', figures: { tie: 'no-tie' } }), 'Tie: No tie')
    assert.equal(rowOf({ row: '' }), '')
    speaking('zh', felt())
    assert.equal(told(placed), 'Ann (p1) 下注：Banker $50') // its book's Chinese words did not come yet
  })
})

describe('times', () => {
  const said = (/** @type {string} */ kind, /** @type {number} */ at, more = {}) => made({ it: [{ f: kind, v: 'at', ...more }], ...catalogues.en.messages }).speaker.say('it', { at })

  it('tell how long something lasts', () => {
    assert.deepEqual([-5, 0, 59_999, 60_000, 3_599_999, 3_600_000, 7_260_000].map(at => said('LASTING', at)), ['0 s', '0 s', '59 s', '1 min', '59 min', '1 h 0 min', '2 h 1 min'])
  })

  it('are those of this place', () => {
    const at = new Date(2026, 4, 1, 20, 30, 5).getTime()
    assert.deepEqual([said('TIME', at), said('TIME', at, { to: 'minute' }), said('DATE', at)], ['20:30:05', '20:30', '01/05/2026'])
  })
})

describe('money', () => {
  it('is written with cents where there are some', () => {
    assert.deepEqual([0, 5, 50, 100, 123456, 100000000, -2550].map(money), ['$0', '$0.05', '$0.50', '$1', '$1,234.56', '$1,000,000', '-$25.50'])
  })

  it('has the symbol of the table, where the language puts it', () => {
    read({ symbol: '€' })
    assert.equal(money(123456), '€1,234.56')
    const german = made({}, 'de-DE').speaker
    german.reader.symbol = '€'
    assert.equal(german.money(123456), '1.234,56\u00a0€')
  })

  it('is read as it is written', () => {
    for (const amount of [0, 5, 50, 100, 123456, 100000000]) assert.equal(cents(money(amount)), amount)
    assert.deepEqual([' 12 ', '$1,000', '0.5', '7.05'].map(cents), [1200, 100000, 50, 705])
    for (const text of ['', '-1', '1.005', 'one', '1e3', '.5', '$', '1234567890123']) assert.equal(cents(text), null, text)
  })

  it('is short on a chip', () => {
    assert.deepEqual([100, 2500, 100000, 250000, 50].map(short), ['1', '25', '1K', '2.5K', '0.5'])
  })
})

describe('areas on a sign', () => {
  it('are one line for a family of Runs, and one for the two areas of a tail', () => {
    const run = (/** @type {number} */ length) => area(`banker-run-${length}`, { odds: [['odds-pays', { pays: length, per: 1 }]], clauses: [`b:${length}`], streak: { kind: 'run', side: 'banker', length } })
    const tail = (/** @type {boolean} */ late) => area(`tail-${late}`, { odds: [['odds-of-count', { count: 2, pays: 1, per: 1 }]], clauses: ['b:9'], streak: { kind: 'tail', side: 'banker', ...(late && { late }) } })
    speaking('en', felt())
    const found = families([area('banker'), run(2), run(3), tail(false), tail(true)])
    assert.deepEqual(found.map(areaName), ['Banker', 'Banker Run', 'Banker Dragon Tail'])
    assert.deepEqual(found[1].odds, [['odds-of-count', { count: 2, pays: 2, per: 1 }], ['odds-of-count', { count: 3, pays: 3, per: 1 }]])
    assert.deepEqual(found[1].clauses, ['b:2', 'b:3'])
    assert.deepEqual(found[2].clauses, ['b:9'])
    assert.deepEqual(found[2].odds, [['odds-of-count', { count: 2, pays: 1, per: 1 }]])
  })
})
