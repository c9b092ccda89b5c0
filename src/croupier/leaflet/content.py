"""A player's leaflet as a small typed structure: parts, sections and a few kinds of block.

It is made once from a book (make.py) and drawn twice (text.py, page.py); it knows neither rules nor looks.
Start at `Leaflet`; every block is one of `Block`, and both drawings must answer for each.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from croupier.clauses import Clauses

Does: TypeAlias = Literal["draws", "stands", "natural"]


class TextLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One statement; with a term it is an entry of a list, such as a wager and when it wins."""

    text: str
    clauses: Clauses = ()
    term: str = ""


class Lines(msgspec.Struct, frozen=True, tag="lines", tag_field="kind"):
    lines: tuple[TextLine, ...]


class Example(msgspec.Struct, frozen=True):
    """A worked hand: its cards, what they add up to, and what the hand counts."""

    cards: tuple[str, ...]
    names: tuple[str, ...]
    points: tuple[int, ...]
    sum: int
    counts: int


class Examples(msgspec.Struct, frozen=True, tag="examples", tag_field="kind"):
    examples: tuple[Example, ...]


class CountRow(msgspec.Struct, frozen=True):
    counts: str
    does: Does


class CountTable(msgspec.Struct, frozen=True, tag="by-count", tag_field="kind"):
    """What a hand does by its own count alone: Player's table of play."""

    hand: str
    counted: str
    rows: tuple[CountRow, ...]
    clauses: Clauses


class GridRow(msgspec.Struct, frozen=True):
    count: int
    does: tuple[Does, ...]


class GridTable(msgspec.Struct, frozen=True, tag="grid", tag_field="kind"):
    """Banker's table as a grid: its own count down, Player's third card across, `no card` first."""

    hand: str
    counted: str
    across: str
    columns: tuple[str, ...]
    rows: tuple[GridRow, ...]
    naturals: str
    clauses: Clauses


class FifthCardLine(msgspec.Struct, frozen=True):
    counts: str
    draws: str
    stands: str
    natural: bool


class FifthCardTable(msgspec.Struct, frozen=True, tag="fifth-card", tag_field="kind"):
    """Banker's table as the leaflet prints it: draws when the fifth card is, stands when the fifth card is."""

    hand: str
    counted: str
    rows: tuple[FifthCardLine, ...]
    note: str
    clauses: Clauses


class PayCell(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a winning wager is paid: in which event (none where there is but one), at which odds, or which by choice."""

    odds: tuple[str, ...]
    event: str = ""


class PayLine(msgspec.Struct, frozen=True):
    wager: str
    cells: tuple[tuple[PayCell, ...], ...]  # one for each style, in the order of the columns


class PayTable(msgspec.Struct, frozen=True, tag="pay-table", tag_field="kind"):
    styles: tuple[str, ...]
    rows: tuple[PayLine, ...]
    clauses: Clauses


class OfferedWagers(msgspec.Struct, frozen=True):
    """A side wager: its names (one for each hand, or one alone), when it wins, what that pays, what to know."""

    names: tuple[str, ...]
    about: str
    pays: tuple[PayCell, ...]
    notes: tuple[str, ...]
    clauses: Clauses


class Offers(msgspec.Struct, frozen=True, tag="offers", tag_field="kind"):
    offers: tuple[OfferedWagers, ...]


class StreakLine(msgspec.Struct, frozen=True):
    names: tuple[str, ...]
    odds: tuple[str, ...]  # one for each length, empty where it is not offered


class StreakTable(msgspec.Struct, frozen=True, tag="streaks", tag_field="kind"):
    """Wagers over several coups: results in a row across, the odds for each."""

    name: str
    lengths: tuple[int, ...]
    rows: tuple[StreakLine, ...]
    clauses: Clauses


Block: TypeAlias = Lines | Examples | CountTable | GridTable | FifthCardTable | PayTable | Offers | StreakTable


class Section(msgspec.Struct, frozen=True):
    id: str
    title: str
    blocks: tuple[Block, ...]


class LeafletPart(msgspec.Struct, frozen=True):
    """Sections that are read together, and stand side by side where there is room."""

    id: str
    sections: tuple[Section, ...]


class Imprint(msgspec.Struct, frozen=True):
    """Which edition of which book this was made from."""

    title: str
    version: str
    instrument: str
    authority: str
    made: str
    silent: str  # where the book says nothing; empty where it falls back to no other
    edition: str
    digest: str


class Leaflet(msgspec.Struct, frozen=True):
    book: str
    casino: str
    game: str
    title: str
    language: str
    parts: tuple[LeafletPart, ...]
    imprint: Imprint

    @property
    def one_side(self) -> bool:
        """Whether one side of the sheet is enough: a book with side wagers needs both."""
        return all(part.id not in ("side", "streaks") for part in self.parts)
