"""How the document of the terms says small things: amounts, times, lengths, consequences, each in one way only.

A `TermsWriter` has the terms, the book's chapter and whoever speaks. Start at `TermsWriter.line`.
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
from croupier.rulebooks.tournament import TournamentChapter
from croupier.table import Instant
from croupier.tournament.terms.items import asked
from croupier.tournament.terms.schema import Answering, Length, TournamentTerms

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
    """The terms, the book they are under, and the speaker who tells players of them."""

    def __init__(self, terms: TournamentTerms, book: Rulebook, chapter: TournamentChapter, speaker: Speaker) -> None:
        self.terms = terms
        self.book = book
        self.chapter = chapter
        self.speaker = speaker
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
        found = (
            one.clauses for one in self.chapter.term if asked(one, self.terms) and not set(paths).isdisjoint(one.fields)
        )
        return together(*found, also)

    def variation(self) -> str:
        found = self.book.variation(self.terms.variation)
        return self.own(found.name) if found is not None else self.terms.variation

    def wager(self, id: str) -> str:
        return self.speaker.named("wager", id)

    def money(self, cents: Cents) -> str:
        return self.speaker.money(cents)

    def time(self, at: Instant) -> str:
        """By the clock where it is held, with its distance from universal time."""
        offset = self.terms.details.offset
        sign, (hours, minutes) = "-" if offset < 0 else "+", divmod(abs(offset), 60)
        return self.say("conditions-time", at=at + offset * _MINUTE, offset=f"{sign}{hours:02}:{minutes:02}")

    def length(self, length: Length) -> str:
        if isinstance(length.coups, int):
            return self.say("conditions-coups", coups=length.coups)
        if isinstance(length.shoes, int):
            return self.say("conditions-shoes", shoes=length.shoes)
        if isinstance(length.minutes, int):
            return self.say("conditions-minutes", minutes=length.minutes)
        return length.basis

    def answering(self, answering: Answering | object) -> str:
        """What follows, and what the director adds to it."""
        if not isinstance(answering, Answering):
            return ""
        told = self.say(f"conditions-consequence-{answering.consequence}", chips=answering.chips)
        return self.run_on(told, answering.told)

    def run_on(self, *pieces: str) -> str:
        """One piece as it is; of several each is a sentence."""
        said = [one for one in pieces if one]
        if len(said) < 2:
            return "".join(said)
        return self.say("leaflet-run-on", sentences=[sentence(self.speaker, one) for one in said])
