"""Copying a whole floor: from SQLite to PostgreSQL or back, as a backup under load, and back again from one.

Every entry's hash is made anew while it is written, so that a copy that differs cannot come about unnoticed. Start at
`copy_log`, `back_up` and `restore`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

from croupier.store.chain import Chain
from croupier.store.entry import LoggedAct
from croupier.store.heads import SignedHead
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
    heads = tuple(_copy_table(source, target, table, told) for table in source.tables())
    # after the entries: an edition and a tape are kept before anything rests on them
    for edition in source.editions():
        target.keep_edition(edition, source.edition(edition) or b"")
    for commitment, sealed in source.tapes():
        target.keep_tape(commitment, sealed)
    for person, name in source.people().items():
        target.name_person(person, name)
    for remark in source.remarks():
        target.remark(remark)
    return heads


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
    """Follow the chain of every table of a copy; its heads, or a LogError that names the first bad entry."""
    heads: list[Head] = []
    with closing(read_sqlite(path)) as log:
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
