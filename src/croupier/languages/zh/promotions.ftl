### 推广活动：发生什么、为何拒绝、做什么及其名称。与 tournaments.ftl 相同。

## 准备

event-promotion-begun = 将举办推广活动：{ $name }
event-promotion-terms-written = 活动条款第 { $number } 版已写成
event-promotion-terms-published = 活动条款第 { $number } 版可供索取：{ $where }{ $amended ->
    [yes] 。活动此前已开始
   *[other] {""}
}
event-promotion-terms-requested = 有人索要活动条款（{ TERM($by) }）
event-promotion-terms-submitted = 活动条款第 { $number } 版已交监管机构（{ TERM($to) }，{ $reference }）
event-draw-committed = 抽奖所用已固定：{ $commitment }...
event-promotion-started = 活动开始：接受参加至 { DATE($closes) } { TIME($closes) }

## 参加

event-entry-received = { PERSON($entrant) } 得到第 { $number } 号参加资格（{ TERM($by) }）
    .you = 您得到第 { $number } 号参加资格（{ TERM($by) }）
event-entrant-excluded = { PERSON($entrant) } 不得参与本活动：{ $why }
event-checked-in = { PERSON($entrant) } 已到抽奖现场
    .you = 您已到抽奖现场
event-checked-out = { PERSON($entrant) } 在抽奖前离开
    .you = 您在抽奖前离开

## 抽奖与奖品

event-prizes-drawn = 第 { $draw } 次抽奖，共 { $among } 份参加资格，用 { PERSON($by) } 给出的词“{ $word }”：{ GIVEN($won) ->
    [yes] { SAID($won) }
   *[no] 无人可中
}
drawn-prize = { PERSON($entrant) } 以第 { $ticket } 号赢得 { $what }
event-winner-contacted = { $reached ->
    [yes] 已通知 { PERSON($entrant) } 中奖（{ TERM($method) }）
   *[other] 未能联系到 { PERSON($entrant) }（{ TERM($method) }）
}
event-prize-awarded = { PERSON($entrant) } 领取第 { $award } 份奖{ $paid ->
    [0] {""}
   *[other] ：{ MONEY($paid) }（{ TERM($form) }）
}
event-prize-refused = 拒绝给予 { PERSON($claimant) } 奖品 { $prize }：{ $reason }
event-refusal-told = 已将拒绝告知 { PERSON($claimant) }（{ TERM($method) }）
event-winners-published = 中奖者已公布：{ $where }

## 行为

event-promotion-postponed = 公正性受损，推迟（{ TERM($of) }）：{ $why }
event-promotion-resumed = 活动继续：{ $why }
event-promotion-cancelled = 活动取消：{ $why }
event-inspector-notified = 已通知督察员（{ $reference }）
event-promotion-dispute-raised = { PERSON($entrant) } 提出争议：{ $about }
event-promotion-dispute-decided = { PERSON($entrant) } 的争议已裁定：{ $decision }
event-disputant-advised = 已告知 { PERSON($entrant) } 可向谁求助（{ TERM($of) }）
event-promotion-closed = 活动结束

## 拒绝

refusal-no-promotions = { BOOKID($book) } 没有推广奖品一章
    .do = 请依有此章的规则举办
refusal-promotion-begun = { $name } 已经开始筹办
    .do = 继续即可
refusal-promotion-not-begun = 还没有推广活动
    .do = 请先开始，然后再：{ COMMAND($command) }
refusal-promotion-over = { $name } 已{ TERM($how) }
refusal-terms-not-submitted = { BOOK($to) } 还没有条款第 { $edition } 版
    .do = 请提交并记录编号；{ $hours } 小时后活动方可开始
refusal-submitted-too-late = 监管机构自 { DATE($submitted) } { TIME($submitted) } 起持有该条款，不足 { $hours } 小时
    .do = 请在 { DATE($from) } { TIME($from) } 或之后开始
refusal-promotion-postponed = 已推迟（{ TERM($what) }）
    .do = 公正性确认后再继续
refusal-promotion-not-postponed = { $name } 并未推迟
refusal-times-out-of-order = 抽奖须在截止参加之后，两者都不得在过去
    .do = 请给出将来的时间
refusal-promotion-not-started = { $name } 尚未开始，不接受参加
    .do = 请先开始
refusal-way-not-offered = 不能以此方式参加（{ TERM($by) }）
    .do = 条款有：{ TERM($known) }
refusal-wager-below-entry = 下注 { MONEY($wager) } 不足以参加：须 { MONEY($least) }
refusal-entries-still-open = 接受参加至 { DATE($closes) } { TIME($closes) }，含该时刻
    .do = 请在其后抽奖
refusal-draw-not-committed = 抽奖所用尚未固定
    .do = 请在截止参加前作出承诺
refusal-draw-word-missing = 还没有人为抽奖给出词
    .do = 请向监督人或参加者索取
refusal-draw-word-not-theirs = 词须由条款所列监督人或参加者给出，而非 { $by }
    .do = 请向其中一人索取
refusal-nothing-to-draw = 每份奖品都已有得主
refusal-nobody-to-draw = 没有可以中奖的参加资格
refusal-not-drawn = 尚未抽奖
    .do = 请先抽奖
refusal-method-not-listed = 不得以此方式通知中奖者（{ TERM($method) }）
    .do = 可以：{ TERM($known) }
refusal-winner-not-entitled = { PERSON($entrant) } 已被排除，不得领奖
    .do = 请写明理由拒绝奖品并告知本人
refusal-no-alternative = 条款没有以现金代替此奖品
    .do = 请给予奖品本身
refusal-not-money = 此奖品不以钱支付
    .do = 请不要写支付方式
refusal-form-missing = 没有说明如何支付
    .do = 请写明支付方式
refusal-not-paid-so = 奖品不得如此支付（{ TERM($form) }）
    .do = 可用：{ TERM($known) }
refusal-not-their-award = 第 { $award } 份奖属于 { PERSON($entrant) }，与所写的奖品或人不符
refusal-details-not-kept = 被拒绝的 { MONEY($value) } 申领须连同资料保存：{ TERM($missing) }
    .do = 请先记下：超过 { MONEY($over) } 必须如此

## 做什么

do-begin-promotion = 开始筹办活动
do-write-promotion-terms = 写活动条款
do-publish-promotion-terms = 公布活动条款
do-record-terms-request = 记录索要条款
do-submit-promotion-terms = 提交活动条款
do-commit-draw = 固定抽奖
do-start-promotion = 开始接受参加
do-enter-promotion = 参加活动
do-exclude-entrant = 排除出活动
do-check-in = 登记到场
do-check-out = 登记离场
do-draw-prizes = 抽奖
do-contact-winner = 联系中奖者
do-award-prize = 颁发奖品
do-refuse-prize = 拒绝奖品
do-tell-refused = 告知被拒者
do-publish-winners = 公布中奖者
do-postpone-promotion = 推迟活动
do-resume-promotion = 恢复活动
do-cancel-promotion = 取消活动
do-notify-inspector = 通知督察员
do-raise-promotion-dispute = 提出活动争议
do-decide-promotion-dispute = 裁定活动争议
do-advise-disputant = 告知争议者权利
do-close-promotion = 结束活动
about-begin-promotion = 将举办推广活动。
about-write-promotion-terms = 其条款；再写即为新一版。
about-publish-promotion-terms = 最新一版在此公布，并对照营运者所存的指定物品清单。
about-record-terms-request = 监管机构索要条款。
about-submit-promotion-terms = 已将现行条款全文交给监管机构。
about-commit-draw = 在截止参加之前，对抽奖所用作出承诺。
about-start-promotion = 从现在起接受参加。
about-enter-promotion = 收到一份参加：凭下注、到访或表格。
about-exclude-entrant = 某人被排除或以其他方式不得进入赌场，不参与本活动。
about-check-in = 参加者已到抽奖现场。
about-check-out = 参加者在抽奖前离开。
about-draw-prizes = 抽出所有尚无得主的奖品：用已承诺的带子和此刻某人给出的词。
about-contact-winner = 一次通知中奖者的尝试，以及是否联系到。
about-award-prize = 中奖者领取奖品，或以现金代替。
about-refuse-prize = 申领奖品者不获给予。
about-tell-refused = 已告知被拒者原因。
about-publish-winners = 中奖者已在此公布。
about-postpone-promotion = 活动或抽奖的公正性受损：推迟至确认为止。
about-resume-promotion = 公正性已确认，活动继续；已过的时间重新设定。
about-cancel-promotion = 活动的公正性受损：不再抽奖。
about-notify-inspector = 已将决定告知督察员。
about-raise-promotion-dispute = 某人不接受依条款所做之事。
about-decide-promotion-dispute = 营运者的最终决定，以及本人是否接受。
about-advise-disputant = 已告知本人可向谁求助及其权利。
about-close-promotion = 再无未了之事。

## 名称

term-promotion = 活动
term-draw = 抽奖
term-award = 得奖
term-claim = 申领
term-prize = 奖品
term-claimant = 申领者
term-prescribed = 指定物品清单
term-channel = 途径
term-visit = 到访
term-hand = 表格
term-name = 姓名
term-address = 地址
term-crossed-cheque = 划线支票
term-cheque-and-transfer = 划线支票与转账并用
term-transfer = 转账
term-in-person = 当面
term-mail = 邮寄
term-telephone = 电话
term-e-mail = 电子邮件
term-promotion-terms-written = 条款已写成
term-promotion-terms-published = 条款已公布
term-promotion-terms-submitted = 条款已提交
term-draw-committed = 抽奖已固定
term-promotion-started = 活动已开始
term-entry-received = 参加
term-entrant-excluded = 不参与
term-checked-in = 已登记到场
term-checked-out = 未登记到场
term-prizes-drawn = 已抽奖
term-prize-awarded = 尚有奖品待颁发或拒绝
term-refusal-told = 尚须告知被拒者
term-inspector-notified = 通知督察员
term-disputant-advised = 告知争议者
