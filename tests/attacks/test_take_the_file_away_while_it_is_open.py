"""The attacker, or a tired hand, wants what is answered to be nowhere: the database's file is moved, or replaced, while
the floor has it open. SQLite itself goes on writing into the file that is gone.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from attacks.guarded import TABLE, Guarded


def _moved(file: Path) -> None:
    file.rename(file.with_name(f"{file.name}.away"))


def _replaced(file: Path) -> None:
    copy = file.with_name(f"{file.name}.copy")
    shutil.copy(file, copy)
    _moved(file)
    copy.rename(file)


def _without_its_log(file: Path) -> None:
    """Its write-ahead log alone is taken: all that was written since the last checkpoint."""
    _moved(file.with_name(f"{file.name}-wal"))


@pytest.mark.parametrize("take", [_moved, _replaced, _without_its_log])
def test_nobody_is_answered_for_what_lies_in_no_file(take: Callable[[Path], None], tmp_path: Path) -> None:
    made = Guarded(tmp_path)
    with made.running() as floor:
        made.arrive(floor, 2)
        take(made.database)
        with floor.client("dealer") as dealer:
            facts = {"patron": "too-late", "chips": 1_000_00}
            said = {"id": "too-late", "command": "arrive", "facts": facts}
            answer = dealer.post(f"/api/tables/{TABLE}/commands", json=said)
            assert answer.status_code != 200
            assert answer.json()["code"] in ("unavailable", "in-doubt")
            health = dealer.get("/health")
            assert (health.status_code, health.json()["database"]) == (503, "silent")
            for away in made.database.parent.glob("*.away"):
                away.replace(away.with_suffix(""))
            assert dealer.get("/health").json()["database"] == "ok"
            again = dealer.post(f"/api/tables/{TABLE}/commands", json=said)
            assert again.status_code == 200, again.text
        made.arrive(floor, 1)
    assert made.asked(f"SELECT count(*) FROM commands WHERE id LIKE '%too-late' AND table_id = '{TABLE}'") == 1
    assert made.verify().code == 0
