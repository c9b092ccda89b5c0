### 玩家、荷官与大屏所见的锦标赛：赛桌、玩家页、排行榜。

## 赛桌

tourney-session = { $further ->
    [yes] 加赛
   *[no] 第 { $session } 节
}
tourney-coups = { $of ->
    [0] 已进行 { $coups } 局
   *[other] 已进行 { $coups } 局，共 { $of } 局
}
tourney-practice = 练习局：不计成绩
tourney-chips = 锦标赛筹码
tourney-reserved = 暗注
tourney-kept = 本桌留作锦标赛之用。
tourney-kept-more = 只有参赛者可在此入座下注，欢迎观看。
tourney-out = 您已离赛：{ TERM($why) }。
tourney-out-more = 离赛时有锦标赛筹码 { MONEY($chips) }。
tourney-over = 本桌这一节已结束。
tourney-over-more = 您有锦标赛筹码 { MONEY($chips) }。
tourney-paused = 比赛暂停：{ TERM($why) }。
tourney-paused-more = 已开始的会完成，不再开始新的一局。
tourney-gone = 本桌这一节已结束。
tourney-to-tournament = 前往锦标赛页面
tourney-rank-here = 第 { $rank } 位 / { $of }
tourney-your-turn = 轮到您下注
tourney-at-least = 每局至少 { MONEY($least) }。
tourney-place-wagers = 现在由 { $place } 号位下注。
tourney-about-to = 荷官依次请参赛者下注。
tourney-ahead = { $ahead ->
    [0] 下一位就是您。
   *[other] 您之前还有 { $ahead } 位。
}
tourney-turn-over = 您的下注轮次已过。
tourney-turn-over-more = 您的注按现状保留。
tourney-passed = 您用免注卡停注一局。
tourney-secret-made = 您的暗注已下。
tourney-secret-made-more = 荷官揭示之前，旁人看不到。
tourney-open = 请下注
tourney-closed = 荷官请下注后即可下注。
tourney-not-yet = 还没轮到您：荷官依次请参赛者下注。
tourney-peek = 查看您的暗注
tourney-secret-back = 收回
tourney-secret = 暗注
tourney-pass = 停注
tourney-left = 剩 { $left }
tourney-secrets-left = 剩余暗注：{ $left }
tourney-passes-left = 剩余免注卡：{ $left }
tourney-key-secret = 暗注（锦标赛）
tourney-key-pass = 免注卡（锦标赛）
tourney-secret-text = 不公开填写：荷官揭示之前，旁人只知道您下了暗注。每一注都计入次数。
tourney-secret-on = 下注项目
tourney-secret-amount = 金额：您有 { MONEY($has) }
tourney-secret-give = 暗注 { WAGER($wager) } { MONEY($stake) }
tourney-order = 下注次序：从首注标记起顺时针
tourney-order-of = { $place } 号位{ $first ->
    [yes] （首注标记）
   *[no] {""}
}：{ $state ->
    [asked] 正在下注
    [done] 已下注
   *[waits] 等候
}
tourney-chips-here = 本桌筹码
tourney-place = { $place } 号位
tourney-is-out = 已离赛
tourney-place-kept = { $place } 号位：留作锦标赛之用
tourney-mark-marker = ◆ 首注
tourney-mark-marker-long = 首注标记：本轮最先下注
tourney-mark-asked = 正在下注
tourney-mark-asked-long = 荷官已请其下注
tourney-mark-done = ✓
tourney-mark-done-long = 已下注：注按现状保留
tourney-mark-secret = 暗注
tourney-mark-secret-long = 暗注，尚未揭示
tourney-mark-passed = 停注
tourney-mark-passed-long = 用免注卡停注一局

## 荷官台

tourney-deal-ask = 请 { $place } 号位下注：{ PERSON($patron) }
tourney-deal-marker = 首注标记放到 { $place } 号位
tourney-deal-out = { PERSON($patron) } 离席：{ TERM($why) }
tourney-deal-waits = { $place } 号位下注：{ PERSON($patron) }
tourney-deal-waits-more = banker 200{ $secrets ->
    [yes] {" "}· secret banker 200
   *[no] {""}
}{ $passes ->
    [yes] {" "}· pass
   *[no] {""}
}
tourney-deal-waits-open-more = 3 banker 200{ $secrets ->
    [yes] {" "}· 3 secret banker 200
   *[no] {""}
}{ $passes ->
    [yes] {" "}· 3 pass
   *[no] {""}
}
tourney-deal-paused = 比赛暂停：{ TERM($why) }
tourney-deal-paused-more = 完成已开始的，不再开始新的一局
tourney-deal-over = 本桌这一节已结束
tourney-deal-over-more = 由赛事主管解除占用
tourney-deal-hint = { $turns ->
    [yes] banker 200（轮到者）· ask 3 · marker 3 ·{" "}
   *[no] {""}
}{ tourney-deal-waits-open-more } · 3 banker 0
tourney-deal-chips = 锦标赛筹码 { MONEY($chips) }

## 牌桌大屏

tourney-wall-further = 加赛：
tourney-wall-session = { $further ->
    [yes] 锦标赛：加赛
   *[no] 锦标赛：第 { $session } 节
}
tourney-wall-turn = { $place } 号位正在下注
tourney-wall-paused = 比赛暂停

## 玩家页

tourney-you = 您
tourney-you-further = 您与他人并列：以 { $coups } 局加赛决定。
tourney-next-one = 参加下一场：{ $name }
tourney-number = { $number } 号
tourney-sessions = 场次
tourney-no-sessions = 尚未安排场次。
tourney-stage-of-session = { TERM($stage) }
tourney-status = { TERM($status) }
tourney-terms = 条款摘要
tourney-no-terms = 条款尚未公布。
tourney-starts = 开始
tourney-where = 地点
tourney-fee = 报名费
tourney-free = 免费
tourney-bank = 起始筹码
tourney-players = 人数
tourney-players-of = { $players } / { $most }
tourney-rounds = 轮次
tourney-round-of = { $name }：{ $coups } 局
tourney-pool = 奖池
tourney-shares = 奖金
tourney-share = 第 { $place } 名：{ GIVEN($part) ->
    [yes] { $part }
   *[no] {""}
}{ $amount ->
    [0] {""}
   *[other] { MONEY($amount) }
}{ GIVEN($thing) ->
    [yes] {" "}{ $thing }
   *[no] {""}
}
tourney-secret-wagers = 暗注次数
tourney-pass-cards = 免注卡
tourney-read-terms = 阅读条款（第 { $edition } 版）
tourney-board = 排行榜
tourney-results = 成绩
tourney-own-device = 这些页面可以在您自己的手机上使用。
tourney-no-own-device = 请使用本场的终端。比赛中不得使用自己的手机或类似设备：条款不允许。
tourney-standing = 目前排名
tourney-entered = 已报名
tourney-places = 名次
tourney-at = { $table }，{ $seat } 号位
tourney-nobody = 还没有人报名。
tourney-enter-heading = 报名
tourney-not-open = 尚未开始报名：须先公布条款。
tourney-entries-over = 报名已截止，欢迎观看。
tourney-at-the-desk = 请到服务台报名{ $fee ->
    [0] {""}
   *[other] ，报名费 { MONEY($fee) }
}。请先阅读条款。
tourney-for-players = 工作人员不参赛。请以玩家身份登录。
tourney-demo-entry = 一键报名：演示用款 { MONEY($fee) }，得锦标赛筹码 { MONEY($bank) }。
tourney-i-read = 我已阅读并接受
tourney-the-terms = 条款
tourney-enter = 报名参赛
tourney-my-entry = 我的报名，{ $number } 号
tourney-you-play = 您正在比赛。
tourney-seat-drawn = 您的座位已抽定，请在 { TIME($at, to: "minute") } { $clock } 之前入座。
tourney-seat-taken = 您已入座，{ TIME($at, to: "minute") } { $clock } 开始。
tourney-you-placed = 您获得第 { $place } 名{ $prize ->
    [0] 。
   *[other] ，奖金 { MONEY($prize) }。
}
tourney-you-are = { $status ->
    [waiting] 您已报名。比赛前抽签决定座位。
    [reserve] 您是候补：有空位时上场。
    [qualified] 您晋级下一轮。
    [eliminated] 您已被淘汰，感谢参赛。
    [withdrawn] 您已退赛。
    [forfeited] 您的座位已丧失。
    [disqualified] 您已被取消资格。
    [retired] 您已退出比赛。
    [substituted] 已由他人替您参赛。
    [refused] 您的报名未被接受。
   *[other] 您已报名。
}
tourney-to-table = 前往赛桌：{ $table }，{ $seat } 号位
tourney-to-table-now = 轮到您了：前往赛桌
tourney-seat = 我的座位
tourney-table-seat = { $table }，{ $seat } 号位
tourney-rank = 我的排名
tourney-rank-of = { $rank } / { $of }
tourney-progress = 进度
tourney-prize = 我的奖金
tourney-undecided = 等待主管裁定
tourney-act = { $act ->
    [sign-terms] 签署条款
    [take-seat] 我已入座
    [permit-likeness] { $permits ->
        [no] 不显示我的姓名
       *[yes] 允许使用姓名与肖像
    }
    [raise-complaint] 投诉
    [withdraw] 退赛
   *[other] { COMMAND($act) }
}
tourney-sure = { $act ->
    [sign-terms] 您以书面同意条款：条款对您和本场均有约束力。
    [permit-likeness] { $permits ->
        [no] 从现在起旁人只看到您的报名号或别名。
       *[yes] 您的姓名可向所有人显示（包括大屏），肖像可被使用。
    }
   *[other] 您将退出锦标赛，退款依条款而定。
}
tourney-complain-text = 由赛事主管裁定，并告知您还可以向谁申诉。
tourney-desk-act = 请到服务台：{ COMMAND($act) }，{ MONEY($price) } 换筹码 { MONEY($chips) }

## 排行榜

tourney-wall-title = 排行榜
tourney-wall-seat = { $seat } 号位
tourney-wall-pool = 奖池
tourney-wall-waiting = 等待报名
tourney-wall-next = { $name }，{ DATE($at) } { TIME($at, to: "minute") } { $clock }
tourney-wall-break = 休息至 { TIME($at, to: "minute") }
tourney-wall-out = { TERM($why) }
tourney-wall-live = 赛桌上的即时筹码，场次结束时清点
tourney-wall-counted = 最近一次清点的筹码
tourney-wall-final = 最终名次
tourney-wall-lost = 未连接，正在重试…
tourney-wall-none = 没有这个锦标赛。
tourney-wall-cancelled = 锦标赛已取消
tourney-wall-stage = { $stage ->
    [preparing] 筹备中
    [entries] 报名中
    [before-play] 即将开始
    [playing] 进行中
    [ended] 已决出名次
    [cancelled] 已取消
   *[closed] 已结束
}
