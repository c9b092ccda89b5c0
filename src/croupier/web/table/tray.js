// The tray: what a player has, the chips to wager with, and what can be done with them; or the way in.

import { announce } from '../parts/announce.js'
import { chip } from '../parts/chips.js'
import { anew, h, the } from '../parts/dom.js'
import { money } from '../parts/money.js'
import * as session from '../parts/session.js'
import { language, say } from '../parts/words.js'
import { dealNow, join, leave, welcome } from './coming.js'
import { isContest } from './contest.js'
import { askRuling, mayDispute } from './matter.js'
import { at, can, laid, me, own, seatOf } from './state.js'
import { lastPaid } from './told.js'
import { drawTurn } from './turns.js'
import { asked, canRebet, canUndo, clearAll, doubleAll, give, rebet, undoLast } from './wagers.js'

let trayKind = ''
/** @typedef {Record<'undo' | 'clear' | 'double' | 'rebet' | 'stand' | 'leave' | 'ruling' | 'more' | 'join' | 'deal', HTMLButtonElement>} Buttons */
/** @typedef {Record<'rack' | 'laid' | 'owes' | 'tokens' | 'reserved' | 'text' | 'hint' | 'turn', HTMLElement>} Texts */
/** What there is depends on whether somebody is at the table. @type {Buttons & Texts & { chips: Map<number, HTMLButtonElement> }} */
export const tray = Object.create(null)

export function drawTray() {
  const mineNow = own()
  const kind = `${mineNow ? 'player' : 'outside'} ${language()} ${at.felt?.chips} ${isContest()} ${dealsNow()}`
  if (kind !== trayKind) {
    trayKind = kind
    if (mineNow) makeTray()
    else makeEntrance()
  }
  if (!mineNow) {
    if (tray.join) tray.join.hidden = !at.felt || isContest() || !!(me() && session.who().role !== 'player')
    if (tray.text) tray.text.textContent = me() && session.who().role !== 'player' ? say('staff-watch') : say('watch-only')
    return
  }
  const rack = mineNow.rack ?? 0
  const wagers = mineNow.wagers ?? []
  const underWay = [...asked().values()].reduce((sum, one) => sum + one, 0)
  tray.rack.textContent = money(rack - (mineNow.reserved ?? 0))
  shown(tray.reserved, mineNow.reserved)
  tray.laid.textContent = money(wagers.reduce((sum, one) => sum + one.stake, 0) + underWay)
  shown(tray.owes, mineNow.owes)
  shown(tray.tokens, mineNow.tokens)
  for (const [value, button] of tray.chips) {
    button.setAttribute('aria-checked', String(value === at.chosen))
    button.classList.toggle('beyond', value > rack)
  }
  const open = can('change-wager') || can('place-wager') || can('withdraw-wager')
  const some = laid().length > 0 || asked().size > 0
  tray.undo.disabled = !open || !canUndo()
  tray.clear.disabled = tray.double.disabled = !open || !some
  tray.rebet.disabled = !canRebet()
  if (tray.deal) tray.deal.disabled = !at.view?.deal_now
  const seated = seatOf(me())
  tray.stand.hidden = !seated || !can('stand-up')
  tray.leave.hidden = !can('leave-table')
  tray.ruling.hidden = !mayDispute()
  const broke = rack === 0 && !wagers.length
  tray.more.hidden = !broke || !session.who().demo || isContest()
  tray.hint.textContent = isContest() ? '' : tray.more.hidden && broke && !session.who().demo ? say('ask-chips') : seated ? '' : say('take-a-place')
  drawTurn(tray.turn)
}

// Whether coups may be dealt here as soon as whoever plays alone wants: at tables of a demonstration that deal by themselves.
export const dealsNow = () => !!session.who().demo && at.timed && !isContest()

// A sum that is left out where it is nothing.
/** @param {HTMLElement} value @param {number} [amount] */
function shown(value, amount = 0) {
  value.textContent = money(amount)
  if (value.parentElement) value.parentElement.hidden = !amount
}

function makeEntrance() {
  tray.text = h('p', { class: 'soft' })
  tray.join = h('button', { class: 'main join', 'data-key': 'join', onclick: () => join() }, say(session.who().demo ? 'join-demo-plain' : 'join'))
  anew(the('#tray'), h('div', { class: 'entrance' }, tray.text, tray.join))
}

function makeTray() {
  /** @param {string} label @param {string} kind */
  const sum = (label, kind) => {
    const value = h('b', { class: 'figure' })
    return [h('span', { class: `money ${kind}` }, h('span', { class: 'soft small' }, say(label)), value), value]
  }
  const [rack, rackValue] = sum(isContest() ? 'tourney-chips' : 'your-chips', 'rack')
  const [reserved, reservedValue] = sum('tourney-reserved', 'reserved')
  const [lies, liesValue] = sum('on-layout', 'laid')
  const [owes, owesValue] = sum('commission', 'owes')
  const [tokens, tokensValue] = sum('tokens', 'tokens')
  Object.assign(tray, { rack: rackValue, laid: liesValue, owes: owesValue, tokens: tokensValue, reserved: reservedValue, chips: new Map() })
  Object.assign(tray, { deal: undefined })
  /** @param {'undo' | 'clear' | 'double' | 'rebet' | 'deal'} label @param {string} key @param {() => unknown} run */
  const act = (label, key, run) => (tray[label] = h('button', { type: 'button', class: 'act', 'data-key': label, onclick: run, title: label === 'deal' ? say('deal-now-when') : null }, say(label === 'deal' ? 'deal-now' : label), h('kbd', { 'aria-hidden': 'true' }, key)))
  const chips = h('div', { class: 'chip-row', role: 'radiogroup', 'aria-label': say('chips') },
    (at.felt?.chips ?? []).map((value, place) => {
      const button = h('button', { type: 'button', class: 'chip-button', role: 'radio', 'data-key': `chip-${value}`, 'aria-label': say('chip', { chip: value }), title: say('chip-key', { chip: value, key: place + 1 }), onclick: () => pick(value) }, chip(value))
      tray.chips.set(value, button)
      return button
    }),
  )
  tray.hint = h('span', { class: 'soft small hint' })
  tray.turn = h('div', { class: 'row turn' })
  tray.stand = h('button', { class: 'quiet small', 'data-key': 'stand', onclick: () => give('stand-up', { patron: me() }) }, say('stand-up'))
  tray.leave = h('button', { class: 'quiet small', 'data-key': 'leave', onclick: leave }, say('leave'))
  tray.ruling = h('button', { class: 'quiet small', 'data-key': 'ruling', 'data-testid': 'ask-ruling', onclick: () => askRuling(lastPaid()) }, say('ask-ruling'))
  tray.more = h('button', { class: 'main', 'data-key': 'more', onclick: welcome }, say('more-chips'))
  anew(
    the('#tray'),
    h('div', { class: 'purse' }, rack, lies, reserved, owes, tokens, h('span', { class: 'goes' }, tray.stand, tray.leave, tray.ruling)),
    chips,
    h('div', { class: `acts ${dealsNow() ? 'and-deal' : ''}` }, act('undo', '⌫', undoLast), act('clear', 'C', clearAll), act('double', 'D', doubleAll), act('rebet', 'R', rebet), dealsNow() && act('deal', 'N', dealNow)),
    h('div', { class: 'more-acts' }, tray.hint, tray.turn, tray.more),
  )
}

/** @param {number} value */
export function pick(value) {
  at.chosen = value
  at.draw()
  announce(say('chip', { chip: value }))
}
