// The wall: one table's results, read only. It says that it is not live as soon as the stream is silent, and comes back
// by itself (logic/stream.js). Everything shown is the server's; the page only draws. Start at `seen`.

import { timeLeft } from './logic/countdown.js'
import { Stream } from './logic/stream.js'
import { card } from './parts/cards.js'
import { fill, h, the } from './parts/dom.js'
import { families } from './parts/families.js'
import './parts/language.js'
import { dollars } from './parts/money.js'
import { countdown, coupsLeft, noticeSays, noticeUntil } from './parts/notices.js'
import { drawRoads } from './parts/roads.js'
import { happenedIn } from './parts/slips.js'
import { world } from './parts/world.js'

const TICK = 100 // milliseconds
const OVER = { closes: 0, lasts: 1 } // no time is left
const KEYS_OFF = 'croupier-shortcuts-off' // the same on every page

/** English and Chinese. @typedef {string[]} Both */

/** @type {Record<Wire.Phase, Both>} */
const PHASES = {
  closed: ['Closed', '已关闭'],
  'no-cards': ['New shoe', '准备新靴'],
  unshuffled: ['Shuffling', '洗牌中'],
  uncut: ['To be cut', '等待切牌'],
  cut: ['New shoe', '准备新靴'],
  loaded: ['Burning cards', '烧牌'],
  wagering: ['Place your bets', '请下注'],
  'no-more-bets': ['No more bets', '停止下注'],
  dealing: ['Dealing', '发牌中'],
  announced: ['Result', '结果'],
  settled: ['Settled', '已结算'],
  'shoe-ended': ['Shoe ended', '本靴结束'],
}
/** @type {Record<Wire.Winner, Both>} */
const WINS = { banker: ['Banker wins', '庄赢'], player: ['Player wins', '闲赢'], tie: ['Tie', '和局'] }
/** @type {Record<Wire.Side, Both>} */
const SIDES = { player: ['Player', '闲'], banker: ['Banker', '庄'] }
const EXTRAS = [
  { letter: 'n', kind: 'natural', said: ['Natural', '天牌'] },
  { letter: 'b', kind: 'banker', said: ['Banker pair', '庄对'] },
  { letter: 'p', kind: 'player', said: ['Player pair', '闲对'] },
]
const table = decodeURIComponent(location.pathname.split('/')[2] ?? '')
/** @param {string} text */
const zh = text => h('span', { lang: 'zh-Hans', class: 'zh' }, text)
/** @param {Both} both */
const both = ([english, chinese]) => [h('span', { class: 'en' }, english), ' ', zh(chinese)]

// --- hands ----------------------------------------------------------------------------------------

/** @param {Wire.Side} side @param {Wire.HandShown} shown @param {Wire.Winner | null} winner */
function hand(side, { cards = [], count }, winner) {
  const won = winner === side
  return h(
    'div',
    { class: `hand ${side}${won ? ' won' : ''}${winner && !won && winner !== 'tie' ? ' lost-hand' : ''}` },
    h('h3', {}, both(SIDES[side])),
    h('div', { class: 'cards' }, cards.length ? cards.map((one, place) => card(one, place === 2 ? 'third' : '')) : h('span', { class: 'outline' }), cards.length ? null : h('span', { class: 'outline' })),
    h('p', { class: 'count' }, count === undefined ? '–' : String(count)),
  )
}

/** @param {Wire.CoupShown | undefined} coup */
const isDealt = coup => Boolean(coup?.player?.cards?.length || coup?.banker?.cards?.length)

// The hands that lie there, or until cards are dealt those of the coup before.
/** @param {Wire.CoupShown | undefined} coup @param {Wire.LastCoup | null} last @returns {{ player: Wire.HandShown, banker: Wire.HandShown, winner: Wire.Winner | null, number?: number, title: Both }} */
function handsNow(coup, last) {
  if (coup && isDealt(coup)) {
    const { player = {}, banker = {}, number, dummy } = coup
    if (coup.void) return { player, banker, winner: null, number, title: ['Void coup', '作废局'] }
    return { player, banker, winner: coup.winner ?? null, number, title: dummy ? ['Dummy coup', '空局'] : coup.winner ? ['Result', '结果'] : ['Now', '本局'] }
  }
  if (!last) return { player: {}, banker: {}, winner: null, number: coup?.number, title: coup?.dummy ? ['Dummy coup', '空局'] : ['Now', '本局'] }
  const [player, banker] = [{ cards: last.player, count: last.player_count }, { cards: last.banker, count: last.banker_count }]
  return { player, banker, winner: last.winner, number: last.coup, title: ['Last result', '上局结果'] }
}

/** @param {Wire.Shared} shared @param {Wire.RoadsShown | null} board */
function drawHands({ coup, carried }, board) {
  const last = board?.last ?? null
  const dealt = isDealt(coup)
  const { player, banker, winner, number, title } = handsNow(coup, last)
  const newest = board?.bead_plate?.at(-1)?.at(-1) ?? ''
  const marks = winner ? newest.slice(1) : ''
  const extras = EXTRAS.filter(one => marks.includes(one.letter))
  const score = winner ? ` ${Math.max(player.count ?? 0, banker.count ?? 0)} – ${Math.min(player.count ?? 0, banker.count ?? 0)}` : ''
  fill(
    the('#hands'),
    h('h2', { id: 'hands-title' }, both(title), number ? h('span', { class: 'which' }, both([`Coup ${number}`, `第 ${number} 局`])) : null),
    h('div', { class: 'felt' }, hand('player', player, winner), hand('banker', banker, winner)),
    h('p', { class: `outcome ${winner ?? 'none'}` }, winner ? [...both(WINS[winner]), h('span', { class: 'score' }, score)] : coup?.void ? both(['Void', '作废']) : dealt ? both(['Cards are dealt', '正在发牌']) : both(['No result yet', '暂无结果'])),
    h('p', { class: 'extras' }, carried?.length ? h('span', { class: 'carried', 'data-testid': 'carried' }, carried.map(one => card(one)), both(coup?.play === 'wagering' || coup?.play === 'dealing' ? ['begins this coup', '作本局首牌'] : ['begins the next coup', '作下一局首牌'])) : null, extras.map(({ kind, said }) => h('span', { class: kind }, both(said)))),
  )
}

// --- the sign, the numbers, the notices -------------------------------------------------------------

/** @param {Wire.Shared} shared @param {Wire.Felt | null} felt */
function drawSign(shared, felt) {
  const sign = shared.board?.limits
  const element = the('#sign')
  if (!felt || !sign) {
    fill(element, h('h2', { id: 'sign-title' }, both(['Table closed', '已关闭'])))
    return
  }
  const listed = families(felt.areas)
  const same = (/** @type {Wire.Area} */ area) => area.limits.minimum === sign.limits.minimum && area.limits.maximum === sign.limits.maximum
  const range = (/** @type {Wire.Limit} */ limits) => `${dollars(limits.minimum)} – ${dollars(limits.maximum)}`
  const more = [
    { name: ['Differential', '差额'], amount: sign.differential },
    { name: ['Unit', '单位'], amount: sign.unit },
    { name: ['Area maximum', '区域上限'], amount: sign.area_maximum },
  ].filter(one => one.amount)
  fill(
    element,
    h('h2', { id: 'sign-title' }, both(['Table limits', '桌限'])),
    h('dl', { class: 'limits' }, h('div', {}, h('dt', {}, both(['Minimum', '最低'])), h('dd', {}, dollars(sign.limits.minimum))), h('div', {}, h('dt', {}, both(['Maximum', '最高'])), h('dd', {}, dollars(sign.limits.maximum)))),
    h(
      'dl',
      { class: `pays ${listed.length > 6 || listed.some(area => area.name.length > 14) ? 'many' : ''} ${listed.length > 8 ? 'most' : ''}` },
      listed.map(area =>
        h(
          'div',
          {},
          h('dt', {}, area.name, ' ', zh(area.chinese)),
          h('dd', { class: area.odds.length > 1 ? 'several' : '' }, odds(area.odds), same(area) ? null : h('small', {}, range(area.limits))),
        ),
      ),
      more.map(({ name, amount = 0 }) => h('div', {}, h('dt', {}, both(name)), h('dd', {}, dollars(amount)))),
    ),
    h('p', { class: 'about' }, felt.about, ' ', zh(felt.about_chinese ?? '')),
  )
}

// One figure where there is one; a wager with several is told by its first and last. Written so that it needs no language:
// 1 to 1 less 5% is 1 : 1 −5%.
/** @param {string[]} rows */
function odds(rows) {
  const figure = (/** @type {string} */ row) => {
    const found = /(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?)(?: less (.+))?$/.exec(row)
    return found ? `${found[1]} : ${found[2]}${found[3] ? ` −${found[3]}` : ''}` : row
  }
  const figures = [...new Set(rows.map(figure))]
  return figures.length > 2 ? `${figures[0]} … ${figures.at(-1)}` : figures.join(' / ')
}

/** @param {Wire.Shared} shared */
function drawNumbers({ shoe, coup }) {
  const one = (/** @type {Both} */ name, /** @type {number} */ number) => h('div', {}, h('dt', {}, both(name)), h('dd', {}, String(number)))
  fill(the('#numbers'), shoe ? one(['Shoe', '靴'], shoe.number) : null, coup ? one(['Coup', '局'], coup.number) : null)
}

/** @param {number} at */
const timeOfDay = at => new Date(at).toLocaleTimeString('en-AU', { hour: '2-digit', minute: '2-digit', hour12: false })

/** @param {number} until */
function standsFor(until) {
  const left = until - (stream?.now() ?? until)
  return left > 0 ? countdown(left) : 'now 现在'
}

// A notice, and how long it still stands: minutes and seconds, or coups.
/** @param {Wire.NoticeShown} notice */
function runs(notice) {
  const [coups, until] = [coupsLeft(notice), noticeUntil(notice)]
  const left = coups
    ? [h('b', { 'data-testid': 'notice-coups' }, coups[0]), ' ', zh(coups[1])]
    : until
      ? [...both(['at the earliest in', '最早于']), ' ', h('b', { 'data-until': until, 'data-testid': 'notice-clock' }, standsFor(until)), ` (${timeOfDay(until)})`]
      : [...both(['since', '自']), ` ${timeOfDay(notice.since)}`]
  return h('li', { class: 'runs', 'data-testid': `notice-${notice.about}` }, both(['Notice', '告示']), h('span', { class: 'what' }, both(noticeSays(notice))), h('span', { class: 'left' }, left))
}

/** @param {Wire.Shared} shared @param {string | undefined} trouble */
function drawNotices(shared, trouble) {
  const { shoe, coup, board } = shared
  /** @type {HTMLElement[]} */
  const told = []
  if (trouble) told.push(h('li', { class: 'trouble' }, both(['This table has stopped', '本桌暂停']), h('small', {}, trouble)))
  if (shoe?.last_coup) told.push(h('li', { class: 'strong' }, both(['Last coup of this shoe', '本靴最后一局'])))
  else if (shoe?.cutting_card_out) told.push(h('li', { class: 'strong' }, both(['The cutting card is out', '切牌已出'])))
  if (shared.matter) told.push(h('li', { class: 'still', 'data-testid': 'stands-still' }, both(['The coup stands still', '本局暂停']), h('span', { class: 'what' }, both(happenedIn(shared.matter.slip)))))
  if (shared.offer) told.push(h('li', { class: 'still', 'data-testid': 'offer' }, both(['Patrons choose what becomes of their wagers', '玩家正在选择各注去留'])))
  if (shared.changes) told.push(h('li', { class: 'still', 'data-testid': 'changes' }, both(['Wagers may be changed', '可以改变下注'])))
  if (coup?.void) told.push(h('li', { class: 'void', 'data-testid': 'void' }, both([`Coup ${coup.number} is void: wagers go back`, `第 ${coup.number} 局作废，各注退回`])))
  if (coup?.dummy) told.push(h('li', { class: 'strong', 'data-testid': 'dummy' }, both(['Dummy coup: no wagers', '空局：不接受投注']), h('small', {}, coup.dummy.replaceAll('-', ' '))))
  else if (shared.next_dummy) told.push(h('li', { class: 'strong', 'data-testid': 'next-dummy' }, both(['The next coup is a dummy coup', '下一局为空局'])))
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

/** @param {Wire.ViewShown} message */
function seen(message) {
  view = message
  if (message.felt !== undefined) felt = message.felt
  if (message.board) board = message.board
  const { shared } = message
  the('#main').hidden = false
  the('#choose').hidden = true
  document.body.classList.remove('waiting')
  document.body.dataset.phase = shared.phase
  document.body.classList.toggle('still', !!(shared.matter || shared.offer))
  document.body.classList.toggle('dummy', !!shared.coup?.dummy)
  const [english, chinese] = shared.matter || shared.offer ? ['Stands still', '暂停'] : PHASES[shared.phase]
  the('#phase-en').textContent = english
  the('#phase-zh').textContent = chinese
  const edition = felt?.edition.split(' ').slice(0, 2).join(' ') ?? ''
  fill(the('#name'), tableName || shared.table, tableName ? h('small', {}, shared.table) : null)
  the('#book').textContent = felt ? `${felt.casino} · ${felt.variation} · ${edition}` : ''
  document.title = `${tableName || shared.table} · Results display`
  drawNumbers(shared)
  drawHands(shared, board)
  drawSign(shared, felt)
  drawNotices(shared, message.trouble)
  if (message.board) drawRoads(the('#roads'), message.board, { columns: 'fit' })
  const told = the('#told')
  for (const one of message.told) told.append(h('p', {}, `${one.text}.`, one.chinese ? [' ', zh(`${one.chinese}。`)] : null))
  while (told.childElementCount > 12) told.firstElementChild?.remove()
  tick()
}

function tick() {
  const timer = live !== false && view?.shared.phase === 'wagering' ? view.timer : null
  const { left, part, seconds, isShort } = timeLeft(timer ?? OVER, stream?.now() ?? 0)
  the('#timer').hidden = the('#seconds').hidden = left === 0
  if (left) {
    the('#timer-left').style.transform = `scaleX(${part.toFixed(3)})`
    const text = String(seconds)
    if (the('#seconds').textContent !== text) the('#seconds').textContent = text
    the('#phase').classList.toggle('soon', isShort)
  }
  for (const one of document.querySelectorAll('[data-until]')) {
    const text = standsFor(Number(one.getAttribute('data-until')))
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
  the('#live-said').replaceChildren(...both(isLive ? ['live', '实时'] : ['not live', '未连接']))
  the('#lost').hidden = isLive
  if (isLive) the('#lost').replaceChildren()
  else if (!stream?.ever) missing()
  tick()
}

/** @param {number} silent */
function lostFor(silent) {
  const lost = the('#lost')
  const seconds = `${Math.floor(silent / 1000)} s`
  const said = stream?.ever ? `last heard ${seconds} ago · ${seconds.replace(' s', ' 秒')}前更新` : 'connecting · 连接中'
  fill(lost, h('strong', {}, both(['Not live', '未连接'])), ' ', h('span', { class: 'since', 'aria-hidden': 'true' }, said))
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
  const choose = the('#choose')
  choose.hidden = false
  fill(
    choose,
    h('h2', {}, table ? both([`There is no table ${table}`, `没有 ${table} 这张桌`]) : both(['Choose a table', '请选择赌桌'])),
    h('ul', {}, tables.map(one => h('li', {}, h('a', { href: `/display/${encodeURIComponent(one.id)}` }, h('strong', {}, one.name), ` ${one.casino} · ${one.variation}`)))),
  )
}

async function named() {
  try {
    tableName = (await listed()).find(one => one.id === table)?.name ?? ''
    if (view && tableName) seen({ ...view, told: [] })
  } catch {
    setTimeout(named, 3000)
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

/** @type {Stream | null} */
let stream = null
let stopTicking = () => {}
keys()
if (table) {
  const address = `/api/tables/${encodeURIComponent(table)}/stream`
  stream = new Stream({ seen, state }, { source: () => new EventSource(address), passed: () => performance.now(), now: world.now, every: world.every })
  stopTicking = world.every(TICK, tick)
  named()
} else missing()
