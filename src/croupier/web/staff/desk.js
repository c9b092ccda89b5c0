// A table before a member of staff: the desk's logic with this browser's connection, requests and voice.

import { Desk as TableDesk } from '../logic/desk.js'
import { announce, note } from '../parts/announce.js'
import { ask, connect } from '../parts/net.js'
import { late, told } from '../parts/sent.js'
import { again } from '../parts/session.js'
import { world } from '../parts/world.js'
import { callNews } from './calls.js'
import { book, commands } from './forms.js'

const ALOUD = 6 // of what happened at once, the last so many
/** @type {Promise<unknown> | null} */
let asking = null // whoever is asked for a password now: once for all tables of the page

/** @type {import('../logic/desk.js').Ways} */
const WAYS = {
  connect,
  commands,
  book,
  card: table => ask(`/tables/${encodeURIComponent(table)}/card`),
  view: (table, last) => ask(`/tables/${encodeURIComponent(table)}?last=${last}`),
  logInAgain: () => (asking ??= again().finally(() => { asking = null })),
  heard(desk, before, fresh) {
    const called = callNews(desk.card?.name ?? desk.table, before?.call, desk.view?.call)
    if (called) announce(called)
    if (desk.speaks) for (const one of fresh.slice(-ALOUD)) announce(told(one))
  },
  late: answer => note(late(answer), { kind: answer.done ? '' : 'wrong', lasts: 60_000 }),
  after: world.after,
  now: world.now,
}

export class Desk extends TableDesk {
  /** @param {string} table @param {(fresh?: Wire.Announcement[]) => void} draw @param {{ remembers?: number, casino?: string }} [begins] */
  constructor(table, draw, begins = {}) {
    super(table, draw, begins, WAYS)
  }
}
