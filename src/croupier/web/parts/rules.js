// Where the rules are read and had: the book in our words, a clause in it, and the approved document itself.

import { closeRow, dialog, showClauses } from './announce.js'
import { h } from './dom.js'
import { ask } from './net.js'
import { language, say } from './words.js'

/** @param {string} book */
export const rulesOf = book => `/rules/${encodeURIComponent(book)}?language=${language()}`

// Whoever asks for a copy of the rules gets the document that the house attached, or hears that there is none.
/** @param {string} book @param {string[]} clauses */
export async function handOut(book, clauses) {
  /** @type {Wire.DocumentShown} */
  let found
  try {
    found = await ask(`/books/${encodeURIComponent(book)}/document`)
  } catch (error) {
    dialog(say('copy-of-rules'), h('div', { class: 'grid' }, h('p', { class: 'wrong' }, error.message), closeRow()))
    return
  }
  const download = h('a', { class: 'button main', href: `/rules/${encodeURIComponent(book)}/document`, download: true, 'data-testid': 'rules-document' }, say('document-have'))
  const about = found.sound
    ? [h('p', {}, download), h('p', { class: 'soft small digest' }, say('document-is', { bytes: found.bytes ?? 0, digest: found.digest ?? '' }))]
    : [h('p', { class: 'wrong', 'data-testid': 'no-document' }, say(found.digest ? 'error-document-changed' : 'error-no-document', { book }))]
  await showClauses(clauses, say('copy-of-rules'), ...about, h('p', {}, h('a', { href: rulesOf(book), target: '_blank' }, say('rules-to-read'))))
}
