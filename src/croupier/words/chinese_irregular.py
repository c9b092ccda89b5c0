"""Chinese sentences for when something goes wrong, and about people and payments.

One for every kind of event of the chapters on irregularities and conduct that a player or a display can hear of; the
parts are those of the English sentences. Start at `irregular_in_chinese`.
"""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from croupier.money import dollars
from croupier.table import Table
from croupier.table import records as r
from croupier.words.chinese_names import side_in_chinese, term_in_chinese, wager_named
from croupier.words.parts import Naming, Parts, Telling


def irregular_in_chinese(of: Callable[[str], Telling]) -> dict[type[Any], Telling]:
    """The sentences; `of` makes one of a text with an event's own facts put in."""
    return {
        r.IrregularityReported: _reported,
        r.ReportWithdrawn: of("报告撤回：并无此事"),
        r.RemedyOrdered: _remedy,
        r.StrayCardDealt: _dealt,
        r.StrayCardsKept: _kept,
        r.StrayCardsDiscarded: of("多出的牌弃置"),
        r.CarriedCardLaid: _laid,
        r.BurnOmitted: of("未烧牌，本靴继续"),
        r.CoupRebuilt: of("本局的牌按次序放回牌靴，先烧牌"),
        r.ChangesPermitted: of("首牌未翻开前可改变下注"),
        r.OfferMade: _offer,
        r.OfferAnswered: _answered,
        r.OfferClosed: of("已询问各位，本局继续"),
        r.StreaksRestored: of("跨局的注恢复原状"),
        r.PastCoupVoided: _past,
        r.WagersVoided: _wagers,
        r.ShoeEndsAfterCoup: of("本局后牌靴结束：{why}"),
        r.CardsCondemned: of("此批牌不得再用：{why}"),
        r.PersonExcluded: lambda event, before, name: f"{name(event.exclusion.patron)} 不得再参与游戏",
        r.ExclusionLifted: of("{patron} 可再参与游戏"),
        r.WinningsSeized: _seized,
        r.SeizureEnded: _seizure_ended,
        r.DirectedToVacate: of("{patron} 在满座时连续 {coups} 局未下注，须让出 {seat} 号位"),
        r.DisputeRaised: _dispute,
        r.DisputeDecided: _decided,
        r.ComplainantAdvised: _advised,
        r.PaymentErrorRecorded: _error,
        r.PaymentErrorRectified: _rectified,
    }


# --- when something goes wrong -------------------------------------------------------------------


def _reported(event: r.IrregularityReported, before: Table, name: Naming) -> Parts:
    matter = event.matter
    told = f"有情况报告：{term_in_chinese(matter.slip)}"
    if matter.coup != before.coup.number:
        told += f"（第 {matter.coup} 局）"
    if matter.patron:
        told += f"（{name(matter.patron)}）"
    if matter.says:
        told += f"：{matter.says}"
    cards = tuple(dealt.card for dealt in matter.cards if dealt.card is not None and dealt.exposed)
    return (told + "：", cards) if cards else (told,)


def _remedy(event: r.RemedyOrdered, before: Table, name: Naming) -> str:
    told = f"{term_in_chinese(event.slip)}的处理：{term_in_chinese(event.remedy)}"
    if event.agreed:
        told += f"，经 {'、'.join(map(name, event.agreed))} 同意"
    if event.tells:
        told += f"；须告知：{'、'.join(map(term_in_chinese, event.tells))}"
    return told


def _dealt(event: r.StrayCardDealt, before: Table, name: Naming) -> Parts:
    card, told = before.loose[0], f"多出的牌归{side_in_chinese(event.to.value)}"
    return (told + "：", (card.card,)) if card.exposed and card.card else (told,)


def _kept(event: r.StrayCardsKept, before: Table, name: Naming) -> str:
    return f"多出的牌作下一局首牌{'，下一局为空局' if event.dummy else ''}"


def _laid(event: r.CarriedCardLaid, before: Table, name: Naming) -> Parts:
    told = f"留下的牌归{side_in_chinese(event.to.value)}"
    return (told + "：", (event.card,)) if event.exposed and event.card else (told,)


def _offer(event: r.OfferMade, before: Table, name: Naming) -> str:
    return f"各位玩家可对每注选择：{'、'.join(map(term_in_chinese, event.offer.choices))}"


def _answered(event: r.OfferAnswered, before: Table, name: Naming) -> str:
    down = before.coup.wagers[event.number]
    told = f"{name(down.patron)} {term_in_chinese(event.choice)}{wager_named(down.wager)} {dollars(down.stake)}"
    return f"{told}，减至 {dollars(event.stake)}" if event.choice == "reduce" else told


def _past(event: r.PastCoupVoided, before: Table, name: Naming) -> str:
    told = f"第 {event.coup} 局作废，撤销其赔付"
    return "；".join([told, *(f"{name(patron)} 应付 {dollars(amount)}" for patron, amount in event.owed)])


def _wagers(event: r.WagersVoided, before: Table, name: Naming) -> str:
    told = f"有注作废并退回：{term_in_chinese(event.cause)}"
    back = [
        f"{name(one.patron)} 的{wager_named(one.settled.wager)} {dollars(one.settled.stake)}" for one in event.payments
    ]
    return f"{told}（{'、'.join(back)}）" if back else told


# --- people and payments -------------------------------------------------------------------------


def _seized(event: r.WinningsSeized, before: Table, name: Naming) -> str:
    return f"{name(event.patron)} 的 {dollars(event.amount)} 被扣留待查"


def _seizure_ended(event: r.SeizureEnded, before: Table, name: Naming) -> str:
    return f"扣留款中 {dollars(event.returned)} 退还 {name(event.patron)}，{dollars(event.kept)} 不退还"


def _dispute(event: r.DisputeRaised, before: Table, name: Naming) -> str:
    return f"{name(event.dispute.patron)} 提出争议 {event.dispute.number}：{event.dispute.about}"


def _decided(event: r.DisputeDecided, before: Table, name: Naming) -> str:
    told = f"{name(event.patron)} 的争议 {event.dispute} 已{'最终' if event.final else ''}裁定：{event.decision}"
    told += f"；支付 {dollars(event.paid)}" if event.paid else ""
    told += f"；收回 {dollars(event.taken)}" if event.taken or event.missing else ""
    return told + (f"，尚缺 {dollars(event.missing)}" if event.missing else "")


def _advised(event: r.ComplainantAdvised, before: Table, name: Naming) -> str:
    told = f"已告知 {name(event.patron)} 可向以下方面申诉：{'、'.join(map(term_in_chinese, event.to))}"
    return told + ("；并可要求复核" if event.review else "")


def _error(event: r.PaymentErrorRecorded, before: Table, name: Naming) -> str:
    error = event.error
    wrong = "多付" if error.overpaid else "少付"
    return (
        f"赔付差错 {error.number}：第 {error.coup} 局第 {error.wager} 号注对 {name(error.patron)} "
        f"{wrong} {dollars(error.value)}"
    )


def _rectified(event: r.PaymentErrorRectified, before: Table, name: Naming) -> str:
    way = "退回" if event.overpaid else "补得"
    told = f"赔付差错 {event.error}：{name(event.patron)} {way} {dollars(event.amount)}"
    return told + (f"，尚有 {dollars(event.open)} 未了" if event.open else "")


# --- as others hear it ---------------------------------------------------------------------------

_CHOSEN: Final = {"keep": "保留一注", "remove": "取走一注", "retract": "收回一注", "reduce": "减少一注"}


def answered_openly(patron: str, choice: str) -> str:
    """What a patron chose, without the wager and its money."""
    return f"{patron} {_CHOSEN[choice]}"
