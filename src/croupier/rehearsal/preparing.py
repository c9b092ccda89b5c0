"""A tournament up to the first ballot: published, entered and briefed by the book; every rehearsed event begins there.

It is prepared once for any number of events, since nothing before the first ballot is left to chance. Start at
`prepare_event`.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Any, Final, NamedTuple

from msgspec import UnsetType

from croupier.chance.ballot import tapes_for
from croupier.clauses import Refusal, Silent
from croupier.coup import Wager
from croupier.money import Cents
from croupier.odds.table import net_of
from croupier.rehearsal.chances import SALT, TAPE
from croupier.rehearsal.setting import CHIPS
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Command, Instant
from croupier.tournament import records as r
from croupier.tournament.apply import apply
from croupier.tournament.rules import TournamentRules, rules_of
from croupier.tournament.state import Tournament
from croupier.tournament.terms.schema import Round, TournamentTerms
from croupier.tournament.usually import given_by

NAME: Final = "tournament:rehearsal"
_DIRECTOR: Final = "director"
_DAYS_BEFORE: Final = 30
_DAY: Final = 24 * 3_600_000
_NOBODY_YET: Final = Actor("", "")


class NotRehearsed(ValueError):
    """Terms whose play cannot be rehearsed: `what` names it, for a sentence at the edge."""

    def __init__(self, what: str, refusal: Refusal | None = None) -> None:
        self.what, self.refusal = what, refusal
        super().__init__(f"{what}: {refusal}" if refusal else what)


class EventBegun(NamedTuple):
    """Where every event begins."""

    book: Rulebook
    rules: TournamentRules
    terms: TournamentTerms
    tournament: Tournament
    tapes: tuple[bytes, ...]
    unit: int  # what stakes are multiples of, so that no payment is rounded
    pace: int  # coups an hour

    @property
    def least(self) -> Cents:
        """What everyone wagers in every coup, also where the terms let them sit out; whoever cannot is out."""
        told = self.terms.wagers.compulsory
        return max(self.terms.wagers.least, 0 if isinstance(told, UnsetType) else told)

    def coups(self, one_round: Round) -> int:
        """Coups of a session; none where it is so many shoes."""
        length = one_round.length
        if not isinstance(length.coups, UnsetType):
            return length.coups
        return 0 if isinstance(length.minutes, UnsetType) else max(length.minutes * self.pace // 60, 1)


class InMemory:
    """A tournament in memory, and whoever usually gives its commands."""

    def __init__(self, tournament: Tournament, book: Rulebook) -> None:
        self.tournament, self.book = tournament, book
        self._given = 0

    def answer(self, kind: type[Command], **facts: Any) -> Refusal | None:
        self._given += 1
        asked = kind(f"r{self.tournament.version}-{self._given}", _NOBODY_YET, self.tournament.clock + 1, **facts)
        _, answer = given_by(self.tournament, asked, self.book)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self.tournament = apply(self.tournament, event)
        return None

    def give(self, kind: type[Command], **facts: Any) -> None:
        refusal = self.answer(kind, **facts)
        if refusal is not None:
            raise NotRehearsed(kind.__struct_config__.tag or "", refusal)  # type: ignore[arg-type]


def prepare_event(terms: TournamentTerms, book: Rulebook, entrants: int, pace: int) -> EventBegun:
    """So many enter, and entries close; raises NotRehearsed with the refusal where the book or the terms forbid it."""
    rules = rules_of(book)
    chapter = book.tournament
    if rules is None or isinstance(chapter, Silent):
        raise NotRehearsed("no-chapter")
    for one_round in terms.format.round:
        if one_round.game == "another":
            raise NotRehearsed("another-game")
        if isinstance(one_round.length.coups, UnsetType) and one_round.length.basis:
            raise NotRehearsed("length-in-words")
    start = max(terms.details.starts - _DAYS_BEFORE * _DAY, 1)
    event = InMemory(_at(Tournament(id=NAME), start), book)
    event.give(r.BeginTournament, name=terms.name)
    event.give(r.WriteTerms, terms=terms)
    event.give(r.AppointDirector, person=_DIRECTOR)
    event.give(r.MarkPresent, person=_DIRECTOR)
    event.give(r.PublishTerms, where=terms.entry.available or "desk")
    if not isinstance(chapter.before.advised, Silent):
        told = chapter.before.advised.to
        event.give(r.AdviseRegulator, to=told, reference="rehearsal", copy=True, about="terms")
    seats = max((one.seats for one in terms.format.round), default=1)
    for number in range(1, _tables(terms, entrants) + 1):
        event.give(r.DesignateTable, table=f"T{number}", seats=seats)
    tapes = tapes_for(TAPE, SALT, NAME)
    event.give(r.CommitBallot, commitment=_commitment(tapes))
    for number in range(1, entrants + 1):
        paid = terms.details.fee + terms.details.buy_in
        event.give(r.Enter, entrant=f"E{number}", paid=paid, signed=True, likeness=True)
    event.give(r.CloseEntries)
    if not isinstance(chapter.tables.briefing, Silent):
        event.give(r.BriefPlayers)
    return EventBegun(book, rules, terms, event.tournament, tapes, exact_unit(book, terms.variation), pace)


def _at(tournament: Tournament, clock: Instant) -> Tournament:
    from msgspec.structs import replace

    return replace(tournament, clock=clock)


def _commitment(tapes: tuple[bytes, ...]) -> str:
    from croupier.chance.ballot import sealed

    return sealed(tapes[0], SALT, NAME).hex()


def _tables(terms: TournamentTerms, entrants: int) -> int:
    """As many as any round may need."""
    return max((one.tables or -(-entrants // one.seats) for one in terms.format.round), default=1)


def main_wagers(book: Rulebook, variation: str) -> tuple[Wager, Wager]:
    """Those on Player and on Banker."""
    offered = book.terms(variation)
    assert not isinstance(offered, Refusal), "terms of a tournament are checked against the book before"
    return offered.wagers["player"], offered.wagers["banker"]


def exact_unit(book: Rulebook, variation: str) -> int:
    """The least stake of which every multiple is paid exactly, with chips of the smallest kind."""
    nets = {net_of(row) for wager in main_wagers(book, variation) for row in wager.rows}
    return lcm(*((Fraction(CHIPS[0]) / _or_one(net)).numerator for net in nets), CHIPS[0])


def _or_one(net: Fraction) -> Fraction:
    return abs(net) or Fraction(1)
