"""A book's chapter on tournaments as one tournament meets it. It looks up, and judges nothing. Start at `rules_of`."""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.rulebooks.conduct import Disputes
from croupier.rulebooks.tournament import TournamentChapter
from croupier.table.rules import House, house_of
from croupier.tournament.state import DIRECTOR, Tournament


class TournamentRules:
    """One book that has such a chapter."""

    def __init__(self, book: Rulebook, chapter: TournamentChapter) -> None:
        self.book = book
        self.house: House = house_of(book)
        self.chapter = chapter

    @property
    def appoints(self) -> pr.Power:
        """Who appoints the director, and prepares a tournament."""
        rule = self.chapter.director
        return pr.Power(rule.rank, rule.clauses)

    def directs(self, command: str) -> Clauses:
        """By which a command is the director's: a clause of its own, or the one that they conduct the whole by."""
        return self.chapter.director.acts.get(command) or self.chapter.conduct.conducted.clauses

    @property
    def disputes(self) -> Disputes | None:
        """Where the chapter has no word of its own on them, those of any table."""
        rule = self.book.conduct.disputes
        own = not isinstance(self.chapter.conduct.disputes.final, Silent)
        return None if own or isinstance(rule, Silent) else rule

    def advises_of(self) -> dict[str, Clauses]:
        """To whom a complainant may turn, each with the clauses that want them told."""
        rule = self.disputes
        if rule is None:
            own = self.chapter.conduct.disputes
            return {**dict.fromkeys(own.to, own.advice_clauses), **own.beside}
        return {} if isinstance(rule.advice, Silent) else dict.fromkeys(rule.advice.to, rule.advice.clauses)


def rules_of(book: Rulebook) -> TournamentRules | None:
    """Nothing where the book has no chapter on tournaments."""
    chapter = book.tournament
    return None if isinstance(chapter, Silent) else TournamentRules(book, chapter)


def acting(tournament: Tournament, person: str) -> bool:
    """Whether someone conducts the tournament: the director, or a deputy, who acts as such."""
    return person == tournament.director or person in tournament.deputies


def somebody_present(tournament: Tournament, rules: TournamentRules) -> bool:
    """Whether somebody is there whose presence the book asks for; where it asks for none, always."""
    rule = rules.chapter.director
    if isinstance(rule.present, Silent):
        return True
    deputies = rule.deputies
    stand_in = not isinstance(deputies, Silent) and deputies.stand_in
    enough = (tournament.director, *(tournament.deputies if stand_in else ()))
    return any(one in tournament.present for one in enough)


def presence_clauses(rules: TournamentRules) -> Clauses:
    """By which somebody must be there."""
    rule = rules.chapter.director
    if isinstance(rule.present, Silent):
        return ()
    deputies = rule.deputies
    stand_in = not isinstance(deputies, Silent) and deputies.stand_in
    return (*rule.present.clauses, *(deputies.clauses if stand_in and not isinstance(deputies, Silent) else ()))


def too_low(rank: str, needed: pr.Power, rules: TournamentRules) -> Refusal:
    """Not for somebody of this rank."""
    names = {DIRECTOR: "Tournament Director", **rules.house.names}
    facts: RefusalFacts = {"rank": names.get(rank, rank), "needed": names.get(needed.rank, needed.rank)}
    return Refusal(Reason.RANK_TOO_LOW, needed.clauses, facts)
