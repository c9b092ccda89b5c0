// Promotions: for everyone a list with terms and the draw; for staff one of them with what may be done, entries, prizes,
// refused claims, disputes. It computes no rule: what may be done and by which clause comes from the floor.

import { PromotionDesk } from './logic/promotion-desk.js'
import { dialog } from './parts/announce.js'
import { bringBooks } from './parts/book.js'
import { fill, h, the } from './parts/dom.js'
import { connectPromotion } from './parts/net.js'
import { called, troubled } from './parts/sent.js'
import { learnKeys } from './parts/session.js'
import { language, read, say } from './parts/words.js'
import { board } from './promotions/board.js'
import { listPromotions } from './promotions/list.js'
import { refusalForm, termsOf } from './promotions/own-forms.js'
import { when } from './parts/when.js'
import { dutiesPanel } from './staff/duties.js'
import { enter, lamp } from './staff/gate.js'
import { heldDesk, toldOf } from './staff/held.js'
import { openPalette } from './staff/palette.js'
import { title } from './staff/words.js'

const CHAPTERS = ['preparing', 'entries', 'drawing', 'prizes', 'conduct']
const main = the('#main')
const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')
const head = h('div', { class: 'row promo-head' })
const trouble = h('p', { class: 'wrong panel', role: 'alert', hidden: true })
const middle = h('div', { class: 'promo-main' })
const duties = h('section', { class: 'panel', hidden: true })
const aside = h('div', { class: 'promo-side' })
const side = h('aside', { class: 'promo-side' }, duties, aside)
const { desk, begin } = heldDesk(PromotionDesk, id, { connect: /** @type {any} */ (connectPromotion), kind: 'promotion' }, draw)

/** @param {string} name @param {Record<string, unknown>} [facts] */
function act(name, facts = {}) {
  if (name === 'write-promotion-terms') { const box = dialog(title(name), termsOf(desk, () => box.close())) }
  else if (name === 'refuse-prize') { const box = dialog(title(name), refusalForm(desk, facts, () => box.close())) }
  else openPalette(/** @type {any} */ (desk), name, { ...desk.known(name), ...facts })
}

function draw() {
  const shown = desk.promotion
  fill(head, h('h1', {}, shown?.view.name ?? id), lamp(desk), h('a', { class: 'small', 'data-key': 'list', href: '/promotions' }, say('promo-list')))
  if (!shown?.view.board) return
  read({ symbol: shown.view.symbol, zone: shown.view.zone, name: one => shown.people?.[one] ?? called(one) })
  const wrong = troubled(/** @type {any} */ (shown))
  trouble.hidden = !wrong
  trouble.textContent = `! ${wrong}`
  fill(middle, acts(shown), board(shown, act))
  fill(aside, standing(shown.view), toldOf(desk))
}

// What may be done now, by chapter.
/** @param {Wire.PromotionShown} shown */
function acts(shown) {
  const offered = (shown.offer?.acts ?? []).filter(one => !one.reason)
  return h('section', { class: 'panel acts', 'data-testid': 'acts' }, h('h2', {}, say('promo-now')),
    offered.length ? h('dl', {}, CHAPTERS.filter(chapter => offered.some(one => one.chapter === chapter)).map(chapter => h('div', { 'data-key': `chapter-${chapter}` }, h('dt', {}, say(`promo-chapter-${chapter}`)),
      h('dd', { class: 'row' }, offered.filter(one => one.chapter === chapter).map(one => h('button', { type: 'button', class: 'small', 'data-key': `act-${one.act}`, onclick: () => act(one.act) }, title(one.act))))))) : h('p', { class: 'soft' }, say('promo-nothing')))
}

/** @param {Wire.PromotionView} view */
function standing(view) {
  const line = (/** @type {string} */ key, /** @type {unknown} */ value) => [h('dt', {}, say(key)), h('dd', {}, String(value))]
  return h('section', { class: 'panel standing' }, h('p', { class: 'row' }, h('span', { class: `badge ${view.stage === 'entries' ? 'open' : ''}`, 'data-testid': 'stage', 'data-stage': view.stage }, say(`promo-stage-${view.stage}`)), h('span', { class: 'soft' }, view.casino)),
    view.why ? h('p', { class: 'notice' }, view.why) : null,
    h('dl', { class: 'tile-facts' }, line('promo-entries', view.entries), view.starts ? line('promo-starts', when(view.starts)) : null, view.closes ? line('promo-closes', when(view.closes)) : null, view.draws_at ? line('promo-draws', when(view.draws_at)) : null,
      view.present ? line('promo-there', view.there) : null, view.commitment ? line('promo-sealed', `${view.commitment.slice(0, 16)}…`) : null),
    h('p', { class: 'row' }, view.edition || view.board?.editions ? h('a', { class: 'button small', 'data-key': 'terms', target: '_blank', href: `/promotions/${encodeURIComponent(id)}/terms?language=${language()}` }, say('promo-terms')) : null,
      view.edition ? h('a', { class: 'button small', 'data-key': 'wall', target: '_blank', href: `/draw/${encodeURIComponent(id)}` }, say('promo-wall')) : null))
}

const palette = () => { if (desk.promotion?.view.board) openPalette(/** @type {any} */ (desk)) }

async function start() {
  if (!id) {
    await listPromotions(main, head)
    return
  }
  const { role } = await enter(main, ['manager', 'supervisor', 'dealer', 'administrator', 'inspector'], head)
  fill(main, h('div', { class: 'promo-page' }, trouble, middle, side))
  learnKeys([{ keys: ['/'], shown: '/', label: 'key-palette', run: palette }])
  await begin()
  if (desk.promotion) await bringBooks([desk.promotion.view.book])
  if (role !== 'dealer') dutiesPanel(duties, { only: `promotion:${id}` })
}

start().catch(problem => fill(main, h('section', { class: 'panel enter' }, h('h1', {}, problem.message), h('a', { class: 'button main', href: '/promotions' }, say('promo-list')))))
