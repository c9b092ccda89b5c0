// What a dealer types in one line: "3 banker 200", "in kim 3 1000", "buy 3 500", "collect 3", "out kim".
// At a tournament also "secret banker 200", "3 pass", "ask 3", "marker 3", and "banker 200" for whoever's turn it is.
// It only says which commands are meant; whether they are allowed is for the floor.

import { cents } from '../parts/money.js'
import { named, say } from '../parts/words.js'

/** A command with its facts, and what it is in words. @typedef {{ [C in keyof Wire.Commands]: { command: C, facts: Wire.Commands[C], says: string } }[keyof Wire.Commands]} Meant */
/** The table as the line means it; `asked` is the place whose turn it is at a tournament. @typedef {{ seats: Wire.Seat[], felt: Wire.Felt | null, wagers: Wire.WagerShown[], asked?: number }} Layout */

/** @param {string} id @param {string} [typed] @returns {never} */
const wrong = (id, typed = '') => {
  throw new Error(say(id, { typed }))
}

// `more` is what the words for it want beside the command and its facts.
/** @template {keyof Wire.Commands} C @param {C} command @param {Wire.Commands[C]} facts @param {string} says @param {import('./speaker.js').Facts} more */
const act = (command, facts, says, more) => /** @type {Meant} */ ({ command, facts, says: say(`meant-${says}`, { command, ...more }) })

// The line with a word more.
/** @param {string} line @param {string} word */
export const withWord = (line, word) => `${line.trim()} ${word} `.trimStart()

// The line with a chip more: on the amount that stands at its end, behind a wager, or as an amount of its own.
/** @param {string} line @param {number} chip */
export function withChip(line, chip) {
  const [, before, amount] = /^(.*[a-z\u4e00-\u9fff]\s)(\d+(?:\.\d+)?)$/i.exec(line.trim()) ?? []
  return before ? `${before}${Number(amount) + chip / 100}` : withWord(line, String(chip / 100))
}

// Every part of the line as commands, or the reason why it is not understood.
/** @param {string} line @param {Layout} layout */
export function understand(line, layout) {
  const parts = line.split(/[,;，；]/).map(one => one.trim()).filter(Boolean)
  return parts.flatMap(one => understood(one, layout))
}

/** @param {string} part @param {Layout} layout @returns {Meant[]} */
function understood(part, layout) {
  const compact = /^(\d{0,2})([a-z]+)(=?[\d.]+k?)$/i.exec(part)
  const words = compact && (compact[1] || layout.asked) ? compact.slice(1).filter(Boolean) : part.split(/\s+/)
  const { seats } = layout
  const turn = inContest(words, layout)
  if (turn) return [turn]
  switch (words[0].toLowerCase()) {
    case 'in':
    case 'arrive': return comes(words.slice(1), seats)
    case 'out':
    case 'leave': {
      const { patron } = who(words[1], seats)
      return [act('leave-table', { patron }, 'person', { patron })]
    }
    case 'buy': {
      const { patron } = who(words[1], seats)
      const amount = money(words[2])
      return [act('buy-in', { patron, amount }, 'money', { patron, amount })]
    }
    case 'sit': {
      const { patron } = who(words[1], seats)
      const seat = Number(words[2]) || wrong('staff-quick-unclear')
      return [act('sit-down', { patron, seat }, 'seat', { patron, seat })]
    }
    case 'stand': {
      const { patron } = who(words[1], seats)
      return [act('stand-up', { patron }, 'person', { patron })]
    }
    case 'collect': {
      const { patron } = who(words[1], seats)
      return [act('collect-commission', { patron, why: 'request' }, 'person', { patron })]
    }
    default: return [wagered(withTurn(words, layout), layout)]
  }
}

// What is said at a tournament alone; nothing where the line says something else.
/** @param {string[]} words @param {Layout} layout @returns {Meant | null} */
function inContest(words, layout) {
  const [first, second] = words.map(one => one.toLowerCase())
  const { seats, felt } = layout
  if (first === 'ask' && second) {
    const { patron } = who(words[1], seats)
    return act('ask-to-wager', { patron }, 'person', { patron })
  }
  if (first === 'marker') {
    const seat = Number(second) || wrong('staff-quick-unclear')
    return act('place-marker', { seat }, 'place', { seat })
  }
  if (first === 'reveal') return act('reveal-secret-wagers', {}, 'plain', {})
  const at = ['secret', 'pass'].includes(first) ? 0 : ['secret', 'pass'].includes(second) ? 1 : -1
  if (at < 0) return null
  const rest = words.slice(at + 1)
  const said = at === 1 ? words[0] : /^[1-9]\d*$/.test(rest[0] ?? '') ? rest.shift() : layout.asked && String(layout.asked)
  const { patron } = who(said || undefined, seats)
  if (words[at].toLowerCase() === 'pass') return act('use-pass-card', { patron }, 'person', { patron })
  if (rest.length === 1 && rest[0] === '0') return act('withdraw-secret-wagers', { patron }, 'person', { patron })
  const wager = wagerOf(rest.slice(0, -1).join(' ') || wrong('staff-quick-unclear'), felt)
  const stake = money(rest.at(-1))
  return act('place-secret-wager', { patron, wager, stake }, 'stake', { patron, wager, stake })
}

// Where it is somebody's turn, a wager without a place is theirs.
/** @param {string[]} words @param {Layout} layout */
function withTurn(words, { seats, asked }) {
  const begins = words[0].toLowerCase().split('@')[0]
  const named = /^\d+$/.test(begins) || (words.length > 2 && seats.some(one => one.patron?.toLowerCase().startsWith(begins)))
  return asked && !named ? [String(asked), ...words] : words
}

// "3 banker 200" places, "3 banker =200" changes to it, "3 banker 0" takes back.
/** @param {string[]} words @param {Layout} layout */
function wagered(words, { seats, felt, wagers }) {
  if (words.length < 3) wrong('staff-quick-unclear')
  const { patron, place } = who(words[0], seats)
  const wager = wagerOf(words.slice(1, -1).join(' '), felt)
  const last = words[words.length - 1]
  if (last === '0' || last.startsWith('=')) {
    const lying = wagers.filter(one => one.patron === patron && one.wager === wager).at(-1) ?? wrong('staff-quick-none')
    if (last === '0') return act('withdraw-wager', { number: lying.number }, 'wager', { patron, wager })
    const stake = money(last.slice(1))
    return act('change-wager', { number: lying.number, stake }, 'stake', { patron, wager, stake })
  }
  const stake = money(last)
  return act('place-wager', { patron, wager, stake, ...(place ? { place } : {}) }, 'stake', { patron, wager, stake })
}

// Somebody arrives, and sits down and buys in where that is said.
/** @param {string[]} words @param {Wire.Seat[]} seats */
function comes(words, seats) {
  const patron = words.find(one => !/^[\d.,$k]+$/i.test(one)) ?? wrong('staff-quick-unclear')
  const [seat, chips] = words.filter(one => one !== patron)
  const acts = seats.some(one => one.patron === patron) ? [] : [act('arrive', { patron }, 'person', { patron })]
  if (seat) acts.push(act('sit-down', { patron, seat: Number(seat) }, 'seat', { patron, seat: Number(seat) }))
  if (chips) acts.push(act('buy-in', { patron, amount: money(chips) }, 'money', { patron, amount: money(chips) }))
  return acts
}

// A place's number, a patron's name, or "kim@3": kim's wager at place 3.
/** @param {string | undefined} text @param {Wire.Seat[]} seats */
function who(text, seats) {
  const [name, place] = (text || wrong('staff-quick-unclear')).split('@')
  const begins = name.toLowerCase()
  const found = /^\d+$/.test(name)
    ? seats.find(one => one.place === Number(name) && one.patron)
    : seats.find(one => one.patron === name) ?? seats.find(one => one.patron?.toLowerCase().startsWith(begins))
  return { patron: found?.patron ?? wrong('staff-quick-nobody', name), place: place ? Number(place) : null }
}

function money(text = '') {
  const thousands = /^\$?([\d.]+)k$/i.exec(text)
  const found = thousands ? Math.round(Number(thousands[1]) * 100000) : cents(text)
  return found ?? wrong('staff-quick-amount', text)
}

// A wager by its id, its name, its Chinese name, its initials or how it begins.
/** @param {string} text @param {Wire.Felt | null} felt */
function wagerOf(text, felt) {
  const wanted = text.toLowerCase().replaceAll(/[\s-]+/g, '-')
  const areas = felt?.areas ?? []
  /** @type {((area: Wire.Area) => boolean)[]} */
  const tests = [
    one => one.wager === wanted,
    one => named('wager', one.wager) === text,
    one => one.wager.split('-').map(word => word[0]).join('') === wanted,
    one => one.wager.startsWith(wanted),
    one => one.name.toLowerCase().startsWith(text.toLowerCase()),
  ]
  for (const test of tests) {
    const [first] = areas.filter(test).sort((a, b) => a.wager.length - b.wager.length)
    if (first) return first.wager
  }
  return wrong('staff-quick-wager', text)
}
