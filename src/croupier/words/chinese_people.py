"""People and payments in Chinese sentences: for every event of the chapter on conduct that a player can hear of.

As chinese.py, beside the English sentences; it tells and decides nothing.
"""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

from typing import Any, Final

from croupier.money import dollars
from croupier.table import Table
from croupier.table import records as r
from croupier.words.parts import Naming, Telling

# to whom a complainant may turn
_TURN_TO: Final = {
    "inspector": "赌场监察员",
    "vcgr": "维多利亚州博彩监管委员会",
    "nicc": "新南威尔士州独立赌场委员会",
    "commission": "首都领地博彩及赛马委员会",
}


def _decided(event: r.DisputeDecided, before: Table, name: Naming) -> str:
    told = f"{name(event.patron)} 的争议 {event.dispute} 已{'作最终' if event.final else ''}裁定：{event.decision}"
    if event.paid:
        told += f"；付 {dollars(event.paid)}"
    if event.taken or event.missing:
        told += f"；收回 {dollars(event.taken)}"
    return told + (f"，尚欠 {dollars(event.missing)}" if event.missing else "")


def _advised(event: r.ComplainantAdvised, before: Table, name: Naming) -> str:
    whom = "、".join(_TURN_TO.get(one, one) for one in event.to)
    return f"已告知 {name(event.patron)}：可向{whom}投诉" + ("，也可要求复核" if event.review else "")


def _error(event: r.PaymentErrorRecorded, before: Table, name: Naming) -> str:
    error = event.error
    wrong = "多付" if error.overpaid else "少付"
    where = f"第 {error.coup} 局注码 {error.wager}"
    return f"派彩有误 {error.number}：{where}，{name(error.patron)} {wrong} {dollars(error.value)}"


def _rectified(event: r.PaymentErrorRectified, before: Table, name: Naming) -> str:
    way = "退回" if event.overpaid else "补收"
    told = f"派彩有误 {event.error}：{name(event.patron)} {way} {dollars(event.amount)}"
    return told + (f"，尚余 {dollars(event.open)}" if event.open else "")


def _seized(event: r.WinningsSeized, before: Table, name: Naming) -> str:
    return f"扣留 {name(event.patron)} 的 {dollars(event.amount)}，以待调查"


def _ended(event: r.SeizureEnded, before: Table, name: Naming) -> str:
    return f"扣留结束：{dollars(event.returned)} 退还 {name(event.patron)}，{dollars(event.kept)} 不退"


def _vacate(event: r.DirectedToVacate, before: Table, name: Naming) -> str:
    return f"满座时 {name(event.patron)} 连续 {event.coups} 局未下注，须让出 {event.seat} 号座位"


CHINESE_PEOPLE: Final[dict[type[Any], Telling]] = {
    r.PersonExcluded: lambda event, before, name: f"{name(event.exclusion.patron)} 不得继续参加游戏",
    r.ExclusionLifted: lambda event, before, name: f"{name(event.patron)} 可再次参加游戏",
    r.WinningsSeized: _seized,
    r.SeizureEnded: _ended,
    r.DirectedToVacate: _vacate,
    r.DisputeRaised: lambda event, before, name: (
        f"{name(event.dispute.patron)} 提出争议 {event.dispute.number}：{event.dispute.about}"
    ),
    r.DisputeDecided: _decided,
    r.ComplainantAdvised: _advised,
    r.PaymentErrorRecorded: _error,
    r.PaymentErrorRectified: _rectified,
}
