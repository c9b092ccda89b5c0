// The dealer's console. The next step, what it needs, what is taken and paid, warnings and refusals all come from the floor;
// this page shows them and takes cards and wagers by key.

import { understand } from './logic/entry.js'
import { announce } from './parts/announce.js'
import { anew, fill, find, h, the } from './parts/dom.js'
import { dollars, short } from './parts/money.js'
import { learnKeys, showShortcuts } from './parts/session.js'
import { either, say } from './parts/words.js'
import { callButton, callFor, drawCall } from './staff/calls.js'
import { RANKS, SUITS, mark, rankShown, shownCard } from './staff/card.js'
import { clauses } from './staff/clauses.js'
import { Desk } from './staff/desk.js'
import { input } from './staff/forms.js'
import { enter, lamp } from './staff/gate.js'
import { irregularMoved, openIrregular } from './staff/irregular.js'
import { openPalette } from './staff/palette.js'
import { drawPay } from './staff/paylist.js'
import { picture } from './staff/pictures.js'
import { inWords, refusal } from './staff/refusals.js'
import { drawResults, drawShoe, drawTold, drawWarnings } from './staff/side.js'
import { drawStanding, drawToTell } from './staff/standing.js'
import { chinese, fieldTitle, spelled, title, wagerName } from './staff/words.js'

const AT_ONCE = 'croupier-deal-at-once'
const table = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const PREPARING = [['no-cards', 'ph-cards'], ['unshuffled', 'ph-shuffle'], ['uncut', 'ph-cut'], ['cut', 'ph-load'], ['loaded', 'ph-burn']]
const COUP = ['ph-bets', 'ph-closed', 'ph-deal', 'ph-third', 'ph-result', 'ph-pay', 'ph-clear']
const HANDED = { 'expose-cards': 'staff-expose', 'deliver-hand': 'staff-deliver' } // steps that are named with their hand
const NAMES_CARD = ['draw-card', 'lay-carried-card'] // steps that lay one card, named where it is seen
const OPTIONAL = { 'burn-cards': ['first', 'requested_by'] } // asked for beside what a step needs

const top = h('div', { class: 'table-head' })
const main = the('#main')
const parts = Object.fromEntries(['phases', 'standing', 'hands', 'next', 'said', 'pay', 'places', 'calling', 'telling', 'warnings', 'shoe', 'results', 'told'].map(name => [name, h('section', { class: `part ${name}`, 'data-part': name })]))
const entry = { box: null, meaning: null, pads: null }

let desk
let busy = false
let ahead = [] // what was typed while a card was on its way
let waitingLines = 0
let cutting = false // the cutting card came out before this card
let slots = 0 // cards that the step needs
let typed = [] // cards typed so far
let rank = '' // the rank typed, before its suit
let stepKey = ''
let stepInputs = [] // [field, input]
let refused = null // {command, answer}
let paid = null // the list that was last paid, until the cards are cleared
let dealt = 0 // cards on the table when last drawn
let grew = false // and whether the last of them came to those before: it flies in, however often it is drawn

const now = () => desk.view
const step = () => now().private.staff?.next ?? null
const staff = () => now().private.staff ?? { shoe: { out: 0, left: 0 } }
const shared = () => now().shared
const possible = command => desk.possible().includes(command)

// --- drawing -------------------------------------------------------------------------------------

function draw(fresh = []) {
  if (!desk?.view || !desk.card) return
  for (const one of fresh) if (one.paid?.length) paid = one.paid
  if (shared().phase === 'wagering' || shared().phase === 'shoe-ended') paid = null
  drawTop()
  drawPhases()
  drawStanding(parts.standing, desk, { give, remedy: irregular })
  drawHands()
  drawNext()
  drawSaid()
  drawPay(parts.pay, desk, paid)
  drawPlaces()
  drawEntry()
  drawCall(parts.calling, desk)
  drawTools()
  drawToTell(parts.telling, desk, give)
  drawWarnings(parts.warnings, desk, { give, palette })
  drawShoe(parts.shoe, desk)
  drawResults(parts.results, desk)
  drawTold(parts.told, desk)
  irregularMoved(desk)
}

const irregular = () => openIrregular(desk)

function drawTop() {
  const edition = shared().game?.edition ?? desk.book.edition
  fill(top,
    h('h1', {}, desk.card.name),
    h('span', { class: 'soft small', title: edition }, `${either(desk.felt?.variation, desk.felt?.variation_chinese) ?? desk.card.setup.variation} · ${edition.split(' ').slice(0, 2).join(' ')}`),
    now().trouble ? h('span', { class: 'badge bad' }, `! ${now().trouble}`) : null,
    lamp(desk.state, desk.why_state))
  document.title = `${desk.card.name}: ${say(`phase-${shared().phase}`)} · Croupier`
}

function drawPhases() {
  const { phase, coup, shoe, board } = shared()
  const limits = board?.limits.limits
  const at = PREPARING.findIndex(([name]) => name === phase)
  const cards = (coup?.player.cards?.length ?? 0) + (coup?.banker.cards?.length ?? 0)
  const names = at >= 0 ? PREPARING.map(([, name]) => name) : COUP
  const hidden = [...(coup?.player.cards ?? []), ...(coup?.banker.cards ?? [])].slice(0, 4).includes(null)
  const dealing = step()?.command === 'announce-result' ? 4 : cards >= 4 && !hidden ? 3 : 2
  const place = at >= 0 ? at : { wagering: 0, 'no-more-bets': 1, dealing, announced: 5, settled: 6 }[phase] ?? -1
  fill(parts.phases, h('ol', { class: 'phase-bar', 'aria-label': say(`phase-${phase}`) }, names.map((name, one) =>
    h('li', { class: one < place ? 'done' : one === place ? 'here' : '', 'aria-current': one === place ? 'step' : null }, h('span', { 'aria-hidden': 'true' }, one < place ? '✓' : one + 1), say(name)))),
  place < 0 ? h('span', { class: 'badge' }, say(`phase-${phase}`)) : null,
  limits ? h('span', { class: 'badge' }, `${dollars(limits.minimum)} – ${dollars(limits.maximum)}`) : null,
  coup && shoe ? h('span', { class: 'badge' }, say('staff-coup', shoe.number, coup.number)) : null,
  coup?.open_to_wagers && cards ? h('span', { class: 'badge open' }, say('staff-still-open')) : null,
  coup?.dummy ? h('span', { class: 'badge warn' }, `${say('staff-dummy')}: ${spelled(coup.dummy)}`) : null)
}

function drawHands() {
  const { coup, phase } = shared()
  const last = desk.board?.last
  const due = NAMES_CARD.includes(step()?.command) ? step().tells?.to : HANDED[step()?.command] ? step().facts.hand : null
  const count = (coup?.player.cards?.length ?? 0) + (coup?.banker.cards?.length ?? 0)
  if (count !== dealt) [grew, dealt] = [count > dealt, count]
  const hand = side => {
    const held = coup?.[side] ?? {}
    const cards = held.cards ?? []
    const shown = [...cards, ...Array(Math.max(0, 2 - cards.length)).fill(undefined)]
    const newest = grew && side === lastSide(coup, count)
    return h('div', { class: `hand ${side}-hand${due === side ? ' due' : ''}${coup?.winner === side ? ' won' : ''}`, 'aria-label': say(side), role: 'group' },
      h('div', { class: 'hand-head' }, h('h2', { class: side }, chinese() ? say(side) : `${say(side)} ${side === 'player' ? '闲' : '庄'}`),
        held.count === undefined ? null : h('span', { class: 'count' }, String(held.count)),
        coup?.winner === side ? h('span', { class: 'badge open' }, '★') : null,
        due === side ? h('span', { class: 'badge warn' }, '▼') : null,
        held.keeper ? h('span', { class: 'badge' }, held.keeper) : null),
      h('div', { class: 'cards' }, shown.map((card, place) => picture(card, { third: place === 2, fresh: newest && place === cards.length - 1 }))))
  }
  parts.hands.classList.toggle('dummy', Boolean(coup?.dummy))
  fill(parts.hands, coup?.dummy ? h('p', { class: 'dummy-sign' }, h('strong', {}, say('irr-dummy')), ' ', say('irr-dummy-more')) : null, hand('player'), hand('banker'),
    coup?.winner === 'tie' ? h('p', { class: 'hands-note tie' }, `${say('tie')} 和`) : null,
    count === 0 && last && phase !== 'closed' ? h('p', { class: 'hands-note soft small' }, `${say('staff-results')}: `, h('span', { class: last.winner }, say(last.winner)), ` ${last.player_count} – ${last.banker_count}  (${last.player.map(shownCard).join(' ')} / ${last.banker.map(shownCard).join(' ')})`) : null)
}

const lastSide = (coup, count) => (count <= 4 ? (count % 2 ? 'player' : 'banker') : (coup.player.cards?.length ?? 0) === 3 && count === 5 ? 'player' : 'banker')

// --- the next step -------------------------------------------------------------------------------

function drawNext() {
  const next = step()
  const key = JSON.stringify([next, staff().shoe.out, shared().coup?.number, shared().phase, shared().matter?.number, desk.isAutomatic(next), document.documentElement.lang])
  if (key === stepKey) { drawTyped(); return }
  const wasOther = stepKey && JSON.parse(stepKey)[0]?.command
  stepKey = key
  typed = []
  rank = ''
  cutting = false
  stepInputs = []
  slots = 0
  if (shared().matter) { drawChoice(); return }
  if (!next) { drawWaiting(); return }
  const automatic = desk.isAutomatic(next)
  const mayNot = !automatic && !possible(next.command)
  const described = desk.commands.get(next.command)
  const wanted = [...(next.needs ?? []), ...(OPTIONAL[next.command] ?? [])]
  if (!automatic && !mayNot) {
    if (next.command === 'draw-card' || (next.command === 'lay-carried-card' && wanted.includes('card'))) slots = 1
    else if (wanted.includes('cards')) slots = next.tells?.['face-down'] ?? 1
    stepInputs = (described.fields ?? []).filter(field => wanted.includes(field.name) && !(slots && ['card', 'cards', 'cutting_card'].includes(field.name)))
      .map(field => [field.name, input(field, next.command, next.facts?.[field.name], desk.context())])
  }
  const button = h('button', { type: 'button', id: 'next', class: 'main next-button', 'data-key': 'next', disabled: automatic || mayNot, onclick: () => goOn() },
    h('span', { class: 'next-name' }, nameOf(next)), h('span', { class: 'next-facts' }, factsOf(next)))
  anew(parts.next,
    h('div', { class: 'next-line' }, button, h('div', { class: 'next-side' },
      clauses(next.clauses, 3),
      automatic ? h('span', { class: 'badge' }, `⟳ ${say('staff-automatic')}`) : null,
      mayNot ? h('span', { class: 'badge warn' }, say('staff-for-rank', desk.rankName(next.rank))) : null,
      next.whose ? h('span', { class: 'badge' }, say('staff-for-patron', next.whose)) : null,
      h('span', { class: 'row' }, h('kbd', {}, 'Enter'), h('button', { type: 'button', class: 'quiet small', 'data-key': 'why', onclick: () => whyNot() }, say('staff-why'))))),
    stepInputs.length ? h('form', { class: 'step-inputs', onsubmit: event => { event.preventDefault(); goOn() }, onkeydown: event => { if (event.key === 'Enter' && event.target.tagName === 'SELECT' && !event.repeat) { event.preventDefault(); goOn() } } }, h('div', { class: 'fields' }, stepInputs.map(([, one]) => one.element)), h('button', { type: 'submit', hidden: true })) : null,
    slots ? cardPad() : null)
  drawTyped()
  focusAfter(next.command, wasOther)
}

// A matter waits: the next step is its remedy, and what it does is looked at before it is ordered.
function drawChoice() {
  anew(parts.next, h('div', { class: 'next-line' }, h('button', { type: 'button', id: 'next', class: 'main next-button', 'data-key': 'next', onclick: irregular },
    h('span', { class: 'next-name' }, say('irr-choose')), h('span', { class: 'next-facts' }, say('irr-choose-more'))), h('div', { class: 'next-side' }, clauses(shared().matter.clauses, 3), h('kbd', {}, 'Enter'))))
  const at = document.activeElement
  if (!at || at === document.body || at === main) find('#next').focus({ preventScroll: true })
}

function drawWaiting() {
  const closed = shared().phase === 'closed'
  const answers = Boolean(shared().offer) // patrons choose: nothing is due from the dealer, and no wager is taken
  const waits = shared().coup?.bets_called && !closed && !answers
  anew(parts.next, h('div', { class: 'next-line' },
    h('div', { class: 'next-button waiting', role: 'status' }, h('span', { class: 'next-name' }, say(answers ? 'irr-answers' : closed ? 'staff-closed' : waits ? 'staff-waits-wagers' : 'staff-nothing')), h('span', { class: 'next-facts' }, answers ? say('irr-answers-more') : closed ? say('staff-closed-more') : waits ? say('staff-waits-wagers-more') : '')),
    h('div', { class: 'next-side' }, closed && possible('open-table') ? h('a', { class: 'button', href: `/supervise/${table}` }, say('staff-set-up')) : null)))
  if (waits && (document.activeElement === document.body || document.activeElement === main)) entry.box?.focus()
}

// Where the keyboard goes when another step is due: to what it asks, unless the dealer is writing elsewhere.
function focusAfter(command, before) {
  const at = document.activeElement
  if (at && at !== document.body && at !== main && at.id !== 'next' && !parts.next.contains(at)) {
    if (!(at === entry.box && !entry.box.value && before !== command && command !== 'call-no-more-bets')) return
  }
  const first = (desk.commands.get(command).fields ?? []).find(field => field.name === stepInputs[0]?.[0])
  if (first?.type === 'number') stepInputs[0][1].focus() // digits are no shortcuts there; what is written in letters waits for a click
  else find('#next')?.focus({ preventScroll: true })
}

function nameOf(next) {
  const { tells, facts, command } = next
  if (HANDED[command]) return say(HANDED[command], say(facts.hand))
  return tells?.to ? `${title(command)} ${say('staff-to', say(tells.to))}` : title(command)
}

function factsOf(next) {
  const needs = new Set([...(next.needs ?? []), 'hand', 'drawn_by', ...(next.whose ? ['patron', 'opener'] : [])])
  const known = Object.entries(next.facts ?? {}).filter(([name]) => !needs.has(name)).map(([name, value]) => `${fieldTitle(name)}: ${value}`)
  const told = Object.entries(next.tells ?? {}).filter(([name]) => name !== 'to').map(([name, value]) => (name === 'amount' ? dollars(value) : name === 'winner' ? say(value) : `${fieldTitle(name)} ${value}`))
  return [...told, ...known].join(' · ')
}

function cardPad() {
  const atOnce = h('input', { type: 'checkbox', id: 'at-once', onchange: event => (event.target.checked ? localStorage.setItem(AT_ONCE, 'yes') : localStorage.removeItem(AT_ONCE)) })
  atOnce.checked = Boolean(localStorage.getItem(AT_ONCE))
  return h('div', { class: 'pad' },
    h('div', { class: 'pad-said', id: 'pad-said', 'aria-live': 'polite' }),
    h('div', { class: 'pad-ranks', role: 'group', 'aria-label': fieldTitle('card') }, RANKS.map(one => h('button', { type: 'button', 'data-rank': one, 'data-key': `rank-${one}`, onclick: () => typeRank(one) }, rankShown(one)))),
    h('div', { class: 'pad-suits' },
      SUITS.map(one => h('button', { type: 'button', class: one === 'h' || one === 'd' ? 'red' : '', 'data-suit': one, 'data-key': `suit-${one}`, 'aria-label': say(`suit-${one}`), onclick: () => typeSuit(one) }, mark(one), h('small', {}, one))),
      h('button', { type: 'button', 'data-key': 'pad-clear', 'aria-label': say('key-clear'), onclick: () => clearTyped() }, '⌫'),
      step().command === 'draw-card' ? h('button', { type: 'button', id: 'cutting', 'data-key': 'cutting', 'aria-pressed': 'false', onclick: () => { cutting = !cutting; drawTyped() } }, h('kbd', {}, 'X'), ` ${say('staff-cutting-card')}`) : null,
      h('label', { class: 'row small', for: 'at-once' }, atOnce, say('staff-at-once'))))
}

function drawTyped() {
  const said = find('#pad-said')
  if (!said) return
  const words = typed.map(shownCard)
  if (rank) words.push(`${rankShown(rank)}_`)
  fill(said, words.length ? h('strong', {}, words.join(' ')) : null,
    h('span', { class: 'soft' }, rank ? say('staff-type-suit') : typed.length < slots ? `${faceless() ? `${say('staff-face-down')}, ${say('staff-type-card').toLowerCase()}` : say('staff-type-card')}${slots > 1 ? ` (${typed.length}/${slots})` : ''}` : ''),
    typed.length === slots ? h('kbd', {}, 'Enter') : null)
  for (const one of parts.next.querySelectorAll('[data-rank]')) one.setAttribute('aria-pressed', one.dataset.rank === rank)
  find('#cutting')?.setAttribute('aria-pressed', cutting)
}

// A card that goes down on its face may be left unsaid.
const faceless = () => step()?.command === 'draw-card' && shared().game?.face === 'down' && (shared().coup?.play === 'wagering' || staffCards() < 4)
const staffCards = () => (shared().coup?.player.cards?.length ?? 0) + (shared().coup?.banker.cards?.length ?? 0)

function typeRank(one) {
  if (!slots) return false
  if (typed.length >= slots) typed = typed.slice(0, slots - 1)
  rank = one
  drawTyped()
  return true
}

function typeSuit(one) {
  if (!slots || !rank) return false
  typed = [...typed, `${rank}${one}`]
  rank = ''
  drawTyped()
  find('#next')?.focus({ preventScroll: true })
  if (typed.length === slots && localStorage.getItem(AT_ONCE)) goOn()
  return true
}

function clearTyped() {
  if (rank) rank = ''
  else typed = typed.slice(0, -1)
  drawTyped()
}

function stepFacts() {
  const next = step()
  const facts = { ...(next.facts ?? {}) }
  for (const [name, one] of stepInputs) {
    const value = one.read()
    if (value === undefined) delete facts[name]
    else facts[name] = value
  }
  if (NAMES_CARD.includes(next.command)) {
    if (typed[0]) facts.card = typed[0]
    if (cutting) facts.cutting_card = true
  } else if (slots) facts.cards = typed
  return facts
}

async function goOn() {
  const next = step()
  if (shared().matter) { irregular(); return }
  if (!next) { entry.box?.focus(); return }
  if (busy || find('#next')?.disabled) return
  if (slots && (rank || (typed.length < slots && !faceless()))) {
    parts.next.querySelector('.pad')?.animate?.([{ outline: '3px solid var(--warn)' }, { outline: '3px solid transparent' }], 700)
    announce(say(rank ? 'staff-type-suit' : 'staff-type-card'))
    return
  }
  let facts
  try {
    facts = stepFacts()
  } catch (problem) {
    refuse(next.command, { error: problem.message })
    return
  }
  await give(next.command, facts)
}

// --- commands and what became of them ------------------------------------------------------------

async function give(command, facts) {
  busy = true
  main.dataset.busy = 'yes'
  try {
    const answer = await desk.give(command, facts)
    if (answer.done) { if (refused) { refused = null; drawSaid() } } else refuse(command, answer)
    if (answer.done) await arrived(answer.version)
    else ahead = []
    return answer
  } finally {
    busy = false
    delete main.dataset.busy
    setTimeout(catchUp)
  }
}

// Keys of the next card that came too early; if the next step takes no card they are dropped, and Enter with them.
function catchUp() {
  while (ahead.length && !busy) if (ahead.shift()() === false) ahead = []
}

const orLater = act => {
  if (!busy) return act()
  ahead.push(act)
  return true
}

// Until the view that has it is here: what follows is then about the table as it is.
async function arrived(version) {
  for (let tries = 0; tries < 200 && now().version < version; tries += 1) await new Promise(done => setTimeout(done, 5))
}

function refuse(command, answer) {
  refused = { command, answer }
  announce(inWords(answer))
  drawSaid()
}

function drawSaid() {
  fill(parts.said, refused ? refused.fine ? h('p', { class: 'fine', role: 'status' }, `✓ ${title(refused.command)}: ${say('staff-fine')}`) : refusal(refused.command, refused.answer, () => { refused = null; drawSaid(); find('#next')?.focus() }) : null)
}

async function whyNot() {
  const next = step()
  if (!next) return
  let facts
  try { facts = stepFacts() } catch (problem) { refuse(next.command, { error: problem.message }); return }
  const answer = await desk.why(next.command, facts)
  if (answer.done) { refused = { command: next.command, fine: true }; drawSaid() } else refuse(next.command, answer)
}

// --- places, patrons, quick entry ----------------------------------------------------------------

function drawPlaces() {
  const seats = shared().seats ?? []
  const wagers = staff().wagers ?? []
  const rows = []
  for (const place of desk.felt?.places ?? []) rows.push(...(seats.filter(one => one.place === place).length ? seats.filter(one => one.place === place) : [{ place }]))
  rows.push(...seats.filter(one => !one.place))
  const turn = shared().turn ?? {}
  fill(parts.places, h('ul', { class: 'place-list' }, rows.map(one => placeRow(one, wagers.filter(wager => wager.patron === one.patron && one.patron), turn))))
}

function placeRow(seat, wagers, turn) {
  const turns = Object.entries(turn).filter(([, whose]) => whose && whose === seat.patron).map(([what]) => what)
  const start = () => begin(seat.patron ? `${seat.place || seat.patron} ` : `in ${seat.place} `)
  return h('li', { class: seat.patron ? 'taken' : '', 'data-key': `seat-${seat.place}-${seat.patron ?? ''}` },
    h('button', { type: 'button', class: 'place-button', 'data-key': `place-${seat.place}-${seat.patron ?? ''}`, disabled: seat.closed, onclick: start },
      h('span', { class: 'place-number' }, seat.place || '–'),
      h('span', { class: 'place-name' }, seat.patron || (seat.closed || desk.felt?.closed.includes(seat.place) ? say('staff-box-closed') : say('staff-free')), !seat.place ? h('small', { class: 'soft' }, ` ${say('staff-standing')}`) : null),
      turns.map(what => h('span', { class: 'badge warn' }, fieldTitle(what)))),
    markers(seat).map(text => h('span', { class: 'marker badge' }, text)),
    seat.owes ? h('span', { class: 'owes badge warn' }, say('staff-owes', dollars(seat.owes)), possible('collect-commission') ? h('button', { type: 'button', class: 'quiet small', 'data-key': `collect-${seat.patron}`, onclick: () => give('collect-commission', { patron: seat.patron, why: 'request' }) }, say('staff-collect')) : null) : null,
    wagers.length ? h('ul', { class: 'wager-list' }, wagers.map(one => h('li', { class: 'wager', 'data-key': `wager-${one.number}` }, h('span', { class: one.wager }, wagerName(one.wager, desk.felt)), h('b', { class: 'figure' }, dollars(one.stake)),
      one.counts === undefined ? null : h('small', { class: 'wrong' }, say('staff-counts', dollars(one.counts))),
      one.because?.length ? clauses(one.because, 1) : null,
      possible('withdraw-wager') ? h('button', { type: 'button', class: 'quiet tiny', 'data-key': `off-${one.number}`, 'aria-label': `${title('withdraw-wager')}: ${wagerName(one.wager, desk.felt)} ${dollars(one.stake)}`, onclick: () => give('withdraw-wager', { number: one.number }) }, '×') : null))) : null)
}

// What lies at a place besides wagers and commission: limits of a patron's own, an old minimum that is kept.
function markers({ personal_sign: sign, personal_limit: limit, kept_minimum: kept }) {
  const amount = value => (value === undefined ? '…' : dollars(value))
  return [
    sign ? say('staff-own-limits-of', amount(sign.minimum), amount(sign.maximum)) : limit ? say('staff-own-limits') : '',
    kept ? say('staff-kept-minimum', dollars(kept)) : '',
  ].filter(Boolean)
}

function begin(text) {
  entry.box.value = text
  entry.box.focus()
  entry.box.setSelectionRange(text.length, text.length)
  mean()
}

const entryContext = () => ({ seats: shared().seats ?? [], felt: desk.felt, wagers: staff().wagers ?? [] })

function mean() {
  const text = entry.box.value.trim()
  if (!text) { fill(entry.meaning, h('span', { class: 'soft' }, say('staff-quick-hint'))); return null }
  try {
    const acts = understand(text, entryContext())
    fill(entry.meaning, acts.map(one => h('span', { class: 'meant' }, one.says)))
    return acts
  } catch (problem) {
    fill(entry.meaning, h('span', { class: 'wrong' }, problem.message))
    return null
  }
}

let lines = Promise.resolve() // one after the other, however fast they are typed

function enterLine(event) {
  event.preventDefault()
  const whole = entry.box.value.trim()
  if (!whole) { find('#next')?.focus(); return }
  if (!waitingLines && !mean()) return
  entry.box.value = ''
  mean()
  waitingLines += 1
  lines = lines.then(() => takeLine(whole)).finally(() => { waitingLines -= 1 })
}

async function takeLine(whole) {
  let left = whole
  try {
    for (const act of understand(whole, entryContext())) {
      const answer = await give(act.command, act.facts)
      if (answer.done) { if (whole.includes(',')) left = '' } else { putBack(left); return }
    }
  } catch (problem) {
    putBack(whole)
  }
}

// What was not done stands in the line again, unless the dealer is writing the next one.
function putBack(text) {
  if (entry.box.value) return
  entry.box.value = text
  entry.box.select()
  mean()
}

function makeEntry() {
  entry.box = h('input', { id: 'entry', type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'none', 'aria-describedby': 'meaning', enterkeyhint: 'send', placeholder: '3 banker 200', oninput: mean, onkeydown: event => { if (event.key === 'Escape') { event.preventDefault(); find('#next') ? find('#next').focus() : entry.box.blur() } } })
  entry.meaning = h('p', { id: 'meaning', class: 'meaning small', 'aria-live': 'polite' })
  entry.pads = h('div', { class: 'entry-pads' })
  entry.label = h('label', { for: 'entry' })
  return h('form', { class: 'entry', onsubmit: enterLine }, h('div', { class: 'entry-line' }, entry.label, entry.box, h('button', { type: 'submit', 'aria-label': say('staff-give') }, '↵')), entry.meaning, entry.pads)
}

let padsKey = ''
function drawEntry() {
  fill(entry.label, `${say('staff-quick')} `, h('kbd', {}, 'W'))
  if (!entry.box.value) mean()
  const key = JSON.stringify([desk.felt?.areas.map(one => one.wager), desk.felt?.chips, document.documentElement.lang])
  if (key === padsKey) return
  padsKey = key
  const add = text => begin(`${entry.box.value.trim()} ${text} `.trimStart())
  const chip = value => {
    const match = /^(.*\s)(\d+(?:\.\d+)?)$/.exec(entry.box.value.trim())
    if (match && /[a-z\u4e00-\u9fff]\s$/i.test(match[1])) begin(`${match[1]}${Number(match[2]) + value / 100}`)
    else add(String(value / 100))
  }
  fill(entry.pads, (desk.felt?.areas ?? []).slice(0, 8).map(one => h('button', { type: 'button', class: `small ${one.wager}`, 'data-key': `area-${one.wager}`, onclick: () => add(one.wager) }, wagerName(one.wager, desk.felt))),
    (desk.felt?.chips ?? []).slice(1, 7).map(one => h('button', { type: 'button', class: 'small', 'data-key': `chip-${one}`, onclick: () => chip(one) }, `+${short(one)}`)))
}

const toolbar = h('div', { class: 'tools' })
let toolsKey = ''

function drawTools() {
  const key = `${document.documentElement.lang} ${JSON.stringify(now().call ?? null)}`
  if (key === toolsKey) return
  toolsKey = key
  fill(toolbar, tools())
}

function tools() {
  const one = (key, label, run) => h('button', { type: 'button', 'data-key': `tool-${label}`, onclick: run }, key ? h('kbd', {}, key) : null, say(label))
  return [one('/', 'staff-commands', () => palette()), one('?', 'staff-keys', showShortcuts), callButton(desk), one('I', 'staff-irregular', irregular)]
}

/** @param {string | null} [start] */
const palette = (start = null) => openPalette(desk, start)

// --- keys ----------------------------------------------------------------------------------------

const ON_ITS_OWN = 'button, a, summary, [role=option], input'
learnKeys([
  { keys: ['Enter'], shown: 'Enter', label: 'key-next', run: event => (event.repeat ? true : event.target.id !== 'next' && event.target.closest(ON_ITS_OWN) && !event.target.closest('.pad') ? false : busy && !ahead.length ? true : orLater(() => (goOn(), true))) },
  { keys: ['a', '2', '3', '4', '5', '6', '7', '8', '9', 't', 'j', 'q', 'k', '1', '0'], shown: 'A 2 … 9 T J Q K', label: 'key-card', run: event => (event.key === '1' ? true : orLater(() => typeRank(event.key === '0' ? 'T' : event.key.toUpperCase()))) },
  { keys: ['c', 'd', 'h', 's'], shown: 'C D H S', label: 'key-card', run: event => orLater(() => typeSuit(event.key.toLowerCase())) },
  { keys: ['backspace', 'Backspace'], shown: 'Backspace', label: 'key-clear', run: () => (slots ? (clearTyped(), true) : false) },
  { keys: ['x'], shown: 'X', label: 'key-cutting', run: () => (find('#cutting') ? (find('#cutting').click(), true) : false) },
  { keys: ['w'], shown: 'W', label: 'key-entry', run: () => (entry.box.focus(), true) },
  { keys: ['/'], shown: '/', label: 'key-palette', run: () => (palette(), true) },
  { keys: ['l'], shown: 'L', label: 'key-call', run: event => (event.repeat || callFor(desk), true) },
  { keys: ['i'], shown: 'I', label: 'key-irregular', run: event => (event.repeat || irregular(), true) },
  { keys: ['y'], shown: 'Y', label: 'key-why', run: () => (whyNot(), true) },
])

// --- beginning -----------------------------------------------------------------------------------

async function start() {
  await enter(main, ['dealer', 'supervisor', 'manager', 'inspector', 'administrator'], top)
  fill(main,
    h('div', { class: 'console' },
      parts.phases,
      h('div', { class: 'col-places' }, h('div', { class: 'panel' }, makeEntry(), parts.places)),
      h('div', { class: 'col-table' }, parts.standing, parts.hands, h('div', { class: 'panel next-panel' }, parts.next, parts.said), parts.calling, parts.pay),
      h('div', { class: 'col-side' }, h('div', { class: 'panel' }, parts.telling, parts.warnings, parts.shoe, parts.results), h('div', { class: 'panel told-panel' }, parts.told), toolbar)))
  parts.pay.classList.add('panel')
  desk = new Desk(table, fresh => draw(fresh))
  try {
    await desk.begin()
  } catch (problem) {
    fill(main, h('section', { class: 'panel enter' }, h('p', { class: 'wrong', role: 'alert' }, problem.message), h('a', { href: '/' }, say('staff-lobby'))))
    return
  }
  draw()
  if (document.activeElement === document.body) find('#next')?.focus({ preventScroll: true })
  document.addEventListener('language', event => { event.preventDefault(); stepKey = ''; draw() })
}

start()
