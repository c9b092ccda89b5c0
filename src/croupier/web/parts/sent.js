// What the floor sends by its name and its figures, said in the page's language: events, refusals, errors, rows, odds, effects. It
// knows no browser. Start at `told`.

import { bookTextBeside, has, named, read, say, sayBeside } from './words.js'

/** @import { Facts } from '../logic/speaker.js' */

/** How people are called, by their ids, as far as announcements told. @type {Map<string, string>} */
const people = new Map()
/** @param {string} person */
export const called = person => people.get(person) ?? person
read({ name: called })

/** What is told, and about whom. @typedef {Pick<Wire.Announcement, 'event' | 'facts' | 'people'>} Told */

/** @param {Told} one */
function heard(one) {
  for (const [person, name] of Object.entries(one.people ?? {})) people.set(person, name)
  return /** @type {Facts} */ (one.facts ?? {})
}

// What happened, in a sentence.
/** @param {Told} one */
export const told = one => say(`event-${one.event}`, heard(one))
/** @param {Told} one */
export const toldBeside = one => sayBeside(`event-${one.event}`, heard(one))

// A clause of another book than the table's, with whose it is.
/** @param {string} clause */
const ofAnother = clause => `${named('book', clause.slice(0, clause.indexOf(':')))} ${clause.slice(clause.indexOf(':') + 1)}`

// Why not, with the numbers of the clauses and what to do: whose they are stands on every screen, and is in each chip.
/** @param {Pick<Wire.RefusedReply, 'reason' | 'facts' | 'clauses'> & { able?: string[] | null }} refused */
export function refusal({ reason, facts: sent, clauses: cited = [], able }) {
  const id = `refusal-${reason}`
  const facts = /** @type {Facts} */ (sent)
  const book = cited[0]?.split(':')[0] ?? ''
  const own = cited.filter(one => one.startsWith(`${book}:`)).map(one => one.slice(book.length + 1))
  const clauses = [...own, ...cited.filter(one => !one.startsWith(`${book}:`)).map(ofAnother)].join(', ')
  const because = say('refused-because', { what: say(id, facts), do: has(id, 'do') ? say(id, facts, 'do') : '', clauses })
  return able ? `${because} ${say('refused-able', { people: able })}` : because
}

// Why the floor did not do as asked, by its code; a page's own answer has its sentence already.
/** @param {{ code?: Wire.ErrorCode | null, facts?: Record<string, unknown>, error?: string }} answer */
export const wrong = ({ code, facts = {}, error = '' }) => (code ? say(`error-${code}`, /** @type {Facts} */ (facts)) : error)

// What became of a command that was in doubt.
/** @param {Wire.Reply} answer */
export const late = answer => (answer.done ? say('late-done') : say('late-not-done', { why: answer.refused ? refusal(answer.refused) : wrong(answer) }))

// Why nothing goes on at a table, in the page's language.
/** @param {{ trouble?: string, trouble_says?: Message | null }} shown */
export const troubled = ({ trouble = '', trouble_says }) => (trouble_says ? say(trouble_says[0], /** @type {Facts} */ (trouble_says[1])) : trouble)

/** @param {{ trouble_says?: Message | null }} shown */
export const troubledBeside = ({ trouble_says }) => (trouble_says ? sayBeside(trouble_says[0], /** @type {Facts} */ (trouble_says[1])) : '')

// The row that decided a wager: the book's own words, or how the wager ended otherwise.
/** @param {{ row?: string, figures?: Record<string, unknown> }} settled */
export function rowOf({ row = '', figures = {} }) {
  if (!row) return ''
  if (row === 'parts') return say('row-parts', { parts: Object.entries(figures).map(([wager, part]) => /** @type {const} */ (['row-of-part', { wager, row: String(part) }])) })
  return has(`row-${row}`) ? say(`row-${row}`, /** @type {Facts} */ (figures)) : named('row', row)
}

/** A message as it is sent. @typedef {[string, Record<string, unknown>]} Message */

/** @param {Wire.Area} area @returns {string[]} */
export const oddsOf = area => area.odds.map(([id, facts]) => say(id, /** @type {Facts} */ (facts)))

// Without the row that they are for.
/** @param {Message} odds */
export const bareOdds = ([id, facts]) => {
  if (id === 'odds-of-row') return say(.../** @type {[string, Facts]} */ (/** @type {Message[]} */ (facts.odds)[0]))
  return id === 'odds-of-count' ? say('odds-pays', /** @type {Facts} */ (facts)) : say(id, /** @type {Facts} */ (facts))
}

// What a remedy would do to the coup.
/** @param {Wire.EffectShown} effect */
export const effect = ({ effect: name, figures = {} }) => say(`effect-${name}`, /** @type {Facts} */ (figures))

// An area by its name, and a family of them by its kind and side.
/** @param {import('./families.js').Listed} area */
export const areaName = ({ wager, family }) => (family ? say(`family-${family.kind}`, { side: family.side }) : named('wager', wager))
/** @param {import('./families.js').Listed} area */
export const areaNameBeside = ({ wager, family }) => (family ? sayBeside(`family-${family.kind}`, { side: family.side }) : bookTextBeside(`wager-${wager}`))
