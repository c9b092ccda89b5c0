// The approved documents of the books: which the house hands out, and, for an administrator, attaching one.

import { fill, h } from '../parts/dom.js'
import { ask, NotDone } from '../parts/net.js'
import { rulesOf } from '../parts/rules.js'
import { wrong } from '../parts/sent.js'
import { say } from '../parts/words.js'

/** @param {HTMLElement} place @param {{ role: Wire.Role | null }} me */
export async function documentsPanel(place, me) {
  const books = await ask('/books')
  const found = await Promise.all(books.map(one => ask(`/books/${one.id}/document`)))
  const said = h('p', { class: 'wrong', role: 'alert' })
  fill(place, h('h2', {}, say('documents')), h('p', { class: 'soft' }, say('documents-about')), said,
    h('ul', { class: 'documents' }, books.map((one, at) => h('li', { 'data-key': `document-${one.id}`, 'data-testid': `document-${one.id}` },
      h('h3', {}, one.casino), h('p', {}, h('a', { href: rulesOf(one.id) }, one.id)),
      h('p', { class: found[at].digest && !found[at].sound ? 'wrong' : 'soft' }, standing(one.id, found[at])),
      me.role === 'administrator' && chooser(one.id, said, () => documentsPanel(place, me))))))
}

/** @param {string} book @param {Wire.DocumentShown} found */
function standing(book, found) {
  if (!found.digest) return say('document-none')
  return found.sound ? say('document-is', { bytes: found.bytes ?? 0, digest: found.digest }) : say('error-document-changed', { book })
}

/** @param {string} book @param {HTMLElement} said @param {() => unknown} done */
function chooser(book, said, done) {
  const field = h('input', { type: 'file', accept: '.pdf,.txt,application/pdf,text/plain', onchange: () => send() })
  async function send() {
    const file = field.files?.[0]
    if (!file) return
    said.textContent = ''
    try {
      await attach(book, file)
      await done()
    } catch (error) {
      said.textContent = error.message
    }
    field.value = ''
  }
  return h('label', { class: 'small' }, say('document-attach'), ' ', field)
}

/** @param {string} book @param {File} file */
async function attach(book, file) {
  const response = await fetch(`/api/books/${book}/document`, { method: 'POST', headers: { 'Content-Type': file.type || 'text/plain' }, body: file }).catch(() => { throw new NotDone(say('no-connection')) })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new NotDone(answer.code ? wrong(answer) : say('floor-answered', { status: response.status }))
}
