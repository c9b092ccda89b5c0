// The supervisor's floor: a tile a table, and a panel for the one that is chosen. Acts go through the floor's own forms.

import { isReady } from './logic/desk.js'
import { announce, answered, note } from './parts/announce.js'
import { bringBooks } from './parts/book.js'
import { anew, fill, h, the } from './parts/dom.js'
import { money as written } from './parts/money.js'
import { ask } from './parts/net.js'
import { refusal, told, troubled, wrong } from './parts/sent.js'
import { learnKeys } from './parts/session.js'
import { bookText, named, say } from './parts/words.js'
import { callBadge, drawCalls, isWaiting } from './staff/calls.js'
import { cases } from './staff/cases.js'
import { clauses } from './staff/clauses.js'
import { Desk } from './staff/desk.js'
import { dutiesPanel } from './staff/duties.js'
import { enter, lamp } from './staff/gate.js'
import { beads } from './staff/pictures.js'
import { figures } from './staff/side.js'
import { alertNews, alertsOf, drawAlerts, drawStanding, drawToTell } from './staff/standing.js'
import { timePanel } from './staff/time.js'
import { speakOf, title, wagerName } from './staff/words.js'

/** @import { Ready } from './logic/desk.js' */

const SLOW = 3 * 60 * 1000 // without an event, while a coup is under way
const SHOWN = 12 // events of a table
const ENDS = 'close-table' // apart from the others, and red
/** @type {(one: string, other: string) => number} */
const endsLast = (one, other) => Number(one === ENDS) - Number(other === ENDS)
const main = the('#main')
const tiles = h('div', { class: 'tiles' })
const detail = h('section', { class: 'panel detail', tabindex: '-1', hidden: true })
const calls = h('section', { class: 'calls', role: 'alert', hidden: true })
const alerts = h('section', { class: 'alerts', hidden: true })
const floorActs = h('div', { class: 'row floor-acts' })
const time = h('section', { class: 'panel', role: 'alert', hidden: true })
const duties = h('section', { class: 'panel duties', 'data-part': 'duties', hidden: true })
const floor = h('div', { class: 'floor' }, time, calls, alerts, duties, h('div', { class: 'grid' }, tiles, floorActs), detail)
const standing = h('section', { class: 'part standing-here', 'data-part': 'standing' })
const telling = h('section', { class: 'part telling', 'data-part': 'telling' })
/** @type {Map<string, Desk>} */
const desks = new Map()
/** @type {typeof import('./staff/irregular.js') | null} */
let dialogue = null // of irregularities, once it was wanted
/** @type {Promise<unknown> | null} */
let loaded = null // every table that was on the floor when the page came
let chosen = decodeURIComponent(location.pathname.split('/')[2] ?? '')
/** @type {string | null} */
let opening = null // the set-up form that is open: its table
let waiting = false

// Many views at once are drawn once.
function later() {
  if (waiting) return
  waiting = true
  requestAnimationFrame(() => { waiting = false; draw() })
}

function draw() {
  const show = (/** @type {string} */ table) => { if (chosen !== table) choose(table); else detail.focus() }
  const ready = [...desks.values()].filter(isReady)
  drawCalls(calls, ready, show)
  drawAlerts(alerts, ready, show)
  fill(tiles, ready.map(tile))
  drawDetail()
  for (const desk of ready) dialogue?.irregularMoved(desk)
}

/** @param {Ready} desk */
const troubleOf = desk => troubled(desk.view) || (desk.state === 'live' ? '' : say('not-live'))

/** @param {Ready} desk */
function notices(desk) {
  return (desk.view.shared.board?.notices ?? []).map(one => {
    const left = one.takes_effect ? one.takes_effect - desk.now() : null
    const [id, lasts] = left === null ? ['since', desk.now() - one.since] : left > 0 ? ['until', left] : ['due', 0]
    return h('span', { class: 'badge warn' }, say(`staff-notice-${id}`, { about: one.about, lasts }))
  })
}

/** @param {Ready} desk */
function slow(desk) {
  const last = desk.told.at(-1)?.at
  const phase = desk.view.shared.phase
  return last && ['no-more-bets', 'dealing', 'announced', 'settled'].includes(phase) && desk.now() - last > SLOW ? say('staff-slow', { lasts: desk.now() - last }) : ''
}

/** @param {Ready} desk */
function money(desk) {
  const totals = desk.view.private.staff?.totals
  return totals ? h('span', { class: 'money-line small figure' }, Object.entries({ 'staff-float': totals.in_float, 'staff-drop': totals.in_drop_box, 'staff-receivable': totals.receivable }).map(([key, amount]) => h('span', { class: amount < 0 ? 'wrong' : '' }, say(key, { amount })))) : null
}

// Of the table as it plays, or as it would be opened.
/** @param {Ready} desk */
const variationOf = desk => (desk.felt ? bookText(desk.felt.variation) : named('variation', desk.card.setup.variation))

/** @param {Ready} desk */
function tile(desk) {
  speakOf(desk)
  const { shared, private: own } = desk.view
  const warnings = own.staff?.warnings?.length ?? 0
  const trouble = troubleOf(desk)
  const limits = shared.board?.limits.limits ?? desk.card.setup.limits
  const seats = (shared.seats ?? []).filter(one => one.patron && one.place).length
  const results = (desk.board?.bead_plate ?? []).flat().map(one => one[0]).join('').slice(-12)
  return h('button', { type: 'button', class: `tile${isWaiting(desk) ? ' calls-us' : ''}${trouble ? ' troubled' : warnings ? ' warned' : ''}`, 'data-key': `tile-${desk.table}`, 'aria-pressed': String(desk.table === chosen), onclick: () => choose(desk.table) },
    h('span', { class: 'tile-head' }, h('strong', {}, desk.card.name), h('span', { class: 'badge' }, say(`phase-${shared.phase}`))),
    h('span', { class: 'soft small' }, `${desk.table} · ${desk.casino} · ${variationOf(desk)}`),
    h('span', { class: 'row small' }, h('span', { class: 'figure' }, say('limit-range', { ...limits })), h('span', {}, say('staff-seats', { seated: seats, places: desk.card.setup.places }))),
    money(desk),
    results ? beads(results) : null,
    callBadge(desk),
    alertsOf(desk).map(([kind, mark, words]) => h('span', { class: `badge alert ${kind}` }, `${mark} ${words}`)),
    trouble ? h('span', { class: 'badge bad' }, `! ${say('staff-halted', { why: trouble })}`) : null,
    warnings ? h('span', { class: 'badge warn' }, `⚠ ${say('staff-warns', { count: warnings })}`) : null,
    shared.shoe?.seeded ? h('span', { class: 'badge bad' }, `! ${say('seeded')}`) : null,
    slow(desk) ? h('span', { class: 'badge warn' }, `⏱ ${slow(desk)}`) : null,
    notices(desk))
}

/** @param {string} table */
function choose(table) {
  chosen = chosen === table ? '' : table
  opening = null
  for (const one of [detail, standing, telling]) { anew(one); delete one.dataset.sign } // what was written or opened there was about another table
  history.replaceState(null, '', chosen ? `/supervise/${encodeURIComponent(chosen)}` : '/supervise')
  draw()
  if (chosen) { detail.focus({ preventScroll: innerWidth > 900 }); if (innerWidth <= 900) detail.scrollIntoView() }
}

function deskChosen() {
  const desk = desks.get(chosen)
  return desk && isReady(desk) ? desk : null
}

let shown = ''
function drawDetail() {
  const desk = deskChosen()
  floor.classList.toggle('with-panel', Boolean(desk) || opening === '')
  detail.hidden = !floor.classList.contains('with-panel')
  if (opening !== null && opening === shown) return // a form is being filled in
  if (opening === null) shown = ''
  if (!desk || opening !== null) return
  if (!desk.book) { desk.readBook().then(later); return }
  speakOf(desk)
  const { shared, private: own } = desk.view
  const can = new Set(desk.possible())
  const staff = own.staff
  const closed = shared.phase === 'closed'
  drawStanding(standing, desk, { give: giver(desk), remedy: () => openIrregular(desk) })
  drawToTell(telling, desk, giver(desk))
  fill(detail,
    h('div', { class: 'row' }, h('h2', {}, desk.card.name), lamp(desk), h('span', { class: 'badge' }, say(`phase-${shared.phase}`)), notices(desk),
      h('a', { class: 'button small', 'data-key': 'deal', href: `/deal/${encodeURIComponent(desk.table)}` }, say('staff-deal-here')),
      h('a', { class: 'button small', 'data-key': 'display', href: `/display/${encodeURIComponent(desk.table)}` }, say('staff-results')),
      h('button', { type: 'button', class: 'small', 'data-key': 'shut', 'aria-label': say('staff-back-floor'), onclick: () => choose(chosen) }, '×')),
    troubleOf(desk) ? h('p', { class: 'wrong', role: 'alert' }, `! ${troubleOf(desk)}`) : null,
    standing, telling, cases(desk, palette),
    h('p', { class: 'soft small' }, `${desk.felt?.edition ?? desk.book.edition} · ${variationOf(desk)} · ${bookText(desk.felt?.about ?? '')}`),
    desk.card.automatic.length ? h('p', { class: 'small' }, `⟳ ${say('staff-automatic-are', { acts: desk.card.automatic })}`) : null,
    money(desk),
    closed && can.has('open-table') ? h('div', {}, h('button', { type: 'button', class: 'main', 'data-key': 'open', onclick: () => openForm(desk) }, say('staff-set-up'))) : null,
    (staff?.warnings ?? []).filter(one => one.about !== 'abstaining' && one.about !== 'debt').map(one => h('div', { class: 'warning', 'data-key': `warning-${one.about}` }, h('p', {}, `⚠ ${say(`warn-${one.about}`)} `, clauses(one.clauses, 2)), h('p', { class: 'small soft' }, figures(one.facts)))),
    staff ? h('p', { class: 'small' }, say('staff-approvals'), ' ', staff.approvals?.length ? staff.approvals.map(one => h('span', { class: 'badge open' }, `✓ ${say('approval-of', { act: one.act, patron: one.patron, by: one.by })}`)) : say('staff-none')) : null,
    closed ? null : h('p', { class: 'small' }, say('staff-signs-up', { signs: shared.board?.signs ?? [] })),
    h('div', { class: 'acts' },
      can.has('report-irregularity') || shared.matter ? h('button', { type: 'button', class: 'small', 'data-key': 'irregular', onclick: () => openIrregular(desk) }, say('staff-irregular')) : null,
      desk.listed('floor').filter(one => !(closed && one !== 'record-approval')).sort(endsLast).map(one => actButton(desk, can, one)),
      h('button', { type: 'button', class: 'small', 'data-key': 'act-all', onclick: () => palette() }, h('kbd', {}, '/'), say('staff-other'))),
    closed ? null : h('details', { 'data-key': 'of-people', open: peopleOpen, ontoggle: event => { peopleOpen = event.target.open } }, h('summary', { 'data-key': 'people' }, say('cases-title')), h('div', { class: 'row acts-of-people' }, desk.listed('cases').map(one => actButton(desk, can, one)))),
    staff?.wagers?.length ? h('details', { 'data-key': 'wagers' }, h('summary', {}, `${say('staff-wagers')} (${staff.wagers.length})`), h('table', { class: 'list' }, h('tbody', {}, staff.wagers.map(one => h('tr', {}, h('td', {}, one.place || '–'), h('td', {}, one.patron), h('td', { class: one.wager }, wagerName(one.wager)), h('td', { class: 'number' }, written(one.stake))))))) : null,
    h('div', {}, h('h3', {}, say('staff-told')), h('ol', { class: 'log', reversed: true }, desk.told.slice(-SHOWN).reverse().map(one => h('li', { 'data-key': `told-${one.sequence}` }, h('span', { class: 'soft figure' }, say('clock', { at: one.at })), ' ', told(one), ' ', clauses(one.clauses, 1))))))
}

let peopleOpen = false

// What is seldom wanted is read when it is; the palette once the tables are there, so that it opens at once to whoever types.
/** @type {typeof import('./staff/palette.js') | null} */
let palettes = null
const readPalette = async () => (palettes ??= await import('./staff/palette.js'))
/** @param {Parameters<typeof import('./staff/palette.js').openPalette>} facts */
const openPalette = async (...facts) => (palettes ?? (await readPalette())).openPalette(...facts)
/** @param {Parameters<typeof import('./staff/setup.js').setUp>} facts */
const setUp = async (...facts) => (await import('./staff/setup.js')).setUp(...facts)
/** @param {Ready} desk */
const openIrregular = async desk => {
  if (!dialogue) {
    const look = h('link', { rel: 'stylesheet', href: '/web/staff/irregular.css' })
    const drawn = new Promise(done => { look.onload = look.onerror = done })
    document.head.append(look)
    ;[dialogue] = await Promise.all([import('./staff/irregular.js'), drawn])
  }
  dialogue.openIrregular(desk)
}

/** @param {Ready} desk @param {Set<string>} can @param {string} one */
const actButton = (desk, can, one) => h('button', { type: 'button', class: `small${one === ENDS ? ' danger' : ''}`, 'data-key': `act-${one}`, title: can.has(one) ? '' : desk.rankOf(desk.commands.get(one)) ? say('staff-for-rank', { rank: desk.rankOf(desk.commands.get(one)) }) : say('staff-not-now'), onclick: () => palette(one) }, can.has(one) ? title(one) : `○ ${title(one)}`)

// A command from the panel: what became of it is said in a note.
/** @param {Ready} desk @returns {import('./logic/desk.js').Give} */
const giver = desk => async (command, facts) => {
  const answer = await desk.give(command, facts)
  answered(answer)
  return answer
}

/** @param {string | null} [start] @param {object} [known] */
function palette(start = null, known = {}) {
  const desk = deskChosen()
  if (!desk) return
  const limits = desk.view.shared.board?.limits
  const facts = start === 'change-limits' && limits ? { limits: limits.limits, wager_limits: limits.wagers, differential: limits.differential } : start === 'change-variation' ? { variation: desk.view.shared.game?.variation } : known
  openPalette(desk, start, { ...facts })
}

// --- opening and adding --------------------------------------------------------------------------

/** @param {Ready} desk */
async function openForm(desk) {
  opening = shown = desk.table
  const form = await setUp({ book: desk.card.book, setup: desk.card.setup, button: say('staff-open') }, async ({ setup }) => {
    const answer = await desk.give('open-table', { setup })
    if (answered(answer)) { opening = null; later() } else throw new Error(answer.refused ? refusal(answer.refused) : wrong(answer))
  }, () => { opening = null; later() })
  anew(detail, h('h2', {}, say('staff-set-up-of', { table: desk.card.name })), form)
  firstField(form)?.focus()
}

/** @param {HTMLElement} form @returns {HTMLElement | null} */
const firstField = form => form.querySelector('input, select')

async function addForm() {
  opening = shown = ''
  chosen = ''
  draw()
  await loaded // a set-up of the floor is where it begins
  const any = desks.values().next().value
  const form = await setUp({ book: null, setup: any?.card?.setup, button: say('staff-save-table'), adds: true }, async asked => {
    const added = await ask('/tables', asked)
    note(say('people-done', { what: asked.name }))
    opening = null
    await addDesk(added)
    choose(asked.id)
  }, () => { opening = null; draw() })
  anew(detail, h('h2', {}, say('staff-add-table')), form)
  firstField(form)?.focus()
}

/** @param {Wire.TableListed} added */
async function addDesk({ id: table, casino }) {
  /** @type {string[] | null} */
  let known = null // alerts that were said before
  const desk = new Desk(table, (fresh = []) => {
    speakOf(desk)
    if (isReady(desk)) {
      if (known) for (const words of alertNews(desk, known)) announce(words)
      known = alertsOf(desk).map(([, , words]) => words)
    }
    for (const one of fresh) if (table === chosen) announce(told(one))
    speakOf(deskChosen() ?? desk) // what is opened or answered is about the table that is chosen
    later()
  }, { remembers: SHOWN, casino })
  desk.speaks = false
  desks.set(table, desk)
  try {
    await desk.begin()
  } catch (problem) {
    note(say('table-problem', { table, why: problem.message }), { kind: 'refused' })
  }
}

learnKeys([{ keys: ['i'], shown: 'I', label: 'key-irregular', run: event => {
  const desk = deskChosen()
  if (!desk?.book) return false
  if (!event.repeat) openIrregular(desk)
} }, { keys: ['/'], shown: '/', label: 'key-palette', run: () => desks.has(chosen) && palette() }])

async function start() {
  const me = await enter(main, ['supervisor', 'manager', 'administrator', 'inspector'], h('h1', { 'data-say': 'staff-floor' }, say('staff-floor')))
  fill(main, floor)
  const acts = () => fill(floorActs,
    me.role === 'inspector' ? null : h('button', { type: 'button', 'data-key': 'add', onclick: addForm }, `+ ${say('staff-add-table')}`),
    me.role === 'administrator' ? h('a', { class: 'button', 'data-key': 'people', href: '/people' }, say('people')) : null,
    me.role === 'administrator' || me.role === 'inspector' ? h('a', { class: 'button', 'data-key': 'house', href: '/house' }, say('house')) : null)
  acts()
  timePanel(time, me)
  const owing = dutiesPanel(duties, {
    speak: one => { const desk = desks.get(one.stream); if (desk) speakOf(desk) },
    shows: stream => desks.has(stream),
    show: table => { if (chosen !== table) choose(table); else detail.focus() },
  })
  loaded = ask('/tables').then(async tables => {
    await bringBooks(tables.map(one => one.book)) // what happened is said at once, and only once
    await Promise.all(tables.map(addDesk))
  })
  await loaded
  owing.draw()
  draw()
  readPalette()
  setInterval(later, 5000)
  document.addEventListener('language', event => { event.preventDefault(); for (const desk of desks.values()) desk.readCommands(); acts(); owing.draw(); draw() })
}

start()
