// What leads on from a refusal: the floor says which steps would make an act possible, or how long it has to wait. Each is
// one button, and after it the act is asked about again. Nothing is worked out here.

import { h } from '../parts/dom.js'
import { named, say } from '../parts/words.js'
import { title } from './words.js'

/** @import { Answered } from '../logic/live.js' */
/** @import { Desk } from '../logic/desk.js' */
/**
 * What a guide may do: `take` gives a step as it is offered, `fill` opens its form, `again` asks about the act once more.
 * @typedef {{ take: (lead: Wire.Lead) => unknown, fillIn: (lead: Wire.Lead) => unknown, again: () => unknown }} Ways
 */

const MONEY = new Set(['minimum', 'amount', 'maximum'])
const TIMES = new Set(['takes_effect'])
const TERMS = new Set(['about', 'back', 'grounds', 'why'])

// What a step says beyond its name, for people.
/** @param {Record<string, any>} [facts] */
export const stepFacts = (facts = {}) => Object.entries(facts).filter(([, value]) => typeof value !== 'object').map(([name, value]) =>
  TIMES.has(name) ? say('guide-time', { field: name, at: value })
    : MONEY.has(name) ? say('guide-money', { field: name, amount: value })
      : TERMS.has(name) ? named('term', String(value))
        : name === 'wager' ? named('wager', String(value))
          : name === 'variation' ? named('variation', String(value)) : String(value)).join(' · ')

// The ways on from an answer; nothing where there are none. They are drawn again each second while one waits.
/** @param {Desk} desk @param {Answered} answer @param {Ways} ways */
export function guidance(desk, answer, ways) {
  const leads = answer.refused?.leads ?? []
  return leads.length ? h('div', { class: 'guide', 'data-part': 'guide' }, h('h3', {}, say('guide-title')), h('ul', {}, leads.map((one, at) => h('li', { 'data-key': `lead-${at}` }, way(desk, one, ways))))) : null
}

/** @param {Desk} desk @param {Wire.Lead} lead @param {Ways} ways */
function way(desk, lead, { take, fillIn, again }) {
  const step = lead.step
  if (!step) return waiting(desk, lead, again)
  const about = stepFacts(step.facts)
  if (desk.isAutomatic(step)) return h('p', { 'data-lead': step.command }, `⟳ ${say('guide-automatic', { act: step.command })}`)
  if (!lead.yours) return h('p', { 'data-lead': step.command }, `↑ ${say('guide-rank', { act: step.command, rank: desk.rankName(step.rank) })}`)
  const asks = (step.needs ?? []).length > 0
  return h('button', { type: 'button', class: 'main', 'data-lead': step.command, 'data-key': `do-${step.command}`, onclick: () => (asks ? fillIn(lead) : take(lead)) },
    say('guide-do', { act: title(step.command) }), about ? h('small', {}, ` · ${about}`) : null)
}

/** @param {Desk} desk @param {Wire.Lead} lead @param {() => unknown} again */
function waiting(desk, lead, again) {
  if (lead.coups) return h('p', { 'data-lead': 'coups' }, `◷ ${say('guide-coups', { coups: lead.coups })}`)
  const until = lead.until ?? 0
  const left = h('p', { class: 'countdown figure', 'data-lead': 'wait', role: 'timer' })
  const tick = () => {
    const rest = until - desk.now()
    if (!left.isConnected && left.textContent) { clearInterval(beat); return }
    left.textContent = `◷ ${say('guide-wait', { left: Math.max(0, rest), at: until })}`
    if (rest <= 0) { clearInterval(beat); again() }
  }
  const beat = setInterval(tick, 1000)
  tick()
  return left
}
