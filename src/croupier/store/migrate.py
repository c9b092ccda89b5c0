"""Bringing a database up to date: alembic's steps, run only where some are missing."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, inspect, text

from croupier.store.log import LogError
from croupier.store.schema import REVISION

_VERSIONS: Final = "alembic_version"


class NewerLog(LogError):
    """A newer Croupier made it, or brought it up to date."""

    def __init__(self, called: str, found: str) -> None:
        super().__init__(
            f"{called} has log version {found} and this Croupier knows {REVISION}: open it with a newer Croupier"
        )
        self.revision = found


def migrate(connection: Connection, called: str) -> None:
    """Run the missing steps in the caller's transaction; refuse a database that a newer Croupier made."""
    found = revision_of(connection)
    if found == REVISION:
        return
    if found is not None and found > REVISION:
        raise NewerLog(called, found)
    _upgrade(connection, called)


def revision_of(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_VERSIONS):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {_VERSIONS}"))
    return found


def _upgrade(connection: Connection, called: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "croupier.store:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise LogError(f"{called} cannot be brought up to date: {error}") from error
