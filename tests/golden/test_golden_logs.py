"""Every log that a release left here opens, verifies, replays to what it was, and is written the same to the last byte.

An edition that no longer opens, a command that is decided otherwise, a field with another name: each is a failure here.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from architecture import ROOT
from croupier.cli.main import croupier
from croupier.floor import Editions
from croupier.service.access import COOKIE
from croupier.service.app import create_app
from croupier.service.settings import Settings
from croupier.store.house_keys import new_keys
from croupier.store.opening import open_log
from croupier.table.acts import chapter_of
from croupier.table.codec import COMMANDS, EVENTS, decode_command, encode
from croupier.table.upcast import NEWEST, STEPS, read_event
from croupier.verify import Verified, verify_log
from croupier.words.rows import settled_by
from golden.make import GOLDEN as FIRST
from golden.packing import GOLDEN, PUBLIC, packed, releases
from golden.reading import EXPORTS, Log
from service.floors import PASSWORD

LOGS = [pytest.param(release, name, id=f"{release.name}-{name}") for release in releases() for name in packed(release)]
DATABASES = [log for log in LOGS if log.values[1] != EXPORTS]
FLOORS = [log for log in LOGS if log.values[1] == "floor"]
LARGEST = 3_000_000  # bytes of a release

# what no golden log has, and why: whatever came after the last release waits for the next one's logs
NOT_YET: dict[str, str] = {
    "count-float": "came after 0.6.0",
    "float-counted": "came after 0.6.0",
    "cards-handled": "came after 0.6.0",
    "cards-replaced": "came after 0.6.0",
    "check-still-due": "came after 0.6.0",
    "coup-reopened": "came after 0.6.0",
    "correct-card": "came after 0.6.0",
    "card-corrected": "came after 0.6.0",
    "coup-resettled": "came after 0.6.0",
    "limits-to-change": "came after 0.6.0",
    "minimum-advised": "came after 0.6.0",
    "order-kept": "came after 0.6.0",
    "replacement-checked": "came after 0.6.0",
    "rule-wager-void": "came after 0.6.0",
    "commission-carried-over": "came after 0.6.0",
    "commission-written-off": "came after 0.6.0",
    "debt-recorded": "came after 0.6.0",
    "debt-collected": "came after 0.6.0",
    "debt-written-off": "came after 0.6.0",
    "tokens-taken-in": "came after 0.6.0",
    "refund-kept": "came after 0.6.0",
    "commission-falls-away": "came after 0.6.0",
    "record-walk-off": "came after 0.6.0",
    "carry-commission-over": "came after 0.6.0",
    "write-off-commission": "came after 0.6.0",
    "collect-debt": "came after 0.6.0",
    "write-off-debt": "came after 0.6.0",
    **{
        name: "came after 0.6.0"
        for name, kind in {**COMMANDS, **EVENTS}.items()
        if chapter_of(kind) in ("contest", "results")
    },
}


def kept(release: Path, file: str, name: str) -> list[str]:
    """The lines about one log."""
    lines = (release / file).read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if line.startswith(f"{name} | ")]
    assert found, f"{file} says nothing about {name}"
    return found


def test_every_release_left_a_log_of_every_book_and_a_floor() -> None:
    assert [release.name for release in releases()] == ["0.6.0"]
    for release in releases():
        books = {"canberra", "crown-brochure", "crown-melbourne", "crown-sydney", "star-sydney"}
        assert set(packed(release)) == books | {"floor", EXPORTS}
        assert sum(file.stat().st_size for file in release.iterdir()) < LARGEST


@pytest.mark.parametrize(("release", "name"), LOGS)
def test_a_golden_log_verifies_as_it_did(release: Path, name: str) -> None:
    """Chains, heads, every command decided again, every payment recomputed, every shoe: nothing wrong, none fewer."""
    with Log(release, name) as log:
        found = list(log.verified())
    assert [line for line in found if "WRONG" in line] == []
    assert found == kept(release, "record.txt", name)


@pytest.mark.parametrize(("release", "name"), DATABASES)
def test_a_golden_log_replays_to_the_same_table(release: Path, name: str) -> None:
    with Log(release, name) as log:
        assert list(log.states()) == kept(release, "states.txt", name)


@pytest.mark.parametrize(("release", "name"), DATABASES)
def test_every_body_of_a_golden_log_is_written_the_same_again(release: Path, name: str) -> None:
    """An event of an older version is brought up to date instead, by a step that is there."""
    with Log(release, name) as found, closing(open_log(found.file, reading=True)) as log:
        for table in log.tables():
            for act in log.acts(table):
                assert encode(decode_command(act.body)) == act.body
                for entry in act.entries:
                    tag = json.loads(entry.body)["event"]
                    assert tag in NEWEST or tag in STEPS
                    assert tag in STEPS or encode(read_event(entry.body)) == entry.body


@pytest.mark.parametrize(("release", "name"), DATABASES)
def test_every_row_of_a_golden_log_is_told_in_the_words_it_was_written_in(release: Path, name: str) -> None:
    """Where a log has English rows, their ids tell the same English by the edition that judged the command."""
    told = 0
    with Log(release, name) as found, closing(open_log(found.file, reading=True)) as log:
        editions = Editions(log)
        for table in log.tables():
            for act in log.acts(table):
                for entry in act.entries:
                    raw, event = json.loads(entry.body), read_event(entry.body)
                    for kept_in in ("payments", "reversed") if raw["event"].endswith("/1") else ():
                        for old, new in zip(raw.get(kept_in, ()), getattr(event, kept_in, ()), strict=True):
                            assert settled_by(new.settled, editions.find(act.edition)) == old["settled"]["row"]
                            told += 1
    assert told


def test_every_command_and_every_event_is_in_a_golden_log() -> None:
    missing = {*COMMANDS, *EVENTS} - set(_names())
    assert missing == NOT_YET.keys(), "a name that is in no golden log, or one that is and is listed as missing"


def _names() -> Iterator[str]:
    for log in DATABASES:
        with Log(*log.values) as found, closing(open_log(found.file, reading=True)) as opened:  # type: ignore[arg-type]
            for table in opened.tables():
                for act in opened.acts(table):
                    yield json.loads(act.body)["command"]
                    yield from (json.loads(entry.body)["event"].partition("/")[0] for entry in act.entries)


@pytest.mark.parametrize(("release", "name"), [log for log in LOGS if log.values[1] == EXPORTS])
def test_golden_exports_pass_the_check_that_knows_no_croupier(release: Path, name: str) -> None:
    told = importlib.util.spec_from_file_location("check_export", ROOT / "docs" / "check_export.py")
    assert told is not None
    assert told.loader is not None
    script = importlib.util.module_from_spec(told)
    told.loader.exec_module(script)
    with Log(release, name) as log, Log(release, "crown-melbourne") as house:
        for file in log.folder.iterdir():
            lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
            assert "every hash follows" in script.check(lines, house.key)[0]


@pytest.mark.parametrize(("release", "name"), DATABASES)
def test_no_secret_lies_beside_a_golden_log(release: Path, name: str) -> None:
    with Log(release, name) as log:
        keys = log.folder / f"{log.file.name}.keys"
        assert {file.name for file in keys.iterdir()} == set(PUBLIC)
        assert {file.name for file in log.folder.iterdir()} == {log.file.name, keys.name}


# --- a floor -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("release", "name"), FLOORS)
def test_croupier_verify_finds_nothing_wrong_with_a_golden_floor(release: Path, name: str) -> None:
    with Log(release, name) as log:
        done = CliRunner().invoke(croupier, ["verify", str(log.file), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert told["findings"] == []
    assert [table["table"] for table in told["tables"]] == ["by-hand", "by-itself"]


@pytest.mark.parametrize(("release", "name"), FLOORS)
def test_a_golden_floor_opens_with_its_people_and_tables_and_goes_on(release: Path, name: str) -> None:
    at, token = (release / "session.txt").read_text(encoding="utf-8").split()
    with Log(release, name) as log:
        settings = Settings(database=str(log.file), hosts=("testserver",))
        with closing(open_log(log.file)) as opened:
            new_keys(opened, settings.keys_folder)  # those of that day were secret; test_golden_floor.py
        with TestClient(create_app(settings, now=lambda: int(at) + 60)) as client:
            mine = {"Cookie": f"{COOKIE}={token}"}
            assert client.get("/api/me", headers=mine).json()["id"] == "player"  # a session of that day still holds
            assert client.get("/api/tables/by-hand", headers=mine).json()["private"]["own"]["rack"] == 1_000_00
            tables = {one["id"]: (one["book"], one["phase"]) for one in client.get("/api/tables").json()}
            assert tables == {"by-itself": ("crown-sydney", "closed"), "by-hand": ("star-sydney", "dealing")}
            assert client.post("/api/login", json={"id": "gone", "password": PASSWORD}).status_code == 401
            assert client.post("/api/login", json={"id": "administrator", "password": PASSWORD}).is_success
            people = {one["id"]: (one["role"], one["active"], one["name"]) for one in client.get("/api/people").json()}
            assert len(people) == 7
            assert people["dealer"] == ("dealer", True, "Someone, dealer")
            assert people["gone"] == ("player", False, "")
            before = client.get("/api/tables/by-hand").json()["version"]
            given = {"id": "goes-on", "command": "withdraw-report", "facts": {}}
            assert client.post("/api/tables/by-hand/commands", json=given).json()["done"]
            assert client.get("/api/tables/by-hand").json()["version"] == before + 1


# --- the first golden log, from before there were releases of them ---------------------------------


def test_the_first_golden_log_verifies_by_the_book_kept_beside_it(tmp_path: Path) -> None:
    copy = tmp_path / "old.db"
    shutil.copy(FIRST, copy)
    with closing(open_log(copy, reading=True)) as log:
        (found,) = verify_log(log)
    assert isinstance(found, Verified)
    tally = found.tally
    assert (tally.entries, tally.commands, tally.coups, found.findings) == (83, 81, 4, 0)


def test_a_release_that_is_there_is_never_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from golden import write

    monkeypatch.setattr("sys.argv", ["write.py"])
    monkeypatch.setattr("croupier.__version__", "0.6.0")
    with pytest.raises(SystemExit, match=r"0\.6\.0 is there and stays as it is"):
        write.main()
    assert GOLDEN.joinpath("0.6.0").is_dir()
