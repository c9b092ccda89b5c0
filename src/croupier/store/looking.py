"""A floor's database looked at and left as it is: no step of a migration is run, nothing that a floor holds is locked.

Unlike whoever opens a log to read what is in it, this does not mind where there is none yet. Start at `look_at`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from croupier.store.log import LogError, NothingLogged
from croupier.store.migrate import revision_of
from croupier.store.mounts import network_mount
from croupier.store.opening import open_log
from croupier.store.sql import SqlLog
from croupier.store.sqlite_reading import read_sqlite

_KEPT: Final = ("fsync", "full_page_writes", "synchronous_commit")  # what a commit on the disk rests on


def is_file(address: str) -> bool:
    return "://" not in address or address.startswith("sqlite://")


def file_of(address: str) -> Path:
    return Path(address.removeprefix("sqlite://").removeprefix("/") if "://" in address else address)


def look_at(address: str) -> SqlLog | None:
    """The log at an address, to be read; nothing where there is none yet. A LogError says why it cannot be read."""
    if not is_file(address):
        return _look_at_server(address)
    path = file_of(address)
    if kind := network_mount(path):
        raise LogError(f"{path} lies on a network mount ({kind}), where SQLite's locks cannot be trusted")
    if not path.exists() or (path.is_file() and not path.stat().st_size):
        return None
    return read_sqlite(path)


def _look_at_server(address: str) -> SqlLog | None:
    try:
        return open_log(address, reading=True)
    except NothingLogged:
        return None


def revision(log: SqlLog) -> str:
    return log.reads(revision_of) or ""


def damage(log: SqlLog) -> str:
    """What SQLite itself finds wrong with its file; nothing where it is whole."""
    try:
        said = log.reads(lambda one: one.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    except LogError as error:
        return str(error)
    return "" if said == "ok" else str(said)


class ServerSettings:
    """What matters of a PostgreSQL server to a log: its version, what makes a commit last, and its connections."""

    def __init__(self, log: SqlLog) -> None:
        def ask(connection: Connection) -> tuple[dict[str, str], int]:
            names = ("server_version", "max_connections", "superuser_reserved_connections", *_KEPT)
            settings = {name: str(connection.scalar(text(f"SHOW {name}"))) for name in names}
            others = connection.scalar(
                text("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")
            )
            return settings, int(others or 0)

        settings, self.in_use = log.reads(ask)
        self.version = settings["server_version"].split()[0]
        self.most = int(settings["max_connections"]) - int(settings["superuser_reserved_connections"])
        self.unsafe = [f"{name}={settings[name]}" for name in _KEPT if settings[name] in ("off", "local")]
