// What is chosen before odds are shown: book, variation, decks, the options that matter to them, and for staff the cards
// that were taken out. Start at `choices`.

import { h } from '../parts/dom.js'
import { say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'
import { removal } from './removal.js'
import { chosenAmong, valueAmong } from './question.js'

/** @import { Question } from './question.js' */
/** @typedef {{ target: HTMLSelectElement }} Changed */
/** @typedef {{ books: Wire.BookListed[], offered: Wire.OddsChoices, question: Question, change: (otherwise: Partial<Question>) => void, copy: () => void }} Choosing */

/** @param {string} label @param {string} key @param {[string, string][]} values @param {string} value @param {(value: string) => void} choose @param {import('../parts/dom.js').Child} [more] */
const choice = (label, key, values, value, choose, more = null) => h('div', { class: 'field', 'data-key': `${key}-field` },
  h('label', { for: `choice-${key}` }, label),
  h('select', { id: `choice-${key}`, name: key, 'data-key': key, onchange: (/** @type {Changed} */ { target }) => choose(target.value) }, values.map(([id, name]) => h('option', { value: id, selected: id === value }, name))), more)

// A book by its house; a house with several has each by its id.
/** @param {Wire.BookListed[]} books @returns {[string, string][]} */
const named = books => books.map(one => [one.id, books.filter(other => other.casino === one.casino).length > 1 ? `${one.casino} · ${one.id}` : one.casino])

/** @param {Choosing} all */
export function choices({ books, offered, question, change, copy }) {
  const variation = offered.variations.find(one => one.id === question.variation)
  return [
    h('div', { class: 'row ask' },
      choice(say('odds-book'), 'book', named(books), question.book, book => change({ book })),
      choice(say('odds-variation'), 'variation', offered.variations.map(one => [one.id, one.name]), question.variation, id => change({ variation: id })),
      choice(say('odds-decks'), 'decks', offered.decks.map(one => [String(one), String(one)]), question.decks || String(offered.usual_decks), decks => change({ decks: decks === String(offered.usual_decks) ? '' : decks })),
      (variation?.options ?? []).map(one => choice(one.about, `option-${one.key}`, [['', one.usual ? say('odds-usual', { value: one.usual }) : say('odds-each')], ...one.values.map(({ value, name }) => /** @type {[string, string]} */ ([value, name]))],
        valueAmong(question.option, one.key), value => change({ option: chosenAmong(question.option, one.key, value) }), clauses(one.clauses, 2)))),
    offered.removed ? [removed(question, change), removal(question)] : h('p', { class: 'soft small', 'data-testid': 'removed-not' }, say('odds-removed-not'), ' ', clauses(offered.clauses, 3)),
    h('div', { class: 'row' },
      h('label', { class: 'row' }, h('input', { type: 'checkbox', name: 'exact', 'data-key': 'exact', checked: question.exact, onchange: (/** @type {{ target: HTMLInputElement }} */ { target }) => change({ exact: target.checked }) }), say('odds-exact')),
      h('button', { type: 'button', class: 'small', 'data-key': 'copy', onclick: copy }, say('odds-copy')),
      h('a', { class: 'button small', 'data-key': 'rules', href: `/rules/${encodeURIComponent(question.book)}` }, say('rules-to-read')),
      question.pay.length ? h('button', { type: 'button', class: 'small', 'data-key': 'as-the-book', onclick: () => change({ pay: [] }) }, say('odds-as-the-book')) : null),
  ]
}

/** @param {Question} question @param {(otherwise: Partial<Question>) => void} change */
function removed(question, change) {
  const cards = h('input', { name: 'removed', 'data-key': 'removed', value: question.removed, maxlength: 1500, autocomplete: 'off', spellcheck: 'false', placeholder: 'AS KD 5H', 'aria-describedby': 'removed-about' })
  return h('form', { class: 'row ask', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); change({ removed: cards.value.trim() }) } },
    h('label', { class: 'field cards' }, h('span', {}, say('odds-removed')), cards),
    h('button', { type: 'submit', 'data-key': 'remove' }, say('odds-remove')),
    h('p', { id: 'removed-about', class: 'soft small' }, say('odds-removed-about')))
}
