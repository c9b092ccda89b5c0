// Waiting for something to be so: whoever waits looks again when there is news, and gives up after a while.

export class Waiting {
  /** @type {Set<() => void>} */
  #waiters = new Set()

  /** @param {(milliseconds: number, run: () => void) => () => void} after */
  constructor(after) {
    this.after = after
  }

  // Until it is so, or has not become so for too long: gives whether it is.
  /** @param {() => boolean} isSo @param {number} most milliseconds @returns {Promise<boolean>} */
  until(isSo, most) {
    if (isSo()) return Promise.resolve(true)
    return new Promise(resolve => {
      const done = () => {
        stop()
        this.#waiters.delete(look)
        resolve(isSo())
      }
      const look = () => isSo() && done()
      const stop = this.after(most, done)
      this.#waiters.add(look)
    })
  }

  // There is news.
  wake() {
    for (const look of [...this.#waiters]) look()
  }
}
