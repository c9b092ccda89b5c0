### 分析工具：一段时间的结果、输光风险、数据表和图。

analysis-heading = { $book }，{ $variation }，{ $decks } 副牌：{ TEXT($wagers, join: "comma") }{ GIVEN($coups) ->
    [yes] ，{ COUNT($coups) } 局
   *[no] {""}
}
analysis-staked = { $wager } { MONEY($stake) }
analysis-patron = 客人
analysis-house = 赌场
analysis-left = 本金
analysis-theoretical = 下注共 { MONEY($staked) }，赌场平均赢 { MONEY($win) }（{ $edge }）；标准差 { MONEY($deviation) }。
analysis-ends = 客人最终赢钱 { $ahead }，持平 { $even }，输钱 { $behind }。
analysis-significant = 赢率偏离理论值达下注额的 { $off } 时，{ TEXT($after, join: "comma") } 后不再能归于偶然。
analysis-after = { COUNT($coups) } 局（{ $confidence }%）
analysis-won = 赌场赢 { MONEY($won) }：同样情形下，不超过此数的占 { $most }，不低于此数的占 { $least }。
analysis-independent = 按各局独立精确计算：每局都当作从新牌靴发出。实际牌靴略有不同。
analysis-rounded = 权重向下取整；任何概率最多少 { $most }。
analysis-bankroll = 本金 { MONEY($bankroll) }，每局需要 { MONEY($needed) }{ $goal ->
    [0] 。
   *[other] ，达到 { MONEY($goal) } 为止。
}
analysis-ruin = { $goal ->
    [0] 输光 { $ruined }{ $ended ->
        [yes] 。
       *[no] ，仍在玩 { $playing }。
    }
   *[other] 输光 { $ruined }，达到目标 { $reached }{ $ended ->
        [yes] 。
       *[no] ，仍在玩 { $playing }。
    }
}
analysis-still-playing = 已跟踪 { COUNT($coups) } 局；仍有 { $share } 在玩，结局未定。
analysis-needs-an-end = 这些投注的输光风险需要一个终点：请给出 --coups 或 --goal
analysis-no-coups-followed = 这里没有逐局的数字：请给出 --coups
analysis-no-percentage = --off { $typed } 不是大于 0 且不超过 100 的百分比，例如 0.5
analysis-too-many-amounts = 结果或本金可能有 { COUNT($amounts) } 种不同的金额，超过能分辨的 { COUNT($most) } 种：请让投注额有更大的公共单位（例如都是五的倍数），或减少局数、本金，或把目标定得更近
analysis-about-variation = { $book }，{ $variation }：{ $note }
analysis-frames = Parquet 或 Arrow 文件
analysis-wrote-rows = 已将 { COUNT($rows) } 行写入 { $file }
analysis-no-event = 没有名为 { $name } 的事件；见 docs/reference/events.md
plot-mix-results = { COUNT($coups) } 局中赌场所赢：{ TEXT($stakes, join: "comma") }
    .across = 赌场的结果
    .up = 概率（每条包含其中所有结果）
plot-ruin-by-coup = 本金 { MONEY($bankroll) } 的输光风险：{ TEXT($stakes, join: "comma") }
    .across = 局数
    .up = 到此输光的百分比
plot-simulated-edges = 模拟与精确：{ $book }，{ VARIATION($variation) }，{ COUNT($shoes) } 靴
    .across = 模拟优势减精确优势，占下注额百分比，附 99% 区间
    .up = 投注
analysis-a-picture = 图
analysis-picture-form = { $file }：图按文件名结尾写成 .png 或 .svg
analysis-real-shoes = 模拟实际牌靴 { COUNT($shoes) } 靴（{ COUNT($coups) } 局）：每靴结果的方差是各局独立时的 { $spread } ± { $half }（99%）。
