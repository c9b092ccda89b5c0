// The filters of the lobby: one list each for book, variation and wager, made of the tables that there are, and a stake.

import { fill, h } from '../parts/dom.js'
import { textOf } from '../parts/book.js'
import { say } from '../parts/words.js'
import { any, wagerKey } from '../logic/lobby.js'
import { wagerName } from './wagers.js'

/** @import { Wanted } from '../logic/lobby.js' */

// A casino with several books has each by its id.
/** @param {Wire.TableListed[]} tables @param {string} casino */
const severalBooks = (tables, casino) => new Set(tables.flatMap(one => (one.casino === casino ? [one.book] : []))).size > 1

/** @param {HTMLElement} element @param {Wire.TableListed[]} tables @param {Wanted} wanted @param {(now: Wanted) => void} choose */
export function drawFilters(element, tables, wanted, choose) {
  element.hidden = tables.length < 2 && !any(wanted)
  /** @type {Map<string, string>[]} */
  const [books, variations, wagers] = [new Map(), new Map(), new Map()]
  for (const table of tables) {
    books.set(table.book, severalBooks(tables, table.casino) ? `${table.casino} · ${table.book}` : table.casino || table.book)
    variations.set(table.variation, textOf(table.book, table.variation))
    for (const one of table.wagers ?? []) if (!wagers.has(wagerKey(one))) wagers.set(wagerKey(one), wagerName(table.book, one))
  }
  /** @param {'book' | 'variation' | 'wager'} name @param {string} label @param {Map<string, string>} found */
  const list = (name, label, found) => {
    const shown = wanted[name] && !found.has(wanted[name]) ? [[wanted[name], wanted[name]], ...found] : [...found] // a link may ask for what is gone
    return h('label', {}, label,
      h('select', { name, 'data-key': `filter-${name}`, onchange: event => choose({ ...wanted, [name]: event.target.value }) },
        h('option', { value: '', selected: !wanted[name], 'data-key': 'any' }, say('lobby-any')),
        shown.map(([value, called]) => h('option', { value, selected: wanted[name] === value, 'data-key': value }, called))))
  }
  fill(element,
    list('book', say('lobby-book'), books), list('variation', say('lobby-variation'), variations), list('wager', say('lobby-wager'), wagers),
    h('label', {}, say('lobby-stake'),
      h('input', { name: 'stake', type: 'number', min: '1', step: '1', inputmode: 'numeric', 'data-key': 'filter-stake', value: wanted.stake ? String(wanted.stake) : '', oninput: event => choose({ ...wanted, stake: Math.max(0, Math.trunc(Number(event.target.value)) || 0) }) })),
    any(wanted) ? h('button', { type: 'button', class: 'small', 'data-key': 'filter-clear', onclick: () => choose({ book: '', variation: '', wager: '', stake: 0 }) }, say('lobby-clear')) : null)
}
