// A table as a member of staff has it before them: its view, its felt and board, its card, its book, and commands.

import { announce } from '../parts/announce.js'
import { Live, ask } from '../parts/net.js'
import { book, commands } from './forms.js'

export class Desk {
  constructor(table, draw) {
    this.table = table
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
    const [all, card, first] = await Promise.all([commands(), ask(`${path}/card`), ask(path)])
    this.commands = all
    this.card = card
    this.book = await book(card.book)
    this.take(first, false)
    this.live = new Live(this.table, {
      seen: view => this.take(view, true),
      state: (state, why) => { this.state = state; this.why_state = why ?? ''; this.draw() },
      hello: hello => { this.rank = hello.rank; this.you = hello.you },
    })
    return this
  }

  take(view, speaks) {
    this.view = view
    if ('felt' in view) this.felt = view.felt
    if ('board' in view) this.board = view.board
    const last = this.told.at(-1)?.sequence ?? 0
    const fresh = (view.told ?? []).filter(one => one.sequence > last)
    this.told = [...this.told, ...fresh].slice(-200)
    if (speaks && this.speaks !== false) for (const one of fresh.slice(-6)) announce(one.text)
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
