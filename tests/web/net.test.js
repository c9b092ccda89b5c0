// What a coup changed of a player's chips.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { netOf } from '../../src/croupier/web/logic/net.js'

const won = { resolution: 'wins', profit: 9500, stake: 10000 }
const lost = { resolution: 'loses', profit: 0, stake: 2500 }
const back = { resolution: 'standoff', profit: 0, stake: 5000 }

describe('the net of a coup', () => {
  for (const [said, paid, net] of /** @type {[string, import('../../src/croupier/web/logic/net.js').Outcome[], number][]} */ ([
    ['is nothing without wagers', [], 0],
    ['is what was won', [won], 9500],
    ['is what was lost', [lost], -2500],
    ['leaves out what went back', [won, lost, back], 7000],
    ['has what is paid for a wager that goes back', [{ ...back, profit: 250 }], 250],
  ])) it(said, () => assert.equal(netOf(paid), net))
})
