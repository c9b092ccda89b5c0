// When a player was at which table, for how long, and what it came to. Start at `drawSittings`.

import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { language, say } from '../parts/words.js'

/** @param {HTMLElement} place */
export async function drawSittings(place) {
  const { at, sittings } = await ask(`/me/sittings?language=${language()}`)
  fill(place,
    h('h2', {}, say('me-sittings')),
    sittings.length ? h('ol', { class: 'own-list', 'data-testid': 'own-sittings' }, sittings.map(one => h('li', { 'data-key': `${one.table}-${one.since}` },
      h('p', {}, say('me-sitting', { table: one.name, at: one.since, minutes: Math.floor(((one.until ?? at) - one.since) / 60_000), there: one.until === null, coups: one.coups })),
      h('p', { class: 'figure' }, one.money)))) : h('p', { class: 'soft' }, say('me-no-sittings')))
}
