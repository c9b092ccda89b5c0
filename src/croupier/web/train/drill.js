// A drill on the screen: the hands as they lie, what is asked, and the verdict. It knows no rule and no answer.

import { card } from '../parts/cards.js'
import { h } from '../parts/dom.js'
import { named, say } from '../parts/words.js'

const LONG = 24 // letters, beyond which choices stand below one another

/** @param {Wire.DrillShown} drill */
export function handsOf(drill) {
  if (!drill.player.length) return null
  const hand = (/** @type {'player' | 'banker'} */ side) => h('div', { class: `drill-hand ${side}`, 'data-testid': side }, h('h3', {}, named('hand', side)), h('div', { class: 'cards' }, drill[side].map(one => card(one))))
  return h('div', { class: 'drill-hands' }, hand('player'), hand('banker'))
}

/** @param {Wire.DrillShown} drill @param {Record<string, string>} given @param {Wire.DrillJudged | null} judged */
export function asksOf(drill, given, judged) {
  return drill.asks.map(one => (one.by === 'choice' ? chosen(one, given[one.id], judged) : typed(one, given[one.id], judged)))
}

/** @param {Wire.AskedShown} one @param {string | undefined} given @param {Wire.DrillJudged | null} judged */
function chosen(one, given, judged) {
  const long = one.choices.some(each => each.says.length > LONG)
  return h('fieldset', { 'data-ask': one.id, disabled: !!judged }, h('legend', {}, one.says, mark(one.id, judged)),
    h('div', { class: `drill-choices${long ? ' long' : ''}` }, one.choices.map((each, at) => h('label', {}, h('input', { type: 'radio', name: one.id, value: each.id, required: true, checked: given === each.id, 'data-key': `${one.id}-${each.id}` }), h('kbd', {}, String(at + 1)), ' ', each.says))))
}

/** @param {Wire.AskedShown} one @param {string | undefined} given @param {Wire.DrillJudged | null} judged */
function typed(one, given, judged) {
  const money = one.by === 'money'
  return h('label', { class: 'field drill-field', 'data-ask': one.id }, h('span', {}, one.says, mark(one.id, judged)),
    h('input', { name: one.id, required: !money, disabled: !!judged, autocomplete: 'off', inputmode: money ? 'decimal' : 'numeric', pattern: money ? '\\$?[0-9]+([.][0-9]{1,2})?' : '[0-9]', maxlength: money ? 12 : 1, value: given ?? '', placeholder: money ? '0' : '', 'data-key': `${one.id}-typed` }))
}

// Beside what was answered wrongly: what would have been right.
/** @param {string} id @param {Wire.DrillJudged | null} judged */
function mark(id, judged) {
  const found = judged?.answers.find(one => one.id === id)
  return found && !found.right ? h('span', { class: 'wrong' }, ' ', say('train-was', { answer: found.says })) : null
}

/** @param {Wire.DrillJudged} judged @param {unknown} cited */
export function verdictOf(judged, cited) {
  return h('div', { class: `verdict${judged.right ? ' right' : ''}`, 'data-testid': 'verdict', 'data-right': judged.right ? 'yes' : 'no' },
    h('p', {}, h('strong', {}, say(judged.right ? 'train-right' : 'train-wrong'))),
    h('ul', {}, judged.why.map(one => h('li', {}, one))),
    h('p', {}, /** @type {any} */ (cited)))
}

/** @param {HTMLFormElement} form @returns {Record<string, string>} */
export const givenOf = form => Object.fromEntries([...new FormData(form)].map(([id, value]) => [id, String(value).replace(/^\p{Sc}/u, '')]))
