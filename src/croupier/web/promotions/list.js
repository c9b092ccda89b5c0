// The promotions of the floor, for everyone; whoever works here goes on from there, and supervisors begin a new one.

import { fileInto, termsBox } from '../direct/terms.js'
import { fill, h } from '../parts/dom.js'
import { ask, NotDone } from '../parts/net.js'
import { begin } from '../parts/session.js'
import { language, read, say } from '../parts/words.js'
import { when } from '../parts/when.js'

/** @type {(Wire.Role | null)[]} */
const SUPERVISING = ['supervisor', 'manager', 'administrator']
/** @type {(Wire.Role | null)[]} */
const WORKING = [...SUPERVISING, 'dealer', 'inspector']

/** @param {HTMLElement} main @param {HTMLElement} head */
export async function listPromotions(main, head) {
  const me = await begin({ middle: head })
  const role = me.locked ? null : me.role
  const forms = SUPERVISING.includes(role) ? newForm(await ask('/books')) : null
  const draw = async () => {
    const list = await ask('/promotions')
    fill(head, h('h1', {}, say('promo-list')))
    fill(main, h('div', { class: 'promo-list' },
      list.length ? h('ul', {}, list.map(one => item(one, WORKING.includes(role)))) : h('p', { class: 'panel soft' }, say('promo-none')),
      forms ? h('details', { class: 'panel', 'data-key': 'new' }, h('summary', {}, say('promo-new')), forms) : null))
  }
  await draw()
  document.addEventListener('language', () => location.reload())
}

/** @param {Wire.PromotionCard} one @param {boolean} works */
function item(one, works) {
  const id = encodeURIComponent(one.id)
  read({ symbol: one.symbol, zone: one.zone })
  const line = (/** @type {string} */ key, /** @type {number} */ at) => (at ? h('span', {}, h('span', { class: 'soft' }, `${say(key)} `), when(at)) : null)
  return h('li', { class: 'panel', 'data-key': `promotion-${id}`, 'data-testid': `promotion-${one.id}` },
    h('div', { class: 'row' }, h('h2', {}, one.name || one.id), h('span', { class: `badge ${one.stage === 'entries' ? 'open' : ''}` }, say(`promo-stage-${one.stage}`)), h('span', { class: 'soft' }, one.casino)),
    h('p', { class: 'row' }, line('promo-closes', one.closes), line('promo-draws', one.draws_at), h('span', {}, say('promo-entries-of', { entries: one.entries }))),
    h('p', { class: 'row' }, works ? h('a', { class: 'button small main', 'data-key': `work-${id}`, href: `/promotions/${id}` }, say('promo-work')) : null,
      one.edition ? [h('a', { class: 'button small', 'data-key': `terms-${id}`, href: `/promotions/${id}/terms?language=${language()}` }, say('promo-terms')), h('a', { class: 'button small', 'data-key': `wall-${id}`, href: `/draw/${id}` }, say('promo-wall'))] : null))
}

/** @param {string} book */
async function template(book) {
  const response = await fetch(`/api/books/${encodeURIComponent(book)}/promotion-terms?language=${language()}`)
  return response.ok ? response.text() : ''
}

/** @param {Wire.BookListed[]} books */
function newForm(books) {
  const problem = h('div', { role: 'alert', class: 'form-error' })
  const id = h('input', { required: true, maxlength: 40, pattern: '[A-Za-z0-9\\-]+', autocomplete: 'off', 'data-key': 'new-id' })
  const box = termsBox('')
  const offer = async () => {
    box.value = await template(choice.value)
    problem.textContent = box.value ? '' : say('promo-no-chapter')
  }
  const choice = h('select', { 'data-key': 'new-book', onchange: offer }, h('option', { value: '' }, '…'), books.map(one => h('option', { value: one.id }, `${one.casino} · ${one.id}`)))
  return h('form', { class: 'grid', onsubmit: async event => {
    event.preventDefault()
    problem.replaceChildren()
    try {
      const made = await ask('/promotions', { id: id.value, book: choice.value, terms: box.value })
      location.href = `/promotions/${encodeURIComponent(made.id)}`
    } catch (error) {
      const found = /** @type {{ says: [string, Record<string, any>], line: number }[]} */ (error instanceof NotDone ? error.facts?.findings ?? [] : [])
      problem.replaceChildren(h('p', {}, error.message), h('ul', {}, found.map(one => h('li', {}, one.line ? `${say('direct-line', { line: one.line })} ` : '', say(one.says[0], one.says[1])))))
    }
  } },
    h('div', { class: 'fields' }, h('label', { class: 'field' }, h('span', {}, say('promo-new-id')), id), h('label', { class: 'field' }, h('span', {}, say('book')), choice)),
    fileInto(box), box, problem, h('div', { class: 'row end' }, h('button', { class: 'main', type: 'submit' }, say('promo-begin'))))
}
