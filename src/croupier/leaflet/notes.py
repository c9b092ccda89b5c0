"""What a document wants people told, found in its register by topic: shown on a sign, printed, said by whom to ask.

The register's rows of status display or document are exactly that, in our own words; a few more are found by what they
speak of. It picks and tidies lines and knows no book by name; start at `told` and `speaking_of`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from croupier.clauses import ClauseRow, Clauses, Status, together
from croupier.leaflet.content import TextLine
from croupier.leaflet.phrases import listed, sentence
from croupier.rulebooks import Rulebook

# a reading is a matter between the operator and the inspector; a player meets only what was taken from it
_READING = re.compile(r"\s*\(readings? [^)]*\)")
_TOLD = (Status.DISPLAY, Status.DOCUMENT)


def own(book: Rulebook, clauses: Clauses) -> bool:
    """Whether the book itself says this, rather than the one it falls back to."""
    return all(clause.book == book.id for clause in clauses)


def told(book: Rulebook, *topics: str) -> tuple[TextLine, ...]:
    """What the document has shown, announced or printed about these topics."""
    return _lines(row for row in book.register if row.topic in topics and row.status in _TOLD)


def speaking_of(book: Rulebook, words: str, *topics: str) -> tuple[TextLine, ...]:
    """Clauses on these topics that speak of something, such as seats; headings and definitions are left out."""
    pattern = re.compile(rf"\b({words})\b", re.IGNORECASE)
    return _lines(
        row
        for row in book.register
        if row.topic in topics and row.status is not Status.DEFINITION and pattern.search(row.paraphrase)
    )


def _lines(rows: Iterable[ClauseRow]) -> tuple[TextLine, ...]:
    found: dict[str, TextLine] = {}
    for row in rows:
        text = sentence(_READING.sub("", row.paraphrase))
        before = found[text].clauses if text in found else ()
        found[text] = TextLine(text, (*before, row.clause))
    return tuple(_merged(found.values()))


def _merged(lines: Iterable[TextLine]) -> Iterator[TextLine]:
    """Lines that say one thing of several become one: `A: shown there. B: shown there.` is `A and B: shown there.`"""
    by_end: dict[str, list[TextLine]] = {}
    for line in lines:
        by_end.setdefault(line.text.partition(": ")[2] or line.text, []).append(line)
    for end, alike in by_end.items():
        if len(alike) == 1:
            yield alike[0]
        else:
            heads = listed([line.text.partition(": ")[0] for line in alike], "and")
            yield TextLine(f"{heads}: {end}", together(*(line.clauses for line in alike)))


def from_register(book: Rulebook, clauses: Clauses) -> tuple[TextLine, ...]:
    """The register's own words for some clauses, this book's or the one's it falls back to."""
    return _lines(row for clause in clauses if (row := book.clause(clause)))
