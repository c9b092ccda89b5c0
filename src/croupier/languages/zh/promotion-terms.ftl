### 推广活动的条款：有何问题，以及人们看到的样子。营运者写的照原样。关于键的句子和独立成行者句末不加句号。

## 有何问题

terms-no-litres = { $found } 不是酒的数量：请写升数，20 或 20.5，最多三位小数
terms-no-promotions = { BOOKID($book) } 的规则没有推广奖品一章：不能依其举办推广活动
terms-closes-before-start = 参加在可以开始之前就已截止
terms-draw-before-closing = 抽奖须在接受参加的最后时刻之后，不得在该时刻或之前
terms-claimed-before-draw = 领奖期限在抽奖之前
terms-wager-without-way = 写了下注额，却不能以下注参加：请在 entry.by 加入 "wager"
terms-no-scrutineer = 单项奖品价值超过 { MONEY($over) } 时才可指定监督人；这里最贵的价值 { MONEY($dearest) }
terms-no-prize-of-it = 该奖品一份也没有
terms-details-of-another-kind = 这是另一类奖品的细节，而非 { $found }
terms-not-paid-so = 这里不得如此支付（{ $found }）：只能以 { TEXT($known, join: "comma") }
terms-money-for-money = 奖品本身就是钱，没有另付现金可言
terms-no-cash-alternative = 此类奖品（{ $found }）不得以现金代替
terms-prohibited-prize = 不得作为奖品或其一部分：{ BOOK($about) }
terms-sounds-prohibited = “{ $found }”听起来像不得作奖品之物（{ BOOK($about) }）：请在 contains 写明内容，或在 cleared 写明由谁认定并非此类
terms-prescribed-prize = “{ $found }”在营运者所存的法规指定物品清单上，不得作为奖品；若另有所指，请在 cleared 写明由谁认定
terms-too-much-liquor = { $litres } 升酒超过一份奖品可有的 { $most } 升
terms-how-much-liquor = 请写明含酒多少升：不超过 { $most }
terms-promotion-template =
    { $casino } 推广活动的条款，请改成您自己的。
    注释写明规则要求什么及其编号。# 之后的键可选：去掉 # 即启用。
    检查：croupier promotion check FILE

## 标题与标签

conditions-promotion-title = { $name }：推广活动条款
conditions-promotion-subtitle = 推广活动条款
conditions-heading-promotion = 活动
conditions-heading-draw = 抽奖
conditions-heading-promotion-prizes = 奖品
conditions-heading-claim = 中奖
conditions-label-nature = 可赢得什么
conditions-label-entry-wager = 每次参加的下注额
conditions-label-most-entries = 每人参加次数
conditions-label-manner = 如何颁奖
conditions-label-drawn-at = 抽奖时间
conditions-label-drawn-where = 抽奖地点
conditions-label-presence = 到场
conditions-label-several = 多份奖品
conditions-label-draw-scrutineers = 抽奖监督人
conditions-label-claim = 如何领奖
conditions-label-claim-until = 领奖截止
conditions-label-winners-told = 如何通知中奖者
conditions-label-winners-published = 中奖者在何处公布
conditions-label-prize-conditions = 条件
conditions-label-liquor = 酒
conditions-label-paid = 支付方式
conditions-label-alternative = 以现金代替
conditions-label-machine-make = 品牌
conditions-label-machine-model = 型号
conditions-label-machine-accessories = 附件
conditions-label-vehicle-make = 品牌
conditions-label-vehicle-model = 型号
conditions-label-vehicle-accessories = 附件
conditions-label-vehicle-on-road = 上路费用
conditions-label-travel-guests = 可带同行人数
conditions-label-travel-fares = 机票
conditions-label-travel-lodging = 住宿
conditions-label-travel-transfers = 接送
conditions-label-travel-transport = 其他交通
conditions-label-travel-meals = 餐食
conditions-label-travel-duration = 时长
conditions-label-travel-restrictions = 出行时间
conditions-label-travel-spending = 零用钱
conditions-label-estate-dwelling = 住宅类型
conditions-label-estate-plans = 图纸
conditions-label-estate-contract = 合约
conditions-label-estate-easements = 地役权
conditions-label-estate-address = 地址
conditions-label-estate-inclusions = 包含
conditions-column-number = 份数
conditions-column-value = 每份价值

## 统一的说法

conditions-entry-wager = 凭下注
conditions-entry-visit = 凭到访赌场
conditions-entry-hand = 凭递交的表格
conditions-entries = 最多 { COUNT($most) } 次
conditions-presence-yes = 抽到姓名时中奖者须在场
conditions-presence-no = 中奖者无须到场
conditions-several-prizes = 一人可赢得多份奖品
conditions-litres = { $litres } 升
conditions-cash-alternative = 中奖者可改领 { MONEY($amount) }
conditions-money-paid = 奖品不以现金发放。款项以{ $forms }支付
conditions-paid-crossed-cheque = 写明中奖者的划线支票
conditions-paid-cheque-and-transfer = 写明中奖者的划线支票与转账并用
conditions-paid-transfer = 转账至中奖者银行账户
conditions-paid-cash = 现金
conditions-paid-chips = 筹码
