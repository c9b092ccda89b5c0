"""The attacker, another user of the machine, wants to read the database, the keys or a backup; or copies one folder."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from attacks.guarded import Guarded
from patience import PATIENCE
from service.floors import Running
from terminal import typed


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_a_new_floor_s_files_are_its_owner_s_alone_and_its_keys_lie_elsewhere(tmp_path: Path) -> None:
    house = Guarded(tmp_path)
    data, home = tmp_path / "data", tmp_path / "home"
    data.mkdir()
    house.ready.settings = house.ready.settings.model_copy(update={"database": str(data / "new.db"), "keys": ""})
    words = ("--demo",)
    with Running(house.ready, tmp_path, *words, CROUPIER_KEYS="", XDG_DATA_HOME=str(home)):
        files = sorted(data.iterdir())
        assert {file.name for file in files} >= {"new.db"}
        assert {mode(file) for file in files} == {0o600}, files
        assert not [file for file in files if file.is_dir()], "the keys lie beside the database"
    keys = list(home.rglob("*.key"))
    assert {key.name for key in keys} == {"signing.key", "tape.key"}
    assert {mode(key) for key in keys} == {0o600}
    backup = data / "backup.db"
    assert typed("backup", backup, "--log", data / "new.db").code == 0
    assert mode(backup) == 0o600


def test_a_database_that_others_may_read_is_closed_to_them_at_the_next_start(tmp_path: Path) -> None:
    house = Guarded(tmp_path)
    house.database.chmod(0o644)
    with house.running():
        assert mode(house.database) == 0o600
    assert "could be read by others" in typed("log", "list", "--log", house.database).out


def test_a_lost_database_does_not_become_a_new_floor_for_the_first_who_comes(tmp_path: Path) -> None:
    house = Guarded(tmp_path)
    with house.running() as floor:
        house.head(floor)
    for file in tmp_path.glob("floor.db*"):
        file.unlink()
    with closing(sqlite3.connect(house.database)) as empty:
        empty.execute("VACUUM")
    floor = Running(house.ready, tmp_path)
    try:
        assert floor.process.wait(PATIENCE) != 0
    finally:
        floor.process.kill()
    assert "restore a backup" in floor.errors()
