// The connection to a table: what goes out and when, what is sent again after a break, and how soon it is known that
// nothing comes any more. Time passes when a test says so.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Live } from '../../src/croupier/web/logic/live.js'
import { view } from './made.js'
import { settled, World } from './world.js'

const LAST_WORD = 3000 // whoever plays knows within so long that nothing comes any more

function connect() {
  const world = new World()
  /** @type {Wire.ViewShown[]} */
  const views = []
  /** @type {string[]} */
  const states = []
  /** @type {Wire.Hello[]} */
  const hellos = []
  /** @type {Wire.Reply[]} */
  const late = []
  const live = new Live('T 1', {
    late: one => void late.push(one),
    seen: one => void views.push(one),
    state: (state, why) => void states.push(why ? `${state}: ${why}` : state),
    hello: one => void hellos.push(one),
  }, world)
  return { world, live, views, states, hellos, late }
}

// Connected, and a first view is here.
function ready() {
  const made = connect()
  made.world.lastSocket.opens()
  made.world.lastSocket.says(view({ version: 41, now: made.world.time }))
  return made
}

/** @param {Promise<any>} promise */
function watch(promise) {
  /** @type {{ answer: any }} */
  const seen = { answer: undefined }
  promise.then(answer => {
    seen.answer = answer
  })
  return seen
}

const WAGER = /** @type {const} */ (['place-wager', { patron: 'kim', wager: 'banker', stake: 2500 }])

describe('the first connection', () => {
  it('asks for everything, since it has seen nothing', () => {
    const { world } = connect()
    assert.deepEqual(world.sockets.map(one => one.path), ['/api/tables/T%201/live'])
  })

  it('is live when the socket opens, not before', () => {
    const { world, states } = connect()
    assert.deepEqual(states, [])
    world.lastSocket.opens()
    assert.deepEqual(states, ['live'])
  })

  it('hands on hello and views', () => {
    const { world, views, hellos } = ready()
    world.lastSocket.says({ kind: 'hello', you: 'kim', role: 'player', rank: 'patron', table: 'T 1' })
    assert.equal(views[0].version, 41)
    assert.equal(hellos[0].you, 'kim')
  })
})

describe('a command', () => {
  it('goes out once with an id of its own, and is answered', async () => {
    const { world, live } = ready()
    const first = live.give(...WAGER)
    const second = live.give('stand-up', { patron: 'kim' })
    const [one, two] = world.lastSocket.commands
    assert.deepEqual(one, { say: 'command', id: 'id-1', version: null, command: 'place-wager', facts: { patron: 'kim', wager: 'banker', stake: 2500 } })
    assert.notEqual(one.id, two.id)
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-2', refused: { reason: 'not-seated', sentence: 'No', clauses: [], facts: {} } })
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-1', done: true, version: 42 })
    assert.equal((await first).version, 42)
    assert.equal((await second).refused?.reason, 'not-seated')
  })

  it('is found by its id without the person in front too, as a message that was not understood comes back', async () => {
    const { world, live } = ready()
    const asked = live.give(...WAGER)
    world.lastSocket.says({ kind: 'answer', id: 'id-1', error: 'not understood' })
    assert.equal((await asked).error, 'not understood')
  })

  it('that was in conflict says so', async () => {
    const { world, live } = ready()
    const asked = live.give(...WAGER)
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-1', conflict: [41, 43], version: 43 })
    assert.deepEqual((await asked).conflict, [41, 43])
  })

  it('keeps an id that has a colon in it', async () => {
    const { world, live } = ready()
    world.id = () => 'a:b'
    const asked = live.give(...WAGER)
    world.lastSocket.says({ kind: 'answer', id: 'a:b', done: true })
    assert.equal((await asked).done, true)
  })

  it('is answered twice where the floor does not know yet what became of it', async () => {
    const { world, live, late } = ready()
    const seen = watch(live.give(...WAGER))
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-1', error: 'not known', code: 'in-doubt' })
    await settled()
    assert.equal(seen.answer.code, 'in-doubt')
    assert.equal(late.length, 0)
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-1', done: true, late: true, version: 42 })
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-1', done: true, late: true, version: 42 })
    assert.deepEqual(late.map(one => one.done), [true])
  })

  it('is not answered by the answer to another', async () => {
    const { world, live } = ready()
    const asked = watch(live.give(...WAGER))
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-7', done: true })
    world.lastSocket.says({ kind: 'answer', id: '1', done: true })
    await settled()
    assert.equal(asked.answer, undefined)
  })

  it('why it would be refused is asked with the same facts', () => {
    const { world, live } = ready()
    live.why(...WAGER)
    assert.equal(world.lastSocket.commands[0].say, 'why')
    assert.equal(world.lastSocket.commands[0].command, 'place-wager')
  })

  it('a call for a supervisor is no command of the table', () => {
    const { world, live } = ready()
    live.tell('call')
    assert.deepEqual(world.lastSocket.commands[0], { say: 'call', id: 'id-1', version: null, command: '', facts: {} })
  })

  it('given before the socket is open goes out when it opens', () => {
    const { world, live } = connect()
    live.give('stand-up', { patron: 'kim' })
    assert.equal(world.lastSocket.sent.length, 0)
    world.lastSocket.opens()
    assert.equal(world.lastSocket.commands.length, 1)
  })

  it('for one coup waits for the first view: only then is it known whether it is still wanted', () => {
    const { world, live } = connect()
    world.lastSocket.opens()
    live.give(...WAGER, { still: () => true })
    assert.equal(world.lastSocket.commands.length, 0)
    world.lastSocket.says(view())
    assert.equal(world.lastSocket.commands.length, 1)
    world.lastSocket.says(view({ version: 2 }))
    assert.equal(world.lastSocket.commands.length, 1, 'and goes out once')
  })
})

describe('after a break', () => {
  it('goes on by the number of the last event', () => {
    const { world, states } = ready()
    world.lastSocket.breaks()
    assert.deepEqual(states, ['live', 'waiting'])
    world.pass(500)
    assert.equal(world.lastSocket.path, '/api/tables/T%201/live?after=41')
  })

  it('sends a lost command again with the same id, and its answer counts', async () => {
    const { world, live } = ready()
    const asked = live.give(...WAGER, { still: () => true })
    const [before] = world.lastSocket.commands
    world.lastSocket.breaks()
    world.pass(500)
    world.lastSocket.opens()
    assert.equal(world.lastSocket.commands.length, 0, 'not before it is known what is so now')
    world.lastSocket.says(view({ version: 44 }))
    assert.deepEqual(world.lastSocket.commands, [before])
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-1', done: true, again: true, version: 42 })
    assert.equal((await asked).again, true)
  })

  it('gives up a command for a coup that is over, and does not send it', async () => {
    const { world, live } = ready()
    let coup = 1
    const asked = live.give(...WAGER, { still: () => coup === 1 })
    world.lastSocket.breaks()
    coup = 2
    world.pass(500)
    world.lastSocket.opens()
    world.lastSocket.says(view({ version: 44 }))
    assert.deepEqual(await asked, { lost: true })
    assert.equal(world.lastSocket.commands.length, 0)
  })

  it('judges whether a command is still wanted by the view that came, not by the one before', async () => {
    const world = new World()
    let coup = 1
    const live = new Live('T1', { seen: one => { coup = one.shared.coup?.number ?? 0 } }, world)
    world.lastSocket.opens()
    world.lastSocket.says(view({ shared: { coup: { number: 1, play: 'wagering' } } }))
    const asked = watch(live.give(...WAGER, { still: () => coup === 1 }))
    world.lastSocket.breaks()
    world.pass(500)
    world.lastSocket.opens()
    world.lastSocket.says(view({ version: 9, shared: { coup: { number: 2, play: 'wagering' } } }))
    await settled()
    assert.deepEqual(asked.answer, { lost: true })
    assert.equal(world.lastSocket.commands.length, 0)
  })

  it('sends a command that is for no coup as soon as the socket opens', () => {
    const { world, live } = ready()
    live.give('stand-up', { patron: 'kim' })
    world.lastSocket.breaks()
    world.pass(500)
    world.lastSocket.opens()
    assert.deepEqual(world.lastSocket.commands.map(one => one.id), ['id-1'])
  })

  it('does not send again what was answered', () => {
    const { world, live } = ready()
    live.give('stand-up', { patron: 'kim' })
    world.lastSocket.says({ kind: 'answer', id: 'kim:id-1', done: true })
    world.lastSocket.breaks()
    world.pass(500)
    world.lastSocket.opens()
    world.lastSocket.says(view())
    assert.equal(world.lastSocket.commands.length, 0)
  })

  it('sends what was given during the break once', () => {
    const { world, live } = ready()
    world.lastSocket.breaks()
    live.give('stand-up', { patron: 'kim' })
    live.give(...WAGER, { still: () => true })
    world.pass(500)
    world.lastSocket.opens()
    world.lastSocket.says(view())
    assert.deepEqual(world.lastSocket.commands.map(one => one.command), ['stand-up', 'place-wager'])
  })

  it('sends it once more after every further break', () => {
    const { world, live } = ready()
    live.give(...WAGER, { still: () => true })
    for (const wait of [500, 500]) {
      world.lastSocket.breaks()
      world.pass(wait)
      world.lastSocket.opens()
      world.lastSocket.says(view())
      assert.deepEqual(world.lastSocket.commands.map(one => one.id), ['id-1'])
    }
  })

  it('waits longer from try to try, up to eight seconds, and shortly again once it was there', () => {
    const { world } = ready()
    world.lastSocket.breaks()
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000, 8000]) {
      const tries = world.sockets.length
      world.pass(wait - 1)
      assert.equal(world.sockets.length, tries, `not before ${wait} ms`)
      world.pass(1)
      assert.equal(world.sockets.length, tries + 1)
      world.lastSocket.breaks()
    }
    world.pass(8000)
    world.lastSocket.opens()
    world.lastSocket.breaks()
    const tries = world.sockets.length
    world.pass(500)
    assert.equal(world.sockets.length, tries + 1)
  })
})

describe('a sign of life', () => {
  it('is not asked for while the floor speaks', () => {
    const { world } = ready()
    for (let second = 0; second < 20; second++) {
      world.pass(1000)
      world.lastSocket.says({ kind: 'pulse', now: world.time })
    }
    assert.equal(world.lastSocket.sent.length, 0)
  })

  it('is asked for after a second without a word, and again until one comes', () => {
    const { world } = ready()
    world.pass(1000)
    assert.equal(world.lastSocket.sent.length, 0)
    world.pass(500)
    assert.deepEqual(world.lastSocket.sent, [{ say: 'ping', id: '1' }])
    world.pass(1000)
    assert.ok(world.lastSocket.sent.length >= 2, 'one that is lost is not the last')
    world.lastSocket.says({ kind: 'answer', id: '1', done: true })
    world.pass(1000)
    assert.equal(world.lastSocket.closed, false)
  })

  it('that is answered keeps the connection for as long as one likes', () => {
    const { world, states } = ready()
    let answered = 0
    for (let quarter = 0; quarter < 4 * 600; quarter++) {
      world.pass(250)
      for (; answered < world.lastSocket.sent.length; answered++) world.lastSocket.says({ kind: 'answer', id: '1', done: true })
    }
    assert.ok(answered > 100)
    assert.equal(world.sockets.length, 1)
    assert.deepEqual(states, ['live'])
  })

  // the last word may fall anywhere between two looks
  for (let apart = 0; apart <= 250; apart += 25) {
    it(`that never comes is known within three seconds of the last word, ${apart} ms after a look`, () => {
      const { world, states } = ready()
      world.pass(1000 + apart)
      world.lastSocket.says({ kind: 'pulse', now: world.time })
      world.pass(2500)
      assert.deepEqual(states, ['live'], 'a floor that is slow is not taken for lost')
      world.pass(LAST_WORD - 2500 - 1)
      assert.deepEqual(states, ['live', 'waiting'])
    })
  }

  it('is waited for when the page itself was held up: what was said meanwhile is still to be heard', () => {
    const { world, states } = ready()
    world.pass(500)
    world.holdUp(9000)
    world.pass(250)
    assert.deepEqual(states, ['live'])
    world.lastSocket.says(view({ version: 42, now: world.time }))
    world.pass(1000)
    assert.deepEqual(states, ['live'])
    world.pass(LAST_WORD)
    assert.deepEqual(states, ['live', 'waiting'], 'and no longer than from anybody who is awake')
  })

  it('is not waited for once the machine knows that it is offline', () => {
    const { world, states } = ready()
    world.pass(100)
    for (const tell of world.whenOffline) tell()
    assert.deepEqual(states, ['live', 'waiting'])
    assert.equal(world.sockets[0].closed, true)
    world.pass(500)
    assert.equal(world.sockets.length, 2)
  })

  it('of a connection that was given up does not count', () => {
    const { world, views, states } = ready()
    const [old] = world.sockets
    world.pass(LAST_WORD)
    old.says(view({ version: 99 }))
    old.breaks()
    assert.equal(views.length, 1)
    assert.deepEqual(states, ['live', 'waiting'])
    world.pass(500)
    assert.equal(world.sockets.length, 2, 'and it is not tried twice')
  })

  it('is not asked for while there is no connection', () => {
    const { world } = connect()
    world.pass(60_000)
    assert.deepEqual(world.sockets[0].sent, [])
  })
})

describe('the end', () => {
  it('comes when the floor closes for good: locked, logged out or too fast', async () => {
    const { world, live, states } = ready()
    const asked = live.give(...WAGER, { still: () => true })
    const other = live.give('stand-up', { patron: 'kim' })
    world.lastSocket.breaks(1008, 'log-in')
    assert.deepEqual(states, ['live', 'ended: log-in'])
    assert.deepEqual(await Promise.all([asked, other]), [{ lost: true }, { lost: true }])
    world.pass(60_000)
    assert.equal(world.sockets.length, 1, 'it is not tried again')
    assert.equal(world.timers.size, 0, 'and nothing is watched any more')
    assert.equal(world.whenOffline.size, 0)
  })

  it('comes when the page closes it: nobody waits for an answer any more', async () => {
    const { world, live, states } = ready()
    const asked = live.give(...WAGER)
    live.close()
    assert.deepEqual(await asked, { lost: true })
    world.lastSocket.breaks(1000)
    world.pass(60_000)
    assert.deepEqual(states, ['live'])
    assert.equal(world.sockets.length, 1)
  })

  it('in the middle of a break stops the next try', () => {
    const { world, live } = ready()
    world.lastSocket.breaks()
    live.close()
    world.pass(60_000)
    assert.equal(world.sockets.length, 1)
  })

  it('is not taken for a break when the network goes afterwards', () => {
    const { world, live, states } = ready()
    live.close()
    world.lastSocket.readyState = 1
    live.drop()
    world.pass(60_000)
    assert.deepEqual(states, ['live'])
    assert.equal(world.sockets.length, 1)
  })

  it('leaves a command that is given afterwards without hope', async () => {
    const { live } = ready()
    live.close()
    assert.deepEqual(await live.give(...WAGER), { lost: true })
  })
})

describe('the floor’s time', () => {
  it('is this machine’s until a view has come', () => {
    const { world, live } = connect()
    assert.equal(live.now(), world.time)
  })

  it('is known from every view, and goes on between them', () => {
    const { world, live } = ready()
    world.lastSocket.says(view({ version: 42, now: world.time + 90_000 }))
    assert.equal(live.now(), world.time + 90_000)
    world.pass(1234)
    assert.equal(live.now(), world.time + 90_000)
    world.lastSocket.says(view({ version: 43, now: world.time - 5 }))
    assert.equal(live.now(), world.time - 5)
  })
})
