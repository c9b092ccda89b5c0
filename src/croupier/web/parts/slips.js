// What happened when a coup stands still, as everyone at the table may hear it: in English and Chinese.

import { learn, say } from './words.js'

/** @type {import('./words.js').Words} */
const SLIPS = {
  'slip-burn-omitted': ['The burn was forgotten', '漏烧牌'],
  'slip-face-up-card': ['A card lay face up in the shoe', '靴内有一张牌牌面朝上'],
  'slip-excess-card': ['A card too many left the shoe', '多抽了一张牌'],
  'slip-wrong-cards': ['A card is missing, or does not belong to the decks', '缺牌，或有不属于此副的牌'],
  'slip-sequence-revealed': ['The order of the cards in the shoe was seen', '靴内牌序外露'],
  'slip-bad-cut': ['The cards were not cut as they should be', '切牌不当'],
  'slip-no-shuffle': ['The cards were not shuffled after the cutting card', '切牌卡出现后未洗牌'],
  'slip-shuffler-fault': ['The shuffling device failed', '洗牌机故障'],
  'slip-no-wagers': ['A coup was begun without any wager', '无人下注即开始发牌'],
  'slip-card-to-wrong-hand': ['A card was put on the wrong hand', '有牌发错一方'],
  'slip-wrong-order': ['The cards were dealt in the wrong order', '发牌次序错误'],
  'slip-order-unknown': ['Nobody can tell in which order the cards came', '发牌次序无法确定'],
  'slip-third-card-to-player': ['The Player hand was given a third card it should not have', '闲多发了第三张牌'],
  'slip-third-card-to-banker': ['The Banker hand was given a third card it should not have', '庄多发了第三张牌'],
  'slip-card-omitted': ['A card that was due was not dealt', '漏发一张牌'],
  'slip-error-found-late': ['Cards were placed wrongly in an earlier coup', '前面某局发牌有误'],
  'slip-hand-to-wrong-area': ['The cards of a hand lay on the other hand’s area', '一方的牌放到了另一方区域'],
  'slip-hand-to-wrong-person': ['The cards of a hand were given to the wrong person', '牌交给了不应持牌的人'],
  'slip-dealer-revealed-card': ['A card was turned that a patron should have turned', '应由玩家翻开的牌被翻开'],
  'slip-changes-asked': ['Patrons ask to change their wagers before a card is exposed', '玩家要求在翻牌前改变下注'],
  'slip-late-tail-too-soon': ['A Late Dragon Tail was placed before its run began', '后段龙尾注下得过早'],
  'slip-wrong-variation-settled': ['Wagers were settled by the odds of another variation', '按错误的玩法赔率结算'],
  'slip-scanner-disagrees': ['The scanner of the shoe shows other cards', '牌靴扫描器显示的牌不符'],
  'slip-display-disagrees': ['The results display shows another result', '显示屏结果与牌不符'],
  'slip-game-disrupted': ['The game was disrupted', '牌局受到扰乱'],
  'slip-fraud': ['The conduct of the game is looked into', '正在查核牌局情况'],
}
learn(SLIPS)

/** @param {string} slip */
export const happened = slip => say(`slip-${slip}`)
/** @param {string} slip */
export const happenedIn = slip => SLIPS[`slip-${slip}`] ?? [slip.replaceAll('-', ' '), '']
