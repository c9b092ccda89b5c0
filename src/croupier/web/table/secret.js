// A secret wager: what it is on and how much, made up before it is sent, since each one counts. Nobody else sees it until
// the dealer reveals it.

import { chip } from '../parts/chips.js'
import { dialog } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { cents } from '../parts/money.js'
import { named, say } from '../parts/words.js'
import { at, can, coupKey, me, own } from './state.js'
import { give } from './wagers.js'

export function openSecret() {
  const areas = at.felt?.areas.filter(one => !one.window && !one.streak) ?? []
  if (!can('place-secret-wager') || !areas.length) return
  const here = coupKey()
  let [wager, typed] = [areas[0].wager, '']
  const amount = () => cents(typed) ?? 0
  const form = h('form', { method: 'dialog', class: 'grid secret-form' })
  const write = (/** @type {string} */ text) => { typed = text; draw() }
  const add = (/** @type {number} */ value) => {
    const next = amount() + value
    write((next / 100).toFixed(next % 100 ? 2 : 0))
  }
  const rack = (own()?.rack ?? 0) - (own()?.reserved ?? 0)
  const draw = () => fill(form,
    h('p', { class: 'soft' }, say('tourney-secret-text')),
    h('div', { class: 'secret-areas', role: 'radiogroup', 'aria-label': say('tourney-secret-on') }, areas.map(one =>
      h('button', { type: 'button', role: 'radio', class: `small ${one.wager}`, 'data-key': `secret-${one.wager}`, 'aria-checked': String(one.wager === wager), onclick: () => { wager = one.wager; draw() } }, named('wager', one.wager)))),
    h('label', { class: 'field' }, h('span', {}, say('tourney-secret-amount', { has: rack })),
      h('input', { type: 'text', inputmode: 'decimal', autocomplete: 'off', autofocus: true, 'data-key': 'secret-amount', value: typed, oninput: event => write(event.target.value) })),
    h('div', { class: 'chip-row' },
      (at.felt?.chips ?? []).slice(0, 6).map(value => h('button', { type: 'button', class: 'chip-button', 'data-key': `secret-chip-${value}`, 'aria-label': say('chip', { chip: value }), onclick: () => add(value) }, chip(value))),
      h('button', { type: 'button', class: 'quiet small', 'data-key': 'secret-clear', onclick: () => write('') }, say('clear'))),
    h('div', { class: 'row end' },
      h('button', { type: 'button', class: 'quiet', 'data-key': 'secret-cancel', onclick: () => box.close() }, say('cancel')),
      h('button', { class: 'main', 'data-key': 'secret-give', disabled: !amount() }, amount() ? say('tourney-secret-give', { wager, stake: amount() }) : say('tourney-secret'))))
  form.addEventListener('submit', () => {
    if (amount() && coupKey() === here) give('place-secret-wager', { patron: me(), wager, stake: amount() })
  })
  draw()
  const box = dialog(say('tourney-secret'), form)
}
