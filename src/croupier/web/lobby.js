// The lobby: every table of the floor with its book, limits, phase, road, who plays and what is special there; filters
// that stand in the address; one click to sit, deal or watch.

import { bringTexts, textOf } from './parts/book.js'
import { fill, h, the } from './parts/dom.js'
import './parts/language.js'
import { ask } from './parts/net.js'
import { coupsLeft, noticeFacts } from './parts/notices.js'
import { drawFilters } from './lobby/filters.js'
import { smallRoad } from './lobby/road.js'
import { wagerName } from './lobby/wagers.js'
import { asked, chosen, kept } from './logic/lobby.js'
import { rulesOf } from './parts/rules.js'
import * as session from './parts/session.js'
import { troubled } from './parts/sent.js'
import { language, person, read, say } from './parts/words.js'

const isSupervisor = (/** @type {Wire.Role | null} */ role) => role === 'supervisor' || role === 'manager' || role === 'administrator'

const EVERY = 3000
/** @type {Wire.TableListed[] | null} */
let tables = null
/** @type {Map<string, number> | null} */
let order = null
/** @type {Wire.TournamentCard[]} */
let tournaments = []
let lost = false
let drawn = ''
let wanted = chosen(new URLSearchParams(location.search))

function draw() {
  const { demo, role } = session.who()
  const sign = JSON.stringify([tables, tournaments, lost, wanted, demo, role, language(), tables?.map(one => textOf(one.book, one.variation))])
  if (sign === drawn) return
  drawn = sign
  fill(
    the('#welcome'),
    h('h1', {}, say('choose-table')),
    demo && h('p', { class: 'soft demo-line' }, h('span', { class: 'badge demo' }, say('demo')), say('demo-line')),
    lost && h('p', { class: 'wrong', role: 'alert' }, say('not-now')),
    h('p', { class: 'row' }, ways(role, demo).map(([key, label]) => h('a', { class: 'button small', 'data-key': key, href: `/${key === 'pit' ? 'supervise' : key}` }, say(label)))),
  )
  drawTournaments()
  if (!tables) return
  drawFilters(the('#filters'), tables, wanted, choose)
  const shown = kept(tables, wanted)
  fill(the('#tables'), shown.length ? shown.map(tile) : h('li', { class: 'panel soft', 'data-testid': 'no-tables' }, say(tables.length ? 'lobby-none-such' : 'no-tables')))
}

// Where else whoever is here may go.
/** @param {Wire.Role | null} role @param {boolean} demo @returns {[key: string, label: string][]} */
function ways(role, demo) {
  const [above, runs] = [isSupervisor(role), role === 'administrator' || role === 'manager']
  /** @type {[boolean, string, string][]} */
  const all = [
    [above, 'pit', 'the-pit'],
    [runs, 'people', 'people'],
    [above || role === 'inspector', 'reports', 'reports-title'],
    [runs || role === 'inspector', 'inspect', 'inspect-title'],
    [role === 'player', 'me', 'my-play'],
    [true, 'promotions', 'promo-list'],
    [true, 'rules', 'lobby-rules'],
    [true, 'odds', 'lobby-odds'],
    [above || role === 'director', 'direct', 'direct-list'],
    [demo || (!!role && role !== 'player'), 'train', 'train-title'],
  ]
  return all.flatMap(([may, key, label]) => (may ? [[key, label]] : []))
}

// What is chosen stands in the address, so that whoever is sent it sees the same tables.
/** @param {import('./logic/lobby.js').Wanted} now */
function choose(now) {
  wanted = now
  const told = new URLSearchParams(asked(now))
  history.replaceState(null, '', told.size ? `${location.pathname}?${told}` : location.pathname)
  draw()
}

// Tournaments that are not over, and the one that was over last.
function drawTournaments() {
  const place = the('#tournaments')
  const over = tournaments.filter(one => OVER.has(one.stage))
  const shown = [...tournaments.filter(one => !OVER.has(one.stage)), ...over.slice(0, 1)]
  place.hidden = !shown.length
  fill(place, h('h2', {}, say('direct-lobby')), h('ul', { class: 'lobby-cards' }, shown.map(card)))
}

const OVER = new Set(['closed', 'cancelled'])

/** @param {Wire.TournamentCard} one */
function card(one) {
  const { demo, role } = session.who()
  const id = encodeURIComponent(one.id)
  read({ symbol: one.symbol })
  /** @param {string} href @param {string} label @param {boolean} [main] */
  const link = (href, label, main = false) => h('a', { class: `button ${main ? 'main' : 'small'}`, href, 'data-key': `${id}-${label}` }, say(label))
  const conducts = role === 'director' || isSupervisor(role) || role === 'inspector'
  return h('li', { class: 'lobby-card', 'data-key': `tournament-${id}`, 'data-testid': `tournament-${one.id}` },
    h('div', {}, h('h3', {}, one.name), h('p', { class: 'soft' }, one.casino), one.trouble ? h('p', { class: 'wrong small' }, troubled(one)) : null),
    h('p', { class: 'row' }, h('span', { class: `badge ${one.stage === 'entries' || one.stage === 'playing' ? 'open' : ''}` }, say(`direct-stage-${one.stage}`)), h('span', {}, say('direct-entrants-of', { entrants: one.entrants, most: one.most })), h('span', { class: 'figure' }, say('direct-fee', { fee: one.fee }))),
    h('p', { class: 'row acts' },
      one.may_enter && (!role || role === 'player') ? (demo && !role ? h('button', { class: 'main', 'data-key': `${id}-enter`, onclick: () => goAs('player', `/tournament/${id}`) }, say('direct-enter-play')) : link(`/tournament/${id}`, 'direct-enter-play', true)) : link(`/tournament/${id}`, 'direct-look', !conducts),
      conducts ? link(`/direct/${id}`, 'direct-conduct', true) : demo && !role ? h('button', { class: 'small', 'data-key': `${id}-conduct`, onclick: () => goAs('director', `/direct/${id}`) }, say('direct-conduct')) : null,
      link(`/leaderboard/${id}`, 'direct-leaderboard')))
}

/** @type {Record<string, string>} */
const WORDS = { B: 'banker', P: 'player', T: 'tie' }

/** @param {Wire.TableListed} table */
function tile(table) {
  const results = [...table.results].slice(-14)
  const id = encodeURIComponent(table.id)
  const spoken = results.length ? say('last-results-are', { results: results.map(one => WORDS[one]) }) : say('last-results-none')
  read({ symbol: table.symbol })
  return h('li', { 'data-key': `table-${id}` },
    h('article', { class: 'tile', 'aria-labelledby': `t-${table.id}` },
      h('div', { class: 'tile-head' },
        h('div', {}, h('h2', { id: `t-${table.id}` }, table.name), h('p', { class: 'soft' }, table.casino), h('p', { class: 'soft' }, textOf(table.book, table.variation))),
        h('span', { class: `badge ${table.trouble ? 'bad' : table.stands_still ? 'warn' : table.phase === 'wagering' ? 'open' : ''}` }, say(table.trouble ? 'stopped' : table.stands_still ? 'stands-still' : `phase-${table.phase}`)),
      ),
      h('div', { class: 'tile-body' },
        smallRoad(table.road ?? '', results.join(''), spoken),
        h('dl', { class: 'tile-facts' },
          h('dt', {}, say('limits')), h('dd', { class: 'figure' }, h('b', {}, say('limit-range', { minimum: table.minimum, maximum: table.maximum }))),
          h('dt', {}, say('book')), h('dd', {}, h('a', { href: rulesOf(table.book), 'data-key': `${id}-rules`, title: say('rules-to-read') }, table.book)),
          h('dt', {}, say('shoe')), h('dd', {}, say(`shoe-${table.shoe}`)),
          h('dt', {}, say('seats')), h('dd', {},
            h('span', { class: 'seats-line', role: 'img', 'aria-label': say('seats-of', { taken: table.seats_taken, places: table.places }) },
              Array.from({ length: table.places }, (_, at) => h('i', { class: at < table.seats_taken ? 'taken' : '' }))),
            table.who?.length ? h('span', { class: 'who', 'data-testid': `who-${table.id}` }, table.who.map(one => h('span', {}, person(one)))) : null),
          table.wagers?.length ? [h('dt', {}, say('lobby-also')), h('dd', { class: 'also', 'data-testid': `also-${table.id}` }, table.wagers.map(one => h('span', {}, wagerName(table.book, one))))] : null,
        ),
        (table.notices ?? []).map(one => h('p', { class: 'notice-badge small', 'data-testid': `notice-${table.id}` }, runs(one))),
        table.by_hand && !table.trouble && h('p', { class: 'by-hand small', 'data-testid': `by-hand-${table.id}` }, say(table.waits_for_dealer ? 'lobby-waits-for-dealer' : 'lobby-by-hand')),
        table.seeded && h('p', { class: 'wrong small' }, say('seeded')),
        table.trouble && h('p', { class: 'wrong small' }, troubled(table)),
      ),
      h('div', { class: 'tile-acts' }, acts(table, id)),
    ),
  )
}

// What is to come at a table, and how long the notice of it still stands.
/** @param {Wire.NoticeListed} notice */
function runs(notice) {
  const [facts, coups] = [noticeFacts(notice), coupsLeft(notice)]
  if (coups) return [say('notice-says', facts), ' · ', h('span', {}, say('notice-coups', { coups }))]
  return notice.milliseconds ? say('notice-in', { ...facts, left: notice.milliseconds }) : say('notice-now', facts)
}

// What a click leads to; the floor decides what whoever comes there may do.
/** @param {Wire.TableListed} table @param {string} id */
function acts(table, id) {
  const { demo, role } = session.who()
  /** @param {string} href @param {string} label @param {boolean} [main] */
  const link = (href, label, main = false) => h('a', { class: `button ${main ? 'main' : 'small'}`, href, 'data-key': `${id}-${label}`, 'aria-label': say(label, { table: table.name }, 'at') }, say(label))
  // at a demonstration whoever is somebody else changes over with the same click
  /** @param {Wire.Role} wanted @param {string} href @param {string} label @param {boolean} [main] */
  const as = (wanted, href, label, main = false) =>
    h('button', { class: main ? 'main' : 'small', 'data-key': `${id}-${label}`, 'aria-label': say(label, { table: table.name }, 'at'), onclick: () => goAs(wanted, href) }, say(label))
  const sit = role === 'player' || !role ? (demo && !role ? as('player', `/table/${id}?sit`, 'sit-here', true) : link(`/table/${id}?sit`, 'sit-here', true)) : null
  const supervises = isSupervisor(role)
  const deals = supervises || role === 'dealer'
  return [
    sit,
    supervises ? link(`/supervise/${id}`, 'supervise', true) : null,
    deals ? link(`/deal/${id}`, 'deal', !supervises) : null,
    demo && !role ? [as('dealer', `/deal/${id}`, 'deal'), as('supervisor', `/supervise/${id}`, 'supervise')] : null,
    link(`/table/${id}`, 'watch', role === 'inspector'),
    link(`/display/${id}`, 'wall-display'),
  ]
}

/** @param {Wire.Role} role @param {string} href */
async function goAs(role, href) {
  if (!session.who().id) await session.demoLogIn(role)
  location.href = href
}

async function look() {
  try {
    const [list, events] = await Promise.all([ask('/tables'), ask('/tournaments')])
    tournaments = events
    await bringTexts(list.map(one => one.book))
    // where somebody sits comes first, as it was when the page was opened: nothing moves under the pointer
    const places = order ?? new Map([...list].sort((a, b) => b.seats_taken - a.seats_taken).map((one, at) => [one.id, at]))
    order = places
    tables = list.sort((a, b) => (places.get(a.id) ?? 99) - (places.get(b.id) ?? 99))
    lost = false
  } catch {
    lost = true
  }
  draw()
}

the('#filters').addEventListener('submit', event => event.preventDefault()) // it is done already
document.addEventListener('language', event => {
  event.preventDefault()
  bringTexts((tables ?? []).map(one => one.book)).then(draw)
})

await session.begin({ onchange: () => draw() })
await look()
setInterval(() => document.hidden || look(), EVERY)
document.addEventListener('visibilitychange', () => document.hidden || look())
