"""The tables of a book, each beside its clause: the tables of play, what is paid, and wagers over several coups.

They are the leaflet's own where the leaflet has them. Start at `tables_of`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Clause, Clauses
from croupier.handbook.content import BesideBlock, PaidRow, PaidTable
from croupier.handbook.numbers import ancestors, chapters_of
from croupier.leaflet import content as c
from croupier.leaflet.phrases import LeafletWriter
from croupier.leaflet.play import third_cards
from croupier.leaflet.streaks import streak_sections
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p


def tables_of(writer: LeafletWriter) -> dict[Clause, list[BesideBlock]]:
    book, placed = writer.book, dict[Clause, list[BesideBlock]]()
    for block in _of_play(writer):
        if clause := first_own(book, block.clauses):
            placed.setdefault(clause, []).append(block)
    for clause, rows in _paid(writer).items():
        placed.setdefault(clause, []).append(PaidTable(tuple(rows)))
    return placed


def first_own(book: Rulebook, clauses: Clauses) -> Clause | None:
    """The first that is of this book: what it takes over from another is told in that one."""
    return next((clause for clause in clauses if clause in book.register), None)


def _of_play(writer: LeafletWriter) -> Iterator[c.CountTable | c.GridTable | c.FifthCardTable | c.StreakTable]:
    for section in (third_cards(writer), *streak_sections(writer)):
        for block in section.blocks:
            if isinstance(block, c.CountTable | c.GridTable | c.FifthCardTable | c.StreakTable):
                yield block


def _paid(writer: LeafletWriter) -> dict[Clause, list[PaidRow]]:
    """Rows by the clause that their own clauses lie under, so that a table of the document is one of ours."""
    book, found = writer.book, dict[Clause, list[PaidRow]]()
    for entry in book.wagers:
        for row in entry.row:
            clause = row.clauses[0]
            if (row.pays or row.pays_by) and clause in book.register:
                found.setdefault(_head_of(book, clause), []).append(_row(writer, entry, row))
    return found


def _row(writer: LeafletWriter, entry: p.WagerEntry, row: p.Row) -> PaidRow:
    styles = () if entry.variations == p.ALL else tuple(filter(None, map(writer.book.variation, entry.variations)))
    event = writer.own(row.event)
    return PaidRow(writer.own(entry.name), writer.names(styles), event, writer.paid(row), row.clauses[0])


def _head_of(book: Rulebook, clause: Clause) -> Clause:
    """The clause that it lies under, or the first of its chapter where the register has none such."""
    numbers = {row.clause.number for row in book.register}
    for above in ancestors(clause.number, numbers):
        return Clause.of(book.id, above)
    for _, rows in chapters_of(book.register):
        if any(row.clause == clause for row in rows):
            return rows[0].clause
    return clause
