// Beside the felt: the table limit sign with every wager, what it pays and its limits; and the roads.

import { showClauses } from '../parts/announce.js'
import { fill, h, the } from '../parts/dom.js'
import { families } from '../parts/families.js'
import { handOut, rulesOf } from '../parts/rules.js'
import { areaName, oddsOf } from '../parts/sent.js'
import { bookText, language, say } from '../parts/words.js'
import { at, own, view } from './state.js'

export function drawSign() {
  const { board: sign, game } = view().shared
  if (!sign || !at.felt) return
  const { limits } = sign
  const range = (/** @type {Wire.Limit} */ one) => say('limit-range', { ...one })
  const limitsOf = new Map(own()?.limits ?? [])
  fill(
    the('#sign'),
    h('h2', {}, say('sign')),
    h('p', { class: 'limit figure' }, range(limits.limits)),
    h('p', { class: 'small soft' }, bookText(at.felt.about)),
    h('table', { class: 'list' },
      h('thead', {}, h('tr', {}, h('th', {}, say('wager')), h('th', {}, say('odds')), h('th', { class: 'number' }, say('limits')))),
      h('tbody', {}, families(at.felt.areas).map(one =>
        h('tr', {},
          h('td', {}, h('button', { type: 'button', class: 'quiet plain', 'data-key': `sign-${one.wager}`, title: say('why'), onclick: () => showClauses(one.clauses, areaName(one)) }, areaName(one))),
          h('td', {}, oddsOf(one).map(text => h('div', {}, text))),
          h('td', { class: 'number' }, range(limitsOf.get(one.wager) ?? one.limits)),
        ),
      )),
    ),
    h('p', { class: 'small soft facts' },
      [
        limits.differential !== undefined && say('differential', { amount: limits.differential }),
        limits.unit !== undefined && say('unit', { amount: limits.unit }),
        limits.area_maximum !== undefined && say('area-maximum', { amount: limits.area_maximum }),
        limits.player_maximum !== undefined && say('player-maximum', { amount: limits.player_maximum }),
        sign.restricted?.length && say('restricted', { wagers: sign.restricted }),
      ].filter(Boolean).map(text => h('span', {}, text)),
    ),
    h('p', { class: 'small soft' }, h('a', { href: rulesOf(at.felt.book), target: '_blank', 'data-key': 'rules-to-read' }, say('rules-to-read')), ' · ', h('a', { href: `/signs/${encodeURIComponent(at.felt.table)}?language=${language()}`, target: '_blank', 'data-key': 'signs' }, say('signs-to-print'))),
    h('p', { class: 'small soft' }, at.felt.edition, ' ', game?.rules_copy?.length ? h('button', { type: 'button', class: 'clause', 'data-key': 'rules-copy', onclick: () => handOut(game.book, game.rules_copy ?? []) }, say('copy-of-rules')) : null),
  )
}

const LEAST_CELL = 18.5 // pixels: a circle with its pairs is still read

/** @type {typeof import('../parts/roads.js').drawRoads | null} */
let draw = null

// The roads come after everything else; a table without them is a table too.
export function loadRoads() {
  import('../parts/roads.js').then(module => {
    draw = module.drawRoads
    drawRoads()
  }, () => (the('.roads-panel').hidden = true))
}

export function drawRoads() {
  the('#roads-heading').textContent = say('roads')
  if (at.board && draw) draw(the('#roads'), at.board, { columns: Math.max(12, Math.min(30, Math.floor(the('#roads').clientWidth / LEAST_CELL))) })
}
