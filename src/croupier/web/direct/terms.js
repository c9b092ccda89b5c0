// The terms as the file that they are written in: begun from what the book wants, changed, and written as an edition.

import { h } from '../parts/dom.js'
import { language, say } from '../parts/words.js'
import { refusal } from '../staff/refusals.js'

/** @import { Conducted } from '../logic/tournament-desk.js' */

/** The book's own file to begin with, as text. @param {string} book */
export async function template(book) {
  const response = await fetch(`/api/books/${encodeURIComponent(book)}/terms?language=${language()}`)
  return response.ok ? response.text() : ''
}

/** @param {string} text */
export const termsBox = text => {
  const box = h('textarea', { class: 'terms', rows: 18, spellcheck: 'false', 'aria-label': say('direct-terms'), 'data-key': 'terms' })
  box.value = text
  return box
}

// Another edition, of a file that is pasted or chosen.
/** @param {Conducted} desk @param {() => void} [done] */
export function termsForm(desk, done = () => {}) {
  const said = h('div', { 'aria-live': 'polite' })
  const box = termsBox('')
  return h('form', { class: 'grid', onsubmit: async event => {
    event.preventDefault()
    const answer = await desk.enter('write-terms', { terms: box.value })
    if (answer.done) done()
    else said.replaceChildren(refusal('write-terms', answer))
  } }, h('p', { class: 'soft' }, say('direct-terms-about')), fileInto(box), box, said, h('div', { class: 'row end' }, h('button', { class: 'main', type: 'submit' }, say('direct-terms-write'))))
}

/** @param {HTMLTextAreaElement} box */
export const fileInto = box => h('input', { type: 'file', accept: '.toml,text/plain', 'aria-label': say('direct-terms-file'), 'data-key': 'terms-file', onchange: async event => {
  const [file] = event.target.files ?? []
  if (file) box.value = await file.text()
} })
