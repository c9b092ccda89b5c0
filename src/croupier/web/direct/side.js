// Beside the board: who is there to conduct it, mistakes that can be taken back, complaints, money and prizes.

import { h } from '../parts/dom.js'
import { money, person, say } from '../parts/words.js'
import { title } from '../staff/words.js'
import { small } from './sessions.js'

/** @import { Conducted } from '../logic/tournament-desk.js' */
/** @import { Act } from './sessions.js' */

/** @param {Conducted} desk @param {Act} act */
export function presence(desk, act) {
  const { director, board } = desk.shown.view
  const people = [...new Set([director, ...(board?.deputies ?? [])])].filter(Boolean)
  const here = new Set(board?.present ?? [])
  const can = new Set(desk.possible())
  return h('section', { class: 'panel', 'aria-label': say('direct-presence') }, h('h2', {}, say('direct-presence')),
    people.length ? h('ul', { class: 'plain' }, people.map(one => h('li', { class: 'row', 'data-key': `person-${one}` },
      h('span', {}, here.has(one) ? '● ' : '○ ', person(one), h('small', { class: 'soft' }, ` ${say(one === director ? 'direct-director' : 'direct-deputy')}`)), h('span', { class: 'spring' }),
      can.has(here.has(one) ? 'mark-absent' : 'mark-present') ? h('button', { type: 'button', class: 'small', 'data-key': `present-${one}`, 'aria-pressed': String(here.has(one)), onclick: () => act(here.has(one) ? 'mark-absent' : 'mark-present', { person: one, now: true }) }, say(here.has(one) ? 'direct-here' : 'direct-away')) : null))) : h('p', { class: 'soft' }, say('direct-no-director')),
    h('div', { class: 'row acts' }, people.length ? null : small(desk, act, 'appoint-director'), small(desk, act, 'appoint-deputy')))
}

/** @param {Conducted} desk @param {Act} act @param {string} me */
export function undoing(desk, act, me) {
  const mine = (desk.shown.view.board?.may_undo ?? []).filter(one => one.by === me).slice(-5).reverse()
  return mine.length ? h('section', { class: 'panel', 'aria-label': title('undo') }, h('h2', {}, say('direct-undo')),
    h('ul', { class: 'plain' }, mine.map(one => h('li', { class: 'row', 'data-key': `undo-${one.command}` }, h('span', {}, say('direct-undo-of', { act: one.act, entrant: one.entrant })), h('span', { class: 'spring' }), h('button', { type: 'button', class: 'small', 'data-key': `take-back-${one.command}`, onclick: () => act('undo', { act: one.command }) }, title('undo')))))) : null
}

/** @param {Conducted} desk @param {Act} act */
export function complaints(desk, act) {
  const all = desk.shown.view.board?.complaints ?? []
  return all.length ? h('section', { class: 'panel', 'aria-label': say('direct-complaints') }, h('h2', {}, say('direct-complaints')),
    h('ul', { class: 'plain' }, all.map(one => h('li', { 'data-key': `complaint-${one.number}` }, h('p', {}, h('b', {}, `${one.number}. ${person(one.entrant)}: `), one.about), one.by ? h('p', { class: 'soft' }, `→ ${one.decision}`) : null,
      h('div', { class: 'row acts' }, one.by ? (one.accepted ? null : small(desk, act, 'advise-complainant', { complaint: one.number })) : small(desk, act, 'decide-complaint', { complaint: one.number })))))) : null
}

/** @param {Conducted} desk @param {Act} act */
export function moneyOf(desk, act) {
  const { board, pool, ranking, prizes, id } = desk.shown.view
  const sums = board?.money
  const name = encodeURIComponent(id.replace('tournament:', ''))
  const won = new Map(prizes.map(one => [one.entrant, one]))
  return h('section', { class: 'panel', 'aria-label': say('direct-money') }, h('h2', {}, say('direct-money')),
    sums ? h('dl', { class: 'sums' }, [['direct-money-fees', sums.fees], ['direct-money-added', sums.added], ['direct-money-pool', pool], ['direct-money-commission', sums.commission], ['direct-money-prizes', sums.prizes], ['direct-money-refunds', sums.refunds]].map(([key, amount]) => [h('dt', {}, say(String(key))), h('dd', { class: 'figure' }, money(Number(amount)))])) : null,
    ranking.length ? h('ol', { class: 'places' }, ranking.map(one => h('li', {}, h('b', {}, `${one.place}. `), person(one.entrant), h('span', { class: 'spring' }), h('span', { class: 'figure' }, money(one.chips)), won.has(one.entrant) ? h('span', { class: 'badge open figure' }, won.get(one.entrant)?.thing || money(won.get(one.entrant)?.amount ?? 0)) : null))) : null,
    h('div', { class: 'row acts' }, prizes.length ? small(desk, act, 'pay-prize') : null),
    h('p', { class: 'row prints' }, ['terms', 'seat-cards', 'results'].map(page => h('a', { href: `/tournaments/${name}/${page}?language=${document.documentElement.lang.slice(0, 2)}`, target: '_blank', 'data-key': `print-${page}` }, say(`direct-print-${page}`)))))
}
