// What the pages' logic is handed of this browser: time, sockets, the network's absence, new ids.

const scheme = location.protocol === 'https:' ? 'wss' : 'ws'

/** @type {import('../logic/live.js').World} */
export const world = {
  socket: path => new WebSocket(`${scheme}://${location.host}${path}`),
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
  offline(run) {
    addEventListener('offline', run)
    return () => removeEventListener('offline', run)
  },
  // randomUUID is there on a secure page alone
  id: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`,
}
