### 锦标赛：所发生的事、拒绝的理由、各项指令及名称，体例与牌桌相同。

## 准备

event-tournament-begun = 举办锦标赛：{ $name }
event-terms-written = 写下条款第 { $number } 版
event-terms-published = 条款第 { $number } 版已公布：{ $where }
event-regulator-advised = 已告知监管机构条款第 { $number } 版{ $copy ->
    [yes] 并附副本
   *[other] {""}
}（{ TERM($to) }，{ $reference }）
event-director-appointed = { PERSON($person) } 任锦标赛总监
event-deputy-appointed = { PERSON($person) } 任总监副手
event-deputy-dismissed = { PERSON($person) } 不再任总监副手
event-marked-present = { PERSON($person) } 到场主持
event-marked-absent = { PERSON($person) } 离场，不再主持
event-table-designated = 牌桌 { $table } 供锦标赛使用，设 { $seats } 座
event-table-released = 牌桌 { $table } 恢复对所有人开放
event-staff-approved = 准许员工 { PERSON($person) } 参赛（{ $reference }）
event-players-briefed = 已向参赛者说明条款，参赛者均已理解
event-practice-begun = 牌桌 { $table } 开始练习：一律不计
event-practice-ended = 牌桌 { $table } 练习结束

## 报名

event-entrant-entered = { PERSON($entrant) } 报名并缴付 { MONEY($paid) }
    .you = 您报名并缴付 { MONEY($paid) }
event-entry-refused = 不接受 { PERSON($entrant) } 报名：{ $reason }
    .you = 不接受您报名：{ $reason }
event-terms-signed = { PERSON($entrant) } 签署条款
    .you = 您签署条款
event-likeness-permitted = { $permits ->
    [yes] { PERSON($entrant) } 准许使用姓名和照片
   *[other] { PERSON($entrant) } 不准许使用姓名和照片
}
event-entrant-withdrew = { PERSON($entrant) } 退出{ $refund ->
    [0] {""}
   *[other] ，应退 { MONEY($refund) }
}
event-entrant-substituted = { PERSON($substitute) } 替补 { PERSON($entrant) } 出赛
event-reserve-added = { PERSON($entrant) } 列为候补
    .you = 您列为候补
event-entries-closed = 报名截止：{ $players } 人{ $reserves ->
    [0] {""}
   *[other] ，候补 { $reserves } 人
}

## 座位

event-ballot-committed = 抽签所用内容已封定：{ $commitment }……
event-ballot-drawn = 第 { $session } 场座位已抽定，{ PERSON($by) } 所出字句为“{ $word }”：{ SAID($drawn) }
event-seat-taken = { PERSON($entrant) } 在牌桌 { $table } 第 { $seat } 座就位
    .you = 您在牌桌 { $table } 第 { $seat } 座就位
event-absence-recorded = { PERSON($entrant) } 未及时就座第 { $session } 场：{ TERM($consequence) }{ $chips ->
    [0] {""}
   *[other] （{ MONEY($chips) }）
}
event-seat-offered = { PERSON($reserve) } 缴付 { MONEY($paid) }，接替 { PERSON($entrant) } 在牌桌 { $table } 第 { $seat } 座

## 场次

event-session-scheduled = 第 { $round } 轮第 { $session } 场定于 { TIME($starts) } 开始
event-start-moved = 第 { $session } 场改于 { TIME($starts) } 开始，原为 { TIME($before) }
event-session-started = 第 { $session } 场开始，共 { $players } 人
event-session-paused = 第 { $session } 场暂停{ $why ->
    [nobody-present] ：主持者不在场
   *[other] {""}
}
event-session-resumed = 第 { $session } 场继续
event-break-called = 休息 { $minutes } 分钟，至 { TIME($until) }
event-players-directed = 总监指示：{ $what }
event-entrant-eliminated = { PERSON($entrant) } 在牌桌 { $table } 第 { $coup } 局后出局
    .you = 您在牌桌 { $table } 第 { $coup } 局后出局
event-table-counted = 牌桌 { $table } 于 { $coups } 局后清点：{ SAID($counted) }
event-count-corrected = 更正牌桌 { $table } 的清点：{ SAID($counted) }
event-table-ended-early = 牌桌 { $table } 提前结束：{ TERM($grounds) }
event-points-recorded = 第 { $session } 场积分：{ SAID($scored) }

## 名次

event-session-ranked = 第 { $session } 场结束：{ SAID($ranked) }
event-round-decided = { GIVEN($qualified) ->
    [yes] 晋级第 { $to } 轮：{ PERSON($qualified) }
   *[no] 无人晋级第 { $to } 轮
}{ GIVEN($eliminated) ->
    [yes] ；淘汰：{ PERSON($eliminated) }
   *[no] {""}
}
event-play-off-ordered = 并列者加赛 { $coups } 局：{ SAID($drawn) }
event-play-off-counted = 牌桌 { $table } 的加赛已清点：{ SAID($counted) }
event-play-off-recorded = 加赛分出先后：{ SAID($counted) }
event-repechage-ordered = 复活赛于 { TIME($starts) } 举行：{ PERSON($players) } 中 { $number } 人晋级
event-bought-back = { PERSON($entrant) } 以 { MONEY($paid) } 买回参赛权，进入第 { $round } 轮
    .you = 您以 { MONEY($paid) } 买回参赛权，进入第 { $round } 轮
event-bought-again = { PERSON($entrant) } 以 { MONEY($paid) } 再买入筹码 { MONEY($chips) }
event-added-on = { PERSON($entrant) } 以 { MONEY($paid) } 加买筹码 { MONEY($chips) }
event-final-ranked = 最终名次：{ SAID($ranked) }

## 款项

event-due-back = 应退 { PERSON($entrant) } { MONEY($amount) }（{ TERM($circumstance) }）
event-prizes-awarded = 颁发奖池 { MONEY($pool) }：{ SAID($awarded) }{ GIVEN($passed_over) ->
    [yes] ；员工不得奖：{ PERSON($passed_over) }
   *[no] {""}
}{ $held ->
    [0] {""}
   *[other] ；无人可领而留存：{ MONEY($held) }
}
event-prize-paid = 付给 { PERSON($entrant) } 奖金 { MONEY($amount) }{ GIVEN($thing) ->
    [yes] ，并交付{ $thing }
   *[no] {""}
}
event-held-prize-paid = 从留存的奖金中付给 { PERSON($entrant) } { MONEY($amount) }：{ $why }
event-chips-cashed = { PERSON($entrant) } 的筹码兑为现金 { MONEY($amount) }
event-refund-paid = 退还 { PERSON($entrant) } { MONEY($amount) }
    .you = 已退还您 { MONEY($amount) }
event-tournament-cancelled = 锦标赛取消：{ $reason }
event-tournament-closed = 锦标赛结束：收 { MONEY($fees) }，加注奖池 { MONEY($added) }，奖金 { MONEY($prizes) }，佣金 { MONEY($commission) }，退款 { MONEY($refunds) }{ $cashed ->
    [0] {""}
   *[other] ，筹码兑现 { MONEY($cashed) }
}{ $held ->
    [0] {""}
   *[other] ，无人可领的奖金留存 { MONEY($held) }
}

## 行为

event-penalty-given = { PERSON($entrant) } 因 { $penalty } 受罚：{ TERM($consequence) }{ $chips ->
    [0] {""}
   *[other] （{ MONEY($chips) }）
}
event-phone-recorded = { PERSON($entrant) } 比赛中使用手机：{ TERM($consequence) }{ $chips ->
    [0] {""}
   *[other] （{ MONEY($chips) }）
}
event-entrant-disqualified = { PERSON($entrant) } 被取消资格：{ $reason }；其筹码：{ TERM($chips) }
event-entrant-retired = { PERSON($entrant) } 弃赛；其筹码：{ TERM($disposition) }
    .you = 您弃赛；您的筹码：{ TERM($disposition) }
event-complaint-raised = { PERSON($entrant) } 投诉：{ $about }
event-complaint-decided = { PERSON($entrant) } 的第 { $complaint } 号投诉裁定：{ $decision }
event-complaint-advice = 已告知 { PERSON($entrant) } 可向{ TERM($of) }提出
event-act-undone = { PERSON($person) } 撤销自己对 { PERSON($entrant) } 的误记：{ TERM($name) }

## 句子成分

drawn-seat = { PERSON($entrant) } 牌桌 { $table } 第 { $seat } 座
counted-chips = { PERSON($entrant) } { MONEY($chips) }
scored-points = { PERSON($entrant) } { $points }
ranked-place = { $place }. { PERSON($entrant) }（{ GIVEN($points) ->
    [yes] { $points } 分
   *[no] { MONEY($chips) }
}{ $ahead ->
    [extra-coups] ；加赛胜 { PERSON($of) }
    [lasted] ；比 { PERSON($of) } 坚持更久
    [round] ；比 { PERSON($of) } 走得更远
    [equal] ；与 { PERSON($of) } 并列
   *[other] {""}
}）
awarded-prize = { PERSON($entrant) } { MONEY($amount) }{ GIVEN($thing) ->
    [yes] 及{ $thing }
   *[no] {""}
}

## 拒绝的理由

refusal-no-tournaments = { BOOKID($book) } 没有锦标赛一章
    .do = 请采用有此章的规则书
refusal-not-the-director = { PERSON($actor) } 并非本锦标赛的主持者
    .do = { GIVEN($director) ->
        [yes] 请找 { PERSON($director) }
       *[no] 请先委任总监
    }
refusal-tournament-begun = { $name } 已经开办
    .do = 请继续进行
refusal-tournament-not-begun = 锦标赛尚未开办
    .do = 请先开办，再{ COMMAND($command) }
refusal-tournament-over = { $name } 已{ TERM($how) }
refusal-reference-missing = 缺少编号：{ TERM($what) }
    .do = 请提供可查的编号
refusal-copy-missing = 须将条款副本交给{ BOOK($to) }
    .do = 请送交副本并记录
refusal-other-regulator = 此事不归{ TERM($to) }
    .do = 应为{ BOOK($needed) }
refusal-terms-not-written = 尚无条款
    .do = 请先写下条款
refusal-terms-fixed = 条款不能再改：{ TERM($what) }
    .do = 以已公布者为准
refusal-terms-incomplete = 条款有 { $number ->
   *[other] { $number } 处不妥
}：{ TEXT($missing, join: "comma") }
    .do = 请检查后重新写下
refusal-terms-not-published = 条款尚未向玩家公布
    .do = 请先公布
refusal-regulator-not-advised = 尚未告知{ BOOK($to) }{ $copy ->
    [yes] 并附现行条款副本
   *[other] {""}
}
    .do = 请告知并记录编号
refusal-change-not-notified = { $moved ->
    [yes] 尚未将开始时间的更改告知{ BOOK($to) }
   *[other] 尚未将第 { $edition } 版的更改告知{ BOOK($to) }
}
    .do = 请在锦标赛开始前告知
refusal-no-director = 尚无人主持本锦标赛
    .do = 请委任总监
refusal-director-absent = 主持者不在场，{ PERSON($director) } 须在场
    .do = 返回时请记录到场
refusal-not-appointed = { PERSON($person) } 既非总监亦非副手
    .do = 请先委任
refusal-already-done = 已是如此：{ TERM($what) }{ GIVEN($who) ->
    [yes] （{ PERSON($who) }）
   *[no] {""}
}
refusal-table-not-designated = 牌桌 { $table } 不在其中
    .do = { GIVEN($known) ->
        [yes] 可用：{ TEXT($known, join: "comma") }
       *[no] 请先指定牌桌
    }
refusal-table-at-play = 牌桌 { $table } 正用于第 { $session } 场
    .do = 请等该场结束
refusal-not-in-the-terms = 条款中没有：{ TERM($what) }{ GIVEN($id) ->
    [yes] （{ $id }）
   *[no] {""}
}
    .do = { GIVEN($known) ->
        [yes] 可用：{ TEXT($known, join: "comma") }
       *[no] 只能依条款行事
    }
refusal-against-the-rules = 不论条款如何，{ BOOKID($book) } 不允许：{ TERM($what) }
    .do = 规则优先于条款
refusal-entries-closed = 报名已截止{ $at ->
    [0] {""}
   *[other] （{ TIME($at) }）
}
refusal-entries-open = 报名尚未截止
    .do = 请先截止报名
refusal-unknown-entrant = { PERSON($entrant) } 没有报名
    .do = 请查看参赛名单
refusal-not-entitled = { PERSON($entrant) } 无权进入娱乐场
    .do = 请勿接受报名
refusal-criteria-not-met = { PERSON($entrant) } 不符合条件：{ TEXT($criteria, join: "comma") }
refusal-staff-not-approved = { PERSON($person) } 是本场员工，不得参赛
    .do = { GIVEN($events) ->
        [yes] 仅限此类活动并经行政总监核准：{ TERM($events) }
       *[no] 员工不得参赛
    }
refusal-not-signed = { PERSON($entrants) } 尚未书面同意条款
    .do = 请先签署条款
refusal-already-entered = { PERSON($entrant) } 已经报名
    .do = 每人限报一次
refusal-field-full = 已满 { $most } 人，不能再加
refusal-field-too-small = 现有 { $players } 人，至少需要 { $least } 人
    .do = 请等候更多人，或取消
refusal-not-with-this-status = { PERSON($entrant) } 现为{ TERM($status) }，不能这样做
refusal-period-over = 期限已于 { TIME($until) } 届满：{ TERM($what) }
refusal-too-often = 每人限 { $most ->
   *[other] { $most } 次
}，已用完：{ TERM($what) }
refusal-round-passed = 第 { $round } 轮不能这样做：{ TERM($what) }
    .do = 以第 { $until } 轮为限
refusal-not-the-price = 付了 { MONEY($paid) }，应付 { MONEY($price) }
    .do = 请收取正确数额
refusal-unknown-round = 没有第 { $round } 轮：条款共 { $rounds } 轮
refusal-unknown-session = 与第 { $session } 场无关
    .do = { GIVEN($known) ->
        [yes] 可用：{ TEXT($known, join: "comma") }
       *[no] 请先排定场次
    }
refusal-session-not-at-this-stage = 第 { $session } 场为{ TERM($stage) }
refusal-round-not-open = 第 { $round } 轮由谁出赛尚未确定
    .do = { $before ->
        [0] 没有等候此轮的人
       *[other] 请先完成第 { $before } 轮
    }
refusal-ballot-not-committed = 抽签所用内容尚未封定
    .do = 请在报名截止前封定
refusal-tape-not-as-committed = 与封定内容不符：{ TEXT($commitment) }
    .do = 请取同一封定的下一条
refusal-word-missing = 第 { $session } 场抽签尚无人出字
refusal-word-not-theirs = 第 { $session } 场抽签的字须由参赛者或条款所列监票人给出，不能由 { PERSON($by) } 给出
    .do = 请参赛者或监票人出字
refusal-too-few-seats = { $players } 人需要座位，只有 { $seats } 座
    .do = 请指定更多牌桌，或加排同一轮的场次
refusal-notice-not-given = 第 { $session } 场改于 { TIME($starts) } 开始，尚未通知参赛者
    .do = 请在两个时间之前通知
refusal-starts-later = 定于 { TIME($starts) } 开始，现在是 { TIME($at) }
    .do = 请等到时间
refusal-seats-not-taken = 尚未就座：{ PERSON($entrants) }
    .do = 请其就座，或记录缺席
refusal-not-briefed = 尚未说明条款：{ PERSON($entrants) }
    .do = 请先说明
refusal-practice-on = 牌桌 { TEXT($tables, join: "comma") } 正在练习
    .do = 请先结束练习
refusal-break-without-length = 休息须为 1 至 { $most } 分钟，而非 { $minutes } 分钟
    .do = 请说明时长
refusal-ends-too-early = 不能以此为由提前结束：{ TERM($grounds) }
    .do = 请打满规定局数或时间
refusal-count-does-not-fit = 清点与出赛者不符{ GIVEN($missing) ->
    [yes] ，缺 { PERSON($missing) }
   *[no] {""}
}{ GIVEN($unknown) ->
    [yes] ，多 { PERSON($unknown) }
   *[no] {""}
}
    .do = 请将同桌每人各点一次
refusal-coups-not-as-terms = 报了 { $coups } 局，条款为 { $scheduled } 局
    .do = 请打满，或依规则提前结束
refusal-points-not-as-terms = 下列各人的分数不是条款所定的分数（{ TEXT($points, join: "comma") }），也不是同分者平分所得：{ PERSON($entrants) }
refusal-tables-not-counted = 尚未清点：{ TEXT($tables, join: "comma") }
    .do = 请先清点
refusal-equals-not-parted = { PERSON($entrants) } 并列
    .do = 请加赛分出先后
refusal-not-equals = { GIVEN($entrants) ->
    [yes] { PERSON($entrants) } 并非全部并列者
   *[no] 现在没有需要分出先后的并列者
}
    .do = 加赛须由全部并列者参加
refusal-shares-do-not-add-up = 奖池 { MONEY($pool) } 不足以按 { MONEY($shares) } 分给 { $players } 人
    .do = 请查看条款
refusal-not-due = { MONEY($amount) } 并非应付 { PERSON($entrant) } 之数
    .do = 应付 { MONEY($due) }
refusal-not-refundable = { PERSON($entrant) } 所缴概不退还
    .do = 仅在取消时退还
refusal-still-open = 尚待办理：{ TERM($what) }
refusal-unknown-act = 近来没有可撤销的 { $act }
    .do = 请查看可撤销的事项
refusal-not-their-act = 此为 { PERSON($by) } 所为，{ PERSON($actor) } 不能撤销
    .do = 请找 { PERSON($by) }
refusal-rests-on-it = { $act } 已有后续
    .do = 只能保留

## 指令

do-begin-tournament = 开办锦标赛
do-write-terms = 写下条款
do-publish-terms = 公布条款
do-advise-regulator = 告知监管机构
do-appoint-director = 委任总监
do-appoint-deputy = 委任副手
do-dismiss-deputy = 免去副手
do-mark-present = 记录到场
do-mark-absent = 记录离场
do-designate-table = 指定牌桌
do-release-table = 释放牌桌
do-approve-staff = 核准员工
do-brief-players = 说明条款
do-begin-practice = 开始练习
do-end-practice = 结束练习
do-enter = 报名
do-refuse-entry = 拒绝报名
do-sign-terms = 签署条款
do-permit-likeness = 准许使用肖像
do-withdraw = 退出
do-substitute = 替补
do-add-reserve = 增列候补
do-close-entries = 截止报名
do-commit-ballot = 封定抽签
do-draw-ballot = 抽签
do-take-seat = 就座
do-record-absence = 记录缺席
do-offer-seat = 让出座位
do-schedule-session = 排定场次
do-move-start = 更改开始时间
do-start-session = 开始场次
do-pause-session = 暂停场次
do-resume-session = 恢复场次
do-call-break = 宣布休息
do-direct-players = 指示参赛者
do-record-elimination = 记录出局
do-record-count = 记录清点
do-correct-count = 更正清点
do-end-table-early = 提前结束牌桌
do-record-points = 记录积分
do-end-session = 结束场次
do-order-play-off = 安排加赛
do-count-play-off = 清点加赛
do-record-play-off = 记录加赛
do-order-repechage = 安排复活赛
do-buy-back = 买回参赛权
do-re-buy = 再买入
do-add-on = 加买
do-rank-final = 计算最终名次
do-award-prizes = 颁奖
do-pay-prize = 付奖
do-pay-held-prize = 支付留存的奖金
do-cash-chips = 筹码兑现
do-refund = 退款
do-cancel-tournament = 取消锦标赛
do-close-tournament = 结束锦标赛
do-penalise = 处罚
do-record-phone = 记录使用手机
do-disqualify = 取消资格
do-retire = 弃赛
do-raise-complaint = 提出投诉
do-decide-complaint = 裁定投诉
do-advise-complainant = 告知投诉人
do-undo = 撤销

## 句中名称

term-table-designated = 已指定牌桌
term-staff-approved = 已记录核准
term-players-briefed = 已向参赛者说明
term-play-begun = 比赛已经开始
term-practice-ended = 没有练习
term-terms-written = 已写下相同条款
term-terms-published = 条款已公布
term-director-appointed = 已委任总监
term-deputy-appointed = 已委任副手
term-marked-present = 已记录到场
term-marked-absent = 已记录离场
term-terms-signed = 条款已签署
term-entries-closed = 报名已截止
term-ballot-committed = 抽签已封定
term-seat-taken = 已就座或已记录缺席
term-table-counted = 牌桌已清点
term-play-off-ordered = 加赛已安排
term-final-ranked = 名次已定
term-prizes-awarded = 奖金已颁发
term-repechage-ordered = 已有复活赛或下一轮已抽签
term-complaint-advice = 已告知投诉人
term-may-refuse = 拒绝报名的权利
term-reserves = 候补
term-substitutes = 替补
term-disqualification = 取消资格
term-late = 迟到的后果
term-phone = 使用手机的后果
term-another-game = 其他游戏的场次
term-repechage = 复活赛
term-prize-for-staff = 给员工的奖金
term-cash-chips = 筹码兑现
term-staff-play = 员工参赛
term-deputies = 副手
term-director-plays = 总监参赛
term-chips-taken = 罚没筹码
term-early-end = 提前结束
term-further-coups = 并列者加赛
term-sessions = 场次
term-rounds = 轮次
term-ranking = 名次
term-awarding = 颁奖
term-prizes = 待付奖金
term-refunds = 待退款项
term-complaints = 投诉
term-fee-paid = 已有人缴费
term-seats = 座位
term-refused = 被拒
term-waiting = 候赛
term-reserve = 候补
term-withdrawn = 已退出
term-seated = 在座
term-qualified = 已晋级
term-forfeited = 已丧失资格
term-placed = 已定名次
term-playing = 比赛中
term-scheduled = 已排定
term-drawn = 已抽签
term-running = 进行中
term-paused = 暂停
term-none = 无后果
term-warning = 警告
term-minimum-wagered = 代下最低注
term-forfeits-session = 丧失本场
term-forfeits-entry = 丧失参赛权
term-director-decides = 由总监决定
term-stay-out = 不再使用
term-as-told = 依条款所述
term-chips-removed = 移除
term-placed-by-chips = 计入名次
term-never-started = 未曾开始
term-closed = 结束
term-end-table-early = 提前结束牌桌
term-regulator-advised = 已告知监管机构
term-charity = 慈善
term-media = 媒体
term-entrant-entered = 报名
term-entry-refused = 拒绝报名
term-likeness-permitted = 许可
term-entrant-withdrew = 退出
term-reserve-added = 候补
term-absence-recorded = 缺席
term-entrant-eliminated = 淘汰
term-bought-back = 买回
term-bought-again = 再买入
term-added-on = 加买
term-due-back = 退款
term-prize-paid = 付奖
term-chips-cashed = 筹码兑现
term-refund-paid = 退款
term-penalty-given = 处罚
term-phone-recorded = 手机
term-entrant-disqualified = 取消资格
term-entrant-retired = 弃赛
term-tournament = 锦标赛名称
term-person = 人员
term-entrant = 参赛者
term-where = 何处可取
term-reason = 理由
term-word = 字句
term-by = 出字人
term-why = 缘由
term-what = 内容
term-complaint = 投诉
term-points = 积分
