// The one connection to a table or a tournament: commands out, views in. After a break it goes on by event number, and
// a command that was not answered is sent again with the same id: it takes effect once. Sockets, time and ids are handed
// in.

/**
 * What it is handed of the world; `after`, `every` and `offline` give what stops them.
 * @typedef {object} World
 * @property {(path: string) => Socket} socket
 * @property {() => number} now milliseconds since 1970
 * @property {(milliseconds: number, run: () => void) => () => void} after
 * @property {(milliseconds: number, run: () => void) => () => void} every
 * @property {(run: () => void) => () => void} offline when the machine knows that it has no network
 * @property {() => string} id one that nobody used before
 */
/**
 * A WebSocket, as far as it is used here.
 * @typedef {object} Socket
 * @property {number} readyState
 * @property {((event: any) => void) | null} onopen
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 * @property {(text: string) => void} send
 * @property {() => void} close
 */
/** @typedef {'live' | 'waiting' | 'ended'} State */
/**
 * What became of a command: {done}, {refused}, {conflict}, {error}, or {lost}.
 * @typedef {Partial<Omit<Wire.Reply, 'kind'>> & { lost?: boolean }} Answered
 */
/**
 * Who is told of what comes.
 * @typedef {object} Hears
 * @property {(view: Wire.ViewShown) => void} seen
 * @property {(state: State, why?: string) => void} [state]
 * @property {(hello: Wire.Hello) => void} [hello]
 * @property {(answer: Wire.Reply) => void} [late] what became of a command that was in doubt
 */
/** The same at a tournament. @typedef {Omit<Hears, 'seen'> & { seen: (view: Wire.TournamentShown) => void }} HearsTournament */
/** And at a promotion. @typedef {Omit<Hears, 'seen'> & { seen: (view: Wire.PromotionShown) => void }} HearsPromotion */
/** @typedef {{ id: string, message: string, resolve: (answer: Answered) => void, still: (() => boolean) | null }} Asked */

const OPEN = 1
const FIRST_WAIT = 500 // before the connection is tried again; twice as long each time
const LONGEST_WAIT = 8000
const QUIET = 1100 // without a word for so long we ask for a sign of life, and go on asking
const SILENT = 2600 // and then we take the connection for lost: whoever plays knows it within three seconds
const LOOK = 250

export class Live {
  /** @type {Socket} */
  socket
  /** @type {number | null} */
  version = null
  over = false
  fresh = true // no view came through this connection yet
  /** @type {Map<string, Asked>} */
  asked = new Map()
  /** Commands of which the floor did not know what became of them. @type {Set<string>} */
  doubtful = new Set()
  tries = 0
  pulse = 0 // when the floor last said anything
  asking = 0 // when we last asked for a sign of life
  looked = 0 // when we last looked whether anything was said
  clockApart = 0

  /** @param {string} table @param {Hears} hears @param {World} world @param {'tables' | 'tournaments' | 'promotions'} [where] */
  constructor(table, { seen, state = () => {}, hello = () => {}, late = () => {} }, world, where = 'tables') {
    this.table = table
    this.where = where
    this.seen = seen
    this.state = state
    this.hello = hello
    this.late = late
    this.world = world
    this.socket = this.connect()
    this.watching = world.every(LOOK, () => this.watch())
    this.offline = world.offline(() => this.drop())
  }

  get connected() {
    return this.socket.readyState === OPEN && !this.over
  }

  connect() {
    const after = this.version === null ? '' : `?after=${this.version}`
    const socket = this.world.socket(`/api/${this.where}/${encodeURIComponent(this.table)}/live${after}`)
    this.socket = socket
    this.fresh = true
    this.pulse = this.world.now()
    socket.onopen = () => {
      this.tries = 0
      this.pulse = this.world.now()
      this.state('live')
      for (const { message, still } of this.asked.values()) if (!still) socket.send(message)
    }
    socket.onmessage = event => this.heard(JSON.parse(event.data))
    socket.onclose = event => this.broken(socket, event.code, event.reason)
    return socket
  }

  /** @param {Socket} socket @param {number} code @param {string} reason */
  broken(socket, code, reason) {
    if (this.over || socket !== this.socket) return
    if (code === 1008) {
      this.close()
      this.state('ended', reason)
      return
    }
    this.state('waiting', reason)
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries)
    this.tries += 1
    this.world.after(wait, () => socket === this.socket && !this.over && this.connect())
  }

  watch() {
    const now = this.world.now()
    const asleep = this.looked ? now - this.looked - 2 * LOOK : 0
    this.looked = now
    if (this.socket.readyState !== OPEN) return
    if (asleep > 0) this.pulse = Math.min(now, this.pulse + asleep) // the page itself was held up: what was said meanwhile waits to be heard
    const quiet = now - this.pulse
    if (quiet > SILENT) this.drop()
    else if (quiet > QUIET && now - this.asking > QUIET / 2) {
      this.asking = now
      this.socket.send('{"say":"ping","id":"1"}')
    }
  }

  // Nothing comes through this connection any more: do not wait until it says so itself.
  drop() {
    const socket = this.socket
    if (socket.readyState > OPEN || this.over) return
    socket.onclose = socket.onmessage = socket.onopen = null
    socket.close()
    this.broken(socket, 0, '')
  }

  /** @param {Wire.Frame} message */
  heard(message) {
    this.pulse = this.world.now()
    if (message.kind === 'view') {
      this.version = message.version
      this.clockApart = message.now - this.pulse
      this.seen(message)
      if (this.fresh) this.sendAgain()
    } else if (message.kind === 'hello') {
      this.hello(message)
    } else if (message.kind === 'answer') {
      // ids come back with the person in front of them
      const id = message.id.slice(message.id.indexOf(':') + 1)
      const asked = this.asked.get(id) ?? this.asked.get(message.id)
      if (message.code === 'in-doubt') this.doubtful.add(id)
      else if (this.doubtful.delete(id) && !asked) this.late(message)
      if (asked) {
        this.asked.delete(asked.id)
        asked.resolve(message)
      }
    }
  }

  // After a break: what is still wanted goes out again, with its old id; the rest is given up.
  sendAgain() {
    this.fresh = false
    for (const one of [...this.asked.values()]) {
      if (!one.still) continue
      if (one.still()) {
        this.socket.send(one.message)
      } else {
        this.asked.delete(one.id)
        one.resolve({ lost: true })
      }
    }
  }

  // Give a command; resolves with what became of it. `still` says whether the command is still wanted when it has to be
  // sent again after a break: a wager is for one coup and no other.
  /**
   * @template {keyof Wire.Commands} C
   * @param {C} command
   * @param {Wire.Commands[C]} facts
   * @param {{ still?: (() => boolean) | null }} [wanted]
   */
  give(command, facts, { still = null } = {}) {
    return this.say('command', command, facts, still)
  }

  // Why a command would be refused now.
  /** @param {string} command @param {object} facts */
  why(command, facts) {
    return this.say('why', command, facts)
  }

  // A message that is no command of the table: a call for a supervisor.
  /** @param {Wire.Said['say']} what */
  tell(what) {
    return this.say(what, '', {})
  }

  /**
   * @param {Wire.Said['say']} say
   * @param {string} command
   * @param {object} facts
   * @param {(() => boolean) | null} still
   * @returns {Promise<Answered>}
   */
  say(say, command, facts, still = null) {
    if (this.over) return Promise.resolve({ lost: true })
    const id = this.world.id()
    const message = JSON.stringify({ say, id, version: null, command, facts })
    return new Promise(resolve => {
      this.asked.set(id, { id, message, resolve, still })
      if (this.connected && !(still && this.fresh)) this.socket.send(message)
    })
  }

  // The server's time, in milliseconds.
  now() {
    return this.world.now() + this.clockApart
  }

  // For good: nobody waits any more for an answer that cannot come.
  close() {
    this.over = true
    this.watching()
    this.offline()
    this.socket.close()
    for (const one of this.asked.values()) one.resolve({ lost: true })
    this.asked.clear()
  }
}
