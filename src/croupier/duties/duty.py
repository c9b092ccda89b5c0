"""What is owed in one stream: duties that events opened and none discharged yet.

It knows numbers, ids and facts, and no book: rows are looked up by whoever shows or judges a duty. Start at `Duties`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

DutyFacts: TypeAlias = dict[str, str | int]


class Duty(msgspec.Struct, frozen=True):
    """Something owed, by the id of the book's row: what it is about, since when, and what there is to say of it."""

    number: int  # in its stream
    id: str
    matter: int  # which it is about, as the stream counts them
    since: int  # an instant: when it was opened
    facts: DutyFacts = {}
    start: int | None = None  # of what it has to come before


class Duties(msgspec.Struct, frozen=True):
    """All that is owed, the oldest first; nothing but an event that discharges it takes one away."""

    open: tuple[Duty, ...] = ()
    opened: int = 0  # so far

    def more(
        self,
        ids: Iterable[str],
        *,
        matter: int,
        since: int,
        facts: DutyFacts | None = None,
        start: int | None = None,
    ) -> Duties:
        """With these besides, in the order in which they are named."""
        opened = self.opened
        fresh: list[Duty] = []
        for id in ids:
            opened += 1
            fresh.append(Duty(opened, id, matter, since, facts or {}, start))
        return replace(self, open=(*self.open, *fresh), opened=opened) if fresh else self

    def without(self, numbers: Iterable[int]) -> Duties:
        gone = frozenset(numbers)
        left = tuple(one for one in self.open if one.number not in gone)
        return replace(self, open=left) if len(left) < len(self.open) else self

    def about(self, id: str, matter: int) -> tuple[Duty, ...]:
        return tuple(one for one in self.open if (one.id, one.matter) == (id, matter))

    def named(self, *ids: str, **facts: str | int) -> tuple[Duty, ...]:
        """Those of these rows that carry these facts."""
        return tuple(
            one
            for one in self.open
            if one.id in ids and all(one.facts.get(key) == value for key, value in facts.items())
        )


def said(facts: DutyFacts) -> DutyFacts:
    """Without those that say nothing."""
    return {key: value for key, value in facts.items() if value not in ("", 0)}
