### 路单：各路和标记的名称，以及每张路单都有的一句话。

board-title = 开奖结果
road-bead-plate = 珠盘路
road-big-road = 大路
road-big-eye-boy = 大眼仔
road-small-road = 小路
road-cockroach-pig = 曱甴路
road-predicts = 路单只记录过往结果，不预示未来。
road-nothing-yet = 暂无结果

result-banker = 庄
result-player = 闲
result-tie = 和
result-banker-pair = 庄对
result-player-pair = 闲对
result-natural = 天牌
result-letter-banker = 庄
result-letter-player = 闲
result-letter-tie = 和

board-coups = { $coups } 局
board-newest = 第 { $coup } 局：{ $result }
board-counts = 统计
board-legend = 图例
board-ask = 问路
board-if-next = 下一局若为
board-tie-on-it = 其上有和局
board-regular = 齐整
board-irregular = 不齐
board-told = { board-coups }：庄 { $banker }，闲 { $player }，和 { $tie }。
board-told-banker-pairs = 庄对 { $number }。
board-told-player-pairs = 闲对 { $number }。
board-told-naturals = 天牌 { $number }。
board-told-newest = 最近的结果，由旧到新：{ TEXT($results, join: "comma") }。
board-letters = B 为庄，P 为闲，T 为和。下三路：R 为红，齐整；b 为蓝，不齐；红蓝都不代表庄闲。
board-letters-ties = 大路：B/ 其上有一个和局，B2 有两个。
board-letters-pairs = 对子：'B 有庄对，.B 有闲对，:B 两者都有。
