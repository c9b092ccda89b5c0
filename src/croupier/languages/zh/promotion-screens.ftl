### 屏幕上的推广活动：列表、员工页面与大屏抽奖。

title-promotions = 推广活动 · Croupier
promo-skip = 跳到推广活动
promo-none = 暂无已公布的推广活动。
promo-new = 新的推广活动
promo-new-id = 在日志中的名称
promo-begin = 开始
promo-no-chapter = 此规则文件没有推广奖品一章。
promo-work = 打开
promo-terms = 条款
promo-wall = 抽奖
promo-now = 现在可做
promo-nothing = 现在这里没有可做的事。
promo-chapter-preparing = 条款
promo-chapter-entries = 参加
promo-chapter-drawing = 抽奖
promo-chapter-prizes = 奖品
promo-chapter-conduct = 管理
promo-stage-prepared = 准备中
promo-stage-published = 已公布
promo-stage-entries = 接受参加
promo-stage-closed = 参加已截止
promo-stage-drawn = 已抽奖
promo-stage-postponed = 已推迟
promo-stage-cancelled = 已取消
promo-stage-over = 已结束
promo-entries = 参加份数
promo-entries-of = { $entries } 份参加
promo-starts = 开始
promo-closes = 截止
promo-draws = 抽奖
promo-there = 在场
promo-is-there = 在场
promo-sealed = 封存
promo-at = 时间（{ $clock }）
promo-kept-apart = 姓名与地址另行保存，不写入日志。
promo-wall-entry = 第 { $ticket } 份
promo-wall-closes = 参加截止：{ DATE($at) } { TIME($at, to: "minute") } { $clock }
promo-wall-draws = 抽奖：{ DATE($at) } { TIME($at, to: "minute") } { $clock }，{ $place }
promo-wall-present = 得奖者须在场：现有 { $there } 人
promo-wall-prizes = 奖品
promo-wall-sealed = 截止之前封存：
promo-wall-before = 封存的随机带会与抽奖时给出的词混合：任何一方都无法选择结果。
promo-wall-unsealed = 尚未为抽奖封存。
promo-wall-opened = 已启封，连同其盐值：
promo-wall-check = 如何核对：随机带与盐值得出封存值，而封存值先于该词公布。持有日志者可用 croupier verify 重新抽取。
promo-wall-word = “{ $word }”，由 { PERSON($by) } 给出
promo-wall-among = 共 { $among } 份
promo-wall-passed = { GIVEN($absent) ->
    [yes] 不在场：{ TEXT($absent, join: "comma") }。
   *[no] {""}
}{ GIVEN($won) ->
    [yes] 已得奖而略过：{ TEXT($won, join: "comma") }。
   *[no] {""}
}
promo-wall-nobody = 无人可得奖。
promo-wall-lost = 连接中断：显示的可能不是最新内容
promo-wall-none = 没有这个推广活动

field-alternative = 改领现金
field-award = 奖项
field-claim = 申领
field-claimant = 申领人
field-closes = 参加截止
field-draws = 抽奖时间
field-eligible = 符合资格
field-entrant = 参加者
field-excluded = 被排除
field-finding = 认定
field-name = 名称
field-of = 对象
field-prescribed = 规定物品
field-prize = 奖品
field-reached = 已联系上
field-reason = 原因
field-where = 何处
field-word = 词
field-called = 姓名
field-address = 地址
