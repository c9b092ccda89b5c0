// What a page says: one sentence in a polite live region, short notes, refusals with their clauses, and clauses in our words.

import { h } from './dom.js'
import { ask, NotDone } from './net.js'
import { refusal, wrong } from './sent.js'
import { language, say } from './words.js'

/** @type {HTMLElement | undefined} */
let region

function liveRegion() {
  if (!region) {
    region = h('div', { class: 'heard', 'aria-live': 'polite', role: 'log', id: 'heard' })
    document.body.append(region)
  }
  return region
}

// Say a sentence to whoever listens; a few are kept, so that none is cut off by the next.
/** @param {string} text */
export function announce(text) {
  const place = liveRegion()
  place.append(h('p', {}, text))
  while (place.childElementCount > 12) place.firstElementChild?.remove()
}

/** @type {HTMLElement | undefined} */
let urgent

// Say a sentence at once, before anything else that is being said; for what has to be answered soon.
/** @param {string} text */
export function announceNow(text) {
  if (!urgent) {
    urgent = h('div', { class: 'heard', 'aria-live': 'assertive', role: 'alert', id: 'heard-now' })
    document.body.append(urgent)
  }
  urgent.replaceChildren(h('p', {}, text))
}

/** @type {HTMLElement | undefined} */
let notes

// A short note at the foot of the page; gone after a while, or with a click.
/** @param {string} text @param {{ kind?: string, clauses?: string[], lasts?: number }} [how] */
export function note(text, { kind = '', clauses = [], lasts = 7000 } = {}) {
  if (!notes) {
    notes = h('div', { class: 'notes' })
    document.body.append(notes)
  }
  /** @type {HTMLElement} */
  const one = h(
    'div',
    { class: `note ${kind}` },
    h('span', {}, text),
    clauses.slice(0, 4).map(clause => clauseButton(clause)),
    h('button', { class: 'quiet small', 'aria-label': say('close'), onclick: () => one.remove() }, '×'),
  )
  notes.append(one)
  while (notes.childElementCount > 3) notes.firstElementChild?.remove()
  announce(text)
  let timer = setTimeout(() => one.remove(), lasts)
  one.addEventListener('pointerenter', () => clearTimeout(timer))
  one.addEventListener('pointerleave', () => (timer = setTimeout(() => one.remove(), 2500)))
  one.addEventListener('focusin', () => clearTimeout(timer))
  return one
}

// What the floor did not do and no part of a page heard of, as when it went while a page was being filled: said once, and
// what is shown stays. Anything else is a mistake of ours, and stays one.
addEventListener('unhandledrejection', event => {
  if (!(event.reason instanceof NotDone)) return
  event.preventDefault()
  const { message } = event.reason
  if (![...(notes?.children ?? [])].some(one => one.firstElementChild?.textContent === message)) note(message, { kind: 'refused' })
})

export const dismissNotes = () => {
  const any = (notes?.childElementCount ?? 0) > 0
  notes?.replaceChildren()
  return any
}

// Say what became of a command, if it was not simply done. True when it was.
/** @param {import('../logic/live.js').Answered} answer */
export function answered(answer) {
  if (answer.done) return true
  if (answer.refused) note(refusal(answer.refused), { kind: 'refused', clauses: answer.refused.clauses, lasts: 12000 })
  else if (answer.conflict) note(say('conflict'), { kind: 'refused' })
  else if (answer.lost) note(say('lost-command'), { kind: 'refused', lasts: 12000 })
  else note(wrong(answer) || say('refused'), { kind: 'refused', clauses: /** @type {string[] | undefined} */ (answer.facts?.cited), lasts: answer.facts?.cited ? 12000 : undefined })
  return false
}

// A clause as a small button that opens it.
/** @param {string} clause @param {string} [text] */
export function clauseButton(clause, text = clause.slice(clause.indexOf(':') + 1)) {
  return h('button', { class: 'clause', type: 'button', 'data-key': `clause-${clause}`, title: clause, onclick: () => showClauses([clause]) }, text)
}

// A dialog with a heading; Esc and the button close it. Gives the dialog.
/** @param {string} heading @param {import('./dom.js').Child[]} children */
export function dialog(heading, ...children) {
  const id = `d${Math.random().toString(36).slice(2)}`
  const box = h('dialog', { 'aria-labelledby': id }, h('h2', { id }, heading), ...children)
  box.addEventListener('close', () => box.remove())
  box.addEventListener('click', event => event.target === box && !box.hasAttribute('data-stays') && box.close())
  document.body.append(box)
  box.showModal()
  return box
}

const closing = () => h('button', { type: 'button', onclick: event => event.target.closest('dialog')?.close() }, say('close'))

export const closeRow = () => h('div', { class: 'row end' }, closing())

// Where a clause stands in the book to read.
/** @param {string} clause */
export function inTheBook(clause) {
  const at = clause.indexOf(':')
  return `/rules/${clause.slice(0, at)}?language=${language()}#clause-${encodeURIComponent(clause.slice(at + 1).replaceAll(' ', '_'))}`
}

// Clauses with their paraphrase, under an optional sentence that says what they decided.
/** @param {string[]} clauses @param {string} [heading] @param {import('./dom.js').Child[]} before */
export async function showClauses(clauses, heading = say('why'), ...before) {
  const list = h('div', { class: 'grid' }, h('p', {}, say('reading')))
  const box = dialog(heading, h('div', { class: 'grid' }, ...before, list, closeRow()))
  const read = await Promise.all(
    clauses.map(clause =>
      ask(`/clauses/${clause.split('/').map(encodeURIComponent).join('/')}?language=${language()}`).catch(error => ({ clause, casino: undefined, says: say('no-clause', { why: error.message }) })),
    ),
  )
  if (!box.isConnected) return
  list.replaceChildren(
    ...read.map(one =>
      h(
        'section',
        { class: 'clause-text' },
        h('h3', {}, say('clause-of', { casino: one.casino ?? one.clause.split(':')[0], number: one.clause.slice(one.clause.indexOf(':') + 1) })),
        h('p', {}, one.says),
        h('p', { class: 'small' }, h('a', { href: inTheBook(one.clause), target: '_blank' }, say('in-the-book'))),
      ),
    ),
    h('p', { class: 'soft small' }, say('our-words')),
  )
}
