// The supervisor's floor: a tile a table, and a panel for the one that is chosen. Acts go through the floor's own forms.

import { isReady } from './logic/desk.js'
import { byNeed } from './logic/need.js'
import { announce, answered, note } from './parts/announce.js'
import { bringBooks } from './parts/book.js'
import { anew, fill, h, the } from './parts/dom.js'
import { money as written } from './parts/money.js'
import { ask } from './parts/net.js'
import { refusal, told, wrong } from './parts/sent.js'
import { learnKeys } from './parts/session.js'
import { bookText, say } from './parts/words.js'
import { drawCalls } from './staff/calls.js'
import { cases } from './staff/cases.js'
import { clauses } from './staff/clauses.js'
import { Desk } from './staff/desk.js'
import { dutiesPanel } from './staff/duties.js'
import { enter as comeIn, lamp } from './staff/gate.js'
import { announced, groupedActs, hands, nextStep, roads } from './staff/panel.js'
import { figures } from './staff/side.js'
import { alertNews, alertsOf, drawAlerts, drawStanding, drawToTell } from './staff/standing.js'
import { figuresOf, money, needBadges, notices, tile, troubleOf, variationOf } from './staff/tile.js'
import { timePanel } from './staff/time.js'
import { speakOf, title, wagerName } from './staff/words.js'

/** @import { Ready } from './logic/desk.js' */

const SHOWN = 12 // events of a table
const ENDS = 'close-table' // apart from the others, and red
const main = the('#main')
const tiles = h('div', { class: 'tiles' })
const detail = h('section', { class: 'panel detail', tabindex: '-1', hidden: true })
const calls = h('section', { class: 'calls', role: 'alert', hidden: true })
const alerts = h('section', { class: 'alerts', hidden: true })
const floorActs = h('div', { class: 'row floor-acts' })
const time = h('section', { class: 'panel', role: 'alert', hidden: true })
const duties = h('section', { class: 'panel', hidden: true })
const floor = h('div', { class: 'floor' }, time, calls, alerts, duties, h('div', { class: 'grid' }, tiles, floorActs), detail)
const standing = h('section', { class: 'part standing-here', 'data-part': 'standing' })
const telling = h('section', { class: 'part telling', 'data-part': 'telling' })
const board = h('section', { class: 'roads board-here', 'data-part': 'roads', hidden: true })
const opened = { later: false } // the acts that are not possible now
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
  fill(tiles, byNeed(ready).map(desk => tile(desk, chosen, choose)))
  drawDetail()
  for (const desk of ready) dialogue?.irregularMoved(desk)
}

/** @param {string} table */
function choose(table) {
  chosen = chosen === table ? '' : table
  opening = null
  for (const one of [detail, standing, telling, board]) { anew(one); delete one.dataset.sign } // what was written or opened there was about another table
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
  roads(board, desk)
  const acts = { give: (/** @type {string} */ command, /** @type {object} */ facts) => enter(desk, command, facts), act: palette }
  fill(detail,
    h('div', { class: 'row' }, h('h2', {}, desk.card.name), lamp(desk), h('span', { class: 'badge' }, say(`phase-${shared.phase}`)), notices(desk),
      h('a', { class: 'button small', 'data-key': 'deal', href: `/deal/${encodeURIComponent(desk.table)}` }, say('staff-deal-here')),
      h('a', { class: 'button small', 'data-key': 'display', href: `/display/${encodeURIComponent(desk.table)}` }, say('staff-results')),
      h('button', { type: 'button', class: 'small', 'data-key': 'shut', 'aria-label': say('staff-back-floor'), onclick: () => choose(chosen) }, '×')),
    troubleOf(desk) ? h('p', { class: 'wrong', role: 'alert' }, `! ${troubleOf(desk)}`) : null,
    h('div', { class: 'tile-needs' }, needBadges(desk)),
    nextStep(desk, acts), announced(desk, acts), standing, telling, cases(desk, palette),
    hands(desk), figuresOf(desk),
    h('p', { class: 'soft small' }, `${desk.felt?.edition ?? desk.book.edition} · ${variationOf(desk)} · ${bookText(desk.felt?.about ?? '')}`),
    desk.card.automatic.length ? h('p', { class: 'small' }, `⟳ ${say('staff-automatic-are', { acts: desk.card.automatic })}`) : null,
    money(desk),
    closed && can.has('open-table') ? h('div', {}, h('button', { type: 'button', class: 'main', 'data-key': 'open', onclick: () => openForm(desk) }, say('staff-set-up'))) : null,
    (staff?.warnings ?? []).filter(one => one.about !== 'abstaining' && one.about !== 'debt').map(one => h('div', { class: 'warning', 'data-key': `warning-${one.about}` }, h('p', {}, `⚠ ${say(`warn-${one.about}`)} `, clauses(one.clauses, 2)), h('p', { class: 'small soft' }, figures(one.facts)))),
    staff ? h('p', { class: 'small' }, say('staff-approvals'), ' ', staff.approvals?.length ? staff.approvals.map(one => h('span', { class: 'badge open' }, `✓ ${say('approval-of', { act: one.act, patron: one.patron, by: one.by })}`)) : say('staff-none')) : null,
    closed ? null : h('p', { class: 'small' }, say('staff-signs-up', { signs: shared.board?.signs ?? [] })),
    h('div', { class: 'acts' },
      can.has('report-irregularity') || shared.matter ? h('button', { type: 'button', class: 'small', 'data-key': 'irregular', onclick: () => openIrregular(desk) }, say('staff-irregular')) : null,
      h('button', { type: 'button', class: 'small', 'data-key': 'act-all', onclick: () => palette() }, h('kbd', {}, '/'), say('staff-other'))),
    h('div', { class: 'groups' }, groupedActs(desk, one => actButton(desk, can, one), opened, one => !(closed && one === 'open-table'))),
    board,
    staff?.wagers?.length ? h('details', { 'data-key': 'wagers' }, h('summary', {}, `${say('staff-wagers')} (${staff.wagers.length})`), h('table', { class: 'list' }, h('tbody', {}, staff.wagers.map(one => h('tr', {}, h('td', {}, one.place || '–'), h('td', {}, one.patron), h('td', { class: one.wager }, wagerName(one.wager)), h('td', { class: 'number' }, written(one.stake))))))) : null,
    h('div', {}, h('h3', {}, say('staff-told')), h('ol', { class: 'log', reversed: true }, desk.told.slice(-SHOWN).reverse().map(one => h('li', { 'data-key': `told-${one.sequence}` }, h('span', { class: 'soft figure' }, say('clock', { at: one.at })), ' ', told(one), ' ', clauses(one.clauses, 1))))))
}

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

// A step as the floor offered it; where it is not done after all, its form says why and what leads on.
/** @param {Ready} desk @param {string} command @param {object} facts */
async function enter(desk, command, facts) {
  const answer = await desk.enter(command, facts)
  if (answered(answer)) return
  if (answer.refused?.leads?.length) palette(command, facts)
}

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
  const me = await comeIn(main, ['supervisor', 'manager', 'administrator', 'inspector'], h('h1', { 'data-say': 'staff-floor' }, say('staff-floor')))
  fill(main, floor)
  const acts = () => fill(floorActs,
    me.role === 'inspector' ? null : h('button', { type: 'button', 'data-key': 'add', onclick: addForm }, `+ ${say('staff-add-table')}`),
    h('a', { class: 'button', 'data-key': 'reports', href: '/reports' }, say('reports-title')),
    me.role === 'administrator' || me.role === 'manager' ? h('a', { class: 'button', 'data-key': 'people', href: '/people' }, say('people')) : null,
    me.role === 'administrator' || me.role === 'inspector' ? h('a', { class: 'button', 'data-key': 'house', href: '/house' }, say('house')) : null)
  acts()
  timePanel(time, me)
  const owing = dutiesPanel(duties, {
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
  document.addEventListener('language', event => { event.preventDefault(); for (const desk of desks.values()) desk.readCommands(); acts(); draw() })
}

start()
