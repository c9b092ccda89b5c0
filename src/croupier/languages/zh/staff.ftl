### 员工页面：荷官台、主管全场、异常处理、人员管理。

## 下一步

staff-nothing = 暂无步骤
staff-waits-wagers = 等待下注
staff-waits-wagers-more = 请在“快速输入”中输入 (W)
staff-closed = 本台已关闭
staff-closed-more = 由主管开台
staff-automatic = 本台自动执行
staff-for-rank = 须由{ BOOK($rank) }或以上执行
staff-for-patron = 客人 { PERSON($patron) }
staff-type-card = 键入牌：先点数，后花色
staff-type-suit = 现在键入花色：c d h s
staff-type-face-down = 无人看见：暗牌，或键入牌：先点数，后花色
staff-at-once = 键入花色后立即发出
staff-cutting-card = 切牌卡已出
step-to = { COMMAND($command) }给{ HAND($hand) }
staff-deliver = 派送{ HAND($hand) }手牌
staff-expose = 翻开{ HAND($hand) }手牌
step-fact = { FIELD($field) }：{ $value }
staff-why = 为什么不行？
staff-fine = 没有障碍。
staff-fine-for = { COMMAND($command) }：没有障碍。
staff-refused = 被拒绝：{ COMMAND($command) }
staff-conflict = 本台已有变化，请再看一次。
staff-dismiss = 关闭
ph-cards = 取牌
ph-shuffle = 洗牌
ph-cut = 切牌
ph-load = 装靴
ph-burn = 烧牌
ph-bets = 下注
ph-closed = 停止下注
ph-deal = 发牌
ph-third = 补牌
ph-result = 结果
ph-pay = 收赔
ph-clear = 收牌
staff-coup = 第 { $shoe } 靴，第 { $coup } 局
staff-still-open = 仍可下注
staff-dummy = 空局：{ TERM($why) }

## 警示或步骤的数字

figure-money = { FIELD($field) } { MONEY($value) }
figure-when = { FIELD($field) } { DATE($value) } { TIME($value) }
figure-plain = { FIELD($field) } { $value }
figure-names = { FIELD($field) } { TERM($value) }

## 座位与快速输入

staff-standing = 站立
staff-free = 空位
staff-box-closed = 关闭
staff-collect = 收取
staff-counts = 有效 { MONEY($counts) }
staff-own-limits = 个人限红
staff-own-limits-of = 个人限红 { GIVEN($minimum) ->
    [yes] { MONEY($minimum) }
   *[no] …
} – { GIVEN($maximum) ->
    [yes] { MONEY($maximum) }
   *[no] …
}
staff-withdraw = { do-withdraw-wager }：{ WAGER($wager) } { MONEY($stake) }
staff-quick = 快速输入
staff-quick-example = 3 banker 200
staff-quick-hint = 3 banker 200 · in kim 3 1000 · buy 3 500 · 3 banker 0 · collect 3 · out kim
staff-quick-nobody = “{ $typed }”处无人
staff-quick-amount = “{ $typed }”不是金额
staff-quick-wager = “{ $typed }”是哪个注项？
staff-quick-unclear = 无法理解：位置 注项 金额
staff-quick-none = 该处没有此注
meant-person = { COMMAND($command) }：{ PERSON($patron) }
meant-seat = { COMMAND($command) }：{ PERSON($patron) }，{ $seat }
meant-money = { COMMAND($command) }：{ PERSON($patron) }，{ MONEY($amount) }
meant-wager = { COMMAND($command) }：{ PERSON($patron) }，{ WAGER($wager) }
meant-stake = { COMMAND($command) }：{ PERSON($patron) }，{ WAGER($wager) } { MONEY($stake) }
meant-place = { COMMAND($command) }：{ $seat }
meant-plain = { COMMAND($command) }

## 收赔

staff-wagers = 台面注码
staff-pay = 收赔单
staff-paid = 已收赔
col-place = 位
col-wager = 注项
col-stake = 注额
col-takes = 收
col-pays = 赔
col-commission = 佣金
col-back = 退回
col-row = 依据
staff-total = 合计
staff-waits = 记佣

## 牌靴与结果

staff-shoe-numbers = 已出 { $out } 张，余 { $left } 张
staff-shoe-told = { staff-shoe-numbers }，{ $cutting ->
    [yes] { staff-cutting-out }
   *[no] { staff-cutting-in }
}
staff-cutting-in = 切牌卡在靴内
staff-cutting-out = 切牌卡已出
staff-last-coup = 最后一局
staff-burn-card = 烧牌
staff-results = 最近结果
staff-no-results = 尚无结果
staff-told = 经过

## 警示

staff-warnings = 警示
staff-confirm-cut = 确认削减
warn-above-differential = 超过差额
warn-above-area-maximum = 超过区域上限
warn-counts-for-nothing = 注码无效
warn-no-main-wager = 无主注
warn-float-below-zero = 筹码为负
warn-signs-missing = 缺少标牌
warn-abstaining = 满座而不下注
warn-payment-error = 派彩待更正
warn-debt = 在桌玩家欠款
warn-refund-kept = 有已离开者的退款留在本桌
staff-display-all = 全部展示

## 指令与表单

staff-irregular = 异常
staff-commands = 全部命令
staff-search = 搜索命令
staff-possible = 现在可行
staff-not-now = 现在不行
staff-give = 执行
staff-keys = 快捷键
staff-clause = 条款 { $number }
staff-none = 无
none-chosen = （无）
choice-about = { $name }：{ $about }
field-wrong = { FIELD($field) }：{ $text }
pick-wager = { $number }：{ PERSON($patron) }，{ WAGER($wager) }，{ MONEY($stake) }
pick-breach = { $number }：{ PERSON($patron) }，{ BREACH($kind) }
pick-dispute = { $number }：{ PERSON($patron) }，{ $about }
pick-error = { $number }：{ PERSON($patron) }，{ MONEY($due) } / { MONEY($paid) }
pick-matter = { $number }：{ $about }
key-next = 下一步
key-card = 牌：先点数后花色
key-clear = 清除牌，或更正上一张
key-cutting = 切牌卡已出
key-entry = 快速输入
key-palette = 全部命令
key-why = 为什么不行？
key-irregular = 异常或其处理
key-call = 呼叫主管

## 员工进入

staff-no-staff = 此页面仅供员工使用。
here-as = { $id }：{ ROLE($role) }
staff-demo-as = 以{ ROLE($role) }身份进入

## 呼叫主管；`.at` 连同牌桌名称

staff-call = 呼叫主管
call-waits = 已呼叫主管
call-waits-more = { PERSON($by) }，{ TIME($at) }：尚无人应答
call-comes = { PERSON($by) } 正在前来
call-back = 撤回呼叫
call-over = 已处理
    .at = 已处理：{ $table }
call-answer = 我来
    .at = 我来：{ $table }
call-look = 查看该台
    .at = 查看该台：{ $table }
call-alert = { PERSON($by) } 呼叫主管
call-alert-since = { PERSON($by) } 呼叫主管，{ TIME($at) }，{ LASTING($since) }前
call-heard = { $table }：{ PERSON($by) } 呼叫主管。
call-heard-comes = { $table }：{ PERSON($by) } 正在前来。
call-heard-over = { $table }：呼叫已结束。
calls-here = 呼叫

## 异常：发生了什么

irr-what = 发生了什么？
irr-what-more = 仅列出此刻可能发生且规则书有规定的情况。
irr-search = 搜索情况
irr-none = 此刻没有规则书所述的异常可报告。
irr-none-found = 没有匹配的情况。
irr-hands = 当前牌局
irr-cards = 误出牌靴的牌（按次序）
irr-cards-maybe = 已出牌靴但尚未录入的牌（如有）
irr-cards-hint = 键入点数与花色：kh 3s
irr-card-order = 如已知，本局各牌离靴的次序
irr-unseen = 无人看见
irr-unseen-many = 张数
irr-exposed = 是否已露出？
irr-exposed-yes = 已露出
irr-exposed-no = 未露出
irr-exposed-say = 请说明该牌是否已露出
irr-cards-say = 请说明是哪张牌，或无人看见
irr-card-wrong = “{ $typed }”不是牌
irr-cutting = 切牌卡先于它出现
irr-burned = 其前已烧一张牌
irr-coup = 哪一局
irr-coup-of = 第 { $coup } 局
irr-coup-in-hand = 当前这一局
irr-shoe = 如属之前的牌靴，第几靴
irr-patron = 哪位客人
irr-wager = 哪一注
irr-wager-of = { PERSON($patron) }，{ WAGER($wager) } { MONEY($stake) }
irr-says = 备注
irr-nobody = （不特定）
irr-no-wager = （不特定）
irr-report = 报告
irr-back = 返回

## 异常：如何处理

irr-remedies = 规则书的处理方式
irr-remedies-heard = 规则书的处理方式：{ TEXT($remedies) }
irr-remedy-heard = { $number }，{ $about }
irr-reading = 查询规则书…
irr-order = 下令执行
irr-rank = { BOOK($rank) }或以上
irr-needs = 须由{ BOOK($rank) }决定
irr-two = 须由报告者以外的人决定
irr-agree = 须所有客人同意。已同意：
irr-all-agree = 全部
irr-tells = 事后通知：{ TEXT($who) }
irr-to-coup = 牌局
irr-to-wagers = 各注
irr-no-wagers = 不涉及注码。
col-what = 结果
out-kept = 保留
out-returned = 退回 { MONEY($returned) }
out-forfeited = 没收
out-patron-chooses = 客人选择：{ ANSWER($choices, join: "or") }
out-undone = （先撤销已赔付或已收取的）
irr-choose = 选择处理方式
irr-choose-more = 下令前会显示各方式的结果
irr-answers = 等待客人答复
irr-answers-more = 可代客人答复，或确认已询问所有人
irr-carried = 先前留存：
irr-carried-more = 为下一局首张牌。
irr-carried-unseen = 为下一局首张牌；无人看见。
irr-next-dummy = 下一局为空局
irr-dummy = 空局
irr-dummy-more = 无注码，不赔付

## 等待处理的事项

irr-stands-still = 第 { $coup } 局暂停
irr-about-coup = 关于{ GIVEN($shoe) ->
    [yes] 第 { $shoe } 靴
   *[no] {""}
}第 { $coup } 局；本台暂停
irr-remedy = 处理
irr-withdraw = 撤回报告
irr-offer = 客人选择
irr-offer-more = 尚未回答：{ $wagers }
irr-offer-none = 所有人已回答
irr-everyone = 已询问所有人
irr-everyone-more = 未答者保留注码。
answer-keep = 保留
answer-remove = 移除
answer-retract = 撤回
answer-reduce = 减少
irr-for = { PERSON($patron) }，{ WAGER($wager) }：{ ANSWER($choice) }
irr-reduce-to = 减至，{ PERSON($patron) }
irr-changes = 可更改注码
irr-changes-more = 仅限未露牌时。
irr-end-changes = 结束更改
irr-tell-of = 事项 { $matter }
irr-told = 已通知
irr-reference = 编号
irr-reference-for = 编号：{ $who }
duties-here = 对外义务
duties-open = 对外义务：{ $count }
duties-late = { $count } 项逾期
duty-since = 自 { $on } 起
duty-due = { $on } 到期，尚余 { LASTING($lasts) }
duty-late = 自 { $on } 起逾期，已逾 { LASTING($lasts) }
duty-by-act = 以此了结：{ COMMAND($command) }
duty-channel-for = 所经途径：{ $who }
duty-at-table = { $name } 赌桌
duty-at-tournament = 锦标赛 { $name }
duty-at-promotion = 推广活动 { $name }
duty-show = 查看 { $table }
alert-matter = { $what }：等待处理
alert-offer = 客人选择中：{ $wagers } 注
alert-changes = 允许更改注码
alert-to-tell = 待通知：{ $count }
alert-abstaining = { PERSON($patron) } 未下注
alert-dispute = { PERSON($patron) } 的争议
alert-owed = 第 { $shoe } 靴尚欠公开
alert-payment = 派彩错误：{ PERSON($patron) }
alert-heard = { $table }：{ $alert }。
alerts-here = 需要处理的赌台
cases-title = 人员与派彩
case-dispute = 争议 { $number }，{ PERSON($patron) }：{ $about }{ GIVEN($by) ->
    [yes] （由 { PERSON($by) } 裁定）
   *[no] {""}
}
case-breach = 违规 { $number }，{ PERSON($patron) }：{ BREACH($kind) }
case-payment = 派彩错误 { $number }，{ PERSON($patron) }：应付 { MONEY($due) }，已付 { MONEY($paid) }
case-debt = { PERSON($patron) } 欠 { MONEY($amount) }：{ $of ->
    [commission] 延付佣金
   *[payment] { $coup ->
        [0] 撤销的赔付
       *[other] 第 { $coup } 局撤销的赔付
    }
}
case-abstaining = { PERSON($patron) } 在满座时已 { $coups } 局未下注

## 主管全场

staff-floor = 全场
staff-add-table = 增加赌台
staff-seats = { $seated }/{ $places } 在座
staff-float = 筹码盘 { MONEY($amount) }
staff-drop = 投币箱 { MONEY($amount) }
staff-receivable = 应收 { MONEY($amount) }
staff-halted = 故障：{ $why }
staff-notice-since = 通知：{ TERM($about) }，已张贴 { LASTING($lasts) }
staff-notice-until = 通知：{ TERM($about) }，{ LASTING($lasts) }后生效
staff-notice-due = 通知：{ TERM($about) }，已到时间
staff-deal-here = 在此发牌
staff-set-up = 设置并开台
staff-set-up-of = { $table }：设置并开台
staff-open = 开台
staff-save-table = 加入全场
staff-table-id = 编号
staff-table-name = 名称
staff-book = 规则书
staff-automatic-acts = 自动执行
staff-automatic-are = 自动执行：{ ACT($acts) }
act-open = 开台
act-shuffle = 备靴
act-call = 喊注
act-deal = 发牌
act-settle = 结算
staff-usual = 规则书默认
staff-usual-is = 规则书默认：{ $value }
staff-approvals = 有效批准：
approval-of = { TERM($act) }{ GIVEN($patron) ->
    [yes] ，{ PERSON($patron) }
   *[no] {""}
}（{ PERSON($by) }）
staff-signs-up = 已展示标牌：{ GIVEN($signs) ->
    [yes] { TERM($signs) }
   *[no] 无
}
staff-other = 其他
staff-set-up-more = 更多设置
staff-back-floor = 返回全场
table-problem = { $table }：{ $why }

## 人员管理

people-title = 人员管理
people-add = 新增人员
people-role = 角色
people-name = 姓名
staff-id = 账号
people-active = 启用
people-inactive = 停用
people-deactivate = 停用
people-activate = 启用
people-give-code = 发放一次性代码
people-give-code-to = 发放一次性代码：{ $id }
people-give-code-text = { $id } 将在所有地方退出，只能用该代码登录，旧密码随即失效。
people-code-heading = { $id } 的一次性代码
people-code-text = 请当面交付：代码只显示这一次，只能使用一次，有效至 { DATE($until) } { TIME($until, to: "minute") }，登录后须立即更改。
people-code-open = 代码有效至 { DATE($until) } { TIME($until, to: "minute") }
people-code-over = 代码已过期
people-code-used = 代码已使用，尚未设定密码
people-password-or-code = 密码（留空则发放一次性代码）
people-done = 完成：{ $what }
people-alias = 化名 { $alias }
people-alias-take = 取消化名
people-alias-gone = 已无化名
people-changed = 完成：{ $id }，{ $what }
ranks = 职级
ranks-of = { $id } 的职级
ranks-text = 角色（{ ROLE($role) }）决定 { $id } 可以打开哪些页面。职级按规则书的用语决定 { $id } 在牌桌上可以做什么，自下一个指令起生效；场务日志记录由谁更改。
ranks-everywhere = 在所有牌桌
ranks-at-table = 在 { $table }
ranks-another-table = 在某一牌桌另有职级……
ranks-as-elsewhere = 与其他牌桌相同
ranks-by-role = 按角色：{ $rank }
ranks-none = 没有职级
ranks-not-yours = { $rank }（高于您的职级）
ranks-short = { $casino }{ GIVEN($table) ->
    [yes] ，{ $table }
   *[no] {""}
}：{ $rank }
ranks-change = { $casino }{ GIVEN($table) ->
    [yes] ，{ $table }
   *[no] ，所有牌桌
}：{ $before } → { $rank }
ranks-save = 更改职级
ranks-saved = 职级已更改
role-change-of = 更改 { $id } 的角色？
role-change-text = { $id } 现为{ ROLE($before) }，将改为{ ROLE($role) }；其所有登录都会结束，须以新角色重新登录。
role-change-ranks = 仅按角色，其职级将为：
role-change-granted = 已指名授予的 { COUNT($count) } 项职级随原角色结束
role-change-not = 不更改
role-change = 更改角色
people-search = 查找人员
books-not-approved = { $casino } 规则书的文件不是本版本所附的：您批准这一版本之前，不能按它开台
books-approve = 批准这一版本

## 场务日志

house = 场务日志
house-title = 场务日志
house-number = 编号
house-time = 时间（UTC）
house-by = 办理人
house-what = 事项
house-when = { DATE($at) } { TIME($at) }
house-older = 显示更早的记录
house-heads = 已签名的总链头
house-newest-head = 第 { COUNT($head) } 号总链头，{ DATE($at) } { TIME($at) } UTC，由 { $key } 签名
house-witness = 见证处有第 { COUNT($shipped) } 号总链头
house-no-witness = 没有见证处另行保存总链头
house-trouble = 有问题：{ $why }
time-ahead = 机器时钟比场内时间快 { LASTING($ahead) }。在经理确认之前，预告和时限都不计入这段时间。
time-counts = 计入
time-counts-not = 不计入

## 不记牌的结果

pad-begin = 开始一靴
pad-no-shoe = 尚无牌靴
pad-waits = 请按胜方
pad-record = 记录第 { $coup } 局
pad-correct = 更正第 { $coup } 局
pad-take-back = 撤回第 { $coup } 局
pad-end-and-begin = 结束本靴，开始下一靴
pad-undo = 撤销按键
pad-undo-result = 撤回结果
pad-new-shoe = 新靴
pad-without-cards = 只记结果：不记牌，不接受下注
pad-results = 本靴结果
pad-results-more = 点按一局，或按 ←，即可更正
pad-correct-this = 第 { $coup } 局：{ $result }。更正
key-winner = 胜方
key-marks = 闲对、天牌、庄对
key-record = 记录
key-undo = 撤销上一键，或上一结果
key-earlier = 更正前一结果
key-later = 回到后一结果
key-new-shoe = 新靴

## 录错的牌

mend-head = 更正：{ HAND($hand) }第 { $position } 张
mend-was = { $card }
mend-is = { $card }
mend-type = 请输入正确的牌
mend-waits = 请先输入正确的牌
mend-put-right = { $wrong } 有误，应为 { $right }
mend-leave = 不更正
mend-done = 第 { $position } 张已更正：
mend-this = { HAND($hand) }第 { $position } 张，{ $card }：如录错请按此
mend-this-short = 录错了？按此更正
mend-tool = 牌录错
mend-nothing = 没有翻开的已录入的牌
mend-no-rule = 仅更正记录，不改变任何规则；原牌仍留在日志中。
mend-dealing = 结果宣布前由荷官更正。
mend-announced = 结果已宣布：由主管更正，结果重新得出。
mend-settled = 已赔付：各注重新计算，每笔错付均予记录，按规章更正。
mend-dealing-rank = 此牌须由更高职级更正。
mend-announced-rank = 结果已宣布：此时只有主管可以更正。请呼叫主管。
mend-settled-rank = 已赔付：由主管更正，其后适用规章的错付规定。请呼叫主管。
chip-of = { MONEY($amount) } 筹码
line-more = + 添加
line-without = 去掉“{ FIELD($field) }”第 { $number } 行

## 本场的终端

terminals-title = 本场的终端
terminals-text = 由荷官发牌、且规则书禁止任何可作分析的设备的牌桌，客人只能用以下浏览器入座和下注。
terminals-off = 本场不要求使用终端：每张牌桌都可用任何浏览器。
terminals-none = 尚无终端
terminals-name = 本机所在位置
terminals-make = 将此浏览器登记为终端
terminals-made = 此浏览器现为终端 { $name }。离开前请登出。
terminals-take = 取消
terminals-take-of = 取消终端 { $name }
terminals-taken = { $name } 不再是终端
terminals-here = 此浏览器
terminals-since = 自 { TIME($at, to: "minute") } 起，由 { $by } 登记
