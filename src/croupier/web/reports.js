// Reports, for managers and inspectors and for supervisors of their tables: those of every book in use, one of them for the days that are asked for, to look at,
// to print and to keep. The floor makes it, and says its words; a page adds nothing up. Start at `show`.

import { anew, fill, h, the } from './parts/dom.js'
import { ask } from './parts/net.js'
import { language, say } from './parts/words.js'
import { clauses } from './staff/clauses.js'
import { dutiesPanel } from './staff/duties.js'
import { enter } from './staff/gate.js'

/** @import { Submitted } from './parts/dom.js' */

const main = the('#main')
const choice = h('select', { name: 'report', 'data-key': 'report', onchange: (/** @type {{ target: HTMLSelectElement }} */ { target }) => { const one = listed.find(each => key(each) === target.value); if (one) choose(one) } })
const days = h('form', { class: 'panel days', 'data-testid': 'days', onsubmit: (/** @type {Submitted} */ event) => { event.preventDefault(); look() } })
const duties = h('section', { class: 'panel', hidden: true })
const sheet = h('section', { class: 'sheet', 'aria-live': 'polite' })
/** @type {Wire.ReportListed[]} */
let listed = []
/** @type {Wire.ReportListed | null} */
let chosen = null
/** @type {Set<string>} */
const by = new Set() // how figures are added up
const MANY = 10 // columns that a screen of 1366 has room for as they are
let asked = 0 // of several, what was asked for last is shown

/** @param {Wire.ReportListed} one */
const key = one => `${one.book}/${one.report}`

// --- which report --------------------------------------------------------------------------------

// By casino; a casino with several books has each by its id.
function drawList() {
  const books = [...new Map(listed.map(one => [one.book, one.casino]))]
  const several = (/** @type {string} */ casino) => books.filter(one => one[1] === casino).length > 1
  anew(choice, books.map(([book, casino]) => h('optgroup', { label: several(casino) ? `${casino} · ${book}` : casino }, listed.filter(one => one.book === book).map(one => h('option', { value: key(one), selected: one === chosen }, one.title)))))
}

/** @param {Wire.ReportListed} one @param {string} first @param {string} last */
const address = (one, first, last) => `/reports?${new URLSearchParams({ report: key(one), from: first, to: last })}`

/** @param {Wire.ReportListed} one @param {string} [first] @param {string} [last] */
function choose(one, first = one.first, last = one.last) {
  chosen = one
  sheet.replaceChildren()
  drawList()
  drawDays(first, last)
  look()
}

// --- of which days -------------------------------------------------------------------------------

const first = h('input', { type: 'date', name: 'first', required: true, 'data-key': 'first' })
const last = h('input', { type: 'date', name: 'last', required: true, 'data-key': 'last' })

/** @param {string} from @param {string} to */
function drawDays(from, to) {
  if (!chosen) return
  const one = chosen
  first.value = from
  last.value = to
  const month = one.period === 'month'
  days.hidden = false
  anew(days, h('div', { class: 'row ask' },
      h('label', { class: 'field which' }, h('span', {}, say('reports-which')), choice),
      h('label', { class: 'field' }, h('span', {}, say('reports-from')), first), h('label', { class: 'field' }, h('span', {}, say('reports-to')), last),
      h('button', { type: 'submit', class: 'main', 'data-key': 'show' }, say('reports-show')),
      h('button', { type: 'button', 'data-key': 'usual', onclick: () => period(one.first, one.last) }, say(month ? 'reports-last-month' : 'reports-last-day')),
      h('button', { type: 'button', 'data-key': 'so-far', onclick: () => period(month ? `${one.today.slice(0, 8)}01` : one.today, one.today) }, say(month ? 'reports-this-month' : 'reports-this-day'))),
    one.by.length ? h('fieldset', { class: 'row by' }, h('legend', {}, say('reports-by')), one.by.map(each => h('label', { class: 'row' }, h('input', { type: 'checkbox', name: 'by', value: each, 'data-key': `by-${each}`, checked: by.has(each), onchange: (/** @type {{ target: HTMLInputElement }} */ { target }) => { by[target.checked ? 'add' : 'delete'](each); look() } }), say(`reports-by-${each}`)))) : null,
    clauses(one.clauses, 6))
}

/** @param {string} from @param {string} to */
function period(from, to) {
  first.value = from
  last.value = to
  look()
}

// --- the report itself ---------------------------------------------------------------------------

async function look() {
  if (!chosen) return
  const mine = ++asked
  const query = new URLSearchParams({ from: first.value, to: last.value, language: language() })
  for (const each of chosen.by) if (by.has(each)) query.append('by', each)
  history.replaceState(null, '', address(chosen, first.value, last.value))
  sheet.setAttribute('aria-busy', 'true')
  if (!sheet.firstElementChild) fill(sheet, h('p', { class: 'panel soft', 'data-testid': 'report-made' }, say('reports-making'))) // a month of figures takes a while
  try {
    const found = await ask(`/reports/${key(chosen)}?${query}`)
    if (mine === asked) show(found, query)
  } catch (error) {
    if (mine === asked) fill(sheet, h('p', { class: 'panel wrong', role: 'alert', 'data-testid': 'report-refused' }, error.message))
  }
  if (mine === asked) sheet.removeAttribute('aria-busy')
}

/** @param {Wire.ReportShown} found @param {URLSearchParams} query */
function show(found, query) {
  const link = (/** @type {string} */ form) => h('a', { class: 'button small', 'data-key': form, href: `/reports/${found.book}/${found.report}/${form}?${query}`, ...(form === 'print' ? { target: '_blank' } : { download: true }) }, say(`reports-${form}`))
  const right = found.columns.map(one => (one.figure ? 'number' : one.kind))
  fill(sheet, h('div', { class: 'panel', 'data-testid': 'report', 'data-report': `${found.book}/${found.report}` },
    h('div', { class: 'sheet-head' }, h('div', {}, h('p', { class: 'casino' }, found.casino), h('h2', {}, found.title)), h('div', { class: 'row' }, ['print', 'csv', 'json'].map(link))),
    h('p', { class: 'soft small' }, found.heading.join(' · ')),
    found.curve ? h('img', { class: 'curve', src: `data:image/svg+xml,${encodeURIComponent(found.curve)}`, alt: new DOMParser().parseFromString(found.curve, 'image/svg+xml').querySelector('title')?.textContent ?? found.title }) : null,
    found.rows.length ? h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': found.title }, h('table', { class: found.columns.length > MANY ? 'list many' : 'list' },
      h('thead', {}, h('tr', {}, found.columns.map((one, at) => h('th', { scope: 'col', class: right[at] }, one.name)))),
      h('tbody', {}, found.rows.map((row, line) => h('tr', { 'data-key': `line-${line}`, class: found.total && line === found.rows.length - 1 ? 'total' : '' }, row.map((cell, at) => h('td', { class: right[at], 'data-column': found.columns[at].name, 'data-empty': cell ? undefined : '' }, cell))))))) : null,
    h('p', { class: 'count' }, found.closing), found.notes.map(one => h('p', { class: 'soft small' }, one))))
}

// --- the start -----------------------------------------------------------------------------------

async function load() {
  listed = await ask(`/reports?language=${language()}`)
  const query = new URLSearchParams(location.search)
  const wanted = listed.find(one => key(one) === query.get('report')) ?? listed.find(one => one.family === 'floor') ?? listed[0] // the last day's takings: most is asked of these
  if (!wanted) fill(sheet, h('p', { class: 'panel soft' }, say('reports-none')))
  else choose(wanted, query.get('from') ?? undefined, query.get('to') ?? undefined)
}

async function start() {
  const heading = h('h1', {}, say('reports-title'))
  await enter(main, ['manager', 'supervisor', 'inspector', 'administrator'], heading)
  days.hidden = true
  fill(main, h('div', { class: 'reports-page' }, duties, days, sheet))
  dutiesPanel(duties)
  await load()
  document.addEventListener('language', event => {
    event.preventDefault()
    fill(heading, say('reports-title'))
    load()
  })
}

start().catch(problem => fill(main, h('section', { class: 'panel enter' }, h('h1', {}, problem.message))))
