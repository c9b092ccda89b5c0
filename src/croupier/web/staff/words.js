// What staff call commands, fields and wagers, and how a table is before it is spoken of.

import { readTable } from '../parts/book.js'
import { named, namedBeside } from '../parts/words.js'

/** @import { Desk } from '../logic/desk.js' */

/** @param {string} text */
const capital = text => text.charAt(0).toUpperCase() + text.slice(1)

// A command's or a field's name for people.
/** @param {string} command */
export const title = command => capital(named('do', command))
/** @param {string} name */
export const fieldTitle = name => capital(named('field', name))
/** @param {string} id */
export const wagerName = id => named('wager', id)

// A stable name that stands by itself.
/** @param {string | number} name @param {string} [kind] */
export const spelled = (name, kind = 'term') => capital(named(kind, name).replaceAll('_', ' '))

// In both languages of the page, for searching.
/** @param {string} command */
export const searchable = command => [command, named('do', command), namedBeside('do', command)].join(' ').toLowerCase()

// This table is what is spoken of from now on.
/** @param {Desk} desk */
export function speakOf(desk) {
  const table = desk.felt ?? desk.card
  if (table) readTable(table, desk.felt)
}
