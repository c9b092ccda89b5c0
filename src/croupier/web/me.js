// A player's own page: times at the tables, limits of their own, and every coup with why it came out so. Start at `start`.

import { drawHistory } from './me/history.js'
import { drawLimits } from './me/limits.js'
import { drawSittings } from './me/sittings.js'
import { fill, h, the } from './parts/dom.js'
import * as session from './parts/session.js'
import { say } from './parts/words.js'

const main = the('#main')
const heading = h('h1', {}, '')
const sittings = h('section', { class: 'panel', 'data-testid': 'sittings' })
const limits = h('section', { class: 'panel', 'data-testid': 'limits' })
const coups = h('section', { class: 'panel', 'data-testid': 'history', 'aria-live': 'polite' })

async function draw() {
  fill(heading, say('me-title'))
  if (session.who().role !== 'player') {
    fill(main, h('section', { class: 'panel enter' }, h('p', {}, say('me-for-players'))))
    return
  }
  fill(main, h('div', { class: 'me-page', 'data-key': 'me-page' }, limits, sittings, coups))
  await Promise.all([drawLimits(limits), drawSittings(sittings), drawHistory(coups)])
}

async function start() {
  await session.begin({ middle: heading, login: true })
  await draw()
  document.addEventListener('language', event => {
    event.preventDefault()
    draw().catch(failed)
  })
}

/** @param {Error} problem */
const failed = problem => fill(main, h('section', { class: 'panel enter' }, h('h1', {}, problem.message)))

start().catch(failed)
