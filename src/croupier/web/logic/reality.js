// When a player is reminded of how long they play: each time that so many more minutes at the tables are full. It knows no
// page and no clock; what the floor answers is handed in.

const MINUTE = 60_000

/** @typedef {Pick<Wire.OwnCheck, 'minutes' | 'reminder'>} Played */

// How many reminders there have been in this time.
/** @param {Played} played */
const reached = ({ minutes, reminder }) => (reminder ? Math.floor(minutes / reminder) : 0)

// Whether one more is due than when it was asked before.
/** @param {Played | null} before @param {Played} now */
export const isDue = (before, now) => before !== null && before.reminder === now.reminder && reached(now) > reached(before)

// Milliseconds until it is asked again: when the next one would be due for whoever plays on.
/** @param {Played} played */
export const asksAgain = ({ minutes, reminder }) => (reminder ? reminder - (minutes % reminder) : 60) * MINUTE
