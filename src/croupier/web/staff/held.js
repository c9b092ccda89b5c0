// What is held on a floor, a tournament or a promotion, before whoever works on it: how its desk is connected and drawn
// once for many changes, and what was told of it. What a page shows of it is its own. Start at `heldDesk`.

import { announce, note } from '../parts/announce.js'
import { h } from '../parts/dom.js'
import { ask } from '../parts/net.js'
import { late, told } from '../parts/sent.js'
import { again } from '../parts/session.js'
import { language, say } from '../parts/words.js'
import { world } from '../parts/world.js'
import { clauses } from './clauses.js'

/** @import { TournamentDesk, TournamentWays } from '../logic/tournament-desk.js' */

const ALOUD = 3 // of what came at once
const LISTED = 14 // of what was told last

// A desk of this kind, and what draws the page soon: many views at once are drawn once.
/**
 * @template {TournamentDesk} D
 * @param {new (id: string, draw: (fresh?: Wire.Announcement[]) => void, ways: TournamentWays) => D} Desk
 * @param {string} id
 * @param {{ connect: TournamentWays['connect'], kind: 'tournament' | 'promotion' }} stream
 * @param {() => void} draw
 */
export function heldDesk(Desk, id, { connect, kind }, draw) {
  /** By language. @type {Map<string, Promise<Map<string, Wire.CommandDescribed>>>} */
  const described = new Map()
  let waiting = false
  const commands = () => {
    const asked = described.get(language()) ?? ask(`/${kind}-commands?language=${language()}`).then(list => new Map(list.map(one => [one.name, one])))
    described.set(language(), asked)
    return asked
  }
  const later = () => {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => { waiting = false; draw() })
  }
  const desk = new Desk(id, (fresh = []) => {
    for (const one of fresh.slice(-ALOUD)) announce(told(one))
    later()
  }, {
    connect,
    commands,
    view: name => /** @type {Promise<any>} */ (ask(`/${kind}s/${encodeURIComponent(name)}?last=30`)),
    logInAgain: () => again(),
    late: answer => note(late(answer), { kind: answer.done ? '' : 'wrong', lasts: 60_000 }),
    after: world.after,
    now: world.now,
  })
  const begin = async () => {
    await desk.begin()
    setInterval(later, 1000)
    document.addEventListener('language', event => { event.preventDefault(); desk.readCommands().then(later) })
  }
  return { desk, begin }
}

// What was told of it last, the newest first.
/** @param {TournamentDesk} desk @param {HTMLElement[]} [beside] */
export const toldOf = (desk, beside = []) => h('section', { class: 'panel' }, beside.length ? h('div', { class: 'row' }, h('h2', {}, say('staff-told')), h('span', { class: 'spring' }), beside) : h('h2', {}, say('staff-told')),
  h('ol', { class: 'log', reversed: true }, desk.told.slice(-LISTED).reverse().map(one => h('li', { 'data-key': `told-${one.sequence}` }, h('span', { class: 'soft figure' }, say('clock', { at: one.at })), ' ', told(one), ' ', clauses(one.clauses, 1)))))
