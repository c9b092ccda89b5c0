// The words of books: what a book calls its wagers, variations and rows, in the language of the page and in the one beside
// it. Until they come a felt's own English names stand in. It knows no browser: language.js says how they are brought.
// Start at `readTable`; a page that lists tables of several books: `textOf`.

import { language, languageBeside, read, readBook } from './words.js'

/** By stable name and by English text. @typedef {Record<string, string>} Words */

const ENGLISH = 'en' // a book's texts are written in it
/** By language and book. @type {Map<string, Words>} */
const kept = new Map()
/** Those that are on their way. @type {Map<string, Promise<void>>} */
const coming = new Map()
/** English names of wagers, by the felt they are on. @type {WeakMap<Wire.Felt, Words>} */
const ofFelts = new WeakMap()
/** @type {(book: string, language: string) => Promise<Wire.BookWords>} */
let bring = () => new Promise(() => {}) // nobody brings them yet
let came = () => {}

// How a book's words are brought, and who is told when they came.
/** @param {typeof bring} how @param {typeof came} then */
export function bringWith(how, then) {
  bring = how
  came = then
}

// Once, whoever asks; where they do not come they are asked for again the next time.
/** @param {string} code @param {string} book */
function brought(code, book) {
  const key = `${code} ${book}`
  if (kept.has(key)) return Promise.resolve()
  const under = coming.get(key) ?? bring(book, code).then(async ({ parent, words }) => {
    if (parent) await brought(code, parent)
    kept.set(key, parent ? { ...kept.get(`${code} ${parent}`), ...words } : words)
    if (code === language() || code === languageBeside()) came()
  }, () => {}).finally(() => coming.delete(key))
  coming.set(key, under)
  return under
}

/** @param {string} code @param {string} book */
function words(code, book) {
  if (code) brought(code, book)
  return kept.get(`${code} ${book}`)
}

/** @param {Wire.Felt} felt */
function namesOn(felt) {
  const names = ofFelts.get(felt) ?? Object.fromEntries(felt.areas.map(one => [`wager-${one.wager}`, one.name]))
  ofFelts.set(felt, names)
  return names
}

/** @type {Words} */
const NONE = {}

/** A table's money and book, as its felt and its card have them. @typedef {{ symbol: string, book?: string }} OfTable */

/** @param {OfTable} table @param {Wire.Felt | null | undefined} felt @param {Words} [beside] */
function reading({ symbol, book }, felt, beside) {
  read({ symbol })
  if (book) readBook(words(language(), book) ?? (felt ? namesOn(felt) : NONE), beside)
}

// What is spoken of from now on is this table: its money, and what its book calls its wagers.
/** @param {OfTable} table @param {Wire.Felt | null | undefined} felt */
export const readTable = (table, felt) => reading(table, felt)

// The same on a page that shows the book's names in two languages.
/** @param {Wire.Felt} felt */
export const readTableInTwo = felt => reading(felt, felt, words(languageBeside(), felt.book))

// Before tables of these books are spoken of.
/** @param {string[]} books */
export const bringBooks = books => Promise.all([...new Set(books)].map(book => brought(language(), book)))

// Before tables of these books are listed, by texts and not by names.
/** @param {string[]} books */
export async function bringTexts(books) {
  if (language() !== ENGLISH) await bringBooks(books)
}

// A text of this book, whichever table is spoken of.
/** @param {string} book @param {string} text */
export const textOf = (book, text) => kept.get(`${language()} ${book}`)?.[text] ?? text
