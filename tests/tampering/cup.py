"""A tournament and its two tables on a real floor: one log on SQLite, every head signed. Start at `cup`."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from croupier.floor import Floor
from croupier.store.keys import open_keys
from croupier.store.sqlite import open_sqlite
from tampering.evening import SECRETS, Evening
from tournament_days import WithTables


def cup(folder: Path) -> Evening:
    database, keys = folder / "cup.db", open_keys(folder / "keys", create=True, environment=SECRETS)
    with closing(open_sqlite(database)) as log:
        floor = Floor(log, keys)
        WithTables(floor=floor).whole()
        end = floor.latest()
        floor.close(end)
    return Evening(database, keys, end)
