# 督察工作台：查找、逐步重看一局、记录状态、核验。

title-inspect = 督察 · Croupier
skip-to-inspect = 跳到督察内容
inspect-views = 查看内容
inspect-view-find = 查找
inspect-view-state = 记录状态
inspect-view-verify = 核验

inspect-when = 时间
inspect-when-hour = 最近一小时
inspect-when-day = 最近 24 小时
inspect-when-all = 全部
inspect-when-between = 指定时段
inspect-from = 自（UTC）
inspect-to = 至（UTC）
inspect-stream = 赌桌
inspect-stream-all = 全部
inspect-stream-group = { $kind ->
    [tournament] 锦标赛
    [promotion] 推广活动
   *[table] 赌桌
}
inspect-list = 只看
inspect-list-all = 全部
inspect-list-voids = 作废局与空局
inspect-list-irregularities = 异常与处置
inspect-list-corrections = 更正
inspect-list-payment-errors = 赔付差错
inspect-list-debts = 欠款与免收佣金
inspect-list-turned-away = 场方拒收的投注、报名与奖品
inspect-list-conduct = 行为
inspect-list-disputes = 争议与投诉
inspect-list-cards = 验牌与换牌
inspect-list-refused = 被拒的操作（不在记录内）
inspect-list-clock = 时钟备注
inspect-shoe = 牌靴
inspect-coup = 局
inspect-coup-hint = 47，或 2/7
inspect-patron = 人员
inspect-wager = 投注
inspect-clause = 条款
inspect-irregularity = 异常
inspect-least = 金额自
inspect-most = 金额至
inspect-search = 查找
inspect-stop = 停止
inspect-go-on = 继续
inspect-clear = 清空
inspect-bad-coup = 局号是一个数字，例如 47；或牌靴与局，例如 2/7
inspect-bad-amount = 金额是一个数字，例如 500 或 12.50
inspect-bad-time = 须同时填写起止时间，早的在前
inspect-looking = 查找中：已看 { COUNT($entries) } 条，找到 { COUNT($hits) } 条
inspect-found = { $hits ->
    [0] 在 { COUNT($entries) } 条记录中没有符合的
   *[other] 在 { COUNT($entries) } 条记录中找到 { COUNT($hits) } 条
}
inspect-stopped = 看过 { COUNT($entries) } 条后停止，找到 { COUNT($hits) } 条：还有更多
inspect-listed = { $hits ->
    [0] 没有符合的内容
   *[other] { COUNT($hits) } 条
}
inspect-more = 更早的
inspect-refused-note = 被拒的操作没有产生任何结果，因此各桌记录中没有它们。最近的保存在密钥旁，供督察参考；它们不是证据。
inspect-broken = { $stream }：此记录与自身的链不符。{ $why }
inspect-at = { DATE($at) } { TIME($at, to: "second") }
inspect-column-time = 时间（UTC）
inspect-column-stream = 赌桌
inspect-column-place = 牌靴／局
inspect-column-who = 谁，以何职级
inspect-column-what = 内容
inspect-column-clauses = 条款
inspect-column-act = 操作
inspect-entry = 条目 { $entry }
inspect-open-coup = { $stream } 第 { $shoe } 靴第 { $coup } 局，逐步查看
inspect-place = { $shoe }/{ $within }

inspect-coup-title = { $table }：第 { $shoe } 靴第 { $within } 局
inspect-coup-number = 记录中第 { $coup } 局
inspect-coup-played = { $casino }：{ $variation }，{ $decks } 副牌
inspect-coup-edition = 版本 { $edition }
inspect-coup-entries = 条目 { $first } 至 { $last }；末条为 { $hash }
inspect-coup-when = { DATE($begins) } { TIME($begins, to: "second") } 至 { TIME($ends, to: "second") } UTC
inspect-coup-staked = 投注
inspect-coup-returned = 返还
inspect-coup-commission = 佣金
inspect-coup-result = 结果
inspect-mark-void = 作废
inspect-mark-dummy = 空局
inspect-mark-last = 最后一局
inspect-mark-incomplete = 进行中
inspect-seeded = 此靴由种子产生：是演练，不是对局。
inspect-earlier = 上一局
inspect-later = 下一局
inspect-export = 连同证明导出
inspect-verify-table = 核验此桌
inspect-print = 打印
inspect-link = 复制地址
inspect-link-copied = 地址已复制
inspect-steps = 逐步
inspect-step = 第 { $step } 步，共 { $steps } 步
inspect-step-before = 上一步
inspect-step-after = 下一步
inspect-step-keys = 用方向键逐步查看
inspect-hand-player = 闲
inspect-hand-banker = 庄
inspect-no-cards = 尚无牌
inspect-who = { $who }，{ $rank }
inspect-money = { $whose }：{ $place } { $was } → { $now }
inspect-money-table = 赌桌
inspect-place-rack = 筹码
inspect-place-layout = 台面上
inspect-place-tokens = 代币
inspect-place-tokens-on-layout = 台面上的代币
inspect-place-held = 暂扣
inspect-place-owed = 欠款
inspect-place-float = 桌面底码
inspect-place-token-float = 底码中的代币
inspect-place-drop = 钱箱

inspect-state-streams = 链
inspect-state-entries = 条目
inspect-state-coups = 局
inspect-state-shoes = 已结束的牌靴
inspect-state-last = 末条（UTC）
inspect-state-head = 末条散列
inspect-state-signed = 已签至
inspect-state-signed-never = 尚无签名
inspect-state-whole = 相符
inspect-state-follows = 上次快照以来的链
inspect-state-editions = 与记录一同保存的规则版本
inspect-state-editions-used = 现用于：{ TEXT($streams, join: "comma") }
inspect-state-editions-unused = 目前没有使用
inspect-state-heads = 签名与见证
inspect-state-floor-head = 场地最新签名：{ $head }，{ DATE($at) } { TIME($at, to: "second") } UTC，密钥 { $key }
inspect-state-no-head = 场地尚无签名
inspect-state-witness = 见证方已收到至 { $shipped } 的签名
inspect-state-no-witness = 此场地的签名没有告知任何见证方
inspect-state-house = 场方日志：{ COUNT($entries) } 条，末条散列 { $hash }
inspect-state-house-open = 打开场方日志
inspect-state-reports = 可打印的报告
inspect-state-duties = 未了事项
inspect-state-no-duties = 没有未了事项
inspect-state-duty = { $stream }：{ $about } 告知：{ $to }
inspect-state-trouble = 问题：{ $why }

inspect-verify-about = 每条命令按其当时的版本重新判定，每个结果与赔付以第二种算法重算，每条链与签名逐一核对。核验与各桌分开进行，离开本页即结束。
inspect-verify-what = 核验内容
inspect-verify-all = 全部记录
inspect-verify-start = 核验
inspect-verify-running = { $stream }：{ COUNT($of) } 条中的 { COUNT($through) } 条
inspect-verify-beginning = 核验开始
inspect-verify-stopped = 已停止。所示内容为此前已核验的部分。
inspect-verify-lost = 核验中断：连接或登录已结束
inspect-verify-outcome = { $outcome ->
    [sound] 没有问题
    [wrong] 发现 { COUNT($findings) } 处问题
    [taken] 另有人正在核验：请等它结束
   *[other] 核验无法继续：请告知场地负责人
}
inspect-verify-heads = 已核签名
inspect-verify-commands = 命令
inspect-verify-result = 结果
inspect-verify-none = 没有问题
inspect-verify-some = 发现 { COUNT($findings) } 处
