// The floor over the network: the one connection to a table, and what is asked for once.

import { Live } from '../logic/live.js'
import { world } from './world.js'

/** @param {string} table @param {import('../logic/live.js').Hears} hears */
export const connect = (table, hears) => new Live(table, hears, world)

// The floor did not do as asked: its sentence for people, and its code, by which a page may decide.
export class NotDone extends Error {
  /** @param {string} says @param {Wire.ErrorCode | undefined} code */
  constructor(says, code) {
    super(says)
    this.code = code
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
  })
  const answer = await response.json().catch(() => ({}))
  if (!response.ok) throw new NotDone(typeof answer.detail === 'string' ? answer.detail : answer.error ?? `the floor answered ${response.status}`, answer.code)
  return answer
}
