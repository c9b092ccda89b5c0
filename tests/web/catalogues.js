// The catalogues of the floor for tests, by language: made from the Fluent files by whoever runs these tests.

import { readFileSync } from 'node:fs'
import { readTable } from '../../src/croupier/web/parts/book.js'
import { speak } from '../../src/croupier/web/parts/words.js'

const file = process.env.CROUPIER_WORDS
if (!file) throw new Error('CROUPIER_WORDS names no file of catalogues: run these tests by pytest tests/web')

/** @type {Record<string, Wire.PageWords>} */
export const catalogues = JSON.parse(readFileSync(file, 'utf8'))

// Speak a language, at this table where one is said. What cannot be said fails the test.
/** @param {string} language @param {Wire.Felt} [felt] */
export function speaking(language, felt) {
  speak(catalogues[language], catalogues[catalogues[language].beside], what => {
    throw new Error(what)
  })
  readTable(felt ?? { symbol: '$' }, felt)
}
