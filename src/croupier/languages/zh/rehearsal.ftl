# croupier tournament simulate：多次演练整场赛事。

rehearsal-played = { COUNT($events) } 场赛事，每场 { $entrants } 人，由{ $path }在 { $seconds } 秒内完成，种子 { $seed }
rehearsal-by-kernel = 计算内核
rehearsal-by-engine = 牌桌引擎
rehearsal-long = 一场赛事需 { $least } 至 { $most } 局，平均 { $mean } 局：按每小时 { $pace } 局计，约需 { $minutes } 分钟
rehearsal-interrupted = 已中断：完成 { COUNT($done) } 场，共 { COUNT($of) } 场
rehearsal-picture = 图表
rehearsal-the-end = 终局争奖

rehearsal-column-round = 轮次
rehearsal-column-players = 人数
rehearsal-column-out = 中途出局
rehearsal-column-tenth = 筹码：最低十分之一
rehearsal-column-median = 中位
rehearsal-column-ninety = 最高十分之一
rehearsal-column-ties-in = 平局名次
rehearsal-column-events = 出现的赛事
rehearsal-column-ties = 次数
rehearsal-column-turns = 加赛轮数
rehearsal-column-divided = 平分
rehearsal-column-strategy = 策略
rehearsal-column-entrants = 人数
rehearsal-column-final = 进入末轮
rehearsal-column-prized = 获奖
rehearsal-column-wins = 夺冠
rehearsal-column-prize = 平均奖金
rehearsal-column-place = 名次
rehearsal-column-least = 最少
rehearsal-column-mean = 平均
rehearsal-column-most = 最多

rehearsal-strategy-cautious = 谨慎：每局下最低注
rehearsal-strategy-all-in-late = 末段全押：先下最低注，最后全部押上
rehearsal-strategy-copies-leader = 跟随领先者
rehearsal-strategy-opposes-leader = 末段与领先者对押
rehearsal-strategy-proportional = 按比例：每局下十分之一

rehearsal-no-strategy = --strategies：{ $part } 不是策略与人数，例如 cautious=20；可用：{ TEXT($known, join: "comma") }
rehearsal-too-many = --strategies 写了 { $given } 人，而报名者只有 { $entrants } 人
rehearsal-not-no-chapter = 此规则书没有锦标赛
rehearsal-not-another-game = 其他游戏的轮次无法在此演练
rehearsal-not-length-in-words = 以文字说明长度的轮次无法演练：请写明局数、靴数或分钟数
rehearsal-engine = 计算内核不能精确演练这些条款：{ TEXT($reasons, join: "comma") }。请用 --engine
rehearsal-needs-points = 采用积分
rehearsal-needs-odd-minimum = 最低注的倍数不能全部精确赔付
rehearsal-needs-shoes = 有一轮以靴数计
rehearsal-needs-long-session = 一节比赛可能超过一靴牌

rehearsal-plot-strategies = 各策略夺冠的比例
rehearsal-plot-chips = 每轮结束时的筹码
    .across = 起始筹码的倍数
    .up = 选手比例
rehearsal-plot-ties = 出现平局名次的赛事
rehearsal-plot-coups = 一场赛事的长度
    .across = 局数
    .up = 赛事比例
