// The fields of a command: what each can be chosen from, how a value is written for people, and how what they typed is
// read. Nothing here knows a rule: choices come from the description, the book and the view.

import { textOf } from '../parts/book.js'
import { cents } from '../parts/money.js'
import { bookText, named, say, zone } from '../parts/words.js'
import { readCard } from '../staff/card.js'
import { spelled } from '../staff/words.js'
import { instantOf, wallOf } from './zone.js'

/** What a form may know beside the command; `picks` where whoever fills it in chooses rather than types. @typedef {{ view?: Wire.ViewShown | null, felt?: Wire.Felt | null, bookData?: Wire.BookDescribed | null, picks?: boolean }} Context */
/** A value, its name, and what it is about. @typedef {[string, string, string]} Chosen */
/** What is wrong is thrown. @typedef {(text: string) => never} Wrong */

const KINDS = new Map([['kind', 'breach'], ['shoe', 'shoe'], ['channel', 'channel']]) // of the names that a field is chosen from, where they are not plain terms
const MAIN = new Set(['player', 'banker', 'tie'])
const PATRONS = new Set(['patron', 'requested_by', 'nominee', 'dealer', 'opener', 'drawn_by', 'agreed'])

// What is open at the table, by its number.
/** @type {Record<string, (staff: Partial<Wire.Staff>, duties: Wire.DutyShown[]) => Chosen[]>} */
const CASES = {
  breach: staff => (staff.breaches ?? []).map(one => [String(one.number), say('pick-breach', { number: one.number, patron: one.patron || one.who, kind: one.kind }), '']),
  dispute: staff => (staff.disputes ?? []).map(one => [String(one.number), say('pick-dispute', { number: one.number, patron: one.patron, about: one.about }).slice(0, 90), '']),
  error: staff => (staff.payment_errors ?? []).map(one => [String(one.number), say('pick-error', { number: one.number, patron: one.patron, due: one.due, paid: one.paid }), '']),
  matter: (_, duties) => duties.map(one => [String(one.matter), say('pick-matter', { number: one.matter, about: bookText(one.to || one.about || one.id) }), '']),
}

// What stands at the table now, of what a book knows; and what is there for an act that takes something away.
/** @type {Record<string, (view: Wire.ViewShown | null | undefined) => string[] | undefined>} */
const UP = { 'remove-sign.sign': view => view?.shared.board?.signs }
/** @type {Record<string, (view: Wire.ViewShown | null | undefined, context: Context) => Chosen[]>} */
const STANDING = {
  'lift-restriction.wager': view => (view?.shared.board?.restricted ?? []).map(wagerChosen),
  'restrict-wager.wager': (view, { felt }) => (felt?.areas ?? []).map(one => one.wager).filter(one => !MAIN.has(one) && !view?.shared.board?.restricted?.includes(one)).map(wagerChosen),
  'direct-to-vacate.patron': view => (view?.private.staff?.warnings ?? []).filter(one => one.about === 'abstaining').map(one => person(String(one.facts?.patron))),
}
/** @param {string} one @returns {Chosen} */
const wagerChosen = one => [one, named('wager', one), '']
/** @param {string} one @returns {Chosen} */
const person = one => [one, one, '']

/** @param {string} key @param {string} field @param {Context} context @returns {Chosen[] | undefined} */
const ofTheBook = (key, field, { bookData }) => bookData?.choices[key]?.map(one => [one.value, one.name === one.value ? spelled(one.name, KINDS.get(field)) : textOf(bookData.id, one.name), textOf(bookData.id, one.about ?? '')])

// What a field can be chosen from, where the book or the table says so.
/** @param {string} command @param {string} field @param {Context} context @returns {Chosen[] | null} */
function choicesFor(command, field, context) {
  const { view, felt } = context
  const ofBook = ofTheBook(`${command}.${field}`, field, context)
  const up = UP[`${command}.${field}`]?.(view)
  if (ofBook && (ofBook.length || context.picks)) return up ? ofBook.filter(([one]) => up.includes(one)) : ofBook
  const staff = view?.private?.staff
  const standing = STANDING[`${command}.${field}`]?.(view, context)
  if (standing?.length) return standing
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

// Who a field may be about: those at the table, and those who owe it something; anyone else is named.
/** @param {string} command @param {string} field @param {Context} context @returns {Chosen[] | null} */
export function peopleFor(command, field, { view, picks }) {
  if (!picks || field === 'agreed' || !(PATRONS.has(field) || (field === 'to' && command !== 'reduce-wagers'))) return null
  const here = (view?.shared.seats ?? []).flatMap(one => one.patron || [])
  const owing = (view?.private.staff?.debts ?? []).map(one => one.patron)
  return [...new Set([...here, ...owing])].map(person)
}

// The things of which a list has some or none, each at most once; nothing where it is made line by line.
/** @param {Wire.Asks} field @param {Context} context @returns {Chosen[] | null} */
export function ticksOf(field, { view, felt, bookData }) {
  if (field.type !== 'list') return null
  switch (field.name) {
    case 'side_wagers': return (bookData?.wagers ?? []).filter(one => !MAIN.has(one)).map(wagerChosen)
    case 'agreed': return (view?.shared.seats ?? []).flatMap(one => (one.patron ? [person(one.patron)] : []))
    case 'further_areas': return (bookData?.layouts ?? []).map(one => [one.id, textOf(bookData?.id ?? '', one.name), ''])
    case 'closed_places': return places(felt, bookData).map(one => person(String(one)))
    case 'hands': return (field.each?.choices ?? []).map(one => [one, sayChoice(one, field.name), ''])
    default: return null
  }
}

/** @param {Wire.Felt | null | undefined} felt @param {Wire.BookDescribed | null | undefined} bookData */
function places(felt, bookData) {
  const most = Math.max(7, ...(bookData?.layouts ?? []).flatMap(one => [one.places ?? 0, ...one.other_places]))
  return felt?.places ?? Array.from({ length: most }, (_, at) => at + 1)
}

// What the first part of a pair is chosen from, by the list that it stands in.
/** @param {string} list @param {Context} context @returns {Chosen[] | null} */
export function firstOf(list, { felt, bookData }) {
  switch (list) {
    case 'wager_limits': return (bookData?.wagers ?? []).map(wagerChosen)
    case 'options': return (bookData?.options ?? []).map(one => [one.key, textOf(bookData?.id ?? '', one.about), ''])
    case 'piles': return (felt?.chips ?? []).map(one => [String(one), say('chip-of', { amount: one }), ''])
    default: return null
  }
}

// What the second is chosen from once the first is known; nothing where it is typed.
/** @param {string} list @param {string} first @param {Context} context @returns {Chosen[] | null} */
export function secondOf(list, first, { bookData }) {
  const option = list === 'options' ? bookData?.options.find(one => one.key === first) : undefined
  return option && !option.least ? option.values.map(one => [one, spelled(one), '']) : null
}

// What may be typed, beside anything else.
/** @param {string} command @param {string} field @param {Context} context @returns {string[]} */
export function suggestionsFor(command, field, { view, felt }) {
  const seats = view?.shared?.seats ?? []
  if (PATRONS.has(field) || (field === 'to' && command !== 'reduce-wagers')) return seats.flatMap(one => one.patron || [])
  if (field === 'seat' || field === 'place') return (felt?.places ?? []).map(String)
  return []
}

/** How the parts of a list are written. @param {Wire.Asks | undefined} each */
export const listHint = each => (each?.type === 'card' ? 'Kh 3s' : 'a, b')

// A value of the wire as a person would type it.
/** @param {Wire.Asks} field @param {any} value */
export function written(field, value) {
  if (value === undefined || value === null) return ''
  if (field.type === 'money') return String(value / 100)
  if (field.type === 'time') return value ? wallOf(value, zone()) : ''
  if (field.type === 'list') return value.join(', ')
  return String(value)
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
    case 'time': return readTime(text, wrong)
    case 'card': return readCard(text) ?? wrong(text)
    case 'list': return readList(field.each ?? { name: '', type: 'text' }, text, wrong)
    default: return text
  }
}

/** @param {string} text @param {Wrong} wrong */
function readTime(text, wrong) {
  const at = instantOf(text, zone())
  return Number.isNaN(at) ? wrong(text) : at
}

/** @param {Wire.Asks} each @param {string} text @param {Wrong} wrong @returns {unknown[]} */
function readList(each, text, wrong) {
  const parts = text.split(each.type === 'card' ? /[\s,]+/ : /,/).map(one => one.trim()).filter(Boolean)
  return parts.map(one => readText(each, one, wrong))
}
