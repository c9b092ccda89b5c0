// Views, felts and wagers for tests: the least that the floor would send, and what a test says beside it.

/** @param {string} wager @param {Partial<Wire.Area>} [more] @returns {Wire.Area} */
export const area = (wager, more = {}) => ({
  wager, name: wager[0].toUpperCase() + wager.slice(1), odds: [['odds-pays', { pays: 1, per: 1 }]], limits: { minimum: 1000, maximum: 500000 }, clauses: ['crown-sydney:9.6'], ...more,
})

/** @param {Partial<Wire.Felt>} [more] @returns {Wire.Felt} */
export const felt = (more = {}) => ({
  table: 'T1', book: 'crown-sydney', casino: 'Crown Sydney', edition: '3.2', variation: 'Crown', about: '', layout: 'A', places: [1, 2, 3, 4, 5, 6, 7], closed: [], decks: 8,
  chips: [500, 1000, 2500, 10000], currency: 'AUD', symbol: '$', areas: [area('player', { main: true }), area('banker', { main: true }), area('tie'), area('super-6', { name: 'Super 6' })], ...more,
})

/** @typedef {{ version?: number, now?: number, shared?: Partial<Wire.Shared>, private?: Partial<Wire.Private>, felt?: Wire.Felt | null, board?: Wire.RoadsShown, told?: Wire.Announcement[], timer?: Wire.Timer | null, call?: Wire.StaffCall }} Given */

/** @param {Given} [given] @returns {Wire.ViewShown} */
export const view = ({ version = 1, now = 0, shared = {}, private: own = {}, told = [], timer = null, ...more } = {}) => ({
  kind: 'view', version, now, told, timer,
  shared: { table: 'T1', version, phase: 'wagering', ...shared },
  private: { role: 'patron', ...own },
  ...more,
})

/** @param {number} number @param {string} wager @param {number} stake @param {Partial<Wire.WagerShown>} [more] @returns {Wire.WagerShown} */
export const laid = (number, wager, stake, more = {}) => ({ number, patron: 'kim', wager, place: 3, stake, ...more })

/** @param {number} sequence @param {Partial<Wire.Announcement>} [more] @returns {Wire.Announcement} */
export const told = (sequence, more = {}) => ({ sequence, event: 'bets-called', text: 'Place your bets', clauses: [], at: 0, ...more })

/** @returns {Wire.RoadsShown} */
export const roads = () => {
  const nothing = { marks: '', positions: [] }
  const asked = { big_eye_boy: null, small_road: null, cockroach_pig: null }
  const counts = { banker: 1, player: 0, tie: 0, banker_pairs: null, player_pairs: null, naturals: null }
  return { bead_plate: [['B']], big_road: [[0, 0, 'B', 0]], big_eye_boy: nothing, small_road: nothing, cockroach_pig: nothing, ask: { B: asked, P: asked }, counts, pairs: [''], last: null }
}
