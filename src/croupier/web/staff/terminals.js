// The house's terminals: which browsers are, making this one, and taking one away. Start at `terminals`.

import { note } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { say } from '../parts/words.js'

// A part of a page that keeps itself as the floor has it.
export function terminals() {
  const place = h('section', { class: 'panel', 'data-testid': 'terminals' })
  /** @param {Wire.TerminalsShown} shown */
  const draw = shown => fill(place, h('h2', {}, say('terminals-title')), h('p', { class: 'soft' }, say(shown.holds ? 'terminals-text' : 'terminals-off')),
    shown.terminals.length ? h('ul', { class: 'plain' }, shown.terminals.map(one => row(one, draw))) : h('p', { class: 'soft' }, say('terminals-none')),
    shown.terminals.some(one => one.here) ? null : making(load))
  const load = () => ask('/terminals').then(draw)
  load()
  return place
}

/** @param {Wire.TerminalShown} one @param {(shown: Wire.TerminalsShown) => void} draw */
const row = (one, draw) => h('li', { class: 'row', 'data-key': `machine-${one.id}` }, h('strong', {}, one.name), one.here ? h('span', { class: 'badge open' }, say('terminals-here')) : null,
  h('span', { class: 'soft small' }, say('terminals-since', { at: one.at, by: one.by })),
  h('button', { type: 'button', class: 'small danger', 'data-key': `take-${one.id}`, 'aria-label': say('terminals-take-of', { name: one.name }), onclick: async () => {
    try {
      draw(await ask(`/terminals/${encodeURIComponent(one.id)}/taken`, {}))
      note(say('terminals-taken', { name: one.name }))
    } catch (problem) {
      note(problem.message, { kind: 'refused' })
    }
  } }, say('terminals-take')))

/** @param {() => Promise<void>} made */
function making(made) {
  const name = h('input', { id: 'machine-name', required: true, maxlength: 60, autocomplete: 'off' })
  return h('form', { class: 'row', onsubmit: async event => {
    event.preventDefault()
    try {
      const one = await ask('/terminals', { name: name.value.trim() })
      note(say('terminals-made', { name: one.name }))
      await made()
    } catch (problem) {
      note(problem.message, { kind: 'refused' })
    }
  } }, h('label', { for: name.id }, say('terminals-name')), name, h('button', { type: 'submit', 'data-key': 'make' }, say('terminals-make')))
}
