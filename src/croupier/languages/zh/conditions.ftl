### 选手看到的锦标赛条款。总监写的照原样，规则的声明用规则自己的话，这里是其间的文字。独立成行者句末不加句号。

conditions-title = { $name }：锦标赛条款
conditions-subtitle = 锦标赛条款
conditions-edition = { GIVEN($at) ->
    [yes] 本条款第 { $number } 版，{ $at }
   *[no] 本条款第 { $number } 版
}
conditions-book = 依据《{ $title }》核对，{ $edition }
conditions-changes = 本版的改动
conditions-change = { GIVEN($before) ->
    [yes] { GIVEN($after) ->
        [yes] { $key }：由 { $before } 改为 { $after }
       *[no] { $key }：不再是 { $before }
    }
   *[no] { $key }：{ GIVEN($after) ->
        [yes] 新增 { $after }
       *[no] 无
    }
}
conditions-time = { DAY($at, week: "yes") } { TIME($at, to: "minute") }（UTC{ $offset }）

## 标题

conditions-heading-details = 时间、地点与费用
conditions-heading-entry = 报名
conditions-heading-rounds = 轮次与筹码
conditions-heading-wagers = 下注
conditions-heading-winners = 淘汰与胜出
conditions-heading-prizes = 奖金
conditions-heading-conduct = 行为
conditions-heading-statements = 您还应知道

## 标签

conditions-label-game = 玩法
conditions-label-starts = 开始
conditions-label-ends = 结束
conditions-label-place = 地点
conditions-label-fee = 报名费
conditions-label-buy-in = 买入
conditions-label-re-buy = 再次买入
conditions-label-add-on = 加买
conditions-label-players = 人数
conditions-label-method = 报名方法
conditions-label-closes = 报名截止
conditions-label-eligibility = 参赛资格
conditions-label-groups = 选手群体
conditions-label-withdraw = 可无损退出至
conditions-label-substitute = 可指定替补至
conditions-label-reserves = 候补
conditions-label-scrutineers = 抽签监票人
conditions-label-signature = 签署
conditions-label-available = 本条款
conditions-label-kind = 赛制
conditions-label-bank = 每人起始筹码
conditions-label-chips = 筹码
conditions-label-disposition = 结束时的筹码
conditions-label-buy-back = 买回
conditions-label-repechage = 复活赛
conditions-label-limits = 桌限
conditions-label-compulsory = 每局必下注
conditions-label-secret = 密注
conditions-label-pass-card = 免注卡
conditions-label-side-wagers = 其他注
conditions-label-features = 用法
conditions-label-elimination = 淘汰
conditions-label-winners = 胜出
conditions-label-session-ties = 一轮结束时并列
conditions-label-pool = 奖金池
conditions-label-odd-cents = 零头
conditions-label-final-ties = 最后并列
conditions-label-penalty = 处罚
conditions-label-disqualification = 取消资格
conditions-label-disqualified-chips = 被取消资格者的筹码
conditions-label-late = 迟到
conditions-label-absence = 缺席
conditions-label-phone = 对局中使用手机等
conditions-label-substitutes = 替补
conditions-label-substitution = 替补接手
conditions-label-retirement = 中途退赛
conditions-label-refunds = 退款

## 栏目

conditions-column-round = 轮次
conditions-column-length = 长度
conditions-column-tables = 桌数
conditions-column-seats = 每桌人数
conditions-column-onward = 晋级
conditions-column-place = 名次
conditions-column-prize = 奖

## 时间、地点与费用

conditions-free = 免费
conditions-commission = 其中 { MONEY($commission) } 作为主办锦标赛的佣金
conditions-players = { $least ->
    [0] 最多 { COUNT($most) } 人
   *[other] { $most ->
        [0] 最少 { COUNT($least) } 人
       *[other] { COUNT($least) } 至 { COUNT($most) } 人
    }
}
conditions-extra = { MONEY($price) } 换 { MONEY($chips) } 筹码，最多 { $most ->
   *[other] { COUNT($most) } 次
}，至第 { $round } 轮
conditions-reserves = { $reserves ->
   *[other] 最多 { COUNT($reserves) } 人可等候空位
}
conditions-signature = 未书面同意本条款者不得参赛

## 轮次与筹码

conditions-kind-rounds = 分轮进行：每轮优胜者进入下一轮
conditions-kind-sit-and-go = 坐满即开
conditions-kind-points = 分节进行，积分累计
conditions-coups = { $coups ->
   *[other] { COUNT($coups) } 局
}
conditions-shoes = { $shoes ->
   *[other] { COUNT($shoes) } 靴
}
conditions-minutes = { $minutes ->
   *[other] { COUNT($minutes) } 分钟
}
conditions-tables = { COUNT($tables) }
conditions-onward-final = 本轮定胜负
conditions-onward-all = 所有人
conditions-onward-top-of-table = { $number ->
   *[other] 每桌前 { COUNT($number) } 名
}
conditions-onward-top-by-chips = { $number ->
   *[other] 筹码最多的 { COUNT($number) } 人
}
conditions-onward-points = { $number ->
   *[other] 积分最多的 { COUNT($number) } 人
}
conditions-points = 按桌上名次的积分：{ TEXT($points, join: "comma") }
conditions-carried = 筹码带入本轮
conditions-other-game = 本节为另一种游戏
conditions-chips-tournament = 锦标赛筹码，在别处不值分文
conditions-chips-promotional = 推广筹码
conditions-chips-cash = 现金筹码
conditions-disposition-returned = 交回，不值分文
conditions-disposition-cash = 按面值兑换现金
conditions-disposition-as-told = 如下
conditions-no-buy-back = 被淘汰者不能买回
conditions-repechage = 第 { $round } 轮之后，被淘汰者中前 { COUNT($best) } 名争夺 { $number ->
   *[other] { COUNT($number) } 个名额
}：{ $length }

## 下注

conditions-limits = { MONEY($least) } 至 { MONEY($most) }
conditions-allowance = 每{ $per ->
    [coup] 局
   *[session] 节
} { $number ->
   *[other] { COUNT($number) } 次
}

## 胜出与奖金

conditions-by-chips = 最后筹码最多者胜
conditions-by-points = 最后积分最多者胜
conditions-ties-extra-coups = { $coups ->
   *[other] 加赛 { COUNT($coups) } 局分出名次，仍并列则再加
}
conditions-ties-divide = 所争者合并均分
conditions-ties-points-divided = 所占名次的积分合并均分
conditions-final-extra-coups = { $coups ->
   *[other] 加赛 { COUNT($coups) } 局决定名次，仍并列则再加
}
conditions-final-divide = 所争奖金合并均分
conditions-pool-fees = 全部报名费扣除佣金
conditions-pool-guaranteed = 全部报名费扣除佣金，至少 { MONEY($amount) }
conditions-pool-fixed = { MONEY($amount) }
conditions-share = 奖金池的 { $parts }
conditions-odd-first = 除不尽的分归最好的名次
conditions-odd-last = 除不尽的分归最后的名次

## 行为

conditions-consequence-none = 没有后果
conditions-consequence-warning = 警告
conditions-consequence-chips = 扣除 { MONEY($chips) } 筹码
conditions-consequence-minimum-wagered = 每错过一局，代下最低注
conditions-consequence-forfeits-session = 失去本轮
conditions-consequence-forfeits-entry = 失去参赛资格
conditions-consequence-disqualified = 取消资格
conditions-consequence-director-decides = 由锦标赛总监决定
conditions-disqualified-removed = 退出对局
conditions-disqualified-stay-out = 留在原处，不再使用
conditions-disqualified-as-told = 如下
conditions-retirement-chips-removed = 其筹码退出对局
conditions-retirement-placed-by-chips = 按当时的筹码定名次
conditions-retirement-as-told = 如下
conditions-refund-withdrawal-in-time = 按时退出：退还所付的 { $parts }
conditions-refund-withdrawal-late = 逾时退出：{ $parts }
conditions-refund-cancelled = 取消：{ $parts }
conditions-refund-never-started = 锦标赛未能开始：{ $parts }
conditions-refund-director-decides = 锦标赛总监如此决定时：{ $parts }
conditions-own-devices = 可用自己的手机打开本锦标赛的页面。

## 无论条款怎么写，规则如此规定

conditions-order-one-each = 每人只有一个参赛名额，买回除外。
conditions-order-ballot = 每节之前抽签定桌次和座位，整节不变。
conditions-order-late = 请在开始前入座：否则失去名额，报名费留在奖金中。
conditions-order-never-cash = 锦标赛筹码绝不兑换金钱。
conditions-order-minimum = 每局每人至少下注并承担桌上的最低注。
conditions-order-turn = 荷官询问时依次下注，由起始标记起顺时针进行；轮过之后不得更改。
conditions-order-cannot-wager = 一局开始前不够下最低注者被淘汰，须离座。
conditions-order-whole-pool = 奖金全部归选手。
conditions-order-refunds = 报名费和佣金不退；锦标赛取消时全额退还。
