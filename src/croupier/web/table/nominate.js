// A Run whose hands are nominated when it is placed: one row a coup, Player or Banker. By mouse, by Tab and arrows, or by
// the keys P and B, which fill one row after the other.

import { dialog } from '../parts/announce.js'
import { h } from '../parts/dom.js'
import { dollars } from '../parts/money.js'
import { either, learn, say } from '../parts/words.js'

learn({
  'nominate-text': ['Nominate the hand that wins each coup, first to last.', '请依次指定每一局赢的一方。'],
  'nominate-keys': ['Keys: P for Player, B for Banker, Backspace for the last one.', '按键：P 为闲，B 为庄，退格键撤回上一项。'],
  'nominate-coup': ['Coup {0}', '第 {0} 局'],
  'nominate-place': ['Place {0}', '下注 {0}'],
  cancel: ['Cancel', '取消'],
})

const SIDES = ['player', 'banker']

// Resolves with the hands in order, or nothing where the dialog was closed.
export function nominate(area, stake) {
  return new Promise(resolve => {
    const rows = Array.from({ length: area.streak.nominates }, (_, at) =>
      SIDES.map(side => h('input', { type: 'radio', name: `coup-${at}`, value: side, required: true, autofocus: at === 0 && side === 'player' })))
    const hands = () => rows.map(row => row.find(one => one.checked)?.value)
    const form = h('form', { method: 'dialog', class: 'nominate' },
      h('p', {}, say('nominate-text')),
      rows.map((row, at) => h('fieldset', {},
        h('legend', {}, say('nominate-coup', at + 1)),
        row.map((input, which) => h('label', { class: `hand-choice ${SIDES[which]}` }, input, h('span', {}, say(SIDES[which])))),
      )),
      h('p', { class: 'soft small' }, say('nominate-keys')),
      h('div', { class: 'row end' },
        h('button', { type: 'button', class: 'quiet', onclick: () => box.close() }, say('cancel')),
        h('button', { class: 'main' }, say('nominate-place', dollars(stake))),
      ),
    )
    form.addEventListener('keydown', event => {
      const filled = hands().filter(Boolean).length
      const side = { p: 0, b: 1 }[event.key.toLowerCase()]
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (side !== undefined && filled < rows.length) choose(rows[hands().indexOf(undefined)][side])
      else if (event.key === 'Backspace' && filled) clear(rows[hands().findLastIndex(Boolean)])
      else return
      event.preventDefault()
    })
    const choose = input => {
      input.checked = true
      const next = rows[hands().indexOf(undefined)]
      ;(next ? next[0] : form.querySelector('button.main')).focus()
    }
    const clear = row => {
      for (const one of row) one.checked = false
      row[0].focus()
    }
    let given = null
    form.addEventListener('submit', () => (given = hands()))
    const box = dialog(either(area.name, area.chinese), form)
    box.addEventListener('close', () => resolve(given))
  })
}
