// The director's screen: the next step on top, what the book still demands, sessions as a board of tables, entries, people
// and money. It computes no rule: what may be done, with which facts and by which clause, comes from the floor.

import { chooseTournament } from './direct/begin.js'
import { checklist } from './direct/checklist.js'
import { countsForm } from './direct/counts.js'
import { entries } from './direct/entries.js'
import { drawNext } from './direct/next.js'
import { sessions } from './direct/sessions.js'
import { complaints, moneyOf, presence, undoing } from './direct/side.js'
import { termsForm } from './direct/terms.js'
import { countedAt, isConducted, TournamentDesk } from './logic/tournament-desk.js'
import { answered, dialog } from './parts/announce.js'
import { bringBooks } from './parts/book.js'
import { fill, h, the } from './parts/dom.js'
import { ask, connectTournament } from './parts/net.js'
import { called, troubled } from './parts/sent.js'
import { learnKeys } from './parts/session.js'
import { read, say, wording } from './parts/words.js'
import { dutiesPanel } from './staff/duties.js'
import { enter, lamp } from './staff/gate.js'
import { heldDesk, toldOf } from './staff/held.js'
import { openPalette } from './staff/palette.js'
import { refusal } from './staff/refusals.js'
import { title } from './staff/words.js'

/** @import { Conducted } from './logic/tournament-desk.js' */

const main = the('#main')
const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const head = h('div', { class: 'row direct-head' })
const trouble = h('p', { class: 'wrong panel', role: 'alert', hidden: true })
const middle = h('div', { class: 'direct-main' })
const duties = h('section', { class: 'panel', hidden: true })
const aside = h('div', { class: 'direct-side' })
const side = h('aside', { class: 'direct-side' }, duties, aside)
const whole = h('div', { class: 'direct-page' }, trouble, middle, side)
/** @type {Wire.Me | null} */
let me = null
const { desk, begin } = heldDesk(TournamentDesk, id, { connect: connectTournament, kind: 'tournament' }, draw)

// Forms with whatever is known; an act that needs nothing more is given at once.
/** @param {string} name @param {Record<string, unknown>} [facts] */
async function act(name, facts = {}) {
  if (!isConducted(desk)) return
  const { now, ...given } = facts
  if (now) {
    answered(await desk.enter(name, given))
    return
  }
  const board = desk.shown.view.board
  if (name === 'record-count' || name === 'correct-count') countDialog(desk, name, /** @type {any} */ (given))
  else if (name === 'write-terms') { const box = dialog(title(name), termsForm(desk, () => box.close())) }
  else if (board) openPalette(/** @type {any} */ (desk), name, { ...desk.known(name), ...given })
}

/** @param {Conducted} desk @param {string} name @param {{ session: number, table: string }} facts */
function countDialog(desk, name, facts) {
  const board = /** @type {Wire.DirectorsBoard} */ (desk.shown.view.board)
  const counted = board.sessions.find(one => one.number === facts.session)?.counted[facts.table]
  const chips = Object.fromEntries(counted?.counts ?? [])
  const entrants = counted ? counted.counts.map(([one]) => one) : countedAt(board, facts.session, facts.table)
  const box = dialog(title(name), countsForm(desk, { command: name, facts, entrants, chips, coups: counted?.coups ?? 0 }, () => box.close()))
}

function drawHead() {
  const view = desk.shown?.view
  fill(head, h('h1', {}, view?.name ?? id), lamp(desk), h('a', { class: 'small', 'data-key': 'list', href: '/direct' }, say('direct-list')))
}

function draw() {
  drawHead()
  if (!desk.shown) return
  read({ zone: desk.shown.view.zone, name: person => desk.shown?.people?.[person] ?? called(person) })
  if (!isConducted(desk)) return
  const board = /** @type {Wire.DirectorsBoard} */ (desk.shown.view.board)
  const wrong = troubled(desk.shown)
  trouble.hidden = !wrong
  trouble.textContent = `! ${wrong}`
  fill(middle, drawNext(desk, `${wording()} ${me?.id}`), waits(desk), sessions(desk, act), entries(desk, act))
  fill(aside,
    checklist(board), presence(desk, act), undoing(desk, act, me?.id ?? ''), complaints(desk, act), moneyOf(desk, act),
    toldOf(desk, [h('button', { type: 'button', class: 'small', 'data-key': 'act-all', onclick: palette }, h('kbd', {}, '/'), say('staff-other'))]))
}

// What a table does not accept now: somebody has to see to it there.
/** @param {Conducted} desk */
const waits = desk => desk.shown.waits?.length ? h('section', { class: 'waits', role: 'alert' }, desk.shown.waits.map(one => h('div', { 'data-key': `wait-${one.table}-${one.command}` }, h('p', {}, h('b', {}, say('direct-waits', { table: one.table }))), refusal(one.command, { refused: one.refused })))) : null

const palette = () => { if (isConducted(desk)) openPalette(/** @type {any} */ (desk)) }

learnKeys([{ keys: ['/'], shown: '/', label: 'key-palette', run: palette }])

async function start() {
  me = await enter(main, ['director', 'manager', 'administrator', 'supervisor', 'inspector'], head)
  if (!id) {
    fill(head, h('h1', {}, say('direct-list')))
    await chooseTournament(main)
    document.addEventListener('language', () => location.reload())
    return
  }
  fill(main, whole)
  const card = (await ask('/tournaments')).find(one => one.id === id)
  if (card) {
    read({ symbol: card.symbol })
    await bringBooks([card.book])
  }
  await begin()
  if (me.role !== 'director') dutiesPanel(duties, { only: `tournament:${id}` })
}

start().catch(problem => fill(main, h('section', { class: 'panel enter' }, h('h1', {}, problem.message), h('a', { class: 'button main', href: '/direct' }, say('direct-list')))))
