// What a patron laid in the coup before, to be laid again: stakes by wager, and the hands nominated. It outlives a
// reload of the page; where it is kept is handed in.

/** Where a text is kept. @typedef {{ read: () => string | null, write: (text: string) => void }} Shelf */
/** @typedef {{ coup: string, now: Record<string, number>, last: Record<string, number>, hands: Record<string, Wire.Winner[]> }} Laid */

export class Rebet {
  /** @param {Shelf} shelf */
  constructor(shelf) {
    this.shelf = shelf
    this.kept = read(shelf)
  }

  // What lies there while wagers are taken is what lay there when wagering closed. The first look at another coup
  // makes it the last one's; a coup without wagers leaves the one before it.
  /** @param {string} coup @param {Wire.Play} play @param {Wire.WagerShown[]} laid */
  see(coup, play, laid) {
    const kept = this.kept
    if (kept.coup !== coup) {
      if (Object.keys(kept.now).length) kept.last = kept.now
      kept.coup = coup
      kept.now = {}
    }
    if (play === 'wagering') kept.now = Object.fromEntries(laid.map(one => [one.wager, one.stake]))
    this.shelf.write(JSON.stringify(kept))
  }

  // Stakes of the last coup that had any.
  last() {
    return Object.entries(this.kept.last)
  }

  /** @param {string} wager @param {Wire.Winner[]} hands */
  nominated(wager, hands) {
    this.kept.hands[wager] = hands
  }

  /** @param {string} wager @returns {Wire.Winner[] | undefined} */
  handsOf(wager) {
    return this.kept.hands[wager]
  }
}

/** @param {Shelf} shelf @returns {Laid} */
function read(shelf) {
  const nothing = { coup: '', now: {}, last: {}, hands: {} }
  try {
    return { ...nothing, ...JSON.parse(shelf.read() ?? '{}') }
  } catch {
    return nothing // somebody else's text
  }
}
