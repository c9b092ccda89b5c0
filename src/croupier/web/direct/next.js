// The one thing that comes next, on top: what it is, by which clause, and a form with whatever is known of it already.

import { countedAt } from '../logic/tournament-desk.js'
import { anew, h } from '../parts/dom.js'
import { person, say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'
import { form } from '../staff/forms.js'
import { refusal } from '../staff/refusals.js'
import { fieldTitle, title } from '../staff/words.js'
import { countsForm } from './counts.js'
import { termsForm } from './terms.js'

/** @import { Conducted } from '../logic/tournament-desk.js' */

const NAMED = new Set(['session', 'table', 'round', 'entrant', 'complaint']) // facts that say which one it is about
const place = h('section', { class: 'panel next', 'aria-labelledby': 'next-title' })
let sign = ''

// Drawn anew only when something else comes next: what is being filled in is left alone.
/** @param {Conducted} desk @param {string} wording */
export function drawNext(desk, wording) {
  const board = desk.shown.view.board
  const step = board?.step ?? null
  const over = step ? desk.shown.offer?.acts.find(one => one.act === step.act) : null
  const now = JSON.stringify([step, over?.reason, wording, step?.act === 'record-count' && board?.entrants])
  if (now === sign) return place
  sign = now
  if (!step || !board) {
    anew(place, h('h2', { id: 'next-title' }, say(desk.shown.view.closed ? 'direct-over' : 'direct-nothing')))
    return place
  }
  const described = desk.commands.get(step.act)
  const head = [
    h('p', { class: 'soft small' }, say('direct-next')),
    h('h2', { id: 'next-title', 'data-testid': 'next-step', 'data-act': step.act }, title(step.act)),
    h('p', { class: 'row' }, h('span', {}, described?.about ?? ''), clauses(step.clauses, 3)),
    h('p', { class: 'row known' }, Object.entries(step.facts).filter(([name]) => NAMED.has(name)).map(([name, fact]) => h('span', { class: 'badge' }, fieldTitle(name), ' ', name === 'entrant' ? person(String(fact)) : String(fact)))),
  ]
  anew(place, head, over?.reason ? h('p', { class: 'notice' }, `○ ${say('direct-not-yours')} `, clauses(over.clauses, 2)) : body(desk, step, described))
  return place
}

/** @param {Conducted} desk @param {Wire.TournamentStep} step @param {Wire.CommandDescribed | undefined} described */
function body(desk, step, described) {
  const board = desk.shown.view.board
  if (!described || !board) return null
  if (step.act === 'write-terms') return termsForm(desk)
  if (step.act === 'record-count') {
    const { session, table } = /** @type {{ session: number, table: string }} */ (step.facts)
    const live = desk.shown.tables.find(one => one.table === table)
    if (live) return h('p', { class: 'soft' }, say('direct-table-tells', { table: live.name }))
    return h('details', { 'data-key': 'by-hand', open: true }, h('summary', {}, say('direct-by-hand')), countsForm(desk, { command: 'record-count', facts: { session, table }, entrants: countedAt(board, session, table), coups: 0 }))
  }
  if (step.act === 'count-play-off') {
    const { session, table } = /** @type {{ session: number, table: string }} */ (step.facts)
    const live = desk.shown.tables.find(one => one.table === table)
    const entrants = (desk.shown.view.further?.seats ?? []).filter(one => one.table === table).map(one => one.entrant)
    return [live ? h('p', { class: 'soft' }, say('direct-table-tells', { table: live.name })) : null,
      h('details', { 'data-key': 'by-hand', open: !live }, h('summary', {}, say('direct-by-hand')), countsForm(desk, { command: step.act, facts: { session, table }, entrants, coups: desk.shown.view.further?.coups ?? 1 }))]
  }
  if (step.act === 'order-play-off') {
    const entrants = /** @type {string[]} */ (step.facts.entrants ?? [])
    return [h('p', { 'data-testid': 'equals' }, say('direct-equals', { entrants })), commandForm(desk, described, desk.known(step.act))]
  }
  if (step.act === 'record-points') {
    const waiting = board.entrants.filter(one => ['waiting', 'qualified', 'seated'].includes(one.status)).map(one => one.id)
    return countsForm(desk, { command: step.act, facts: step.facts, entrants: waiting, points: true })
  }
  return commandForm(desk, described, desk.known(step.act))
}

// A form of the floor's own description; what became of it is said under it.
/** @param {Conducted} desk @param {Wire.CommandDescribed} described @param {Record<string, unknown>} facts */
export function commandForm(desk, described, facts) {
  const said = h('div', { 'aria-live': 'polite' })
  const made = form(described, facts, desk.context(), async entered => {
    said.replaceChildren()
    const answer = await desk.enter(described.name, entered)
    if (!answer.done) said.replaceChildren(refusal(described.name, answer))
  }, () => [])
  return [made.element, said]
}
