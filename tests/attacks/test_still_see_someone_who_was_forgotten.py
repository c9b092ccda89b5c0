"""The attacker wants to know who somebody was whom the house has forgotten, while the floor goes on running."""

from __future__ import annotations

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from croupier.service.aliases import Aliases
from croupier.service.people import People
from croupier.service.roles import Role
from croupier.store.names import aliases
from service.cheap import CHEAP
from service.conftest import Prepare
from service.floors import PASSWORD, Ready, Running, quick, until
from terminal import typed

FELT = "felt"
ID, NAME, ALIAS = "p-1044", "Zhang Weiming", "Lucky Dragon"
READERS = ("", "kim", "dealer", "supervisor", "administrator", "inspector")


def everything(floor: Running) -> str:
    """What anyone may read of the table and of people."""
    found = []
    for person in READERS:
        with floor.client(person) as client:
            found += [client.get(path).text for path in (f"/api/tables/{FELT}?last=400", "/api/people", "/api/house")]
    return "\n".join(found)


def _known(ready: Ready) -> tuple[str, str]:
    with closing(ready.log()) as log:
        return log.people().get(ID, ""), aliases(log).get(ID, "")


def _forgets(ready: Ready, person: str = ID) -> None:
    answer = typed("log", "people", "--log", ready.settings.database, "--keys", ready.settings.keys, "--forget", person)
    assert answer.code == 0, answer.err


@pytest.fixture
def copied(tmp_path: Path) -> tuple[Ready, Path]:
    """A floor that knows somebody, and a copy of it."""
    ready = Ready(tmp_path / "floor.db", tmp_path / "keys", [quick(FELT)])
    with closing(ready.log()) as log:
        People(log, ready.settings, hasher=CHEAP).add(ID, Role.PLAYER, PASSWORD, NAME)
        Aliases(log, lambda: 1).choose(ID, ALIAS)
    copy = tmp_path / "copy.db"
    assert typed("backup", copy, "--log", ready.settings.database, "--keys", ready.settings.keys).code == 0
    return ready, copy


def test_a_copy_from_before_does_not_bring_a_name_back(copied: tuple[Ready, Path], tmp_path: Path) -> None:
    ready, copy = copied
    _forgets(ready)
    again = tmp_path / "again.db"
    answer = typed("restore", copy, again, "--keys", ready.settings.keys)
    assert answer.code == 0, answer.err
    assert f"{ID} was forgotten since this copy was made" in answer.err
    restored = Ready.of(again, tmp_path / "keys")
    assert _known(restored) == ("", "")
    with closing(restored.log()) as log:
        notes = [entry.note for entry in log.house_log()]
    assert [note.facts["account"] for note in notes if note.kind == "person-forgotten"] == [ID]


def test_a_file_that_is_copied_back_by_hand_does_not_either(copied: tuple[Ready, Path], tmp_path: Path) -> None:
    ready, copy = copied
    _forgets(ready)
    shutil.copy(copy, ready.settings.database)
    assert _known(ready) == (NAME, ALIAS)
    with Running(ready, tmp_path) as floor:
        with floor.client() as client:
            assert client.get("/health").status_code == 200
        assert f"{ID} was forgotten since" in floor.errors()
    assert _known(ready) == ("", "")


def test_whoever_comes_again_after_they_were_forgotten_keeps_the_new_name(
    copied: tuple[Ready, Path], tmp_path: Path
) -> None:
    ready, _ = copied
    _forgets(ready)
    with closing(ready.log()) as log:
        log.name_person(ID, "Wei")
    newer, again = tmp_path / "newer.db", tmp_path / "again.db"
    assert typed("backup", newer, "--log", ready.settings.database, "--keys", ready.settings.keys).code == 0
    answer = typed("restore", newer, again, "--keys", ready.settings.keys)
    assert (answer.code, "forgotten" in answer.err) == (0, False), answer.err
    assert _known(Ready.of(again, tmp_path / "keys")) == ("Wei", "")
    with Running(ready, tmp_path):
        pass
    assert _known(ready) == ("Wei", "")
    _forgets(ready)
    assert _known(ready) == ("", "")


def test_without_the_list_it_is_said_what_to_do(copied: tuple[Ready, Path], tmp_path: Path) -> None:
    """The witness knows more than the copy, so something was lost: perhaps that somebody was forgotten."""
    ready, copy = copied
    witness = tmp_path / "heads.jsonl"
    with Running(ready, tmp_path, "--witness", str(witness)):
        until(witness.exists, "the witness hears nothing")
    _forgets(ready)
    (ready.settings.keys_folder / "forgotten.jsonl").unlink()
    where = ("--keys", ready.settings.keys, "--witness", witness)
    answer = typed("restore", copy, tmp_path / "again.db", *where, "--old")
    assert answer.code == 0, answer.err
    assert "croupier log people --forget ID" in answer.err


def test_whoever_is_forgotten_is_forgotten_by_a_floor_that_runs(prepare_either: Prepare, tmp_path: Path) -> None:
    ready = prepare_either(quick(FELT))
    with closing(ready.log()) as log:
        people = People(log, ready.settings, hasher=CHEAP)
        ready.tokens[ID] = people.open(people.add(ID, Role.PLAYER, PASSWORD, NAME))[0]
    ready.play(quick(FELT), patrons=(ID, "kim"))
    with Running(ready, tmp_path) as floor:
        with floor.client(ID) as client:
            assert client.post("/api/me/alias", json={"alias": ALIAS}).status_code == 200
        before = everything(floor)
        assert NAME in before
        assert f"alias:{ALIAS}" in before
        _forgets(ready)
        until(lambda: not {NAME, ALIAS} & {word for word in (NAME, ALIAS) if word in everything(floor)}, "still known")
        assert "person-forgotten" in everything(floor)
        with floor.client(ID) as client:
            assert client.get("/api/me").json()["alias"] == ""
    with closing(ready.log()) as log:
        assert ID not in log.people()
        assert not aliases(log)
