"""Names and aliases of people, beside the log: what is forgotten here is forgotten everywhere.

Each change leaves another mark in the database, by which whoever serves it sees that there was one; on PostgreSQL the
other workers hear of it at once. Start at `rename` and `keep_alias`.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, delete, insert, select

from croupier.store import schema as s
from croupier.store.sound import sound_id, sound_text

if TYPE_CHECKING:
    from croupier.store.sql import SqlLog

PEOPLE_CHANGED: Final = "people-changed"  # the name of the mark, and of the news
_c = s.aliases.c


def rename(log: SqlLog, person: str, name: str | None) -> None:
    """Call a person by another name; by none and by no alias any more where there is none."""

    def write(connection: Connection) -> None:
        if name is not None:
            log.put(connection, s.people, {"id": person, "name": name})
        else:
            for table in (s.people, s.aliases):
                connection.execute(delete(table).where(table.c.id == person))
            for own in (s.own_limits, s.own_stakes):
                connection.execute(delete(own).where(own.c.account == person))
        log.people_changed(connection)

    log.writes(write)


def mark() -> str:
    return secrets.token_hex(8)


def keep_alias(log: SqlLog, person: str, alias: str, folded: str) -> bool:
    """How a patron is called before others, not at all where it is empty; false where somebody has one like it."""
    sound_id(person)
    sound_text(alias, folded)

    def write(connection: Connection) -> bool:
        log.alone(connection)
        taken = select(_c.id).where((_c.id != person) & (_c.folded == folded))
        if alias and connection.scalar(taken) is not None:
            return False
        connection.execute(delete(s.aliases).where(_c.id == person))
        if alias:
            connection.execute(insert(s.aliases), {"id": person, "alias": alias, "folded": folded})
        log.people_changed(connection)
        return True

    return log.writes(write)


def aliases(log: SqlLog) -> dict[str, str]:
    wanted = select(_c.id, _c.alias).order_by(_c.id)
    return log.reads(lambda one: {row[0]: row[1] for row in one.execute(wanted)})
