"""The row that decided a wager, as a message: the book's own words for a pay row, the catalogue's for any other ending.

A log holds the row's id and its figures; here is what is said of them. Start at `row_message`; `settled_by` says it.
"""

from __future__ import annotations

from typing import Final

from croupier.coup import Figures, OwnRow, Settled, row_id
from croupier.languages import Message, Speaker
from croupier.rulebooks import Rulebook

_ENGLISH: Final = Speaker()
_OWN: Final = frozenset(OwnRow)
_KEPT: Final = 64  # books kept in memory
_UNKNOWN: Final[dict[str, str | int]] = dict.fromkeys(("by", "count", "length"), "?")  # a forged log may leave one out


def row_message(row: str, figures: Figures) -> Message:
    if row == OwnRow.PARTS:
        parts = tuple(Message("row-of-part", {"wager": wager, "row": part}) for wager, part in figures)
        return Message("row-parts", {"parts": parts})
    if row in _OWN:
        return Message(f"row-{row}", _UNKNOWN | dict(figures))
    return Message("row-of-book", {"row": row})


def rows_of(book: Rulebook) -> dict[str, str]:
    """The texts of a book's pay rows, by what a speaker looks for: `row-banker-wins`."""
    return {f"row-{row_id(row.event)}": row.event for entry in book.wagers for row in entry.row}


def row_words(row: str, figures: Figures, book: Rulebook | None) -> str:
    """The text of a row in English; for a row that the book does not have, or without a book, its id spelled out."""
    speaker = _ENGLISH if book is None else _speaker_of(book)
    return speaker.said(row_message(row, figures))


_speakers: dict[int, tuple[Rulebook, Speaker]] = {}


def _speaker_of(book: Rulebook) -> Speaker:
    """Made once and kept: rows are told by the thousand."""
    kept = _speakers.get(id(book))
    if kept is not None and kept[0] is book:
        return kept[1]
    if len(_speakers) >= _KEPT:
        _speakers.clear()
    speaker = Speaker(names=rows_of(book))
    _speakers[id(book)] = (book, speaker)
    return speaker


def settled_by(settled: Settled, book: Rulebook | None) -> str:
    """The text of the row that decided a wager."""
    return row_words(settled.row, settled.row_told, book)
