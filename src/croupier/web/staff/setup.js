// How a table is set up: the book's own variations, options, decks, layouts and side wagers to choose from. Whether they go
// together is for the floor to say.

import { bringBooks, textOf } from '../parts/book.js'
import { h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'
import { book as readBook, commands as readCommands, input } from './forms.js'
import { fieldTitle } from './words.js'

const OWN = new Set(['variation', 'decks', 'options', 'layout', 'side_wagers', 'venue', 'method'])
/** @type {Wire.Automatic[]} */
const ACTS = ['open', 'shuffle', 'call', 'deal', 'settle']
let serial = 0

/** @typedef {{ book: string | null, setup?: Wire.Setup, button: string, adds?: boolean }} Begins */

// A form; `send` gets what it says and may throw what is wrong. A table that is there already has a name and a book: for it
// only the set-up counts.
/** @param {Begins} begins @param {(asked: Wire.NewTable) => Promise<void>} send @param {() => void} cancel */
export async function setUp({ book, setup, button, adds = false }, send, cancel) {
  const fields = (await readCommands()).get('open-table')?.fields?.[0].fields ?? []
  const box = h('div', { class: 'grid' })
  const error = h('p', { class: 'form-error', role: 'alert' })
  /** @param {string} key @param {HTMLElement} element */
  const labelled = (key, element) => {
    serial += 1
    element.id ||= `s${serial}`
    return h('div', { class: 'field' }, h('label', { for: element.id }, key), element)
  }
  const id = h('input', { required: true, pattern: '[A-Za-z0-9\\-]+', maxlength: 40, autocomplete: 'off' })
  const name = h('input', { required: true, maxlength: 80, autocomplete: 'off' })
  const acts = ACTS.map(one => ({ one, check: h('input', { type: 'checkbox' }) }))
  const books = adds ? await ask('/books') : []
  /** @type {HTMLSelectElement} */
  const which = h('select', { onchange: () => choose(which.value) }, books.map(one => h('option', { value: one.id }, `${one.casino} · ${one.edition.split(' ').slice(0, 2).join(' ')}`)))
  /** @type {() => any} */
  let read = () => ({})

  /** @param {string} chosen */
  async function choose(chosen) {
    const [data] = await Promise.all([readBook(chosen), bringBooks([chosen])])
    const text = (/** @type {string | undefined} */ english) => textOf(chosen, english ?? '')
    /** @param {{ value: string, name: string }[]} choices @returns {[string, string][]} */
    const named = choices => choices.map(one => [one.value, text(one.name)])
    const same = book === chosen
    /** @type {Partial<Wire.Setup>} */
    const given = same ? setup ?? {} : { ...setup, variation: data.variations[0].value, options: [], side_wagers: [], further_areas: [], layout: data.layouts[0]?.id ?? '', decks: data.usual_decks, places: data.layouts[0]?.places ?? setup?.places ?? 7, venue: data.choices['setup.venue'][0]?.value ?? '', method: data.choices['setup.method'].find(one => one.value.includes('dealer'))?.value ?? '', closed_places: [], shoe: 'dealing-shoe' }
    /** @param {[string | number, string | number][]} values @param {unknown} start */
    const select = (values, start) => h('select', {}, values.map(([value, text]) => h('option', { value, selected: String(start) === String(value) }, text)))
    const variation = select(data.variations.map(one => [one.value, one.about ? say('choice-about', { name: text(one.name), about: text(one.about) }) : text(one.name)]), given.variation)
    const decks = select(data.decks.map(one => [one, one]), given.decks)
    const layout = select(data.layouts.map(one => [one.id, one.name === one.id ? one.id : say('choice-about', { name: one.id, about: text(one.name) })]), given.layout)
    const venue = select([['', say('staff-none')], ...named(data.choices['setup.venue'])], given.venue)
    const method = select([['', say('staff-usual')], ...named(data.choices['setup.method'])], given.method)
    const main = new Set(['player', 'banker', 'tie'])
    const sides = data.wagers.filter(one => !main.has(one)).map(one => {
      const check = h('input', { type: 'checkbox' })
      check.checked = Boolean(given.side_wagers?.includes(one))
      return { wager: one, check, name: textOf(chosen, `wager-${one}`) }
    })
    const optionNow = (/** @type {string} */ key) => (given.options ?? []).find(([name]) => name === key)?.[1] ?? ''
    const options = data.options.map(one => ({
      one,
      element: one.least
        ? h('input', { value: optionNow(one.key), inputmode: 'decimal', autocomplete: 'off', maxlength: 7, placeholder: `${one.least} – ${one.most}` })
        : select([['', one.default ? say('staff-usual-is', { value: one.default }) : say('staff-usual')], ...named(one.values.map(value => ({ value, name: value })))], optionNow(one.key)),
    }))
    const others = fields.filter(field => !OWN.has(field.name)).map(field => ({ name: field.name, ...input(field, 'setup', given[/** @type {keyof Wire.Setup} */ (field.name)], { bookData: data }) }))
    const plain = new Set(['limits', 'places', 'chips', 'shoe', 'differential'])
    box.replaceChildren(
      h('div', { class: 'fields' }, labelled(fieldTitle('variation'), variation), labelled(fieldTitle('decks'), decks), labelled(fieldTitle('layout'), layout), labelled(fieldTitle('method'), method), data.choices['setup.venue'].length ? labelled(fieldTitle('venue'), venue) : ''),
      h('div', { class: 'fields' }, others.filter(one => plain.has(one.name)).map(one => one.element)),
      h('fieldset', {}, h('legend', {}, fieldTitle('side_wagers')), h('div', { class: 'checks' }, sides.map(({ check, name }) => h('label', {}, check, name)))),
      h('details', {}, h('summary', {}, `${fieldTitle('options')} (${options.length})`), h('div', { class: 'fields' }, options.map(({ one, element }) => labelled(say('choice-about', { name: one.key, about: text(one.about) }), element)))),
      h('details', {}, h('summary', {}, say('staff-set-up-more')), h('div', { class: 'fields' }, others.filter(one => !plain.has(one.name)).map(one => one.element))))
    read = () => ({
      ...Object.fromEntries(others.map(one => [one.name, one.read()]).filter(([, value]) => value !== undefined)),
      variation: variation.value, decks: Number(decks.value), layout: layout.value, venue: venue.value, method: method.value,
      side_wagers: sides.filter(({ check }) => check.checked).map(({ wager }) => wager),
      options: options.filter(({ element }) => element.value).map(({ one, element }) => [one.key, element.value]),
    })
  }

  await choose(book ?? books[0].id)
  return h('form', {
    class: 'grid', onsubmit: async event => {
      event.preventDefault()
      error.textContent = ''
      try {
        await send({ id: id.value.trim(), name: name.value.trim(), book: which.value, automatic: acts.filter(({ check }) => check.checked).map(({ one }) => one), setup: read() })
      } catch (problem) {
        error.textContent = problem.message
      }
    },
  },
  adds ? h('div', { class: 'fields' }, labelled(say('staff-table-id'), id), labelled(say('staff-table-name'), name), labelled(say('staff-book'), which)) : '',
  adds ? h('fieldset', {}, h('legend', {}, say('staff-automatic-acts')), h('div', { class: 'checks' }, acts.map(({ one, check }) => h('label', {}, check, say(`act-${one}`))))) : '',
  box, error, h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', onclick: cancel }, say('cancel')), h('button', { type: 'submit', class: 'main' }, button)))
}
