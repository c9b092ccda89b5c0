### 所发生的事：每种事件一条，以其固定名称为 id。句末不带句号。`.you` 用于所说的玩家本人。

## 牌桌、标牌与告示

event-approval-recorded = 监管机构批准：{ TERM($thing) }（{ $reference }）
event-table-opened = 牌桌开放：{ VARIATION($variation) }，{ $decks ->
   *[other] { $decks } 副牌
}，限额 { MONEY($minimum) } 至 { MONEY($maximum) }
event-sign-displayed = 摆放标牌：{ TERM($sign) }
event-sign-removed = 移走标牌：{ TERM($sign) }
event-notice-displayed = 张贴告示：{ TERM($about) }{ GIVEN($says) ->
    [yes] （{ $says }）
   *[no] {""}
}
event-notice-removed = 撤下告示：{ TERM($about) }
event-limits-changed = 限额改为 { MONEY($minimum) } 至 { MONEY($maximum) }{ GIVEN($kept) ->
    [yes] ；在场者保留下限 { MONEY($kept) }
   *[no] {""}
}
event-limits-to-change = 自下一局起限额为 { MONEY($minimum) } 至 { MONEY($maximum) }{ GIVEN($kept) ->
    [yes] ；在场者保留下限 { MONEY($kept) }
   *[no] {""}
}
event-variation-changed = 玩法改为{ VARIATION($variation) }{ GIVEN($agreed) ->
    [yes] ，经 { PERSON($agreed) } 同意
   *[no] {""}
}
event-float-filled = 筹码盘补充 { MONEY($amount) }
event-float-credited = 筹码盘退回 { MONEY($amount) }
event-float-counted = 筹码盘已盘点：实点 { MONEY($found) }，应有 { MONEY($due) }
event-surveillance-notified = 已告知监控部门：{ GIVEN($wager) ->
    [yes] 限制“{ WAGER($wager) }”
   *[no] { $about }
}
event-wager-restricted = { WAGER($wager) }仅限有主注者
event-restriction-lifted = { WAGER($wager) }重新对所有人开放
event-table-closed = 牌桌关闭

## 人

event-patron-arrived = { PERSON($patron) } 到来{ $chips ->
    [0] {""}
   *[other] ，带有 { MONEY($chips) }
}
    .you = 您已到来{ $chips ->
    [0] {""}
   *[other] ，带有 { MONEY($chips) }
}
event-patron-sat = { PERSON($patron) } 坐到 { $seat } 号位
    .you = 您坐到 { $seat } 号位
event-patron-stood = { PERSON($patron) } 离座
    .you = 您离座
event-patron-left = { PERSON($patron) } { GIVEN($walked_off) ->
    [yes] 径自走开
   *[no] 离开
}
    .you = 您离开
event-bought-in = { PERSON($patron) } 买入 { MONEY($amount) }{ $cash ->
    [no] （非现金）
   *[other] {""}
}
    .you = 您买入 { MONEY($amount) }{ $cash ->
    [no] （非现金）
   *[other] {""}
}
event-voucher-exchanged = { $tokens ->
    [yes] { PERSON($patron) } 用礼券换得 { MONEY($amount) } 推广券
   *[other] { PERSON($patron) } 用礼券换得 { MONEY($amount) } 筹码
}
    .you = { $tokens ->
    [yes] 您用礼券换得 { MONEY($amount) } 推广券
   *[other] 您用礼券换得 { MONEY($amount) } 筹码
}
event-coloured-up = { PERSON($patron) } 将 { MONEY($amount) } 换成 { MONEY($into) } 筹码
    .you = 您将 { MONEY($amount) } 换成 { MONEY($into) } 筹码
event-personal-limits-agreed = { GIVEN($minimum) ->
    [yes] { GIVEN($maximum) ->
        [yes] { PERSON($patron) } 有个人限额，下限 { MONEY($minimum) }，上限 { MONEY($maximum) }
       *[no] { PERSON($patron) } 有个人限额，下限 { MONEY($minimum) }
    }
   *[no] { GIVEN($maximum) ->
        [yes] { PERSON($patron) } 有个人限额，上限 { MONEY($maximum) }
       *[no] { PERSON($patron) } 恢复使用限额牌的限额
    }
}
    .you = { GIVEN($minimum) ->
    [yes] { GIVEN($maximum) ->
        [yes] 您有个人限额，下限 { MONEY($minimum) }，上限 { MONEY($maximum) }
       *[no] 您有个人限额，下限 { MONEY($minimum) }
    }
   *[no] { GIVEN($maximum) ->
        [yes] 您有个人限额，上限 { MONEY($maximum) }
       *[no] 您恢复使用限额牌的限额
    }
}
event-above-differential-arranged = { PERSON($patron) } 可超过台面差额下注，最高 { MONEY($maximum) }
    .you = 您可超过台面差额下注，最高 { MONEY($maximum) }
event-approved = { GIVEN($patron) ->
    [yes] 已批准（{ PERSON($patron) }）：{ TERM($act) }，有效范围：{ TERM($lasts) }
   *[no] 已批准：{ TERM($act) }，有效范围：{ TERM($lasts) }
}
    .you = 已为您批准：{ TERM($act) }，有效范围：{ TERM($lasts) }

## 牌靴

event-cards-brought = 送来 { $cards } 张牌，牌背 { TERM($back) }{ GIVEN($pre_shuffled) ->
    [yes] ，由{ TERM($pre_shuffled) }预先洗好
   *[no] {""}
}
event-cards-checked = 牌经{ TERM($by) }检查，齐全
event-replacement-checked = 两人点验新牌，其中一人已点验
event-check-ordered = 须检查牌
event-check-still-due = 撤下牌桌的牌仍须点验
event-cards-dropped = 有牌掉落
event-cards-shuffled = 以{ TERM($by) }洗牌
event-cards-riffled = 牌已再洗
event-shoe-committed = 牌靴顺序已承诺：{ $commitment }…{ GIVEN($seeded) ->
    [yes] 由种子生成：知道种子的人都知道牌
   *[no] {""}
}
event-shoe-contribution = { $page ->
    [yes] { PERSON($patron) } 的页面为牌序加入自己的随机数：{ $contribution }…
   *[no] { PERSON($patron) } 为牌序加入文字：{ $contribution }
}
    .you = { $page ->
    [yes] 您的页面为牌序加入自己的随机数：{ $contribution }…
   *[no] 您为牌序加入文字：{ $contribution }
}
event-cutter-chosen = { $who ->
    [staff] 由员工切牌
    [patrons] 由玩家切牌
   *[other] 由 { PERSON($patron) } 切牌
}
    .you = 由您切牌
event-cutter-nominated = { PERSON($patron) } 请 { PERSON($nominee) } 切牌
event-cut-declined = { PERSON($patron) } 放弃切牌
    .you = 您放弃切牌
event-cards-cut = { GIVEN($patron) ->
    [yes] { PERSON($patron) } 在第 { $after } 张后切牌
   *[no] { $machine ->
        [yes] 无人切牌：机器按随机带所定，在第 { $after } 张后切牌
       *[no] 员工在第 { $after } 张后切牌
    }
}{ $alone ->
    [yes] 。没有玩家加入任何内容：牌序由赌场单方确定
   *[no] {""}
}
    .you = 您在第 { $after } 张后切牌
event-cutting-card-placed = 切牌卡放在倒数第 { $from_back } 张处
event-cards-burned = { $count ->
   *[other] 烧牌 { $count } 张（{ TERM($form) }）
}{ GIVEN($first) ->
    [yes] ，首张 { CARDS($first) }
   *[no] {""}
}
event-burn-card-shown = 展示烧牌：{ CARDS($card) }
event-burned-cards-exposed = 展示烧牌：{ CARDS($cards) }
event-shoe-ended = { $early ->
    [yes] 第 { $shoe } 靴提前结束：{ TERM($why) }
   *[other] 第 { $shoe } 靴结束：{ TERM($why) }
}{ $leftover ->
    [0] {""}
   *[other] ；多出的 { $leftover } 张牌弃置
}
event-cards-taken-off = 牌被取走：{ TERM($grounds) }
event-cards-replaced = { $cards ->
   *[other] 换掉 { $cards } 张牌：{ TERM($grounds) }
}{ $to_check ->
    [yes] {""}；换上的牌由两人点验
   *[other] {""}
}
event-cards-handled = 牌被人触碰，本靴之后不再使用
event-shoe-revealed = 公开承诺值为 { $commitment }… 的牌靴

## 下注

event-bets-called = 请下注
event-no-more-bets-called = 停止下注
event-bets-reopened = 重新接受下注
wager-down = { $token ->
    [yes] { WAGER($wager) } { MONEY($stake) }（推广券）
   *[other] { WAGER($wager) } { MONEY($stake) }
}
event-wager-placed = { $late ->
    [yes] { PERSON($patron) } 的注后来才被发现：{ wager-down }
   *[other] { PERSON($patron) } 下注：{ wager-down }
}{ GIVEN($nominations) ->
    [yes] ，指定{ HAND($nominations) }
   *[no] {""}
}{ GIVEN($advised) ->
    [yes] （{ TERM($advised) }）
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] （其中 { MONEY($counts) } 有效）
   *[no] {""}
}
    .you = { $late ->
    [yes] 您的注后来才被发现：{ wager-down }
   *[other] 您下注：{ wager-down }
}{ GIVEN($nominations) ->
    [yes] ，指定{ HAND($nominations) }
   *[no] {""}
}{ GIVEN($advised) ->
    [yes] （{ TERM($advised) }）
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] （其中 { MONEY($counts) } 有效）
   *[no] {""}
}
event-wager-changed = { GIVEN($recounted) ->
    [yes] { PERSON($patron) } 的{ wager-down } 中现有 { MONEY($recounted) } 有效
   *[no] { PERSON($patron) } 将{ wager-down } 改为 { MONEY($to) }
}{ GIVEN($advised) ->
    [yes] （{ TERM($advised) }）
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] （其中 { MONEY($counts) } 有效）
   *[no] {""}
}
    .you = { GIVEN($recounted) ->
    [yes] 您的{ wager-down } 中现有 { MONEY($recounted) } 有效
   *[no] 您将{ wager-down } 改为 { MONEY($to) }
}{ GIVEN($advised) ->
    [yes] （{ TERM($advised) }）
   *[no] {""}
}{ GIVEN($counts) ->
    [yes] （其中 { MONEY($counts) } 有效）
   *[no] {""}
}
event-wager-withdrawn = { PERSON($patron) } 的{ wager-down } 已收回
    .you = 您的{ wager-down } 已收回
event-wager-gave-way = { PERSON($patron) } 的{ wager-down } 让位给另一位玩家
    .you = 您的{ wager-down } 让位给另一位玩家
event-wager-refused = { PERSON($patron) } 的{ wager-down } 被拒绝：{ TERM($grounds) }
    .you = 您的{ wager-down } 被拒绝：{ TERM($grounds) }
wager-reduced = { PERSON($patron) } 的{ wager-down } 减至 { MONEY($to) }
event-wagers-reduced = 削减至{ TERM($to) }：{ SAID($cuts) }

## 发牌

event-dealing-chosen = { GIVEN($face) ->
    [yes] 发牌方式：{ TERM($method) }，{ TERM($face) }
   *[no] 发牌方式：{ TERM($method) }
}
event-shoe-passed = { PERSON($to) } 持牌靴，代{ HAND($acts_as) }
event-shoe-declined = { PERSON($patron) } 不接牌靴
    .you = 您不接牌靴
event-shoe-dealer-named = 由 { PERSON($dealer) } 抽牌
event-shoe-given-back = { PERSON($patron) } 交还牌靴（{ TERM($why) }）
    .you = 您交还牌靴（{ TERM($why) }）
event-coup-burned = 本局前烧一张牌
cards-to-hand = { GIVEN($cards) ->
    [yes] { $down ->
        [yes] { HAND($hand) } { CARDS($cards) }，牌面朝下
       *[other] { GIVEN($on) ->
            [yes] { HAND($hand) } { $on } 点补牌：{ CARDS($cards) }，{ $count } 点
           *[no] { GIVEN($count) ->
                [yes] { HAND($hand) } { CARDS($cards) }，{ $count } 点
               *[no] { HAND($hand) } { CARDS($cards) }
            }
        }
    }
   *[no] 给{ HAND($hand) }一张牌，牌面朝下
}
event-card-drawn = { $cutting_card ->
    [yes] 切牌卡出现。{ cards-to-hand }
   *[other] { cards-to-hand }
}
event-last-coup-called = 本靴最后一局
event-hand-delivered = { HAND($hand) }的牌交给 { PERSON($to) }
event-hand-refused = { PERSON($patron) } 不接{ HAND($hand) }的牌
    .you = 您不接{ HAND($hand) }的牌
event-cards-exposed = { GIVEN($by) ->
    [yes] { cards-to-hand }，由 { PERSON($by) } 翻开
   *[no] { cards-to-hand }
}
event-opener-named = 由 { PERSON($opener) } 翻开{ HAND($hand) }的牌
event-dealer-asked = 请荷官翻开{ HAND($hand) }的牌
event-both-asked = { PERSON($patron) } 要求翻开双方的牌
    .you = 您要求翻开双方的牌
event-hand-taken-back = 收回{ HAND($hand) }的牌
event-pairs-settled = 前四张牌决定的注已结算
result = { $winner ->
    [tie] 和局，同为 { $high } 点
    [player] 闲赢，{ $high } 比 { $low }
   *[banker] 庄赢，{ $high } 比 { $low }
}
event-result-announced = { $standoff_called ->
    [yes] { result }。平局退注
   *[other] { result }
}
event-coup-settled = 各注已结算
event-coup-cleared = 牌已收起
event-dummy-coup-ordered = 本局为空局，不接受下注：{ TERM($grounds) }
event-coup-voided = { $undone ->
    [0] 本局作废：{ TERM($cause) }
   *[other] 本局作废：{ TERM($cause) }；撤销 { $undone } 项赔付
}{ and-owing }
event-minimum-advised = 已告知 { PERSON($patron) }：此后低于下限的下注无论结果如何一律退还
    .you = 谨告知您：此后低于下限的下注无论结果如何一律退还
event-commission-collected = { PERSON($patron) } 支付延付佣金 { MONEY($collected) }（{ TERM($why) }）
    .you = 您支付延付佣金 { MONEY($collected) }（{ TERM($why) }）
event-commission-carried-over = { PERSON($patron) } 的延付佣金 { MONEY($owed) } 延后{ GIVEN($through) ->
    [yes] 至下一靴结束
   *[no] 至其回来时
}
    .you = 您的延付佣金 { MONEY($owed) } 延后{ GIVEN($through) ->
    [yes] 至下一靴结束
   *[no] 至您回来时
}
event-commission-written-off = { PERSON($patron) } 的延付佣金 { MONEY($owed) } 已核销：{ $says }
    .you = 您的延付佣金 { MONEY($owed) } 已核销
event-debt-recorded = { PERSON($patron) } 欠本场 { MONEY($amount) }：{ $of ->
    [commission] 延付佣金
   *[payment] 第 { $coup } 局撤销的赔付
}
    .you = 您欠本场 { MONEY($amount) }：{ $of ->
    [commission] 延付佣金
   *[payment] 第 { $coup } 局撤销的赔付
}
event-tokens-taken-in = { PERSON($patron) } 已离开，退还的 { MONEY($amount) } 代币由本桌收回
event-refund-kept = { PERSON($patron) } 已离开，退还的 { MONEY($amount) } 留在本桌待取
event-commission-falls-away = { PERSON($patron) } 不再欠佣金 { MONEY($amount) }：所计佣金的赢注已撤销
event-debt-collected = { PERSON($patron) } { $here ->
    [yes] {""}
   *[no] 在账房
}偿还欠款 { MONEY($amount) }，尚欠 { MONEY($left) }
    .you = 您{ $here ->
    [yes] {""}
   *[no] 在账房
}偿还欠款 { MONEY($amount) }，尚欠 { MONEY($left) }
event-debt-written-off = { PERSON($patron) } 的欠款 { MONEY($amount) } 已核销：{ $says }
    .you = 您的欠款 { MONEY($amount) } 已核销

## 出了差错时

event-coups-kept = { GIVEN($last) ->
    [yes] 本桌开放期间保留最近 { $last } 局
   *[no] 各局保留至本靴结束
}
event-irregularity-reported = 有情况报告：{ SLIP($slip) }{ GIVEN($coup) ->
    [yes] （{ of-shoe }第 { $coup } 局）
   *[no] {""}
}{ GIVEN($patron) ->
    [yes] （{ PERSON($patron) }）
   *[no] {""}
}{ GIVEN($says) ->
    [yes] ：{ $says }
   *[no] {""}
}{ GIVEN($cards) ->
    [yes] ：{ CARDS($cards) }
   *[no] {""}
}
event-report-withdrawn = 报告撤回：并无此事
event-remedy-ordered = { TERM($slip) }的处理：{ TERM($remedy) }{ GIVEN($agreed) ->
    [yes] ，经 { PERSON($agreed) } 同意
   *[no] {""}
}{ GIVEN($tells) ->
    [yes] ；须通知：{ TERM($tells) }
   *[no] {""}
}
event-stray-card-dealt = { GIVEN($cards) ->
    [yes] 多出的牌归{ HAND($to) }：{ CARDS($cards) }
   *[no] 多出的牌归{ HAND($to) }
}
event-stray-cards-kept = { $dummy ->
    [yes] { $strays ->
       *[other] 多出的牌作下一空局首牌
    }
   *[other] { $strays ->
       *[other] 多出的牌作下一局首牌
    }
}
event-stray-cards-discarded = 多出的牌弃置
event-carried-card-laid = { GIVEN($cards) ->
    [yes] 留下的牌归{ HAND($to) }：{ CARDS($cards) }
   *[no] 留下的牌归{ HAND($to) }
}
event-burn-omitted = 未烧牌，本靴继续
event-order-kept = { GIVEN($cards) ->
    [yes] 同样的牌按原次序再次从牌靴抽出：{ CARDS($cards) }
   *[no] 同样的牌按原次序再次从牌靴抽出
}
event-coup-rebuilt = 本局的牌按次序放回牌靴，先烧牌
event-coup-reopened = 第 { $coup } 局的结算撤销，两手牌重整：闲 { CARDS($player) }，庄 { CARDS($banker) }{ GIVEN($owing) ->
    [yes] ；{ SAID($owing) }
   *[no] {""}
}
event-card-corrected = 更正记录：{ HAND($hand) }第 { $position } 张牌是 { CARDS($right) }，不是 { CARDS($wrong) }；游戏规则并无改变{ GIVEN($changes) ->
    [yes] 。随之不同：{ TERM($changes, join: "and") }
   *[no] {""}
}{ $withdrawn ->
    [yes] 。先前宣布的结果不算
   *[other] {""}
}{ $undone ->
    [0] {""}
   *[other] ；撤销 { $undone } 项赔付
}{ GIVEN($owing) ->
    [yes] ；{ SAID($owing) }
   *[no] {""}
}{ GIVEN($says) ->
    [yes] ：{ $says }
   *[no] {""}
}
event-coup-resettled = { $undone ->
    [0] 本局赔付不变
   *[other] 按正确的牌，本局有 { $undone } 注应另行赔付
}{ GIVEN($owing) ->
    [yes] ；{ SAID($owing) }
   *[no] {""}
}
event-changes-permitted = 首牌未翻开前可改变下注
event-offer-made = 玩家可对每一注选择：{ TERM($choices, join: "or") }
event-offer-answered = { GIVEN($wager) ->
    [yes] { $choice ->
        [keep] { PERSON($patron) } 保留{ wager-down }
        [remove] { PERSON($patron) } 取走{ wager-down }
        [retract] { PERSON($patron) } 收回{ wager-down }
       *[reduce] { PERSON($patron) } 减少{ wager-down }，减至 { MONEY($to) }
    }
   *[no] { $choice ->
        [keep] { PERSON($patron) } 保留一注
        [remove] { PERSON($patron) } 取走一注
        [retract] { PERSON($patron) } 收回一注
       *[reduce] { PERSON($patron) } 减少一注
    }
}
event-offer-closed = 已询问各位，本局继续
event-streaks-restored = 跨局的注恢复原状
owes = { PERSON($patron) } 欠 { MONEY($owed) }
of-shoe = { GIVEN($shoe) ->
    [yes] 第 { $shoe } 靴
   *[no] {""}
}
and-owing = { GIVEN($owing) ->
    [yes] ；{ SAID($owing) }
   *[no] {""}
}
event-past-coup-voided = { of-shoe }第 { $coup } 局作废，其赔付全部撤销{ and-owing }
wager-back = { PERSON($patron) } 的{ wager-down }
event-wagers-voided = { GIVEN($coup) ->
    [yes] { of-shoe }第 { $coup } 局：
   *[no] {""}
}{ GIVEN($wagers) ->
    [yes] 作废并退还玩家：{ SAID($wagers) }
   *[no] 注作废并退回：{ TERM($cause) }
}{ and-owing }
event-shoe-ends-after-coup = 本局后牌靴结束：{ TERM($why) }
event-cards-condemned = 此批牌不得再用：{ TERM($why) }
event-notification-recorded = 事项 { $matter } 已通知{ TERM($who) }{ GIVEN($channel) ->
    [yes] （{ CHANNEL($channel) }）
   *[no] {""}
}{ GIVEN($reference) ->
    [yes] ：{ $reference }
   *[no] {""}
}

## 行为、争议与派彩错误

event-breach-recorded = 违规 { $number }：{ BREACH($kind) }，{ GIVEN($patron) ->
    [yes] { PERSON($patron) }
   *[no] { $who }
}{ GIVEN($says) ->
    [yes] ：{ $says }
   *[no] {""}
}
event-breach-acted-on = 对违规 { $breach }：{ TERM($power) }，{ GIVEN($patron) ->
    [yes] { PERSON($patron) }
   *[no] { $who }
}{ GIVEN($says) ->
    [yes] ：{ $says }
   *[no] {""}
}{ GIVEN($tells) ->
    [yes] ；须通知：{ TERM($tells) }
   *[no] {""}
}
event-person-excluded = { PERSON($patron) } 不得继续参加游戏
    .you = 您不得继续参加游戏
event-exclusion-lifted = { PERSON($patron) } 可再次参加游戏
    .you = 您可再次参加游戏
event-winnings-seized = 扣留 { PERSON($patron) } 的 { MONEY($amount) }，以待调查
    .you = 扣留您的 { MONEY($amount) }，以待调查
event-seizure-ended = 扣留结束：{ MONEY($returned) } 退还 { PERSON($patron) }，{ MONEY($kept) } 不退
    .you = 扣留结束：{ MONEY($returned) } 退还给您，{ MONEY($kept) } 不退
event-directed-to-vacate = 满座时 { PERSON($patron) } 连续 { $coups } 局未下注，须让出 { $seat } 号座位
    .you = 满座时您连续 { $coups } 局未下注，须让出 { $seat } 号座位
event-dispute-raised = { PERSON($patron) } 提出争议 { $number }：{ $about }
    .you = 您提出争议 { $number }：{ $about }
event-dispute-decided = { $final ->
    [yes] { PERSON($patron) } 的争议 { $dispute } 已作最终裁定：{ $decision }
   *[other] { PERSON($patron) } 的争议 { $dispute } 已裁定：{ $decision }
}{ $paid ->
    [0] {""}
   *[other] ；付 { MONEY($paid) }
}{ $takes ->
    [no] {""}
   *[yes] ；收回 { MONEY($taken) }
}{ $missing ->
    [0] {""}
   *[other] ，尚欠 { MONEY($missing) }
}
event-complainant-advised = { $review ->
    [yes] 已告知 { PERSON($patron) }：可向{ TERM($to) }投诉，也可要求复核
   *[other] 已告知 { PERSON($patron) }：可向{ TERM($to) }投诉
}
    .you = { $review ->
    [yes] 您可向{ TERM($to) }投诉，也可要求复核
   *[other] 您可向{ TERM($to) }投诉
}
event-payment-error-recorded = { $overpaid ->
    [yes] 派彩有误 { $number }：第 { $coup } 局注码 { $wager }，{ PERSON($patron) } 多付 { MONEY($value) }
   *[other] 派彩有误 { $number }：第 { $coup } 局注码 { $wager }，{ PERSON($patron) } 少付 { MONEY($value) }
}{ $to_report ->
    [yes] ；须上报监管机构
   *[other] {""}
}
event-payment-error-enquired = { $intentional ->
    [yes] 查问派彩有误 { $error }：可能故意
   *[other] 查问派彩有误 { $error }：并非故意
}{ GIVEN($identified) ->
    [yes] ；{ $identified }
   *[no] {""}
}
event-payment-error-rectified = { $overpaid ->
    [yes] 派彩有误 { $error }：{ PERSON($patron) } 退回 { MONEY($amount) }
   *[other] 派彩有误 { $error }：{ PERSON($patron) } 补收 { MONEY($amount) }
}{ $open ->
    [0] {""}
   *[other] ，尚余 { MONEY($open) }
}
event-payment-error-reported = { GIVEN($month_end) ->
    [yes] 派彩有误 { $error } 已列入月末给{ TERM($to) }的通报：{ $reference }
   *[no] 派彩有误 { $error } 已上报{ TERM($to) }：{ $reference }
}
event-payment-error-closed = { GIVEN($open) ->
    [yes] 派彩有误 { $error } 已结案；仍可补正 { MONEY($open) }
   *[no] 派彩有误 { $error } 已结案
}

## 锦标赛的一节

event-contest-begun = 本桌留作 { $tournament } 之用，{ $session }
event-entrant-seated = { PERSON($patron) } 坐 { $seat } 号位，持锦标赛筹码 { MONEY($bank) }{ $entry ->
    [buy-back] （重新买入）
    [substitution] （替换 { PERSON($instead) }）
   *[entry] {""}
}
    .you = 您坐 { $seat } 号位，持锦标赛筹码 { MONEY($bank) }
event-practice-coups-begun = 练习局：均不计分
event-practice-coups-ended = 练习局结束：各人筹码恢复原数
event-marker-placed = 首注标记放在 { $seat } 号位
event-asked-to-wager = 请 { PERSON($patron) } 投注
    .you = 请您投注
event-wager-out-of-turn = { PERSON($patron) } 未轮到即投注：该注有效{ $again ->
    [yes] ；因先前已获提醒，可被宣布作废
   *[no] ；已提醒 { PERSON($patron) }，再犯可被宣布作废
}
    .you = 您未轮到即投注：该注有效{ $again ->
    [yes] ；因先前已获提醒，可被宣布作废
   *[no] ；再犯可被宣布作废
}
event-secret-wager-placed = { PERSON($patron) } 暗注{ GIVEN($wager) ->
    [yes] ：{ WAGER($wager) } { MONEY($stake) }
   *[no] {""}
}
    .you = 您暗注：{ WAGER($wager) } { MONEY($stake) }
event-secret-wagers-withdrawn = { PERSON($patron) } 收回暗注
    .you = 您收回暗注
event-secret-wagers-revealed = 公开暗注：{ SAID($wagers) }
wager-revealed = { PERSON($patron) } { wager-down }
event-secret-wager-lapsed = { PERSON($patron) } 的暗注 { WAGER($wager) } { MONEY($stake) } 无法下注，不作数
    .you = 您的暗注 { WAGER($wager) } { MONEY($stake) } 无法下注，不作数
event-pass-card-used = { PERSON($patron) } 用免注卡停注一局
    .you = 您用免注卡停注一局
event-seat-vacated = { PERSON($patron) } 离开 { $seat } 号位，持锦标赛筹码 { MONEY($chips) }：{ TERM($why) }{ $removed ->
    [yes] ；筹码不再计算
   *[no] {""}
}
    .you = 您离开 { $seat } 号位，持锦标赛筹码 { MONEY($chips) }：{ TERM($why) }
event-chips-adjusted = { $given ->
    [yes] { PERSON($patron) } 得锦标赛筹码 { MONEY($amount) }
   *[no] 从 { PERSON($patron) } 取走锦标赛筹码 { MONEY($amount) }
}：{ TERM($why) }
event-contest-paused = 本局之后暂停：{ TERM($why) }
event-contest-resumed = 继续进行
event-contest-ended = 本节在 { $coups } 局后结束：{ TERM($why) }{ GIVEN($holdings) ->
    [yes] 。{ SAID($holdings) }
   *[no] {""}
}
holds-chips = { PERSON($patron) } { MONEY($amount) }
event-contest-released = 锦标赛筹码已收回，本桌恢复开放

## 不记牌的结果

event-results-only-kept = { $on ->
    [yes] 本桌只记结果：不记牌，不接受下注
   *[no] 本桌恢复发牌
}
event-results-begun = 第 { $shoe } 靴开始：只记结果，不记牌
event-result-recorded = 第 { $coup } 局：{ SAID($result) }（不记牌）
event-result-corrected = 第 { $coup } 局更正：应为{ SAID($result) }，原记{ SAID($was) }
event-result-taken-back = 第 { $coup } 局撤回：所记{ SAID($was) }，并无此局
event-results-ended = 第 { $shoe } 靴结束，共 { $coups } 个结果
kept-result = { HAND($winner) }{ $player_pair ->
    [yes] 、{ pair-player }
   *[no] {""}
}{ $banker_pair ->
    [yes] 、{ pair-banker }
   *[no] {""}
}{ $natural ->
    [yes] 、{ natural }
   *[no] {""}
}

## 一注的结果

payment = { PERSON($patron) }：{ WAGER($wager) } { MONEY($stake) } { $resolution ->
    [wins] 赢 { MONEY($profit) }
    [loses] 输
    [standoff] 平局退注
    [open] 未结束
   *[void] 作废
}{ $back ->
    [0] {""}
   *[other] ，取回 { MONEY($back) }
}{ GIVEN($why) ->
    [yes] （{ SAID($why, join: "semicolon") }）
   *[no] {""}
}
commission-deferred = 延付佣金 { MONEY($amount) }
commission-taken = 佣金 { MONEY($amount) }
rounded-up = 进位 { MONEY($amount) }
not-at-stake = { MONEY($amount) } 未计入注额

## 赔付行：规则书自己的行未描述的结束方式

row-in-a-row = 连赢 { $count } 局
row-in-a-row-ended = 连赢 { $count } 局，{ ENDED($by) }时结束
row-run-broken = { $by ->
    [tie] 因和局中断
   *[other] 因{ HAND($by) }局中断
}
row-ended-after = { $count } 局后因{ ENDED($by) }中断
row-ended-before-it-began = 开始前因{ ENDED($by) }中断
ended-player = 闲局
ended-banker = 庄局
ended-tie = 和局
ended-shoe-end = 牌靴结束
row-no-main-wager = 其中一局没有主注，退回
row-placed-too-soon = 连赢开始前下注，退回
row-no-coup-dealt = 未发牌，退回
row-shoe-ended = 牌靴结束，退回
row-shoe-ended-early = 牌靴提前结束，退回
row-table-closed = 牌桌关闭，退回
row-in-a-row-so-far = 目前连赢 { $count } 局，共须 { $length } 局
row-indicator-at = 指示牌为 { $count }
row-void-coup = 牌局作废，退回
row-dummy-coup = 空局，退回
row-void-wager = 此注作废，退回
row-above-the-maximum = 超出上限，退回
row-below-the-minimum = 低于下限，退回
row-forfeited = 没收
row-parts = { SAID($parts, join: "comma") }
row-of-part = { WAGER($wager) }：{ ROW($row) }
row-of-book = { ROW($row) }
