// The dealer's console. The next step, what it needs, what is taken and paid, warnings and refusals all come from the floor;
// this page shows them and takes cards and wagers by key.

import { Ahead } from './logic/ahead.js'
import { canBeWrong, cardAt, lastEntered, putRight } from './logic/correct.js'
import { isReady } from './logic/desk.js'
import { understand, withChip, withWord } from './logic/entry.js'
import { Lines } from './logic/lines.js'
import { cardsOut, newestSide } from './logic/stage.js'
import { cardsWanted, isFaceless, rankOf, Typing } from './logic/typing.js'
import { announce } from './parts/announce.js'
import { anew, fill, find, h, the } from './parts/dom.js'
import { short } from './parts/money.js'
import { learnKeys, showShortcuts } from './parts/session.js'
import { named, namedBeside, say, tagBeside, wording } from './parts/words.js'
import { callButton, callFor, drawCall } from './staff/calls.js'
import { RANKS, SUITS, mark, rankShown, shownCard } from './staff/card.js'
import { clauses } from './staff/clauses.js'
import { contestClauses, contestHint, contestWaits } from './staff/contest.js'
import { Correction, mended } from './staff/correct.js'
import { Desk } from './staff/desk.js'
import { input } from './staff/forms.js'
import { enter } from './staff/gate.js'
import { KeypadConsole } from './staff/keypad.js'
import { irregularMoved, openIrregular } from './staff/irregular.js'
import { openPalette } from './staff/palette.js'
import { drawPay } from './staff/paylist.js'
import { picture } from './staff/pictures.js'
import { placeList } from './staff/places.js'
import { inWords, refusal } from './staff/refusals.js'
import { drawResults, drawShoe, drawTold, drawWarnings } from './staff/side.js'
import { HANDED, handOver, phaseBar, stepFigures, stepName, tableHead } from './staff/stage.js'
import { drawStanding, drawToTell } from './staff/standing.js'
import { fieldTitle, speakOf, wagerName } from './staff/words.js'

/** @import { Give, Ready } from './logic/desk.js' */
/** @import { Answered } from './logic/live.js' */

const OVER = ['coup-cleared', 'coup-voided', 'table-opened', 'table-closed'] // what was paid before is done with
const AT_ONCE = 'croupier-deal-at-once'
const table = decodeURIComponent(location.pathname.split('/')[2] ?? '')
/** @type {Record<string, string[]>} */
const OPTIONAL = { 'burn-cards': ['first', 'requested_by'] } // asked for beside what a step needs

const top = h('div', { class: 'table-head' })
const main = the('#main')
const parts = Object.fromEntries(['phases', 'standing', 'hands', 'next', 'said', 'pay', 'places', 'calling', 'telling', 'warnings', 'shoe', 'results', 'told'].map(name => [name, h('section', { class: `part ${name}`, 'data-part': name })]))
const entry = makeEntry()
const padParts = { calling: h('section', {}), told: h('section', { class: 'panel part told', 'data-part': 'told-of-results' }), tools: h('div', { class: 'tools' }) }
const keypad = new KeypadConsole((command, facts) => send(command, facts), Object.values(padParts))
const typing = new Typing()
const mend = new Correction({ enter: () => void mendCard(), call: () => void callFor(desk), leave: () => leaveMending() })
const ahead = new Ahead()

/** @type {Ready} */
let desk
let stepKey = ''
let unsaid = false // other words came: the step is drawn anew for them, and nothing else about it is new
/** @type {({ field: Wire.Asks } & import('./staff/forms.js').Input)[]} */
let stepInputs = []
/** @type {{ command: string, answer: Answered } | { command: string, fine: true } | null} */
let refused = null
/** @type {Wire.Paid[] | null} */
let paid = null // the list that was last paid, until the cards are cleared
let demo = false // a demonstration, where whoever deals is alone
let dealt = 0 // cards on the table when last drawn
let grew = false // and whether the last of them came to those before: it flies in, however often it is drawn

const now = () => desk.view
const step = () => now().private.staff?.next ?? null
/** @returns {Wire.Staff} */
const staff = () => now().private.staff ?? { shoe: { out: 0, left: 0 } }
const shared = () => now().shared
/** @param {string} command */
const possible = command => desk.possible().includes(command)

// --- drawing -------------------------------------------------------------------------------------

/** @param {Wire.Announcement[]} [fresh] */
function draw(fresh = []) {
  if (!isReady(desk)) return
  speakOf(desk)
  hearPayments(fresh)
  drawTop()
  the('.console').hidden = onPad()
  keypad.element.hidden = !onPad()
  if (onPad()) { drawPad(); return }
  drawPhases()
  drawStanding(parts.standing, desk, { give, remedy: irregular })
  drawHands()
  drawMending()
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

// What was paid last stands there until the cards are cleared: a coup that is over is never paid again from this list,
// also where the page was loaded since.
/** @param {Wire.Announcement[]} fresh */
function hearPayments(fresh) {
  for (const one of fresh) {
    if (OVER.includes(one.event) || (one.event === 'card-corrected' && one.facts?.undone)) paid = null
    if (one.paid?.length) paid = one.paid
  }
  if (!isReady(desk) || !['dealing', 'announced', 'settled'].includes(shared().phase)) paid = null
}

// --- results without cards -----------------------------------------------------------------------

const onTable = () => !onPad()
const onPad = () => Boolean(desk && isReady(desk) && shared().results_only)

function drawPad() {
  const dismiss = () => { refused = null; drawPad() }
  keypad.draw(desk, refused && 'answer' in refused ? refusal(refused.command, refused.answer, dismiss) : null)
  drawCall(padParts.calling, desk)
  drawTold(padParts.told, desk)
  fill(padParts.tools, tools())
}

const drawPhases = () => fill(parts.phases, phaseBar(shared(), step()))

const drawTop = () => fill(top, tableHead(desk))

// A hand, and what it is called in the language beside.
/** @param {Wire.Winner} hand */
const inTwo = hand => [named('hand', hand), ' ', h('span', { lang: tagBeside() }, namedBeside('hand', hand))]

function drawHands() {
  const { coup, phase } = shared()
  const last = desk.board?.last
  const next = step()
  const due = next && HANDED[next.command] ? next.facts?.hand : next?.tells?.to
  const count = cardsOut(coup).length
  if (count !== dealt) [grew, dealt] = [count > dealt, count]
  const hand = (/** @type {Wire.Side} */ side) => {
    const held = coup?.[side] ?? {}
    const cards = held.cards ?? []
    const shown = [...cards, ...Array(Math.max(0, 2 - cards.length)).fill(undefined)]
    const newest = grew && side === newestSide(coup)
    const put = putRight(desk.told)
    return h('div', { class: `hand ${side}-hand${due === side ? ' due' : ''}${coup?.winner === side ? ' won' : ''}`, 'aria-label': named('hand', side), role: 'group' },
      h('div', { class: 'hand-head' }, h('h2', { class: side }, inTwo(side)),
        held.count === undefined ? null : h('span', { class: 'count' }, String(held.count)),
        coup?.winner === side ? h('span', { class: 'badge open' }, '★') : null,
        due === side ? h('span', { class: 'badge warn' }, '▼') : null,
        held.keeper ? h('span', { class: 'badge' }, held.keeper) : null),
      h('div', { class: 'cards' }, shown.map((card, place) => wrongable(card, side, place + 1, picture(card, { third: place === 2, fresh: newest && place === cards.length - 1 })))), mended(put, side))
  }
  parts.hands.classList.toggle('dummy', Boolean(coup?.dummy))
  fill(parts.hands, coup?.dummy ? h('p', { class: 'dummy-sign' }, h('strong', {}, say('irr-dummy')), ' ', say('irr-dummy-more')) : null, hand('player'), hand('banker'),
    coup?.winner === 'tie' ? h('p', { class: 'hands-note tie' }, inTwo('tie')) : null,
    count === 0 && last && phase !== 'closed' ? h('p', { class: 'hands-note soft small' }, h('b', {}, say('staff-results')), ' ', h('span', { class: last.winner }, named('hand', last.winner)), ` ${last.player_count} – ${last.banker_count}  (${last.player.map(shownCard).join(' ')} / ${last.banker.map(shownCard).join(' ')})`) : null)
}

// A card that can be put right is pressed to do so.
/** @param {string | null | undefined} card @param {Wire.Side} hand @param {number} position @param {HTMLElement} shown */
function wrongable(card, hand, position, shown) {
  if (!card || !canBeWrong(shared(), desk.card.setup.shoe)) return shown
  return h('button', { type: 'button', class: 'card-button', 'data-key': `card-${hand}-${position}`, 'aria-label': say('mend-this', { hand, position, card: shownCard(card) }), title: say('mend-this-short'), onclick: () => beginMending(cardAt(shared().coup, hand, position)) }, shown)
}

// --- a card that was keyed wrong -----------------------------------------------------------------

function drawMending() {
  mend.draw(desk)
  parts.next.hidden = mend.isOpen
  for (const one of parts.hands.querySelectorAll('.card-button')) one.classList.toggle('mending', one.getAttribute('data-key') === `card-${mend.which?.hand}-${mend.which?.position}`)
}

/** @param {import('./logic/correct.js').Entered | null} which */
function beginMending(which) {
  if (!which || shared().matter || !canBeWrong(shared(), desk.card.setup.shoe)) return false
  mend.begin(which)
  drawMending()
  main.focus({ preventScroll: true })
  announce(say('mend-head', which))
  return true
}

function leaveMending() {
  mend.leave()
  drawMending()
  find('#next')?.focus({ preventScroll: true })
  return true
}

// Backspace: what is half typed, else the card that was confirmed last.
function backspace() {
  if (mend.isOpen) { mend.typing.clear(); drawMending(); return true }
  if (typing.rank || typing.cards.length) { clearTyped(); return true }
  return beginMending(lastEntered(shared().coup))
}

// Where the felt followed the wrong key the slip it made is open now; where it was paid, so is the wrong payment.
async function mendCard() {
  const facts = mend.facts()
  if (!desk.possible().includes('correct-card')) { await callFor(desk); return }
  if (!facts || ahead.busy) return
  const before = desk.told.at(-1)?.sequence ?? 0
  const answer = await send('correct-card', facts)
  if (!answer.done) return
  leaveMending()
  const error = desk.told.find(one => one.sequence > before && one.event === 'payment-error-recorded')
  if (shared().matter) irregular()
  else if (error) openPalette(desk, 'rectify-payment-error', { error: error.facts?.number }) // it says which rank may
}

// --- the next step -------------------------------------------------------------------------------

function drawNext() {
  const next = step()
  const key = JSON.stringify([next, staff().shoe.out, shared().coup?.number, shared().phase, shared().matter?.number, desk.isAutomatic(next), next ? '' : contestWaits(shared())])
  const isNew = key !== stepKey
  if (!isNew && !unsaid) { drawTyped(); return }
  unsaid = false
  const wasOther = stepKey && JSON.parse(stepKey)[0]?.command
  stepKey = key
  if (isNew) typing.begin(0)
  stepInputs = []
  const { matter } = shared()
  if (matter) { drawChoice(matter); return }
  if (!next) { drawWaiting(); return }
  const automatic = desk.isAutomatic(next)
  const mayNot = !automatic && !possible(next.command)
  const wanted = [...(next.needs ?? []), ...(OPTIONAL[next.command] ?? [])]
  if (!automatic && !mayNot) {
    if (isNew) typing.begin(cardsWanted(next, wanted))
    stepInputs = (desk.commands.get(next.command)?.fields ?? []).filter(field => wanted.includes(field.name) && !(typing.slots && ['card', 'cards', 'cutting_card'].includes(field.name)))
      .map(field => ({ field, ...input(field, next.command, next.facts?.[field.name], desk.context()) }))
  }
  const button = h('button', { type: 'button', id: 'next', class: 'main next-button', 'data-key': 'next', disabled: automatic || mayNot, onclick: () => goOn() },
    h('span', { class: 'next-name' }, stepName(next, shared())), h('span', { class: 'next-facts' }, stepFigures(next, shared())))
  anew(parts.next,
    h('div', { class: 'next-line' }, button, h('div', { class: 'next-side' },
      clauses(next.clauses, 3),
      automatic ? h('span', { class: 'badge' }, `⟳ ${say('staff-automatic')}`) : null,
      mayNot ? h('span', { class: 'badge warn' }, say('staff-for-rank', { rank: desk.rankName(next.rank) })) : null,
      mayNot && demo ? h('button', { type: 'button', class: 'small main', 'data-key': 'hand-over', onclick: () => handOver(desk) }, say('staff-hand-over')) : null,
      next.whose ? h('span', { class: 'badge' }, say('staff-for-patron', { patron: next.whose })) : null,
      h('span', { class: 'row' }, h('kbd', {}, 'Enter'), h('button', { type: 'button', class: 'quiet small', 'data-key': 'why', onclick: () => whyNot() }, say('staff-why'))))),
    stepInputs.length ? h('form', { class: 'step-inputs', onsubmit: event => { event.preventDefault(); goOn() }, onkeydown: event => { if (event.key === 'Enter' && event.target.tagName === 'SELECT' && !event.repeat) { event.preventDefault(); goOn() } } }, h('div', { class: 'fields' }, stepInputs.map(one => one.element)), h('button', { type: 'submit', hidden: true })) : null,
    typing.slots ? cardPad(next) : null)
  drawTyped()
  if (isNew) focusAfter(next.command, wasOther)
}

// A matter waits: the next step is its remedy, and what it does is looked at before it is ordered.
/** @param {Wire.MatterShown} matter */
function drawChoice(matter) {
  anew(parts.next, h('div', { class: 'next-line' }, h('button', { type: 'button', id: 'next', class: 'main next-button', 'data-key': 'next', onclick: irregular },
    h('span', { class: 'next-name' }, say('irr-choose')), h('span', { class: 'next-facts' }, say('irr-choose-more'))), h('div', { class: 'next-side' }, clauses(matter.clauses, 3), h('kbd', {}, 'Enter'))))
  const at = document.activeElement
  if (!at || at === document.body || at === main) find('#next')?.focus({ preventScroll: true })
}

function drawWaiting() {
  const closed = shared().phase === 'closed'
  const contest = contestWaits(shared())
  if (contest) { drawContestWaiting(contest); return }
  const answers = Boolean(shared().offer) // patrons choose: nothing is due from the dealer, and no wager is taken
  const waits = shared().coup?.bets_called && !closed && !answers
  anew(parts.next, h('div', { class: 'next-line' },
    h('div', { class: 'next-button waiting', role: 'status' }, h('span', { class: 'next-name' }, say(answers ? 'irr-answers' : closed ? 'staff-closed' : waits ? 'staff-waits-wagers' : 'staff-nothing')), h('span', { class: 'next-facts' }, answers ? say('irr-answers-more') : closed ? say('staff-closed-more') : waits ? say('staff-waits-wagers-more') : '')),
    h('div', { class: 'next-side' }, closed && possible('open-table') ? h('a', { class: 'button', href: `/supervise/${table}` }, say('staff-set-up')) : null)))
  if (waits && (document.activeElement === document.body || document.activeElement === main)) entry.box.focus()
}

// At a tournament: whoever's turn it is, or why nothing is played.
/** @param {[string, string, string[]]} waits */
function drawContestWaiting(waits) {
  anew(parts.next, h('div', { class: 'next-line' },
    h('div', { class: 'next-button waiting', role: 'status' }, h('span', { class: 'next-name' }, waits[0]), h('span', { class: 'next-facts' }, waits[1])),
    h('div', { class: 'next-side' }, contestClauses(waits))))
  const at = document.activeElement
  if (shared().coup?.open_to_wagers && (!at || at === document.body || at === main)) entry.box.focus()
}

// Where the keyboard goes when another step is due: to what it asks, unless the dealer is writing elsewhere.
/** @param {string} command @param {string} before */
function focusAfter(command, before) {
  const at = document.activeElement
  if (at && at !== document.body && at !== main && at.id !== 'next' && !parts.next.contains(at)) {
    if (!(at === entry.box && !entry.box.value && before !== command && command !== 'call-no-more-bets')) return
  }
  const [first] = stepInputs
  if (first?.field.type === 'number') first.focus() // digits are no shortcuts there; what is written in letters waits for a click
  else find('#next')?.focus({ preventScroll: true })
}

/** @param {Wire.Step} next */
function cardPad(next) {
  const atOnce = h('input', { type: 'checkbox', id: 'at-once', onchange: event => { event.target.checked ? localStorage.setItem(AT_ONCE, 'yes') : localStorage.removeItem(AT_ONCE); find('#next')?.focus({ preventScroll: true }) } }) // the next key is a card's
  atOnce.checked = Boolean(localStorage.getItem(AT_ONCE))
  return h('div', { class: 'pad' },
    h('div', { class: 'pad-said', id: 'pad-said', 'aria-live': 'polite' }),
    h('div', { class: 'pad-ranks', role: 'group', 'aria-label': fieldTitle('card') }, RANKS.map(one => h('button', { type: 'button', 'data-rank': one, 'data-key': `rank-${one}`, onclick: () => typeRank(one) }, rankShown(one)))),
    h('div', { class: 'pad-suits' },
      SUITS.map(one => h('button', { type: 'button', class: one === 'h' || one === 'd' ? 'red' : '', 'data-suit': one, 'data-key': `suit-${one}`, 'aria-label': say(`suit-${one}`), onclick: () => typeSuit(one) }, mark(one), h('small', {}, one))),
      h('button', { type: 'button', 'data-key': 'pad-clear', 'aria-label': say('key-clear'), onclick: () => backspace() }, '⌫'),
      next.command === 'draw-card' ? h('button', { type: 'button', id: 'cutting', 'data-key': 'cutting', 'aria-pressed': 'false', onclick: () => { typing.cutting = !typing.cutting; drawTyped() } }, h('kbd', {}, 'X'), ` ${say('staff-cutting-card')}`) : null,
      h('label', { class: 'row small', for: 'at-once' }, atOnce, say('staff-at-once'))))
}

function drawTyped() {
  const said = find('#pad-said')
  if (!said) return
  const { cards, rank, slots } = typing
  const words = [...cards.map(shownCard), ...(rank ? [`${rankShown(rank)}_`] : [])]
  const asks = say(faceless() ? 'staff-type-face-down' : 'staff-type-card')
  fill(said, words.length ? h('strong', {}, words.join(' ')) : null,
    h('span', { class: 'soft' }, rank ? say('staff-type-suit') : cards.length < slots ? `${asks}${slots > 1 ? ` (${cards.length}/${slots})` : ''}` : ''),
    typing.isWhole ? h('kbd', {}, 'Enter') : null)
  for (const one of parts.next.querySelectorAll('[data-rank]')) one.setAttribute('aria-pressed', String(one.getAttribute('data-rank') === rank))
  find('#cutting')?.setAttribute('aria-pressed', String(typing.cutting))
}

// A card that goes down on its face may be left unsaid.
const faceless = () => isFaceless(step(), shared())

/** @param {string} rank */
function typeRank(rank) {
  if (mend.isOpen) { mend.typing.typeRank(rank); drawMending(); return true }
  const taken = typing.typeRank(rank)
  if (taken) drawTyped()
  return taken
}

/** @param {string} suit */
function typeSuit(suit) {
  if (mend.isOpen) { const took = mend.typing.typeSuit(suit); drawMending(); return took }
  if (!typing.typeSuit(suit)) return false
  drawTyped()
  find('#next')?.focus({ preventScroll: true })
  if (typing.isWhole && localStorage.getItem(AT_ONCE)) goOn()
  return true
}

function clearTyped() {
  typing.clear()
  drawTyped()
}

/** @param {Wire.Step} next */
function stepFacts(next) {
  const entered = Object.fromEntries(stepInputs.map(one => [one.field.name, one.read()]))
  return { ...next.facts, ...entered, ...typing.facts(next.command) }
}

async function goOn() {
  const next = step()
  if (shared().matter) { irregular(); return }
  if (!next) { entry.box.focus(); return }
  const handed = /** @type {HTMLButtonElement | null} */ (find('[data-key=hand-over]'))
  if (handed && !ahead.busy) { handed.click(); return } // of a demonstration: who deals goes on by Enter alone
  if (ahead.busy || find('#next')?.hasAttribute('disabled')) return
  const missing = typing.missing(faceless())
  if (missing) {
    parts.next.querySelector('.pad')?.animate?.([{ outline: '3px solid var(--warn)' }, { outline: '3px solid transparent' }], 700)
    announce(say(`staff-type-${missing}`))
    return
  }
  let facts
  try {
    facts = stepFacts(next)
  } catch (problem) {
    refuse(next.command, { error: problem.message })
    return
  }
  await send(next.command, facts)
}

// --- commands and what became of them ------------------------------------------------------------

/** @type {Give} */
const give = (command, facts) => send(command, facts)

// While it is on its way, keys of the next card wait.
/** @param {string} command @param {object} facts */
async function send(command, facts) {
  ahead.busy = true
  main.dataset.busy = 'yes'
  try {
    const answer = await desk.enter(command, facts)
    if (!answer.done) {
      refuse(command, answer)
      ahead.drop()
      return answer
    }
    if (refused) { refused = null; drawSaid() }
    await desk.caughtUp(answer.version)
    return answer
  } finally {
    ahead.busy = false
    delete main.dataset.busy
    setTimeout(() => ahead.catchUp())
  }
}

/** @param {string} command @param {Answered} answer */
function refuse(command, answer) {
  refused = { command, answer }
  announce(inWords(answer))
  drawSaid()
}

function drawSaid() {
  if (onPad()) { drawPad(); return }
  const dismiss = () => { refused = null; drawSaid(); find('#next')?.focus() }
  fill(parts.said, refused && ('fine' in refused ? h('p', { class: 'fine', role: 'status' }, `✓ ${say('staff-fine-for', { command: refused.command })}`) : refusal(refused.command, refused.answer, dismiss)))
}

async function whyNot() {
  const next = step()
  if (!next) return
  let facts
  try { facts = stepFacts(next) } catch (problem) { refuse(next.command, { error: problem.message }); return }
  const answer = await desk.why(next.command, facts)
  if (answer.done) { refused = { command: next.command, fine: true }; drawSaid() } else refuse(next.command, answer)
}

// --- places, patrons, quick entry ----------------------------------------------------------------

const drawPlaces = () => fill(parts.places, placeList({ shared: shared(), wagers: staff().wagers ?? [], felt: desk.felt, possible, begin, give }))

/** @param {string} text */
function begin(text) {
  entry.box.value = text
  entry.box.focus()
  entry.box.setSelectionRange(text.length, text.length)
  mean()
}

const entryContext = () => ({ seats: shared().seats ?? [], felt: desk.felt, wagers: staff().wagers ?? [], asked: shared().contest?.asked ?? 0 })

function mean() {
  const text = entry.box.value.trim()
  if (!text) { fill(entry.meaning, h('span', { class: 'soft' }, contestHint(shared()))); return null }
  try {
    const acts = understand(text, entryContext())
    fill(entry.meaning, acts.map(one => h('span', { class: 'meant' }, one.says)))
    return acts
  } catch (problem) {
    fill(entry.meaning, h('span', { class: 'wrong' }, problem.message))
    return null
  }
}

const lines = new Lines({ understand: line => understand(line, entryContext()), give: ({ command, facts }) => send(command, facts), putBack })

/** @param {SubmitEvent} event */
function enterLine(event) {
  event.preventDefault()
  const line = entry.box.value.trim()
  if (!line) { find('#next')?.focus(); return }
  if (!lines.waiting && !mean()) return
  entry.box.value = ''
  mean()
  lines.enter(line)
}

// What was not done stands in the line again, unless the dealer is writing the next one.
/** @param {string} text */
function putBack(text) {
  if (entry.box.value) return
  entry.box.value = text
  entry.box.select()
  mean()
}

function makeEntry() {
  const leave = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    const next = find('#next')
    if (next) next.focus()
    else entry.box.blur()
  }
  return {
    box: h('input', { id: 'entry', type: 'text', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'none', 'aria-describedby': 'meaning', enterkeyhint: 'send', placeholder: say('staff-quick-example'), oninput: mean, onkeydown: leave }),
    label: h('label', { for: 'entry' }), meaning: h('p', { id: 'meaning', class: 'meaning small', 'aria-live': 'polite' }), pads: h('div', { class: 'entry-pads' }),
  }
}

const entryForm = () => h('form', { class: 'entry', onsubmit: enterLine }, h('div', { class: 'entry-line' }, entry.label, entry.box, h('button', { type: 'submit', 'aria-label': say('staff-give') }, '↵')), entry.meaning, entry.pads)

let padsKey = ''
function drawEntry() {
  fill(entry.label, `${say('staff-quick')} `, h('kbd', {}, 'W'))
  if (!entry.box.value) mean()
  const key = JSON.stringify([desk.felt?.areas.map(one => one.wager), desk.felt?.chips, wording()])
  if (key === padsKey) return
  padsKey = key
  fill(entry.pads, (desk.felt?.areas ?? []).slice(0, 8).map(one => h('button', { type: 'button', class: `small ${one.wager}`, 'data-key': `area-${one.wager}`, onclick: () => begin(withWord(entry.box.value, one.wager)) }, wagerName(one.wager))),
    (desk.felt?.chips ?? []).slice(1, 7).map(one => h('button', { type: 'button', class: 'small', 'data-key': `chip-${one}`, onclick: () => begin(withChip(entry.box.value, one)) }, `+${short(one)}`)))
}

function backspaceOrSay() {
  if (!beginMending(lastEntered(shared().coup))) announce(say('mend-nothing'))
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
  const one = (/** @type {string} */ key, /** @type {string} */ label, /** @type {() => unknown} */ run) => h('button', { type: 'button', 'data-key': `tool-${label}`, onclick: run }, key ? h('kbd', {}, key) : null, say(label))
  return [one('/', 'staff-commands', () => palette()), one('?', 'staff-keys', showShortcuts), callButton(desk), ...(onPad() ? [] : [one('I', 'staff-irregular', irregular), canBeWrong(shared(), desk.card.setup.shoe) ? one('⌫', 'mend-tool', () => backspaceOrSay()) : null])]
}

/** @param {string | null} [start] */
const palette = (start = null) => openPalette(desk, start)

// --- keys ----------------------------------------------------------------------------------------

const ON_ITS_OWN = 'button, a, summary, [role=option], input'

/** @param {import('./parts/dom.js').Typed} event */
function enterKey(event) {
  if (event.repeat) return true
  if (event.target.id !== 'next' && event.target.closest(ON_ITS_OWN) && !event.target.closest('.pad')) return false
  if (mend.isOpen) return ahead.orLater(() => void (mend.isOpen && mendCard())) // opened since: no second press of the key before
  return ahead.orLaterAfterOthers(goOn)
}

// Enter on another button is that button's own.
/** @param {import('./parts/dom.js').Typed} event */
function padEnter(event) {
  if (event.repeat) return true
  if (event.target.closest(ON_ITS_OWN) && !event.target.closest('.keypad-keys')) return false
  return ahead.orLaterAfterOthers(() => void keypad.enter())
}

learnKeys([
  { keys: ['p', 't', 'b', '4', '5', '6'], shown: 'P T B', label: 'key-winner', when: onPad, run: event => ahead.orLater(() => keypad.press(event.key)) },
  { keys: ['1', 'n', '2', '3'], shown: '1 N 3', label: 'key-marks', when: onPad, run: event => ahead.orLater(() => keypad.press(event.key)) },
  { keys: ['Enter'], shown: 'Enter', label: 'key-record', when: onPad, run: padEnter },
  { keys: ['Backspace', 'Delete', '0'], shown: 'Backspace', label: 'key-undo', when: onPad, run: () => ahead.orLater(() => keypad.undo()) },
  { keys: ['ArrowLeft'], shown: '←', label: 'key-earlier', when: onPad, run: () => ahead.orLater(() => keypad.step(-1)) },
  { keys: ['ArrowRight'], shown: '→', label: 'key-later', when: onPad, run: () => ahead.orLater(() => keypad.step(1)) },
  { keys: ['Escape'], shown: '', label: 'key-escape', when: onPad, run: () => keypad.clear() },
  { keys: ['s'], shown: 'S', label: 'key-new-shoe', when: onPad, run: () => ahead.orLater(() => keypad.newShoe()) },
  { keys: ['Enter'], shown: 'Enter', label: 'key-next', when: onTable, run: enterKey },
  { keys: ['a', '2', '3', '4', '5', '6', '7', '8', '9', 't', 'j', 'q', 'k', '1', '0'], shown: 'A 2 … 9 T J Q K', label: 'key-card', when: onTable, run: event => (rankOf(event.key) ? ahead.orLater(() => typeRank(rankOf(event.key))) : true) },
  { keys: ['c', 'd', 'h', 's'], shown: 'C D H S', label: 'key-card', when: onTable, run: event => ahead.orLater(() => typeSuit(event.key.toLowerCase())) },
  { keys: ['backspace', 'Backspace'], shown: 'Backspace', label: 'key-clear', when: onTable, run: event => event.repeat || ahead.orLater(backspace) },
  { keys: ['Escape'], shown: '', label: 'key-escape', when: onTable, run: () => mend.isOpen && leaveMending() },
  { keys: ['x'], shown: 'X', label: 'key-cutting', when: onTable, run: () => (find('#cutting') ? find('#cutting')?.click() : false) },
  { keys: ['w'], shown: 'W', label: 'key-entry', when: onTable, run: () => entry.box.focus() },
  { keys: ['/'], shown: '/', label: 'key-palette', run: () => void palette() },
  { keys: ['l'], shown: 'L', label: 'key-call', run: event => void (event.repeat || callFor(desk)) },
  { keys: ['i'], shown: 'I', label: 'key-irregular', when: onTable, run: event => void (event.repeat || irregular()) },
  { keys: ['y'], shown: 'Y', label: 'key-why', when: onTable, run: () => void whyNot() },
])

// --- beginning -----------------------------------------------------------------------------------

async function start() {
  demo = (await enter(main, ['dealer', 'supervisor', 'manager', 'inspector', 'administrator'], top)).demo
  fill(main,
    h('div', { class: 'console' },
      parts.phases,
      h('div', { class: 'col-places' }, h('div', { class: 'panel' }, entryForm(), parts.places)),
      h('div', { class: 'col-table' }, parts.standing, parts.hands, h('div', { class: 'panel next-panel' }, mend.element, parts.next, parts.said), parts.calling, parts.pay),
      h('div', { class: 'col-side' }, h('div', { class: 'panel' }, parts.telling, parts.warnings, parts.shoe, parts.results), h('div', { class: 'panel told-panel' }, parts.told), toolbar)))
  main.append(keypad.element)
  parts.pay.classList.add('panel')
  desk = /** @type {Ready} */ (new Desk(table, fresh => draw(fresh)))
  try {
    await desk.begin()
  } catch (problem) {
    fill(main, h('section', { class: 'panel enter' }, h('p', { class: 'wrong', role: 'alert' }, problem.message), h('a', { href: '/' }, say('lobby'))))
    return
  }
  draw()
  if (document.activeElement === document.body) find('#next')?.focus({ preventScroll: true })
  document.addEventListener('language', event => { event.preventDefault(); desk.readCommands(); unsaid = true; draw() })
}

start()
