// A world for the pages' logic: time that passes when a test says so, sockets and sources that say what it has them say.

/** @typedef {{ at: number, run: () => void, every: number }} Timer */

export class FakeSocket {
  readyState = 0
  /** @type {any[]} */
  sent = []
  closed = false
  /** @type {((event: any) => void) | null} */
  onopen = null
  /** @type {((event: any) => void) | null} */
  onmessage = null
  /** @type {((event: any) => void) | null} */
  onclose = null

  /** @param {string} path */
  constructor(path) {
    this.path = path
  }

  /** @param {string} text */
  send(text) {
    if (this.readyState !== 1) throw new Error('not open')
    this.sent.push(JSON.parse(text))
  }

  close() {
    this.closed = true
    this.readyState = 2
  }

  // Commands that went out, without signs of life.
  get commands() {
    return this.sent.filter(one => one.say !== 'ping')
  }

  // --- what the other side does ------------------------------------------------------------------

  opens() {
    this.readyState = 1
    this.onopen?.({})
  }

  /** @param {object} frame */
  says(frame) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  breaks(code = 1006, reason = '') {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

export class FakeSource {
  readyState = 0
  /** @type {((event: any) => void) | null} */
  onmessage = null
  /** @type {((event: any) => void) | null} */
  onerror = null

  close() {
    this.readyState = 2
  }

  /** @param {object} frame */
  says(frame) {
    this.readyState = 1
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  fails() {
    this.onerror?.({})
  }
}

export class World {
  time = 1_700_000_000_000
  began = this.time
  /** @type {FakeSocket[]} */
  sockets = []
  /** @type {FakeSource[]} */
  sources = []
  /** @type {Set<Timer>} */
  timers = new Set()
  /** @type {Set<() => void>} */
  whenOffline = new Set()
  ids = 0

  now = () => this.time
  passed = () => this.time - this.began
  id = () => `id-${++this.ids}`

  /** @param {string} path */
  socket = path => {
    const made = new FakeSocket(path)
    this.sockets.push(made)
    return made
  }

  source = () => {
    const made = new FakeSource()
    this.sources.push(made)
    return made
  }

  /** @param {number} milliseconds @param {() => void} run */
  after = (milliseconds, run) => this.#timer(milliseconds, run, 0)

  /** @param {number} milliseconds @param {() => void} run */
  every = (milliseconds, run) => this.#timer(milliseconds, run, milliseconds)

  /** @param {() => void} run */
  offline = run => {
    this.whenOffline.add(run)
    return () => void this.whenOffline.delete(run)
  }

  /** @param {number} milliseconds @param {() => void} run @param {number} every */
  #timer(milliseconds, run, every) {
    const timer = { at: this.time + milliseconds, run, every }
    this.timers.add(timer)
    return () => void this.timers.delete(timer)
  }

  get lastSocket() {
    return this.sockets[this.sockets.length - 1]
  }

  get lastSource() {
    return this.sources[this.sources.length - 1]
  }

  // Time goes by and nothing runs, as while a machine sleeps or a page is busy; what fell due meanwhile is done once.
  /** @param {number} milliseconds */
  holdUp(milliseconds) {
    this.time += milliseconds
    for (const timer of this.timers) timer.at = Math.max(timer.at, this.time)
  }

  // Time goes by, and whatever falls due meanwhile is done.
  /** @param {number} milliseconds */
  pass(milliseconds) {
    const end = this.time + milliseconds
    for (;;) {
      const [next] = [...this.timers].filter(one => one.at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      this.time = next.at
      if (next.every) next.at += next.every
      else this.timers.delete(next)
      next.run()
    }
    this.time = end
  }
}

// Everything that was promised and can go on has gone on.
export const settled = () => new Promise(resolve => setImmediate(resolve))
