### 拒绝的理由：每个理由一条，以其固定名称为 id。正文说明问题和数字，`.do` 说明该怎么做，两者都不带句号。

refused-able = { GIVEN($people) ->
    [yes] 现在场内有此职级者：{ TEXT($people, join: "comma") }。
   *[no] 现在没有此职级者登录。
}
refused-because = { $what }{ GIVEN($clauses) ->
    [yes] （{ $clauses }）
   *[no] {""}
}。{ GIVEN($do) ->
    [yes] { $do }。
   *[no] {""}
}

## 指令与下令的人

refusal-repeated-command = 此指令已下达过
    .do = 只生效一次
refusal-time-runs-backwards = 指令时间为 { TIME($at) }，而牌桌已到 { TIME($clock) }
    .do = 请核对时钟
refusal-time-not-possible = 时间 { $at } 超出任何历法
    .do = 请核对时钟
refusal-unknown-rank = 此规则书没有职级“{ $rank }”
    .do = 可用：{ TEXT($known, join: "comma") }
refusal-no-rank = 操作者在此没有本规则书的职级，而此项须由{ BOOK($needed) }或以上决定
    .do = 请找{ BOOK($needed) }；职级由经理或管理员在人员页面授予
refusal-rank-too-low = 职级{ BOOK($rank) }不能这样做
    .do = 须由{ BOOK($needed) }或以上决定
refusal-not-for-another = { PERSON($actor) } 不能代 { PERSON($patron) } 操作
    .do = 请找荷官
refusal-only-the-machine = 虚拟牌靴出什么牌，只由机器说了算；{ PERSON($actor) } 是人
    .do = 只提要求，不要报牌：牌由机器派出
refusal-only-the-tournament = “{ COMMAND($command) }”只由锦标赛本身告知此桌；{ PERSON($actor) } 是人
    .do = 请在锦标赛中办理：牌桌会自动得知
refusal-id-reserved = 名称 { $patron } 属于机器，或会与机器混淆
    .do = 请换一个
refusal-other-stream = { $kind ->
    [tournament] { $stream } 是锦标赛，而“{ COMMAND($command) }”是别处的操作
    [promotion] { $stream } 是推广活动，而“{ COMMAND($command) }”是别处的操作
   *[table] { $stream } 是牌桌，而“{ COMMAND($command) }”是锦标赛或推广活动的操作
}
    .do = 请在对应处操作：锦标赛、推广活动与牌桌各有自己的日志
refusal-table-already-open = 牌桌 { $table } 已开放
    .do = 请先关台
refusal-table-not-open = 牌桌 { $table } 尚未开放
    .do = 开桌后方可进行：{ COMMAND($command) }
refusal-other-edition = 牌桌按 { $opened } 开放，而这是 { $given }
    .do = 请使用开台时的版本
refusal-cards-to-check = 上次营业的牌尚未检查
    .do = 请先验牌
refusal-shoe-not-revealed = 第 { $shoe } 靴已结束，其承诺内容尚未公开
    .do = 请先公开
refusal-results-only = 本桌只记结果，不能{ COMMAND($command) }
    .do = 请在此记录结果；如要发牌，请先结束本靴，再由主管改设
refusal-dealt-with-cards = { GIVEN($shoe) ->
    [yes] 虚拟靴自行记牌
   *[no] 本桌发牌，结果由牌得出
}
    .do = 桌上无牌无人时，由主管改设为只记结果
refusal-unknown-result = { GIVEN($of) ->
    [yes] 第 { $coup } 局不属本靴；本靴结果为第 { RANGE($of, join: "and") } 局
   *[no] 本靴尚未记录结果
}
    .do = 请选本靴的一局
refusal-result-as-recorded = 第 { $coup } 局已如此记录
    .do = 请更改记错之处
refusal-too-many-results = { $decks } 副牌最多 { $most } 局，已记满
    .do = 请结束本靴，开始下一靴
refusal-patrons-may-still-cut = 玩家在 { TIME($until) } 之前可以切牌，或为牌序加入内容
    .do = 请等候

## 牌桌的条件

refusal-unknown-variation = { $book } 没有玩法“{ $variation }”
    .do = 可用：{ TEXT($known, join: "comma") }
refusal-decks-not-allowed = { $decks ->
   *[other] 不允许使用 { $decks } 副牌
}
    .do = 请用 { TEXT($allowed, join: "or") } 副
refusal-unknown-option = { $book } 没有选项“{ $option }”
    .do = { GIVEN($known) ->
        [yes] 可用：{ TEXT($known, join: "comma") }
       *[no] 没有任何选项
    }
refusal-option-comes-later = { $option } 尚无作用：它属于{ TERM($chapter) }一章
    .do = 请勿使用
refusal-option-value-not-allowed = { $option } 不能为“{ $value }”
    .do = { GIVEN($least) ->
        [yes] 须为 { $least } 至 { $most } 之间的百分比
       *[no] 只能是 { TEXT($allowed, join: "or") }
    }
refusal-no-differential-surcharge = { VARIATION($variation) }没有条款对超过台面差额的注收费
    .do = 请不要计收
refusal-tournament-only = { VARIATION($variation) }仅限比赛使用
    .do = 请选其他玩法
refusal-unknown-layout = 没有台面图“{ $layout }”
    .do = { GIVEN($known) ->
        [yes] 可用：{ TEXT($known, join: "comma") }
       *[no] 没有任何台面图
    }
refusal-unknown-venue = 不得在“{ $venue }”进行此游戏
    .do = 可在 { TEXT($known, join: "comma") } 进行
refusal-places-not-allowed = { $places ->
   *[other] 此处不允许 { $places } 个座位的牌桌
}
    .do = { GIVEN($allowed) ->
        [yes] 请用 { TEXT($allowed, join: "or") } 个
       *[no] { $most ->
            [0] 请用 { $least } 个或以上
           *[other] 请用 { $least } 至 { $most } 个
        }
    }
refusal-places-not-closed = { $places } 个座位中只可使用 { $most } 个
    .do = 请再用标志关闭 { $surplus } 个
refusal-continuous-shuffler = 连续洗牌机没有切牌卡，也没有牌靴的结束，不受支持
    .do = 请使用发牌靴
refusal-no-virtual-shoe = 本桌没有虚拟牌靴，无可承诺或公开的内容
refusal-unknown-method = 没有发牌方式“{ $method }”
    .do = 可用：{ TEXT($known, join: "comma") }
refusal-face-not-allowed = { BOOK($method) }不能以{ TERM($face) }发牌
    .do = 请以{ TERM($allowed, join: "or") }发牌
refusal-thing-not-approved = 尚未登记批准：{ TERM($thing) }
    .do = 请先登记
refusal-outside-gaming-hours = { $ends ->
    [0] 未给出营业结束时间
   *[other] 营业时间已过
}
    .do = { $ends ->
        [0] 请说明何时结束
       *[other] {""}
    }
refusal-limits-out-of-order = { $wager ->
    [every-wager] 限额 { MONEY($minimum) } 至 { MONEY($maximum) } 不成立
   *[other] { WAGER($wager) }的限额 { MONEY($minimum) } 至 { MONEY($maximum) } 不成立
}
    .do = { GIVEN($approved) ->
        [yes] 下限不得低于核准下限 { MONEY($approved) }
       *[no] 下限须大于零且不高于上限
    }
refusal-no-area-for-wager = 台面图 { TEXT($layout) } 没有{ WAGER($wager) }的区域
    .do = 请选其他台面图，或不设此注

## 标牌、告示与批准

refusal-no-such-power = { BOOKID($book) } 没有规定任何人可以{ POWER($what) }{ GIVEN($wager) ->
    [yes] （{ WAGER($wager) }）
   *[no] {""}
}{ GIVEN($about) ->
    [yes] （{ TERM($about) }）
   *[no] {""}
}{ GIVEN($kind) ->
    [yes] （{ BREACH($kind) }）
   *[no] {""}
}
refusal-nothing-to-approve = “{ $act }”不是此处须批准的事项
    .do = { GIVEN($known) ->
        [yes] 可批准：{ TEXT($known, join: "comma") }
       *[no] 没有须批准的事项
    }
refusal-unknown-sign = 没有标牌“{ $sign }”
    .do = { GIVEN($known) ->
        [yes] 可用：{ TEXT($known, join: "comma") }
       *[no] 没有任何标牌
    }
refusal-notice-not-up = 没有展示{ TERM($about) }的告示{ $unit ->
    [coups] ，须展示 { $needed } 局
    [milliseconds] ，须展示 { SPAN($needed) }
   *[other] {""}
}
    .do = 请先张贴
refusal-notice-without-time = { TERM($about) }的告示须写明何时生效
    .do = 请给出时间
refusal-notice-without-change = { TERM($about) }的告示须写明变更内容
    .do = { $about ->
        [variation] 请给出新的玩法
       *[other] 请给出新的下限
    }
refusal-notice-too-short = { $unit ->
    [coups] { TERM($about) }的告示已展示 { $stood } 局，须满 { $needed } 局
   *[other] { TERM($about) }的告示已展示 { SPAN($stood) }，须满 { SPAN($needed) }
}
    .do = 请等待
refusal-notice-of-another-change = { GIVEN($variation) ->
    [yes] 展示的告示是关于{ VARIATION($variation) }，而这是另一项变更
   *[no] 展示的告示是关于{ GIVEN($wager) ->
        [yes] { WAGER($wager) }的
       *[no] {""}
    }下限 { MONEY($minimum) }，而这是另一项变更
}
    .do = 请为其张贴告示
refusal-surveillance-not-told = 尚未告知监控部门{ WAGER($wager) }受限
    .do = 请先通知

## 出了差错时

refusal-matter-open = 本局暂停：{ TERM($slip) }，等待处理
    .do = 请先下令：{ TERM($remedies, join: "or") }
refusal-offer-open = { $wagers ->
   *[other] 玩家仍可选择 { $wagers } 注的去留：{ TERM($choices, join: "or") }
}
    .do = 请等待各位答复，或结束询问
refusal-changes-open = 第 { $coup } 局现在可改变下注
    .do = 请先结束改注
refusal-no-matter = 没有报告任何异常
    .do = 请先报告所发生的事
refusal-no-offer = 第 { $coup } 局没有需要选择的事项
refusal-unknown-slip = 规则书没有异常“{ $slip }”
    .do = 可报告：{ TEXT($known, join: "comma") }
refusal-facts-missing = 报告{ TERM($slip) }须再说明：所涉的{ TERM($fact) }缺失或不存在
refusal-slip-does-not-fit = 与情况不符（{ TERM($slip) }）：{ $why ->
    [moment] { UNFIT($now) }
    [other-circumstances] 规则书所说的是其他情况，即{ UNFIT($wanted, join: "or") }
   *[other] { UNFIT($why) }
}
refusal-unknown-remedy = “{ $remedy }”不是{ TERM($slip) }的处理方式
    .do = 规则书允许：{ TEXT($known, join: "comma") }
refusal-another-person-needed = { $did ->
    [checked] { PERSON($actor) } 已点验这些牌，须由两人点验
    [decided] { PERSON($actor) } 已作裁定，不能再下令：{ TERM($remedy) }
   *[other] { PERSON($actor) } 是报告者，不能再下令：{ TERM($remedy) }
}
    .do = 须由另一人决定
refusal-not-all-agree = 须所有玩家同意：{ TERM($remedy) }
    .do = 尚未同意：{ PERSON($patrons) }
refusal-choice-not-offered = { GIVEN($to) ->
    [yes] { MONEY($from) } 的注在此只能减少，不能改为 { MONEY($to) }
   *[no] 不能选择“{ TERM($choice) }”
}
    .do = { GIVEN($choices) ->
        [yes] 可选：{ TERM($choices, join: "or") }
       *[no] {""}
    }
refusal-duty-needs-its-act = 此项在办妥之前仍属所欠，仅告知并不足够：{ TERM($duty) }
    .do = 了结它的是：{ COMMAND($act) }
refusal-channel-not-allowed = 不得以此途径：{ CHANNEL($channel) }
    .do = 可用{ CHANNEL($known, join: "or") }
refusal-nobody-to-tell = 事项 { $matter } 无须通知{ TERM($who) }
    .do = { GIVEN($waiting) ->
        [yes] 待通知：{ TERM($waiting) }
       *[no] 没有待通知者
    }

## 行为、争议与派彩错误

refusal-not-forbidden = { BOOKID($book) } 不禁止：{ BREACH($kind) }
    .do = { GIVEN($known) ->
        [yes] 其禁止：{ TEXT($known, join: "comma") }
       *[no] 其未禁止任何行为
    }
refusal-not-a-breach = { $excuse ->
    [on-duty] 执行职务时不算违规：{ BREACH($kind) }
    [asked] 玩家要求或允许时不算违规：{ BREACH($kind) }
   *[other] 只是遵守规则时不算违规：{ BREACH($kind) }
}
refusal-unknown-case = 没有待办的{ TERM($what) } { $number }
    .do = { GIVEN($known) ->
        [yes] 待办：{ TEXT($known, join: "comma") }
       *[no] 没有待办事项
    }
refusal-not-decided = 争议 { $dispute } 尚未裁定
    .do = 须先裁定，再复核
refusal-already-decided = 个案 { $number } 的{ TERM($what) }已完成
refusal-payment-was-right = 第 { $wager } 号注已付 { MONEY($amount) }，正是应付之数
refusal-not-as-settled = { GIVEN($settled) ->
    [yes] 第 { $coup } 局第 { $wager } 号注以 { MONEY($settled) } 结算，而非 { MONEY($due) }
   *[no] 该玩家在第 { $coup } 局没有结算过第 { $wager } 号注
}
    .do = { GIVEN($settled) ->
        [yes] {""}
       *[no] 请指明局号与注号
    }
refusal-not-excluded = { PERSON($patron) } 未被禁止参加
refusal-nothing-held = { GIVEN($patron) ->
    [yes] 没有扣留 { PERSON($patron) } 的款项
   *[no] 没有扣留任何人的款项
}

## 锦标赛的一节

refusal-contest-on = 本桌留作 { $tournament } 之用
    .do = 请等待本桌恢复开放，或到别桌
refusal-no-contest = 本桌没有锦标赛的一节在进行
    .do = 请先开始一节
refusal-table-in-use = 本桌正在使用{ GIVEN($patrons) ->
    [yes] ：{ PERSON($patrons) }
   *[no] {""}
}
    .do = 须等该局结束，各人离桌
refusal-play-stopped = 比赛暂停：{ TERM($why) }
    .do = 由总监恢复后继续
refusal-play-not-stopped = 比赛没有暂停
refusal-practising = 现为练习局，均不计分
    .do = 请先结束练习
refusal-not-practising = 没有进行练习局
refusal-play-has-begun = 比赛已开始：已有 { $coups } 局计分
    .do = 练习须在此之前
refusal-contest-over = 本节在 { $coups } 局后已结束
    .do = 请清点筹码并结束本节
refusal-contest-not-over = 本节尚未结束：已进行 { $coups } 局{ $of ->
    [0] {""}
   *[other] ，共 { $of } 局
}{ GIVEN($patrons) ->
    [yes] ，{ PERSON($patrons) } 仍在参赛
   *[no] {""}
}
    .do = 请继续，或给出其他理由
refusal-must-vacate = { PERSON($patrons) } 无法下本局所需的 { MONEY($minimum) }
    .you = 您无法下本局所需的 { MONEY($minimum) }
    .do = 须先让出座位
refusal-can-still-wager = { PERSON($patron) } 有 { MONEY($has) }，所需注额为 { MONEY($minimum) }
    .you = 您有 { MONEY($has) }，所需注额为 { MONEY($minimum) }
    .do = 仍能下注者不被淘汰
refusal-chips-not-settled = 尚有锦标赛筹码所欠、扣留或未补正：{ PERSON($patrons) }
    .do = 请先收取、退还或注销
refusal-chips-fixed = 锦标赛筹码不因此变动：{ TERM($why) }
    .do = 请参阅锦标赛条款
refusal-unequal-bank = 起始筹码为 { MONEY($due) }，而非 { MONEY($bank) }
    .do = 人人相同
refusal-marker-not-placed = 本轮须放置首注标记{ $place ->
    [0] {""}
   *[other] ，在 { $place } 号位
}
    .do = 请先放置
refusal-marker-elsewhere = 首注标记应在 { $place } 号位
    .do = 请放在该处
refusal-not-next-to-wager = 下一位投注者不是 { PERSON($patron) }{ GIVEN($next) ->
    [yes] ，而是 { PERSON($next) }
   *[no] ：各人都已问过
}
    .you = 下一位投注者不是您
    .do = 请自标记起按顺时针依次询问
refusal-not-all-asked = 尚未请 { PERSON($patron) } 投注
    .you = 尚未请您投注
    .do = 请先询问
refusal-turn-over = { PERSON($patron) } 的轮次已过，该注不得更改
    .you = 您的轮次已过，您的注不得更改
    .do = 请等下一局
refusal-not-their-turn = 尚未轮到 { PERSON($patron) }
    .you = 尚未轮到您
    .do = 请等荷官询问
refusal-not-their-seat = 座位为 { $seat } 号位，而此注在 { $place } 号位
    .do = 请在抽签所得座位投注
refusal-has-passed = { PERSON($patron) } 已用免注卡停注本局
    .you = 您已用免注卡停注本局
    .do = 请在下一局投注
refusal-secret-made = { PERSON($patron) } 本局已下暗注
    .you = 您本局已下暗注
    .do = 请先收回
refusal-no-secret = { GIVEN($patron) ->
    [yes] { PERSON($patron) } 本局没有暗注
   *[no] 本局没有人下暗注
}
    .you = 您本局没有暗注
refusal-none-left = 已用完：{ TERM($what) }，每{ $per ->
    [coup] 局
   *[session] 节
} { $number } 次
    .do = 请不用
refusal-both-hands = 两边都下注几乎没有风险，在锦标赛中不作数
    .do = 请只下一边
refusal-not-all-wagered = { PERSON($patrons) } 至少须下 { MONEY($minimum) }
    .you = 您至少须下 { MONEY($minimum) }
    .do = 请在发牌前收注
refusal-secrets-not-revealed = 暗注尚未公开：{ PERSON($patrons) }
    .do = 请在首张牌之前公开

## 时机：牌靴与牌局所处的阶段

refusal-shoe-ended = 第 { $shoe } 靴已结束，其中没有第 { $coup } 局
    .do = 请洗牌，或换新牌
refusal-shoe-not-ready = 牌靴尚未备好：{ TERM($stage) }
    .do = { $next ->
        [bring-cards] 请先取牌上台
        [shuffle-cards] 请先洗牌
        [cut-cards] 请先切牌
        [place-cutting-card] 请先放置切牌卡
        [burn-cards] 请先烧牌
       *[other] 请先{ COMMAND($next) }
    }
refusal-not-at-this-stage = 牌靴处于此阶段：{ TERM($stage) }
    .do = 须为{ TERM($needed, join: "or") }
refusal-coup-in-progress = 第 { $coup } 局正在进行（{ TERM($play) }）
    .do = 请先完成
refusal-not-being-dealt = 第 { $coup } 局现处于{ TERM($play) }，此举属于牌局的另一时机
refusal-commission-owed = { PERSON($patron) } 欠延付佣金 { MONEY($owed) }
    .you = 您欠延付佣金 { MONEY($owed) }
    .do = 请先收取；有权者可延后收取或核销
refusal-check-first = 须先验牌才能继续
    .do = 请验牌
refusal-shoe-not-committed = 第 { $shoe } 靴的牌序尚未承诺
    .do = 请先承诺
refusal-shoe-committed = 第 { $shoe } 靴的牌序已由承诺固定，不能再变
    .do = { GIVEN($slip) ->
        [yes] 虚拟牌靴不会发生此事
       *[no] 请切牌
    }
refusal-signs-missing = 牌桌缺少标牌：{ TERM($signs) }
    .do = 请先展示
refusal-dummy-coup = 第 { $coup } 局为空局，不接受下注
    .do = 请等待下一局
refusal-bets-not-called = 第 { $coup } 局尚未宣布下注
    .do = 请先宣布下注
refusal-bets-not-closed = 第 { $coup } 局尚未宣布停止下注
    .do = 请先宣布
refusal-wagering-over = { GIVEN($window) ->
    [yes] 此注只在首四张牌之后、下一张牌之前接受，且须{ WHEN($window) }
   *[no] 第 { $coup } 局已停止接受下注，各注维持至结算
}
    .do = { GIVEN($window) ->
        [yes] {""}
       *[no] 请等待下一局
    }
refusal-bets-closed = 第 { $coup } 局已宣布停止下注
    .do = { $reopens ->
        [yes] 荷官仍可重新开放
       *[no] 请等待下一局
    }
refusal-wagering-not-over = 第 { $coup } 局仍在接受下注
    .do = 请照常下注
refusal-nothing-wagered = 第 { $coup } 局无人下注
    .do = 要发牌，请宣布下注，或安排空局
refusal-pairs-not-settled = 第 { $coup } 局由首四张牌决定的注须先结算
    .do = 请先结算
refusal-cards-face-down = 有牌牌面朝下：{ HAND($hands) }
    .do = 请先翻开
refusal-card-still-due = { $hand ->
    [none] 没有应发的牌
   *[other] { HAND($hand) }还应得一张牌
}
    .do = { $hand ->
        [none] 请核对双方的牌
       *[other] 请抽牌；若此牌已离牌靴，请报告它在哪一手
    }
refusal-no-card-due = 第 { $coup } 局不再发牌
    .do = 请宣布结果
refusal-carried-card-first = 第 { $coup } 局须先发先前留下的牌
    .do = 请在抽其他牌之前放置
refusal-no-carried-card = 第 { $coup } 局之前没有留下的牌
    .do = 请抽牌
refusal-cutting-card-already-out = 第 { $shoe } 靴的切牌卡已出
    .do = 请核对该牌
refusal-no-cards-left = 第 { $shoe } 靴已无牌
    .do = 请宣布牌不足
refusal-cards-left = { $left ->
   *[other] 牌靴还有 { $left } 张牌
}
    .do = 请继续发牌
refusal-nothing-to-settle = 第 { $coup } 局现在没有可结算的注
    .do = 请继续本局

## 人与座位

refusal-unknown-patron = { GIVEN($patron) ->
    [yes] 玩家“{ $patron }”不在此桌
   *[no] 没有指明玩家
}
    .you = 您不在此桌
    .do = { GIVEN($patron) ->
        [yes] 请先加入
       *[no] 请指明在桌的玩家
    }
refusal-excluded-from-game = { PERSON($patron) } 不得参与游戏（违规 { $breach }）
    .you = 您不得参与游戏（违规 { $breach }）
refusal-already-here = { PERSON($patron) } 已在此桌
    .you = 您已在此桌
refusal-unknown-place = 没有 { $place } 号位
    .do = 本桌有 1 至 { $places } 号位
refusal-place-closed = { $place } 号位已关闭
    .do = 请选其他座位
refusal-seat-taken = { $place } 号位已有 { PERSON($by) }
    .do = 请选其他座位
refusal-not-seated = { PERSON($patron) } 未入座，而此项仅限在座者
    .you = 您未入座，而此项仅限在座者
refusal-not-abstaining = { PERSON($patron) } 在满座时已 { $coups } 局未下注（须 { $needed } 局）{ $free ->
    [0] {""}
   *[other] ，且有 { $free } 个空位
}
    .do = { $free ->
        [0] 座位仍归其所有
       *[other] {""}
    }
refusal-wagers-on-the-layout = { $wagers ->
   *[other] 台面上还有 { $wagers } 项注，属于 { PERSON($patrons) }
}
    .do = 请等待结算或先收回
refusal-holds-cards = { $what ->
    [shoe] { PERSON($patron) } 手中持有牌靴
   *[other] { PERSON($patron) } 手中持有{ HAND($what) }的牌
}
    .you = { $what ->
        [shoe] 您手中持有牌靴
       *[other] 您手中持有{ HAND($what) }的牌
    }
    .do = 须先交还
refusal-amount-not-possible = { $what ->
    [area-capacity] 一个区域不可能有 { $amount } 注
   *[other] { MONEY($amount) } 在此不可能：{ TERM($what) }
}
    .do = 请核对
refusal-cash-not-taken = 本桌不收现金（{ MONEY($amount) }）
    .do = 请使用数字平台
refusal-not-enough-chips = { PERSON($patron) } 有筹码 { MONEY($has) }，需要 { MONEY($stake) }
    .you = 您有筹码 { MONEY($has) }，需要 { MONEY($stake) }
    .do = 请买入，或减少下注
refusal-not-enough-tokens = { PERSON($patron) } 有推广券 { MONEY($has) }，需要 { MONEY($stake) }
    .you = 您有推广券 { MONEY($has) }，需要 { MONEY($stake) }
    .do = 请减少下注
refusal-nothing-owed = { GIVEN($what) ->
    [yes] { $what ->
        [debt] { PERSON($patron) } 没有欠款
       *[carried-over] { PERSON($patron) } 的佣金已延后收取
    }
   *[no] { PERSON($patron) } 没有欠佣
}
    .you = { GIVEN($what) ->
    [yes] { $what ->
        [debt] 您没有欠款
       *[carried-over] 您的佣金已延后收取
    }
   *[no] 您没有欠佣
}

## 备靴

refusal-text-not-possible = { $what ->
    [commitment] 这不是承诺值
    [contribution] 这不能加入牌序
    [tape] 这不是牌靴的牌序带
    [salt] 这不是承诺的盐值
   *[other] 所写内容不能这样接受：{ TERM($what) }
}
    .do = { $of ->
        [hexadecimal] 须为 { $most } 位小写十六进制数字
        [printable] 须为 { $least } 至 { $most } 个可显示字符
       *[other] { $least ->
            [0] 最多 { $most } 个字符
           *[other] 须为 { $least } 至 { $most } 个字符
        }
    }
refusal-no-further-contribution = { PERSON($patron) } 不能再为第 { $shoe } 靴添加文字：每人一次，最多 { $most } 人
    .you = 您不能再为第 { $shoe } 靴添加文字：每人一次，最多 { $most } 人
refusal-another-back-needed = 新牌的牌背不得与在用的牌同为 { $back }
    .do = 请换另一颜色
refusal-cards-to-replace = { $why ->
    [cut] 本靴的牌经玩家切牌，须全部更换
    [handled] 本靴的牌经玩家触碰，须全部更换
   *[other] 本靴的牌不可再用（{ TERM($why) }），须全部更换
}
    .do = 请取走并换新牌
refusal-pre-shuffled = 预洗牌直接切牌
    .do = 请切牌
refusal-not-pre-shuffled = 只有预洗牌才再洗
    .do = 请切牌
refusal-needs-a-request = 在桌无人提出此要求：{ TERM($what) }
    .do = 请指明提出者
refusal-not-their-cut = { GIVEN($patron) ->
    [yes] 现在不由 { PERSON($patron) } 切牌
   *[no] 现在不由员工切牌
}
    .you = 现在不由您切牌
    .do = 应由{ $turn ->
        [staff] 员工
        [any-patron] 任一玩家
       *[other] {" "}{ PERSON($turn) }
    }
refusal-cut-out-of-place = 不能在第 { $after } 张后切牌
    .do = 请在 { $least } 与 { $most } 之间切牌
refusal-unknown-burn = 没有烧牌方式“{ $burn }”
    .do = 可用：{ TEXT($known, join: "comma") }
refusal-burn-card-unseen = 烧牌“{ BOOK($burn) }”按首张牌决定，而首张牌未给出
    .do = 请说明该牌
refusal-burn-stays-unseen = 烧牌“{ BOOK($burn) }”的牌保持牌面朝下
    .do = 请勿翻看
refusal-cutting-card-out-of-place = { $place ->
   *[other] 切牌卡不能放在倒数第 { $place } 张处
}
    .do = 请放在 { $least } 至 { $most } 张处{ GIVEN($others) ->
        [yes] ，或 { RANGE($others, join: "or") }
       *[no] {""}
    }

## 牌

refusal-card-too-often = { CARDS($card) } 在台上有 { $times } 张，而 { $decks } 副牌只有 { $decks } 张
    .do = { GIVEN($slip) ->
        [yes] 请再看一次牌；确实如此则报告：{ TERM($slip) }
       *[no] 请核对牌或牌的副数
    }
refusal-card-not-allowed = { GIVEN($player) ->
    [no] { HAND($hand) }有第四张牌 { CARDS($card) }
   *[yes] { HAND($hand) }不得补第三张牌（{ CARDS($card) }）：两张牌时闲 { $player } 点，庄 { $banker } 点{ $hand ->
        [banker] { GIVEN($player-third) ->
            [yes] ，闲第三张牌计 { $player-third } 点
           *[no] {""}
        }
       *[other] {""}
    }
}
    .do = { GIVEN($player) ->
        [no] 每方最多补一张牌
       *[yes] 请移走，或核对其他牌
    }
refusal-card-missing = { GIVEN($has) ->
    [yes] { HAND($hand) }的首两张牌只有 { $has } 张
   *[no] { HAND($hand) }须补第三张牌：两张牌时闲 { $player } 点，庄 { $banker } 点{ $hand ->
        [banker] { GIVEN($player-third) ->
            [yes] ，闲第三张牌计 { $player-third } 点
           *[no] {""}
        }
       *[other] {""}
    }
}
    .do = { GIVEN($has) ->
        [yes] 请给出两张
       *[no] 请给出第三张牌
    }
refusal-card-unknown = 须看见牌面的牌未说明
    .do = 请说明该牌
refusal-card-not-as-drawn = 抽出的牌不是 { CARDS($given) }
    .do = 请核对该牌
refusal-card-not-correctable = { $why ->
    [virtual-shoe] 第 { $shoe } 靴的牌无人录入：牌按承诺的次序而来，不作更正
    [cleared] 第 { $coup } 局的牌已收起：其记录不再更正
    [no-cards] 第 { $coup } 局尚未出牌
    [no-such-card] { HAND($hand) }有 { $cards } 张牌，没有第 { $position } 张
    [face-down] { HAND($hand) }第 { $position } 张牌牌面朝下，无人看到它是别的牌
    [void] 第 { $coup } 局已作废
   *[not-kept] 第 { $coup } 局提前结算的注如何摆放没有记录，无法重新计算
}
    .do = { $why ->
        [virtual-shoe] 如牌靴有误，请报告异常
        [cleared] 请报告：{ TERM($slip) }
        [no-cards] 请抽第一张牌
        [no-such-card] 请指明台上的牌
        [face-down] 请先翻开
        [void] 无须更正
       *[not-kept] 请报告异常
    }
refusal-card-as-recorded = { HAND($hand) }第 { $position } 张牌的记录已是 { CARDS($card) }
    .do = 请指明记录有误的牌
refusal-card-not-as-put-back = 此处不会是 { CARDS($given) }：放回的牌按原次序再次抽出
    .do = { GIVEN($due) ->
        [yes] 应为 { CARDS($due) }
       *[no] 请再看一次该牌
    }
refusal-wrong-number-of-cards = { $hand ->
    [shoe] 不能更换 { $given } 张牌：牌靴共 { $face-down } 张
   *[other] { $given ->
       *[other] 给出了 { $given } 张牌（{ TERM($hand) }），应为 { $face-down } 张
    }
}
    .do = { $hand ->
        [shoe] 请更换部分的牌，或全部取走
       *[other] 请核对张数
    }

## 下注

refusal-unknown-wager = { BOOKID($book) } 没有“{ $wager }”这种注
    .terminal = 请看 `croupier rules show { $book }`
refusal-not-in-this-variation = { VARIATION($variation) }不提供{ WAGER($wager) }
    .do = 提供于{ VARIATION($offered, join: "or") }
refusal-not-with-these-decks = { $decks } 副牌时不提供{ WAGER($wager) }
    .do = 须 { TEXT($allowed, join: "or") } 副
refusal-option-not-chosen = { WAGER($wager) }取决于尚未作出的选择
    .do = 牌桌须选定：{ $option }（{ $value }）
    .terminal = 请给出 --option { $option }={ $value }
refusal-switched-off = { $option }={ $chosen } 时不提供{ WAGER($wager) }
    .do = 须为 { $option }={ $value } 的牌桌
    .terminal = 如牌桌提供，请给出 --option { $option }={ $value }
refusal-stake-not-positive = { WAGER($wager) }的下注额 { MONEY($stake) } 不成立
    .do = 须大于零
refusal-stake-too-large = { WAGER($wager) } { MONEY($stake) } 超过可结算的 { MONEY($maximum) }
    .do = 请核对数字
refusal-tokens-not-accepted = { WAGER($wager) }在此不接受推广券
    .do = 请先换成筹码
refusal-needs-several-coups = { WAGER($wager) }延续数局
    .do = 请给出各局结果
    .terminal = 请给出结果：--results "P P B"
refusal-needs-one-coup = { WAGER($wager) }是单局的注
    .do = 请给出该局的牌
    .terminal = 请给出其牌，例如 3sKd4h/6cTd，而不是 --results
refusal-needs-a-nomination = { WAGER($wager) }须为每一局指定闲或庄
    .do = 请指定最多 { $length } 局
    .terminal = 请给出最多 { $length } 局：--nominate "P B P"
refusal-not-offered-in-this-coup = 本局不能下{ WAGER($wager) }：闲两张牌 { $player } 点，庄 { $banker } 点
    .do = 其条件是{ WHEN($window) }
refusal-needs-a-main-wager = 下{ WAGER($wager) }须在本局有自己的闲或庄主注
    .do = 请先下闲或庄
    .terminal = 请加上，例如 player=100
refusal-above-own-main-wager = { WAGER($wager) } { MONEY($stake) } 超过自己的主注 { MONEY($maximum) }
    .do = 请减少
refusal-not-on-one-layout = 没有台面同时有{ WAGER($wagers) }与{ WAGER($apart) }的区域
    .do = 请作为两张牌桌的注结算
refusal-split-not-payable = { WAGER($wager) } { MONEY($stake) } 无法拆分：最小 { MONEY($chip) } 的筹码付不出其 { $share }
    .do = 请按 { MONEY($multiple) } 的倍数下注
refusal-not-payable-in-chips = { WAGER($wager) } { MONEY($stake) } 赢时最小 { MONEY($chip) } 的筹码无法足额赔付
    .do = 请改为可足额赔付的倍数
refusal-not-offered-here = 本桌不提供{ WAGER($wager) }
    .do = 本桌提供{ WAGER($offered) }
refusal-unknown-wager-number = 台面上没有第 { $number } 号注
refusal-not-a-valid-placement = 这样放置的注无效：{ TERM($lies) }
    .do = 请将筹码放入{ WAGER($wager) }的区域内
refusal-spoken-not-taken = 此处不接受以{ TERM($tender) }口头下注
    .do = 请将筹码放到区域内
refusal-restricted-to-main = { WAGER($wager) }仅限有主注者
    .do = 请先下主注
refusal-already-placed = 每人只能有一项{ WAGER($wager) }
    .do = 请改变原注
refusal-not-approved = 此项须经批准（{ TERM($act) }）
    .do = 请向{ BOOK($needed) }或以上提出
refusal-area-full = { $place } 号位的{ WAGER($wager) }区最多 { $capacity } 注，已满
refusal-not-in-units = { WAGER($wager) } { MONEY($stake) } 不合下注单位
    .do = { $above ->
        [0] 请按 { MONEY($unit) } 的倍数下注
       *[other] 超过 { MONEY($above) } 时，每次加 { MONEY($unit) }
    }
refusal-below-minimum = { WAGER($wager) } { MONEY($stake) } 低于下限 { MONEY($minimum) }
    .do = 请加注或收回
refusal-above-maximum = { WAGER($wager) } { MONEY($stake) } 超过上限 { MONEY($maximum) }
    .do = 请减少
refusal-above-differential = { WAGER($wager) }再加 { MONEY($stake) } 使差额达 { MONEY($difference) }，超过台面差额 { MONEY($differential) }
    .do = 请减少下注
refusal-tail-not-running = { WAGER($wager) }：连赢尚未开始
    .do = 后段注须待连赢开始；前段注在停止下注前放置
refusal-tail-running = 指示牌显示 { $indicator }：{ WAGER($wager) }在本次龙尾中断或赔付前关闭
    .do = 请等待
refusal-last-coup = { WAGER($wager) }在本靴最后一局无法赢
    .do = 请等待下一靴
refusal-nothing-to-reduce = { $most ->
    [0] 没有超过{ TERM($to) }的注：未设此限
   *[other] 没有超过{ TERM($to) } { MONEY($most) } 的注
}

## 派送手牌

refusal-not-delivered-here = 按现行方式（{ BOOK($method) }）不这样做
refusal-nothing-to-deliver = { HAND($hand) }现在没有可派送的暗牌
refusal-not-wagering-on-it = { PERSON($patron) } 没有下注{ HAND($hand) }
    .you = 您没有下注{ HAND($hand) }
    .do = 请交给下注者
refusal-not-next-for-cards = { $hand ->
    [shoe] 牌靴现在不应交给 { PERSON($patron) }
   *[other] { HAND($hand) }的牌现在不应交给 { PERSON($patron) }
}
    .do = { GIVEN($next) ->
        [yes] 下一位是 { PERSON($next) }
       *[no] 应由荷官翻开
    }
refusal-hand-out = 牌在 { PERSON($patron) } 手中
    .you = 牌在您手中
    .do = 请等待交回台面
refusal-hand-not-out = { HAND($hand) }的牌不在玩家手中
refusal-hand-to-offer = { HAND($hand) }的牌须先交给 { PERSON($next) }
    .do = 请派送
refusal-not-their-hand = { PERSON($patron) } 没有{ HAND($hand) }的牌：牌在{ $keeper ->
    [patron] 一位玩家
   *[other] { GIVEN($keeper) ->
        [yes] {" "}{ PERSON($keeper) }{" "}
       *[no] 荷官
    }
}手中
    .you = 您没有{ HAND($hand) }的牌
    .do = 请等待派送
refusal-shoe-with-patron = 牌靴在 { PERSON($patron) } 手中，由其抽牌
    .you = 牌靴在您手中，由您抽牌
refusal-not-their-shoe = { GIVEN($patron) ->
    [yes] { PERSON($patron) } 没有牌靴
   *[no] 无人持有牌靴
}
    .you = 您没有牌靴
refusal-shoe-to-offer = 牌靴须先交给 { PERSON($next) }
    .do = 请传递，或由其谢绝

## 空局与赔率问题

refusal-unknown-grounds = “{ $grounds }”不是此举的理由
    .do = 可用：{ TEXT($known, join: "comma") }
refusal-grounds-not-met = { GIVEN($grounds) ->
    [yes] 以此理由（{ TERM($grounds) }）须有{ NEED($needs) }
   *[no] 须有{ NEED($needs) }
}
refusal-unknown-row = { WAGER($wager) }没有赔付行“{ $row }”
    .do = 其赔付行为：{ TEXT($known, join: "comma") }
