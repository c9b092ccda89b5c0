// Says what it is asked to, for whoever compares: standard input has catalogues and what is to be said in which of them.

import { readFileSync } from 'node:fs'
import { Speaker } from '../../src/croupier/web/logic/speaker.js'

/** @typedef {{ language: string, id: string, form: string, facts: Record<string, any>, reader: { me: string, symbol: string }, book: Record<string, string> }} Asked */

/** @type {{ words: Record<string, Wire.PageWords>, asked: Asked[] }} */
const { words, asked } = JSON.parse(readFileSync(0, 'utf8'))
/** @type {string[]} */
const wrong = []
const speakers = Object.fromEntries(Object.entries(words).map(([language, one]) => [language, new Speaker(one, what => wrong.push(what))]))

const said = asked.map(({ language, id, form, facts, reader, book }) => {
  const speaker = speakers[language]
  Object.assign(speaker.reader, reader, { name: (/** @type {string} */ person) => `<${person}>` })
  speaker.book = book
  return speaker.say(id, facts, form)
})
process.stdout.write(JSON.stringify({ said, wrong: [...new Set(wrong)] }))
