// Something went wrong: the dealer says what happened and what is known of it, and the book's remedies follow.
// What can be reported, which facts that needs and what a remedy would do are the floor's to say.

import { cardsIn, cardsSaid, orderSaid } from '../logic/report.js'
import { announce } from '../parts/announce.js'
import { anew, fill, find, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { named, say } from '../parts/words.js'
import { RANKS, SUITS, mark, rankShown } from './card.js'
import { clauses, number } from './clauses.js'
import { picture } from './pictures.js'
import { refusal } from './refusals.js'
import { remedyList } from './remedies.js'
import { asked, findable } from './slips.js'

/** @import { Give, Ready } from '../logic/desk.js' */
/** @typedef {{ desk: Ready, dialog: HTMLDialogElement, stage: '' | 'slips' | 'facts' | 'remedies', matter: number }} Dialogue */

/** @type {Dialogue | null} */
let open = null

// Open it where the table stands: what happened, or the remedies of what was reported.
/** @param {Ready} desk */
export function openIrregular(desk) {
  if (open) return
  const back = /** @type {HTMLElement | null} */ (document.activeElement)
  const dialog = h('dialog', { class: 'irregular', 'aria-labelledby': 'irregular-head', 'data-stays': true })
  dialog.addEventListener('close', () => {
    dialog.remove()
    open = null
    if (back?.isConnected && back !== document.body) back.focus({ preventScroll: true })
    else find('#next')?.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  /** @type {Dialogue} */
  const here = { desk, dialog, stage: '', matter: 0 }
  open = here
  dialog.showModal()
  if (desk.view.shared.matter) showRemedies(here)
  else showSlips(here)
}

// The table has moved on: someone else reported, ordered or withdrew.
/** @param {Ready} desk */
export function irregularMoved(desk) {
  if (open?.desk !== desk) return
  const matter = desk.view.shared.matter?.number ?? 0
  if (open.stage === 'remedies' && !matter) open.dialog.close()
  else if (matter && (open.stage !== 'remedies' || open.matter !== matter)) showRemedies(open)
}

/** @param {Ready} desk */
const read = desk => ask(`/tables/${encodeURIComponent(desk.table)}/irregularities`)
/** @param {string} text */
const heading = text => h('h2', { id: 'irregular-head', tabindex: '-1' }, text)
const closeButton = () => h('button', { type: 'button', class: 'quiet', 'data-key': 'irr-close', onclick: () => open?.dialog.close() }, say('close'))

// --- what happened -------------------------------------------------------------------------------

/** @param {Dialogue} here */
async function showSlips(here) {
  const { desk, dialog } = here
  here.stage = 'slips'
  anew(dialog, heading(say('irr-what')), h('p', { class: 'soft' }, say('irr-reading')))
  let found
  try {
    found = await read(desk)
  } catch (problem) {
    if (dialog.isConnected) anew(dialog, heading(say('irr-what')), h('p', { class: 'wrong', role: 'alert' }, problem.message), h('div', { class: 'row end' }, closeButton()))
    return
  }
  if (open !== here || here.stage !== 'slips') return
  if (found.matter) showRemedies(here)
  else listSlips(here, found.slips ?? [])
}

/** @param {Dialogue} here @param {Wire.SlipShown[]} slips @param {string} [searched] */
function listSlips(here, slips, searched = '') {
  const { dialog } = here
  here.stage = 'slips'
  let at = 0
  /** @type {Wire.SlipShown[]} */
  let rows = []
  const list = h('ul', { class: 'slip-list', role: 'listbox', id: 'slip-list', 'aria-label': say('irr-what') })
  const none = h('p', { class: 'soft', role: 'status' })
  const point = () => {
    for (const [place, one] of [...list.children].entries()) one.setAttribute('aria-selected', String(place === at))
    list.children[at]?.scrollIntoView({ block: 'nearest' })
    box.setAttribute('aria-activedescendant', list.children[at]?.id ?? '')
  }
  const choose = (/** @type {number} */ place) => rows[place] && showFacts(here, rows[place], () => listSlips(here, slips, box.value))
  const numbers = (/** @type {Wire.SlipShown} */ one) => (one.clauses ?? []).map(number)
  const draw = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean)
    rows = slips.filter(one => words.every(word => `${findable(one)} ${numbers(one).join(' ')}`.includes(word)))
    at = 0
    fill(list, rows.map((one, place) => h('li', { role: 'option', id: `slip-${place}`, 'data-slip': one.slip, onclick: () => choose(place) },
      h('span', {}, asked(one)), h('span', { class: 'slip-clauses small soft' }, numbers(one).slice(0, 3).join(' · ')))))
    none.textContent = slips.length ? rows.length ? '' : say('irr-none-found') : say('irr-none')
    point()
  }
  const box = h('input', { type: 'text', role: 'combobox', 'aria-expanded': 'true', 'aria-controls': 'slip-list', 'aria-label': say('irr-search'), placeholder: say('irr-search'), autocomplete: 'off', spellcheck: 'false', 'data-key': 'irr-search',
    oninput: draw,
    onkeydown: event => {
      if (event.key === 'ArrowDown') at = Math.min(rows.length - 1, at + 1)
      else if (event.key === 'ArrowUp') at = Math.max(0, at - 1)
      else if (event.key === 'Enter') { event.preventDefault(); choose(at); return } else return
      event.preventDefault()
      point()
    } })
  box.value = searched
  anew(dialog, heading(say('irr-what')), h('p', { class: 'soft small' }, say('irr-what-more')), box, list, none, h('div', { class: 'row end' }, closeButton()))
  draw()
  box.focus()
}

// --- what is known of it -------------------------------------------------------------------------

/** @param {Dialogue} here @param {Wire.SlipShown} slip @param {() => void} goBack */
function showFacts(here, slip, goBack) {
  const { desk, dialog } = here
  here.stage = 'facts'
  const can = (/** @type {string} */ name) => [...(slip.needs ?? []), ...(slip.may_say ?? [])].includes(name)
  const must = (/** @type {string} */ name) => (slip.needs ?? []).includes(name)
  const { shared, private: own } = desk.view
  const people = [...new Set((shared.seats ?? []).flatMap(one => one.patron || []))]
  const wagers = own.staff?.wagers ?? []
  const cards = can('cards') ? cardFacts(slip, must('cards'), shared) : null
  const order = can('order') ? orderFacts() : null
  const shoe = can('shoe') ? figure('shoe', 'irr-shoe', false) : null
  const coup = !can('coup') ? null : shoe ? figure('coup', 'irr-coup', must('coup')) : select('coup', 'irr-coup', earlier(shared), must('coup'))
  const patron = can('patron') && people.length ? select('patron', 'irr-patron', people.map(one => [one, one]), must('patron')) : null
  const wager = can('wager') && wagers.length ? select('wager', 'irr-wager', wagers.map(one => [String(one.number), say('irr-wager-of', { patron: one.patron, wager: one.wager, stake: one.stake })]), must('wager')) : null
  const note = h('input', { id: 'irr-says', type: 'text', 'data-field': 'says', 'data-key': 'irr-says', maxlength: 500, autocomplete: 'off' })
  const said = h('div', { 'aria-live': 'polite' })
  const error = h('p', { class: 'form-error', role: 'alert' })
  const collect = () => ({
    slip: slip.slip,
    ...(cards?.read() ?? {}),
    ...(order?.read() ?? {}),
    ...(coup?.box.value ? { coup: Number(coup.box.value) } : {}),
    ...(shoe?.box.value ? { shoe: Number(shoe.box.value) } : {}),
    ...(patron?.box.value ? { patron: patron.box.value } : {}),
    ...(wager?.box.value ? { wager: Number(wager.box.value) } : {}),
    ...(note.value.trim() ? { says: note.value.trim() } : {}),
  })
  const report = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    error.textContent = ''
    let facts
    try { facts = collect() } catch (problem) { error.textContent = problem.message; problem.at?.focus(); return }
    const answer = await desk.give('report-irregularity', facts)
    if (!answer.done) fill(said, refusal('report-irregularity', answer))
    // the view that has it brings the remedies
  }
  anew(dialog, heading(asked(slip)), h('p', { class: 'row small' }, clauses(slip.clauses, 4)),
    handsOf(shared),
    h('form', { class: 'irr-facts', onsubmit: report }, cards?.element, order?.element,
      h('div', { class: 'fields' }, coup?.element, shoe?.element, patron?.element, wager?.element, h('div', { class: 'field' }, h('label', { for: 'irr-says' }, say('irr-says')), note)),
      error, said,
      h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', 'data-key': 'irr-back', onclick: goBack }, say('irr-back')), h('button', { type: 'submit', class: 'main', 'data-key': 'irr-report' }, say('irr-report')))))
  const first = cards?.box ?? (must('coup') ? coup?.box : null) ?? (must('patron') ? patron?.box : null) ?? note
  first.focus()
}

// Coups before this one, the last first.
/** @param {Wire.Shared} shared @returns {[string, string][]} */
function earlier({ coup }) {
  const before = (coup?.number ?? 1) - 1
  return Array.from({ length: before }, (_, place) => before - place).map(one => [String(one), say('irr-coup-of', { coup: one })])
}

/** @type {Record<string, string>} */
const NONE = { wager: 'irr-no-wager', coup: 'irr-coup-in-hand' }

// A number that someone types: of a coup or a shoe that the page does not list.
/** @param {string} name @param {string} label @param {boolean} required */
function figure(name, label, required) {
  const box = h('input', { id: `irr-${name}`, type: 'number', min: 1, step: 1, inputmode: 'numeric', required, 'data-field': name, 'data-key': `irr-${name}` })
  return { box, element: h('div', { class: 'field' }, h('label', { for: `irr-${name}` }, say(label)), box) }
}

/** @param {string} name @param {string} label @param {[string, string][]} list @param {boolean} required */
function select(name, label, list, required) {
  const box = h('select', { id: `irr-${name}`, 'data-field': name, 'data-key': `irr-${name}` }, required ? null : h('option', { value: '' }, say(NONE[name] ?? 'irr-nobody')), list.map(([value, text]) => h('option', { value }, text)))
  return { box, element: h('div', { class: 'field' }, h('label', { for: `irr-${name}` }, say(label)), box) }
}

// The coup as it lies, so that whoever reports sees what they speak of.
/** @param {Wire.Shared} shared */
function handsOf({ coup }) {
  const hand = (/** @type {Wire.Side} */ side, cards = coup?.[side]?.cards ?? []) => (cards.length ? h('div', { class: 'small-hand' }, h('strong', { class: side }, named('hand', side)), h('span', { class: 'cards' }, cards.map(one => picture(one)))) : null)
  const hands = [hand('player'), hand('banker')].filter(Boolean)
  return hands.length ? h('div', { class: 'small-hands', role: 'group', 'aria-label': say('irr-hands') }, hands) : null
}

// The coup's own cards in the order in which they left the shoe, where its hands may be rebuilt by it.
function orderFacts() {
  /** @type {HTMLInputElement} */
  const box = h('input', { id: 'irr-order', type: 'text', 'data-field': 'order', 'data-key': 'irr-card-order', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', placeholder: say('irr-cards-hint'), oninput: () => echo() })
  const shown = h('span', { class: 'cards', 'aria-live': 'polite' })
  const echo = () => fill(shown, cardsIn(box.value).map(({ card }) => card && picture(card)))
  const read = () => {
    const said = orderSaid(box.value)
    if ('facts' in said) return said.facts
    throw Object.assign(new Error(say('irr-card-wrong', { typed: said.about })), { at: box })
  }
  const element = h('fieldset', { class: 'irr-cards' }, h('legend', {}, say('irr-card-order')),
    h('div', { class: 'irr-card-line' }, box, shown, h('label', { class: 'visually', for: 'irr-order' }, say('irr-card-order'))))
  return { element, read }
}

// Cards by rank and suit, as at the shoe, or how many nobody has seen; and whether they were exposed.
/** @param {Wire.SlipShown} slip @param {boolean} required @param {Wire.Shared} shared */
function cardFacts(slip, required, shared) {
  /** @type {HTMLInputElement} */
  const box = h('input', { id: 'irr-cards', type: 'text', 'data-field': 'cards', 'data-key': 'irr-cards', autocomplete: 'off', autocapitalize: 'none', spellcheck: 'false', placeholder: say('irr-cards-hint'), oninput: () => echo() })
  const shown = h('span', { class: 'cards', 'aria-live': 'polite' })
  /** @type {HTMLInputElement} */
  const unseen = h('input', { type: 'checkbox', id: 'irr-unseen', 'data-field': 'unseen', onchange: () => { box.disabled = unseen.checked; many.hidden = !unseen.checked; for (const one of exposures) one.disabled = unseen.checked; echo() } })
  /** @type {HTMLInputElement} */
  const count = h('input', { type: 'number', id: 'irr-many', min: 1, max: 6, value: 1, 'data-field': 'many', oninput: () => echo() })
  const many = h('label', { class: 'row', for: 'irr-many', hidden: true }, say('irr-unseen-many'), count)
  const exposures = ['yes', 'no'].map(one => h('input', { type: 'radio', name: 'irr-exposed', id: `irr-exposed-${one}`, value: one, 'data-field': `exposed-${one}` }))
  const asksExposed = slip.slip !== 'face-up-card'
  const cutting = shared.shoe?.cutting_card_out ? null : h('input', { type: 'checkbox', id: 'irr-cutting', 'data-field': 'cutting_card' })
  const burned = slip.slip === 'no-wagers' && (shared.game?.options?.['burn-per-coup'] ?? 'no') !== 'no' ? h('input', { type: 'checkbox', id: 'irr-burned', 'data-field': 'burned' }) : null
  const echo = () => fill(shown, unseen.checked ? Array.from({ length: Math.min(6, Number(count.value) || 0) }, () => picture(null)) : cardsIn(box.value).map(({ card }) => card && picture(card)))
  const add = (/** @type {string} */ text) => { box.value = `${box.value}${text}`; echo(); box.focus() }
  const check = (/** @type {HTMLInputElement | null} */ input, /** @type {string} */ label) => (input ? h('label', { class: 'row', for: input.id }, input, say(label)) : null)
  const read = () => {
    const [yes, no] = exposures
    const said = cardsSaid({
      text: box.value, unseen: unseen.checked, many: Number(count.value), asksExposed, exposed: yes.checked ? true : no.checked ? false : null,
      cutting: Boolean(cutting?.checked), burned: Boolean(burned?.checked), required,
    })
    if ('facts' in said) return said.facts
    throw Object.assign(new Error(say(said.missing, { typed: said.about ?? '' })), { at: said.missing === 'irr-exposed-say' ? yes : box })
  }
  const element = h('fieldset', { class: 'irr-cards' }, h('legend', {}, say(required ? 'irr-cards' : 'irr-cards-maybe')),
    h('div', { class: 'irr-card-line' }, box, shown, h('label', { class: 'visually', for: 'irr-cards' }, say('irr-cards'))),
    h('div', { class: 'irr-pad', 'aria-hidden': 'true' },
      RANKS.map(one => h('button', { type: 'button', tabindex: '-1', onclick: () => add(one === 'T' ? 't' : one.toLowerCase()) }, rankShown(one))),
      SUITS.map(one => h('button', { type: 'button', tabindex: '-1', class: `suit ${one === 'h' || one === 'd' ? 'red' : ''}`, onclick: () => add(`${one} `) }, mark(one)))),
    h('div', { class: 'irr-ticks' },
      asksExposed ? h('span', { class: 'row', role: 'radiogroup', 'aria-label': say('irr-exposed') }, h('strong', {}, say('irr-exposed')), exposures.map(one => h('label', { class: 'row', for: one.id }, one, say(`irr-exposed-${one.value}`)))) : null,
      slip.slip === 'face-up-card' ? null : check(unseen, 'irr-unseen'), many, check(cutting, 'irr-cutting'), check(burned, 'irr-burned')))
  return { element, read, box }
}

// --- what may be done about it -------------------------------------------------------------------

/** @param {Dialogue} here */
async function showRemedies(here) {
  const { desk, dialog } = here
  const { shared } = desk.view
  const { matter } = shared
  if (!matter) return
  here.stage = 'remedies'
  here.matter = matter.number
  const head = heading(say('irr-remedies'))
  const body = h('div', { class: 'grid' }, h('p', { class: 'soft' }, say('irr-reading')))
  const said = h('div', { 'aria-live': 'polite' })
  /** @type {Give} */
  const give = async (command, facts) => {
    const answer = await desk.give(command, facts)
    if (!answer.done) fill(said, refusal(command, answer))
    return answer
  }
  anew(dialog, head, h('div', { class: 'irr-matter' }, h('strong', {}, asked(matter)), h('span', { class: 'soft' }, say(matter.coup === shared.coup?.number && !matter.shoe ? 'irr-stands-still' : 'irr-about-coup', { coup: matter.coup, shoe: matter.shoe || '' })), matter.patron ? h('span', { class: 'badge' }, matter.patron) : null, clauses(matter.clauses, 4),
    matter.cards?.length ? h('span', { class: 'cards' }, matter.cards.map(one => picture(one))) : null), handsOf(shared), body, said,
  h('div', { class: 'row end' }, desk.possible().includes('withdraw-report') ? h('button', { type: 'button', 'data-key': 'irr-withdraw', onclick: () => give('withdraw-report', {}) }, say('irr-withdraw')) : null, closeButton()))
  head.focus()
  try {
    const found = await read(desk)
    if (open !== here || here.stage !== 'remedies') return
    if (!found.matter) { dialog.close(); return }
    anew(body, remedyList(desk, found, give))
    announce(say('irr-remedies-heard', { remedies: (found.remedies ?? []).map((one, place) => say('irr-remedy-heard', { number: place + 1, about: one.about })) }))
  } catch (problem) {
    if (dialog.isConnected) fill(body, h('p', { class: 'wrong', role: 'alert' }, problem.message))
  }
}

// A digit goes to the remedy of that number: Enter then orders it.
addEventListener('keydown', event => {
  if (open?.stage !== 'remedies' || !/^[1-9]$/.test(event.key) || /** @type {HTMLElement} */ (event.target).matches('input, select') || event.ctrlKey || event.metaKey || event.altKey) return
  /** @type {HTMLElement | null} */
  const button = open.dialog.querySelector(`[data-remedy-number="${event.key}"]`)
  if (button) { event.preventDefault(); button.focus(); button.scrollIntoView({ block: 'nearest' }) }
})
