// Everyone by their chips now, or by their places once those are worked out, with why.

import { standings } from '../logic/standings.js'
import { fill, h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { person, say } from '../parts/words.js'
import { at } from './state.js'

/** @param {HTMLElement} place */
export function drawStandings(place) {
  const shown = /** @type {Wire.TournamentShown} */ (at.shown)
  const lines = standings(shown)
  const me = shown.view.own?.entrant.id
  const most = Math.max(1, ...lines.map(one => one.chips))
  const final = shown.view.ranking.length > 0
  const played = final || lines.some(one => one.chips > 0) // before that there are no ranks
  fill(place, h('h2', {}, say(final ? 'tourney-places' : played ? 'tourney-standing' : 'tourney-entered')),
    lines.length ? h('ol', { class: 'standing-list' }, lines.map(one => h('li', { class: `${one.out ? 'out' : ''}${one.entrant === me ? ' me' : ''}`, 'data-key': `standing-${one.entrant}`, style: `--part:${Math.round((one.chips * 100) / most)}%` },
      h('span', { class: 'rank figure' }, played ? one.rank || '–' : one.number),
      h('span', { class: 'who' }, one.entrant === me ? say('you') : person(one.entrant),
        h('small', { class: 'soft' }, one.out ? say('tourney-status', { status: one.status }) : one.table ? say('tourney-at', { table: at.tables.get(one.table) ?? one.table, seat: one.seat }) : '', one.ahead ? say(`director-ahead-${one.ahead}`, { of: one.of }) : '')),
      played && h('b', { class: 'figure' }, money(one.chips)),
      one.prize || one.thing ? h('b', { class: 'prize figure' }, one.prize ? money(one.prize) : '', one.thing) : null)))
      : h('p', { class: 'soft' }, say('tourney-nobody')))
}
