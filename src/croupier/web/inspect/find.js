// Finding: what is looked for above, what was found below. The floor looks through the log slice by slice; this asks on
// until everything was gone through, enough is shown, or somebody stops it. Start at `findView`.

import { anew, fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { language, named, say } from '../parts/words.js'
import { clauses } from '../staff/clauses.js'

/** @import { Submitted } from '../parts/dom.js' */
/** @import { View, Workspace } from '../inspect.js' */

const ENOUGH = 300 // events shown before somebody is asked whether to go on
const HOUR = 3_600_000
const EVERYTHING = 'all'
const APART = ['refused', 'clock'] // lists of what is no event of a table
const WORDS = ['patron', 'wager', 'clause', 'irregularity'] // fields that go to the floor as they are

/** @param {string} text a time of UTC, as a field has it @returns {number} */
const instant = text => Date.parse(`${text}Z`)
/** @param {number} at */
const field = at => new Date(at).toISOString().slice(0, 16)
/** Dollars as people write them, in whole cents; nothing where it is none. @param {string} text */
const cents = text => (/^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : null)

/** @param {HTMLElement} place @param {URLSearchParams} query @param {Workspace} space @returns {View} */
export function findView(place, query, space) {
  const finding = new Finding(query, space)
  anew(place, finding.form, finding.sheet)
  finding.draw()
  if (query.has('when')) finding.look()
  return { leave: () => finding.stop() }
}

class Finding {
  /** @param {URLSearchParams} query @param {Workspace} space */
  constructor(query, space) {
    this.query = query
    this.space = space
    this.form = h('form', { class: 'panel find', 'data-testid': 'find', role: 'search', onsubmit: (/** @type {Submitted} */ event) => { event.preventDefault(); this.submit() } })
    this.sheet = h('section', { class: 'found', 'aria-live': 'polite' })
    /** @type {Wire.HitShown[]} */
    this.hits = []
    this.entries = 0
    this.next = ''
    this.run = 0 // whoever looks: a later one ends an earlier one
    /** @type {Record<string, string>} */
    this.broken = {}
  }

  stop() {
    this.run += 1
  }

  /** @param {string} name */
  value(name) {
    return /** @type {HTMLInputElement | null} */ (this.form.elements.namedItem(name))?.value.trim() ?? ''
  }

  // --- the form --------------------------------------------------------------------------------

  draw() {
    const { query, space: { lists } } = this
    const now = lists.at
    const text = (/** @type {string} */ name, more = {}) => h('label', { class: 'field', 'data-field': name }, h('span', {}, say(`inspect-${name}`)), h('input', { type: 'text', name, 'data-key': name, value: query.get(name) ?? '', autocomplete: 'off', spellcheck: 'false', maxlength: 200, ...more }))
    const choice = (/** @type {string} */ name, /** @type {HTMLElement[]} */ options, more = {}) => h('label', { class: 'field', 'data-field': name }, h('span', {}, say(`inspect-${name}`)), h('select', { name, 'data-key': name, ...more }, options))
    const option = (/** @type {string} */ value, /** @type {string} */ says, /** @type {string} */ chosen) => h('option', { value, selected: value === chosen }, says)
    const when = query.get('when') ?? 'day'
    const kinds = ['table', 'tournament', 'promotion'].filter(kind => lists.streams.some(one => one.kind === kind))
    const between = when === 'between'
    anew(this.form,
      h('div', { class: 'find-grid' },
        choice('when', ['hour', 'day', 'all', 'between'].map(one => option(one, say(`inspect-when-${one}`), when)), { onchange: (/** @type {{ target: HTMLSelectElement }} */ { target }) => { for (const one of this.form.querySelectorAll('.between')) /** @type {HTMLElement} */ (one).hidden = target.value !== 'between' } }),
        h('label', { class: 'field between', hidden: !between }, h('span', {}, say('inspect-from')), h('input', { type: 'datetime-local', name: 'from', 'data-key': 'from', value: query.get('from') || field(now - HOUR) })),
        h('label', { class: 'field between', hidden: !between }, h('span', {}, say('inspect-to')), h('input', { type: 'datetime-local', name: 'to', 'data-key': 'to', value: query.get('to') || field(now) })),
        choice('list', ['', ...Object.keys(lists.exceptions), ...APART].map(one => option(one, say(`inspect-list-${one || EVERYTHING}`), query.get('list') ?? ''))),
        choice('stream', [option('', say('inspect-stream-all'), query.get('stream') ?? ''), ...kinds.map(kind => h('optgroup', { label: say('inspect-stream-group', { kind }) }, lists.streams.filter(one => one.kind === kind).map(one => option(one.stream, one.stream, query.get('stream') ?? ''))))]),
        text('shoe', { inputmode: 'numeric', pattern: '[0-9]{1,9}' }), text('coup', { placeholder: say('inspect-coup-hint') }),
        text('patron'), text('wager', { list: 'wagers' }), text('clause'), text('irregularity'),
        text('least', { inputmode: 'decimal' }), text('most', { inputmode: 'decimal' }),
        h('datalist', { id: 'wagers' }, ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].map(one => h('option', { value: one }, named('wager', one))))),
      h('div', { class: 'row' },
        h('button', { type: 'submit', class: 'main', 'data-key': 'search' }, say('inspect-search')),
        h('button', { type: 'button', 'data-key': 'clear', onclick: () => this.space.go({ view: 'find' }) }, say('inspect-clear'))))
  }

  submit() {
    const names = ['when', 'list', 'stream', 'shoe', 'coup', ...WORDS, 'least', 'most', ...(this.value('when') === 'between' ? ['from', 'to'] : [])]
    this.space.go({ view: 'find', ...Object.fromEntries(names.map(name => [name, this.value(name)])) })
  }

  // What is asked of the floor; nothing, and why not, where a field says nothing that can be asked.
  asked() {
    const query = new URLSearchParams({ language: language() })
    const put = (/** @type {string} */ name, /** @type {string | number | null} */ value) => { if (value !== '' && value !== null) query.append(name, String(value)) }
    const when = this.value('when')
    const now = this.space.lists.at + (performance.now() - loaded)
    if (when === 'hour' || when === 'day') put('since', Math.floor(now - (when === 'hour' ? 1 : 24) * HOUR))
    if (when === 'between') {
      const [from, to] = [instant(this.value('from')), instant(this.value('to'))]
      if (!(from <= to)) return this.wrong('inspect-bad-time')
      put('since', from)
      put('until', to + 59_999)
    }
    const coup = /^(?:(\d{1,9})\/)?(\d{1,9})$/.exec(this.value('coup'))
    if (this.value('coup') && !coup) return this.wrong('inspect-bad-coup')
    if (coup?.[1]) { put('shoe', coup[1]); put('within', coup[2]) }
    else { put('shoe', this.value('shoe')); if (coup) put('coup', coup[2]) }
    for (const name of ['least', 'most']) {
      if (this.value(name) && cents(this.value(name)) === null) return this.wrong('inspect-bad-amount')
      put(name, this.value(name) && cents(this.value(name)))
    }
    put('stream', this.value('stream'))
    for (const name of WORDS) put(name, this.value(name))
    return query
  }

  /** @param {string} why @returns {null} */
  wrong(why) {
    fill(this.sheet, h('p', { class: 'panel wrong', role: 'alert', 'data-testid': 'not-asked' }, say(why)))
    return null
  }

  // --- looking ---------------------------------------------------------------------------------

  async look() {
    const query = this.asked()
    if (!query) return
    const list = this.value('list')
    const mine = ++this.run
    try {
      if (list === 'refused') await this.lookAtRefused(query, mine)
      else if (list === 'clock') await this.lookAtClock(query, mine)
      else {
        if (list) query.append('exceptions', list)
        await this.lookOn(query, mine, ENOUGH)
      }
    } catch (error) {
      if (mine === this.run) fill(this.sheet, h('p', { class: 'panel wrong', role: 'alert', 'data-testid': 'not-asked' }, error.message))
    }
  }

  // Slice after slice, until so many more are shown.
  /** @param {URLSearchParams} query @param {number} mine @param {number} more */
  async lookOn(query, mine, more) {
    const until = this.hits.length + more
    do {
      query.set('after', this.next)
      const found = await ask(`/inspect/search?${query}`)
      if (mine !== this.run) return
      this.hits.push(...found.hits)
      this.entries += found.entries
      this.next = found.next
      Object.assign(this.broken, found.broken)
      this.drawHits(query, mine, !!this.next && this.hits.length < until)
    } while (this.next && this.hits.length < until)
  }

  /** @param {URLSearchParams} query @param {number} mine @param {boolean} looking */
  drawHits(query, mine, looking) {
    const facts = { entries: this.entries, hits: this.hits.length }
    const state = looking ? 'looking' : this.next ? 'stopped' : 'found'
    const go = () => this.lookOn(query, mine, ENOUGH).catch(error => this.wrong(error.message))
    fill(this.sheet, h('div', { class: 'panel', 'data-testid': 'found', 'data-state': state },
      h('div', { class: 'row' }, h('p', { role: 'status' }, say(`inspect-${state}`, facts)),
        looking ? h('button', { type: 'button', class: 'small', 'data-key': 'stop', onclick: () => { this.stop(); this.drawHits(query, this.run, false) } }, say('inspect-stop')) : null,
        !looking && this.next ? h('button', { type: 'button', class: 'small', 'data-key': 'go-on', onclick: go }, say('inspect-go-on')) : null),
      Object.entries(this.broken).map(([stream, why]) => h('p', { class: 'wrong', role: 'alert' }, say('inspect-broken', { stream, why }))),
      this.hits.length ? listing(['time', 'stream', 'place', 'who', 'what', 'clauses'], this.newestFirst().map(one => this.row(one))) : null))
  }

  newestFirst() {
    return [...this.hits].sort((one, other) => other.at - one.at || (one.stream < other.stream ? -1 : one.stream > other.stream ? 1 : other.entry - one.entry))
  }

  /** @param {Wire.HitShown} one */
  row(one) {
    const key = `${one.stream}-${one.entry}`
    const coup = one.coup ? coupLink(one, this.space) : null
    return h('tr', { 'data-key': key, 'data-event': one.event, 'data-entry': one.entry },
      cell('time', h('time', { datetime: new Date(one.at).toISOString() }, say('inspect-at', { at: one.at }))), cell('stream', one.stream), cell('place', coup),
      cell('who', say('inspect-who', { who: one.who, rank: one.rank_name })), cell('what', one.says, ' ', h('span', { class: 'soft small' }, say('inspect-entry', { entry: one.entry }))), cell('clauses', clauses(one.clauses, 3)))
  }

  // --- what no stream has ----------------------------------------------------------------------

  /** @param {URLSearchParams} query @param {number} mine */
  async lookAtRefused(query, mine) {
    /** @type {Wire.RefusedShown[]} */
    const shown = []
    const older = async () => {
      query.set('before', String(shown.length))
      const found = await ask(`/inspect/refused?${query}`)
      if (mine !== this.run) return
      shown.push(...found)
      fill(this.sheet, h('div', { class: 'panel', 'data-testid': 'found', 'data-state': 'found' }, h('p', { role: 'status' }, say('inspect-listed', { hits: shown.length })), h('p', { class: 'soft small' }, say('inspect-refused-note')),
        shown.length ? listing(['time', 'stream', 'who', 'act', 'what', 'clauses'], shown.map((one, at) => h('tr', { 'data-key': `refused-${shown.length - at}` }, cell('time', say('inspect-at', { at: one.at })), cell('stream', one.stream), cell('who', say('inspect-who', { who: one.by, rank: named('role', one.role) })), cell('act', one.command), cell('what', one.says), cell('clauses', clauses(one.clauses, 3))))) : null,
        found.length === 100 ? h('button', { type: 'button', 'data-key': 'older', onclick: () => older().catch(error => this.wrong(error.message)) }, say('inspect-more')) : null))
    }
    await older()
  }

  /** @param {URLSearchParams} query @param {number} mine */
  async lookAtClock(query, mine) {
    const [since, until] = [Number(query.get('since') ?? 0), Number(query.get('until') ?? Number.MAX_SAFE_INTEGER)]
    const shown = (await ask('/inspect/clock')).filter(one => one.at >= since && one.at <= until)
    if (mine !== this.run) return
    fill(this.sheet, h('div', { class: 'panel', 'data-testid': 'found', 'data-state': 'found' }, h('p', { role: 'status' }, say('inspect-listed', { hits: shown.length })),
      shown.length ? listing(['time', 'who', 'what'], shown.map(one => h('tr', { 'data-key': `clock-${one.number}` }, cell('time', say('inspect-at', { at: one.at })), cell('who', one.by || '–'), cell('what', say(`house-${one.kind}`, one.facts))))) : null))
  }
}

const loaded = performance.now()

/** @param {string} column @param {import('../parts/dom.js').Child[]} what */
const cell = (column, ...what) => h('td', { class: `of-${column}`, 'data-column': say(`inspect-column-${column}`) }, what)

/** @param {string[]} columns @param {HTMLElement[]} rows */
const listing = (columns, rows) => h('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': say('inspect-view-find') }, h('table', { class: 'list' },
  h('thead', {}, h('tr', {}, columns.map(one => h('th', { scope: 'col' }, say(`inspect-column-${one}`))))), h('tbody', {}, rows)))

/** @param {Wire.HitShown} one @param {Workspace} space */
function coupLink(one, space) {
  const query = { view: 'coup', table: one.stream, coup: String(one.coup), entry: String(one.entry) }
  return h('a', {
    'data-key': `coup-${one.stream}-${one.entry}`, href: `/inspect?${new URLSearchParams(query)}`, 'aria-label': say('inspect-open-coup', { coup: one.within, stream: one.stream, shoe: one.shoe }),
    onclick: (/** @type {MouseEvent} */ event) => { if (!event.ctrlKey && !event.metaKey) { event.preventDefault(); space.go(query) } },
  }, say('inspect-place', { shoe: one.shoe, within: one.within }))
}
