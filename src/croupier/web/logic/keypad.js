// The keys of a table that keeps results only: who won, then pairs and a natural, then Enter. It keeps what is pressed
// until it is given, and what Backspace takes away; whether a result can be so is for the floor.

/** @typedef {'player_pair' | 'natural' | 'banker_pair'} Mark */
/** @typedef {'' | 'correct' | 'take-back' | 'end'} Doing */
/** What an Enter gives. @typedef {{ command: 'record-result' | 'correct-result' | 'take-back-result' | 'end-results' | 'begin-results', facts: Record<string, unknown> }} Pressed */

/** Letters, and the rows of a number pad. @type {Record<string, Wire.Winner>} */
const WINNERS = { p: 'player', 4: 'player', t: 'tie', 5: 'tie', b: 'banker', 6: 'banker' }
/** @type {Record<string, Mark>} */
const MARKS = { 1: 'player_pair', n: 'natural', 2: 'natural', 3: 'banker_pair' }
/** @type {Record<string, Wire.Winner>} */
const LETTERS = { P: 'player', T: 'tie', B: 'banker' }
/** @type {Record<string, Mark>} */
const WRITTEN = { p: 'player_pair', n: 'natural', b: 'banker_pair' }

export class Keypad {
  /** @type {Doing} */
  doing = ''
  coup = 0 // the one that is corrected
  /** @type {Wire.Winner | ''} */
  winner = ''
  /** @type {Set<Mark>} */
  marks = new Set()
  /** @type {(() => void)[]} */
  #before = [] // what each key changed, the last one last

  get isEmpty() {
    return !this.winner && !this.doing
  }

  // A key of the pad; false where it is none, or means nothing yet.
  /** @param {string} key */
  press(key) {
    const small = key.toLowerCase()
    if (WINNERS[small]) return this.win(WINNERS[small])
    return MARKS[small] ? this.mark(MARKS[small]) : false
  }

  // Who won; pressed again it is another one.
  /** @param {Wire.Winner} winner */
  win(winner) {
    if (this.doing === 'take-back' || this.doing === 'end') this.clear()
    const { winner: was } = this
    this.#before.push(() => { this.winner = was })
    this.winner = winner
    return true
  }

  // A pair or a natural; pressed again it is none.
  /** @param {Mark} mark */
  mark(mark) {
    if (!this.winner) return false
    const turn = () => { if (!this.marks.delete(mark)) this.marks.add(mark) }
    turn()
    this.#before.push(turn)
    return true
  }

  // Take the last key back; where none was pressed, the last result: Enter then does it.
  /** @param {boolean} any whether there is a result */
  undo(any) {
    const turn = this.#before.pop()
    if (turn) turn()
    else if (this.doing) this.clear()
    else if (any) this.doing = 'take-back'
    else return false
    return true
  }

  // Another result of the shoe is put right: it begins as it was recorded, `Bbpn`.
  /** @param {number} coup @param {string} text */
  correct(coup, text) {
    this.clear()
    this.doing = 'correct'
    this.coup = coup
    this.winner = LETTERS[text[0]] ?? ''
    this.marks = new Set([...text.slice(1)].flatMap(one => WRITTEN[one] ?? []))
  }

  end() {
    this.clear()
    this.doing = 'end'
  }

  clear() {
    this.doing = ''
    this.coup = 0
    this.winner = ''
    this.marks = new Set()
    this.#before = []
  }

  // What Enter gives; nothing where nothing is pressed.
  /** @returns {Pressed | null} */
  given() {
    if (this.doing === 'take-back') return { command: 'take-back-result', facts: {} }
    if (this.doing === 'end') return { command: 'end-results', facts: {} }
    if (!this.winner) return null
    const facts = { winner: this.winner, ...Object.fromEntries([...this.marks].map(one => [one, true])) }
    return this.doing === 'correct' ? { command: 'correct-result', facts: { coup: this.coup, ...facts } } : { command: 'record-result', facts }
  }
}
