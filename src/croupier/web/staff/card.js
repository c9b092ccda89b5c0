// Cards as staff type and read them: rank, then suit.

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
export const SUITS = ['s', 'h', 'd', 'c']
/** @type {Record<string, string>} */
const MARK = { c: '♣', d: '♦', h: '♥', s: '♠' }

// "kh", "10d", "Td": a card, or null.
/** @param {string} text */
export function readCard(text) {
  const match = /^(10|[a2-9tjqk])([cdhs])$/i.exec(text.trim())
  return match ? `${match[1] === '10' ? 'T' : match[1].toUpperCase()}${match[2].toLowerCase()}` : null
}

/** @param {string} suit */
export const mark = suit => MARK[suit]
/** @param {string} rank */
export const rankShown = rank => (rank === 'T' ? '10' : rank)
/** @param {string | null | undefined} card */
export const shownCard = card => (card ? `${rankShown(card[0])}${MARK[card[1]]}` : '')
