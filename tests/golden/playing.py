"""What the golden logs are made of: chosen tables of the scenarios, virtual shoes, and a floor that was open for a day.

Start at `play_book` and `open_floor`.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from starlette.testclient import TestClient

from architecture.promotions_told import all_happens
from croupier import Refusal, Rulebook
from croupier.floor import Done, Floor
from croupier.service.access import COOKIE
from croupier.service.app import create_app
from croupier.service.roles import Role
from croupier.service.settings import Settings
from croupier.service.table_cards import Automatic, TableCard
from croupier.store.keys import open_keys
from croupier.store.log import Remark
from croupier.store.opening import open_log
from promotions import NAME as PROMOTION
from recorded import PATRONS, Recorder, few_coups
from service.floors import PASSWORD, quick, until
from snapshots.corpus import Day
from tournament_days import WithTables, played

SEED = 60  # of the days with virtual shoes


def play_book(folder: Path, book: Rulebook, days: Iterable[Day], *, whole_shoe: bool) -> None:
    """A log of these tables and of virtual shoes, every head signed."""
    with closing(open_log(folder / "log.db", create=True)) as log:
        floor = Floor(log, open_keys(folder / "log.db.keys", create=True))
        for day in days:
            _again(floor, day, _free(day.name, log.tables()))
        _virtual_shoes(floor, book, whole_shoe=whole_shoe)
        log.remark(Remark(floor.latest(), "made", "", "a log to be opened by every later version"))
        floor.close(floor.latest())


TOURNAMENTS = ("log", "unfinished", "canberra", "crown-melbourne", "crown-sydney")


def hold_tournaments(folder: Path) -> None:
    """A log of a tournament under each book that has such a chapter, and of two whose tables are in the same log.

    One of these is left where a table's chips are counted there and not carried over yet.
    """
    for name in TOURNAMENTS[:2]:
        with closing(open_log(folder / f"{name}.db", create=True)) as log:
            floor = Floor(log, open_keys(folder / f"{name}.db.keys", create=True))
            event = WithTables(floor=floor)
            if name == "unfinished":
                event.ready().deal("T1")
            else:
                event.whole()
            floor.close(floor.latest())
    for book in TOURNAMENTS[2:]:
        with closing(open_log(folder / f"{book}.db", create=True)) as log:
            floor = Floor(log, open_keys(folder / f"{book}.db.keys", create=True))
            played(book).at_floor(floor)
            floor.close(floor.latest())


def hold_promotions(folder: Path) -> list[str]:
    """A log for each course that a promotion takes, under either book that has such a chapter; their names."""
    names = []
    for number, seen in enumerate(all_happens(), 1):
        names.append(f"{number}-{seen.book.id}")
        with closing(open_log(folder / f"{names[-1]}.db", create=True)) as log:
            floor = Floor(log, open_keys(folder / f"{names[-1]}.db.keys", create=True))
            for command in seen.accepted:
                assert isinstance(floor.give(PROMOTION, command, seen.book), Done)
            floor.close(floor.latest())
    return names


def _free(name: str, taken: tuple[str, ...]) -> str:
    """A name of its own: a virtual shoe is committed to under its table's, so the first of a name keeps it."""
    return next(one for one in (name, *(f"{name}, {number}" for number in range(2, 99))) if one not in taken)


def _again(floor: Floor, day: Day, table: str) -> None:
    for given in day.given:
        done = floor.give(table, given.command, day.book)
        if given.events:
            assert isinstance(done, Done)
            assert done.events == given.events
        else:
            assert isinstance(done, Refusal | Done)


def _virtual_shoes(floor: Floor, book: Rulebook, *, whole_shoe: bool) -> None:
    """A short day that ends with everything revealed; a shoe dealt out, and the next one begun and kept secret."""
    short = Recorder(floor, book, SEED, table="a virtual shoe")
    few_coups(short)
    assert short.dealer.retire()
    if whole_shoe:
        long = Recorder(floor, book, SEED + 1, table="a whole virtual shoe")
        while long.dealer.table.shoe.number == 1 or not long.dealer.table.unrevealed:
            long.coup(**{PATRONS[0]: ("player", 50_00), PATRONS[1]: ("banker", 100_00)})


class Opened(msgspec.Struct, frozen=True):
    """A floor's day: who came, with which session, and when."""

    token: str
    at: int


def open_floor(folder: Path) -> Opened:
    """`croupier floor` for a few moments: people come in, a table deals by itself, another is dealt by hand."""
    settings = Settings(database=str(folder / "floor.db"), hosts=("testserver",))
    with TestClient(create_app(settings)) as client:
        house = _House(client)
        house.sends("/api/setup", {"id": "administrator", "password": PASSWORD})
        house.come_in("administrator")
        for role in (Role.DEALER, Role.SUPERVISOR, Role.MANAGER, Role.INSPECTOR, Role.PLAYER):
            person = {"id": role.value, "role": role.value, "password": PASSWORD, "name": f"Someone, {role.value}"}
            house.sends("/api/people", person)
        house.sends("/api/people", {"id": "gone", "role": "player", "password": PASSWORD})
        assert client.patch("/api/people/gone", json={"active": False}).is_success
        assert client.post("/api/login", json={"id": "player", "password": "not the password"}).status_code == 401
        _by_itself(house)
        _by_hand(house)
        token = house.come_in("player")
    return Opened(token, int(time.time()))


class _House:
    """The floor as people ask it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self._asked = 0

    def sends(self, route: str, body: dict[str, Any]) -> Any:
        answer = self.client.post(route, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def come_in(self, person: str) -> str:
        self.sends("/api/login", {"id": person, "password": PASSWORD})
        return str(self.client.cookies[COOKIE])

    def gives(self, table: str, command: str, **facts: Any) -> None:
        self._asked += 1
        self.sends(f"/api/tables/{table}/commands", {"id": f"g{self._asked}", "command": command, "facts": facts})

    def sees(self, table: str) -> Any:
        return self.client.get(f"/api/tables/{table}?last=0").json()

    def puts(self, card: TableCard) -> None:
        """A table on the floor, and open."""
        setup = msgspec.to_builtins(card.setup)
        told = {"id": card.id, "name": card.name, "book": card.book, "setup": setup, "automatic": card.automatic}
        self.sends(
            "/api/tables", told | {"betting_seconds": 0.3, "cut_seconds": 0, "pause_seconds": 0, "step_milliseconds": 0}
        )
        self.gives(card.id, "open-table", setup=setup)
        self.gives(card.id, "arrive", patron="player", chips=1_000_00)
        self.gives(card.id, "sit-down", patron="player", seat=1)


def _by_itself(house: _House) -> None:
    """A virtual shoe, three coups, and the table closes: its shoe is revealed."""
    table, card = "by-itself", quick("by-itself", "crown-sydney")
    house.puts(
        msgspec.structs.replace(card, automatic=tuple(act for act in card.automatic if act is not Automatic.OPEN))
    )
    for coups in range(3):
        until(lambda: house.sees(table)["shared"]["phase"] == "wagering", "no wager is taken")
        house.gives(table, "place-wager", patron="player", wager="banker", stake=100_00)
        until(lambda: house.sees(table)["shared"]["shoe"].get("coups", 0) > coups, "no coup is dealt")  # noqa: B023
    house.gives(table, "leave-table", patron="player")
    house.gives(table, "close-table")
    until(lambda: "unrevealed" not in house.sees(table)["shared"], "no shoe is revealed")


def _by_hand(house: _House) -> None:
    """Cards that people bring, a coup, and in the next one a matter that waits."""
    table = "by-hand"
    house.puts(quick(table, "star-sydney", automatic=(), shoe="dealing-shoe"))
    for hands in ("5s Kd 4h 7c", "9s Kh"):
        while step := house.sees(table)["private"]["staff"].get("next"):
            house.gives(table, step["command"], **step.get("facts", {}))
        house.gives(table, "place-wager", patron="player", wager="player", stake=50_00)
        house.gives(table, "call-no-more-bets")
        for card in hands.split():
            house.gives(table, "draw-card", card=card)
    house.gives(table, "report-irregularity", slip="game-disrupted", says="the lights went out")
