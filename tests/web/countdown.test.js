// What still has to pass: the time in which wagers are taken, and how long a notice stands. Seconds are full ones, so that
// 0 is shown when it is over and not before.

import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { timeLeft } from '../../src/croupier/web/logic/countdown.js'
import { countdown } from '../../src/croupier/web/logic/speaker.js'
import { coupsLeft, dueFacts, isDue, noticeFacts, noticeUntil } from '../../src/croupier/web/parts/notices.js'
import { readBook, say } from '../../src/croupier/web/parts/words.js'
import { speaking } from './catalogues.js'

const TIMER = { closes: 100_000, lasts: 20_000 }

beforeEach(() => speaking('en'))

describe('the clock of a coup', () => {
  for (const [now, seconds, part] of [[80_000, 20, 1], [80_001, 20, 0.99995], [90_000, 10, 0.5], [99_000, 1, 0.05], [99_001, 1, 0.04995], [99_999, 1, 0.00005], [100_000, 0, 0], [100_001, 0, 0], [900_000, 0, 0]]) {
    it(`shows ${seconds} when ${100_000 - now} ms are left`, () => {
      const { left, ...shown } = timeLeft(TIMER, now)
      assert.equal(left, Math.max(0, 100_000 - now))
      assert.equal(shown.seconds, seconds)
      assert.ok(Math.abs(shown.part - part) < 1e-9)
    })
  }

  it('is never more than whole, where the two clocks disagree', () => {
    assert.equal(timeLeft(TIMER, 79_000).part, 1)
    assert.equal(timeLeft(TIMER, 79_000).seconds, 21)
  })

  it('is short for the last five seconds', () => {
    assert.equal(timeLeft(TIMER, 94_999).isShort, false)
    assert.equal(timeLeft(TIMER, 95_000).isShort, true)
    assert.equal(timeLeft(TIMER, 100_000).isShort, true)
  })
})

describe('the countdown of a notice', () => {
  for (const [milliseconds, shown] of /** @type {[number, string][]} */ ([
    [0, '0:00'], [-5, '0:00'], [1, '0:01'], [999, '0:01'], [1000, '0:01'], [1001, '0:02'], [59_000, '0:59'], [59_001, '1:00'], [60_000, '1:00'], [60_001, '1:01'],
    [3_599_000, '59:59'], [3_599_001, '1:00:00'], [3_600_000, '1:00:00'], [3_661_000, '1:01:01'], [36_000_000, '10:00:00'],
  ])) {
    it(`of ${milliseconds} ms is ${shown}`, () => assert.equal(countdown(milliseconds), shown))
  }

  it('goes to when the change may be made, else to when it takes effect', () => {
    assert.equal(noticeUntil({ about: 'limits', since: 1, ready: 5, takes_effect: 9 }), 5)
    assert.equal(noticeUntil({ about: 'limits', since: 1, takes_effect: 9 }), 9)
    assert.equal(noticeUntil({ about: 'limits', since: 1 }), null)
  })

  it('of coups counts them', () => {
    const said = () => [3, 1].map(coups => say('notice-coups', { coups: coupsLeft({ coups }) }))
    assert.deepEqual(said(), ['3 coups to go', '1 coup to go'])
    speaking('zh')
    assert.deepEqual(said(), ['还有 3 局', '还有 1 局'])
    assert.equal(coupsLeft({}), null)
    assert.equal(coupsLeft({ coups: null }), null)
  })
})

describe('a notice that is due', () => {
  const timed = { about: 'higher-minimum', since: 1, ready: 5 }
  const counted = (/** @type {number} */ coups) => ({ about: 'closing', since: 1, coups })

  it('is due when its time has come or its coups are played, and not before', () => {
    assert.deepEqual([4, 5, 6].map(now => isDue(timed, now)), [false, true, true])
    assert.deepEqual([2, 1, 0].map(coups => isDue(counted(coups), 9)), [false, false, true])
    assert.equal(isDue({ about: 'limits', since: 1 }, 9), false)
  })

  it('says that the change is still to be made and what holds until then', () => {
    const said = (/** @type {Wire.NoticeShown} */ one) => say('notice-due', dueFacts(one))
    assert.match(said(timed), /^announced for .*\d:\d\d.* at the earliest: a supervisor makes the change now, until then the limits shown hold$/)
    assert.equal(said(counted(0)), 'the announced coups are played: a supervisor closes it now, until then it is open')
    assert.match(said({ about: 'variation', since: 1, ready: 5 }), /until then the game stays as it is$/)
    speaking('zh')
    assert.equal(said(counted(0)), '公告的局数已满：现由主管关桌，在此之前仍开放')
    assert.match(said(timed), /^已公告最早于 .*：现由主管变更，在此之前仍按所示限额$/)
  })
})

describe('a notice', () => {
  const said = (/** @type {import('../../src/croupier/web/parts/notices.js').Notice} */ notice) => say('notice-says', noticeFacts(notice))

  it('says what is to come, with its figure', () => {
    assert.equal(said({ about: 'closing' }), 'This table closes')
    assert.equal(said({ about: 'higher-minimum', minimum: 2500 }), 'The minimum rises to $25')
    readBook({ 'variation-no-commission': 'No Commission' })
    assert.equal(said({ about: 'variation', variation: 'no-commission' }), 'The game changes to No Commission')
    assert.equal(said({ about: 'limits', says: 'at eight' }), 'The limits change: at eight')
    assert.equal(said({ about: 'new-thing', minimum: null }), 'new thing')
  })

  it('is told in the language of the page', () => {
    speaking('zh')
    assert.equal(said({ about: 'higher-minimum', minimum: 2500 }), '下限将提高至 $25')
    assert.equal(say('notice-in', { ...noticeFacts({ about: 'closing' }), left: 61_000 }), '本桌将关闭：1:01')
  })
})
