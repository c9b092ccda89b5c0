// A table as a member of staff has it before them: its view, its felt and board, its card, its book, and commands. How
// the floor is asked and who is told aloud is handed in.

import { Waiting } from './until.js'

/** @import { Answered, Hears, Live, State } from './live.js' */
/** @import { Context } from './fields.js' */

/**
 * @typedef {object} Ways
 * @property {(table: string, hears: Hears) => Live} connect
 * @property {() => Promise<Map<string, Wire.CommandDescribed>>} commands
 * @property {(id: string) => Promise<Wire.BookDescribed>} book
 * @property {(table: string) => Promise<Wire.CardShown>} card
 * @property {(table: string, last: number) => Promise<Wire.ViewShown>} view
 * @property {() => Promise<unknown>} logInAgain
 * @property {(desk: Desk, before: Wire.ViewShown | null, fresh: Wire.Announcement[]) => void} heard what is new, for whoever listens
 * @property {(answer: Wire.Reply) => void} [late] what became of a command that was in doubt
 * @property {(milliseconds: number, run: () => void) => () => void} after
 * @property {() => number} now
 */

/** A desk that has begun: there is something to draw. @typedef {Desk & { view: Wire.ViewShown, card: Wire.CardShown }} Ready */
/** @typedef {<C extends keyof Wire.Commands>(command: C, facts: Wire.Commands[C]) => Promise<Answered>} Give */

const AGAIN = 1000 // milliseconds before the connection is tried again
const KEPT = 200 // events
const LONG_ENOUGH = 1000 // milliseconds for a view that was promised

export class Desk {
  /** @type {Wire.ViewShown | null} */
  view = null
  /** @type {Wire.Felt | null} */
  felt = null
  /** @type {Wire.RoadsShown | null} */
  board = null
  /** @type {Wire.CardShown | null} */
  card = null
  /** @type {Wire.BookDescribed | null} */
  book = null
  /** @type {Map<string, Wire.CommandDescribed>} */
  commands = new Map()
  /** @type {Wire.Announcement[]} */
  told = []
  /** @type {State} */
  state = 'waiting'
  why_state = ''
  rank = ''
  you = ''
  speaks = true // what happens is said aloud
  /** @type {Live | null} */
  live = null

  // `remembers` is how many of the last events it begins with; where `casino` is given, the book is read when it is wanted
  /**
   * @param {string} table
   * @param {(fresh?: Wire.Announcement[]) => void} draw
   * @param {{ remembers?: number, casino?: string }} begins
   * @param {Ways} ways
   */
  constructor(table, draw, { remembers = 40, casino = '' }, ways) {
    this.table = table
    this.draw = draw
    this.remembers = remembers
    this.casino = casino
    this.ways = ways
    this.waiting = new Waiting(ways.after)
  }

  // Everything that is asked for once; then views come by themselves.
  async begin() {
    const { commands, card, view } = this.ways
    const [all, known, first] = await Promise.all([commands(), card(this.table), view(this.table, this.remembers)])
    this.commands = all
    this.card = known
    if (!this.casino) await this.readBook()
    this.take(first)
    this.connect()
    return this
  }

  // In the language of the page, which may be another one now.
  async readCommands() {
    this.commands = await this.ways.commands()
  }

  async readBook() {
    if (!this.card) return
    this.book ??= await this.ways.book(this.card.book)
    this.casino = this.book.casino
  }

  connect() {
    this.live = this.ways.connect(this.table, {
      seen: view => this.hear(view),
      state: (state, why) => {
        this.state = state
        this.why_state = why ?? ''
        this.draw()
        if (state === 'ended') this.comeBack()
      },
      hello: hello => {
        this.rank = hello.rank
        this.you = hello.you
      },
      late: answer => this.ways.late?.(answer),
    })
  }

  // Locked, logged out, or another role: whoever it is says again who they are.
  async comeBack() {
    await this.ways.logInAgain()
    this.ways.after(AGAIN, () => this.connect())
  }

  /** @param {Wire.ViewShown} view */
  hear(view) {
    const before = this.view
    this.take(view, fresh => this.ways.heard(this, before, fresh))
  }

  // A view: what it does not bring is as before, and of what happened only what is new counts.
  /** @param {Wire.ViewShown} view @param {(fresh: Wire.Announcement[]) => void} [heard] */
  take(view, heard) {
    this.view = view
    if (view.felt !== undefined) this.felt = view.felt
    if (view.board !== undefined) this.board = view.board
    const last = this.told.at(-1)?.sequence ?? 0
    const fresh = view.told.filter(one => one.sequence > last)
    this.told = [...this.told, ...fresh].slice(-KEPT)
    heard?.(fresh)
    this.draw(fresh)
    this.waiting.wake()
  }

  // Until the view that has it is here: what follows is then about the table as it is.
  /** @param {number | undefined} version */
  caughtUp(version = 0) {
    return this.waiting.until(() => (this.view?.version ?? -1) >= version, LONG_ENOUGH)
  }

  /** @returns {Context} */
  context() {
    return { view: this.view, felt: this.felt, bookData: this.book }
  }

  possible() {
    return this.view?.private.possible ?? []
  }

  /**
   * @template {keyof Wire.Commands} C
   * @param {C} command
   * @param {Wire.Commands[C]} facts
   */
  give(command, facts) {
    return this.enter(command, facts)
  }

  // A command as a form has it: made from the floor's description, which knows its facts.
  /** @param {string} command @param {object} facts @returns {Promise<Answered>} */
  async enter(command, facts) {
    return this.live?.say('command', command, facts) ?? { lost: true }
  }

  /** @param {'call' | 'answer-call' | 'end-call'} what @returns {Promise<Answered>} */
  async tell(what) {
    return this.live?.tell(what) ?? { lost: true }
  }

  /** @param {string} command @param {object} facts @returns {Promise<Answered>} */
  async why(command, facts) {
    return this.live?.why(command, facts) ?? { lost: true }
  }

  /** @param {string} id */
  rankName(id) {
    return this.book?.ranks.find(one => one.id === id)?.name ?? id
  }

  // The acts that stand in this list of a supervisor's screen, in the order of a day.
  /** @param {Wire.CommandDescribed['listed']} where @returns {string[]} */
  listed(where) {
    return [...this.commands.values()].filter(one => one.listed === where).map(one => one.name)
  }

  // The rank that a command needs, where it is above the one of whoever looks.
  /** @param {{ name: string } | undefined} command */
  rankOf(command) {
    const name = command?.name ?? ''
    const places = this.book?.ranks.map(one => one.id) ?? []
    const needed = this.book?.powers[name] ?? ''
    return name !== 'approve' && places.indexOf(needed) > places.indexOf(this.rank) ? this.rankName(needed) : ''
  }

  // Whether the table takes this step by itself.
  /** @param {Wire.Step | null | undefined} step */
  isAutomatic(step) {
    return Boolean(step && this.card?.automatic.includes(this.card.acts[step.command] ?? this.card.otherwise))
  }

  now() {
    return this.live?.now() ?? this.ways.now()
  }
}

/** @param {Desk} desk @returns {desk is Ready} */
export const isReady = desk => desk.view !== null && desk.card !== null
