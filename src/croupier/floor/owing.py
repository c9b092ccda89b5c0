"""What the house owes over all the streams of a log, gathered by their kinds.

A stream is judged by the edition of its latest act: the book under which what is owed was opened or last dealt with.
Start at `duties_of`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from croupier.duties import Owed, owed
from croupier.floor.books import Editions
from croupier.floor.recall import standing_now
from croupier.rulebooks import Rulebook
from croupier.store.log import Log

OwedUnder: TypeAlias = tuple[Owed, Rulebook]  # a duty, and the book whose words it is told in


def duties_of(log: Log) -> tuple[OwedUnder, ...]:
    """Everything that is open, the oldest first. An EditionGone where a stream has no book any more: nothing is lost
    in silence."""
    editions = Editions(log)
    found = [one for stream in log.tables() for one in _of_stream(log, editions, stream)]
    return tuple(sorted(found, key=lambda one: (one[0].since, one[0].stream, one[0].matter)))


def _of_stream(log: Log, editions: Editions, stream: str) -> Iterator[OwedUnder]:
    standing = standing_now(log, stream)
    if not standing.head.sequence:
        return
    book = editions.goes_by(stream, _edition(log, stream, standing.head.sequence))
    for one in owed(book, stream, standing.kind.duties(standing.state, book)):
        yield one, book


def _edition(log: Log, stream: str, last: int) -> str:
    """By which the latest act was judged."""
    entry = next(iter(log.entries(stream, last - 1)))
    act = log.act(stream, entry.command)
    return act.edition if act is not None else ""
