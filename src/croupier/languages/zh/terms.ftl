### 锦标赛条款的毛病：读不懂、缺少或自相矛盾。
### 键名写在句子旁边。句末不加句号。

terms-kind-unreadable = 无法读取
terms-kind-missing = 缺少
terms-kind-contradiction = 矛盾

## 无法读取

terms-file-too-long = 文件超过 { COUNT($most) } 个字符
terms-no-toml = 文件不是有效的 TOML：{ $why }
terms-unknown-key = { GIVEN($near) ->
    [yes] 没有 { $found } 这个键，是否指 { $near }？可用的键：{ TEXT($known, join: "comma") }
   *[no] 没有 { $found } 这个键。可用的键：{ TEXT($known, join: "comma") }
}
terms-unknown-choice = { GIVEN($near) ->
    [yes] { $found } 不是可选的词，是否指 { $near }？可选：{ TEXT($known, join: "comma") }
   *[no] { $found } 不是可选的词。可选：{ TEXT($known, join: "comma") }
}
terms-key-missing = 缺少这个键
terms-no-table = 这里应为一组键，而不是 { $found }
terms-no-list = 这里应为列表，而不是 { $found }
terms-no-float = 带小数的金额要加引号，例如 "37.50"，以免差一分钱；整数金额不加引号，例如 200
terms-amount-out-of-range = 金额应在零与 { MONEY($most) } 之间
terms-no-amount = { $found } 不是金额：请写 200，有分的写 "37.50"
terms-no-time = { $found } 不是日期和时间：请写成 2026-05-09T19:30:00+10:00
terms-no-offset = { $found } 没有时区：请在后面写 +10:00 或 +11:00
terms-no-minutes-east = { $found } 不是时差：请写比世界时早多少分钟，最多 { COUNT($most) } 分钟
terms-no-percent = { $found } 不是百分比：请写 "60%" 或 "33.33%"，最多 100%
terms-no-text = 这里应为带引号的文字，而不是 { $found }
terms-text-too-long = 文字超过 { COUNT($most) } 个字符
terms-text-not-printable = 文字中有无法打印的字符
terms-no-count = { $found } 不是这里要的数：请写 0 到 { COUNT($most) } 的整数
terms-no-yes-or-no = 请写 true 或 false，而不是 { $found }

## 缺少

terms-not-answered = 未说明：{ BOOK($about) }
terms-no-statement = 条款必须载明：{ BOOK($about) }
terms-needed = 未说明，而没有它无法开桌

## 与规则或自身矛盾

terms-no-chapter = { BOOKID($book) } 的规则没有锦标赛一章，不能据以举办锦标赛
terms-other-book = { GIVEN($found) ->
    [yes] 本条款依据 { $found }，而不是 { $book }
   *[no] 条款没有说明依据哪本规则：请写 { $book }
}
terms-unknown-variation = { GIVEN($near) ->
    [yes] 规则没有 { $found } 这种玩法，是否指 { $near }？有：{ TEXT($known, join: "comma") }
   *[no] 规则没有 { $found } 这种玩法。有：{ TEXT($known, join: "comma") }
}
terms-unknown-statement = { GIVEN($near) ->
    [yes] 规则没有 { $found } 这项声明，是否指 { $near }？有：{ TEXT($known, join: "comma") }
   *[no] 规则没有 { $found } 这项声明。有：{ TEXT($known, join: "comma") }
}
terms-fewest-above-most = 最少 { COUNT($least) } 人与最多 { COUNT($most) } 人不能并存
terms-one-player = 一个人不成锦标赛
terms-ends-before-start = 结束早于开始
terms-closes-after-start = 开赛之后才截止报名
terms-withdrawal-after-start = 开赛之后仍可不受损失地退出
terms-substitution-after-end = 结束之后仍可指定替补
terms-no-re-buy = 规则没有再次买入：只有对局、报名和买回能改变选手的筹码
terms-no-add-on = 规则没有加买：只有对局、报名和买回能改变选手的筹码
terms-no-chips-for-it = 付了钱却什么也得不到
terms-no-such-round = 第 { $round } 轮在最后一轮之后：共有 { COUNT($rounds) } 轮
terms-no-round-to-come-back = 第 { $round } 轮是最后一轮：其中出局者没有可以买回参加的后续一轮
terms-points-decide = 各节累计积分，因此由积分决定胜者
terms-no-points = 由积分决定，而没有一轮有积分
terms-no-points-to-divide = 没有可供并列者均分的积分
terms-no-extra-coups = 用来分出名次的加局至少一局
terms-too-few-seats = 一桌 { COUNT($seats) } 人不成锦标赛：至少两人
terms-nothing-to-carry = 第一轮没有可带入的筹码：所有人以相同的筹码开始
terms-more-points-than-seats = { COUNT($points) } 个名次有积分，而一桌只有 { COUNT($seats) } 个座位
terms-points-rise = 较低的名次反而积分较多
terms-onward-from-last = 最后一轮之后没有下一轮：没有人晋级
terms-two-lengths = 一轮的长度是若干局、若干靴或若干分钟：只能取一种
terms-length-in-minutes = 此处一场以局数或靴数计，不以分钟计
terms-no-length = 没有说明长度
terms-more-players-than-seats = 第 { $round } 轮最多有 { COUNT($players) } 人，而只有 { COUNT($seats) } 个座位
terms-nobody-goes-on = 这一轮没有人晋级
terms-everybody-goes-on = { COUNT($of) } 人中前 { COUNT($number) } 名晋级：没有人被淘汰
terms-no-buy-back = 规则没有让被淘汰者回来的办法
terms-no-repechage = 规则没有复活赛，而规则优先于条款
terms-repechage-after-last = 复活赛须在非最后一轮之后：共 { COUNT($rounds) } 轮，第 { $round } 轮不行
terms-repechage-numbers = 复活赛 { COUNT($of) } 人中不能有 { COUNT($number) } 人晋级：至少一人，且不多于参赛人数
terms-not-in-turn = 无论条款怎么写，都须依次下注
terms-no-secret = 规则没有密注，而规则优先于条款
terms-no-pass-card = 规则没有免注卡，而规则优先于条款
terms-unknown-wager = { GIVEN($near) ->
    [yes] 规则没有 { $found } 这种注，是否指 { $near }？
   *[no] 规则没有 { $found } 这种注
}
terms-minimum-above-maximum = 最低 { MONEY($least) } 高于最高 { MONEY($most) }
terms-bank-below-minimum = 起始筹码 { MONEY($bank) } 不够下最低注 { MONEY($least) }
terms-compulsory-below = 必下注 { MONEY($compulsory) } 低于最低 { MONEY($least) }
terms-compulsory-above = 必下注 { MONEY($compulsory) } 高于最高 { MONEY($most) }
terms-chips-kind = { $found ->
    [cash] 这里不得使用现金筹码
    [promotional] 这里不得使用推广筹码
   *[other] 这里不得使用这类筹码
}
terms-chips-not-cashed = 锦标赛筹码不得兑换金钱
terms-not-told = 写明另行说明，却没有说明
terms-free-with-fee = 说是免费，却有报名费
terms-no-commission = 规则不许收取佣金
terms-commission-above-approved = 佣金 { MONEY($commission) } 高于获准从每笔报名费中收取的 { MONEY($approved) }
terms-commission-above-fee = 佣金 { MONEY($commission) } 高于报名费 { MONEY($fee) }
terms-pool-without-amount = 奖金池应为一个数目，却没有写
terms-amount-of-fees = 奖金来自报名费：只有保底或固定的奖金才写数目
terms-fees-kept = 报名费扣除佣金后全部作为奖金：奖金不是固定数目
terms-places-not-in-order = 奖项依次为第 1、2、3 名等，各一项：这里是 { TEXT($places, join: "comma") }
terms-share-of-nothing = 第 { $place } 名应得一个份额、一笔金额或一件奖品，只取其一
terms-parts-and-amounts = 有的名次得份额，有的得金额：无法算出剩余
terms-shares-do-not-add-up = 份额合计 { $parts }，而不是 100%
terms-amounts-of-open-pool = 只有固定的奖金才能按金额分配：请用百分比
terms-amounts-do-not-add-up = 各奖合计 { MONEY($amounts) }，而奖金池是 { MONEY($pool) }
terms-pool-not-shared = 收了报名费，却没有名次分得
terms-more-prizes-than-players = 有 { COUNT($places) } 个奖，而 { COUNT($least) } 人即可开赛
terms-late-forfeits = 无论条款怎么写，未按时入座者失去名额
terms-no-chips-taken = 不以筹码为罚：只有对局、报名和买回能改变选手的筹码
terms-chips-of-penalty = 筹码数目与后果 "chips" 须同时写
terms-penalty-twice = 每项处罚要有自己的 id：这一个出现 { COUNT($times) } 次：{ $found }
terms-refund-twice = 同一情形的退款写了 { COUNT($times) } 次
terms-no-refunds = 除非锦标赛取消，报名费不退
terms-cancelled-in-full = 锦标赛取消时全额退还，而不是 { $parts }
terms-no-withdrawal = 退出即失去报名费：报名费不退
terms-withdrawal-costs = 按时退出者不受损失，而这里退 { $parts }：withdrawal-in-time 请写 100%

## 样本文件

terms-template =
    { $casino } 的锦标赛条款样本，请改成自己的。
    注释说明规则在这里要什么以及条款号。# 后面的键可选：去掉 # 即可使用。
    核对：croupier tournament check 文件
terms-template-statements = 规则要求条款载明的声明。给选手的文件会全文印出。
