// Clocks of a place: an instant as the clock on its wall shows it, and back; by the browser's own where none is named. It
// knows no rule about times. Start at `wallOf`.

/** @type {Map<string, Intl.DateTimeFormat>} */
const made = new Map() // which take long to make

/** @param {string} zone */
function clock(zone) {
  const found = made.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone || undefined, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  made.set(zone, found)
  return found
}

// As a field for a time has it: 2026-11-30T23:59.
/** @param {number} instant @param {string} [zone] */
export function wallOf(instant, zone = '') {
  const at = Object.fromEntries(clock(zone).formatToParts(instant).map(one => [one.type, one.value]))
  return `${at.year.padStart(4, '0')}-${at.month}-${at.day}T${at.hour}:${at.minute}`
}

// How far the clock is ahead of that of the world, in milliseconds.
/** @param {number} instant @param {string} zone */
const ahead = (instant, zone) => Date.parse(`${wallOf(instant, zone)}Z`) - Math.floor(instant / 60_000) * 60_000

// What the wall shows, as an instant; not a number where it is no time. Of an hour that comes twice the first.
/** @param {string} wall @param {string} [zone] */
export function instantOf(wall, zone = '') {
  const there = Date.parse(`${wall}Z`)
  if (Number.isNaN(there)) return there
  const [before, after] = [-86_400_000, 86_400_000].map(off => there - ahead(there + off, zone))
  return ahead(before, zone) === there - before ? before : after
}

// What the clock is called at an instant: AEDT, GMT+11.
/** @param {number} instant @param {string} zone @param {string} tag of the language it is said in */
export const clockName = (instant, zone, tag) =>
  new Intl.DateTimeFormat(tag, { timeZone: zone || undefined, timeZoneName: 'short' }).formatToParts(instant).find(one => one.type === 'timeZoneName')?.value ?? zone
