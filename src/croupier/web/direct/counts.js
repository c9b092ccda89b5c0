// Chips counted by hand, keyed a line for each entrant: at the end of a table's play, corrected, or of further coups.

import { h } from '../parts/dom.js'
import { cents } from '../parts/money.js'
import { person, say, symbol } from '../parts/words.js'
import { refusal } from '../staff/refusals.js'
import { title } from '../staff/words.js'

/** @import { Conducted } from '../logic/tournament-desk.js' */

// `chips` are those that are known, by entrant, in cents.
/**
 * @param {Conducted} desk
 * @param {{ command: string, facts: Record<string, unknown>, entrants: string[], chips?: Record<string, number>, coups?: number | null, points?: boolean }} asked
 * @param {() => void} [done]
 */
export function countsForm(desk, { command, facts, entrants, chips = {}, coups = null, points = false }, done = () => {}) {
  const error = h('p', { class: 'form-error', role: 'alert' })
  const said = h('div', { 'aria-live': 'polite' })
  const rows = entrants.map(entrant => {
    const box = h('input', { type: 'text', inputmode: points ? 'numeric' : 'decimal', autocomplete: 'off', 'data-count': entrant, 'aria-label': say('direct-chips-of', { entrant }) })
    if (entrant in chips) box.value = String(chips[entrant] / 100)
    return { entrant, box }
  })
  const played = coups === null ? null : h('input', { type: 'text', inputmode: 'numeric', value: String(coups), 'data-count': 'coups', 'aria-label': say('direct-coups-played') })
  const read = () => rows.map(({ entrant, box }) => {
    const text = box.value.trim()
    const value = points ? (/^\d+$/.test(text) ? Number(text) : null) : cents(text)
    if (value === null || value === undefined) {
      box.focus()
      throw new Error(say('direct-not-an-amount', { entrant }))
    }
    return [entrant, value]
  })
  return h('form', { class: 'counts', 'data-testid': `counts-${command}`, onsubmit: async event => {
    event.preventDefault()
    error.textContent = ''
    said.replaceChildren()
    try {
      const whole = { ...facts, [points ? 'points' : 'counts']: read(), ...(played ? { coups: Number(played.value) || 0 } : {}) }
      const answer = await desk.enter(command, whole)
      if (answer.done) done()
      else said.replaceChildren(refusal(command, answer))
    } catch (problem) {
      error.textContent = problem.message
    }
  } },
    h('div', { class: 'count-lines' },
      rows.map(({ entrant, box }) => h('label', { class: 'count-line' }, h('span', {}, person(entrant)), h('span', { class: 'with-echo' }, points ? null : h('span', { class: 'unit' }, symbol()), box))),
      played ? h('label', { class: 'count-line' }, h('span', { class: 'soft' }, say('direct-coups-played')), played) : null),
    error, said,
    h('div', { class: 'row end' }, h('button', { type: 'submit', class: 'main' }, title(command))))
}
