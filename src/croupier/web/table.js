// The player's table. The floor says what is so and what is possible; this page draws it and gives commands.

import { announce, answered, dialog, dismissNotes, note, showClauses } from './parts/announce.js'
import { cardName, showHand } from './parts/cards.js'
import { chip } from './parts/chips.js'
import { fill, find, h, s } from './parts/dom.js'
import { Felt } from './parts/felt.js'
import { dollars } from './parts/money.js'
import { Live, ask } from './parts/net.js'
import * as session from './parts/session.js'
import { language, learn, say } from './parts/words.js'

learn({
  'your-chips': ['Your chips', '您的筹码'],
  'on-layout': ['On the layout', '台面下注'],
  commission: ['Commission owed', '应付佣金'],
  tokens: ['Tokens', '推广券'],
  undo: ['Undo', '撤销'],
  clear: ['Clear', '清除'],
  double: ['Double', '加倍'],
  rebet: ['Rebet', '重复下注'],
  chip: ['Chip of {0}', '{0} 筹码'],
  chips: ['Chips', '筹码'],
  'join-demo': ['Join with {0} in demonstration chips', '领取 {0} 演示筹码并入座'],
  'join-demo-plain': ['Join with demonstration chips', '领取演示筹码并入座'],
  join: ['Join this table', '加入此桌'],
  'more-chips': ['Take fresh demonstration chips', '领取新的演示筹码'],
  'ask-chips': ['You have no chips. The dealer exchanges money for chips.', '您没有筹码。请向荷官兑换筹码。'],
  'take-a-place': ['Choose a free place below, or wager standing where the book allows it.', '请在下方选择空位，或在规则允许时站立下注。'],
  'watch-only': ['You are watching.', '您正在旁观。'],
  'staff-watch': ['You are here as staff: wagers are for players.', '您以员工身份查看：仅玩家可下注。'],
  'stand-up': ['Stand up', '离座'],
  leave: ['Leave', '离开'],
  'no-full-table': ['Every place is taken.', '座位已满。'],
  book: ['Book', '规则'],
  edition: ['edition {0}', '版本 {0}'],
  sign: ['Table limits', '限额牌'],
  wager: ['Wager', '注项'],
  limits: ['Limits', '限额'],
  odds: ['Odds', '赔率'],
  differential: ['Table differential {0}', '台面差额 {0}'],
  unit: ['Unit {0}', '单位 {0}'],
  'area-maximum': ['Most on one area {0}', '单区上限 {0}'],
  restricted: ['With a main wager only: {0}', '须有主注：{0}'],
  'copy-of-rules': ['Whoever asks gets a copy of the rules', '可索取规则文本'],
  roads: ['Roads', '路单'],
  'no-results': ['No coup of this shoe is complete yet.', '本靴尚无结果。'],
  happened: ['What happened', '牌局记录'],
  'nothing-yet': ['Nothing since you came.', '您进入后尚无动态。'],
  'your-results': ['Your last wagers', '您的上一局'],
  wins: ['won {0}', '赢 {0}'],
  loses: ['lost {0}', '输 {0}'],
  standoff: ['returned {0}', '退回 {0}'],
  other: ['back {0}', '退回 {0}'],
  'less-commission': ['commission {0}', '佣金 {0}'],
  net: ['Together {0}', '合计 {0}'],
  coup: ['Coup {0}', '第 {0} 局'],
  shoe: ['shoe {0}', '第 {0} 靴'],
  'no-cards-yet': ['no cards', '无牌'],
  'count-is': ['{0}', '{0} 点'],
  'last-coup': ['Last coup of the shoe', '本靴最后一局'],
  'dummy-coup': ['Dummy coup: no wagers', '空局：不接受下注'],
  'cutting-card': ['The cutting card is out', '切牌已出'],
  'hand-out': ['with {0}', '由 {0} 持牌'],
  'keeper-is': ['{0} has the cards', '{0} 持牌'],
  'player-wins': ['Player wins, {0} to {1}', '闲赢，{0} 比 {1}'],
  'banker-wins': ['Banker wins, {0} to {1}', '庄赢，{0} 比 {1}'],
  'tie-wins': ['Tie, {0} to {1}', '和局，{0} 比 {1}'],
  seconds: ['{0} seconds left', '剩余 {0} 秒'],
  'first-chip': ['The clock starts with the first wager', '首注落下后开始计时'],
  'wait-call': ['Wagers are taken when the dealer calls for bets', '请等待荷官宣布下注'],
  'bets-open': ['Wagers are taken', '可以下注'],
  'dragon-tail': ['Dragon Tail', '龙尾'],
  'dragon-tail-is': ['{0}: {1}', '{0}：{1}'],
  'late-open': ['Late area open: {0}', '后段开放：{0}'],
  notices: ['Notices', '告示'],
  'not-sent': ['Not live: nothing was sent. Wait until the connection is back.', '未连接：指令未发送，请等待恢复连接。'],
  'nothing-to-undo': ['Nothing to undo.', '没有可撤销的操作。'],
  'nothing-to-repeat': ['No earlier wagers to repeat.', '没有可重复的下注。'],
  'no-such-table': ['There is no such table.', '没有这张牌桌。'],
  'connection-lost': ['Not live. Trying again…', '未连接，正在重试…'],
  trouble: ['This table is stopped: {0}', '牌桌已停止：{0}'],
  'your-turn': ['Your turn', '轮到您'],
  'do-cut-cards': ['Cut the cards', '切牌'],
  'do-decline-cut': ['Decline the cut', '放弃切牌'],
  'do-contribute-to-shoe': ['Add words to the shoe', '为牌靴添加文字'],
  'do-expose-cards': ['Turn the cards over', '翻牌'],
  'do-refuse-hand': ['Do not take the cards', '不接牌'],
  'do-ask-dealer-to-open': ['Have the dealer open', '请荷官开牌'],
  'do-decline-shoe': ['Decline the shoe', '不接牌靴'],
  'do-give-up-shoe': ['Give up the shoe', '交出牌靴'],
  'cut-after': ['Put the cutting card in after so many cards', '在第几张牌后切牌'],
  'your-words': ['Words of your own, mixed into the order of the shoe', '您的文字将参与决定牌序'],
  'k-chip': ['Choose a chip', '选择筹码'],
  'k-move': ['Move between areas', '在投注区之间移动'],
  'k-place': ['Place the chip', '下注'],
  'k-undo': ['Undo', '撤销'],
  'k-clear': ['Clear', '清除'],
  'k-double': ['Double', '加倍'],
  'k-rebet': ['Rebet', '重复下注'],
  'own-limit': ['Your own limits: {0}', '您的个人限额：{0}'],
  'limit-of': ['{0} {1} to {2}', '{0} {1} 至 {2}'],
  shoe_commitment: ['Commitment of this shoe', '本靴承诺值'],
})

const table = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const wantsToSit = new URLSearchParams(location.search).has('sit')
const MEMORY = `croupier-rebet-${table}`

let live = null
let view = null // the last one
let felt = null
let board = null
let name = table
let state = 'waiting'
let chosen = null // the chip in the hand
let area = 'player' // where the keyboard is
let queue = Promise.resolve()
let pending = new Map() // wager to what was asked and is not answered yet
let undo = [] // { wager, before }
let remembered = JSON.parse(sessionStorage.getItem(MEMORY) ?? '{}') // { coup, now, last }: stakes by wager
let paid = { coup: '', list: [] }
let told = []
const waiters = new Set()

const layout = new Felt(find('#layout'), { place: wager => place(wager), sit: seat => sit(seat) })
const can = command => !!view?.private.possible?.includes(command)
const own = () => view?.private.own ?? null
const me = () => session.who().id
const coupKey = () => (view?.shared.coup ? `${view.shared.shoe?.number ?? 0}-${view.shared.coup.number}` : '')
const seatOf = person => view?.shared.seats?.find(seat => seat.patron === person && seat.place > 0)?.place ?? 0
const mine = wager => own()?.wagers?.find(one => one.wager === wager)

// --- the connection ------------------------------------------------------------------------------

function open() {
  live?.close()
  view = null
  live = new Live(table, { seen, state: changed, hello })
}

// The floor takes us for somebody else than the bar says: the session ended while we were away.
async function hello({ you }) {
  if (you !== me()) {
    await session.again()
    open()
  }
}

async function changed(now) {
  state = now
  drawBar()
  draw()
  if (now === 'ended') {
    await session.again()
    open()
  }
}

function seen(news) {
  news.shared.seats ??= []
  const first = view === null
  const before = view
  view = news
  if (news.felt !== undefined && news.felt !== null) {
    felt = news.felt
    chosen = felt.chips.includes(chosen) ? chosen : usualChip()
    layout.lay(felt)
    drawSign()
    drawResults()
  } else if (JSON.stringify(before?.shared.board) !== JSON.stringify(news.shared.board)) {
    drawSign()
  }
  if (news.board !== undefined) {
    board = news.board
    drawRoadsNow()
  }
  if (first || before.shared.phase !== news.shared.phase || before.shared.coup?.number !== news.shared.coup?.number) undoOnlyHere()
  remember()
  if (paid.list.length && paid.coup !== coupKey() && news.shared.coup?.play !== 'wagering') {
    paid = { coup: '', list: [] }
    drawResults()
  }
  hear(news.told, first)
  draw()
  for (const waiter of [...waiters]) if (news.version >= waiter.version) waiter.done()
}

// A chip to start with: the smallest that is a wager by itself.
function usualChip() {
  const least = felt.areas.find(one => one.main)?.limits.minimum ?? felt.chips[0]
  return felt.chips.find(value => value >= least) ?? felt.chips.at(-1)
}

// Until a view of this version is here.
function caughtUp(version) {
  if (version === undefined || (view && view.version >= version)) return null
  return new Promise(resolve => {
    const waiter = { version, done: () => { waiters.delete(waiter); resolve() } }
    waiters.add(waiter)
    setTimeout(waiter.done, 4000)
  })
}

// --- wagers --------------------------------------------------------------------------------------

function undoOnlyHere() {
  const key = coupKey()
  undo = undo.filter(one => one.coup === key)
}

// What lay there when wagering closed, for the next coup.
function remember() {
  const key = coupKey()
  if (!key || !own()) return
  if (remembered.coup !== key) {
    const last = Object.keys(remembered.now ?? {}).length ? remembered.now : remembered.last
    remembered = { coup: key, now: {}, last: last ?? {} }
  }
  const play = view.shared.coup.play
  if (play === 'wagering') remembered.now = Object.fromEntries((own().wagers ?? []).map(one => [one.wager, one.stake]))
  sessionStorage.setItem(MEMORY, JSON.stringify(remembered))
}

// Commands about wagers go one after the other; each is for this coup only.
function soon(work) {
  queue = queue.then(work).catch(error => note(error.message, { kind: 'refused' }))
  return queue
}

async function give(command, facts) {
  const key = coupKey()
  if (state !== 'live') {
    note(say('not-sent'), { kind: 'refused' })
    return { error: '' }
  }
  const answer = await live.give(command, facts, { still: () => coupKey() === key })
  if (!answer.done && !answer.lost && !answer.refused && answer.error?.includes('log in')) await session.again()
  else answered(answer)
  await caughtUp(answer.version)
  return answer
}

// Have this stake on a wager: placed, changed or taken back, whichever it is.
async function setStake(wager, stake) {
  const lies = mine(wager)
  if ((lies?.stake ?? 0) === stake) return true
  if (!lies) return !!(await give('place-wager', { patron: me(), wager, stake })).done
  if (stake === 0) return !!(await give('withdraw-wager', { number: lies.number })).done
  return !!(await give('change-wager', { number: lies.number, stake })).done
}

async function place(wager) {
  area = wager
  dismissNotes()
  if (!own()) {
    await join()
    return
  }
  const add = chosen
  if (!can('place-wager') && !can('change-wager')) {
    // not now: say why, and do nothing that could count in another coup
    const answer = await live.why('place-wager', { patron: me(), wager, stake: add })
    if (!answer.done) answered(answer)
    return
  }
  const coup = coupKey()
  pending.set(wager, (pending.get(wager) ?? 0) + add)
  draw()
  await soon(async () => {
    try {
      if (coupKey() !== coup) return
      const before = mine(wager)?.stake ?? 0
      if (await setStake(wager, before + add)) undo.push({ coup, changes: [[wager, before]] })
    } finally {
      const left = (pending.get(wager) ?? 0) - add
      if (left > 0) pending.set(wager, left)
      else pending.delete(wager)
      draw()
    }
  })
}

// Several stakes at once, which one undo takes back together. They are made out when everything asked before is done.
function setStakes(stakes) {
  const coup = coupKey()
  return soon(async () => {
    const changes = []
    for (const [wager, stake] of stakes()) {
      if (coupKey() !== coup) break
      const before = mine(wager)?.stake ?? 0
      if (!(await setStake(wager, stake))) break
      changes.push([wager, before])
    }
    if (changes.length) undo.push({ coup, changes })
    draw()
  })
}

function undoLast() {
  const coup = coupKey()
  soon(async () => {
    const last = undo.at(-1)
    if (!last || last.coup !== coup) {
      announce(say('nothing-to-undo'))
      return
    }
    undo.pop()
    for (const [wager, before] of [...last.changes].reverse()) {
      if (coupKey() !== coup || !(await setStake(wager, before))) break
    }
    draw()
  })
}

const laid = () => own()?.wagers ?? []
const clearAll = () => setStakes(() => laid().map(one => [one.wager, 0]))
const doubleAll = () => setStakes(() => laid().map(one => [one.wager, one.stake * 2]))

function rebet() {
  const last = Object.entries(remembered.last ?? {})
  if (!last.length) announce(say('nothing-to-repeat'))
  else setStakes(() => last)
}

// --- coming and going ----------------------------------------------------------------------------

async function join(seat = null) {
  if (!me()) {
    if (session.who().demo) await session.demoLogIn('player')
    else await session.logIn(['player'])
    if (!me()) return
    await seenAs()
  }
  if (session.who().role !== 'player') {
    note(say('staff-watch'), { kind: 'refused' })
    return
  }
  if (!own()) {
    const arrived = session.who().demo ? await welcome() : await give('arrive', { patron: me() })
    if (!arrived.done) return
    await caughtUp(arrived.version)
  }
  if (seatOf(me())) return
  const taken = new Set(view.shared.seats.map(one => one.place))
  const free = seat ?? felt?.places.find(one => !taken.has(one) && !felt.closed.includes(one))
  if (free) await give('sit-down', { patron: me(), seat: free })
  else note(say('no-full-table'))
}

// Until the floor knows us on this connection.
async function seenAs() {
  for (let tries = 0; tries < 60 && !(view?.private.role === 'patron'); tries++) await new Promise(resolve => setTimeout(resolve, 50))
}

async function welcome() {
  try {
    const answer = await ask(`/tables/${encodeURIComponent(table)}/welcome`, {})
    await caughtUp(answer.version)
    return answer
  } catch (error) {
    note(error.message, { kind: 'refused' })
    return {}
  }
}

async function sit(seat) {
  if (own()) await give('sit-down', { patron: me(), seat })
  else await join(seat)
}

async function leave() {
  const answer = await give('leave-table', { patron: me() })
  if (answer.done) location.href = '/'
}

// --- drawing -------------------------------------------------------------------------------------

const lamp = h('span', { class: 'lamp', role: 'status' })
const about = h('div', { class: 'about' })

function drawBar() {
  lamp.dataset.state = state
  lamp.textContent = say(state === 'live' ? 'live' : 'not-live')
  fill(
    about,
    h('h1', {}, name),
    felt && h('span', { class: 'soft small' }, `${felt.casino} · ${felt.variation}`),
    felt && h('span', { class: 'soft small edition', title: say('book') }, felt.edition),
    lamp,
  )
  document.title = felt ? `${name} · ${felt.casino} · Croupier` : 'Croupier'
}

function draw() {
  if (!view) return
  drawScene()
  drawTray()
  if (felt) {
    const stakes = new Map()
    for (const one of own()?.wagers ?? []) {
      const had = stakes.get(one.wager)
      stakes.set(one.wager, { stake: one.stake + (had?.stake ?? 0), counts: one.counts })
    }
    for (const [wager, more] of pending) stakes.set(wager, { stake: 0, ...stakes.get(wager), pending: more })
    const open = can('place-wager') || can('change-wager')
    const winner = view.shared.coup?.winner
    layout.show({ shared: view.shared, me: me(), stakes, adds: own() ? chosen : 0, open: open || !own(), seated: !!seatOf(me()), winner })
    find('#felt').classList.toggle('open', open)
  }
}

const hands = { player: {}, banker: {} }

function drawScene() {
  const { shared } = view
  for (const which of ['player', 'banker']) {
    const hand = hands[which]
    const shown = shared.coup?.[which] ?? {}
    const cards = shown.cards ?? []
    if (!hand.cards) {
      hand.title = h('h2', {})
      hand.count = h('span', { class: 'count figure' })
      hand.cards = h('div', { class: 'cards' })
      hand.keeper = h('span', { class: 'small keeper' })
      find(`#${which}-hand`).replaceChildren(h('div', { class: 'hand-head' }, hand.title, hand.count), hand.cards, hand.keeper)
    }
    const both = language() === 'zh' ? ['庄', 'Banker', '闲', 'Player'] : ['Banker', '庄', 'Player', '闲']
    const [first, second] = which === 'banker' ? both.slice(0, 2) : both.slice(2)
    const sign = first + second
    if (hand.title.dataset.sign !== sign) {
      hand.title.dataset.sign = sign
      fill(hand.title, first, ' ', h('span', { class: 'second' }, second))
    }
    const count = shown.count ?? null
    hand.count.textContent = count === null ? '' : String(count)
    hand.count.hidden = count === null
    showHand(hand.cards, cards)
    hand.cards.setAttribute('role', 'group')
    hand.cards.setAttribute('aria-label', `${first}: ${cards.length ? cards.map(cardName).join(', ') : say('no-cards-yet')}${count === null ? '' : `. ${say('count-is', count)}`}`)
    find(`#${which}-hand`).classList.toggle('won', shared.coup?.winner === which)
    hand.keeper.textContent = shown.keeper ? say('keeper-is', shown.keeper) : ''
  }
  drawCentre()
}

const ring = s('circle', { cx: 50, cy: 50, r: 44, class: 'ring-left', pathLength: 100, 'stroke-dasharray': '100 100' })
const ringText = s('text', { x: 50, y: 50, 'text-anchor': 'middle', 'dominant-baseline': 'central' })
const clock = h('div', { class: 'clock', role: 'timer' }, s('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, s('circle', { cx: 50, cy: 50, r: 44, class: 'ring-all' }), ring, ringText))

function drawCentre() {
  const { shared, timer, trouble } = view
  const coup = shared.coup
  const counts = coup?.winner && [coup.player?.count ?? 0, coup.banker?.count ?? 0]
  const high = counts && Math.max(...counts)
  const open = can('place-wager')
  const tails = shared.dragon_tails
  const marks = [
    shared.shoe?.last_coup && ['last', say('last-coup')],
    !shared.shoe?.last_coup && shared.shoe?.cutting_card_out && ['last', say('cutting-card')],
    coup?.dummy && ['dummy', say('dummy-coup')],
    ...tailMarks(tails),
    ...(shared.board?.notices ?? []).map(one => ['notice', one.says || one.about]),
  ].filter(Boolean)
  clock.hidden = !timer || state !== 'live'
  find('#felt').classList.toggle('lost', state !== 'live')
  const sentence = coup?.winner
    ? say(`${coup.winner}-wins`, high, counts[0] + counts[1] - high)
    : shared.phase === 'wagering' && !coup?.bets_called ? say('wait-call') : say(`phase-${shared.phase}`)
  fill(
    find('#centre'),
    trouble && h('p', { class: 'wrong' }, say('trouble', trouble)),
    clock,
    h('p', { class: `result ${coup?.winner ?? ''}` }, state === 'live' ? sentence : say('connection-lost')),
    coup && h('p', { class: 'soft small' }, `${say('coup', coup.number)} · ${say('shoe', shared.shoe?.number ?? 1)}`),
    open && !timer && coup?.bets_called && h('p', { class: 'soft small' }, say('first-chip')),
    shared.board && h('p', { class: 'plaque figure', title: say('sign') }, h('span', { class: 'heard' }, `${say('sign')} `), `${dollars(shared.board.limits.limits.minimum)} – ${dollars(shared.board.limits.limits.maximum)}`),
    marks.length > 0 && h('p', { class: 'marks' }, marks.map(([kind, text]) => h('span', { class: `mark ${kind}` }, text))),
  )
  tick()
}

function tailMarks(tails) {
  if (!tails || !felt?.areas.some(one => one.wager.includes('dragon-tail'))) return []
  const shown = Object.entries(tails.indicators ?? {}).filter(([, value]) => value !== null && value !== undefined && typeof value !== 'object')
  return [
    ...shown.map(([who, value]) => ['tail', `${say('dragon-tail')} ${say('dragon-tail-is', say(who), value)}`]),
    ...(tails.late_open?.length ? [['tail', say('late-open', tails.late_open.map(one => say(one)).join(', '))]] : []),
  ]
}

function tick() {
  const timer = view?.timer
  if (!timer || !live) return
  const left = Math.max(0, timer.closes - live.now())
  ring.setAttribute('stroke-dasharray', `${(left / timer.lasts) * 100} 100`)
  const seconds = Math.ceil(left / 1000)
  if (ringText.textContent !== String(seconds)) {
    ringText.textContent = String(seconds)
    clock.setAttribute('aria-label', say('seconds', seconds))
    clock.classList.toggle('short', seconds <= 5)
  }
}
setInterval(tick, 200)

// --- the tray ------------------------------------------------------------------------------------

let trayKind = ''
const tray = {}

function drawTray() {
  const mineNow = own()
  const kind = `${mineNow ? 'player' : 'outside'} ${language()} ${felt?.chips}`
  if (kind !== trayKind) {
    trayKind = kind
    if (mineNow) makeTray()
    else makeEntrance()
  }
  if (!mineNow) {
    if (tray.join) tray.join.hidden = !felt || !!(me() && session.who().role !== 'player')
    if (tray.text) tray.text.textContent = me() && session.who().role !== 'player' ? say('staff-watch') : say('watch-only')
    return
  }
  const rack = mineNow.rack ?? 0
  const wagers = mineNow.wagers ?? []
  const asked = [...pending.values()].reduce((sum, one) => sum + one, 0)
  tray.rack.textContent = dollars(rack)
  tray.laid.textContent = dollars(wagers.reduce((sum, one) => sum + one.stake, 0) + asked)
  tray.owes.parentElement.hidden = !mineNow.owes
  tray.owes.textContent = dollars(mineNow.owes ?? 0)
  tray.tokens.parentElement.hidden = !mineNow.tokens
  tray.tokens.textContent = dollars(mineNow.tokens ?? 0)
  for (const [value, button] of tray.chips) {
    button.setAttribute('aria-checked', String(value === chosen))
    button.classList.toggle('beyond', value > rack)
  }
  const open = can('change-wager') || can('place-wager') || can('withdraw-wager')
  tray.undo.disabled = !open || !(undo.length || pending.size)
  tray.clear.disabled = !open || !(wagers.length || pending.size)
  tray.double.disabled = !open || !(wagers.length || pending.size)
  tray.rebet.disabled = !can('place-wager') || wagers.length > 0 || !Object.keys(remembered.last ?? {}).length
  const seated = seatOf(me())
  tray.stand.hidden = !seated || !can('stand-up')
  tray.leave.hidden = !can('leave-table')
  const broke = rack === 0 && !wagers.length
  tray.more.hidden = !broke || !session.who().demo
  tray.hint.textContent = tray.more.hidden && broke && !session.who().demo ? say('ask-chips') : seated ? '' : say('take-a-place')
  drawTurn()
}

function makeEntrance() {
  tray.text = h('p', { class: 'soft' })
  tray.join = h('button', { class: 'main join', 'data-key': 'join', onclick: () => join() }, say(session.who().demo ? 'join-demo-plain' : 'join'))
  fill(find('#tray'), h('div', { class: 'entrance' }, tray.text, tray.join))
}

function makeTray() {
  const money = (label, kind) => {
    const value = h('b', { class: 'figure' })
    return [h('span', { class: `money ${kind}` }, h('span', { class: 'soft small' }, say(label)), value), value]
  }
  const [rack, rackValue] = money('your-chips', 'rack')
  const [laid, laidValue] = money('on-layout', 'laid')
  const [owes, owesValue] = money('commission', 'owes')
  const [tokens, tokensValue] = money('tokens', 'tokens')
  Object.assign(tray, { rack: rackValue, laid: laidValue, owes: owesValue, tokens: tokensValue, chips: new Map() })
  const act = (label, key, run) => (tray[label] = h('button', { type: 'button', class: 'act', 'data-key': label, onclick: run }, say(label), h('kbd', { 'aria-hidden': 'true' }, key)))
  const chips = h('div', { class: 'chip-row', role: 'radiogroup', 'aria-label': say('chips') },
    (felt?.chips ?? []).map((value, at) => {
      const button = h('button', { type: 'button', class: 'chip-button', role: 'radio', 'data-key': `chip-${value}`, 'aria-label': say('chip', dollars(value)), title: `${dollars(value)} (${at + 1})`, onclick: () => pick(value) }, chip(value))
      tray.chips.set(value, button)
      return button
    }),
  )
  tray.hint = h('span', { class: 'soft small hint' })
  tray.turn = h('div', { class: 'row turn' })
  tray.stand = h('button', { class: 'quiet small', 'data-key': 'stand', onclick: () => give('stand-up', { patron: me() }) }, say('stand-up'))
  tray.leave = h('button', { class: 'quiet small', 'data-key': 'leave', onclick: leave }, say('leave'))
  tray.more = h('button', { class: 'main', 'data-key': 'more', onclick: welcome }, say('more-chips'))
  fill(
    find('#tray'),
    h('div', { class: 'purse' }, rack, laid, owes, tokens, h('span', { class: 'goes' }, tray.stand, tray.leave)),
    chips,
    h('div', { class: 'acts' }, act('undo', '⌫', undoLast), act('clear', 'C', clearAll), act('double', 'D', doubleAll), act('rebet', 'R', rebet)),
    h('div', { class: 'more-acts' }, tray.hint, tray.turn, tray.more),
  )
}

function pick(value) {
  chosen = value
  draw()
  announce(say('chip', dollars(value)))
}

// What else a patron may do now: the cut, the cards, the shoe.
const TURNS = ['cut-cards', 'decline-cut', 'contribute-to-shoe', 'expose-cards', 'refuse-hand', 'ask-dealer-to-open', 'decline-shoe', 'give-up-shoe']
let turnSign = ''

function drawTurn() {
  const now = TURNS.filter(can)
  const sign = `${now} ${language()}`
  if (sign === turnSign && tray.turn.childElementCount === now.length) return
  turnSign = sign
  fill(tray.turn, now.map(command => h('button', { class: 'small', 'data-key': command, onclick: () => turn(command) }, say(`do-${command}`))))
}

function turn(command) {
  const patron = me()
  const { turn: whose, coup } = view.shared
  const hand = ['player', 'banker'].find(one => coup?.[one]?.keeper === patron && coup[one].out) ?? ['player', 'banker'].find(one => whose?.[one] === patron) ?? 'player'
  if (command === 'cut-cards') {
    const cards = felt.decks * 52
    asking(say('do-cut-cards'), say('cut-after'), { type: 'number', min: 1, max: cards - 1, value: Math.floor(cards / 2) }, value => give(command, { patron, after: Number(value) }))
  } else if (command === 'contribute-to-shoe') {
    asking(say('do-contribute-to-shoe'), say('your-words'), { maxlength: 64 }, value => give(command, { patron, contribution: value }))
  } else if (command === 'expose-cards') {
    give(command, { hand, opener: patron })
  } else if (['refuse-hand', 'ask-dealer-to-open'].includes(command)) {
    give(command, { hand, patron })
  } else {
    give(command, { patron })
  }
}

function asking(heading, label, attributes, run) {
  const input = h('input', { required: true, autofocus: true, ...attributes })
  const form = h('form', { method: 'dialog' }, h('label', { class: 'field' }, h('span', {}, label), input), h('div', { class: 'row end' }, h('button', { class: 'main' }, heading)))
  form.addEventListener('submit', () => run(input.value))
  dialog(heading, form)
}

// --- beside the felt -----------------------------------------------------------------------------

function drawSign() {
  const sign = view.shared.board
  if (!sign || !felt) return
  const { limits } = sign
  const range = one => `${dollars(one.minimum)} – ${dollars(one.maximum)}`
  const limitsOf = new Map(own()?.limits ?? [])
  fill(
    find('#sign'),
    h('h2', {}, say('sign')),
    h('p', { class: 'limit figure' }, range(limits.limits)),
    h('p', { class: 'small soft' }, felt.about),
    h('table', { class: 'list' },
      h('thead', {}, h('tr', {}, h('th', {}, say('wager')), h('th', {}, say('odds')), h('th', { class: 'number' }, say('limits')))),
      h('tbody', {}, felt.areas.map(one =>
        h('tr', {},
          h('td', {}, h('button', { type: 'button', class: 'quiet plain', title: say('why'), onclick: () => showClauses(one.clauses, named(one.wager)) }, named(one.wager))),
          h('td', {}, one.odds.map(text => h('div', {}, text))),
          h('td', { class: 'number' }, range(limitsOf.get(one.wager) ?? one.limits)),
        ),
      )),
    ),
    h('p', { class: 'small soft facts' },
      [
        limits.differential !== undefined && say('differential', dollars(limits.differential)),
        limits.unit !== undefined && say('unit', dollars(limits.unit)),
        limits.area_maximum !== undefined && say('area-maximum', dollars(limits.area_maximum)),
        sign.restricted?.length && say('restricted', sign.restricted.map(named).join(', ')),
      ].filter(Boolean).map(text => h('span', {}, text)),
    ),
    h('p', { class: 'small soft' }, felt.edition, ' ', view.shared.game?.rules_copy?.length ? h('button', { type: 'button', class: 'clause', onclick: () => showClauses(view.shared.game.rules_copy, say('copy-of-rules')) }, say('copy-of-rules')) : null),
  )
  drawBar()
}

function named(wager) {
  const found = felt?.areas.find(one => one.wager === wager)
  if (!found) return wager
  return language() === 'zh' && found.chinese ? found.chinese : found.name
}

let drawRoads = null

function drawRoadsNow() {
  find('#roads-heading').textContent = say('roads')
  const place = find('#roads')
  if (!board || !drawRoads) return
  drawRoads(place, board, { columns: 24 })
}

// What happened: heard by the live region, read in the log, and my own payments kept.
function hear(news, first) {
  for (const one of news) {
    if (one.event === 'bets-called') told = told.slice(-40)
    told.push(one)
    if (one.paid?.length) {
      const key = coupKey()
      if (paid.coup !== key) paid = { coup: key, number: view.shared.coup?.number, list: [] }
      paid.list.push(...one.paid.filter(each => each.patron === me()))
      drawResults()
    }
    if (!first) announce(spoken(one))
    for (const each of one.paid ?? []) if (!first && each.patron === me()) announce(`${named(each.wager)}: ${outcome(each)}.`)
  }
  told = told.slice(-60)
  if (news.length || first) drawLog()
}

// A sentence for the ear: cards by their names.
const spoken = one => `${one.text.replace(/\b([A2-9TJQK][cdhs])\b/g, card => cardName(card))}.`

function drawLog() {
  find('#log-heading').textContent = say('happened')
  const lines = told.filter(one => !['wager-placed', 'wager-changed', 'wager-withdrawn'].includes(one.event) || one.patron === me()).slice(-7).reverse()
  fill(find('#log'), !lines.length && h('li', {}, say('nothing-yet')), lines.map(one =>
    h('li', {}, h('span', {}, pretty(one.text)), one.clauses?.length ? h('button', { type: 'button', class: 'clause', 'data-key': `why-${one.sequence}`, 'aria-label': `${say('why')} ${one.text}`, onclick: () => showClauses(one.clauses, say('why'), h('p', {}, one.text)) }, '§') : null),
  ))
}

const SUIT = { c: '♣', d: '♦', h: '♥', s: '♠' }
const pretty = text => text.replace(/\b([A2-9TJQK])([cdhs])\b/g, (_, rank, suit) => `${rank === 'T' ? '10' : rank}${SUIT[suit]}`)

function outcome(one) {
  const text = one.resolution === 'wins' ? say('wins', dollars(one.profit)) : one.resolution === 'loses' ? say('loses', dollars(one.stake)) : say('standoff', dollars(one.back))
  return one.commission ? `${text}, ${say('less-commission', dollars(one.commission))}` : text
}

function drawResults() {
  fill(
    find('#results'),
    !paid.list.length && felt && h('p', { class: 'print' }, h('b', {}, felt.casino), h('span', {}, felt.about)),
    paid.list.length > 0 && h('ul', { class: 'paid', 'aria-label': `${say('your-results')}, ${say('coup', paid.number)}` }, paid.list.map(one =>
      h('li', { class: one.resolution },
        h('span', { class: 'sign', 'aria-hidden': 'true' }, { wins: '+', loses: '−' }[one.resolution] ?? '='),
        h('span', { class: 'what' }, h('b', {}, named(one.wager)), ' ', outcome(one)),
        h('button', { type: 'button', class: 'clause', 'data-key': `paid-${one.number}-${one.wager}`, 'aria-label': `${say('why')} ${named(one.wager)}, ${outcome(one)}`,
          onclick: () => showClauses(one.clauses, `${named(one.wager)}: ${outcome(one)}`, h('p', {}, one.row)) }, say('why')),
      ),
    )),
  )
}

// --- the keyboard --------------------------------------------------------------------------------

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

session.learnKeys([
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1…8', label: 'k-chip', run: event => {
    const value = felt?.chips[Number(event.key) - 1]
    if (value === undefined || !own()) return false
    pick(value)
  } },
  { keys: ARROWS, shown: '← → ↑ ↓', label: 'k-move', run: event => {
    const at = document.activeElement
    if (at?.classList.contains('chip-button')) {
      const values = [...tray.chips.keys()]
      const step = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1
      const next = values[(values.indexOf(chosen) + step + values.length) % values.length]
      pick(next)
      tray.chips.get(next).focus()
      return
    }
    if (!felt) return false
    const on = at?.dataset?.wager
    area = on ? layout.beside(on, event.key) : layout.areas.has(area) ? area : felt.areas[0]?.wager
    layout.focus(area)
  } },
  { keys: ['Enter'], shown: 'Enter', label: 'k-place', run: event => {
    if (event.target !== document.body || !own()) return false
    place(area)
    layout.focus(area)
  } },
  { keys: ['Backspace'], shown: 'Backspace', label: 'k-undo', run: () => undoLast() },
  { keys: ['c'], shown: 'C', label: 'k-clear', run: () => void clearAll() },
  { keys: ['d'], shown: 'D', label: 'k-double', run: () => void doubleAll() },
  { keys: ['r'], shown: 'R', label: 'k-rebet', run: () => void (tray.rebet?.disabled || rebet()) },
  { keys: ['Escape'], shown: '', label: 'key-escape', run: () => dismissNotes() },
].filter(Boolean))

document.addEventListener('language', event => {
  event.preventDefault()
  if (felt) layout.lay(felt)
  for (const hand of Object.values(hands)) if (hand.cards) hand.cards.shown = null
  for (const hand of Object.values(hands)) hand.cards?.replaceChildren()
  drawBar()
  drawSign()
  drawRoadsNow()
  drawLog()
  drawResults()
  draw()
})

// --- the start -----------------------------------------------------------------------------------

await session.begin({ middle: about, onchange: who => (who.id ? open() : location.reload()) })
drawBar()
open()
ask('/tables').then(list => {
  const found = list.find(one => one.id === table)
  if (!found) {
    live.close()
    fill(find('#centre'), h('p', { class: 'result' }, say('no-such-table')), h('a', { class: 'button', href: '/' }, say('lobby')))
  }
  name = found?.name ?? table
  drawBar()
})
import('./parts/roads.js').then(module => {
  drawRoads = module.drawRoads
  drawRoadsNow()
}, () => (find('.roads-panel').hidden = true))
if (wantsToSit) {
  history.replaceState(null, '', location.pathname)
  for (let tries = 0; tries < 100 && !view; tries++) await new Promise(resolve => setTimeout(resolve, 50))
  if (view && !seatOf(me())) await join()
}
