// What else a patron may do when it is their turn, and what each command is told: the cut, the cards, the shoe.

export const TURNS = /** @type {const} */ ([
  'cut-cards', 'decline-cut', 'contribute-to-shoe', 'expose-cards', 'refuse-hand', 'ask-dealer-to-open', 'decline-shoe', 'give-up-shoe',
])

/** @typedef {typeof TURNS[number]} Turn */
/** Turns for which nothing has to be said. @typedef {Exclude<Turn, 'cut-cards' | 'contribute-to-shoe'>} Plain */

// The hand that is with the patron, or else that they are to take or to open.
/** @param {Wire.Shared} shared @param {string} patron @returns {Wire.Side} */
export function handOf({ coup, turn }, patron) {
  if (coup?.player?.out && coup.player.keeper === patron) return 'player'
  if (coup?.banker?.out && coup.banker.keeper === patron) return 'banker'
  return turn?.player !== patron && turn?.banker === patron ? 'banker' : 'player'
}

// Where the floor says that the cutting card may go in, and the middle, where most put it.
/** @param {Wire.Shared} shared */
export function cutRange({ shoe }) {
  const [least, most] = shoe?.cut_between ?? [1, 1]
  return { least, most, usual: Math.floor((least + most) / 2) }
}

/** @template {Plain} T @param {T} turn @param {Wire.Shared} shared @param {string} patron */
export function factsOf(turn, shared, patron) {
  const hand = handOf(shared, patron)
  /** @type {Pick<Wire.Commands, Plain>} */
  const facts = {
    'decline-cut': { patron },
    'expose-cards': { hand, opener: patron },
    'refuse-hand': { hand, patron },
    'ask-dealer-to-open': { hand, patron },
    'decline-shoe': { patron },
    'give-up-shoe': { patron },
  }
  return facts[turn]
}
