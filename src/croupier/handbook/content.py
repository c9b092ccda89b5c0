"""A book to read as a small typed structure: chapters of clauses, and what stands beside a clause.

It is made once from a book (make.py) and drawn twice (text.py, page.py); it knows neither rules nor looks. Start at
`Handbook`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.clauses import Clause, Clauses
from croupier.leaflet.content import CountTable, FifthCardTable, GridTable, StreakTable


class ReadingTold(msgspec.Struct, frozen=True):
    """Where the text is unclear: what we read in it, why, and what else it could mean."""

    id: str
    impact: str
    question: str
    taken: str
    because: str
    alternatives: tuple[str, ...]
    effect: str


class SaidElsewhere(msgspec.Struct, frozen=True):
    """What another book says of the same thing."""

    casino: str
    says: str
    clauses: Clauses


class DifferenceTold(msgspec.Struct, frozen=True):
    topic: str
    thing: str
    says: str
    elsewhere: tuple[SaidElsewhere, ...]


class PaidRow(msgspec.Struct, frozen=True):
    """A winning wager: in which styles (none where in all), on what, at which odds, and by which clause."""

    wager: str
    styles: tuple[str, ...]
    event: str
    odds: tuple[str, ...]
    clause: Clause


class PaidTable(msgspec.Struct, frozen=True, tag="paid", tag_field="kind"):
    rows: tuple[PaidRow, ...]


class DrawnArea(msgspec.Struct, frozen=True):
    """An area of a layout: on which side it lies, and what it is for; several names where the house chooses one."""

    side: Literal["player", "banker", "tie", "middle"]
    names: tuple[str, ...]
    main: bool = False


class DrawnLayout(msgspec.Struct, frozen=True, tag="layout", tag_field="kind"):
    """A layout as far as the text tells of it; no picture of the document's is part of that."""

    id: str
    name: str
    areas: tuple[DrawnArea, ...]
    places: int  # 0 where the text numbers none
    notes: tuple[str, ...]


BesideBlock: TypeAlias = CountTable | GridTable | FifthCardTable | StreakTable | PaidTable | DrawnLayout


class ClauseTold(msgspec.Struct, frozen=True):
    """A clause in our words, and what stands beside it. `depth` is how many clauses it lies under."""

    clause: Clause
    depth: int
    kind: Literal["heading", "lead-in", "rule"]
    says: str
    blocks: tuple[BesideBlock, ...] = ()
    readings: tuple[ReadingTold, ...] = ()  # told here, at the first clause that each settles
    see: tuple[str, ...] = ()  # readings that are told at an earlier clause
    differences: tuple[DifferenceTold, ...] = ()


class HandbookChapter(msgspec.Struct, frozen=True):
    id: str
    number: str  # empty where the document numbers it not
    title: str
    clauses: tuple[ClauseTold, ...]


class Handbook(msgspec.Struct, frozen=True):
    book: str
    casino: str
    title: str
    language: str
    chapters: tuple[HandbookChapter, ...]
    copy_clauses: Clauses  # by which whoever asks gets the document itself
    imprint: tuple[str, ...]
    edition: str

    def told(self) -> tuple[ClauseTold, ...]:
        return tuple(one for chapter in self.chapters for one in chapter.clauses)
