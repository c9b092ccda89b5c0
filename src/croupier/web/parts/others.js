// Others' chips on an area, by the numbered place they lie at: those that lost go, to those that won others come. The floor
// says which there are, and how much only where the house shows it; whose they are is not said. Start at `showOthers`.

import { placed } from './chips.js'
import { fill, h } from './dom.js'
import { short } from './money.js'
import { chipsCome, chipsGo } from './motion.js'
import { language, say } from './words.js'

// Half of the places are left of one's own chips, half right of them, as people sit.
/** @typedef {{ lying: HTMLElement, left: HTMLElement, right: HTMLElement, said: HTMLElement }} Others */

/** @param {string} wager @returns {Others} */
export function othersOn(wager) {
  const [left, right] = [h('span', { class: 'half' }), h('span', { class: 'half' })]
  return { left, right, lying: h('span', { class: 'area-others', 'aria-hidden': 'true' }, left, right), said: h('span', { class: 'heard', id: `others-on-${wager}` }) }
}

// `list` is what lies on this area; `middle` the place from which on they lie right of one's own.
/** @param {Others} others @param {Wire.ChipsShown[]} list @param {number} middle */
export function showOthers({ lying, left, right, said }, list, middle) {
  const sign = JSON.stringify([list, language()])
  if (lying.dataset.sign === sign) return
  lying.dataset.sign = sign
  const before = new Map([...left.children, ...right.children].map(one => [one.getAttribute('data-key'), /** @type {HTMLElement} */ (one)]))
  const stays = list.filter(one => one.became !== 'loses')
  for (const [key, element] of before) {
    const now = list.filter(one => key === `others-${one.place}`)
    if (!now.some(one => one.became !== 'loses')) chipsGo(element, now.length > 0)
  }
  const draw = (/** @type {boolean} */ onRight) => [...new Set(stays.map(one => one.place))].filter(place => (place >= middle) === onRight).map(place => drawn(place, stays.filter(one => one.place === place)))
  fill(left, draw(false))
  fill(right, draw(true))
  for (const one of [...left.children, ...right.children]) {
    const won = one.querySelector('.won-chip')
    if (won instanceof HTMLElement && !before.get(one.getAttribute('data-key'))?.classList.contains('wins')) chipsCome(won)
  }
  said.textContent = list.length ? say('others-here', { lines: list.map(inWords) }) : ''
}

/** @param {Wire.ChipsShown} one */
const inWords = ({ place, stake, became, profit }) => say('others-chips', { place, stake, became: became ?? 'lies', profit })

/** @param {number} place @param {Wire.ChipsShown[]} list */
function drawn(place, list) {
  const sum = (/** @type {'stake' | 'profit'} */ of) => list.reduce((all, one) => all + (one[of] ?? 0), 0)
  const wins = list.some(one => one.became === 'wins')
  return h('span', { class: `at-place ${wins ? 'wins' : ''}`, 'data-key': `others-${place}`, title: list.map(inWords).join(' · ') },
    h('span', { class: 'place-chips' }, placed(place), wins && h('span', { class: 'won-chip' }, placed(place))),
    sum('stake') > 0 && h('span', { class: 'place-amount figure' }, short(sum('stake') + sum('profit'))))
}
