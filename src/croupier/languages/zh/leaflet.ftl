### 给玩家的说明书：标题、句子和标签。玩法和投注的名称、说明，以及台上用语，都是规则书自己的，作为事实传入。

leaflet-game = 百家乐
leaflet-title = { $casino } { $game }：玩家指南
leaflet-guide = 玩家指南
leaflet-guide-of = { $casino }，玩家指南

## 列举、数字和短语

leaflet-all = { TEXT($things, join: "comma") }
leaflet-either = { TEXT($things, join: "or") }
leaflet-listed = { TEXT($things, join: "comma") }
leaflet-run-on = { TEXT($sentences, join: "sentence") }
leaflet-sentence = { $text }。
leaflet-range = { $low } 至 { $high }
leaflet-never = 从不
leaflet-no-card = 未补牌
leaflet-odds = { $per } 赔 { $pays }
leaflet-less-commission = { $odds }，扣 { $commission } 佣金（即 { $kept }）
leaflet-share-shown = 注额的 { $low }% 至 { $high }%，以台上所示为准
leaflet-stake-back = 退回本注
leaflet-unpaid-standoff = 退回本注
leaflet-unpaid-loses = 输
leaflet-unpaid-wins = 不赔

## 游戏

leaflet-heading-game = 游戏
leaflet-styles = 本场有 { $count } 种玩法：{ TEXT($styles, join: "comma") }。
leaflet-styles-differ = { GIVEN($wagers) ->
    [yes] { $tie ->
        [yes] 各玩法的区别在于：{ TEXT($wagers, join: "or") }赢时怎样赔付，以及和局时押在两方的注怎样处理。
       *[no] 各玩法的区别在于：{ TEXT($wagers, join: "or") }赢时怎样赔付。
    }
   *[no] 各玩法的区别在于：和局时押在两方的注怎样处理。
}
leaflet-places = 牌桌设 { GIVEN($least) ->
    [yes] { $least } 至 { $most }
   *[no] { $most }
} 个座位。
leaflet-marked-in = 部分台面印有{ TEXT($languages) }。
leaflet-language-en = 英文
leaflet-language-zh = 中文
leaflet-decks = 使用 { $decks } 副牌。

## 怎样玩

leaflet-heading-how = 怎样玩
leaflet-aim = { $dealer }给{ $player }和{ $banker }两方发牌。两方只是名称，哪一方都不代表您，押哪一方都可以。押您认为最后更接近 9 的一方，9 是最大的{ $count }；也可以押和。
leaflet-the-hand = { $hand }
leaflet-wins-with-its-hand = { $hand }最后的{ $count }较大时赢。
leaflet-wins-on-a-tie = 双方最后的{ $count }相同时赢。
leaflet-put-your-wager = 把注放在台面上标有{ TEXT($wagers, join: "or") }的区域。
leaflet-settled = 随后按规定补第三张牌，{ $count }较大的一方赢，各注随即赔付或收走。
leaflet-turns = 下注结束后，双方各发 { $cards } 张牌，轮流发出：{ TEXT($hands, join: "comma") }。

## 点数和天牌

leaflet-heading-totals = 点数
leaflet-totals = 2 至 9 按牌面计点，A 计 { $ace } 点；{ TEXT($nothing, join: "comma") } 不计点。把点数相加：和为 10 或以上时只计个位，所以 10 和 20 都计 0 点。
leaflet-ranks-t = 10
leaflet-ranks-j = J
leaflet-ranks-q = Q
leaflet-ranks-k = K
leaflet-counts = 计
leaflet-heading-naturals = 天牌
leaflet-naturals = 任何一方头两张牌得 { $counts } 点，即为{ $natural }。发牌就此结束：双方都不再补牌。

## 第三张牌

leaflet-heading-third-cards = 第三张牌：{ $tableau }
leaflet-third-cards = 没有{ $natural }时，由{ $tableau }决定哪一方补第三张牌；台上无人可以选择。先看{ $player }，再看{ $banker }，每方最多补一张。
leaflet-table-of = { GIVEN($named) ->
    [yes] { $named }：{ $hand }
   *[no] { $hand }
}
leaflet-third-card-of = { $hand }第三张牌的点数
leaflet-fifth-card = 第五张牌即{ $hand }的第三张牌；“未补牌”指{ $player }没有补牌。
leaflet-draws-or-stands = 补牌或停牌
    .heading = 补牌或停牌
leaflet-does-draws = 补牌
    .briefly = 补牌
leaflet-does-stands = 停牌
    .briefly = 停牌
leaflet-does-natural = 天牌：停牌
    .briefly = 天牌
leaflet-letter-draws = 补
leaflet-letter-stands = 停
leaflet-letter-natural = 天
leaflet-grid = { $hand }：补为补牌，停为停牌（横列为{ $across }）
leaflet-grid-naturals = { $counts }：天牌，停牌，不发第三张牌
leaflet-natural-no-third = 天牌：停牌，不发第三张牌
leaflet-natural-no-fifth = 天牌：停牌，不发第五张牌
    .printed = 天牌：停牌，不发第五张牌
leaflet-draws-on-fifth = 第五张牌为以下时补牌
    .heading = 第五张牌为以下时补牌
leaflet-stands-on-fifth = 第五张牌为以下时停牌
    .heading = 第五张牌为以下时停牌

## 赔付

leaflet-heading-pays = 怎样赔付
leaflet-wager = 投注
    .heading = 投注
leaflet-winning-wagers = 赢注
leaflet-hand-wins = { $hand ->
    [player] 闲赢
   *[banker] 庄赢
}
leaflet-as-in = 同{ $style }
leaflet-any-other-win = 其他赢法
leaflet-heading-odds = 怎样看赔率
leaflet-how-odds-read = 赔率表示赢了在本注之外另得多少，本注一并退回：赔率为 { $odds } 时，押 { MONEY($stake) } 赢 { MONEY($won) }。1 赔 1 即等额赔付。
leaflet-wins-of-a-stake = { GIVEN($less) ->
    [yes] 扣 { $less } 佣金时，押 { MONEY($stake) } 赢 { MONEY($won) }。
   *[no] 赔率为 { $odds } 时，押 { MONEY($stake) } 赢 { MONEY($won) }。
}
leaflet-rounded-up = 筹码不能恰好付清的赢额，向上取至筹码可付的下一数额。
leaflet-surcharge = 台面差额是全桌押闲与押庄的总额最多可相差的数目。在{ TEXT($styles, join: "comma") }中，赌场可同意超出台面差额的注；赢时超出部分另收 { $rate } 佣金。
leaflet-heading-tie = 和局时
leaflet-tie-in-all = { TEXT($wagers, join: "comma") }的注{ $does }
leaflet-tie-by-style = 双方点数相同时，{ TEXT($wagers, join: "comma") }的注：
leaflet-tie-loses = 输。
leaflet-tie-pays = 赔付{ TEXT($odds, join: "or") }，并退回本注。
leaflet-tie-standoff = 不输不赢：退回本注。

## 边注

leaflet-heading-side = { GIVEN($word) ->
    [yes] { $word }
   *[no] 边注
}
leaflet-layout-shows = 牌桌不一定提供全部边注：台面上印有该桌所设的。
leaflet-several-odds = 此处列有数种赔率的，每桌只按其中一种赔付，并在台上标明。
leaflet-noted = { $lacking ->
    [0] 全部
    [1] 除{ $other }外全部
   *[other] { TEXT($names, join: "semicolon") }
}
leaflet-named-player = 闲家 | 闲方 | 闲
leaflet-named-neither = 该方 | 该方 | 该方
leaflet-event-of-player = 闲家 | 闲方 | 闲
leaflet-glossed = { $event }（{ TEXT($gloss, join: "comma") }）
leaflet-gloss-mixed = 一红一黑
leaflet-gloss-coloured = 同色不同花
leaflet-gloss-perfect = 同花
leaflet-gloss-one-hand = 一方
leaflet-gloss-both-hands = 双方
leaflet-gloss-two-ranks = 牌面不同
leaflet-gloss-one-rank = 牌面相同
leaflet-gloss-natural-tie = 双方天牌且点数相同
leaflet-only-in = { GIVEN($also) ->
    [yes] 设于{ TEXT($styles, join: "comma") }；{ TEXT($also, join: "comma") }则仅在赌场提供时有。
   *[no] 设于{ TEXT($styles, join: "comma") }。
}
leaflet-only-where-offered = 仅在赌场提供时有。
leaflet-only-with-decks = 仅限 { $decks } 副牌。
leaflet-natural-by-any = 以天牌赢的，不论净胜多少点都是 { TEXT($odds) }。
leaflet-other-ties-lose = 其他和局时输。
leaflet-settled-early = 头四张牌发出后立即结算。
leaflet-capped = 不得超过您自己押在庄或闲的注。
leaflet-share-of-stake = 注额的 { $share }
leaflet-each-share = 每一份按其所押的投注赔付。

## 跨越数局的投注

leaflet-heading-runs = 连赢
leaflet-heading-tails = 龙尾
leaflet-broken-by-tie = { GIVEN($but) ->
    [yes] 除{ TEXT($but) }外，遇和局即中断。
   *[no] 遇和局即中断。
}
leaflet-late-counts = 后段注按比连赢局数少一局赔付。
leaflet-dummy-leaves = { $coup }对其没有影响。
leaflet-at-shoe-end-carry = { $option ->
    [yes] 牌靴结束时尚未了结的，转入下一靴继续，赌场另有选择的除外。
   *[no] 牌靴结束时尚未了结的，转入下一靴继续。
}
leaflet-at-shoe-end-settle = { $option ->
    [yes] 牌靴结束时尚未了结的，按当时的局数结算，赌场另有选择的除外。
   *[no] 牌靴结束时尚未了结的，按当时的局数结算。
}
leaflet-at-shoe-end-return = { $option ->
    [yes] 牌靴结束时尚未了结的，就此终止并退回本注，赌场另有选择的除外。
   *[no] 牌靴结束时尚未了结的，就此终止并退回本注。
}
leaflet-in-a-row = 连续局数
    .heading = 连续局数
leaflet-streaks-pay = { $name }：赢时赔付

## 台上用语、询问和版本

leaflet-heading-words = 台上用语
leaflet-meaning-coup = 给双方发一次牌，并结算这次的注
leaflet-meaning-dummy-coup = 无注发牌的一局
leaflet-meaning-shoe = 正在使用的牌，以及发牌的器具
leaflet-meaning-tie = 双方最后的{ $count }相同
leaflet-meaning-standoff = 该注不输不赢
leaflet-meaning-void = 结果不算，退回本注
leaflet-meaning-natural = 一方头两张牌得 { $naturals } 点
leaflet-meaning-tableau = 决定哪一方补第三张牌的规则
leaflet-meaning-point-count = 一方的点数，由 0 至 9
leaflet-meaning-cutting-card = 夹在牌中的空白卡片，出现时表示{ $shoe }将尽
leaflet-meaning-burn = { $shoe }首次发牌前弃去不用的牌
leaflet-meaning-side-wager = 押哪一方赢以外的注
leaflet-meaning-dealer = 发牌并结算注的人
leaflet-heading-ask = 询问
leaflet-contact-name = 赌场
leaflet-contact-address = 地址
leaflet-contact-telephone = 电话
leaflet-contact-fax = 传真
leaflet-contact-website = 网址
leaflet-silent = 其未提及之处，适用 { $casino } 的规则：{ $title }。
leaflet-paper = { $version ->
    [undated] { $title }，未注日期；{ $instrument }。
   *[other] { GIVEN($made) ->
        [yes] { $title }，版本 { $version }；{ $instrument }，{ $made } 订立。
       *[no] { $title }，版本 { $version }；{ $instrument }。
    }
}
leaflet-made-from = 依据 { $casino } 的规则编写：{ $paper }
leaflet-rules-hold = 本说明书仅作解释；与规则不一致时，以规则为准。
