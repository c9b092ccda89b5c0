"""A log in an SQL database: what SQLite and PostgreSQL have in common.

The quick way writes a whole group at once on the strength of the heads remembered here; whenever the unique keys
object, the group is judged again one by one on what the database says. Start at `SqlLog.append`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Table, bindparam, delete, func, insert, or_, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from croupier.store import schema as s
from croupier.store.chain import act_of
from croupier.store.entry import LogEntry, LoggedAct, beginning
from croupier.store.leases import Leases
from croupier.store.log import (
    Append,
    AppendAnswer,
    Appended,
    Conflict,
    Head,
    LogError,
    News,
    OtherBody,
    Remark,
    Snapshot,
)
from croupier.store.names import PEOPLE_CHANGED, mark, rename
from croupier.store.sound import sound_append, sound_id, sound_number, sound_snapshot, sound_text
from croupier.store.sql_packs import SqlPacks

_AT_A_TIME: Final = 2_000  # rows fetched together
_TRIES: Final = 200  # of a group against quicker workers; keys that object longer contradict each other

_entries = (
    select(s.entries.c.sequence, s.entries.c.command_id, s.entries.c.body, s.entries.c.hash)
    .where(s.entries.c.table_id == bindparam("table"), s.entries.c.sequence > bindparam("after"))
    .order_by(s.entries.c.sequence)
)
_head = (
    select(s.entries.c.sequence, s.entries.c.hash)
    .where(s.entries.c.table_id == bindparam("table"))
    .order_by(s.entries.c.sequence.desc())
    .limit(1)
)
_begins = func.coalesce(  # the first entry of the act that goes on after this one
    select(func.max(s.commands.c.first))
    .where(s.commands.c.table_id == bindparam("table"), s.commands.c.first <= bindparam("after") + 1)
    .scalar_subquery(),
    0,
)
_with_commands = (
    select(
        s.entries.c.sequence,
        s.entries.c.command_id,
        s.entries.c.body,
        s.entries.c.hash,
        s.commands.c.id,
        s.commands.c.edition,
        s.commands.c.body,
    )
    .select_from(
        s.entries.outerjoin(
            s.commands,
            (s.commands.c.table_id == s.entries.c.table_id) & (s.commands.c.first == s.entries.c.sequence),
        )
    )
    .where(s.entries.c.table_id == bindparam("table"), s.entries.c.sequence >= _begins)
    .order_by(s.entries.c.sequence)
)
_next_table = select(func.min(s.entries.c.table_id)).where(s.entries.c.table_id > bindparam("after"))


class _Packed(Exception):
    """A command to be written is in a pack already: as good as a unique key that objects."""


class SqlLog(SqlPacks, ABC):
    """A store says how faults read and news travels; the ways into the database are in `sql_ways`."""

    has_other_workers = True  # whether what a floor keeps in it may be changed by any worker but this one

    def __init__(self, writing: Engine, reading: Engine) -> None:
        super().__init__(writing, reading)
        self._heads: dict[str, Head] = {}
        # written once: building them anew takes as long as the insert itself
        self._insert_entries = _inserts(s.entries, writing)
        self._insert_commands = _inserts(s.commands, writing)

    # --- what a store adds -----------------------------------------------------------------------

    def _patience(self) -> Iterator[None]:
        """How often to try again when the database went away."""
        return iter(())

    @abstractmethod
    def listen(self) -> News: ...

    @abstractmethod
    def listen_to_others(self) -> News:
        """As `listen`, without what this log wrote itself."""

    @abstractmethod
    def leases(self) -> Leases: ...

    # --- writing ---------------------------------------------------------------------------------

    def append(self, batch: Sequence[Append], snapshots: Sequence[Snapshot] = ()) -> list[AppendAnswer]:
        for one in batch:
            sound_append(one)
        for snapshot in snapshots:
            sound_snapshot(snapshot)
        with self._alone_here():
            try:
                answers = self._quickly(batch, snapshots)
                if answers is None:
                    answers = self._carefully(batch, snapshots)
            except LogError:
                self._heads.clear()
                raise
        self._written({one.act.table for one in answers if isinstance(one, Appended) and not one.again})
        return answers

    def _quickly(self, batch: Sequence[Append], snapshots: Sequence[Snapshot]) -> list[AppendAnswer] | None:
        """Write on what is remembered; nothing where that, or the keys, say that someone else wrote too."""
        heads = {one.table: self._heads.get(one.table) for one in batch}
        acts: list[LoggedAct] = []
        for one in batch:
            head = heads[one.table]
            if head is None or head.sequence != one.expected:
                return None
            act = act_of(one, head)
            heads[one.table] = Head(one.table, act.last.sequence, act.last.hash)
            acts.append(act)
        try:
            with self._writing.begin() as connection:
                self._insert(connection, acts, snapshots)
        except _Packed:
            for one in batch:
                self._heads.pop(one.table, None)
            return None
        except SQLAlchemyError as error:
            if self._gone(error):
                self._heads.clear()  # who knows what is there when it comes back
                return None  # whether it was written is found out by its id
            if self._outrun(error):
                for one in batch:
                    self._heads.pop(one.table, None)
                return None
            raise self._explain(error) from error
        self._heads.update({head.table: head for head in heads.values() if head})
        return [Appended(act) for act in acts]

    def _remember(self, head: Head) -> None:
        """What was read is as good as what was written, if it is newer; the keys object where it is not."""
        known = self._heads.get(head.table)
        if known is None or known.sequence < head.sequence:
            self._heads[head.table] = head

    def _carefully(self, batch: Sequence[Append], snapshots: Sequence[Snapshot]) -> list[AppendAnswer]:
        """Judge each by what the database says now; once more where another worker was quicker meanwhile.

        Tables of which nothing speaks against what is remembered are believed the first time: the keys would object.
        """
        patience = self._patience()
        believed = self._believed(batch)
        for _ in range(_TRIES):
            heads = dict(believed)
            try:
                with self._writing.begin() as connection:
                    answers = self._judge_all(connection, batch, heads, believed)
                    new = [one.act for one in answers if isinstance(one, Appended) and not one.again]
                    self._insert(connection, new, snapshots)
            except _Packed:
                believed = {}
                continue
            except SQLAlchemyError as error:
                believed = {}
                if self._outrun(error):
                    continue
                if self._gone(error) and next(patience, self) is None:
                    continue
                raise self._explain(error) from error
            self._heads.update(heads)
            return answers
        tables = ", ".join(sorted({one.table for one in batch}))
        raise LogError(f"the log of {tables} cannot go on: its keys contradict each other; verify the log")

    def _believed(self, batch: Sequence[Append]) -> dict[str, Head]:
        """The remembered heads of the tables whose appends all go on from there."""
        found: dict[str, Head] = {}
        for one in batch:
            head = self._heads.pop(one.table, None)
            if head is not None and head.sequence == one.expected:
                found[one.table] = head
            else:
                found.pop(one.table, None)  # more than one, or not where it was: the database is asked
        return found

    def _judge_all(
        self, connection: Connection, batch: Sequence[Append], heads: dict[str, Head], believed: dict[str, Head]
    ) -> list[AppendAnswer]:
        fresh: dict[tuple[str, str], LoggedAct] = {}
        answers: list[AppendAnswer] = []
        for one in batch:
            known = fresh.get((one.table, one.command))
            if known is None and one.table not in believed:
                known = self._find_act(connection, one.table, one.command)
            if known is not None:
                answers.append(
                    Appended(known, again=True) if known.body == one.body else OtherBody(one.table, one.command)
                )
                continue
            head = heads.get(one.table) or self._find_head(connection, one.table)
            heads[one.table] = head
            if head.sequence != one.expected:
                answers.append(Conflict(one.table, one.expected, head.sequence))
                continue
            act = act_of(one, head)
            heads[one.table] = Head(one.table, act.last.sequence, act.last.hash)
            fresh[one.table, one.command] = act
            answers.append(Appended(act))
        return answers

    def _insert(self, connection: Connection, acts: Sequence[LoggedAct], snapshots: Sequence[Snapshot]) -> None:
        """In the order of tables, so that two workers never wait for each other in a circle."""
        ordered = sorted(acts, key=lambda act: act.table)  # stable: within a table they follow each other
        if ordered:
            entries = [
                (entry.table, entry.sequence, entry.command, entry.body.decode(), entry.hash)
                for act in ordered
                for entry in act.entries
            ]
            commands = [
                (act.table, act.command, act.entries[0].sequence, act.edition, act.body.decode()) for act in ordered
            ]
            connection.exec_driver_sql(self._insert_entries, entries)
            connection.exec_driver_sql(self._insert_commands, commands)
            # afterwards: who packs these ids at this moment was waited for, and what they packed is seen
            if self._packed_acts(connection, ((act.table, act.command) for act in ordered)):
                raise _Packed
            self._announce(connection, {act.table for act in ordered})
        for snapshot in sorted(snapshots, key=lambda one: (one.table, one.sequence)):
            row = {
                ("table_id" if key == "table" else key): value
                for key, value in msgspec.structs.asdict(snapshot).items()
            }
            self._once(connection, s.snapshots, row)

    def _outrun(self, error: SQLAlchemyError) -> bool:
        """Whether another worker was quicker."""
        return isinstance(error, IntegrityError)

    def _gone(self, error: SQLAlchemyError) -> bool:
        return isinstance(error, DBAPIError) and error.connection_invalidated

    # --- reading ---------------------------------------------------------------------------------

    def head(self, table: str) -> Head:
        sound_id(table)
        with self._read() as connection:
            return self._find_head(connection, table)

    def _find_head(self, connection: Connection, table: str) -> Head:
        row = connection.execute(_head, {"table": table}).one_or_none()
        return Head(table, 0, beginning(table)) if row is None else Head(table, row[0], row[1])

    def tables(self) -> tuple[str, ...]:
        with self._read() as connection:
            return self._find_tables(connection)

    def _find_tables(self, connection: Connection) -> tuple[str, ...]:
        found: list[str] = []
        while (table := connection.scalar(_next_table, {"after": found[-1] if found else ""})) is not None:
            found.append(table)
        return tuple(found)

    def ends(self) -> tuple[Head, ...]:
        with self._at_one_moment() as connection:
            return tuple(self._find_head(connection, table) for table in self._find_tables(connection))

    def entries(self, table: str, after: int = 0) -> Iterator[LogEntry]:
        for act in self.acts(table, after):
            yield from (entry for entry in act.entries if entry.sequence > after)

    def acts(self, table: str, after: int = 0) -> Iterator[LoggedAct]:
        sound_id(table)
        sound_number(after)
        with self._read() as connection:
            yield from self._acts(connection, table, after)

    def _acts(self, connection: Connection, table: str, after: int) -> Iterator[LoggedAct]:
        """From rows; where they begin later than they should, what lies between was packed, perhaps just now."""
        while True:
            options = {"stream_results": True, "yield_per": _AT_A_TIME}
            rows = connection.execute(_with_commands, {"table": table, "after": after}, execution_options=options)
            acts = grouped(table, rows)
            first = next((act for act in acts if act.last.sequence > after), None)
            if first is None:
                return
            known = after
            if first.entries[0].sequence > after + 1:
                for pack in self.packs_after(connection, table, after):
                    yield from (act for act in self.unpacked(connection, pack) if act.last.sequence > after)
                    known = pack.last
            if known == after:
                yield first
                yield from acts
                return
            rows.close()
            after = known

    def bodies(
        self, table: str, after: int = 0, upto: int | None = None, *, words: Sequence[str] = ()
    ) -> Iterator[tuple[int, bytes]]:
        """Entries as they were written, by their numbers, without hashes and commands: for whoever looks for some.

        With `words` only those whose text has one of them, be its letters large or small.
        """
        sound_id(table)
        sound_number(after, upto or 0)
        c = s.entries.c
        wanted = select(c.sequence, c.body).where(c.table_id == table, c.sequence > after).order_by(c.sequence)
        if upto is not None:
            wanted = wanted.where(c.sequence <= upto)
        if words:
            sound_text(*words)
            wanted = wanted.where(or_(*(c.body.contains(word, autoescape=True) for word in words)))
        options = {"stream_results": True, "yield_per": _AT_A_TIME}
        with self._at_one_moment() as connection:
            yield from self._packed_bodies(connection, table, after, upto, words)
            for sequence, body in connection.execute(wanted, execution_options=options):
                yield sequence, body.encode()

    def _packed_bodies(
        self, connection: Connection, table: str, after: int, upto: int | None, words: Sequence[str]
    ) -> Iterator[tuple[int, bytes]]:
        sought = [word.encode().lower() for word in words]  # as a database does: letters of ASCII alone
        for pack in self.packs_after(connection, table, after):
            if upto is not None and pack.first > upto:
                return
            for act in self.plainly(connection, pack):
                for sequence, body in enumerate(act.events, start=act.first):
                    if sequence > after and (upto is None or sequence <= upto):
                        said = body.lower() if sought else b""
                        if not sought or any(word in said for word in sought):
                            yield sequence, body

    def acts_since(self, known: Mapping[str, int]) -> dict[str, list[LoggedAct]]:
        """By table, the acts after the one whose last entry is known."""
        return {table: list(self.acts(table, after)) for table, after in known.items()}

    def act(self, table: str, command: str) -> LoggedAct | None:
        sound_id(table, command)
        with self._read() as connection:
            return self._find_act(connection, table, command)

    def _find_act(self, connection: Connection, table: str, command: str) -> LoggedAct | None:
        row = connection.execute(
            select(s.commands.c.first, s.commands.c.edition, s.commands.c.body).where(
                s.commands.c.table_id == table, s.commands.c.id == command
            )
        ).one_or_none()
        if row is None:
            return self.packed_act(connection, table, command)
        first, edition, body = row
        rows = connection.execute(_entries, {"table": table, "after": first - 1})
        own = takewhile(lambda found: found[1] == command, rows)
        caused = tuple(LogEntry(table, found[0], command, found[2].encode(), found[3]) for found in own)
        rows.close()
        return LoggedAct(table, command, edition, body.encode(), caused)

    def commands(self, table: str) -> int:
        with self._at_one_moment() as connection:
            newest = self.newest_pack(connection, table)
            rows = connection.scalar(select(func.count()).where(s.commands.c.table_id == table)) or 0
        return rows + (newest[2] if newest is not None else 0)

    def outside(self) -> int:
        nowhere = (s.entries.c.sequence < 1) | (s.entries.c.table_id == "")
        has_log = select(s.entries.c.table_id).where(s.entries.c.table_id == s.commands.c.table_id).exists()
        with self._at_one_moment() as connection:
            entries = connection.scalar(select(func.count()).select_from(s.entries).where(nowhere)) or 0
            commands = connection.scalar(select(func.count()).select_from(s.commands).where(~has_log)) or 0
            return entries + commands + self.strays_of_packs(connection)

    # --- what is kept beside ---------------------------------------------------------------------

    def snapshot(
        self, table: str, *, upto: int | None = None, coup: int | None = None, shoe: int | None = None
    ) -> Snapshot | None:
        sound_id(table)
        sound_number(upto or 0, coup or 0)
        wanted = select(s.snapshots).where(s.snapshots.c.table_id == table)
        if upto is not None:
            wanted = wanted.where(s.snapshots.c.sequence <= upto)
        if coup is not None:
            wanted = wanted.where(s.snapshots.c.coups < coup)
        if shoe is not None:
            wanted = wanted.where(s.snapshots.c.shoes < shoe)
        row = self._first(wanted.order_by(s.snapshots.c.sequence.desc()).limit(1))
        return None if row is None else Snapshot(*tuple(row))

    def drop_snapshots(self, table: str) -> None:
        sound_id(table)
        self._write(lambda connection: connection.execute(delete(s.snapshots).where(s.snapshots.c.table_id == table)))

    def keep_edition(self, edition: str, content: bytes) -> None:
        sound_text(edition)
        self._write(lambda one: self._once(one, s.editions, {"edition": edition, "content": content}))

    def edition(self, edition: str) -> bytes | None:
        sound_text(edition)
        row = self._first(select(s.editions.c.content).where(s.editions.c.edition == edition))
        return None if row is None else bytes(row[0])

    def editions(self) -> tuple[str, ...]:
        with self._read() as connection:
            return tuple(connection.scalars(select(s.editions.c.edition).order_by(s.editions.c.edition)))

    def keep_tape(self, commitment: str, sealed: bytes) -> None:
        sound_text(commitment)
        self._write(lambda one: self._once(one, s.tapes, {"commitment": commitment, "sealed": sealed}))

    def tape(self, commitment: str) -> bytes | None:
        sound_text(commitment)
        row = self._first(select(s.tapes.c.sealed).where(s.tapes.c.commitment == commitment))
        return None if row is None else bytes(row[0])

    def tapes(self) -> Iterator[tuple[str, bytes]]:
        with self._read() as connection:
            for commitment, sealed in connection.execute(select(s.tapes).order_by(s.tapes.c.commitment)):
                yield commitment, bytes(sealed)

    def name_person(self, person: str, name: str) -> None:
        sound_id(person)
        sound_text(name)
        rename(self, person, name)

    def forget_person(self, person: str) -> None:
        sound_id(person)
        rename(self, person, None)

    def people_changed(self, connection: Connection) -> None:
        self.keep_fact_with(connection, PEOPLE_CHANGED, mark())
        self._announce(connection, {PEOPLE_CHANGED})

    def people(self) -> dict[str, str]:
        with self._read() as connection:
            return {row[0]: row[1] for row in connection.execute(select(s.people).order_by(s.people.c.id))}

    def remark(self, remark: Remark) -> None:
        sound_text(remark.kind, remark.table, remark.says)
        sound_number(remark.at)
        row = {"at": remark.at, "kind": remark.kind, "table_id": remark.table, "says": remark.says}
        self._write(lambda connection: connection.execute(insert(s.remarks), row))

    def remarks(self) -> tuple[Remark, ...]:
        c = s.remarks.c
        with self._read() as connection:
            rows = connection.execute(select(c.at, c.kind, c.table_id, c.says).order_by(c.number))
            return tuple(Remark(*row) for row in rows)


def _inserts(table: Table, engine: Engine) -> str:
    """The statement that inserts a row of all columns, in the words of a database's driver."""
    mark = "?" if engine.dialect.positional else "%s"
    columns = ", ".join(engine.dialect.identifier_preparer.quote(column.name) for column in table.columns)
    return f"INSERT INTO {table.name} ({columns}) VALUES ({', '.join([mark] * len(table.columns))})"


def grouped(table: str, rows: Iterable[Any]) -> Iterator[LoggedAct]:
    """Entries gathered by command; an entry that lies with no command of its own is left for the chain to find."""
    command, edition, body = "", "", b""
    caused: list[LogEntry] = []
    for sequence, of, said, hash, id, by, asked in rows:
        if id is not None or not caused:
            if caused:
                yield LoggedAct(table, command, edition, body, tuple(caused))
            command, edition, body = id or of, by or "", (asked or "").encode()
            caused = []
        caused.append(LogEntry(table, sequence, of, said.encode(), hash))
    if caused:
        yield LoggedAct(table, command, edition, body, tuple(caused))
