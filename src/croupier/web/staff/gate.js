// Who is here: the bar at the top of the staff's screens, and the way in for whoever is not logged in.

import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { choose, language, say } from '../parts/words.js'
import './words.js'

const listeners = new Set()
export const onLanguage = listener => listeners.add(listener)

// The account that is logged in, once it is one of `roles`; until then a way in is shown in `main`.
export async function enter(main, roles) {
  choose(language())
  for (;;) {
    const me = await ask('/me')
    if (me.id && !me.locked && roles.includes(me.role)) return me
    await way(main, me, roles)
  }
}

function way(main, me, roles) {
  return new Promise(done => {
    const error = h('p', { class: 'wrong', role: 'alert' })
    const send = async (path, body) => {
      try {
        await ask(path, body)
        done()
      } catch (problem) {
        error.textContent = problem.message
      }
    }
    const id = h('input', { id: 'enter-id', autocomplete: 'username', required: true })
    const password = h('input', { id: 'enter-password', type: 'password', autocomplete: 'current-password', required: true })
    const labelled = (input, key) => h('div', { class: 'field' }, h('label', { for: input.id }, say(key)), input)
    const locked = me.id && me.locked
    const first = me.needs_setup && roles.includes('administrator') && !me.demo
    fill(main, h('section', { class: 'panel enter' },
      h('h1', {}, locked ? say('staff-locked') : say('staff-login')),
      me.id && !locked ? h('p', { class: 'soft' }, say('staff-no-staff'), ` (${me.id}, ${say(`role-${me.role}`)})`) : null,
      first ? h('p', {}, say('people-setup')) : null,
      me.demo && !locked ? h('div', { class: 'row' }, roles.filter(role => ['dealer', 'supervisor', 'manager', 'inspector'].includes(role)).map((role, place) =>
        h('button', { type: 'button', class: place ? '' : 'main', onclick: () => send('/demo-login', { role }) }, say('staff-demo-as', say(`role-${role}`))))) : null,
      h('form', {
        class: 'grid', onsubmit: event => {
          event.preventDefault()
          if (locked) send('/unlock', { password: password.value })
          else send(first ? '/setup' : '/login', { id: id.value, password: password.value })
        },
      }, locked ? null : labelled(id, 'staff-id'), labelled(password, 'staff-password'), error, h('button', { type: 'submit', class: me.demo ? '' : 'main' }, say(locked ? 'staff-unlock' : 'staff-login')))))
    main.querySelector('button.main, input')?.focus()
  })
}

// The bar. `parts` are what the page itself has to say there; `draw` is called again in another language.
export function bar(element, me, ...parts) {
  const other = language() === 'zh' ? 'en' : 'zh'
  fill(element,
    h('a', { class: 'home', href: '/', 'aria-label': `Croupier, ${say('staff-lobby')}` }, 'Croupier'),
    ...parts,
    h('span', { class: 'spring' }),
    h('span', { class: 'who small' }, h('span', { class: 'soft' }, `${me.id} · ${say(`role-${me.role}`)}`),
      me.role === 'dealer' || me.role === 'inspector' || location.pathname.startsWith('/supervise') ? null : h('a', { href: '/supervise' }, say('staff-supervise')),
      me.role === 'administrator' && !location.pathname.startsWith('/people') ? h('a', { href: '/people' }, say('staff-people-page')) : null,
      h('button', { type: 'button', class: 'quiet small', 'data-key': 'language', lang: other === 'zh' ? 'zh-Hans' : 'en', onclick: () => { choose(other); for (const one of listeners) one() } }, say('language')),
      h('button', { type: 'button', class: 'quiet small', 'data-key': 'logout', onclick: async () => { await ask('/logout', {}); location.href = '/' } }, say('staff-logout'))))
}

// Refusals and errors, with the clause they rest on.
export function lampOf(state, why = '') {
  return h('span', { class: 'lamp', 'data-state': state, title: why }, say(state === 'live' ? 'live' : 'not-live'))
}
