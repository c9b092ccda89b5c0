# 赛事总监的屏幕、大厅里的赛事，以及赛事的打印页。

title-direct = Croupier：赛事总监
direct-skip = 跳到下一步
direct-list-none = 本场没有赛事。
direct-new = 新赛事
direct-new-about = 选择规则书，把条款改成自己的：注释说明规则书在每处要求什么，依据哪一条。
direct-new-id = 简短名称，用于网址
direct-begin = 开办赛事
direct-terms = 条款文件
direct-terms-about = 条款是一个文件，格式与 `croupier tournament new` 写出的相同。缺漏或矛盾之处在公布时指出。
direct-terms-file = 选择文件
direct-terms-write = 写入条款
direct-line = 第 { $line } 行：
direct-entrants = { $entrants } 份报名

## 下一步

direct-next = 下一步
direct-nothing = 现在无事可做
direct-over = 本赛事已结束
direct-not-yours = 这一步不归您：由有权的人来做。
direct-table-tells = { $table } 在该场结束时自行报数。
direct-equals = 并列：{ PERSON($entrants) }。加赛以同样多的筹码开始；未指定牌桌时用该节的牌桌。
direct-further = { $session ->
    [0] 决定名次的加赛
   *[other] 第 { $session } 节后的加赛
}（{ $coups } 局）
direct-by-hand = 手工录入筹码数
direct-waits = 牌桌 { $table } 现在不接受：
direct-chips-of = { PERSON($entrant) } 的筹码
direct-coups-played = 已打局数
direct-not-an-amount = { PERSON($entrant) }：请写金额，例如 1200 或 37.50

## 规则书的要求

direct-checklist = 规则书的要求
direct-open-demands = { $open ->
    [0] 全部完成
   *[other] 还有 { $open } 项
}
direct-done = 已完成：
direct-to-do = 待办：
direct-demand-terms-written = 条款已写好
direct-demand-terms-published = 条款已公布
direct-demand-regulator-advised = 已告知监管机构
direct-demand-director-appointed = 已委任总监
direct-demand-tables-designated = 已指定牌桌
direct-demand-ballot-committed = 抽签所用已封存
direct-demand-players-enough = 报名人数足够
direct-demand-terms-signed = 每位参赛者均已书面同意
direct-demand-change-notified = 变更已告知监管机构
direct-demand-players-briefed = 已向参赛者说明条款
direct-demand-somebody-present = 有权的人在场
direct-demand-places-awarded = 名次已算出
direct-demand-prizes-awarded = 奖金已分配
direct-demand-prizes-paid = 奖金已付清
direct-demand-refunds-paid = 退款已付清
direct-demand-complaints-answered = 投诉已裁定并已告知投诉人

## 场次

direct-sessions = 场次
direct-no-sessions = 尚未安排场次。
direct-session = 第 { $session } 场：{ $round }
direct-session-scheduled = 已安排
direct-session-drawn = 已抽座位
direct-session-running = 进行中
direct-session-paused = 暂停
direct-session-ended = 已结束
direct-starts-in = { COUNTDOWN($left) } 后开始
direct-started = { TIME($at, to: "minute") }
direct-counted = { $coups } 局后已清点
direct-on-felt = 实体牌桌
direct-stopped = 暂停：{ TERM($why) }
direct-coup-of = { $coups }／{ $of } 局
direct-coups = { $coups } 局
direct-watch = 观看
direct-sits = 已入座
direct-awaited = 等候中

## 报名

direct-entries = 报名
direct-no-entries = 还没有人报名。
direct-acts = 操作
direct-acts-for = 对 { PERSON($entrant) } 的操作
direct-csv = 从 CSV 文件
direct-unsigned = 未签字
direct-staff = 员工
direct-penalties = { $number } 次处罚

## 人员、差错、投诉、款项

direct-presence = 谁在场
direct-director = 总监
direct-deputy = 副手
direct-no-director = 尚未委任任何人。
direct-here = 在场
direct-away = 不在
direct-undo = 自己的差错
direct-undo-of = { TERM($act) }：{ PERSON($entrant) }
direct-complaints = 投诉
direct-money = 款项与奖金
direct-money-fees = 报名费
direct-money-added = 赌场追加
direct-money-pool = 奖池
direct-money-commission = 佣金
direct-money-prizes = 已付奖金
direct-money-refunds = 已退款

## 打印

direct-print-terms = 条款
direct-print-seats = 座位卡
direct-print-seat-cards = 座位卡
direct-print-starts = 开始
direct-print-results = 成绩
direct-print-no-results = 名次尚未算出。
