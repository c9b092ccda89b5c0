"""Every number, choice and name in what is paid, counted and announced, changed one at a time: each is noticed.

The change is made to one event of a recorded day, and that very event must be reported, with clauses. What is not
judged is listed (`NOT_JUDGED`), and nothing else may slip by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from random import Random
from typing import Any

import msgspec

from croupier.cards import Card
from croupier.table import Event
from croupier.table import records as r
from soak import SOAK
from verify.recorded import stops, twins

KINDS = (
    r.CoupSettled, r.PairsSettled, r.CoupVoided, r.DummyCoupOrdered, r.ShoeEnded, r.TableClosed,
    r.CommissionCollected, r.WagersReduced, r.ResultAnnounced, r.CardsExposed, r.CardDrawn,
)  # fmt: skip
MOST_OF_A_KIND, MOST_OF_AN_EVENT = (1000, 1000) if SOAK else (10, 100)  # events over all the days, and their forms
NAMES = ("patron", "wager", "row")  # texts that are judged; those of grounds and causes are for people
SKIPPED = ("made", "under", "clauses", "because")  # who, when and under what; the clauses have a test of their own

NOT_JUDGED = {
    "TableClosed.cards_to_check": "whether cards are checked is no matter of money",
    "CardDrawn.exposed": "how the table is dealt; it shows in what is turned over later",
    "CardDrawn.cutting_card": "when the cutting card comes is chance; it shows in how the shoe ends",
    "CardsExposed.hand": "where both hands have the very same cards, nothing tells which was turned over",
    "CardDrawn.card": "which card comes is chance; only one that comes too often is noticed",
}


def changes(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every other form of a value with one leaf changed, and where."""
    match value:
        case Card():
            yield path, Card(value.rank, next(suit for suit in type(value.suit) if suit is not value.suit))
        case msgspec.Struct():
            for name in value.__struct_fields__:
                if name not in SKIPPED:
                    for where, other in changes(getattr(value, name), f"{path}.{name}"):
                        yield where, msgspec.structs.replace(value, **{name: other})
        case tuple():
            for place, one in enumerate(value):
                yield f"{path}[left out]", (*value[:place], *value[place + 1 :])
                yield f"{path}[twice]", (*value, one)
                for where, other in changes(one, f"{path}[]" if not isinstance(one, int) else path):
                    yield where, (*value[:place], other, *value[place + 1 :])
        case bool():
            yield path, not value
        case Enum():
            yield from ((path, other) for other in type(value) if other is not value)
        case int():
            yield from ((path, other) for other in (value + 1, value - 1, value * 2 + 100))
        case str() if path.rpartition(".")[2] in NAMES:
            yield path, "someone else"


def forms(event: Event, chance: Random) -> Iterator[tuple[str, Event]]:
    """The event with one leaf changed, as a log could hold it."""
    every = list(changes(event, type(event).__name__))
    for where, other in every if len(every) <= MOST_OF_AN_EVENT else chance.sample(every, MOST_OF_AN_EVENT):
        try:
            yield where, msgspec.convert(msgspec.to_builtins(other, enc_hook=str), type(event), dec_hook=_clause)
        except msgspec.ValidationError:
            continue


def _clause(kind: type, value: Any) -> Any:
    return kind(value)


def test_no_changed_leaf_goes_unnoticed(record_property: Callable[[str, object], None]) -> None:
    noticed: Counter[str] = Counter()
    unnoticed: Counter[str] = Counter()
    uncited: Counter[str] = Counter()
    seen: Counter[type[Event]] = Counter()
    chance = Random(1)
    for recomputer, event, _ in stops(KINDS):
        worth = bool(getattr(event, "payments", True)) or seen[type(event)] < 5
        if not worth or seen[type(event)] >= MOST_OF_A_KIND or chance.random() > (0.02 if _common(event) else 0.5):
            continue
        seen[type(event)] += 1
        copy = twins(recomputer)
        for where, other in forms(event, chance):
            found = copy().hear(other)
            (noticed if found else unnoticed)[where] += 1
            if found and not all(one.clauses for one in found):
                uncited[where] += 1
    record_property("noticed", sum(noticed.values()))
    record_property("places", len(noticed))
    assert set(unnoticed) <= set(NOT_JUDGED), {where: unnoticed[where] for where in set(unnoticed) - set(NOT_JUDGED)}
    assert not uncited, "reported without a clause"
    assert set(seen) == set(KINDS), "a kind of event did not come about"
    assert sum(noticed.values()) > (5_000 if SOAK else 2_000)


def _common(event: Event) -> bool:
    return isinstance(event, (r.CardDrawn, r.CardsExposed, r.ResultAnnounced))
