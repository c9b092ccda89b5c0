// Cards by key at the console, and keys that come before the card in front of them is dealt.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Ahead } from '../../src/croupier/web/logic/ahead.js'
import { cardsWanted, isFaceless, rankOf, Typing } from '../../src/croupier/web/logic/typing.js'
import { readCard, shownCard } from '../../src/croupier/web/staff/card.js'
import { view } from './made.js'

/** @param {number} slots @param {string} keys */
function typed(slots, keys = '') {
  const typing = new Typing()
  typing.begin(slots)
  const took = [...keys].map(key => ('cdhs'.includes(key) ? typing.typeSuit(key) : typing.typeRank(rankOf(key))))
  return { typing, took }
}

describe('a card', () => {
  it('is a rank, then a suit', () => {
    const { typing } = typed(1, 'kh')
    assert.deepEqual(typing.cards, ['Kh'])
    assert.equal(typing.isWhole, true)
    assert.equal(typing.missing(false), '')
  })

  it('is a ten by T and by 0', () => {
    assert.deepEqual(typed(1, 'td').typing.cards, ['Td'])
    assert.deepEqual(typed(1, '0d').typing.cards, ['Td'])
    assert.equal(rankOf('1'), '', 'the 1 of a 10 is nothing by itself')
  })

  it('begins anew with another rank', () => {
    assert.deepEqual(typed(1, 'k9h').typing.cards, ['9h'])
  })

  it('needs its suit', () => {
    const { typing } = typed(1, 'k')
    assert.equal(typing.missing(false), 'suit')
    assert.equal(typing.missing(true), 'suit', 'also where it may be left unsaid: something was said')
    assert.equal(typing.isWhole, false)
  })

  it('takes no suit before a rank', () => {
    const { typing, took } = typed(1, 'h')
    assert.deepEqual(took, [false])
    assert.deepEqual(typing.cards, [])
    assert.equal(typing.missing(false), 'card')
  })

  it('that is typed whole is typed again by the next rank', () => {
    assert.deepEqual(typed(1, 'kh9s').typing.cards, ['9s'])
    assert.equal(typed(1, 'kh9').typing.missing(false), 'suit')
  })

  it('is wanted by no key where the step needs none', () => {
    const { typing, took } = typed(0, 'kh')
    assert.deepEqual(took, [false, false])
    assert.equal(typing.missing(false), '')
    assert.deepEqual(typing.facts('call-for-bets'), {})
  })
})

describe('several cards', () => {
  it('are typed one after the other', () => {
    const { typing } = typed(2, 'kh9s')
    assert.deepEqual(typing.facts('expose-cards'), { cards: ['Kh', '9s'] })
  })

  it('are missing until all are there', () => {
    assert.equal(typed(3, 'kh9s').typing.missing(false), 'card')
  })

  it('beyond the last replace the last', () => {
    assert.deepEqual(typed(2, 'kh9s4c').typing.cards, ['Kh', '4c'])
  })
})

describe('clearing', () => {
  it('takes the rank first, then a card', () => {
    const { typing } = typed(2, 'kh9')
    typing.clear()
    assert.deepEqual([typing.cards, typing.rank], [['Kh'], ''])
    typing.clear()
    assert.deepEqual(typing.cards, [])
    typing.clear()
    assert.deepEqual(typing.cards, [])
  })

  it('everything goes when another step is due', () => {
    const { typing } = typed(2, 'kh9')
    typing.cutting = true
    typing.begin(1)
    assert.deepEqual([typing.cards, typing.rank, typing.cutting, typing.slots], [[], '', false, 1])
  })
})

describe('what the step is told', () => {
  it('is one card where it is drawn', () => {
    assert.deepEqual(typed(1, 'kh').typing.facts('draw-card'), { card: 'Kh' })
    assert.deepEqual(typed(1, 'kh').typing.facts('lay-carried-card'), { card: 'Kh' })
  })

  it('is that the cutting card came out', () => {
    const { typing } = typed(1, 'kh')
    typing.cutting = true
    assert.deepEqual(typing.facts('draw-card'), { card: 'Kh', cutting_card: true })
  })

  it('is nothing of a card that nobody saw', () => {
    const { typing } = typed(1)
    assert.equal(typing.missing(true), '')
    assert.deepEqual(typing.facts('draw-card'), {})
  })
})

describe('the next step', () => {
  /** @param {string} command @param {Wire.Step['tells']} [tells] @returns {Wire.Step} */
  const step = (command, tells) => ({ command, rank: 'dealer', tells })

  it('asks for as many cards as it says', () => {
    assert.equal(cardsWanted(step('draw-card'), []), 1)
    assert.equal(cardsWanted(step('lay-carried-card'), ['card']), 1)
    assert.equal(cardsWanted(step('lay-carried-card'), []), 0)
    assert.equal(cardsWanted(step('expose-cards', { 'face-down': 2 }), ['cards']), 2)
    assert.equal(cardsWanted(step('expose-burned-cards'), ['cards']), 1)
    assert.equal(cardsWanted(step('call-for-bets'), []), 0)
  })

  it('lays a card on its face until four are out, where the table deals so', () => {
    /** @param {'up' | 'down'} face @param {number} cards @param {Wire.Play} [play] */
    const at = (face, cards, play = 'dealing') => view({
      shared: {
        game: { book: 'b', edition: '1', variation: 'v', decks: 8, layout: 'A', places: 7, offered: [], method: 'm', face },
        coup: { number: 1, play, player: { cards: Array(Math.ceil(cards / 2)).fill(null) }, banker: { cards: Array(Math.floor(cards / 2)).fill(null) } },
      },
    }).shared
    assert.equal(isFaceless(step('draw-card'), at('down', 0, 'wagering')), true)
    assert.equal(isFaceless(step('draw-card'), at('down', 3)), true)
    assert.equal(isFaceless(step('draw-card'), at('down', 4)), false)
    assert.equal(isFaceless(step('draw-card'), at('up', 0)), false)
    assert.equal(isFaceless(step('expose-cards'), at('down', 0)), false)
    assert.equal(isFaceless(null, at('down', 0)), false)
    assert.equal(isFaceless(step('draw-card'), view().shared), false)
  })
})

describe('keys that come too early', () => {
  /** @param {Ahead} ahead */
  const keys = ahead => {
    /** @type {string[]} */
    const did = []
    const act = (/** @type {string} */ name, gives = true) => () => {
      did.push(name)
      return gives
    }
    return { did, act, ahead }
  }

  it('are done at once while nothing is under way', () => {
    const { did, act, ahead } = keys(new Ahead())
    assert.equal(ahead.orLater(act('rank')), true)
    assert.equal(ahead.orLater(act('suit', false)), false)
    assert.deepEqual(did, ['rank', 'suit'])
  })

  it('wait for the command under way, in their order', () => {
    const { did, act, ahead } = keys(new Ahead())
    ahead.busy = true
    assert.equal(ahead.orLater(act('rank')), true)
    ahead.orLater(act('suit'))
    assert.deepEqual(did, [])
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(did, ['rank', 'suit'])
    ahead.catchUp()
    assert.deepEqual(did, ['rank', 'suit'], 'and are done once')
  })

  it('are for nothing after one that was for nothing, and Enter with them', () => {
    const { did, act, ahead } = keys(new Ahead())
    ahead.busy = true
    ahead.orLater(act('rank', false))
    ahead.orLater(act('suit'))
    ahead.orLaterAfterOthers(act('Enter'))
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(did, ['rank'])
  })

  it('behind one that gives a command wait for that one too', () => {
    const { did, act, ahead } = keys(new Ahead())
    ahead.busy = true
    ahead.orLater(() => {
      did.push('Enter')
      ahead.busy = true
    })
    ahead.orLater(act('rank'))
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(did, ['Enter'])
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(did, ['Enter', 'rank'])
  })

  it('Enter alone is the one that gave the command under way', () => {
    const { did, act, ahead } = keys(new Ahead())
    ahead.busy = true
    assert.equal(ahead.orLaterAfterOthers(act('Enter')), true)
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(did, [])
    ahead.orLaterAfterOthers(act('Enter'))
    assert.deepEqual(did, ['Enter'])
  })

  it('are dropped when the command was refused: the table is not as it was thought to be', () => {
    const { did, act, ahead } = keys(new Ahead())
    ahead.busy = true
    ahead.orLater(act('rank'))
    ahead.drop()
    ahead.busy = false
    ahead.catchUp()
    assert.deepEqual(did, [])
  })
})

describe('a card as a text', () => {
  it('is read as people write it', () => {
    for (const [text, card] of [['kh', 'Kh'], ['KH', 'Kh'], [' 10d ', 'Td'], ['td', 'Td'], ['Ac', 'Ac'], ['2s', '2s']]) assert.equal(readCard(text), card)
  })

  it('is none where it is none', () => {
    for (const text of ['', 'k', 'h', '1d', '11d', '10', 'kx', 'khs', 'zh']) assert.equal(readCard(text), null, text)
  })

  it('is shown with its mark', () => {
    assert.equal(shownCard('Td'), '10♦')
    assert.equal(shownCard('Ks'), 'K♠')
    assert.equal(shownCard(null), '')
  })
})
