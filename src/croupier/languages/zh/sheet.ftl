# 规则书一览：croupier rules show 与 rules diff。规则书自己的话在其 PO 文件中。

sheet-own = { BOOK($text) }
sheet-id = { $id }
sheet-list = { TEXT($texts, join: "comma") }
sheet-hands = { HAND($hands, join: "comma") }
sheet-silent = 没有规定{ GIVEN($reading) ->
        [yes] （读法 { $reading }）
       *[no] {""}
    }
sheet-option = 由选项 { $option } 决定
sheet-quoted = “{ $text }”
sheet-chosen = { $option }：{ $value }
sheet-yes = 是
sheet-warning = 警示
sheet-source-casino = 赌场
sheet-source-title = 标题
sheet-source-version = 版本
sheet-source-instrument = 文件
sheet-source-authority = 主管机关
sheet-source-made = 制定
sheet-source-commences = 生效
sheet-source-supersedes = 取代
sheet-where-silent = 未规定之处
sheet-falls-back = 依 { $book }
sheet-decks = 牌副数
sheet-decks-with = 有{ WAGER($wagers, join: "comma") }时的牌副数
sheet-decks-needed = { TEXT($decks, join: "or") }{ GIVEN($needs) ->
        [yes] ，当 { TEXT($needs, join: "comma") }
       *[no] {""}
    }
sheet-values = 牌值
sheet-values-are = A 为 1，2 至 9 按牌面，10 及花牌为 0
sheet-point-count = 点数
sheet-point-count-is = 总和的个位数
sheet-cutting-cards = 切牌卡
sheet-cut = 切牌深度
sheet-cut-depth = 距任一端{ $exactness ->
        [about] 约
        [at-least] 至少
       *[other] {""}
    } { $decks } 副牌
sheet-cutting-card = 切牌卡，{ $place }
sheet-cutting-card-from-back = 距末端{ $exactness ->
        [about] 约
        [at-least] 至少
       *[other] {""}
    } { $cards } 张
sheet-burn = 烧牌，{ $burn }
sheet-burn-takes = { BOOK($name) }：{ $form ->
        [first-card] 第一张牌
       *[other] 第一张牌，再按其点数烧若干张（10 点牌为十张）
    }
sheet-burn-each-coup = 每局烧牌
sheet-burn-permitted = 允许，未选择时为 { $default }
sheet-shoe-end = 牌靴结束
sheet-cutting-card-first = 切牌卡为第一张
sheet-extra-round = 再加一局
sheet-first-four = 首四张牌
sheet-natural = 天牌
sheet-naturals = 两张牌为 { TEXT($counts, join: "or") }：不再发牌
sheet-player-draws = 闲家补牌
sheet-player-stands = 闲家停牌
sheet-banker-row = 庄家 { $count }（未补牌 | 0 至 9）
sheet-variation = { BOOK($name) }。{ BOOK($about) }
sheet-wager = { WAGER($wager) }{ GIVEN($variations) ->
        [yes] {" "}[{ VARIATION($variations, join: "comma") }]
       *[no] {""}
    }{ GIVEN($needs) ->
        [yes] ，当 { TEXT($needs, join: "comma") }
       *[no] {""}
    }
sheet-settled = 结算
sheet-offered = 开放条件
sheet-when = { WHEN($window) }
sheet-also-in = 亦见于
sheet-variations-when = { VARIATION($variations, join: "comma") }，当 { $chosen }
sheet-at-most = 最多
sheet-own-main-wager = 玩家自己的主注
sheet-part = 注额的 { $share }
sheet-part-goes = { GIVEN($option) ->
        [yes] 押{ WAGER($wagers, join: "comma") }之一（由选项 { $option } 决定）
       *[no] 押{ WAGER($wagers, join: "comma") }
    }
sheet-row = { $wins ->
        [yes] { $pays }{ GIVEN($commission) ->
            [yes] ，扣 { $commission }
           *[no] {""}
        }
       *[other] 平局退注{ GIVEN($pays) ->
            [yes] ，赔 { $pays }
           *[no] {""}
        }
    }
sheet-pays-up-to = { $least } 至 { $most }，由选项 { $option } 决定
sheet-pays-if = { $value }：{ $pays }
sheet-pays-by = { TEXT($each, join: "comma") }（选项 { $option }）
sheet-in-a-row = 连续 { $length } 局
sheet-at-shoe-end = 牌靴结束时
sheet-at-early-shuffle = 提前洗牌时
sheet-broken-by-tie = 和局即断
sheet-dummy-coup = 空局
sheet-no-effect = 不受影响
sheet-missing-main = 组合中某局没有主注
sheet-late-too-soon = 后段龙尾注下得过早
sheet-once-cards-are-out = 发牌后才下的注
sheet-not-taken = 不接受
sheet-returned = 退回
sheet-rounding = 取整
sheet-rounding-is = { GIVEN($direction) ->
        [yes] { $direction }取至筹码可付的下一数额
       *[no] 由选项 { $option } 决定
    }{ GIVEN($reading) ->
        [yes] ；规则书没有规定（读法 { $reading }）
       *[no] {""}
    }
sheet-commission = 佣金
sheet-commission-taken = { $taken }收取
sheet-tokens = 推广券
sheet-tokens-changed = 先换成筹码
sheet-tokens-by-option = 接受；是否收走由选项 { $option } 决定
sheet-tokens-kept = 接受；无论输赢荷官均收走
sheet-tokens-returned = 接受；赢时退还
sheet-standoff = 平局退注
sheet-standoff-is = 注额不输不赢
sheet-void = 作废
sheet-void-is = 退回全部注额
sheet-order = 次序
sheet-order-is = 先收输注，再付赢注
sheet-main-cap = 以两边主注为限
sheet-above-differential = 超过台面差额
sheet-surcharge = 超出部分另收 { $rate }，用于{ VARIATION($variations, join: "comma") }
sheet-choices = { $values }（{ GIVEN($default) ->
        [yes] 默认 { $default }
       *[no] 没有默认值：由经营者选择
    }{ GIVEN($comes) ->
        [yes] ；随 { $comes } 生效
       *[no] {""}
    }）
sheet-layout = { $id }（{ BOOK($name) }）
sheet-layout-has = { WAGER($wagers, join: "comma") }{ GIVEN($labels) ->
        [yes] ；区域标记选自 { TEXT($labels, join: "comma") }
       *[no] {""}
    }{ $stated ->
        [no] ；未说明边注区域
       *[other] {""}
    }

## 其程序，以各项规定的名称说明

sheet-entry = { $thing }：{ $entry }
sheet-within = { $thing }，{ $part }
sheet-value = { $name }：{ $value }
sheet-each = { TEXT($values, join: "semicolon") }
provision-above-minimum = 高于最低额
provision-abstention = 不下注
provision-acts-for-lower = 代行下级之职
provision-advice = 告知
provision-also = 另有
provision-another-person = 他人
provision-approval = 批准
provision-approved = 经批准
provision-basis-option = 依据选项
provision-before = 先于
provision-before-play = 开局之前
provision-both-in-turn = 两手轮流
provision-breaches = 违规
provision-burn-form = 烧牌方式
provision-burn-required = 须烧牌
provision-burn-shown = 烧牌亮出
provision-burned-exposed = 烧牌翻开
provision-call-closes = 宣布即截止
provision-cashless = 无现金
provision-check-after = 事后核查
provision-check-before = 事前核查
provision-check-ordered = 指令核查
provision-claim = 资格
provision-closed-box = 封箱
provision-closes = 截止
provision-combined-wager = 组合注
provision-count-dummies = 计入空局
provision-counts-as-last = 算作最后一局
provision-days-option = 天数选项
provision-deadline = 期限
provision-dealer-for-patron = 荷官代玩家
provision-dealing-shoe = 发牌靴
provision-dealt-by = 发牌者
provision-delivery = 送牌
provision-disputes = 争议
provision-dragon-tail-indicator = 龙尾指示牌
provision-drop-box = 投币箱
provision-dropped = 掉落
provision-dummies-option = 空局选项
provision-dummy = 空局
provision-duty = 义务
provision-enforce-option = 执行选项
provision-excused = 免责
provision-faces = 牌面
provision-first-hand = 先手
provision-first-option = 首局选项
provision-gaming-hours = 营业时间
provision-in-time = 及时
provision-irregularity = 违例
provision-keeps-old-minimum = 沿用旧最低额
provision-kept = 保留
provision-kept-coups = 保留局数
provision-lasts = 持续
provision-least = 至少
provision-marker = 标记
provision-maximum-only = 仅最高额
provision-medium = 下注媒介
provision-minutes = 分钟
provision-minutes-option = 分钟选项
provision-most-seats = 座位上限
provision-name = 名称
provision-needs-a-wager = 须有下注
provision-no-count-on-replacement = 换牌不点数
provision-no-main-wagers = 无主注
provision-no-more-bets = 停止下注
provision-nobody = 无人
provision-one-hand-out = 只送一手
provision-only-these = 仅限于此
provision-option = 选项
provision-ordered = 指令
provision-other-back-colour = 另一背色
provision-over = 超过
provision-own-wager-only = 只限自己的注
provision-payment-errors = 付款差错
provision-per-option = 同一注项
provision-personal = 个人限额
provision-placement = 放注
provision-policy = 做法
provision-pre-shuffled = 预洗
provision-private = 私人
provision-private-only = 仅限私人
provision-rank = 职级
provision-replace-after-last = 最后一局后换牌
provision-replace-unfit = 更换不宜之牌
provision-replace-when-cut = 切牌时换牌
provision-replace-when-handled = 经手后换牌
provision-replaced-all = 全部更换
provision-requested = 应请求
provision-restriction = 限制
provision-result-called = 宣布结果
provision-rules-copy = 规则副本
provision-scope-option = 范围选项
provision-seated-only = 仅限入座者
provision-seats = 座位
provision-shoe-holder = 持靴人
provision-shown-by = 以何显示
provision-side-wager-alone = 单独边注
provision-spoken = 口头
provision-staff-may-choose = 职员可选定
provision-staff-refusal = 职员拒绝
provision-standing = 站立
provision-standoff-called = 宣布平局退注
provision-states-time = 写明时间
provision-supervisor = 主管
provision-surplus-closed = 多余座位关闭
provision-taken-back = 收回
provision-tells = 须告知
provision-tenders = 支付方式
provision-third-card = 第三张牌
provision-to-exceed = 超过
provision-told = 已告知
provision-turned-before-third = 第三张前翻开
provision-units = 单位
provision-variations = 玩法
provision-vouchers = 礼券
provision-wagers = 注
provision-when = 情形
provision-where-option = 适用选项
provision-who-cuts = 何人切牌
provision-without-wager = 无注
provision-first-exposure = 首次翻牌
provision-no-more-bets-or-first-card = 停止下注或首张牌
provision-may = 可以
provision-must = 必须
provision-first-stands = 首注有效
provision-to-maximum = 减至最高额
provision-valid = 有效
provision-void-below-approved = 低于核准额者作废
provision-shoe-passed = 传靴
provision-accept = 接受
provision-allow = 容许
provision-allowed = 允许
provision-first-arrival-then-left = 先到者，然后向左
provision-highest-seat = 最高座位
provision-no = 否
provision-one = 只限一注
provision-several = 可下多注
provision-staff-then-first-arrival = 先由职员，再先到者
provision-warn = 警告
provision-yes = 是
provision-any-wagerer = 任一下注者
provision-highest-wagerer = 下注最高者
provision-always = 一律
provision-optional = 可选
provision-required = 必须
provision-unless-pre-shuffled = 预洗者除外
provision-same-side = 同一手
provision-everyone = 人人
provision-main-wager = 主注
provision-any-wager = 任一注
provision-complementary = 赠送
provision-table-play = 台面使用
provision-asked = 被要求
provision-on-duty = 当值
provision-compliance = 合规
provision-area-manager = 区域经理
provision-assistant-casino-manager = 赌场副经理
provision-assistant-gaming-manager = 博彩副经理
provision-casino-operator = 赌场经营者
provision-casino-supervisor = 赌场主管
provision-crown-management = 皇冠管理层
provision-game-supervisor = 台面主管
provision-gaming-manager = 博彩经理
provision-gaming-shift-manager = 当值博彩经理
provision-gaming-supervisor = 博彩主管
provision-higher-duties-dealer = 代理高职荷官
provision-pit-boss = 区主任
provision-tournament-director = 赛事总监
provision-chief-officer = 首席主管
provision-salon = 贵宾厅
provision-gaming-floor = 博彩大厅
provision-private-table = 私人桌
provision-private-gaming-area = 私人博彩区
provision-casino-manager = 赌场经理
provision-about-twenty = 约二十张
provision-after-four-cards = 首四张牌后
provision-after-result = 结果之后
provision-at-payout = 付款时
provision-banker-draws = 庄家补牌
provision-banker-hand = 庄家手牌
provision-banker-stands = 庄家停牌
provision-card-exposed = 牌已翻开
provision-card-unexposed = 牌未翻开
provision-check-cards-dropped = 核查掉落的牌
provision-coup-in-hand = 进行中的牌局
provision-coups = 局数
provision-cutting-card = 切牌卡
provision-dealer = 荷官
provision-dealer-has-shoe = 牌靴在荷官手中
provision-early-after-longest = 最长之后的前段注
provision-face = 牌面
provision-fan-thirteen = 展开十三张
provision-first-card = 首张牌
provision-first-coup = 第一局
provision-kind = 种类
provision-late = 逾期
provision-later-card = 后面的牌
provision-later-coup = 后面的牌局
provision-method = 方法
provision-most = 最多
provision-natural = 天牌
provision-netted = 净额
provision-next-coup-not-begun = 下一局尚未开始
provision-nothing-dealt-since = 其后尚未发牌
provision-past-coup = 已完成的局
provision-play-begun = 已开始发牌
provision-nominee = 指定人
provision-none-exposed = 均未翻开
provision-not-last-coup = 非最后一局
provision-one-more-coup = 再一局
provision-opener = 开牌人
provision-player-hand = 闲家手牌
provision-point-count = 点数
provision-power = 权限
provision-remedy = 处理
provision-replace-cards-unfit = 更换不宜使用的牌
provision-settle = 结算
provision-side-wager = 边注
provision-sign = 告示
provision-some-exposed = 部分已翻开
provision-standoff = 平局退注
provision-tableau = 补牌表
provision-this-coup = 本局
provision-this-round-unless-tie = 本局，和局除外
provision-token = 推广券
provision-twelve-or-more = 十二张或以上
provision-twenty-or-more = 二十张或以上
provision-venue = 场地
provision-off = 关闭
provision-on-player = 在闲家一边
provision-on-banker = 在庄家一边
provision-unopened = 未翻开
provision-scanning-shoe = 扫描牌靴
provision-card-stray = 报告时连同一张牌
provision-card-burned = 开局前烧过一张牌
provision-run-not-established = 尚未形成连赢
provision-result-announced = 结果宣布之后
provision-settled-too = 已结算的亦然
provision-stays-open = 未纠正的仍可日后纠正
provision-intended-must-be-tried = 疑为故意的须尝试纠正
provision-month-end = 月底另行通知
provision-earlier-coup = 以前的一局
provision-reopen-coup = 撤销结算、重整两手牌并继续
provision-announced = 结果已宣布
provision-cleared = 牌已收走
provision-later = 更晚
provision-begun = 已开始的一局
provision-unexposed = 没有牌露出时
provision-until-result = 至宣布结果为止
provision-emptied = 最后一注已收回
provision-lost-on-a-tie = 和局输去该注时亦失牌靴
provision-within-coup = 局中投注
provision-on = 开启
provision-second-person = 第二人
provision-unless-chosen = 除非已选择
provision-refuse = 不接受
provision-cut = 按比例减注
provision-approve = 须经批准
provision-shown = 明示
provision-replace-some = 可只换部分牌
provision-check-replacement = 核查换入的牌
provision-pre-shuffled-option = 预洗牌选项
provision-outlives-replacement = 换牌后仍须核查
provision-after-call = 宣布停止下注后
provision-correctable = 可更正
provision-able = 有此能力即属禁止
provision-fixed = 不得更动
provision-found-after-result = 结果后发现者选项
provision-stacks = 多叠筹码算作
provision-apart = 各为一注
provision-one-wager = 同一注
provision-one-a-box = 每注格一注
provision-approved-floor = 各下限均不得低于核准下限
provision-at-once = 立即
provision-known = 开台可设的金额
provision-amounts = 仅限
provision-names-bet = 可指明注项
provision-at-any-time = 随时更改限额
provision-same-variation = 同一玩法的选项凭告示更改
provision-reading = 读法
provision-shows = 显示
provision-personal-maximum = 个人上限
provision-cards-handled = 牌经人手
provision-between = 所涉玩法
