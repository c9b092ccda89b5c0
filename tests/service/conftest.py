"""What the tests of the web floor begin with: a database of their own, on SQLite or on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier.service.table_cards import TableCard
from postgres import Address
from service.cheap import CHEAP
from service.doorways import Clock
from service.floors import Ready, quick

Prepare = Callable[..., Ready]
AtEither = Prepare  # for a whole file


@pytest.fixture(autouse=True)
def _cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Floors hash cheaply, since tests log in often; those that are started from nothing as they should."""
    monkeypatch.setattr("croupier.service.people.PasswordHasher", lambda: CHEAP)


@pytest.fixture
def prepare(tmp_path: Path) -> Prepare:
    """A floor's database in SQLite, with these tables and settings."""

    def make(*cards: TableCard, **settings: Any) -> Ready:
        return Ready(tmp_path / "floor.db", tmp_path / "keys", cards, **settings)

    return make


@pytest.fixture
def prepare_postgres(tmp_path: Path, postgres_address: Address) -> Prepare:
    """The same in PostgreSQL."""

    def make(*cards: TableCard, **settings: Any) -> Ready:
        return Ready(postgres_address(), tmp_path / "keys", cards, **settings)

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def prepare_either(request: pytest.FixtureRequest) -> Prepare:
    """Both, one after the other."""
    name = "prepare" if request.param == "sqlite" else "prepare_postgres"
    made: Prepare = request.getfixturevalue(name)
    return made


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def at_either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AtEither:
    """The same for a file of tests, which make it once: those that only ask, or are refused."""

    def make(*cards: TableCard, **settings: Any) -> Ready:
        folder = tmp_path_factory.mktemp("floor")
        postgres = request.param == "postgresql"
        database = request.getfixturevalue("postgres").address() if postgres else folder / "floor.db"
        return Ready(database, folder / "keys", cards, **settings)

    return make


@pytest.fixture
def clock() -> Clock:
    """By which the sessions of `floor` go."""
    return Clock()


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    """One table, dealt by hand."""
    return prepare(quick("felt", "crown-sydney", "crown", automatic=()))


@pytest.fixture
def floor(ready: Ready, clock: Clock) -> Iterator[TestClient]:
    """In this process."""
    with TestClient(ready.app(now=clock)) as client:
        yield client
