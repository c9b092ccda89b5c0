// What staff see of a promotion: prizes that were drawn, refused claims, what compromised it, disputes; then entries, which are many.

import { h } from '../parts/dom.js'
import { clockAt, money, named, person, say } from '../parts/words.js'
import { world } from '../parts/world.js'
import { title } from '../staff/words.js'
import { whenBriefly } from '../parts/when.js'

/** @typedef {(name: string, facts?: Record<string, unknown>) => void} Act */

/** @param {Wire.PromotionShown} shown @param {Act} act */
export function board(shown, act) {
  const view = shown.view, all = /** @type {Wire.PromotionBoard} */ (view.board)
  const may = new Set((shown.offer?.acts ?? []).filter(one => !one.reason).map(one => one.act))
  const button = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ facts, /** @type {string} */ key) => (may.has(name) ? h('button', { type: 'button', class: 'small', 'data-key': `${name}-${key}`, onclick: () => act(name, facts) }, title(name)) : null)
  return [awards(all, button), claims(all, button), findings(all, button), disputes(all, button), entries(all, view, button)]
}

/** @typedef {(name: string, facts: Record<string, unknown>, key: string) => HTMLElement | null} Button */

/** @param {string} id @param {string[]} columns @param {HTMLElement[]} rows */
const table = (id, columns, rows) => (rows.length ? h('section', { class: 'panel', 'data-key': id, 'data-testid': id }, h('h2', {}, say(`promotion-section-${id}`)),
  h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': say(`promotion-section-${id}`) }, h('table', { class: 'list' }, h('thead', {}, h('tr', {}, [...columns.map(one => h('th', { scope: 'col' }, (one === 'at' ? say('promo-at', { clock: clockAt(world.now()) }) : say(`promotion-column-${one}`)))), h('th', {}, h('span', { class: 'heard' }, say('promo-now')))])), h('tbody', {}, rows)))) : null)

/** @param {string} key @param {unknown[]} cells @param {(HTMLElement | null)[]} acts */
const row = (key, cells, acts) => h('tr', { 'data-key': key }, cells.map(one => h('td', {}, /** @type {any} */ (one))), h('td', {}, h('span', { class: 'row' }, acts)))

/** @param {Wire.PromotionBoard} all @param {Button} button */
const awards = (all, button) => table('awards', ['award', 'prize', 'value', 'person', 'ticket', 'status', 'tries'], all.awards.map(one => row(`award-${one.number}`,
  [one.number, one.what, money(one.value), person(one.entrant), one.ticket, say(`promotion-status-${one.status}`), one.tries.map(each => h('div', { class: 'small' }, `${whenBriefly(each.at)} · ${named('term', each.method)} ${each.reached ? '✓' : '–'}`))],
  one.status === 'drawn' ? [one.notify ? button('contact-winner', { award: one.number }, String(one.number)) : null, button('award-prize', { award: one.number }, String(one.number)), button('refuse-prize', { award: one.number, claimant: one.entrant, prize: one.prize }, String(one.number))] : [])))

/** @param {Wire.PromotionBoard} all @param {Wire.PromotionView} view @param {Button} button */
function entries(all, view, button) {
  const first = new Set()
  return table('entries', ['ticket', 'person', 'by', 'at'], all.tickets.map(one => {
    const again = first.has(one.entrant), out = all.excluded[one.entrant], there = all.present.includes(one.entrant)
    first.add(one.entrant)
    return row(`ticket-${one.number}`, [one.number, [person(one.entrant), ' ', out ? h('span', { class: 'badge bad' }, out) : view.present && there ? h('span', { class: 'badge open' }, say('promo-is-there')) : null], named('term', one.by), whenBriefly(one.at)],
      again || out || view.draws.length ? [] : [there ? button('check-out', { entrant: one.entrant }, one.entrant) : button('check-in', { entrant: one.entrant }, one.entrant), button('exclude-entrant', { entrant: one.entrant }, one.entrant)])
  }))
}

/** @param {Wire.PromotionBoard} all @param {Button} button */
const claims = (all, button) => table('claims', ['claim', 'person', 'value', 'reason', 'at', 'told'], all.claims.map(one => row(`claim-${one.number}`,
  [one.number, person(one.claimant), money(one.value), one.reason, whenBriefly(one.at), one.told ? whenBriefly(one.told) : ''], one.told ? [] : [button('tell-refused', { claim: one.number }, String(one.number))])))

/** @param {Wire.PromotionBoard} all @param {Button} button */
const findings = (all, button) => table('findings', ['number', 'outcome', 'reason', 'at', 'told'], all.findings.map(one => row(`finding-${one.number}`,
  [one.number, say(`promotion-outcome-${one.outcome}`), one.why, whenBriefly(one.at), one.notified ? whenBriefly(one.notified) : ''], one.notified || !one.owed.length ? [] : [button('notify-inspector', { finding: one.number }, String(one.number))])))

/** @param {Wire.PromotionBoard} all @param {Button} button */
const disputes = (all, button) => table('disputes', ['number', 'person', 'reason', 'decision', 'advised'], all.disputes.map(one => row(`dispute-${one.number}`,
  [one.number, person(one.person), one.about, one.decision, one.advised.map(each => named('term', each)).join(', ')], one.decision ? [one.accepted || one.advised.length ? null : button('advise-disputant', { dispute: one.number }, String(one.number))] : [button('decide-promotion-dispute', { dispute: one.number }, String(one.number))])))
