// The terms of a tournament in a few figures, with the whole of them a click away; and whether one's own phone is allowed.

import { sessionNow } from '../logic/standings.js'
import { clauseButton } from '../parts/announce.js'
import { fill, h } from '../parts/dom.js'
import { money } from '../parts/money.js'
import { when } from '../parts/when.js'
import { language, say } from '../parts/words.js'
import { at, id, printed } from './state.js'

/** @param {HTMLElement} place */
export function drawTerms(place) {
  const { view } = /** @type {Wire.TournamentShown} */ (at.shown)
  const { told } = view
  /** @param {string} name @param {import('../parts/dom.js').Child} value */
  const fact = (name, value) => value !== '' && h('div', {}, h('dt', {}, say(name)), h('dd', {}, value))
  fill(place, h('h2', {}, say('tourney-terms')),
    told ? [
      h('dl', { class: 'tourney-facts' },
        fact('tourney-starts', when((sessionNow(view) ?? view.sessions.at(-1))?.starts ?? told.starts)),
        fact('tourney-where', told.place),
        fact('tourney-fee', told.fee ? money(told.fee) : say('tourney-free')),
        fact('tourney-bank', money(told.bank)),
        fact('tourney-players', say('tourney-players-of', { players: view.entrants.length, most: told.most })),
        fact('tourney-rounds', told.rounds.map(([name, coups]) => h('span', { class: 'line' }, coups ? say('tourney-round-of', { name, coups }) : name))),
        fact('tourney-pool', money(view.pool || view.prizes.reduce((all, one) => all + one.amount, 0))),
        fact('tourney-shares', told.shares.map(([rank, parts, amount, thing]) => h('span', { class: 'line' }, say('tourney-share', { place: rank, part: parts ? `${parts / 100}%` : '', amount, thing })))),
        told.secret > 0 && fact('tourney-secret-wagers', String(told.secret)),
        told.pass_cards > 0 && fact('tourney-pass-cards', String(told.pass_cards))),
      h('p', { class: 'row' }, h('a', { class: 'button', 'data-key': 'terms', href: printed('terms', language()) }, say('tourney-read-terms', { edition: view.terms })),
        h('a', { class: 'button', 'data-key': 'board', href: `/leaderboard/${encodeURIComponent(id)}` }, say('tourney-board')),
        view.ranking.length > 0 && h('a', { class: 'button', 'data-key': 'results', href: printed('results', language()) }, say('tourney-results'))),
      h('p', { class: `devices small ${told.own_devices ? 'soft' : 'not-own'}`, 'data-testid': 'devices' }, say(told.own_devices ? 'tourney-own-device' : 'tourney-no-own-device'), ' ', told.devices_by.map(one => clauseButton(one))),
    ] : h('p', { class: 'soft' }, say('tourney-no-terms')))
}
