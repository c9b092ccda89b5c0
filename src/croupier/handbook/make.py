"""From a book to a book to read: its register in order, and beside each clause whatever the book's data has for it.

It arranges and decides nothing; no sentence of the document is in it, only our paraphrase. Start at `make_handbook`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from croupier.clauses import Clause, ClauseRow
from croupier.handbook.content import BesideBlock, ClauseTold, DifferenceTold, Handbook, HandbookChapter, ReadingTold
from croupier.handbook.differences import differences_of
from croupier.handbook.layouts import layouts_of
from croupier.handbook.numbers import ancestors, chapters_of, is_heading, is_lead_in
from croupier.handbook.tables import tables_of
from croupier.languages import Speaker, spelled
from croupier.leaflet.ending import imprint
from croupier.leaflet.imprint import imprint_text
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import Rulebook
from croupier.rulebooks.provisions import ReadingEntry

_LABEL: Final = re.compile(r"^[^:\uff1a]{1,20}[:\uff1a]\s*")  # what a register puts before a heading
_DEEPEST: Final = 4  # further clauses are not indented more


def make_handbook(book: Rulebook, speaker: Speaker, others: Iterable[Rulebook] = ()) -> Handbook:
    """As this speaker tells it, who should be the book's own; differences are from the `others`."""
    return _Handbook(book, speaker, others).made()


class _Handbook:
    def __init__(self, book: Rulebook, speaker: Speaker, others: Iterable[Rulebook]) -> None:
        self.book, self.speaker = book, speaker
        self.writer = LeafletWriter(book, speaker)
        self.numbers = {row.clause.number for row in book.register}
        self.blocks: dict[Clause, list[BesideBlock]] = tables_of(self.writer)
        for clause, layout in layouts_of(self.writer):
            self.blocks.setdefault(clause, []).append(layout)
        self.differences: dict[Clause, tuple[DifferenceTold, ...]] = differences_of(book, others, speaker)
        self.told: set[str] = set()  # readings that an earlier clause has

    def made(self) -> Handbook:
        book, own = self.book, self.writer.own
        chapters = tuple(self._chapter(number, rows) for number, rows in chapters_of(book.register))
        return Handbook(
            book=book.id,
            casino=book.source.casino,
            title=own(book.source.title),
            language=self.speaker.tag,
            chapters=chapters,
            copy_clauses=book.notices.rules_copy.clauses,
            imprint=imprint_text(self.speaker, imprint(self.writer)),
            edition=book.imprint,
        )

    def _chapter(self, number: str, rows: tuple[ClauseRow, ...]) -> HandbookChapter:
        first = rows[0]
        topic = spelled(self.writer.own(first.topic))
        title = self._says(first) if is_heading(first) else topic[:1].upper() + topic[1:]
        return HandbookChapter(
            id=f"chapter-{number or first.clause.number.replace(' ', '_')}",
            number=number,
            title=title,
            clauses=tuple(map(self._clause, rows)),
        )

    def _clause(self, row: ClauseRow) -> ClauseTold:
        settling = [one for one in self.book.readings if row.clause in one.clauses]
        here = [one for one in settling if one.id not in self.told]
        self.told.update(one.id for one in here)
        depth = sum(1 for _ in ancestors(row.clause.number, self.numbers))
        return ClauseTold(
            clause=row.clause,
            depth=min(depth, _DEEPEST),
            kind="heading" if is_heading(row) else "lead-in" if is_lead_in(row) else "rule",
            says=self._says(row),
            blocks=tuple(self.blocks.get(row.clause, ())),
            readings=tuple(map(self._reading, here)),
            see=tuple(one.id for one in settling if one not in here),
            differences=self.differences.get(row.clause, ()),
        )

    def _says(self, row: ClauseRow) -> str:
        """The paraphrase; a heading without the word that says it is one."""
        said = self.writer.own(row.paraphrase)
        if is_heading(row) or is_lead_in(row):
            said = _LABEL.sub("", said)
        return said[:1].upper() + said[1:]

    def _reading(self, one: ReadingEntry) -> ReadingTold:
        own = self.writer.own
        return ReadingTold(
            id=one.id,
            impact=one.impact,
            question=own(one.question),
            taken=own(one.taken),
            because=own(one.because),
            alternatives=tuple(map(own, one.alternatives)),
            effect=own(one.effect),
        )
