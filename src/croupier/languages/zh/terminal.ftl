### 终端各命令的输出。帮助文字和选项用法由命令自己以英文说明。

## croupier guide

terminal-guide-written = { $one_side ->
    [yes] { $file }：{ $casino }，单面打印，一张 A4 纸
   *[no] { $file }：{ $casino }，双面打印，一张 A4 纸
}

## 各表的栏目，以及一注的结果

terminal-column-wager = 投注
terminal-column-stake = 注额
terminal-column-row = 结果
terminal-column-profit = 赢额
terminal-column-commission = 佣金
terminal-column-returned = 退回
terminal-column-back = 退回
terminal-column-because = 原因
terminal-column-key = 键
terminal-column-kind = 毛病
terminal-column-line = 行
terminal-column-what = 内容
terminal-column-clauses = 条款
terminal-column-coup = 局
terminal-column-shoe = 靴/局
terminal-column-time = 时间
terminal-column-cards = 牌
terminal-column-result = 结果
terminal-column-staked = 下注
terminal-column-entries = 记录
terminal-column-event = 结果
terminal-column-pays = 赔率
terminal-column-combinations = 组合数
terminal-column-probability = 概率
terminal-column-return = 回报
terminal-column-edge = 赌场优势
terminal-column-exact = 精确值
terminal-column-correlation = 相关
terminal-column-true = 实际
terminal-column-book = 规则书
terminal-column-variation = 玩法
terminal-column-decks = 副数
terminal-column-options = 选项
terminal-column-deviation = 标准差
terminal-column-casino = 赌场
terminal-column-title = 标题
terminal-column-digest = 摘要
terminal-column-wagers = 投注
terminal-column-version = 版本
terminal-column-variations = 玩法
terminal-column-encoded-in = 编码于
terminal-column-tests = 测试
terminal-column-shown = 证据
terminal-column-clause = 条款
terminal-column-paraphrase = 释义
terminal-column-status = 状态
terminal-column-comes-with = 随后
terminal-column-why = 原因
terminal-column-readings = 读法
terminal-column-topic = 主题
terminal-column-thing = 事项
terminal-column-table = 牌桌
terminal-column-found = 发现
terminal-column-commands = 指令
terminal-column-coups = 局数
terminal-column-shoes = 靴数
terminal-column-virtual-shoes = 虚拟牌靴
terminal-column-signed-heads = 已签名链头
terminal-column-last-entry = 最后记录（UTC）
terminal-column-head = 链头
terminal-column-floor-heads = 总链头
terminal-column-chain = 链
terminal-column-heads-met = 相符的签名链头
terminal-column-folder = 文件夹
terminal-column-public-key = 公钥
terminal-column-fingerprint = 指纹
terminal-resolution-wins = 赢
terminal-resolution-loses = 输
terminal-resolution-standoff = 平
terminal-resolution-void = 作废
terminal-resolution-open = 未了结

## 多个命令共用

terminal-cannot-be-read = { $what } 无法读取：{ $why }
terminal-give-a-rulebook = 请给出规则书：{ TEXT($books, join: "comma") }，或其文件夹的路径
terminal-no-rulebook = 没有规则书 { $name }：{ $why }
terminal-is-a-directory = { $file } 是目录：请给出其中的文件名
terminal-is-there-already = { $file } 已经存在：请另取文件名，或用 --force 覆盖
terminal-cannot-be-written = { $file } 无法写入：{ $why }
terminal-wrote = 已写入 { $file }
terminal-no-table = { GIVEN($known) ->
    [yes] 日志中没有牌桌 { $table }；有 { TEXT($known, join: "comma") }
   *[no] 日志中没有牌桌 { $table }；尚无牌桌
}
terminal-needs-extra = { $what }需要另行安装：pip install '{ $extra }'
terminal-needs-log = 日志
terminal-needs-signing = 签名
terminal-interrupted = 已中断；没有任何更改
terminal-does-not-add-up = 日志对不上：{ $why }
terminal-internal-error = 内部错误（{ $what }）；请连同命令一并报告
terminal-amount-no-digits = 金额是数字，最多两位小数，例如 100 或 37.50
terminal-amount-zero = 金额必须大于零
terminal-amount-too-large = 金额最多 { MONEY($largest) }
terminal-option-is-no-amount = { $what } { $amount }：{ $why }

## croupier settle

terminal-settle-terms = （{ $edition }，{ $decks } 副牌）
terminal-settle-title = { $casino }，{ $variation }{ $terms }
terminal-settle-tournament = 仅限比赛 { $clauses }
terminal-settle-void = 作废局
terminal-settle-dummy = 空局
terminal-settle-results = 结果：{ $results }
terminal-settle-token = { $wager }（代币）
terminal-settle-its-parts = 其各份：
terminal-settle-rounded = { $direction ->
    [up] 向上取整至 { MONEY($chips) } 筹码可付之额（{ $clauses }）。
    [down] 向下取整至 { MONEY($chips) } 筹码可付之额（{ $clauses }）。
   *[exact] 只接受 { MONEY($chips) } 筹码可付之额（{ $clauses }）。
}
terminal-settle-in-all = 合计：下注 { MONEY($staked) }，退回 { MONEY($returned) }。
terminal-settle-not-one-of = { $option } 中的 { $word } 不在此列：{ $known }
terminal-cannot-be-staked = 不能以 { $amount } 押{ WAGER($what) }：{ $why }

## croupier deal：牌桌

terminal-deal-title = { $casino }，{ $variation }
terminal-deal-terms = { $seeded ->
    [yes] { $decks } 副牌，以种子 { $seed } 洗牌；限额 { MONEY($minimum) } 至 { MONEY($maximum) }；{ WAGER($wagers, join: "comma") }
   *[no] { $decks } 副牌，随机洗牌；限额 { MONEY($minimum) } 至 { MONEY($maximum) }；{ WAGER($wagers, join: "comma") }
}
# 规则容许的和局百分比中本桌所选的，每种主注一项。
terminal-deal-tie-sign = 本桌告示牌所示和局赔付：{ TEXT($shares, join: "comma") }
terminal-deal-tie-share = { WAGER($wager) }赔 { $share }
terminal-deal-prompt = 第 { $coup } 局{ $last ->
    [yes] （最后一局）
   *[no] { "" }
}{ $lies ->
    [yes] ，已下注 { MONEY($stakes) }
   *[no] { "" }
}{ $waits ->
    [remedy] ；等待裁定补救办法
    [choice] ；等待玩家选择
   *[other] { "" }
}
terminal-deal-label-limits = 限额
terminal-deal-label-offered = 投注
terminal-deal-label-shoe = 牌靴
terminal-deal-label-results = 结果
terminal-deal-limits = { MONEY($minimum) } 至 { MONEY($maximum) }
terminal-deal-offered = { WAGER($wagers, join: "comma") }
terminal-deal-shoe = { $last ->
    [yes] 第 { $shoe } 靴，第 { $coup } 局，最后一局
   *[no] 第 { $shoe } 靴，第 { $coup } 局
}
terminal-deal-committed = 承诺值 { $commitment }
terminal-deal-has = { $owes ->
    [yes] { MONEY($chips) }，欠佣金 { MONEY($owed) }
   *[no] { MONEY($chips) }
}
terminal-deal-parts-with = { $patron }：{ $coups } 局之后有 { MONEY($chips) }

## croupier deal：经过

terminal-deal-placed = { GIVEN($advised) ->
    [yes] { $patron }：{ MONEY($stake) } 押{ WAGER($wager) }（{ TERM($advised) }；其中 { MONEY($counts) } 有效）
   *[no] { $patron }：{ MONEY($stake) } 押{ WAGER($wager) }
}
terminal-deal-lies = { $patron }：{ MONEY($stake) } 押{ WAGER($wager) }
terminal-deal-lies-undone = { $patron }：{ MONEY($stake) } 押{ WAGER($wager) }，已付的撤销
terminal-deal-draws-on = { $count } 点补牌：
terminal-deal-hand-to = { $hand }的牌交给 { $patron }
terminal-deal-last-coup = 本靴最后一局
terminal-deal-shoe-ended = 牌靴结束
terminal-deal-without-wagers = 空局，不接受下注
terminal-deal-standoff = 平局退注
terminal-deal-burned = { $seen ->
    [yes] 新靴；烧牌 { $count } 张，第一张为{ CARDNAME($first) }
   *[no] 新靴；烧牌 { $count } 张
}
terminal-deal-shoe-committed = 第 { $shoe } 靴的承诺值：{ $commitment }
terminal-deal-revealed = 第 { $shoe } 靴已公开：核对 { $checked } 张牌，均与承诺相符
terminal-deal-revealed-otherwise = 第 { $shoe } 靴已公开：{ SAID($faults, join: "semicolon") }
terminal-deal-not-revealed = 第 { $shoe } 靴尚未公开：牌桌仍然开放
terminal-deal-paid = { $comes_back ->
    [yes] { $patron }：{ WAGER($wager) } { MONEY($stake) } { $resolution }，退回 { MONEY($back) }（{ $row }）
   *[no] { $patron }：{ WAGER($wager) } { MONEY($stake) } { $resolution }（{ $row }）
}
terminal-deal-happened = { $sentence }
terminal-deal-nothing-paid = 尚无赔付
terminal-deal-goes-on = 牌桌 { $table } 已经开放：从第 { $coup } 局继续。
terminal-deal-stopped = { $closed ->
    [yes] { $why }。牌桌已关闭。
   *[no] { $why }。已挂出关闭通知。
}

## croupier deal：可以输入什么

terminal-deal-help =
    player 100             下注；可一次押几注：tie 10 banker 50
    tie 10 token           用推广代币下注
    NAME player 100        替同桌的另一位玩家下注
    （空行）               停止下注并发牌
    again                  与上一局相同的注
    clear                  收回本局的注
    watch                  不下注，看一局
    why                    上次赔付所依据的条款
    table                  限额、投注、牌靴和各人的筹码
    do COMMAND key=value   按名称执行任何指令，例如：do approve act=both-sides patron=you as=area-manager
    amiss                  出错时可以输入什么
    quit                   离开
terminal-deal-help-amiss =
    deal 4                 发到第四张牌为止
    report                 现在可以报告哪些差错
    report SLIP key=value  报告差错，例如：report hand-to-wrong-area
    remedies               规则书允许的补救办法，以及各自的后果
    order REMEDY as RANK   裁定其一：order offer as area-manager；须玩家同意时加 agreed=A,B
    withdraw               报告有误，撤回
    answer 3 reduce 50     替某一注作答：keep、remove、retract，或 reduce 加金额
    go on                  已问过所有人：牌局继续
    lay 9h                 保留的牌作为本局第一张；无人看过的须写明
    told WHO 1 REFERENCE   已就第 1 件事通知应通知的人
terminal-deal-say-what = 请写明 { $patron } 押什么，例如：{ $patron } player 100
terminal-deal-no-word = { $word } 不是投注，也不是本桌的用语。请输入投注和金额，例如 player 100，或其中之一：{ TEXT($known, join: "comma") }。
terminal-deal-no-amount = { $typed }：{ $why }。请输入投注和金额，例如 player 100，或其中之一：{ TEXT($known, join: "comma") }。
terminal-deal-no-coup-before = 此前没有下过注的局
terminal-deal-taken-back = { $count ->
    [0] 台上没有您的注
   *[other] 收回 { $count } 注
}
terminal-deal-stands-still = 牌局暂停：请裁定补救办法（order）、替各注作答（answer），或输入 go on
terminal-deal-nothing-wagered = 尚无下注：请输入投注，例如 player 100；不下注看一局请输入 watch
terminal-deal-cards-out = 已发出 { $count } 张牌；空行继续发牌
terminal-deal-window = 现在可以押{ WAGER($wagers) }；空行继续发牌
terminal-deal-no-dummies = 规则书没有空局
terminal-deal-offer = 开桌时加 --offer { $wager } 即提供此投注。
terminal-deal-open-already = 牌桌已由 croupier deal 开放：请先 quit，再开另一张
terminal-deal-other-edition = 牌桌 { $table } 按 { $open } 开放，而不是 { $asked }
terminal-deal-too-many = { $patrons } 位玩家坐不下 { $places } 个座位的牌桌：请减少人数
terminal-deal-no-layout = { $book } 没有同时设有{ WAGER($wagers) }的台面：请减少投注种类

## croupier deal：出错时

terminal-deal-say-remedy = 请写明补救办法和由谁裁定：order offer as area-manager
terminal-deal-no-rank = { $rank } 不是本规则书的职级：有 { TEXT($known, join: "comma") }
terminal-deal-no-such-wager = { GIVEN($known) ->
    [yes] 没有等待作答的注 { $number }；等待中的有：{ TEXT($known, join: "comma") }
   *[no] 没有等待作答的注 { $number }；没有等待中的注
}
terminal-deal-reduce-to = { $typed }：{ $why }。请写，例如 answer { $number } reduce 50
terminal-deal-no-choice = { $choice } 不是可选项：请写 keep、remove、retract 或 reduce
terminal-deal-no-slips = 规则书所列的差错现在都不可能发生
terminal-deal-changes = 未翻牌前可以改注；输入 go on 结束
terminal-deal-nothing-reported = 没有报告
terminal-deal-patrons-may = 玩家可以 { TEXT($choices, join: "comma") }
terminal-deal-choice = { $choice ->
    [keep] keep（保留）
    [remove] remove（取走）
    [retract] retract（收回）
    [reduce] reduce（减少）
   *[other] { $choice }
}
terminal-deal-remedy-asks = 由 { $rank } 裁定{ $two_people ->
    [yes] ，报告者本人除外
   *[no] { "" }
}{ $all_agree ->
    [yes] ，须全体玩家同意
   *[no] { "" }
}
terminal-deal-to-be-told = 须通知：{ TEXT($people, join: "comma") }
terminal-deal-effect-kept = { $whose }，保持不变
terminal-deal-effect-returned = { $whose }，退回 { MONEY($returned) }
terminal-deal-effect-forfeited = { $whose }，没收
terminal-deal-effect-patron-chooses = { $whose }，玩家可以 { TEXT($choices, join: "comma") }

## 荷官怎样宣布一局

terminal-call-hand = { HAND($hand) }：{ CARDNAME($cards, join: "comma") }，{ $count } 点
terminal-call-draws = { HAND($hand) } { $on } 点补牌：{ CARDNAME($card) }，{ $count } 点
terminal-call-natural = 天牌 { $count } 点：不再发牌
terminal-call-stands = { $hand ->
    [both] 闲 { $player } 点停牌，庄 { $banker } 点停牌
    [player] 闲 { $player } 点停牌
   *[banker] 庄 { $banker } 点停牌
}
terminal-call-no-more = 不再发牌

## croupier demo

terminal-demo-no-wager = { $book } 的 { $variation } 没有单局的投注：无可演示
terminal-demo-terms = { $seeded ->
    [yes] { $title }，版本 { $version }；{ $decks } 副牌，以种子 { $seed } 洗牌
   *[no] { $title }，版本 { $version }；{ $decks } 副牌，预先排好的牌靴
}
terminal-demo-place = 请下注
terminal-demo-no-more = 停止下注
terminal-demo-seat = { $seat } 号座
terminal-demo-stake = { MONEY($stake) } 押{ $wager }
terminal-demo-stakes = { TEXT($stakes, join: "comma") }
terminal-demo-rounded = { $direction ->
    [up] { $row }，向上取至筹码可付的数额
    [down] { $row }，向下取至筹码可付的数额
   *[exact] { $row }，须恰为筹码可付的数额
}
terminal-demo-in-all = 下注 { MONEY($staked) }，退回 { MONEY($returned) }。
terminal-demo-clauses = 所依据的条款
terminal-demo-now-you = 轮到您了
terminal-demo-try-sit = 入座游戏
terminal-demo-try-another = 再来一局
terminal-demo-try-settle = 这一局，换成您的注
terminal-demo-try-clause = 某次宣布所依据的条款
terminal-demo-try-book = 整本规则书
terminal-demo-try-leaflet = 给玩家的说明书

## croupier replay

terminal-replay-no-coup = 牌桌 { $table } 尚未开局。
terminal-replay-step = { $number } / { $of }；Enter 继续，b 退回，q 退出
terminal-replay-day = { DAY($at, week: "yes") }，UTC
terminal-mark-void = 作废
terminal-mark-dummy = 空局
terminal-mark-last = 最后一局
terminal-replay-seeded = 由种子生成（{ COUNT($coups) } 局）：知道种子的人都知道牌
terminal-log-seeded = 种子
terminal-mark-incomplete = 未完成
terminal-mark-without-cards = 不记牌
terminal-replay-of = 牌桌 { $table } 第 { $coup } 局回放
terminal-replay-title = { $of }：第 { $shoe } 靴第 { $number } 局
terminal-replay-terms = { GIVEN($casino) ->
    [yes] { $casino }，{ $variation }，{ $decks } 副牌
   *[no] { $variation }，{ $decks } 副牌
}
terminal-replay-when = { $one_day ->
    [yes] { DAY($begins) } { $from } 至 { $to } UTC
   *[no] { DAY($begins) } { $from } 至 { DAY($ends) } { $to } UTC
}
terminal-replay-entries = 第 { $first } 至 { $last } 条，共 { $entries } 条，散列 { $hash }
terminal-replay-money = 下注 { MONEY($staked) }，退回 { MONEY($returned) }
terminal-replay-clauses = { $more ->
    [0] { $clauses }
   *[other] { $clauses } 及另外 { $more } 条
}
terminal-replay-rank = ，{ $named }
terminal-rank-patron = 玩家
terminal-replay-the-table = 牌桌
terminal-replay-changes = { $who }：{ TEXT($changes, join: "comma") }
terminal-place-rack = 筹码
terminal-place-layout = 台面上
terminal-place-tokens = 代币
terminal-place-tokens-on-layout = 台面上的代币
terminal-place-held = 代管
terminal-place-owed = 欠
terminal-place-float = 筹码盘
terminal-place-token-float = 代币盘
terminal-place-drop = 钱箱

## 简述经过

terminal-happened-result = 闲 { $player }，庄 { $banker }：{ $winner ->
    [tie] 和局
    [player] 闲赢
   *[banker] 庄赢
}{ $standoff ->
    [yes] （宣布平局退注）
   *[no] { "" }
}
terminal-happened-last-coup = 宣布最后一局
terminal-happened-shoe-ends = 牌靴结束
terminal-happened-commission = { $patron } 付佣金 { MONEY($collected) }
terminal-happened-paid = { $patron } { WAGER($wager) } { $resolution }{ $gains ->
    [yes] { " " }{ MONEY($profit) }
   *[no] { "" }
}{ $exceeds ->
    [yes] （其中 { MONEY($excess) } 退回）
   *[no] { "" }
}

## croupier roads

terminal-roads-none = 没有结果：B 表示庄，P 表示闲，T 表示和，例如 BPPTB
terminal-roads-not-text = 标准输入不是 UTF-8 文本
terminal-roads-too-long = 标准输入超过 { COUNT($most) } 个字符：这不是一靴牌

## croupier scenario

terminal-scenario-holds = 相符
terminal-scenario-differs = 不符
terminal-scenario-invalid = 无效
terminal-scenario-failed = 失败
terminal-scenario-counts = { COUNT($commands) } 条指令，{ COUNT($checks) } 项检查
terminal-scenario-run = { $scenarios } 个剧本，{ $counts }
terminal-scenario-as-expected = { $run }：全部与预期相符。
terminal-scenario-wrong = { $run }：{ TEXT($wrong, join: "comma") }。
terminal-scenario-differing = { COUNT($count) } 项不符
terminal-scenario-not-valid = { $count } 个文件无效
terminal-scenario-problems = { $count } 个问题
terminal-scenario-tournament = 锦标赛 { $name }
terminal-scenario-promotion = 推广活动 { $name }
terminal-scenario-terms = { $some ->
    [yes] { $variation }，{ $decks } 副牌
   *[no] { $variation }
}
terminal-scenario-left-out = 其余各轮 { $lines } 行，均与预期相符
terminal-scenario-round = （{ $round } / { $rounds }）
terminal-scenario-refused = 被拒绝：
terminal-scenario-none-there = { $folder } 中没有以 { $ending } 结尾的文件
terminal-scenario-not-text = 这不是 UTF-8 文本：请将文件存为纯文本
terminal-scenario-wrote = 已写入 { $file }：修改后用 croupier scenario run { $file } 试运行
terminal-scenario-words-commands = 指令
terminal-scenario-words-events = 事件
terminal-scenario-words-setup = 设置
terminal-scenario-words-reasons = 理由
terminal-scenario-words-slips = 差错
terminal-scenario-words-remedies = 补救办法
terminal-scenario-words-warnings = 警示
terminal-scenario-words-tournament-commands = 锦标赛的指令
terminal-scenario-words-tournament-events = 锦标赛的事件

## croupier transcript

terminal-transcript-title = 牌桌 { $table }，第 { $shoe } 靴
terminal-transcript-judged = { $title }：{ $coups } 局，均合乎补牌规则
terminal-transcript-terms = { $edition }，{ $variation }，{ $decks } 副牌，在第 { $cut } 张后切牌，切牌卡距牌尾 { $cutting_card } 张
terminal-transcript-judged-by = 按 { $edition } 判定
terminal-transcript-player = 闲 { $count }
terminal-transcript-banker = 庄 { $count }
terminal-transcript-tie = 和 { $count }
terminal-transcript-void = 作废 { $count }
terminal-transcript-dummies = 其中空局 { $count }
terminal-transcript-ended = { GIVEN($ending) ->
    [yes] 已结束：{ TERM($ending) }
   *[no] 仍在使用
}
terminal-transcript-summary = { TEXT($results, join: "comma") }；{ $of } 张牌中已出 { $out } 张；{ $ended }
terminal-transcript-none = { $asked ->
    [yes] 牌桌 { $table } 的第 { $shoe } 靴没有完成的局；最新的是第 { $latest } 靴
   *[no] 牌桌 { $table } 没有一靴有完成的局；最新的是第 { $latest } 靴
}
terminal-transcript-not-valid = { $file }：{ $why }
terminal-transcript-cannot-be-so = { $file }，{ $why }
terminal-transcript-not-text = { $file } 不是 UTF-8 文本，因此不是牌谱

## croupier fair

terminal-fair-one-coup = { $file } 只有一局：须用整张牌桌的日志核对牌靴
terminal-fair-entry = { $file }：第 { $entry } 条 { $why }
terminal-fair-none = 牌桌 { $table } 没有虚拟牌靴：牌由实体牌靴发出。
terminal-fair-shoe = 牌靴
terminal-fair-committed = 承诺值
terminal-fair-seen = 已见
terminal-fair-never-seen = 未见
terminal-fair-left = 靴内剩余
terminal-fair-as-committed = 与承诺相符
terminal-fair-not-as-committed = 与承诺不符
terminal-fair-not-revealed = 尚未公开
terminal-fair-fixed = 第 { $shoe } 靴：由 { $cutter } 切牌，{ $alone ->
        [yes] 没有玩家加入任何内容：牌序由赌场单方确定
       *[no] 加入了 { $words } 位玩家的文字和 { $pages } 个页面的随机数
    }{ GIVEN($waited) ->
        [yes] （时限 { $waited } 秒）
       *[no] {""}
    }
terminal-fair-people = 第 { $shoe } 靴：由 { TEXT($people, join: "comma") } 而非机器承诺、派牌或公开
terminal-fair-seeded = 第 { $shoe } 靴：由种子生成，知道种子的人都知道牌
terminal-fair-fault = 第 { $shoe } 靴：{ SAID($fault) }

## croupier odds

terminal-odds-heading = { $fresh ->
    [yes] { $book }，{ $variation }，{ $decks } 副牌，{ COUNT($cards) } 张牌，{ COUNT($deals) } 种发牌
   *[no] { $book }，{ $variation }，{ $decks } 副牌，剩余 { COUNT($cards) } 张牌，{ COUNT($deals) } 种发牌
}
terminal-odds-edge = 赌场优势 { $edge }
terminal-odds-deviation = 标准差 { $deviation }
terminal-odds-exact-for = 按各局独立精确计算
terminal-odds-in-a-row = 连续 { $length } 局
terminal-odds-broken = 连赢中断
terminal-odds-ended-after = { $length } 局后中断
terminal-odds-nominating = 每局指定{ $hand }
terminal-odds-hand-player = 闲
terminal-odds-hand-banker = 庄
terminal-odds-offered = { $share } 的局可下此注，优势按此计算
terminal-odds-holdings = 按闲的点数：{ TEXT($holdings, join: "comma") }
terminal-odds-cards = 每局用牌  { TEXT($used, join: "comma") }；平均 { $mean }
terminal-odds-notes = { TEXT($notes, join: "stop") }
terminal-odds-page = 赔率与优势：{ $book }，{ $variation }
terminal-odds-rounded = { $edition }。计数精确；小数为便于阅读而取整。
terminal-odds-simulated = 实际牌靴模拟：赌场优势 { $edge } ± { $half }（99%）
terminal-odds-pay = --pay { $typed }：{ $why }
terminal-odds-not-offered = { $in_book ->
    [yes] { $book } 的 { $variation } 不设 { $wager }。有 { TEXT($known, join: "comma") }。
   *[no] { $wager } 不是 { $book } { $variation } 的投注。有 { TEXT($known, join: "comma") }。
}
terminal-odds-not-one-coup = { $wager } 不是 { $book } { $variation } 的单局投注。
terminal-odds-a-figure = 模拟数字
terminal-odds-a-sample = 抽样
terminal-removal-of = { $book }，{ $variation }，{ $cards } 张牌
terminal-removal-title = { $of }：某一牌面少一张时玩家的得益，以注额的万分之一计
terminal-removal-count = 计数
terminal-removal-legend = { $sampled ->
    [yes] 相关：整数计数与各效应的相关系数。实际：计数与抽样牌靴精确优势的相关系数。
   *[no] 相关：整数计数与各效应的相关系数。
}
terminal-compare-none = 没有规则书设有 { TEXT($wagers, join: "comma") }
terminal-compare-left-out = 略去：{ $why }
terminal-compare-no-variation = 这些规则书都没有玩法 { $name }。有 { TEXT($known, join: "comma") }。
terminal-compare-no-option = 这些规则书都没有选项 { $name }。有 { TEXT($known, join: "comma") }。

## croupier simulate

terminal-simulate-terms = { $book }，{ $variation }，{ $decks } 副牌
terminal-simulate-more = ，种子 { $seed }，{ $chunks } 块，版本 { $digest }
terminal-simulate-title = { $terms }{ $more }
terminal-simulate-dealt = { COUNT($shoes) } 靴共 { COUNT($coups) } 局，用时 { $seconds } 秒（每秒 { $rate } 百万局）
terminal-simulate-player = 闲 { COUNT($count) }（{ $share }）
terminal-simulate-banker = 庄 { COUNT($count) }（{ $share }）
terminal-simulate-tie = 和 { COUNT($count) }（{ $share }）
terminal-simulate-inside = 在区间内
terminal-simulate-outside = 在区间外
terminal-simulate-shoes = { COUNT($shoes) } 靴
terminal-simulate-rate = 每秒 { $rate } 百万局
terminal-simulate-kept = { COUNT($shoes) } 靴的计数已存入 { $file }
terminal-simulate-interrupted = 已中断：完成 { COUNT($of) } 靴中的 { COUNT($done) } 靴
terminal-simulate-other-request = { $larger ->
    [yes] { $file } 存有 { COUNT($shoes) } 靴：最多可续到 { COUNT($most) } 靴，再多请从头开始
   *[no] { $file } 是另一次模拟：请用相同的规则书、选项和种子继续，靴数不少于原来
}
terminal-simulate-simulation = 模拟

## croupier rules

terminal-rules-no-clause = { GIVEN($near) ->
    [yes] { $book } 没有条款 { $number }。相近的有：{ TEXT($near, join: "comma") }。
   *[no] { $book } 没有条款 { $number }，也没有相近的。
}
terminal-rules-differences = { $count } 处不同
terminal-rules-no-faults = { $edition }：没有错误；{ $clauses } 条条款，{ $wagers } 种投注，{ $variations } 种玩法
terminal-rules-not-cited = 没有规定引用：{ $clause }  { $paraphrase }
terminal-rules-trials = 试发 { $shoes } 靴到底，共 { $coups } 局
terminal-rules-trial-stopped = { $variation }{ GIVEN($layout) ->
    [yes] （台面 { $layout }）
   *[no] { "" }
}：{ $coups } 局后无法继续，牌靴状态 { $stage }{ GIVEN($step) ->
    [yes] ，停在 { $step }
   *[no] { "" }
}{ GIVEN($why) ->
    [yes] ：{ $why }
   *[no] { "" }
}
terminal-evidence-kept = { $book }：{ $scenarios } 个剧本展示了 { $of } 条已编码条款中的 { $shown } 条；记在 { $file }
terminal-evidence-not-of-a-folder = { $book } 是以编号指定的：请给出自己的规则书所在的文件夹，剧本就放在里面
terminal-evidence-not-kept = 无法写入 { $folder }：{ $why }
terminal-evidence-differs = 什么也没有记下，因为 { TEXT($scenarios, join: "comma") } 中有不符之处；用 `croupier scenario run` 查看
terminal-evidence-outdated = { $book } 旁的证据属于另一版本 { $edition }，不予计算：请用 `croupier rules evidence` 重新演示其剧本
terminal-new-written = { $folder }：一本规则书，共 { $files } 个文件
terminal-new-no-id = 文件夹名就是规则书的编号，“{ $id }”不能用：须为以连字符相连的小写词，如 harbour-palace
terminal-new-taken = 架上已有规则书 { $id }：请给文件夹另取一个名字
terminal-new-not-empty = { $folder } 已存在，且不是空文件夹：请用新的或空的文件夹
terminal-new-not-written = 无法写入 { $folder }：{ $why }
terminal-schema-no-file = { $file } 不是规则书的文件：有 { $files }
terminal-schema-not-written = 无法写入 { $folder }：{ $why }
terminal-schema-editor = 装有 Taplo 的编辑器（如 Even Better TOML）会按规则书文件首行的这一句取用：
terminal-words-missing = 尚未翻译：{ $text }
terminal-words-gone = 规则书中已没有：{ $text }
terminal-words-progress = { $book }，{ $language }：{ $of } 条文字中已翻译 { $done } 条
terminal-clauses-clauses = 条款
terminal-clauses-status = 状态：{ $which }
terminal-clauses-owed = 尚未实现
terminal-clauses-owed-with = 尚未实现，{ $which }
terminal-clauses-shown = 已编码，证据：{ $which }
terminal-shown-acted = 引擎执行
terminal-shown-refused = 拒绝
terminal-shown-document = 文件
terminal-shown-data = 仅有数据
terminal-shown-nothing = 无
terminal-status-encoded = 已编码
terminal-status-definition = 定义
terminal-status-procedure = 程序
terminal-status-discretion = 酌情决定
terminal-status-display = 须展示
terminal-status-document = 文件
terminal-status-outside = 软件之外
terminal-chapter-irregularities = 差错
terminal-chapter-tournaments = 比赛
terminal-chapter-promotions = 推广
terminal-chapter-reports = 报告
terminal-chapter-this-release = 本版本
terminal-reading-impact-money = 金额
terminal-reading-impact-procedure = 程序
terminal-reading-impact-wording = 措辞
terminal-reading-unclear = 不明
terminal-reading-taken = 采取
terminal-reading-because = 理由
terminal-reading-or = 或
terminal-reading-effect = 影响
terminal-reading-option = 选项
terminal-reading-verify = 核实
terminal-topic-source = 来源
terminal-topic-words = 用语
terminal-topic-cards = 牌
terminal-topic-tableau = 补牌规则
terminal-topic-variations = 玩法
terminal-topic-settlement = 结算
terminal-topic-options = 选项
terminal-topic-layouts = 台面
terminal-topic-table = 牌桌
terminal-topic-authority = 职权
terminal-topic-shuffle = 洗牌
terminal-topic-wagering = 下注
terminal-topic-limits = 限额
terminal-topic-dealing = 发牌
terminal-topic-notices = 通知
terminal-topic-irregularities = 差错
terminal-topic-conduct = 行为
terminal-topic-runs = 连赢
terminal-topic-dragon-tails = 龙尾
terminal-topic-wagers-over-several-coups = 跨越数局的投注

## croupier verify 和 croupier log

terminal-verify-progress = { $table }：{ COUNT($entries) } 条记录
terminal-verify-either = --processes 和 --cluster 只能给出一个
terminal-verify-one-table = 导出文件只有一张赌台，由一个进程核验：请去掉 --processes 和 --cluster
terminal-verify-cluster = 在集群上核验
terminal-verify-no-address = --cluster “{ $address }” 不是地址：请写成 tcp://HOST:PORT，例如 tcp://127.0.0.1:8786
terminal-verify-more = 另有 { COUNT($count) } 项发现
terminal-verify-wrong = { $count ->
    [0] 无误
   *[other] { COUNT($count) } 项有误
}
terminal-verify-note = { $table }：{ SAID($note) }
terminal-verify-key = 已签名的链头按密钥 { $key } 核对。
terminal-verify-vouched = 总链头为此日志作证至第 { COUNT($head) } 号，{ DATE($at) } { TIME($at) } UTC；{ $entries ->
    [0] 其后没有记录。
   *[other] 其后有 { COUNT($entries) } 条记录。
}
terminal-verify-no-witness = 没有询问见证处：能同时改动日志、链头和密钥的人可以一并改动。请用 --witness。
terminal-verify-witness = 见证处有第 { COUNT($head) } 号总链头。
terminal-verify-never-signed = 从未签过总链头：没有链头为此日志的末尾作证。
terminal-verify-no-key = 没有给出公钥：无法证明签名出自何人。请用 --key。
terminal-log-size = { $some ->
    [yes] 磁盘占用 { COUNT($size) } 字节，每局 { COUNT($each) } 字节。
   *[no] 磁盘占用 { COUNT($size) } 字节。
}
terminal-log-does-not-follow = 牌桌 { $table } 的第 { $entry } 条记录与前文不符（{ $error }）
terminal-log-at-no-time = 时间不明
terminal-log-broken = 断裂
terminal-log-whole = 完整
terminal-log-no-heads = 没有给出已签名的链头：链只能证明次序，不能证明未被重写。
terminal-log-there-already = { $file } 已经存在：请另取文件名
terminal-log-written = 牌桌 { $table } 的 { COUNT($entries) } 条记录已写入 { $file }
terminal-log-no-table = { GIVEN($known) ->
    [yes] 日志中没有牌桌 { $table }；有 { TEXT($known, join: "comma") }
   *[no] 日志中没有牌桌 { $table }；没有任何牌桌
}
terminal-log-signed = { $table }   第 { COUNT($entry) } 条   { $hash }...   由 { $key } 签名
terminal-log-in-both = { $table }   { COUNT($entries) } 条记录   { $hash }... 两处相同
terminal-log-up-to-date = { $log } 已是最新
terminal-log-nothing-to-pack = { $table }   没有可压缩的已结束牌靴
terminal-log-packed = { $table }   压缩包：{ COUNT($packs) }   记录：{ COUNT($entries) }   { COUNT($bytes) } 字节变为 { COUNT($packed) } 字节
terminal-log-spare = { $spare ->
    [0] 磁盘占用 { COUNT($size) } 字节。
   *[other] 磁盘占用 { COUNT($size) } 字节，其中 { COUNT($spare) } 字节空闲，供以后写入；--shrink 可归还给磁盘。
}
terminal-log-no-names = 没有保存姓名
terminal-log-name-a-key = 请指明密钥：--signing 文件、--tape 文件，或两者
terminal-log-house = 场务日志：共 { COUNT($entries) } 条，最近的是：
terminal-log-house-line = { COUNT($number) }  { $at } UTC  { GIVEN($by) ->
    [yes] { $by }
   *[no] -
}  { SAID($note) }
terminal-log-house-unknown = { $kind }：{ $facts }
terminal-log-house-broken = 场务日志不完整：第 { COUNT($entry) } 条{ SAID($why) }

## croupier backup 和 croupier restore

terminal-backup-whole = { $table }   { COUNT($entries) } 条记录   { $hash }...   链完整
terminal-backup-restored = { $table }   { COUNT($entries) } 条记录   { $hash }...   已恢复
terminal-backup-not-signed = { $file } 与已签名的不符：{ $why }
terminal-backup-no-heads = 没有找到已签名的链头，无法知道这份备份是否陈旧：请用 --keys
terminal-backup-old = { $file } 是旧备份：其中牌桌 { $table } 止于第 { COUNT($ends) } 条，而第 { COUNT($signed) } 条已签名。请找更新的备份，或用 --old 恢复这一份
terminal-backup-held = 牌桌 { $table } 暂停：此备份之后发出的牌可能已为人所知，须先结束该局和该靴牌
terminal-backup-settings = 此场原先的设置为 { TEXT($settings, join: "comma") }：请用同样的设置启动，或有意改动
terminal-backup-fork = 见证处已有此场的第 { COUNT($newest) } 号总链头，而此备份止于第 { COUNT($ends) } 号：请保留见证处的记录，并另设见证处
terminal-backup-lost = 牌桌 { $table } 丢失第 { COUNT($first) } 至 { COUNT($last) } 条记录
terminal-backup-forgotten = { $person } 在此备份之后已被遗忘，现再次遗忘
terminal-backup-ranks = { $person } 按{ BOOKID($book) }的职级在此备份之后已更改，现仍按更改后的职级
terminal-backup-nobody-forgotten = 没有 { $file }，因此备份之后被遗忘的人又有了姓名：请把该文件放回密钥旁并启动，或用 croupier log people --forget ID 再次遗忘

## croupier floor

terminal-floor-open = Croupier 已开放：{ $address }
terminal-floor-demo-open = 公开演示：任何人都可以任何身份（包括员工）进入，这里的一切都不是真的。
terminal-floor-demo-closed = 演示中任何人都可以任何身份进入，因此只在本机监听：其他机器可访问 { $host }。请去掉 --host；若确实允许所有人进入，请加 --demo-open
terminal-floor-demonstration = 演示：选一张牌桌，点一下即可登录，放下筹码等待发牌
terminal-floor-deal = 用实体牌靴发牌
terminal-floor-display = 墙上显示屏
terminal-floor-supervise = 监督全场
terminal-floor-day = 正在演练 { $date } 的一天（{ $tables } 张赌台），供报告、重放和查找：需数秒
terminal-floor-kept = 一切都保存在 { $database }；按 Ctrl-C 关闭
terminal-floor-setting = 设置 { $name } 不能是 { $value }：{ $why }
terminal-floor-settings-file = 无法读取 { $file } 中的设置：{ $why }
terminal-admin-no-floor = { $database } 不是赌场大厅的数据库：其中没有帐号；新的大厅请在浏览器中设置
terminal-ranks-whose = 请指明何人及哪本规则书：croupier floor ranks PERSON --book BOOK --rank RANK
terminal-ranks-line = { $person } 按 { $book }{ GIVEN($table) ->
    [yes] 在牌桌 { $table }
   *[no] 在所有牌桌
}{ GIVEN($name) ->
    [yes] 为{ $name }
   *[no] 没有职级
}{ $by ->
    [role] （按角色）
   *[grant] {""}
}
terminal-admin-one-of-two = --code 用于已有的管理员，--new 用于新增管理员，请只选其一
terminal-admin-no-such = 没有可以登录的管理员 { $id }；现有：{ TEXT($known, join: "comma") }
terminal-admin-list = { $id }，{ $state ->
    [closed] 已停用，无法登录
    [code] 等待使用一次性代码
    [choosing] 已使用一次性代码，尚未设定密码
   *[password] 使用密码登录
}
terminal-admin-code = { $id } 的一次性代码：{ $code }
terminal-admin-code-until = 只能使用一次，有效至 { DATE($until) } { TIME($until, to: "minute") }（UTC），登录后须立即更改；赌场日志已记录
terminal-floor-taken = { GIVEN($process) ->
    [yes] { $file } 已由运行中的 Croupier 使用（{ $machine } 上的进程 { $process }，自 UTC { $since } 起）：请先停止它，或用 --database 另指定文件
   *[no] { $file } 已由运行中的 Croupier 使用：请先停止它，或用 --database 另指定文件
}
terminal-floor-undone = 服务已停止，已答复的都已保存；最后以下工作未能完成：{ $why }
terminal-floor-cannot-listen = 无法监听 { $where }：{ $why }；请另选 --port

## 锦标赛

terminal-tournament-exists = { $file } 已经存在：请另取名字
terminal-tournament-new = { $file }：依据 { $book } 的条款样本
terminal-tournament-unreadable = 无法读取 { $file }：{ $reason }
terminal-tournament-no-book = { $file } 没有写明依据哪本规则：请写 book = "canberra" 之类，或给出 --book
terminal-tournament-checked = { $found ->
    [0] { $file }：不缺什么，与 { $book } 也没有矛盾
   *[other] { $file }：依据 { $book } 发布之前，有 { COUNT($found) } 处要改
}
terminal-tournament-written = { $file }：{ $name } 的条款，第 { $edition } 版

## 对外义务

terminal-duties-none = 没有未了的义务。
terminal-duties-none-late = 没有逾期。
terminal-duties-where = 何处
terminal-duties-clauses = 条款
terminal-duties-what = 事由
terminal-duties-to = 对象
terminal-duties-since = 起于
terminal-duties-due = 到期
terminal-duties-late = 逾期
terminal-duties-about = { $about }（事项 { $matter }）
terminal-duties-when = { DUE($when) }
terminal-duties-late-by = { LASTING($lasts) }
terminal-duties-count = 未了 { $open } 项，{ $late ->
    [0] 无逾期。
   *[other] 逾期 { $late } 项。
}时间为各赌场当地时间。

## 规则书要求的报告

terminal-report-name = 名称
terminal-report-book = 规则书
terminal-report-period = 期间
terminal-report-title = 标题
terminal-report-clauses = 条款
terminal-report-every-gaming-day = 每个博彩日
terminal-report-every-month = 每月
terminal-report-no-reports = 此日志的规则书均不要求报告。
terminal-report-none = 无
terminal-report-unknown = 此日志的规则书没有报告 { $name }：请选择 { TEXT($known, join: "comma") }。`croupier report --log LOG` 会列出它们。
terminal-report-which-book = 此日志有数本规则书都有报告 { $name }：请用 --book 指明（{ TEXT($books, join: "comma") }）。
terminal-report-no-day = { $option } { $text } 不是日期：请写成 2026-11-30。
terminal-report-inverted = 期间的终日 { $last } 早于始日 { $first }：请把较早的一日写在 --from。
terminal-report-to-come = { $casino } 现在是 { $today }：{ $last } 尚无可报告的事项。请查询至 { $today }。
terminal-report-out-of-calendar = { $day } 已到日历尽头：请查询此日志中的日期。
terminal-report-no-groups = 报告 { $name } 不能分组汇总：请去掉 --by。
terminal-report-no-group = 不能按 { $by } 汇总：请从 { TEXT($known, join: "comma") } 中选择。
terminal-report-written = 已写入：{ $file }

## 自动演练的一天

terminal-day-title = 博彩日 { $date }：{ $tables } 张赌台，{ $hours } 小时，种子 { TEXT($seed) }
terminal-day-playing = 正在演练第 { $number } 项（共 { $of } 项）：{ $stream }
terminal-day-no-date = { $text } 不是可以演练的日期：请写成 2026-02-28
terminal-day-not-empty = { $log } 中已有 { $tables } 张赌台：演练须写入没有赌台的日志。请另行指定（--log）
terminal-day-tables = 赌台
terminal-day-remedies = 出了什么差错，如何补救
terminal-day-verified = 日志核验
terminal-day-floats = 筹码盘
terminal-day-takings = 各桌收入
terminal-day-reports = 规则书要求的报告
terminal-day-duties = 未了的义务
terminal-day-table = 赌台
terminal-day-book = 规则书
terminal-day-coups = 局数
terminal-day-staked = 投注额
terminal-day-irregularity = 差错
terminal-day-void = 作废
terminal-day-late = 迟见的注
terminal-day-wrong-payment = 错付
terminal-day-breach = 违规
terminal-day-dispute = 争议
terminal-day-limits = 经预告更改限额的赌台：{ TEXT($tables, join: "and") }。
terminal-day-slip = 发生了什么
terminal-day-remedy = 补救
terminal-day-clauses = 条款
terminal-day-times = 次数
terminal-day-no-remedies = 各台均无差错。
terminal-day-filled = 补入
terminal-day-brought = 带来
terminal-day-cashless = 非现金
terminal-day-cash = 现金
terminal-day-taken = 带走
terminal-day-credited = 缴回
terminal-day-cage = 账房结算
terminal-day-held = 扣留
terminal-day-closing = 收台余额
terminal-day-win = 赢额
terminal-day-adds-up = 是否相符
terminal-day-yes = 相符
terminal-day-no = 不符
terminal-day-chips = 筹码入：{ $into }。筹码出（含收台余额）：{ $out }。
terminal-day-nothing = { $book } 无可报告：{ TEXT($reports, join: "semicolon") }
terminal-day-gone = 此日志是临时的，现已删除。用 --log FILE 可保留，以便重放、报告和查找。
