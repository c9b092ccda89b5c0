// Controls for what is neither one word nor one of a list: some of several, line by line, somebody of the table.

import { firstOf, secondOf } from '../logic/fields.js'
import { anew, h } from '../parts/dom.js'
import { say } from '../parts/words.js'
import { fieldTitle } from './words.js'

/** @import { Chosen, Context } from '../logic/fields.js' */
/** @import { Input, Place } from './forms.js' */
/** @typedef {(field: Wire.Asks, command: string, value: any, context: Context) => Input} Make */

const ANOTHER = '\u0000another' // no id of anyone

/** @param {string} name @param {Chosen[]} choices @param {string} start @param {string} label @param {() => void} [changed] */
function select(name, choices, start, label, changed) {
  return h('select', { 'data-field': name, 'aria-label': label, onchange: changed }, choices.map(([value, text]) => h('option', { value, selected: value === start }, text)))
}

// Some of several, or none: a box each.
/** @param {Place} place @param {Chosen[]} choices @returns {Input} */
export function ticks({ field, start }, choices) {
  const known = new Set((start ?? []).map(String))
  const boxes = choices.map(([value, name]) => {
    const box = h('input', { type: 'checkbox', 'data-field': field.name, value })
    box.checked = known.has(value)
    return { value, box, element: h('label', {}, box, name) }
  })
  const read = () => {
    const chosen = boxes.filter(({ box }) => box.checked).map(({ value }) => (field.each?.type === 'number' ? Number(value) : value))
    return chosen.length || field.required ? chosen : undefined
  }
  const element = h('fieldset', { 'data-list': field.name }, h('legend', {}, fieldTitle(field.name)), boxes.length ? h('div', { class: 'checks' }, boxes.map(one => one.element)) : h('p', { class: 'soft small' }, say('staff-none')))
  return { element, read, focus: () => boxes[0]?.box.focus() }
}

// A list made line by line: each is a value, or a pair whose first part is chosen.
/** @param {Place} place @param {Make} make @returns {Input} */
export function lines(place, make) {
  const { field, start } = place
  const list = h('div', { class: 'lines' })
  /** @type {Input[]} */
  let made = []
  const draw = () => anew(list, ...made.map((one, at) => h('div', { class: 'line', 'data-key': `line-${at}` }, one.element,
    h('button', { type: 'button', class: 'small quiet', 'aria-label': say('line-without', { field: field.name, number: at + 1 }), onclick: () => { made = made.filter(other => other !== one); draw(); more.focus() } }, '×'))))
  const add = (/** @type {any} */ value) => { made.push(line(place, value, make)); draw() }
  const more = h('button', { type: 'button', class: 'small', 'data-add': field.name, onclick: () => { add(undefined); made.at(-1)?.focus() } }, say('line-more'))
  for (const value of start ?? []) add(value)
  const read = () => {
    const values = made.map(one => one.read()).filter(one => one !== undefined)
    return values.length || field.required ? values : undefined
  }
  return { element: h('fieldset', { 'data-list': field.name }, h('legend', {}, fieldTitle(field.name)), list, more), read, focus: () => (made[0] ?? { focus: () => more.focus() }).focus() }
}

/** @param {Place} place @param {any} value @param {Make} make @returns {Input} */
function line(place, value, make) {
  const { field, command, context } = place
  const each = field.each ?? { name: '', type: 'text' }
  const choices = each.type === 'pair' ? firstOf(field.name, context) : null
  if (!choices) return make({ ...each, name: field.name, required: true }, command, value, context)
  const [first, second] = each.fields ?? []
  const key = select(field.name, choices, String(value?.[0] ?? choices[0]?.[0] ?? ''), fieldTitle(field.name), () => follow())
  const beside = h('div', { class: 'fields' })
  /** @type {Input} */
  let other
  const follow = (/** @type {any} */ known = undefined) => {
    const values = secondOf(field.name, key.value, context)
    const name = second.type === 'number' ? 'pieces' : second.type === 'record' ? 'limits' : 'value'
    if (values) {
      const box = select(name, values, String(known ?? ''), fieldTitle(name))
      other = { element: h('div', { class: 'field' }, box), read: () => box.value, focus: () => box.focus() }
    } else {
      other = make({ ...second, name, required: true }, command, known, context)
      if (second.type === 'text') other.element.querySelector('input')?.setAttribute('inputmode', 'decimal') // a share between two
    }
    anew(beside, other.element)
  }
  follow(value?.[1])
  return { element: h('div', { class: 'pair' }, key, beside), read: () => [first.type === 'number' ? Number(key.value) : key.value, other.read()], focus: () => key.focus() }
}

// Somebody of those at hand, or anyone else by their id.
/** @param {Place} place @param {Chosen[]} people @param {Input} typed @returns {Input} */
export function someone({ id, field, command, start, wrong }, people, typed) {
  const known = people.some(([one]) => one === start)
  const other = h('div', { hidden: !(start && !known) && people.length > 0 }, typed.element)
  const box = h('select', { id: `${id}-of`, 'data-field': field.name, 'data-key': `in-${command}-${field.name}-of`, onchange: () => { other.hidden = box.value !== ANOTHER; if (!other.hidden) typed.focus() } },
    h('option', { value: '' }, field.required ? '…' : say('none-chosen')),
    people.map(([value, name]) => h('option', { value, selected: value === start }, name)),
    h('option', { value: ANOTHER, selected: Boolean(start && !known) || !people.length }, say('someone-else')))
  for (const one of typed.element.querySelectorAll('[data-field]')) one.removeAttribute('data-field')
  const read = () => {
    if (box.value === ANOTHER) return typed.read()
    if (box.value === '' && field.required) return wrong('…')
    return box.value || undefined
  }
  return { element: h('div', { class: 'field' }, h('label', { for: `${id}-of` }, fieldTitle(field.name)), box, other), read, focus: () => box.focus() }
}
