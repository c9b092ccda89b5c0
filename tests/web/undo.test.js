// What a player takes back, doubles and lays again, and that it is theirs and of the coup it was meant for.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { area, felt, laid } from './made.js'
import { Player } from './player.js'
import { settled } from './world.js'

describe('undo', () => {
  it('takes back what was placed', async () => {
    const player = new Player()
    await player.click('banker')
    await player.all()
    assert.equal(player.page.canUndo(), true)
    player.page.undoLast()
    await settled()
    assert.deepEqual(await player.all(), ['withdraw-wager #7'])
    assert.equal(player.page.canUndo(), false)
  })

  it('takes back one click after the other, the last first', async () => {
    const player = new Player()
    await player.click('banker', 'banker', 'tie')
    await player.all()
    for (let times = 0; times < 3; times++) player.page.undoLast()
    await settled()
    assert.deepEqual(await player.all(), ['withdraw-wager #8', 'change-wager #7 1000', 'withdraw-wager #7'])
    assert.deepEqual(player.lies, {})
  })

  it('goes behind a wager that is under way', async () => {
    const player = new Player()
    await player.click('banker')
    assert.equal(player.page.canUndo(), true, 'what is asked for can be undone')
    player.page.undoLast()
    await settled()
    assert.deepEqual(await player.all(), ['place-wager banker 1000', 'withdraw-wager #7'])
  })

  it('has nothing to take back after a refusal', async () => {
    const player = new Player()
    await player.click('banker')
    await player.refuse()
    assert.equal(player.page.canUndo(), false)
    await player.page.undoLast()
    assert.deepEqual(player.said, ['refused', 'nothing-to-undo'])
  })

  it('does not reach into the coup before', async () => {
    const player = new Player()
    await player.click('banker')
    await player.all()
    await player.closeBets()
    assert.equal(player.page.canUndo(), false, 'what lies when wagering is closed lies')
    await player.nextCoup()
    await player.page.undoLast()
    assert.deepEqual(player.said, ['nothing-to-undo'])
    assert.equal(player.given.length, 0)
  })

  it('asked in one coup does nothing in the next', async () => {
    const player = new Player()
    await player.click('banker')
    await player.all()
    await player.click('tie')
    player.page.undoLast() // waits for the tie
    await player.closeBets()
    await player.nextCoup()
    await player.answer({ lost: true })
    assert.equal(player.given.length, 0)
    assert.equal(player.said.at(-1), 'nothing-to-undo')
  })

  it('does not keep a wager whose answer came when its coup was over', async () => {
    const player = new Player()
    await player.click('banker')
    await player.closeBets()
    await player.nextCoup()
    await player.answer({ done: true, version: player.version })
    assert.equal(player.page.canUndo(), false)
  })

  it('is over for an area that closed, and not for the others', async () => {
    const player = new Player()
    const tail = area('late-tail', { streak: { kind: 'tail', side: 'banker', late: true } })
    player.see({ felt: felt({ areas: [tail, area('banker')] }), shared: { dragon_tails: { indicators: { player: 0, banker: 1 }, late_open: ['banker'] } } })
    await player.click('banker', 'late-tail')
    await player.all()
    player.see({ shared: { phase: 'no-more-bets', dragon_tails: { indicators: { player: 0, banker: 1 } } } })
    player.page.undoLast()
    await settled()
    assert.deepEqual(await player.all(), ['withdraw-wager #7'])
  })

  it('stays possible while no more bets was called and the floor still lets wagers be changed', async () => {
    const player = new Player()
    await player.click('banker')
    await player.all()
    player.see({ shared: { phase: 'no-more-bets' }, private: { possible: ['change-wager'] } })
    assert.equal(player.page.canUndo(), true)
  })
})

describe('clear and double', () => {
  const with_two = () => {
    const player = new Player()
    player.wagers = [laid(3, 'banker', 5000), laid(4, 'tie', 1000)]
    player.see()
    return player
  }

  it('clear takes everything back, and one undo lays it again', async () => {
    const player = with_two()
    player.page.clearAll()
    await settled()
    assert.deepEqual(await player.all(), ['withdraw-wager #3', 'withdraw-wager #4'])
    player.page.undoLast()
    await settled()
    assert.deepEqual(await player.all(), ['place-wager tie 1000', 'place-wager banker 5000'])
    assert.equal(player.page.canUndo(), false)
  })

  it('double doubles every wager, and one undo halves them', async () => {
    const player = with_two()
    player.page.doubleAll()
    await settled()
    assert.deepEqual(await player.all(), ['change-wager #3 10000', 'change-wager #4 2000'])
    player.page.undoLast()
    await settled()
    assert.deepEqual(await player.all(), ['change-wager #4 1000', 'change-wager #3 5000'])
  })

  it('are made out when everything asked before is done', async () => {
    const player = new Player()
    await player.click('banker')
    player.page.doubleAll()
    player.page.doubleAll()
    await settled()
    assert.deepEqual(await player.all(), ['place-wager banker 1000', 'change-wager #7 2000', 'change-wager #7 4000'])
  })

  it('leave alone what runs over several coups, and what lies on a closed area', async () => {
    const player = with_two()
    player.wagers = [...player.wagers, laid(5, 'run-3', 1000, { count: 1 }), laid(6, 'insurance', 1000)]
    player.see({ felt: felt({ areas: [...felt().areas, area('run-3'), area('insurance', { window: ['banker-first-two 6'] })] }) })
    player.page.clearAll()
    await settled()
    assert.deepEqual(await player.all(), ['withdraw-wager #3', 'withdraw-wager #4'])
  })

  it('that are refused half-way stop there, and undo takes back what was done', async () => {
    const player = with_two()
    player.page.doubleAll()
    await settled()
    await player.done()
    await player.refuse()
    assert.deepEqual(player.lies, { banker: 10000, tie: 1000 })
    player.page.undoLast()
    await settled()
    assert.deepEqual(await player.all(), ['change-wager #3 5000'])
  })

  it('stop when the coup is over', async () => {
    const player = with_two()
    player.page.doubleAll()
    await settled()
    await player.closeBets()
    await player.nextCoup()
    await player.answer({ lost: true })
    assert.equal(player.given.length, 0)
    assert.equal(player.page.canUndo(), false)
  })

  it('of nothing are nothing', async () => {
    const player = new Player()
    await player.page.clearAll()
    await player.page.doubleAll()
    assert.equal(player.given.length, 0)
    assert.equal(player.page.canUndo(), false)
  })

  it('an undo that is refused half-way is not tried again', async () => {
    const player = with_two()
    player.page.doubleAll()
    await settled()
    await player.all()
    player.page.undoLast()
    await settled()
    await player.refuse()
    assert.equal(player.given.length, 0)
    assert.equal(player.page.canUndo(), false)
  })
})

describe('rebet', () => {
  const after_one = async () => {
    const player = new Player()
    await player.click('banker', 'tie', 'banker')
    await player.all()
    await player.closeBets()
    await player.nextCoup()
    return player
  }

  it('lays what lay in the coup before, and one undo takes it back', async () => {
    const player = await after_one()
    assert.equal(player.page.canRebet(), true)
    player.page.rebetAll()
    await settled()
    assert.deepEqual(await player.all(), ['place-wager banker 2000', 'place-wager tie 1000'])
    assert.equal(player.page.canRebet(), false, 'something lies there now')
    player.page.undoLast()
    await settled()
    await player.all()
    assert.deepEqual(player.lies, {})
  })

  it('has nothing at the first coup', async () => {
    const player = new Player()
    assert.equal(player.page.canRebet(), false)
    await player.page.rebetAll()
    assert.deepEqual(player.said, ['nothing-to-repeat'])
  })

  it('is not possible where the floor takes no wager', async () => {
    const player = await after_one()
    await player.closeBets()
    assert.equal(player.page.canRebet(), false)
  })

  it('counts what lay when wagering closed, not what was taken back before', async () => {
    const player = new Player()
    await player.click('banker', 'tie')
    await player.all()
    player.page.undoLast()
    await settled()
    await player.all()
    await player.closeBets()
    await player.nextCoup()
    player.page.rebetAll()
    await settled()
    assert.deepEqual(await player.all(), ['place-wager banker 1000'])
  })

  it('counts what lay when wagering closed, not what is left when the coup is settled', async () => {
    const player = new Player()
    await player.click('banker')
    await player.all()
    await player.closeBets()
    player.wagers = []
    player.see({ shared: { phase: 'settled', coup: { ...player.coup, play: 'settled' } } })
    await player.nextCoup()
    player.page.rebetAll()
    await settled()
    assert.deepEqual(await player.all(), ['place-wager banker 1000'])
  })

  it('reaches behind coups in which nothing was wagered', async () => {
    const player = await after_one()
    await player.closeBets()
    await player.nextCoup()
    await player.closeBets()
    await player.nextCoup()
    player.page.rebetAll()
    await settled()
    assert.deepEqual(await player.all(), ['place-wager banker 2000', 'place-wager tie 1000'])
  })

  it('outlives a reload of the page', async () => {
    const { shelf, coup } = await after_one()
    const again = new Player(shelf)
    again.see({ shared: { coup } })
    assert.equal(again.page.canRebet(), true)
    again.page.rebetAll()
    await settled()
    assert.deepEqual(await again.all(), ['place-wager banker 2000', 'place-wager tie 1000'])
  })

  it('in the middle of the coup keeps what lies there over a reload', async () => {
    const player = new Player()
    await player.click('banker')
    await player.all()
    const again = new Player(player.shelf)
    again.wagers = player.wagers
    again.see()
    await again.closeBets()
    await again.nextCoup()
    again.page.rebetAll()
    await settled()
    assert.deepEqual(await again.all(), ['place-wager banker 1000'])
  })

  it('is not remembered for whoever only watches', () => {
    const player = new Player()
    player.shelf.text = null
    player.see({ private: { own: undefined } })
    assert.equal(player.shelf.text, null)
  })

  it('does not stumble over a text that is not its own', () => {
    const player = new Player({ text: 'not JSON' })
    assert.equal(player.page.canRebet(), false)
  })

  it('stops at what is refused', async () => {
    const player = await after_one()
    player.page.rebetAll()
    await settled()
    await player.refuse()
    assert.equal(player.given.length, 0)
  })
})
