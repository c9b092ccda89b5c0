// The language of this browser: the one chosen before, the first of its own that the floor has, or English. Whoever imports
// this begins when the words are there; until then the page says one plain sentence if they do not come, and tries again.

import { bringWith } from './book.js'
import { say, speak } from './words.js'

const CHOSEN = 'croupier-language'
const ENGLISH = 'en'
const AGAIN = 5000 // milliseconds
const NO_WORDS = 'The words of this page did not come. 页面文字未能载入。' // said where there are no words to say it with
const TRY_AGAIN = 'Try again 重试'
/** @type {Wire.LanguageListed[]} */
let known = []
/** @type {Set<string>} */
const unsaid = new Set()

// The languages there are, each by its own name.
export const languages = () => known

/** @param {string} path @returns {Promise<any>} */
async function got(path) {
  const answer = await fetch(`/api${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}

/** @param {string} book @param {string} code @returns {Promise<Wire.BookWords>} */
const bookWords = (book, code) => got(`/books/${encodeURIComponent(book)}/words/${code}`)

function wanted() {
  const asked = [localStorage.getItem(CHOSEN) ?? '', ...navigator.languages]
  return asked.flatMap(one => known.find(({ language }) => one === language || one.startsWith(`${language}-`))?.language ?? [])[0] ?? ENGLISH
}

// What cannot be said is an error of the page, told once.
/** @param {string} what */
function missing(what) {
  if (unsaid.has(what)) return
  unsaid.add(what)
  reportError(new Error(what))
}

// Elements of the page's own text whose words, or whose name for whoever listens, are a message.
/** @param {string} selector @returns {NodeListOf<HTMLElement>} */
const marked = selector => document.querySelectorAll(selector)

// The words of a page in a language: those that every page has, and the bundles that it names by data-words.
/** @param {string} code @returns {Promise<Wire.PageWords>} */
async function wordsOf(code) {
  const bundles = ['floor', ...(document.documentElement.dataset.words ?? '').split(' ').filter(Boolean)]
  const [words, ...more] = await Promise.all(bundles.map(one => got(`/words/${code}/${one}`)))
  return { ...words, messages: Object.assign({}, words.messages, ...more.map(one => one.messages)) }
}

// A page that shows two languages says so by data-two.
/** @param {string} code */
async function load(code) {
  const beside = known.find(one => one.language === code)?.beside
  const two = 'two' in document.documentElement.dataset && known.some(one => one.language === beside)
  /** @type {(Wire.PageWords | null)[]} */
  const [words, other] = await Promise.all([wordsOf(code), two && beside ? wordsOf(beside) : null])
  if (!words) return
  speak(words, other, missing)
  document.documentElement.lang = words.tag
  for (const one of marked('[data-say]')) one.textContent = say(one.dataset.say ?? '')
  for (const one of marked('[data-label]')) one.setAttribute('aria-label', say(one.dataset.label ?? ''))
}

// Speak another language from now on, here and on every page. A page that draws itself anew says so by preventDefault.
/** @param {string} code */
export async function choose(code) {
  await load(code)
  localStorage.setItem(CHOSEN, code)
  if (document.dispatchEvent(new Event('language', { cancelable: true }))) location.reload()
}

bringWith(bookWords, () => document.dispatchEvent(new Event('language', { cancelable: true })))

// --- before anything else ------------------------------------------------------------------------

async function begin() {
  known = await got('/words')
  await load(wanted())
}

// Until somebody says so, or after a while.
/** @param {HTMLElement} place */
const again = place => new Promise(resolve => {
  const button = document.createElement('button')
  button.textContent = TRY_AGAIN
  button.onclick = resolve
  place.replaceChildren(`${NO_WORDS} `, button)
  setTimeout(resolve, AGAIN)
})

/** @type {HTMLElement | null} */
let sorry = null
for (let here = false; !here; ) {
  try {
    await begin()
    here = true
  } catch {
    if (!sorry) {
      sorry = document.createElement('p')
      sorry.setAttribute('role', 'alert')
      document.body.prepend(sorry)
    }
    await again(sorry)
  }
}
sorry?.remove()
