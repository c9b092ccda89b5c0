"""A floor's log for the verbs that read one: played once, and copied for whoever wants to change it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.store.copying import back_up
from croupier.store.sqlite_reading import read_sqlite
from tampering.evening import Evening, evening


class House(NamedTuple):
    """A log, and the folder of its keys and heads."""

    log: Path
    keys: Path
    key: str


@pytest.fixture(scope="session")
def first_evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    return evening(tmp_path_factory.mktemp("house"))


@pytest.fixture
def house(first_evening: Evening, tmp_path: Path) -> House:
    """A copy of one's own, with keys that anyone may use up."""
    log, keys = tmp_path / "day.db", tmp_path / "day.db.keys"
    reading = read_sqlite(first_evening.database)
    back_up(reading, log)
    reading.close()
    shutil.copytree(first_evening.keys.folder, keys)
    for name, digits in (("tape.key", "1b"), ("signing.key", "2c")):
        (keys / name).write_text(digits * 32, encoding="ascii")
        (keys / name).chmod(0o600)
    return House(log, keys, first_evening.keys.signer.public)
