// What the floor answered when it did not do as asked: its sentence, which has the figures, and the clauses.

import { h } from '../parts/dom.js'
import { either, say } from '../parts/words.js'
import { clauses } from './clauses.js'
import { title } from './words.js'

/** @param {import('../logic/live.js').Answered} answer */
export const inWords = answer => (answer.refused ? either(answer.refused.sentence, answer.refused.chinese) : null) ?? (answer.conflict ? say('staff-conflict') : answer.lost ? say('lost-command') : answer.error ?? '')

/** @param {string} command @param {import('../logic/live.js').Answered} answer @param {() => void} [dismiss] */
export function refusal(command, answer, dismiss) {
  return h('div', { class: 'refusal', role: 'alert' },
    h('div', { class: 'refusal-head' }, h('strong', {}, `✕ ${say('staff-refused')}: ${title(command)}`),
      dismiss ? h('button', { type: 'button', class: 'quiet small', 'data-key': 'dismiss', 'aria-label': say('staff-dismiss'), onclick: dismiss }, '×') : null),
    h('p', {}, inWords(answer)),
    answer.refused ? clauses(answer.refused.clauses, 4) : null)
}
