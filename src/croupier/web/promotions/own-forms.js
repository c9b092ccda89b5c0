// Two acts whose forms are their own: terms are a file, and of whoever is refused a prize a name and an address are kept apart.

import { fileInto, termsBox } from '../direct/terms.js'
import { h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'
import { world } from '../parts/world.js'
import { refusal } from '../staff/refusals.js'
import { fieldTitle, title } from '../staff/words.js'

/** @import { PromotionDesk } from '../logic/promotion-desk.js' */

/** @param {PromotionDesk} desk @param {() => void} done */
export function termsOf(desk, done) {
  const said = h('div', { 'aria-live': 'polite' })
  const box = termsBox('')
  const book = desk.promotion?.view.book ?? ''
  fetch(`/api/books/${encodeURIComponent(book)}/promotion-terms`).then(answer => (answer.ok ? answer.text() : '')).then(text => { box.value ||= text })
  return h('form', { class: 'grid', onsubmit: async event => {
    event.preventDefault()
    const answer = await desk.enter('write-promotion-terms', { terms: box.value })
    if (answer.done) done()
    else said.replaceChildren(refusal('write-promotion-terms', answer))
  } }, fileInto(box), box, said, h('div', { class: 'row end' }, h('button', { class: 'main', type: 'submit' }, title('write-promotion-terms'))))
}

/** @param {PromotionDesk} desk @param {Record<string, unknown>} facts @param {() => void} done */
export function refusalForm(desk, facts, done) {
  const said = h('div', { 'aria-live': 'polite' })
  const prizes = desk.promotion?.view.prizes ?? []
  const field = (/** @type {string} */ name, /** @type {Record<string, unknown>} */ more = {}) => h('label', { class: 'field' }, h('span', {}, fieldTitle(name)), h('input', { name, 'data-field': name, maxlength: 500, autocomplete: 'off', value: String(facts[name] ?? ''), ...more }))
  return h('form', { class: 'grid', 'data-testid': 'refuse-prize', onsubmit: async (/** @type {import('../parts/dom.js').Submitted} */ event) => {
    event.preventDefault()
    const data = new FormData(/** @type {HTMLFormElement} */ (/** @type {unknown} */ (event.target)))
    const text = (/** @type {string} */ name) => String(data.get(name) ?? '').trim()
    try {
      await ask(`/promotions/${encodeURIComponent(desk.id)}/refusals`, { id: world.id(), claimant: text('claimant'), prize: Number(text('prize')), reason: text('reason'), award: Number(facts.award ?? 0), called: text('called'), address: text('address') })
      done()
    } catch (problem) {
      said.replaceChildren(h('p', { class: 'form-error', role: 'alert' }, problem.message))
    }
  } },
    field('claimant', { required: true, maxlength: 64 }),
    h('label', { class: 'field' }, h('span', {}, fieldTitle('prize')), h('select', { name: 'prize', 'data-field': 'prize' }, prizes.map((one, at) => h('option', { value: at + 1, selected: facts.prize === at + 1 }, one.what)))),
    field('reason', { required: true }), field('called'), field('address'),
    h('p', { class: 'soft small' }, say('promo-kept-apart')), said,
    h('div', { class: 'row end' }, h('button', { class: 'main', type: 'submit' }, title('refuse-prize'))))
}
