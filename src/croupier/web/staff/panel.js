// The panel of one table, guided: what comes next with one button, announced changes with their countdown, acts by what the
// table needs, and its cards and roads. What is possible and wanted comes from the floor.

import { h } from '../parts/dom.js'
import { drawRoads } from '../parts/roads.js'
import { say } from '../parts/words.js'
import { clauses } from './clauses.js'
import { stepFacts } from './guide.js'
import { picture } from './pictures.js'
import { title } from './words.js'

/** @import { Ready } from '../logic/desk.js' */
/** `give` gives a command at once, `act` opens its form with what is known. @typedef {{ give: (command: string, facts: object) => unknown, act: (command: string, facts?: object) => void }} Acts */

// The table's one next step: a button where whoever looks may take it and nothing is left to say.
/** @param {Ready} desk @param {Acts} acts */
export function nextStep(desk, { give, act }) {
  const own = desk.view.private
  const step = own.staff?.next ?? own.after
  if (!step) return null
  const facts = stepFacts(step.facts)
  const asks = (step.needs ?? []).length > 0
  const may = own.possible?.includes(step.command)
  const card = (step.needs ?? []).includes('card')
  return h('div', { class: 'next-here', 'data-part': 'next', 'data-key': 'next-here' },
    h('p', {}, h('span', { class: 'soft' }, say('panel-next')), ' ', h('strong', {}, title(step.command)), facts ? h('span', { class: 'soft' }, ` · ${facts}`) : null, ' ', clauses(step.clauses, 1)),
    desk.isAutomatic(step) ? h('span', { class: 'badge' }, `⟳ ${say('panel-by-itself')}`)
      : !may ? h('span', { class: 'badge warn' }, say('staff-for-rank', { rank: desk.rankName(step.rank) }))
        : card ? h('a', { class: 'button small', 'data-key': 'next-deal', href: `/deal/${encodeURIComponent(desk.table)}` }, say('staff-deal-here'))
          : h('button', { type: 'button', class: 'main small', 'data-key': 'next-do', onclick: () => (asks ? act(step.command, step.facts) : give(step.command, step.facts ?? {})) }, title(step.command)))
}

// Changes of which patrons were told: when each may be made, and then the button that makes it.
/** @param {Ready} desk @param {Acts} acts */
export function announced(desk, { give, act }) {
  const list = desk.view.private.staff?.announced ?? []
  if (!list.length) return null
  return h('div', { class: 'announced', 'data-part': 'announced' }, h('h3', {}, say('panel-announced')), h('ul', { class: 'case-list' }, list.map((one, at) => {
    const left = one.ready ? one.ready - desk.now() : 0
    const ready = !one.coups && left <= 0
    return h('li', { 'data-key': `announced-${one.about}-${one.wager ?? ''}-${at}`, 'data-announced': one.about, 'data-ready': String(ready) },
      h('span', {}, h('strong', {}, title(one.command)), ' ', h('span', { class: 'soft' }, told(one)), ' ', clauses(one.clauses, 1)),
      h('span', { class: 'row' },
        ready ? h('button', { type: 'button', class: 'main small', 'data-key': `make-${one.command}-${at}`, onclick: () => (one.command === 'close-table' ? act(one.command, one.facts) : give(one.command, one.facts)) }, say('panel-make', { act: one.command }))
          : h('span', { class: 'badge warn figure', role: 'timer' }, one.coups ? say('guide-coups', { coups: one.coups }) : say('guide-wait', { left, at: one.ready ?? 0 })),
        h('button', { type: 'button', class: 'small', 'data-key': `call-off-${at}`, onclick: () => give('remove-notice', { about: one.about }) }, title('remove-notice'))))
  })))
}

/** @param {Wire.Announced} one */
function told(one) {
  const facts = /** @type {{ limits?: Wire.Limit, variation?: string }} */ (one.facts)
  if (one.wager) return say('panel-minimum-of', { wager: one.wager })
  return facts.limits ? say('limit-range', { ...facts.limits }) : facts.variation ? stepFacts({ variation: facts.variation }) : ''
}

// Acts by what the table needs now, then by their chapters; what is not possible stays at hand, and says why.
/** @param {Ready} desk @param {(one: string) => HTMLElement} button @param {{ later: boolean }} opened @param {(one: string) => boolean} [wanted] */
export function groupedActs(desk, button, opened, wanted = () => true) {
  return (desk.view.private.groups ?? []).map(one => {
    const acts = one.acts.filter(wanted)
    const key = `group-${one.group}`
    if (!acts.length) return null
    if (one.group === 'later') return h('details', { class: 'act-group wanted', 'data-group': one.group, 'data-key': key, open: opened.later, ontoggle: event => { opened.later = event.target.open } }, h('summary', { 'data-key': 'later-summary' }, say('group-later', { count: acts.length })), h('div', { class: 'act-row' }, acts.map(button)))
    return h('section', { class: `act-group${one.group === 'now' ? ' wanted' : ''}`, 'data-group': one.group, 'data-key': key }, h('h4', {}, say(key)), h('div', { class: 'act-row' }, acts.map(button)))
  })
}

// The two hands as they lie.
/** @param {Ready} desk */
export function hands(desk) {
  const coup = desk.view.shared.coup
  if (!coup?.player?.cards?.length && !coup?.banker?.cards?.length) return null
  return h('div', { class: 'hands-here', 'data-part': 'hands' }, /** @type {const} */ (['player', 'banker']).map(side => {
    const hand = coup[side]
    return h('div', { class: side, 'data-key': `hand-${side}` }, h('span', { class: 'small' }, say(`hand-${side}`), hand?.count === undefined || hand.count === null ? '' : ` ${hand.count}`),
      h('span', { class: 'cards' }, (hand?.cards ?? []).map(one => picture(one))))
  }))
}

// The roads of the shoe, in a place of their own that is drawn again and again.
/** @param {HTMLElement} place @param {Ready} desk */
export function roads(place, desk) {
  place.hidden = !desk.board?.bead_plate.length
  if (desk.board && !place.hidden) drawRoads(place, desk.board, { columns: 30 })
}
