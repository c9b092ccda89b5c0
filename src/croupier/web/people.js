// The people of the floor: who may come in, in which role, and under which rank of each book; and books that wait for an
// approval. Managers see those whose ranks they may change, and nothing else.

import { closeRow, dialog, note } from './parts/announce.js'
import { anew, fill, h, the } from './parts/dom.js'
import { ask } from './parts/net.js'
import { say } from './parts/words.js'
import { enter } from './staff/gate.js'
import { confirmRole, inShort, named, offered, rankForm } from './staff/ranks.js'
import { terminals } from './staff/terminals.js'

/** @type {Wire.Role[]} */
const ROLES = ['player', 'dealer', 'supervisor', 'manager', 'inspector', 'administrator', 'director']
const main = the('#main')
/** @type {Wire.AccountShown[]} */
let people = []
/** @type {Wire.BookListed[]} */
let books = []
/** @type {Wire.LadderShown[]} */
let ladders = []
let searched = ''
/** @type {Wire.Me} */
let me

const list = h('div', { class: 'wide' })
const shelf = h('div', {})

/** @param {string} id @param {Wire.Role} chosen @param {(event: import('./parts/dom.js').Entered) => unknown} [onchange] */
const roleSelect = (id, chosen, onchange) => h('select', { id, 'data-key': id, 'aria-label': say('people-role'), onchange }, ROLES.map(role => h('option', { value: role, selected: role === chosen }, say(`role-${role}`))))

// Whether it was done; a page shows what is so afterwards.
/** @param {Wire.AccountShown} person @param {Wire.Change} body @param {string} done */
async function change(person, body, done) {
  let fine = true
  try {
    await ask(`/people/${encodeURIComponent(person.id)}`, body, 'PATCH')
    note(say('people-changed', { id: person.id, what: done }))
  } catch (problem) {
    fine = false
    note(problem.message, { kind: 'refused' })
  }
  await load()
  return fine
}

/** @param {Wire.AccountShown} person @param {HTMLSelectElement} box */
function changeRole(person, box) {
  const role = /** @type {Wire.Role} */ (box.value)
  const back = () => { box.value = person.role }
  confirmRole(person, role, ladders, { not: back, yes: async () => { if (!(await change(person, { role }, say(`role-${role}`)))) back() } })
}

// Under which ranks somebody acts, where they were granted by name; and a way to change it, for others than oneself.
/** @param {Wire.AccountShown} person */
function ranksOf(person) {
  const any = ladders.some(one => offered(one, person.role).length) && (me.role === 'administrator' || person.role !== 'administrator')
  return h('td', { class: 'ranks' }, any && person.id !== me.id ? h('button', { type: 'button', class: 'small', 'data-key': `ranks-${person.id}`, 'aria-label': say('ranks-of', { id: person.id }), onclick: () => rankForm(person, ladders, load) }, say('ranks')) : null,
    inShort(person, ladders).map(one => h('small', { class: 'soft rank-line' }, one)))
}

// What stands in the place of a lost password; asked once more, since the old one is gone then.
/** @param {Wire.AccountShown} person */
function giveCode(person) {
  const box = dialog(say('people-give-code-to', { id: person.id }), h('div', { class: 'grid' }, h('p', {}, say('people-give-code-text', { id: person.id })),
    h('div', { class: 'row end' },
      h('button', { type: 'button', class: 'quiet', onclick: () => box.close() }, say('close')),
      h('button', { type: 'button', class: 'danger', 'data-key': 'give', onclick: async () => {
        box.close()
        try {
          const given = await ask(`/people/${encodeURIComponent(person.id)}/code`, {})
          showCode(given.id, given.code, given.until)
        } catch (problem) {
          note(problem.message, { kind: 'refused' })
        }
        await load()
      } }, say('people-give-code')))))
}

// Shown this once: no answer of the floor has it again.
/** @param {string} id @param {string} code @param {number} until */
function showCode(id, code, until) {
  const box = dialog(say('people-code-heading', { id }), h('div', { class: 'grid' }, h('output', { class: 'code', 'data-key': 'code' }, code), h('p', {}, say('people-code-text', { until })), closeRow()))
  box.setAttribute('data-stays', '')
}

// How it stands with a code, where there is one.
/** @param {Wire.AccountShown} person */
function codeState(person) {
  if (person.must_choose) return say('people-code-used')
  if (!person.code_until) return ''
  return person.code_until > Date.now() ? say('people-code-open', { until: person.code_until }) : say('people-code-over')
}

// How a patron is called before others, and a way to take it away.
/** @param {Wire.AccountShown} person */
function aliasOf(person) {
  const reset = async () => {
    try {
      await ask(`/people/${encodeURIComponent(person.id)}/alias-reset`, {})
      note(say('people-changed', { id: person.id, what: say('people-alias-gone') }))
      person.alias = ''
    } catch (error) {
      note(error.message, { kind: 'refused' })
    }
    draw()
  }
  return h('span', { class: 'row alias' }, h('small', { class: 'soft' }, say('people-alias', { alias: person.alias })),
    h('button', { type: 'button', class: 'quiet small', 'data-key': `alias-${person.id}`, onclick: reset }, say('people-alias-take')))
}

/** @param {Wire.AccountShown} person */
function row(person) {
  if (me.role !== 'administrator') {
    return h('tr', { class: person.active ? '' : 'inactive', 'data-key': `person-${person.id}` },
      h('th', { scope: 'row' }, person.id, person.name ? h('small', { class: 'soft' }, ` ${person.name}`) : null), h('td', {}, say(`role-${person.role}`)), ranksOf(person))
  }
  return h('tr', { class: person.active ? '' : 'inactive', 'data-key': `person-${person.id}` },
    h('th', { scope: 'row' }, person.id, person.name ? h('small', { class: 'soft' }, ` ${person.name}`) : null, person.alias ? aliasOf(person) : null),
    h('td', {}, h('span', { class: `badge ${person.active ? 'open' : 'bad'}` }, person.active ? `● ${say('people-active')}` : `○ ${say('people-inactive')}`)),
    h('td', {}, roleSelect(`role-of-${person.id}`, person.role, event => changeRole(person, event.target))),
    ranksOf(person),
    h('td', {}, person.id === me.id ? null : h('button', { type: 'button', class: 'small', 'data-key': `code-${person.id}`, 'aria-label': say('people-give-code-to', { id: person.id }), onclick: () => giveCode(person) }, say('people-give-code')),
      h('small', { class: 'soft code-state' }, codeState(person))),
    h('td', {}, person.id === me.id ? null : h('button', { type: 'button', class: `small ${person.active ? 'danger' : ''}`, 'data-key': `on-${person.id}`, onclick: () => change(person, { active: !person.active }, say(person.active ? 'people-inactive' : 'people-active')) }, say(person.active ? 'people-deactivate' : 'people-activate'))))
}

function draw() {
  const found = people.filter(one => `${one.id} ${one.name} ${one.role}`.toLowerCase().includes(searched))
  fill(list, h('table', { class: 'list' }, h('thead', {}, h('tr', {}, (me.role === 'administrator' ? ['staff-id', 'people-active', 'people-role', 'ranks', 'password', ''] : ['staff-id', 'people-role', 'ranks']).map(key => h('th', { scope: 'col' }, key ? say(key) : '')))), h('tbody', {}, found.slice(0, 300).map(row))))
}

// Books whose files are not those of the release: what is approved is the digest that is shown.
function drawBooks() {
  fill(shelf, h('div', {}, books.filter(one => !one.approved).map(one => h('section', { class: 'panel', role: 'alert', 'data-key': `book-${one.id}` },
    h('p', {}, say('books-not-approved', { casino: one.casino })), h('p', { class: 'small soft breaks' }, one.edition),
    h('button', { type: 'button', class: 'danger', 'data-key': `approve-${one.id}`, onclick: () => approve(one) }, say('books-approve'))))))
}

/** @param {Wire.BookListed} book */
async function approve(book) {
  try {
    await ask(`/books/${book.id}/approval`, { edition: book.edition })
    note(say('people-done', { what: say('books-approve') }))
  } catch (problem) {
    note(problem.message, { kind: 'refused' })
  }
  await loadBooks()
}

async function loadBooks() {
  books = await ask('/books')
  drawBooks()
}

async function load() {
  people = await ask('/people')
  draw()
}

function adding() {
  const id = h('input', { id: 'new-id', required: true, maxlength: 64, autocomplete: 'off', autocapitalize: 'none' })
  const name = h('input', { id: 'new-name', maxlength: 100, autocomplete: 'off' })
  const password = h('input', { id: 'new-password', type: 'password', autocomplete: 'new-password' })
  const role = roleSelect('new-role', 'dealer')
  const wrong = h('p', { class: 'form-error', role: 'alert' })
  const field = (/** @type {HTMLElement} */ input, /** @type {string} */ key) => h('div', { class: 'field' }, h('label', { for: input.id }, say(key)), input)
  return h('form', {
    class: 'panel', onsubmit: async event => {
      event.preventDefault()
      wrong.textContent = ''
      try {
        const made = await ask('/people', { id: id.value.trim(), name: name.value.trim(), role: /** @type {Wire.Role} */ (role.value), password: password.value || null })
        if (made.code) showCode(made.id, made.code, made.code_until)
        else note(say('people-done', { what: id.value }))
        id.value = name.value = password.value = ''
        id.focus()
        await load()
      } catch (problem) {
        wrong.textContent = problem.message
      }
    },
  }, h('h2', {}, say('people-add')), h('div', { class: 'fields' }, field(id, 'staff-id'), field(name, 'people-name'), field(role, 'people-role'), field(password, 'people-password-or-code'), h('button', { type: 'submit', class: 'main' }, say('people-add'))), wrong)
}

function page() {
  anew(main, h('div', { class: 'people-page' }, h('h1', {}, say('people-title')), shelf, me.role === 'administrator' ? adding() : null,
    h('section', { class: 'panel' }, h('input', { type: 'search', 'aria-label': say('people-search'), placeholder: say('people-search'), oninput: event => { searched = event.target.value.toLowerCase(); draw() } }), list), terminals()))
  draw()
  drawBooks()
}

async function start() {
  me = await enter(main, ['manager', 'administrator'])
  page()
  ladders = named(await ask('/ranks'))
  await load()
  if (me.role === 'administrator') await loadBooks()
  document.addEventListener('language', event => { event.preventDefault(); page() })
}

start()
