"""What a document wants people told, found in its register by topic: shown on a sign, printed, said by whom to ask.

The register's rows of status display or document are exactly that, in our own words; a few more are found by what they
speak of. It picks and tidies lines and knows no book by name; start at `told` and `speaking_of`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from croupier.clauses import ClauseRow, Clauses, Status, together
from croupier.leaflet.content import TextLine
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import Rulebook

# a reading is a matter between the operator and the inspector, told in brackets by its number in every language; a
# player meets only what was taken from it
_READING = re.compile(r"\s*[(\uff08][^()\uff08\uff09,:\uff0c\uff1a0-9]*\b[A-Z]-[0-9]+\b[^()\uff08\uff09]*[)\uff09]")
_TOLD = (Status.DISPLAY, Status.DOCUMENT)


def is_own(book: Rulebook, clauses: Clauses) -> bool:
    """Whether the book itself says this, rather than the one it falls back to."""
    return all(clause.book == book.id for clause in clauses)


def told(writer: LeafletWriter, *topics: str) -> tuple[TextLine, ...]:
    """What the document has shown, announced or printed about these topics."""
    return _lines(writer, (row for row in writer.book.register if row.topic in topics and row.status in _TOLD))


def speaking_of(writer: LeafletWriter, words: str, *topics: str) -> tuple[TextLine, ...]:
    """Clauses on these topics that speak of something, such as seats; headings and definitions are left out."""
    rows = (row for row in writer.book.register if row.topic in topics and row.status is not Status.DEFINITION)
    return _lines(writer, _speaking(rows, words))


def from_register(writer: LeafletWriter, clauses: Clauses, words: str = "") -> tuple[TextLine, ...]:
    """The register's own words for some clauses, this book's or the one's it falls back to, that speak of something."""
    return _lines(writer, _speaking((row for clause in clauses if (row := writer.book.clause(clause))), words))


def _speaking(rows: Iterable[ClauseRow], words: str) -> Iterator[ClauseRow]:
    pattern = re.compile(rf"\b({words})\b" if words else "", re.IGNORECASE)
    return (row for row in rows if pattern.search(row.paraphrase))


def _lines(writer: LeafletWriter, rows: Iterable[ClauseRow]) -> tuple[TextLine, ...]:
    found: dict[str, TextLine] = {}
    for row in rows:
        text = writer.sentence(_READING.sub("", writer.own(row.paraphrase)))
        before = found[text].clauses if text in found else ()
        found[text] = TextLine(text, (*before, row.clause))
    return tuple(_merged(writer, found.values()))


def _merged(writer: LeafletWriter, lines: Iterable[TextLine]) -> Iterator[TextLine]:
    """Lines that say one thing of several become one: `A: shown there. B: shown there.` is `A and B: shown there.`"""
    colon = writer.say("list-colon")
    by_end: dict[str, list[TextLine]] = {}
    for line in lines:
        by_end.setdefault(line.text.partition(colon)[2] or line.text, []).append(line)
    for end, alike in by_end.items():
        if len(alike) == 1:
            yield alike[0]
        else:
            heads = writer.say("leaflet-all", things=[line.text.partition(colon)[0] for line in alike])
            yield TextLine(f"{heads}{colon}{end}", together(*(line.clauses for line in alike)))
