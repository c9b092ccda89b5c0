"""What every command is answered while something waits: a matter, an offer, permitted changes, cards kept from before.

The moments are those of the corpus, once for each book, slip, stage and number of cards, and for comparison moments at
which nothing waits. There every command is given by the book's highest rank, with facts that were good elsewhere in the
corpus, fitted to the people and the wagers of this table. Start at `lines`; `table` is for people to read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec

from croupier import BOOKS, Refusal, Rulebook, open_book
from croupier.service.roles import Role, actor_for
from croupier.service.wire import encode as on_the_wire
from croupier.service.wire import refused
from croupier.table import Actor, Command, Event, Table, decide
from croupier.table.codec import COMMANDS, encode
from croupier.table.views import shared
from snapshots.corpus import Day
from snapshots.views import amiss

NOTHING: Final = "nothing"
_MANY: Final = 2  # commands of a kind that are given, each with other facts
_PEOPLE: Final = ("patron", "to", "requested_by", "opener", "nominee", "dealer", "drawn_by")
_WAGERS: Final = ("number", "wager")  # where they are numbers
_NOBODY_YET: Final = {"id": "", "actor": Actor("", ""), "at": 0}


class Moment(msgspec.Struct, frozen=True, eq=False):
    """A table at which something waits, or nothing does."""

    told: str
    waits: str  # in one word
    table: Table


class Gathered:
    """The moments of a corpus by book, and good commands of each kind."""

    def __init__(self, corpus: Iterable[Iterable[Day]]) -> None:
        self.moments: dict[str, dict[tuple[str, ...], Moment]] = {book: {} for book in BOOKS}
        self._good: dict[tuple[str, str], dict[Command, None]] = defaultdict(dict)  # by book, or none, and name
        for days in corpus:
            for day in days:
                for given in day.given:
                    if given.events:
                        facts = msgspec.structs.replace(given.command, **_NOBODY_YET)
                        for book in (day.book.id, ""):
                            self._good[book, given.name].setdefault(facts)
                        self._look(day.book, given.after)

    def _look(self, book: Rulebook, table: Table) -> None:
        waiting, coup = amiss(table), table.coup
        stands = (table.shoe.stage.value, coup.play.value, str(coup.drawn), coup.dummy, str(coup.bets_closed))
        more = (str(len(coup.wagers)), str(bool(table.streaks))) if waiting else ()
        place = (*waiting, *stands, *more)
        known = self.moments[book.id]
        if place not in known:
            waits = waiting[0].partition(" ")[0] if waiting else NOTHING
            phase = shared(table, book).phase.value
            told = f"{', '.join(waiting) or NOTHING}; {phase}, {coup.drawn} cards{coup.dummy and f', {coup.dummy}'}"
            known[place] = Moment(told, waits, table)

    def commands(self, book: str, name: str) -> tuple[Command, ...]:
        """Some that were accepted at tables of this book, else at any."""
        return tuple(self._good.get((book, name)) or self._good["", name])[:_MANY]


class Answered(msgspec.Struct, frozen=True):
    """What a command of this name was answered, in full and in one word."""

    name: str
    told: str
    said: str


def lines(gathered: Gathered, book: str) -> Iterator[str]:
    for moment, answers in _answered(gathered, book).items():
        yield f"== {moment.told}"
        yield from (f"{answer.name}: {answer.told}" for answer in answers)


@cache
def _answered(gathered: Gathered, book: str) -> dict[Moment, list[Answered]]:
    return {
        moment: [
            Answered(name, _told(answer), answer.reason.value if isinstance(answer, Refusal) else "done")
            for name in sorted(COMMANDS)
            for answer in _answers(gathered, book, name, moment.table)
        ]
        for moment in gathered.moments[book].values()
    }


def _answers(gathered: Gathered, book: str, name: str, table: Table) -> Iterator[tuple[Event, ...] | Refusal]:
    opened = open_book(book)
    manager = actor_for(opened, "the manager", Role.MANAGER)
    for command in gathered.commands(book, name):
        yield decide(table, msgspec.structs.replace(command, actor=manager, **_fitting(command, table)), opened)


def _fitting(command: Command, table: Table) -> dict[str, Any]:
    """What makes a command one for people who are at this table, wagers that lie there, and the time it is."""
    facts: dict[str, Any] = {"id": "asked", "at": table.clock}
    patrons, wagers = tuple(table.patrons), tuple(table.coup.wagers)
    for field in command.__struct_fields__:
        value = getattr(command, field)
        if field in _PEOPLE and isinstance(value, str) and value and patrons and value not in patrons:
            facts[field] = patrons[0]
        elif field in _WAGERS and isinstance(value, int) and wagers and value not in wagers:
            facts[field] = wagers[0]
        elif field == "agreed" and value:
            facts[field] = patrons
    return facts


_REFUSALS: Final[dict[str, str]] = {}  # as told: most are given at many moments, and words take longest


def _told(answer: tuple[Event, ...] | Refusal) -> str:
    if isinstance(answer, Refusal):
        same = repr(answer)
        if same not in _REFUSALS:
            _REFUSALS[same] = f"refused {on_the_wire(refused(answer)).decode()}"
        return _REFUSALS[same]
    return " ".join(encode(event).decode() for event in answer) or "nothing happens"


def table(gathered: Gathered) -> str:
    """By command, everything it was answered while something of a kind waited, over all books."""
    found: dict[str, dict[str, set[str]]] = {name: defaultdict(set) for name in sorted(COMMANDS)}
    for book in gathered.moments:
        for moment, answers in _answered(gathered, book).items():
            for answer in answers:
                found[answer.name][moment.waits].add(answer.said)
    return "".join(
        f"{name}\n" + "".join(f"  {waits}: {', '.join(sorted(said))}\n" for waits, said in sorted(by.items()))
        for name, by in found.items()
    )
