// The wall: one table's results, read only. It says that it is not live as soon as the stream is silent, and comes back
// by itself (logic/stream.js). Everything shown is the server's; the page only draws. Start at `seen`.

import { sessionCalled } from './logic/contest.js'
import { putRight } from './logic/correct.js'
import { timeLeft } from './logic/countdown.js'
import { countdown } from './logic/speaker.js'
import { Stream } from './logic/stream.js'
import { card } from './parts/cards.js'
import { fill, h, the } from './parts/dom.js'
import { families } from './parts/families.js'
import './parts/language.js'
import { money } from './parts/money.js'
import { watchFrames } from './parts/motion.js'
import { coupsLeft, dueFacts, isDue, noticeFacts, noticeUntil } from './parts/notices.js'
import { drawRoads } from './parts/roads.js'
import { bringTexts, readTableInTwo, textOf } from './parts/book.js'
import { areaName, areaNameBeside, told as sentence, toldBeside, troubled, troubledBeside } from './parts/sent.js'
import { bookText, bookTextBeside, has, languageBeside, named, say, sayBeside, tagBeside } from './parts/words.js'
import { world } from './parts/world.js'

const TICK = 100 // milliseconds
const OVER = { closes: 0, lasts: 1 } // no time is left
const KEYS_OFF = 'croupier-shortcuts-off' // the same on every page

/** @import { Facts } from './logic/speaker.js' */

const EXTRAS = [
  { letter: 'n', kind: 'natural', said: 'natural' },
  { letter: 'b', kind: 'banker', said: 'pair-banker' },
  { letter: 'p', kind: 'player', said: 'pair-player' },
]
const table = decodeURIComponent(location.pathname.split('/')[2] ?? '')
// Two texts that say the same, and a message in the page's language with the one beside it.
/** @param {string} first @param {string} second */
const pair = (first, second) => [h('span', { class: 'own' }, first), ...(second ? [' ', h('span', { lang: tagBeside(), class: 'twin' }, second)] : [])]
/** @param {string} id @param {Facts} [facts] @param {string} [form] */
const both = (id, facts, form) => pair(say(id, facts, form), sayBeside(id, facts, form))

// --- hands ----------------------------------------------------------------------------------------

/** @param {Wire.Side} side @param {Wire.HandShown} shown @param {Wire.Winner | null} winner */
function hand(side, { cards = [], count }, winner) {
  const won = winner === side
  return h(
    'div',
    { class: `hand ${side}${won ? ' won' : ''}${winner && !won && winner !== 'tie' ? ' lost-hand' : ''}` },
    h('h3', {}, both(`hand-${side}`)),
    h('div', { class: 'cards' }, cards.length ? cards.map((one, place) => card(one, place === 2 ? 'third' : '')) : h('span', { class: 'outline' }), cards.length ? null : h('span', { class: 'outline' })),
    h('p', { class: 'count' }, count === undefined ? '–' : String(count)),
  )
}

/** @param {Wire.CoupShown | undefined} coup */
const isDealt = coup => Boolean(coup?.player?.cards?.length || coup?.banker?.cards?.length)

// The hands that lie there, or until cards are dealt those of the coup before.
/** @param {Wire.CoupShown | undefined} coup @param {Wire.LastCoup | null} last @returns {{ player: Wire.HandShown, banker: Wire.HandShown, winner: Wire.Winner | null, number?: number, title: string }} */
function handsNow(coup, last) {
  if (coup && isDealt(coup)) {
    const { player = {}, banker = {}, number, dummy } = coup
    if (coup.void) return { player, banker, winner: null, number, title: 'wall-void-coup' }
    return { player, banker, winner: coup.winner ?? null, number, title: dummy ? 'dummy-sign' : coup.winner ? 'phase-announced' : 'wall-now' }
  }
  if (!last) return { player: {}, banker: {}, winner: null, number: coup?.number, title: coup?.dummy ? 'dummy-sign' : 'wall-now' }
  const [player, banker] = [{ cards: last.player, count: last.player_count }, { cards: last.banker, count: last.banker_count }]
  return { player, banker, winner: last.winner, number: last.coup, title: 'wall-last' }
}

// Where results are recorded without cards, the newest of them stands where the hands would lie.
/** @param {Wire.Shared} shared @param {Wire.RoadsShown | null} board */
function drawResult({ coup, phase }, board) {
  const text = phase === 'closed' ? '' : board?.bead_plate?.at(-1)?.at(-1) ?? ''
  const winner = { B: 'banker', P: 'player', T: 'tie' }[text[0]] ?? ''
  const extras = EXTRAS.filter(one => text.slice(1).includes(one.letter))
  fill(
    the('#hands'),
    h('h2', { id: 'hands-title' }, both('wall-last'), winner && coup ? h('span', { class: 'which' }, both('coup', { coup: coup.number - 1 })) : null),
    h('div', { class: 'felt alone' }, h('p', { class: `alone ${winner || 'none'}`, 'data-testid': 'result-alone' }, winner ? both(`hand-${winner}`) : '–')),
    h('p', { class: `outcome ${winner || 'none'}` }, winner ? both(`wall-wins-${winner}`) : both('wall-no-result')),
    h('p', { class: 'extras' }, extras.map(({ kind, said }) => h('span', { class: kind }, both(said)))),
  )
}

/** @param {Wire.Shared} shared @param {Wire.RoadsShown | null} board */
function drawHands(shared, board) {
  if (shared.results_only) { drawResult(shared, board); return }
  const { coup, carried } = shared
  const last = board?.last ?? null
  const dealt = isDealt(coup)
  const { player, banker, winner, number, title } = handsNow(coup, last)
  const newest = board?.bead_plate?.at(-1)?.at(-1) ?? ''
  const marks = winner ? newest.slice(1) : ''
  const extras = EXTRAS.filter(one => marks.includes(one.letter))
  const score = winner ? ` ${Math.max(player.count ?? 0, banker.count ?? 0)}\u00a0–\u00a0${Math.min(player.count ?? 0, banker.count ?? 0)}` : ''
  fill(
    the('#hands'),
    h('h2', { id: 'hands-title' }, both(title), number ? h('span', { class: 'which' }, both('coup', { coup: number })) : null),
    h('div', { class: 'felt' }, hand('player', player, winner), hand('banker', banker, winner)),
    h('p', { class: `outcome ${winner ?? 'none'}` }, winner ? [...both(`wall-wins-${winner}`), h('span', { class: 'score' }, score)] : coup?.void ? both('wall-void') : dealt ? both('wall-dealt') : both('wall-no-result')),
    h('p', { class: 'extras' }, dealt ? putRight(happened).map(one => h('span', { class: `mended ${one.hand}`, 'data-testid': 'mended' }, both('wall-mended', { ...one, wrong: [one.wrong], right: [one.right] }))) : null, carried?.length ? h('span', { class: 'carried', 'data-testid': 'carried' }, carried.map(one => card(one)), both(coup?.play === 'wagering' || coup?.play === 'dealing' ? 'wall-carried-now' : 'wall-carried')) : null, extras.map(({ kind, said }) => h('span', { class: kind }, both(said)))),
  )
}

// --- the sign, the numbers, the notices -------------------------------------------------------------

/** @param {Wire.Shared} shared @param {Wire.Felt | null} felt */
function drawSign(shared, felt) {
  const sign = shared.board?.limits
  const element = the('#sign')
  if (!felt || !sign) {
    fill(element, h('h2', { id: 'sign-title' }, both('wall-closed')))
    return
  }
  const listed = families(felt.areas)
  const about = bookText(felt.about)
  const same = (/** @type {Wire.Area} */ area) => area.limits.minimum === sign.limits.minimum && area.limits.maximum === sign.limits.maximum
  const range = (/** @type {Wire.Limit} */ limits) => say('limit-range', { ...limits })
  const more = [
    { name: 'wall-differential', amount: sign.differential },
    { name: 'wall-unit', amount: sign.unit },
    { name: 'wall-area-maximum', amount: sign.area_maximum },
    { name: 'wall-player-maximum', amount: sign.player_maximum },
  ].filter(one => one.amount)
  fill(
    element,
    h('h2', { id: 'sign-title' }, both('wall-limits')),
    h('dl', { class: 'limits' }, h('div', {}, h('dt', {}, both('wall-minimum')), h('dd', {}, money(sign.limits.minimum))), h('div', {}, h('dt', {}, both('wall-maximum')), h('dd', {}, money(sign.limits.maximum)))),
    h(
      'dl',
      { class: `pays ${listed.length > 6 || listed.some(area => area.name.length > 14) ? 'many' : ''} ${listed.length > 8 ? 'most' : ''}` },
      listed.map(area =>
        h(
          'div',
          {},
          h('dt', {}, pair(areaName(area), areaNameBeside(area))),
          h('dd', { class: area.odds.length > 1 ? 'several' : '' }, odds(area), same(area) ? null : h('small', {}, range(area.limits))),
        ),
      ),
      more.map(({ name, amount = 0 }) => h('div', {}, h('dt', {}, both(name)), h('dd', {}, money(amount)))),
    ),
    h('p', { class: 'about' }, pair(about, bookTextBeside(felt.about) || (languageBeside() === 'en' && felt.about !== about ? felt.about : ''))),
  )
}

// One figure where there is one; a wager with several is told by its first and last. Written so that it needs no language:
// 1 to 1 less 5% is 1 : 1 −5%.
/** @param {Wire.Area} area */
function odds(area) {
  const figure = (/** @type {Wire.Area['odds'][0]} */ [id, facts]) => {
    const [, { pays, per, less }] = id === 'odds-of-row' ? /** @type {Wire.Area['odds']} */ (facts.odds)[0] : [id, facts]
    return pays === undefined ? say(id, /** @type {import('./logic/speaker.js').Facts} */ (facts)) : `${pays} : ${per}${less ? ` −${less}` : ''}`
  }
  const figures = [...new Set(area.odds.map(figure))]
  return figures.length > 2 ? `${figures[0]} … ${figures.at(-1)}` : figures.join(' / ')
}

/** @param {Wire.Shared} shared */
function drawNumbers({ shoe, coup }) {
  const one = (/** @type {string} */ name, /** @type {number} */ number) => h('div', {}, h('dt', {}, both(name)), h('dd', {}, String(number)))
  fill(the('#numbers'), shoe ? one('wall-shoe', shoe.number) : null, coup ? one('wall-coup', coup.number) : null)
}

const clock = () => stream?.now() ?? view?.now ?? 0

/** @param {number} until */
const standsFor = until => countdown(until - clock())

// A notice, and how long it still stands: minutes and seconds, or coups. Once it is due, that the change is still to be
// made: the limits beside it are the old ones as long as the floor says so.
/** @param {Wire.NoticeShown} notice */
function runs(notice) {
  const [coups, until] = [coupsLeft(notice), noticeUntil(notice)]
  const left = isDue(notice, clock())
    ? h('b', { class: 'due', 'data-testid': 'notice-due' }, both('notice-due', dueFacts(notice)))
    : coups !== null
    ? [h('b', { 'data-testid': 'notice-coups' }, say('notice-coups', { coups })), ' ', h('span', { lang: tagBeside(), class: 'twin' }, sayBeside('notice-coups', { coups }))]
    : until
      ? [...both('wall-earliest'), ' ', h('b', { 'data-until': until, 'data-testid': 'notice-clock' }, standsFor(until)), ' ', say('wall-at', { at: until })]
      : both('wall-since', { at: notice.since })
  return h('li', { class: 'runs', 'data-testid': `notice-${notice.about}` }, both('wall-notice'), h('span', { class: 'what' }, both('notice-says', noticeFacts(notice))), h('span', { class: 'left' }, left))
}

// A session of a tournament: how far it is, and whose turn; nothing of what is secret.
/** @param {Wire.Shared} shared */
function session({ contest, coup }) {
  if (!contest) return []
  const { session: number, paused, asked, coups = 0, of = 0 } = contest
  return [
    h('li', { class: 'contest', 'data-testid': 'contest' }, both('tourney-wall-session', sessionCalled(number)), h('span', { class: 'what' }, both('tourney-coups', { coups, of }))),
    paused ? h('li', { class: 'still', 'data-testid': 'contest-paused' }, both('tourney-wall-paused'), h('small', {}, named('term', paused))) : null,
    asked && coup?.open_to_wagers ? h('li', { class: 'contest', 'data-testid': 'contest-turn' }, both('tourney-wall-turn', { place: asked })) : null,
  ].filter(one => one !== null)
}

/** @param {Wire.ViewShown} message */
function drawNotices(message) {
  const { shared } = message
  const { shoe, coup, board } = shared
  /** @type {HTMLElement[]} */
  const told = []
  if (message.trouble) told.push(h('li', { class: 'trouble' }, both('wall-stopped'), h('small', {}, pair(troubled(message), troubledBeside(message)))))
  if (shoe?.seeded) told.push(h('li', { class: 'trouble', 'data-testid': 'seeded' }, both('seeded')))
  if (shoe?.last_coup) told.push(h('li', { class: 'strong' }, both('wall-last-coup')))
  else if (shoe?.cutting_card_out) told.push(h('li', { class: 'strong' }, both('cutting-card')))
  told.push(...session(shared))
  if (shared.results_only) told.push(h('li', { 'data-testid': 'results-only' }, both('wall-results-only')))
  if (shared.matter) told.push(h('li', { class: 'still', 'data-testid': 'stands-still' }, both('still-short'), h('span', { class: 'what' }, both(`slip-${shared.matter.slip}`))))
  if (shared.offer) told.push(h('li', { class: 'still', 'data-testid': 'offer' }, both('wall-choosing')))
  if (shared.changes) told.push(h('li', { class: 'still', 'data-testid': 'changes' }, both('wall-changes')))
  if (coup?.void) told.push(h('li', { class: 'void', 'data-testid': 'void' }, both('wall-coup-void', { coup: coup.number })))
  if (coup?.dummy) told.push(h('li', { class: 'strong', 'data-testid': 'dummy' }, both('dummy-coup'), h('small', {}, named('term', coup.dummy))))
  else if (shared.next_dummy) told.push(h('li', { class: 'strong', 'data-testid': 'next-dummy' }, both('wall-next-dummy')))
  for (const notice of board?.notices ?? []) told.push(runs(notice))
  const list = the('#notices')
  list.hidden = !told.length
  fill(list, told)
}

// --- the whole ------------------------------------------------------------------------------------

/** @type {Wire.ViewShown | null} */
let view = null
/** @type {Wire.Felt | null} */
let felt = null
/** @type {Wire.RoadsShown | null} */
let board = null
/** @type {boolean | null} */
let live = null
let tableName = ''
/** @type {Wire.Announcement[]} */
let happened = [] // what was told lately

// A book's own words come after its felt.
document.addEventListener('language', () => view && seen({ ...view, told: [] }))

/** @param {Wire.ViewShown} message */
function seen(message) {
  view = message
  if (message.felt !== undefined) felt = message.felt
  if (message.board) board = message.board
  const { shared } = message
  happened = [...happened, ...message.told].slice(-60)
  the('#main').hidden = false
  the('#choose').hidden = true
  document.body.classList.remove('waiting')
  document.body.dataset.phase = shared.phase
  const still = !!(message.trouble || shared.matter || shared.offer) // nobody is asked for wagers there
  document.body.classList.toggle('still', still)
  document.body.classList.toggle('dummy', !!shared.coup?.dummy)
  if (felt) readTableInTwo(felt)
  const phase = still ? 'stands-still' : `phase-${shared.phase}`
  const form = has(phase, 'wall') ? 'wall' : ''
  the('#phase-own').textContent = say(phase, {}, form)
  the('#phase-beside').textContent = sayBeside(phase, {}, form)
  the('#phase-beside').lang = tagBeside()
  const edition = felt?.edition.split(' ').slice(0, 2).join(' ') ?? ''
  fill(the('#name'), tableName || shared.table, tableName ? h('small', {}, shared.table) : null)
  the('#book').textContent = felt ? `${felt.casino} · ${bookText(felt.variation)} · ${edition}` : ''
  document.title = say('title-wall', { table: tableName || shared.table })
  drawNumbers(shared)
  drawHands(shared, board)
  drawSign(shared, felt)
  drawNotices(message)
  if (message.board) {
    drawRoads(the('#roads'), message.board, { columns: 'fit' })
    watchFrames()
  }
  const told = the('#told')
  for (const one of message.told) told.append(h('p', {}, pair(say('heard', { sentence: sentence(one) }), tagBeside() ? sayBeside('heard', { sentence: toldBeside(one) }) : '')))
  while (told.childElementCount > 12) told.firstElementChild?.remove()
  tick()
}

function tick() {
  const timer = live !== false && view?.shared.phase === 'wagering' && !view.trouble ? view.timer : null
  const { left, part, seconds, isShort } = timeLeft(timer ?? OVER, stream?.now() ?? 0)
  the('#timer').hidden = the('#seconds').hidden = left === 0
  if (left) {
    the('#timer-left').style.transform = `scaleX(${part.toFixed(3)})`
    const text = String(seconds)
    if (the('#seconds').textContent !== text) the('#seconds').textContent = text
    the('#phase').classList.toggle('soon', isShort)
  }
  for (const one of document.querySelectorAll('[data-until]')) {
    const until = Number(one.getAttribute('data-until'))
    if (until <= clock()) { if (view) drawNotices(view); break } // due: it is said in other words
    const text = standsFor(until)
    if (one.textContent !== text) one.textContent = text
  }
}

/** @param {boolean} isLive @param {number} silent */
function state(isLive, silent) {
  if (!isLive) lostFor(silent)
  if (isLive === live) return
  live = isLive
  document.body.classList.toggle('not-live', !isLive)
  the('#live').dataset.live = String(isLive)
  the('#live-said').replaceChildren(...both(isLive ? 'live' : 'not-live'))
  the('#lost').hidden = isLive
  if (isLive) the('#lost').replaceChildren()
  else if (!stream?.ever) missing()
  tick()
}

/** @param {number} silent */
function lostFor(silent) {
  const lost = the('#lost')
  const said = stream?.ever ? both('wall-last-heard', { seconds: Math.floor(silent / 1000) }) : both('wall-connecting')
  fill(lost, h('strong', {}, both('wall-not-live')), ' ', h('span', { class: 'since', 'aria-hidden': 'true' }, said))
}

/** @returns {Promise<Wire.TableListed[]>} */
const listed = async () => (await fetch('/api/tables')).json()

// No table named, or one that is not there: choose one that is.
async function missing() {
  const tables = await listed().catch(() => null)
  if (!tables || tables.some(one => one.id === table)) return // where the floor is not there at all the stream tries again
  stream?.end()
  stopTicking()
  the('#lost').hidden = true
  the('#live').hidden = true
  await bringTexts(tables.map(one => one.book))
  const choose = the('#choose')
  choose.hidden = false
  fill(
    choose,
    h('h2', {}, table ? both('wall-no-table', { table }) : both('wall-choose')),
    h('ul', {}, tables.map(one => h('li', {}, h('a', { href: `/display/${encodeURIComponent(one.id)}` }, h('strong', {}, one.name), ` ${one.casino} · ${textOf(one.book, one.variation)}`)))),
  )
}

async function nameTable() {
  try {
    tableName = (await listed()).find(one => one.id === table)?.name ?? ''
    if (view && tableName) seen({ ...view, told: [] })
  } catch {
    setTimeout(nameTable, 3000)
  }
}

function keys() {
  const dialog = /** @type {HTMLDialogElement} */ (the('#keys'))
  const on = /** @type {HTMLInputElement} */ (the('#keys-on'))
  on.checked = localStorage.getItem(KEYS_OFF) === null
  on.addEventListener('change', () => (on.checked ? localStorage.removeItem(KEYS_OFF) : localStorage.setItem(KEYS_OFF, '1')))
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLElement} */ (event.target).closest('input, dialog')) return
    if (event.key === '?') dialog.showModal()
    else if (on.checked && event.key.toLowerCase() === 'f') {
      if (document.fullscreenElement) document.exitFullscreen()
      else document.documentElement.requestFullscreen?.()
    }
  })
}

// What stands in the page's own text.
/** @type {NodeListOf<HTMLElement>} */
const marked = document.querySelectorAll('[data-both]')
for (const one of marked) one.replaceChildren(...both(one.dataset.both ?? ''))

/** @type {Stream | null} */
let stream = null
let stopTicking = () => {}
keys()
if (table) {
  const address = `/api/tables/${encodeURIComponent(table)}/stream`
  stream = new Stream({ seen, state }, { source: () => new EventSource(address), passed: () => performance.now(), now: world.now, every: world.every })
  stopTicking = world.every(TICK, tick)
  nameTable()
} else missing()
