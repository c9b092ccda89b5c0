"""How a document of terms says small things: amounts, times, labelled lines, each in one way only.

A `TermsWriter` has the terms, the book's items that they answer and whoever speaks; each kind of terms adds what only
it has to say. Start at `TermsWriter.line`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.clauses import Clauses, together
from croupier.languages import Fact, Speaker
from croupier.languages.own import own
from croupier.leaflet.phrases import sentence
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.rulebooks.term_item import TermItem
from croupier.table import Instant

_MINUTE = 60_000


class TermsLine(msgspec.Struct, frozen=True, omit_defaults=True):
    label: str
    text: str
    clauses: Clauses = ()


class TermsTable(msgspec.Struct, frozen=True):
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    clauses: Clauses


class TermsParagraph(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    clauses: Clauses = ()


class TermsSection(msgspec.Struct, frozen=True):
    id: str
    title: str
    lines: tuple[TermsLine, ...] = ()
    tables: tuple[TermsTable, ...] = ()
    paragraphs: tuple[TermsParagraph, ...] = ()


class TermsWriter:
    """The items that apply, the book they are of, and the speaker who tells people of the terms.

    `offset` is that of the time of day where it is held.
    """

    def __init__(self, book: Rulebook, items: Sequence[TermItem], speaker: Speaker, offset: int) -> None:
        self.book = book
        self.items = items
        self.speaker = speaker
        self.offset = offset
        self.own = own(book, speaker)

    def say(self, id: str, **facts: Fact) -> str:
        return self.speaker.say(id, **facts)

    def section(
        self,
        id: str,
        lines: Sequence[TermsLine | None],
        tables: Sequence[TermsTable | None] = (),
        paragraphs: Sequence[TermsParagraph | None] = (),
    ) -> TermsSection:
        return TermsSection(
            id,
            self.say(f"conditions-heading-{id}"),
            tuple(one for one in lines if one is not None),
            tuple(one for one in tables if one is not None and one.rows),
            tuple(one for one in paragraphs if one is not None),
        )

    def line(self, label: str, text: str, *paths: str, also: Clauses = ()) -> TermsLine | None:
        """A labelled line where there is something to say; its clauses are those of the items that its paths answer."""
        return TermsLine(self.say(f"conditions-label-{label}"), text, self.clauses(*paths, also=also)) if text else None

    def clauses(self, *paths: str, also: Clauses = ()) -> Clauses:
        found = (one.clauses for one in self.items if not set(paths).isdisjoint(one.fields))
        return together(*found, also)

    def money(self, cents: Cents) -> str:
        return self.speaker.money(cents)

    def time(self, at: Instant) -> str:
        """By the clock where it is held, with its distance from universal time."""
        sign, (hours, minutes) = "-" if self.offset < 0 else "+", divmod(abs(self.offset), 60)
        return self.say("conditions-time", at=at + self.offset * _MINUTE, offset=f"{sign}{hours:02}:{minutes:02}")

    def run_on(self, *pieces: str) -> str:
        """One piece as it is; of several each is a sentence."""
        said = [one for one in pieces if one]
        if len(said) < 2:
            return "".join(said)
        return self.say("leaflet-run-on", sentences=[sentence(self.speaker, one) for one in said])
