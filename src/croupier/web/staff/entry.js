// What a dealer types in one line: "3 banker 200", "in kim 3 1000", "buy 3 500", "collect 3", "out kim".
// It only says which commands are meant; whether they are allowed is for the floor.

import { cents, dollars } from '../parts/money.js'
import { say } from '../parts/words.js'
import { wagerName } from './forms.js'
import { title } from './words.js'

const wrong = (key, ...facts) => { throw new Error(say(key, ...facts)) }

// Every part of the line as commands, or the reason why it is not understood.
export function understand(line, { seats, felt, wagers }) {
  const acts = []
  for (const part of line.split(/[,;，；]/).map(one => one.trim()).filter(Boolean)) acts.push(...understood(part, { seats, felt, wagers }))
  return acts
}

function understood(part, { seats, felt, wagers }) {
  const compact = /^(\d{1,2})([a-z]+)(=?[\d.]+k?)$/i.exec(part)
  const words = compact ? compact.slice(1) : part.split(/\s+/)
  const verb = words[0].toLowerCase()
  const act = (command, facts, says) => ({ command, facts, says: `${title(command)}: ${says}` })
  switch (verb) {
    case 'in':
    case 'arrive': return comes(words.slice(1), seats, act)
    case 'out':
    case 'leave': return [act('leave-table', { patron: who(words[1], seats).patron }, words[1])]
    case 'buy': {
      const { patron } = who(words[1], seats)
      const amount = money(words[2])
      return [act('buy-in', { patron, amount }, `${patron}, ${dollars(amount)}`)]
    }
    case 'sit': {
      const { patron } = who(words[1], seats)
      return [act('sit-down', { patron, seat: Number(words[2]) || wrong('staff-quick-unclear') }, `${patron}, ${words[2]}`)]
    }
    case 'stand': {
      const { patron } = who(words[1], seats)
      return [act('stand-up', { patron }, patron)]
    }
    case 'collect': {
      const { patron } = who(words[1], seats)
      return [act('collect-commission', { patron, why: 'request' }, patron)]
    }
    default:
  }
  if (words.length < 3) wrong('staff-quick-unclear')
  const { patron, place } = who(words[0], seats)
  const wager = wagerOf(words.slice(1, -1).join(' '), felt)
  const last = words.at(-1)
  const name = wagerName(wager, felt)
  if (last === '0' || last.startsWith('=')) {
    const lying = wagers.filter(one => one.patron === patron && one.wager === wager).at(-1) ?? wrong('staff-quick-none')
    if (last === '0') return [act('withdraw-wager', { number: lying.number }, `${patron}, ${name}`)]
    const stake = money(last.slice(1))
    return [act('change-wager', { number: lying.number, stake }, `${patron}, ${name} ${dollars(stake)}`)]
  }
  const stake = money(last)
  return [act('place-wager', { patron, wager, stake, ...(place ? { place } : {}) }, `${patron}, ${name} ${dollars(stake)}`)]
}

function comes(words, seats, act) {
  const patron = words.find(one => !/^[\d.,$k]+$/i.test(one)) ?? wrong('staff-quick-unclear')
  const numbers = words.filter(one => one !== patron)
  const acts = seats.some(one => one.patron === patron) ? [] : [act('arrive', { patron }, patron)]
  if (numbers[0]) acts.push(act('sit-down', { patron, seat: Number(numbers[0]) }, `${patron}, ${numbers[0]}`))
  if (numbers[1]) acts.push(act('buy-in', { patron, amount: money(numbers[1]) }, `${patron}, ${dollars(money(numbers[1]))}`))
  return acts
}

// A place's number, a patron's name, or "kim@3": kim's wager at place 3.
function who(text, seats) {
  if (!text) wrong('staff-quick-unclear')
  const [name, place] = text.split('@')
  const found = /^\d+$/.test(name) ? seats.find(one => one.place === Number(name) && one.patron) : seats.find(one => one.patron === name) ?? seats.find(one => one.patron?.toLowerCase().startsWith(name.toLowerCase()))
  if (!found) wrong('staff-quick-nobody', name)
  return { patron: found.patron, place: place ? Number(place) : null }
}

function money(text = '') {
  const thousands = /^\$?([\d.]+)k$/i.exec(text)
  const found = thousands ? Math.round(Number(thousands[1]) * 100000) : cents(text)
  return found ?? wrong('staff-quick-amount', text)
}

// A wager by its id, its name, its Chinese name, its initials or how it begins.
function wagerOf(text, felt) {
  const wanted = text.toLowerCase().replaceAll(/[\s-]+/g, '-')
  const areas = felt?.areas ?? []
  const initials = one => one.wager.split('-').map(word => word[0]).join('')
  const tests = [one => one.wager === wanted, one => one.chinese === text, one => initials(one) === wanted, one => one.wager.startsWith(wanted), one => one.name.toLowerCase().startsWith(text.toLowerCase())]
  for (const test of tests) {
    const found = areas.filter(test)
    if (found.length) return found.sort((a, b) => a.wager.length - b.wager.length)[0].wager
  }
  return wrong('staff-quick-wager', text)
}
