"""An export for players has no secret wager before its reveal; an inspector's is whole. Both verify."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from contests import Contested
from croupier.floor import Floor
from croupier.store.log import LogError
from croupier.store.memory import MemoryLog
from croupier.table import Command
from croupier.verify import Finding, verify_file
from croupier.verify.exporting import export_table
from tournament_days import played
from tournaments import NAME

SECRET = {"secret": {"number": 3, "per": "session"}}
HIDDEN = rb"\"wager\":\"tie\",\"stake\":13700"


class Kept(Contested):
    """With its commands."""

    def command(self, name: str, *args: Any, **facts: Any) -> Command:
        made = super().command(name, *args, **facts)
        self.commands = (*getattr(self, "commands", ()), made)
        return made


def contest() -> Kept:
    """A coup with a secret wager that was revealed, and another in which one is still hidden."""
    live = Kept("crown-sydney", "crown", terms=SECRET)
    for wager in ("player", "tie"):
        live.open_bets(("B", "banker", 50))
        live.do("place-secret-wager", patron="A", wager=wager, stake=137_00)
        live.bet("C", "player", 60)
        if wager == "player":
            live.do("call-no-more-bets")
            live.do("reveal-secret-wagers")
            live.coup("2s3d/9hKc")
    return live


def exported(live: Kept, folder: Path, *, for_players: bool) -> bytes:
    log = MemoryLog()
    floor = Floor(log)
    for command in live.commands:
        floor.give("T1", command, live.book)
    assert log.head("T1").sequence == len(live.events)
    file = BytesIO()
    export_table(log, "T1", (), file, for_players=for_players)
    target = folder / "export.jsonl"
    target.write_bytes(file.getvalue())
    assert [one for one in verify_file(target) if isinstance(one, Finding)] == []
    return file.getvalue()


def test_what_is_hidden_still_is_in_the_inspectors_export_alone(tmp_path: Path) -> None:
    live = contest()
    whole, openly = (exported(live, tmp_path, for_players=one) for one in (False, True))
    assert whole.count(HIDDEN) == 2  # as it was asked for, and as it was accepted
    assert HIDDEN not in openly
    assert whole.count(b"secret-wager-placed") == 2
    assert openly.count(b"secret-wager-placed") == 1  # of the coup that is over, for all to see


def test_once_revealed_everything_is_there_again(tmp_path: Path) -> None:
    live = contest()
    live.do("call-no-more-bets")
    live.do("reveal-secret-wagers")
    assert exported(live, tmp_path, for_players=True) == exported(live, tmp_path, for_players=False)


def test_what_was_taken_back_stays_hidden_until_its_coup_is_over(tmp_path: Path) -> None:
    live = contest()
    live.do("withdraw-secret-wagers", patron="A")
    assert exported(live, tmp_path, for_players=True).count(b"secret-wager-placed") == 1
    live.do("call-no-more-bets")
    live.coup("2s3d/9hKc")
    live.do("call-for-bets")
    assert exported(live, tmp_path, for_players=True) == exported(live, tmp_path, for_players=False)


def test_a_tournaments_own_log_is_none_for_players() -> None:
    floor = Floor(MemoryLog())
    played().at_floor(floor)
    with pytest.raises(LogError, match="is a tournament and no table"):
        export_table(floor.log, NAME, (), BytesIO(), for_players=True)
    assert export_table(floor.log, NAME, (), BytesIO()) > 0
