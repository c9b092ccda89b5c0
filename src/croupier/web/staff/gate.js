// The way in to the staff's screens: whoever is not one of those a page is for is told so, and may log in.

import { fill, h } from '../parts/dom.js'
import { begin, demoLogIn, logIn } from '../parts/session.js'
import { has, say } from '../parts/words.js'

/** @type {Wire.Role[]} */
const OF_DEMO = ['director', 'dealer', 'supervisor', 'manager', 'inspector']

// The person, once it is one of `roles`; nothing follows where it is not: the page is loaded again after a log-in.
/** @param {HTMLElement} main @param {Wire.Role[]} roles @param {HTMLElement | HTMLElement[]} [middle] @returns {Promise<Wire.Me>} */
export async function enter(main, roles, middle = []) {
  const me = await begin({ middle })
  if (me.id && !me.locked && me.role && roles.includes(me.role)) return me
  const known = roles.filter(role => OF_DEMO.includes(role))
  fill(main, h('section', { class: 'panel enter' },
    h('h1', {}, say('staff-no-staff')),
    me.id ? h('p', { class: 'soft' }, say('here-as', { id: me.id, role: me.role ?? '' })) : null,
    h('div', { class: 'row' },
      me.demo ? known.map((role, place) => h('button', { type: 'button', class: place ? '' : 'main', onclick: () => demoLogIn(role) }, say('staff-demo-as', { role }))) : null,
      h('button', { type: 'button', class: me.demo ? '' : 'main', onclick: () => logIn(known.length ? known : undefined) }, say('log-in')))))
  main.querySelector('button')?.focus()
  return new Promise(() => {})
}

// Whether what is shown is live, and why not where the floor said so.
/** @param {{ state: import('../logic/live.js').State, why_state: string, table: string }} desk */
export const lamp = ({ state, why_state: why, table }) => {
  const title = has(`error-${why}`) ? say(`error-${why}`, { table }) : ''
  return h('span', { class: 'lamp', 'data-state': state, title }, say(state === 'live' ? 'live' : 'not-live'))
}
