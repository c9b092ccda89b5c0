# 报告页面。

reports-title = 报告
reports-none = 本场的规则文件尚无要求的报告。
reports-which = 报告
reports-from = 自
reports-to = 至
reports-by = 按
reports-by-table = 牌桌
reports-by-shoe = 牌靴
reports-by-shift = 班次
reports-by-gaming-day = 博彩日
reports-by-area = 区域
reports-making = 正在制作报告。
reports-show = 显示
reports-last-day = 最近一日
reports-this-day = 今日至今
reports-last-month = 最近一月
reports-this-month = 本月至今
reports-print = 打印
reports-csv = CSV
reports-json = JSON
inspect-title = 督察
