// A player's own coups, the newest first: what was wagered, what it came to, and why in a sentence; the rest on demand.
// The floor says every sentence; the page adds nothing up. Start at `drawHistory`.

import { clauseButton, note } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { language, say } from '../parts/words.js'
import { checkButton } from './check.js'

/** @type {Wire.OwnCoupShown[]} */
let coups = []
let next = ''

/** @param {HTMLElement} place @param {boolean} [more] */
export async function drawHistory(place, more = false) {
  const query = new URLSearchParams({ language: language(), ...(more ? { before: next } : {}) })
  const found = await ask(`/me/history?${query}`)
  coups = more ? [...coups, ...found.coups] : found.coups
  next = found.next
  fill(place,
    h('h2', {}, say('me-coups')),
    coups.length ? h('ol', { class: 'own-list', 'data-testid': 'own-coups' }, coups.map(row)) : h('p', { class: 'soft' }, say('me-no-coups')),
    next ? h('button', { type: 'button', 'data-key': 'more', onclick: () => drawHistory(place, true).catch(problem => note(problem.message, { kind: 'refused' })) }, say('me-more')) : null)
}

/** @param {Wire.OwnCoupShown} coup */
const row = coup => h('li', { 'data-key': coup.place, 'data-testid': 'own-coup' },
  h('p', { class: 'soft small' }, say('me-coup', { table: coup.name, shoe: coup.shoe, coup: coup.within, at: coup.at })),
  h('p', { class: 'figure' }, coup.contest ? say('me-contest') : coup.money),
  coup.wagers.map(one => h('p', { class: 'whole', 'data-testid': 'own-why' }, one.says, ' ', one.clauses.length ? clauseButton(one.clauses[0]) : null)),
  coup.wagers.length ? null : h('p', { class: 'whole' }, say('me-put-right')),
  h('details', { class: 'whole', 'data-key': `rest-${coup.place}` }, h('summary', {}, say('me-rest')), rest(coup)))

/** @param {Wire.OwnCoupShown} coup */
const rest = coup => h('div', {},
  coup.wagers.filter(one => one.clauses.length > 1).map(one => h('p', {}, say('me-clauses', { wager: one.wager }), ' ', one.clauses.map(each => clauseButton(each)))),
  coup.over ? coup.steps.map(one => h('p', { 'data-testid': 'own-step' }, one)) : h('p', { class: 'soft' }, say('me-cards-later')),
  coup.revealed ? checkButton(coup) : null)
