// The felt of a table: the areas to wager on and the numbered places, as the floor sends them. Elements are made once
// for a felt and then kept up to date, so that a view that comes in never takes a click or the focus away.

import { beside } from '../logic/beside.js'
import { marksAt } from '../logic/contest.js'
import { stack } from './chips.js'
import { anew, fill, h } from './dom.js'
import { money } from './money.js'
import { chipsGo } from './motion.js'
import { othersOn, showOthers } from './others.js'
import { bareOdds, oddsOf } from './sent.js'
import { layStreaks, nominated, running, showIndicators } from './streaks.js'
import { bookTextBeside, language, named, person, say, tagBeside, wording } from './words.js'

const MANY = 5 // side wagers in one row
const SIDES = ['player', 'tie', 'banker']
/** @param {string} wager */
const side = wager => SIDES.find(one => wager === one || wager.startsWith(`${one}-`)) ?? 'other'
/** @type {Record<string, number>} */
const ORDER = { player: 0, other: 1, tie: 1, banker: 2 }

// What an area pays, short enough for the felt: one or two lines, or from the first to the last.
/** @param {Wire.Area} area */
function odds(area) {
  const told = oddsOf(area)
  if (told.length <= 2) return told.map(one => h('span', {}, one))
  return h('span', {}, say('pays-range', { first: bareOdds(area.odds[0]), last: bareOdds(area.odds[told.length - 1]) }))
}

/** @typedef {{ shared: Wire.Shared, me: string, wagers: Wire.WagerShown[], pending: Map<string, number>, adds: number, isOpen: (area: Wire.Area) => boolean, calls: boolean, seated: boolean, others: Wire.ChipsShown[], winner?: Wire.Winner, went: (wager: string) => string | undefined }} Shown */

export class Felt {
  /** @type {Map<string, { button: HTMLButtonElement, chips: HTMLElement, others: import('./others.js').Others, area: Wire.Area }>} */
  areas = new Map()
  /** @type {Map<number, { button: HTMLButtonElement, name: HTMLElement, marks: HTMLElement, item: HTMLElement }>} */
  places = new Map()
  /** @type {ReturnType<typeof layStreaks>['indicators']} */
  indicators = new Map()
  /** @type {Wire.Felt | null} */
  felt = null
  sign = ''
  standing = h('li', { class: 'standing soft' })

  /** @param {HTMLElement} element @param {{ place: (wager: string) => unknown, sit: (place: number) => unknown }} acts */
  constructor(element, { place, sit }) {
    this.element = element
    this.onplace = place
    this.onsit = sit
  }

  // A new felt, or other words for it: make everything anew. The same felt again, as after a break, stays as it lies.
  /** @param {Wire.Felt} felt */
  lay(felt) {
    const sign = JSON.stringify([felt, wording()])
    if (sign === this.sign) return
    this.sign = sign
    this.felt = felt
    this.areas.clear()
    this.places.clear()
    const main = felt.areas.filter(area => SIDES.includes(area.wager))
    main.sort((a, b) => SIDES.indexOf(a.wager) - SIDES.indexOf(b.wager))
    const sides = felt.areas.filter(area => !SIDES.includes(area.wager) && !area.streak && !area.window)
    const within = felt.areas.filter(area => area.window)
    const { element: streaks, indicators } = layStreaks(felt.areas.filter(area => area.streak), (area, name) => this.area(area, name))
    this.indicators = indicators
    sides.sort((a, b) => ORDER[side(a.wager)] - ORDER[side(b.wager)])
    const paired = sides.length > 0 && sides.length <= 6 && sides.length % 2 === 0 && sides.every(one => ['player', 'banker'].includes(side(one.wager)))
    const half = (/** @type {string} */ name) => h('div', { class: `sides ${name}` }, sides.filter(one => side(one.wager) === name).map(one => this.area(one)))
    anew(
      this.element,
      h('div', { class: `areas ${paired ? 'paired' : sides.length > MANY || felt.areas.some(one => one.streak) ? 'crowded' : ''}`, role: 'group', 'aria-label': say('areas') },
        paired ? half('player') : sides.length > 0 && h('div', { class: 'sides all', style: `--columns:${Math.ceil(sides.length / Math.ceil(sides.length / MANY))}` }, sides.map(one => this.area(one))),
        main.map(one => this.area(one)),
        paired && half('banker'),
        within.length > 0 && h('div', { class: 'within' }, within.map(one => this.area(one))),
        streaks,
      ),
      h('ol', { class: `seats ${felt.places.length > 9 ? 'many' : ''}`, 'aria-label': say('places') },
        felt.places.map((place, at) => this.place(place, at, felt.places.length)),
        this.standing,
      ),
    )
  }

  // `short`: a name that is enough where it lies
  /** @param {Wire.Area} area @param {string} [short] */
  area(area, short = '') {
    const chips = h('span', { class: 'area-chips' })
    const others = othersOn(area.wager)
    const button = h('button', { type: 'button', class: `area ${side(area.wager)} ${SIDES.includes(area.wager) ? 'big' : 'side'} ${short ? 'cell' : ''} ${area.window ? 'windowed' : ''}`,
        'data-wager': area.wager, 'data-key': `area-${area.wager}`, 'aria-describedby': others.said.id, onclick: () => this.onplace(area.wager) },
      h('span', { class: 'area-print', 'aria-hidden': 'true' },
        h('span', { class: 'area-name' }, short || named('wager', area.wager)),
        !short && h('span', { class: 'area-other', lang: tagBeside() }, bookTextBeside(`wager-${area.wager}`)),
        area.window && h('span', { class: 'area-when' }, say('within')),
        h('span', { class: 'area-odds' }, odds(area)),
      ),
      others.lying,
      others.said,
      chips,
    )
    this.areas.set(area.wager, { button, chips, others, area })
    return button
  }

  /** @param {number} place @param {number} at @param {number} of */
  place(place, at, of) {
    const middle = (of - 1) / 2
    const away = middle ? (at - middle) / middle : 0
    const [name, marks] = [h('span', { class: 'seat-name' }), h('span', { class: 'marks' })]
    const ring = h('span', { class: 'ring', 'aria-hidden': 'true' }, String(place))
    const button = h('button', { type: 'button', class: 'seat', 'data-key': `place-${place}`, onclick: () => this.onsit(place) }, ring, name)
    const item = h('li', { style: `--dip:${(1 - away * away).toFixed(3)}` }, button, marks)
    this.places.set(place, { button, name, marks, item })
    return item
  }

  // `wagers` are one's own, `pending` what was asked and is not answered; `adds` what a click adds; `isOpen` whether the
  // floor takes wagers there now, `calls` whether it does so within a coup; `others` what lies there of others; `went` what
  // became of chips that lay there.
  /** @param {Shown} shown */
  show({ shared, me, wagers, pending, adds, isOpen, calls, seated, others, winner, went }) {
    const middle = ((this.felt?.places.length ?? 0) + 1) / 2
    for (const [wager, { button, chips, others: lying, area }] of this.areas) {
      showOthers(lying, others.filter(one => one.wager === wager), middle)
      const mine = wagers.filter(one => one.wager === wager)
      const runs = mine.filter(one => one.count !== undefined)
      const now = mine.find(one => one.count === undefined)
      const asked = pending.get(wager) ?? 0
      const total = mine.reduce((sum, one) => sum + one.stake, asked)
      const open = isOpen(area)
      const sign = JSON.stringify([asked, mine, language()])
      if (chips.dataset.sign !== sign) {
        chips.dataset.sign = sign
        const became = total ? undefined : went(wager)
        if (became) chipsGo(chips, became === 'loses')
        chips.classList.toggle('pending', asked > 0)
        fill(chips, total > 0 && [
          stack(total, this.felt?.chips ?? [], 4),
          h('span', { class: 'amount figure', 'aria-hidden': 'true' }, money(total)),
          now?.counts !== undefined && h('span', { class: 'counts' }, say('counts-only', { counts: now.counts })),
          now?.nominations && h('span', { class: 'running' }, nominated(now.nominations)),
          runs.map(one => running(one, area)),
        ])
      }
      button.classList.toggle('mine', total > 0)
      button.classList.toggle('won', winner === wager)
      button.classList.toggle('calls', !!(area.window && calls))
      button.setAttribute('aria-disabled', String(!open))
      const hands = mine.flatMap(one => one.nominations ?? [])
      button.setAttribute('aria-label', say('area-label', { wager, odds: oddsOf(area), total, hands, adds: open && adds ? adds : null }))
    }
    showIndicators(this.indicators, shared.dragon_tails)
    this.showPlaces(shared, me, seated)
  }

  /** @param {Wire.Shared} shared @param {string} me @param {boolean} seated */
  showPlaces(shared, me, seated) {
    const seats = shared.seats ?? []
    const at = new Map(seats.filter(seat => seat.place).map(seat => [seat.place, seat]))
    for (const [place, { button, name, marks, item }] of this.places) {
      const seat = at.get(place)
      const closed = seat?.closed || this.felt?.closed.includes(place)
      const mine = seat?.patron && seat.patron === me
      const kept = !!shared.contest
      const who = closed ? say('closed-place') : seat?.patron ? (mine ? say('you') : shown(seat.patron)) : seated || kept ? '' : say('sit')
      item.className = closed ? 'shut' : mine ? 'mine' : seat?.patron ? 'taken' : 'free'
      if (name.textContent !== who) name.textContent = who
      button.disabled = !!(closed || seat?.patron || kept)
      const taken = seat?.patron?.startsWith('place:') ? 'place-taken-by-somebody' : 'place-taken'
      const label = say(closed ? 'place-closed' : seat?.patron ? taken : kept ? 'tourney-place-kept' : seated ? 'move-place' : 'take-place', { place, patron: seat?.patron ?? '' })
      button.setAttribute('aria-label', label)
      button.title = label
      showMarks(marks, seat, shared.contest)
    }
    const standing = seats.flatMap(seat => (seat.place === 0 && seat.patron) || [])
    const people = standing.map(patron => (patron === me ? say('you') : shown(patron)))
    this.standing.hidden = !people.length
    this.standing.textContent = people.length ? say('standing-are', { people }) : ''
  }

  // The area next to one in a direction, by where they lie.
  /** @param {string} wager @param {string} key */
  beside(wager, key) {
    return beside(new Map([...this.areas].map(([one, { button }]) => [one, button.getBoundingClientRect()])), wager, key)
  }

  /** @param {string} wager */
  focus(wager) {
    this.areas.get(wager)?.button.focus({ preventScroll: false })
  }
}

// A person as the seats show them: at a place that has its number already somebody sits; the demonstration's have no prefix.
/** @param {string} patron */
export function shown(patron) {
  if (patron.startsWith('place:')) return say('place-held')
  if (/^(alias|patron):/.test(patron)) return person(patron)
  return patron.startsWith('demo-') ? patron[5].toUpperCase() + patron.slice(6) : patron
}

/** @param {HTMLElement} element @param {Wire.Seat | undefined} seat @param {Wire.ContestShown} [contest] */
function showMarks(element, seat, contest) {
  /** @type {[string, string, string][]} */
  const marks = contest && seat?.patron ? marksAt(contest, seat.place).map(([name, short, long]) => [`contest-${name}`, say(short), say(long)]) : []
  if (seat?.owes) marks.push(['owes', say('marker-owes', { owes: seat.owes }), say('marker-owes-long', { owes: seat.owes })])
  if (seat?.personal_sign) {
    const { minimum, maximum } = seat.personal_sign
    marks.push(['limit', say('marker-limit'), say('marker-limit-of', { minimum, maximum })])
  } else if (seat?.personal_limit) marks.push(['limit', say('marker-limit'), say('marker-limit')])
  if (seat?.kept_minimum) {
    const kept = say('marker-kept', { minimum: seat.kept_minimum })
    marks.push(['limit', kept, kept])
  }
  for (const hand of seat?.keeps ?? []) marks.push([`keeps ${hand}`, say(`marker-keeps-${hand}`), say(`marker-keeps-${hand}`)])
  const sign = JSON.stringify(marks)
  if (element.dataset.sign === sign) return
  element.dataset.sign = sign
  fill(element, marks.map(([kind, text, title]) => h('span', { class: `mark ${kind}`, title }, text)))
}
