// The language of this browser: the one chosen before, or its own; and the words that stand in a page's own text.

import { say, speak } from './words.js'

const CHOSEN = 'croupier-language'

speak(localStorage.getItem(CHOSEN) ?? (navigator.language.startsWith('zh') ? 'zh' : 'en'))

/** @param {string} code */
export function choose(code) {
  localStorage.setItem(CHOSEN, code)
  speak(code)
  document.documentElement.lang = code === 'zh' ? 'zh-Hans' : 'en'
}

// What an element says is named by its data-say.
export function translate() {
  for (const element of document.querySelectorAll('[data-say]')) element.textContent = say(element.getAttribute('data-say') ?? '')
}
