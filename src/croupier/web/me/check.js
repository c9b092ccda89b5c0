// "Check this shoe": the page digests what was revealed by itself and holds it against what was committed to before the cut,
// and shows how anyone can do the same. Start at `checkButton`.

import { checkShoe } from '../logic/shoe.js'
import { closeRow, dialog, note } from '../parts/announce.js'
import { h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'

const subtle = globalThis.crypto?.subtle // over HTTPS, or on this machine
const sha256 = subtle ? (/** @type {Uint8Array<ArrayBuffer>} */ bytes) => subtle.digest('SHA-256', bytes) : null

/** @param {Wire.OwnCoupShown} coup */
export const checkButton = coup => h('button', { type: 'button', class: 'small', 'data-key': `check-${coup.place}`, onclick: () => check(coup).catch(problem => note(problem.message, { kind: 'refused' })) }, say('me-check'))

/** @param {Wire.OwnCoupShown} coup */
async function check(coup) {
  const shoe = await ask(`/me/shoe?${new URLSearchParams({ coup: coup.place })}`)
  const { verdict, bytes, digest } = await checkShoe(shoe, sha256)
  dialog(say('me-check-heading', { shoe: shoe.shoe, table: coup.name }),
    h('div', { class: 'grid check-steps', 'data-testid': 'shoe-check' },
      h('p', { 'data-verdict': verdict }, h('strong', {}, say(`me-verdict-${verdict}`))),
      h('p', {}, say('me-check-committed', { at: shoe.at })), h('code', {}, shoe.commitment),
      h('p', {}, say('me-check-digest', { bytes, name: `${shoe.table}/${shoe.shoe}` })), digest ? h('code', {}, digest) : null,
      h('details', {}, h('summary', {}, say('me-check-revealed')), h('p', {}, say('me-check-salt')), h('code', {}, shoe.salt), h('p', {}, say('me-check-tape')), h('code', {}, shoe.tape)),
      closeRow()))
}
