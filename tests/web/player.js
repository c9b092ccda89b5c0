// A player at a table for tests of wagers: commands are kept until the test answers them, and an answer that says done
// brings the view in which it is so.

import { Rebet } from '../../src/croupier/web/logic/rebet.js'
import { Seen } from '../../src/croupier/web/logic/seen.js'
import { Wagers } from '../../src/croupier/web/logic/wagers.js'
import { felt, laid, view } from './made.js'
import { settled, World } from './world.js'

/** @typedef {{ command: string, facts: any, still: () => boolean, resolve: (answer: any) => void, reject: (error: Error) => void }} Given */
/** @typedef {Omit<import('./made.js').Given, 'version'>} Table */

const OPEN = ['place-wager', 'change-wager', 'withdraw-wager']

export class Player {
  world = new World()
  version = 1
  live = true
  /** @type {Given[]} */
  given = [] // and not answered
  /** @type {string[]} */
  said = [] // what the player was told, and what was asked of the page
  /** @type {Wire.WagerShown[]} */
  wagers = []
  /** @type {Map<string, number>[]} */
  drawn = []
  next = 7 // the number of the next wager
  /** @type {Wire.Winner[] | null} */
  hands = ['player', 'banker', 'banker']
  /** @type {Promise<void>} */
  dialog = Promise.resolve()
  /** @type {any} */
  why = { refused: { reason: 'bets-closed', sentence: 'No more bets.', clauses: [], facts: {} } }
  shelf = { text: /** @type {string | null} */ (null) }
  /** @type {Table} */
  table = {
    felt: felt(),
    shared: { phase: 'wagering', shoe: { number: 2, stage: 'in-play' }, coup: { number: 5, play: 'wagering', bets_called: true, open_to_wagers: true } },
    private: { possible: OPEN },
  }

  /** @param {{ text: string | null }} [shelf] what an earlier page of this player kept */
  constructor(shelf) {
    if (shelf) this.shelf = shelf
    this.seen = new Seen({ me: () => 'kim', after: this.world.after })
    const rebet = new Rebet({
      read: () => this.shelf.text,
      write: text => {
        this.shelf.text = text
      },
    })
    this.page = new Wagers(this.seen, rebet, {
      isLive: () => this.live,
      give: (command, facts, { still }) => new Promise((resolve, reject) => this.given.push({ command, facts, still, resolve, reject })),
      why: async (command, facts) => {
        this.said.push(`why ${command} ${JSON.stringify(facts)}`)
        return this.why
      },
      join: async () => void this.said.push('join'),
      logInAgain: async () => void this.said.push('log in again'),
      nominate: async (area, stake) => {
        this.said.push(`nominate ${area.wager} ${stake}`)
        await this.dialog
        return this.hands
      },
      draw: () => this.drawn.push(new Map(this.page.pending)),
    }, {
      became: answer => void (answer.done || this.said.push(Object.keys(answer).filter(one => one !== 'version').join())),
      refused: key => void this.said.push(key),
      heard: key => void this.said.push(key),
      broke: error => void this.said.push(error.message),
    })
    this.see()
  }

  // A view of the table as it is now, after these changes; it does to the page what table.js does.
  /** @param {Table} [more] */
  see(more = {}) {
    const { shared, private: own, ...rest } = this.table
    this.table = { ...rest, ...more, shared: { ...shared, ...more.shared }, private: { ...own, ...more.private } }
    const mine = { patron: 'kim', rack: 100000, wagers: this.wagers }
    const news = this.seen.take(view({ ...this.table, version: this.version, private: { own: mine, ...this.table.private } }))
    if (news.coup) this.page.undoOnlyHere()
    this.page.remember()
    this.seen.wake()
  }

  // Wagering is over, and the next coup is open to wagers.
  async closeBets() {
    this.version += 1
    this.see({ shared: { phase: 'no-more-bets', coup: { ...this.coup, bets_closed: true, open_to_wagers: false, play: 'dealing' } }, private: { possible: [] } })
    await settled()
  }

  async nextCoup() {
    this.version += 1
    this.wagers = this.wagers.filter(one => one.count !== undefined)
    this.see({ shared: { phase: 'wagering', coup: { ...this.coup, number: this.coup.number + 1, play: 'wagering', bets_closed: false, open_to_wagers: true } }, private: { possible: OPEN } })
    await settled()
  }

  /** @returns {Wire.CoupShown} */
  get coup() {
    return /** @type {Wire.CoupShown} */ (this.table.shared?.coup)
  }

  // The oldest command that waits, as one line.
  get asked() {
    const [first] = this.given
    return first ? `${first.command} ${first.facts.wager ?? `#${first.facts.number}`} ${first.facts.stake ?? ''}`.trim() : ''
  }

  // The floor does what was asked; its view comes after the answer, or before it.
  async done({ late = false } = {}) {
    const { command, facts, resolve } = this.#first()
    if (command === 'place-wager') this.wagers = [...this.wagers, laid(this.next++, facts.wager, facts.stake, facts.nominations && { nominations: facts.nominations })]
    if (command === 'change-wager') this.wagers = this.wagers.map(one => (one.number === facts.number ? { ...one, stake: facts.stake } : one))
    if (command === 'withdraw-wager') this.wagers = this.wagers.filter(one => one.number !== facts.number)
    this.version += 1
    if (!late) this.see()
    resolve({ done: true, version: this.version })
    await settled()
    if (late) this.see()
    await settled()
  }

  /** @param {any} answer */
  async answer(answer) {
    this.#first().resolve(answer)
    await settled()
  }

  async refuse() {
    await this.answer({ refused: { reason: 'above-maximum', sentence: 'No', clauses: [], facts: {} }, version: this.version })
  }

  /** @param {Error} error */
  async fail(error) {
    this.#first().reject(error)
    await settled()
  }

  // Everything asked is done, and it lies like this.
  async all() {
    /** @type {string[]} */
    const went = []
    while (this.given.length) {
      went.push(this.asked)
      await this.done()
    }
    return went
  }

  get lies() {
    return Object.fromEntries(this.wagers.map(one => [one.wager, one.stake]))
  }

  /** @param {string[]} wagers one click each, faster than any answer */
  async click(...wagers) {
    for (const one of wagers) this.page.place(one)
    await settled()
  }

  #first() {
    const first = this.given.shift()
    if (!first) throw new Error('nothing was asked')
    return first
  }
}
