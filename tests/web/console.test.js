// The dealer's console: lines entered faster than they are done, and how far the table is.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Lines } from '../../src/croupier/web/logic/lines.js'
import { cardsOut, newestSide, stageOf } from '../../src/croupier/web/logic/stage.js'
import { view } from './made.js'
import { settled } from './world.js'

class Console {
  /** @type {string[]} */
  given = []
  /** @type {string[]} */
  back = []
  /** @type {((answer: object) => void)[]} */
  waiting = []
  table = ['kim'] // who is there: a line means other things when somebody came

  lines = new Lines({
    understand: line => line.split(',').map(one => {
      const [verb, name] = one.trim().split(' ')
      if (verb === 'stand' && !this.table.includes(name)) throw new Error(`nobody is ${name}`)
      return { command: 'stand-up', facts: { patron: name }, says: '' }
    }),
    give: ({ facts }) => {
      this.given.push(/** @type {any} */ (facts).patron)
      return new Promise(resolve => this.waiting.push(resolve))
    },
    putBack: line => void this.back.push(line),
  })

  /** @param {object} answer */
  async answer(answer) {
    this.waiting.shift()?.(answer)
    await settled()
  }
}

describe('lines', () => {
  it('go one after the other', async () => {
    const console = new Console()
    console.lines.enter('come a')
    console.lines.enter('come b')
    await settled()
    assert.deepEqual(console.given, ['a'])
    assert.equal(console.lines.waiting, 2)
    await console.answer({ done: true })
    assert.deepEqual(console.given, ['a', 'b'])
    assert.equal(console.lines.waiting, 1)
    await console.answer({ done: true })
    assert.equal(console.lines.waiting, 0)
    assert.deepEqual(console.back, [])
  })

  it('mean what they mean when it is their turn', async () => {
    const console = new Console()
    console.lines.enter('come lee')
    console.lines.enter('stand lee')
    console.table.push('lee')
    await settled()
    await console.answer({ done: true })
    assert.deepEqual(console.given, ['lee', 'lee'])
    assert.deepEqual(console.back, [])
  })

  it('that are not understood by then stand there again', async () => {
    const console = new Console()
    console.lines.enter('stand lee')
    await settled()
    assert.deepEqual(console.back, ['stand lee'])
    assert.equal(console.lines.waiting, 0)
  })

  it('that are refused stand there again, and the next one goes on', async () => {
    const console = new Console()
    console.lines.enter('come a')
    console.lines.enter('come b')
    await settled()
    await console.answer({ refused: {} })
    assert.deepEqual(console.back, ['come a'])
    assert.deepEqual(console.given, ['a', 'b'])
  })

  it('of which a part is done do not stand there again as a whole', async () => {
    const console = new Console()
    console.lines.enter('come a, come b, come c')
    await settled()
    await console.answer({ done: true })
    await console.answer({ refused: {} })
    assert.deepEqual(console.given, ['a', 'b'])
    assert.deepEqual(console.back, [''])
  })

  it('whose command breaks stand there again', async () => {
    const console = new Console()
    console.lines.acts.give = async () => {
      throw new Error('out of order')
    }
    await console.lines.enter('come a')
    assert.deepEqual(console.back, ['come a'])
  })
})

/** @param {(string | null)[]} player @param {(string | null)[]} banker @returns {Wire.CoupShown} */
const coup = (player, banker) => ({ number: 1, play: 'dealing', player: { cards: player }, banker: { cards: banker } })

describe('the newest card', () => {
  it('is on the hands in turns, and then on Player’s before Banker’s', () => {
    assert.equal(newestSide(coup(['Kh'], [])), 'player')
    assert.equal(newestSide(coup(['Kh'], ['3s'])), 'banker')
    assert.equal(newestSide(coup(['Kh', '2s'], ['3s'])), 'player')
    assert.equal(newestSide(coup(['Kh', '2s'], ['3s', '4d'])), 'banker')
    assert.equal(newestSide(coup(['Kh', '2s', '3c'], ['3s', '4d'])), 'player')
    assert.equal(newestSide(coup(['Kh', '2s'], ['3s', '4d', '5d'])), 'banker')
    assert.equal(newestSide(coup(['Kh', '2s', '3c'], ['3s', '4d', '5d'])), 'banker')
  })

  it('is counted also where nothing lies yet', () => {
    assert.deepEqual(cardsOut(undefined), [])
    assert.deepEqual(cardsOut({ number: 1, play: 'wagering' }), [])
  })
})

describe('the stage', () => {
  /** @param {Wire.Phase} phase @param {Wire.CoupShown} [one] @param {string} [command] */
  const stage = (phase, one, command) => {
    const { names, here } = stageOf(view({ shared: { phase, coup: one } }).shared, command ? { command, rank: 'dealer' } : null)
    return names[here] ?? ''
  }

  it('of a shoe is prepared step by step', () => {
    assert.deepEqual(/** @type {Wire.Phase[]} */ (['no-cards', 'unshuffled', 'uncut', 'cut', 'loaded']).map(phase => stage(phase)), ['ph-cards', 'ph-shuffle', 'ph-cut', 'ph-load', 'ph-burn'])
  })

  it('of a coup goes from bets to clearing', () => {
    assert.deepEqual(/** @type {Wire.Phase[]} */ (['wagering', 'no-more-bets', 'announced', 'settled']).map(phase => stage(phase)), ['ph-bets', 'ph-closed', 'ph-pay', 'ph-clear'])
  })

  it('of dealing comes to third cards when four are seen, and to the result when it is due', () => {
    assert.equal(stage('dealing', coup(['Kh'], ['3s'])), 'ph-deal')
    assert.equal(stage('dealing', coup([null, null], [null, null])), 'ph-deal')
    assert.equal(stage('dealing', coup(['Kh', '2s'], ['3s', null])), 'ph-deal')
    assert.equal(stage('dealing', coup(['Kh', '2s'], ['3s', '4d'])), 'ph-third')
    assert.equal(stage('dealing', coup(['Kh', '2s'], ['3s', '4d']), 'announce-result'), 'ph-result')
  })

  it('of a closed table or an ended shoe is none', () => {
    assert.equal(stage('closed'), '')
    assert.equal(stage('shoe-ended'), '')
  })
})
