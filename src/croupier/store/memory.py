"""A log in memory, for a table that nobody needs tomorrow and as the plainest statement of what a log does."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

from croupier.store.chain import act_of
from croupier.store.entry import LogEntry, LoggedAct, beginning
from croupier.store.house import HouseEnd, HouseEntry, HouseNote, end_of, entry_of
from croupier.store.log import Append, AppendAnswer, Appended, Conflict, Head, OtherBody, Remark, Snapshot
from croupier.store.news import LocalNews, Newsroom
from croupier.store.sound import sound_append, sound_id, sound_number, sound_snapshot, sound_text


class MemoryLog:
    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._acts: dict[str, list[LoggedAct]] = {}
        self._by_id: dict[tuple[str, str], LoggedAct] = {}
        self._snapshots: dict[str, list[Snapshot]] = {}
        self._editions: dict[str, bytes] = {}
        self._tapes: dict[str, bytes] = {}
        self._people: dict[str, str] = {}
        self._remarks: list[Remark] = []
        self._house: list[HouseEntry] = []
        self._newsroom = Newsroom()

    def append(self, batch: Sequence[Append], snapshots: Sequence[Snapshot] = ()) -> list[AppendAnswer]:
        for one in batch:
            sound_append(one)
        for snapshot in snapshots:
            sound_snapshot(snapshot)
        with self._lock:
            answers = [self._append(one) for one in batch]
            for snapshot in snapshots:
                self._snapshots.setdefault(snapshot.table, []).append(snapshot)
        self._newsroom.tell({one.act.table for one in answers if isinstance(one, Appended) and not one.again})
        return answers

    def _append(self, one: Append) -> AppendAnswer:
        known = self._by_id.get((one.table, one.command))
        if known is not None:
            return Appended(known, again=True) if known.body == one.body else OtherBody(one.table, one.command)
        head = self.head(one.table)
        if head.sequence != one.expected:
            return Conflict(one.table, one.expected, head.sequence)
        act = act_of(one, head)
        self._acts.setdefault(one.table, []).append(act)
        self._by_id[one.table, one.command] = act
        return Appended(act)

    def head(self, table: str) -> Head:
        sound_id(table)
        acts = self._acts.get(table)
        if not acts:
            return Head(table, 0, beginning(table))
        return Head(table, acts[-1].last.sequence, acts[-1].last.hash)

    def tables(self) -> tuple[str, ...]:
        return tuple(sorted(self._acts))

    def ends(self) -> tuple[Head, ...]:
        with self._lock:
            return tuple(self.head(table) for table in self.tables())

    def entries(self, table: str, after: int = 0) -> Iterator[LogEntry]:
        for act in self.acts(table, after):
            yield from (entry for entry in act.entries if entry.sequence > after)

    def acts(self, table: str, after: int = 0) -> Iterator[LoggedAct]:
        sound_id(table)
        sound_number(after)
        for act in tuple(self._acts.get(table, ())):
            if act.last.sequence > after:
                yield act

    def act(self, table: str, command: str) -> LoggedAct | None:
        sound_id(table, command)
        return self._by_id.get((table, command))

    def commands(self, table: str) -> int:
        return len(self._acts.get(table, ()))

    def outside(self) -> int:
        return 0

    def snapshot(
        self, table: str, *, upto: int | None = None, coup: int | None = None, shoe: int | None = None
    ) -> Snapshot | None:
        sound_id(table)
        sound_number(upto or 0, coup or 0)
        fitting = (
            one
            for one in self._snapshots.get(table, ())
            if (upto is None or one.sequence <= upto)
            and (coup is None or one.coups < coup)
            and (shoe is None or one.shoes < shoe)
        )
        return max(fitting, key=lambda one: one.sequence, default=None)

    def drop_snapshots(self, table: str) -> None:
        sound_id(table)
        self._snapshots.pop(table, None)

    def keep_edition(self, edition: str, content: bytes) -> None:
        sound_text(edition)
        self._editions.setdefault(edition, content)

    def edition(self, edition: str) -> bytes | None:
        sound_text(edition)
        return self._editions.get(edition)

    def editions(self) -> tuple[str, ...]:
        return tuple(sorted(self._editions))

    def keep_tape(self, commitment: str, sealed: bytes) -> None:
        sound_text(commitment)
        self._tapes.setdefault(commitment, sealed)

    def tape(self, commitment: str) -> bytes | None:
        sound_text(commitment)
        return self._tapes.get(commitment)

    def tapes(self) -> Iterator[tuple[str, bytes]]:
        yield from sorted(self._tapes.items())

    def name_person(self, person: str, name: str) -> None:
        sound_id(person)
        sound_text(name)
        self._people[person] = name

    def forget_person(self, person: str) -> None:
        sound_id(person)
        self._people.pop(person, None)

    def people(self) -> dict[str, str]:
        return dict(self._people)

    def remark(self, remark: Remark) -> None:
        sound_text(remark.kind, remark.table, remark.says)
        sound_number(remark.at)
        self._remarks.append(remark)

    def remarks(self) -> tuple[Remark, ...]:
        return tuple(self._remarks)

    def note(self, note: HouseNote) -> HouseEntry:
        with self._lock:
            entry = entry_of(note, self.house_end())
            self._house.append(entry)
        return entry

    def house_log(self, after: int = 0) -> Iterator[HouseEntry]:
        yield from self._house[after:]

    def house_end(self) -> HouseEnd:
        return end_of(self._house[-1]) if self._house else HouseEnd()

    def listen(self) -> LocalNews:
        return self._newsroom.listen()

    def close(self) -> None:
        """Nothing is kept."""
