### 服务器未照办的原因，按代码列出。规则书不允许的见 refusals.ftl。

## 请求者

error-log-in = 请先登录
error-locked = 您曾离开，请输入密码解锁
error-wrong-password = 用户名或密码不正确
error-too-many = 此处登录失败次数过多，请在 { COUNT($seconds) } 秒后重试
error-change-password = 您使用一次性代码登录，请先设定自己的密码
error-weak-password = { $why ->
    [id] 密码不得包含用户名
   *[common] 此密码过于常见，容易被猜中，请另选一个
}
error-own-rank = 不得更改自己的职级：请找另一位管理员
error-rank-above = 经理不得授予高于自己（{ $yours }）的职级，也不得收回同级者的职级：请找管理员
error-rank-needed = 此处须由 { $needed } 或以上办理
error-not-for-role = 仅限{ ROLE($roles, join: "or") }
error-removed-cards = 已取出的牌只供员工和研究使用，不对客人开放{ GIVEN($clauses) ->
    [yes] （{ TEXT($clauses, join: "comma") }）
   *[no] {""}
}
error-not-a-terminal = 本桌由荷官发牌，客人须使用本场的终端，不得使用自己的设备{ GIVEN($clauses) ->
    [yes] （{ TEXT($clauses, join: "comma") }）
   *[no] {""}
}。请到本场终端操作，或请荷官代办
error-no-demonstration = { GIVEN($deals) ->
    [yes] 此桌并非演示，下注时间对所有人有效
   *[no] { GIVEN($table) ->
        [yes] 此桌并非演示，请向荷官兑换筹码
       *[no] 此处并非演示，请用密码登录
    }
}
error-another-site = 请求来自其他网站
error-another-name = 服务器不使用此名称

## 请求内容

error-not-understood = { GIVEN($about) ->
    [yes] { $about ->
        [id] 用户名为 1 至 { $most } 个英文字母和数字，中间可用 - _ . ' 或空格，每处一个
        [name] 姓名只能用可显示字符
        [alias] 化名由 { $least } 至 { $most } 个文字、数字和单个空格组成，并以文字开头
        [password] 密码须为 { $least } 至 { $most } 个字符
        [change] 没有要更改的内容
        [coup] 局号是一个数字，例如 47；或牌靴与局，例如 2/7
       *[field] 无法识别：{ FIELD($field) }
    }
   *[no] 无法识别此请求
}
error-too-large = 请求过大
error-too-fast = 指令过于频繁，请稍候再试
error-too-slow = 请求未能及时发送完毕
error-wrong-method = 请求方式不对
error-no-such-page = 没有此页面
error-no-such-table = 没有牌桌 { $table }
error-no-such-tournament = 没有赛事 { $tournament }
error-no-such-report = 没有报告 { $report }
error-no-such-coup = { $table } 桌没有可以查看的第 { $coup } 局：请核对局号，或等密注公开之后再看
error-coup-not-over = { $table } 桌第 { $coup } 局尚未结束：收牌之后再导出
error-report-inverted = 期间在 { $last } 结束，早于开始的 { $first }：请先选较早的一天
error-report-to-come = { $casino } 现在是 { $today }：{ $last } 还没有可报告的内容。最晚可选 { $today }
error-report-out-of-calendar = { $day } 已到日历尽头：请选别的日子
error-no-such-promotion = 没有推广活动 { $promotion }
error-terms-not-read = 无法读取条款：请改正所列之处
error-no-such-book = 没有规则书 { $book }
error-no-such-clause = { BOOKID($book) } 没有条款 { $number }
error-no-such-account = 没有帐号 { $id }
error-no-such-rank = { BOOKID($book) }对此角色没有职级 { $rank }：可用 { TEXT($known, join: "comma") }
error-rank-not-for-role = { $id } 是{ ROLE($role) }，不以规则书的职级行事
error-no-such-terminal = 没有本场终端 { $id }，或已被撤销
error-no-such-language = 没有语言 { $language }
error-not-a-document = 这既不是 PDF 也不是纯文本：请附上核准文件本身
error-no-document = 赌场尚未附上 { BOOKID($book) } 的文件：请向牌桌工作人员索取规则
error-document-changed = 此处 { BOOKID($book) } 的文件已不是当初附上的那份，不予提供：请管理员重新附上

## 现有状况

error-exists = { $id } 已存在
error-id-reserved = { $id } 是机器的名称，或会与机器混淆：请换一个
error-alias-taken = 此化名已有人使用，或会与他人混淆：请另选一个
error-id-looks-like = { $id } 易与 { $other } 混淆：请换一个
error-id-used = 此编号已用于其他指令
error-already-set-up = 此处已设置完毕
error-needs-administrator = 至少要有一位管理员，请先指定他人
error-table-tells = 牌桌 { $table } 会自行告知：请稍候
error-no-source-of-cards = 虚拟牌靴要求牌桌自动{ ACT($acts) }
error-own-limit = { $limit ->
    [another] 此客人为自己设了限额，现不再投注
    [stake] 您自设的限额为各桌同时投注合计 { MONEY($amount) }：加上此注将为 { MONEY($stake) }
    [loss] 您自设的限额为一日内输 { MONEY($amount) }：您已输 { MONEY($so_far) }，台面上的投注将为 { MONEY($stake) }
   *[time] 您自设的限额为一日内在台 { $amount } 分钟：您已在台 { $so_far } 分钟
}
error-chips-left = 您还有筹码，筹码用完后才能再领
error-dealt-by-hand = 此桌没有自动荷官，不能要求立即发牌
error-no-place = 请先入座：只有独自在座的玩家才能要求立即发牌
error-others-here = 此桌还有其他人，下注时间对他们同样有效
error-no-wager-lies = 现在还不能发牌：须在下注开放期间并已有注码时，才能要求立即发牌
error-halted = 此桌已停用：记录或筹码不符
error-restored = 此桌由备份恢复，此后发出的牌可能已为人所知：须先结束该局和该靴牌
error-edition-gone = 此桌开台时所用的规则书版本已无法打开：在该版本恢复之前，此桌停用
error-book-not-opened = 规则书 { $book } 的文件无法作为规则书读取：不能按它开台
error-book-not-approved = 规则书 { $book } 的文件不是本版本所附的：管理员批准之前，不能按它开台
error-another-edition = 此处的规则书 { $book } 与您批准的版本不同：请重新查看

## 服务器

error-busy = 同时登录的人过多，请稍后重试
error-inspections-wait = 同时查阅记录的人太多：请稍后再试
error-odds-wait = 正在计算的赔率过多：请稍后再试
error-verifying = { $by } 正在进行一次核验：请等它结束，或与其联系
error-crowded = 连接过多，请稍候再试
error-unavailable = 数据库没有答复，请重试
error-in-doubt = 数据库没有答复，尚不知是否已写入：一有结果即告知您
trouble-silent = 数据库没有答复：记录无损，恢复后自动继续
trouble-dealer-failed = 自动荷官出错，稍后重新开始
trouble-no-card = 此桌不再发牌：须由维护人员处理
trouble-cannot-open = 此桌的设置无法开台：原因见服务器日志
late-done = 先前未知结果的操作已写入，有效
late-not-done = 先前未知结果的操作未执行：{ $why }
error-not-possible = 记录无法完成此操作
error-failed = 服务器出错，请告知维护人员
no-connection = 服务器没有答复，请重试
