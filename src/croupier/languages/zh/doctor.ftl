# `croupier floor doctor` 对机器的诊断。`do` 说明怎么办。句末不加句号。

doctor-health-ok = 正常
doctor-health-warning = 注意
doctor-health-fault = 故障

doctor-area-program = 程序
doctor-area-clock = 时钟
doctor-area-database = 数据库
doctor-area-keys = 密钥
doctor-area-rights = 权限
doctor-area-disk = 磁盘
doctor-area-books = 规则书
doctor-area-people = 人员
doctor-area-backups = 备份
doctor-area-handles = 文件句柄
doctor-area-door = 入口
doctor-area-port = 端口
doctor-area-witness = 见证处

doctor-column-area = 项目
doctor-column-found = 情况
doctor-column-do = 怎么办
doctor-nothing = 一切就绪：共检查 { COUNT($looked) } 项
doctor-warnings = 可以开场；有 { COUNT($warnings) } 项应留意
doctor-faults = 有 { COUNT($faults) } 项故障：开场前须排除

## 程序

doctor-program-pinned = Croupier { $version }，Python { $python }；{ COUNT($packages) } 个软件包与发行时测试的一致
doctor-program-not-known = Croupier { $version }，Python { $python }；此处无从得知测试时所用的软件包
doctor-program-others = Croupier { $version }，Python { $python }；有 { COUNT($count) } 个软件包的版本与测试时不同，如 { TEXT($packages, join: "comma") }
    .do = 请按发行版的 constraints.txt 安装，或自行测试
doctor-program-lacks = 未安装 { $package }，而数据库需要它
    .do = pip install '{ $extra }'

## 时钟

doctor-clock-synchronised = 时钟已同步，误差至多 { COUNT($error) } 毫秒
doctor-clock-not-synchronised = 时钟未同步：误差可达 { COUNT($error) } 毫秒以上
    .do = 请启用 systemd-timesyncd、chrony 或 ntpd
doctor-clock-not-known = 本系统不说明其时钟是否同步
    .do = 请确保时钟由 NTP 校准
doctor-clock-new = 尚无记录可与时钟比对
doctor-clock-after-log = 最后一条记录在 { LASTING($by) } 之前
doctor-clock-behind-log = 时钟比最后一条记录慢 { LASTING($by) }（{ DATE($latest) } { TIME($latest) }）
    .do = 开场前请先校准时钟；否则场内时间将从记录而非时钟接续
doctor-clock-was-set = { $forward ->
        [yes] 自上次记下时间以来，时钟被拨快 { LASTING($by) }
       *[other] 自上次记下时间以来，时钟被拨慢 { LASTING($by) }
    }
    .do = 请查明是谁拨的；监督页面会请经理确认这段时间是否计入
doctor-clock-far = 最后一条记录在 { LASTING($by) } 之前
    .do = 若时钟无误，开场后由经理在监督页面确认

## 数据库

doctor-database-new = { $database } 尚不存在：首次启动时建立
doctor-database-sound = SQLite，记录版本 { $version }，{ COUNT($megabytes) } MB，完好
doctor-database-large = SQLite，记录版本 { $version }，{ COUNT($megabytes) } MB：太大，未通读（可用 --whole）
doctor-database-postgres = PostgreSQL { $server }，记录版本 { $version }，连接 { COUNT($in_use) }/{ COUNT($most) }
doctor-database-older = 数据库的记录版本为 { $version }，启动时会升级到 { $known }
    .do = 请先备份：升级后旧版 Croupier 不能再打开
doctor-database-few-connections = 服务器允许 { COUNT($most) } 个连接，而 { COUNT($workers) } 个工作进程可能需要 { COUNT($needed) } 个
    .do = 请调高 max_connections，或减少工作进程
doctor-database-unreachable = 无法使用 { $database }：{ $why }
    .do = 请确认它存在、正在运行，并允许运行者登录
doctor-database-newer = { $database } 的记录版本为 { $version }，而此 Croupier 只认识 { $known }
    .do = 请用较新的 Croupier 打开；未作任何改动
doctor-database-damaged = { $database } 已损坏：{ $why }
    .do = 请停场，保留该文件，并从备份恢复
doctor-database-unsafe = 断电时已提交的内容可能丢失：{ TEXT($settings, join: "comma") }
    .do = 请在 postgresql.conf 中打开，并重启服务器

## 密钥与权限

doctor-keys-there = { $folder } 中的密钥属于此记录；链头由 { $key } 签名
doctor-keys-new = 尚无密钥：首次启动时建立于 { $folder }
doctor-keys-beside = 密钥与数据库放在一处（{ $folder }）：复制其一便得其二
    .do = 请移到单独的文件夹并指明（--keys、CROUPIER_KEYS）
doctor-keys-missing = { TEXT($files, join: "comma") } 没有密钥，而此记录是用密钥保存的
    .do = 请取回（croupier log keys import）、指明其文件夹（--keys），或声明遗失（croupier log keys new）
doctor-keys-others = { $key } 为 { $here }，而此记录用的是 { $wanted }
    .do = 请取回原密钥（croupier log keys import），或声明遗失（croupier log keys new --lost）
doctor-keys-unreadable = 密钥无法使用：{ $why }
    .do = 请更正；密钥只能由其所有者读取（chmod 600）
doctor-keys-of-another-floor = { $folder } 中的密钥属于一个已有 { COUNT($heads) } 个链头的场，而此数据库是新的
    .do = 请指明那个场的数据库、恢复其备份，或另用文件夹（--keys）
doctor-rights-owner-only = { COUNT($files) } 个文件和文件夹只归其所有者
doctor-rights-root = 当前用户为 root
    .do = 请用专门的用户运行，并以该用户运行诊断
doctor-rights-open = { $file } 的权限为 { $mode }：所有者以外的人也能使用
    .do = chmod { $wanted } { $file }
doctor-rights-others = { $file } 属于 { $owner }，而当前用户为 { $user }
    .do = 请以 { $owner } 运行，或改归运行者所有（chown）
doctor-rights-folder = 任何人都能在 { $folder } 中放置文件，并替换场内的文件
    .do = chmod o-w { $folder }

## 磁盘

doctor-disk-room = { $place } 剩余 { COUNT($free) } MB（{ COUNT($percent) }%）
doctor-disk-low = { $place } 剩余 { COUNT($free) } MB（{ COUNT($percent) }%）；宜有 { COUNT($wanted) } MB
    .do = 请腾出空间，或移走其中的内容
doctor-disk-full = { $place } 仅剩 { COUNT($free) } MB（{ COUNT($percent) }%）：当晚牌桌就会停下
    .do = 开场前请腾出空间
doctor-disk-few-files = { $place } 只能再建 { COUNT($files) } 个文件
    .do = 请删除不需要的小文件
doctor-disk-no-files = { $place } 只能再建 { COUNT($files) } 个文件：备份和日志会失败
    .do = 开场前请删除小文件
doctor-disk-no-folder = 没有文件夹 { $folder }
    .do = 请建立：install -d -m 700 { $folder }

## 规则书、人员、备份

doctor-books-shipped = { COUNT($books) } 本规则书与发行版一致
doctor-books-approved = 规则书 { $book } 并非发行版；管理员已批准 { $edition }
doctor-books-changed = 规则书 { $book } 的文件并非发行版（{ $edition }），也无人批准：不能据此开桌
    .do = 请重新安装发行版，或由管理员在 /people 批准
doctor-books-broken = { $why }
    .do = 请重新安装发行版
doctor-books-missing = { $why }
    .do = 请放回原处，或不再指定；已开的牌桌仍按开桌时的规则书继续
doctor-people-there = { COUNT($people) } 个账户
doctor-people-first = 尚无账户：最先打开页面的人成为管理员
doctor-backups-none-yet = 尚无可备份的内容
doctor-backups-made = 上次备份在 { LASTING($ago) } 之前
doctor-backups-never = 此场从未备份
    .do = 请每天用 croupier backup FILE --log DATABASE 备份到另一块磁盘
doctor-backups-old = 上次备份在 { LASTING($ago) } 之前
    .do = 请用 croupier backup FILE --log DATABASE 备份，并查明定时任务为何未执行

## 入口

doctor-handles-enough = 可同时打开 { COUNT($limit) } 个文件和连接
doctor-handles-few = 可同时打开 { COUNT($limit) } 个文件和连接，而满场需要 { COUNT($needed) } 个
    .do = 在单元文件中写 LimitNOFILE={ $needed }，或启动前执行 ulimit -n { $needed }
doctor-door-local = 只有本机能访问（{ $host }）：本机上的代理可以
doctor-door-demo = 演示，仅限本机（{ $host }）
doctor-door-behind-tls = 在 TLS 之后，地址为 { TEXT($names, join: "comma") }
doctor-door-no-names = Cookie 只用于 TLS，却没有说明以什么名称访问
    .do = CROUPIER_ORIGINS='["https://floor.example"]'
doctor-door-plain-origin = Cookie 只用于 TLS，而 { $origin } 不是：在那里无法保持登录
    .do = 请只写 https 地址
doctor-door-no-proxies = 此场在代理之后，却不知道是哪个代理：所有客户端都算作同一地址
    .do = CROUPIER_PROXIES='["127.0.0.1"]'，即自己代理的地址
doctor-door-any-proxy = { $proxy } 被当作代理：任何客户端都能谎称来源
    .do = 请只写自己代理的地址
doctor-door-in-the-clear = 在 { $host } 上未用 TLS：密码和 Cookie 会在途中被人看到
    .do = 请在 127.0.0.1 上监听并置于 TLS 代理之后，且设 CROUPIER_SECURE_COOKIES=true
doctor-door-cookies-plain = { $origin } 用 TLS，而 Cookie 不用 TLS 也会发送
    .do = CROUPIER_SECURE_COOKIES=true
doctor-door-demo-open = 演示登录无需密码，却对他人开放（{ $host }）
    .do = 他人能访问的场不要用 --demo
doctor-door-workers = { COUNT($workers) } 个工作进程不能共用一个 SQLite 文件
    .do = 用一个工作进程，或用 PostgreSQL
doctor-port-free = { $where } 空闲
doctor-port-any = 任取一个空闲端口
doctor-port-ours = { $where } 上有一个场在运行，{ COUNT($tables) } 张牌桌，状况良好
doctor-port-troubled = { $where } 上有一个场在运行，自报有问题：{ TEXT($troubled, join: "comma") }
    .do = 请查看 /health 和监督页面
doctor-port-taken = { $where } 已被占用，且不是有应答的场
    .do = 请结束占用者（ss -ltnp），或另选 --port
doctor-port-not-ours = 无法监听 { $where }：{ $why }
    .do = 请另选 --host 或 --port；1024 以下归 root

## 见证处

doctor-witness-takes = { $witness } 已有第 { COUNT($last) } 号链头，共 { COUNT($newest) } 号
doctor-witness-answers = { $witness } 有应答
doctor-witness-command = { $program } 存在；是否收下链头见 /health
doctor-witness-none = 没有见证处：掌握本机的人可以一并改动记录、链头和密钥
    .do = 请用 --witness WHERE：另一挂载点上的文件，或他们够不到的命令或地址
doctor-witness-same-disk = 见证处 { $witness } 与数据库在同一块磁盘上
    .do = 请放到另一台机器或单独的挂载点
doctor-witness-ahead = { $witness } 已有此场的第 { COUNT($last) } 号链头，而记录止于第 { COUNT($newest) } 号：这是较旧的备份，或末尾被截断
    .do = 请用见证处的记录作 croupier verify；恢复之后请保留其文件，并另设见证处
doctor-witness-behind = { $witness } 只有第 { COUNT($last) } 号链头，共 { COUNT($newest) } 号
    .do = 请查明它为何不再接收；启动时会再次告知
doctor-witness-down = 无法告知见证处 { $witness }：{ $why }
    .do = 请使其恢复；其间照常进行，但无人作证
doctor-witness-lost-heads = { $witness } 止于第 { COUNT($last) } 号链头，而它曾收下第 { COUNT($shipped) } 号
    .do = 请查明是谁截断的；保留剩余部分，并据此验证记录
