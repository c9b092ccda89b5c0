// How the log stands: chains, heads and witness, editions, duties that are open, and the way to the house log and reports.

import { anew, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { bookText, say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'
import { clock } from '../staff/duties.js'

/** @import { View, Workspace } from '../inspect.js' */

/** @param {HTMLElement} place @param {URLSearchParams} _query @param {Workspace} space @returns {View} */
export function stateView(place, _query, space) {
  let gone = false
  anew(place, h('p', { class: 'panel soft', role: 'status' }, '…'))
  Promise.all([ask('/inspect/state'), ask('/floor').catch(() => null), ask('/duties').catch(() => null)]).then(([state, floor, duties]) => {
    if (gone) return
    anew(place, chains(state, space), h('div', { class: 'side-by-side' }, heads(state, floor), owed(duties)), editions(state))
  }).catch(error => { if (!gone) anew(place, h('p', { class: 'panel wrong', role: 'alert' }, error.message)) })
  return { leave: () => { gone = true } }
}

/** @param {string} column @param {import('../parts/dom.js').Child[]} what */
const cell = (column, ...what) => h('td', { 'data-column': say(column) }, what)
/** @param {number} number */
const figure = number => number.toLocaleString('en')

/** @param {Wire.LogStanding} state @param {Workspace} space */
function chains(state, space) {
  const columns = ['inspect-column-stream', 'inspect-state-entries', 'inspect-state-coups', 'inspect-state-shoes', 'inspect-state-last', 'inspect-state-head', 'inspect-state-signed', 'inspect-state-follows']
  const row = (/** @type {Wire.StreamStanding} */ one) => h('tr', { 'data-key': one.stream },
    cell(columns[0], h('a', { href: `/inspect?${new URLSearchParams({ view: 'find', when: 'all', stream: one.stream })}`, 'data-key': `stream-${one.stream}`, onclick: (/** @type {MouseEvent} */ event) => { event.preventDefault(); space.go({ view: 'find', when: 'all', stream: one.stream }) } }, one.stream)),
    cell(columns[1], figure(one.entries)), cell(columns[2], figure(one.coups)), cell(columns[3], figure(one.shoes)), cell(columns[4], one.at ? say('inspect-at', { at: one.at }) : '–'), cell(columns[5], h('code', { title: one.hash }, one.hash.slice(0, 12))),
    cell(columns[6], one.signed ? `${figure(one.signed)} · ${say('inspect-at', { at: one.signed_at })}` : say('inspect-state-signed-never')),
    cell(columns[7], one.broken ? h('strong', { class: 'wrong' }, say('inspect-broken', { stream: one.stream, why: one.broken })) : h('span', { class: 'good' }, `✓ ${say('inspect-state-whole')}`)))
  return h('section', { class: 'panel', 'data-testid': 'chains' }, h('h2', {}, say('inspect-state-streams')),
    h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': say('inspect-state-streams') }, h('table', { class: 'list' }, h('thead', {}, h('tr', {}, columns.map(one => h('th', { scope: 'col' }, say(one))))), h('tbody', {}, state.streams.map(row)))))
}

/** @param {Wire.LogStanding} state @param {Wire.FloorStanding | null} floor */
const heads = (state, floor) => h('section', { class: 'panel', 'data-testid': 'heads' }, h('h2', {}, say('inspect-state-heads')),
  floor ? h('p', {}, floor.head ? say('inspect-state-floor-head', { head: floor.head, at: floor.at, key: floor.key }) : say('inspect-state-no-head')) : null,
  floor ? h('p', {}, floor.witness ? say('inspect-state-witness', { shipped: floor.shipped }) : say('inspect-state-no-witness')) : null,
  floor?.trouble ? h('p', { class: 'wrong', role: 'alert' }, say('inspect-state-trouble', { why: floor.trouble })) : null,
  h('p', { class: 'breaks' }, say('inspect-state-house', { entries: state.house, hash: state.house_hash.slice(0, 12) })),
  h('p', { class: 'row' }, h('a', { class: 'button small', 'data-key': 'house', href: '/house' }, say('inspect-state-house-open')), h('a', { class: 'button small', 'data-key': 'reports', href: '/reports' }, say('inspect-state-reports'))))

/** @param {Wire.DutiesListed | null} duties */
const owed = duties => h('section', { class: 'panel', 'data-testid': 'duties' }, h('h2', {}, say('inspect-state-duties')),
  duties?.duties.length ? h('ul', { class: 'duties' }, duties.duties.map(one => h('li', { 'data-key': `${one.stream}-${one.id}-${one.matter}` }, say('inspect-state-duty', { stream: one.stream, about: bookText(one.about), to: bookText(one.to || one.id) }), ' ', clauses(one.clauses, 2), h('p', { class: 'row small' }, clock(one, duties.at))))) : h('p', { class: 'soft' }, say('inspect-state-no-duties')))

/** @param {Wire.LogStanding} state */
const editions = state => h('section', { class: 'panel', 'data-testid': 'editions' }, h('h2', {}, say('inspect-state-editions')),
  h('ul', {}, state.editions.map(one => h('li', { 'data-key': one.edition }, h('strong', { title: one.edition }, one.name), ' · ', h('span', { class: 'soft' }, one.streams.length ? say('inspect-state-editions-used', { streams: one.streams }) : say('inspect-state-editions-unused'))))))
