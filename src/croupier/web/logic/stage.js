// How far a table is, for the bar at the top of the console: preparing a shoe, or one coup from bets to clearing.

/** Phases before a shoe is played, and their words. @type {[Wire.Phase, string][]} */
const PREPARING = [['no-cards', 'ph-cards'], ['unshuffled', 'ph-shuffle'], ['uncut', 'ph-cut'], ['cut', 'ph-load'], ['loaded', 'ph-burn']]
const COUP = ['ph-bets', 'ph-closed', 'ph-deal', 'ph-third', 'ph-result', 'ph-pay', 'ph-clear']

/** Cards of the coup that are on the table, hand by hand. @param {Wire.CoupShown | undefined} coup */
export const cardsOut = coup => [...(coup?.player?.cards ?? []), ...(coup?.banker?.cards ?? [])]

// The hand that the last card went to: in turns, and then Player before Banker.
/** @param {Wire.CoupShown | undefined} coup @returns {Wire.Side} */
export function newestSide(coup) {
  const count = cardsOut(coup).length
  if (count <= 4) return count % 2 ? 'player' : 'banker'
  return count === 5 && coup?.player?.cards?.length === 3 ? 'player' : 'banker'
}

// The stages by their words, and which of them it is; -1 where it is none of them.
/** @param {Wire.Shared} shared @param {Wire.Step | null} next */
export function stageOf({ phase, coup }, next) {
  const prepares = PREPARING.findIndex(([name]) => name === phase)
  if (prepares >= 0) return { names: PREPARING.map(([, words]) => words), here: prepares }
  return { names: COUP, here: phase === 'dealing' ? dealing(coup, next) : ['wagering', 'no-more-bets', '', '', '', 'announced', 'settled'].indexOf(phase) }
}

// First cards, third cards once the first four are seen, and the result once it is to be announced.
/** @param {Wire.CoupShown | undefined} coup @param {Wire.Step | null} next */
function dealing(coup, next) {
  const cards = cardsOut(coup)
  if (next?.command === 'announce-result') return 4
  return cards.length >= 4 && !cards.slice(0, 4).includes(null) ? 3 : 2
}
