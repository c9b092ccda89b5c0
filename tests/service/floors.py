"""Floors for tests: people and quick tables in a database, and a floor on it, in this process or in one of its own.

`Ready` is a database with people and tables; `app` serves it in process, `Running` as `croupier floor` on a free port.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Self

import httpx
from fastapi import FastAPI
from sqlalchemy import text

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.floor import Floor, SealedTapes
from croupier.service.app import create_app
from croupier.service.demo_or_real import stays_what_it_is
from croupier.service.people import People, Person
from croupier.service.roles import Role
from croupier.service.settings import Settings
from croupier.service.table_cards import EVERYTHING, Automatic, TableCard, TableCards
from croupier.store.keys import open_keys
from croupier.store.looking import is_file
from croupier.store.opening import open_log
from croupier.store.sql import SqlLog
from croupier.table import Limit, Table
from live import setup
from patience import PATIENCE
from service.cheap import CHEAP
from service.forked import Forked
from terminal import typed

PASSWORD = "correct horse battery"
IN_PROCESS = "testserver"  # the name by which a floor in this process is called
PLAIN = False  # for `verify`: nothing here is encrypted, and reading every authority takes a while for every client
_WHERE = {"database", "keys"}  # a floor has what is its own
_A_YEAR = 365 * 24 * 60 * 60 * 1000
EVERYONE = {role.value: role for role in Role} | {"kim": Role.PLAYER, "lee": Role.PLAYER}


def quick(
    id: str,
    book: str = "crown-sydney",
    variation: str | None = None,
    *,
    automatic: tuple[Automatic, ...] = EVERYTHING,
    betting_seconds: float = 0.3,
    **facts: Any,
) -> TableCard:
    """A table that waits for nobody longer than it must."""
    rules = open_book(book)
    facts.setdefault("shoe", "virtual-shoe")
    facts.setdefault("face", "up")
    facts.setdefault("method", next((one.id for one in rules.dealing.method if one.kind == "dealer-opens"), ""))
    made = setup(
        rules,
        variation,
        limits=Limit(5_00, 5_000_00),
        gaming_ends=int(time.time() * 1000) + _A_YEAR,
        **facts,
    )
    return TableCard(
        id=id,
        name=id.title(),
        book=book,
        setup=made,
        automatic=automatic,
        betting_seconds=betting_seconds,
        cut_seconds=0,
        pause_seconds=0,
        step_milliseconds=0,
    )


def _bring_everyone(settings: Settings) -> None:
    with closing(open_log(settings.database, create=True)) as log:
        stays_what_it_is(log, demo=settings.demo)
        people = People(log, settings, hasher=CHEAP)
        for id, role in EVERYONE.items():
            people.add(id, role, PASSWORD)


@cache
def _with_everyone(*, demo: bool) -> Path:
    """A database with people and nothing else: made once in a process, and copied for every floor."""
    folder = Path(mkdtemp(prefix="croupier-everyone-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _bring_everyone(Settings(database=str(folder / "floor.db"), demo=demo))
    return folder / "floor.db"


class Ready:
    """A database with people, one of each role and two players more, and tables; `tokens` are their open sessions."""

    def __init__(self, database: str | Path, keys: Path, cards: Iterable[TableCard] = (), **settings: Any) -> None:
        hosts = (IN_PROCESS, *settings.pop("hosts", ()))
        settings = {"messages_at_once": 100_000, "aliases_at_once": 100_000} | settings  # tests are faster than people
        self.settings = Settings(database=str(database), keys=str(keys), hosts=hosts, **settings)
        if is_file(str(database)) and not Path(database).exists():
            shutil.copy(_with_everyone(demo=self.settings.demo), database)
        else:
            _bring_everyone(self.settings)
        with closing(self.log()) as log:
            people = People(log, self.settings, hasher=CHEAP)
            self.tokens = {id: people.open(Person(id, role))[0] for id, role in EVERYONE.items()}
            for card in cards:
                TableCards(log).keep(card)
        open_keys(self.settings.keys_folder, create=True)

    @classmethod
    def of(cls, database: str | Path, keys: Path) -> Self:
        """One that is there already, whose people have no session."""
        found = cls.__new__(cls)
        found.settings, found.tokens = Settings(database=str(database), keys=str(keys)), {}
        return found

    def copied(self, folder: Path) -> Self:
        """Another floor with the same past: of a file that no floor has open."""
        made = type(self).of(
            shutil.copy(self.settings.database, folder / "floor.db"),
            shutil.copytree(self.settings.keys_folder, folder / "keys"),
        )
        made.settings, made.tokens = (
            self.settings.model_copy(update=made.settings.model_dump(include=_WHERE)),
            self.tokens,
        )
        return made

    def log(self) -> SqlLog:
        return open_log(self.settings.database, create=True)

    def table(self, id: str) -> Table:
        """As the log has it."""
        with closing(self.log()) as log:
            floor = Floor(log)
            found = floor.table(id)
            floor.close()
            return found

    def head(self, id: str) -> tuple[int, bytes]:
        with closing(self.log()) as log:
            found = log.head(id)
            return found.sequence, found.hash

    def play(
        self,
        card: TableCard,
        *,
        patrons: Iterable[str] = ("player", "kim", "lee"),
        chips: int = 10_000_00,
        then: Callable[[AutomaticDealer], None] = lambda dealer: None,
    ) -> None:
        """Open a table before the floor does: a shoe is ready, bets are called, patrons sit with their chips.

        `then` goes on from there.
        """
        with closing(self.log()) as log:
            keys = open_keys(self.settings.keys_folder, create=True)
            floor = Floor(log, keys)
            tapes = SealedTapes(log, keys.tape_key)
            desk = floor.desk(card.id, card.rulebook())
            dealer = AutomaticDealer(desk, tapes=tapes, clock=floor.clock().now)
            assert dealer.open(card.setup) is None
            for seat, patron in enumerate(patrons, start=1):
                dealer.say("arrive", dealer.staff(desk.book.authority.dealer.rank), patron=patron, chips=chips)
                dealer.say("sit-down", patron=patron, seat=seat)
            dealer.advance()
            then(dealer)
            floor.close()

    def app(self, *, now: Callable[[], float] = time.time) -> FastAPI:
        return create_app(self.settings, now=now)

    def verify(self) -> None:
        """`croupier verify` finds nothing wrong."""
        answer = typed("verify", self.settings.database, "--keys", self.settings.keys_folder)
        assert answer.code == 0, answer.out + answer.err
        assert "nothing wrong" in answer.out


class Running:
    """`croupier floor` as a process of its own, on a free port of this machine.

    One with several workers is started from nothing, and so are they; any other is a fork of what is there already.
    """

    def __init__(self, ready: Ready, folder: Path, *options: str, **environment: str) -> None:
        self.ready = ready
        self._errors = folder / f"stderr-{time.monotonic_ns()}"
        settings = ready.settings
        where = ["--database", settings.database, "--keys", settings.keys, "--port", "0"]
        changed = settings.model_dump(exclude_unset=True, exclude={"database", "keys", "port", "workers"})
        settled = {f"CROUPIER_{key.upper()}": said(value) for key, value in changed.items()}
        words, around = ["floor", *where, *options], os.environ | settled | environment
        self.process: Forked | subprocess.Popen[str]
        with self._errors.open("wb") as errors:
            if "--workers" not in options:
                self.process = Forked(words, stderr=errors, environment=around, folder=folder)
            else:
                command = [sys.executable, "-c", "from croupier.cli.main import run; run()", *words]
                self.process = subprocess.Popen(
                    command, stdout=subprocess.PIPE, stderr=errors, text=True, env=around, cwd=folder
                )
        self.address = ""

    def __enter__(self) -> Self:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Croupier is open: "), line + self.errors()
        self.address = line.split()[-1]
        until(self._answers, "the floor does not open")
        return self

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.errors()
        try:
            return httpx.get(f"{self.address}/health", timeout=PATIENCE, verify=PLAIN).status_code == 200
        except httpx.TransportError:
            return False

    def errors(self) -> str:
        return self._errors.read_text("utf-8", "replace")

    def kill(self) -> None:
        """As a crash does: no goodbye."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        assert self.process.stdout is not None
        self.process.stdout.close()
        assert "Traceback" not in self.errors(), self.errors()

    def client(self, person: str = "") -> httpx.Client:
        return httpx.Client(base_url=self.address, cookies=self.cookies(person), timeout=PATIENCE, verify=PLAIN)

    def cookies(self, person: str) -> dict[str, str]:
        return {"croupier_session": self.ready.tokens[person]} if person else {}


def dealers(ready: Ready) -> int:
    """How many workers hold leases of automatic tables."""
    asked = text(
        "SELECT count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ExclusiveLock'"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    with closing(ready.log()) as log:
        return int(log.reads(lambda one: one.execute(asked).scalar_one()))


def said(value: Any) -> str:
    """A setting as the environment has it: lists are JSON."""
    return json.dumps(value) if isinstance(value, (tuple, list)) else str(value)


def until(happens: Callable[[], bool], otherwise: str) -> None:
    """Wait for something that comes by itself."""
    ends = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < ends, otherwise
        time.sleep(0.01)
