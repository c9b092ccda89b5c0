// The inspector's workspace: finding events, one coup act by act, how the log stands, verifying. Each has an address that
// can be handed on. Nothing here gives a command. Start at `show`.

import { coupView } from './inspect/coup.js'
import { findView } from './inspect/find.js'
import { stateView } from './inspect/state.js'
import { verifyView } from './inspect/verify.js'
import { anew, fill, h, the } from './parts/dom.js'
import { ask } from './parts/net.js'
import { read, say } from './parts/words.js'
import { enter } from './staff/gate.js'

/**
 * What every view has: what there is to look at, and the way to another address.
 * @typedef {object} Workspace
 * @property {Wire.InspectLists} lists
 * @property {(query: Record<string, string>) => void} go
 */
/** A view of the page: what it shows, and what is to be ended when another one comes. @typedef {{ leave: () => void }} View */

/** @type {Record<string, (place: HTMLElement, query: URLSearchParams, space: Workspace) => View>} */
const VIEWS = { find: findView, state: stateView, verify: verifyView, coup: coupView }
const TABS = ['find', 'state', 'verify']

const main = the('#main')
const tabs = h('nav', { class: 'inspect-tabs' })
const place = h('div', { class: 'inspect-view' })
/** @type {Workspace} */
const space = { lists: { at: 0, streams: [], exceptions: {} }, go }
/** @type {View | null} */
let shown = null

// The query of an address, with nothing in it that says nothing.
/** @param {Record<string, string>} query */
const address = query => `/inspect?${new URLSearchParams(Object.entries(query).filter(([, value]) => value))}`

/** @param {Record<string, string>} query */
function go(query) {
  history.pushState(null, '', address(query))
  show()
}

function drawTabs(/** @type {string} */ view) {
  fill(tabs, TABS.map(one => h('a', {
    class: 'button small', 'data-key': `tab-${one}`, href: address({ view: one }), 'aria-current': one === view ? 'page' : undefined,
    onclick: event => { event.preventDefault(); go({ view: one }) },
  }, say(`inspect-view-${one}`))))
}

function show() {
  const query = new URLSearchParams(location.search)
  const asked = query.get('view') ?? 'find'
  const view = Object.hasOwn(VIEWS, asked) ? asked : 'find'
  shown?.leave()
  tabs.setAttribute('aria-label', say('inspect-views'))
  drawTabs(view)
  place.replaceChildren()
  scrollTo(0, 0)
  shown = VIEWS[view](place, query, space)
}

async function start() {
  read({ zone: 'UTC' }) // one log of casinos with several clocks: its times are universal, and are said to be
  const heading = h('h1', {}, say('inspect-title'))
  await enter(main, ['inspector', 'manager', 'administrator'], heading)
  space.lists = await ask('/inspect/lists')
  anew(main, h('div', { class: 'inspect-page' }, tabs, place))
  show()
  addEventListener('popstate', show)
  document.addEventListener('language', event => {
    event.preventDefault()
    fill(heading, say('inspect-title'))
    show()
  })
}

start().catch(problem => fill(main, h('section', { class: 'panel enter' }, h('h1', {}, problem.message))))
