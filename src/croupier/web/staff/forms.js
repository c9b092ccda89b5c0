// A form for any command, made from the floor's own description of it. Nothing here knows a rule: choices come from the
// description, the book and the view; what is missing or wrong is for the floor to say.

import { h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { cents } from '../parts/money.js'
import { language, say } from '../parts/words.js'
import { fieldTitle, spelled, wagerName } from './words.js'
import { readCard, shownCard } from './card.js'

let described
const books = new Map()
let serial = 0

export async function commands() {
  described ??= ask('/commands').then(list => new Map(list.map(one => [one.name, one])))
  return described
}

export async function book(id) {
  if (!books.has(id)) books.set(id, ask(`/books/${encodeURIComponent(id)}`))
  return books.get(id)
}

const PATRONS = new Set(['patron', 'requested_by', 'nominee', 'dealer', 'opener', 'drawn_by', 'agreed'])

// What a field can be chosen from, where the book or the table says so: [[value, label, about]].
export function choicesFor(command, field, { view, felt, bookData }) {
  const ofBook = bookData?.choices[`${command}.${field}`]
  if (ofBook?.length) return ofBook.map(one => [one.value, one.name === one.value ? spelled(one.name) : one.name, one.about ?? ''])
  const staff = view?.private?.staff
  if (field === 'number' && command.endsWith('-wager')) {
    return (staff?.wagers ?? []).map(one => [String(one.number), `${one.number}: ${one.patron}, ${wagerName(one.wager, felt)}, $${one.stake / 100}`, ''])
  }
  const cases = CASES[field]?.(staff ?? {})
  if (cases) return cases
  if (field === 'wager' && /dispute|payment/.test(command)) return null // a wager by its number, of a coup that may be over
  if (field === 'wager' && felt) return felt.areas.map(one => [one.wager, language() === 'zh' ? `${one.chinese} ${one.name}` : one.name, ''])
  return null
}

// What is open at the table, by its number.
const CASES = {
  breach: staff => (staff.breaches ?? []).map(one => [String(one.number), `${one.number}: ${one.patron || one.who}, ${spelled(one.kind)}`, '']),
  dispute: staff => (staff.disputes ?? []).map(one => [String(one.number), `${one.number}: ${one.patron}, ${one.about}`.slice(0, 90), '']),
  error: staff => (staff.payment_errors ?? []).map(one => [String(one.number), `${one.number}: ${one.patron}, $${one.due / 100} / $${one.paid / 100}`, '']),
  matter: staff => (staff.to_tell ?? []).map(one => [String(one.matter), `${one.matter}: ${one.about || one.who}`, '']),
}

export function suggestionsFor(command, field, { view, felt, bookData }) {
  const seats = view?.shared?.seats ?? []
  if (PATRONS.has(field) || (field === 'to' && command !== 'reduce-wagers')) return seats.filter(one => one.patron).map(one => one.patron)
  if (field === 'seat' || field === 'place') return (felt?.places ?? []).map(String)
  if (field === 'side_wagers') return (bookData?.wagers ?? []).map(one => one.id)
  return []
}

export { wagerName } from './words.js'

// One input for one field. `value` is as the wire has it. Gives {element, read, focus}; read throws what is wrong.
export function input(field, command, value, context) {
  const id = `f${(serial += 1)}`
  const label = text => h('label', { for: id }, text ?? fieldTitle(field.name), field.required ? null : h('small', {}, ' ·'))
  const wrong = text => { throw Object.assign(new Error(`${fieldTitle(field.name)}: ${text}`), { field: id }) }
  const start = value ?? field.default
  if (field.type === 'yes-no') {
    const box = h('input', { id, type: 'checkbox', 'data-field': field.name })
    box.checked = Boolean(start)
    return { element: h('div', { class: 'field check' }, box, label()), read: () => (box.checked === Boolean(field.default) && !field.required ? undefined : box.checked), focus: () => box.focus() }
  }
  if (field.type === 'record' || field.type === 'pair') {
    const parts = field.fields.map(one => input(one, command, start?.[one.name], context))
    const element = h('fieldset', {}, h('legend', {}, fieldTitle(field.name)), h('div', { class: 'fields' }, parts.map(one => one.element)))
    const read = () => {
      const values = parts.map((one, place) => [field.fields[place].name, one.read()])
      return field.type === 'pair' ? values.map(([, one]) => one) : Object.fromEntries(values.filter(([, one]) => one !== undefined))
    }
    return { element, read, focus: () => parts[0]?.focus() }
  }
  const choices = field.type === 'choice' ? field.choices.map(one => [one, one ? sayChoice(one) : say('staff-none'), '']) : field.type === 'list' ? null : choicesFor(command, field.name, context)
  if (choices) {
    const box = h('select', { id, 'data-field': field.name, 'data-key': `in-${command}-${field.name}` },
      field.required && field.type === 'choice' ? null : field.choices?.includes('') ? null : h('option', { value: '' }, field.required ? '…' : `(${say('staff-none')})`),
      choices.map(([one, name, about]) => h('option', { value: one, selected: String(start ?? '') === one }, about ? `${name}: ${about}`.slice(0, 110) : name)))
    const read = () => {
      if (box.value === '') return field.required ? (field.choices?.includes('') ? '' : wrong('…')) : undefined
      return field.type === 'number' ? Number(box.value) : box.value
    }
    return { element: h('div', { class: 'field' }, label(), box), read, focus: () => box.focus() }
  }
  const list = suggestionsFor(command, field.name, context)
  const known = list.length ? h('datalist', { id: `${id}-list` }, list.map(one => h('option', { value: one }))) : null
  const box = h('input', {
    id, type: field.type === 'time' ? 'datetime-local' : 'text', autocomplete: 'off', spellcheck: 'false', list: known ? `${id}-list` : null, 'data-field': field.name, 'data-key': `in-${command}-${field.name}`,
    inputmode: field.type === 'number' ? 'numeric' : field.type === 'money' ? 'decimal' : null, placeholder: PLACEHOLDERS[field.type] ?? (field.type === 'list' ? listHint(field.each) : null),
  })
  box.value = written(field, start)
  const after = field.type === 'card' ? h('output', { class: 'card-echo' }) : null
  if (after) box.addEventListener('input', () => { after.textContent = shownCard(readCard(box.value)) })
  const read = () => {
    const text = box.value.trim()
    if (text === '') return field.required ? (field.type === 'list' ? [] : wrong('…')) : undefined
    return readText(field, text, wrong)
  }
  return { element: h('div', { class: 'field' }, label(), h('span', { class: 'with-echo' }, field.type === 'money' ? h('span', { class: 'unit' }, '$') : null, box, after), known), read, focus: () => { box.focus(); box.select?.() } }
}

const PLACEHOLDERS = { card: 'Kh', money: '' }
const sayChoice = one => (one === 'player' || one === 'banker' || one === 'tie' ? say(one) : spelled(one))
const listHint = each => (each?.type === 'pair' ? (each.fields[1].type === 'record' ? 'tie=5-500, banker=10-5000' : 'key=value, key=value') : each?.type === 'card' ? 'Kh 3s' : 'a, b')

function written(field, value) {
  if (value === undefined || value === null) return ''
  if (field.type === 'money') return String(value / 100)
  if (field.type === 'time') return local(value)
  if (field.type === 'list') return value.map(one => (Array.isArray(one) ? `${one[0]}=${typeof one[1] === 'object' ? `${one[1].minimum / 100}-${one[1].maximum / 100}` : one[1]}` : field.each?.type === 'money' ? one / 100 : one)).join(', ')
  return String(value)
}

function local(milliseconds) {
  const at = new Date(milliseconds)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60000).toISOString().slice(0, 16)
}

function readText(field, text, wrong) {
  switch (field.type) {
    case 'number': return /^-?\d+$/.test(text) ? Number(text) : wrong(text)
    case 'money': return cents(text) ?? wrong(text)
    case 'time': return new Date(text).getTime()
    case 'card': return readCard(text) ?? wrong(text)
    case 'list': return text.split(field.each.type === 'card' ? /[\s,]+/ : /,/).map(one => one.trim()).filter(Boolean).map(one => readPart(field.each, one, wrong))
    default: return text
  }
}

function readPart(each, text, wrong) {
  if (each.type !== 'pair') return readText(each, text, wrong)
  const [, key, value] = /^([^=]+)=(.+)$/.exec(text) ?? wrong(text)
  if (each.fields[1].type !== 'record') return [key.trim(), value.trim()]
  const [, least, most] = /^([\d.]+)-([\d.]+)$/.exec(value.trim()) ?? wrong(text)
  return [key.trim(), { minimum: cents(least) ?? wrong(text), maximum: cents(most) ?? wrong(text) }]
}

// A whole form. `facts` fill in what is known; `give(facts)` is called with what was entered and may give back an error.
export function form(command, facts, context, give, { button = say('staff-give'), extra = null } = {}) {
  const inputs = (command.fields ?? []).map(field => [field.name, input(field, command.name, facts?.[field.name], context)])
  const error = h('p', { class: 'form-error', role: 'alert' })
  const collect = () => Object.fromEntries(inputs.map(([name, one]) => [name, one.read()]).filter(([, value]) => value !== undefined))
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
  }, h('div', { class: 'fields' }, inputs.map(([, one]) => one.element)), error,
  h('div', { class: 'row end' }, extra?.(collect, error), h('button', { type: 'submit', class: 'main' }, button)))
  return { element, focus: () => (inputs[0] ? inputs[0][1].focus() : element.querySelector('button[type=submit]').focus()), collect }
}
