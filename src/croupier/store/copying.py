"""Copying a whole floor: from SQLite to PostgreSQL or back, as a backup under load, and back again from one.

With the tables' logs come the house log, the floor's heads, accounts and cards; keys travel apart, and sessions do not
travel. Every entry's hash is made anew while it is written, so that a copy that differs cannot come about unnoticed.
Start at `copy_log`, `back_up` and `restore`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import Connection, Table, insert, inspect, select

from croupier.store import schema as s
from croupier.store.chain import Chain
from croupier.store.entry import LoggedAct
from croupier.store.heads import SignedHead
from croupier.store.house import HouseEntry, followed
from croupier.store.log import Append, Appended, Head, Log, LogError
from croupier.store.sql import SqlLog
from croupier.store.sqlite import SqliteLog, open_sqlite
from croupier.store.sqlite_reading import read_sqlite

_TOGETHER: Final = 500  # acts written in one commit

Told = Callable[[str, int], None]  # the table, and how many entries of it are copied


class Behind(msgspec.Struct, frozen=True):
    """A table whose log ends before a head that was signed for it."""

    table: str
    sequence: int
    signed: int
    at: int


def copy_log(source: Log, target: Log, told: Told = lambda table, entries: None) -> tuple[Head, ...]:
    """Everything that is in one log, into an empty one; the heads, which are the same in both.

    Others may go on writing to the source: each table is copied as far as it went when its turn came.
    """
    if target.tables():
        raise LogError(f"the log to copy into is not empty: it has table {target.tables()[0]}")
    if target.house_end().number:
        raise LogError("the log to copy into is not empty: it has a house log")
    if isinstance(source, SqlLog) and isinstance(target, SqlLog):
        _copy_beside(source, target)  # before the entries: no head of the floor may speak of more than was copied
    heads = copy_streams(source, target, told)
    for person, name in source.people().items():
        target.name_person(person, name)
    for remark in source.remarks():
        target.remark(remark)
    return heads


def copy_streams(source: Log, target: Log, told: Told = lambda table, entries: None) -> tuple[Head, ...]:
    """The streams of one log into another that has none of them, with the editions and tapes that they rest on."""
    heads = tuple(_copy_table(source, target, table, told) for table in source.tables())
    # after the entries: an edition and a tape are kept before anything rests on them
    for edition in source.editions():
        target.keep_edition(edition, source.edition(edition) or b"")
    for commitment, sealed in source.tapes():
        target.keep_tape(commitment, sealed)
    return heads


_BESIDE: Final = (
    s.accounts,
    s.ranks,
    s.own_limits,
    s.aliases,
    s.refused_claims,
    s.login_failures,
    s.known_clients,
    s.floor_tables,
    s.floor_facts,
    s.floor_heads,
    s.house_log,
)
_Rows: TypeAlias = dict[str, list[dict[str, Any]]]


def _copy_beside(source: SqlLog, target: SqlLog) -> None:
    """Who may come in, which tables there are, what the floor remembers and signed: all as of one moment."""
    rows = source.reads(_read_beside)
    _follow_house(rows.get(s.house_log.name, []))

    def write(connection: Connection) -> None:
        for table in _BESIDE:
            if found := rows.get(table.name):
                connection.execute(insert(table), found)

    target.writes(write)


def _read_beside(connection: Connection) -> _Rows:
    if connection.dialect.name == "postgresql":
        connection = connection.execution_options(isolation_level="REPEATABLE READ")
    there = set(inspect(connection).get_table_names())  # an older log has not all of them
    return {table.name: _rows(connection, table) for table in _BESIDE if table.name in there}


def _rows(connection: Connection, table: Table) -> list[dict[str, Any]]:
    columns = [column for column in table.columns if column.autoincrement is not True]  # numbers are given anew
    wanted = select(*columns).order_by(*table.primary_key.columns)
    return [dict(row._mapping) for row in connection.execute(wanted)]


def _follow_house(rows: list[dict[str, Any]]) -> None:
    followed(HouseEntry(row["number"], row["body"].encode(), bytes(row["hash"])) for row in rows)


def _copy_table(source: Log, target: Log, table: str, told: Told) -> Head:
    head = source.head(table)
    acts = _upto(source.acts(table), head.sequence)
    while group := list(islice(acts, _TOGETHER)):
        answers = target.append([_again(act) for act in group])
        for act, answer in zip(group, answers, strict=True):
            if not isinstance(answer, Appended) or answer.act.last.hash != act.last.hash:
                raise LogError(
                    f"entry {act.last.sequence} of table {table} does not have the hash that its content gives:"
                    " verify the log before it is copied"
                )
        told(table, group[-1].last.sequence)
    if target.head(table) != head:
        raise LogError(f"the copy of table {table} ends otherwise than the log it was made of")
    return head


def _upto(acts: Iterable[LoggedAct], sequence: int) -> Iterator[LoggedAct]:
    for act in acts:
        if not act.entries or act.entries[0].sequence > sequence:
            return
        yield act


def _again(act: LoggedAct) -> Append:
    bodies = tuple(entry.body for entry in act.entries)
    return Append(
        table=act.table,
        expected=act.entries[0].sequence - 1,
        command=act.command,
        edition=act.edition,
        body=act.body,
        events=bodies,
    )


def back_up(log: Log, path: Path, told: Told = lambda table, entries: None) -> tuple[Head, ...]:
    """A copy in an SQLite file while play goes on; it is checked before this returns."""
    if path.exists():
        raise LogError(f"{path} is there already: a backup never writes over anything")
    part = path.with_name(f"{path.name}.part")  # never a half copy under the name of a whole one
    part.unlink(missing_ok=True)
    try:
        if isinstance(log, SqliteLog):
            _copy_file(log.path, part)
        else:
            with closing(open_sqlite(part, create=True)) as target:
                copy_log(log, target, told)
        heads = check_chains(part, told)
        part.rename(path)
    except OSError as error:
        raise LogError(f"{path} cannot be written: {error.strerror}") from error
    finally:
        for left in (part, part.with_name(f"{part.name}-wal"), part.with_name(f"{part.name}-shm")):
            left.unlink(missing_ok=True)
    return heads


def _copy_file(source: Path, target: Path) -> None:
    """SQLite's own online backup: a moment of the database, however busy it is. It is its owner's alone."""
    try:
        target.touch(0o600, exist_ok=False)
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    except sqlite3.Error as error:
        raise LogError(f"{source} cannot be copied to {target}: {error}") from error


def check_chains(path: Path, told: Told = lambda table, entries: None) -> tuple[Head, ...]:
    """Follow every chain of a copy, the house log's too; its heads, or a LogError that names the first bad entry."""
    heads: list[Head] = []
    with closing(read_sqlite(path)) as log:
        followed(log.house_log())
        for table in log.tables():
            chain = Chain(table)
            for act in log.acts(table):
                broken = chain.follow(act)
                if broken is not None:
                    raise LogError(f"{path}: {broken.says}")
            told(table, chain.sequence)
            heads.append(Head(table, chain.sequence, chain.hash))
    return tuple(heads)


def behind(heads: Iterable[Head], signed: Iterable[SignedHead]) -> tuple[Behind, ...]:
    """Which tables of a copy are older than what was signed since."""
    ends = {head.table: head.sequence for head in heads}
    latest: dict[str, SignedHead] = {}
    for one in signed:
        if one.table not in latest or one.sequence > latest[one.table].sequence:
            latest[one.table] = one
    return tuple(
        Behind(table, ends.get(table, 0), one.sequence, one.at)
        for table, one in sorted(latest.items())
        if one.sequence > ends.get(table, 0)
    )


def restore(backup: Path, target: SqlLog, told: Told = lambda table, entries: None) -> tuple[Head, ...]:
    """Put a backup into an empty log; the backup's own chain is followed on the way."""
    with closing(read_sqlite(backup)) as source:
        return copy_log(source, target, told)
