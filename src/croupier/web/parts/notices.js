// A notice that runs: what is to come, and how long it still stands. The floor says when; here it only counts down.

/** @import { Facts } from '../logic/speaker.js' */
/** What a view or the lobby tells of a notice. @typedef {{ about: string, says?: string, minimum?: number | null, variation?: string, wager?: string }} Notice */

// What the messages about it are told.
/** @param {Notice} notice @returns {Facts} */
export const noticeFacts = ({ about, says, minimum, variation, wager }) => ({ about, says, minimum, variation, wager })

/** @param {Wire.NoticeShown} notice */
export const noticeUntil = notice => notice.ready ?? notice.takes_effect ?? null

// Whether the change may be made: it is not made yet while the notice is up, and somebody makes it.
/** @param {Wire.NoticeShown} notice @param {number} now */
export const isDue = (notice, now) => (coupsLeft(notice) ?? (noticeUntil(notice) ?? Infinity) - now) <= 0

// What is said of one that is due: since when, where it goes by time.
/** @param {Wire.NoticeShown} notice @returns {Facts} */
export const dueFacts = notice => ({ about: notice.about, at: coupsLeft(notice) === null ? noticeUntil(notice) : null })

// How many coups it still stands; nothing where it goes by time.
/** @param {{ coups?: number | null }} notice */
export const coupsLeft = ({ coups }) => coups ?? null
