"""`croupier log list` shows the house log, in words, and says where it is broken."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

from sqlalchemy import text

from croupier.store.house import HouseNote, NoteFact
from croupier.store.opening import open_log
from terminal import typed

AT = 1_790_000_000_000
MADE: dict[str, NoteFact] = {"account": "ada", "role": "administrator", "seal": "0"}


def made(path: Path) -> str:
    with closing(open_log(path, create=True)) as log:
        log.note(HouseNote(at=AT, kind="account-made", facts=MADE))
        log.note(
            HouseNote(at=AT + 1, kind="logins-failed", facts={"minute": AT, "failures": 4, "accounts": ["ada", "lee"]})
        )
        log.note(
            HouseNote(
                at=AT + 2, kind="role-changed", by="ada", facts={"account": "lee", "role": "dealer", "before": "player"}
            )
        )
    return str(path)


def test_the_house_log_is_listed_in_words(tmp_path: Path) -> None:
    day = made(tmp_path / "day.db")
    told = typed("log", "list", "--log", day).out
    assert "3 entries" in told
    assert "Account ada made: Administrator" in told
    assert "4 failed logins" in told
    assert "ada, lee" in told
    assert "ada  lee: Player becomes Dealer" in told
    assert "Account" not in typed("log", "list", "--log", day, "--house", "1").out


def test_programs_get_it_as_it_is(tmp_path: Path) -> None:
    day = made(tmp_path / "day.db")
    house = json.loads(typed("log", "list", "--log", day, "--json").out)["house"]
    assert (house["entries"], house["broken"]) == (3, "")
    assert house["last"][0]["facts"] == MADE


def test_a_broken_one_is_said_to_be_so(tmp_path: Path) -> None:
    day = made(tmp_path / "day.db")
    with closing(open_log(day)) as log:
        log.writes(lambda one: one.execute(text("UPDATE house_log SET body = replace(body, 'lee', 'eve')")))
    told = typed("log", "list", "--log", day).out
    assert "The house log is broken: entry 2" in told
