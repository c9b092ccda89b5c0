"""What dealers do wrong at the set rates, and when in a coup: cards astray, wagers taken late, wrong payments.

Which slips there are is the book's list; the facts of one are what really lies in the shoe. Whether a book can make
anything of it is for the table to say. Start at `mistake_of_a_coup` and `reports`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec

from croupier.day.chances import DayChance
from croupier.day.staff import HandDealer
from croupier.table import Payment, Table
from croupier.table.irregularities.circumstances import known
from croupier.table.irregularities.slips import SLIPS, moment_of
from croupier.table.rules import Rules

DealerMistake: TypeAlias = Literal["", "misdeal", "late-wager", "found-wager", "wrong-payment"]
_WHEN: Final = ("initial", "initial", "four", "four", "four", "announced", "settled")
# what is the end of a shoe, or of an evening: seldom
_GRAVE: Final = frozenset(
    ("wrong-cards", "sequence-revealed", "bad-cut", "no-shuffle", "shuffler-fault", "game-disrupted", "fraud")
)
_NOT_TRUE: Final = frozenset(("burn-omitted", "changes-asked"))  # here every burn is made, and patrons ask for nothing
_WRONG: Final = (5_00, -5_00, 10_00, 25_00, -25_00, 50_00, 100_00, 500_00, 1_000_00, 1_000_50, 2_500_00)


class Rates(msgspec.Struct, frozen=True):
    """In a thousand coups."""

    misdeals: int = 30
    late_wagers: int = 20
    found_wagers: int = 15
    wrong_payments: int = 20
    breaches: int = 12
    disputes: int = 12


def mistake_of_a_coup(rates: Rates, chance: DayChance) -> DealerMistake:
    """At most one; most coups have none."""
    throw = chance.below(1000)
    kinds: tuple[tuple[DealerMistake, int], ...] = (
        ("misdeal", rates.misdeals),
        ("late-wager", rates.late_wagers),
        ("found-wager", rates.found_wagers),
        ("wrong-payment", rates.wrong_payments),
    )
    for kind, rate in kinds:
        if throw < rate:
            return kind
        throw -= rate
    return ""


def moment_to_err(chance: DayChance) -> str:
    return chance.pick(_WHEN)


def reports(dealer: HandDealer, rules: Rules, chance: DayChance) -> Iterator[dict[str, Any]]:
    """Reports of what may have gone wrong just now, in an order of chance; the table knows which of them can be."""
    now = moment_of(dealer.table)
    slips = [slip for slip in known(rules) if slip not in _NOT_TRUE and not SLIPS[slip].asks]
    fitting = [slip for slip in slips if now in SLIPS[slip].at]
    grave = chance.happens(100)
    for slip in chance.shuffled([slip for slip in fitting if (slip in _GRAVE) is grave]):
        kind = SLIPS[slip]
        facts: dict[str, Any] = {"slip": slip}
        if kind.cards in ("one", "some") or (kind.cards == "maybe" and chance.happens(700)):
            cards, cutting_card = dealer.to_come(1)
            facts |= {"cards": cards, "cutting_card": cutting_card, "exposed": chance.happens(500)}
        yield facts


def wrong_payment(table: Table, chance: DayChance) -> dict[str, Any] | None:
    """A wager of the coup just settled, for which something else was handed over than was due."""
    paid: tuple[Payment, ...] = tuple(one for one in table.coup.paid if one.settled.profit)
    if not paid:
        return None
    one = chance.pick(paid)
    due = one.settled.returned + one.excess
    wrong = chance.pick(_WRONG)
    facts = {"patron": one.patron, "coup": table.coup.number, "wager": one.number, "due": due}
    return facts | {"paid": max(0, due + wrong)}
