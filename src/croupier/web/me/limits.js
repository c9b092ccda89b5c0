// Limits that a player sets for themselves, and the reality check: time and net within a day. The floor says when a change
// holds; the page reads what is typed and shows what is so. Start at `drawLimits`.

import { note } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { cents, money } from '../parts/money.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'

/** @typedef {'stake' | 'loss' | 'time'} Kind */

/** @param {HTMLElement} place */
export async function drawLimits(place) {
  show(place, await ask('/me/limits'))
}

/** @param {HTMLElement} place @param {Wire.OwnCheck} now */
function show(place, now) {
  fill(place,
    h('h2', {}, say('me-limits')),
    h('p', { 'data-testid': 'reality' }, say('me-reality', { minutes: now.minutes, net: now.net })),
    h('p', { class: 'soft small' }, say('me-limits-about')),
    now.limits.map(one => limit(place, one)),
    form(place, 'reminder', say('me-reminder'), now.reminder === null ? '' : String(now.reminder), say(now.reminder === null ? 'me-reminder-none' : 'me-reminder-now', { minutes: now.reminder ?? 0 })))
}

/** @param {HTMLElement} place @param {Wire.OwnLimitShown} one */
function limit(place, { kind, amount, later, due }) {
  const written = (/** @type {number | null} */ value) => (value === null ? '' : kind === 'time' ? String(value) : money(value))
  const facts = { kind, limited: amount !== null, amount: amount ?? 0, raised: due !== null, limitedlater: later !== null, later: later ?? 0, at: due ?? 0 }
  return form(place, kind, say('me-limit', { kind }), written(amount), say('me-limit-now', facts))
}

/** @param {HTMLElement} place @param {Kind | 'reminder'} kind @param {string} label @param {string} value @param {string} standing */
function form(place, kind, label, value, standing) {
  // of this form as it stands in the page: it is drawn again in place, and keeps its first field
  const keep = async (/** @type {import('../parts/dom.js').Submitted} */ event) => {
    event.preventDefault()
    const here = /** @type {HTMLFormElement} */ (event.currentTarget)
    const typed = /** @type {HTMLInputElement} */ (here.querySelector('input')).value
    const wrong = /** @type {HTMLElement} */ (here.querySelector('.wrong'))
    wrong.textContent = ''
    const amount = kind === 'time' || kind === 'reminder' ? minutes(typed) : cents(typed)
    if (typed.trim() && amount === null) {
      wrong.textContent = say('me-no-amount')
      return
    }
    try {
      show(place, await ask('/me/limits', { [kind]: amount }))
      note(say('me-limit-kept'))
    } catch (error) {
      wrong.textContent = error.message
    }
  }
  return h('form', { class: 'limit-form', 'data-key': `form-${kind}`, 'data-testid': `limit-${kind}`, onsubmit: keep },
    h('label', { class: 'field' }, h('span', {}, label), h('input', { name: kind, value, inputmode: 'decimal', autocomplete: 'off', maxlength: 16, 'data-key': `own-${kind}` })),
    h('button', { class: 'small', 'data-key': `keep-${kind}` }, say('me-limit-keep')),
    h('p', { class: 'soft small limit-now' }, standing),
    h('p', { class: 'wrong', role: 'alert' }))
}

/** @param {string} text */
const minutes = text => (/^[0-9]{1,4}$/.test(text.trim()) ? Number(text.trim()) : null)
