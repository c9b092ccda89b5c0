// A form for any command, made from the floor's own description of it; what its fields offer and how they are read is in
// logic/fields.js. What is missing or wrong is for the floor to say.

import { choicesOf, listHint, peopleFor, readChoice, readTick, readTyped, suggestionsFor, ticksOf, written } from '../logic/fields.js'
import { h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { clockAt, language, say, symbol } from '../parts/words.js'
import { readCard, shownCard } from './card.js'
import { lines, someone, ticks } from './pickers.js'
import { fieldTitle } from './words.js'

/** @import { Chosen, Context } from '../logic/fields.js' */
/** A field on the page; `read` throws what is wrong. @typedef {{ element: HTMLElement, read: () => unknown, focus: () => void }} Input */
/** What a field is, and where. @typedef {{ id: string, field: Wire.Asks, command: string, start: any, context: Context, wrong: (text: string) => never }} Place */

/** By language. @type {Map<string, Promise<Map<string, Wire.CommandDescribed>>>} */
const described = new Map()
/** @type {Map<string, Promise<Wire.BookDescribed>>} */
const books = new Map()
let serial = 0

export function commands() {
  const asked = described.get(language()) ?? ask(`/commands?language=${language()}`).then(list => new Map(list.map(one => [one.name, one])))
  described.set(language(), asked)
  return asked
}

/** @param {string} id */
export function book(id) {
  const asked = books.get(id) ?? ask(`/books/${encodeURIComponent(id)}`)
  books.set(id, asked)
  return asked
}

// One input for one field. `value` is as the wire has it.
/** @param {Wire.Asks} field @param {string} command @param {any} value @param {Context} context @returns {Input} */
export function input(field, command, value, context) {
  serial += 1
  const id = `f${serial}`
  const wrong = (/** @type {string} */ text) => { throw Object.assign(new Error(say('field-wrong', { field: field.name, text })), { field: id }) }
  const place = { id, field, command, start: value ?? field.default, context, wrong }
  if (field.type === 'yes-no') return tick(place)
  if (field.type === 'record' || field.type === 'pair') return together(place)
  const several = ticksOf(field, context)
  if (several) return ticks(place, several)
  if (field.type === 'list' && field.each?.type !== 'card') return lines(place, input)
  const choices = choicesOf(field, command, context)
  if (choices) return choice(place, choices)
  const people = peopleFor(command, field.name, context)
  return people ? someone(place, people, typing(place)) : typing(place)
}

/** @param {Place} place */
const label = ({ id, field }) => h('label', { for: id }, fieldTitle(field.name), field.required ? null : h('small', {}, ' ·'))

/** @param {Place} place @returns {Input} */
function tick(place) {
  const { id, field, start } = place
  const box = h('input', { id, type: 'checkbox', 'data-field': field.name })
  box.checked = Boolean(start)
  return { element: h('div', { class: 'field check' }, box, label(place)), read: () => readTick(field, box.checked), focus: () => box.focus() }
}

// Several fields that are one value.
/** @param {Place} place @returns {Input} */
function together({ field, command, start, context }) {
  const fields = field.fields ?? []
  const parts = fields.map(one => input(one, command, start?.[one.name], context))
  const element = h('fieldset', {}, h('legend', {}, fieldTitle(field.name)), h('div', { class: 'fields' }, parts.map(one => one.element)))
  const read = () => {
    const values = parts.map(one => one.read())
    return field.type === 'pair' ? values : Object.fromEntries(fields.map((one, at) => [one.name, values[at]]).filter(([, one]) => one !== undefined))
  }
  return { element, read, focus: () => parts[0]?.focus() }
}

/** @param {Place} place @param {Chosen[]} choices @returns {Input} */
function choice(place, choices) {
  const { id, field, command, start, wrong } = place
  const none = (field.required && field.type === 'choice') || field.choices?.includes('') ? null : h('option', { value: '' }, field.required ? '…' : say('none-chosen'))
  const box = h('select', { id, 'data-field': field.name, 'data-key': `in-${command}-${field.name}` }, none,
    choices.map(([one, name, about]) => h('option', { value: one, selected: String(start ?? '') === one }, about ? say('choice-about', { name, about }).slice(0, 110) : name)))
  return { element: h('div', { class: 'field' }, label(place), box), read: () => readChoice(field, box.value, wrong), focus: () => box.focus() }
}

/** @type {Record<string, string>} */
const MODES = { number: 'numeric', money: 'decimal' }

/** @param {Place} place @returns {Input} */
function typing(place) {
  const { id, field, command, start, context, wrong } = place
  const list = suggestionsFor(command, field.name, context)
  const known = list.length ? h('datalist', { id: `${id}-list` }, list.map(one => h('option', { value: one }))) : null
  const box = h('input', {
    id, type: field.type === 'time' ? 'datetime-local' : 'text', autocomplete: 'off', spellcheck: 'false', list: known ? `${id}-list` : null, 'data-field': field.name, 'data-key': `in-${command}-${field.name}`,
    inputmode: MODES[field.type], placeholder: field.type === 'card' ? 'Kh' : field.type === 'list' ? listHint(field.each) : field.type === 'money' ? '' : null,
  })
  box.value = written(field, start)
  const after = field.type === 'card' ? h('output', { class: 'card-echo' }) : null
  if (after) box.addEventListener('input', () => { after.textContent = shownCard(readCard(box.value)) })
  const element = h('div', { class: 'field' }, label(place), h('span', { class: 'with-echo' }, field.type === 'money' ? h('span', { class: 'unit' }, symbol()) : null, box, field.type === 'time' ? h('span', { class: 'unit' }, clockAt(Number(start) || Date.now())) : null, after), known)
  return { element, read: () => readTyped(field, box.value, wrong), focus: () => { box.focus(); box.select() } }
}

// A whole form. `facts` fill in what is known; `give(facts)` is called with what was entered and may give back an error.
/**
 * @param {Wire.CommandDescribed} command
 * @param {Record<string, unknown>} facts
 * @param {Context} context
 * @param {(facts: object) => Promise<unknown>} give
 * @param {(collect: () => object, error: HTMLElement) => HTMLElement[]} extra
 */
export function form(command, facts, context, give, extra) {
  const inputs = (command.fields ?? []).map(field => ({ name: field.name, ...input(field, command.name, facts[field.name], context) }))
  const error = h('p', { class: 'form-error', role: 'alert' })
  const collect = () => Object.fromEntries(inputs.map(one => [one.name, one.read()]).filter(([, value]) => value !== undefined))
  const send = h('button', { type: 'submit', class: 'main' }, say('staff-give'))
  /** @type {HTMLFormElement} */
  const element = h('form', {
    class: 'command-form',
    // a list of choices would only open: Enter sends, as it does from every other field
    onkeydown: event => { if (event.key === 'Enter' && event.target.tagName === 'SELECT' && !event.repeat) { event.preventDefault(); element.requestSubmit() } },
    onsubmit: async event => {
      event.preventDefault()
      error.textContent = ''
      try {
        await give(collect())
      } catch (problem) {
        error.textContent = problem.message
        document.getElementById(problem.field)?.focus()
      }
    },
  }, h('div', { class: 'fields' }, inputs.map(one => one.element)), error, h('div', { class: 'row end' }, extra(collect, error), send))
  return { element, focus: () => (inputs[0] ?? send).focus() }
}
