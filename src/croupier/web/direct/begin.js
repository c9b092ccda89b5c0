// The director's way in without a tournament: those of the floor, and a new one.

import { fill, h } from '../parts/dom.js'
import { ask, NotDone } from '../parts/net.js'
import { money, read, say } from '../parts/words.js'
import { fileInto, template, termsBox } from './terms.js'

/** @param {HTMLElement} main */
export async function chooseTournament(main) {
  const [list, books] = await Promise.all([ask('/tournaments'), ask('/books')])
  const forms = h('div', {})
  fill(main, h('div', { class: 'direct-list' },
    h('section', { class: 'panel' }, h('h2', {}, say('direct-list')),
      list.length ? h('ul', { class: 'tournaments' }, list.map(one => {
        read({ symbol: one.symbol })
        return h('li', {}, h('a', { href: `/direct/${encodeURIComponent(one.id)}`, 'data-key': `go-${one.id}` }, h('strong', {}, one.name)), h('span', { class: 'soft' }, one.casino), h('span', { class: 'badge' }, say(`direct-stage-${one.stage}`)), h('span', { class: 'soft small' }, say('direct-entrants-of', { entrants: one.entrants, most: one.most }), ' · ', money(one.fee)))
      })) : h('p', { class: 'soft' }, say('direct-list-none'))),
    h('section', { class: 'panel' }, h('h2', {}, say('direct-new')), h('p', { class: 'soft' }, say('direct-new-about')), forms)))
  newForm(forms, books)
}

/** @param {HTMLElement} place @param {Wire.BookListed[]} books */
function newForm(place, books) {
  const problem = h('div', { role: 'alert', class: 'form-error' })
  const id = h('input', { required: true, maxlength: 40, pattern: '[A-Za-z0-9\\-]+', autocomplete: 'off', 'data-key': 'new-id' })
  const box = termsBox('')
  const choice = h('select', { 'data-key': 'new-book', onchange: async () => { box.value = await template(choice.value) } }, books.map(one => h('option', { value: one.id }, one.casino)))
  place.replaceChildren(h('form', { class: 'grid', onsubmit: async event => {
    event.preventDefault()
    problem.replaceChildren()
    try {
      const made = await ask('/tournaments', { id: id.value, book: choice.value, terms: box.value })
      location.href = `/direct/${encodeURIComponent(made.id)}`
    } catch (error) {
      problem.replaceChildren(...findings(error))
    }
  } },
    h('div', { class: 'fields' }, h('label', { class: 'field' }, h('span', {}, say('direct-new-id')), id), h('label', { class: 'field' }, h('span', {}, say('book')), choice)),
    h('p', { class: 'soft small' }, say('direct-terms-about')), fileInto(box), box, problem,
    h('div', { class: 'row end' }, h('button', { class: 'main', type: 'submit' }, say('direct-begin')))))
  template(choice.value).then(text => { if (!box.value) box.value = text })
}

// What cannot be read in the terms, a line each.
/** @param {Error} error */
function findings(error) {
  const list = /** @type {{ says: [string, Record<string, any>], line: number }[]} */ (error instanceof NotDone ? error.facts?.findings ?? [] : [])
  return [h('p', {}, error.message), h('ul', {}, list.map(one => h('li', {}, one.line ? `${say('direct-line', { line: one.line })} ` : '', say(one.says[0], one.says[1]))))]
}

