// What a player's page has seen, and what it concludes from it: nothing that the floor did not say.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Seen, usualChip } from '../../src/croupier/web/logic/seen.js'
import { area, felt, laid, roads, view } from './made.js'
import { settled, World } from './world.js'

/** @param {import('./made.js').Given[]} views */
function see(...views) {
  const world = new World()
  const seen = new Seen({ me: () => 'kim', after: world.after })
  const news = views.map(one => seen.take(view(one)))
  return { seen, world, news }
}

const COUP = /** @type {Wire.CoupShown} */ ({ number: 5, play: 'wagering', open_to_wagers: true })

describe('a view', () => {
  it('brings a felt and a board only where they changed; the last ones count', () => {
    const { seen, news } = see({ felt: felt({ decks: 6 }), board: roads() }, { version: 2 })
    assert.deepEqual(news.map(one => [one.felt, one.board]), [[true, true], [false, false]])
    assert.deepEqual(seen.board, roads())
    assert.equal(seen.felt?.decks, 6)
    assert.equal(seen.view?.version, 2)
  })

  it('of a closed table brings no felt, and the page keeps what was drawn', () => {
    const { seen, news } = see({ felt: felt() }, { felt: null })
    assert.equal(seen.felt?.casino, 'Crown Sydney')
    assert.equal(news[1].felt, false)
  })

  it('is the first one on every connection', () => {
    const { seen, news } = see({}, { version: 2 })
    assert.deepEqual(news.map(one => one.first), [true, false])
    seen.forget()
    assert.equal(seen.take(view({ version: 3 })).first, true)
  })

  it('says whether the sign is another', () => {
    const sign = (/** @type {number} */ minimum) => ({ shared: { board: { limits: { limits: { minimum, maximum: 500000 } } } } })
    const { news } = see(sign(1000), sign(1000), sign(2000), { ...sign(2000), felt: felt() })
    assert.deepEqual(news.map(one => one.sign), [true, false, true, true])
  })

  it('says whether another coup or phase began', () => {
    const { news } = see({ shared: { coup: COUP } }, { shared: { coup: COUP } }, { shared: { coup: COUP, phase: 'dealing' } }, { shared: { coup: { ...COUP, number: 6 }, phase: 'dealing' } })
    assert.deepEqual(news.map(one => one.coup), [true, false, true, true])
  })
})

describe('the chip in the hand', () => {
  it('is at first the smallest that is a wager by itself', () => {
    assert.equal(see({ felt: felt() }).seen.chosen, 1000)
    assert.equal(usualChip(felt({ areas: [area('tie')] })), 500, 'without a main area the smallest')
    assert.equal(usualChip(felt({ chips: [100, 200] })), 200, 'where none is enough the largest')
  })

  it('stays over a new felt that has it, and not over one that has not', () => {
    const { seen } = see({ felt: felt() })
    seen.chosen = 2500
    seen.take(view({ felt: felt() }))
    assert.equal(seen.chosen, 2500)
    seen.take(view({ felt: felt({ chips: [1000, 5000] }) }))
    assert.equal(seen.chosen, 1000)
  })
})

describe('a coup', () => {
  it('has a name of its own by shoe and number', () => {
    assert.equal(see({ shared: { coup: COUP, shoe: { number: 2, stage: 'in-play' } } }).seen.coupKey(), '2-5')
    assert.equal(see({ shared: { coup: COUP } }).seen.coupKey(), '0-5')
    assert.equal(see({}).seen.coupKey(), '')
    assert.equal(see().seen.coupKey(), '')
  })
})

describe('an area', () => {
  /** @param {string[]} possible @param {Partial<Wire.Shared>} [shared] */
  const at = (possible, shared = {}) => see({ shared: { coup: COUP, ...shared }, private: { possible } }).seen

  it('is open where the coup is and something can be placed or changed', () => {
    assert.equal(at(['place-wager']).isOpen(area('banker')), true)
    assert.equal(at(['change-wager']).isOpen(area('banker')), true)
    assert.equal(at(['withdraw-wager']).isOpen(area('banker')), false)
    assert.equal(at(['place-wager'], { coup: { ...COUP, open_to_wagers: false } }).isOpen(area('banker')), false)
    assert.equal(see().seen.isOpen(area('banker')), false)
  })

  it('of a wager within the coup is open while the cards are dealt and the floor takes it', () => {
    const window = area('insurance', { window: ['banker-first-two 6'] })
    const dealing = { phase: /** @type {const} */ ('dealing'), coup: { ...COUP, open_to_wagers: false } }
    assert.equal(at(['place-wager'], dealing).isOpen(window), true)
    assert.equal(at(['place-wager'], dealing).isOpen(area('banker')), false)
    assert.equal(at([], dealing).isOpen(window), false)
    assert.equal(at(['place-wager']).isOpen(window), false)
  })

  it('of a Late Dragon Tail is open for the sides that the floor names', () => {
    const late = area('late', { streak: { kind: 'tail', side: 'banker', late: true } })
    const early = area('early', { streak: { kind: 'tail', side: 'banker' } })
    const tails = (/** @type {string[]} */ ...late_open) => ({ dragon_tails: { indicators: { player: 0, banker: 1 }, late_open } })
    assert.equal(at(['place-wager'], tails('banker')).isOpen(late), true)
    assert.equal(at(['place-wager'], tails('player')).isOpen(late), false)
    assert.equal(at(['place-wager']).isOpen(late), false)
    assert.equal(at(['place-wager'], tails('player')).isOpen(early), true)
  })
})

describe('what is mine', () => {
  it('lies on this coup; what runs over several is apart', () => {
    const wagers = [laid(1, 'banker', 1000, { count: 0 }), laid(2, 'banker', 2000)]
    const { seen } = see({ private: { own: { patron: 'kim', wagers } } })
    assert.deepEqual(seen.laid().map(one => one.number), [2])
    assert.equal(seen.mine('banker')?.stake, 2000)
    assert.equal(seen.mine('tie'), undefined)
  })

  it('is nothing for whoever only watches', () => {
    const { seen } = see({})
    assert.equal(seen.own(), null)
    assert.deepEqual(seen.laid(), [])
  })
})

describe('places', () => {
  const seats = [{ place: 1, patron: 'ann' }, { place: 0, patron: 'kim' }, { place: 2, closed: true }, { place: 4, patron: 'bo' }]

  it('whoever stands has none', () => {
    const { seen } = see({ shared: { seats } })
    assert.equal(seen.seatOf('kim'), 0)
    assert.equal(seen.seatOf('bo'), 4)
    assert.equal(seen.seatOf('nobody'), 0)
  })

  it('the first that is free is neither taken nor closed', () => {
    assert.equal(see({ felt: felt({ closed: [3] }), shared: { seats } }).seen.freePlace(), 5)
    assert.equal(see({ felt: felt({ places: [1, 2, 3], closed: [3] }), shared: { seats } }).seen.freePlace(), undefined)
    assert.equal(see({ felt: felt() }).seen.freePlace(), 1)
    assert.equal(see({}).seen.freePlace(), undefined)
  })
})

describe('waiting for a view', () => {
  it('is over at once where it is here, or none was named', async () => {
    const { seen } = see({ version: 7 })
    assert.equal(await seen.caughtUp(7), true)
    assert.equal(await seen.caughtUp(undefined), true)
  })

  it('is over when it comes, not with one before it', async () => {
    const { seen, world } = see({ version: 7 })
    let here = false
    seen.caughtUp(9).then(() => { here = true })
    seen.take(view({ version: 8 }))
    seen.wake()
    await settled()
    assert.equal(here, false)
    seen.take(view({ version: 12 }))
    seen.wake()
    await settled()
    assert.equal(here, true)
    assert.equal(world.timers.size, 0)
  })

  it('is given up after four seconds, and says so', async () => {
    const { seen, world } = see({ version: 7 })
    const caught = seen.caughtUp(9)
    world.pass(4000)
    assert.equal(await caught, false)
    seen.wake()
  })

  it('begins again where the connection was lost meanwhile', async () => {
    const { seen } = see({ version: 7 })
    const caught = seen.caughtUp(9)
    seen.forget()
    seen.wake()
    seen.take(view({ version: 9 }))
    seen.wake()
    assert.equal(await caught, true)
  })
})
