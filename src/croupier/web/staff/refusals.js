// What the floor answered when it did not do as asked: its sentence, which has the figures, and the clauses.

import { h } from '../parts/dom.js'
import { refusal as whyNot, wrong } from '../parts/sent.js'
import { say } from '../parts/words.js'
import { clauses } from './clauses.js'

/** @param {import('../logic/live.js').Answered} answer */
export const inWords = answer => (answer.refused ? whyNot(answer.refused) : null) ?? (answer.conflict ? say('staff-conflict') : answer.lost ? say('lost-command') : wrong(answer))

/** @param {string} command @param {import('../logic/live.js').Answered} answer @param {() => void} [dismiss] */
export function refusal(command, answer, dismiss) {
  return h('div', { class: 'refusal', role: 'alert' },
    h('div', { class: 'refusal-head' }, h('strong', {}, `✕ ${say('staff-refused', { command })}`),
      dismiss ? h('button', { type: 'button', class: 'quiet small', 'data-key': 'dismiss', 'aria-label': say('staff-dismiss'), onclick: dismiss }, '×') : null),
    h('p', {}, inWords(answer)),
    answer.refused ? clauses(answer.refused.clauses, 4) : null)
}
