// What the book and the terms still ask for, with clauses: what is done, and what is not.

import { h } from '../parts/dom.js'
import { person, say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'

/** @param {Wire.DirectorsBoard} board */
export function checklist(board) {
  const open = board.demands.filter(one => !one.done).length
  return h('section', { class: 'panel checklist', 'aria-label': say('direct-checklist') },
    h('h2', {}, say('direct-checklist'), h('span', { class: open ? 'badge warn' : 'badge open' }, say('direct-open-demands', { open }))),
    h('ul', {}, board.demands.map(one => h('li', { class: one.done ? 'done' : 'open', 'data-key': `demand-${one.what}`, 'data-demand': one.what },
      h('span', { class: 'mark', 'aria-hidden': 'true' }, one.done ? '✓' : '○'),
      h('span', {}, h('span', { class: 'heard' }, say(one.done ? 'direct-done' : 'direct-to-do')), ' ', say(`direct-demand-${one.what}`), one.about?.length ? h('small', { class: 'soft' }, ` ${one.about.slice(0, 6).map(person).join(', ')}`) : null),
      clauses(one.clauses, 1)))))
}
