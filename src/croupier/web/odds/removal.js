// What one card less of each rank does to every wager: for staff and study, and asked of the floor only when it is opened.
// The floor refuses it to anybody else. Start at `removal`.

import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { language, say } from '../parts/words.js'
import { asked } from './question.js'

/** @import { Question } from './question.js' */

/** @param {Question} question */
export function removal(question) {
  const body = h('div', { class: 'removal-body' })
  const box = h('details', { class: 'removal', 'data-key': `removal-${asked(question)}`, 'data-testid': 'removal', ontoggle: () => { if (box.open && !body.firstChild) look(body, question) } },
    h('summary', {}, say('odds-removal')), h('p', { class: 'soft small' }, say('odds-removal-about')), body)
  return box
}

/** @param {HTMLElement} body @param {Question} question */
async function look(body, question) {
  fill(body, h('p', { class: 'soft small' }, say('odds-reckoning')))
  const { book, variation, decks, option } = question
  const of = asked({ book, variation, decks, option, pay: [], removed: '', exact: false }, language())
  try {
    const { wagers } = await ask(`/odds/${encodeURIComponent(book)}/${encodeURIComponent(variation)}/removal?${of}`)
    fill(body, h('table', { class: 'list' },
      h('thead', {}, h('tr', {}, h('th', { scope: 'col' }, say('odds-removal-wager')), wagers[0]?.effects.map(({ rank }) => h('th', { scope: 'col', class: 'number' }, rank)))),
      h('tbody', {}, wagers.map(one => h('tr', {}, h('th', { scope: 'row' }, one.name), one.effects.map(({ shown, effect }) => h('td', { class: 'number', title: effect }, shown)))))))
  } catch (error) {
    fill(body, h('p', { class: 'wrong', role: 'alert' }, error.message))
  }
}
