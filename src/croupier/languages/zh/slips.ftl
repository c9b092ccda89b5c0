### 牌桌上可能出的差错：正文是众人所听，`.said` 是荷官报告时的说法。

slip-burn-omitted = 漏烧牌
    .said = 漏烧牌
slip-face-up-card = 靴内有一张牌牌面朝上
    .said = 靴内有一张牌牌面朝上
slip-excess-card = 多抽了一张牌
    .said = 多抽了一张牌
slip-wrong-cards = 缺牌，或有不属于此副的牌
    .said = 缺牌，或有不属于此副的牌
slip-sequence-revealed = 靴内牌序外露
    .said = 靴内牌序外露
slip-bad-cut = 切牌不当
    .said = 切牌不当
slip-no-shuffle = 切牌卡出现后未洗牌
    .said = 切牌卡出现后未洗牌
slip-shuffler-fault = 洗牌机故障
    .said = 洗牌机故障
slip-no-wagers = 无人下注即开始发牌
    .said = 无人下注即开始发牌
slip-card-to-wrong-hand = 有牌发错一方
    .said = 有牌发错一方
slip-wrong-order = 发牌次序错误
    .said = 发牌次序错误
slip-order-unknown = 发牌次序无法确定
    .said = 发牌次序无法确定
slip-third-card-to-player = 闲多发了第三张牌
    .said = 闲多发了第三张牌
slip-third-card-to-banker = 庄多发了第三张牌
    .said = 庄多发了第三张牌
slip-card-omitted = 漏发一张牌
    .said = 漏发一张牌
slip-error-found-late = 前面某局发牌有误
    .said = 前面某局发牌有误
slip-hand-to-wrong-area = 一方的牌放到了另一方区域
    .said = 一方的牌放到了另一方区域
slip-hand-to-wrong-person = 牌交给了不应持牌的人
    .said = 牌交给了不应持牌的人
slip-dealer-revealed-card = 应由玩家翻开的牌被翻开
    .said = 应由玩家翻开的牌被翻开
slip-changes-asked = 玩家要求在翻牌前改变下注
    .said = 玩家要求在翻牌前改变下注
slip-late-tail-too-soon = 后段龙尾注下得过早
    .said = 后段龙尾注下得过早
slip-wrong-variation-settled = 按错误的玩法赔率结算
    .said = 按错误的玩法赔率结算
slip-scanner-disagrees = 牌靴扫描器显示的牌不符
    .said = 牌靴扫描器显示的牌不符
slip-display-disagrees = 显示屏结果与牌不符
    .said = 显示屏结果与牌不符
slip-game-disrupted = 牌局受到扰乱
    .said = 牌局受到扰乱
slip-fraud = 正在查核牌局情况
    .said = 正在查核牌局情况

## 某种处理对牌局的影响，供选择者参考

effect-stray-dealt = 该牌归{ HAND($to) }手
effect-stray-kept = 该牌为下一局首张
effect-stray-kept-dummy = 该牌为下一局首张，下一局为空局
effect-past-voided = { GIVEN($shoe) ->
    [yes] 第 { $shoe } 靴
   *[no] {""}
}第 { $coup } 局作废，已结算的注码全部冲回
effect-changes-permitted = 未露牌前可更改注码
effect-offer-made = 客人选择后牌局继续
effect-stray-discarded = 该牌作废
effect-burn-omitted = 不烧牌，继续使用本靴
effect-order-kept = 同样的牌按原次序再次从牌靴抽出
effect-coup-reopened = 第 { $coup } 局的结算撤销，两手牌重整
effect-coup-rebuilt = 本局的牌按次序放回牌靴，先烧牌
effect-dummy-ordered = 成为空局：无注码继续
effect-coup-voided = 本局作废
effect-streaks-restored = 跨局注码恢复原状
effect-shoe-ended = 本靴结束
effect-shoe-ends-after = 本局后本靴结束
effect-cards-condemned = 这些牌不得再用
effect-check-ordered = 查验牌
effect-goes-on = 牌局照常继续
