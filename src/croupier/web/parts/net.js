// The floor over the network: the one connection to a table, and what is asked for once.

import { Live } from '../logic/live.js'
import { refusal, wrong } from './sent.js'
import { say } from './words.js'
import { world } from './world.js'

/** @param {string} table @param {import('../logic/live.js').Hears} hears */
export const connect = (table, hears) => new Live(table, hears, world)

// The same to a tournament, whose views are its own.
/** @param {string} tournament @param {import('../logic/live.js').HearsTournament} hears */
export const connectTournament = (tournament, hears) => new Live(tournament, /** @type {any} */ (hears), world, 'tournaments')

// And to a promotion.
/** @param {string} promotion @param {import('../logic/live.js').HearsPromotion} hears */
export const connectPromotion = (promotion, hears) => new Live(promotion, /** @type {any} */ (hears), world, 'promotions')

// The floor did not do as asked: why, in the page's language, and its code, by which a page may decide.
export class NotDone extends Error {
  /** @param {string} says @param {Wire.ErrorCode} [code] @param {Record<string, unknown>} [facts] */
  constructor(says, code, facts = {}) {
    super(says)
    this.code = code
    this.facts = facts
  }
}

/**
 * @template {string} Path
 * @overload
 * @param {Path} path
 * @returns {Promise<Wire.Answers<`GET ${Path}`>>}
 */
/**
 * @template {string} Path
 * @overload
 * @param {Path} path
 * @param {Wire.Bodies<`POST ${Path}`>} body
 * @returns {Promise<Wire.Answers<`POST ${Path}`>>}
 */
/**
 * @template {string} Path
 * @overload
 * @param {Path} path
 * @param {Wire.Bodies<`PATCH ${Path}`>} body
 * @param {'PATCH'} method
 * @returns {Promise<Wire.Answers<`PATCH ${Path}`>>}
 */
/**
 * @param {string} path
 * @param {object} [body]
 * @param {string} [method]
 * @returns {Promise<any>}
 */
export async function ask(path, body, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => { throw new NotDone(say('no-connection')) }) // what a browser says of it is in the browser's language
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new NotDone(answer.code ? wrong(answer) : answer.refused ? refusal(answer.refused) : say('floor-answered', { status: response.status }), answer.code, answer.facts)
  return answer
}
