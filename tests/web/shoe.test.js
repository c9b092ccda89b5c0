// A virtual shoe on a page: what the page adds before the cut, and what it finds when the shoe is revealed.

import assert from 'node:assert/strict'
import { createHash, webcrypto } from 'node:crypto'
import { describe, it } from 'node:test'
import { ShoeWatch, bytesOf, checkShoe, digits, netstrings } from '../../src/croupier/web/logic/shoe.js'
import { view } from './made.js'

const TAPE = 'ab'.repeat(2048)
const SALT = '5a'.repeat(32)
const MINE = '07'.repeat(32)
const COMMITMENT = createHash('sha256').update(netstrings('croupier-shoe/1', 'T1/3', bytesOf(SALT) ?? '', bytesOf(TAPE) ?? '')).digest('hex')
const REVEALED = { shoe: 3, tape: TAPE, salt: SALT }

/** @param {Partial<Wire.ShoeMeter>} [more] */
const shared = (more = {}) => view({ shared: { shoe: { number: 3, stage: 'uncut', commitment: COMMITMENT, ...more } } }).shared
const watch = () => new ShoeWatch({ random: bytes => bytes.fill(7), sha256: bytes => webcrypto.subtle.digest('SHA-256', bytes) })

describe('what a page adds', () => {
  it('is 256 bits, once a shoe, for whoever is at the table', () => {
    const page = watch()
    assert.equal(page.adds(shared(), 'kim', false), null)
    assert.deepEqual(page.adds(shared(), 'kim', true), { patron: 'kim', contribution: MINE, source: 'page' })
    assert.equal(page.adds(shared(), 'kim', true), null)
  })

  it('comes after the commitment and before the cut', () => {
    assert.equal(watch().adds(shared({ commitment: '' }), 'kim', true), null)
    assert.equal(watch().adds(shared({ stage: 'in-play' }), 'kim', true), null)
    assert.equal(watch().adds(shared({ pages: ['kim'] }), 'kim', true), null)
  })
})

describe('what a page finds', () => {
  const seen = (page = watch(), contributions = /** @type {[string, string][]} */ ([['kim', MINE]])) => {
    page.see(shared())
    page.adds(shared(), 'kim', true)
    page.see(shared({ stage: 'in-play', contributions }))
    return page
  }

  it('is that the tape is the one committed to', async () => {
    assert.equal(await seen().check('T1', REVEALED, 'kim'), 'as-committed')
  })

  it('is one bit that is another', async () => {
    assert.equal(await seen().check('T1', { ...REVEALED, tape: `aa${TAPE.slice(2)}` }, 'kim'), 'not-as-committed')
    assert.equal(await seen().check('T1', { ...REVEALED, salt: SALT.toUpperCase() }, 'kim'), 'not-as-committed')
    assert.equal(await seen().check('T2', REVEALED, 'kim'), 'not-as-committed')
  })

  it('is another commitment in the place of the first', async () => {
    const page = watch()
    page.see(shared({ commitment: 'c0'.repeat(32) }))
    page.see(shared())
    assert.equal(await page.check('T1', REVEALED, 'kim'), 'not-as-committed')
  })

  it('is that what it added is not in the record', async () => {
    assert.equal(await seen(watch(), []).check('T1', REVEALED, 'kim'), 'left-out')
  })

  it('is nothing of a shoe that it did not see, or where the browser has no means', async () => {
    assert.equal(await watch().check('T1', REVEALED, 'kim'), 'not-seen')
    const page = new ShoeWatch({ random: bytes => bytes, sha256: null })
    page.see(shared())
    assert.equal(await page.check('T1', REVEALED, 'kim'), 'cannot-check')
  })

  it('knows digits', () => {
    assert.equal(digits(Uint8Array.of(0, 255)), '00ff')
    assert.equal(bytesOf('0g'), null)
    assert.equal(digits(netstrings('靴')), digits(new Uint8Array(Buffer.from('3:靴,'))))
  })
})

describe('a shoe checked later', () => {
  const sha256 = (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => webcrypto.subtle.digest('SHA-256', bytes)
  const revealed = { table: 'T1', shoe: 3, commitment: COMMITMENT, tape: TAPE, salt: SALT }

  it('is the one committed to, with what was digested', async () => {
    const found = await checkShoe(revealed, sha256)
    assert.deepEqual(found, { verdict: 'as-committed', bytes: netstrings('croupier-shoe/1', 'T1/3', bytesOf(SALT) ?? '', bytesOf(TAPE) ?? '').length, digest: COMMITMENT })
  })

  it('is not, by one digit anywhere', async () => {
    for (const other of [{ table: 'T2' }, { shoe: 4 }, { tape: `aa${TAPE.slice(2)}` }, { salt: 'x' }, { commitment: 'c0'.repeat(32) }]) {
      assert.equal((await checkShoe({ ...revealed, ...other }, sha256)).verdict, 'not-as-committed')
    }
    assert.equal((await checkShoe(revealed, null)).verdict, 'cannot-check')
  })
})
