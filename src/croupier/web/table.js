// The player's table. The floor says what is so and what is possible; this page draws it and gives commands. Start at
// `seen`; what each part of the page does is in the folder table.

import { note } from './parts/announce.js'
import { fill, h, the } from './parts/dom.js'
import { Felt, shown } from './parts/felt.js'
import { ask, connect } from './parts/net.js'
import * as session from './parts/session.js'
import * as sound from './parts/sound.js'
import * as squeeze from './parts/squeeze.js'
import { readTableInTwo } from './parts/book.js'
import { called, late } from './parts/sent.js'
import { bookText, read, say } from './parts/words.js'
import { joinWhenOpen, sit } from './table/coming.js'
import { drawContest, hearContest } from './table/contest.js'
import { drawCut, hearShoe } from './table/cut.js'
import { learnKeys } from './table/keys.js'
import { drawMatter, hearMatter } from './table/matter.js'
import { remind } from './table/reality.js'
import { drawScene, forgetHands } from './table/scene.js'
import { drawRoads, drawSign, loadRoads } from './table/sign.js'
import { at, can, isOpen, me, own, seatOf, table, windowOpen } from './table/state.js'
import { drawLog, drawResults, forgetPaid, hear, lastPaid } from './table/told.js'
import { drawTray } from './table/tray.js'
import { asked, place, wagers } from './table/wagers.js'

const wantsToSit = new URLSearchParams(location.search).has('sit')
const layout = new Felt(the('#layout'), { place, sit })

// --- the connection ------------------------------------------------------------------------------

function open() {
  at.live?.close()
  at.forget()
  at.live = connect(table, { seen, state: changed, hello, late: answer => note(late(answer), { kind: answer.done ? '' : 'wrong', lasts: 60_000 }) })
}

// The floor takes us for somebody else than the bar says: the session ended while we were away.
/** @param {Wire.Hello} hello */
async function hello({ you }) {
  if (you !== me()) {
    await session.again()
    open()
  }
}

/** @param {import('./logic/live.js').State} now */
async function changed(now) {
  at.state = now
  drawBar()
  at.draw()
  if (now === 'ended') {
    await session.again()
    open()
  }
}

/** @param {Wire.ViewShown} view */
function seen(view) {
  const news = at.take(view)
  if (news.felt) {
    lay()
    drawBar()
    drawResults()
  }
  if (news.sign) drawSign()
  if (news.board) drawRoads()
  if (news.coup) wagers.undoOnlyHere()
  wagers.remember()
  forgetPaid()
  hearMatter(view.told)
  hearShoe(view.told)
  hearContest(view.told, news.first)
  hear(view.told, news.first)
  at.draw()
  at.wake()
}

// --- drawing -------------------------------------------------------------------------------------

function lay() {
  if (!at.felt) return
  readTableInTwo(at.felt)
  layout.lay(at.felt)
}

const lamp = h('span', { class: 'lamp', role: 'status' })
const about = h('div', { class: 'about' })

function drawBar() {
  const { felt, name, state } = at
  lamp.dataset.state = state
  lamp.textContent = say(state === 'live' ? 'live' : 'not-live')
  fill(
    about,
    h('h1', {}, name),
    felt && h('span', { class: 'soft small' }, `${felt.casino} · ${bookText(felt.variation)}`),
    felt && h('span', { class: 'soft small edition', title: say('book') }, felt.edition),
    lamp,
    h('button', { type: 'button', class: 'quiet small sound', 'data-key': 'sound', 'aria-pressed': String(sound.isOn()), onclick: () => { sound.turn(!sound.isOn()); sound.chipsSound(); drawBar() } }, say('sound')),
    h('button', { type: 'button', class: 'quiet small sound', 'data-key': 'squeeze', 'aria-pressed': String(squeeze.isOn()), title: say('squeeze-when'), onclick: () => { squeeze.turn(!squeeze.isOn()); drawBar() } }, say('squeeze')),
  )
  document.title = felt ? say('title-table', { table: name, casino: felt.casino }) : 'Croupier'
}

at.draw = () => {
  if (!at.view) return
  drawScene()
  drawContest()
  drawMatter()
  drawCut()
  drawTray()
  if (!at.felt) return
  const { shared } = at.view
  const open = !!shared.coup?.open_to_wagers && (can('place-wager') || can('change-wager'))
  layout.show({
    shared, me: me(), wagers: own()?.wagers ?? [], pending: asked(), adds: own() ? at.chosen : 0,
    isOpen: area => !own() || isOpen(area), calls: windowOpen(), seated: !!seatOf(me()), others: at.view.others_chips ?? [], winner: shared.coup?.winner,
    went: wager => (shared.coup?.winner ? lastPaid().list.find(one => one.wager === wager)?.resolution : undefined),
  })
  the('#felt').classList.toggle('open', open)
}

learnKeys(layout)
document.addEventListener('language', event => {
  event.preventDefault()
  lay()
  forgetHands()
  drawBar()
  if (at.view) drawSign()
  drawRoads()
  drawLog()
  drawResults()
  at.draw()
})

// --- the start -----------------------------------------------------------------------------------

read({ name: person => shown(called(person)) })
let begun = false // whoever unlocks while the page begins is not somebody new
await session.begin({ middle: about, onchange: who => begun && (who.id ? open() : location.reload()) })
begun = true
drawBar()
open()
ask('/tables').then(list => {
  const found = list.find(one => one.id === table)
  if (!found) {
    at.live?.close()
    fill(the('#centre'), h('p', { class: 'result' }, say('no-such-table')), h('a', { class: 'button', href: '/' }, say('lobby')))
  }
  at.name = found?.name ?? table
  at.timed = found?.shoe === 'virtual-shoe'
  at.draw()
  drawBar()
})
loadRoads()
if (session.who().role === 'player') remind()
if (wantsToSit) {
  history.replaceState(null, '', location.pathname)
  await joinWhenOpen()
}
