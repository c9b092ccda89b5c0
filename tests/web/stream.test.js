// The stream of a wall display: when it is live, how soon it is known that it is not, and that it comes back.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Stream } from '../../src/croupier/web/logic/stream.js'
import { view } from './made.js'
import { World } from './world.js'

function watch() {
  const world = new World()
  /** @type {Wire.ViewShown[]} */
  const views = []
  /** @type {boolean[]} */
  const live = []
  let silent = 0
  const stream = new Stream({
    seen: one => void views.push(one),
    state: (isLive, since) => {
      if (live.at(-1) !== isLive) live.push(isLive)
      silent = since
    },
  }, world)
  return { world, views, live, stream, silent: () => silent }
}

describe('a display', () => {
  it('is live with the first word', () => {
    const { world, views, live, stream } = watch()
    assert.equal(stream.ever, false)
    world.lastSource.says(view({ version: 3 }))
    world.lastSource.says({ kind: 'pulse', now: world.time })
    assert.deepEqual(live, [true])
    assert.deepEqual(views.map(one => one.version), [3])
    assert.equal(stream.ever, true)
  })

  it('stays live on a word every two seconds', () => {
    const { world, live } = watch()
    for (let second = 0; second < 60; second += 2) {
      world.lastSource.says({ kind: 'pulse', now: world.time })
      world.pass(2000)
    }
    assert.deepEqual(live, [true])
  })

  for (let apart = 0; apart < 100; apart += 20) {
    it(`knows within three seconds of the last word that it is not live, ${apart} ms after a look`, () => {
      const { world, live, silent } = watch()
      world.pass(apart)
      world.lastSource.says(view())
      world.pass(2500)
      assert.deepEqual(live, [true])
      world.pass(499)
      assert.deepEqual(live, [true, false])
      world.pass(2000)
      assert.ok(silent() > 4500, 'and says for how long')
    })
  }

  it('knows at once where the stream breaks, and tries again shortly', () => {
    const { world, live } = watch()
    world.lastSource.says(view())
    world.pass(5000 - 4000)
    world.lastSource.fails()
    assert.deepEqual(live, [true, false])
    assert.equal(world.sources[0].readyState, 2)
    world.pass(800)
    assert.equal(world.sources.length, 2)
    world.lastSource.says(view({ version: 4 }))
    assert.deepEqual(live, [true, false, true])
  })

  it('goes on trying while the floor is away', () => {
    const { world, live } = watch()
    for (let times = 0; times < 10; times++) {
      world.lastSource.fails()
      world.pass(1000)
    }
    assert.equal(world.sources.length, 11)
    assert.deepEqual(live, [false])
  })

  it('gives up a stream that says nothing without breaking', () => {
    const { world } = watch()
    world.lastSource.says(view())
    world.pass(5100)
    assert.equal(world.sources.length, 1)
    world.pass(300)
    assert.equal(world.sources.length, 2)
    assert.equal(world.sources[0].readyState, 2)
  })

  it('does not take a clock that is put forward for silence', () => {
    const { world, live } = watch()
    world.lastSource.says(view())
    world.began += 3_600_000
    world.time += 3_600_000
    for (const one of world.timers) one.at += 3_600_000
    world.pass(200)
    assert.deepEqual(live, [true])
  })

  it('knows the floor’s time from every word', () => {
    const { world, stream } = watch()
    world.lastSource.says({ kind: 'pulse', now: world.time + 500 })
    world.pass(100)
    assert.equal(stream.now(), world.time + 500)
  })

  it('that ended looks no more', () => {
    const { world, stream } = watch()
    stream.end()
    world.pass(60_000)
    assert.equal(world.sources.length, 1)
    assert.equal(world.timers.size, 0)
  })
})
