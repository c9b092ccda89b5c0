// The trainer: which book is practised, one drill after the other, and the score by clause. The floor makes the drills and
// judges them; what was learnt lies in this browser and goes along with every question. Time is shown and judges nothing.
// Start at `next`.

import { anew, fill, h, the } from './parts/dom.js'
import { ask } from './parts/net.js'
import { begin, learnKeys } from './parts/session.js'
import { language, say } from './parts/words.js'
import { clauses } from './staff/clauses.js'
import { asksOf, givenOf, handsOf, verdictOf } from './train/drill.js'
import { forget, keep, keepKinds, keepPlace, keepSeed, keepTook, kept, kinds as keptKinds, openSeed, place as keptPlace, took } from './train/kept.js'

/** @import { Submitted } from './parts/dom.js' */

/** @type {Wire.DrillShown['kind'][]} */
const KINDS = ['third-card', 'winner', 'payout', 'irregularity']
const choose = /** @type {HTMLFormElement} */ (the('#choose'))
const place = the('#drill')
const score = the('#score')
/** @type {Wire.BookTrained[]} */
let books = []
let book = ''
let variation = ''
let kinds = new Set(KINDS)
/** @type {Wire.DrillShown | null} */
let drill = null
/** @type {Wire.DrillJudged | null} */
let judged = null
let since = 0
let taken = 0 // seconds, of the drill that was answered

function seed() {
  const open = openSeed() || crypto.getRandomValues(new Uint32Array(2)).join('-')
  keepSeed(open)
  return open
}
const learnt = () => kept(book, variation)

// --- what is practised ---------------------------------------------------------------------------

function drawChoice() {
  const here = books.find(one => one.book === book)
  anew(choose, h('p', { class: 'soft' }, say('train-lead')),
    h('div', { class: 'row' },
      h('label', { class: 'field' }, h('span', {}, say('train-book')), h('select', { name: 'book', 'data-key': 'book', onchange: (/** @type {{ target: HTMLSelectElement }} */ { target }) => practise(target.value, '') },
        books.map(one => h('option', { value: one.book, selected: one.book === book }, `${one.casino} · ${one.title}`)))),
      h('label', { class: 'field' }, h('span', {}, say('train-variation')), h('select', { name: 'variation', 'data-key': 'variation', onchange: (/** @type {{ target: HTMLSelectElement }} */ { target }) => practise(book, target.value) },
        here?.variations.map(one => h('option', { value: one.id, selected: one.id === variation }, one.name))))),
    h('fieldset', { class: 'row' }, h('legend', {}, say('train-kinds')), KINDS.map(kind => h('label', { class: 'row' }, h('input', { type: 'checkbox', name: 'kinds', value: kind, 'data-key': `kind-${kind}`, checked: kinds.has(kind), onchange: (/** @type {{ target: HTMLInputElement }} */ { target }) => {
      kinds[target.checked ? 'add' : 'delete'](kind)
      keepKinds([...kinds])
      if (!drill || judged || !kinds.has(drill.kind)) next()
    } }), say(`train-kind-${kind}`)))))
}

/** @param {string} which @param {string} style */
function practise(which, style) {
  const found = books.find(one => one.book === which) ?? books[0]
  book = found.book
  variation = (found.variations.find(one => one.id === style) ?? found.variations[0]).id
  keepPlace(book, variation)
  drawChoice()
  drawScore()
  return next()
}

// --- one drill after the other -------------------------------------------------------------------

async function next() {
  judged = null
  if (!kinds.size) {
    drill = null
    fill(place, h('p', { class: 'soft' }, say('train-choose-kind')))
    return
  }
  await trying(async () => {
    drill = await ask('/train/next', { book, variation, kinds: [...kinds], seed: seed(), learnt: learnt(), language: language() })
    since = performance.now()
    draw()
  })
}

/** @param {HTMLFormElement} form */
async function answer(form) {
  if (!drill || judged) return
  const { lesson, seed: from } = drill
  taken = gone()
  await trying(async () => {
    judged = await ask('/train/answer', { book, variation, lesson, seed: from, given: givenOf(form), learnt: learnt(), language: language() })
    keep(book, variation, judged.learnt)
    keepTook(book, variation, taken)
    keepSeed('')
    draw(givenOf(form))
    drawScore()
  })
}

/** @param {() => Promise<void>} work */
async function trying(work) {
  try {
    await work()
  } catch (error) {
    fill(place, h('p', { class: 'wrong', role: 'alert' }, error.message), h('button', { type: 'button', onclick: next }, say('train-next')))
  }
}

const gone = () => Math.round((performance.now() - since) / 1000)

// Shown while it runs; nobody is judged by it.
setInterval(() => {
  const clock = place.querySelector('[data-testid=taken]')
  if (clock && drill && !judged) clock.textContent = say('train-by', { seconds: gone() })
}, 1000)

/** @param {Record<string, string>} [given] */
function draw(given = {}) {
  if (!drill) return
  const done = judged
  anew(place,
    h('div', { class: 'drill-head' }, h('h2', {}, say(`train-kind-${drill.kind}`)), h('span', { class: 'soft', 'data-testid': 'taken', 'aria-live': 'off' }, say('train-by', { seconds: done ? taken : gone() }))),
    h('ul', { class: 'drill-told', 'data-testid': 'told' }, drill.told.map(one => h('li', {}, one))),
    handsOf(drill),
    h('form', { class: 'drill-asks', 'data-testid': 'drill', 'data-lesson': drill.lesson, 'data-seed': drill.seed, onsubmit: (/** @type {Submitted} */ event) => {
      event.preventDefault()
      if (judged) next()
      else answer(/** @type {HTMLFormElement} */ (event.target))
    } }, asksOf(drill, given, done), done ? verdictOf(done, clauses(done.clauses, 4)) : null,
    h('div', { class: 'row' }, h('button', { type: 'submit', class: 'main', 'data-key': 'go' }, say(done ? 'train-next' : 'train-answer')))))
  const first = /** @type {HTMLElement | null} */ (done ? place.querySelector('[data-key=go]') : place.querySelector('form input'))
  first?.focus()
}

// --- the score -----------------------------------------------------------------------------------

function drawScore() {
  const all = learnt()
  const [asked, right] = [all.reduce((sum, one) => sum + one.asked, 0), all.reduce((sum, one) => sum + one.right, 0)]
  anew(score, h('h2', {}, say('train-score')),
    all.length ? [h('p', { 'data-testid': 'so-far' }, say('train-so-far', { right, asked, seconds: Math.round(took(book, variation) / asked) })),
      h('table', { class: 'list' }, h('thead', {}, h('tr', {}, ['clause', 'kind', 'right', 'box'].map(one => h('th', { scope: 'col' }, say(`train-score-${one}`))))),
        h('tbody', {}, [...all].sort((one, other) => one.box - other.box || one.due - other.due).map(row))),
      h('button', { type: 'button', class: 'quiet small', 'data-key': 'forget', onclick: () => { forget(book, variation); drawScore() } }, say('train-forget'))]
      : h('p', { class: 'soft' }, say('train-score-none')))
}

/** @param {Wire.LearntSo} one */
function row(one) {
  const [kind, ...clause] = one.lesson.split(' ')
  return h('tr', { 'data-key': `lesson-${one.lesson}` }, h('td', {}, clauses([clause.join(' ')], 1)), h('td', {}, say(`train-kind-${kind}`)), h('td', { class: 'number' }, `${one.right} / ${one.asked}`), h('td', { class: 'number' }, String(one.box)))
}

// --- the start -----------------------------------------------------------------------------------

// A number chooses, of the first thing that is not answered yet; the last choice answers the drill. What is typed goes on
// by itself where it is one figure. Enter answers and goes on, as in every form.
learnKeys([{ keys: ['1', '2', '3', '4'], shown: '1 2 3 4', label: 'key-train-choose', when: () => !!drill && !judged, run: event => choiceBy(event.key) }, { keys: ['Enter'], shown: 'Enter', label: 'key-train-next', when: () => !!drill, run: event => {
  if (/** @type {HTMLElement} */ (event.target).closest('button, a, select')) return false
  place.querySelector('form')?.requestSubmit()
} }])

// A shortcut is not heard in a field; a radio button takes no figures, and is where the hand rests here.
place.addEventListener('keydown', event => {
  const at = /** @type {HTMLInputElement} */ (event.target)
  if (at.type === 'radio' && !event.ctrlKey && !event.metaKey && !event.altKey && choiceBy(event.key)) event.preventDefault()
})

/** @param {string} key */
function choiceBy(key) {
  const found = drill && !judged && /^[1-4]$/.test(key) ? open()?.querySelectorAll('input')[Number(key) - 1] : undefined
  if (found?.type !== 'radio') return false
  found.checked = true
  onward()
  return true
}

place.addEventListener('input', event => {
  const typed = /** @type {HTMLInputElement} */ (event.target)
  if (typed.maxLength === 1 && typed.value && typed.validity.valid) onward()
})

/** @returns {HTMLElement | undefined} the first thing asked that is not answered */
const open = () => [.../** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll('[data-ask]'))].find(one => ![...one.querySelectorAll('input')].some(each => (each.type === 'radio' ? each.checked : each.value)))

function onward() {
  const left = open()
  if (left) left.querySelector('input')?.focus()
  else if (place.querySelector('[data-ask]:last-of-type input[type=radio]')) place.querySelector('form')?.requestSubmit()
}

async function start() {
  const heading = h('h1', {}, say('train-title'))
  await begin({ middle: [heading] })
  const wanted = new URLSearchParams(location.search)
  const before = keptPlace()
  kinds = new Set(KINDS.filter(one => keptKinds(KINDS).includes(one)))
  const load = async () => { books = await ask(`/train/books?language=${language()}`) }
  await load()
  await practise(wanted.get('book') ?? before.book, wanted.get('variation') ?? before.variation)
  document.addEventListener('language', async event => {
    event.preventDefault()
    fill(heading, say('train-title'))
    await load()
    await practise(book, variation)
  })
}

start().catch(problem => fill(place, h('h1', {}, problem.message)))
