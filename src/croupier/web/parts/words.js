// What the page says: its language, and where the layout has room for two the one beside it. It knows no browser: the
// catalogues are handed to it by language.js, who reads and at which table by the page. Start at `say`.

import { Speaker } from '../logic/speaker.js'
import { clockName } from '../logic/zone.js'

/** @import { Facts, Reader } from '../logic/speaker.js' */

/** @type {Reader} */
const reader = { me: '', name: person => person, symbol: '$', zone: '' }
let own = new Speaker({ language: '', tag: 'en', name: '', beside: '', digest: '', messages: {} })
/** @type {Speaker | null} */
let other = null

// Speak this catalogue from now on; `missing` is told what could not be said.
/** @param {Wire.PageWords} words @param {Wire.PageWords | null} [beside] @param {(what: string) => void} [missing] */
export function speak(words, beside = null, missing = undefined) {
  own = Object.assign(new Speaker(words, missing), { reader })
  other = beside && Object.assign(new Speaker(beside, missing), { reader })
}

// Who reads, how people are called, the symbol of the money and the clocks of what is spoken of from now on.
/** @param {Partial<Reader>} known */
export function read({ me = reader.me, name = reader.name, symbol = reader.symbol, zone = reader.zone }) {
  Object.assign(reader, { me, name, symbol, zone })
}

// The words of the book that is spoken of from now on, and those in the language beside.
/** @param {Record<string, string>} words @param {Record<string, string>} [beside] */
export function readBook(words, beside = {}) {
  own.book = words
  if (other) other.book = beside
}

/** @type {WeakMap<Record<string, string>, number>} */
const signs = new WeakMap() // of books' words, which are never changed
let signed = 0

// What would be said otherwise has another sign: the language, or the book's words for its things.
export function wording() {
  if (!signs.has(own.book)) signs.set(own.book, ++signed)
  return `${own.language} ${signs.get(own.book)}`
}

export const language = () => own.language
export const languageBeside = () => other?.language ?? ''
export const tag = () => own.tag

// A text of the book's own, where it has a translation.
/** @param {string} text */
export const bookText = text => own.book[text] ?? text
// The same in the language beside; nothing where it is the same, as where a book has no translation.
/** @param {string} text */
export function bookTextBeside(text) {
  const found = other?.book[text] ?? ''
  return found === bookText(text) ? '' : found
}

/** @param {string} id @param {Facts} [facts] @param {string} [form] */
export const say = (id, facts = {}, form = '') => own.say(id, facts, form)

// The same in the language beside; nothing where there is none.
/** @param {string} id @param {Facts} [facts] @param {string} [form] */
export const sayBeside = (id, facts = {}, form = '') => other?.say(id, facts, form) ?? ''
export const tagBeside = () => other?.tag ?? ''

/** @param {string} id @param {string} [form] */
export const has = (id, form = '') => own.has(id, form)

// A stable name as people say it.
/** @param {string} kind @param {unknown} name */
export const named = (kind, name) => own.named(kind, name)
/** @param {string} kind @param {unknown} name */
export const namedBeside = (kind, name) => other?.named(kind, name) ?? ''

// Somebody by their name, or by what stands for them.
/** @param {string} id */
export const person = id => own.person(id)

// Whole cents as people write them, in the currency of the table.
/** @param {number} cents */
export const money = cents => own.money(cents)
export const symbol = () => reader.symbol

// By whose clock times are said and entered: a zone, or nothing where it is the browser's; and what that clock is called.
export const zone = () => reader.zone
/** @param {number} instant */
export const clockAt = instant => (reader.zone ? clockName(instant, reader.zone, own.tag) : '')

/** @param {string | null | undefined} card */
export const cardName = card => own.cardName(card)
