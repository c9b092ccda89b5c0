"""A whole event through the engine: the tournament's `decide` and `apply`, and real tables in memory with seeded shoes.

What goes from one to the other goes as commands, by the same driver as `croupier tournament run`. Start at
`play_event`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, NamedTuple

from msgspec.structs import replace

from croupier.automatic import AutomaticDealer, DeskInMemory
from croupier.automatic.dealer import Stuck
from croupier.automatic.entrants import play_contest
from croupier.chance import TapesInMemory
from croupier.clauses import Reason, Refusal
from croupier.money import Cents
from croupier.rehearsal.chances import GIVES_THE_WORD, SALT, EventChance, Where
from croupier.rehearsal.course import MOST_TURNS, Ties, coins_for, in_order, sessions_of, tables_of, widest
from croupier.rehearsal.entrants import by_strategy
from croupier.rehearsal.outcome import EventOutcome, HeldAtEnd, PlaceTaken, SessionPlayed
from croupier.rehearsal.preparing import EventBegun, InMemory
from croupier.rehearsal.setting import contest_setup
from croupier.rehearsal.strategies import Strategy
from croupier.table import Command, Event, Table
from croupier.table.contest.state import ContestTerms
from croupier.table.records import ContestEnded
from croupier.tournament import records as r
from croupier.tournament.carrying import FromTable, brought, carried, contest_facts
from croupier.tournament.sessions.rounds import round_of, waits_for
from croupier.tournament.state import EntrantStatus, Tournament
from croupier.tournament.terms.schema import Round


class AtTable(NamedTuple):
    """Who sits at a table, and with how much."""

    patron: str
    seat: int
    bank: Cents


def play_event(begun: EventBegun, strategies: Mapping[str, Strategy], chance: EventChance) -> EventOutcome:
    return _Course(begun, strategies, chance).play()


class _Course:
    def __init__(self, begun: EventBegun, strategies: Mapping[str, Strategy], chance: EventChance) -> None:
        self.begun, self.strategies, self.chance = begun, strategies, chance
        self.event = InMemory(begun.tournament, begun.book)
        self.sessions: list[SessionPlayed] = []
        self.ties = Ties()
        self.further = 0

    @property
    def tournament(self) -> Tournament:
        return self.event.tournament

    def play(self) -> EventOutcome:
        for number, one_round in enumerate(self.begun.terms.format.round, start=1):
            left = [one for one in self.tournament.entrants.values() if one.is_in]
            players = sum(waits_for(one, number) for one in left)
            if len(left) > 1 and players:
                self._round(number, one_round, players)
        self._until_parted(r.RankFinal, 0)
        self.event.give(r.AwardPrizes)
        self.ties.shared(self.begun, [(one.entrant, one.place) for one in self.tournament.ranking])
        return EventOutcome(tuple(self.sessions), self.ties.found, self.further, self._places())

    def _round(self, number: int, one_round: Round, players: int) -> None:
        starts = max(self.begun.terms.details.starts, self.tournament.clock + 3_600_000)
        for _ in range(sessions_of(one_round, players, self.tournament.tables)):
            self.event.give(r.ScheduleSession, round=number, starts=starts)
        drawn = [one.number for one in self.tournament.sessions.values() if one.round == number]
        for session in drawn:
            self._session(session)

    def _session(self, number: int) -> None:
        tape = self.begun.tapes[self.tournament.draws]
        word = {"tape": tape.hex(), "salt": SALT.hex(), "word": self.chance.word, "by": GIVES_THE_WORD}
        self.event.give(r.DrawBallot, session=number, **word)
        session = self.tournament.sessions[number]
        for seat in session.seats:
            self.event.give(r.TakeSeat, entrant=seat.entrant, session=number)
        self.event.give(r.StartSession, session=number)
        one_round = round_of(self.begun.terms, session)
        facts = contest_facts(self.tournament, number)
        facts["terms"] = replace(facts["terms"], coups=self.begun.coups(one_round), compulsory=self.begun.least)
        held: dict[str, HeldAtEnd] = {}
        longest = 0
        for table in session.tables():
            seats = [
                AtTable(one.id, one.seat.seat, one.seat.bank)
                for one in self.tournament.entrants.values()
                if one.seat is not None and (one.seat.session, one.seat.table) == (number, table)
            ]
            told = self._table(Where(number, table), facts, sorted(seats, key=lambda one: one.seat))
            for one in told:
                kind, carried_facts = brought(self.tournament, one)
                if carried_facts.get("counts") != ():  # nobody is left to be counted
                    self.event.give(kind, **carried_facts)
            ended = told[-1].event
            assert isinstance(ended, ContestEnded)
            longest = max(longest, ended.coups)
            chips = dict(ended.counts)
            for at in seats:
                entrant = self.tournament.entrants[at.patron]
                out = entrant.seat.coup if entrant.seat and entrant.status is EntrantStatus.ELIMINATED else 0
                held[at.patron] = HeldAtEnd(at.patron, table, at.seat, chips[at.patron], out)
        self._until_parted(r.EndSession, number)
        everyone = tuple(held[seat.entrant] for seat in session.seats)
        self.sessions.append(SessionPlayed(session.round, longest, everyone))

    # --- equals ----------------------------------------------------------------------------------

    def _until_parted(self, kind: type[Command], session: int) -> None:
        """End a session or the whole; equals who contest something play further coups first."""
        for turn in range(1, MOST_TURNS):
            refusal = self.event.answer(kind, **({"session": session} if session else {}))
            if refusal is None:
                return
            if refusal.reason is not Reason.EQUALS_NOT_PARTED:
                raise Stuck(f"{kind.__name__}: {refusal}")
            equals = refusal.facts["entrants"]
            assert isinstance(equals, tuple)
            entrants = in_order(self.begun, [str(one) for one in equals])
            self.ties.met(self.tournament.sessions[session].round if session else 0, entrants)
            self.event.give(r.RecordPlayOff, session=session, counts=self._further(session, entrants, turn))
        raise Stuck("equals are not parted by any number of further coups")

    def _further(self, session: int, entrants: tuple[str, ...], turn: int) -> tuple[tuple[str, Cents], ...]:
        terms = self.begun.terms
        last = max(self.tournament.sessions)
        facts = contest_facts(self.tournament, session or last)
        coups = max(terms.winners.extra_coups, 1)
        facts["terms"] = replace(
            facts["terms"], coups=coups, shoes=0, bank=terms.format.bank, compulsory=self.begun.least
        )
        self.further += coups
        counts: dict[str, Cents] = {}
        for number, some in enumerate(tables_of(self.begun, entrants), start=1):
            seats = [AtTable(one, seat, terms.format.bank) for seat, one in enumerate(some, start=1)]
            ended = self._table(Where(session, f"T{number}", turn), facts, seats)[-1].event
            assert isinstance(ended, ContestEnded)
            counts |= dict(ended.counts)
        return tuple((one, counts[one]) for one in entrants)

    # --- tables ----------------------------------------------------------------------------------

    def _table(self, where: Where, facts: Mapping[str, Any], seats: Sequence[AtTable]) -> list[FromTable]:
        """One contest at a fresh table: what is to be carried over, its end last."""
        told: list[FromTable] = []

        def heard(event: Event) -> None:
            found = carried(event, desk.table, desk.table.version)
            if found is not None:
                told.append(found)

        begun = self.begun
        desk = DeskInMemory(Table(id=where.table), begun.book, heard)
        clock = count(self.tournament.clock, 100)
        tapes = TapesInMemory(self.chance.shoes(where))
        dealer = AutomaticDealer(desk, tapes=tapes, clock=lambda: next(clock), ids=_short_id)
        _must(dealer.say("begin-contest", **facts))
        _must(dealer.open(contest_setup(begun.book, begun.terms, widest(begun), self.tournament.clock)))
        dealer.advance(until=lambda: not dealer.table.patrons)
        for seat in seats:
            _must(dealer.say("seat-entrant", **seat._asdict()))
        terms = facts["terms"]
        assert isinstance(terms, ContestTerms)
        coins = self.chance.coins(where, coins_for(begun, terms.coups))
        play_contest(dealer, by_strategy(self.strategies, coins, widest(begun), begun.unit))
        return told

    # --- the end ---------------------------------------------------------------------------------

    def _places(self) -> tuple[PlaceTaken, ...]:
        tournament = self.tournament
        found = (
            PlaceTaken(one.entrant, one.place, one.chips, one.round, tournament.entrants[one.entrant].prize)
            for one in tournament.ranking
        )
        return tuple(sorted(found, key=lambda one: (one.place, tournament.entrants[one.entrant].number)))


def _short_id(table: Table, _: Command) -> str:
    """A table is played once, from beginning to end, and nothing of it is logged: its version tells commands apart."""
    return f"a{table.version}"


def _must(answer: object) -> None:
    if isinstance(answer, Refusal):
        raise Stuck(str(answer))
