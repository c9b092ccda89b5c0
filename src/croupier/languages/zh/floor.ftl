### 各页面共用的文字与大厅：顶栏、登录、快捷键、提示、阶段、告示、牌桌。

## 页面

title-supervise = 全场 · Croupier
title-people = 人员 · Croupier
title-house = 场务日志 · Croupier
title-reports = 报告 · Croupier
title-train = 练习 · Croupier
title-missing = 没有此页 · Croupier
title-deal = { $table }：{ PHASE($phase) } · Croupier
title-table = { $table } · { $casino } · Croupier
skip-to-table = 跳到牌桌
skip-to-tables = 跳到各牌桌
skip-to-people = 跳到人员
skip-to-house = 跳到场务日志
skip-to-reports = 跳到报告
skip-to-drill = 跳到练习
home-link = Croupier，大厅
lobby = 大厅
language-choose = 语言
live = 实时
not-live = 未连接
floor-answered = 服务器答复 { $status }
clock = { TIME($at) }
limit-range = { MONEY($minimum) } – { MONEY($maximum) }

## 提示与依据

close = 关闭
cancel = 取消
why = 依据
refused = 未被接受
reading = 读取中…
clause-of = { $casino } 条款 { $number }
our-words = 以上为本系统的转述，并非规则原文。
rules-to-read = 阅读规则
in-the-book = 在规则书中查看
signs-to-print = 打印告示
document-have = 核准文件
document-is = { COUNT($bytes) } 字节，SHA-256 { $digest }
document-none = 尚未附上文件
document-attach = 附上 PDF 或纯文本
documents = 核准文件
documents-about = 在牌桌索取者可得此处所附的文件。“阅读规则”中的内容是我们的转述，不是副本。
no-clause = 无法读取该条款：{ $why }
conflict = 牌桌状态已变化，请查看后再试。
lost-command = 连接中断且牌局已进行，指令未再发送。以台面所示为准。

## 进入

log-in = 登录
log-out = 退出
name = 用户名
password = 密码
password-again = 再次输入密码
passwords-differ = 两次输入的密码不同。
password-change = 更改密码
password-old = 旧密码
password-new = 新密码
password-change-text = 您在其他地方的登录都将退出。
password-changed = 密码已更改。
password-choose = 设定密码
password-choose-text = { $id }，您使用一次性代码登录，该代码已失效。请现在设定自己的密码。
password-advice = 至少 8 个字符；几个互不相关的词语较好。
or = 或使用密码登录
unlock = 解锁
unlock-demo = 以 { $id } 身份解锁
go-on-demo = 以 { $id } 身份继续
demo-again = 这是演示帐号：一键即可，无需密码。
away-text = 您离开较久，会话已结束。
somebody-else = 以其他身份进入
unlock-heading = 您已离开一段时间
unlock-text = 屏幕已自动锁定。{ $id }，请输入密码解锁。
unlock-text-demo = 屏幕已自动锁定。
setup-heading = 新的赌场大厅
setup-text = 此处尚无用户。第一位是管理员，由其添加其他人员。
set-up = 设置
my-play = 您的记录与限额
alias = 化名
alias-keep = 保存
alias-about = 牌桌上其他人看到的称呼。没有化名时只显示您的座位；员工可看到您的姓名。
alias-kept = 其他人将看到：{ $alias }
alias-none = 其他人只会看到您的座位
demo = 演示
demo-heading = 演示：一键进入
demo-text = 不涉及真钱，无需密码，仅限本演示。
role-player = 玩家
role-dealer = 荷官
role-supervisor = 主管
role-manager = 经理
role-inspector = 监察员
role-administrator = 管理员
role-director = 赛事总监

## 快捷键

shortcuts = 快捷键
shortcuts-on = 启用快捷键
shortcuts-help = 显示此列表
key-escape = 关闭

## 牌桌阶段；`.wall` 为大屏用语

phase-closed = 已关闭
phase-no-cards = 尚无牌
    .wall = 准备新靴
phase-unshuffled = 洗牌中
phase-uncut = 等待切牌
phase-cut = 已切牌
    .wall = 准备新靴
phase-loaded = 等待烧牌
    .wall = 烧牌
phase-wagering = 请下注
phase-no-more-bets = 停止下注
phase-dealing = 发牌中
phase-announced = 结果
phase-settled = 已结算
phase-shoe-ended = 本靴结束
phase-results = 只记结果

## 生效中的告示

notice-says = { $about ->
    [closing] 本桌将关闭
    [higher-minimum] { GIVEN($minimum) ->
        [yes] { GIVEN($wager) ->
            [yes] { WAGER($wager) }的
           *[no] {""}
        }下限将提高至 { MONEY($minimum) }
       *[no] 下限将提高
    }
    [limits] { GIVEN($minimum) ->
        [yes] 限额将更改，下限为 { MONEY($minimum) }
       *[no] 限额将更改
    }
    [variation] { GIVEN($variation) ->
        [yes] 玩法将更改为{ VARIATION($variation) }
       *[no] 玩法将更改
    }
   *[other] { TERM($about) }
}{ GIVEN($says) ->
    [yes] ：{ $says }
   *[no] {""}
}
notice-coups = 还有 { $coups } 局
# 告示时间已到而变更尚未作出：所示一切仍未改变
notice-due = { GIVEN($at) ->
    [yes] 已公告最早于 { TIME($at, to: "minute") }
   *[no] 公告的局数已满
}：{ $about ->
    [closing] 现由主管关桌，在此之前仍开放
    [variation] 现由主管变更，在此之前玩法不变
   *[other] 现由主管变更，在此之前仍按所示限额
}
notice-in = { notice-says }：{ COUNTDOWN($left) }
notice-now = { notice-says }：随时

## 大厅；`.at` 连同牌桌名称

choose-table = 选择牌桌
demo-line = 这是演示大厅：不涉及真钱，每桌赠送筹码，一键进入。
sit-here = 入座
    .at = 入座：{ $table }
deal = 发牌
    .at = 发牌：{ $table }
supervise = 监督
    .at = 监督：{ $table }
watch = 观看
    .at = 观看：{ $table }
wall-display = 大屏
    .at = 大屏：{ $table }
the-pit = 全部牌桌
people = 人员
book = 规则
limits = 限额
seats-of = { $places } 座中已坐 { $taken } 座
seats = 座位
shoe = 牌靴
shoe-virtual-shoe = 虚拟牌靴，发牌前承诺
shoe-dealing-shoe = 实体牌靴，人工发牌
shoe-scanning-shoe = 扫描牌靴
shoe-continuous-shuffler = 连续洗牌机
last-results-are = 最近结果：{ HAND($results) }
last-results-none = 最近结果：本靴尚无
no-tables = 大厅尚无牌桌。
lobby-filters = 筛选牌桌
lobby-any = 全部
lobby-book = 赌场
lobby-variation = 玩法
lobby-wager = 投注
lobby-stake = 您的注额
lobby-clear = 显示全部牌桌
lobby-also = 另有
lobby-none-such = 目前没有这样的牌桌。
lobby-by-hand = 人工发牌。
lobby-waits-for-dealer = 人工发牌：等待荷官。
missing-why = 您输入的地址可能有误，或其内容已不在。您可在大厅找到所有牌桌。
lobby-odds = 赔率
lobby-rules = 规则
missing-lobby = 前往大厅
not-now = 未连接：服务器无响应，正在重试…
stopped = 已停止
stands-still = 暂停
promo-list = 推广活动
train-title = 练习
when-there = { DATE($at) } { TIME($at, to: "minute") }{ GIVEN($clock) ->
    [yes] {" "}{ $clock }
   *[no] {""}
}
