// What the player's page of a tournament knows at this moment.

export const id = decodeURIComponent(location.pathname.split('/')[2] ?? '')

export const at = {
  /** @type {Wire.TournamentShown | null} */
  shown: null,
  /** @type {Wire.TournamentCard | null} */
  card: null,
  /** The one that may be entered after this. @type {Wire.TournamentCard | null} */
  next: null,
  /** Names of tables. @type {Map<string, string>} */
  tables: new Map(),
  /** @type {import('../logic/live.js').Live | null} */
  live: null,
  /** @type {import('../logic/live.js').State} */
  state: 'waiting',
  /** @type {Wire.Announcement[]} */
  heard: [],
}

// A page of it to print, in the language of this one.
/** @param {'terms' | 'seat-cards' | 'results'} what @param {string} language */
export const printed = (what, language) => `/tournaments/${encodeURIComponent(id)}/${what}?language=${language}`
