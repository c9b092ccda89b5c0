// The house log, for administrators and inspectors: what happened to the floor itself, and how its heads stand.

import { anew, fill, h, the } from './parts/dom.js'
import { ask } from './parts/net.js'
import { has, read, say } from './parts/words.js'
import { documentsPanel } from './staff/documents.js'
import { enter } from './staff/gate.js'
import { timePanel } from './staff/time.js'

const main = the('#main')
const list = h('div', { class: 'wide' })
const heads = h('section', { class: 'panel', 'aria-live': 'polite' })
const clock = h('section', { class: 'panel', role: 'alert', hidden: true })
const documents = h('section', { class: 'panel' })
const more = h('button', { type: 'button', onclick: () => older() })
/** @type {Wire.HouseEntryShown[]} */
let entries = []

// What an entry says; of one that a newer floor wrote, its kind and its facts as they are.
/** @param {Wire.HouseEntryShown} entry */
const sentence = entry => (has(`house-${entry.kind}`) ? say(`house-${entry.kind}`, entry.facts) : `${entry.kind} ${JSON.stringify(entry.facts)}`)

/** @param {Wire.HouseEntryShown} entry */
function row(entry) {
  return h('tr', { 'data-key': `entry-${entry.number}` },
    h('th', { scope: 'row' }, String(entry.number)), h('td', {}, say('house-when', { at: entry.at })), h('td', {}, entry.by || '–'), h('td', {}, sentence(entry)))
}

function draw() {
  fill(list, h('table', { class: 'list house-log' }, h('thead', {}, h('tr', {}, ['house-number', 'house-time', 'house-by', 'house-what'].map(key => h('th', { scope: 'col' }, say(key))))), h('tbody', {}, entries.map(row))))
  more.textContent = say('house-older')
  more.hidden = !entries.length || entries[entries.length - 1].number === 1
}

async function older() {
  entries = [...entries, ...(await ask(`/house?before=${entries[entries.length - 1].number}`))]
  draw()
}

async function load() {
  const [newest, floor] = await Promise.all([ask('/house'), ask('/floor')])
  const known = newest.length ? newest[newest.length - 1].number : 0
  entries = [...newest, ...entries.filter(one => one.number < known)]
  fill(heads, h('h2', {}, say('house-heads')), h('p', {}, say('house-newest-head', { head: floor.head, at: floor.at, key: floor.key })),
    h('p', {}, floor.witness ? say('house-witness', { shipped: floor.shipped }) : say('house-no-witness')),
    floor.trouble ? h('p', { class: 'wrong', role: 'alert' }, say('house-trouble', { why: floor.trouble })) : null)
  draw()
}

function page() {
  anew(main, h('div', { class: 'people-page' }, h('h1', {}, say('house-title')), clock, heads, documents, h('section', { class: 'panel' }, list, more)))
}

async function start() {
  read({ zone: 'UTC' }) // whoever writes it may be elsewhere: its times are universal, and are said to be
  const me = await enter(main, ['administrator', 'inspector'])
  page()
  await load()
  timePanel(clock, me)
  await documentsPanel(documents, me)
  setInterval(load, 10_000)
  document.addEventListener('language', event => { event.preventDefault(); page(); load(); documentsPanel(documents, me) })
}

start()
