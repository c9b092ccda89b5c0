// Calls for a supervisor: the dealer's button and what became of the call, and the supervisor's list of those who call.
// The floor keeps the call; a page only shows it and says so aloud.

import { announce } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { wrong } from '../parts/sent.js'
import { say } from '../parts/words.js'

/** @import { Ready } from '../logic/desk.js' */

// What changed between two views, in one sentence, or nothing.
/** @param {string} name @param {Wire.StaffCall | undefined} before @param {Wire.StaffCall | undefined} after */
export function callNews(name, before, after) {
  if (after && !after.answered_by && before?.at !== after.at) return say('call-heard', { table: name, by: after.by })
  if (after?.answered_by && before?.answered_by !== after.answered_by) return say('call-heard-comes', { table: name, by: after.answered_by })
  return before && !after ? say('call-heard-over', { table: name }) : ''
}

/** @param {Ready} desk */
export const isWaiting = desk => Boolean(desk.view?.call && !desk.view.call.answered_by)

// --- at the dealer's console ---------------------------------------------------------------------

/** @param {Ready} desk */
export async function callFor(desk) {
  const answer = await desk.tell(isWaiting(desk) ? 'end-call' : 'call')
  if (answer.error) announce(wrong(answer))
}

// The button of the tools: it calls, and takes the call back.
/** @param {Ready} desk */
export const callButton = desk => h('button', { type: 'button', id: 'call', 'data-key': 'tool-call', 'aria-pressed': String(isWaiting(desk)), onclick: () => callFor(desk) },
  h('kbd', {}, 'L'), say(isWaiting(desk) ? 'call-back' : 'staff-call'))

/** @param {HTMLElement} place @param {Ready} desk */
export function drawCall(place, desk) {
  const call = desk.view.call
  const sign = JSON.stringify([call ?? null, document.documentElement.lang])
  if (place.dataset.sign === sign) return
  place.dataset.sign = sign
  place.hidden = !call
  fill(place, call ? h('div', { class: `call ${call.answered_by ? 'comes' : 'waits'}`, role: 'status' },
    h('strong', {}, call.answered_by ? `✓ ${say('call-comes', { by: call.answered_by })}` : `☎ ${say('call-waits')}`),
    call.answered_by ? h('button', { type: 'button', class: 'small', 'data-key': 'call-over', onclick: () => desk.tell('end-call') }, say('call-over'))
      : h('span', { class: 'small soft' }, say('call-waits-more', { by: call.by, at: call.at }))) : null)
}

// --- on the supervisor's floor -------------------------------------------------------------------

/** @param {Ready} desk */
export const callBadge = desk => {
  const call = desk.view.call
  if (!call) return null
  return call.answered_by ? h('span', { class: 'badge open' }, `✓ ${say('call-comes', { by: call.answered_by })}`)
    : h('span', { class: 'badge calling' }, `☎ ${say('call-alert-since', { by: call.by, at: call.at, since: desk.now() - call.at })}`)
}

// Those who call, first come first; drawn anew only when it is about somebody else, so that it is read aloud once.
/** @param {HTMLElement} place @param {Ready[]} desks @param {(table: string) => void} show */
export function drawCalls(place, desks, show) {
  const calling = desks.flatMap(desk => (desk.view.call ? { desk, call: desk.view.call } : [])).sort((a, b) => a.call.at - b.call.at)
  const sign = JSON.stringify([calling.map(({ desk, call }) => [desk.table, call]), document.documentElement.lang])
  if (place.dataset.sign === sign) return
  place.dataset.sign = sign
  place.hidden = !calling.length
  place.setAttribute('aria-label', say('calls-here'))
  fill(place, calling.map(({ desk, call }) => {
    /** @param {string} label @param {boolean} main @param {() => unknown} run */
    const act = (label, main, run) => h('button', { type: 'button', class: `small${main ? ' main' : ''}`, 'data-key': `${label}-${desk.table}`, 'aria-label': say(label, { table: desk.card.name }, 'at'), onclick: run }, say(label))
    return h('div', { class: `call ${call.answered_by ? 'comes' : 'waits'}`, 'data-key': `call-${desk.table}`, 'data-table': desk.table },
      h('strong', {}, `${call.answered_by ? '✓' : '☎'} ${desk.card.name}`),
      h('span', {}, call.answered_by ? say('call-comes', { by: call.answered_by }) : say('call-alert', { by: call.by }), ' ', h('span', { class: 'soft figure' }, say('clock', { at: call.answered_at ?? call.at }))),
      h('span', { class: 'row' }, call.answered_by ? act('call-over', true, () => desk.tell('end-call')) : act('call-answer', true, () => desk.tell('answer-call')), act('call-look', false, () => show(desk.table))))
  }))
}
