"""Which log an address means: a file's path is SQLite, postgresql:// is PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from croupier.store.log import LogError
from croupier.store.sql import SqlLog


def open_log(address: str | Path, *, create: bool = False, reading: bool = False) -> SqlLog:
    """The log at an address; it must be there unless it may be created. To be read, it is left just as it is."""
    said = str(address)
    scheme, colon, rest = said.partition("://")
    if colon and scheme in ("postgresql", "postgres", "postgresql+psycopg"):
        try:
            from croupier.store.postgres import open_postgres
            from croupier.store.postgres_reading import read_postgres
        except ImportError:
            raise LogError("PostgreSQL needs its driver: pip install 'croupier[postgres]'") from None
        server = f"postgresql://{rest}"
        return read_postgres(server) if reading else open_postgres(server, create=create)
    if colon and scheme != "sqlite":
        raise LogError(f"{scheme}:// is no log: give a file's path or postgresql://...")
    path = Path(rest.removeprefix("/") if colon else said)
    if reading:
        from croupier.store.sqlite_reading import read_sqlite

        return read_sqlite(path)
    from croupier.store.sqlite import open_sqlite

    return open_sqlite(path, create=create)
