// People and payments on the supervisor's panel: disputes, breaches, wrong payments, debts, seats of those who sit out, each with its next acts.

import { h } from '../parts/dom.js'
import { say } from '../parts/words.js'
import { title } from './words.js'

// `act(command, facts)` opens the form of a command with what is known.
/** @param {import('../logic/desk.js').Ready} desk @param {(command: string, facts: object) => void} act */
export function cases(desk, act) {
  const staff = desk.view.private.staff
  if (!staff) return null
  const may = (/** @type {string} */ command) => desk.possible().includes(command)
  /** @param {string} kind @param {string} words @param {[string, object][]} acts */
  const row = (kind, words, acts) => h('li', { 'data-case': kind, 'data-key': `case-${kind}-${Object.values(acts[0][1])[0]}` }, h('span', {}, words), h('span', { class: 'row' }, acts.filter(([command]) => may(command)).map(([command, facts]) =>
    h('button', { type: 'button', class: 'small', 'data-key': `case-${command}-${Object.values(facts)[0]}`, onclick: () => act(command, facts) }, title(command)))))
  const rows = [
    ...(staff.disputes ?? []).map(one => row('dispute', `§ ${say('case-dispute', { number: one.number, patron: one.patron, about: one.about, by: one.decided_by })}`, one.decided_by ? [['review-dispute', { dispute: one.number, requested_by: one.patron }]] : [['decide-dispute', { dispute: one.number }]])),
    ...(staff.payment_errors ?? []).map(one => row('payment', `$ ${say('case-payment', { number: one.number, patron: one.patron, due: one.due, paid: one.paid })}`, [['enquire-payment-error', { error: one.number }], ['rectify-payment-error', { error: one.number, amount: Math.abs(one.paid - one.due) - (one.rectified ?? 0) }], ['report-payment-error', { error: one.number }]])),
    ...(staff.debts ?? []).map(one => row('debt', `∑ ${say('case-debt', { patron: one.patron, amount: one.amount, of: one.of, coup: one.coup })}`, [['collect-debt', { patron: one.patron, amount: one.amount }], ...(one.of === 'commission' && !one.waits ? [/** @type {[string, object]} */ (['carry-commission-over', { patron: one.patron }])] : []), ['write-off-debt', { patron: one.patron }]])),
    ...(staff.breaches ?? []).map(one => row('breach', `! ${say('case-breach', { number: one.number, patron: one.patron || one.who, kind: one.kind })}`, [['act-on-breach', { breach: one.number }]])),
    ...(staff.warnings ?? []).filter(one => one.about === 'abstaining').map(one => row('abstaining', `◔ ${say('case-abstaining', { patron: one.facts?.patron, coups: one.facts?.coups })}`, [['direct-to-vacate', { patron: one.facts?.patron }]])),
  ]
  return rows.length ? h('div', { class: 'cases' }, h('h3', {}, say('cases-title')), h('ul', { class: 'case-list' }, rows)) : null
}
