// What else a patron may do when it is their turn: the cut, the cards, the shoe.

import { dialog } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { language, say } from '../parts/words.js'
import { at, can, me } from './state.js'
import { give } from './wagers.js'

const TURNS = ['cut-cards', 'decline-cut', 'contribute-to-shoe', 'expose-cards', 'refuse-hand', 'ask-dealer-to-open', 'decline-shoe', 'give-up-shoe']
let turnSign = ''

export function drawTurn(place) {
  const now = TURNS.filter(can)
  const sign = `${now} ${language()}`
  if (sign === turnSign && place.childElementCount === now.length) return
  turnSign = sign
  fill(place, now.map(command => h('button', { class: 'small', 'data-key': command, onclick: () => turn(command) }, say(`do-${command}`))))
}

function turn(command) {
  const patron = me()
  const { turn: whose, coup } = at.view.shared
  const hand = ['player', 'banker'].find(one => coup?.[one]?.keeper === patron && coup[one].out) ?? ['player', 'banker'].find(one => whose?.[one] === patron) ?? 'player'
  if (command === 'cut-cards') {
    const cards = at.felt.decks * 52
    asking(say('do-cut-cards'), say('cut-after'), { type: 'number', min: 1, max: cards - 1, value: Math.floor(cards / 2) }, value => give(command, { patron, after: Number(value) }))
  } else if (command === 'contribute-to-shoe') {
    asking(say('do-contribute-to-shoe'), say('your-words'), { maxlength: 64 }, value => give(command, { patron, contribution: value }))
  } else if (command === 'expose-cards') {
    give(command, { hand, opener: patron })
  } else if (['refuse-hand', 'ask-dealer-to-open'].includes(command)) {
    give(command, { hand, patron })
  } else {
    give(command, { patron })
  }
}

function asking(heading, label, attributes, run) {
  const input = h('input', { required: true, autofocus: true, ...attributes })
  const form = h('form', { method: 'dialog' }, h('label', { class: 'field' }, h('span', {}, label), input), h('div', { class: 'row end' }, h('button', { class: 'main' }, heading)))
  form.addEventListener('submit', () => run(input.value))
  dialog(heading, form)
}
