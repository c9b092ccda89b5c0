// The console of a table that keeps results only: large keys, what is pressed, the results of the shoe to put right, and
// the roads beside them.

import { Keypad } from '../logic/keypad.js'
import { fill, h } from '../parts/dom.js'
import { drawRoads } from '../parts/roads.js'
import { named, say } from '../parts/words.js'

/** @import { Ready } from '../logic/desk.js' */
/** @import { Answered } from '../logic/live.js' */

/** @type {[Wire.Winner, string][]} */
const WINNERS = [['player', 'P'], ['tie', 'T'], ['banker', 'B']]
/** @type {[import('../logic/keypad.js').Mark, string, string, string][]} */
const MARKS = [['player_pair', '1', 'pair-player', 'player'], ['natural', 'N', 'natural', 'nat'], ['banker_pair', '3', 'pair-banker', 'banker']]

export class KeypadConsole {
  element = h('div', { class: 'keypad-console', hidden: true })
  pad = new Keypad()
  #keys = h('section', { class: 'panel keypad', 'data-part': 'keypad' })
  #said = h('section', { class: 'keypad-refused' })
  #list = h('section', { class: 'panel kept-results', 'data-part': 'kept' })
  #roads = h('section', { class: 'keypad-roads panel' })

  // `send` gives a command and waits until the table has it.
  /** @param {(command: string, facts: object) => Promise<Answered>} send @param {HTMLElement[]} beside */
  constructor(send, beside) {
    this.send = send
    this.element.append(this.#keys, this.#said, this.#list, this.#roads, h('div', { class: 'keypad-beside' }, beside))
  }

  /** @param {Ready} desk @param {HTMLElement | null} refused */
  draw(desk, refused) {
    this.desk = desk
    this.#drawKeys()
    fill(this.#said, refused)
    this.#drawList()
    if (desk.board) drawRoads(this.#roads, desk.board, { columns: 24 })
  }

  get begun() {
    return this.desk?.view.shared.phase === 'results'
  }

  // The results of the shoe, the oldest first, each with the number of its coup.
  get results() {
    const texts = (this.desk?.board?.bead_plate ?? []).flat()
    const next = this.desk?.view.shared.coup?.number ?? 1
    return this.begun ? texts.map((text, place) => ({ text, coup: next - texts.length + place })) : []
  }

  // --- what a key does -----------------------------------------------------------------------------

  /** @param {() => unknown} change */
  #changed(change) {
    const done = change()
    if (this.desk) this.#drawKeys()
    if (this.desk) this.#drawList()
    return done
  }

  /** @param {string} key */
  press(key) {
    return this.begun && this.#changed(() => this.pad.press(key))
  }

  undo() {
    return this.begun && this.#changed(() => this.pad.undo(this.results.length > 0))
  }

  clear() {
    return !this.pad.isEmpty && this.#changed(() => { this.pad.clear(); return true })
  }

  newShoe() {
    return this.begun && this.#changed(() => { this.pad.end(); return true })
  }

  // The result before the one that is put right, beginning with the last; `by` is which way.
  /** @param {number} by */
  step(by) {
    const { results, pad } = this
    if (!results.length) return false
    const at = pad.doing === 'correct' ? results.findIndex(one => one.coup === pad.coup) + by : results.length - 1
    const found = results[at]
    return this.#changed(() => { if (found) pad.correct(found.coup, found.text); else if (at >= results.length) pad.clear(); return true })
  }

  async enter() {
    if (!this.begun) return this.send('begin-results', {})
    const given = this.pad.given()
    if (!given) return undefined
    const answer = await this.send(given.command, given.facts)
    if (!answer.done) return answer
    this.#changed(() => this.pad.clear())
    return given.command === 'end-results' ? this.send('begin-results', {}) : answer
  }

  // --- drawing -------------------------------------------------------------------------------------

  // What is pressed, as it will be recorded.
  #pressed() {
    const { winner, marks } = this.pad
    return winner ? [named('hand', winner), ...MARKS.filter(([mark]) => marks.has(mark)).map(([, , name]) => say(name))].join(' · ') : ''
  }

  #does() {
    const { pad, results } = this
    const last = results.at(-1)
    if (!this.begun) return say('pad-begin')
    if (pad.doing === 'take-back') return say('pad-take-back', { coup: last?.coup ?? 0 })
    if (pad.doing === 'end') return say('pad-end-and-begin')
    if (!pad.winner) return say('pad-waits')
    return pad.doing === 'correct' ? say('pad-correct', { coup: pad.coup }) : say('pad-record', { coup: this.desk?.view.shared.coup?.number ?? 1 })
  }

  #drawKeys() {
    const { pad, begun } = this
    const shared = this.desk?.view.shared
    const was = pad.doing === 'correct' ? this.results.find(one => one.coup === pad.coup)?.text : pad.doing === 'take-back' ? this.results.at(-1)?.text : ''
    const key = (/** @type {string} */ kind, /** @type {string} */ hint, /** @type {string} */ name, /** @type {boolean} */ pressed, /** @type {boolean} */ off, /** @type {() => unknown} */ run) =>
      h('button', { type: 'button', class: `pad-key ${kind}`, 'data-key': `pad-${hint}`, 'aria-pressed': String(pressed), disabled: off, onclick: run }, h('span', {}, name), h('kbd', {}, hint))
    fill(this.#keys,
      h('p', { class: `keypad-said ${pad.doing}`, 'aria-live': 'polite' },
        h('span', { class: 'soft' }, shared?.shoe && begun ? say('staff-coup', { shoe: shared.shoe.number, coup: pad.doing === 'correct' ? pad.coup : shared.coup?.number ?? 1 }) : say('pad-no-shoe')),
        was ? h('s', {}, toldResult(was)) : null, was && this.#pressed() ? ' → ' : null,
        h('strong', { class: pad.winner || 'none' }, this.#pressed() || (pad.doing === 'take-back' ? '' : '–'))),
      h('div', { class: 'keypad-keys' },
        WINNERS.map(([winner, hint]) => key(`winner ${winner}`, hint, named('hand', winner), pad.winner === winner, !begun, () => this.press(hint))),
        MARKS.map(([mark, hint, name, kind]) => key(`mark-key ${kind}`, hint, say(name), pad.marks.has(mark), !pad.winner, () => this.press(hint))),
        h('button', { type: 'button', class: 'pad-key undo', 'data-key': 'pad-undo', disabled: !begun, onclick: () => this.undo() }, h('span', {}, `⌫ ${say(pad.isEmpty ? 'pad-undo-result' : 'pad-undo')}`)),
        h('button', { type: 'button', class: `pad-key main give ${pad.doing}`, id: 'pad-next', 'data-key': 'pad-enter', disabled: begun && !pad.given(), onclick: () => this.enter() }, h('span', { class: 'next-name' }, this.#does()), h('kbd', {}, 'Enter'))),
      h('p', { class: 'row small keypad-foot' }, h('span', { class: 'badge' }, say('pad-without-cards')), begun ? h('button', { type: 'button', class: 'small', 'data-key': 'pad-shoe', onclick: () => this.newShoe() }, h('kbd', {}, 'S'), say('pad-new-shoe')) : null))
  }

  #drawList() {
    const { results, pad } = this
    fill(this.#list, h('h2', {}, say('pad-results')), results.length ? h('ol', { class: 'kept-list', reversed: true }, [...results].reverse().map(({ coup, text }) =>
      h('li', { 'data-key': `kept-${coup}` }, h('button', { type: 'button', class: `kept ${text[0]}`, 'data-key': `kept-${coup}-button`, 'aria-pressed': String(pad.coup === coup), 'aria-label': say('pad-correct-this', { coup, result: toldResult(text) }), onclick: () => this.#changed(() => pad.correct(coup, text)) },
        h('small', {}, String(coup)), h('b', {}, say(`letter-${winnerOf(text)}`)), h('small', { class: 'kept-marks' }, [...text.slice(1)].map(one => h('i', { class: `dot-${one}` }))))))) : h('p', { class: 'soft small' }, say('staff-no-results')),
      h('p', { class: 'soft small' }, say('pad-results-more')))
  }
}

// Who won, by a result as the board writes it.
/** @param {string} text */
const winnerOf = text => (text[0] === 'B' ? 'banker' : text[0] === 'P' ? 'player' : 'tie')

// A result as the board writes it, in words.
/** @param {string} text */
const toldResult = text => say('bead', { winner: winnerOf(text), natural: text.includes('n', 1), pairs: [...(text.includes('b', 1) ? ['banker'] : []), ...(text.includes('p', 1) ? ['player'] : [])] })
