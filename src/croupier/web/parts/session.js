// Who is here: the bar at the top, logging in and out, the first administrator of a new floor, unlocking, one's own
// password, the language, and the keyboard's shortcuts. A page calls `begin` once.

import { closeRow, dialog, note } from './announce.js'
import { fill, h, s } from './dom.js'
import { choose, languages } from './language.js'
import { ask } from './net.js'
import './press.js'
import { language, read, say } from './words.js'

const OFF = 'croupier-shortcuts-off'
/** @type {Wire.Me} */
let me = { id: '', role: null, alias: '', demo: false, needs_setup: false, locked: false, must_choose: false, away: '' }
/** @type {{ who: HTMLElement, onchange: (me: Wire.Me) => void }} */
let slots = { who: h('div', { class: 'who' }), onchange: () => {} }
/** `run` gives false to let the key be; `when` says whether the page has it now. @typedef {{ keys: string[], shown: string, label: string, when?: () => boolean, run: (event: import('./dom.js').Typed) => unknown }} Shortcut */
/** @type {Shortcut[]} */
const shortcuts = []

export const who = () => me
export const shortcutsOn = () => localStorage.getItem(OFF) === null

const mark = () =>
  s(
    'svg',
    { viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    s('rect', { x: 3, y: 5, width: 15, height: 21, rx: 2.5, fill: '#f8f4e6', transform: 'rotate(-14 10 16)' }),
    s('rect', { x: 12, y: 4, width: 15, height: 21, rx: 2.5, fill: '#e3c27a', transform: 'rotate(10 20 15)' }),
    s('path', { d: 'M20 9c3 4 5 5.5 5 8a3 3 0 0 1-4.4 2.5L21.5 22h-3.600l1-2.5A3 3 0 0 1 15 17c0-2.5 2-4 5-8Z', fill: '#1c2b25' }),
  )

// Draw the bar into `#bar` (made if it is not there), and find out who is here.
// `middle` are elements of the page's own, `login` opens the log-in dialog at once for whoever is not logged in.
/** @param {{ middle?: HTMLElement | HTMLElement[], login?: boolean, onchange?: (me: Wire.Me) => void }} [page] */
export async function begin({ middle = [], login = false, onchange = () => location.reload() } = {}) {
  const bar = document.getElementById('bar') ?? document.body.insertBefore(h('header', { id: 'bar' }), document.body.firstChild)
  bar.className = 'bar'
  slots = { who: h('div', { class: 'who' }), onchange }
  bar.replaceChildren(
    h('a', { class: 'home', href: '/', 'data-label': 'home-link', 'aria-label': say('home-link') }, mark(), h('span', {}, 'Croupier')),
    h('div', { class: 'bar-middle' }, ...[middle].flat()),
    h('span', { class: 'spring' }),
    slots.who,
  )
  isHere(await ask('/me'))
  if (me.needs_setup && !me.demo) await setUp()
  else if (me.must_choose) await choosePassword()
  else if (me.locked) await unlock()
  else if (me.away) await goOn()
  else if (login && !me.id) await logIn()
  return me
}

function drawWho() {
  fill(
    slots.who,
    me.demo && h('span', { class: 'badge demo' }, say('demo')),
    languageSwitch(),
    h('button', { class: 'quiet small', 'data-key': 'help', 'aria-label': say('shortcuts'), title: say('shortcuts'), onclick: showShortcuts }, '?'),
    me.id
      ? [
          h('button', { class: 'badge me', 'data-key': 'me', title: me.id, onclick: showMe }, h('b', {}, me.id), h('span', { class: 'soft' }, say(`role-${me.role}`))),
          h('button', { class: 'quiet small out', 'data-key': 'out', onclick: logOut }, say('log-out')),
        ]
      : h('button', { class: 'small main', 'data-key': 'in', onclick: () => logIn() }, say('log-in')),
  )
}

// To the other language where there are two; a choice of all of them, by their own names, where there are more.
function languageSwitch() {
  const all = languages()
  const others = all.filter(one => one.language !== language())
  if (others.length === 1) {
    const [{ language: code, tag, name }] = others
    return h('button', { class: 'quiet small', 'data-key': 'language', lang: tag, onclick: () => speakIn(code) }, name)
  }
  return others.length > 1 && h('select', { class: 'small', 'data-key': 'language', 'aria-label': say('language-choose'), onchange: event => speakIn(event.target.value) },
    all.map(one => h('option', { value: one.language, lang: one.tag, selected: one.language === language() }, one.name)))
}

/** @param {string} code */
async function speakIn(code) {
  try {
    await choose(code)
  } catch (error) {
    note(error.message, { kind: 'refused' })
  }
  drawWho()
}

/** @param {Wire.Me} answer */
function isHere(answer) {
  me = answer
  read({ me: me.id })
  drawWho()
}

// How a patron is called before others, to be chosen anew or left empty.
function aliasForm() {
  const wrong = h('p', { class: 'wrong', role: 'alert' })
  const alias = h('input', { name: 'alias', value: me.alias, maxlength: 20, autocomplete: 'off', spellcheck: 'false', 'aria-describedby': 'alias-about' })
  const choose = async (/** @type {Event} */ event) => {
    event.preventDefault()
    wrong.textContent = ''
    try {
      me = { ...me, ...await ask('/me/alias', { alias: alias.value.trim() }) }
      alias.closest('dialog')?.close()
      note(me.alias ? say('alias-kept', { alias: me.alias }) : say('alias-none'))
    } catch (error) {
      wrong.textContent = error.message
    }
  }
  return h('form', { class: 'grid alias', onsubmit: choose },
    h('label', { class: 'field' }, h('span', {}, say('alias')), h('span', { class: 'row' }, alias, h('button', { class: 'small', 'data-key': 'alias' }, say('alias-keep')))),
    h('p', { id: 'alias-about', class: 'soft small' }, say('alias-about')), wrong)
}

function showMe() {
  dialog(me.id, h('div', { class: 'grid' }, h('p', { class: 'soft' }, say(`role-${me.role}`)), me.role === 'player' && aliasForm(), me.role === 'player' && h('a', { class: 'button', href: '/me', 'data-key': 'my-play' }, say('my-play')), h('div', { class: 'row end' },
    !isDemoAccount() && h('button', { 'data-key': 'password', onclick: event => { event.target.closest('dialog')?.close(); changePassword() } }, say('password-change')),
    h('button', { class: 'main', onclick: logOut }, say('log-out')),
    h('button', { onclick: event => event.target.closest('dialog')?.close() }, say('close')))))
}

async function logOut() {
  isHere(await ask('/logout', {}))
  const box = document.querySelector('dialog[open]')
  if (box instanceof HTMLDialogElement) box.close()
  slots.onchange(me)
}

// --- the dialogs ---------------------------------------------------------------------------------

/** @param {string} label @param {Record<string, unknown>} attributes */
function field(label, attributes) {
  return h('label', { class: 'field' }, h('span', {}, label), h('input', { required: true, ...attributes }))
}

/** A dialog that ends with an answer. @typedef {HTMLDialogElement & { done: (answer: Wire.Me) => void }} Box */

// A dialog with a form; resolves with what `send` gave, or null where it was closed.
/** @param {string} heading @param {boolean} stays @param {HTMLElement[]} content @param {(data: { get: (name: string) => string }) => Promise<Wire.Me | null>} send @returns {Promise<Wire.Me | null>} */
function asked(heading, stays, content, send) {
  return new Promise(resolve => {
    const wrong = h('p', { class: 'wrong', role: 'alert' })
    /** @type {Wire.Me | null} */
    let result = null
    const form = h('form', { method: 'dialog' }, ...content, wrong)
    form.addEventListener('submit', async event => {
      event.preventDefault()
      if (form.dataset.busy) return
      form.dataset.busy = 'yes'
      wrong.textContent = ''
      try {
        const data = new FormData(form)
        result = await send({ get: name => String(data.get(name) ?? '') })
        box.close()
      } catch (error) {
        wrong.textContent = error.message
      }
      delete form.dataset.busy
    })
    const box = Object.assign(dialog(heading, form), {
      done(/** @type {Wire.Me} */ answer) {
        result = answer
        box.close()
      },
    })
    if (stays) {
      box.setAttribute('data-stays', '')
      box.addEventListener('cancel', event => event.preventDefault())
    }
    box.addEventListener('close', () => resolve(result))
  })
}

/** @param {Wire.Me | null} answer @returns {Promise<Wire.Me>} */
async function became(answer) {
  if (!answer) return me
  isHere(answer)
  if (me.must_choose) return choosePassword() // and the page goes on after that
  slots.onchange(me)
  return me
}

// One click in a dialog of this page, at a demonstration.
/** @param {Wire.Role} role */
const demoAs = role => async (/** @type {import('./dom.js').Pressed} */ event) => {
  const box = /** @type {Box} */ (event.target.closest('dialog'))
  try {
    box.done(await ask('/demo-login', { role }))
  } catch (error) {
    note(error.message, { kind: 'refused' })
  }
}

const NAME = { name: 'id', autocomplete: 'username', maxlength: 64, autocapitalize: 'none', spellcheck: 'false' }

// Log in; at a demonstration with one click.
/** @param {Wire.Role[]} [roles] */
export async function logIn(roles = ['player', 'dealer', 'supervisor', 'manager', 'director', 'inspector']) {
  const demo = me.demo
    ? [
        h('section', { class: 'panel demo-logins' },
          h('h3', {}, say('demo-heading')),
          h('p', { class: 'soft small' }, say('demo-text')),
          h('div', { class: 'row' },
            roles.map((role, at) =>
              h('button', { type: 'button', class: at === 0 ? 'main' : '', 'data-role': role, autofocus: at === 0, onclick: demoAs(role) }, say(`role-${role}`)),
            ),
          ),
        ),
        h('p', { class: 'soft small' }, say('or')),
      ]
    : []
  const answer = await asked(say('log-in'), false,
    [
      ...demo,
      field(say('name'), { ...NAME, autofocus: !me.demo }),
      field(say('password'), { name: 'password', type: 'password', autocomplete: 'current-password', maxlength: 200 }),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: event => event.target.closest('dialog')?.close() }, say('close')),
        h('button', { class: me.demo ? '' : 'main' }, say('log-in')),
      ),
    ],
    data => ask('/login', { id: data.get('id').trim(), password: data.get('password') }),
  )
  return became(answer)
}

// One click at a demonstration, without a dialog.
/** @param {Wire.Role} role */
export async function demoLogIn(role) {
  return became(await ask('/demo-login', { role }))
}

// One click for an account of the demonstration, whose password nobody knows; marked as what it is.
/** @param {string} label @param {Wire.Role} role */
function demoAgain(label, role) {
  return h('section', { class: 'panel demo-logins' },
    h('p', { class: 'small' }, h('span', { class: 'badge demo' }, say('demo')), ' ', say('demo-again')),
    h('button', { type: 'button', class: 'main', 'data-key': 'demo-again', autofocus: true, onclick: demoAs(role) }, label))
}

const isDemoAccount = () => me.demo && /^(demo|guest)-/.test(me.id)

// A guest whose session grew too old comes back as the same guest.
async function goOn() {
  let another = false
  const answer = await asked(say('unlock-heading'), true,
    [
      h('p', {}, say('away-text')),
      demoAgain(say('go-on-demo', { id: me.away }), 'player'),
      h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', onclick: event => {
        another = true
        event.target.closest('dialog')?.close()
      } }, say('somebody-else'))),
    ],
    async () => null,
  )
  return another ? logIn() : became(answer)
}

export async function unlock() {
  if (isDemoAccount() && me.role) {
    const back = [h('p', {}, say('unlock-text-demo')), demoAgain(say('unlock-demo', { id: me.id }), me.role), h('div', { class: 'row end' }, h('button', { type: 'button', class: 'quiet', onclick: logOut }, say('log-out')))]
    return became(await asked(say('unlock-heading'), true, back, async () => null))
  }
  const answer = await asked(say('unlock-heading'), true,
    [
      h('p', {}, say('unlock-text', { id: me.id })),
      h('input', { name: 'id', value: me.id, autocomplete: 'username', hidden: true }),
      field(say('password'), { name: 'password', type: 'password', autocomplete: 'current-password', maxlength: 200, autofocus: true }),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: logOut }, say('log-out')),
        h('button', { class: 'main' }, say('unlock')),
      ),
    ],
    data => ask('/unlock', { password: data.get('password') }),
  )
  return became(answer)
}

const chosen = () => [
  field(say('password-new'), { name: 'password', type: 'password', autocomplete: 'new-password', minlength: 8, maxlength: 200, autofocus: true }),
  field(say('password-again'), { name: 'again', type: 'password', autocomplete: 'new-password', maxlength: 200 }),
  h('p', { class: 'soft small' }, say('password-advice')),
]

/** @param {{ get: (name: string) => string }} data */
function sendPassword(data) {
  if (data.get('password') !== data.get('again')) throw new Error(say('passwords-differ'))
  return ask('/password', { old: data.get('old'), new: data.get('password') })
}

// Whoever came in by a one-time code does nothing else before.
/** @returns {Promise<Wire.Me>} */
async function choosePassword() {
  const answer = await asked(say('password-choose'), true,
    [
      h('p', {}, say('password-choose-text', { id: me.id })),
      h('input', { name: 'id', value: me.id, autocomplete: 'username', hidden: true }),
      ...chosen(),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: logOut }, say('log-out')),
        h('button', { class: 'main', 'data-key': 'choose' }, say('password-choose')),
      ),
    ],
    async data => sendPassword(data),
  )
  return became(answer)
}

// One's own password, by the old one; the session is another afterwards, so the page begins again.
async function changePassword() {
  const answer = await asked(say('password-change'), false,
    [
      h('p', { class: 'soft' }, say('password-change-text')),
      h('input', { name: 'id', value: me.id, autocomplete: 'username', hidden: true }),
      field(say('password-old'), { name: 'old', type: 'password', autocomplete: 'current-password', maxlength: 200, autofocus: true }),
      ...chosen().map(part => { part.querySelector('input')?.removeAttribute('autofocus'); return part }),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: event => event.target.closest('dialog')?.close() }, say('close')),
        h('button', { class: 'main', 'data-key': 'change' }, say('password-change')),
      ),
    ],
    async data => sendPassword(data),
  )
  if (answer) note(say('password-changed'))
  return became(answer)
}

async function setUp() {
  const answer = await asked(say('setup-heading'), true,
    [
      h('p', {}, say('setup-text')),
      field(say('name'), { ...NAME, autofocus: true }),
      field(say('password'), { name: 'password', type: 'password', autocomplete: 'new-password', maxlength: 200 }),
      field(say('password-again'), { name: 'again', type: 'password', autocomplete: 'new-password', maxlength: 200 }),
      h('div', { class: 'row end' }, h('button', { class: 'main' }, say('set-up'))),
    ],
    data => {
      if (data.get('password') !== data.get('again')) throw new Error(say('passwords-differ'))
      return ask('/setup', { id: data.get('id').trim(), password: data.get('password') })
    },
  )
  return became(answer)
}

// Who is here now; asks again after a session ended or was locked. Gives the person, or null.
export async function again() {
  isHere(await ask('/me'))
  if (me.must_choose) await choosePassword()
  else if (me.locked) await unlock()
  else if (me.away) await goOn()
  else if (!me.id) await logIn()
  return me
}

// --- the keyboard --------------------------------------------------------------------------------

/** @param {Shortcut} one */
const hasNow = one => one.when?.() ?? true

// Shortcuts of a page: [{ keys: ['1', '2'], shown: '1-8', label: 'words key', run(event) }]. `run` gives false to let the key be.
/** @param {Shortcut[]} list */
export function learnKeys(list) {
  shortcuts.push(...list)
}

export function showShortcuts() {
  const box = h('input', { type: 'checkbox', checked: shortcutsOn(), onchange: event => {
    if (event.target.checked) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'yes')
  } })
  const line = (/** @type {string} */ shown, /** @type {string} */ label) => h('tr', {}, h('td', {}, shown.split(' ').map(key => [h('kbd', {}, key), ' '])), h('td', {}, say(label)))
  dialog(
    say('shortcuts'),
    h('div', { class: 'grid' },
      h('table', { class: 'list' },
        shortcuts.filter(one => one.shown && hasNow(one)).map(one => line(one.shown, one.label)),
        line('Esc', 'key-escape'),
        line('?', 'shortcuts-help'),
      ),
      h('label', { class: 'row' }, box, say('shortcuts-on')),
      closeRow(),
    ),
  )
}

document.addEventListener('keydown', heard => {
  const event = /** @type {import('./dom.js').Typed} */ (heard)
  const typing = event.target.closest?.('input, textarea, select, [contenteditable]') // what is typed into a field stays in it
  if (typing || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  if (event.key === '?') {
    event.preventDefault()
    showShortcuts()
    return
  }
  if (!shortcutsOn()) return
  const found = shortcuts.find(one => hasNow(one) && (one.keys.includes(event.key) || one.keys.includes(event.key.toLowerCase())))
  if (found && found.run(event) !== false) event.preventDefault()
})
