### The dealer's trainer: what a drill tells, asks and explains.

train-told-hands = 牌面如下。下一张牌发给谁？
train-told-coup = 本局已结束。结果如何？
train-told-wager = { WAGER($wager) }上押了{ MONEY($stake) }。除本金外应赔付多少？
train-told-chip = 本桌最小的筹码为{ MONEY($chip) }
train-told-option = { BOOK($about) }：{ $value }
train-told-remedy = 规则允许怎样处理？

train-ask-next = 下一张牌
train-ask-winner = 结果
train-ask-count = 赢方点数，和局则为双方点数
train-ask-natural = 例牌
train-ask-pairs = 对子
train-ask-becomes = 本金如何处理
train-ask-paid = 本金之外赔付（不赔则留空）
train-ask-remedy = 处理办法

train-draw-player = 闲补牌
train-draw-banker = 庄补牌
train-draw-none = 不再发牌
train-winner-player = 闲赢
train-winner-banker = 庄赢
train-winner-tie = 和
train-natural-yes = 本局由例牌结束
train-natural-no = 没有例牌
train-becomes-wins = 赔付
train-becomes-standoff = 不输不赢
train-becomes-loses = 收走
train-pairs-none = 没有对子
train-pairs-player = 闲对
train-pairs-banker = 庄对
train-pairs-both = 庄闲都是对子

train-why-counts = 闲的前两张为{ $player }点，庄的前两张为{ $banker }点{ GIVEN($third) ->
    [yes] ；闲的第三张值{ $third }点
   *[no] {""}
}
train-why-commission = { $share }的佣金为{ MONEY($amount) }
train-why-rounding = { $direction ->
    [down] { MONEY($chip) }的筹码无法恰好付清：向下取整
   *[up] { MONEY($chip) }的筹码无法恰好付清：向上取整
}
train-why-wins = 赔付{ MONEY($profit) }；连同本金共退回{ MONEY($returned) }
train-why-standoff = { $profit ->
    [0] 不赔也不收：{ MONEY($returned) }的本金仍归客人
   *[other] 赔付{ MONEY($profit) }；连同本金共退回{ MONEY($returned) }
}
train-why-loses = 不赔付：收走本金
train-why-rank = 有权决定的人：{ BOOK($rank) }
train-why-also = 规则还允许这样处理：

## How a slip stands, and what is not so

train-when-card-exposed = 这张牌已被看见
train-when-card-unexposed = 这张牌未被看见
train-when-none-exposed = 本局没有牌被看见
train-when-some-exposed = 本局有牌已被看见
train-when-first-coup = 这是本靴的第一局
train-when-later-coup = 本靴的第一局已经结束
train-when-last-coup = 本靴不再有可下注的牌局
train-when-not-last-coup = 本靴之后还有牌局
train-when-first-card = 它会是一局的第一张牌
train-when-later-card = 本局已有牌发出
train-when-banker-draws = 按补牌规则庄应补牌
train-when-banker-stands = 按补牌规则庄不补牌
train-when-dealer-has-shoe = 牌靴在荷官手中
train-when-no-wagers = 没有人下注
train-when-coup-in-hand = 涉及的是眼前这一局
train-when-between-coups = 在两局之间才发现
train-when-next-coup-not-begun = 该局已结束，下一局尚未开始
train-when-nothing-dealt-since = 该局已结束，牌已收走，此后没有再发牌
train-when-past-coup = 涉及的是已经结束的一局
train-when-play-begun = 本靴的牌已经发出过
train-when-on-player = 这张牌应发给庄，却放在了闲
train-when-on-banker = 这张牌应发给闲，却放在了庄
train-when-third-card = 它在前四张牌之后发出
train-when-unopened = 本局没有牌翻开；交给客人的牌也未打开
train-when-scanning-shoe = 牌来自会扫描的牌靴
train-when-run-not-established = 它所等待的连赢尚未开始
train-when-earlier-coup = 该局的牌已经收走
train-when-result-announced = 结果已经宣布，牌还在桌上
train-when-after-result = 结果已经宣布，下一局尚未开始
train-when-card-stray = 这张牌没有按次序发出
train-when-card-burned = 开局前烧过一张牌

train-not-dealer-has-shoe = 牌靴在客人手中
train-not-no-wagers = 有人下注
train-not-between-coups = 在一局进行中发现
train-not-next-coup-not-begun = 下一局已经开始
train-not-nothing-dealt-since = 此后又发过牌
train-not-play-begun = 本靴还没有发过牌
train-not-third-card = 它是前四张牌之一
train-not-unopened = 本局有牌已翻开
train-not-scanning-shoe = 牌靴不会扫描
train-not-run-not-established = 它所等待的连赢已经开始
train-not-earlier-coup = 该局的牌还在桌上
train-not-result-announced = 结果尚未宣布
train-not-after-result = 本局还没有结果
train-not-card-stray = 至此每张牌都按次序发出
train-not-card-burned = 开局前没有烧牌
