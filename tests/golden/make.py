"""Writes the old log that later versions must still open: a short shoe at a Crown Sydney table, played to its end.

A golden file is made once by the version it stands for and never again: `python tests/golden/make.py` refuses to write
over it. What it prints goes into tests/store/test_old_logs.py.
"""

from __future__ import annotations

import sys
from pathlib import Path

GOLDEN = Path(__file__).parent / "crown-sydney-0001.db"  # log version 0001, made by Croupier 0.3.0
TABLE = "Crown Sydney 7"


def make(file: Path) -> str:
    """Play, write, and say how the log ends."""
    from croupier.floor import Done, Floor
    from croupier.store.log import Remark
    from croupier.store.opening import open_log
    from croupier.table import Event
    from store.making import Recorded

    live = Recorded("crown-sydney", side_wagers=("player-pair", "banker-pair"), layout="G")
    live.bet("A", "banker", 100)
    live.bet("B", "player", 50)
    live.bet("C", "player-pair", 10)
    live.coup("2s2dKh/3cTd3s")
    live.bet("A", "tie", 20)
    live.bet("B", "banker", 40)
    live.coup("9sKd/7cTd")
    live.last_coups()
    log = open_log(file, create=True)
    floor = Floor(log)
    events: list[Event] = []
    for command in live.commands:
        given = floor.give(TABLE, command, live.book)
        if isinstance(given, Done):
            events += given.events
    assert events == live.events
    log.remark(Remark(live.now, "made", TABLE, "a log to be opened by every later version"))
    head, root = log.head(TABLE), floor.standing(TABLE).frontier.root()
    floor.close()
    log.close()
    return f"{head.sequence} entries, head {head.hash.hex()}, root {root.hex()}, {file.stat().st_size} bytes"


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    if GOLDEN.exists():
        sys.exit(f"{GOLDEN} is there and stays as it is")
    sys.stdout.write(make(GOLDEN) + "\n")
