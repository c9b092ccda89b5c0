"""`croupier verify` and `croupier fair`: good and altered databases and files, wrong keys, other programs' files."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.conftest import House
from cli.test_log import edit, one_sentence
from tampering.evening import CLOSED, IN_PLAY, LONG
from terminal import typed


@pytest.fixture
def file(house: House, tmp_path: Path) -> Path:
    target = tmp_path / "table.jsonl"
    assert typed("log", "export", CLOSED, "--log", house.log, "--out", target).code == 0
    return target


# --- verify --------------------------------------------------------------------------------------


def test_a_good_database_and_a_good_file_have_nothing_wrong(house: House, file: Path) -> None:
    for what in (house.log, file):
        answer = typed("verify", what, "--key", house.key, "--json")
        assert (answer.code, answer.err) == (0, "")
        assert (answer.document["found"], answer.document["findings"]) == (0, [])
        told = typed("verify", what)
        assert told.code == 0
        assert "nothing wrong" in told.cells
    assert [one["tally"]["shoes"] for one in typed("verify", house.log, "--json").document["tables"]] == [1, 1, 0]


def test_only_the_tables_asked_for_are_gone_through(house: House) -> None:
    answer = typed("verify", house.log, "--table", CLOSED, "--table", IN_PLAY, "--json")
    assert [one["table"] for one in answer.document["tables"]] == [CLOSED, IN_PLAY]
    assert "no table Nacre" in one_sentence(typed("verify", house.log, "--table", "Nacre"), 4)


def test_an_altered_database_is_found_with_exit_code_three(house: House) -> None:
    edit(house.log, "UPDATE commands SET body = body || ' ' WHERE table_id = ? AND first = 12", LONG)
    answer = typed("verify", house.log, "--json")
    assert answer.code == 3
    assert [(one["table"], one["sequence"]) for one in answer.document["findings"]] == [(LONG, 12)]
    assert "entry 12" in typed("verify", house.log).cells


def test_a_wrong_key_is_found_and_no_key_is_said(house: House, file: Path, tmp_path: Path) -> None:
    (tmp_path / "house.pub").write_text(house.key.upper() + "\n", encoding="ascii")
    for what in (house.log, file):
        assert typed("verify", what, "--key", "ab" * 32).code == 3
        assert typed("verify", what, "--key", tmp_path / "house.pub").code == 0
        for bad in ("xyz", "ab" * 31, tmp_path, ""):
            assert "64 hex digits" in one_sentence(typed("verify", what, "--key", bad), 4)
    assert "No public key was given" in typed("verify", file).cells


def test_what_is_no_log_is_said_in_one_sentence(house: House, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as raw, raw:
        raw.execute("CREATE TABLE mine (x)")
    whole = house.log.read_bytes()
    made = {
        "empty": b"",
        "text": b"hello\n",
        "json": b'{"line":"entry"}\n',
        "short": whole[:50],
        "half": whole[: len(whole) // 2],
        "header": whole[:100],
        "zeros": bytes(4096),
    }
    for name, content in made.items():
        (tmp_path / name).write_bytes(content)
    for name in ("other.db", "empty", "text", "json", "short", "header", "zeros", "nothing", "."):
        one_sentence(typed("verify", tmp_path / name, "--keys", house.keys), 4)
    assert "another program's" in typed("verify", other).err
    assert typed("verify", tmp_path / "half", "--keys", house.keys).code in (3, 4)
    assert other.read_bytes().startswith(b"SQLite format 3")


def test_a_file_that_is_cut_off_or_of_a_newer_form_is_refused(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    bad = tmp_path / "bad.jsonl"
    bad.write_text(text[: len(text) * 2 // 3], encoding="utf-8")
    answer = typed("verify", bad)
    assert answer.code == 4
    assert "Traceback" not in answer.err
    bad.write_text("".join(text.splitlines(keepends=True)[:-5]), encoding="utf-8")
    assert "cut off" in typed("verify", bad).err
    bad.write_text(text.replace("croupier-export/1", "croupier-export/9", 1), encoding="utf-8")
    assert "use a newer Croupier" in one_sentence(typed("verify", bad), 4)
    assert "use a newer Croupier" in one_sentence(typed("fair", bad), 4)


def test_what_an_altered_file_says_is_printed_and_not_obeyed(house: House, file: Path, tmp_path: Path) -> None:
    """Escape sequences, markup and lines of their own in names that someone made up."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    lines[0]["table"] = "[red]\x1b[2Jwiped[/nothing]\nnext"
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    for verb in ("verify", "fair"):
        answer = typed(verb, bad)
        assert answer.code in (0, 3)
        assert "\x1b" not in answer.out + answer.err
        assert "internal error" not in answer.err


# --- fair ----------------------------------------------------------------------------------------


def test_a_revealed_shoe_was_dealt_as_committed(file: Path) -> None:
    answer = typed("fair", file, "--json")
    assert (answer.code, answer.err) == (0, "")
    (shoe,) = answer.document["shoes"]
    assert shoe["revealed"]
    assert shoe["checked"] > 20
    assert shoe["faults"] == []
    assert "as committed" in typed("fair", file).cells


@pytest.mark.parametrize("field", ["tape", "salt", "commitment", "card"])
def test_one_changed_bit_of_a_shoe_is_found(file: Path, tmp_path: Path, field: str) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    kind = "card-drawn" if field == "card" else "shoe-revealed"
    line = next(line for line in lines if kind in line.get("body", "")[:40])
    event = json.loads(line["body"])
    if field == "card":
        event["card"]["suit"] = "h" if event["card"]["suit"] != "h" else "s"
    else:
        event[field] = f"{int(event[field][0], 16) ^ 1:x}" + event[field][1:]
    line["body"] = json.dumps(event, separators=(",", ":"))
    bad = tmp_path / "bad.jsonl"
    bad.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    answer = typed("fair", bad)
    assert answer.code == 3
    assert "NOT as committed" in answer.cells


def test_a_shoe_in_play_is_not_revealed_yet_and_a_coup_alone_is_no_shoe(house: House, tmp_path: Path) -> None:
    whole, coup = tmp_path / "pearl.jsonl", tmp_path / "coup.jsonl"
    assert typed("log", "export", IN_PLAY, "--log", house.log, "--out", whole).code == 0
    assert typed("log", "export", IN_PLAY, "--coup", 2, "--log", house.log, "--out", coup).code == 0
    answer = typed("fair", whole)
    assert answer.code == 0
    assert "not revealed yet" in answer.cells
    assert "one coup alone" in one_sentence(typed("fair", coup), 4)
    one_sentence(typed("fair", house.log), 4)
    one_sentence(typed("fair", tmp_path / "nothing"), 4)
