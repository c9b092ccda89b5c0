// Before a virtual shoe is played: the cut, words of one's own, and the time there is for both. The floor says who may cut,
// where and until when; the page adds chance of its own and checks the reveal, logic/shoe.js.

import { ShoeWatch } from '../logic/shoe.js'
import { note } from '../parts/announce.js'
import { fill, h, the } from '../parts/dom.js'
import { language, person, say } from '../parts/words.js'
import { at, can, me, own, view } from './state.js'
import { give } from './wagers.js'

const subtle = globalThis.crypto?.subtle // over HTTPS, or on this machine
const watch = new ShoeWatch({
  random: bytes => crypto.getRandomValues(bytes),
  sha256: subtle ? bytes => subtle.digest('SHA-256', bytes) : null,
})
const seconds = h('b', { class: 'figure cut-seconds', role: 'timer' })
const place = () => the('#cut')
let after = 0 // where the slider stands, however often the panel is drawn

// --- what is heard -------------------------------------------------------------------------------

/** @param {Wire.Announcement[]} news */
export function hearShoe(news) {
  const { shared } = view()
  watch.see(shared)
  const added = watch.adds(shared, me(), !!own())
  if (added) at.live?.give('contribute-to-shoe', added)
  for (const one of news) if (one.event === 'shoe-revealed') told(one)
}

/** @param {Wire.Announcement} one */
async function told(one) {
  const shoe = Number(one.facts?.shoe)
  const verdict = await watch.check(view().shared.table, { shoe, tape: String(one.facts?.tape), salt: String(one.facts?.salt) }, me())
  const wrong = verdict === 'not-as-committed' || verdict === 'left-out'
  if (verdict !== 'not-seen') note(say(`shoe-${verdict}`, { shoe }), { kind: wrong ? 'refused' : '', lasts: wrong ? 600000 : 12000 })
}

// --- the panel -----------------------------------------------------------------------------------

export function drawCut() {
  const { shoe, turn } = view().shared
  const open = shoe?.stage === 'uncut' && !!shoe.commitment
  const panel = place()
  panel.hidden = !open
  if (!open) {
    panel.dataset.sign = ''
    after = 0
    return
  }
  const mine = can('cut-cards')
  const sign = JSON.stringify([shoe.commitment, shoe.contributions, shoe.pages, shoe.cut_between, turn?.cut, mine, can('decline-cut'), can('contribute-to-shoe'), !!own(), language()])
  if (panel.dataset.sign !== sign) {
    panel.dataset.sign = sign
    fill(panel, h('div', { class: 'cut-panel', 'data-key': 'cut-panel', 'data-testid': 'cut-panel' },
      h('p', { class: 'cut-head' }, h('strong', {}, say(mine ? 'cut-yours' : 'cut-others', { who: whose(turn?.cut), patron: person(turn?.cut ?? '') })), shoe.waits_until ? seconds : null),
      mine && shoe.cut_between ? slider(shoe.cut_between) : null,
      can('contribute-to-shoe') && own() ? words() : null,
      h('p', { class: 'soft small' }, say('cut-added', { pages: shoe.pages?.length ?? 0, words: (shoe.contributions?.length ?? 0) - (shoe.pages?.length ?? 0), mine: !!shoe.pages?.includes(me()) }))))
  }
  tick()
}

// A patron, any of them, or staff.
/** @param {string | undefined} turn */
const whose = turn => (turn === 'staff' || turn === 'any-patron' ? turn : 'patron')

/** @param {[number, number]} between */
function slider([least, most]) {
  const patron = me()
  if (after < least || after > most) after = Math.floor((least + most) / 2)
  return h('div', { class: 'row cut-row' },
    h('input', { type: 'range', id: 'cut-at', 'data-key': 'cut-at', min: least, max: most, value: after, 'aria-label': say('cut-after'), oninput: slid }),
    h('output', { class: 'figure', id: 'cut-after' }, String(after)),
    h('button', { type: 'button', class: 'main small', 'data-key': 'cut-here', onclick: () => give('cut-cards', { patron, after }) }, say('cut-here')),
    can('decline-cut') ? h('button', { type: 'button', class: 'small', 'data-key': 'cut-decline', onclick: () => give('decline-cut', { patron }) }, say('turn-decline-cut')) : null)
}

function slid() {
  after = Number(/** @type {HTMLInputElement} */ (the('#cut-at')).value)
  the('#cut-after').textContent = String(after)
}

function words() {
  const text = h('input', { id: 'cut-words', 'data-key': 'cut-words', maxlength: 64, required: true, autocomplete: 'off', placeholder: say('your-words'), 'aria-label': say('your-words') })
  const form = h('form', { class: 'row cut-row' }, text, h('button', { class: 'small', 'data-key': 'cut-add' }, say('turn-contribute-to-shoe')))
  form.addEventListener('submit', event => {
    event.preventDefault()
    give('contribute-to-shoe', { patron: me(), contribution: /** @type {HTMLInputElement} */ (the('#cut-words')).value })
  })
  return form
}

function tick() {
  const until = at.view?.shared.shoe?.waits_until
  if (!until || !at.live) return
  const left = Math.max(0, Math.ceil((until - at.live.now()) / 1000))
  const text = say('seconds', { seconds: left })
  if (seconds.textContent !== text) seconds.textContent = text
}
setInterval(tick, 200)
