// The words of what waits at a table: a matter, an offer, permitted changes, who must be told, people and payments.

import { happenedIn } from '../parts/slips.js'
import { language, learn } from '../parts/words.js'

learn({
  'irr-stands-still': ['coup {0} stands still', '第 {0} 局暂停'],
  'irr-about-coup': ['about coup {0}; the table stands still', '关于第 {0} 局；本台暂停'],
  'irr-remedy': ['Remedy', '处理'],
  'irr-withdraw': ['Withdraw report', '撤回报告'],
  'irr-offer': ['Patrons choose', '客人选择'],
  'irr-offer-more': ['Still to answer: {0}', '尚未回答：{0}'],
  'irr-offer-none': ['Everyone has answered', '所有人已回答'],
  'irr-everyone': ['Everyone was asked', '已询问所有人'],
  'irr-everyone-more': ['Whoever said nothing keeps their wager.', '未答者保留注码。'],
  'choice-keep': ['Keep', '保留'],
  'choice-remove': ['Remove', '移除'],
  'choice-retract': ['Retract', '撤回'],
  'choice-reduce': ['Reduce', '减少'],
  'irr-reduce-to': ['Reduce to', '减至'],
  'irr-for': ['{0} for {1}', '{1}：{0}'],
  'irr-changes': ['Wagers may be changed', '可更改注码'],
  'irr-changes-more': ['Only while no card is exposed.', '仅限未露牌时。'],
  'irr-end-changes': ['End changes', '结束更改'],
  'irr-to-tell': ['To tell', '待通知'],
  'irr-tell-of': ['of matter {0}', '事项 {0}'],
  'irr-told': ['Told', '已通知'],
  'irr-reference': ['Reference', '编号'],
  'alert-matter': ['{0}: remedy waits', '{0}：等待处理'],
  'alert-offer': ['Patrons choose: {0} wagers', '客人选择中：{0} 注'],
  'alert-changes': ['Changes permitted', '允许更改注码'],
  'alert-to-tell': ['To tell: {0}', '待通知：{0}'],
  'alert-abstaining': ['{0} sits out', '{0} 未下注'],
  'alert-dispute': ['Dispute of {0}', '{0} 的争议'],
  'alert-payment': ['Payment error: {0}', '派彩错误：{0}'],
  'alert-heard': ['{0}: {1}.', '{0}：{1}。'],
  'alerts-here': ['Tables that wait for someone', '需要处理的赌台'],
  'cases-title': ['People and payments', '人员与派彩'],
  'case-dispute': ['Dispute {0}, {1}: {2}', '争议 {0}，{1}：{2}'],
  'case-decided': ['decided by {0}', '由 {0} 裁定'],
  'case-breach': ['Breach {0}, {1}: {2}', '违规 {0}，{1}：{2}'],
  'case-payment': ['Payment error {0}, {1}: due {2}, paid {3}', '派彩错误 {0}，{1}：应付 {2}，已付 {3}'],
  'case-abstaining': ['{0} has sat out {1} coups at a full table', '{0} 在满座时已 {1} 局未下注'],
  'key-irregular': ['Irregularity, or its remedy', '异常或其处理'],
})

// What happened as the dealer says it: the floor's own words, or our Chinese ones.
/** @param {{ slip: string, question?: string }} what */
export const asked = ({ slip, question }) => (language() === 'zh' ? happenedIn(slip)[1] : '') || question || happenedIn(slip)[0]
