// A verification, started and watched: how far it is, what was gone through, what was found. It ends with this view.

import { anew, fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { language, say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'

/** @import { View, Workspace } from '../inspect.js' */
/** A line of a verification. @typedef {{ told: 'progress' | 'stream' | 'finding' | 'end', stream: string, [fact: string]: any }} Line */

/** @param {HTMLElement} place @param {URLSearchParams} query @param {Workspace} space @returns {View} */
export function verifyView(place, query, space) {
  const watching = new Watching(place, query.get('stream') ?? '', space)
  return { leave: () => watching.end() }
}

class Watching {
  /** @param {HTMLElement} place @param {string} stream @param {Workspace} space */
  constructor(place, stream, space) {
    this.space = space
    /** @type {EventSource | null} */
    this.source = null
    this.choice = h('select', { name: 'stream', 'data-key': 'stream' }, ['', ...space.lists.streams.map(one => one.stream)].map(one => h('option', { value: one, selected: one === stream }, one || say('inspect-verify-all'))))
    this.acts = h('div', { class: 'row acts' })
    this.sheet = h('section', { class: 'found', 'aria-live': 'polite' })
    /** @type {Line[]} */
    this.streams = []
    /** @type {Line[]} */
    this.findings = []
    /** @type {Line | null} */
    this.progress = null
    this.state = '' // what is said of it beside its progress
    this.over = ''
    anew(place, h('section', { class: 'panel' }, h('p', {}, say('inspect-verify-about')), h('div', { class: 'row ask' }, h('label', { class: 'field' }, h('span', {}, say('inspect-verify-what')), this.choice), this.acts)), this.sheet)
    this.drawActs()
  }

  drawActs() {
    fill(this.acts, this.source ? h('button', { type: 'button', 'data-key': 'stop', onclick: () => { this.end(); this.close('stopped', say('inspect-verify-stopped')) } }, say('inspect-stop'))
      : h('button', { type: 'button', class: 'main', 'data-key': 'start', onclick: () => this.start() }, say('inspect-verify-start')),
      !this.source && this.over ? h('button', { type: 'button', 'data-key': 'print', onclick: () => print() }, say('inspect-print')) : null)
  }

  start() {
    const query = new URLSearchParams({ language: language() })
    if (this.choice.value) query.append('stream', this.choice.value)
    this.streams = []
    this.findings = []
    this.progress = null
    this.over = ''
    this.state = say('inspect-verify-beginning')
    this.source = new EventSource(`/api/inspect/verify?${query}`)
    this.source.onmessage = event => this.hear(JSON.parse(event.data))
    this.source.onerror = () => this.lost()
    this.drawActs()
    this.draw()
  }

  // A browser would begin another one by itself; why it ended, the floor says to whoever asks.
  async lost() {
    if (!this.source) return
    this.end()
    const why = await ask('/inspect/state').then(state => (state.verifying ? say('error-verifying', { by: state.verifying }) : say('inspect-verify-lost')), error => error.message)
    this.close('lost', why)
  }

  end() {
    this.source?.close()
    this.source = null
  }

  /** @param {string} over @param {string} says */
  close(over, says) {
    this.over = over
    this.state = says
    this.drawActs()
    this.draw()
  }

  /** @param {Line} line */
  hear(line) {
    if (line.told === 'progress') this.progress = line
    if (line.told === 'stream') this.streams.push(line)
    if (line.told === 'finding') this.findings.push(line)
    if (line.told === 'end') {
      this.end()
      this.close(line.outcome, say('inspect-verify-outcome', { outcome: line.outcome, findings: line.findings }))
    } else {
      this.state = this.progress ? say('inspect-verify-running', { stream: this.progress.stream, through: this.progress.through, of: this.progress.of }) : this.state
      this.draw()
    }
  }

  draw() {
    const columns = ['inspect-column-stream', 'inspect-state-entries', 'inspect-verify-commands', 'inspect-state-coups', 'inspect-verify-heads', 'inspect-verify-result']
    const cell = (/** @type {string} */ column, /** @type {import('../parts/dom.js').Child[]} */ ...what) => h('td', { 'data-column': say(column) }, what)
    const row = (/** @type {Line} */ one) => h('tr', { 'data-key': one.stream }, cell(columns[0], one.stream), ...[one.entries, one.commands, one.coups, one.heads].map((each, at) => cell(columns[at + 1], each.toLocaleString('en'))),
      cell(columns[5], h('span', { class: one.findings ? 'wrong' : 'good' }, one.findings ? `! ${say('inspect-verify-some', { findings: one.findings })}` : `✓ ${say('inspect-verify-none')}`), one.notes.map((/** @type {string} */ note) => h('p', { class: 'soft small' }, note))))
    const wrong = ['wrong', 'lost', 'not-possible', 'taken'].includes(this.over)
    fill(this.sheet, h('div', { class: 'panel', 'data-testid': 'verification', 'data-state': this.over || 'running' },
      h('p', { role: 'status', class: this.over === 'sound' ? 'good outcome' : wrong ? 'wrong outcome' : 'outcome' }, this.state),
      this.over ? null : h('progress', { max: this.progress?.of || 1, value: this.progress?.through ?? 0, 'aria-label': say('inspect-verify-start') }),
      this.findings.length ? h('ul', { class: 'findings' }, this.findings.map((one, at) => h('li', { 'data-key': `finding-${at}`, class: 'wrong' }, one.says, ' ', clauses(one.clauses, 3)))) : null,
      this.streams.length ? h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': say('inspect-view-verify') }, h('table', { class: 'list' }, h('thead', {}, h('tr', {}, columns.map(one => h('th', { scope: 'col' }, say(one))))), h('tbody', {}, this.streams.map(row)))) : null))
  }
}
