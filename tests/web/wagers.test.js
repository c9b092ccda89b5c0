// A player's wagers as they are laid: the queue of what is asked, and that nothing counts in another coup than it was
// meant for. What is taken back and laid again: undo.test.js.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { area, felt, laid } from './made.js'
import { Player } from './player.js'
import { settled } from './world.js'

const CHIP = 1000 // the smallest that is a wager by itself

describe('a click', () => {
  it('puts the chip in the hand on the area', async () => {
    const player = new Player()
    await player.click('banker')
    assert.deepEqual(player.given[0].facts, { patron: 'kim', wager: 'banker', stake: CHIP })
    await player.done()
    assert.deepEqual(player.lies, { banker: CHIP })
    assert.deepEqual(player.said, [])
  })

  it('with another chip puts that one', async () => {
    const player = new Player()
    player.seen.chosen = 10000
    await player.click('tie')
    assert.equal(player.asked, 'place-wager tie 10000')
  })

  it('takes the chip that was in the hand when it was clicked', async () => {
    const player = new Player()
    await player.click('banker', 'tie')
    player.seen.chosen = 10000
    assert.deepEqual(await player.all(), ['place-wager banker 1000', 'place-wager tie 1000'])
  })

  it('on an area where a wager lies adds to it', async () => {
    const player = new Player()
    player.wagers = [laid(3, 'banker', 5000)]
    player.see()
    await player.click('banker')
    assert.equal(player.asked, 'change-wager #3 6000')
  })

  it('on an area where a wager over several coups runs already is a wager of its own', async () => {
    const player = new Player()
    player.wagers = [laid(3, 'banker', 5000, { count: 2 })]
    player.see()
    await player.click('banker')
    assert.equal(player.asked, 'place-wager banker 1000')
  })

  it('of whoever is not at the table is a way in', async () => {
    const player = new Player()
    player.see({ private: { own: undefined } })
    await player.click('banker')
    assert.deepEqual(player.said, ['join'])
    assert.equal(player.given.length, 0)
  })

  it('on an area that the felt does not have is the floor’s to refuse', async () => {
    const player = new Player()
    await player.click('dragon')
    assert.equal(player.asked, 'place-wager dragon 1000')
  })
})

describe('several clicks', () => {
  it('on one area come to one wager of the sum', async () => {
    const player = new Player()
    await player.click('banker', 'banker', 'banker')
    assert.deepEqual(await player.all(), ['place-wager banker 1000', 'change-wager #7 2000', 'change-wager #7 3000'])
    assert.deepEqual(player.lies, { banker: 3000 })
  })

  it('go one after the other, each when the one before is done', async () => {
    const player = new Player()
    await player.click('banker', 'tie', 'player')
    assert.equal(player.given.length, 1)
    assert.deepEqual(await player.all(), ['place-wager banker 1000', 'place-wager tie 1000', 'place-wager player 1000'])
  })

  it('wait for the view in which the one before is so, not for its answer alone', async () => {
    const player = new Player()
    await player.click('banker', 'banker')
    player.version += 1
    await player.answer({ done: true, version: player.version })
    assert.equal(player.given.length, 0, 'what lies there is not known yet')
    player.wagers = [laid(7, 'banker', CHIP)]
    player.see()
    await settled()
    assert.equal(player.asked, 'change-wager #7 2000')
  })

  it('go on where that view does not come for four seconds', async () => {
    const player = new Player()
    await player.click('banker', 'tie')
    await player.answer({ done: true, version: 99 })
    player.world.pass(3999)
    await settled()
    assert.equal(player.given.length, 0)
    player.world.pass(1)
    await settled()
    assert.equal(player.asked, 'place-wager tie 1000')
  })

  it('are all shown at once as asked for, and each is no more when it is answered', async () => {
    const player = new Player()
    await player.click('banker', 'banker', 'tie')
    assert.deepEqual([...player.page.pending], [['banker', 2000], ['tie', 1000]])
    assert.deepEqual(player.drawn.map(one => [...one]), [[['banker', 1000]], [['banker', 2000]], [['banker', 2000], ['tie', 1000]]])
    await player.done()
    assert.deepEqual([...player.page.pending], [['banker', 1000], ['tie', 1000]])
    await player.refuse()
    assert.deepEqual([...player.page.pending], [['tie', 1000]])
    await player.done()
    assert.equal(player.page.pending.size, 0)
    assert.deepEqual(player.drawn.at(-1)?.size, 0)
  })
})

describe('an answer', () => {
  it('that refuses is told, and what was asked after it goes on', async () => {
    const player = new Player()
    await player.click('banker', 'tie')
    await player.refuse()
    assert.deepEqual(player.said, ['refused'])
    assert.deepEqual(await player.all(), ['place-wager tie 1000'])
    assert.deepEqual(player.lies, { tie: 1000 })
  })

  it('of a conflict, an error or a command given up is told', async () => {
    const player = new Player()
    await player.click('banker', 'tie', 'player')
    await player.answer({ conflict: [1, 2] })
    await player.answer({ error: 'this table is halted', code: 'halted' })
    await player.answer({ lost: true })
    assert.deepEqual(player.said, ['conflict', 'error,code', 'lost'])
    assert.equal(player.page.canUndo(), false)
  })

  it('leads to a log-in by its code, whatever its sentence says', async () => {
    const player = new Player()
    await player.click('banker')
    await player.answer({ error: 'who are you?', code: 'log-in' })
    assert.deepEqual(player.said, ['log in again'])
    await player.click('banker')
    await player.answer({ error: 'log in to the database failed', code: 'unavailable' })
    assert.deepEqual(player.said, ['log in again', 'error,code'])
  })

  it('that breaks is told, and the queue goes on', async () => {
    const player = new Player()
    await player.click('banker', 'tie')
    await player.fail(new Error('out of order'))
    assert.deepEqual(player.said, ['out of order'])
    assert.equal(player.asked, 'place-wager tie 1000')
    assert.deepEqual([...player.page.pending], [['tie', 1000]])
  })
})

describe('without a connection', () => {
  it('nothing is sent, and the player is told so', async () => {
    const player = new Player()
    player.live = false
    await player.click('banker')
    assert.deepEqual(player.said, ['not-sent'])
    assert.equal(player.given.length, 0)
    assert.equal(player.page.pending.size, 0)
    assert.equal(player.page.canUndo(), false)
  })

  it('that breaks under a queue, the rest of the queue is not sent', async () => {
    const player = new Player()
    await player.click('banker', 'tie', 'player')
    player.live = false
    await player.done()
    assert.deepEqual(player.said, ['not-sent', 'not-sent'])
    assert.deepEqual(player.lies, { banker: 1000 })
  })
})

describe('a coup', () => {
  it('that changes under a queued wager leaves it unsent', async () => {
    const player = new Player()
    await player.click('banker', 'tie')
    await player.closeBets()
    await player.nextCoup()
    await player.answer({ lost: true })
    assert.equal(player.given.length, 0)
    assert.equal(player.page.pending.size, 0)
  })

  it('is what a command is still wanted in: closing it is the floor’s to judge', async () => {
    const player = new Player()
    await player.click('banker')
    const [{ still }] = player.given
    assert.equal(still(), true)
    await player.closeBets()
    assert.equal(still(), true)
    await player.nextCoup()
    assert.equal(still(), false)
  })

  it('of the same number in another shoe is another', async () => {
    const player = new Player()
    await player.click('banker')
    const [{ still }] = player.given
    player.see({ shared: { shoe: { number: 3, stage: 'in-play' } } })
    assert.equal(still(), false)
  })

  it('that is open again after a break is the same', async () => {
    const player = new Player()
    await player.click('banker')
    const [{ still }] = player.given
    player.seen.forget()
    assert.equal(still(), false, 'while nothing is seen it is not known to be wanted')
    player.see()
    assert.equal(still(), true)
  })
})

describe('an area that is not open', () => {
  it('asks why, and sends nothing that could count later', async () => {
    const player = new Player()
    await player.closeBets()
    await player.click('banker')
    assert.deepEqual(player.said, ['why place-wager {"patron":"kim","wager":"banker","stake":1000}', 'refused'])
    assert.equal(player.given.length, 0)
    assert.equal(player.page.pending.size, 0)
  })

  it('that opened meanwhile tells nothing, and still sends nothing', async () => {
    const player = new Player()
    await player.closeBets()
    player.why = { done: true }
    await player.click('banker')
    assert.deepEqual(player.said, ['why place-wager {"patron":"kim","wager":"banker","stake":1000}'])
    assert.equal(player.given.length, 0)
  })

  it('is a Late Dragon Tail whose run has not begun', async () => {
    const player = new Player()
    const late = area('late-banker-tail', { streak: { kind: 'tail', side: 'banker', late: true } })
    player.see({ felt: felt({ areas: [late] }), shared: { dragon_tails: { indicators: { player: 1, banker: 0 }, late_open: ['player'] } } })
    await player.click('late-banker-tail')
    assert.equal(player.said.at(-1), 'refused')
    player.see({ shared: { dragon_tails: { indicators: { player: 0, banker: 1 }, late_open: ['banker'] } } })
    await player.click('late-banker-tail')
    assert.equal(player.asked, 'place-wager late-banker-tail 1000')
  })
})

describe('a wager within the coup', () => {
  const within = () => {
    const player = new Player()
    player.see({
      felt: felt({ areas: [area('banker-insurance', { window: ['banker-first-two 6'] })] }),
      shared: { phase: 'dealing', coup: { ...player.coup, play: 'dealing', open_to_wagers: false } },
    })
    return player
  }

  it('lies as it lies: more of it is another wager', async () => {
    const player = within()
    await player.click('banker-insurance', 'banker-insurance')
    assert.deepEqual(await player.all(), ['place-wager banker-insurance 1000', 'place-wager banker-insurance 1000'])
  })

  it('is not undone', async () => {
    const player = within()
    await player.click('banker-insurance')
    await player.all()
    assert.equal(player.page.canUndo(), false)
    await player.page.undoLast()
    assert.deepEqual(player.said, ['nothing-to-undo'])
  })

  it('is closed while wagers are taken as usual', async () => {
    const player = within()
    player.see({ shared: { phase: 'wagering', coup: { ...player.coup, play: 'wagering', open_to_wagers: true } } })
    await player.click('banker-insurance')
    assert.equal(player.given.length, 0)
  })
})

describe('a Run whose hands are nominated', () => {
  const run = () => {
    const player = new Player()
    player.see({ felt: felt({ areas: [area('run-3', { streak: { kind: 'run', side: 'combination', length: 3, nominates: 3 } })] }) })
    return player
  }

  it('is placed with its hands', async () => {
    const player = run()
    await player.click('run-3')
    assert.deepEqual(player.said, ['nominate run-3 1000'])
    assert.deepEqual(player.given[0].facts, { patron: 'kim', wager: 'run-3', stake: 1000, nominations: ['player', 'banker', 'banker'] })
  })

  it('is not placed where the dialog was closed', async () => {
    const player = run()
    player.hands = null
    await player.click('run-3')
    assert.equal(player.given.length, 0)
    assert.equal(player.page.pending.size, 0)
  })

  it('is not placed in a coup that began while the hands were chosen', async () => {
    const player = run()
    /** @type {() => void} */
    let close = () => {}
    player.dialog = new Promise(resolve => { close = resolve })
    await player.click('run-3')
    await player.closeBets()
    await player.nextCoup()
    close()
    await settled()
    assert.equal(player.given.length, 0)
  })

  it('is asked for once: a second chip is more on the same hands', async () => {
    const player = run()
    await player.click('run-3')
    await player.click('run-3')
    await player.all()
    await player.click('run-3')
    assert.equal(player.asked, 'change-wager #7 3000')
    assert.deepEqual(player.said, ['nominate run-3 1000'])
  })

  it('is laid again with the same hands', async () => {
    const player = run()
    await player.click('run-3')
    await player.all()
    await player.closeBets()
    await player.nextCoup()
    player.page.rebetAll()
    await settled()
    assert.deepEqual(player.given[0].facts.nominations, ['player', 'banker', 'banker'])
  })
})
