### The language itself, and names: what a stable name is called.

language-tag = zh-Hans
language-name = 简体中文
# the language that stands beside this one where a page shows two
language-beside = en

span = { $minutes ->
    [0] { $seconds ->
        [0] { $milliseconds } 毫秒
       *[other] { $seconds } 秒
    }
   *[other] { $minutes } 分 { $seconds } 秒
}

run-named = { $run } { $length } 局
range = { $low } 至 { $high }

## 不向他人透露姓名的人

called-place = { $place } 号位
called-somebody = 一位玩家

## 手牌与结果

hand-player = 闲
hand-banker = 庄
hand-tie = 和
hand-both = 双方
hand-other = 另一方
hand-none = 无

## 提供某注的条件

condition-winner = 赢家为{ TERM($values, join: "or") }
condition-total = 赢方点数为 { RANGE($values, join: "or") }
condition-cards = 赢方有 { RANGE($values, join: "or") } 张牌
condition-natural = 以天牌决胜（{ TEXT($values) }）
condition-margin = 净胜 { RANGE($values, join: "or") } 点
condition-player-pair = 闲首两张牌的对子为{ TERM($values, join: "or") }
condition-banker-pair = 庄首两张牌的对子为{ TERM($values, join: "or") }
condition-pairs = 有 { RANGE($values, join: "or") } 方首两张成对
condition-same-rank = 双方为同点数的对子（{ TEXT($values) }）
condition-player-first-two = 闲首两张牌为 { RANGE($values, join: "or") } 点
condition-banker-first-two = 庄首两张牌为 { RANGE($values, join: "or") } 点

## 理由所需

need-shoe-start = 尚未发过牌局的牌靴
need-no-wagers = 没有注的台面
need-no-patrons = 没有玩家的牌桌
need-request = 在桌玩家的请求
need-all-agree = 在桌全体玩家的同意
need-after-last = 最后一局已完成的牌靴
need-shoe-in-play = 使用中的牌靴
need-handled-cards = 经玩家触碰的牌
need-paid-by-the-other-variation = 按另一玩法赔率所付的派彩
need-over-the-reported-amount = 超过通报金额的派彩差错
need-win-not-payable = 筹码无法足额赔付的赢注
need-found-below-the-minimum = 逾时发现、低于下限而有效的注
need-advised-before = 经提示后再次未轮到即投注的注
need-grounds-in-words = 以文字说明的合理理由
need-none-exposed = 没有一张牌露出的一局

## 报告为何不成立；规则书所说的情况

unfit-other-variation = 规则书只在其他玩法中提及
unfit-preparing = 备靴时不可能发生
unfit-loaded = 本靴未发牌前不可能发生
unfit-between = 两局之间不可能发生
unfit-initial = 发首四张牌时不可能发生
unfit-four = 首四张牌发出后不可能发生
unfit-announced = 宣布结果后不可能发生
unfit-settled = 结算后不可能发生
unfit-cutting-card-alone = 切牌卡须与所报告的牌一起
unfit-nothing-burned-before = 本局前没有烧牌
unfit-hand-for-each-card = 每张牌须各指明落在哪一手
unfit-on-the-other-hand = 该牌落在另一手上
unfit-on-its-own-hand = 该牌就在应得的一手上
unfit-about-this-coup = 此事只关于当前牌局
unfit-burn-known-omitted = 已知没有烧牌
unfit-burn-comes-first = 这靴牌尚未发出一张：仍应先烧牌
unfit-play-begun = 这靴牌已开始发牌
unfit-burned-cards-shown = 烧牌已展示
unfit-wagers-or-dummy = 已有注，或已是空局
unfit-no-card-due = 没有应发的牌
unfit-dealer-opens-both = 本桌由荷官翻开双方的牌
unfit-hands-not-delivered = 此规则书不将手牌交给玩家
unfit-card-exposed = 已有牌露出
unfit-card-unexposed = 该牌未露出
unfit-no-cards = 没有牌
unfit-no-late-tail = 该注不是后段龙尾
unfit-cards-gone = 该靴的牌已不在
unfit-next-coup-not-begun = 下一局尚未开始
unfit-nothing-dealt-since = 其后尚未发出一张牌
unfit-nothing-settled = 该局没有结算，或已作废
unfit-too-long-ago = 该局距今过久，本桌已不保留：其赔付须经争议裁定更正
unfit-about-this-shoe = 此事只关于本桌当前这靴牌的局
unfit-past-coup = 关于已完成的局
unfit-first-four-first = 首四张牌翻开后才录入其他牌
unfit-some-exposed = 有牌露出
unfit-none-exposed = 没有牌露出
unfit-first-coup = 是首局
unfit-later-coup = 是后来的局
unfit-last-coup = 是最后一局
unfit-not-last-coup = 不是最后一局
unfit-first-card = 是首张牌
unfit-later-card = 是后来的牌
unfit-banker-draws = 庄补牌
unfit-banker-stands = 庄不补牌
unfit-dealer-has-shoe = 牌靴在荷官手中
unfit-no-wagers = 没有注
unfit-coup-in-hand = 关于当前牌局
unfit-between-coups = 在两局之间
unfit-on-player = 该牌放在闲家一边
unfit-on-banker = 该牌放在庄家一边
unfit-third-card = 是首四张之后的牌
unfit-unopened = 没有牌被翻开
unfit-scanning-shoe = 使用扫描牌靴
unfit-card-stray = 报告时说明了一张牌
unfit-card-burned = 开局前烧过一张牌
unfit-run-not-established = 该边尚未形成连赢
unfit-result-announced = 结果已宣布，牌仍在桌上
unfit-after-result = 结果已宣布，而下一局尚未开始
unfit-earlier-coup = 所涉一局的牌已收走
unfit-order-before-result = 只有结果已宣布的一局才说明其牌的次序
unfit-not-its-cards = 次序须列出该局的每张牌各一次，不得有其他牌
unfit-coup-is-void = 该局已作废

## 规则书可赋予的权力

power-choose-cutter = 指定切牌人
power-name-cutter = 指定切牌的玩家
power-nominate-cutter = 推举他人切牌
power-order-check = 下令验牌
power-report-dropped-cards = 报告掉牌
power-riffle = 再洗预洗牌
power-riffle-stock = 再洗此来源的预洗牌
power-replace-handled-cards = 更换经玩家触碰的牌
power-replace-some-cards = 只换一部分牌
power-expose-burned-cards = 展示烧牌
power-restrict-wager = 限制边注
power-lift-restriction = 解除不存在的限制
power-cut-to-differential = 将注削减至差额
power-cut-to-area-maximum = 将注削减至单区上限
power-rule-wager-void = 裁定一注无效
power-refuse-wager = 拒绝注码
power-defer-commission = 延付佣金
power-burn-before-coup = 局前烧牌
power-name-opener = 指定他人开牌
power-ask-dealer-to-open = 请荷官开牌
power-ask-to-open-both = 依次翻开双方的牌
power-take-back-hand = 收回手牌
# of a seizure that there is no power for
power-seize = 扣留彩金
power-exclude = 禁止任何人参加
power-direct-to-vacate = 要求玩家让座
power-enquire-payment-error = 查问派彩
power-report-payment-error = 上报派彩
power-rectify-payment-error = 更正派彩
power-decide-dispute = 裁定争议
power-review-dispute = 复核争议
power-give-notice = 为此张贴告示
power-exchange-voucher = 兑换此类礼券
power-let-payment-stand = 让错付的派彩维持有效
power-personal-limits = 约定个人限额
power-personal-minimum = 约定个人下限
power-personal-maximum-below-sign = 约定低于标牌的个人上限
power-personal-limits-within-sign = 约定不超过标牌上限的个人限额
power-seize-winnings = 扣留彩金
power-void-wagers = 将注作废
power-confiscate-device = 没收装置
power-detain = 扣留人员
power-escalate = 上报
power-exclude-from-game = 禁止参加游戏
power-exclude-from-casino = 禁止进入赌场
power-above-differential = 接受超过差额的注
power-chips-to-cash = 以锦标赛筹码兑换现金
power-pass-cards = 免注卡
power-secret-wagers = 暗注
power-tournament = 举办锦标赛
power-turns = 依次投注

## 规则书禁止的行为

breach-advantage-by-staff = 员工谋利
breach-advice-by-staff = 员工提供建议
breach-card-handling = 触碰牌
breach-device = 使用辅助器材
breach-fraud = 舞弊
breach-influence = 影响牌局
breach-other = 其他
breach-procedure-by-staff = 员工违反程序
breach-proxy-betting = 代人下注
breach-side-bet = 私下打赌

## 固定名称的说法

term-abnormal-sequence = 牌序异常
term-above-differential = 超过差额的注
term-above-maximum = 高于上限
term-absent = 缺席
term-add-on = 加买
term-after-last = 最后一局之后
term-after-last-coup = 最后一局之后
term-after-round = 本局之后
term-all-agree = 全体同意
term-amount-due = 应付金额
term-amount-paid = 已付金额
term-amount-taken-back = 收回金额
term-announced = 已宣布结果
term-any-patron = 任一玩家
term-any-time = 随时可行
term-commission-monthly = 委员会（每月）
term-complainant = 投诉人
term-money-held = 扣留的款项
term-player-maximum = 每位玩家上限
term-personal-limits = 个人限额
term-approved-minimum = 核准下限
term-area-maximum = 单区上限
term-asked = 应玩家要求或经其允许
term-authorised-person = 授权人员
term-bad-cut = 切牌不当
term-banker = 庄
term-banker-count = 庄点数
term-banker-pair = 庄对
term-below-minimum = 低于下限
term-below-minimum-stands = 低于下限，有效
term-blue = 蓝色
term-both-sides = 两边下注
term-breach = 违规
term-break = 休息
term-burn = 烧牌
term-burn-by-value = 按点数烧牌
term-burn-card-unseen = 尚未看过的烧牌
term-burn-just-made = 刚完成的烧牌
term-burn-omitted = 漏烧牌
term-burned-cards-face-down = 其余牌面朝下的烧牌
term-buy-back = 重新买入
term-buy-in = 买入
term-by-value = 按首张牌点数
term-cancelled = 取消
term-card-omitted = 漏发牌
term-card-to-wrong-hand = 牌发错一方
term-cards = 牌
term-cards-insufficient = 牌不足
term-cash = 现金
term-cashless = 无现金
term-casino = 赌场
term-changes-asked = 玩家要求改注
term-chips = 筹码
term-chips-to-cash = 经同意以筹码兑现
term-choice = 自愿
term-keys = 密钥旁
term-surveillance-beforehand = 监控（事先）
term-tournament-changed = 锦标赛更改
term-tournament-conditions = 锦标赛条件
term-tournament-terms = 锦标赛条款
term-witness = 见证处
term-database = 数据库中
term-minute = 每分钟
term-closing = 关闭牌桌
term-colour-up = 兑换筹码
term-commission = 佣金
term-complementary = 赠券
term-complete = 完成本局
term-compliance = 仅为遵守规则
term-compulsory-wager = 必下注额
term-confirm = 确认结果
term-confiscate-device = 没收装置
term-coup = 本局
term-count = 盘点
term-credit = 退回筹码
term-cut = 已切牌
term-deal-it = 补发该牌
term-dealer-opens = 荷官代双方开牌
term-dealer-revealed-card = 荷官误翻牌
term-dealing = 发牌
term-debt = 欠款
term-decision = 裁定
term-defer-commission = 延付佣金
term-delivered = 手牌交给下注者
term-description = 人物描述
term-detain = 扣留人员
term-device = 机器
term-page = 页面
term-differential = 台面差额
term-directed = 按要求
term-direction = 总监指示
term-director-absent = 总监不在场
term-discard = 弃牌
term-display-disagrees = 显示屏结果不符
term-dispute = 争议
term-disqualified = 取消资格
term-disregard = 不理会显示
term-down = 牌面朝下
term-dragon-bonus-layout = 龙宝台面
term-dummy-coup = 空局
term-eliminated = 淘汰
term-ended = 已结束
term-enquiry = 查问
term-entry = 入场
term-error-found-late = 前局发牌有误
term-escalate = 上报
term-excess-card = 多抽了牌
term-exclude-from-casino = 禁止进入赌场
term-exclude-from-game = 禁止参加游戏
term-expose-burned-cards = 展示烧牌
term-face-up-card = 靴内有牌面朝上
term-fill = 补充筹码
term-finding = 查问结果
term-forfeit = 没收
term-fraud = 有人舞弊
term-game-disrupted = 牌局受扰
term-hand-to-wrong-area = 牌放错区域
term-hand-to-wrong-person = 牌交错人
term-handled = 牌经玩家触碰
term-hands = 一手牌
term-higher-minimum = 提高下限
term-identity = 身份
term-in-play = 使用中
term-inside = 在区域之内
term-inspector = 赌场监察员
term-inspector-daily = 监察员（每日）
term-inspector-monthly = 监察员（每月）
term-inspector-of-shoe = 监察员（牌靴）
term-inspector-or-police = 监察员或警方
term-insufficient-cards = 牌不足
term-keep = 保留
term-kept = 保留
term-kept-minimum = 保留下限
term-last-coup = 最后一局已完成
term-late-tail-too-soon = 后段龙尾注过早
term-left = 离开
term-limits = 限额
term-loaded = 待烧牌
term-lost = 输了一局
term-ruled-void = 裁定无效
term-main-wager-taken-back = 主注已收回
term-manufacturer = 制造商
term-method-a = 方式甲
term-method-b = 方式乙
term-money-returned = 退还的款项
term-move = 移至应得一方
term-multiples = 下注倍数
term-name-opener = 指定开牌者
term-named = 指定的人
term-natural = 天牌
term-new-minimum = 新下限
term-new-shoe = 新靴
term-next-coup = 作下一局首牌
term-next-round = 作下一局首牌
term-nicc = 新南威尔士州独立赌场委员会
term-no-bet-coup = 空局
term-no-card-left-shoe = 未出过牌的牌靴
term-no-cards = 无牌
term-no-patrons = 无玩家
term-no-shuffle = 切牌卡后未洗牌
term-no-wager-left = 已无注
term-no-wagers = 无人下注
term-nobody-can-wager = 无人还能下注
term-not-flat = 没有平放
term-not-payable = 无法足额赔付
term-not-random = 洗牌不随机
term-odds = 赔率
term-offer = 玩家可改变注
term-on-another = 压在另一注上
term-on-duty = 执行职务
term-once = 一次
term-one-left = 只剩一人
term-order = 按命令
term-order-unknown = 发牌次序不明
term-out-of-turn = 未轮到即投注
term-outside = 在区域之外
term-pairs-layout = 对子台面
term-pass-cards = 免注卡
term-patron = 玩家
term-patrons = 玩家
term-payment = 派彩
term-payment-error = 派彩错误
term-payment-put-right = 更正的派彩
term-penalty = 处罚
term-people = 人手
term-permit = 准许改注
term-plain = 普通
term-play-on = 继续进行
term-player = 闲
term-player-count = 闲点数
term-player-pair = 闲对
term-progress-known = 晋级者已确定
term-promotions = 推广
term-protect-order = 保护秩序
term-re-buy = 再次买入
term-reasonable = 合理理由
term-reasonable-cause = 有合理理由
term-rebuild = 按次序重排
term-rebuild-and-offer = 按次序重排，玩家可收回注
term-receive-without-wager = 未下注而接牌
term-rectified = 已改正
term-red = 红色
term-reduce = 减少
term-reference = 编号
term-refund = 退还各注
term-refuse = 维持原注
term-remove = 取走
term-removed = 收走
term-report = 报告
term-reports = 报表
term-request = 应要求
term-restriction = 限制“{ WAGER($of) }”
term-result = 结果
term-retired = 退赛
term-retract = 收回
term-return = 退回
term-review = 复核
term-riffle = 再洗
term-same-back-colour = 相同牌背颜色
term-says = 说明
term-scanner-disagrees = 扫描器显示不符
term-secret-wagers = 暗注
term-seize-winnings = 扣留彩金
term-seizure = 扣留
term-sequence-revealed = 牌序外露
term-session = 节
term-settled = 已结算
term-shoe = 本靴
term-shoe-end = 牌靴结束
term-shoe-to-patron = 牌靴交给玩家
term-shoe-to-reveal = 已结束而未公开的承诺牌靴
term-show-burn-card = 展示烧牌
term-shown = 应要求展示
term-shuffle-after = 本局后洗牌
term-shuffle-pre-shuffled = 洗预洗牌
term-shuffler-fault = 洗牌机故障
term-side-wager-limits = 边注限额
term-side-wagers = 边注
term-staff = 员工
term-stand-and-wager = 站立下注
term-stands = 结果有效
term-starting-bank = 起始筹码
term-statement = 陈述
term-stay = 在桌期间
term-stopping = 停止游戏
term-substituted = 由他人替换
term-substitution = 替补
term-surveillance = 监控部门
term-table = 牌桌
term-table-play = 牌桌专用券
term-third-card = 由谁补牌
term-third-card-to-banker = 庄多发第三张牌
term-third-card-to-player = 闲多发第三张牌
term-tie = 和
term-tie-baccarat-odds = 和局百家乐的赢注赔率
term-tie-percentage = 和局百分比
term-to-banker = 归庄第三张
term-to-banker-and-offer = 归庄第三张，玩家可收回注
term-to-wagerers = 交给下注最高者
term-token = 代用币
term-tournament-chips = 锦标赛筹码
term-tournaments = 比赛
term-unaffected = 不受影响
term-uncut = 待切牌
term-unfit = 牌不适用
term-unit = 下注单位
term-unshuffled = 待洗牌
term-until-wager = 直至有人下注
term-up = 牌面朝上
term-variation = 玩法
term-vcgr = 维多利亚州博彩监管委员会
term-void = 本局作废
term-void-and-shuffle = 作废并重新洗牌
term-void-round = 该局作废
term-void-shoe = 本靴作废
term-void-wager = 该注作废
term-void-wagers = 注作废
term-voucher = 礼券
term-wager = 注
term-wagering = 下注
term-wrong-cards = 牌数或牌不符
term-wrong-order = 发牌次序错误
term-wrong-variation-settled = 按错玩法结算

## 历时

lasting = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [0] { $seconds } 秒
           *[other] { $minutes } 分钟
        }
       *[other] { $hours } 小时 { $minutes } 分钟
    }
   *[other] { $days } 天 { $hours } 小时
}
## What stands between two things of a list, between a thing and what is said of it, and between two sentences.

list-comma = { "、" }
list-semicolon = { "；" }
list-stop = { "。" }
list-colon = { "：" }
list-sentence = { "" }

## 读出的牌

card-named = { SUIT($suit) }{ FACE($face) }
card-face-down = 未翻开的牌
face-A = A
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-8 = 8
face-9 = 9
face-T = 10
face-J = J
face-Q = Q
face-K = K
suit-c = 梅花
suit-d = 方块
suit-h = 红心
suit-s = 黑桃

## 赔率

odds-pays = { $per } 赔 { $pays }
odds-less = { $per } 赔 { $pays }，扣 { $less }
odds-of-row = { ROW($row) }：{ SAID($odds) }
odds-of-count = { $count } 局：{ $per } 赔 { $pays }
odds-of-part = { $share } { WAGER($wager) }
odds-of-parts = { SAID($parts) }

## 跨局的注，按标牌所列的类别

family-run = { $side ->
    [combination] 闲庄组合连赢
   *[other] { HAND($side) }连赢
}
family-tail = { HAND($side) }龙尾

## 义务可经由的途径

channel-in-person = 当面
channel-telephone = 电话
channel-email = 电子邮件
channel-letter = 书信
channel-system = 监管系统
channel-daily-summary = 每日摘要
channel-breach-notification = 违规通报
channel-monthly-report = 每月报告
channel-notice = 通知书

## 义务何时到期

due-at-once = 立即
due-as-soon-as-practicable = 尽快
due-within-hours = 若干小时内
due-within-days = 若干日内
due-day-end = 当日结束前
due-gaming-day-end = 博彩日结束前
due-month-end = 月底前
due-before-start = 开始之前
due-before-act = 事先
due-on-request = 应要求
