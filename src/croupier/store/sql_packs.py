"""Packs in an SQL database: looked up and unpacked for whoever reads, and put in the place of rows by whoever packs.

Packs hold a table's log from its first entry on, without a gap; the rows go on after the newest, and the last act of a
table is always a row. Start at `SqlPacks.packs_after` for reading and `SqlPacks.put_pack` for writing.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from croupier.store import schema as s
from croupier.store.chain import BrokenPack
from croupier.store.entry import Hash, LoggedAct
from croupier.store.packed_ids import RECORD, buckets_of, listed, places_in
from croupier.store.packs import Dictionary, Pack, PlainAct, plainly, unpacked
from croupier.store.sql_house import SqlHouse

if TYPE_CHECKING:
    from croupier.store.squeezing import Squeezer

_REMEMBERED: Final = 64  # dictionaries held ready
_ASKED_TOGETHER: Final = 200  # buckets asked for in one query

_p = s.packs.c
_next = (
    select(s.packs).where(_p.table_id == bindparam("table"), _p.last > bindparam("after")).order_by(_p.last).limit(1)
)
_newest = (
    select(_p.last, _p.hash, _p.commands).where(_p.table_id == bindparam("table")).order_by(_p.last.desc()).limit(1)
)


class ChangedMeanwhile(Exception):
    """The rows to be packed are not those that were read: someone else was quicker."""


class SqlPacks(SqlHouse, ABC):
    _has_packs = True  # a log of an earlier release, opened to be read, has no place for any

    def __init__(self, *ways: Any) -> None:
        super().__init__(*ways)
        self._squeezers: dict[Hash, Squeezer] = {}
        self._squeezing = threading.Lock()

    # --- what a store adds -----------------------------------------------------------------------

    @abstractmethod
    def _ids_in(self, connection: Connection, asked: Sequence[tuple[str, int]]) -> Sequence[Any]:
        """The buckets of ids that are there of those asked for: table, number, ids. Every append asks: it is quick."""

    @abstractmethod
    def _list_ids(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        """Put buckets of ids, in place of those with their keys."""

    @abstractmethod
    def spare(self) -> int:
        """Bytes that the database has on the disk and nothing in them; -1 where it does not say."""

    @abstractmethod
    def shrink(self) -> None:
        """Give the room that packed rows left back to the disk. Nobody else can write meanwhile."""

    # --- reading ---------------------------------------------------------------------------------

    def packs_after(self, connection: Connection, table: str, after: int) -> Iterator[Pack]:
        """The packs of a table that hold entries after this one, in order."""
        while self._has_packs:
            row = connection.execute(_next, {"table": table, "after": after}).one_or_none()
            if row is None:
                return
            pack = Pack(*tuple(row))
            yield pack
            after = pack.last

    def unpacked(self, connection: Connection, pack: Pack) -> tuple[LoggedAct, ...]:
        return unpacked(pack, self._squeezer(connection, pack))

    def plainly(self, connection: Connection, pack: Pack) -> Iterator[PlainAct]:
        """The same without any hashes: for whoever looks for something."""
        return plainly(pack, self._squeezer(connection, pack))

    def newest_pack(self, connection: Connection, table: str) -> tuple[int, Hash, int] | None:
        """Up to which entry a table is packed, the hash of that, and how many commands its packs hold."""
        row = connection.execute(_newest, {"table": table}).one_or_none() if self._has_packs else None
        return None if row is None else (row[0], bytes(row[1]), row[2])

    def packed_upto(self, table: str) -> int:
        """The last entry of a table that is packed; 0 where none is."""
        newest = self.reads(lambda connection: self.newest_pack(connection, table))
        return newest[0] if newest is not None else 0

    def packed_act(self, connection: Connection, table: str, command: str) -> LoggedAct | None:
        """The act of a packed command."""
        return self._packed_acts(connection, [(table, command)]).get((table, command))

    def _packed_acts(
        self, connection: Connection, wanted: Iterable[tuple[str, str]]
    ) -> dict[tuple[str, str], LoggedAct]:
        """Those of these commands, by table and id, that are packed: mostly none."""
        if not self._has_packs:
            return {}
        places: dict[tuple[str, int], list[str]] = defaultdict(list)
        for table, command in wanted:
            for bucket in buckets_of(command):
                places[table, bucket].append(command)
        found: dict[tuple[str, str], LoggedAct] = {}
        asked = sorted(places)
        for begin in range(0, len(asked), _ASKED_TOGETHER):
            for table, bucket, ids in self._ids_in(connection, asked[begin : begin + _ASKED_TOGETHER]):
                for command in places[table, bucket]:
                    for first in places_in(command, bytes(ids)):
                        act = self._act_at(connection, table, command, first)
                        if act is not None:
                            found[table, command] = act
        return found

    def _act_at(self, connection: Connection, table: str, command: str, first: int) -> LoggedAct | None:
        pack = next(self.packs_after(connection, table, first - 1), None)
        acts = self.unpacked(connection, pack) if pack is not None else ()
        return next((act for act in acts if act.command == command), None)

    def _squeezer(self, connection: Connection, pack: Pack) -> Squeezer:
        found = self._squeezers.get(pack.dictionary)
        if found is None:
            from croupier.store.squeezing import Squeezer

            wanted = select(s.dictionaries).where(s.dictionaries.c.digest == pack.dictionary)
            row = connection.execute(wanted).one_or_none()
            dictionary = _read(row) if row is not None else None
            if dictionary is None or dictionary.digest != pack.dictionary:
                raise pack.broken()
            found = Squeezer(dictionary.content)
            with self._squeezing:
                if len(self._squeezers) >= _REMEMBERED:
                    self._squeezers.clear()
                self._squeezers[pack.dictionary] = found
        return found

    # --- what nobody should have written ---------------------------------------------------------

    def strays_of_packs(self, connection: Connection) -> int:
        """Rows where packs are, or with their ids; packs that overlap or have no table; ids listed otherwise."""
        if not self._has_packs:
            return 0
        strays = 0
        for table in connection.scalars(select(_p.table_id).distinct()).all():
            strays += self._strays_of(connection, table)
        of_none = select(s.packed_ids.c.table_id).where(s.packed_ids.c.table_id.not_in(select(_p.table_id)))
        return strays + len(connection.scalars(of_none).all())

    def _strays_of(self, connection: Connection, table: str) -> int:
        last, strays = 0, 0
        records: dict[tuple[int, bytes], int] = defaultdict(int)
        before = 0
        # no unique key forbids a row the id of a packed command any more
        lying = set(connection.scalars(select(s.commands.c.id).where(s.commands.c.table_id == table)))
        for pack in self._every_pack(connection, table):
            strays += pack.first != last + 1
            last = pack.last
            try:
                acts = [(act.command, act.first) for act in self.plainly(connection, pack)]
            except BrokenPack:
                return strays  # which is found where its entries are looked at
            strays += pack.commands != before + len(acts)
            strays += sum(command in lying for command, _ in acts)
            for bucket, ids in listed(before, acts).items():
                for place in range(0, len(ids), RECORD):
                    records[bucket, ids[place : place + RECORD]] += 1
            before = pack.commands
        kept = select(s.packed_ids.c.bucket, s.packed_ids.c.ids).where(s.packed_ids.c.table_id == table)
        for bucket, ids in connection.execute(kept):
            for place in range(0, len(ids), RECORD):
                records[bucket, bytes(ids[place : place + RECORD])] -= 1
        strays += sum(many != 0 for many in records.values())
        e, c = s.entries.c, s.commands.c
        for rows, number, of in ((s.entries, e.sequence, e.table_id), (s.commands, c.first, c.table_id)):
            strays += connection.scalar(select(func.count()).select_from(rows).where(of == table, number <= last)) or 0
        return strays + (connection.scalar(select(func.count()).where(e.table_id == table)) == 0)

    def _every_pack(self, connection: Connection, table: str) -> Iterator[Pack]:
        return self.packs_after(connection, table, -1)

    # --- writing ---------------------------------------------------------------------------------

    def dictionary_for(self, connection: Connection, edition: str) -> Dictionary | None:
        """The dictionary that acts of an edition are squeezed by, if there is one yet that can be read."""
        d = s.dictionaries.c
        row = connection.execute(select(s.dictionaries).where(d.edition == edition).order_by(d.digest)).first()
        if row is None:
            return None
        found = _read(row)
        return found if found is not None and found.digest == bytes(row.digest) else None

    def put_pack(self, connection: Connection, pack: Pack, dictionary: Dictionary, acts: Sequence[LoggedAct]) -> None:
        """A pack of these acts in place of their rows, in the caller's transaction.

        A ChangedMeanwhile where those are not the rows any more. They go first: another who packs the same waits here,
        and then finds none.
        """
        of, e, c = pack.table, s.entries.c, s.commands.c
        newest = self.newest_pack(connection, of)
        gone = connection.execute(
            delete(s.entries).where(e.table_id == of, e.sequence >= pack.first, e.sequence <= pack.last)
        ).rowcount
        also = connection.execute(
            delete(s.commands).where(c.table_id == of, c.first >= pack.first, c.first <= pack.last)
        ).rowcount
        packed_before = newest[2] if newest is not None else 0
        expected = (pack.last - pack.first + 1, len(acts), pack.first - 1, pack.commands - len(acts))
        if (gone, also, newest[0] if newest is not None else 0, packed_before) != expected:
            raise ChangedMeanwhile
        if connection.scalar(select(func.count()).where(e.table_id == of, e.sequence == pack.last + 1)) != 1:
            raise ChangedMeanwhile
        kept = {"digest": dictionary.digest, "edition": dictionary.edition, "content": _small(dictionary)}
        self._once(connection, s.dictionaries, kept)
        connection.execute(insert(s.packs), _row(pack))
        added = listed(packed_before, [(act.command, act.entries[0].sequence) for act in acts])
        there: dict[int, bytes] = {}
        for begin in range(0, len(asked := [(of, bucket) for bucket in sorted(added)]), _ASKED_TOGETHER):
            for _, bucket, ids in self._ids_in(connection, asked[begin : begin + _ASKED_TOGETHER]):
                there[bucket] = bytes(ids)
        rows = [
            {"table_id": of, "bucket": bucket, "ids": there.get(bucket, b"") + ids}
            for bucket, ids in sorted(added.items())
        ]
        self._list_ids(connection, rows)


def _row(pack: Pack) -> dict[str, Any]:
    return {("table_id" if name == "table" else name): getattr(pack, name) for name in pack.__struct_fields__}


def _small(dictionary: Dictionary) -> bytes:
    from croupier.store.squeezing import Squeezer

    return Squeezer().squeezed(dictionary.content)


def _read(row: Any) -> Dictionary | None:
    """A dictionary; nothing where what lies there is none."""
    from croupier.store.squeezing import Squeezer

    try:
        return Dictionary(row.edition, Squeezer().unsqueezed(bytes(row.content)))
    except ValueError:
        return None
