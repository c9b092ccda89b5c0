// The floor's time, where the machine's clock is ahead of it: those who may say whether that counts are asked.

import { note } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'

const LOOKING = 15_000 // milliseconds between looks
/** @type {(Wire.Role | null)[]} */
const MAY = ['manager', 'administrator']

// A panel that shows itself while someone is to be asked; it looks by itself from now on.
/** @param {HTMLElement} panel @param {Wire.Me} me */
export function timePanel(panel, me) {
  const may = MAY.includes(me.role ?? null)
  /** @param {boolean} counts */
  const answer = async counts => {
    try {
      await ask('/floor/time', { counts })
    } catch (problem) {
      note(problem.message, { kind: 'refused' })
    }
    await look()
  }
  const look = async () => {
    const { time } = await ask('/floor')
    panel.hidden = !time.asks
    if (!time.asks) return
    fill(panel, h('p', {}, say('time-ahead', { ahead: time.ahead })),
      may ? h('div', { class: 'row' },
        h('button', { type: 'button', 'data-key': 'time-counts', onclick: () => answer(true) }, say('time-counts')),
        h('button', { type: 'button', 'data-key': 'time-counts-not', onclick: () => answer(false) }, say('time-counts-not'))) : null)
  }
  const often = () => look().catch(() => {}) // whether the floor answers is shown elsewhere
  often()
  setInterval(often, LOOKING)
}
