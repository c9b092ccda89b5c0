"""What the tests of conduct, seats, disputes and wrong payments have in common: full tables, breaches, warnings.

It knows commands and figures, and no clause. Start at `full`.
"""

from __future__ import annotations

from typing import Any

from croupier import Refusal
from croupier.table import Actor, Event
from croupier.table.rules import rules_of
from croupier.table.state import RecordedBreach
from croupier.table.views.records import Warned
from croupier.table.views.warned import warnings
from live import Live


def nine_to_seven(live: Live) -> str:
    """Player wins with nine; in other suits each time, so that no card comes too often."""
    suit = "shdc"[live.table.coup.number % 4]
    return f"5{suit}4{suit}/K{suit}7{suit}"


def breach(live: Live, kind: str, **facts: Any) -> int:
    """Record a breach by A, or by whom the facts say; its number."""
    if "who" not in facts:
        facts.setdefault("patron", "A")
    live.do("record-breach", kind=kind, **facts)
    return live.table.matters


def recorded(live: Live, kind: str, **facts: Any) -> RecordedBreach:
    number = breach(live, kind, **facts)
    return live.table.breaches[number]


def act(live: Live, number: int, power: str, by: str | None = None, **facts: Any) -> tuple[Event, ...]:
    """Use a power on a breach, by whoever is just high enough."""
    row = live.book.conduct.power_to(power)
    assert row is not None
    return live.do("act-on-breach", by=by or row.rank, breach=number, power=power, **facts)


def excused(live: Live, kind: str, excuse: str) -> Refusal:
    return live.refused("record-breach", kind=kind, patron="A", excuse=excuse)


def full(book: str, **facts: Any) -> Live:
    """A table of seven places, all taken, with A to G."""
    return Live(book, patrons="ABCDEFG", places=7, **facts)


def sat_out(live: Live, coups: int, patron: str = "D") -> None:
    """Everyone else wagers on each of these coups."""
    for _ in range(coups):
        for other in live.table.seated().values():
            if other != patron:
                live.bet(other, "player", 10)
        live.coup(nine_to_seven(live))


def warned(live: Live, about: str) -> list[Warned]:
    assert live.table.setup is not None
    return [one for one in warnings(live.table, rules_of(live.book, live.table.setup)) if one.about == about]


def abstaining(live: Live) -> list[tuple[object, object]]:
    """Who may have to give up a seat, and after how many coups."""
    return [(one.facts["patron"], one.facts["coups"]) for one in warned(live, "abstaining")]


def dispute(live: Live, patron: str = "A") -> int:
    live.do("raise-dispute", patron=patron, about="a pair was not paid")
    return live.table.matters


def paid_wrong(live: Live, by_dollars: float, patron: str = "A") -> int:
    """The patron wins 100 on Player, is due 200, and is handed this much more or less; the case's number."""
    number = live.bet(patron, "player", 100)
    live.coup(nine_to_seven(live))
    coup = live.table.coup.number - 1
    paid = 200_00 + round(by_dollars * 100)
    live.do("record-payment-error", patron=patron, coup=coup, wager=number, due=200_00, paid=paid)
    return live.table.matters


def top(live: Live, name: str = "the manager") -> Actor:
    return Actor(name, live.book.authority.rank[-1].id)


def just_below(live: Live, rank: str) -> Actor:
    """Someone of the rank below this one."""
    ladder = [one.id for one in live.book.authority.rank]
    return Actor("someone below", ladder[ladder.index(rank) - 1])
