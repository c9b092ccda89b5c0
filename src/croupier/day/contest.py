"""The tournament of the day: one session of the demonstration's terms, from publishing them to the last prize.

Entrants wager by the strategies of rehearsals; its table is one of the floor, and what it tells is carried over. Start
at `TournamentOfTheDay.play`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from croupier.automatic import AutomaticDealer
from croupier.automatic.dealer import Stuck
from croupier.automatic.entrants import play_contest
from croupier.chance import Tapes
from croupier.clauses import Reason, Refusal, Silent
from croupier.day.chances import DayChance
from croupier.day.clock import HOUR, MINUTE, DayClock
from croupier.day.habits import NAMES
from croupier.day.streams import DayStream
from croupier.day.tournament_terms import CONTEST_TABLE, demo_tournament
from croupier.floor import Floor, shelved
from croupier.floor.ballots import SealedBallots
from croupier.floor.told_by_tables import contest_end, told_by
from croupier.rehearsal.chances import EventChance, Where
from croupier.rehearsal.entrants import by_strategy
from croupier.rehearsal.preparing import exact_unit
from croupier.rehearsal.request import shared_out
from croupier.rehearsal.setting import contest_setup
from croupier.rulebooks import Rulebook
from croupier.table import Command, Instant
from croupier.tournament import records as r
from croupier.tournament.carrying import brought, contest_facts, further_facts, seats_at
from croupier.tournament.state import Tournament
from croupier.tournament.usually import given_by

CONTEST: Final = "tournament:day-cup"
_DIRECTOR: Final = "day-director"
_MOST_TURNS: Final = 200  # of further coups: equals who are not parted by then never will be
_COINS: Final = 4096  # bytes: from the beginning again where they are used up
_BEFORE: Final = 48 * HOUR  # the start the terms are published


def contest_book() -> Rulebook:
    return shelved(demo_tournament(0, 0).book)


class TournamentOfTheDay:
    def __init__(self, floor: Floor, starts: Instant, seed: int, *, tapes: Tapes, tape_key: bytes) -> None:
        self.terms = demo_tournament(starts, starts - HOUR)
        self.floor, self._seed, self._tapes = floor, seed, tapes
        self.clock = DayClock(starts - _BEFORE)
        self.stream = DayStream(floor, CONTEST, shelved(self.terms.book), self.clock, given_by)
        self._ballots = SealedBallots(floor.log, tape_key, seed)

    @property
    def tournament(self) -> Tournament:
        return self.floor.standing(CONTEST).tournament

    def play(self) -> None:
        self._prepare()
        self.clock.until(self.terms.details.starts)
        self._session()
        self._end()

    def _prepare(self) -> None:
        give, terms, chapter = self.stream.give, self.terms, self.stream.book.tournament
        assert not isinstance(chapter, Silent), "the book of the demonstration's tournament has a chapter on them"
        give(r.BeginTournament, name=terms.name)
        give(r.WriteTerms, terms=terms)
        give(r.AppointDirector, person=_DIRECTOR)
        give(r.MarkPresent, person=_DIRECTOR)
        give(r.PublishTerms, where=terms.entry.available)
        if not isinstance(chapter.before.advised, Silent):
            advised = {"to": chapter.before.advised.to, "reference": "T-1", "copy": True, "about": "terms"}
            give(r.AdviseRegulator, **advised)
        give(r.DesignateTable, table=CONTEST_TABLE, seats=terms.format.round[0].seats)
        commitment = self._ballots.commit(CONTEST)
        give(r.CommitBallot, commitment=commitment)
        self.clock.until(terms.details.starts - 3 * HOUR)
        entrants = DayChance(self._seed, CONTEST).shuffled(NAMES)[: terms.details.most]
        for one in entrants:
            self.clock.wait(5 * MINUTE)
            give(r.Enter, entrant=f"{one}-cup", paid=terms.details.fee, tender="cashless", signed=True, likeness=True)
        give(r.CloseEntries)
        if not isinstance(chapter.tables.briefing, Silent):
            give(r.BriefPlayers)
        give(r.ScheduleSession, round=1, starts=terms.details.starts)
        tape, salt = self._ballots.open(commitment, CONTEST, 1)
        word = {"tape": tape.hex(), "salt": salt.hex(), "word": "lantern", "by": f"{entrants[0]}-cup"}
        give(r.DrawBallot, session=1, **word)
        for seat in self.tournament.sessions[1].seats:
            give(r.TakeSeat, entrant=seat.entrant, session=1)

    def _session(self) -> None:
        self.stream.give(r.StartSession, session=1)
        self._deal(
            contest_facts(self.tournament, 1),
            list(seats_at(self.tournament, 1, CONTEST_TABLE)),
            Where(1, CONTEST_TABLE),
        )
        for told in told_by(self.floor.log, CONTEST_TABLE, CONTEST, 1):
            kind, facts = brought(self.tournament, told)
            self.stream.give(kind, **facts)
        self._until_parted(r.EndSession, 1)

    def _deal(self, facts: dict[str, Any], seats: Sequence[dict[str, Any]], where: Where) -> None:
        """A contest at the table from its beginning to its end."""
        book, terms = self.stream.book, self.terms
        dealer = AutomaticDealer(self.floor.desk(CONTEST_TABLE, book), tapes=self._tapes, clock=self.clock.now)
        _must(dealer.say("begin-contest", **facts))
        most = terms.format.round[0].seats
        _must(dealer.open(contest_setup(book, terms, most, self.clock.at)))
        dealer.advance(until=lambda: not dealer.table.patrons)
        for seat in seats:
            _must(dealer.say("seat-entrant", **seat))
        everyone = [one.id for one in sorted(self.tournament.entrants.values(), key=lambda one: one.number)]
        strategies = dict(zip(everyone, shared_out(len(everyone)), strict=True))
        coins = EventChance(self._seed, 0).coins(where, _COINS)
        play_contest(dealer, by_strategy(strategies, coins, most, exact_unit(book, terms.variation)))
        _must(dealer.say("release-contest"))
        dealer.retire()

    def _until_parted(self, kind: type[Command], session: int) -> None:
        """End the session, or the whole where it is none; equals play further coups first."""
        for turn in range(1, _MOST_TURNS):
            answer = self.stream.answer(kind, **({"session": session} if session else {}))
            if not isinstance(answer, Refusal):
                return
            equals = answer.facts.get("entrants")
            if answer.reason is not Reason.EQUALS_NOT_PARTED or not isinstance(equals, tuple):
                raise Stuck(f"{kind.__name__}: {answer}")
            facts, bank = further_facts(self.tournament, session, turn), self.terms.format.bank
            seats = [{"patron": str(one), "seat": seat, "bank": bank} for seat, one in enumerate(equals, start=1)]
            self._deal(facts, seats, Where(session, CONTEST_TABLE, turn))
            ended = contest_end(self.floor.log, CONTEST_TABLE, CONTEST, facts["session"])
            assert ended is not None, "it was just played"
            self.stream.give(r.RecordPlayOff, session=session, counts=ended.counts)
        raise Stuck("equals are not parted by any number of further coups")

    def _end(self) -> None:
        give = self.stream.give
        self._until_parted(r.RankFinal, 0)
        give(r.AwardPrizes)
        for one in tuple(self.tournament.entrants.values()):
            if one.prize - one.prize_paid or one.thing:
                give(r.PayPrize, entrant=one.id, amount=one.prize - one.prize_paid, channel="cash")
        give(r.CloseTournament)


def _must(answer: object) -> None:
    if isinstance(answer, Refusal):
        raise Stuck(str(answer))
