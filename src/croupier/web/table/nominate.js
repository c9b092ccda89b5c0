// A Run whose hands are nominated when it is placed: one row a coup, Player or Banker. By mouse, by Tab and arrows, or by
// the keys P and B, which fill one row after the other.

import { dialog } from '../parts/announce.js'
import { h } from '../parts/dom.js'
import { named, say } from '../parts/words.js'

/** @type {Wire.Side[]} */
const SIDES = ['player', 'banker']

// Resolves with the hands in order, or nothing where the dialog was closed.
/** @param {Wire.Area} area @param {number} stake @returns {Promise<Wire.Winner[] | null>} */
export function nominate(area, stake) {
  return new Promise(resolve => {
    const rows = Array.from({ length: area.streak?.nominates ?? 0 }, (_, at) =>
      SIDES.map(side => h('input', { type: 'radio', name: `coup-${at}`, value: side, required: true, autofocus: at === 0 && side === 'player' })))
    const isChosen = (/** @type {HTMLInputElement[]} */ row) => row.some(one => one.checked)
    const nextRow = () => rows.find(row => !isChosen(row))
    const placing = h('button', { class: 'main' }, say('nominate-place', { stake }))
    const form = h('form', { method: 'dialog', class: 'nominate' },
      h('p', {}, say('nominate-text')),
      rows.map((row, at) => h('fieldset', {},
        h('legend', {}, say('nominate-coup', { coup: at + 1 })),
        row.map((input, which) => h('label', { class: `hand-choice ${SIDES[which]}` }, input, h('span', {}, named('hand', SIDES[which])))),
      )),
      h('p', { class: 'soft small' }, say('nominate-keys')),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: () => box.close() }, say('cancel')),
        placing,
      ),
    )
    form.addEventListener('keydown', event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const [row, last] = [nextRow(), rows.findLast(isChosen)]
      const side = ['p', 'b'].indexOf(event.key.toLowerCase())
      if (side >= 0 && row) choose(row[side])
      else if (event.key === 'Backspace' && last) clear(last)
      else return
      event.preventDefault()
    })
    const choose = (/** @type {HTMLInputElement} */ input) => {
      input.checked = true
      const next = nextRow()?.[0] ?? placing
      next.focus()
    }
    const clear = (/** @type {HTMLInputElement[]} */ row) => {
      for (const one of row) one.checked = false
      row[0].focus()
    }
    /** @type {Wire.Side[] | null} */
    let given = null
    form.addEventListener('submit', () => {
      given = rows.map(row => SIDES[row.findIndex(one => one.checked)])
    })
    const box = dialog(named('wager', area.wager), form)
    box.addEventListener('close', () => resolve(given))
  })
}
