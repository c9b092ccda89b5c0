// A table before a member of staff: what is kept from view to view, coming back after a session ended, and ranks.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Desk, isReady } from '../../src/croupier/web/logic/desk.js'
import { Live } from '../../src/croupier/web/logic/live.js'
import { felt, roads, told, view } from './made.js'
import { settled, World } from './world.js'

const BOOK = /** @type {Wire.BookDescribed} */ (/** @type {unknown} */ ({
  id: 'crown-sydney', casino: 'Crown Sydney', ranks: [{ id: 'dealer', name: 'Dealer' }, { id: 'supervisor', name: 'Gaming Supervisor' }, { id: 'manager', name: 'Manager' }],
  powers: { 'draw-card': 'dealer', 'change-limits': 'supervisor', 'close-table': 'manager', approve: 'manager' },
}))
const CARD = /** @type {Wire.CardShown} */ (/** @type {unknown} */ ({
  id: 'T1', name: 'Felt', book: 'crown-sydney', automatic: ['shuffle', 'deal'], acts: { 'draw-card': 'deal', 'settle-coup': 'settle' }, otherwise: 'shuffle',
}))

/** @param {{ remembers?: number, casino?: string }} [begins] @param {Wire.ViewShown} [first] */
async function sit(begins = {}, first = view({ version: 5, felt: felt(), told: [told(1), told(5)] })) {
  const world = new World()
  /** @type {string[]} */
  const did = []
  /** @type {(Wire.Announcement[] | undefined)[]} */
  const drawn = []
  const desk = new Desk('T1', fresh => void drawn.push(fresh), begins, {
    connect: (table, hears) => new Live(table, hears, world),
    commands: async () => new Map([['draw-card', { name: 'draw-card', about: '', chapter: 'dealing' }]]),
    book: async id => {
      did.push(`book ${id}`)
      return BOOK
    },
    card: async () => CARD,
    view: async (table, last) => {
      did.push(`view ${table} ${last}`)
      return first
    },
    logInAgain: () => {
      did.push('log in again')
      return settled()
    },
    heard: (one, before, fresh) => void did.push(`heard ${fresh.map(each => each.sequence)} after ${before?.version} at ${one.view?.version}`),
    after: world.after,
    now: world.now,
  })
  await desk.begin()
  return { desk, world, did, drawn }
}

describe('a desk', () => {
  it('begins with a view, its card and its book, and says nothing of what happened before', async () => {
    const { desk, did, world } = await sit()
    assert.deepEqual(did, ['view T1 40', 'book crown-sydney'])
    assert.equal(desk.casino, 'Crown Sydney')
    assert.deepEqual(desk.told.map(one => one.sequence), [1, 5])
    assert.equal(world.sockets.length, 1)
  })

  it('reads the book when it is wanted, where the casino is known', async () => {
    const { desk, did } = await sit({ casino: 'Crown Sydney', remembers: 12 })
    assert.deepEqual(did, ['view T1 12'])
    assert.equal(desk.book, null)
    await desk.readBook()
    await desk.readBook()
    assert.deepEqual(did, ['view T1 12', 'book crown-sydney'], 'once')
  })

  it('is ready when its first view and its card are here', async () => {
    const { desk } = await sit()
    assert.equal(isReady(desk), true)
    desk.card = null
    assert.equal(isReady(desk), false)
    desk.card = CARD
    desk.view = null
    assert.equal(isReady(desk), false)
  })

  it('knows what is possible, and the floor’s time', async () => {
    const { desk, world } = await sit()
    assert.deepEqual(desk.possible(), [])
    desk.hear(view({ version: 6, private: { possible: ['draw-card'] } }))
    assert.deepEqual(desk.possible(), ['draw-card'])
    assert.deepEqual(desk.context(), { view: desk.view, felt: desk.felt, bookData: BOOK })
    world.lastSocket.opens()
    world.lastSocket.says(view({ version: 7, now: world.time + 700 }))
    assert.equal(desk.now(), world.time + 700)
    desk.live = null
    assert.equal(desk.now(), world.time)
  })

  it('has read its book when it has begun, and speaks unless it is told not to', async () => {
    const { desk } = await sit()
    assert.equal(desk.book, BOOK)
    assert.equal(desk.speaks, true)
  })

  it('keeps felt and board until they change; a closed table has no felt', async () => {
    const { desk } = await sit()
    desk.hear(view({ version: 6, board: roads() }))
    desk.hear(view({ version: 6 }))
    assert.equal(desk.felt?.casino, 'Crown Sydney')
    assert.deepEqual(desk.board, roads())
    desk.hear(view({ version: 7, felt: null }))
    assert.equal(desk.felt, null)
  })

  it('takes what happened once, though a view tells it again', async () => {
    const { desk, did, drawn } = await sit()
    desk.hear(view({ version: 7, told: [told(5), told(6), told(7)] }))
    assert.deepEqual(desk.told.map(one => one.sequence), [1, 5, 6, 7])
    assert.deepEqual(drawn.at(-1)?.map(one => one.sequence), [6, 7])
    assert.equal(did.at(-1), 'heard 6,7 after 5 at 7')
  })

  it('remembers the last two hundred events', async () => {
    const { desk } = await sit()
    desk.hear(view({ version: 900, told: Array.from({ length: 400 }, (_, place) => told(501 + place)) }))
    assert.equal(desk.told.length, 200)
    assert.equal(desk.told.at(-1)?.sequence, 900)
  })

  it('knows who it is, and how the connection is', async () => {
    const { desk, world, drawn } = await sit()
    assert.equal(desk.state, 'waiting')
    world.lastSocket.opens()
    world.lastSocket.says({ kind: 'hello', you: 'sam', role: 'supervisor', rank: 'supervisor', table: 'T1' })
    assert.deepEqual([desk.state, desk.you, desk.rank], ['live', 'sam', 'supervisor'])
    const draws = drawn.length
    world.lastSocket.breaks(1006, 'gone')
    assert.deepEqual([desk.state, desk.why_state], ['waiting', 'gone'])
    assert.equal(drawn.length, draws + 1)
  })

  it('whose session ended asks who it is, and connects again a second later', async () => {
    const { desk, world, did } = await sit()
    world.lastSocket.opens()
    world.lastSocket.breaks()
    world.pass(500)
    world.lastSocket.opens()
    assert.equal(did.includes('log in again'), false, 'a break alone is no reason')
    world.lastSocket.breaks(1008, 'locked')
    assert.equal(did.at(-1), 'log in again')
    world.pass(5000)
    assert.equal(world.sockets.length, 2, 'not before it is known who it is')
    await settled()
    await settled()
    assert.equal(desk.state, 'ended')
    world.pass(999)
    assert.equal(world.sockets.length, 2)
    world.pass(1)
    assert.equal(world.sockets.length, 3)
    world.lastSocket.opens()
    assert.equal(desk.state, 'live')
    assert.equal(did.filter(one => one === 'log in again').length, 1)
  })
})

describe('a command of staff', () => {
  it('goes out with its facts; a form’s too', async () => {
    const { desk, world } = await sit()
    world.lastSocket.opens()
    desk.give('collect-commission', { patron: 'kim', why: 'request' })
    desk.enter('draw-card', { card: 'Kh' })
    desk.why('draw-card', {})
    desk.tell('end-call')
    assert.deepEqual(world.lastSocket.commands.map(one => `${one.say} ${one.command}`), ['command collect-commission', 'command draw-card', 'why draw-card', 'end-call '])
  })

  it('is so for the page when the view that has it is here, or after a second without', async () => {
    const { desk, world } = await sit()
    assert.equal(await desk.caughtUp(5), true)
    const caught = desk.caughtUp(7)
    desk.hear(view({ version: 6 }))
    desk.hear(view({ version: 7 }))
    assert.equal(await caught, true)
    const late = desk.caughtUp(99)
    world.pass(1000)
    assert.equal(await late, false)
  })

  it('before there is a connection is lost', async () => {
    const { desk } = await sit()
    desk.live = null
    assert.deepEqual(await desk.give('settle-coup', {}), { lost: true })
    assert.deepEqual(await desk.why('settle-coup', {}), { lost: true })
    assert.deepEqual(await desk.tell('call'), { lost: true })
  })
})

describe('a rank', () => {
  it('is named where the command needs one above', async () => {
    const { desk } = await sit()
    desk.rank = 'supervisor'
    assert.equal(desk.rankOf({ name: 'draw-card' }), '')
    assert.equal(desk.rankOf({ name: 'change-limits' }), '')
    assert.equal(desk.rankOf({ name: 'close-table' }), 'Manager')
    assert.equal(desk.rankOf({ name: 'approve' }), '', 'approving is judged by what is approved')
    assert.equal(desk.rankOf(undefined), '')
    assert.equal(desk.rankName('nobody'), 'nobody')
  })
})

describe('a step', () => {
  it('is the table’s own where its card says so', async () => {
    const { desk } = await sit()
    const step = (/** @type {string} */ command) => ({ command, rank: 'dealer' })
    assert.equal(desk.isAutomatic(step('draw-card')), true)
    assert.equal(desk.isAutomatic(step('settle-coup')), false)
    assert.equal(desk.isAutomatic(step('cut-cards')), true, 'whatever is of no other act prepares the shoe')
    assert.equal(desk.isAutomatic(null), false)
  })
})
