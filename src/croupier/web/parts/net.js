// The floor over the network: the one connection to a table, and what is asked for once.

import { Live } from '../logic/live.js'
import { world } from './world.js'

/** @param {string} table @param {import('../logic/live.js').Hears} hears */
export const connect = (table, hears) => new Live(table, hears, world)

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
  if (!response.ok) throw new Error(typeof answer.detail === 'string' ? answer.detail : `the floor answered ${response.status}`)
  return answer
}
