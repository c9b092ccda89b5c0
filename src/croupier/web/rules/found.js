// Clauses that a search has found, each with where it stands in its book. Start at `found`.

import { inTheBook } from '../parts/announce.js'
import { h } from '../parts/dom.js'
import { say } from '../parts/words.js'
import { number } from '../staff/clauses.js'

/** @param {Wire.ClausesFound} all */
export const found = all => [
  h('p', { class: 'soft small', role: 'status', 'data-testid': 'found-count' }, say('rules-found', { count: all.count }), all.count > all.clauses.length ? ` ${say('rules-found-first', { shown: all.clauses.length })}` : ''),
  h('ol', { class: 'plain found' }, all.clauses.map(one => h('li', { 'data-key': one.clause, 'data-clause': one.clause },
    h('a', { href: inTheBook(one.clause) }, say('clause-of', { casino: one.casino, number: number(one.clause) })),
    h('p', {}, one.says)))),
]
