// Keys typed while a command is under way: none is lost and none overtakes another.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ahead } from '../../src/croupier/web/logic/ahead.js'

/** @param {Ahead} ahead @param {string[]} done */
const typing = (ahead, done) => (/** @type {string} */ keys) => [...keys].forEach(key => { ahead.orLater(() => done.push(key)) })

describe('keys that come early', () => {
  it('are done at once where nothing is under way', () => {
    /** @type {string[]} */
    const done = []
    typing(new Ahead(), done)('ab')
    assert.deepEqual(done, ['a', 'b'])
  })

  it('wait for the command, in their order', () => {
    const ahead = new Ahead()
    /** @type {string[]} */
    const done = []
    ahead.busy = true
    typing(ahead, done)('ab')
    assert.deepEqual(done, [])
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(done, ['a', 'b'])
  })

  it('are not overtaken by one that comes when the command is done and they still wait', () => {
    const ahead = new Ahead()
    /** @type {string[]} */
    const done = []
    ahead.busy = true
    typing(ahead, done)('b')
    ahead.busy = false
    typing(ahead, done)('3n')
    ahead.catchUp()
    assert.deepEqual(done, ['b', '3', 'n'])
    typing(ahead, done)('x')
    assert.deepEqual(done, ['b', '3', 'n', 'x'])
  })

  it('are for nothing after one that was', () => {
    const ahead = new Ahead()
    /** @type {string[]} */
    const done = []
    ahead.busy = true
    ahead.orLater(() => false)
    typing(ahead, done)('ab')
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(done, [])
  })

  it('wait again where one of them gives a command of its own', () => {
    const ahead = new Ahead()
    /** @type {string[]} */
    const done = []
    ahead.busy = true
    ahead.orLater(() => { ahead.busy = true })
    typing(ahead, done)('a')
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(done, [])
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(done, ['a'])
  })

  it('leave out an Enter that only repeats the one under way', () => {
    const ahead = new Ahead()
    /** @type {string[]} */
    const done = []
    const enter = () => ahead.orLaterAfterOthers(() => done.push('Enter'))
    ahead.busy = true
    enter()
    typing(ahead, done)('a')
    enter()
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(done, ['a', 'Enter'])
  })
})
