// One coup again, act by act: who did it and under which rank, what is said of it, its clauses, what changed hands, and
// the cards as they lay. Everything is said by the floor. Start at `coupView`.

import { card } from '../parts/cards.js'
import { anew, fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { language, say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'

/** @import { View, Workspace } from '../inspect.js' */
/**
 * One act as the floor tells it.
 * @typedef {object} Step
 * @property {number} first
 * @property {number} last
 * @property {number} at
 * @property {string} who
 * @property {string} rank_name
 * @property {string[]} says
 * @property {string[]} clauses
 * @property {[string, string[]][]} payments
 * @property {{ whose: string, place: string, was: string, now: string }[]} money
 * @property {{ cards: (string | null)[], count: number | null }} player
 * @property {{ cards: (string | null)[], count: number | null }} banker
 */

/** @param {HTMLElement} place @param {URLSearchParams} query @param {Workspace} space @returns {View} */
export function coupView(place, query, space) {
  let gone = false
  /** @type {(event: KeyboardEvent) => void} */
  let keys = () => {}
  const hear = (/** @type {KeyboardEvent} */ event) => keys(event)
  const [table, coup] = [query.get('table') ?? '', query.get('coup') ?? '']
  anew(place, h('p', { class: 'panel soft', role: 'status' }, '…'))
  ask(`/inspect/coup?${new URLSearchParams({ table, coup, language: language() })}`).then(told => {
    if (gone) return
    const replay = new Replay(told, space)
    keys = event => replay.key(event)
    anew(place, replay.head(), replay.felt, replay.list)
    const entry = Number(query.get('entry') ?? 0)
    const step = replay.steps.findIndex(one => one.first <= entry && entry <= one.last)
    replay.show(step >= 0 ? step : replay.steps.length - 1)
  }).catch(error => { if (!gone) anew(place, h('p', { class: 'panel wrong', role: 'alert', 'data-testid': 'no-coup' }, error.message)) })
  document.addEventListener('keydown', hear)
  return { leave: () => { gone = true; document.removeEventListener('keydown', hear) } }
}

class Replay {
  /** @param {Wire.CoupTold} told @param {Workspace} space */
  constructor(told, space) {
    this.told = told
    this.space = space
    this.steps = /** @type {Step[]} */ (/** @type {unknown} */ (told.steps))
    this.at = 0
    this.felt = h('section', { class: 'panel coup-felt', 'aria-label': say('inspect-steps') })
    this.list = h('ol', { class: 'panel steps', 'data-testid': 'steps', 'aria-label': say('inspect-steps') })
  }

  // --- the heading -----------------------------------------------------------------------------

  head() {
    const { told } = this
    const figure = (/** @type {string} */ name, /** @type {string} */ value) => h('div', {}, h('dt', {}, say(`inspect-coup-${name}`)), h('dd', {}, value))
    const go = (/** @type {number} */ coup, /** @type {string} */ key) => h('button', { type: 'button', class: 'small', 'data-key': key, disabled: !coup, onclick: () => this.space.go({ view: 'coup', table: told.table, coup: String(coup) }) }, say(`inspect-${key}`))
    const copied = h('span', { class: 'soft small', role: 'status' })
    return h('section', { class: 'panel coup-head', 'data-testid': 'coup', 'data-coup': `${told.table}/${told.coup}` },
      h('h2', {}, say('inspect-coup-title', { table: told.table, shoe: told.shoe, within: told.within }), told.marks.map(one => h('span', { class: `badge ${one === 'last' ? '' : 'warn'}`, 'data-mark': one }, say(`inspect-mark-${one}`)))),
      h('p', {}, say('inspect-coup-played', { casino: told.casino, variation: told.variation, decks: told.decks }), ' · ', say('inspect-coup-when', { begins: told.begins, ends: told.ends })),
      told.seeded ? h('p', { class: 'wrong' }, say('inspect-seeded')) : null,
      h('dl', { class: 'figures' }, told.result ? figure('result', `${told.hands} ${told.result}`) : null, figure('staked', told.money.staked), figure('returned', told.money.returned), figure('commission', told.money.commission)),
      h('p', { class: 'soft small breaks' }, say('inspect-coup-number', { coup: told.coup }), ' · ', say('inspect-coup-edition', { edition: told.edition }), ' · ', say('inspect-coup-entries', { first: told.first, last: told.last, hash: told.hash })),
      h('div', { class: 'row acts' }, go(told.earlier, 'earlier'), go(told.later, 'later'),
        told.complete ? h('a', { class: 'button small main', 'data-key': 'export', download: true, href: `/api/inspect/export?${new URLSearchParams({ table: told.table, coup: String(told.coup) })}` }, say('inspect-export')) : null,
        h('button', { type: 'button', class: 'small', 'data-key': 'verify', onclick: () => this.space.go({ view: 'verify', stream: told.table }) }, say('inspect-verify-table')),
        h('button', { type: 'button', class: 'small', 'data-key': 'print', onclick: () => print() }, say('inspect-print')),
        h('button', { type: 'button', class: 'small', 'data-key': 'link', onclick: () => { navigator.clipboard?.writeText(location.href).then(() => { copied.textContent = say('inspect-link-copied') }, () => {}) } }, say('inspect-link')), copied))
  }

  // --- act by act ------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
    if (typing || event.ctrlKey || event.altKey || event.metaKey) return
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!by) return
    event.preventDefault()
    this.show(this.at + by)
    this.list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }

  /** @param {number} at */
  show(at) {
    this.at = Math.max(0, Math.min(at, this.steps.length - 1))
    const step = this.steps[this.at]
    const go = (/** @type {number} */ by, /** @type {string} */ key) => h('button', { type: 'button', class: 'small', 'data-key': key, onclick: () => this.show(this.at + by) }, say(`inspect-${key}`))
    fill(this.felt,
      h('div', { class: 'hands' }, hand('player', step.player), hand('banker', step.banker)),
      h('div', { class: 'row' }, go(-1, 'step-before'), h('strong', { role: 'status', 'data-testid': 'step' }, say('inspect-step', { step: this.at + 1, steps: this.steps.length })), go(1, 'step-after'), h('span', { class: 'soft small keys' }, say('inspect-step-keys'))),
      h('p', { class: 'now', 'aria-live': 'polite' }, step.says.join(' · ')))
    fill(this.list, this.steps.map((one, place) => this.item(one, place)))
  }

  /** @param {Step} one @param {number} place */
  item(one, place) {
    const money = one.money.map(each => h('li', {}, say('inspect-money', { ...each, whose: each.whose || say('inspect-money-table'), place: say(`inspect-place-${each.place}`) })))
    return h('li', { 'data-key': `step-${place}`, 'aria-current': place === this.at ? 'step' : undefined },
      h('button', { type: 'button', class: 'quiet small when', 'data-key': `show-${place}`, 'aria-label': say('inspect-step', { step: place + 1, steps: this.steps.length }), onclick: () => this.show(place) }, say('inspect-at', { at: one.at }).split(' ').at(-1)),
      h('div', { class: 'step' },
        h('p', {}, one.says.join(' · '), ' ', clauses(one.clauses, 4)),
        h('p', { class: 'soft small' }, say('inspect-who', { who: one.who, rank: one.rank_name }), ' · ', say('inspect-entry', { entry: one.first })),
        one.payments.length ? h('ul', { class: 'small' }, one.payments.map(([says, cited]) => h('li', {}, says, ' ', clauses(cited, 2)))) : null,
        money.length ? h('ul', { class: 'small soft' }, money) : null))
  }
}

/** @param {'player' | 'banker'} side @param {{ cards: (string | null)[], count: number | null }} lies */
const hand = (side, lies) => h('div', { class: `hand ${side}` },
  h('h3', {}, say(`inspect-hand-${side}`), lies.count === null ? null : h('span', { class: 'count' }, String(lies.count))),
  h('div', { class: 'cards' }, lies.cards.length ? lies.cards.map(one => card(one)) : h('span', { class: 'soft small' }, say('inspect-no-cards'))))
