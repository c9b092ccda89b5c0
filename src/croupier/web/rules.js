// The rules: every book to read, to have and to print, clauses of all of them by their words, and two books side by side.
// What is asked stands in the address, so that a link is the whole question. Start at `start`.

import { handOut, rulesOf } from './parts/rules.js'
import { anew, fill, h, the } from './parts/dom.js'
import { ask } from './parts/net.js'
import { begin } from './parts/session.js'
import { language, say } from './parts/words.js'
import { compared } from './rules/compared.js'
import { found } from './rules/found.js'

/** @typedef {{ target: HTMLSelectElement }} Changed */

const main = the('#main')
const shelf = h('section', { class: 'panel shelf', 'data-testid': 'books' })
const seek = h('section', { class: 'panel seek', 'data-testid': 'search' })
const beside = h('section', { class: 'panel beside', 'data-testid': 'compare' })
/** @type {Wire.BookListed[]} */
let books = []
const asked = { words: '', left: '', right: '' }
/** @type {Wire.ClausesFound | null} */
let clauses = null
/** @type {Wire.BooksCompared | null} */
let two = null
const wrong = { seek: '', beside: '' }
const times = { seek: 0, beside: 0 } // of several questions, the answer to the last is shown

// A book by its house; a house with several has each by its id.
/** @param {Wire.BookListed} one */
const named = one => (books.filter(other => other.casino === one.casino).length > 1 ? `${one.casino} · ${one.id}` : one.casino)

function read() {
  const query = new URLSearchParams(location.search)
  for (const name of /** @type {const} */ (['words', 'left', 'right'])) asked[name] = query.get(name) ?? ''
}

function keep() {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
  const address = query.size ? `/rules?${query}` : '/rules'
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
}

async function search() {
  const mine = ++times.seek
  wrong.seek = ''
  let answer = null
  try {
    if (asked.words) answer = await ask(`/rules/search?${new URLSearchParams({ words: asked.words, language: language() })}`)
  } catch (error) {
    wrong.seek = error.message
  }
  if (mine !== times.seek) return
  clauses = answer
  drawSeek()
}

async function compare() {
  const mine = ++times.beside
  wrong.beside = ''
  let answer = null
  try {
    if (asked.left && asked.right) answer = await ask(`/rules/compare/${encodeURIComponent(asked.left)}/${encodeURIComponent(asked.right)}?language=${language()}`)
  } catch (error) {
    wrong.beside = error.message
  }
  if (mine !== times.beside) return
  two = answer
  drawBeside()
}

// An edition as people tell it from others: its book, version, and the beginning of its digest.
/** @param {string} edition */
const shortly = edition => edition.replace(/\b([0-9a-f]{12})[0-9a-f]{52}\b/, '$1')

function drawShelf() {
  anew(shelf, [
    h('h2', {}, say('rules-books')),
    h('p', { class: 'soft small' }, say('our-words')),
    h('ul', { class: 'plain' }, books.map(one => h('li', { 'data-key': one.id, 'data-book': one.id },
      h('span', { class: 'name' }, h('b', {}, named(one)), h('span', { class: 'soft small', title: one.edition }, shortly(one.edition))),
      h('span', { class: 'row' },
        h('a', { class: 'button small main', 'data-key': 'read', href: rulesOf(one.id) }, say('rules-to-read')),
        h('button', { type: 'button', class: 'small', 'data-key': 'copy', onclick: () => copyOf(one.id) }, say('document-have')),
        h('a', { class: 'button small', 'data-key': 'odds', href: `/odds?${new URLSearchParams({ book: one.id })}` }, say('rules-odds')))))),
  ])
}

// By which clauses whoever asks is given the document is told with it.
/** @param {string} book */
const copyOf = book => ask(`/books/${encodeURIComponent(book)}/document`).then(({ clauses: under }) => under, () => []).then(under => handOut(book, under))

function drawSeek() {
  const field = h('input', { type: 'search', name: 'words', 'data-key': 'words', value: asked.words, maxlength: 100, autocomplete: 'off', spellcheck: 'false', 'aria-label': say('rules-words') })
  anew(seek, [
    h('h2', {}, say('rules-search')),
    h('form', { class: 'row', role: 'search', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); asked.words = field.value.trim(); keep(); search() } },
      field, h('button', { type: 'submit', 'data-key': 'seek' }, say('rules-seek'))),
    wrong.seek ? h('p', { class: 'wrong', role: 'alert' }, wrong.seek) : null,
    clauses ? found(clauses) : null,
  ])
}

function drawBeside() {
  const choice = (/** @type {'left' | 'right'} */ side) => h('select', { name: side, 'data-key': side, 'aria-label': say(side === 'left' ? 'rules-left' : 'rules-right'), onchange: (/** @type {Changed} */ { target }) => { asked[side] = target.value; keep(); compare() } },
    h('option', { value: '', selected: !asked[side] }, say('rules-choose')), books.map(one => h('option', { value: one.id, selected: one.id === asked[side] }, named(one))))
  anew(beside, [
    h('h2', {}, say('rules-compare')),
    h('div', { class: 'row choose' }, choice('left'), choice('right'), two ? h('button', { type: 'button', class: 'small', 'data-key': 'print', onclick: () => print() }, say('rules-print')) : null),
    wrong.beside ? h('p', { class: 'wrong', role: 'alert' }, wrong.beside) : null,
    two ? compared(two) : null,
  ])
}

function look() {
  read()
  return Promise.all([search(), compare()])
}

addEventListener('popstate', look)

async function start() {
  const heading = h('h1', {}, say('rules-title'))
  await begin({ middle: heading, onchange: () => location.reload() })
  books = await ask('/books')
  fill(main, h('div', { class: 'rules-page' }, shelf, seek, beside))
  drawShelf()
  await look()
  document.addEventListener('language', event => {
    event.preventDefault()
    fill(heading, say('rules-title'))
    drawShelf()
    look()
  })
}

start().catch(problem => fill(main, h('section', { class: 'panel enter' }, h('h1', {}, problem.message))))
