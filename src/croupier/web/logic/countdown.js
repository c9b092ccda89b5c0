// The time in which wagers are still taken, as a clock shows it. The floor says when it ends; here it only counts down.

const SHORT = 5 // seconds

// What is left: milliseconds, the part of the whole, and full seconds, which are 0 only when the time is up.
/** @param {Wire.Timer} timer @param {number} now the floor's time */
export function timeLeft({ closes, lasts }, now) {
  const left = Math.max(0, closes - now)
  const seconds = Math.ceil(left / 1000)
  return { left, part: Math.min(1, left / lasts), seconds, isShort: seconds <= SHORT }
}
