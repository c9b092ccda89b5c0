"""Whoever comes first to a floor without accounts is made its administrator: a restored floor must not be one.

A backup is taken while play goes on, and put back elsewhere: everybody and everything is there again, and the old
passwords open it.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

from attacks.houses import Person
from croupier.service.settings import Settings
from croupier.service.table_cards import TableCards
from croupier.store.house import followed
from croupier.store.opening import open_log
from postgres import Address
from service.conftest import Prepare
from service.floors import PASSWORD, Ready, Running, quick, until
from terminal import typed


class _Elsewhere(Ready):
    """A floor that was put back: nobody is added to it, and no session of before holds."""

    def __init__(self, database: str, keys: Path) -> None:
        self.settings = Settings(database=database, keys=str(keys))
        self.tokens = {}


@pytest.fixture
def busy(prepare: Prepare) -> Ready:
    card = quick("felt", "crown-sydney", "traditional", betting_seconds=0.05)
    made = prepare(card, quick("other", "canberra", automatic=()))
    made.play(card, patrons=("kim",), chips=100_000_00)
    return made


@pytest.mark.parametrize("where", ["another path", "postgresql"])
def test_a_floor_comes_back_with_its_people_tables_and_history(
    busy: Ready, tmp_path: Path, request: pytest.FixtureRequest, where: str
) -> None:
    copy = tmp_path / "copy.db"
    with Running(busy, tmp_path) as floor:
        done = threading.Event()
        player = threading.Thread(target=_wager_until, args=(floor, done))
        player.start()
        try:
            until(lambda: busy.table("felt").shoe.coups >= 2, "nothing is played")
            people = floor.client("administrator")
            made = people.post("/api/people", json={"id": "new", "role": "dealer", "password": PASSWORD, "name": "Jo"})
            assert made.is_success, made.text
            assert people.patch("/api/people/lee", json={"active": False}).is_success
            answer = typed("backup", copy, "--log", busy.settings.database, "--keys", busy.settings.keys)
            assert answer.code == 0, answer.err
        finally:
            done.set()
            player.join()
        before = {one["id"]: one for one in people.get("/api/people").json()}
    if where == "postgresql":
        address: Address = request.getfixturevalue("postgres_address")
        target = address()
    else:
        (tmp_path / "elsewhere").mkdir()
        target = str(tmp_path / "elsewhere" / "floor.db")
    again = typed("restore", copy, target, "--keys", busy.settings.keys, "--old")
    assert again.code == 0, again.err
    restored = _Elsewhere(target, Path(busy.settings.keys))
    with Running(restored, tmp_path) as floor, floor.client() as client:
        assert client.get("/api/me").json()["needs_setup"] is False
        taken = client.post("/api/setup", json={"id": "mallory", "password": PASSWORD})
        assert (taken.status_code, taken.json()["code"]) == (409, "already-set-up")
        assert client.post("/api/login", json={"id": "lee", "password": PASSWORD}).status_code == 401
        assert client.post("/api/login", json={"id": "administrator", "password": PASSWORD}).is_success
        assert {one["id"]: one for one in client.get("/api/people").json()} == before
        assert {one["id"] for one in client.get("/api/tables").json()} == {"felt", "other"}
    with closing(open_log(target)) as log, closing(busy.log()) as old:
        assert TableCards(log).all() == TableCards(old).all()
        assert set(log.editions()) == set(old.editions())
        with closing(open_log(copy, reading=True)) as copied:
            assert dict(copied.tapes()).items() <= dict(log.tapes()).items()
        entries, kept = list(log.house_log()), list(old.house_log())
        assert followed(entries).end.number == len(entries)
        kinds = [one.note.kind for one in entries]
        assert "restored" in kinds
        came = kinds.index("restored")
        assert entries[:came] == kept[:came]
        assert [one.note.kind for one in kept].count("backed-up") == 1
    (tmp_path / "no-heads").mkdir()
    assert typed("verify", target, "--keys", tmp_path / "no-heads").code == 0
    told = typed("verify", target, "--keys", busy.settings.keys)  # what was signed since the copy is lost, and said so
    assert (told.code, "head was signed" in told.out or "not what was signed" in told.out) == (3, True), told.out


def test_accounts_that_were_taken_out_of_the_database_make_nobody_administrator(busy: Ready, tmp_path: Path) -> None:
    with closing(sqlite3.connect(busy.settings.database)) as database:
        database.execute("DELETE FROM accounts")
        database.commit()
    with Running(busy, tmp_path) as floor, floor.client() as client:
        assert client.get("/api/me").json()["needs_setup"] is False
        taken = client.post("/api/setup", json={"id": "mallory", "password": PASSWORD})
        assert (taken.status_code, taken.json()["code"]) == (409, "already-set-up")


def _wager_until(floor: Running, done: threading.Event) -> None:
    kim = Person(floor, "kim", "felt")
    while not done.is_set():
        try:
            kim.gives("place-wager", patron="kim", wager="player", stake=5_00)
        except (httpx.TransportError, msgspec.DecodeError):
            return
