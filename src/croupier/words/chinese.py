"""What happened, in a Chinese sentence: for every kind of event that a player or a display can hear of.

The same parts as the English sentences of events.py, told beside them; it tells and decides nothing. Start at
`words_in_chinese`; a test proves that no kind that is heard is missing.
"""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

from typing import Any, Final

from croupier.cards import Card, point_count
from croupier.coup import Side, Winner
from croupier.money import Cents, dollars
from croupier.table import Down, Table
from croupier.table import records as r
from croupier.words.chinese_irregular import irregular_in_chinese
from croupier.words.chinese_names import side_in_chinese, term_in_chinese, variation_in_chinese, wager_named
from croupier.words.chinese_people import CHINESE_PEOPLE
from croupier.words.parts import Naming, Parts, Telling

_WINS: Final = {Winner.PLAYER: "闲赢", Winner.BANKER: "庄赢"}
_PEOPLE: Final = {"patron", "nominee", "dealer", "opener", "to"}
_AS_IT_IS: Final = ("reference", "contribution")


def words_in_chinese(event: r.Event, before: Table, name: Naming) -> Parts:
    """An event in a sentence; nothing for what only staff hear of."""
    tell = CHINESE.get(type(event))
    if tell is None:
        return ()
    told = tell(event, before, name)
    parts = (told,) if isinstance(told, str) else told
    return tuple(_shown(part) if isinstance(part, str) else part for part in parts)


def _shown(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _of(text: str) -> Telling:
    """A sentence with an event's own facts put in, as people say them."""

    def tell(event: Any, before: Table, name: Naming) -> str:
        return text.format_map({field: _fact(field, getattr(event, field), name) for field in event.__struct_fields__})

    return tell


def _fact(field: str, value: Any, name: Naming) -> Any:
    if isinstance(value, Side):
        return side_in_chinese(value.value)
    if not isinstance(value, str) or field in _AS_IT_IS:
        return value
    if field in _PEOPLE:
        return name(value)
    return wager_named(value) if field == "wager" else term_in_chinese(value)


# --- wagers --------------------------------------------------------------------------------------


def _on(down: Down) -> str:
    return f"{wager_named(down.wager)} {dollars(down.stake)}{'（推广券）' if down.token else ''}"


def _placed(event: r.WagerPlaced, before: Table, name: Naming) -> str:
    down = event.down
    told = f"{name(down.patron)} {'的注后来才被发现' if event.late else '下注'}：{_on(down)}"
    if down.nominations:
        told += f"，指定 {' '.join(side_in_chinese(one.value) for one in down.nominations)}"
    return told + _advice(event.advised, down.counts, down.stake)


def _advice(advised: str, counts: Cents, stake: Cents) -> str:
    told = [term_in_chinese(advised)] if advised else []
    told += [f"其中 {dollars(counts)} 有效"] if counts != stake else []
    return f"（{'；'.join(told)}）" if told else ""


def _changed(event: r.WagerChanged, before: Table, name: Naming) -> str:
    down = before.coup.wagers[event.number]
    told = f"{name(down.patron)} 将{_on(down)} 改为 {dollars(event.stake)}"
    return told + _advice(event.advised, event.counts, event.stake)


def _off(what: str) -> Telling:
    def tell(event: Any, before: Table, name: Naming) -> str:
        down = before.coup.wagers[event.number]
        return f"{name(down.patron)} 的{_on(down)} {what}"

    return tell


def _turned_away(event: r.WagerTurnedAway, before: Table, name: Naming) -> str:
    return f"{_off('被拒绝')(event, before, name)}：{term_in_chinese(event.grounds)}"


# --- cards ---------------------------------------------------------------------------------------


def _cards(side: Side, before: Table, new: tuple[Card, ...], *, down: bool = False) -> Parts:
    hand, named = before.coup.hand(side), side_in_chinese(side.value)
    if down:
        return (f"{named} ", new, "，牌面朝下") if new else (f"给{named}一张牌，牌面朝下",)
    opened = tuple(dealt.card for dealt in hand if dealt.exposed and dealt.card) + new
    third = f" {point_count(opened[:2])} 点补牌：" if len(opened) == 3 and len(new) == 1 else " "
    count = f"，{point_count(opened)} 点" if len(opened) > 1 else ""
    return f"{named}{third}", new, count


def _drawn(event: r.CardDrawn, before: Table, name: Naming) -> Parts:
    new = () if event.card is None else (event.card,)
    told = _cards(event.to, before, new, down=not event.exposed)
    return ("切牌出现。", *told) if event.cutting_card else told


def _exposed(event: r.CardsExposed, before: Table, name: Naming) -> Parts:
    told = _cards(event.hand, before, event.cards)
    return (*told, f"，由 {name(event.by)} 翻开") if event.by else told


def _burned(event: r.CardsBurned, before: Table, name: Naming) -> Parts:
    told = f"烧牌 {event.count} 张（{term_in_chinese(event.form)}）"
    return (told,) if event.first is None else (f"{told}，首张 ", (event.first,))


def _result(event: r.ResultAnnounced, before: Table, name: Naming) -> str:
    high, low = max(event.player, event.banker), min(event.player, event.banker)
    told = f"和局，同为 {high} 点" if event.winner is Winner.TIE else f"{_WINS[event.winner]}，{high} 比 {low}"
    return told + ("。平局退注" if event.standoff_called else "")


def _shoe_ended(event: r.ShoeEnded, before: Table, name: Naming) -> str:
    return f"第 {before.shoe.number} 靴{'提前' if event.early else ''}结束：{term_in_chinese(event.why)}"


def _voided(event: r.CoupVoided, before: Table, name: Naming) -> str:
    told = f"本局作废：{term_in_chinese(event.cause)}"
    return told + (f"；撤销 {len(event.reversed)} 项赔付" if event.reversed else "")


# --- people and the table ------------------------------------------------------------------------


def _arrived(event: r.PatronArrived, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} 到来" + (f"，带有 {dollars(event.chips)}" if event.chips else "")


def _bought_in(event: r.BoughtIn, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} 买入 {dollars(event.amount)}" + ("" if event.cash else "（非现金）")


def _voucher(event: r.VoucherExchanged, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} 用礼券换得 {dollars(event.amount)} {'推广券' if event.tokens else '筹码'}"


def _coloured(event: r.ColouredUp, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} 将 {dollars(event.amount)} 换成 {dollars(event.into)} 筹码"


def _limits(event: r.PersonalLimitsAgreed, before: Table, name: Naming) -> str:
    if event.minimum is None and event.maximum is None:
        return f"{name(event.patron)} 恢复使用限额牌的限额"
    low = "" if event.minimum is None else f"，下限 {dollars(event.minimum)}"
    high = "" if event.maximum is None else f"，上限 {dollars(event.maximum)}"
    return f"{name(event.patron)} 有个人限额{low}{high}"


def _differential(event: r.AboveDifferentialArranged, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} 可超过台面差额下注，最高 {dollars(event.maximum)}"


def _approved(event: r.Approved, before: Table, name: Naming) -> str:
    granted = event.granted
    whose = f"（{name(granted.patron)}）" if granted.patron else ""
    return f"已批准{whose}：{term_in_chinese(granted.act)}，有效范围：{term_in_chinese(granted.lasts)}"


def _variation_named(variation: str) -> str:
    return variation_in_chinese(variation)[0] or variation


def _opened(event: r.TableOpened, before: Table, name: Naming) -> str:
    setup = event.setup
    limits = f"{dollars(setup.limits.minimum)} 至 {dollars(setup.limits.maximum)}"
    return f"牌桌开放：{_variation_named(setup.variation)}，{setup.decks} 副牌，限额 {limits}"


def _notice(event: r.NoticeDisplayed, before: Table, name: Naming) -> str:
    told = f"张贴告示：{term_in_chinese(event.notice.about)}"
    return told + (f"（{event.notice.says}）" if event.notice.says else "")


def _limits_changed(event: r.LimitsChanged, before: Table, name: Naming) -> str:
    limits = event.setup.limits
    kept = "" if event.kept is None else f"；在场者保留下限 {dollars(event.kept)}"
    return f"限额改为 {dollars(limits.minimum)} 至 {dollars(limits.maximum)}{kept}"


def _variation(event: r.VariationChanged, before: Table, name: Naming) -> str:
    agreed = f"，经 {'、'.join(map(name, event.agreed))} 同意" if event.agreed else ""
    return f"玩法改为{_variation_named(event.setup.variation)}{agreed}"


def _brought(event: r.CardsBrought, before: Table, name: Naming) -> str:
    told = f"送来 {event.cards} 张牌，牌背 {event.back}"
    return told + (f"，由{term_in_chinese(event.pre_shuffled)}预先洗好" if event.pre_shuffled else "")


def _cut(event: r.CardsCut, before: Table, name: Naming) -> str:
    return f"{name(event.patron) + ' ' if event.patron else '员工'}在第 {event.after} 张后切牌"


def _cutter(event: r.CutterChosen, before: Table, name: Naming) -> str:
    return {"staff": "由员工切牌", "patrons": "由玩家切牌"}.get(event.who, f"由 {name(event.patron)} 切牌")


def _collected(event: r.CommissionCollected, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} 支付延付佣金 {dollars(event.collected)}（{term_in_chinese(event.why)}）"


CHINESE: Final[dict[type[r.Event], Telling]] = {
    r.TableOpened: _opened,
    r.SignDisplayed: _of("摆放标牌：{sign}"),
    r.SignRemoved: _of("移走标牌：{sign}"),
    r.NoticeDisplayed: _notice,
    r.NoticeRemoved: _of("撤下告示：{about}"),
    r.LimitsChanged: _limits_changed,
    r.VariationChanged: _variation,
    r.WagerRestricted: _of("{wager} 仅限有主注者"),
    r.RestrictionLifted: _of("{wager} 重新对所有人开放"),
    r.TableClosed: _of("牌桌关闭"),
    r.PatronArrived: _arrived,
    r.PatronSat: _of("{patron} 坐到 {seat} 号位"),
    r.PatronStood: _of("{patron} 离座"),
    r.PatronLeft: _of("{patron} 离开"),
    r.BoughtIn: _bought_in,
    r.VoucherExchanged: _voucher,
    r.ColouredUp: _coloured,
    r.PersonalLimitsAgreed: _limits,
    r.AboveDifferentialArranged: _differential,
    r.Approved: _approved,
    r.CardsBrought: _brought,
    r.CardsChecked: _of("牌经{by}检查，齐全"),
    r.CheckOrdered: _of("须检查牌"),
    r.CardsDropped: _of("有牌掉落"),
    r.CardsShuffled: _of("以{by}洗牌"),
    r.CardsRiffled: _of("牌已再洗"),
    r.ShoeCommitted: lambda event, before, name: f"牌靴顺序已承诺：{event.commitment[:16]}…",
    r.ShoeContribution: _of("{patron} 为牌序加入文字：{contribution}"),
    r.CutterChosen: _cutter,
    r.CutterNominated: _of("{patron} 请 {nominee} 切牌"),
    r.CutDeclined: _of("{patron} 放弃切牌"),
    r.CardsCut: _cut,
    r.CuttingCardPlaced: _of("切牌卡放在倒数第 {from_back} 张处"),
    r.CardsBurned: _burned,
    r.BurnCardShown: lambda event, before, name: ("展示烧牌：", (event.card,)),
    r.BurnedCardsExposed: lambda event, before, name: ("展示烧牌：", event.cards),
    r.ShoeEnded: _shoe_ended,
    r.CardsTakenOff: _of("牌被取走：{grounds}"),
    r.ShoeRevealed: lambda event, before, name: f"公开承诺值为 {event.commitment[:16]}… 的牌靴",
    r.BetsCalled: _of("请下注"),
    r.NoMoreBetsCalled: _of("停止下注"),
    r.BetsReopened: _of("重新接受下注"),
    r.WagerPlaced: _placed,
    r.WagerChanged: _changed,
    r.WagerWithdrawn: _off("已收回"),
    r.WagerGaveWay: _off("让位给另一位玩家"),
    r.WagerTurnedAway: _turned_away,
    r.DealingChosen: _of("发牌方式：{method}，{face}"),
    r.ShoePassed: _of("{to} 持牌靴，代{acts_as}"),
    r.ShoeDeclined: _of("{patron} 不接牌靴"),
    r.ShoeDealerNamed: _of("由 {dealer} 抽牌"),
    r.ShoeGivenBack: _of("{patron} 交还牌靴（{why}）"),
    r.CoupBurned: _of("本局前烧一张牌"),
    r.CardDrawn: _drawn,
    r.LastCoupCalled: _of("本靴最后一局"),
    r.HandDelivered: _of("{hand}的牌交给 {to}"),
    r.HandRefused: _of("{patron} 不接{hand}的牌"),
    r.CardsExposed: _exposed,
    r.OpenerNamed: _of("由 {opener} 翻开{hand}的牌"),
    r.DealerAsked: _of("请荷官翻开{hand}的牌"),
    r.BothAsked: _of("{patron} 要求翻开双方的牌"),
    r.HandTakenBack: _of("收回{hand}的牌"),
    r.PairsSettled: _of("前四张牌决定的注已结算"),
    r.ResultAnnounced: _result,
    r.CoupSettled: _of("各注已结算"),
    r.CoupCleared: _of("牌已收起"),
    r.DummyCoupOrdered: _of("本局为空局，不接受下注：{grounds}"),
    r.CoupVoided: _voided,
    r.CommissionCollected: _collected,
    **irregular_in_chinese(_of),
    **CHINESE_PEOPLE,
}
