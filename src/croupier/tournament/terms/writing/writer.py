"""How the document of a tournament's terms says what only a tournament has: its game, lengths, consequences.

Start at `TournamentWriter`.
"""

from __future__ import annotations

from croupier.languages import Speaker
from croupier.rulebooks import Rulebook
from croupier.rulebooks.tournament import TournamentChapter
from croupier.terms.writer import TermsWriter
from croupier.tournament.terms.items import asked
from croupier.tournament.terms.schema import Answering, Length, TournamentTerms


class TournamentWriter(TermsWriter):
    """The terms, the book's chapter, and the speaker who tells players of them."""

    def __init__(self, terms: TournamentTerms, book: Rulebook, chapter: TournamentChapter, speaker: Speaker) -> None:
        super().__init__(book, [one for one in chapter.term if asked(one, terms)], speaker, terms.details.offset)
        self.terms = terms
        self.chapter = chapter

    def variation(self) -> str:
        found = self.book.variation(self.terms.variation)
        return self.own(found.name) if found is not None else self.terms.variation

    def wager(self, id: str) -> str:
        return self.speaker.named("wager", id)

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
