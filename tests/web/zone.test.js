// Times by the clocks of a casino, whatever the browser's are; also on the two days when they are changed.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockName, instantOf, wallOf } from '../../src/croupier/web/logic/zone.js'

const SYDNEY = 'Australia/Sydney'
const at = (/** @type {string} */ text) => Date.parse(text)

test('an instant is shown by the clock of the place', () => {
  assert.equal(wallOf(at('2026-11-17T12:40:59Z'), SYDNEY), '2026-11-17T23:40')
  assert.equal(wallOf(at('2026-06-17T14:05:00Z'), SYDNEY), '2026-06-18T00:05')
})

test('what the wall shows is read back as the same instant, summer and winter', () => {
  for (const text of ['2026-01-01T00:00:00Z', '2026-04-04T15:59:00Z', '2026-04-04T17:00:00Z', '2026-10-03T15:59:00Z', '2026-10-03T16:00:00Z', '2026-12-31T13:00:00Z'])
    assert.equal(instantOf(wallOf(at(text), SYDNEY), SYDNEY), at(text), text)
})

test('of the hour that comes twice the first is meant', () => {
  assert.equal(instantOf('2026-04-05T02:30', SYDNEY), at('2026-04-04T15:30:00Z'))
})

test('what is no time is no instant', () => {
  assert.ok(Number.isNaN(instantOf('soon', SYDNEY)))
})

test('the clock has its name', () => {
  assert.equal(clockName(at('2026-11-17T12:40:00Z'), SYDNEY, 'en-AU'), 'AEDT')
  assert.equal(clockName(at('2026-06-17T12:40:00Z'), SYDNEY, 'en-AU'), 'AEST')
})
