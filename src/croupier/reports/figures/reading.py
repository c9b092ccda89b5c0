"""The events of a period, one after the other, table by table: nothing after its end is read, and nothing is kept.

A table is taken up from a snapshot before the period where the log has one. Whoever makes figures hears every event
with the table before and after it, and for how long a table stood open. Start at `read_period`.
"""

from __future__ import annotations

from typing import Protocol

from croupier.floor.books import Editions
from croupier.floor.standing import Standing
from croupier.reports.cases import HeardAt
from croupier.reports.figures.grouping import GroupKey, Groups
from croupier.reports.gathering import tables_of
from croupier.reports.period import Period
from croupier.rulebooks import Rulebook
from croupier.store.log import Log, Snapshot
from croupier.table import Table


class PeriodFigures(Protocol):
    """What is made of the events of a period."""

    def hear(self, key: GroupKey, heard: HeardAt) -> None:
        """An event of the period, and the group that it belongs to."""

    def stands(self, key: GroupKey, table: Table, since: int, until: int) -> None:
        """A table was open for this time, as it is here."""


def read_period(log: Log, book: Rulebook, period: Period, groups: Groups, figures: PeriodFigures) -> None:
    """Tables that went by this book, in the order of their names."""
    for stream in sorted(tables_of(log)):
        _TablesPeriod(log, book, period, groups, figures, stream).read()


class _TablesPeriod:
    """One table's way through the period."""

    def __init__(
        self, log: Log, book: Rulebook, period: Period, groups: Groups, figures: PeriodFigures, stream: str
    ) -> None:
        self.log, self.book, self.period, self.groups, self.figures = log, book, period, groups, figures
        self.stream, self.editions = stream, Editions(log)
        self.since = period.begins

    def read(self) -> None:
        standing = _before(self.log, self.stream, self.period.begins)
        last = 0
        for act in self.log.acts(self.stream, standing.head.sequence):
            before = standing.table
            folded = standing.follow(act)
            at = folded[0].event.made.at
            if at > self.period.ends:
                self._stood(before, self.period.ends + 1)
                return
            last = at
            if at < self.period.begins:
                continue
            self._stood(before, at)
            book = self.editions.goes_by(self.stream, act.edition)
            if book.id == self.book.id:
                for one in folded:
                    # what opens a table belongs to where it opens, what closes it to where it stood
                    placed = one.after if one.after.is_open else one.before
                    self.figures.hear(self.groups.key(placed, at), HeardAt(one.event, one.before, one.after, book))
        # of a period that still runs only so much is known as the log has
        self._stood(standing.table, self.period.ends + 1 if self.period.over else last)

    def _stood(self, table: Table, until: int) -> None:
        since, self.since = self.since, max(self.since, until)
        if table.is_open and table.edition.partition(" ")[0] == self.book.id:
            for begins, ends in self.groups.pieces(since, until):
                self.figures.stands(self.groups.key(table, begins), table, begins, ends)


def _before(log: Log, stream: str, begins: int) -> Standing:
    """The newest snapshot from before an instant, or the beginning; time in a log never goes back."""
    found: Standing | None = None
    least, most = 0, log.head(stream).sequence
    while least < most:
        middle = (least + most + 1) // 2
        snapshot: Snapshot | None = log.snapshot(stream, upto=middle)
        if snapshot is None or snapshot.sequence <= least:
            least = middle
            continue
        standing = Standing.of(snapshot)
        if standing is None:  # of another version: as though it were not there
            most = snapshot.sequence - 1 if snapshot.sequence <= most else middle - 1
        elif standing.clock < begins:
            found, least = standing, max(middle, snapshot.sequence)
        else:
            most = snapshot.sequence - 1
    return found if found is not None else Standing(stream)
