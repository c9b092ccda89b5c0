// Everyone who entered, with what can be done about them; and entries from a file, answered a line at a time.

import { fill, h } from '../parts/dom.js'
import { refusal, wrong } from '../parts/sent.js'
import { money, person, say } from '../parts/words.js'
import { title } from '../staff/words.js'
import { small } from './sessions.js'

/** @import { Conducted } from '../logic/tournament-desk.js' */
/** @import { Act } from './sessions.js' */

const FOR_ONE = ['penalise', 'record-phone', 'disqualify', 'retire', 're-buy', 'add-on', 'buy-back', 'substitute', 'withdraw', 'sign-terms', 'permit-likeness', 'raise-complaint']
const answers = h('div', { class: 'csv-answers', 'aria-live': 'polite' })
const place = h('section', { class: 'panel entries' }) // it keeps what was answered

/** @param {Conducted} desk @param {Act} act */
export function entries(desk, act) {
  const board = /** @type {Wire.DirectorsBoard} */ (desk.shown.view.board)
  const can = new Set(desk.possible())
  const acts = FOR_ONE.filter(one => can.has(one))
  const open = !board.entries_closed
  place.setAttribute('aria-label', say('direct-entries'))
  fill(place,
    h('div', { class: 'row' }, h('h2', {}, say('direct-entries')), h('span', { class: 'badge' }, say('direct-entrants', { entrants: board.entrants.length })), h('span', { class: 'spring' }), open ? [small(desk, act, 'enter'), can.has('enter') ? csv(desk) : null] : null, small(desk, act, 'add-reserve'), small(desk, act, 'close-entries')),
    answers,
    board.entrants.length ? h('div', { class: 'wide' }, h('table', { class: 'list' },
      h('thead', {}, h('tr', {}, h('th', {}, '#'), h('th', {}, say('director-column-entrant')), h('th', {}, say('director-column-status')), h('th', {}, say('director-column-table')), h('th', { class: 'number' }, say('director-column-chips')), h('th', { class: 'number' }, say('director-column-paid')), h('th', {}, say('direct-acts')))),
      h('tbody', {}, board.entrants.map(one => h('tr', { 'data-key': `entrant-${one.id}`, 'data-entrant': one.id },
        h('td', { class: 'figure' }, one.number), h('th', { scope: 'row' }, person(one.id), flags(one)), h('td', {}, say(`director-status-${one.status}`), one.why ? h('small', { class: 'soft' }, ` ${one.why}`) : null),
        h('td', {}, one.seat && one.status === 'seated' ? `${one.seat.table} · ${one.seat.seat}` : '–'), h('td', { class: 'number figure' }, one.chips ? money(one.chips) : '–'), h('td', { class: 'number figure' }, money(one.paid)),
        h('td', {}, acts.length ? choose(one.id, acts, act) : null)))))) : h('p', { class: 'soft' }, say('direct-no-entries')))
  return place
}

/** @param {Wire.Entrant} one */
const flags = one => [one.signed ? null : h('small', { class: 'soft' }, ` · ${say('direct-unsigned')}`), one.staff ? h('small', { class: 'badge' }, say('direct-staff')) : null, one.penalties.length ? h('small', { class: 'badge warn' }, say('direct-penalties', { number: one.penalties.length })) : null]

// What to do about one entrant: a list of acts, since there are many and a mistake is dear.
/** @param {string} entrant @param {string[]} acts @param {Act} act */
const choose = (entrant, acts, act) => h('select', { 'data-key': `acts-${entrant}`, 'aria-label': say('direct-acts-for', { entrant }), onchange: event => {
  const chosen = event.target.value
  event.target.value = ''
  if (chosen) act(chosen, { entrant })
} }, h('option', { value: '' }, '…'), acts.map(one => h('option', { value: one }, title(one))))

/** @param {Conducted} desk */
const csv = desk => h('label', { class: 'button small file' }, say('direct-csv'), h('input', { type: 'file', accept: '.csv,text/csv', class: 'heard', 'data-key': 'csv', onchange: async event => {
  const [file] = event.target.files ?? []
  if (!file) return
  const text = await file.text()
  event.target.value = ''
  await sendCsv(desk.id, text)
} }))

/** @param {string} id @param {string} text */
async function sendCsv(id, text) {
  const response = await fetch(`/api/tournaments/${encodeURIComponent(id)}/entries`, { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: text })
  const found = await response.json().catch(() => ({}))
  if (!response.ok) {
    fill(answers, h('p', { class: 'wrong', role: 'alert' }, wrong(found)))
    return
  }
  const lines = /** @type {Wire.EntryAnswer[]} */ (found)
  const taken = lines.filter(one => one.done).length
  fill(answers,
    h('p', { class: taken === lines.length ? 'fine' : 'wrong' }, say('director-entered', { entered: taken, refused: lines.length - taken }), ' ', h('button', { type: 'button', class: 'quiet small', 'data-key': 'csv-close', onclick: () => fill(answers) }, say('close'))),
    h('ul', {}, lines.filter(one => !one.done).map(one => h('li', {}, h('b', {}, `${say('direct-line', { line: one.line })} `), one.entrant ? `${one.entrant}: ` : '', why(one)))))
}

/** @param {Wire.EntryAnswer} one */
function why(one) {
  if (one.refused) return refusal(one.refused)
  if (one.problem) return say(one.problem[0], /** @type {any} */ (one.problem[1]))
  return wrong(one)
}
