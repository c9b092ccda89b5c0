# 玩家自己的页面：各局与在台时间、自己的限额、核对牌靴。

title-me = 您的记录 · Croupier
me-title = 您的记录
me-for-players = 玩家在此查看自己的投注与限额。请以玩家身份登录后查看您的记录。
me-sittings = 在台时间
me-no-sittings = 您还没有到过赌台。
me-sitting = { $table }，自 { DATE($at) } { TIME($at) }：{ $minutes } 分钟{ $there ->
    [yes] （至今）
   *[no] {""}
}，投注 { $coups } 局
me-coups = 各局
me-no-coups = 您还没有投注。
me-more = 更早的
me-coup = { $table }，第 { $shoe } 靴，第 { $coup } 局，{ DATE($at) } { TIME($at) }
me-contest = 比赛筹码
me-put-right = 您先前的一注已更正。
me-rest = 条款与牌面
me-clauses = { WAGER($wager) }，全部条款：
me-cards-later = 本靴结束后，此处显示牌面。

## 自设限额与时间提醒

me-limits = 您的限额
me-limits-about = 调低立即生效；调高或取消，须在提出后满一日生效。留空即不设限。台面上的投注计算在内，各桌合计。
me-limit = { $kind ->
    [stake] 各桌同时投注上限
    [loss] 一日内输额上限
   *[time] 一日内在台分钟上限
}
me-limit-now = { $limited ->
    [yes] 现为 { $kind ->
        [time] { $amount } 分钟
       *[other] { MONEY($amount) }
    }
   *[no] 未设限
}{ $raised ->
    [yes] ；自 { DATE($at) } { TIME($at) } 起：{ $limitedlater ->
        [yes] { $kind ->
            [time] { $later } 分钟
           *[other] { MONEY($later) }
        }
       *[no] 不设限
    }
   *[no] {""}
}
me-limit-keep = 设定
me-limit-kept = 已保存
me-no-amount = 这不是有效的数目
me-reminder = 在台提醒间隔（分钟）
me-reminder-now = 每 { $minutes } 分钟提醒您一次
me-reminder-none = 不提醒

## 核对牌靴

me-check = 核对本靴
me-check-heading = { $table }第 { $shoe } 靴
me-verdict-as-committed = 您的页面已自行核算：本靴与切牌前的承诺一致。
me-verdict-not-as-committed = 本靴与承诺不符。请出示给主管。
me-verdict-cannot-check = 您的浏览器在此无法计算 SHA-256：任何人都可用下列数据核算。
me-check-committed = 于 { DATE($at) } { TIME($at) } 切牌前作出的承诺：
me-check-digest = 您的页面对 { $bytes } 字节算出的 SHA-256。内容依次为“croupier-shoe/1”、“{ $name }”、盐值与数据带，每段前为其长度与冒号，后为逗号：
me-check-revealed = 牌靴结束后公开的内容
me-check-salt = 盐值：
me-check-tape = 决定牌序的数据带：
