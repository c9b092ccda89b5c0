// Keys that come while a command is on its way: they wait for the table as it is then, in their order, and what comes
// while others still wait is behind them. If one of them is for nothing, what follows is for nothing too, and Enter with it.

export class Ahead {
  busy = false
  /** @type {(() => unknown)[]} */
  #acts = []

  // Do it now, or when the command that is under way is done. An act that gives false was for nothing.
  /** @param {() => unknown} act */
  orLater(act) {
    if (!this.busy && !this.#acts.length) return act()
    this.#acts.push(act)
    return true
  }

  // Enter goes on where something was typed since; alone it was the key that gave the command under way.
  /** @param {() => unknown} act */
  orLaterAfterOthers(act) {
    return this.busy && !this.#acts.length ? true : this.orLater(act)
  }

  // What was typed for a table that is not as it was thought to be.
  drop() {
    this.#acts = []
  }

  // The command is done, and the view that has it is here. An act may give a command of its own: the rest waits for that.
  catchUp() {
    while (this.#acts.length && !this.busy) if (this.#acts.shift()?.() === false) this.drop()
  }
}
