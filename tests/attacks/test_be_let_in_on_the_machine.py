"""`croupier floor admin`: whoever has the machine lets a lost administrator in again, and cannot do it unseen."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from attacks.doors import NEW, at, ready, tries
from croupier.store.opening import open_log
from service.conftest import Prepare
from service.floors import Running
from terminal import typed


def test_a_lost_administrator_comes_in_again_while_the_floor_is_open(prepare_either: Prepare, tmp_path: Path) -> None:
    made = prepare_either()
    where = ("floor", "--database", made.settings.database, "--keys", made.settings.keys)
    with Running(made, tmp_path) as floor, at(floor, person="administrator") as lost:
        assert typed(*where, "admin").out == "administrator, comes in by a password\n"
        given = typed(*where, "admin", "--code", "administrator", "--json").document
        assert lost.get("/api/people").status_code == 401
        with at(floor, "127.0.0.9") as back:
            assert tries(back, "administrator", given["code"]).json()["must_choose"] is True
            assert back.post("/api/password", json={"new": NEW}).status_code == 200
            another = typed(*where, "admin", "--new", "ada")
            assert another.code == 0, another.err
            assert {"administrator", "ada"} <= {one["id"] for one in back.get("/api/people").json()}
            told = back.get("/api/house").text
    assert "administrator-recovered" in told
    assert given["code"] not in told
    listed = typed("log", "list", "--log", made.settings.database).out
    assert "One-time code for administrator administrator, given on the machine by" in listed
    assert "One-time code for administrator ada, given on the machine by" in listed
    assert "ada, waits for a one-time code" in typed(*where, "admin").out
    chinese = typed("--language", "zh", *where, "admin").out
    assert "等待使用一次性代码" in chinese
    assert typed("verify", made.settings.database, "--keys", made.settings.keys).code == 0


@pytest.mark.parametrize("words", [("--code", "kim"), ("--code", "nobody"), ("--new", "kim"), ("--new", "automatic")])
def test_nobody_else_is_let_in(tmp_path: Path, words: tuple[str, ...]) -> None:
    made = ready(tmp_path)
    answer = typed("floor", "--database", made.settings.database, "admin", *words)
    assert (answer.code, answer.out) == (4, "")
    assert len(answer.err.splitlines()) == 1


def test_a_database_that_is_no_floor_s_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with closing(open_log(tmp_path / "log.db", create=True)):
        pass
    (tmp_path / "other.db").write_bytes(b"something else altogether")
    for name, says in (("log.db", "is no floor's database"), ("none.db", "there is no log"), ("other.db", "not an SQ")):
        answer = typed("floor", "--database", tmp_path / name, "admin", "--new", "eve")
        assert answer.code != 0
        assert says in answer.err
        assert len(answer.err.splitlines()) == 1
    assert not (tmp_path / "none.db").exists()
    assert typed("floor", "--database", tmp_path / "log.db", "admin", "--new", "a", "--code", "b").code == 2
