// What else a patron may do when it is their turn, as buttons; the cut and a patron's words are asked for.

import { TURNS, cutRange, factsOf } from '../logic/turns.js'
import { dialog } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { language, say } from '../parts/words.js'
import { at, can, me } from './state.js'
import { give } from './wagers.js'

let turnSign = ''

/** @param {HTMLElement} place */
export function drawTurn(place) {
  const besides = at.view?.shared.shoe?.commitment ? ['cut-cards', 'decline-cut', 'contribute-to-shoe'] : [] // with a place of their own, table/cut.js
  const now = TURNS.filter(can).filter(one => !besides.includes(one))
  const sign = `${now} ${language()}`
  if (sign === turnSign && place.childElementCount === now.length) return
  turnSign = sign
  fill(place, now.map(command => h('button', { class: 'small', 'data-key': command, onclick: () => turn(command) }, say(`turn-${command}`))))
}

/** @param {import('../logic/turns.js').Turn} command */
function turn(command) {
  const patron = me()
  if (!at.view || !at.felt) return
  if (command === 'cut-cards') {
    const { least, most, usual } = cutRange(at.view.shared)
    asking(say('turn-cut-cards'), say('cut-after'), { type: 'number', min: least, max: most, value: usual }, value => give(command, { patron, after: Number(value) }))
  } else if (command === 'contribute-to-shoe') {
    asking(say('turn-contribute-to-shoe'), say('your-words'), { maxlength: 64 }, value => give(command, { patron, contribution: value }))
  } else give(command, factsOf(command, at.view.shared, patron))
}

/** @param {string} heading @param {string} label @param {Record<string, unknown>} attributes @param {(value: string) => void} run */
function asking(heading, label, attributes, run) {
  const input = h('input', { required: true, autofocus: true, ...attributes })
  const form = h('form', { method: 'dialog' }, h('label', { class: 'field' }, h('span', {}, label), input), h('div', { class: 'row end' }, h('button', { class: 'main' }, heading)))
  form.addEventListener('submit', () => run(input.value))
  dialog(heading, form)
}
