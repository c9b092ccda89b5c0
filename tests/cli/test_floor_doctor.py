"""`croupier floor doctor`: real faults of a machine are named with their figures and what to do; nothing is touched.

What cannot be made wrong here, a full disk or a clock, is a machine that the test hands in.
"""

from __future__ import annotations

import json
import os
import re
import socket
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from architecture import SOURCE
from attacks.houses import House, Person
from cli.languages import english_left
from croupier.floor.timekeeping import FAR, KeptTime
from croupier.languages import speaker
from croupier.service.doctor import FINDINGS, ClockSync, Diagnosis, Health, Machine, examine
from croupier.service.doctor.program import compared, pins
from croupier.service.settings import Settings
from croupier.store.house import HouseNote
from croupier.store.house_keys import keys_of_log
from croupier.store.log import LogError
from croupier.store.opening import open_log
from golden.packing import GOLDEN, unpack
from patience import PATIENCE
from postgres import Address
from service.floors import Ready, Running, quick
from terminal import Answer, typed

NOW = 1_800_000_000_000
TABLE = "felt"


@pytest.fixture
def ready(tmp_path: Path) -> Ready:
    """A floor with people and a table in play, its keys apart, as a start leaves it."""
    (tmp_path / "data").mkdir()
    card = quick(TABLE, automatic=())
    made = Ready(tmp_path / "data" / "floor.db", tmp_path / "apart" / "keys", [card], port=0)
    made.play(card)
    with closing(made.log()) as log:
        keys_of_log(log, made.settings.keys_folder)
    return made


def doctor(*words: object, on: Settings | Ready) -> Answer:
    settings = on.settings if isinstance(on, Ready) else on
    where = ["--database", settings.database, "--keys", settings.keys, "--port", settings.port]
    return typed("floor", *where, "doctor", *words)


def seen(answer: Answer) -> dict[str, dict[str, Any]]:
    return {one["finding"]: one for one in answer.document["found"]}


def of(settings: Settings, **machine: Any) -> dict[str, Diagnosis]:
    return {one.name: one for one in examine(settings, Machine(**machine))}


def faults(found: dict[str, Diagnosis]) -> set[str]:
    return {name for name, one in found.items() if one.health is Health.FAULT}


def everything(folder: Path) -> dict[str, tuple[int, int, str]]:
    """Every file but those that SQLite puts beside a database for whoever reads it."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(("-wal", "-shm")))
    return {
        str(path): (path.stat().st_mode, path.stat().st_mtime_ns, sha256(path.read_bytes()).hexdigest())
        for path in files
    }


# --- nothing is touched --------------------------------------------------------------------------


def test_a_bare_machine_has_no_fault_and_is_left_bare(tmp_path: Path) -> None:
    fresh = Settings(database=str(tmp_path / "floor.db"), keys=str(tmp_path / "keys"), port=0)
    answer = doctor("--json", on=fresh)
    found = seen(answer)
    assert (answer.code, answer.document["fault"]) == (0, 0)
    assert {"database-new", "keys-new", "clock-new", "people-first", "backups-none-yet", "port-any"} <= found.keys()
    assert list(tmp_path.iterdir()) == []


def test_a_sound_floor_is_left_to_the_last_byte(ready: Ready, tmp_path: Path) -> None:
    before = everything(tmp_path)
    answer = doctor("--json", on=ready)
    found = seen(answer)
    assert answer.code == 0, answer.out
    assert {"database-sound", "keys-there", "rights-owner-only", "books-shipped", "people-there"} <= found.keys()
    assert found["backups-never"]["health"] == "warning"
    assert found["backups-never"]["do"].startswith("croupier backup")
    assert everything(tmp_path) == before


def test_a_floor_that_runs_is_found_at_its_port_and_goes_on(ready: Ready, tmp_path: Path) -> None:
    with Running(ready, tmp_path) as floor:
        port = int(floor.address.rpartition(":")[2])
        settings = ready.settings.model_copy(update={"port": port})
        answer = doctor("--json", on=settings)
        found = seen(answer)
        assert answer.code == 0, answer.out
        assert found["port-ours"]["facts"] == {"where": f"127.0.0.1:{port}", "tables": 1}
        assert "database-sound" in found
        Person(floor, "dealer", TABLE).does("arrive", patron="zoe", chips=100_00)
    ready.verify()


# --- keys and rights -----------------------------------------------------------------------------


def test_a_key_that_others_may_read_is_named_with_its_mode(ready: Ready) -> None:
    key = ready.settings.keys_folder / "signing.key"
    key.chmod(0o644)
    answer = doctor("--json", on=ready)
    found = seen(answer)
    assert answer.code == 3
    assert found["rights-open"]["facts"] == {"file": str(key), "mode": "0644", "wanted": "600"}
    assert found["rights-open"]["do"] == f"chmod 600 {key}"
    assert "can be read by others" in found["keys-unreadable"]["says"]


def test_a_key_that_is_gone_is_named(ready: Ready) -> None:
    key = ready.settings.keys_folder / "tape.key"
    key.unlink()
    answer = doctor("--json", on=ready)
    assert answer.code == 3
    assert seen(answer)["keys-missing"]["facts"] == {"files": [str(key)]}
    assert not key.exists()


@pytest.mark.parametrize("name", ["signing.key", "tape.key"])
def test_another_key_in_its_place_is_told_by_both_fingerprints(ready: Ready, name: str) -> None:
    (ready.settings.keys_folder / name).write_text("ab" * 32, encoding="ascii")
    found = seen(doctor("--json", on=ready))["keys-others"]["facts"]
    assert found["key"] == name
    assert found["here"] != found["wanted"]


def test_keys_of_a_floor_whose_database_is_gone_are_not_given_to_a_new_one(ready: Ready, tmp_path: Path) -> None:
    with Running(ready, tmp_path):
        pass
    lost = ready.settings.model_copy(update={"database": str(tmp_path / "data" / "new.db")})
    assert "keys-of-another-floor" in seen(doctor("--json", on=lost))


def test_keys_beside_the_database_are_a_warning(tmp_path: Path) -> None:
    made = Ready(tmp_path / "floor.db", tmp_path / "floor.db.keys", port=0)
    found = seen(doctor("--json", on=made))
    assert found["keys-beside"]["health"] == "warning"


def test_a_database_and_copies_that_others_may_read_or_replace(ready: Ready, tmp_path: Path) -> None:
    database, copies = Path(ready.settings.database), tmp_path / "copies"
    database.chmod(0o640)
    database.parent.chmod(0o777)
    copies.mkdir()
    (copies / "monday.db").write_bytes(b"")
    (copies / "monday.db").chmod(0o604)
    answer = doctor("--backups", copies, "--json", on=ready)
    assert answer.code == 3
    wrong = [one["facts"] for one in answer.document["found"] if one["finding"] == "rights-open"]
    assert [(Path(one["file"]).name, one["mode"]) for one in wrong] == [("floor.db", "0640"), ("monday.db", "0604")]
    assert seen(answer)["rights-folder"]["do"] == f"chmod o-w {database.parent}"


def test_what_belongs_to_somebody_else_is_told(ready: Ready) -> None:
    found = of(ready.settings, user=lambda: 12_345)
    assert found["rights-others"].facts["user"] == "12345"
    assert "rights-root" not in found
    assert of(ready.settings, user=lambda: 0)["rights-root"].health is Health.WARNING


# --- the database --------------------------------------------------------------------------------


def test_an_older_database_is_told_and_not_brought_up_to_date(tmp_path: Path) -> None:
    unpack(GOLDEN / "0.6.0", "floor", tmp_path)
    (tmp_path / "floor.db").chmod(0o600)
    before = everything(tmp_path)
    found = seen(doctor("--json", on=Settings(database=str(tmp_path / "floor.db"), port=0)))
    assert found["database-older"]["facts"]["version"] == "0002"
    assert "backup" in found["database-older"]["do"]
    assert "keys-missing" in found  # a golden floor has none
    assert everything(tmp_path) == before


def test_a_newer_database_is_a_fault(ready: Ready) -> None:
    edit(ready, "UPDATE alembic_version SET version_num = '9999'")
    answer = doctor("--json", on=ready)
    assert answer.code == 3
    assert seen(answer)["database-newer"]["facts"]["version"] == "9999"


def edit(ready: Ready, statement: str) -> None:
    with closing(sqlite3.connect(ready.settings.database)) as raw, raw:
        raw.execute(statement)


def test_a_damaged_database_is_a_fault(ready: Ready) -> None:
    edit(ready, "PRAGMA wal_checkpoint(TRUNCATE)")
    with Path(ready.settings.database).open("r+b") as file:
        file.seek(3 * 8192)
        file.write(b"\xff" * 8192)
    answer = doctor("--json", on=ready)
    assert answer.code == 3
    assert {"database-damaged", "database-unreachable"} & seen(answer).keys()


def test_a_file_that_is_no_database_and_a_folder_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no database, and more than a hundred letters " * 5, encoding="ascii")
    for database, finding in (("notes.txt", "database-unreachable"), ("nowhere/floor.db", "disk-no-folder")):
        settings = Settings(database=str(tmp_path / database), keys=str(tmp_path / "keys"), port=0)
        assert finding in faults(of(settings))


def test_a_large_database_is_read_through_only_when_asked(ready: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.service.doctor.database.LARGE", 1000)
    assert "database-large" in seen(doctor("--json", on=ready))
    assert "database-sound" in seen(doctor("--whole", "--json", on=ready))


def test_a_server_that_does_not_keep_what_it_commits_is_a_fault(postgres_address: Address, tmp_path: Path) -> None:
    """The server of the tests is such a one."""
    made = Ready(postgres_address(), tmp_path / "keys", port=0)
    answer = doctor("--json", on=made)
    found = seen(answer)
    assert answer.code == 3
    assert found["database-unsafe"]["facts"] == {"settings": ["fsync=off"]}
    assert found["database-postgres"]["facts"]["most"] > 100
    many = made.settings.model_copy(update={"workers": 64})
    assert "database-few-connections" in of(many)


def test_a_server_s_log_is_not_brought_up_to_date_by_looking(postgres_address: Address, tmp_path: Path) -> None:
    address = postgres_address()
    made = Ready(address, tmp_path / "keys", port=0)

    def set_version(said: str) -> None:
        with closing(open_log(address)) as log:
            log.writes(lambda one: one.execute(text("UPDATE alembic_version SET version_num = :said"), {"said": said}))

    set_version("0002")
    assert "database-older" in of(made.settings)
    assert "database-older" in of(made.settings)
    with pytest.raises(LogError):  # the tables of the next step are there already: nobody ran it meanwhile
        open_log(address)


def test_a_server_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    with closing(socket.socket()) as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"postgresql://floor:secret@127.0.0.1:{nobody.getsockname()[1]}/floor"
        answer = doctor("--json", on=Settings(database=address, keys=str(tmp_path / "keys"), port=0))
    assert answer.code == 3
    assert "database-unreachable" in seen(answer)
    assert "secret" not in answer.out


# --- clock and disk ------------------------------------------------------------------------------


def at(ready: Ready, kept: KeptTime | None = None) -> None:
    """Something happened now, by the time of these tests."""
    with closing(ready.log()) as log:
        log.note(HouseNote(at=NOW, kind="floor-started", facts={"version": "0.6.0", "key": ""}))
        if kept is not None:
            log.keep_fact("clock", msgspec.json.encode(kept).decode())


def test_a_clock_behind_the_log_is_a_fault(ready: Ready) -> None:
    at(ready)
    behind = of(ready.settings, wall=lambda: NOW - 90_000)["clock-behind-log"]
    assert (behind.health, behind.facts["by"]) == (Health.FAULT, 90_000)
    assert of(ready.settings, wall=lambda: NOW + 5_000)["clock-after-log"].facts["by"] == 5_000
    assert "clock-far" in of(ready.settings, wall=lambda: NOW + FAR + 1)


def test_a_clock_that_was_set_since_the_floor_last_looked_is_told(ready: Ready) -> None:
    at(ready, KeptTime(boot="this", counter=1_000, wall=NOW, floor=NOW))
    same = {"boot": lambda: "this", "counter": lambda: 61_000}
    assert "clock-was-set" not in of(ready.settings, wall=lambda: NOW + 60_000, **same)
    moved = of(ready.settings, wall=lambda: NOW + 3_660_000, **same)["clock-was-set"].facts
    assert moved == {"by": 3_600_000, "forward": True}
    assert "clock-was-set" not in of(ready.settings, boot=lambda: "another", wall=lambda: NOW + 3_660_000)


@pytest.mark.parametrize(
    ("sync", "finding"),
    [
        (ClockSync(True, 4), "clock-synchronised"),
        (ClockSync(False, 16_000), "clock-not-synchronised"),
        (None, "clock-not-known"),
    ],
)
def test_whether_the_clock_is_kept_right(ready: Ready, sync: ClockSync | None, finding: str) -> None:
    assert finding in of(ready.settings, synchronised=lambda: sync)


def disk(free: int, files: int = 1_000_000) -> Any:
    """A disk of 100 GB with so many megabytes free."""
    size = 4096
    blocks = (free << 20) // size
    given = (size, size, (100 << 30) // size, blocks, blocks, 2_000_000, files, files, 0, 255)
    return lambda place: os.statvfs_result(given)


@pytest.mark.parametrize(
    ("full", "finding", "health"),
    [
        (disk(50_000), "disk-room", Health.OK),
        (disk(1_000), "disk-low", Health.WARNING),
        (disk(90), "disk-full", Health.FAULT),
        (disk(50_000, 5_000), "disk-few-files", Health.WARNING),
        (disk(50_000, 7), "disk-no-files", Health.FAULT),
    ],
)
def test_room_on_the_disk(ready: Ready, full: Any, finding: str, health: Health) -> None:
    assert of(ready.settings, disk=full)[finding].health is health


# --- books and packages --------------------------------------------------------------------------


def test_a_changed_book_is_a_fault_and_a_broken_one_is_named(tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    words = ("floor", "--database", str(tmp_path / "floor.db"), "--keys", str(tmp_path / "keys"), "--port", "0")
    house.change("wagers.toml", 'result = "wins", pays = "8 to 1"', 'result = "wins", pays = "80 to 1"')
    changed = house.typed(*words, "doctor", "--json")
    assert changed.returncode == 3, changed.stderr
    (found,) = [one for one in json.loads(changed.stdout)["found"] if one["finding"] == "books-changed"]
    assert found["facts"]["book"] == "crown-sydney"
    assert "no table opens by them" in found["says"]
    wagers = house.book / "wagers.toml"
    wagers.write_text(wagers.read_text(encoding="utf-8") + "\n[", encoding="utf-8")
    assert "cannot be opened" in house.typed(*words, "doctor", "--json").stdout


def test_packages_are_held_against_the_pins() -> None:
    assert pins()["sqlalchemy"]
    assert compared({"sqlalchemy": "2.0.1", "click": "8"}, {"sqlalchemy": "2.0.2", "rich": "1"}).facts["packages"] == [
        "sqlalchemy 2.0.2 (2.0.1)"
    ]
    assert compared({}, {"rich": "1"}).name == "program-not-known"
    assert compared({"rich": "1"}, {"rich": "1"}).name == "program-pinned"


# --- doors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "finding"),
    [
        ({}, "door-local"),
        ({"host": "::1"}, "door-local"),
        ({"host": "0.0.0.0"}, "door-in-the-clear"),
        ({"origins": ("http://floor.example",)}, "door-in-the-clear"),
        ({"origins": ("https://floor.example",)}, "door-cookies-plain"),
        ({"origins": ("https://floor.example",), "secure_cookies": True}, "door-behind-tls"),
        ({"origins": ("https://a.example", "http://b.example"), "secure_cookies": True}, "door-plain-origin"),
        ({"secure_cookies": True}, "door-no-names"),
        ({"demo": True}, "door-demo"),
        ({"demo": True, "host": "10.0.0.1"}, "door-demo-open"),
        ({"demo": True, "origins": ("https://floor.example",), "secure_cookies": True}, "door-demo-open"),
        ({"workers": 4}, "door-workers"),
    ],
)
def test_who_reaches_the_floor_and_how(tmp_path: Path, said: dict[str, Any], finding: str) -> None:
    settings = Settings(database=str(tmp_path / "floor.db"), keys=str(tmp_path / "keys"), port=0, **said)
    found = of(settings)
    assert finding in found
    if FINDINGS[finding] is Health.OK:
        assert not faults(found)


class Behind(Settings):
    """A floor that is told which proxies are before it."""

    proxies: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("proxies", "finding"),
    [((), "door-no-proxies"), (("127.0.0.1",), "door-behind-tls"), (("0.0.0.0/0",), "door-any-proxy")],
)
def test_which_proxies_are_believed(tmp_path: Path, proxies: tuple[str, ...], finding: str) -> None:
    where = {"database": str(tmp_path / "floor.db"), "keys": str(tmp_path / "keys")}
    behind = {"origins": ["https://f.example"], "secure_cookies": not proxies, "proxies": list(proxies), "port": 0}
    assert finding in of(Behind.model_validate(where | behind))


def test_file_handles_against_the_connections_of_a_full_floor(ready: Ready) -> None:
    few = of(ready.settings, handles=lambda: 1024)["handles-few"]
    assert few.facts["limit"] == 1024
    assert "handles-enough" in of(ready.settings, handles=lambda: -1)


def test_a_port_that_something_else_holds(ready: Ready) -> None:
    with closing(socket.socket()) as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        settings = ready.settings.model_copy(update={"port": holder.getsockname()[1]})
        holder.settimeout(PATIENCE)

        def hang_up() -> None:
            holder.accept()[0].close()

        other = Thread(target=hang_up)
        other.start()
        assert "port-taken" in faults(of(settings))
        other.join()
    assert "port-not-ours" in faults(of(ready.settings.model_copy(update={"host": "192.0.2.1", "port": 8040})))


# --- the witness ---------------------------------------------------------------------------------


def test_the_witness(ready: Ready, tmp_path: Path) -> None:
    heads = tmp_path / "elsewhere" / "heads.jsonl"

    def told(where: object) -> dict[str, Diagnosis]:
        return of(ready.settings.model_copy(update={"witness": str(where)}))

    assert "witness-none" in told("")
    assert "witness-down" in told(heads)
    heads.parent.mkdir()
    with Running(ready, tmp_path, CROUPIER_WITNESS=str(heads)):
        pass
    took = told(heads)
    assert took["witness-takes"].facts["last"] == took["witness-takes"].facts["newest"]
    assert "witness-same-disk" in took
    older = GOLDEN / "0.6.0"
    unpack(older, "floor", tmp_path / "older")
    aside = ready.settings.model_copy(update={"database": str(tmp_path / "older" / "floor.db"), "witness": str(heads)})
    assert "witness-ahead" in of(aside)  # the log is not as new as what the witness took
    heads.write_bytes(b"")
    assert told(heads)["witness-lost-heads"].health is Health.FAULT
    assert "witness-command" in told("command:cat")
    assert "witness-down" in told("command:no-such-program-anywhere")
    with closing(socket.socket()) as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
        assert "witness-down" in told(f"http://127.0.0.1:{port}/heads")
        nobody.listen()
        assert "witness-answers" in told(f"http://127.0.0.1:{port}/heads")


def test_a_copy_that_was_made_is_remembered_by_its_age(ready: Ready) -> None:
    with closing(ready.log()) as log:
        log.note(HouseNote(at=NOW, kind="backed-up", facts={"file": "monday.db", "head": 0}))
    assert of(ready.settings, wall=lambda: NOW + 3_600_000)["backups-made"].facts == {"ago": 3_600_000}
    assert "backups-old" in of(ready.settings, wall=lambda: NOW + 100 * 3_600_000)


# --- for people ----------------------------------------------------------------------------------


def test_people_see_a_table_and_the_verdict(ready: Ready) -> None:
    (ready.settings.keys_folder / "tape.key").chmod(0o640)
    answer = doctor(on=ready)
    assert answer.code == 3
    assert "chmod 600" in answer.cells
    assert "2 faults: put them right before the floor opens" in answer.cells


def test_in_chinese_there_is_no_english_but_names(ready: Ready, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speaker, "strict", True)
    monkeypatch.setenv("COLUMNS", "400")
    answer = doctor("--language", "zh", on=ready)
    named = [ready.settings.database, str(ready.settings.keys_folder), str(Path(ready.settings.database).parent)]
    typed_words = ["croupier", "backup", "--log", "FILE", "DATABASE", "--witness", "WHERE", "root"]
    hashes = answer.out
    for path in sorted(named, key=len, reverse=True):
        hashes = hashes.replace(path, "")
    hashes = re.sub(r"\b[0-9a-f]{4}( [0-9a-f]{4}){3}\b", "", hashes)
    names = ["Croupier", "Python", "SQLite", "MB", "systemd-timesyncd", "chrony", "ntpd", *typed_words]
    assert english_left(hashes, names) == []


def test_every_finding_is_one_that_some_check_makes() -> None:
    checks = [file for file in (SOURCE / "service" / "doctor").glob("*.py") if file.name != "diagnosis.py"]
    code = "".join(file.read_text(encoding="utf-8") for file in checks)
    assert [name for name in FINDINGS if f'"{name}"' not in code] == []
