// English and Simplified Chinese. A page says say('place'). It knows no browser: which of the two is spoken is told to
// it by language.js.

let spoken = 'en'

/** @returns {string} */
export const language = () => spoken

/** @param {string} code */
export function speak(code) {
  spoken = code
}

/** @typedef {Record<string, string[]>} Words */

/** @type {Words} */
const WORDS = {}

// Add words: { key: ['English', '中文'] }
/** @param {Words} words */
export function learn(words) {
  Object.assign(WORDS, words)
}

/** @param {string} key @param {unknown[]} facts */
export function say(key, ...facts) {
  const found = WORDS[key]
  const text = found ? found[language() === 'zh' ? 1 : 0] ?? found[0] : key
  return text.replace(/\{(\d)\}/g, (_, place) => String(facts[Number(place)] ?? ''))
}

// Of two texts that the floor sent, the one in the page's language; the English one where there is no other.
/** @param {string} english @param {string} [chinese] */
export const either = (english, chinese) => (language() === 'zh' && chinese ? chinese : english)

learn({
  player: ['Player', '闲'],
  banker: ['Banker', '庄'],
  tie: ['Tie', '和'],
  'phase-closed': ['Closed', '已关闭'],
  'phase-no-cards': ['No cards yet', '尚无牌'],
  'phase-unshuffled': ['Shuffling', '洗牌中'],
  'phase-uncut': ['To be cut', '等待切牌'],
  'phase-cut': ['Cut', '已切牌'],
  'phase-loaded': ['To be burned', '等待烧牌'],
  'phase-wagering': ['Place your bets', '请下注'],
  'phase-no-more-bets': ['No more bets', '停止下注'],
  'phase-dealing': ['Dealing', '发牌中'],
  'phase-announced': ['Result', '结果'],
  'phase-settled': ['Settled', '已结算'],
  'phase-shoe-ended': ['Shoe ended', '本靴结束'],
  live: ['live', '实时'],
  'not-live': ['not live', '未连接'],
  language: ['中文', 'English'],
  predicts: ['A road is a record of past coups. It predicts nothing.', '路单只是过去牌局的记录，不能预测任何结果。'],
})
