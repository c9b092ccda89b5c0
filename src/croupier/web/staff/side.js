// The right-hand side of the console: warnings with what mends them, the shoe and what was kept from before, results, what happened.

import { fill, h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { told } from '../parts/sent.js'
import { named, say } from '../parts/words.js'
import { shownCard } from './card.js'
import { clauses } from './clauses.js'
import { beads, meter, picture } from './pictures.js'
import { title, wagerName } from './words.js'

/** @import { Give, Ready } from '../logic/desk.js' */

// The figures of a warning: amounts, but for numbers, counts and times.
const PLAIN = new Set(['error', 'coup', 'coups', 'wager', 'matter'])
/** @param {Record<string, string | number | (string | number)[]>} [facts] */
export const figures = (facts = {}) => Object.entries(facts).filter(([name]) => name !== 'number').map(([field, value]) => say(field === 'until' ? 'figure-when' : typeof value === 'number' && !PLAIN.has(field) ? 'figure-money' : Array.isArray(value) ? 'figure-names' : 'figure-plain', { field, value })).join(' · ')

/** @type {Partial<Record<Wire.Warned['about'], Wire.Commands['reduce-wagers']['to']>>} */
const CUTS = { 'above-differential': 'differential', 'above-area-maximum': 'area-maximum' }

// `give` gives a command, `palette` opens the form of one.
/** @param {HTMLElement} place @param {Ready} desk @param {{ give: Give, palette: (command: string) => void }} acts */
export function drawWarnings(place, desk, { give, palette }) {
  const staff = desk.view.private.staff
  const possible = (/** @type {string} */ command) => desk.possible().includes(command)
  const list = staff?.warnings ?? []
  place.hidden = !list.length
  const lying = new Map((staff?.wagers ?? []).map(one => [one.number, one]))
  const cut = (/** @type {Wire.Warned} */ { about }, to = CUTS[about]) => to && h('button', { type: 'button', class: 'main small', 'data-key': `cut-${about}`, onclick: () => give('reduce-wagers', { to }) }, say('staff-confirm-cut'))
  fill(place, h('h2', {}, say('staff-warnings'), ` (${list.length})`), list.map(one => h('div', { class: 'warning', 'data-key': `warning-${one.about}` },
    h('p', {}, h('strong', {}, `⚠ ${say(`warn-${one.about}`)}`), ' ', clauses(one.clauses, 2)),
    h('p', { class: 'small soft' }, figures(one.facts)),
    one.cut?.length ? h('table', { class: 'list small' }, h('tbody', {}, one.cut.map(([number, to]) => h('tr', {}, h('td', {}, lying.get(number)?.patron ?? number), h('td', {}, wagerName(lying.get(number)?.wager ?? '')), h('td', { class: 'number' }, money(lying.get(number)?.stake ?? 0)), h('td', { class: 'number' }, `→ ${money(to)}`))))) : null,
    one.cut?.length && possible('reduce-wagers') ? cut(one) : null,
    one.about === 'signs-missing' && possible('display-sign') ? h('button', { type: 'button', class: 'small', 'data-key': 'signs', onclick: async () => { for (const sign of /** @type {string[]} */ (one.facts?.signs ?? [])) if (!(await give('display-sign', { sign })).done) break } }, say('staff-display-all')) : null,
    one.about === 'float-below-zero' && possible('fill-float') ? h('button', { type: 'button', class: 'small', 'data-key': 'fill', onclick: () => palette('fill-float') }, title('fill-float')) : null)))
}

/** @param {HTMLElement} place @param {Ready} desk */
export function drawShoe(place, desk) {
  const { shoe, carried, next_dummy: dummy } = desk.view.shared
  if (!shoe) { fill(place); return }
  const tray = desk.view.private.staff?.shoe ?? { out: 0, left: 0 }
  fill(place, h('h2', {}, say('shoe'), ` ${shoe.number || ''}`), meter(tray, shoe),
    h('p', { class: 'row small' }, h('span', { class: 'figure' }, say('staff-shoe-numbers', { out: tray.out, left: tray.left })),
      shoe.cutting_card_out || ['loaded', 'in-play'].includes(shoe.stage) ? h('span', { class: `badge ${shoe.cutting_card_out ? 'warn' : ''}` }, `${shoe.cutting_card_out ? '! ' : ''}${say(shoe.cutting_card_out ? 'staff-cutting-out' : 'staff-cutting-in')}`) : null,
      shoe.seeded ? h('span', { class: 'badge bad', 'data-testid': 'seeded' }, `! ${say('seeded')}`) : null,
      shoe.last_coup ? h('span', { class: 'badge warn' }, `! ${say('staff-last-coup')}`) : null,
      shoe.burn_card ? h('span', { class: 'badge' }, say('staff-burn-card'), ' ', shownCard(shoe.burn_card)) : null),
    carried?.length ? h('div', { class: 'carried' }, h('span', { class: 'cards' }, carried.map(one => picture(one))),
      h('p', { class: 'small' }, h('strong', {}, say('irr-carried')), ' ', say(carried.includes(null) ? 'irr-carried-unseen' : 'irr-carried-more'))) : null,
    dummy ? h('p', { class: 'dummy-next' }, `! ${say('irr-next-dummy')}`) : null)
}

/** @param {HTMLElement} place @param {Ready} desk */
export function drawResults(place, desk) {
  const all = (desk.board?.bead_plate ?? []).flat().map(one => one[0]).filter(Boolean)
  const counts = desk.board?.counts
  fill(place, h('h2', {}, say('staff-results')), all.length ? beads(all.slice(-36).join('')) : h('p', { class: 'soft small' }, say('staff-no-results')),
    counts ? h('p', { class: 'row small figure' }, /** @type {Wire.Winner[]} */ (['banker', 'player', 'tie']).map(one => h('span', { class: one }, named('hand', one), ' ', counts[one]))) : null)
}

/** @param {HTMLElement} place @param {Ready} desk */
export function drawTold(place, desk) {
  fill(place, h('h2', {}, say('staff-told')), h('ol', { class: 'log', reversed: true }, desk.told.slice(-40).reverse().map(one => h('li', { 'data-key': `told-${one.sequence}`, 'data-sequence': one.sequence }, h('span', { class: 'soft figure' }, say('clock', { at: one.at })), ' ', told(one), ' ', clauses(one.clauses, 1)))))
}
