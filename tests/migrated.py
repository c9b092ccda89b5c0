"""New logs have their tables from what alembic's steps said to the database the first time: the steps are taken once.

A process's first log of a kind is made by the steps themselves. Nearly every test begins with a new log, and they make
nothing else of it than they did then; tests of the steps take them again (`STEPS`). Start at `tables_made_once`.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, event

from croupier.store import migrate

STEPS: Final = migrate._upgrade
_ONLY_ASKS: Final = ("SELECT", "PRAGMA")
_said: Final[dict[str, list[tuple[str, Any]]]] = {}


def tables_made_once() -> None:
    """For the rest of this process."""
    migrate._upgrade = as_said


def as_said(connection: Connection, called: str) -> None:
    """Instead of the steps, where nothing is there yet."""
    if migrate.revision_of(connection) is not None:
        STEPS(connection, called)
    elif (said := _said.get(connection.dialect.name)) is not None:
        for statement, facts in said:
            connection.exec_driver_sql(statement, facts or None)
    else:
        _said[connection.dialect.name] = _listened(connection, called)


def _listened(connection: Connection, called: str) -> list[tuple[str, Any]]:
    said: list[tuple[str, Any]] = []

    def heard(_: Any, cursor: Any, statement: str, facts: Any, context: Any, many: bool) -> None:
        if not statement.lstrip().upper().startswith(_ONLY_ASKS):
            said.append((statement, facts))

    event.listen(connection, "after_cursor_execute", heard)
    try:
        STEPS(connection, called)
    finally:
        event.remove(connection, "after_cursor_execute", heard)
    return said


def pytest_configure() -> None:
    tables_made_once()
