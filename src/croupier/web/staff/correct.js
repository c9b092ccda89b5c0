// Putting a card right at the console: which one, what it was and what it is, and who does it. Opened by Backspace, by a
// press on the card, or by name.

import { foundAt, isThere } from '../logic/correct.js'
import { Typing } from '../logic/typing.js'
import { fill, h } from '../parts/dom.js'
import { named, say } from '../parts/words.js'
import { RANKS, SUITS, mark, rankShown, shownCard } from './card.js'
import { picture } from './pictures.js'

/** @import { Entered, PutRight } from '../logic/correct.js' */
/** @import { Ready } from '../logic/desk.js' */

export class Correction {
  element = h('section', { class: 'part mend', 'data-part': 'mend', hidden: true })
  typing = new Typing()
  /** @type {Entered | null} */
  which = null

  // `enter` gives the command, `call` calls a supervisor.
  /** @param {{ enter: () => unknown, call: () => unknown, leave: () => unknown }} acts */
  constructor(acts) {
    this.acts = acts
  }

  get isOpen() {
    return this.which !== null
  }

  /** @param {Entered} which */
  begin(which) {
    this.which = which
    this.typing.begin(1)
  }

  leave() {
    this.which = null
    this.typing.begin(0)
  }

  // What the floor is told; nothing while the card is not whole.
  facts() {
    const [card] = this.typing.cards
    return this.which && card && !this.typing.rank ? { card, hand: this.which.hand, position: this.which.position } : null
  }

  /** @param {Ready} desk */
  draw(desk) {
    if (this.which && !isThere(desk.view.shared.coup, this.which)) this.leave() // the table has moved on
    this.element.hidden = !this.which
    if (!this.which) { fill(this.element); return }
    const { hand, position, old } = this.which
    const [typed] = this.typing.cards
    const found = foundAt(desk.view.shared.phase)
    const may = desk.possible().includes('correct-card')
    fill(this.element,
      h('h2', { id: 'mend-head' }, say('mend-head', { hand, position })),
      h('div', { class: 'mend-cards', role: 'group', 'aria-labelledby': 'mend-head' },
        h('figure', { class: 'wrong-card' }, picture(old), h('figcaption', {}, say('mend-was', { card: shownCard(old) }))),
        h('span', { class: 'mend-arrow', 'aria-hidden': 'true' }, '→'),
        h('figure', { class: 'right-card' }, picture(typed), h('figcaption', { id: 'mend-said', 'aria-live': 'polite' }, typed ? say('mend-is', { card: shownCard(typed) }) : this.typing.rank ? `${rankShown(this.typing.rank)}_ ${say('staff-type-suit')}` : say('mend-type')))),
      h('p', { class: `small ${may ? 'soft' : 'mend-rank'}` }, say(may ? `mend-${found}` : `mend-${found}-rank`), ' ', h('span', { class: 'soft' }, say('mend-no-rule'))),
      h('div', { class: 'pad mend-pad' },
        h('div', { class: 'pad-ranks', role: 'group', 'aria-label': named('field', 'card') }, RANKS.map(one => h('button', { type: 'button', 'data-mend': one, 'data-key': `mend-${one}`, 'aria-pressed': String(this.typing.rank === one), onclick: () => { this.typing.typeRank(one); this.draw(desk) } }, rankShown(one)))),
        h('div', { class: 'pad-suits' }, SUITS.map(one => h('button', { type: 'button', class: one === 'h' || one === 'd' ? 'red' : '', 'data-suit': one, 'data-key': `mend-${one}`, 'aria-label': say(`suit-${one}`), onclick: () => { this.typing.typeSuit(one); this.draw(desk) } }, mark(one), h('small', {}, one))))),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', 'data-key': 'mend-leave', onclick: this.acts.leave }, say('mend-leave'), ' ', h('kbd', {}, 'Esc')),
        may ? h('button', { type: 'button', class: 'main', 'data-key': 'mend-enter', disabled: !this.facts(), onclick: this.acts.enter }, typed ? say('mend-put-right', { wrong: shownCard(old), right: shownCard(typed) }) : say('mend-waits'), ' ', h('kbd', {}, 'Enter'))
          : h('button', { type: 'button', class: 'main', 'data-key': 'mend-call', onclick: this.acts.call }, say('staff-call'), ' ', h('kbd', {}, 'Enter'))))
  }
}

// What was put right of a hand, under its cards: the old one struck out, the new one beside it.
/** @param {PutRight[]} all @param {Wire.Side} hand */
export const mended = (all, hand) => all.filter(one => one.hand === hand).map(({ position, wrong, right }) =>
  h('p', { class: 'mended small', 'data-testid': 'mended', 'data-key': `mended-${hand}-${position}` }, `✎ ${say('mend-done', { position })} `, h('s', {}, shownCard(wrong)), ' → ', h('b', {}, shownCard(right))))
