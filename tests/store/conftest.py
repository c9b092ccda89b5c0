"""The three stores, each as a test needs it: opened fresh, and opened again at the same address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.store.log import Log
from croupier.store.memory import MemoryLog
from croupier.store.opening import open_log

STORES = ["memory", "sqlite", "postgres"]
DATABASES = STORES[1:]


class Place:
    """Where a log is kept: `open` gives the same log each time, as another worker would have it."""

    def __init__(self, store: str, address: str) -> None:
        self.store = store
        self.address = address
        self._opened: list[Log] = []
        self._memory = MemoryLog()

    def open(self) -> Log:
        if self.store == "memory":
            return self._memory
        log = open_log(self.address, create=True)
        self._opened.append(log)
        return log

    def close(self) -> None:
        for log in self._opened:
            log.close()


def _place(store: str, request: pytest.FixtureRequest) -> Iterator[Place]:
    address = ""
    if store == "sqlite":
        folder: Path = request.getfixturevalue("tmp_path")
        address = str(folder / "log.db")
    elif store == "postgres":
        address = request.getfixturevalue("postgres_address")()
    place = Place(store, address)
    yield place
    place.close()


@pytest.fixture(params=STORES)
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Every store."""
    yield from _place(request.param, request)


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Every store that outlives its process."""
    yield from _place(request.param, request)


@pytest.fixture
def log(place: Place) -> Log:
    return place.open()


@pytest.fixture
def every_store(request: pytest.FixtureRequest) -> Iterator[list[Place]]:
    """All of them at once, to be compared."""
    making = [_place(store, request) for store in STORES]
    yield [next(one) for one in making]
    for one in making:
        next(one, None)
