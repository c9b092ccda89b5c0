// Coming to a table: who logs in first, who is welcomed with chips, and where one sits down.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Coming } from '../../src/croupier/web/logic/coming.js'
import { Seen } from '../../src/croupier/web/logic/seen.js'
import { felt, view } from './made.js'
import { settled, World } from './world.js'

class Visitor {
  world = new World()
  /** @type {string[]} */
  did = []
  /** @type {import('../../src/croupier/web/logic/live.js').Answered} */
  answer = { done: true, version: 2 }
  onLogIn = () => {}

  /** @param {{ id?: string, role?: Wire.Role | null, demo?: boolean }} [who] @param {import('./made.js').Given} [given] */
  constructor({ id = 'kim', role = 'player', demo = false } = {}, given = {}) {
    this.who = { id, role, demo }
    this.seen = new Seen({ me: () => this.who.id, after: this.world.after })
    this.seen.take(view({ felt: felt(), ...given }))
    this.coming = new Coming(this.seen, {
      who: () => this.who,
      logIn: async () => {
        this.did.push('log in')
        await settled() // somebody types a password
        this.onLogIn()
      },
      give: async (command, facts) => {
        this.did.push(`${command} ${JSON.stringify(facts)}`)
        if (command === 'arrive' && this.answer.done) this.arrives()
        return this.answer
      },
      welcome: async () => {
        this.did.push('welcome')
        if (this.answer.done) this.arrives()
        return this.answer
      },
      refused: key => void this.did.push(key),
      note: key => void this.did.push(key),
    })
  }

  arrives() {
    this.seen.take(view({ version: 2, private: { own: { patron: this.who.id } } }))
    this.seen.wake()
  }
}

const AT_TABLE = { private: { own: { patron: 'kim' } } }

describe('coming before the table is open', () => {
  const CLOSED = { shared: { phase: /** @type {const} */ ('closed') } }

  it('joins by itself once it is', async () => {
    const kim = new Visitor({}, CLOSED)
    const joined = kim.coming.joinWhenOpen()
    await settled()
    kim.world.pass(60_000)
    await settled()
    assert.deepEqual(kim.did, [])
    kim.seen.take(view({ version: 1 }))
    kim.seen.wake()
    await joined
    assert.deepEqual(kim.did, ['arrive {"patron":"kim"}', 'sit-down {"patron":"kim","seat":1}'])
  })

  it('leaves alone whoever has a place by then', async () => {
    const kim = new Visitor({}, CLOSED)
    const joined = kim.coming.joinWhenOpen()
    kim.seen.take(view({ version: 1, ...AT_TABLE, shared: { seats: [{ place: 1, patron: 'kim' }] } }))
    kim.seen.wake()
    await joined
    assert.deepEqual(kim.did, [])
  })
})

describe('joining', () => {
  it('arrives and takes the first free place', async () => {
    const kim = new Visitor()
    await kim.coming.join()
    assert.deepEqual(kim.did, ['arrive {"patron":"kim"}', 'sit-down {"patron":"kim","seat":1}'])
  })

  it('takes the place that was clicked', async () => {
    const kim = new Visitor()
    await kim.coming.join(5)
    assert.equal(kim.did.at(-1), 'sit-down {"patron":"kim","seat":5}')
  })

  it('at a demonstration is welcomed with chips', async () => {
    const kim = new Visitor({ demo: true })
    await kim.coming.join()
    assert.deepEqual(kim.did, ['welcome', 'sit-down {"patron":"kim","seat":1}'])
  })

  it('waits for the view in which one has arrived, to see which place is free then', async () => {
    const kim = new Visitor()
    kim.arrives = () => {}
    const joined = kim.coming.join()
    await settled()
    assert.deepEqual(kim.did, ['arrive {"patron":"kim"}'])
    kim.seen.take(view({ version: 2, private: { own: { patron: 'kim' } }, shared: { seats: [{ place: 1, patron: 'ann' }] } }))
    kim.seen.wake()
    await joined
    assert.equal(kim.did[1], 'sit-down {"patron":"kim","seat":2}')
  })

  it('is over when one sits, or was refused', async () => {
    const kim = new Visitor({}, AT_TABLE)
    /** @type {(answer: object) => void} */
    let answer = () => {}
    kim.coming.ways.give = () => new Promise(resolve => { answer = resolve })
    const over = { joined: false, sat: false }
    kim.coming.join().then(() => { over.joined = true })
    await settled()
    assert.equal(over.joined, false)
    answer({ done: true })
    await settled()
    assert.equal(over.joined, true)
    kim.coming.sit(4).then(() => { over.sat = true })
    await settled()
    assert.equal(over.sat, false)
    answer({})
    await settled()
    assert.equal(over.sat, true)
  })

  it('ends where nobody may arrive', async () => {
    const kim = new Visitor()
    kim.answer = { refused: { reason: 'table-not-open', sentence: 'No', clauses: [], facts: {} } }
    await kim.coming.join()
    assert.deepEqual(kim.did, ['arrive {"patron":"kim"}'])
  })

  it('only sits down where one is at the table already', async () => {
    const kim = new Visitor({}, AT_TABLE)
    await kim.coming.join()
    assert.deepEqual(kim.did, ['sit-down {"patron":"kim","seat":1}'])
  })

  it('does nothing for whoever sits', async () => {
    const kim = new Visitor({}, { ...AT_TABLE, shared: { seats: [{ place: 2, patron: 'kim' }] } })
    await kim.coming.join()
    assert.deepEqual(kim.did, [])
  })

  it('says so where every place is taken', async () => {
    const kim = new Visitor({}, { ...AT_TABLE, felt: felt({ places: [1] }), shared: { seats: [{ place: 1, patron: 'ann' }] } })
    await kim.coming.join()
    assert.deepEqual(kim.did, ['no-full-table'])
  })

  it('is not for staff', async () => {
    const dealer = new Visitor({ role: 'dealer' })
    await dealer.coming.join()
    assert.deepEqual(dealer.did, ['staff-watch'])
  })
})

describe('whoever is not logged in', () => {
  it('logs in first, and waits until the floor knows them on this connection', async () => {
    const guest = new Visitor({ id: '', role: null, demo: true }, { private: { role: 'display' } })
    guest.onLogIn = () => Object.assign(guest.who, { id: 'kim', role: 'player' })
    const joined = guest.coming.join()
    await settled()
    await settled()
    assert.deepEqual(guest.did, ['log in'])
    guest.seen.take(view({ private: { role: 'patron' } }))
    guest.seen.wake()
    await joined
    assert.deepEqual(guest.did, ['log in', 'welcome', 'sit-down {"patron":"kim","seat":1}'])
  })

  it('and does not is left alone', async () => {
    const guest = new Visitor({ id: '', role: null })
    await guest.coming.join()
    assert.deepEqual(guest.did, ['log in'])
  })

  it('goes on after three seconds where the floor does not say so', async () => {
    const guest = new Visitor({ id: '', role: null }, { private: { role: 'display' } })
    guest.onLogIn = () => Object.assign(guest.who, { id: 'kim', role: 'player' })
    const joined = guest.coming.join()
    await settled()
    await settled()
    guest.world.pass(3000)
    await joined
    assert.equal(guest.did[1], 'arrive {"patron":"kim"}')
  })
})

describe('a place that is clicked', () => {
  it('is taken by whoever is at the table', async () => {
    const kim = new Visitor({}, AT_TABLE)
    await kim.coming.sit(4)
    assert.deepEqual(kim.did, ['sit-down {"patron":"kim","seat":4}'])
  })

  it('is a way in for whoever is not', async () => {
    const kim = new Visitor()
    await kim.coming.sit(4)
    assert.deepEqual(kim.did, ['arrive {"patron":"kim"}', 'sit-down {"patron":"kim","seat":4}'])
  })
})
