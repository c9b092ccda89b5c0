// Every command of the table in one searchable list; choosing one shows its form.

import { anew, fill, h } from '../parts/dom.js'
import { say } from '../parts/words.js'
import { form } from './forms.js'
import { guidance } from './guide.js'
import { refusal } from './refusals.js'
import { searchable, title } from './words.js'

/** @import { Desk } from '../logic/desk.js' */

/** @param {Desk} desk @param {string | null} [start] @param {Record<string, unknown>} [facts] */
export function openPalette(desk, start = null, facts = {}) {
  const back = /** @type {HTMLElement | null} */ (document.activeElement)
  const dialog = h('dialog', { class: 'palette', 'aria-label': say('staff-commands') })
  dialog.addEventListener('close', () => { dialog.remove(); if (back?.isConnected) back.focus() })
  document.body.append(dialog)
  const command = start ? desk.commands.get(start) : null
  if (command) showForm(dialog, desk, command, facts, () => dialog.close())
  else showList(dialog, desk)
  dialog.showModal()
  if (!command) dialog.querySelector('input')?.focus()
  return dialog
}

/** @param {HTMLDialogElement} dialog @param {Desk} desk @param {string} [searched] */
function showList(dialog, desk, searched = '') {
  const list = h('ul', { class: 'palette-list', role: 'listbox', id: 'palette-list' })
  let at = 0
  /** @type {Wire.CommandDescribed[]} */
  let rows = []
  const mark = () => {
    for (const [place, one] of [...list.children].entries()) one.setAttribute('aria-selected', String(place === at))
    list.children[at]?.scrollIntoView({ block: 'nearest' })
    box.setAttribute('aria-activedescendant', list.children[at]?.id ?? '')
  }
  const choose = (/** @type {number} */ place) => rows[place] && showForm(dialog, desk, rows[place], {}, () => { showList(dialog, desk, box.value); dialog.querySelector('input')?.focus() })
  const draw = () => {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean)
    const possible = new Set(desk.possible())
    const found = [...desk.commands.values()].filter(one => words.every(word => `${searchable(one.name)} ${one.about.toLowerCase()}`.includes(word)))
    const score = (/** @type {Wire.CommandDescribed} */ one) => (possible.has(one.name) ? 0 : 2) + (words.length && searchable(one.name).includes(words[0]) ? 0 : 1)
    rows = found.sort((a, b) => score(a) - score(b))
    at = 0
    fill(list, rows.map((one, place) => h('li', { role: 'option', id: `palette-${place}`, class: possible.has(one.name) ? '' : 'not-now', onclick: () => choose(place) },
      h('strong', {}, title(one.name)), h('span', { class: 'soft small' }, one.about),
      h('span', { class: 'badge' }, possible.has(one.name) ? `● ${say('staff-possible')}` : `○ ${say('staff-not-now')}`))))
    mark()
  }
  const box = h('input', { type: 'text', role: 'combobox', 'aria-expanded': 'true', 'aria-controls': 'palette-list', 'aria-label': say('staff-search'), placeholder: say('staff-search'), autocomplete: 'off', spellcheck: 'false', autofocus: true,
    oninput: draw,
    onkeydown: event => {
      if (event.key === 'ArrowDown') at = Math.min(rows.length - 1, at + 1)
      else if (event.key === 'ArrowUp') at = Math.max(0, at - 1)
      else if (event.key === 'Enter') { event.preventDefault(); choose(at); return } else return
      event.preventDefault()
      mark()
    } })
  box.value = searched
  anew(dialog, box, list)
  draw()
}

/**
 * The form of a command. What the floor refuses it says how to make possible: each such step is one button, and the act is
 * asked about again after it. `done` is called instead of closing, where the act was itself such a step.
 * @param {HTMLDialogElement} dialog @param {Desk} desk @param {Wire.CommandDescribed} command @param {Record<string, unknown>} facts
 * @param {() => void} goBack @param {() => void} [done]
 */
function showForm(dialog, desk, command, facts, goBack, done = () => dialog.close()) {
  const said = h('div', { 'aria-live': 'polite' })
  const rank = desk.rankOf(command)
  /** @type {string[]} */
  const way = []
  const path = h('ol', { class: 'guide-path', 'data-part': 'path', hidden: true })
  const walked = (/** @type {string} */ step) => {
    way.push(step)
    path.hidden = false
    fill(path, way.map((one, at) => h('li', { 'data-key': `way-${at}` }, `✓ ${title(one)}`)), h('li', { 'data-key': 'way-end', class: 'soft' }, `○ ${title(command.name)}`))
  }
  const settle = (/** @type {object} */ entered, /** @type {import('../logic/live.js').Answered} */ answer) => {
    const again = async () => settle(entered, await desk.why(command.name, entered))
    if (answer.done) { fill(said, h('p', { class: 'fine', 'data-part': 'ready' }, `✓ ${say(way.length ? 'guide-ready' : 'staff-fine')}`)); return }
    anew(said, refusal(command.name, answer), guidance(desk, answer, {
      again,
      // as it would be now: a notice says a time, and time has passed since it was offered
      take: async offered => {
        const fresh = await desk.why(command.name, entered)
        const lead = (fresh.refused?.leads ?? []).find(one => one.step?.command === offered.step?.command)
        if (!lead?.step) { settle(entered, fresh); return }
        const given = await desk.enter(lead.step.command, lead.step.facts ?? {})
        if (!given.done) { anew(said, refusal(lead.step.command, given)); return }
        walked(lead.step.command)
        await again()
      },
      fillIn: lead => {
        const step = desk.commands.get(lead.step?.command ?? '')
        if (!step) return
        const back = () => { showForm(dialog, desk, command, { ...entered }, goBack, done) }
        showForm(dialog, desk, step, { ...lead.step?.facts }, back, back)
      },
    }))
  }
  const made = form(command, facts, { ...desk.context(), picks: true }, async entered => {
    const answer = await desk.enter(command.name, entered)
    if (answer.done) done()
    else settle(entered, answer)
  }, (collect, error) => [
    h('button', { type: 'button', class: 'quiet', onclick: goBack }, say('cancel')),
    h('button', { type: 'button', 'data-key': 'why', onclick: async () => {
      try {
        error.textContent = ''
        const entered = collect()
        settle(entered, await desk.why(command.name, entered))
      } catch (problem) {
        error.textContent = problem.message
      }
    } }, say('staff-why')),
  ])
  anew(dialog, h('h2', {}, title(command.name)), h('p', { class: 'soft' }, command.about), rank ? h('p', { class: 'small soft' }, say('staff-for-rank', { rank })) : null, path, made.element, said)
  made.focus()
}
