// Every wager with its rows, in the book's order: what a row pays, in how many deals it comes, how likely that is; exact
// fractions where they are wanted, and what if a row paid something else. Start at `wagers`.

import { h } from '../parts/dom.js'
import { say, tag } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'
import { chosenAmong, valueAmong } from './question.js'

/** @import { Question } from './question.js' */
/** @typedef {(otherwise: Partial<Question>) => void} Change */

// A whole number of any length, in groups of digits as the language writes them.
/** @param {string} digits */
const whole = digits => (digits ? BigInt(digits).toLocaleString(tag()) : '')

/** @param {Wire.OddsShown} found @param {Question} question @param {Change} change */
export const wagers = (found, question, change) => [
  h('header', { class: 'panel odds-head' },
    h('p', { class: 'soft' }, found.casino), h('h2', {}, found.name),
    h('p', { class: 'soft small', 'data-testid': 'odds-of' }, say(found.fresh ? 'odds-of-a-shoe' : 'odds-of-the-rest', { decks: found.decks, cards: found.cards, deals: whole(found.deals), removed: found.removed })),
    h('p', { class: 'soft small' }, say('odds-no-advice'))),
  found.wagers.map((one, at) => wager(one, at, question, change)),
  h('p', { class: 'soft small edition' }, found.edition),
]

/** @param {Wire.WagerOfOdds} one @param {number} at @param {Question} question @param {Change} change */
function wager(one, at, question, change) {
  const columns = ['event', 'pays', ...(one.deals ? ['deals'] : []), 'probability']
  return h('section', { class: 'panel wager', 'data-key': `wager-${at}`, 'data-testid': 'wager', 'data-wager': one.wager, 'aria-labelledby': `wager-${at}` },
    h('div', { class: 'wager-head' },
      h('h3', { id: `wager-${at}` }, one.name),
      one.edge ? h('p', { class: 'edge' }, h('span', { class: 'soft' }, `${say('odds-edge')} `), h('b', { 'data-testid': 'edge' }, one.edge_shown),
        one.by_book ? h('span', { class: 'soft small', 'data-testid': 'by-book' }, ` ${say('odds-by-book', { edge: one.by_book })}`) : null) : null),
    one.chosen.map(text => h('p', { class: 'soft small' }, text)),
    question.exact && one.edge ? fraction('edge', one.edge) : null,
    h('table', { class: 'list' },
      h('thead', {}, h('tr', {}, columns.map(name => h('th', { scope: 'col', class: name === 'event' ? '' : 'number' }, say(`odds-column-${name}`))))),
      h('tbody', {}, one.rows.map((row, number) => line(one, row, number + 1, columns, question, change)))),
    one.edge || one.offered ? h('p', { class: 'soft small' }, [one.edge ? say('odds-deviation', { deviation: one.deviation }) : '', one.offered ? say('odds-offered', { share: one.offered }) : ''].filter(Boolean).join(' · ')) : null,
    one.notes.map(text => h('p', { class: 'soft small' }, text)))
}

/** @param {Wire.WagerOfOdds} one @param {Wire.RowOfOdds} row @param {number} number @param {string[]} columns @param {Question} question @param {Change} change */
function line(one, row, number, columns, question, change) {
  const cell = (/** @type {string} */ name, /** @type {import('../parts/dom.js').Child[]} */ ...content) => h('td', { class: 'number', 'data-column': say(`odds-column-${name}`), 'data-cell': name }, content)
  return h('tr', { 'data-key': `row-${number}`, 'data-row': String(number), class: row.changed ? 'changed' : '' },
    h('th', { scope: 'row' }, row.event, ' ', clauses(row.clauses, 1)),
    cell('pays', one.may_change ? whatIf(one, row, number, question, change) : row.pays, question.exact ? fraction('net', row.net) : null),
    columns.includes('deals') ? cell('deals', whole(row.deals)) : null,
    cell('probability', row.share, question.exact ? fraction('probability', row.probability) : null))
}

// A fraction may be long: it breaks where it must, and is copied whole.
/** @param {string} name @param {string} text */
const fraction = (name, text) => h('span', { class: 'fraction', 'data-exact': name }, text)

// What the row pays, and a field for what it might pay instead.
/** @param {Wire.WagerOfOdds} one @param {Wire.RowOfOdds} row @param {number} number @param {Question} question @param {Change} change */
function whatIf(one, row, number, question, change) {
  const key = `${one.wager}:${number}`
  const typed = h('input', { name: 'pays', class: 'small', 'data-key': 'pays', value: valueAmong(question.pay, key), placeholder: '9 to 1', pattern: '[0-9]{1,6} to [1-9][0-9]{0,5}', title: say('odds-what-if-about'), autocomplete: 'off', 'aria-label': say('odds-what-if', { event: row.event }) })
  return h('details', { class: 'what-if', open: row.changed },
    h('summary', { title: say('odds-what-if', { event: row.event }) }, row.pays),
    h('form', { class: 'row', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); change({ pay: chosenAmong(question.pay, key, typed.value.trim()) }) } }, typed, h('button', { type: 'submit', class: 'small', 'data-key': 'what-if' }, say('odds-try'))))
}
