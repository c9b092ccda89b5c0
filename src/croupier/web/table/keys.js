// The keyboard: chips by number, arrows between areas, Enter places; everything a mouse can do.

import { dismissNotes } from '../parts/announce.js'
import * as session from '../parts/session.js'
import { dealNow } from './coming.js'
import { isContest, pass } from './contest.js'
import { focusOffer } from './matter.js'
import { openSecret } from './secret.js'
import { at, own } from './state.js'
import { dealsNow, pick, tray } from './tray.js'
import { clearAll, doubleAll, place, rebet, undoLast } from './wagers.js'

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** @param {import('../parts/felt.js').Felt} layout */
export function learnKeys(layout) {
  session.learnKeys([
    { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1…8', label: 'k-chip', run: event => {
      const value = at.felt?.chips[Number(event.key) - 1]
      if (value === undefined || !own()) return false
      pick(value)
    } },
    { keys: ARROWS, shown: '← → ↑ ↓', label: 'k-move', run: event => {
      const focused = /** @type {HTMLElement | null} */ (document.activeElement)
      if (focused?.classList.contains('chip-button')) {
        const values = [...tray.chips.keys()]
        const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1
        const next = values[(values.indexOf(at.chosen) + step + values.length) % values.length]
        pick(next)
        tray.chips.get(next)?.focus()
        return
      }
      if (!at.felt) return false
      const on = focused?.dataset?.wager
      at.area = on ? layout.beside(on, event.key) : layout.areas.has(at.area) ? at.area : at.felt.areas[0]?.wager
      layout.focus(at.area)
    } },
    { keys: ['Enter'], shown: 'Enter', label: 'k-place', run: event => {
      if (event.target !== document.body || !own()) return false
      place(at.area)
      layout.focus(at.area)
    } },
    { keys: ['Backspace'], shown: 'Backspace', label: 'k-undo', run: () => undoLast() },
    { keys: ['c'], shown: 'C', label: 'k-clear', run: () => void clearAll() },
    { keys: ['d'], shown: 'D', label: 'k-double', run: () => void doubleAll() },
    { keys: ['r'], shown: 'R', label: 'k-rebet', run: () => void (tray.rebet?.disabled || rebet()) },
    { keys: ['n'], shown: 'N', label: 'k-deal-now', run: () => (dealsNow() && own() ? void dealNow() : false) },
    { keys: ['s'], shown: 'S', label: 'tourney-key-secret', run: () => (isContest() ? openSecret() : false) },
    { keys: ['p'], shown: 'P', label: 'tourney-key-pass', run: () => (isContest() ? pass() : false) },
    { keys: ['o'], shown: 'O', label: 'k-offer', run: () => focusOffer() },
    { keys: ['Escape'], shown: '', label: 'key-escape', run: () => dismissNotes() },
  ])
}
