// Cards typed at the console for the step that is due: a rank, then a suit, as many cards as the step needs. It says
// what is still to be typed; whether the card is right is for the floor.

/** Steps that lay one card, named where it is seen. */
const NAMES_CARD = ['draw-card', 'lay-carried-card']

/** The rank that a key stands for: T and 0 are both ten, and a 1 is nothing yet. @param {string} key */
export const rankOf = key => (key === '0' ? 'T' : key === '1' ? '' : key.toUpperCase())

export class Typing {
  slots = 0 // cards that the step needs
  /** @type {string[]} */
  cards = [] // typed so far
  rank = '' // the rank typed, before its suit
  cutting = false // the cutting card came out before this card

  // Another step is due.
  /** @param {number} slots */
  begin(slots) {
    this.slots = slots
    this.cards = []
    this.rank = ''
    this.cutting = false
  }

  get isWhole() {
    return this.cards.length === this.slots
  }

  // A rank begins a card; where all are typed it begins the last one anew. False where no card is wanted.
  /** @param {string} rank */
  typeRank(rank) {
    if (!this.slots) return false
    if (this.cards.length >= this.slots) this.cards = this.cards.slice(0, this.slots - 1)
    this.rank = rank
    return true
  }

  /** @param {string} suit */
  typeSuit(suit) {
    if (!this.slots || !this.rank) return false
    this.cards = [...this.cards, `${this.rank}${suit}`]
    this.rank = ''
    return true
  }

  // The rank that was typed last, or the last card.
  clear() {
    if (this.rank) this.rank = ''
    else this.cards = this.cards.slice(0, -1)
  }

  // What is still to be typed before the step can be taken. A card that goes down on its face may be left unsaid.
  /** @param {boolean} faceless @returns {'' | 'suit' | 'card'} */
  missing(faceless) {
    if (!this.slots) return ''
    if (this.rank) return 'suit'
    return this.cards.length < this.slots && !faceless ? 'card' : ''
  }

  // What the step is told of them.
  /** @param {string} command @returns {{ card?: string, cards?: string[], cutting_card?: boolean }} */
  facts(command) {
    if (NAMES_CARD.includes(command)) return { ...(this.cards[0] && { card: this.cards[0] }), ...(this.cutting && { cutting_card: true }) }
    return this.slots ? { cards: this.cards } : {}
  }
}

// How many cards the next step asks for by rank and suit.
/** @param {Wire.Step} step @param {string[]} wanted the fields that are asked for */
export function cardsWanted({ command, tells }, wanted) {
  if (command === 'draw-card' || (command === 'lay-carried-card' && wanted.includes('card'))) return 1
  return wanted.includes('cards') ? Number(tells?.['face-down'] ?? 1) : 0
}

// Whether the card that is drawn next goes down on its face: nobody sees it, and it may be left unsaid.
/** @param {Wire.Step | null} step @param {Wire.Shared} shared */
export function isFaceless(step, { game, coup }) {
  const dealt = (coup?.player?.cards?.length ?? 0) + (coup?.banker?.cards?.length ?? 0)
  return step?.command === 'draw-card' && game?.face === 'down' && (coup?.play === 'wagering' || dealt < 4)
}
