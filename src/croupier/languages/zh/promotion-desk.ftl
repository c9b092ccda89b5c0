### 终端上的推广活动：报告的内容。

terminal-promotion-none = 此日志中没有推广活动 { $name }{ GIVEN($known) ->
    [yes] 。有：{ TEXT($known, join: "comma") }
   *[no] {""}
}
promotion-published-already = { $file }：第 { $edition } 版即为这些条款，已经公布
terminal-promotion-report = 推广活动 { $name }
promotion-section-editions = 条款各版
promotion-section-submissions = 交给监管机构的条款
promotion-section-entries = 参加
promotion-section-awards = 抽出的奖品
promotion-section-claims = 被拒绝的申领
promotion-section-findings = 推迟或取消
promotion-section-disputes = 争议
promotion-section-duties = 未了之责
promotion-column-number = 编号
promotion-column-digest = 摘要
promotion-column-written = 写成
promotion-column-published = 公布
promotion-column-where = 何处
promotion-column-submitted = 提交
promotion-column-at = 时间
promotion-column-to = 对象
promotion-column-reference = 参考号
promotion-column-channel = 途径
promotion-column-ticket = 参加号
promotion-column-person = 何人
promotion-column-by = 方式
promotion-column-award = 得奖
promotion-column-prize = 奖品
promotion-column-value = 价值
promotion-column-status = 状态
promotion-column-tries = 尝试
promotion-column-claim = 申领
promotion-column-reason = 原因
promotion-column-told = 告知
promotion-column-name = 姓名
promotion-column-address = 地址
promotion-column-outcome = 结果
promotion-column-decision = 裁定
promotion-column-advised = 已告知
promotion-column-duty = 责任
promotion-column-due = 期限
promotion-column-clauses = 条文
promotion-status-drawn = 已抽出
promotion-status-awarded = 已给予
promotion-status-refused = 已拒绝
promotion-outcome-postponed = 推迟
promotion-outcome-cancelled = 取消
