// The one connection to a table: commands out, views in. After a break it goes on by event number, and a command
// that was not answered is sent again with the same id: it takes effect once.

const LONGEST_WAIT = 8000
const QUIET = 1100 // without a word for so long we ask for a sign of life, and go on asking
const SILENT = 2600 // and then we take the connection for lost: whoever plays knows it within three seconds
const LOOK = 250

export class Live {
  // `seen` is told of every view, `state` of "live", "waiting" and "ended"
  constructor(table, { seen, state = () => {}, hello = () => {} }) {
    this.table = table
    this.version = null
    this.seen = seen
    this.state = state
    this.hello = hello
    this.asked = new Map()
    this.tries = 0
    this.asking = 0 // when we last asked for a sign of life
    this.over = false
    this.connect()
    this.watching = setInterval(() => this.watch(), LOOK)
    addEventListener('offline', (this.offline = () => this.drop()))
  }

  get connected() {
    return this.socket.readyState === WebSocket.OPEN && !this.over
  }

  connect() {
    if (this.over) return
    const after = this.version === null ? '' : `?after=${this.version}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live${after}`)
    this.socket = socket
    this.fresh = true // no view came through this connection yet
    socket.onopen = () => {
      this.tries = 0
      this.pulse = Date.now()
      this.state('live')
      for (const { message, still } of this.asked.values()) if (!still) socket.send(message)
    }
    socket.onmessage = event => this.heard(JSON.parse(event.data))
    socket.onclose = event => this.broken(socket, event.code, event.reason)
    this.pulse = Date.now()
  }

  broken(socket, code, reason) {
    if (this.over || socket !== this.socket) return
    if (code === 1008) {
      this.close()
      this.state('ended', reason)
      this.giveUp()
      return
    }
    this.state('waiting', reason)
    this.tries += 1
    setTimeout(() => socket === this.socket && this.connect(), Math.min(LONGEST_WAIT, 250 * 2 ** this.tries))
  }

  watch() {
    if (this.socket.readyState !== WebSocket.OPEN) return
    const quiet = Date.now() - this.pulse
    if (quiet > SILENT) this.drop()
    else if (quiet > QUIET && Date.now() - this.asking > QUIET / 2) {
      this.asking = Date.now()
      this.socket.send('{"say":"ping","id":"1"}')
    }
  }

  // Nothing comes through this connection any more: do not wait until it says so itself.
  drop() {
    const socket = this.socket
    if (socket.readyState > WebSocket.OPEN || this.over) return
    socket.onclose = socket.onmessage = socket.onopen = null
    socket.close()
    this.broken(socket, 0, '')
  }

  heard(message) {
    this.pulse = Date.now()
    if (message.kind === 'view') {
      this.version = message.version
      this.clockApart = message.now - Date.now()
      this.seen(message)
      if (this.fresh) this.sendAgain()
    } else if (message.kind === 'hello') {
      this.hello(message)
    } else if (message.kind === 'answer') {
      // ids come back with the person in front of them
      const id = message.id.slice(message.id.indexOf(':') + 1)
      const asked = this.asked.get(id) ?? this.asked.get(message.id)
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

  giveUp() {
    for (const one of [...this.asked.values()]) one.resolve({ lost: true })
    this.asked.clear()
  }

  // Give a command; resolves with the answer: {done}, {refused}, {conflict}, {error}, or {lost}. `still` says whether
  // the command is still wanted when it has to be sent again after a break: a wager is for one coup and no other.
  give(command, facts = {}, { version = null, say = 'command', still = null } = {}) {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
    const message = JSON.stringify({ say, id, version, command, facts })
    return new Promise(resolve => {
      this.asked.set(id, { id, message, resolve, still })
      if (this.connected && !(still && this.fresh)) this.socket.send(message)
    })
  }

  // Why a command would be refused now.
  why(command, facts = {}) {
    return this.give(command, facts, { say: 'why' })
  }

  // The server's time, in milliseconds.
  now() {
    return Date.now() + (this.clockApart ?? 0)
  }

  close() {
    this.over = true
    clearInterval(this.watching)
    removeEventListener('offline', this.offline)
    this.socket.close()
  }
}

export async function ask(path, body, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) {
    const detail = typeof answer.detail === 'string' ? answer.detail : `the floor answered ${response.status}`
    throw Object.assign(new Error(detail), { status: response.status })
  }
  return answer
}
