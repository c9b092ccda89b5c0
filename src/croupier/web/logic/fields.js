// The fields of a command: what each can be chosen from, how a value is written for people, and how what they typed is
// read. Nothing here knows a rule: choices come from the description, the book and the view.

import { cents } from '../parts/money.js'
import { bookText, named, say } from '../parts/words.js'
import { readCard } from '../staff/card.js'
import { spelled } from '../staff/words.js'

/** What a form may know beside the command. @typedef {{ view?: Wire.ViewShown | null, felt?: Wire.Felt | null, bookData?: Wire.BookDescribed | null }} Context */
/** A value, its name, and what it is about. @typedef {[string, string, string]} Chosen */
/** What is wrong is thrown. @typedef {(text: string) => never} Wrong */

const KINDS = new Map([['kind', 'breach'], ['shoe', 'shoe'], ['channel', 'channel']]) // of the names that a field is chosen from, where they are not plain terms
const PATRONS = new Set(['patron', 'requested_by', 'nominee', 'dealer', 'opener', 'drawn_by', 'agreed'])

// What is open at the table, by its number.
/** @type {Record<string, (staff: Partial<Wire.Staff>, duties: Wire.DutyShown[]) => Chosen[]>} */
const CASES = {
  breach: staff => (staff.breaches ?? []).map(one => [String(one.number), say('pick-breach', { number: one.number, patron: one.patron || one.who, kind: one.kind }), '']),
  dispute: staff => (staff.disputes ?? []).map(one => [String(one.number), say('pick-dispute', { number: one.number, patron: one.patron, about: one.about }).slice(0, 90), '']),
  error: staff => (staff.payment_errors ?? []).map(one => [String(one.number), say('pick-error', { number: one.number, patron: one.patron, due: one.due, paid: one.paid }), '']),
  matter: (_, duties) => duties.map(one => [String(one.matter), say('pick-matter', { number: one.matter, about: bookText(one.to || one.about || one.id) }), '']),
}

// What a field can be chosen from, where the book or the table says so.
/** @param {string} command @param {string} field @param {Context} context @returns {Chosen[] | null} */
function choicesFor(command, field, { view, felt, bookData }) {
  const ofBook = bookData?.choices[`${command}.${field}`]
  if (ofBook?.length) return ofBook.map(one => [one.value, one.name === one.value ? spelled(one.name, KINDS.get(field)) : bookText(one.name), bookText(one.about ?? '')])
  const staff = view?.private?.staff
  if (field === 'number' && command.endsWith('-wager')) {
    return (staff?.wagers ?? []).map(one => [String(one.number), say('pick-wager', { number: one.number, patron: one.patron, wager: one.wager, stake: one.stake }), ''])
  }
  const cases = CASES[field]?.(staff ?? {}, view?.private?.duties ?? [])
  if (cases) return cases
  if (field === 'wager' && /dispute|payment/.test(command)) return null // a wager by its number, of a coup that may be over
  if (field === 'wager' && felt) return felt.areas.map(one => [one.wager, named('wager', one.wager), ''])
  return null
}

// The list that a field is chosen from; nothing where it is typed.
/** @param {Wire.Asks} field @param {string} command @param {Context} context @returns {Chosen[] | null} */
export function choicesOf(field, command, context) {
  if (field.type === 'choice') return (field.choices ?? []).map(one => [one, one ? sayChoice(one, field.name) : say('staff-none'), ''])
  return field.type === 'list' ? null : choicesFor(command, field.name, context)
}

/** @param {string} one @param {string} field */
const sayChoice = (one, field) => (one === 'player' || one === 'banker' || one === 'tie' ? named('hand', one) : spelled(one, KINDS.get(field)))

// What may be typed, beside anything else.
/** @param {string} command @param {string} field @param {Context} context @returns {string[]} */
export function suggestionsFor(command, field, { view, felt, bookData }) {
  const seats = view?.shared?.seats ?? []
  if (PATRONS.has(field) || (field === 'to' && command !== 'reduce-wagers')) return seats.flatMap(one => one.patron || [])
  if (field === 'seat' || field === 'place') return (felt?.places ?? []).map(String)
  if (field === 'side_wagers') return bookData?.wagers ?? []
  return []
}

/** How the parts of a list are written. @param {Wire.Asks | undefined} each */
export function listHint(each) {
  if (each?.type === 'pair') return each.fields?.[1].type === 'record' ? 'tie=5-500, banker=10-5000' : say('list-hint')
  return each?.type === 'card' ? 'Kh 3s' : 'a, b'
}

// A value of the wire as a person would type it.
/** @param {Wire.Asks} field @param {any} value */
export function written(field, value) {
  if (value === undefined || value === null) return ''
  if (field.type === 'money') return String(value / 100)
  if (field.type === 'time') return local(value)
  if (field.type === 'list') return value.map((/** @type {any} */ one) => writtenPart(field, one)).join(', ')
  return String(value)
}

/** @param {Wire.Asks} field @param {any} one */
function writtenPart(field, one) {
  if (!Array.isArray(one)) return field.each?.type === 'money' ? one / 100 : one
  const [key, value] = one
  return `${key}=${typeof value === 'object' ? `${value.minimum / 100}-${value.maximum / 100}` : value}`
}

/** @param {number} milliseconds */
function local(milliseconds) {
  const at = new Date(milliseconds)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60000).toISOString().slice(0, 16)
}

// --- what a person entered, as a value of the wire; nothing where the field may be left out ---------

// A tick. What is as usual need not be said.
/** @param {Wire.Asks} field @param {boolean} ticked */
export const readTick = (field, ticked) => (ticked === Boolean(field.default) && !field.required ? undefined : ticked)

// One of a list.
/** @param {Wire.Asks} field @param {string} value @param {Wrong} wrong */
export function readChoice(field, value, wrong) {
  if (value !== '') return field.type === 'number' ? Number(value) : value
  if (!field.required) return undefined
  return field.choices?.includes('') ? '' : wrong('…')
}

/** @param {Wire.Asks} field @param {string} typed @param {Wrong} wrong */
export function readTyped(field, typed, wrong) {
  const text = typed.trim()
  if (text !== '') return readText(field, text, wrong)
  if (!field.required) return undefined
  return field.type === 'list' ? [] : wrong('…')
}

/** @param {Wire.Asks} field @param {string} text @param {Wrong} wrong */
function readText(field, text, wrong) {
  switch (field.type) {
    case 'number': return /^-?\d+$/.test(text) ? Number(text) : wrong(text)
    case 'money': return cents(text) ?? wrong(text)
    case 'time': return new Date(text).getTime()
    case 'card': return readCard(text) ?? wrong(text)
    case 'list': return readList(field.each ?? { name: '', type: 'text' }, text, wrong)
    default: return text
  }
}

/** @param {Wire.Asks} each @param {string} text @param {Wrong} wrong @returns {unknown[]} */
function readList(each, text, wrong) {
  const parts = text.split(each.type === 'card' ? /[\s,]+/ : /,/).map(one => one.trim()).filter(Boolean)
  return parts.map(one => (each.type === 'pair' ? readPair(each, one, wrong) : readText(each, one, wrong)))
}

/** @param {Wire.Asks} each @param {string} text @param {Wrong} wrong */
function readPair(each, text, wrong) {
  const [, key, value] = /^([^=]+)=(.+)$/.exec(text) ?? wrong(text)
  if (each.fields?.[1].type !== 'record') return [key.trim(), value.trim()]
  const [, least, most] = /^([\d.]+)-([\d.]+)$/.exec(value.trim()) ?? wrong(text)
  return [key.trim(), { minimum: cents(least) ?? wrong(text), maximum: cents(most) ?? wrong(text) }]
}
