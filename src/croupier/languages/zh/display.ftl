### 大屏：并列显示两种语言。

## 页面

wall-title = 路单显示屏
title-wall = { $table } · 路单显示屏
wall-connecting = 连接中
wall-not-live = 未连接
wall-last-heard = { $seconds } 秒前更新
wall-no-table = 没有 { $table } 这张桌
wall-choose = 请选择赌桌
wall-key-full = 全屏
wall-key-list = 本列表
wall-keys-on = 启用快捷键
wall-keys = 快捷键

## 手牌与结果

wall-wins-banker = 庄赢
wall-wins-player = 闲赢
wall-wins-tie = 和局
wall-void-coup = 作废局
wall-now = 本局
wall-last = 上局结果
wall-void = 作废
wall-dealt = 正在发牌
wall-no-result = 暂无结果
wall-results-only = 只记结果：此处不记牌，不接受下注
wall-mended = { HAND($hand) }第 { $position } 张录错：应为 { CARDS($right) }，不是 { CARDS($wrong) }
wall-carried-now = 作本局首牌
wall-carried = 作下一局首牌
wall-shoe = 靴
wall-coup = 局

## 限额牌

wall-closed = 已关闭
wall-limits = 桌限
wall-minimum = 最低
wall-maximum = 最高
wall-differential = 差额
wall-unit = 单位
wall-area-maximum = 区域上限
wall-player-maximum = 每位玩家上限

## 告示

wall-notices = 告示
wall-notice = 告示
wall-earliest = 最早于
wall-since = 自 { TIME($at, to: "minute") }
wall-at = ({ TIME($at, to: "minute") })
wall-stopped = 本桌暂停
wall-last-coup = 本靴最后一局
wall-choosing = 玩家正在选择各注去留
wall-changes = 可以改变下注
wall-coup-void = 第 { $coup } 局作废，各注退回
wall-next-dummy = 下一局为空局
