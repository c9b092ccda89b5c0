# 场务日志所记：每种事项一句话。办理人的编号列在一旁。

house-account-made = 新建账户 { $account }：{ ROLE($role) }
house-role-changed = { $account }：由{ ROLE($before) }改为{ ROLE($role) }
house-rank-granted = { $account } 按{ BOOKID($book) }{ GIVEN($table) ->
    [yes] 仅在牌桌 { $table }
   *[no] {""}
}获授职级 { $rank }；此前：{ $before }{ GIVEN($user) ->
    [yes] ；由 { $user } 在机器上授予
   *[no] {""}
}
house-rank-taken = { $account } 按{ BOOKID($book) }{ GIVEN($table) ->
    [yes] 仅在牌桌 { $table }
   *[no] {""}
}不再有职级；此前：{ $before }{ GIVEN($user) ->
    [yes] ；由 { $user } 在机器上收回
   *[no] {""}
}
house-rank-by-role = { $account } 按{ BOOKID($book) }{ GIVEN($table) ->
    [yes] 在牌桌 { $table } 与其他牌桌相同
   *[no] {""}
}恢复为其角色的职级；此前：{ $before }{ GIVEN($user) ->
    [yes] ；由 { $user } 在机器上更改
   *[no] {""}
}
house-account-closed = 账户 { $account } 已停用，不能再登录
house-account-opened = 账户 { $account } 重新启用
house-password-reset = { $account } 的密码已重设
house-code-given = 已为 { $account } 发放一次性代码，有效至 { DATE($until) } { TIME($until, to: "minute") }（UTC）
house-code-used = { $account } 已使用一次性代码
house-password-changed = { $account } 已更改密码
house-administrator-recovered = { $user } 在服务器上为管理员 { $account } 发放一次性代码，有效至 { DATE($until) } { TIME($until, to: "minute") }（UTC）
house-logged-in = { $account } 登录
house-logins-failed = { TIME($minute, to: "minute") } 起的一分钟内登录失败 { COUNT($failures) } 次{ GIVEN($accounts) ->
    [yes] ，账户：{ TEXT($accounts, join: "comma") }
   *[no] {""}
}
house-settings = 设置：{ TEXT($settings, join: "comma") }
house-table-card = 牌桌 { $table } 的设置卡已写入：{ BOOKID($book) }，{ $digest }
house-book-approved = { BOOKID($book) } 的版本 { $edition } 已获批准
house-document-attached = 已附上 { BOOKID($book) } 的核准文件：{ COUNT($bytes) } 字节，SHA-256 { $digest }
house-terminal-made = 一个浏览器已登记为本场终端 { $name }（{ $terminal }）
house-terminal-taken = { $name } 不再是本场终端（{ $terminal }）
house-backed-up = 已备份至 { $file }，截至第 { COUNT($head) } 号总链头
house-restored = 已由 { $file } 恢复，截至第 { COUNT($head) } 号总链头
house-clock-jumped = 机器时钟跳动了 { COUNT($milliseconds) } 毫秒；场内时间不受影响
house-clock-gap = 机器曾关机或无人计时：按其时钟为 { COUNT($seconds) } 秒
house-clock-confirmed = 机器时钟的 { COUNT($seconds) } 秒计入场内时间
house-halted = 牌桌 { $table } 已停止：{ $says }
house-floor-started = 场地启动：Croupier { $version }，链头由 { $key } 签名
house-keys-made = 新密钥：链头用 { $key }，序列用 { $tape }
house-key-rotated = 此后链头由 { $key } 签名，不再由 { $before } 签名
house-keys-imported = 已导入密钥：链头用 { $key }，序列用 { $tape }
house-rights-tightened = { $file } 原可被他人读取，现已不可
house-alias-reset = 已取消 { $account } 的化名
house-person-forgotten = 已遗忘 { $account } 的姓名与化名
