"""What a book has to say to players alone: the notes of its leaflet.toml, by section or wager.

The register's paraphrases are for those who check the book, and are not handed out. Start at `notes_at`.
"""

from __future__ import annotations

from croupier.clauses import Clauses
from croupier.leaflet.content import Lines, TextLine
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import Rulebook


def is_own(book: Rulebook, clauses: Clauses) -> bool:
    """Whether the book itself says this, rather than the one it falls back to."""
    return all(clause.book == book.id for clause in clauses)


def notes_at(writer: LeafletWriter, *places: str) -> tuple[TextLine, ...]:
    """What the book tells players in a section, or with a wager."""
    return tuple(
        TextLine(writer.own(note.text), note.clauses) for note in writer.book.leaflet.note if note.at in places
    )


def paragraphs(lines: tuple[TextLine, ...]) -> tuple[Lines, ...]:
    """Each line by itself, where running on would be too much at once."""
    return tuple(Lines((line,)) for line in lines)
