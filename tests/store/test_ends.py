"""Where the streams of a log end is asked for all of them at one moment, whatever is written meanwhile.

A tournament records what its tables ended with: were one end from before and another from after, a link would be told
as broken that never was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, update

from croupier.floor import Done, Floor
from croupier.store import schema as s
from croupier.store.house import HouseNote, NoteFact, seal_of
from croupier.store.log import Head, Log
from croupier.store.sql import SqlLog
from croupier.table.records import ContestEnded
from croupier.verify import Finding, Verified, verify_log
from store.conftest import Place
from store.making import append, write
from tournament_days import WithTables
from tournaments import NAME


def test_the_ends_are_those_of_every_table(log: Log) -> None:
    assert log.ends() == ()
    write(log, append("T2"), append("T1", 0, "c1", ("one", "two")), append("T10"))
    assert [end.table for end in log.ends()] == list(log.tables())
    assert log.ends() == tuple(log.head(table) for table in log.tables())
    assert {end.sequence for end in log.ends()} == {1, 2}


def while_ends_are_asked(log: SqlLog, monkeypatch: pytest.MonkeyPatch, meanwhile: Callable[[], object]) -> list[str]:
    """Have something done after the first end is known; whose ends were asked for is told in the list."""
    find, asked = log._find_head, list[str]()

    def found(connection: Any, table: str) -> Head:
        head = find(connection, table)
        asked.append(table)
        if len(asked) == 1:
            meanwhile()
        return head

    monkeypatch.setattr(log, "_find_head", found)
    return asked


def test_what_is_written_between_two_ends_is_in_none(database: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    log, other = database.open(), database.open()
    assert isinstance(log, SqlLog)
    for table in ("T1", "T2", "T3"):
        write(log, append(table))
    before = log.ends()

    def meanwhile() -> None:
        write(other, append("T2", 1, "c2"), append("T3", 1, "c2"), append("T4"))

    asked = while_ends_are_asked(log, monkeypatch, meanwhile)
    assert log.ends() == before
    assert asked == ["T1", "T2", "T3"]
    assert {end.table: end.sequence for end in log.ends()} == {"T1": 1, "T2": 2, "T3": 2, "T4": 1}


def test_a_session_that_is_counted_meanwhile_breaks_no_link(database: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table begins and ends its contest, and the tournament counts it, after the first end was asked for."""
    event = WithTables(floor=Floor(database.open())).ready()
    event.deal("T2")  # so that the first end that is asked for is a table's
    reading = database.open()
    assert isinstance(reading, SqlLog)

    def counted() -> None:
        (told,) = (one for one in event.deal("T1") if isinstance(one.event, ContestEnded))
        assert isinstance(event.hears(told), Done)

    before = reading.ends()
    asked = while_ends_are_asked(reading, monkeypatch, counted)
    found = list(verify_log(reading))
    assert not [one for one in found if isinstance(one, Finding)]
    gone_through = {one.table: one.tally.entries for one in found if isinstance(one, Verified)}
    assert gone_through == {end.table: end.sequence for end in before}
    assert set(asked) == {"T2", NAME}
    assert reading.head(NAME).sequence > gone_through[NAME]


# --- the house log and what it tells of people ---------------------------------------------------


def in_a_role(log: SqlLog, role: str, before: str = "") -> None:
    """Somebody's role, made or changed, with its note in the same transaction; and behind the floor's back without."""

    def write(connection: Connection) -> None:
        row = {"id": "ada", "role": role, "password": "none", "active": 1}
        connection.execute(delete(s.accounts))
        connection.execute(insert(s.accounts), row)
        facts: dict[str, NoteFact] = {"account": "ada", "role": role}
        kind = "role-changed" if before else "account-made"
        facts |= {"before": before} if before else {"seal": seal_of("none")}
        log.note_with(connection, HouseNote(at=1, kind=kind, facts=facts))

    log.writes(write)


def test_a_role_that_is_changed_meanwhile_is_not_told_as_altered(
    database: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, other = database.open(), database.open()
    assert isinstance(log, SqlLog)
    assert isinstance(other, SqlLog)
    in_a_role(log, "dealer")
    accounts, roles = log.accounts, iter(["supervisor", "manager"])

    def changed_first() -> dict[str, tuple[str, bool, str]]:
        if (role := next(roles, None)) is not None:
            in_a_role(other, role, "another")
        return accounts()

    monkeypatch.setattr(log, "accounts", changed_first)
    assert not list(verify_log(log))
    assert next(roles, None) is None
    other.writes(lambda one: one.execute(update(s.accounts).values(role="administrator")))
    assert [one.kind for one in verify_log(log) if isinstance(one, Finding)] == ["beside-altered"]
