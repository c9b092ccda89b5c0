// The head of the dealer's console: the table, how far its coup is, and what the next step is called.

import { cardsOut, stageOf } from '../logic/stage.js'
import { announce } from '../parts/announce.js'
import { h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { ask } from '../parts/net.js'
import { troubled } from '../parts/sent.js'
import { bookText, named, say } from '../parts/words.js'
import { contestBadges, contestStep } from './contest.js'
import { lamp } from './gate.js'
import { title } from './words.js'

/** @type {Record<string, string>} */
export const HANDED = { 'expose-cards': 'staff-expose', 'deliver-hand': 'staff-deliver' } // steps that are named with their hand

/** @param {import('../logic/desk.js').Ready} desk */
export function tableHead(desk) {
  const edition = desk.felt?.edition ?? desk.book?.edition ?? '' // in its short form, for people
  const variation = desk.felt ? bookText(desk.felt.variation) : desk.card.setup.variation
  document.title = say('title-deal', { table: desk.card.name, phase: desk.view.shared.phase })
  return [
    h('h1', {}, desk.card.name),
    h('span', { class: 'soft small', title: edition }, `${variation} · ${edition.split(' ').slice(0, 2).join(' ')}`),
    desk.view.trouble ? h('span', { class: 'badge bad' }, `! ${troubled(desk.view)}`) : null,
    lamp(desk),
  ]
}

/** How far a coup is, and what holds at the table. @param {Wire.Shared} shared @param {Wire.Step | null} next */
export function phaseBar(shared, next) {
  const { phase, coup, shoe, board } = shared
  const limits = board?.limits.limits
  const { names, here: place } = stageOf(shared, next)
  const cards = cardsOut(coup).length
  return [h('ol', { class: 'phase-bar', 'aria-label': say(`phase-${phase}`) }, names.map((name, one) =>
    h('li', { class: one < place ? 'done' : one === place ? 'here' : '', 'aria-current': one === place ? 'step' : null }, h('span', { 'aria-hidden': 'true' }, one < place ? '✓' : one + 1), say(name)))),
  place < 0 ? h('span', { class: 'badge' }, say(`phase-${phase}`)) : null,
  limits ? h('span', { class: 'badge' }, say('limit-range', { ...limits })) : null,
  coup && shoe ? h('span', { class: 'badge' }, say('staff-coup', { shoe: shoe.number, coup: coup.number })) : null,
  contestBadges(shared),
  coup?.open_to_wagers && cards ? h('span', { class: 'badge open' }, say('staff-still-open')) : null,
  coup?.dummy ? h('span', { class: 'badge warn' }, say('staff-dummy', { why: coup.dummy })) : null]
}

/** What the next step is called. @param {Wire.Step} next @param {Wire.Shared} shared */
export function stepName(next, shared) {
  const { tells, facts, command } = next
  const contest = contestStep(next, shared)
  if (contest) return contest
  if (HANDED[command]) return say(HANDED[command], { hand: String(facts?.hand) })
  return tells?.to ? say('step-to', { command, hand: String(tells.to) }) : title(command)
}

/** What is known of it already. @param {Wire.Step} next @param {Wire.Shared} shared */
export function stepFigures(next, shared) {
  if (contestStep(next, shared)) return ''
  const needs = new Set([...(next.needs ?? []), 'hand', 'drawn_by', ...(next.whose ? ['patron', 'opener'] : [])])
  const known = Object.entries(next.facts ?? {}).filter(([name]) => !needs.has(name)).map(([field, value]) => say('step-fact', { field, value: String(value) }))
  const told = Object.entries(next.tells ?? {}).filter(([name]) => name !== 'to').map(([field, value]) => (field === 'amount' ? money(Number(value)) : field === 'winner' ? named('hand', value) : say('figure-plain', { field, value: String(value) })))
  return [...told, ...known].join(' · ')
}

// At a demonstration whoever deals is alone: where a step takes a higher rank, its supervisor takes it.
/** @param {import('../logic/desk.js').Ready} desk */
export async function handOver(desk) {
  try {
    const answer = await ask(`/tables/${encodeURIComponent(desk.table)}/hand-over`, {})
    await desk.caughtUp(answer.version)
  } catch (problem) {
    announce(problem.message)
  }
}
