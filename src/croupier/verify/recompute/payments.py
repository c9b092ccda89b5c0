"""Payments as said against payments as recomputed, figure by figure, and each wager exactly once.

It compares and reckons nothing. Start at `compared`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Final

from croupier.clauses import Clauses, together
from croupier.coup import Resolution, Settled
from croupier.languages import Message
from croupier.money import Cents
from croupier.table.state import Down, Payment
from croupier.verify.recompute import rows
from croupier.verify.recompute.deal import Deal
from croupier.verify.recompute.difference import Facts, Found, how_it_ends, phrase
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.placing import facts_of

_FIGURES: Final = ("wrong-stake", "wrong-profit", "wrong-commission", "wrong-return", "wrong-rounding")


def compared(
    game: Game, said: Iterable[Payment], expected: Mapping[int, Payment], undecided: Mapping[int, object]
) -> list[Found]:
    """`undecided` are the wagers that lie on, and are not to be settled now."""
    payments = tuple(said)
    found: list[Found] = []
    times = Counter(payment.number for payment in payments)
    for payment in payments:
        facts = _facts(payment)
        clauses = game.clauses(payment.settled.wager)
        right = expected.get(payment.number)
        if right is None and payment.number in undecided:
            found.append(
                Found(
                    "settled-too-soon", how_it_ends(payment.settled.resolution), phrase("not-decided"), clauses, facts
                )
            )
        elif right is None:
            found.append(
                Found("no-such-wager", how_it_ends(payment.settled.resolution), phrase("no-wager"), clauses, facts)
            )
        else:
            found += one(payment, right)
    for number, count in times.items():
        if count > 1 and number in expected:
            right = expected[number]
            found.append(
                Found(
                    "settled-twice", phrase("times", times=count), phrase("once"), right.settled.clauses, _facts(right)
                )
            )
    for number, right in expected.items():
        if number not in times:
            settled = right.settled
            told = phrase("back", ends=settled.resolution, back=settled.returned + right.excess)
            found.append(Found("never-settled", "", told, settled.clauses, _facts(right)))
    return found


def in_order(game: Game, said: Iterable[Payment]) -> list[Found]:
    """Losing wagers are taken before winning ones are paid."""
    paid: Payment | None = None
    for payment in said:
        if payment.settled.resolution is Resolution.WINS:
            paid = payment
        elif paid is not None and payment.settled.resolution is Resolution.LOSES:
            clauses = game.order_clauses or payment.settled.clauses
            told = phrase("paid-before", number=paid.number)
            return [Found("paid-out-of-order", told, phrase("taken-first"), clauses, _facts(payment))]
    return []


def pairs_first(game: Game, wagers: Mapping[int, Down], deal: Deal) -> list[Found]:
    """Wagers decided by four cards are settled before any further card, and before the result."""
    if deal.out < 4:
        return []
    left = [down for down in wagers.values() if game.is_early(down.wager)]
    settled = phrase("settled")
    return [Found("pairs-not-settled", "", settled, game.clauses(down.wager), facts_of(down)) for down in left]


def one(said: Payment, right: Payment) -> list[Found]:
    facts, clauses = _facts(right), right.settled.clauses
    found: list[Found] = []
    if said.patron != right.patron:
        found.append(Found("wrong-patron", said.patron, right.patron, clauses, facts))
    if said.excess != right.excess:
        found.append(Found("wrong-excess", str(said.excess), str(right.excess), clauses, facts))
    return found + _settled(said.settled, right.settled, facts)


def _settled(said: Settled, right: Settled, facts: Facts) -> list[Found]:
    clauses = right.clauses
    found: list[Found] = []
    if said.wager != right.wager:
        found.append(Found("wrong-wager", said.wager, right.wager, clauses, facts))
    if said.resolution is not right.resolution:
        told, due = how_it_ends(said.resolution), how_it_ends(right.resolution)
        found.append(Found("wrong-resolution", told, due, clauses, facts))
    if (said.row, said.figures) != (right.row, right.figures):
        row, right_row = rows.told(said.row, said.figures), rows.told(right.row, right.figures)
        found.append(Found("wrong-row", row, right_row, clauses, facts))
    if _figures(said) != _figures(right):
        for what, stated, reckoned in zip(_FIGURES, _figures(said), _figures(right), strict=True):
            if stated != reckoned:
                found.append(Found(what, str(stated), str(reckoned), clauses, facts))
    if said.token is not right.token:
        found.append(Found("wrong-token", _medium(said), _medium(right), clauses, facts))
    if not _same_ratio(said.waits, right.waits):
        found.append(Found("wrong-deferral", _ratio(said.waits), _ratio(right.waits), clauses, facts))
    found += _parts(said, right, facts)
    if right.resolution is not Resolution.VOID and not set(clauses) <= set(said.clauses):
        left_out: Clauses = tuple(clause for clause in clauses if clause not in said.clauses)
        found.append(
            Found(
                "clause-not-cited", phrase("clauses", clauses=len(said.clauses)), ", ".join(left_out), left_out, facts
            )
        )
    return found


def _figures(settled: Settled) -> tuple[Cents, ...]:
    return settled.stake, settled.profit, settled.commission, settled.returned, settled.rounding


def _parts(said: Settled, right: Settled, facts: Facts) -> list[Found]:
    if len(said.parts) != len(right.parts):
        return [Found("wrong-parts", str(len(said.parts)), str(len(right.parts)), right.clauses, facts)]
    return [
        found
        for told, part in zip(said.parts, right.parts, strict=True)
        for found in _settled(told, part, facts | {"part": part.wager})
    ]


def _same_ratio(said: tuple[int, int], right: tuple[int, int]) -> bool:
    """Nothing is written as nought in one; else any form of the same number will do."""
    if right[0] == 0 or said[1] <= 0:
        return said == right
    return Fraction(*said) == Fraction(*right)


def _ratio(ratio: tuple[int, int]) -> str:
    return f"{ratio[0]}/{ratio[1]}"


def _medium(settled: Settled) -> Message:
    return phrase("tokens" if settled.token else "chips")


def _facts(payment: Payment) -> Facts:
    return {"wager": payment.settled.wager, "number": payment.number, "patron": payment.patron}


def reversed_again(made: Iterable[Payment], said: Iterable[Payment], clauses: Clauses) -> list[Found]:
    """What is undone is exactly what was done in this coup."""
    payments = tuple(said)
    right, told = {one.number: one for one in made}, {one.number: one for one in payments}
    found = []
    for number, times in Counter(one.number for one in payments).items():
        if times > 1:
            found.append(
                Found(
                    "settled-twice", phrase("undone-times", times=times), phrase("once"), clauses, _facts(told[number])
                )
            )
    for number in sorted({*right, *told}):
        if right.get(number) != told.get(number):
            facts = _facts(right.get(number) or told[number])
            cited = together(clauses, (right.get(number) or told[number]).settled.clauses)
            found.append(Found("wrong-reversal", _told(told.get(number)), _told(right.get(number)), cited, facts))
    return found


def _told(payment: Payment | None) -> Message:
    if payment is None:
        return phrase("nothing")
    settled = payment.settled
    back, of = settled.returned + payment.excess, settled.stake + payment.excess
    return phrase("back-of", ends=settled.resolution, back=back, of=of)
