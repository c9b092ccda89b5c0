// When something went wrong: why the coup stands still, what I may choose for each wager of mine, and what is out of the
// ordinary about this coup. The floor says what is so and offers the choices; nothing is decided here.

import { answered as said, announceNow, clauseButton, dialog, note } from '../parts/announce.js'
import { card } from '../parts/cards.js'
import { chip, stack } from '../parts/chips.js'
import { fill, find, h, the } from '../parts/dom.js'
import { cents, money } from '../parts/money.js'
import { told as inWords } from '../parts/sent.js'
import { named, say, wording } from '../parts/words.js'
import { at, can, caughtUp, coupKey, me, own, view } from './state.js'

/** @typedef {Wire.Commands['answer-offer']['choice']} Choice */

let offered = '' // the offer that was announced
/** @type {Map<number, { wager: string, stake: number, choice: Choice, to?: number }>} */
let chosen = new Map() // wager's number to what I chose in this coup
/** @type {Wire.Announcement[]} */
let told = [] // what others chose
/** @type {{ number: number, text: string } | null} */
let reducing = null // the wager, and the amount that is typed
/** @type {Wire.Announcement | null} */
let vacate = null // told to give up the seat

// --- what is heard -------------------------------------------------------------------------------

/** @param {Wire.Announcement[]} news */
export function hearMatter(news) {
  for (const one of news) {
    if (one.event === 'offer-made') [chosen, told, reducing] = [new Map(), [], null]
    else if (one.event === 'offer-answered' && one.patron !== me()) told.push(one)
    else if (one.event === 'directed-to-vacate' && one.patron === me()) vacate = one
    else if (one.event === 'patron-sat') vacate = null
    else if (['dispute-decided', 'complainant-advised', 'person-excluded'].includes(one.event) && one.patron === me()) {
      note(inWords(one), { clauses: one.clauses, lasts: 20000 })
    }
  }
}

// --- the banner ----------------------------------------------------------------------------------

/** @param {string[] | undefined} list */
const clauses = list => (list ?? []).slice(0, 4).map(one => clauseButton(one))

/** @param {string} kind @param {string} text @param {string} more @param {string[] | undefined} under @param {import('../parts/dom.js').Child[]} rest */
function line(kind, text, more, under, ...rest) {
  return h('div', { class: `matter-line ${kind}`, 'data-key': `matter-${kind}`, 'data-testid': `matter-${kind}` },
    h('p', { class: 'matter-text' }, h('strong', {}, text), more ? [' ', h('span', {}, more)] : null, ' ', clauses(under)),
    rest)
}

export function drawMatter() {
  const { shared } = view()
  const { matter, offer, coup } = shared
  const mine = own()?.to_answer ?? []
  /** @type {HTMLElement[]} */
  const lines = []
  if (own()?.excluded?.length) lines.push(line('excluded', say('excluded'), say('excluded-more'), own()?.excluded))
  if (vacate && own()) lines.push(line('vacate', say('vacate'), '', vacate.clauses, h('button', { type: 'button', class: 'small', 'data-key': 'vacate-seen', onclick: () => { vacate = null; at.draw() } }, say('understood'))))
  if (matter) {
    const cards = matter.cards ?? []
    lines.push(line('stands', say('coup-stands-still', { slip: matter.slip }), say('stands-more'), matter.clauses,
      cards.length > 0 && h('div', { class: 'stray', role: 'group', 'aria-label': say('stray-cards') }, cards.map(one => card(one)))))
  }
  if (offer && own() && (mine.length || chosen.size)) lines.push(panel(offer, mine))
  else if (offer) lines.push(line('waits', say('others-choose'), say('still-to-answer', { wagers: offer.wagers.length }), offer.clauses))
  if (shared.changes) lines.push(line('changes', say('changes-open'), say('changes-more'), []))
  if (coup?.void) lines.push(line('void', say('void-coup', { coup: coup.number }), say('void-more'), []))
  if (coup?.dummy && !coup.void) lines.push(line('dummy', say('dummy-coup'), say('dummy-more'), []))
  else if (shared.next_dummy) lines.push(line('next-dummy', say('next-dummy'), '', []))
  const place = the('#matter')
  place.hidden = !lines.length
  const sign = JSON.stringify([matter, offer, mine, own()?.excluded, vacate?.sequence, shared.changes, shared.next_dummy, coup?.void, coup?.dummy, coup?.number, [...chosen], told.length, reducing, own()?.wagers, wording()])
  if (place.dataset.sign !== sign) {
    place.dataset.sign = sign
    fill(place, lines)
  }
  the('#felt').classList.toggle('still', !!(matter || offer))
  the('#felt').classList.toggle('dummy', !!coup?.dummy)
  the('#felt').classList.toggle('void', !!coup?.void)
  the('#felt').dataset.dummy = coup?.dummy ? say('dummy-sign') : ''
  tellOnce(offer, mine)
}

// Said at once, and once: whoever listens has as little time as everyone else.
/** @param {Wire.OfferShown | undefined} offer @param {number[]} mine */
function tellOnce(offer, mine) {
  const key = offer && mine.length ? `${coupKey()} ${offer.choices}` : ''
  if (key === offered) return
  offered = key
  if (!offer || !key) return
  announceNow(say('offer-heard', { choices: offer.choices, wagers: mine.length }))
  if (document.activeElement === document.body) focusOffer()
}

// The keyboard goes to the first choice; false where there is none.
export function focusOffer() {
  const first = find('#matter .choices button, #matter .choices input')
  first?.focus({ preventScroll: false })
  return !!first
}

// --- the offer -----------------------------------------------------------------------------------

/** @param {Wire.OfferShown} offer @param {number[]} mine */
function panel(offer, mine) {
  const wagers = own()?.wagers ?? []
  const open = mine.flatMap(number => wagers.find(one => one.number === number) ?? [])
  return h('section', { class: 'offer', 'data-key': 'offer', 'data-testid': 'offer', 'aria-labelledby': 'offer-title' },
    h('div', { class: 'offer-head' }, h('h3', { id: 'offer-title' }, say(mine.length ? 'offer-title' : 'offer-done')), clauses(offer.clauses)),
    mine.length > 0 && h('p', { class: 'small' }, say('offer-text')),
    h('ul', { class: 'offer-list' },
      open.map(one => row(one, offer)),
      [...chosen].filter(([number]) => !mine.includes(number)).map(([number, { wager, stake, choice, to }]) =>
        h('li', { class: `answered ${choice}`, 'data-key': `answered-${number}`, 'data-testid': `answered-${number}` },
          h('span', { class: 'what' }, h('b', {}, named('wager', wager)), ' ', money(stake)),
          h('span', { class: 'chose' }, say(`chose-${choice}`, { amount: to ?? stake })))),
    ),
    h('p', { class: 'small soft others', 'data-testid': 'offer-others' },
      told.slice(-3).map(one => [h('span', {}, inWords(one)), ' · ']), say('still-to-answer', { wagers: offer.wagers.length })),
  )
}

/** @param {Wire.WagerShown} one @param {Wire.OfferShown} offer */
function row(one, offer) {
  const { number, wager, stake } = one
  const open = reducing?.number === number
  return h('li', { class: open ? 'reducing' : '', 'data-key': `offer-${number}`, 'data-testid': `offer-${number}` },
    h('span', { class: 'what' }, stack(stake, at.felt?.chips ?? [stake], 4), h('span', {}, h('b', {}, named('wager', wager)), ' ', h('span', { class: 'figure' }, money(stake)))),
    h('div', { class: 'choices', role: 'group', 'aria-label': say('wager-of', { wager, stake }) },
      offer.choices.map(choice =>
        h('button', {
          type: 'button', class: `choice ${choice}`, 'data-key': `choose-${number}-${choice}`, 'data-testid': `choose-${choice}`,
          'aria-label': say('choice-for', { choice, wager, stake }), 'aria-expanded': choice === 'reduce' ? String(open) : undefined,
          onclick: () => (choice === 'reduce' ? openReduce(one) : choose(one, choice)),
        }, say(`choice-${choice}`)))),
    open && reduceForm(one),
  )
}

/** @param {Wire.WagerShown} one @param {string} offered @param {number} [to] */
async function choose(one, offered, to = 0) {
  const choice = /** @type {Choice} */ (offered)
  if (at.state !== 'live' || !at.live) {
    note(say('not-sent'), { kind: 'refused' })
    return
  }
  const key = coupKey()
  const answer = await at.live.give('answer-offer', { number: one.number, choice, ...(choice === 'reduce' && { stake: to }) }, { still: () => coupKey() === key })
  if (!said(answer)) return
  chosen.set(one.number, { wager: one.wager, stake: one.stake, choice, to: choice === 'reduce' ? to : undefined })
  reducing = null
  await caughtUp(answer.version)
  at.draw()
  if (document.activeElement === document.body) focusOffer()
}

// --- reducing: by chips, or by typing ------------------------------------------------------------

/** @param {Wire.WagerShown} one */
function openReduce(one) {
  reducing = reducing?.number === one.number ? null : { number: one.number, text: '' }
  at.draw()
  find('#matter .reduce-form input')?.focus()
}

/** @param {Wire.WagerShown} one */
function reduceForm(one) {
  const typed = reducing?.text ?? ''
  const amount = cents(typed) ?? 0
  const ok = amount > 0 && amount < one.stake
  const write = (/** @type {string} */ text) => {
    reducing = { number: one.number, text }
    at.draw()
  }
  const add = (/** @type {number} */ value) => {
    const next = amount + value
    if (next < one.stake) write((next / 100).toFixed(next % 100 ? 2 : 0))
  }
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault()
    if (ok) choose(one, 'reduce', amount)
  }
  return h('form', { class: 'reduce-form', onsubmit: send },
    h('label', { class: 'small' }, say('reduce-to'), h('input', {
      type: 'text', inputmode: 'decimal', autocomplete: 'off', 'data-key': `reduce-${one.number}`, 'data-testid': 'reduce-amount', value: typed,
      'aria-label': say('reduce-to'), placeholder: say('reduce-placeholder', { stake: one.stake }), oninput: event => write(event.target.value),
    })),
    h('span', { class: 'reduce-chips' },
      (at.felt?.chips ?? []).filter(value => value < one.stake).slice(0, 6).map(value =>
        h('button', { type: 'button', class: 'chip-button', 'data-key': `reduce-${one.number}-${value}`, 'aria-label': say('chip', { chip: value }), onclick: () => add(value) }, chip(value))),
      h('button', { type: 'button', class: 'quiet small', 'data-key': `reduce-clear-${one.number}`, onclick: () => write('') }, say('clear'))),
    h('button', { class: 'main', 'data-testid': 'reduce-now', 'data-key': `reduce-now-${one.number}`, disabled: !ok }, ok ? say('reduce-now', { stake: amount }) : say('choice-reduce')))
}

// --- asking for a ruling -------------------------------------------------------------------------

export const mayDispute = () => can('raise-dispute') && !!own()

/** @param {import('./told.js').Settled} paid */
export function askRuling(paid) {
  const about = h('textarea', { required: true, autofocus: true, maxlength: 500, rows: 4, 'data-testid': 'dispute-about' })
  const which = h('select', { 'data-testid': 'dispute-wager' },
    h('option', { value: '' }, say('dispute-none')),
    paid.list.map((one, place) => h('option', { value: String(place) }, say('dispute-wager', { coup: paid.number, wager: one.wager, stake: one.stake }))))
  const form = h('form', { method: 'dialog', class: 'grid' },
    h('p', {}, say('dispute-text')),
    h('label', { class: 'field' }, h('span', {}, say('dispute-about')), about),
    paid.list.length > 0 && h('label', { class: 'field' }, h('span', {}, say('dispute-which')), which),
    h('div', { class: 'row end' },
      h('button', { type: 'button', class: 'quiet', onclick: () => box.close() }, say('cancel')),
      h('button', { class: 'main', 'data-testid': 'dispute-send' }, say('ask-ruling'))))
  form.addEventListener('submit', async () => {
    const found = which.value === '' ? null : paid.list[Number(which.value)]
    const facts = { patron: me(), about: about.value.trim(), ...(found && { coup: paid.number, wager: found.number }) }
    const answer = await at.live?.give('raise-dispute', facts)
    if (answer && said(answer)) note(say('dispute-sent'))
  })
  const box = dialog(say('ask-ruling'), form)
}
