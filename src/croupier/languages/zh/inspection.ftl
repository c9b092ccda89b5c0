# 检查所见：croupier verify、log verify、fair。句末不用句号。

finding = { $kind ->
        [tournament] 锦标赛 { $table }
        [promotion] 推广活动 { $table }
        [log] 日志
       *[table] 牌桌 { $table }
    }{ $entry ->
        [0] {""}
       *[other] ，第 { $entry } 条记录
    }：{ $what }：{ $why }
finding-chain-broken = 一条记录与前一条不相衔接：日志在此处被改动
finding-head-not-genuine = 链头的签名不是由其所称的密钥作出，或不是由本场的密钥作出
finding-head-not-met = 日志与所签名的内容不符
finding-log-too-short = 有链头为现已不在的记录签过名：它们被截去了，或者这是一份旧副本
finding-table-missing = 有链头为一张不在此处的牌桌签过名
finding-stray-command = 存有一条没有产生任何记录的指令
finding-stray-rows = 数据库中有不属于任何牌桌日志的行
finding-not-an-event = 一条记录不是本版 Croupier 所知的事件
finding-not-a-command = 产生记录的不是本版 Croupier 所知的指令
finding-edition-unknown = 规则书的这一版本无法打开，因此什么都无法重新裁定
finding-edition-altered = 作为规则书某一版本保存的内容并不是该版本
finding-decided-otherwise = 规则书对该指令给出另一答复
finding-written-otherwise = 所写内容含义无误，但字节与 Croupier 所写的不同
finding-cannot-be = 该事件不可能由之前的事件而来
finding-recomputed-otherwise = 第二次计算得出另一数字
finding-link-broken = 锦标赛与牌桌对彼此的记载不一致
finding-shoe-not-fair = 虚拟牌靴没有按其承诺发牌
finding-shoe-owed = 虚拟牌靴从未公开
finding-proof-does-not-fit = 所示记录不属于所签名的内容
finding-house-log-broken = 场务日志被改动或截去
finding-beside-altered = 日志旁所存与场务日志所记不符
finding-floor-heads-broken = 一个总链头被改动
finding-floor-heads-differ = 有两个编号相同的总链头：其中一个是事后做的
finding-floor-heads-missing = 有总链头不见了
finding-key-not-known = 一个总链头由本场当时没有的密钥签名
finding-not-vouched-for = 日志的末尾没有链头作证

## 何以见得

found-broken = 第 { $entry } 条记录{ SAID($why) }
broken-other-table = 属于牌桌 { $other } 的日志
broken-no-entries = ：指令 { $command } 没有记录
broken-missing = 缺失：出现的是第 { $instead } 条
broken-other-command = 写明属于指令 { $names }，却与指令 { $lies } 放在一起
broken-hash = 的哈希与其内容及前一条记录所得的不符
broken-pack = 位于第 { $first } 至 { $last } 条记录的压缩包中，其内容与打包时不符
broken-unreadable = 无法读取：{ $error }
found-follows-another = 第 { $entry } 条记录据称接续的不是它的前一条
found-stray-command = 存有 { $kept } 条指令，其中 { $caused } 条产生了记录
found-other-hash = 该处因{ TERM($for) }签名的链头哈希为 { $signed }…，日志为 { $log }…
found-other-root = 该处签名的默克尔根为 { $signed }…，日志的为 { $log }…
found-no-floor-head = 总链头（{ TERM($source) }）第 { $line } 行不是总链头
found-floor-signature = 第 { COUNT($number) } 号总链头（{ TERM($source) }）没有其所称密钥的签名
found-head-twice = 第 { COUNT($number) } 号总链头出现了两次（{ TERM($source) }）
found-other-head = 第 { COUNT($number) } 号总链头（{ TERM($source) }）与别处所存的不同
found-heads-missing = 缺第 { COUNT($first) } 至 { COUNT($last) } 号总链头（{ TERM($source) }）
found-head-follows = 第 { COUNT($number) } 号总链头（{ TERM($source) }）与前一个不相衔接
found-floor-other-key = 第 { COUNT($number) } 号总链头（{ TERM($source) }）由 { $signed } 签名，而本场的密钥是 { $house }
found-key-not-named = 第 { COUNT($number) } 号总链头（{ TERM($source) }）由 { $signed } 签名，而前一个指明的是 { $before }
found-witness-has-more = 见证处有第 { COUNT($witness) } 号总链头，而此处止于第 { COUNT($here) } 号
found-source-ends = 止于第 { COUNT($ends) } 号总链头（{ TERM($source) }），而另有第 { COUNT($newest) } 号
found-house-broken = 第 { COUNT($entry) } 条{ SAID($why) }
found-house-other = 第 { COUNT($entry) } 条不是总链头所签名的那一条
found-account-otherwise = 账户 { $account } 现为{ ROLE($now) }，而场务日志所记为{ ROLE($told) }
found-account-open = 账户 { $account } 可以登录，而场务日志记其已停用
found-account-password = 账户 { $account } 的密码与场务日志所记不同
found-account-gone = 账户 { $account } 不见了，而场务日志记有该账户
found-rank-otherwise = { $account } 按{ BOOKID($book) }{ GIVEN($table) ->
    [yes] 在牌桌 { $table }
   *[no] {""}
}的职级现为 { $now }，而场务日志所记为 { $told }
found-card-otherwise = 牌桌 { $table } 的设置卡不是场务日志所记的那一张
found-house-ends = 止于第 { COUNT($ends) } 条，而第 { COUNT($signed) } 条处有已签名的总链头
found-no-floor-heads = 场务日志记有此处启动过并签过总链头，而一个也没有
found-not-vouched = 最新的总链头第 { COUNT($number) } 号作于 { DATE($at) } { TIME($at) }；最后一条记录晚 { COUNT($seconds) } 秒，有 { COUNT($entries) } 条记录没有链头
found-ends-before = 日志止于第 { $ends } 条，而第 { $signed } 条处有已签名的链头
found-other-key = 它由{ GIVEN($signed) ->
        [yes] 密钥 { $signed }
       *[no] 并非密钥之物
    }签名，而本场的密钥是 { $house }
found-signature = 签名与所签内容不符
found-no-head = { $file } 第 { $line } 行：不是已签名的链头
found-late-head = 它排在所签名的记录之后
found-missing = 其日志不在此数据库中
found-rows = 共 { COUNT($rows) } 行
found-edition = { $why }
found-no-book = 作为 { $edition } 保存的不是规则书：{ $error }
found-no-edition = 没有作为 { $edition } 保存的内容
found-not-an-event = 第 { $entry } 条记录：{ $error }
found-not-a-command = { $command }：{ $error }
found-calls-itself = { $command } 的指令自称 { $itself }
found-command = 指令 { $name } { $command }
found-event = 事件 { $name }
found-not-decided = 无法重新裁定 { $name }：{ $error }
found-refused = { $actor } 的 { $name } 被拒绝（{ $reason }）
found-events = { $name } 产生 { $caused } 个事件，而日志中有 { $logged } 个
found-another-event = 裁定为 { $decided }，日志记为 { $logged }
found-another-value = { $name }：{ $field } 裁定为 { $decided }，日志记为 { $logged }
found-decided-otherwise = { $name } 的裁定不同
found-cannot-follow = { $name }：{ $error }
found-unfair = 第 { $shoe } 靴：{ SAID($fault) }
found-not-recomputed = { $event } 无法重新计算：{ $error }
found-nothing-after = { $event } 及其后的一切都无法重新计算：{ $error }
found-head-of-other = 该链头属于牌桌 { $other }
found-no-genuine-head = 没有可供证明使用的真实链头
found-another-root = 连同证明，它们得不出第 { $entry } 条记录处所签名的根
found-no-proof = 没有证明把它们与已签名的链头相连

## 无误但值得一说

noted-coup-alone = 单独出示的一局不重新裁定：那需要完整的日志
noted-not-revealed = 第 { $shoe } 靴尚未公开
noted-seeded = 第 { $shoe } 靴由种子生成：知道种子的人都知道牌
noted-dealt-by-people = 第 { $shoe } 靴由 { TEXT($people, join: "comma") } 而非机器承诺、派牌或公开：该桌开放时尚未禁止
noted-unsigned = 最后 { COUNT($entries) } 条记录没有已签名的链头：无法证明此处未被全部重写

## 没有按承诺发牌的虚拟牌靴

unfair-event = 第 { $event } 个事件不可能由之前的事件而来（{ $error }）
unfair-card-after-reveal = 公开之后仍有牌离靴
unfair-not-the-machine = { $actor } 是人，却作出了只属于机器的 { $what }
unfair-in-their-name = { $actor } 以 { $patron } 之名作出 { $what }，只有本人可以
unfair-cut-anywhere = 机器在第 { $after } 张后切牌，却没有说明取自哪些位置
unfair-cut-elsewhere = 机器在第 { $after } 张后切牌，而随机带定在第 { $right } 张后
unfair-owed = 该靴已不再发牌，却从未公开：无人能够核对
unfair-never-revealed = 尚未公开便换了别的牌
unfair-committed-twice = 作出了两次承诺
unfair-committed-late = 切牌之后才作出承诺
unfair-shuffled-late = 承诺之后又洗牌
unfair-contribution = 有参与值早于承诺或晚于切牌
unfair-cut-first = 尚未承诺便已切牌
unfair-wager-first = 尚未承诺便有人下注
unfair-cutting-card = 切牌卡在第 { $card } 张牌之前{ $came ->
        [yes] 出现
       *[other] 没有出现
    }，与所放位置不符
unfair-out-of-turn = 有牌不按次序离靴，而虚拟牌靴绝不容许如此
unfair-went-back = 有牌回到靴中，而虚拟牌靴绝不容许如此
unfair-too-many-turned = 翻开的牌多于台面上的牌
unfair-other-commitment = 所公开的内容属于另一承诺
unfair-no-tape = 所公开的并非随机带与盐值
unfair-digest = 承诺值不是所公开内容的 SHA-256
unfair-no-shoe = { $cards } 张牌在第 { $cut } 张之后切，不成一靴
unfair-tape-short = 随机带不足以排定每张牌的位置
unfair-order = 有 { $many } 张牌与次序不符：第 { $place } 张是 { CARDS($was) }，应为 { CARDS($right) }

## 第二次计算：哪个事件，何处有误，所写为何，重算为何

difference = { $kind ->
        [tournament] 锦标赛 { $table } {""}
        [promotion] 推广活动 { $table } {""}
       *[table] 牌桌 { $table } {""}
    }第 { $place } 个事件（{ $event }）：{ SAID($what) }{ GIVEN($about) ->
        [yes] （{ SAID($about, join: "comma") }）
       *[no] {""}
    }：所写为{ SAID($said) }，重算为{ SAID($recomputed) }{ GIVEN($clauses) ->
        [yes] {" "}[{ TEXT($clauses, join: "comma") }]
       *[no] {""}
    }
differs-unknown-edition = 手头没有这一版本的规则书，因此此桌什么都无法重新计算
differs-wrong-hand = 这张牌应属另一手
differs-card-not-due = 不应再发牌
differs-card-before-turned = 首几张牌尚未翻开便又发牌
differs-card-not-as-drawn = 翻开的牌与所发的不是同一张
differs-wrong-correction = 牌的更正与台上不符，或未说明随之而来的一切
differs-too-many-cards-turned = 翻开的牌多于面朝下的牌
differs-card-too-often = 这张牌出现的次数多于牌靴中所有
differs-card-missing = 还应发一张牌
differs-wrong-count = 一手牌的点数不同
differs-wrong-winner = 结果不同
differs-wrong-standoff-call = 是否宣布平局退注有所不同
differs-no-result = 尚未宣布结果便已结算或清台
differs-dummy-coup-settled = 空局没有可结算的注码
differs-pairs-not-settled = 由首四张牌决定的注码应先行结算
differs-no-such-wager = 台面上没有这样的注码
differs-settled-twice = 一注被结算不止一次
differs-settled-too-soon = 一注尚未决出便被结算
differs-never-settled = 一注从未结算
differs-wrong-patron = 付给了并非该注主人的玩家
differs-wrong-wager = 付款所指是另一注
differs-wrong-stake = 计入的注额不同
differs-wrong-excess = 注额中未经结算而退回的数目不同
differs-wrong-resolution = 该注的结局不同
differs-wrong-row = 应适用该注的另一行
differs-wrong-profit = 赢得的数目不同
differs-wrong-commission = 佣金数目不同
differs-wrong-deferral = 留待收取的佣金数目不同
differs-wrong-return = 退还玩家的数目不同
differs-wrong-rounding = 按筹码取整所加的数目不同
differs-wrong-token = 下注所用不同：筹码或推广券
differs-wrong-parts = 组合注的各部分不同
differs-not-payable = 规则书不许任何付款取整，而筹码凑不成这笔付款
differs-clause-not-cited = 付款没有引用其所依行的条款
differs-paid-out-of-order = 应先收输注，再付赢注
differs-wrong-reversal = 被撤销的付款不是原先所付的那一笔
differs-wrong-streak = 跨多局的注码存续情况不同
differs-wrong-tails = 龙尾指示牌所示不同
differs-wrong-late-area = 开放的 后段龙尾区不同
differs-wrong-shoe-end = 牌靴是否提前结束有所不同
differs-wrong-shoe-cause = 使牌靴结束的条文有所不同
differs-wrong-effect = 所下的补救并无此种作用
differs-effect-missing = 所下的补救没有执行
differs-wrong-remedy = 规则书对所报情况没有这样的补救，或应告知的是别人
differs-wrong-matter = 事项不同，或并无此事项
differs-nobody-to-tell = 没有此名之人等待被告知该事项
differs-wrong-duties = 以此了结的并非所欠的义务，或有所欠的义务被遗漏
differs-no-stray-card = 那里并没有不按次序离靴的牌
differs-stray-card-left = 一张不按次序离靴的牌被留在那里
differs-carried-card-first = 先前留下的牌应先摆出
differs-wrong-float = 盘点筹码盘时的应有金额或实点金额有误
differs-no-carried-card = 先前并没有留下牌
differs-wrong-face = 已被看见的牌不能面朝下摆出
differs-not-the-first-coup = 只有一靴的第一局可以放回牌靴
differs-wrong-offer = 玩家可作的选择，或所涉的注码不同
differs-wrong-answer = 玩家选择之后该注所余数目不同
differs-not-restored = 跨多局的注码没有恢复原状
differs-no-such-coup = 本靴没有保留这样一局，或该局已作废
differs-wrong-owed = 某人未能退还的数目不同
differs-debt-not-recorded = 某人未能退还的数目没有记为欠款
differs-refund-not-kept = 退还给已离开者的数目没有留存，或数目不同
differs-wager-not-offered = 规则书在此玩法中没有这种注
differs-wager-number-used = 台面上已有此编号的注码
differs-stake-not-possible = 注额须大于零，且计入的不能多于所下的
differs-stake-beyond-chips = 玩家没有这么多筹码
differs-token-not-taken = 规则书不收推广券
differs-outside-its-window = 该注只在另一局，或该局的另一时刻开放
differs-above-own-main-wager = 该注不得超过玩家自己的主注
differs-wrong-arrangement = 该注是否经安排而高于台面差额有所不同
differs-wrong-cut = 按比例削减注码的结果不同
differs-wrong-collection = 应收的佣金数目不同
differs-nothing-to-collect = 规则书不许佣金留待以后
differs-left-owing = 玩家离开或牌桌关闭时仍欠佣金
differs-left-with-wagers = 玩家离开时台面上仍有其注码
differs-below-zero = 取走的多于所有的
differs-not-conserved = 款项凭空出现或消失
differs-layout-differs = 台面上的筹码与所下注码不符
differs-wrong-balance = 牌桌账册所记数目不同
differs-wrong-debt = 牌桌所记欠付佣金的数目不同
differs-wrong-chips-counted = 参赛者的锦标赛筹码数目不同
differs-wrong-coups-counted = 计分局数不同
differs-wrong-result = 不记牌的结果与所记不符，或局号有误
differs-dealt-without-cards = 只记结果的桌出现牌或下注，或发牌的桌只记结果
differs-secret-not-as-made = 公开的暗注与所下的不同
differs-ballot-not-as-committed = 抽签所用的磁带不是事先承诺的那一条
differs-wrong-ballot = 按该磁带与所给的词，座位另有安排
differs-wrong-field = 参加者应是另外的人
differs-wrong-bank = 有人的起始筹码与条款给予各人的不同
differs-wrong-split = 金额的各部分之和与总额不符
differs-wrong-price = 所付款项的去向与条款不符：奖池、佣金、为筹码留存
differs-refund-beyond-paid = 退还的款项多于其所付尚余的部分：奖池、佣金、为筹码留存
differs-wrong-place = 名次不同
differs-wrong-chips = 筹码与点算所得不符
differs-wrong-points = 积分不同
differs-wrong-qualified = 晋级的应是另外的人
differs-equals-not-parted = 界线两边有并列者，而未分出先后
differs-wrong-pool = 奖池金额不同
differs-prizes-not-the-pool = 各奖金之和与奖池不符
differs-wrong-prize = 奖金金额不同
differs-wrong-passed-over = 作为员工而略过的应是另外的人

## 锦标赛与牌桌不一致的表现

found-link-no-tournament = 这场比赛属于 { $tournament }，而此日志中没有该锦标赛
found-link-not-designated = { $tournament } 从未指定此桌
found-link-no-contest = 牌桌 { $table } 第 { $entry } 条记录处没有比赛结束
found-link-another-session = 牌桌 { $table } 第 { $entry } 条记录处结束的比赛不属于第 { $session } 场，而属于 { $other }
found-link-not-counted = { PERSON($entrant) } 在牌桌 { $table } 打到最后（第 { $entry } 条记录），却未被点算
found-link-not-there = { PERSON($entrant) } 没有在牌桌 { $table } 参赛（第 { $entry } 条记录）
found-link-other-chips = { PERSON($entrant) } 点算为 { MONEY($said) }，而在牌桌 { $table } 有 { MONEY($right) }（第 { $entry } 条记录）
found-link-other-coups = 记为 { COUNT($said) } 局，而牌桌 { $table } 发了 { COUNT($right) } 局（第 { $entry } 条记录）

## 所涉何事

differs-about-hand = { HAND($value) }
differs-about-slip = { SLIP($value) }
differs-about-wager = { WAGER($value) }
differs-about-part = 部分：{ WAGER($value) }
differs-about-number = 编号 { $value }
differs-about-patron = 玩家 { PERSON($value) }
differs-about-coup = 第 { $value } 局
differs-about-why = 缘由：{ TERM($value) }
differs-about-in = 账户 { $value }
differs-about-card = { GIVEN($value) ->
        [yes] { CARDS($value) }
       *[no] 面朝下的牌
    }

## 事件所写，与其应写

recomputed-as-it-is = { $value }
recomputed-nothing = 无
recomputed-yes = 是
recomputed-no = 否
recomputed-none = 没有
recomputed-nobody = 无人
recomputed-one = 一张
recomputed-once = 一次
recomputed-hand = { HAND($hand) }
recomputed-resolution = { $ends ->
        [wins] 赢
        [loses] 输
        [standoff] 平局退注
        [void] 作废
       *[other] 未决
    }
recomputed-no-card = 不发牌
recomputed-no-card-before-open = 全部翻开之前不发牌
recomputed-card-down = 一张面朝下的牌
recomputed-card-for = 给{ HAND($hand) }一张牌
recomputed-cards = { $cards } 张牌
recomputed-cards-down = { $cards } 张牌，其中 { $down } 张面朝下
recomputed-cards-up = { $cards } 张或更多，面朝上
recomputed-four-cards-up = 四张牌，面朝上
recomputed-streaks-as-before = 跨多局的注码恢复原状
recomputed-drawn = 已抽牌
recomputed-to-lay = 应先摆出 { $cards } 张
recomputed-no-remedy = 没有补救
recomputed-one-of = { TEXT($names, join: "or") }
recomputed-row = 第 { $row } 行
recomputed-row-of-the-book = 规则书中与之相应的一行
recomputed-no-matter = 没有事项
recomputed-told-of = 就事项 { $matter } 告知{ TERM($who) }
recomputed-several = { SAID($each, join: "comma") }
recomputed-laid = 已摆出
recomputed-none-kept = 没有留下牌
recomputed-face-down = 面朝下
recomputed-face-up = 面朝上
recomputed-after-coups = { $coups } 局之后
recomputed-first-coup = 第一局
recomputed-kept = { GIVEN($numbers) ->
        [yes] 保留 { TEXT($numbers, join: "comma") }
       *[no] 均未保留
    }
recomputed-wagers = { GIVEN($numbers) ->
        [yes] 注码 { TEXT($numbers, join: "comma") }
       *[no] 没有注码
    }
recomputed-no-choice = 无可选择
recomputed-counts-of = { $stake } 中的 { $counts }
recomputed-as-they-are = 维持现状
recomputed-as-before = 恢复原状
recomputed-tails = { hand-player } { $player }，{ hand-banker } { $banker }
recomputed-no-longer = 不再存续
recomputed-at-stake = { $count }，在局注额为 { $stake } 中的 { $counts }
recomputed-not-decided = 尚未决出
recomputed-no-wager = 没有注码
recomputed-times = { $times } 次
recomputed-undone-times = 撤销 { $times } 次
recomputed-back = { $ends ->
        [wins] 赢
        [loses] 输
        [standoff] 平局退注
        [void] 作废
       *[other] 未决
    }，退还 { $back }
recomputed-back-of = { $ends ->
        [wins] 赢
        [loses] 输
        [standoff] 平局退注
        [void] 作废
       *[other] 未决
    }，{ $of } 中退还 { $back }
recomputed-paid-before = 此前已付编号 { $number } 的注
recomputed-taken-first = 先收
recomputed-settled = 已结算
recomputed-cleared = 已清台
recomputed-clauses = { $clauses } 条条款
recomputed-tokens = 推广券
recomputed-token = 推广券
recomputed-chips = 筹码
recomputed-another-number = 另一编号
recomputed-stake-that-counts = 一笔注额，依条款方可少计
recomputed-arranged = 经安排
recomputed-not-arranged = 未经安排
recomputed-after-cards = { $cards } 张牌之后
recomputed-at-most = 最多 { $most }
recomputed-as-it-was = 照旧
recomputed-nought-or-more = 0 或以上
recomputed-result-first = 须先有结果
recomputed-cents = { $cents } 分
recomputed-early = 提前
recomputed-in-due-course = 如期

## 赔率图，及其两轴所示

plot-edge-by-decks = 赌场优势与牌副数：{ $book }，{ VARIATION($variation) }
    .across = 牌副数
    .up = 赌场优势（百分比）
plot-edge-through-a-shoe = 一靴之中的赌场优势：{ $book }，{ VARIATION($variation) }，{ $decks } 副牌，种子 { $seed }
    .across = 已发牌副数
    .up = 赌场优势（百分比）
plot-session-results = { $coups } 局的结果，每局一个单位：{ $book }，{ VARIATION($variation) }
    .across = 赢得单位
    .up = 概率
plot-removal = 移去一张牌的影响：{ WAGER($wager) }
    .across = 牌面
    .up = 万分之一

## 玩家自己的投注，以及为什么如此结算

own-result = { $winner ->
    [player] 闲 { $player } 点胜庄 { $banker } 点
    [banker] 庄 { $banker } 点胜闲 { $player } 点
   *[tie] 闲与庄同为 { $player } 点，和局
}
own-why = { GIVEN($result) ->
    [yes] { SAID($result) }：
   *[no] {""}
}{ WAGER($wager) }，{ $resolution ->
    [wins] { MONEY($stake) } 赔 { $less ->
        [rate] { MONEY($pays) }，扣 { $rate } 佣金，得 { MONEY($exact) }
        [commission] { MONEY($pays) }，扣佣金 { MONEY($commission) }，得 { MONEY($exact) }
        [waits] { MONEY($exact) }，另欠佣金 { MONEY($commission) }
       *[none] { MONEY($exact) }
    }{ $rounded ->
        [yes] ，取整为 { MONEY($profit) }
       *[no] {""}
    }
    [loses] { $back ->
        [0] 输 { MONEY($stake) }
       *[other] 输，退回 { MONEY($back) }
    }
    [standoff] 退回 { MONEY($back) }
    [open] { MONEY($stake) } 仍在台上
   *[void] 退回 { MONEY($back) }
}{ GIVEN($row) ->
    [yes] （{ SAID($row) }）
   *[no] {""}
}
