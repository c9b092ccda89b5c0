// Wagers: placed, changed, taken back, doubled and laid again. Each command is for one coup and goes after the one before.

import { announce, answered, dismissNotes, note } from '../parts/announce.js'
import * as session from '../parts/session.js'
import { say } from '../parts/words.js'
import { join } from './coming.js'
import { nominate } from './nominate.js'
import { areaOf, at, can, caughtUp, coupKey, isOpen, laid, me, mine, own, table } from './state.js'

const MEMORY = `croupier-rebet-${table}`
const pending = new Map() // wager to what was asked and is not answered yet
let queue = Promise.resolve()
let undo = [] // { coup, changes: [[wager, stake before]] }
let remembered = JSON.parse(sessionStorage.getItem(MEMORY) ?? '{}') // { coup, now, last, hands }: stakes, and hands nominated, by wager

export const asked = () => pending
export const canUndo = () => undo.length > 0 || pending.size > 0
export const canRebet = () => can('place-wager') && !laid().length && Object.keys(remembered.last ?? {}).length > 0

// What lies as it lies cannot be undone any more.
export function undoOnlyHere() {
  const key = coupKey()
  undo = undo.filter(one => one.coup === key && one.changes.every(([wager]) => isOpen(areaOf(wager) ?? {})))
}

// What lay there when wagering closed, for the next coup.
export function remember() {
  const key = coupKey()
  if (!key || !own()) return
  if (remembered.coup !== key) {
    const last = Object.keys(remembered.now ?? {}).length ? remembered.now : remembered.last
    remembered = { ...remembered, coup: key, now: {}, last: last ?? {} }
  }
  const play = at.view.shared.coup.play
  if (play === 'wagering') remembered.now = Object.fromEntries(laid().map(one => [one.wager, one.stake]))
  sessionStorage.setItem(MEMORY, JSON.stringify(remembered))
}

// Commands about wagers go one after the other; each is for this coup only.
function soon(work) {
  queue = queue.then(work).catch(error => note(error.message, { kind: 'refused' }))
  return queue
}

export async function give(command, facts) {
  const key = coupKey()
  if (at.state !== 'live') {
    note(say('not-sent'), { kind: 'refused' })
    return { error: '' }
  }
  const answer = await at.live.give(command, facts, { still: () => coupKey() === key })
  if (!answer.done && !answer.lost && !answer.refused && answer.error?.includes('log in')) await session.again()
  else answered(answer)
  await caughtUp(answer.version)
  return answer
}

// Have this stake on a wager: placed, changed or taken back, whichever it is.
async function setStake(wager, stake) {
  const lies = mine(wager)
  if ((lies?.stake ?? 0) === stake) return true
  if (!lies) {
    const nominations = areaOf(wager)?.streak?.nominates ? remembered.hands?.[wager] : undefined
    return !!(await give('place-wager', { patron: me(), wager, stake, ...(nominations && { nominations }) })).done
  }
  if (stake === 0) return !!(await give('withdraw-wager', { number: lies.number })).done
  return !!(await give('change-wager', { number: lies.number, stake })).done
}

export async function place(wager) {
  at.area = wager
  dismissNotes()
  if (!own()) {
    await join()
    return
  }
  const add = at.chosen
  const area = areaOf(wager)
  if (!isOpen(area)) {
    // not now: say why, and do nothing that could count in another coup
    const answer = await at.live.why('place-wager', { patron: me(), wager, stake: add })
    if (!answer.done) answered(answer)
    return
  }
  const coup = coupKey()
  if (area.streak?.nominates && !mine(wager) && !pending.has(wager)) {
    const hands = await nominate(area, add)
    if (!hands || coupKey() !== coup) return
    remembered.hands = { ...remembered.hands, [wager]: hands }
  }
  pending.set(wager, (pending.get(wager) ?? 0) + add)
  at.draw()
  await soon(async () => {
    try {
      if (coupKey() !== coup) return
      if (area.window) {
        // what lies there within a coup lies as it lies; more is another wager
        await give('place-wager', { patron: me(), wager, stake: add })
        return
      }
      const before = mine(wager)?.stake ?? 0
      if (await setStake(wager, before + add)) undo.push({ coup, changes: [[wager, before]] })
    } finally {
      const left = (pending.get(wager) ?? 0) - add
      if (left > 0) pending.set(wager, left)
      else pending.delete(wager)
      at.draw()
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
    at.draw()
  })
}

export function undoLast() {
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
    at.draw()
  })
}

const changeable = () => laid().filter(one => isOpen(areaOf(one.wager) ?? {}))
export const clearAll = () => setStakes(() => changeable().map(one => [one.wager, 0]))
export const doubleAll = () => setStakes(() => changeable().map(one => [one.wager, one.stake * 2]))

export function rebet() {
  const last = Object.entries(remembered.last ?? {})
  if (!last.length) announce(say('nothing-to-repeat'))
  else setStakes(() => last)
}
