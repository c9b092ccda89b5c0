// Wagers: placed, changed, taken back, doubled and laid again. Each command is for one coup and goes after the one before.
// What a wager is given to, who is told, and how hands are nominated is handed in.

/** @import { Seen } from './seen.js' */
/** @import { Rebet } from './rebet.js' */
/** @import { Answered } from './live.js' */

/**
 * @typedef {object} Acts
 * @property {() => boolean} isLive
 * @property {<C extends keyof Wire.Commands>(command: C, facts: Wire.Commands[C], wanted: { still: () => boolean }) => Promise<Answered>} give
 * @property {(command: string, facts: object) => Promise<Answered>} why
 * @property {() => Promise<void>} join for whoever is not at the table yet
 * @property {() => Promise<unknown>} logInAgain
 * @property {(area: Wire.Area, stake: number) => Promise<Wire.Winner[] | null>} nominate
 * @property {() => void} draw
 */
/**
 * @typedef {object} Tells
 * @property {(answer: Answered) => void} became what became of a command, if it was not simply done
 * @property {(key: string) => void} refused why nothing was sent
 * @property {(key: string) => void} heard
 * @property {(error: Error) => void} broke
 */
/** A wager, and what lay on it before. @typedef {[string, number]} Change */
/** What one undo takes back. @typedef {{ coup: string, changes: Change[] }} Step */

export class Wagers {
  /** @type {Map<string, number>} */
  pending = new Map() // wager to what was asked and is not answered yet
  /** @type {Step[]} */
  #undo = []
  /** @type {Promise<void>} */
  #queue = Promise.resolve()

  /** @param {Seen} seen @param {Rebet} rebet @param {Acts} acts @param {Tells} tells */
  constructor(seen, rebet, acts, tells) {
    this.seen = seen
    this.rebet = rebet
    this.acts = acts
    this.tells = tells
  }

  canUndo() {
    return this.#undo.length > 0 || this.pending.size > 0
  }

  canRebet() {
    return this.seen.can('place-wager') && this.seen.turn() !== 'waits' && !this.seen.laid().length && this.rebet.last().length > 0
  }

  // What lies as it lies cannot be undone any more.
  undoOnlyHere() {
    const key = this.seen.coupKey()
    this.#undo = this.#undo.filter(one => one.coup === key && one.changes.every(([wager]) => this.#isOpen(wager)))
  }

  // What lay there when wagering closed, for the next coup.
  remember() {
    const key = this.seen.coupKey()
    const play = this.seen.view?.shared.coup?.play
    if (key && play && this.seen.own()) this.rebet.see(key, play, this.seen.laid())
  }

  // Give a command for this coup and no other.
  /**
   * @template {keyof Wire.Commands} C
   * @param {C} command
   * @param {Wire.Commands[C]} facts
   * @returns {Promise<Answered>}
   */
  async give(command, facts) {
    if (!this.acts.isLive()) {
      this.tells.refused('not-sent')
      return { error: '' }
    }
    const answer = await this.acts.give(command, facts, { still: this.#thisCoup() })
    if (answer.code === 'log-in') await this.acts.logInAgain()
    else this.tells.became(answer)
    await this.seen.caughtUp(answer.version)
    return answer
  }

  // One chip more on an area, once everything asked before is done.
  /** @param {string} wager */
  async place(wager) {
    const { seen } = this
    if (!seen.own()) {
      await this.acts.join()
      return
    }
    const stake = seen.chosen
    const area = seen.areaOf(wager)
    if (seen.turn() === 'waits') {
      // the floor would let it stand, out of turn: nobody means that
      this.tells.refused('tourney-not-yet')
      return
    }
    if (!seen.isOpen(area)) {
      // not now: say why, and do nothing that could count in another coup
      const answer = await this.acts.why('place-wager', { patron: seen.me(), wager, stake })
      if (!answer.done) this.tells.became(answer)
      return
    }
    const here = this.#thisCoup()
    if (area?.streak?.nominates && !seen.mine(wager) && !this.pending.has(wager)) {
      const hands = await this.acts.nominate(area, stake)
      if (!hands || !here()) return
      this.rebet.nominated(wager, hands)
    }
    this.#wait(wager, stake)
    await this.#soon(async () => {
      try {
        if (here()) await this.#add(wager, stake, area)
      } finally {
        this.#wait(wager, -stake)
      }
    })
  }

  undoLast() {
    const here = this.#thisCoup()
    return this.#soon(async () => {
      const last = this.#undo.at(-1)
      if (!last || !here() || last.coup !== this.seen.coupKey()) {
        this.tells.heard('nothing-to-undo')
        return
      }
      this.#undo.pop()
      for (const [wager, before] of [...last.changes].reverse()) if (!here() || !(await this.#setStake(wager, before))) break
      this.acts.draw()
    })
  }

  clearAll() {
    return this.#setStakes(() => this.#changeable().map(one => [one.wager, 0]))
  }

  doubleAll() {
    return this.#setStakes(() => this.#changeable().map(one => [one.wager, one.stake * 2]))
  }

  rebetAll() {
    const last = this.rebet.last()
    if (last.length) return this.#setStakes(() => last)
    this.tells.heard('nothing-to-repeat')
    return this.#queue
  }

  // --- one after the other -----------------------------------------------------------------------

  /** @param {() => Promise<void>} work */
  #soon(work) {
    this.#queue = this.#queue.then(work).catch(error => this.tells.broke(error))
    return this.#queue
  }

  // Whether it is still the coup that it is now.
  #thisCoup() {
    const key = this.seen.coupKey()
    return () => this.seen.coupKey() === key
  }

  /** @param {string} wager */
  #isOpen(wager) {
    return this.seen.isOpen(this.seen.areaOf(wager))
  }

  #changeable() {
    return this.seen.laid().filter(one => this.#isOpen(one.wager))
  }

  /** @param {string} wager @param {number} stake */
  #wait(wager, stake) {
    const waits = (this.pending.get(wager) ?? 0) + stake
    if (waits > 0) this.pending.set(wager, waits)
    else this.pending.delete(wager)
    this.acts.draw()
  }

  /** @param {string} wager @param {number} stake @param {Wire.Area | undefined} area */
  async #add(wager, stake, area) {
    if (area?.window) {
      // what lies there within a coup lies as it lies; more is another wager
      await this.give('place-wager', { patron: this.seen.me(), wager, stake })
      return
    }
    const here = this.#thisCoup()
    const before = this.seen.mine(wager)?.stake ?? 0
    if (await this.#setStake(wager, before + stake)) this.#undoable(here, [[wager, before]])
  }

  // One undo takes this back, unless the coup is over meanwhile: what lies then is not for this page to change.
  /** @param {() => boolean} here @param {Change[]} changes */
  #undoable(here, changes) {
    if (changes.length && here()) this.#undo.push({ coup: this.seen.coupKey(), changes })
  }

  // Have this stake on a wager: placed, changed or taken back, whichever it is. Gives whether it is so.
  /** @param {string} wager @param {number} stake */
  async #setStake(wager, stake) {
    const lies = this.seen.mine(wager)
    if ((lies?.stake ?? 0) === stake) return true
    if (!lies) {
      const nominations = this.seen.areaOf(wager)?.streak?.nominates ? this.rebet.handsOf(wager) : undefined
      return !!(await this.give('place-wager', { patron: this.seen.me(), wager, stake, ...(nominations && { nominations }) })).done
    }
    if (stake === 0) return !!(await this.give('withdraw-wager', { number: lies.number })).done
    return !!(await this.give('change-wager', { number: lies.number, stake })).done
  }

  // Several stakes at once, which one undo takes back together. They are made out when everything asked before is done.
  /** @param {() => Change[]} stakes each wager with what is to lie on it */
  #setStakes(stakes) {
    const here = this.#thisCoup()
    return this.#soon(async () => {
      /** @type {Change[]} */
      const changes = []
      for (const [wager, stake] of stakes()) {
        if (!here()) break
        const before = this.seen.mine(wager)?.stake ?? 0
        if (!(await this.#setStake(wager, stake))) break
        changes.push([wager, before])
      }
      this.#undoable(here, changes)
      this.acts.draw()
    })
  }
}
