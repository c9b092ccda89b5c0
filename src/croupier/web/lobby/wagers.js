// What a wager beside the main ones is called: by its book, in the language of the page; a family of them by its kind.

import { textOf } from '../parts/book.js'
import { say } from '../parts/words.js'

/** @param {string} book @param {Wire.WagerListed} wager */
export const wagerName = (book, { wager, name, side }) => (side ? say(`family-${wager}`, { side }) : textOf(book, name))
