// A tournament as whoever conducts it has it before them: its view, what may be done, what its facts are chosen from. It
// computes no rule: all of it comes from the floor, and how the floor is asked is handed in.

import { named, person } from '../parts/words.js'

/** @import { Answered, HearsTournament, Live, State } from './live.js' */
/** @import { Context } from './fields.js' */

/**
 * @typedef {object} TournamentWays
 * @property {(id: string, hears: HearsTournament) => Live} connect
 * @property {() => Promise<Map<string, Wire.CommandDescribed>>} commands
 * @property {(id: string) => Promise<Wire.TournamentShown>} view
 * @property {() => Promise<unknown>} logInAgain
 * @property {(answer: Wire.Reply) => void} late
 * @property {(milliseconds: number, run: () => void) => () => void} after
 * @property {() => number} now
 */

/** A desk that has begun. @typedef {TournamentDesk & { shown: Wire.TournamentShown }} Conducted */

const AGAIN = 1000 // milliseconds before the connection is tried again
const KEPT = 100 // events

export class TournamentDesk {
  /** @type {Wire.TournamentShown | null} */
  shown = null
  /** @type {Map<string, Wire.CommandDescribed>} */
  commands = new Map()
  /** @type {Wire.Announcement[]} */
  told = []
  /** @type {State} */
  state = 'waiting'
  why_state = ''
  /** @type {Live | null} */
  live = null

  /** @param {string} id @param {(fresh?: Wire.Announcement[]) => void} draw @param {TournamentWays} ways */
  constructor(id, draw, ways) {
    this.id = id
    this.draw = draw
    this.ways = ways
  }

  get table() {
    return this.id
  }

  async begin() {
    const [all, first] = await Promise.all([this.ways.commands(), this.ways.view(this.id)])
    this.commands = all
    this.take(first)
    this.connect()
    return this
  }

  // In the language of the page, which may be another one now.
  async readCommands() {
    this.commands = await this.ways.commands()
  }

  connect() {
    this.live = this.ways.connect(this.id, {
      seen: view => this.take(view),
      state: (state, why) => {
        this.state = state
        this.why_state = why ?? ''
        this.draw()
        if (state === 'ended') this.comeBack()
      },
      late: answer => this.ways.late(answer),
    })
  }

  async comeBack() {
    await this.ways.logInAgain()
    this.ways.after(AGAIN, () => this.connect())
  }

  /** @param {Wire.TournamentShown} shown */
  take(shown) {
    const last = this.told.at(-1)?.sequence ?? 0
    const fresh = shown.told.filter(one => one.sequence > last)
    this.shown = shown
    this.told = [...this.told, ...fresh].slice(-KEPT)
    this.draw(fresh)
  }

  // The acts that may be given now, as far as the floor says without looking at facts.
  possible() {
    return (this.shown?.offer?.acts ?? []).filter(one => !one.reason).map(one => one.act)
  }

  rankOf() {
    return ''
  }

  // What forms choose from: lists of the floor by the name of a fact, each with a word beside that tells which it is.
  /** @returns {Context} */
  context() {
    const choices = this.shown?.offer?.choices ?? {}
    /** @type {Record<string, Wire.Choice[]>} */
    const lists = {}
    for (const command of this.commands.values()) {
      for (const field of command.fields ?? []) {
        const list = choices[`${command.name}.${field.name}`] ?? (field.type === 'list' ? undefined : choices[field.name])
        if (list?.length && !INVENTS.has(`${command.name}.${field.name}`)) lists[`${command.name}.${field.name}`] = list.map(one => ({ value: String(one), name: this.label(field.name, one) }))
      }
    }
    return { bookData: /** @type {any} */ ({ choices: lists, wagers: [] }) }
  }

  /** @param {string} field @param {string | number} value */
  label(field, value) {
    const board = this.shown?.view.board
    if (field === 'person' || field === 'by') return `${person(String(value))} `
    if (field === 'entrant' || field === 'reserve') return `${person(String(value))} · #${board?.entrants.find(one => one.id === value)?.number ?? ''}`
    if (field === 'session') return `${value} · ${board?.rounds[(board.sessions.find(one => one.number === value)?.round ?? 1) - 1] ?? ''}`
    if (field === 'round') return `${value} · ${board?.rounds[Number(value) - 1] ?? ''}`
    if (field === 'table') return `${value} (${board?.tables[value] ?? ''})`
    if (field === 'penalty') return `${value} · ${board?.penalties.find(([id]) => id === value)?.[1] ?? ''}`
    if (field === 'act') return board?.may_undo.filter(one => one.command === value).map(one => `${person(one.entrant)} · ${named('do', one.act)}`)[0] ?? `· ${value}`
    if (field === 'to' || field === 'of') return named('rank', value)
    return `${value} `
  }

  // What is known of an act's facts: the next step's, and what is usual.
  /** @param {string} act @returns {Record<string, unknown>} */
  known(act) {
    const step = this.shown?.view.board?.step
    const fields = new Set((this.commands.get(act)?.fields ?? []).map(one => one.name))
    const usual = Object.fromEntries(Object.entries(this.shown?.offer?.defaults ?? {}).filter(([name]) => fields.has(name)))
    return { ...usual, ...(step?.act === act ? step.facts : {}) }
  }

  /** @param {string} command @param {object} facts @returns {Promise<Answered>} */
  async enter(command, facts) {
    return this.live?.say('command', command, facts) ?? { lost: true }
  }

  /** @param {string} command @param {object} facts @returns {Promise<Answered>} */
  async why(command, facts) {
    return this.live?.why(command, facts) ?? { lost: true }
  }

  now() {
    return this.live?.now() ?? this.ways.now()
  }
}

/** Facts that name somebody or something new. */
const INVENTS = new Set(['enter.entrant', 'add-reserve.entrant', 'refuse-entry.entrant', 'designate-table.table'])

/** @param {TournamentDesk} desk @returns {desk is Conducted} */
export const isConducted = desk => Boolean(desk.shown?.view.board)

// Who still plays at a table of a session and is to be counted.
/** @param {Wire.DirectorsBoard} board @param {number} session @param {string} table */
export const countedAt = (board, session, table) =>
  board.entrants.filter(one => one.status === 'seated' && one.seat?.session === session && one.seat.table === table).map(one => one.id)
