// What this browser keeps of the trainer: how it stands with each lesson, by book and variation, and what was chosen last.
// It is the reader's alone; where a browser keeps nothing the page works all the same.

const PREFIX = 'croupier-train'

/** @param {string} key @returns {any} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(`${PREFIX} ${key}`) ?? 'null')
  } catch {
    return null // nothing that this page wrote
  }
}

/** @param {string} key @param {unknown} what */
function write(key, what) {
  try {
    localStorage.setItem(`${PREFIX} ${key}`, JSON.stringify(what))
  } catch {
    // full, or forbidden: the score is that of this visit
  }
}

/** @param {string} book @param {string} variation @returns {Wire.LearntSo[]} */
export const kept = (book, variation) => read(`learnt ${book} ${variation}`) ?? []
/** @param {string} book @param {string} variation @param {Wire.LearntSo[]} learnt */
export const keep = (book, variation, learnt) => write(`learnt ${book} ${variation}`, learnt)
// Seconds that the drills took in all, so that the score can say how long one takes.
/** @param {string} book @param {string} variation @returns {number} */
export const took = (book, variation) => read(`took ${book} ${variation}`) ?? 0
/** @param {string} book @param {string} variation @param {number} seconds */
export const keepTook = (book, variation, seconds) => write(`took ${book} ${variation}`, took(book, variation) + seconds)
/** @param {string} book @param {string} variation */
export function forget(book, variation) {
  write(`learnt ${book} ${variation}`, [])
  write(`took ${book} ${variation}`, 0)
}

// The seed of the drill that is not answered yet: with what was learnt it makes the same drill again, after a reload too.
/** @returns {string} */
export const openSeed = () => read('seed') ?? ''
/** @param {string} seed */
export const keepSeed = seed => write('seed', seed)

/** @returns {{ book: string, variation: string }} */
export const place = () => read('place') ?? { book: '', variation: '' }
/** @param {string} book @param {string} variation */
export const keepPlace = (book, variation) => write('place', { book, variation })

/** @param {string[]} all @returns {string[]} */
export const kinds = all => read('kinds') ?? all
/** @param {string[]} chosen */
export const keepKinds = chosen => write('kinds', chosen)
