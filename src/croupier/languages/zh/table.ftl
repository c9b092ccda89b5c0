### 玩家牌桌及与其他页面共用的部分：台面、筹码、手牌、路单、下注、选择、结果。

## 台面

areas = 投注区
places = 座位
within = 四张牌后、下一张牌前
area-label = { WAGER($wager) }，赔率 { TEXT($odds) }，{ $total ->
    [0] 尚未下注
   *[other] 您的注 { MONEY($total) }
}{ GIVEN($hands) ->
    [yes] ，{ HAND($hands) }
   *[no] {""}
}{ GIVEN($adds) ->
    [yes] ，按回车加 { MONEY($adds) }
   *[no] {""}
}
others-here = 此处他人的注：{ TEXT($lines) }
others-chips = { $place ->
    [0] 站立者
   *[other] { $place } 号位
}{ GIVEN($stake) ->
    [yes] {" "}{ MONEY($stake) }
   *[no] {""}
}{ $became ->
    [wins] ，赢{ GIVEN($profit) ->
        [yes] {" "}{ MONEY($profit) }
       *[no] {""}
    }
    [loses] ，输
    [standoff] ，退回
   *[other] {""}
}
pays-range = { $first } … { $last }
counts-only = 其中 { MONEY($counts) } 有效
place-closed = { $place } 号位：关闭
place-taken = { $place } 号位：{ PERSON($patron) }
    .you = { $place } 号位：您
place-taken-by-somebody = { $place } 号位：有人
place-held = 有人
take-place = 入座 { $place } 号位
move-place = 换到 { $place } 号位
you = 您
sit = 入座
closed-place = 关闭
standing-are = 站立：{ TEXT($people) }
marker-owes = 欠佣 { MONEY($owes) }
marker-owes-long = 应付佣金 { MONEY($owes) }
marker-limit = 个人限额
marker-limit-of = 个人限额 { GIVEN($minimum) ->
    [yes] { MONEY($minimum) }
   *[no] –
} 至 { GIVEN($maximum) ->
    [yes] { MONEY($maximum) }
   *[no] –
}
marker-kept = 保留下限 { MONEY($minimum) }
marker-keeps-player = 持闲牌
marker-keeps-banker = 持庄牌

## 连赢与龙尾

runs = 连赢：连续局数
run-of = { $side ->
    [tie] 连和
    [combination] 闲庄组合
   *[other] { HAND($side) }连赢
}
tails = 龙尾
tail-of = { HAND($side) }龙尾
early = 前段
late = 后段
indicator = 指示牌 { $count }
late-open = 后段开放中
of-the-run = { $count }/{ $length }
on-the-tail = 进行中
nominate-text = 请依次指定每一局赢的一方。
nominate-keys = 按键：P 为闲，B 为庄，退格键撤回上一项。
nominate-coup = 第 { $coup } 局
nominate-place = 下注 { MONEY($stake) }

## 手牌与台面中央

hand-told = { HAND($hand) }：{ GIVEN($cards) ->
    [yes] { CARDNAME($cards) }
   *[no] 无牌
}{ GIVEN($count) ->
    [yes] 。{ $count } 点
   *[no] {""}
}
keeper-is = { PERSON($patron) } 持牌
    .you = 您持牌
coup-won = { $winner ->
    [player] 闲赢，{ $high } 比 { $low }
    [banker] 庄赢，{ $high } 比 { $low }
   *[tie] 和局，{ $high } 比 { $low }
}
coup-of-shoe = 第 { $coup } 局 · 第 { $shoe } 靴
coup = 第 { $coup } 局
seconds = 剩余 { $seconds } 秒
deal-now = 立即发牌
deal-now-when = 立即结束下注时间：独自在座并已下注时可用
first-chip = 首注落下后开始计时
wait-call = 请等待荷官宣布下注
window-open = 本局中途注开放，至下一张牌为止
connection-lost = 未连接，正在重试…
trouble = 已停止：{ $why }
seeded = 种子牌靴：知道种子的人都知道牌
last-coup = 本靴最后一局
cutting-card = 切牌已出
carried = 作下一局首牌
carried-now = 作本局首牌
no-such-table = 没有这张牌桌。

## 筹码与操作

your-chips = 您的筹码
on-layout = 台面下注
commission = 应付佣金
tokens = 推广券
undo = 撤销
clear = 清除
double = 加倍
rebet = 重复下注
chip = { MONEY($chip) } 筹码
chip-key = { MONEY($chip) }（{ $key }）
chips = 筹码
join-demo-plain = 领取演示筹码并入座
join = 加入此桌
more-chips = 领取新的演示筹码
ask-chips = 您没有筹码。请向荷官兑换筹码。
take-a-place = 请在下方选择空位，或在规则允许时站立下注。
watch-only = 您正在旁观。
staff-watch = 您以员工身份查看：仅玩家可下注。
stand-up = 离座
leave = 离开
no-full-table = 座位已满。
not-sent = 未连接：指令未发送，请等待恢复连接。
nothing-to-undo = 没有可撤销的操作。
nothing-to-repeat = 没有可重复的下注。
turn-cut-cards = 切牌
turn-decline-cut = 放弃切牌
turn-contribute-to-shoe = 为牌靴添加文字
turn-expose-cards = 翻牌
turn-refuse-hand = 不接牌
turn-ask-dealer-to-open = 请荷官开牌
turn-decline-shoe = 不接牌靴
turn-give-up-shoe = 交出牌靴
cut-after = 在第几张牌后切牌
cut-here = 在此切牌
cut-yours = 请您切牌
cut-others = { $who ->
    [any-patron] 任何玩家都可以切牌
    [staff] 即将切牌
   *[patron] 由 { TEXT($patron) } 切牌
}
cut-added = { $mine ->
    [yes] 您的页面已为牌序加入自己的随机数。
   *[no] {""}
}目前牌序中：{ $pages } 个页面的随机数，{ $words } 位玩家的文字。
shoe-as-committed = 您的页面已核对第 { $shoe } 靴：随机带与切牌前的承诺相符，您的页面所加入的内容也在记录中。
shoe-not-as-committed = 第 { $shoe } 靴与切牌前的承诺不符。请保留此页面并要求督察到场。
shoe-left-out = 第 { $shoe } 靴发牌时没有用上您页面所加入的内容。请要求督察到场。
shoe-cannot-check = 第 { $shoe } 靴已公开。此浏览器只在 HTTPS 或本机上核对；用 croupier fair 可在任何地方核对。
your-words = 您的文字将参与决定牌序
k-chip = 选择筹码
k-move = 在投注区之间移动
k-place = 下注
k-undo = 撤销
k-clear = 清除
k-double = 加倍
k-deal-now = 立即发牌（演示桌独自在座时）
k-rebet = 重复下注
k-offer = 前往各注选择

## 限额牌

sign = 限额牌
wager = 注项
odds = 赔率
differential = 台面差额 { MONEY($amount) }
unit = 单位 { MONEY($amount) }
area-maximum = 单区上限 { MONEY($amount) }
player-maximum = 每位玩家每注上限 { MONEY($amount) }
restricted = 须有主注：{ WAGER($wagers) }
copy-of-rules = 可索取规则文本

## 路单

roads = 路单
road-bead_plate = 珠盘路
road-big_road = 大路
road-big_eye_boy = 大眼仔
road-small_road = 小路
road-cockroach_pig = 曱甴路
road-empty = { ROAD($road) }：暂无
road-column = 列
road-row = 第 { $row } 行
letter-player = 闲
letter-banker = 庄
letter-tie = 和
pair-player = 闲对
pair-banker = 庄对
natural = 天牌
coups = 局数
bead = { HAND($winner) }{ GIVEN($count) ->
    [yes] {" "}{ $count } 点
   *[no] {""}
}{ $natural ->
    [yes] ，天牌
   *[no] {""}
}{ GIVEN($pairs) ->
    [yes] ，{ PAIR($pairs) }
   *[no] {""}
}
big-road-cell = { GIVEN($side) ->
    [yes] { HAND($side) }
   *[no] 尚未分出胜负
}{ $ties ->
    [0] {""}
   *[other] ，{ $ties } 次和局
}{ GIVEN($pairs) ->
    [yes] ，{ PAIR($pairs) }
   *[no] {""}
}
mark-red = 红
mark-blue = 蓝
mark-none = 无
ask-next = 问路
ask-next-about = 下一局若为庄或闲将添加的标记
predicts = 路单只是过去牌局的记录，不能预测任何结果。

## 牌局记录

happened = 牌局记录
nothing-yet = 您进入后尚无动态。
heard = { $sentence }。
why-told = 依据：{ $sentence }
your-results = 您的上一局，第 { $coup } 局
sound = 声音
squeeze = 眯牌
squeeze-when = 自己掀开所押一方的牌：从牌边拖动，或按回车；宣布结果时牌会自动翻开
squeeze-card = { HAND($hand) }：翻开此牌
net-of = 第 { $coup } 局
net = { $way ->
    [up] +{ MONEY($net) }
    [down] −{ MONEY($net) }
   *[even] { MONEY($net) }
}
net-told = 第 { $coup } 局：{ $way ->
    [up] 您赢 { MONEY($net) }
    [down] 您输 { MONEY($net) }
   *[even] 您的筹码不变
}。逐注查看
paid-outcome = { $resolution ->
    [wins] 赢 { MONEY($profit) }
    [loses] 输 { MONEY($stake) }
   *[other] 退回 { MONEY($back) }
}{ $commission ->
    [0] {""}
   *[other] ，佣金 { MONEY($commission) }
}
paid-heading = { WAGER($wager) }：{ paid-outcome }
paid-heard = { WAGER($wager) }：{ paid-outcome }。
paid-why = 依据：{ WAGER($wager) }，{ paid-outcome }

## 牌局暂停或异常

coup-stands-still = 本局暂停：{ SLIP($slip) }。
still-short = 本局暂停
stands-more = 各注维持原状，由员工决定如何处理。
stray-cards = 误出牌靴的牌
others-choose = 本局等待：玩家正在选择各注去留。
still-to-answer = 尚待答复：{ $wagers } 注
changes-open = 现在可以改变下注。
changes-more = 牌未翻开，荷官宣布结束前可下注、改注或收回。
void-coup = 第 { $coup } 局作废。
void-more = 各注退回，不计入路单。
dummy-coup = 空局：不接受下注
dummy-sign = 空局
dummy-more = 照常发牌，不接受下注，不作赔付。
next-dummy = 下一局为空局，不接受下注。
excluded = 您不得再参与游戏。
excluded-more = 此前的注仍有效。请向主管查询。
vacate = 因满座时您多局未下注，须让出座位。
understood = 知道了

## 各注选择

offer-title = 您的注：请选择
offer-done = 您已选择
offer-text = 请逐注选择。不作选择即保留；取回的注本局不能再下。
offer-heard = 请为您的注选择：{ CHOICE($choices, join: "or") }。待答 { $wagers } 注。按 O 键前往。
wager-of = { WAGER($wager) } { MONEY($stake) }
choice-for = { CHOICE($choice) }：{ WAGER($wager) } { MONEY($stake) }
choice-keep = 保留
choice-remove = 取走
choice-retract = 收回
choice-reduce = 减少
chose-keep = 已保留
chose-remove = 已取走：退回 { MONEY($amount) }
chose-retract = 已收回：退回 { MONEY($amount) }
chose-reduce = 减至 { MONEY($amount) }
reduce-to = 减至
reduce-placeholder = 低于 { MONEY($stake) }
reduce-now = 减至 { MONEY($stake) }

## 请求裁定

ask-ruling = 请求裁定
dispute-text = 由规则指定的人员裁定，并告知您。
dispute-about = 关于什么？
dispute-which = 哪一注
dispute-none = 不针对某一注
dispute-wager = 第 { $coup } 局：{ WAGER($wager) } { MONEY($stake) }
dispute-sent = 争议已记录，将由主管裁定。
me-reality = 一日内您在台 { $minutes } 分钟，结果为 { MONEY($net) }。
