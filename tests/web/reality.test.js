// When a player is reminded of how long they play.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asksAgain, isDue } from '../../src/croupier/web/logic/reality.js'

/** @param {number} minutes @param {number | null} [reminder] */
const played = (minutes, reminder = 60) => ({ minutes, reminder })

describe('a reminder', () => {
  it('is due when another hour is full', () => {
    assert.equal(isDue(played(59), played(60)), true)
    assert.equal(isDue(played(60), played(119)), false)
    assert.equal(isDue(played(119), played(240)), true)
  })

  it('is not due at once, nor where none is wanted, nor by a change of the setting', () => {
    assert.equal(isDue(null, played(600)), false)
    assert.equal(isDue(played(10, null), played(600, null)), false)
    assert.equal(isDue(played(50), played(50, 10)), false)
  })

  it('is asked for when it would be due', () => {
    assert.equal(asksAgain(played(45)), 15 * 60_000)
    assert.equal(asksAgain(played(60)), 60 * 60_000)
    assert.equal(asksAgain(played(7, null)), 60 * 60_000)
  })
})
