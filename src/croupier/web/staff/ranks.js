// The ranks of one person by the books' own ladders: a picker a book, tables that have another, and what would change.

import { dialog, note } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'
import { clauses } from './clauses.js'

const NONE = 'none'
const ROLE = 'role'

// Two books of one house are told apart by their ids.
/** @param {Wire.LadderShown[]} ladders */
export const named = ladders => ladders.map(one => (ladders.some(other => other !== one && other.casino === one.casino) ? { ...one, casino: `${one.casino} (${one.book})` } : one))

// Which of a book's ranks somebody of this role may have, the lowest first.
/** @param {Wire.LadderShown} ladder @param {Wire.Role} role */
export const offered = (ladder, role) => (role === 'inspector' ? ladder.inspectors : ladder.by_role[role] ? ladder.staff : [])

/** @param {Wire.LadderShown} ladder @param {Wire.Role} role @param {string} rank @returns {string} */
function nameOf(ladder, role, rank) {
  if (rank === NONE) return say('ranks-none')
  if (rank === ROLE) return say('ranks-by-role', { rank: nameOf(ladder, role, ladder.by_role[role] ?? '') })
  return offered(ladder, role).find(one => one.id === rank)?.name ?? rank
}

// What somebody was granted, in a line each.
/** @param {Wire.AccountShown} person @param {Wire.LadderShown[]} ladders */
export const inShort = (person, ladders) => (person.ranks ?? []).map(({ book, table, rank }) => {
  const ladder = ladders.find(one => one.book === book)
  return ladder ? say('ranks-short', { casino: ladder.casino, table, rank: nameOf(ladder, person.role, rank) }) : ''
})

/**
 * @param {Wire.AccountShown} person @param {Wire.LadderShown[]} ladders
 * @param {() => Promise<void>} changed what the page does when something was
 */
export function rankForm(person, ladders, changed) {
  /** @type {Map<string, { book: string, table: string, rank: string, was: string }>} */
  const rows = new Map()
  /** @param {string} book @param {string} table @param {string} was */
  const add = (book, table, was) => rows.set(`${book} ${table}`, { book, table, rank: was, was })
  for (const ladder of ladders) if (offered(ladder, person.role).length) add(ladder.book, '', ROLE)
  for (const { book, table, rank } of person.ranks ?? []) add(book, table, rank)

  const sections = h('div', { class: 'rank-books' })
  const changes = h('ul', { class: 'rank-changes', 'aria-live': 'polite' })
  const wrong = h('p', { class: 'form-error', role: 'alert' })
  const save = h('button', { type: 'button', class: 'main', 'data-key': 'rank-save', onclick: () => apply() }, say('ranks-save'))
  const differs = () => [...rows.values()].filter(one => one.rank !== one.was)

  /** @param {Wire.LadderShown} ladder @param {{ table: string, rank: string }} row */
  function picker(ladder, row) {
    const id = `rank-${ladder.book}-${row.table}`
    const ranks = offered(ladder, person.role)
    const own = told(ladder, row.table, ROLE)
    const options = [h('option', { value: ROLE, selected: row.rank === ROLE }, own),
      ranks.map(one => h('option', { value: one.id, selected: row.rank === one.id, disabled: !one.yours && row.rank !== one.id }, one.yours ? one.name : say('ranks-not-yours', { rank: one.name }))),
      h('option', { value: NONE, selected: row.rank === NONE }, say('ranks-none'))]
    const shown = row.rank === ROLE && !row.table ? ladder.by_role[person.role] : row.rank
    return h('div', { class: 'rank-row', 'data-key': `row-${id}` },
      h('label', { for: id }, row.table ? say('ranks-at-table', { table: row.table }) : say('ranks-everywhere')),
      h('select', { id, 'data-key': id, onchange: event => { row.rank = event.target.value; draw() } }, options),
      h('span', { class: 'rank-clauses' }, clauses(ranks.find(one => one.id === shown)?.clauses, 3)))
  }

  /** @param {Wire.LadderShown} ladder */
  function section(ladder) {
    const here = [...rows.values()].filter(one => one.book === ladder.book)
    const left = (ladder.tables ?? []).filter(table => !here.some(one => one.table === table))
    const more = h('select', { 'data-key': `more-${ladder.book}`, 'aria-label': say('ranks-another-table'), onchange: event => {
      if (event.target.value) add(ladder.book, event.target.value, ROLE)
      draw()
    } }, h('option', { value: '' }, say('ranks-another-table')), left.map(table => h('option', { value: table }, table)))
    return h('fieldset', { class: 'rank-book', 'data-key': `ladder-${ladder.book}` }, h('legend', {}, ladder.casino),
      here.map(row => picker(ladder, row)), left.length ? more : null)
  }

  /** @param {Wire.LadderShown} ladder @param {string} table @param {string} rank */
  const told = (ladder, table, rank) => (table && rank === ROLE ? say('ranks-as-elsewhere') : nameOf(ladder, person.role, rank))

  function draw() {
    fill(sections, ladders.filter(one => offered(one, person.role).length).map(section))
    const list = differs()
    fill(changes, list.map(one => {
      const ladder = /** @type {Wire.LadderShown} */ (ladders.find(({ book }) => book === one.book))
      return h('li', { 'data-key': `change-${one.book}-${one.table}` }, say('ranks-change', { casino: ladder.casino, table: one.table, before: told(ladder, one.table, one.was), rank: told(ladder, one.table, one.rank) }))
    }))
    save.disabled = !list.length
  }

  async function apply() {
    wrong.textContent = ''
    save.disabled = true
    for (const one of differs()) {
      try {
        await ask(`/people/${encodeURIComponent(person.id)}/rank`, { book: one.book, table: one.table, rank: one.rank }, 'PATCH')
        one.was = one.rank
      } catch (problem) {
        wrong.textContent = problem.message
        break
      }
    }
    await changed()
    if (wrong.textContent) return draw()
    box.close()
    note(say('people-changed', { id: person.id, what: say('ranks-saved') }))
  }

  draw()
  const box = dialog(say('ranks-of', { id: person.id }), h('div', { class: 'grid rank-form' }, h('p', { class: 'soft' }, say('ranks-text', { id: person.id, role: person.role })), sections, changes, wrong,
    h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', 'data-key': 'rank-cancel', onclick: () => box.close() }, say('close')), save)))
}

// Another role only after it was said what comes of it; `not` where it is not to be.
/** @param {Wire.AccountShown} person @param {Wire.Role} role @param {Wire.LadderShown[]} ladders @param {{ yes: () => unknown, not: () => unknown }} then */
export function confirmRole(person, role, ladders, { yes, not }) {
  let done = false
  const acts = ladders.filter(one => one.by_role[role]).map(one => say('ranks-short', { casino: one.casino, table: '', rank: nameOf(one, role, one.by_role[role] ?? '') }))
  const box = dialog(say('role-change-of', { id: person.id }), h('div', { class: 'grid' },
    h('p', {}, say('role-change-text', { id: person.id, before: person.role, role })),
    acts.length ? h('p', {}, say('role-change-ranks'), h('ul', {}, acts.map(one => h('li', {}, one)))) : null,
    person.ranks?.length ? h('p', { class: 'wrong' }, say('role-change-granted', { count: person.ranks.length })) : null,
    h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', 'data-key': 'role-keep', onclick: () => box.close() }, say('role-change-not')),
      h('button', { type: 'button', class: 'danger', 'data-key': 'role-change', onclick: () => { done = true; box.close(); yes() } }, say('role-change')))))
  box.addEventListener('close', () => { if (!done) not() })
}

