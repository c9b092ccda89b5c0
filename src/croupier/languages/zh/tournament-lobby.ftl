### 大厅里的赛事：场内每个页面都能说。

direct-list = 赛事
direct-entrants-of = { $most ->
    [0] 已报名 { $entrants } 人
   *[other] 已报名 { $entrants } 人，名额 { $most }
}
direct-fee = 报名费 { MONEY($fee) }
direct-stage-preparing = 筹备中
direct-stage-entries = 接受报名
direct-stage-before-play = 即将开始
direct-stage-playing = 进行中
direct-stage-ended = 已决出
direct-stage-cancelled = 已取消
direct-stage-closed = 已结束
direct-lobby = 赛事
direct-enter-play = 报名参赛
direct-look = 观看
direct-conduct = 主持
direct-leaderboard = 排行榜
