// A virtual shoe as a page keeps an eye on it: chance of its own before the cut, and its own check of the reveal. It knows
// no rule and no card; what it needs of the browser is handed in. Anyone can do the same: docs/decisions/0025.

const FORMAT = 'croupier-shoe/1'
const BYTES = 32 // that a page adds

/** @typedef {{ number: number, commitment: string, contributions: [string, string][] }} Kept */
/** `sha256` where the browser has it. @typedef {{ random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array, sha256: ((bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>) | null }} World */
/** @typedef {'as-committed' | 'not-as-committed' | 'left-out' | 'not-seen' | 'cannot-check'} Verdict */

/** @param {Uint8Array} bytes */
export const digits = bytes => [...bytes].map(one => one.toString(16).padStart(2, '0')).join('')

/** @param {string} text @returns {Uint8Array<ArrayBuffer> | null} nothing where it is no hexadecimal digits */
export function bytesOf(text) {
  if (text.length % 2 || !/^[0-9a-f]*$/.test(text)) return null
  return Uint8Array.from({ length: text.length / 2 }, (_, place) => Number.parseInt(text.slice(place * 2, place * 2 + 2), 16))
}

/** @param {string} text */
const utf8 = text => Uint8Array.from(encodeURIComponent(text).match(/%..|./g) ?? [], one => (one.length > 1 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0)))

// Each part with its length before it, so that no two readings give the same bytes.
/** @param {(string | Uint8Array)[]} parts @returns {Uint8Array<ArrayBuffer>} */
export function netstrings(...parts) {
  const bytes = parts.flatMap(part => {
    const one = typeof part === 'string' ? utf8(part) : part
    return [...utf8(`${one.length}:`), ...one, ...utf8(',')]
  })
  return Uint8Array.from(bytes)
}

// What is digested for a commitment; nothing where tape or salt are no hexadecimal digits.
/** @param {string} table @param {number} shoe @param {string} tape @param {string} salt @returns {Uint8Array<ArrayBuffer> | null} */
function committedTo(table, shoe, tape, salt) {
  const [tapeBytes, saltBytes] = [bytesOf(tape), bytesOf(salt)]
  return tapeBytes && saltBytes && netstrings(FORMAT, `${table}/${shoe}`, saltBytes, tapeBytes)
}

// The check of a shoe that was revealed, by whoever was not there to see its commitment, step by step: what is digested, what
// comes of it, and whether that is the commitment.
/** @param {{ table: string, shoe: number, commitment: string, tape: string, salt: string }} revealed @param {World['sha256']} sha256 @returns {Promise<{ verdict: Verdict, bytes: number, digest: string }>} */
export async function checkShoe({ table, shoe, commitment, tape, salt }, sha256) {
  const bytes = committedTo(table, shoe, tape, salt)
  if (!bytes) return { verdict: 'not-as-committed', bytes: 0, digest: '' }
  if (!sha256) return { verdict: 'cannot-check', bytes: bytes.length, digest: '' }
  const digest = digits(new Uint8Array(await sha256(bytes)))
  return { verdict: digest === commitment ? 'as-committed' : 'not-as-committed', bytes: bytes.length, digest }
}

export class ShoeWatch {
  #asked = '' // the commitment to which this page added
  #mine = '' // what it added
  /** @type {Kept | null} */
  #kept = null // the shoe as it was last seen with its commitment

  /** @param {World} world */
  constructor(world) {
    this.world = world
  }

  // What everyone sees of the shoe; a commitment that is another all at once for the same shoe is remembered as it was first.
  /** @param {Wire.Shared} shared */
  see({ shoe }) {
    if (!shoe?.commitment) return
    const first = this.#kept?.number === shoe.number ? this.#kept.commitment : shoe.commitment
    this.#kept = { number: shoe.number, commitment: first, contributions: shoe.contributions ?? [] }
  }

  // What this page adds now, once a shoe, for a patron at the table; nothing where it is not the time.
  /** @param {Wire.Shared} shared @param {string} patron @param {boolean} present */
  adds({ shoe }, patron, present) {
    if (!present || shoe?.stage !== 'uncut' || !shoe.commitment || shoe.commitment === this.#asked || shoe.pages?.includes(patron)) return null
    this.#asked = shoe.commitment
    this.#mine = digits(this.world.random(new Uint8Array(BYTES)))
    return { patron, contribution: this.#mine, source: /** @type {const} */ ('page') }
  }

  // Whether what is revealed is what this page saw committed to, and has what this page added.
  /** @param {string} table @param {{ shoe?: number, tape?: string, salt?: string }} revealed @param {string} patron @returns {Promise<Verdict>} */
  async check(table, { shoe, tape = '', salt = '' }, patron) {
    const kept = this.#kept
    if (!kept || kept.number !== shoe) return 'not-seen'
    if (!this.world.sha256) return 'cannot-check'
    const { verdict } = await checkShoe({ table, shoe, commitment: kept.commitment, tape, salt }, this.world.sha256)
    if (verdict !== 'as-committed') return verdict
    const added = this.#asked === kept.commitment
    return added && !kept.contributions.some(([who, what]) => who === patron && what === this.#mine) ? 'left-out' : 'as-committed'
  }
}
