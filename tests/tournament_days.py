"""Tournaments as they stand in a log: every command with what it caused, put to a floor or verified from memory.

Start at `played`.
"""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

from croupier import Refusal, Rulebook
from croupier.automatic import AutomaticDealer
from croupier.automatic.entrants import play_contest
from croupier.chance import TapesInMemory
from croupier.floor import Done, Floor, GiveAnswer
from croupier.floor.recall import moments
from croupier.scenario.settings import made_setup
from croupier.scenario.statements import Setting
from croupier.store.log import Log
from croupier.store.memory import MemoryLog
from croupier.table import Command, Event, Limit, name_of
from croupier.tournament.carrying import FromTable, brought, carried, contest_facts, seats_at
from croupier.tournament.state import Tournament
from croupier.tournament.terms.schema import Length, Onward, Round
from tournaments import NAME, Running


class Recorded(Running):
    """A tournament that keeps its commands: all of them, and those that were accepted with their events."""

    def __init__(self, book: str | Rulebook, **parts: Any) -> None:
        self.commands: list[Command] = []
        self.accepted: list[tuple[Command, tuple[Event, ...]]] = []
        super().__init__(book, **parts)

    def command(self, act: str, /, *, as_: str = "", at: int | None = None, **facts: Any) -> Command:
        made = super().command(act, as_=as_, at=at, **facts)
        self.commands.append(made)
        return made

    def answer(self, act: str, /, **facts: Any) -> tuple[Event, ...] | Refusal:
        answer = super().answer(act, **facts)
        if not isinstance(answer, Refusal):
            self.accepted.append((self.commands[-1], answer))
        return answer

    def at_floor(self, floor: Floor, stream: str = NAME) -> list[GiveAnswer]:
        """The same commands on this floor."""
        return [floor.give(stream, command, self.book) for command in self.commands]


@cache
def played(book: str = "canberra") -> Recorded:
    """Two rounds with a tie divided, a mistake undone, a refusal; prizes paid, and closed."""
    run = Recorded(book)
    run.prepared().entered(8)
    run.answer("enter", entrant="E1", paid=run.terms.details.fee)  # refused: once each
    entered = run.does("enter", entrant="Mistake", paid=run.terms.details.fee)
    actor = entered[0].made.actor
    run.does("undo", act=entered[0].made.command, why="keyed twice", as_=f"{actor.id}:{actor.rank}")
    run.closed().briefed()
    run.play(1)
    run.play(2, {"E1": 1500, "E2": 1400, "E3": 900, "E4": 900})
    run.does("rank-final")
    run.does("award-prizes")
    for prize in run.tournament.prizes:
        run.does("pay-prize", entrant=prize.entrant, amount=prize.amount)
    run.does("close-tournament")
    return run


# --- with its tables in the same log -------------------------------------------------------------


class WithTables:
    """A tournament and its tables on one floor: a session is dealt by the automatic dealer from seeded tapes."""

    def __init__(self, book: str = "canberra", floor: Floor | None = None, **parts: Any) -> None:
        self.floor = floor or Floor(MemoryLog())
        self.run = Recorded(book, **(SHORT | parts))

    @property
    def log(self) -> Log:
        return self.floor.log

    @property
    def tournament(self) -> Tournament:
        return self.floor.standing(NAME).tournament

    def ready(self, number: int = 6) -> WithTables:
        """A session was drawn and started; the floor has all of it."""
        self.run.started(number)
        self.run.at_floor(self.floor)
        assert self.tournament == self.run.tournament
        return self

    def deal(self, table: str, number: int = 1, **facts: Any) -> list[FromTable]:
        """A table's contest from its beginning to its end; what is to be carried over."""
        clock = count(self.run.clock + 1, 700)
        desk = self.floor.desk(table, self.run.book)
        dealer = AutomaticDealer(desk, tapes=TapesInMemory(len(table)), clock=lambda: next(clock))
        _must(dealer.say("begin-contest", **(contest_facts(self.tournament, number) | facts)))
        setting = Setting({"variation": self.run.terms.variation, "chips": (5,), "limits": Limit(10_00, 500_00)})
        assert dealer.open(made_setup(self.run.book, setting, 7, self.run.clock)) is None
        dealer.advance(until=lambda: not dealer.table.patrons)
        for seat in seats_at(self.tournament, number, table):
            _must(dealer.say("seat-entrant", **seat))
        play_contest(dealer)
        _must(dealer.say("release-contest"))
        assert dealer.retire()
        self.run.clock = next(clock)
        folded = (one for moment in moments(self.log, table) for one in moment.folded)
        told = (carried(one.event, one.before, one.after.version) for one in folded)
        return [one for one in told if one is not None]

    def whole(self) -> WithTables:
        """To the last prize, with everything that the tables told carried over."""
        self.ready()
        for table in ("T1", "T2"):
            for told in self.deal(table):
                assert isinstance(self.hears(told), Done)
        for act, facts in (("end-session", {"session": 1}), ("rank-final", {}), ("award-prizes", {})):
            assert isinstance(self.gives(act, **facts), Done)
        for prize in self.tournament.prizes:
            assert isinstance(self.gives("pay-prize", entrant=prize.entrant, amount=prize.amount), Done)
        assert isinstance(self.gives("close-tournament"), Done)
        return self

    def hears(self, told: FromTable, **instead: Any) -> GiveAnswer:
        """The tournament is told of it; or of something else `instead`."""
        kind, facts = brought(self.tournament, told)
        return self.gives(name_of(kind), **(facts | instead))

    def gives(self, act: str, **facts: Any) -> GiveAnswer:
        return self.floor.give(NAME, self.run.command(act, **facts), self.run.book)


@cache
def whole_cup() -> WithTables:
    """Played to its end and only read: its log is in memory."""
    return WithTables().whole()


# one round of five coups at each of two tables: quickly dealt
SHORT: dict[str, Any] = {
    "format": {"round": (Round(name="Only", length=Length(coups=5), tables=2, seats=7, progress=Onward(by="final")),)}
}


def _must(answer: object) -> None:
    assert not isinstance(answer, Refusal), answer
