// Cards as staff type and read them: rank, then suit.

import { chinese } from './words.js'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
export const SUITS = ['s', 'h', 'd', 'c']
const MARK = { c: '♣', d: '♦', h: '♥', s: '♠' }
const SUIT_NAMES = { c: ['clubs', '梅花'], d: ['diamonds', '方块'], h: ['hearts', '红心'], s: ['spades', '黑桃'] }
const RANK_NAMES = { A: ['ace', 'A'], T: ['ten', '10'], J: ['jack', 'J'], Q: ['queen', 'Q'], K: ['king', 'K'] }

// "kh", "10d", "Td": a card, or null.
export function readCard(text) {
  const match = /^(10|[a2-9tjqk])([cdhs])$/i.exec(text.trim())
  return match ? `${match[1] === '10' ? 'T' : match[1].toUpperCase()}${match[2].toLowerCase()}` : null
}

export const mark = suit => MARK[suit]
export const rankShown = rank => (rank === 'T' ? '10' : rank)
export const shownCard = card => (card ? `${rankShown(card[0])}${MARK[card[1]]}` : '')
export const isRed = card => card[1] === 'h' || card[1] === 'd'
export function spokenCard(card) {
  const rank = RANK_NAMES[card[0]]?.[chinese() ? 1 : 0] ?? card[0]
  const suit = SUIT_NAMES[card[1]][chinese() ? 1 : 0]
  return chinese() ? `${suit}${rank}` : `${rank} of ${suit}`
}
