// Two books side by side, topic by topic: what each says of a thing, and by which clauses. Start at `compared`.

import { h } from '../parts/dom.js'
import { say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'

/** @param {Wire.BooksCompared} two */
export function compared({ left, right, topics }) {
  if (!topics.length) return h('p', { class: 'soft', 'data-testid': 'no-difference' }, say('rules-same'))
  return h('div', { class: 'compared', 'data-testid': 'compared' }, topics.map((one, at) => h('section', { 'data-key': `topic-${at}`, 'aria-labelledby': `topic-${at}` },
    h('h3', { id: `topic-${at}` }, one.topic),
    h('table', { class: 'list' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, say('rules-thing')), [left, right].map(book => h('th', { scope: 'col' }, headed(book, left.casino === right.casino))))),
      h('tbody', {}, one.things.map((thing, row) => h('tr', { 'data-key': `thing-${row}` },
        h('th', { scope: 'row' }, thing.thing), side(thing.left, left), side(thing.right, right)))))))
  )
}

/** @param {Wire.BookOfTwo} book @param {boolean} alike */
const headed = (book, alike) => (alike ? book.title : book.casino)

/** @param {Wire.SaidInBook | null | undefined} said @param {Wire.BookOfTwo} book */
const side = (said, book) => h('td', { 'data-column': book.casino }, said ? [said.says, ' ', clauses(said.clauses, 2)] : h('span', { class: 'soft' }, say('rules-not-said')))
