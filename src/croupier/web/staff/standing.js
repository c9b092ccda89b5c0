// What makes a table stand still, or waits for someone: a matter without its remedy, an offer, permitted changes, who must be told.

import { fill, h } from '../parts/dom.js'
import { cents, money } from '../parts/money.js'
import { say, symbol, wording } from '../parts/words.js'
import { clauses } from './clauses.js'
import { dutyItem, isLate, isToTell } from './duties.js'
import { picture } from './pictures.js'
import { asked } from './slips.js'
import { wagerName } from './words.js'

/** @import { Give, Ready } from '../logic/desk.js' */
/** @import { Child, Submitted } from '../parts/dom.js' */
/** @typedef {Wire.Commands['answer-offer']['choice']} Choice */
/** @typedef {{ give: Give, may: (command: string) => boolean }} Acts */

// Drawn only when it is about something else: nobody is read the same thing twice.
/** @param {HTMLElement} place @param {unknown} facts @param {() => Child[]} draw */
function once(place, facts, draw) {
  const sign = JSON.stringify([facts, wording()])
  if (place.dataset.sign === sign) return
  place.dataset.sign = sign
  const made = draw().flat().filter(Boolean)
  place.hidden = !made.length
  fill(place, made)
}

/** @param {string} key @param {Child} label @param {() => unknown} run @param {string} [kind] */
const button = (key, label, run, kind = '') => h('button', { type: 'button', class: kind, 'data-key': key, onclick: run }, label)

// Banners at a table: `give` gives a command, `remedy` opens the remedies.
/** @param {HTMLElement} place @param {Ready} desk @param {{ give: Give, remedy: () => unknown }} acts */
export function drawStanding(place, desk, { give, remedy }) {
  const { matter, offer, changes } = desk.view.shared
  const wagers = desk.view.private.staff?.wagers ?? []
  const may = (/** @type {string} */ command) => desk.possible().includes(command)
  const lying = (offer?.wagers ?? []).flatMap(number => wagers.find(one => one.number === number) ?? [])
  const able = ['withdraw-report', 'answer-offer', 'close-offer', 'close-changes'].filter(may)
  once(place, [desk.table, matter ?? null, offer ?? null, lying, changes ?? false, able], () => [
    matter ? matterBanner(desk, matter, { give, remedy, may }) : null,
    offer ? offerBanner(offer, lying, { give, may }) : null,
    changes ? h('div', { class: 'standing changes', 'data-key': 'standing-changes', 'data-standing': 'changes' },
      h('p', {}, h('strong', {}, `✎ ${say('irr-changes')}`), ' ', h('span', { class: 'soft' }, say('irr-changes-more'))),
      may('close-changes') ? button('close-changes', say('irr-end-changes'), () => give('close-changes', {}), 'main small') : null) : null,
  ])
}

/** @param {Ready} desk @param {Wire.MatterShown} matter @param {Acts & { remedy: () => unknown }} acts */
function matterBanner(desk, matter, { give, remedy, may }) {
  const here = matter.coup === desk.view.shared.coup?.number && !matter.shoe
  return h('div', { class: 'standing matter', 'data-key': 'standing-matter', 'data-standing': 'matter' },
    h('p', {}, h('strong', {}, `⚠ ${asked(matter)}`), ' ', h('span', { class: 'soft' }, say(here ? 'irr-stands-still' : 'irr-about-coup', { coup: matter.coup, shoe: matter.shoe || '' })), ' ', matter.patron ? h('span', { class: 'badge' }, matter.patron) : null, clauses(matter.clauses, 2)),
    matter.cards?.length ? h('span', { class: 'cards' }, matter.cards.map(one => picture(one))) : null,
    h('span', { class: 'row' },
      button('remedy', [h('kbd', {}, 'I'), ` ${say('irr-remedy')}`], remedy, 'main small'),
      may('withdraw-report') ? button('withdraw', say('irr-withdraw'), () => give('withdraw-report', {}), 'small') : null))
}

/** @param {Wire.OfferShown} offer @param {Wire.WagerShown[]} lying @param {Acts} acts */
function offerBanner(offer, lying, { give, may }) {
  return h('div', { class: 'standing offer', 'data-key': 'standing-offer', 'data-standing': 'offer' },
    h('div', { class: 'offer-head' }, h('p', {}, h('strong', {}, `? ${say('irr-offer')}`), ' ', h('span', { class: 'soft' }, lying.length ? say('irr-offer-more', { wagers: lying.length }) : say('irr-offer-none')), ' ', clauses(offer.clauses, 2)),
      may('close-offer') ? h('span', { class: 'row' }, h('span', { class: 'soft small' }, say('irr-everyone-more')), button('close-offer', say('irr-everyone'), () => give('close-offer', {}), 'small')) : null),
    lying.length ? h('ul', { class: 'offer-list' }, lying.map(one => h('li', { 'data-key': `offer-${one.number}`, 'data-wager-number': one.number },
      h('span', {}, h('strong', {}, one.patron), ' ', h('span', { class: one.wager }, wagerName(one.wager)), ' ', h('b', { class: 'figure' }, money(one.stake))),
      may('answer-offer') ? h('span', { class: 'row' }, offer.choices.map(choice => answerButton(one, /** @type {Choice} */ (choice), give))) : null))) : null)
}

/** @param {Wire.WagerShown} wager @param {Choice} choice @param {Give} give */
function answerButton(wager, choice, give) {
  const label = say('irr-for', { choice, patron: wager.patron, wager: wager.wager })
  const answer = (/** @type {{ stake?: number }} */ more = {}) => give('answer-offer', { number: wager.number, choice, ...more })
  const key = `answer-${wager.number}-${choice}`
  if (choice !== 'reduce') return h('button', { type: 'button', class: 'small', 'data-key': key, 'aria-label': label, onclick: () => answer() }, say(`answer-${choice}`))
  const reduce = (/** @type {Submitted} */ event) => {
    event.preventDefault()
    const { to } = event.target.elements
    const stake = cents(to.value)
    if (stake) answer({ stake })
    else to.focus()
  }
  return h('form', { class: 'reduce', onsubmit: reduce }, h('input', { type: 'text', name: 'to', inputmode: 'decimal', size: 6, 'data-key': `${key}-to`, 'aria-label': say('irr-reduce-to', { patron: wager.patron }), placeholder: symbol() }), h('button', { type: 'submit', class: 'small', 'data-key': key, 'aria-label': label }, say('answer-reduce')))
}

// What is owed to others here, with the way and the reference by which it went. Drawn again each minute, for its clock.
/** @param {HTMLElement} place @param {Ready} desk @param {Give} give */
export function drawToTell(place, desk, give) {
  const list = desk.view.private.duties ?? []
  const may = (/** @type {string} */ command) => desk.possible().includes(command)
  const now = desk.now()
  once(place, [desk.table, list, may('record-notification'), list.length ? Math.floor(now / 60_000) : 0, list.map(one => isLate(one, now))], () => (list.length ? [
    h('h2', {}, say('duties-here'), ` (${list.length})`),
    h('ul', { class: 'tell-list' }, list.map(one => dutyItem(one, { now, may, give }))),
  ] : []))
}

// --- for the supervisor's tiles ------------------------------------------------------------------

/** What someone should look at: its kind, its mark and its words. @typedef {[string, string, string]} Alert */

/** @param {string} kind @param {string} mark @param {string} words @returns {Alert} */
const alert = (kind, mark, words) => [kind, mark, words]

/** @param {Ready} desk @returns {Alert[]} */
export function alertsOf(desk) {
  const { matter, offer, changes } = desk.view.shared
  const staff = desk.view.private.staff
  const toTell = (desk.view.private.duties ?? []).filter(isToTell)
  /** @type {(Alert | null)[]} */
  const alerts = [
    desk.view.shared.owed ? alert('owed', '⛨', say('alert-owed', { shoe: desk.view.shared.owed })) : null,
    matter ? alert('matter', '⚠', say('alert-matter', { what: asked(matter) })) : null,
    offer ? alert('offer', '?', say('alert-offer', { wagers: offer.wagers?.length ?? 0 })) : null,
    changes ? alert('changes', '✎', say('alert-changes')) : null,
    toTell.length ? alert('to-tell', '✉', say('alert-to-tell', { count: toTell.length })) : null,
    ...(staff?.warnings ?? []).filter(one => one.about === 'abstaining').map(one => alert('abstaining', '◔', say('alert-abstaining', { patron: one.facts?.patron }))),
    ...(staff?.disputes ?? []).filter(one => !one.decided_by).map(one => alert('dispute', '§', say('alert-dispute', { patron: one.patron }))),
    ...(staff?.payment_errors ?? []).map(one => alert('payment', symbol(), say('alert-payment', { patron: one.patron }))),
  ]
  return alerts.filter(one => one !== null)
}

// The tables that wait for someone, each with its alerts; `show` opens its panel.
/** @param {HTMLElement} place @param {Ready[]} desks @param {(table: string) => void} show */
export function drawAlerts(place, desks, show) {
  const waiting = desks.map(desk => ({ desk, alerts: alertsOf(desk) })).filter(({ alerts }) => alerts.length)
  place.setAttribute('aria-label', say('alerts-here'))
  once(place, waiting.map(({ desk, alerts }) => [desk.table, alerts]), () => waiting.map(({ desk, alerts }) => h('button', { type: 'button', class: 'small', 'data-key': `alerts-${desk.table}`, onclick: () => show(desk.table) },
    h('strong', {}, desk.card.name), alerts.map(([kind, mark, words]) => h('span', { class: `badge alert ${kind}` }, `${mark} ${words}`)))))
}

// Alerts that were not there before, each in a sentence for whoever listens.
/** @param {Ready} desk @param {string[]} before */
export function alertNews(desk, before) {
  const known = new Set(before)
  return alertsOf(desk).map(([, , words]) => words).filter(words => !known.has(words)).map(words => say('alert-heard', { table: desk.card.name, alert: words }))
}
