// The remedies that the book allows for what was reported: what each does to the coup and to every wager, and who may order it.

import { h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { effect, refusal } from '../parts/sent.js'
import { bookText, say } from '../parts/words.js'
import { callFor, isWaiting } from './calls.js'
import { clauses } from './clauses.js'
import { wagerName } from './words.js'

/** @import { Give, Ready } from '../logic/desk.js' */

// `found` is what the floor answered; `give` gives a command and says what became of it.
/** @param {Ready} desk @param {Wire.IrregularitiesShown} found @param {Give} give */
export const remedyList = (desk, found, give) => h('ol', { class: 'remedies' }, (found.remedies ?? []).map((one, place) => remedy(desk, one, place + 1, found.refused?.[one.id], give)))

/** @param {Ready} desk @param {Wire.RemedyShown} one @param {number} number @param {Wire.RefusedReply | undefined} refused @param {Give} give */
function remedy(desk, one, number, refused, give) {
  const agreed = one.all_agree ? agreement(desk) : null
  const rank = desk.rankName(one.rank)
  const tooLow = refused?.reason === 'rank-too-low'
  const order = async (/** @type {import('../parts/dom.js').Pressed} */ event) => {
    event.currentTarget.disabled = true
    const button = event.currentTarget
    const answer = await give('order-remedy', { remedy: one.id, ...(agreed ? { agreed: agreed.read() } : {}) })
    if (!answer.done) button.disabled = false
  }
  const call = h('button', { type: 'button', class: 'small', 'data-key': `remedy-call-${one.id}`, disabled: isWaiting(desk), onclick: async event => { event.currentTarget.disabled = true; if (!isWaiting(desk)) await callFor(desk) } }, `☎ ${say(isWaiting(desk) ? 'call-waits' : 'staff-call')}`)
  return h('li', { class: `remedy${refused ? ' not-yours' : ''}`, 'data-remedy': one.id },
    h('div', { class: 'remedy-head' }, h('kbd', { 'aria-hidden': 'true' }, number), h('h3', { id: `remedy-${one.id}` }, bookText(one.about))),
    h('p', { class: 'row small' }, h('span', { class: 'badge' }, say('irr-rank', { rank })), clauses(one.clauses, 4), one.two_people ? h('span', { class: 'soft' }, say('irr-two')) : null),
    h('div', { class: 'remedy-does' },
      h('div', {}, h('h4', {}, say('irr-to-coup')), h('ul', {}, (one.coup ?? []).map(what => h('li', {}, effect(what))))),
      h('div', {}, h('h4', {}, say('irr-to-wagers')), wagersTable(desk, one.wagers ?? []))),
    one.tells?.length ? h('p', { class: 'small' }, say('irr-tells', { who: one.tells.map(who => toldName(desk, who)) })) : null,
    agreed?.element,
    h('div', { class: 'row end' },
      refused ? h('span', { class: 'small wrong' }, tooLow ? `✕ ${say('irr-needs', { rank })}` : `✕ ${refusal(refused)}`) : null,
      refused && (tooLow || refused.reason === 'another-person-needed') && desk.you ? call : null,
      h('button', { type: 'button', class: 'main', 'data-key': `order-${one.id}`, 'data-remedy-number': number, 'aria-describedby': `remedy-${one.id}`, disabled: Boolean(refused), onclick: order }, say('irr-order'))))
}

/** @param {Ready} desk @param {string} who */
const toldName = (desk, who) => desk.book?.choices['record-notification.who']?.find(one => one.value === who)?.about ?? who

/** @param {Ready} desk @param {Wire.WagerEffect[]} list */
function wagersTable(desk, list) {
  if (!list.length) return h('p', { class: 'soft small' }, say('irr-no-wagers'))
  const seat = (/** @type {string} */ patron) => desk.view.shared.seats?.find(one => one.patron === patron)?.place || '–'
  return h('div', { class: 'wide' }, h('table', { class: 'list effects' },
    h('thead', {}, h('tr', {}, ['place', 'wager', 'stake', 'what'].map(one => h('th', { scope: 'col', class: one === 'stake' ? 'number' : '' }, say(`col-${one}`))))),
    h('tbody', {}, list.map(one => h('tr', { 'data-wager-number': one.number, class: one.outcome },
      h('th', { scope: 'row' }, h('span', { class: 'place-number' }, seat(one.patron)), ` ${one.patron}`),
      h('td', { class: one.wager }, wagerName(one.wager)), h('td', { class: 'number' }, money(one.stake)),
      h('td', {}, outcome(one)))))))
}

/** @param {Wire.WagerEffect} one */
function outcome(one) {
  return [h('strong', {}, say(`out-${one.outcome}`, { returned: one.returned ?? 0, choices: one.choices ?? [] })), one.undone ? h('small', { class: 'soft' }, ' ', say('out-undone')) : null]
}

// Who agrees, one tick each, and one for everyone.
/** @param {Ready} desk */
function agreement(desk) {
  const people = [...new Set((desk.view.shared.seats ?? []).map(one => one.patron).filter(Boolean))]
  const boxes = people.map(one => h('input', { type: 'checkbox', value: one, 'data-agrees': one }))
  const all = h('input', { type: 'checkbox', 'data-agrees': '*', onchange: () => { for (const one of boxes) one.checked = all.checked } })
  const element = h('fieldset', { class: 'agreement' }, h('legend', {}, say('irr-agree')), h('div', { class: 'checks' }, h('label', {}, all, say('irr-all-agree')), boxes.map(one => h('label', {}, one, one.value))))
  return { element, read: () => boxes.filter(one => one.checked).map(one => one.value) }
}
