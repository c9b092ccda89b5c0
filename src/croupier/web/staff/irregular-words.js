// The words of the irregularity dialogue: reports, their facts, remedies and what they do.

import { happenedIn } from '../parts/slips.js'
import { language, learn } from '../parts/words.js'

learn({
  'irr-what': ['What happened?', '发生了什么？'],
  'irr-what-more': ['Only what can have happened now, and what the book speaks of.', '仅列出此刻可能发生且规则书有规定的情况。'],
  'irr-search': ['Search what happened', '搜索情况'],
  'irr-none': ['Nothing that the book speaks of can have happened now.', '此刻没有规则书所述的异常可报告。'],
  'irr-none-found': ['Nothing here is called that.', '没有匹配的情况。'],
  'irr-facts': ['What is known about it', '已知事实'],
  'irr-hands': ['The coup as it lies', '当前牌局'],
  'irr-cards': ['Cards that left the shoe out of turn, in their order', '误出牌靴的牌（按次序）'],
  'irr-cards-maybe': ['Cards that left the shoe and are not entered yet, if any', '已出牌靴但尚未录入的牌（如有）'],
  'irr-cards-hint': ['Type rank and suit: kh 3s', '键入点数与花色：kh 3s'],
  'irr-unseen': ['Nobody has seen it', '无人看见'],
  'irr-unseen-many': ['How many', '张数'],
  'irr-exposed': ['Was it exposed?', '是否已露出？'],
  'irr-exposed-yes': ['Exposed', '已露出'],
  'irr-exposed-no': ['Not exposed', '未露出'],
  'irr-exposed-say': ['Say whether the card was exposed', '请说明该牌是否已露出'],
  'irr-cards-say': ['Say which card it was, or that nobody has seen it', '请说明是哪张牌，或无人看见'],
  'irr-card-wrong': ['“{0}” is no card', '“{0}”不是牌'],
  'irr-cutting': ['The cutting card came out before it', '切牌卡先于它出现'],
  'irr-burned': ['A card was burned before it', '其前已烧一张牌'],
  'irr-coup': ['Which coup', '哪一局'],
  'irr-coup-of': ['coup {0}', '第 {0} 局'],
  'irr-patron': ['Which patron', '哪位客人'],
  'irr-wager': ['Which wager', '哪一注'],
  'irr-says': ['Note', '备注'],
  'irr-nobody': ['nobody in particular', '不特定'],
  'irr-no-wager': ['no wager in particular', '不特定'],
  'irr-report': ['Report it', '报告'],
  'irr-back': ['Back', '返回'],
  'irr-close': ['Close', '关闭'],
  'irr-remedies': ['Remedies of the book', '规则书的处理方式'],
  'irr-remedies-more': ['Nothing is done before one of them is ordered.', '下令之前不会执行任何处理。'],
  'irr-reading': ['Asking the book…', '查询规则书…'],
  'irr-order': ['Order this', '下令执行'],
  'irr-rank': ['{0} or above', '{0}或以上'],
  'irr-needs': ['Needs {0}', '须由{0}决定'],
  'irr-two': ['by another person than who reported it', '须由报告者以外的人决定'],
  'irr-agree': ['Every patron must agree. Agreed:', '须所有客人同意。已同意：'],
  'irr-all-agree': ['everyone', '全部'],
  'irr-tells': ['Told afterwards: {0}', '事后通知：{0}'],
  'irr-to-coup': ['The coup', '牌局'],
  'irr-to-wagers': ['Each wager', '各注'],
  'irr-no-wagers': ['No wager is concerned.', '不涉及注码。'],
  'col-what': ['Then', '结果'],
  'out-kept': ['stays', '保留'],
  'out-returned': ['{0} goes back', '退回 {0}'],
  'out-forfeited': ['is forfeited', '没收'],
  'out-patron-chooses': ['patron chooses: {0}', '客人选择：{0}'],
  'out-undone': ['what it was paid or lost is reversed first', '先撤销已赔付或已收取的'],
  'irr-choose': ['Choose the remedy', '选择处理方式'],
  'irr-choose-more': ['What each would do is shown before it is ordered', '下令前会显示各方式的结果'],
  'irr-answers': ['Waiting for the patrons’ answers', '等待客人答复'],
  'irr-answers-more': ['Answer for whoever tells you, or say that everyone was asked', '可代客人答复，或确认已询问所有人'],
  'irr-carried': ['Kept from before:', '先前留存：'],
  'irr-carried-more': ['it begins the next coup.', '为下一局首张牌。'],
  'irr-carried-unseen': ['it begins the next coup; nobody has seen it.', '为下一局首张牌；无人看见。'],
  'irr-next-dummy': ['The next coup is a dummy coup', '下一局为空局'],
  'irr-dummy': ['DUMMY COUP', '空局'],
  'irr-dummy-more': ['no wagers, nothing is paid', '无注码，不赔付'],
})

// What a remedy does to the coup, as the floor says it, in Chinese: names and numbers stay.
/** @type {[RegExp, (...found: string[]) => string][]} */
const DOES = [
  [/^the card goes to the (Player|Banker) hand$/, (_, side) => `该牌归${side === 'Player' ? '闲' : '庄'}手`],
  [/^the card begins the next coup, a dummy coup$/, () => '该牌为下一局首张，下一局为空局'],
  [/^the card begins the next coup$/, () => '该牌为下一局首张'],
  [/^the card is discarded$/, () => '该牌作废'],
  [/^coup (\d+) is void, and its payments are reversed$/, (_, coup) => `第 ${coup} 局作废，已结算的注码全部冲回`],
  [/^wagers may be changed while no card is exposed$/, () => '未露牌前可更改注码'],
  [/^patrons choose, and then the coup goes on$/, () => '客人选择后牌局继续'],
  [/^no card is burned, and the shoe is played on$/, () => '不烧牌，继续使用本靴'],
  [/^the coup's cards go back into the shoe, and the burn comes first$/, () => '本局的牌按次序放回牌靴，先烧牌'],
  [/^it is a dummy coup: it goes on without wagers$/, () => '成为空局：无注码继续'],
  [/^the coup is void$/, () => '本局作废'],
  [/^wagers over several coups are as before it$/, () => '跨局注码恢复原状'],
  [/^the shoe ends with this coup$/, () => '本局后本靴结束'],
  [/^the shoe ends$/, () => '本靴结束'],
  [/^the cards may not be used again$/, () => '这些牌不得再用'],
  [/^the cards are checked$/, () => '查验牌'],
  [/^the coup goes on as it is$/, () => '牌局照常继续'],
]
/** @param {string} words */
export function done(words) {
  const row = language() === 'zh' ? DOES.find(([known]) => known.test(words)) : null
  return row ? words.replace(...row) : words
}

// Both languages, for searching.
/** @param {Wire.SlipShown} one */
export const findable = one => [one.question, one.slip, ...happenedIn(one.slip)].join(' ').toLowerCase()
