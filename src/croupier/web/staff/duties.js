// What is owed to others: what, to whom, since when, by when and how late, and what discharges it. When something is due
// is said by the floor; a page only looks at the clock.

import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { bookText, named, say } from '../parts/words.js'
import { clauses } from './clauses.js'

/** @import { Give } from '../logic/desk.js' */
/** @import { Submitted } from '../parts/dom.js' */
/** @typedef {Wire.DutyShown | Wire.DutyListed} Owed */

const TELLING = 'record-notification'
const LOOKING = 15_000 // milliseconds between looks

// Those that telling someone discharges; the others are discharged by an act of their own.
/** @param {Owed} one */
export const isToTell = one => one.act === TELLING

/** @param {Owed} one @param {number} now */
export const isLate = (one, now) => typeof one.due === 'number' && now > one.due

// When it is due, by the casino's clocks, and for how long it has been late.
/** @param {Owed} one @param {number} now */
function clock(one, now) {
  const since = h('span', { class: 'soft small' }, say('duty-since', { on: one.since_on ?? '' }))
  if (typeof one.due !== 'number') return [since, ' ', h('span', { class: 'badge' }, named('due', one.when ?? 'as-soon-as-practicable'))]
  const late = isLate(one, now)
  return [since, ' ', h('span', { class: `badge ${late ? 'bad' : 'warn'}`, 'data-late': String(late) }, late ? `! ${say('duty-late', { on: one.due_on ?? '', lasts: now - one.due })}` : say('duty-due', { on: one.due_on ?? '', lasts: one.due - now }))]
}

/** @param {Owed} one @param {number} now */
const told = (one, now) => [
  h('p', {}, h('strong', {}, `✉ ${bookText(one.to || one.about || one.id)}`), ' ', clauses(one.clauses, 2)),
  h('p', { class: 'small' }, one.to ? `${bookText(one.about ?? '')} ` : '', h('span', { class: 'soft' }, say('irr-tell-of', { matter: one.matter }))),
  h('p', { class: 'row small' }, clock(one, now)),
]

// One duty of a table, with what discharges it where this person may.
/** @param {Wire.DutyShown} one @param {{ now: number, may: (command: string) => boolean, give: Give }} acts */
export function dutyItem(one, { now, may, give }) {
  const key = `tell-${one.id}-${one.matter}`, about = bookText(one.to || one.about || one.id), channels = one.channels ?? []
  const tell = (/** @type {Submitted} */ event) => {
    event.preventDefault()
    const { reference, channel } = event.target.elements
    give(TELLING, { who: one.id, matter: one.matter, reference: reference.value.trim(), ...(channel?.value ? { channel: channel.value } : {}) })
  }
  const form = () => h('form', { class: 'tell', onsubmit: tell },
    channels.length > 1 ? h('select', { name: 'channel', 'data-key': `${key}-channel`, 'aria-label': say('duty-channel-for', { who: about }) }, channels.map(way => h('option', { value: way }, named('channel', way)))) : null,
    h('input', { type: 'text', name: 'reference', 'data-key': `${key}-reference`, placeholder: say('irr-reference'), 'aria-label': say('irr-reference-for', { who: about }), required: one.reference === true, maxlength: 500, autocomplete: 'off' }),
    h('button', { type: 'submit', class: 'small', 'data-key': key }, say('irr-told')))
  return h('li', { 'data-key': key, 'data-tell': one.id, class: isLate(one, now) ? 'late' : '' }, told(one, now),
    isToTell(one) ? (may(TELLING) ? form() : null) : h('p', { class: 'small soft' }, say('duty-by-act', { command: one.act ?? TELLING })))
}

// All that is owed on the floor, of tables and tournaments, also of those that are closed: a panel that looks by itself.
// `speak` lets a duty be told in the words of its own book, `show` opens the table where it is discharged.
/** @param {HTMLElement} panel @param {{ speak: (one: Wire.DutyListed) => void, show: (stream: string) => void, shows: (stream: string) => boolean }} floor */
export function dutiesPanel(panel, { speak, show, shows }) {
  let open = false
  /** @type {Wire.DutiesListed} */
  let last = { at: 0, duties: [] }
  const draw = () => {
    const late = last.duties.filter(one => isLate(one, last.at)).length
    panel.hidden = !last.duties.length
    panel.classList.toggle('late', late > 0)
    fill(panel, h('details', { 'data-key': 'duties', open, ontoggle: (/** @type {{ target: HTMLDetailsElement }} */ event) => { open = event.target.open } },
      h('summary', { 'data-key': 'duties-summary' }, h('strong', {}, say('duties-open', { count: last.duties.length })), ' ', late ? h('span', { class: 'badge bad' }, `! ${say('duties-late', { count: late })}`) : null),
      h('ul', { class: 'tell-list duties-list' }, last.duties.map(one => {
        speak(one)
        return h('li', { 'data-key': `duty-${one.stream}-${one.id}-${one.matter}`, 'data-duty': one.id, class: isLate(one, last.at) ? 'late' : '' },
          h('p', { class: 'small soft' }, one.stream), told(one, last.at),
          shows(one.stream) ? h('button', { type: 'button', class: 'small', 'data-key': `duty-show-${one.stream}-${one.id}-${one.matter}`, onclick: () => show(one.stream) }, say('duty-show', { table: one.stream })) : h('p', { class: 'small soft' }, say('duty-by-act', { command: one.act })))
      }))))
  }
  const look = async () => { last = await ask('/duties'); draw() }
  const often = () => look().catch(() => {}) // whether the floor answers is shown elsewhere
  often()
  setInterval(often, LOOKING)
  return { look: often, draw }
}
