// What is owed to others: what, to whom, since when, by when and how late, and what discharges it. When something is due
// is said by the floor; a page only looks at the clock.

import { bringTexts, textOf } from '../parts/book.js'
import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { bookText, named, say } from '../parts/words.js'
import { world } from '../parts/world.js'
import { clauses } from './clauses.js'

/** @import { Give } from '../logic/desk.js' */
/** @import { Submitted } from '../parts/dom.js' */
/** @typedef {Wire.DutyShown | Wire.DutyListed} Owed */
/** @typedef {{ who: string, matter: number, reference: string, channel?: string }} Telling */

const TELLING = 'record-notification'
const LOOKING = 15_000 // milliseconds between looks

// Those that telling someone discharges; the others are discharged by an act of their own.
/** @param {Owed} one */
export const isToTell = one => one.act === TELLING

/** @param {Owed} one @param {number} now */
export const isLate = (one, now) => typeof one.due === 'number' && now > one.due

// When it is due, by the casino's clocks, and for how long it has been late.
/** @param {Owed} one @param {number} now */
export function clock(one, now) {
  const since = h('span', { class: 'soft small' }, say('duty-since', { on: one.since_on ?? '' }))
  if (typeof one.due !== 'number') return [since, ' ', h('span', { class: 'badge' }, named('due', one.when ?? 'as-soon-as-practicable'))]
  const late = isLate(one, now)
  return [since, ' ', h('span', { class: `badge ${late ? 'bad' : 'warn'}`, 'data-late': String(late) }, late ? `! ${say('duty-late', { on: one.due_on ?? '', lasts: now - one.due })}` : say('duty-due', { on: one.due_on ?? '', lasts: one.due - now }))]
}

/** @param {Owed} one @param {number} now @param {(text: string) => string} [text] in the words of its own book */
const told = (one, now, text = bookText) => [
  h('p', {}, h('strong', {}, `✉ ${text(one.to || one.about || one.id)}`), ' ', clauses(one.clauses, 2)),
  h('p', { class: 'small' }, one.to ? `${text(one.about ?? '')} ` : '', h('span', { class: 'soft' }, say('irr-tell-of', { matter: one.matter }))),
  h('p', { class: 'row small' }, clock(one, now)),
]

// By which way and with what reference somebody was told.
/** @param {Owed} one @param {{ key: string, about: string, give: (facts: Telling) => unknown }} how */
function tellForm(one, { key, about, give }) {
  const channels = one.channels ?? []
  const tell = (/** @type {Submitted} */ event) => {
    event.preventDefault()
    const { reference, channel } = event.target.elements
    give({ who: one.id, matter: one.matter, reference: reference.value.trim(), ...(channel?.value ? { channel: channel.value } : {}) })
  }
  return h('form', { class: 'tell', onsubmit: tell },
    channels.length > 1 ? h('select', { name: 'channel', 'data-key': `${key}-channel`, 'aria-label': say('duty-channel-for', { who: about }) }, channels.map(way => h('option', { value: way }, named('channel', way)))) : null,
    h('input', { type: 'text', name: 'reference', 'data-key': `${key}-reference`, placeholder: say('irr-reference'), 'aria-label': say('irr-reference-for', { who: about }), required: one.reference === true, maxlength: 500, autocomplete: 'off' }),
    h('button', { type: 'submit', class: 'small', 'data-key': key }, say('irr-told')))
}

// One duty of a table, with what discharges it where this person may.
/** @param {Wire.DutyShown} one @param {{ now: number, may: (command: string) => boolean, give: Give }} acts */
export function dutyItem(one, { now, may, give }) {
  const key = `tell-${one.id}-${one.matter}`, about = bookText(one.to || one.about || one.id)
  return h('li', { 'data-key': key, 'data-tell': one.id, class: isLate(one, now) ? 'late' : '' }, told(one, now),
    isToTell(one) ? (may(TELLING) ? tellForm(one, { key, about, give: facts => give(TELLING, facts) }) : null) : h('p', { class: 'small soft' }, say('duty-by-act', { command: one.act ?? TELLING })))
}

// Where each kind of stream is worked on, and how it is said that something is owed there.
const PLACES = { table: 'supervise', tournament: 'direct', promotion: 'promotions' }
const AT = { table: 'duty-at-table', tournament: 'duty-at-tournament', promotion: 'duty-at-promotion' }
const SHORT = 3 // so many are shown without being asked for

// All that is owed on the floor, of tables, tournaments and promotions, also of those that are over: a panel for any page of
// staff and inspectors, that looks by itself. `only` is the stream it is kept to; a page that shows a table itself says
// so by `shows` and opens it by `show`. Whoever may tell of it does so here, what else discharges it is a link.
/** @param {HTMLElement} panel @param {{ only?: string, show?: (stream: string) => void, shows?: (stream: string) => boolean }} [page] */
export function dutiesPanel(panel, { only = '', show = () => {}, shows = () => false } = {}) {
  /** @type {boolean | null} */
  let open = null // as whoever looks wants it
  let problem = ''
  /** @type {Wire.DutiesListed} */
  let last = { at: 0, duties: [] }
  panel.classList.add('duties')
  panel.dataset.part = 'duties'

  /** @param {Wire.DutyListed} one */
  const tell = async (one, /** @type {Telling} */ facts) => {
    problem = ''
    try {
      await ask(`/tables/${encodeURIComponent(one.name)}/commands`, { id: world.id(), command: TELLING, facts })
    } catch (error) {
      problem = error.message
    }
    await often()
  }

  /** @param {Wire.DutyListed} one */
  function item(one) {
    const key = `${one.stream}-${one.id}-${one.matter}`, text = (/** @type {string} */ words) => textOf(one.book, words)
    const about = text(one.to || one.about || one.id)
    const here = one.may && one.kind === 'table' && isToTell(one) && !shows(one.stream)
    return h('li', { 'data-key': `duty-${key}`, 'data-duty': one.id, class: isLate(one, last.at) ? 'late' : '' },
      only ? null : h('p', { class: 'small soft' }, say(AT[one.kind], { name: one.called })), told(one, last.at, text),
      here ? tellForm(one, { key: `duty-tell-${key}`, about, give: facts => tell(one, facts) }) : null,
      shows(one.stream) ? h('button', { type: 'button', class: 'small', 'data-key': `duty-show-${key}`, onclick: () => show(one.stream) }, say('duty-show', { table: one.called }))
        : here ? null : h('p', { class: 'row small soft' }, say('duty-by-act', { command: one.act }), only || !one.may ? null : h('a', { class: 'button small', 'data-key': `duty-go-${key}`, href: `/${PLACES[one.kind]}/${encodeURIComponent(one.name)}` }, say('duty-show', { table: one.called }))))
  }

  const draw = () => {
    const late = last.duties.filter(one => isLate(one, last.at)).length
    panel.hidden = !last.duties.length
    panel.classList.toggle('late', late > 0)
    fill(panel, h('details', { 'data-key': 'duties', open: open ?? (Boolean(only) && last.duties.length <= SHORT), ontoggle: (/** @type {{ target: HTMLDetailsElement }} */ event) => { open = event.target.open } },
      h('summary', { 'data-key': 'duties-summary' }, h('strong', {}, say('duties-open', { count: last.duties.length })), ' ', late ? h('span', { class: 'badge bad' }, `! ${say('duties-late', { count: late })}`) : null),
      problem ? h('p', { class: 'wrong', role: 'alert' }, problem) : null,
      h('ul', { class: 'tell-list duties-list' }, last.duties.map(item))))
  }
  const look = async () => {
    const found = await ask('/duties')
    last = only ? { ...found, duties: found.duties.filter(one => one.stream === only) } : found
    await bringTexts(last.duties.map(one => one.book))
    draw()
  }
  const often = () => look().catch(() => {}) // whether the floor answers is shown elsewhere
  often()
  setInterval(often, LOOKING)
  document.addEventListener('language', often)
  return { look: often, draw }
}
