"""What a floor keeps about itself in an SQL database: the house log, heads of the floor, people, cards, facts.

Start at `SqlHouse.note_with`.
"""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable, Iterator
from typing import Final

from sqlalchemy import Connection, insert, inspect, select

from croupier.store import schema as s
from croupier.store.floor_heads import FloorHead, read_floor_head
from croupier.store.house import HouseEnd, HouseEntry, HouseNote, entry_of, sealed
from croupier.store.log import LogError
from croupier.store.sound import sound_text
from croupier.store.sql_ways import SqlWays

_AT_A_TIME: Final = 2_000  # rows fetched together


class SqlHouse(SqlWays, ABC):
    # --- the house log ---------------------------------------------------------------------------

    def note(self, note: HouseNote) -> HouseEntry:
        return self._write(lambda connection: self.note_with(connection, note))

    def note_with(self, connection: Connection, note: HouseNote) -> HouseEntry:
        """The same in the transaction of what it tells of: both are so, or neither is."""
        self.alone(connection)
        entry = entry_of(note, self._house_end(connection))
        self._keep_house(connection, entry)
        return entry

    def note_again(self, body: bytes) -> HouseEntry:
        """An entry of another house log, just as it was, after the end of this one: for whoever copies all of it."""

        def write(connection: Connection) -> HouseEntry:
            self.alone(connection)
            entry = sealed(body, self._house_end(connection))
            self._keep_house(connection, entry)
            return entry

        return self._write(write)

    @staticmethod
    def _keep_house(connection: Connection, entry: HouseEntry) -> None:
        row = {"number": entry.number, "body": entry.body.decode(), "hash": entry.hash}
        connection.execute(insert(s.house_log), row)

    def house_log(self, after: int = 0) -> Iterator[HouseEntry]:
        c = s.house_log.c
        with self._read() as connection:
            options = {"stream_results": True, "yield_per": _AT_A_TIME}
            wanted = select(c.number, c.body, c.hash).where(c.number > after).order_by(c.number)
            for number, body, hash in connection.execute(wanted, execution_options=options):
                yield HouseEntry(number, body.encode(), bytes(hash))

    def house_end(self) -> HouseEnd:
        with self._read() as connection:
            return self._house_end(connection)

    @staticmethod
    def _house_end(connection: Connection) -> HouseEnd:
        c = s.house_log.c
        row = connection.execute(select(c.number, c.hash).order_by(c.number.desc()).limit(1)).first()
        return HouseEnd() if row is None else HouseEnd(row[0], bytes(row[1]))

    # --- heads of the floor ----------------------------------------------------------------------

    def add_floor_head(self, make: Callable[[FloorHead | None, HouseEnd], FloorHead | None]) -> FloorHead | None:
        """Make the head that follows the newest one, and keep it: no two workers make the same number."""

        def write(connection: Connection) -> FloorHead | None:
            self.alone(connection)
            made = make(self._newest_head(connection), self._house_end(connection))
            if made is not None:
                connection.execute(insert(s.floor_heads), {"number": made.number, "body": made.line().decode()})
            return made

        return self._write(write)

    def newest_floor_head(self) -> FloorHead | None:
        with self._read() as connection:
            return self._newest_head(connection)

    @staticmethod
    def _newest_head(connection: Connection) -> FloorHead | None:
        c = s.floor_heads.c
        body = connection.scalar(select(c.body).order_by(c.number.desc()).limit(1))
        if body is None:
            return None
        head = read_floor_head(body)
        if head is None:
            raise LogError("the newest head of the floor cannot be read: verify the log")
        return head

    def floor_heads(self, after: int = 0) -> Iterator[FloorHead | int]:
        """The heads of the floor in order; a row that is none comes as its number."""
        c = s.floor_heads.c
        with self._read() as connection:
            options = {"stream_results": True, "yield_per": 50}
            wanted = select(c.number, c.body).where(c.number > after).order_by(c.number)
            for number, body in connection.execute(wanted, execution_options=options):
                head = read_floor_head(body)
                yield number if head is None or head.number != number else head

    # --- people and tables -----------------------------------------------------------------------

    def accounts(self) -> dict[str, tuple[str, bool, str]]:
        """By id: the role, whether they may come in, and the hash of the password."""
        c = s.accounts.c
        with self._read() as connection:
            rows = connection.execute(select(c.id, c.role, c.active, c.password))
            return {row[0]: (row[1], bool(row[2]), row[3]) for row in rows}

    def ranks(self) -> dict[tuple[str, str, str], str]:
        """The rank of a person by book and table, nothing for all tables; an older log has none."""
        c = s.ranks.c
        with self._read() as connection:
            if not inspect(connection).has_table(s.ranks.name):
                return {}
            wanted = select(c.account, c.book, c.table_id, c.rank)
            return {(row[0], row[1], row[2]): row[3] for row in connection.execute(wanted)}

    def table_cards(self) -> dict[str, str]:
        """The cards of tables as they are kept, by table."""
        c = s.floor_tables.c
        with self._read() as connection:
            return {row[0]: row[1] for row in connection.execute(select(c.table_id, c.card))}

    # --- what a floor remembers ------------------------------------------------------------------

    def fact(self, name: str) -> str | None:
        """What the floor remembers under this name, from before it was last stopped."""
        row = self._first(select(s.floor_facts.c.value).where(s.floor_facts.c.name == name))
        return None if row is None else str(row[0])

    def keep_fact(self, name: str, value: str) -> None:
        self._write(lambda connection: self.keep_fact_with(connection, name, value))

    def keep_fact_with(self, connection: Connection, name: str, value: str) -> None:
        sound_text(name, value)
        self.put(connection, s.floor_facts, {"name": name, "value": value})

    def facts(self) -> dict[str, str]:
        with self._read() as connection:
            return {row[0]: row[1] for row in connection.execute(select(s.floor_facts).order_by(s.floor_facts.c.name))}
