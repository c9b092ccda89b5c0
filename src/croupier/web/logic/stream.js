// The stream of views to a display: it says that it is not live as soon as the stream is silent, and comes back by
// itself. The source of events and time are handed in.

/**
 * An EventSource, as far as it is used here.
 * @typedef {object} Source
 * @property {number} readyState
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 * @property {() => void} close
 */
/**
 * `passed` is time that never jumps, `now` the time of day.
 * @typedef {object} World
 * @property {() => Source} source
 * @property {() => number} passed
 * @property {() => number} now
 * @property {(milliseconds: number, run: () => void) => () => void} every
 */
/** @typedef {{ seen: (view: Wire.ViewShown) => void, state: (isLive: boolean, silent: number) => void }} Hears */

const CLOSED = 2
const SILENT = 2600 // milliseconds; the stream says something every two seconds
const AGAIN = 700 // until the next try
const TICK = 100

export class Stream {
  ever = false // something was heard
  apart = 0

  /** @param {Hears} hears @param {World} world */
  constructor({ seen, state }, world) {
    this.seen = seen
    this.state = state
    this.world = world
    this.heardAt = this.startedAt = world.passed()
    this.source = this.open()
    this.looking = world.every(TICK, () => this.look())
  }

  open() {
    const source = this.world.source()
    this.startedAt = this.world.passed()
    source.onmessage = event => this.heard(JSON.parse(event.data))
    source.onerror = () => {
      source.close()
      this.heardAt = Math.min(this.heardAt, this.world.passed() - SILENT)
      this.look()
    }
    return source
  }

  /** @param {Wire.ViewShown | Wire.Pulse} message */
  heard(message) {
    this.heardAt = this.world.passed()
    this.ever = true
    this.apart = message.now - this.world.now()
    if (message.kind === 'view') this.seen(message)
    this.state(true, 0)
  }

  look() {
    const passed = this.world.passed()
    const silent = passed - this.heardAt
    if (silent < SILENT) return
    this.state(false, silent)
    const tried = passed - this.startedAt
    if (this.source.readyState === CLOSED ? tried > AGAIN : tried > 2 * SILENT) {
      this.source.close()
      this.source = this.open()
    }
  }

  // The server's time, in milliseconds.
  now() {
    return this.world.now() + this.apart
  }

  end() {
    this.source.close()
    this.looking()
  }
}
