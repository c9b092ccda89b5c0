// Lines that a dealer enters, one after the other however fast they are typed: each is understood when the ones before it
// are done. What was not done stands in the entry again.

/** @import { Meant } from './entry.js' */
/** @import { Answered } from './live.js' */

/**
 * @typedef {object} Acts
 * @property {(line: string) => Meant[]} understand throws what is not understood
 * @property {(meant: Meant) => Promise<Answered>} give
 * @property {(line: string) => void} putBack
 */

export class Lines {
  waiting = 0
  /** @type {Promise<void>} */
  #queue = Promise.resolve()

  /** @param {Acts} acts */
  constructor(acts) {
    this.acts = acts
  }

  /** @param {string} line */
  enter(line) {
    this.waiting += 1
    this.#queue = this.#queue.then(() => this.#take(line)).finally(() => {
      this.waiting -= 1
    })
    return this.#queue
  }

  /** @param {string} line */
  async #take(line) {
    let left = line
    try {
      for (const one of this.acts.understand(line)) {
        if (!(await this.acts.give(one)).done) {
          this.acts.putBack(left)
          return
        }
        if (line.includes(',')) left = '' // a part of it is done, and must not be entered again
      }
    } catch {
      this.acts.putBack(line)
    }
  }
}
