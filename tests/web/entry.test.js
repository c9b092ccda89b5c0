// The console's line: what a dealer types, and the commands that it means.

import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { understand, withChip, withWord } from '../../src/croupier/web/logic/entry.js'
import { speaking } from './catalogues.js'
import { readBook } from '../../src/croupier/web/parts/words.js'
import { area, felt, laid } from './made.js'

const LAYOUT = {
  seats: [{ place: 3, patron: 'kim' }, { place: 5, patron: 'Lee' }, { place: 7, closed: true }, { place: 0, patron: 'max' }, { place: 12, patron: 'zed' }],
  felt: felt({ areas: [area('player-dragon-bonus', { name: 'Dragon Bonus, Player' }), area('perfect-pair', { name: 'Perfect Pair' }), area('player-pair', { name: 'Player Pair' }), ...felt().areas] }),
  wagers: [laid(11, 'banker', 5000), laid(12, 'banker', 1000), laid(13, 'tie', 1000, { patron: 'Lee' })],
}

/** @param {string} line */
const meant = line => understand(line, LAYOUT).map(one => [one.command, one.facts])
/** @param {string} line @param {string} command @param {object} facts */
const means = (line, command, facts) => assert.deepEqual(meant(line), [[command, facts]], line)
/** @param {string} line @param {RegExp} why */
const unclear = (line, why) => assert.throws(() => understand(line, LAYOUT), { message: why }, line)

beforeEach(() => speaking('en', LAYOUT.felt))

describe('a wager', () => {
  it('is place, wager, amount', () => {
    means('3 banker 200', 'place-wager', { patron: 'kim', wager: 'banker', stake: 20000 })
    means('5  tie   12.50', 'place-wager', { patron: 'Lee', wager: 'tie', stake: 1250 })
  })

  it('is written together, too', () => {
    means('3banker200', 'place-wager', { patron: 'kim', wager: 'banker', stake: 20000 })
    means('12b5', 'place-wager', { patron: 'zed', wager: 'banker', stake: 500 })
    assert.throws(() => understand('123b5', LAYOUT), /Not understood/, 'no table has so many places')
    means('3b2k', 'place-wager', { patron: 'kim', wager: 'banker', stake: 200000 })
  })

  it('names a patron by name, or by how the name begins', () => {
    means('kim tie 5', 'place-wager', { patron: 'kim', wager: 'tie', stake: 500 })
    means('le tie 5', 'place-wager', { patron: 'Lee', wager: 'tie', stake: 500 })
    means('max tie 5', 'place-wager', { patron: 'max', wager: 'tie', stake: 500 })
  })

  it('lies at another place where that is said', () => {
    means('kim@5 tie 5', 'place-wager', { patron: 'kim', wager: 'tie', stake: 500, place: 5 })
  })

  it('is named by its id, its name, its Chinese name, its initials, or how it begins', () => {
    readBook({ 'wager-player-pair': '闲对' })
    for (const text of ['player-pair', 'player pair', 'Player Pair', '闲对', 'pp', 'player-p']) {
      means(`3 ${text} 5`, 'place-wager', { patron: 'kim', wager: 'player-pair', stake: 500 })
    }
    means('3 dragon bonus 5', 'place-wager', { patron: 'kim', wager: 'player-dragon-bonus', stake: 500 })
  })

  it('is the shortest of those that begin so', () => {
    means('3 p 5', 'place-wager', { patron: 'kim', wager: 'player', stake: 500 })
    means('3 player-d 5', 'place-wager', { patron: 'kim', wager: 'player-dragon-bonus', stake: 500 })
    means('3 pl 5', 'place-wager', { patron: 'kim', wager: 'player', stake: 500 })
  })

  it('has an amount in dollars, thousands with a k', () => {
    means('3 tie $1000', 'place-wager', { patron: 'kim', wager: 'tie', stake: 100000 })
    means('3 tie 1.5k', 'place-wager', { patron: 'kim', wager: 'tie', stake: 150000 })
  })

  it('is changed with =, and taken back with 0: the last of several', () => {
    means('3 banker =75', 'change-wager', { number: 12, stake: 7500 })
    means('3 banker 0', 'withdraw-wager', { number: 12 })
    means('5 tie 0', 'withdraw-wager', { number: 13 })
  })
})

describe('people', () => {
  it('come, sit down and buy in', () => {
    assert.deepEqual(meant('in ann 4 1000'), [['arrive', { patron: 'ann' }], ['sit-down', { patron: 'ann', seat: 4 }], ['buy-in', { patron: 'ann', amount: 100000 }]])
    assert.deepEqual(meant('in 4 ann 1k'), meant('in ann 4 1000'), 'in either order')
    assert.deepEqual(meant('arrive ann'), [['arrive', { patron: 'ann' }]])
  })

  it('who are here already do not arrive again', () => {
    means('in max 4', 'sit-down', { patron: 'max', seat: 4 })
  })

  it('buy, sit, stand, pay commission and go', () => {
    means('buy 3 500', 'buy-in', { patron: 'kim', amount: 50000 })
    means('sit max 2', 'sit-down', { patron: 'max', seat: 2 })
    means('stand 3', 'stand-up', { patron: 'kim' })
    means('collect 3', 'collect-commission', { patron: 'kim', why: 'request' })
    means('out kim', 'leave-table', { patron: 'kim' })
    means('LEAVE 5', 'leave-table', { patron: 'Lee' })
  })
})

describe('a line', () => {
  it('has several parts, apart by commas and semicolons of both languages', () => {
    assert.deepEqual(meant('3 banker 200, 5 tie 10； stand 3').map(([command]) => command), ['place-wager', 'place-wager', 'stand-up'])
    assert.deepEqual(meant(' , '), [])
  })

  it('says what it means in words', () => {
    assert.equal(understand('3 banker 200', LAYOUT)[0].says, 'Place wager: kim, Banker $200')
    assert.equal(understand('out kim', LAYOUT)[0].says, 'Leave table: kim')
    assert.equal(understand('sit max 2', LAYOUT)[0].says, 'Sit down: max, 2')
    assert.equal(understand('buy 3 500', LAYOUT)[0].says, 'Buy in: kim, $500')
    assert.deepEqual(understand('in ann 4 1k', LAYOUT).map(one => one.says), ['Arrive: ann', 'Sit down: ann, 4', 'Buy in: ann, $1,000'])
    speaking('zh', LAYOUT.felt)
    readBook({ 'wager-banker': '庄' })
    assert.match(understand('3 banker 200', LAYOUT)[0].says, /^下注：kim，庄 \$200$/)
  })

  it('means nothing as a whole where one part is not understood', () => {
    unclear('3 banker 200, nonsense', /Not understood/)
  })
})

describe('what is not understood', () => {
  it('says who, which or how much', () => {
    unclear('9 banker 200', /Nobody is at “9”/)
    unclear('7 banker 200', /Nobody is at “7”/)
    unclear('zoe banker 200', /Nobody is at “zoe”/)
    unclear('3 roulette 200', /Which wager is “roulette”/)
    unclear('3 banker lots', /“lots” is no amount/)
    unclear('3 banker =lots', /“lots” is no amount/)
    unclear('buy 3', /is no amount/)
    unclear('3 player 0', /No such wager lies there/)
    unclear('3 player =5', /No such wager lies there/)
  })

  it('says what a line looks like', () => {
    for (const line of ['3', '3 banker', 'in', 'in 3 1000', 'out', 'stand', 'collect', 'sit kim', 'sit kim x', 'buy']) unclear(line, /Not understood/)
  })

  it('is everything at a table without a felt', () => {
    assert.throws(() => understand('3 banker 200', { ...LAYOUT, felt: null }), /Which wager/)
  })
})

describe('a line by clicks', () => {
  it('gets a wager, and chips that add up', () => {
    const line = withWord('3 ', 'banker')
    assert.equal(line, '3 banker ')
    assert.equal(withWord('', 'banker'), 'banker ')
    assert.equal(withChip(line, 2500), '3 banker 25 ')
    assert.equal(withChip(withChip(line, 2500), 10000), '3 banker 125')
    assert.equal(withChip('3 闲对 2.5', 50), '3 闲对 3')
  })

  it('does not add a chip to the number of a place', () => {
    assert.equal(withChip('3', 2500), '3 25 ')
    assert.equal(withChip('', 2500), '25 ')
    assert.equal(withChip('kim, 3', 500), 'kim, 3 5 ')
  })
})

describe('at a tournament', () => {
  const turn = { ...LAYOUT, asked: 5 }
  /** @param {string} line @param {string} command @param {object} facts */
  const inTurn = (line, command, facts) => assert.deepEqual(understand(line, turn).map(one => [one.command, one.facts]), [[command, facts]], line)

  it('a wager without a place is for whoever is asked', () => {
    const facts = { patron: 'Lee', wager: 'banker', stake: 20000 }
    for (const line of ['banker 200', 'b 200', 'b200']) inTurn(line, 'place-wager', facts)
    inTurn('player pair 5', 'place-wager', { patron: 'Lee', wager: 'player-pair', stake: 500 })
    inTurn('3 banker 200', 'place-wager', { ...facts, patron: 'kim' })
    inTurn('kim banker 200', 'place-wager', { ...facts, patron: 'kim' })
    inTurn('tie 0', 'withdraw-wager', { number: 13 })
    unclear('banker 200', /Not understood/)
    unclear('b200', /Not understood/)
  })

  it('a secret wager is said with the word, and taken back with nothing', () => {
    const facts = { patron: 'kim', wager: 'banker', stake: 20000 }
    for (const line of ['3 secret banker 200', 'secret 3 banker 200', 'kim secret b 200']) inTurn(line, 'place-secret-wager', facts)
    inTurn('secret banker 200', 'place-secret-wager', { ...facts, patron: 'Lee' })
    inTurn('3 secret 0', 'withdraw-secret-wagers', { patron: 'kim' })
    inTurn('secret 0', 'withdraw-secret-wagers', { patron: 'Lee' })
    assert.throws(() => understand('secret 200', turn), /Nobody is at/)
    unclear('secret banker 200', /Not understood/)
  })

  it('a pass card, the marker, who is asked, what is revealed', () => {
    for (const line of ['3 pass', 'pass 3', 'kim pass']) inTurn(line, 'use-pass-card', { patron: 'kim' })
    inTurn('pass', 'use-pass-card', { patron: 'Lee' })
    inTurn('ask 3', 'ask-to-wager', { patron: 'kim' })
    inTurn('marker 3', 'place-marker', { seat: 3 })
    inTurn('reveal', 'reveal-secret-wagers', {})
    unclear('marker', /Not understood/)
    unclear('ask 4', /Nobody is at/)
    assert.match(understand('marker 3', turn)[0].says, /3/)
    assert.match(understand('reveal', turn)[0].says, /[Rr]eveal/)
  })
})
