// A notice that runs: what is to come, and how long it still stands. The floor says when; here it only counts down.

import { dollars } from './money.js'
import { language } from './words.js'

/** Its words in English and Chinese. @typedef {[string, string]} Both */
/** What a view or the lobby tells of a notice. @typedef {{ about: string, says?: string, minimum?: number | null, variation?: string }} Notice */

/** @type {Record<string, Both>} */
const ABOUT = {
  closing: ['This table closes', '本桌将关闭'],
  'higher-minimum': ['The minimum rises', '下限将提高'],
  limits: ['The limits change', '限额将更改'],
  variation: ['The game changes', '玩法将更改'],
}

// What it says, in English and Chinese.
/** @param {Notice} notice @returns {Both} */
export function noticeSays({ about, says, minimum, variation }) {
  const [english, chinese] = ABOUT[about] ?? [about.replaceAll('-', ' '), '']
  const figure = minimum === undefined || minimum === null ? '' : dollars(minimum)
  const more = [figure && `to ${figure}`, variation && `to ${variation.replaceAll('-', ' ')}`].filter(Boolean).join(', ')
  /** @type {Both} */
  const words = [more ? `${english} ${more}` : english, figure ? `${chinese}至 ${figure}` : chinese]
  return says ? [`${words[0]}: ${says}`, words[1]] : words
}

/** @param {Wire.NoticeShown} notice */
export const noticeUntil = notice => notice.ready ?? notice.takes_effect ?? null

// Minutes and seconds; hours where there are some.
/** @param {number} milliseconds */
export function countdown(milliseconds) {
  const left = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

// How many coups it still stands, in English and Chinese; nothing where it goes by time.
/** @param {{ coups?: number | null }} notice @returns {Both | null} */
export function coupsLeft({ coups }) {
  if (coups === undefined || coups === null) return null
  return coups ? [`${coups} coup${coups === 1 ? '' : 's'} to go`, `还有 ${coups} 局`] : ['from now on', '即可生效']
}

/** @param {Both} both */
export const inLanguage = ([english, chinese]) => (language() === 'zh' && chinese ? chinese : english)
