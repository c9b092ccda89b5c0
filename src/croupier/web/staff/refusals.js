// What the floor answered when it did not do as asked: the sentence, the figures, the clauses.

import { h } from '../parts/dom.js'
import { dollars } from '../parts/money.js'
import { say } from '../parts/words.js'
import { clauses } from './clauses.js'
import { fieldTitle, title } from './words.js'

export const inWords = answer => answer.refused?.sentence ?? (answer.conflict ? say('staff-conflict') : answer.lost ? say('lost-command') : answer.error ?? '')

export function refusal(command, answer, dismiss) {
  const refused = answer.refused
  return h('div', { class: 'refusal', role: 'alert' },
    h('div', { class: 'refusal-head' }, h('strong', {}, `✕ ${say('staff-refused')}: ${title(command)}`),
      dismiss ? h('button', { type: 'button', class: 'quiet small', 'aria-label': say('staff-dismiss'), onclick: dismiss }, '×') : null),
    h('p', {}, inWords(answer)),
    refused ? h('p', { class: 'row small' }, figures(refused.facts), clauses(refused.clauses, 4)) : null)
}

const AMOUNTS = new Set(['stake', 'minimum', 'maximum', 'amount', 'most', 'least', 'unit', 'differential', 'rack', 'chips', 'owes', 'owed', 'has', 'needed', 'total', 'player', 'banker', 'area_maximum'])

// The figures of a refusal; amounts as people write them.
function figures(facts) {
  return Object.entries(facts ?? {}).map(([name, value]) => h('span', { class: 'figure soft' }, `${fieldTitle(name)} ${AMOUNTS.has(name) && typeof value === 'number' ? dollars(value) : value}`))
}
