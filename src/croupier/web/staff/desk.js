// A table as a member of staff has it before them: its view, its felt and board, its card, its book, and commands.

import { announce } from '../parts/announce.js'
import { Live, ask } from '../parts/net.js'
import { again } from '../parts/session.js'
import { either } from '../parts/words.js'
import { callNews } from './calls.js'
import { book, commands } from './forms.js'

const AGAIN = 1000 // milliseconds before the connection is tried again
let asking = null // whoever is asked for a password now

export class Desk {
  // `remembers` is how many of the last events it begins with; where `casino` is given, the book is read when it is wanted
  constructor(table, draw, { remembers = 40, casino = '' } = {}) {
    this.table = table
    this.remembers = remembers
    this.casino = casino
    this.book = null
    this.draw = draw
    this.view = null
    this.felt = null
    this.board = null
    this.card = null
    this.told = []
    this.state = 'waiting'
    this.why_state = ''
  }

  // Everything that is asked for once; then views come by themselves.
  async begin() {
    const path = `/tables/${encodeURIComponent(this.table)}`
    const [all, card, first] = await Promise.all([commands(), ask(`${path}/card`), ask(`${path}?last=${this.remembers}`)])
    this.commands = all
    this.card = card
    if (!this.casino) await this.readBook()
    this.take(first, false)
    this.connect()
    return this
  }

  async readBook() {
    this.book ??= await book(this.card.book)
    this.casino = this.book.casino
  }

  connect() {
    this.live = new Live(this.table, {
      seen: view => this.take(view, true),
      state: (state, why) => {
        this.state = state
        this.why_state = why ?? ''
        this.draw()
        if (state === 'ended') this.comeBack()
      },
      hello: hello => { this.rank = hello.rank; this.you = hello.you },
    })
  }

  // Locked, logged out, or another role: whoever it is says again who they are, once for all tables of the page.
  async comeBack() {
    asking ??= again().finally(() => { asking = null })
    await asking
    setTimeout(() => this.connect(), AGAIN)
  }

  take(view, speaks) {
    const called = callNews(this.card?.name ?? this.table, this.view?.call, view.call)
    if (speaks && called) announce(called)
    this.view = view
    if ('felt' in view) this.felt = view.felt
    if ('board' in view) this.board = view.board
    const last = this.told.at(-1)?.sequence ?? 0
    const fresh = (view.told ?? []).filter(one => one.sequence > last)
    this.told = [...this.told, ...fresh].slice(-200)
    if (speaks && this.speaks !== false) for (const one of fresh.slice(-6)) announce(either(one.text, one.chinese))
    this.draw(fresh)
  }

  context() {
    return { view: this.view, felt: this.felt, bookData: this.book }
  }

  possible() {
    return this.view?.private.possible ?? []
  }

  give(command, facts) {
    return this.live.give(command, facts)
  }

  // A message that is no command of the table: a call for a supervisor.
  tell(what) {
    return this.live.give('', {}, { say: what })
  }

  why(command, facts) {
    return this.live.why(command, facts)
  }

  rankName(id) {
    return this.book.ranks.find(one => one.id === id)?.name ?? id
  }

  // The rank that a command needs, where it is above the one of whoever looks.
  rankOf(command) {
    const places = this.book.ranks.map(one => one.id)
    const needed = this.book.powers[command.name]
    return command.name !== 'approve' && places.indexOf(needed) > places.indexOf(this.rank) ? this.rankName(needed) : ''
  }

  // Whether the table takes this step by itself.
  isAutomatic(step) {
    return Boolean(step) && this.card.automatic.includes(this.card.acts[step.command] ?? this.card.otherwise)
  }

  now() {
    return this.live?.now() ?? Date.now()
  }
}
