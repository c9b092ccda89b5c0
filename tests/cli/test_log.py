"""`croupier log` as a person types it: list, verify, export, sign, move, upgrade, keys; troubles in one sentence."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import House
from croupier.store.heads import HeadsFile
from croupier.store.keys import default_folder
from croupier.store.opening import open_log
from postgres import Address
from tampering.evening import CLOSED, IN_PLAY, LONG
from terminal import Answer, typed

TABLES = [LONG, CLOSED, IN_PLAY]


def one_sentence(answer: Answer, code: int) -> str:
    """It failed with this code, nothing on stdout, and one line on stderr."""
    assert answer.code == code, answer
    assert answer.out == ""
    assert answer.err.startswith("croupier: ")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    assert "internal error" not in answer.err
    return answer.err


def edit(log: Path, statement: str, *values: Any) -> None:
    with closing(sqlite3.connect(log)) as raw, raw:
        assert raw.execute(statement, values).rowcount


# --- list and verify -----------------------------------------------------------------------------


def test_list_names_every_table_and_what_a_coup_takes(house: House) -> None:
    answer = typed("log", "list", "--log", house.log, "--json")
    assert answer.code == 0
    assert [row["table"] for row in answer.document["tables"]] == TABLES
    assert all(row["broken"] == "" for row in answer.document["tables"])
    assert answer.document["bytes_per_coup"] > 0
    told = typed("log", "list", "--log", house.log)
    assert told.code == 0
    assert all(table in told.cells for table in TABLES)


def test_packed_shoes_are_listed_and_verified_as_before(house: House) -> None:
    before = typed("log", "list", "--log", house.log, "--json").document["tables"]
    answer = typed("log", "pack", "--log", house.log, "--json")
    packed = {row["table"]: row["packs"] for row in answer.document["tables"]}
    assert packed == {LONG: 1, CLOSED: 1, IN_PLAY: 0}
    assert all(row["packed"] * 8 < row["bytes"] for row in answer.document["tables"] if row["packs"])
    assert answer.document["spare"] > 0
    assert typed("log", "list", "--log", house.log, "--json").document["tables"] == before
    assert typed("log", "verify", "--log", house.log).code == 0
    again = typed("log", "pack", LONG, "--shrink", "--log", house.log)
    assert "no closed shoe is left to pack" in again.out
    assert typed("log", "pack", "--log", house.log, "--json").document["spare"] == 0
    edit(house.log, "UPDATE packs SET content = substr(content, 1, 900) WHERE table_id = ?", LONG)
    broken = typed("log", "verify", "--log", house.log)
    assert broken.code == 3
    assert "in the pack of entries 1" in broken.out
    assert "no table nobody" in one_sentence(typed("log", "pack", "nobody", "--log", house.log), 4)


def test_list_of_an_altered_log_says_so(house: House) -> None:
    edit(house.log, "DELETE FROM snapshots WHERE table_id = ?", IN_PLAY)
    edit(house.log, "UPDATE entries SET body = body || ' ' WHERE table_id = ? AND sequence = 7", IN_PLAY)
    rows = typed("log", "list", "--log", house.log, "--json").document["tables"]
    assert "entry 7" in rows[TABLES.index(IN_PLAY)]["broken"]


def test_verify_meets_every_head(house: House) -> None:
    answer = typed("log", "verify", "--log", house.log, "--json")
    assert answer.code == 0
    assert answer.document["findings"] == []
    assert [row["heads"] for row in answer.document["tables"]] == [2, 2, 1]
    assert "whole" in typed("log", "verify", "--log", house.log).cells


def test_verify_names_the_first_bad_entry(house: House) -> None:
    edit(house.log, "UPDATE entries SET body = body || ' ' WHERE table_id = ? AND sequence IN (40, 41)", CLOSED)
    answer = typed("log", "verify", "--log", house.log, "--json")
    assert answer.code == 3
    assert [(one["table"], one["sequence"]) for one in answer.document["findings"]] == [(CLOSED, 40)]
    assert "entry 40" in typed("log", "verify", "--log", house.log).cells


def test_verify_without_heads_says_what_is_not_shown(house: House, tmp_path: Path) -> None:
    answer = typed("log", "verify", "--log", house.log, "--keys", tmp_path / "nowhere")
    assert answer.code == 0
    assert "No signed heads were given" in answer.cells


@pytest.mark.parametrize("verb", ["list", "verify", "sign", "upgrade"])
def test_a_log_that_is_not_there_is_said_so(tmp_path: Path, verb: str) -> None:
    said = one_sentence(typed("log", verb, "--log", tmp_path / "none.db"), 4)
    assert "there is no log" in said
    assert not (tmp_path / "none.db").exists()


# --- export --------------------------------------------------------------------------------------


def test_a_whole_table_and_one_coup_are_exported_and_verify(house: House, tmp_path: Path) -> None:
    for words in ([], ["--coup", 3]):
        target = tmp_path / f"out{len(words)}.jsonl"
        answer = typed("log", "export", IN_PLAY, *words, "--log", house.log, "--out", target)
        assert (answer.code, answer.out) == (0, "")
        assert f"entries of table {IN_PLAY} written to" in answer.err
        assert typed("verify", target, "--key", house.key).code == 0
        assert not list(tmp_path.glob("*.part"))


def test_an_export_without_a_file_goes_to_stdout(house: House) -> None:
    words: list[str | Path] = [Path(sys.executable).with_name("croupier"), "log", "export", CLOSED, "--log", house.log]
    run = subprocess.run(words, capture_output=True, check=False)
    assert (run.returncode, run.stderr) == (0, b"")
    lines = [json.loads(line) for line in run.stdout.splitlines()]
    assert (lines[0]["line"], lines[-1]["line"]) == ("begin", "end")


def test_what_cannot_be_exported_is_told_in_one_sentence(house: House, tmp_path: Path) -> None:
    target = tmp_path / "there.jsonl"
    target.write_text("mine", encoding="ascii")

    def export(*words: object) -> str:
        return one_sentence(typed("log", "export", *words, "--log", house.log), 4)

    assert "is there already" in export(CLOSED, "--out", target)
    assert target.read_text(encoding="ascii") == "mine"
    assert "no table Nacre" in export("Nacre", "--out", tmp_path / "a")
    assert "no coup 99" in export(CLOSED, "--coup", 99, "--out", tmp_path / "b")
    nowhere = ["--keys", tmp_path / "nowhere"]
    assert "no head was signed since" in export(CLOSED, "--coup", 2, "--out", tmp_path / "c", *nowhere)
    assert typed("log", "export", CLOSED, "--coup", 0, "--log", house.log).code == 2
    one_sentence(typed("log", "export", CLOSED, "--out", tmp_path / "no" / "folder", "--log", house.log), 1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["day.db", "day.db.keys", "there.jsonl"]


def test_a_coup_of_a_log_shorter_than_its_heads_is_not_exported(house: House, tmp_path: Path) -> None:
    for table, column in (("entries", "sequence"), ("commands", "first"), ("snapshots", "sequence")):
        edit(house.log, f"DELETE FROM {table} WHERE table_id = ? AND {column} > 100", IN_PLAY)
    answer = typed("log", "export", IN_PLAY, "--coup", 2, "--log", house.log, "--out", tmp_path / "coup")
    assert "ends at entry 100, and a head was signed" in one_sentence(answer, 4)


# --- sign, keys ----------------------------------------------------------------------------------


def test_sign_adds_a_head_of_every_table_or_of_those_named(house: House) -> None:
    before = len(HeadsFile(house.keys / "heads.jsonl").heads())
    answer = typed("log", "sign", "--log", house.log, "--json")
    assert [head["table"] for head in answer.document] == TABLES
    assert f"{CLOSED} entry" in typed("log", "sign", CLOSED, "--log", house.log).cells
    heads = HeadsFile(house.keys / "heads.jsonl").heads()
    assert len(heads) == before + 4
    assert all(head.is_genuine() and head.key == house.key for head in heads)
    assert "no table Nacre" in one_sentence(typed("log", "sign", "Nacre", "--log", house.log), 4)
    assert typed("log", "verify", "--log", house.log).code == 0


def test_keys_are_made_once_for_their_owner_only(tmp_path: Path) -> None:
    log = tmp_path / "a.db"
    assert "there is no key" in one_sentence(typed("log", "keys", "--log", log), 4)
    first = typed("log", "keys", "--log", log, "--create")
    assert first.code == 0
    folder = default_folder(str(log))
    assert tmp_path not in folder.parents, "keys do not lie beside the database"
    assert folder.stat().st_mode & 0o777 == 0o700
    for name in ("tape.key", "signing.key"):
        assert (folder / name).stat().st_mode & 0o777 == 0o600
        assert (folder / name).read_text(encoding="ascii").strip() not in first.out
    assert typed("log", "keys", "--log", log, "--create").out == first.out == typed("log", "keys", "--log", log).out


def test_a_key_that_others_can_read_is_refused(house: House) -> None:
    (house.keys / "signing.key").chmod(0o644)
    assert "chmod 600" in one_sentence(typed("log", "keys", "--log", house.log), 4)
    assert "chmod 600" in one_sentence(typed("log", "sign", "--log", house.log), 4)


def test_keys_may_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CROUPIER_TAPE_KEY", "1b" * 32)
    monkeypatch.setenv("CROUPIER_SIGNING_KEY", "2c" * 32)
    monkeypatch.setenv("CROUPIER_KEYS", str(tmp_path / "elsewhere"))
    answer = typed("log", "keys", "--log", tmp_path / "a.db")
    assert answer.code == 0
    assert "elsewhere" in answer.out
    assert "1b1b" not in answer.out
    monkeypatch.setenv("CROUPIER_SIGNING_KEY", "2c" * 31)
    said = one_sentence(typed("log", "keys", "--log", tmp_path / "a.db"), 4)
    assert "CROUPIER_SIGNING_KEY must be 64 hex digits" in said
    assert "2c2c" not in said


def test_a_file_that_holds_no_key_is_said_so_without_showing_it(house: House) -> None:
    (house.keys / "signing.key").write_text("my dog's name", encoding="ascii")
    said = one_sentence(typed("log", "keys", "--log", house.log), 4)
    assert "holds no key" in said
    assert "dog" not in said


# --- move and upgrade ----------------------------------------------------------------------------


def test_a_floor_moves_to_postgres_and_back_with_the_same_heads(
    house: House, tmp_path: Path, postgres_address: Address
) -> None:
    there, back = postgres_address(), tmp_path / "back.db"
    out = typed("log", "move", house.log, there)
    assert out.code == 0, out.err
    assert typed("log", "move", there, back).out == out.out
    for one in (there, back):
        assert typed("verify", one, "--keys", house.keys, "--key", house.key).code == 0
    with closing(open_log(house.log)) as first, closing(open_log(back)) as second:
        assert [first.head(table) for table in TABLES] == [second.head(table) for table in TABLES]
        assert list(first.tapes()) == list(second.tapes())
        assert first.editions() == second.editions()
    for target in (there, back, house.log):
        assert "not empty" in one_sentence(typed("log", "move", house.log, target), 4)


def test_an_altered_log_does_not_move(house: House, tmp_path: Path) -> None:
    edit(house.log, "UPDATE entries SET body = body || ' ' WHERE table_id = ? AND sequence = 9", CLOSED)
    answer = typed("log", "move", house.log, tmp_path / "new.db")
    assert answer.code == 4
    assert "verify the log before it is copied" in answer.err


def test_upgrade_leaves_a_log_of_today_and_refuses_one_of_tomorrow(house: House) -> None:
    assert "up to date" in typed("log", "upgrade", "--log", house.log).out
    edit(house.log, "UPDATE alembic_version SET version_num = '9999'")
    for words in (["log", "upgrade", "--log"], ["log", "list", "--log"], ["verify"]):
        assert "newer Croupier" in one_sentence(typed(*words, house.log), 4)
    edit(house.log, "UPDATE alembic_version SET version_num = '0000'")
    assert "log upgrade" in one_sentence(typed("verify", house.log), 4)
    one_sentence(typed("log", "upgrade", "--log", house.log), 4)


def test_names_live_apart_and_can_be_forgotten(house: House) -> None:
    before = typed("log", "verify", "--log", house.log, "--json").out
    assert "no names are kept" in typed("log", "people", "--log", house.log).out
    assert "A   Kim Lee" in typed("log", "people", "--log", house.log, "--name", "A", "Kim Lee").out
    assert json.loads(typed("log", "people", "--log", house.log, "--json").out) == {"A": "Kim Lee"}
    assert "no names are kept" in typed("log", "people", "--log", house.log, "--forget", "A").out
    assert typed("log", "verify", "--log", house.log, "--json").out == before
