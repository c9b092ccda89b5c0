"""The attacker deals from a seed, knows every card, and wants nobody who looks at the log or a screen to see that."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from croupier import open_book
from croupier.floor import Floor
from croupier.store.opening import open_log
from croupier.table.views.shared import shared
from terminal import typed

KNOWS = "anyone who has the seed knows the cards"


def dealt(folder: Path, *words: str) -> Path:
    """A few coups in a log, from a seed or by chance."""
    log = folder / "day.db"
    answer = typed("deal", "--book", "crown-sydney", "--log", log, *words, lines="banker 100\n\nplayer 50\n\nquit\n")
    assert answer.code == 0, answer.err + answer.out
    return log


@pytest.mark.parametrize("seeded", [True, False])
def test_a_seeded_day_is_marked_wherever_it_is_shown(tmp_path: Path, seeded: bool) -> None:
    log = dealt(tmp_path, *(("--seed", "7") if seeded else ()))
    out = tmp_path / "day.jsonl"
    assert typed("log", "export", "terminal", "--log", log, "--out", out).code == 0
    fair = typed("fair", out)
    verified = typed("verify", log)
    listed, listed_json = (
        typed("log", "list", "--log", log),
        json.loads(typed("log", "list", "--log", log, "--json").out),
    )
    coups = typed("replay", "terminal", "--log", log)
    coup = typed("replay", "terminal", "--coup", "1", "--log", log)
    transcript = typed("transcript", "write", "terminal", "--log", log)
    assert (KNOWS in fair.out) is seeded
    assert (KNOWS in verified.out) is seeded
    assert verified.code == 0, "a seed is no fault of the log"
    assert ("seeded" in listed.out) is seeded
    assert listed_json["tables"][0]["seeded"] is seeded
    assert [check["seeded"] for check in json.loads(typed("fair", out, "--json").out)["shoes"]] == [seeded]
    assert ("seeded" in coups.out + coups.err) is seeded, coups.out + coups.err
    assert ("seeded" in coup.out) is seeded
    assert ("\nseeded yes\n" in transcript.out) is seeded, transcript.out + transcript.err


def test_the_mark_is_an_event_of_the_log_and_in_every_view(tmp_path: Path) -> None:
    log_file = dealt(tmp_path, "--seed", "7")
    with closing(open_log(str(log_file), create=False)) as log:
        bodies = [entry.body for entry in log.entries("terminal") if b"shoe-committed" in entry.body]
        assert bodies
        assert all(b'"seeded":true' in body for body in bodies)
        floor = Floor(log)
        table = floor.table("terminal")
        floor.close()
    assert table.seeded is True
    if table.is_open:
        meter = shared(table, open_book("crown-sydney")).shoe
        assert meter is not None
        assert meter.seeded
