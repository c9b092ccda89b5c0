// The draw of a promotion on the wall: the prizes, what was sealed before entries closed, the word, then the entries that
// were drawn one after the other, and how to check it. Read only, in two languages, by names that everyone may see.

import { fill, h, the } from './parts/dom.js'
import './parts/language.js'
import { money } from './parts/money.js'
import { ask, connectPromotion } from './parts/net.js'
import { told as sentence, toldBeside } from './parts/sent.js'
import { clockAt, person, read, say, sayBeside, tagBeside } from './parts/words.js'

/** @import { Facts } from './logic/speaker.js' */

const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const STEP = 1600 // milliseconds between two entries that are shown
const HELD = matchMedia('(prefers-reduced-motion: reduce)').matches

/** @type {Wire.PromotionShown | null} */
let shown = null
/** How many winners of the latest draw are shown; all of them where it was over when the page was opened. */
let turned = Number.POSITIVE_INFINITY
let known = -1 // draws

// A message in the page's language with the one beside it.
/** @param {string} id @param {Facts} [facts] */
const both = (id, facts) => [h('span', {}, say(id, facts)), ' ', h('span', { lang: tagBeside(), class: 'twin' }, sayBeside(id, facts))]

read({ name: one => (one.startsWith('#') ? say('promo-wall-entry', { ticket: Number(one.slice(1)) }) : one) })

/** @param {Wire.PromotionShown} message */
function seen(message) {
  shown = message
  const { view } = message
  read({ symbol: view.symbol, zone: view.zone })
  document.body.classList.remove('waiting')
  document.body.dataset.stage = view.stage
  document.title = view.name
  if (known >= 0 && view.draws.length > known && !HELD) turn()
  known = view.draws.length
  draw()
  for (const one of message.told.slice(-3)) fill(the('#told'), h('p', {}, sentence(one), ' ', toldBeside(one)))
}

// One winner after the other, so that eyes can follow it.
function turn() {
  turned = 0
  const next = () => {
    turned += 1
    draw()
    if (turned < (shown?.view.draws.at(-1)?.winners.length ?? 0)) setTimeout(next, STEP)
    else turned = Number.POSITIVE_INFINITY
  }
  setTimeout(next, STEP)
}

function draw() {
  if (!shown) return
  const { view } = shown
  const last = view.draws.at(-1)
  fill(the('#name'), view.name)
  fill(the('#casino'), view.casino)
  fill(the('#stage'), h('p', { class: 'what', 'data-testid': 'stage', 'data-stage': view.stage }, both(`promo-stage-${view.stage}`)),
    view.why ? h('p', { class: 'why' }, view.why) : null,
    h('p', {}, both('promo-entries-of', { entries: view.entries })),
    last ? null : [view.closes ? h('p', {}, both('promo-wall-closes', { at: view.closes, clock: clockAt(view.closes) })) : null, view.draws_at ? h('p', {}, both('promo-wall-draws', { at: view.draws_at, place: view.draw_place, clock: clockAt(view.draws_at) })) : null, view.present ? h('p', {}, both('promo-wall-present', { there: view.there })) : null])
  const drawn = last ? 'yes' : 'no'
  the('#prizes').dataset.drawn = drawn
  fill(the('#prizes'), last ? null : [h('h2', {}, both('promo-wall-prizes')), h('ul', {}, view.prizes.map((one, at) => h('li', { 'data-key': `prize-${at}` }, h('b', {}, one.number > 1 ? `${one.number} × ${one.what}` : one.what), ' ', one.value ? h('span', { class: 'value' }, money(one.value)) : null)))])
  fill(the('#drawn'), view.draws.toReversed().map((one, at) => drawnOf(one, at === 0)))
  fill(the('#foot'), view.commitment || last ? [h('p', {}, both('promo-wall-sealed'), ' ', h('code', { 'data-testid': 'commitment' }, last ? last.commitment : view.commitment)),
    last ? [h('p', {}, both('promo-wall-opened'), ' ', h('code', {}, `${last.tape} ${last.salt}`)), h('p', {}, both('promo-wall-check'))] : h('p', {}, both('promo-wall-before'))] : h('p', {}, both('promo-wall-unsealed')))
}

/** @param {string} who */
const name = who => (who.startsWith('alias:') ? person(who) : '')

/** @param {Wire.SeenDraw} one @param {boolean} latest */
function drawnOf(one, latest) {
  const winners = latest ? one.winners.slice(0, turned) : one.winners
  return h('article', { 'data-key': `draw-${one.number}`, 'data-testid': `draw-${one.number}` },
    h('p', { class: 'word' }, both('promo-wall-word', { word: one.word, by: one.by }), ' ', h('small', {}, both('promo-wall-among', { among: one.among }))),
    h('ol', { class: 'winners' }, winners.map(each => h('li', { 'data-key': `award-${each.award}`, class: HELD ? '' : 'comes' }, h('span', { class: 'ticket' }, String(each.ticket)), h('span', { class: 'who' }, h('b', {}, name(each.who) || say('promo-wall-entry', { ticket: each.ticket }))), h('span', { class: 'prize' }, each.prize)))),
    winners.length === one.winners.length && one.passed.length ? h('p', { class: 'passed' }, both('promo-wall-passed', { absent: one.passed.filter(each => each.why === 'absent').map(each => each.ticket), won: one.passed.filter(each => each.why !== 'absent').map(each => each.ticket) })) : null,
    !one.winners.length ? h('p', {}, both('promo-wall-nobody')) : null)
}

/** @param {import('./logic/live.js').State} state */
function changed(state) {
  the('#lost').hidden = state === 'live'
  fill(the('#lost'), both('promo-wall-lost'))
}

document.addEventListener('language', event => {
  event.preventDefault()
  draw()
})

try {
  seen(await ask(`/promotions/${encodeURIComponent(id)}`))
  connectPromotion(id, { seen, state: changed })
} catch {
  fill(the('#stage'), h('p', { class: 'what' }, both('promo-wall-none')))
}
