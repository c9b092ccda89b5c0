# croupier odds exposure：优势打法能赢多少。供员工研究之用。

exposure-more = ，种子 { $seed }，版本 { $digest }
exposure-burn = 烧牌方式 { $burn }，{ $seen ->
    [yes] 第一张计入
   *[no] 一张也不见
}
exposure-shoe = { $burn }；切牌离底 { $cards } 张：{ COUNT($shoes) } 靴共 { COUNT($coups) } 局，每靴 { $a_shoe } 局
exposure-column-by = 下注依据
exposure-column-bets = 每局下注
exposure-column-edge = 下注时优势
exposure-column-hundred = 每百局单位
exposure-column-shoe = 每靴单位
exposure-column-desirability = 可取度
exposure-column-money = 每靴按最高限额
exposure-column-cutting-card = 切牌
exposure-column-lost = 每靴少发局数
exposure-column-forgone = 每靴少得
exposure-column-perfect = 完美打法单位
exposure-column-count = 算牌单位
exposure-perfect = 完美打法
exposure-count-at = 算牌，{ $trigger }
exposure-no-trigger = 没有赢利的触发值
exposure-no-sure-trigger = 没有超出偶然的触发值
exposure-no-count = 无从算牌
exposure-counts = 按移除一张牌的影响所得、或所给的算牌法
exposure-moving = 移动切牌，{ $burn }，与离底 { $cards } 张相比
exposure-legend = 完美打法在未见牌的精确优势为正时下注一个单位；算牌（A 至 K 的分值）在真数达到触发值时下注，触发值取在这些牌靴中赢得最多者，所得因而略偏高（可另取 --seed，并以 --count 给定此触发值再问）。所赢是精确优势之和；跨越多局的投注（标 *）按各局独立来决定，所赢是实际结果。± 之后是按靴计算的一个标准误。少得：若每局下注一个单位，少发的局原会使客人付出多少。供员工研究之用。
exposure-rate = 每秒 { $rate } 靴
exposure-shoes = 无法发 { COUNT($shoes) } 靴：请要求 1 至 { COUNT($most) } 靴
exposure-coups-after = { $cards } 张牌不够在手上一局之后再发 { $coups } 局：请要求 0 至 { $most } 局
exposure-count = “{ $typed }”不是算牌法：请写 投注=分值@触发值，从 A 到 K 共 13 个分值，以逗号分隔，如 tie=0,-1,-1,-1,-1,-4,-4,2,2,2,2,2,2@10
exposure-count-of-no-wager = 为 { $wager } 给了算牌法，但它不在所要的投注之中
exposure-two-counts = 为 { $wager } 给了两种算牌法：请只给一种
exposure-tags = { $wager } 的算牌法有 { $given } 个分值：{ $ranks } 个点数须各有一个，从 A 到 K
exposure-tags-too-large = { $wager } 的算牌法有分值超出 { $most }：请用较小的整数
exposure-not-balanced = { $wager } 的算牌法分值合计 { $sum }：13 个点数的分值合计须为 0
exposure-trigger = { $wager } 的算牌法触发值 { $trigger } 低于 0：真数达到 0 或以上的触发值时才下注
exposure-maximum-of-no-wager = 为 { $typed } 给了最高限额，但它不在所要的投注之中
exposure-other-request = { $file } 保存的是另一请求：续算须用相同的规则书、选项、投注、算牌法和种子，靴数相同或更多
exposure-plot = 优势打法能赢多少：{ $book }，{ $variation }，{ COUNT($shoes) } 靴
exposure-plot-shoe = { $burn }；切牌离底 { $cards } 张
