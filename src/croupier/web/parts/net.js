// The one connection to a table: commands out, views in. After a break it goes on by event number, and a command
// that was not answered is sent again with the same id: it takes effect once.

const LONGEST_WAIT = 8000

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
    this.over = false
    this.connect()
  }

  connect() {
    const after = this.version === null ? '' : `?after=${this.version}`
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live${after}`)
    this.socket.onopen = () => {
      this.tries = 0
      this.state('live')
      for (const { message } of this.asked.values()) this.socket.send(message)
    }
    this.socket.onmessage = event => this.heard(JSON.parse(event.data))
    this.socket.onclose = event => {
      if (this.over) return
      if (event.code === 1008) {
        this.over = true
        this.state('ended', event.reason)
        return
      }
      this.state('waiting', event.reason)
      this.tries += 1
      setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 250 * 2 ** this.tries))
    }
    this.pulse = Date.now()
  }

  heard(message) {
    this.pulse = Date.now()
    if (message.kind === 'view') {
      this.version = message.version
      this.clockApart = message.now - Date.now()
      this.seen(message)
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

  // Give a command; resolves with the answer: {done}, {refused}, {conflict} or {error}.
  give(command, facts = {}, { version = null, say = 'command' } = {}) {
    const id = crypto.randomUUID()
    const message = JSON.stringify({ say, id, version, command, facts })
    return new Promise(resolve => {
      this.asked.set(id, { id, message, resolve })
      if (this.socket.readyState === WebSocket.OPEN) this.socket.send(message)
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
