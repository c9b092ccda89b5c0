// A speaker says the messages of one catalogue (languages/pages.py): it chooses among variants as Fluent does, and writes
// every kind of fact as the language writes it, with Intl and nothing else. languages/speaker.py does the same in Python, and
// a test holds the two together. Start at `say`.

/** @typedef {string | number | boolean | null | undefined} One */
/** Another message, as a fact. @typedef {readonly [string, Facts]} Said */
/** @typedef {One | readonly One[] | readonly Said[]} Fact */
/** What goes into a message: whole cents, ids, codes of cards. @typedef {{ [name: string]: Fact }} Facts */
/** A place for a fact, plain, of a kind (`f`) or a name of a kind (`n`). @typedef {{ v: string, f?: string, n?: string, join?: string, to?: string }} Place */
/** A choice by a fact, and another message. @typedef {{ s: Place, k: Record<string, Pattern>, d: string }} Choice */
/** @typedef {{ m: string, a?: string }} Other */
/** @typedef {string | (string | Place | Choice | Other)[]} Pattern */
/** Texts, and cards by their codes. @typedef {(string | string[])[]} Parts */
/** Who reads, at which table, and by the clock of which place: by the browser's where none is named. @typedef {{ me: string, name: (person: string) => string, symbol: string, zone: string }} Reader */

const READER = 'you' // the form of a message for the person it speaks of
const AS_TYPED = new Set(['wager', 'variation', 'book']) // without a book these are called as people type them
const JOINS = new Set(['comma', 'semicolon', 'sentence']) // what stands between two things where no word does
const CARDS = '\u2063' // invisible, around cards
const ANY_MONEY = /** @type {const} */ ({ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }) // only the place of its symbol counts
const DAY = /** @type {const} */ ({ year: 'numeric', month: 'numeric', day: 'numeric' })
const MINUTE = /** @type {const} */ ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const SECOND = /** @type {const} */ ({ ...MINUTE, second: '2-digit' })

/** @param {unknown} name */
const spelled = name => String(name).replaceAll('-', ' ')
/** @param {Fact} fact @returns {readonly One[]} */
const several = fact => /** @type {readonly One[]} */ (Array.isArray(fact) ? fact : [fact])
/** @param {number} number */
const two = number => String(number).padStart(2, '0')

export class Speaker {
  /** @type {Record<string, string>} */
  book = {} // a book's own words for wagers, variations and rows
  /** @type {Reader} */
  reader = { me: '', name: person => person, symbol: '$', zone: '' }

  /** @param {Wire.PageWords} words @param {(what: string) => void} [missing] is told what could not be said */
  constructor(words, missing = () => {}) {
    this.language = words.language
    this.tag = words.tag
    this.messages = /** @type {Record<string, Pattern | Record<string, Pattern>>} */ (words.messages)
    this.missing = missing
    this.plurals = new Intl.PluralRules(words.tag)
    this.number = new Intl.NumberFormat(words.tag, { useGrouping: false })
    /** @type {Map<string, any>} */
    this.made = new Map() // ways to write, which take long to make
  }

  /** @param {string} id @param {Facts} [facts] @param {string} [form] */
  say(id, facts = {}, form = '') {
    return this.parts(id, facts, form).map(part => (typeof part === 'string' ? part : part.join(' '))).join('')
  }

  // The sentence in parts, cards apart.
  /** @param {string} id @param {Facts} [facts] @param {string} [form] @returns {Parts} */
  parts(id, facts = {}, form = '') {
    const texts = this.#spoken(id, facts, form).split(CARDS)
    return texts.flatMap((text, place) => (text === '' ? [] : [place % 2 ? text.split(' ') : text]))
  }

  /** @param {string} id @param {string} [form] */
  has(id, form = '') {
    return this.#forms(id)[form] !== undefined
  }

  // A stable name as people say it: the book's own word for it, the catalogue's, or as it is spelled.
  /** @param {string} kind @param {unknown} name */
  named(kind, name) {
    const id = `${kind}-${name}`
    const own = this.book[id]
    if (own !== undefined) return own
    if (this.has(id)) return this.#spoken(id, {}, '')
    const [first, ...of] = String(name).split(':') // `restriction:tiger` is the message of the first, told of the second
    if (of.length && this.has(`${kind}-${first}`)) return this.#spoken(`${kind}-${first}`, { of: of.join(':') }, '')
    if (AS_TYPED.has(kind)) return String(name ?? '')
    return kind === 'row' ? spelled(name).charAt(0).toUpperCase() + spelled(name).slice(1) : spelled(name)
  }

  // Somebody by their name; or what stands for them, where the reader is told no more: an alias, a place, nobody in particular.
  /** @param {string} id @returns {string} */
  person(id) {
    if (id === 'patron:') return this.#spoken('called-somebody', {}, '')
    if (id.startsWith('alias:')) return id.slice(6)
    return /^place:\d+$/.test(id) ? this.#spoken('called-place', { place: Number(id.slice(6)) }, '') : this.reader.name(id)
  }

  // Whole cents with the symbol of the table's currency, where the language puts it: $1,250, $37.50.
  /** @param {number} cents */
  money(cents) {
    const places = cents % 100 ? 2 : 0
    const how = this.#kept(`money ${places}`, () => new Intl.NumberFormat(this.tag, { ...ANY_MONEY, minimumFractionDigits: places, maximumFractionDigits: places }))
    const written = how.formatToParts(Math.abs(cents) / 100).map(one => (one.type === 'currency' ? this.reader.symbol : one.value)).join('')
    return cents < 0 ? `-${written}` : written
  }

  /** @template T @param {string} key @param {() => T} make @returns {T} */
  #kept(key, make) {
    const found = this.made.get(key) ?? make()
    this.made.set(key, found)
    return found
  }

  /** @param {string} id @returns {Record<string, Pattern>} */
  #forms(id) {
    const found = this.messages[id]
    return found === undefined ? {} : typeof found === 'string' || Array.isArray(found) ? { '': found } : found
  }

  /** @param {string} id @param {Facts} facts @param {string} form @returns {string} */
  #spoken(id, facts, form) {
    const forms = this.#forms(id)
    const { me } = this.reader
    const pattern = forms[form || (me && (facts.patron === me || facts.entrant === me) && forms[READER] !== undefined ? READER : '')]
    if (pattern !== undefined) return this.#filled(pattern, facts)
    this.missing(`${this.language} has no words for ${id}${form && `.${form}`}`)
    return id
  }

  /** @param {Pattern} pattern @param {Facts} facts @returns {string} */
  #filled(pattern, facts) {
    if (typeof pattern === 'string') return pattern
    return pattern.map(part => {
      if (typeof part === 'string') return part
      if ('m' in part) return this.#spoken(part.m, facts, part.a ?? '')
      return 's' in part ? this.#filled(part.k[this.#variant(part, facts)] ?? '', facts) : this.#written(part, facts)
    }).join('')
  }

  // A number is its own variant where there is one, else that of its plural; anything else is the one of its name.
  /** @param {Choice} choice @param {Facts} facts */
  #variant({ s: place, k: variants, d: otherwise }, facts) {
    const fact = facts[place.v]
    if (typeof fact === 'number' && !place.f && !place.n) {
      return String(fact) in variants ? String(fact) : this.plurals.select(fact) in variants ? this.plurals.select(fact) : otherwise
    }
    const name = this.#written(place, facts)
    return name in variants ? name : otherwise
  }

  /** @param {Place} place @param {Facts} facts */
  #written(place, facts) {
    const fact = facts[place.v]
    if (place.f === 'GIVEN') return isGiven(fact) ? 'yes' : 'no'
    if (fact === undefined) {
      this.missing(`a message wants ${place.v}`)
      return `{$${place.v}}`
    }
    if (place.n !== undefined) return this.#listed(fact, place, one => this.named(place.n ?? '', one))
    return place.f === undefined ? several(fact).map(one => this.#plain(one)).join(' ') : this.#ofKind(fact, place)
  }

  /** @param {One} fact */
  #plain(fact) {
    if (typeof fact === 'boolean') return fact ? 'yes' : 'no'
    return typeof fact === 'number' ? this.number.format(fact) : fact ?? ''
  }

  // One, or a list, joined as the language joins: by `and` or by `or`.
  /** @param {Fact} fact @param {Pick<Place, 'join'>} place @param {(one: One) => string} tell */
  #listed(fact, { join }, tell) {
    if (!Array.isArray(fact)) return tell(/** @type {One} */ (fact))
    if (join && JOINS.has(join)) return fact.map(tell).join(this.#spoken(`list-${join}`, {}, ''))
    const type = join === 'or' ? 'disjunction' : 'conjunction'
    return this.#kept(type, () => new Intl.ListFormat(this.tag, { type })).format(fact.map(tell))
  }

  // --- kinds of facts ----------------------------------------------------------------------------

  /** @param {Fact} fact @param {Place} place */
  #ofKind(fact, place) {
    switch (place.f) {
      case 'COUNT': return this.#listed(fact, place, one => this.#counted(Number(one)))
      case 'MONEY': return this.#listed(fact, place, one => this.money(Number(one)))
      case 'PERSON': return this.#listed(fact, place, one => this.person(String(one)))
      case 'TEXT': return this.#listed(fact, place, String)
      case 'BOOK': return this.#listed(fact, place, one => this.book[String(one)] ?? String(one))
      case 'SAID': return this.#listed(fact, place, one => this.#saidOf(one))
      case 'RANGE': return this.#listed(fact, place, one => this.#range(String(one)))
      case 'WHEN': return this.#listed(several(fact), {}, one => this.#when(String(one)))
      case 'CARDNAME': return this.#listed(fact, place, one => this.cardName(one))
      case 'CARDS': return `${CARDS}${several(fact).join(' ')}${CARDS}`
      case 'TIME': return this.#at(fact, place.to === 'minute' ? MINUTE : SECOND)
      case 'DATE': return this.#at(fact, DAY)
      default: return this.#lasts(place.f ?? '', Number(fact))
    }
  }

  // A number with its thousands apart.
  /** @param {number} number */
  #counted(number) {
    return this.#kept('count', () => new Intl.NumberFormat(this.tag)).format(number)
  }

  // Another message, as a fact.
  /** @param {unknown} message */
  #saidOf(message) {
    const [id, facts] = /** @type {Said} */ (message)
    return this.say(id, facts)
  }

  // `0-5` as people say it; a single value stays.
  /** @param {string} range */
  #range(range) {
    const [low, ...high] = range.split('-')
    return high.length ? this.#spoken('range', { low, high: high.join('-') }, '') : low
  }

  // What a condition asks, word by word: `banker-first-two 6/7` is the message `condition-...` with its values.
  /** @param {string} asked */
  #when(asked) {
    const [word, ...values] = asked.split(' ')
    return this.#spoken(`condition-${word}`, { values: values.join(' ').split('/') }, '')
  }

  // A card for the ear: three of spades.
  /** @param {One} card @returns {string} */
  cardName(card) {
    return card ? this.#spoken('card-named', { face: String(card)[0], suit: String(card)[1] }, '') : this.#spoken('card-face-down', {}, '')
  }

  /** @param {Fact} fact @param {Intl.DateTimeFormatOptions} how */
  #at(fact, how) {
    const { zone } = this.reader
    return this.#kept(`${zone} ${JSON.stringify(how)}`, () => new Intl.DateTimeFormat(this.tag, zone ? { ...how, timeZone: zone } : how)).format(new Date(Number(fact)))
  }

  // A length of time: exactly (SPAN), in its largest units (LASTING), or as a clock shows what is left (COUNTDOWN).
  /** @param {string} kind @param {number} milliseconds */
  #lasts(kind, milliseconds) {
    if (kind === 'COUNTDOWN') return countdown(milliseconds)
    const all = Math.floor(milliseconds / 1000)
    if (kind === 'SPAN') return this.#spoken('span', { minutes: Math.floor(all / 60), seconds: all % 60, milliseconds: milliseconds % 1000 }, '')
    const seconds = Math.max(0, all)
    return this.#spoken('lasting', { days: Math.floor(seconds / 86_400), hours: Math.floor(seconds / 3600) % 24, minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 }, '')
  }
}

// A text, or some of several: a fact that a message may do without. A number is always given, nought too.
/** @param {Fact} fact */
const isGiven = fact => (Array.isArray(fact) ? fact.length > 0 : fact !== undefined && fact !== null && fact !== '')

// Minutes and seconds as a clock shows them, and hours where there are some; the last second is still one.
/** @param {number} milliseconds */
export function countdown(milliseconds) {
  const left = Math.max(0, Math.ceil(milliseconds / 1000))
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
