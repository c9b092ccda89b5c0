"""What is checked of a stream besides its chain and decisions: the second opinion that each kind of stream has.

A table's results, payments and balances are recomputed and its virtual shoes held against their commitments; a
tournament's ballots are drawn again, its places, pool and prizes worked out; a promotion's prizes are drawn again.
Start at `recheck_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from croupier.chance.fair import FairCheck, ShoeCheck
from croupier.floor.kinds import PROMOTION, TABLE, TOURNAMENT, StreamKind
from croupier.languages import Message
from croupier.rulebooks import Rulebook
from croupier.table import Event, name_of
from croupier.table.records import CoupCleared, ResultRecorded
from croupier.verify.finding import Finding
from croupier.verify.recompute import Recomputer
from croupier.verify.recompute_promotion import PromotionAgain
from croupier.verify.recompute_tournament import TournamentAgain

_ENDS_A_COUP: Final = frozenset((CoupCleared, ResultRecorded))

BookOf: TypeAlias = Callable[[str], Rulebook | None]


class Tally(msgspec.Struct):
    """What was gone through."""

    entries: int = 0
    commands: int = 0
    coups: int = 0
    shoes: int = 0  # virtual ones that were checked
    heads: int = 0


class Recheck(Protocol):
    """The second opinion on one stream."""

    def hear(self, event: Event, state: Any, place: int) -> Iterable[Finding]:
        """The next event, and what the stream is after it."""
        ...

    def last(self, place: int) -> Iterator[Finding]:
        """What is wrong with the whole of it, now that it has ended at this entry."""
        ...

    def notes(self) -> list[Message]:
        """What is not wrong and yet worth saying."""
        ...


class TableRecheck:
    def __init__(self, table: str, book_of: BookOf, tally: Tally) -> None:
        self._table, self._tally = table, tally
        self._shoes: list[ShoeCheck] = []  # those with something to tell: not revealed, or not fair
        self._again = Recomputer(table, book_of)
        self._fair = FairCheck(table)
        self._lost = False  # an event could not be recomputed

    def hear(self, event: Event, state: Any, place: int) -> Iterable[Finding]:
        ends_a_coup = type(event) in _ENDS_A_COUP
        self._tally.coups += ends_a_coup
        found = () if self._lost else self._recompute(event, state, place, ends_a_coup=ends_a_coup)
        shoes = list(self._fair.hear(event, state))
        return [*found, *self._checked(shoes, place)] if shoes else found

    def _checked(self, shoes: Iterable[ShoeCheck], place: int) -> Iterator[Finding]:
        for shoe in shoes:
            self._tally.shoes += shoe.revealed
            if not shoe.fair or shoe.people or shoe.seeded:
                self._shoes.append(shoe)
            yield from self._unfair(shoe, place)

    def last(self, place: int) -> Iterator[Finding]:
        for shoe in self._fair.pending():
            self._shoes.append(shoe)
            yield from self._unfair(shoe, place)

    def notes(self) -> list[Message]:
        hidden = [shoe.shoe for shoe in self._shoes if not shoe.revealed and not shoe.faults]
        notes = [Message("noted-not-revealed", {"shoe": shoe}) for shoe in hidden]
        notes += [Message("noted-seeded", {"shoe": shoe.shoe}) for shoe in self._shoes if shoe.seeded]
        dealt = [shoe for shoe in self._shoes if shoe.people]
        return notes + [_dealt_by_people(shoe) for shoe in dealt]

    def _unfair(self, shoe: ShoeCheck, place: int) -> Iterator[Finding]:
        for fault in shoe.faults:
            why = Message("found-unfair", {"shoe": shoe.shoe, "fault": [fault]})
            owed = fault.id == "unfair-owed"
            yield Finding("shoe-owed" if owed else "shoe-not-fair", self._table, place, why)

    def _recompute(self, event: Event, state: Any, place: int, *, ends_a_coup: bool) -> Sequence[Finding]:
        try:
            differences = self._again.hear(event)
            if ends_a_coup:
                differences += self._again.differences_with(state)
        except Exception as error:  # no table writes such an event, and nothing can be recomputed after it
            self._lost = True
            facts = {"event": name_of(type(event)), "error": f"{type(error).__name__} {error}"}
            why = Message("found-nothing-after", facts)
            return (Finding("recomputed-otherwise", self._table, place, why, event.under),)
        if not differences:
            return ()
        return [Finding("recomputed-otherwise", self._table, place, one.message(), one.clauses) for one in differences]


def _dealt_by_people(shoe: ShoeCheck) -> Message:
    return Message("noted-dealt-by-people", {"shoe": shoe.shoe, "people": list(shoe.people)})


class TournamentRecheck:
    def __init__(self, tournament: str, book_of: BookOf, tally: Tally) -> None:
        self._tournament = tournament
        self._again = TournamentAgain(tournament, book_of)
        self._lost = False  # an event could not be recomputed

    def hear(self, event: Event, state: Any, place: int) -> Iterator[Finding]:
        if self._lost:
            return
        try:
            differences = self._again.hear(event, state)
        except Exception as error:  # no tournament writes such an event, and nothing can be recomputed after it
            self._lost = True
            facts = {"event": name_of(type(event)), "error": f"{type(error).__name__} {error}"}
            why = Message("found-nothing-after", facts)
            yield Finding("recomputed-otherwise", self._tournament, place, why, event.under)
            return
        for one in differences:
            yield Finding("recomputed-otherwise", self._tournament, place, one.message(), one.clauses)

    def last(self, place: int) -> Iterator[Finding]:
        return iter(())

    def notes(self) -> list[Message]:
        return []


class PromotionRecheck:
    def __init__(self, promotion: str, book_of: BookOf, tally: Tally) -> None:
        self._promotion = promotion
        self._again = PromotionAgain(promotion)
        self._lost = False  # an event could not be recomputed

    def hear(self, event: Event, state: Any, place: int) -> Iterator[Finding]:
        if self._lost:
            return
        try:
            differences = self._again.hear(event)
        except Exception as error:  # no promotion writes such an event, and nothing can be recomputed after it
            self._lost = True
            facts = {"event": name_of(type(event)), "error": f"{type(error).__name__} {error}"}
            why = Message("found-nothing-after", facts)
            yield Finding("recomputed-otherwise", self._promotion, place, why, event.under)
            return
        for one in differences:
            yield Finding("recomputed-otherwise", self._promotion, place, one.message(), one.clauses)

    def last(self, place: int) -> Iterator[Finding]:
        return iter(())

    def notes(self) -> list[Message]:
        return []


RECHECKS: Final[dict[str, Callable[[str, BookOf, Tally], Recheck]]] = {
    TABLE.name: TableRecheck,
    TOURNAMENT.name: TournamentRecheck,
    PROMOTION.name: PromotionRecheck,
}


def recheck_of(kind: StreamKind, stream: str, book_of: BookOf, tally: Tally) -> Recheck:
    return RECHECKS[kind.name](stream, book_of, tally)
