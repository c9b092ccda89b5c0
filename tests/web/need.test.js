// Which table is looked at first: by the floor's own weights, and only what holds already.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { byNeed, needsNow } from '../../src/croupier/web/logic/need.js'

/** @param {string} name @param {[string, number, number?][]} needs @param {number} now */
const table = (name, needs, now = 100) => ({ name, view: { pit: { needs: needs.map(([kind, weight, since]) => ({ kind, weight, facts: {}, since: since ?? 0 })) } }, now: () => now })

describe('the floor', () => {
  it('puts the most urgent first, of equals whoever needs more, then as they came', () => {
    const quiet = table('quiet', [])
    const matter = table('matter', [['matter', 800]])
    const both = table('both', [['matter', 800], ['debt', 200]])
    const many = table('many', [['debt', 200], ['debt', 200], ['debt', 200]])
    const other = table('other', [])
    assert.deepEqual(byNeed([quiet, many, matter, other, both]).map(one => one.name), ['both', 'matter', 'many', 'quiet', 'other'])
  })

  it('counts what begins later once its time has come', () => {
    const late = [/** @type {[string, number, number]} */ (['change-due', 650, 1000])]
    assert.deepEqual(needsNow(table('before', late, 999)), [])
    assert.deepEqual(needsNow(table('then', late, 1000)).map(one => one.kind), ['change-due'])
  })

  it('needs nothing of a table that says nothing', () => {
    assert.deepEqual(needsNow({ view: {}, now: () => 0 }), [])
  })
})
