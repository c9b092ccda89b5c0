"""What is carried between a tournament and its tables: all of it, once, whenever the one who carries it dies.

The same event is played twice: by one driver that lives, and by drivers that die after every single command and know
nothing but the log. Both logs say the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from msgspec.structs import replace

from croupier.automatic import AutomaticDealer
from croupier.automatic.entrants import play_contest
from croupier.floor import Floor, SealedTapes
from croupier.floor.ballots import SealedBallots
from croupier.service.room import Room
from croupier.service.stream_room import StreamRoom
from croupier.service.table_cards import Automatic, TableCards
from croupier.service.tournament_driver import TournamentDriver
from croupier.service.tournament_room import TournamentRoom
from croupier.store.entry import LoggedAct
from croupier.store.keys import open_keys
from croupier.table import Actor, Command, Table
from croupier.table.codec import decode_command
from croupier.tournament import records as r
from croupier.tournament.codec import decode_command as decode_tournament_command
from croupier.tournament.state import DIRECTOR, EntrantStatus, SessionStage, TournamentSession
from croupier.tournament.steps import next_tournament_step
from croupier.tournament.terms.schema import Answering, Extra, Length, Onward, Penalty, Round
from croupier.tournament.usually import given_by
from service.floors import Ready, quick
from service.tournament_floors import CUP, hold
from soak import SOAK
from tournaments import terms_for

DEALS = (Automatic.SHUFFLE, Automatic.CALL, Automatic.DEAL, Automatic.SETTLE)
TABLES = {"T1": 3, "T2": 3}
ENTRANTS = ("player", "kim", "lee", "ana")


class Died(Exception):
    """Of a driver: the process is gone, and with it all that it knew."""


def _terms() -> Any:
    terms = terms_for("crown-sydney")
    rounds = (Round(name="Final", length=Length(coups=2), tables=2, seats=3),)
    conduct = replace(
        terms.conduct,
        penalty=(Penalty(id="slow", circumstance="slow", penalty=Answering(consequence="chips", chips=50_00)),),
    )
    details = replace(terms.details, re_buy=Extra(price=50_00, chips=500_00), least=3, most=6)
    return replace(terms, format=replace(terms.format, round=rounds), details=details, conduct=conduct)


class Prepares(Protocol):
    def __call__(self, name: str, terms: Any, *, mortal: bool) -> Ready: ...


@pytest.fixture(params=["sqlite", "postgresql"])
def prepares(request: pytest.FixtureRequest, tmp_path: Path) -> Prepares:
    """A database of its own for every event, with the tournament held there.

    Drivers that die do so on each kind of database that a floor is run on; the one that lives is what all of them are
    held against, and one kind is enough for it.
    """

    def prepare(name: str, terms: Any, *, mortal: bool) -> Ready:
        folder = tmp_path / name
        folder.mkdir()
        database: str | Path = folder / "floor.db"
        if mortal and request.param == "postgresql":
            database = request.getfixturevalue("postgres_address")()
        cards = [quick(table, "crown-sydney", "crown", automatic=DEALS) for table in TABLES]
        made = Ready(database, folder / "keys", cards)
        hold(made, entrants=ENTRANTS, tables=TABLES, terms=terms)
        return made

    return prepare


class Floors:
    """What a process knows of a floor, and nothing that works by itself; the log outlives it."""

    def __init__(self, ready: Ready) -> None:
        self.log = ready.log()
        self.keys = open_keys(ready.settings.keys_folder, create=True)
        self.floor = Floor(self.log)
        self.clock = self.floor.clock()
        self.rooms = {card.id: Room(self.floor, card, self.clock.now) for card in TableCards(self.log).all()}
        ballots = SealedBallots(self.log, self.keys.tape_key)
        self.tournament = TournamentRoom(self.floor, CUP, self.clock.now, ballots)
        for room in self.streams():
            room.load()

    def streams(self) -> list[StreamRoom]:
        return [self.tournament, *self.rooms.values()]

    def written(self) -> int:
        return sum(self.log.head(room.id).sequence for room in self.streams())


@contextmanager
def _floor(ready: Ready) -> Iterator[Floors]:
    house = Floors(ready)
    try:
        yield house
    finally:
        house.floor.close()
        house.log.close()


def _carry(ready: Ready, *, dies: bool) -> None:
    """Until nothing is left to carry: by one driver, or by drivers each of which gives one command and dies."""
    for _ in range(200):
        with _floor(ready) as house:
            driver = TournamentDriver(house.tournament, house.rooms, SealedTapes(house.log, house.keys.tape_key))
            before = house.written()
            if dies:
                _mortal(house)
            try:
                asyncio.run(driver.carry())
            except Died:
                assert house.written() > before, "what a driver gave before it died is written"
                continue
            return
    raise AssertionError("it never comes to an end")


def _mortal(house: Floors) -> None:
    """Whoever gives a command here dies right after it was written, before hearing of it."""
    for room in house.streams():
        give = room.give

        async def once(command: Command, expected: int | None = None, give: Callable[..., Any] = give) -> Any:
            before = house.written()
            answer = await give(command, expected)
            if house.written() > before:
                raise Died
            return answer

        room.give = once  # type: ignore[method-assign]


class Director:
    """Whoever conducts it, and whoever plays: everything that no driver does."""

    def __init__(self, ready: Ready, *, dies: bool) -> None:
        self.ready, self.dies = ready, dies

    def give(self, kind: Any, **facts: Any) -> None:
        with _floor(self.ready) as house:
            room = house.tournament
            asked = kind(f"{kind.__name__}-{room.version}", Actor("", ""), room.time, **facts)
            command, _ = given_by(room.tournament, asked, room.book)
            answer = asyncio.run(room.give(command))
            assert hasattr(answer, "events"), answer
        _carry(self.ready, dies=self.dies)

    def draw(self, word: str, session: int = 1) -> None:
        with _floor(self.ready) as house:
            room = house.tournament
            facts = asyncio.run(room.facts_of("draw-ballot", {}, Actor("director", DIRECTOR), "draw"))
            by = next(one.id for one in room.tournament.entrants.values() if one.is_in and one.id != "player")
        self.give(r.DrawBallot, session=session, word=word, by=by, **facts)

    def deal(self, name: str, deals: Callable[[AutomaticDealer], None]) -> None:
        """The dealer of a table, and its entrants."""
        with _floor(self.ready) as house:
            desk = house.floor.desk(name, house.rooms[name].book)
            tapes = SealedTapes(house.log, house.keys.tape_key, seed=len(name))
            dealer = AutomaticDealer(desk, tapes=tapes, clock=house.clock.now)
            deals(dealer)
        _carry(self.ready, dies=self.dies)

    def look(self, at: Callable[[Floors], Any]) -> Any:
        with _floor(self.ready) as house:
            return at(house)


def _an_event(ready: Ready, *, dies: bool) -> Director:
    """A ballot, seats, a start, a re-buy and a penalty in play, the director away for a while, counts, the end."""
    director = Director(ready, dies=dies)
    director.give(r.ScheduleSession, round=1, starts=2_000_000_000_000)
    director.draw("magpie")
    assert director.look(lambda house: {name: bool(house.rooms[name].table.contest_now) for name in TABLES}) == {
        "T1": True,
        "T2": True,
    }
    for one in ENTRANTS:
        director.give(r.TakeSeat, entrant=one, session=1)
    director.give(r.StartSession, session=1)
    director.give(r.BuyAgain, entrant="kim", paid=50_00)
    director.give(r.Penalise, entrant="lee", penalty="slow")
    director.give(r.MarkAbsent, person="director")
    contests = director.look(lambda house: [house.rooms[name].table.contest_now for name in TABLES])
    stopped = [one.paused for one in contests]
    assert stopped == ["director-absent", "director-absent"]
    director.give(r.MarkPresent, person="director")
    director.give(r.ResumeSession, session=1)
    for name in TABLES:
        director.deal(name, play_contest)
    director.give(r.EndSession, session=1)
    _reveal(director)
    return director


# --- further coups -------------------------------------------------------------------------------


def _tied_terms() -> Any:
    """A heat from which the best of each table goes on, and a final; two further coups part equals."""
    terms = terms_for("crown-sydney")
    heat = Round(name="Heat", length=Length(coups=1), tables=2, seats=3, progress=Onward(by="top-of-table", number=1))
    final = Round(name="Final", length=Length(coups=1), tables=1, seats=3, progress=Onward(by="final"))
    return replace(
        terms,
        format=replace(terms.format, round=(heat, final)),
        details=replace(terms.details, least=3, most=6),
        winners=replace(terms.winners, session_ties="extra-coups", extra_coups=2),
        prizes=replace(terms.prizes, ties="extra-coups"),
    )


def _alike(table: Table, entrant: str) -> tuple[str, int]:
    """Everybody wagers the same, so that everybody ends up with as much."""
    assert table.setup is not None
    return "player", table.setup.limits.minimum


def _play_session(director: Director, number: int) -> None:
    """Drawn, seated, started and played, so that everyone at a table is equal."""
    director.give(r.ScheduleSession, round=number, starts=2_000_000_000_000)
    director.draw("magpie", number)
    for one in director.look(lambda house: [seat.entrant for seat in _session(house, number).seats]):
        director.give(r.TakeSeat, entrant=one, session=number)
    director.give(r.StartSession, session=number)
    for name in director.look(lambda house: _session(house, number).tables()):
        director.deal(name, lambda dealer: play_contest(dealer, _alike))


def _session(house: Floors, number: int) -> TournamentSession:
    return house.tournament.tournament.sessions[number]


def _step(house: Floors) -> Any:
    return next_tournament_step(house.tournament.tournament, house.tournament.book, house.clock.now())


def _part(director: Director, session: int) -> int:
    """Further coups, turn after turn, until what comes next is something else; how many turns it took."""
    for turn in range(20):
        step = director.look(_step)
        if step.act != "order-play-off":
            return turn
        assert step.facts["session"] == session
        director.give(r.OrderPlayOff, session=session)
        further = director.look(lambda house: house.tournament.tournament.play_off)
        for name in further.tables():
            director.deal(name, play_contest)
    raise AssertionError("equals are never parted")


def _a_tied_event(ready: Ready, *, dies: bool) -> Director:
    """A heat whose tables both end with equals, and a final in which the first place is contested."""
    director = Director(ready, dies=dies)
    _play_session(director, 1)
    assert _part(director, 1) > 1, "both tables had equals"
    director.give(r.EndSession, session=1)
    _reveal(director)
    _play_session(director, 2)
    director.give(r.EndSession, session=2)
    _reveal(director)
    assert _part(director, 0) > 0, "the finalists were equal"
    director.give(r.RankFinal)
    _reveal(director)
    return director


def _reveal(director: Director) -> None:
    """The dealers of closed tables do what is left to do: their shoes are revealed."""
    for name in TABLES:
        director.deal(name, lambda dealer: dealer.advance())


def _commands(director: Director, stream: str) -> list[tuple[str, str]]:
    """What the driver gave to a stream, by name and id, in its order."""
    decode = decode_tournament_command if stream == CUP else decode_command

    def told(act: LoggedAct) -> tuple[str, str]:
        return str(type(decode(act.body)).__struct_config__.tag), act.command

    acts = director.look(lambda house: [told(act) for act in house.log.acts(stream)])
    return [(name, id) for name, id in acts if id.startswith("carries-")]


def test_what_a_driver_that_dies_after_every_step_carries_is_what_one_carries_that_lives(prepares: Prepares) -> None:
    ready, other = prepares("lives", _terms(), mortal=False), prepares("dies", _terms(), mortal=True)
    lived, died = _an_event(ready, dies=False), _an_event(other, dies=True)
    for stream in (CUP, *TABLES):
        given = _commands(died, stream)
        assert [name for name, _ in given] == [name for name, _ in _commands(lived, stream)]
        assert len({id for _, id in given}) == len(given), "nothing is carried twice"
    counted = [name for name, _ in _commands(died, CUP)]
    assert counted == ["record-count", "record-count"]
    moved = [name for stream in TABLES for name, _ in _commands(died, stream)]
    assert sorted(moved.count(name) for name in ("begin-contest", "release-contest")) == [2, 2]
    assert moved.count("seat-entrant") == 4
    assert moved.count("adjust-chips") == 2
    for director in (lived, died):
        tournament = director.look(lambda house: house.tournament.tournament)
        assert tournament.sessions[1].stage is SessionStage.ENDED
        assert not any(one.status is EntrantStatus.SEATED for one in tournament.entrants.values())
        assert director.look(lambda house: [house.rooms[name].table.is_open for name in TABLES]) == [False, False]
    ready.verify()
    other.verify()


# drivers die on both kinds of database in the test above; this day is much longer, and a soak plays it on both
@pytest.mark.parametrize("prepares", ["sqlite", "postgresql"] if SOAK else ["sqlite"], indirect=True)
def test_further_coups_are_played_at_the_tables_and_explain_who_stands_before_whom(prepares: Prepares) -> None:
    ready, other = prepares("lives", _tied_terms(), mortal=False), prepares("dies", _tied_terms(), mortal=True)
    lived, died = _a_tied_event(ready, dies=False), _a_tied_event(other, dies=True)
    for stream in (CUP, *TABLES):
        given = _commands(died, stream)
        assert [name for name, _ in given] == [name for name, _ in _commands(lived, stream)]
        assert len({id for _, id in given}) == len(given), "nothing is carried twice"
    for director in (lived, died):
        tournament = director.look(lambda house: house.tournament.tournament)
        turns = len(tournament.sessions[1].play_offs) + len(tournament.play_offs)
        assert [name for name, _ in _commands(director, CUP)].count("count-play-off") == turns
        assert [one.ahead for one in tournament.ranking if one.place == 1] == ["extra-coups"]
        assert len(tournament.ranking[0].extra) == len(tournament.play_offs)
        tables = director.look(lambda house: [house.rooms[name].table for name in TABLES])
        assert [table.contest_now for table in tables] == [None, None], "the tables are free again"
        assert not any(table.patrons or table.is_open for table in tables)
    ready.verify()
    other.verify()


def test_whoever_is_disqualified_leaves_the_table_and_is_not_counted(tmp_path: Path) -> None:
    (tmp_path / "keys").mkdir()
    ready = Ready(
        tmp_path / "floor.db",
        tmp_path / "keys",
        [quick(table, "crown-sydney", "crown", automatic=DEALS) for table in TABLES],
    )
    hold(ready, entrants=ENTRANTS, tables=TABLES, terms=_terms())
    director = Director(ready, dies=False)
    director.give(r.ScheduleSession, round=1, starts=2_000_000_000_000)
    director.draw("magpie")
    for one in ENTRANTS:
        director.give(r.TakeSeat, entrant=one, session=1)
    director.give(r.StartSession, session=1)
    where = director.look(lambda house: next(one.table for one in _session(house, 1).seats if one.entrant == "kim"))
    assert "kim" in director.look(lambda house: house.rooms[where].table.patrons)
    director.give(r.Disqualify, entrant="kim", reason="left the table")
    assert "kim" not in director.look(lambda house: house.rooms[where].table.patrons)
