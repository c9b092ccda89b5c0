// Odds: a book, a variation, decks and options are chosen, and every wager is shown as the floor reckons it, in the book's
// order. All that is chosen stands in the address, so that a link is the whole question. The page reckons nothing, puts
// nothing in an order of its own and recommends nothing. Start at `look`.

import { choices } from './odds/choices.js'
import { asked, questionOf } from './odds/question.js'
import { wagers } from './odds/wagers.js'
import { note } from './parts/announce.js'
import { anew, fill, h, the } from './parts/dom.js'
import { ask } from './parts/net.js'
import { begin } from './parts/session.js'
import { language, say } from './parts/words.js'
import { clauses } from './staff/clauses.js'

/** @import { Question } from './odds/question.js' */

const main = the('#main')
const chosen = h('section', { class: 'panel choices', 'data-testid': 'choices' })
const sheet = h('section', { class: 'odds-sheet', 'aria-live': 'polite', 'data-testid': 'odds' })
/** @type {Wire.BookListed[]} */
let books = []
/** @type {Wire.OddsChoices | null} */
let offered = null
/** @type {Wire.OddsShown | null} */
let found = null
let question = questionOf(location.search)
let times = 0 // of several questions, the answer to the last is shown

/** @param {Partial<Question>} otherwise */
function change(otherwise) {
  const other = otherwise.book !== undefined && otherwise.book !== question.book
  const anew = other || (otherwise.variation !== undefined && otherwise.variation !== question.variation)
  // what is chosen of one variation need not be there in another
  question = { ...question, ...(anew ? { option: [], pay: [] } : {}), ...(other ? { variation: '', decks: '' } : {}), ...otherwise }
  if (otherwise.exact !== undefined && found) {
    keep()
    draw()
  } else look()
}

// A question that is asked again is the same link; going back goes to the one before.
function keep() {
  const address = `/odds?${asked(question)}`
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
}

async function look() {
  const mine = ++times
  sheet.setAttribute('aria-busy', 'true')
  if (!sheet.firstElementChild) fill(sheet, h('p', { class: 'panel soft' }, say('odds-reckoning')))
  try {
    if (!question.book) question.book = books[0]?.id ?? ''
    const about = await ask(`/odds/${encodeURIComponent(question.book)}?language=${language()}`)
    if (mine !== times) return
    offered = about
    if (!question.variation) question.variation = about.variations[0]?.id ?? ''
    drawChoices()
    const answer = await ask(`/odds/${encodeURIComponent(question.book)}/${encodeURIComponent(question.variation)}?${asked(question, language())}`)
    if (mine !== times) return
    found = answer
    keep()
    draw()
  } catch (error) {
    if (mine !== times) return
    found = null
    fill(sheet, h('div', { class: 'panel wrong', role: 'alert', 'data-testid': 'odds-refused' }, h('p', {}, error.message), clauses(/** @type {string[] | undefined} */ (error.facts?.cited), 6)))
  }
  sheet.removeAttribute('aria-busy')
}

function drawChoices() {
  if (offered) anew(chosen, choices({ books, offered, question, change, copy }))
}

function draw() {
  drawChoices()
  if (found) anew(sheet, wagers(found, question, change))
}

async function copy() {
  try {
    await navigator.clipboard.writeText(location.href)
    note(say('odds-copied'))
  } catch {
    note(location.href, { lasts: 20000 }) // a browser that lets nobody write there: it can be taken by hand
  }
}

addEventListener('popstate', () => {
  question = questionOf(location.search)
  look()
})

async function start() {
  const heading = h('h1', {}, say('odds-title'))
  await begin({ middle: heading, onchange: () => location.reload() })
  fill(main, h('div', { class: 'odds-page' }, chosen, sheet))
  books = await ask('/books')
  await look()
  document.addEventListener('language', event => {
    event.preventDefault()
    fill(heading, say('odds-title'))
    look()
  })
}

start().catch(problem => fill(main, h('section', { class: 'panel enter' }, h('h1', {}, problem.message))))
