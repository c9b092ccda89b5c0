"""What must hold on a day on which much goes wrong, read from the database's file and from what people were promised.

The file is read on by an account of its own, from the first entry to the last: whatever was there before must still be
so. Start at `Laws.look`, after a death; `Laws.at_rest`, when all is quiet; `Laws.in_the_evening`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from croupier.floor import Floor, Standing
from croupier.ledger import Breach
from croupier.store.entry import LoggedAct
from croupier.store.floor_heads import FloorHead, FloorHeadsFile
from croupier.store.heads import HeadsFile, SignedHead
from croupier.store.house import followed
from croupier.store.keys import FLOOR_HEADS, public_keys
from croupier.store.log import LogError
from croupier.store.sqlite import SqliteLog
from croupier.table import audit
from croupier.table.codec import decode_command, encode_table
from croupier.table.machine import is_machine
from croupier.table.records import FloatFilled, TableOpened
from croupier.verify import Verified, verify_log
from croupier.verify.floor_check import DATABASE, FILE, FloorCheck
from fault_days.failing_log import engines
from fault_days.people import Paper, Sent
from fault_days.workers import Worker


class _OnlyReads(SqliteLog):
    """The same file, and nothing goes wrong with it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super(SqliteLog, self).__init__(*engines(path, "laws"))


class Laws:
    def __init__(self, database: Path, paper: Paper) -> None:
        self._database, self._paper = database, paper
        self._folds: dict[str, Standing] = {}
        self._acts: dict[tuple[str, str], int] = {}  # by table and id, the last entry
        self._log: SqliteLog | None = None
        self.commands = 0
        self._opened: dict[str, int] = {}
        self._filled: dict[str, int] = {}
        self._ahead: dict[int, int] = {}  # by the machine's starts: the floor's time less what passed

    @contextmanager
    def _opened_log(self) -> Iterator[SqliteLog]:
        if self._log is None:
            self._log = _OnlyReads(self._database)
        yield self._log

    # --- the log, whenever it is looked at -------------------------------------------------------

    def look(self) -> None:
        """Read on: a chain that holds, time that goes forward, chips that add up, commands that someone gave once."""
        with self._opened_log() as log:
            for table in log.tables():
                fold = self._folds.setdefault(table, Standing(table))
                for act in log.acts(table, fold.head.sequence):
                    self._follow(table, fold, act)
                assert log.head(table) == fold.head, f"the log of {table} does not end where its entries do"
        assert not self._paper.faults, self._paper.faults[0]
        for (table, id), sent in self._paper.sent.items():
            done = sent.done
            if done is not None:
                at = self._acts.get((table, id))
                assert at is not None, f"{id} at {table} was promised and is lost: {sent}"
                assert at == done.version, f"{id} at {table} was promised as entry {done.version} and is {at}"

    def _follow(self, table: str, fold: Standing, act: LoggedAct) -> None:
        before = fold.table.clock
        try:
            folded = fold.follow(act)
            for one in folded:
                audit(one.after)
        except Breach as breach:
            raise AssertionError(f"{table}: {breach}") from None
        assert (table, act.command) not in self._acts, f"{act.command} is twice in the log of {table}"
        self._acts[table, act.command] = act.last.sequence
        self.commands += 1
        for one in folded:
            assert one.event.made.at >= before, f"time went back at entry {act.last.sequence} of {table}"
            self._opened[table] = self._opened.get(table, 0) + isinstance(one.event, TableOpened)
            self._filled[table] = self._filled.get(table, 0) + isinstance(one.event, FloatFilled)
        self._asked_for(table, act)

    def _asked_for(self, table: str, act: LoggedAct) -> None:
        """Whatever a person did, they asked for, under this id and in these words."""
        command = decode_command(act.body)
        if is_machine(command.actor):
            assert act.command.startswith("a"), f"{act.command} is none of the machine's ids"
            return
        sent = self._paper.sent.get((table, act.command))
        assert sent is not None, f"nobody sent {act.command} at {table}: {command}"
        assert sent.person == command.actor.id, f"{act.command} was sent by {sent.person}, not by {command.actor.id}"
        assert _says(command, sent), f"{act.command} at {table} says {command} where {sent.facts} was sent"

    # --- time ------------------------------------------------------------------------------------

    def hear_clock(self, worker: Worker) -> None:
        """Until the machine starts again the floor's time goes as time passes, whatever is set and whoever dies."""
        assert worker.floor is not None
        machine = worker.house.machine
        try:
            now = worker.floor.clock.now()
        except LogError:  # a jump that could not be noted
            return
        ahead = self._ahead.setdefault(machine.boots, now - machine.passed)
        moved = now - machine.passed - ahead
        if abs(moved) > 1:
            self._paper.faults.append(f"the clock of {worker.process} moved by {moved} ms besides what passed")

    # --- when all is quiet -----------------------------------------------------------------------

    def at_rest(self, workers: Iterable[Worker]) -> None:
        """What every worker knows and tells is what the log makes."""
        self.look()
        for worker in workers:
            floor = worker.floor
            assert floor is not None, f"worker {worker.name} does not come up"
            assert not worker.seen, worker.seen[0]
            latest = max((fold.table.clock for fold in self._folds.values()), default=0)
            assert floor.clock.now() >= latest, f"the clock of {worker.process} is behind the log"
            for name, room in floor.rooms.items():
                fold = self._folds.get(name) or Standing(name)
                known = floor.floor.standing(name)
                assert not known.halted, f"{name} is halted: {known.halted}"
                assert known.head == fold.head, (
                    f"worker {worker.name} knows {name} up to {known.head.sequence}, the log has {fold.head.sequence}"
                )
                assert encode_table(known.table) == encode_table(fold.table), f"{name} is not what its log makes"
                assert room.version == fold.head.sequence, (
                    f"worker {worker.name} tells of {name} up to {room.version}, the log has {fold.head.sequence}"
                )
                told = [one.sequence for one, _ in room._told]
                assert told == list(range(room.version - len(told) + 1, room.version + 1)), f"told at {name}: {told}"
                assert not room.trouble, f"{name} is in trouble with nothing wrong: {room.trouble}"
        for name, opened in self._opened.items():
            filled = self._filled[name]
            assert 0 < filled <= opened, f"{name} opened {opened} times, and its float was filled {filled} times"

    # --- in the evening --------------------------------------------------------------------------

    def in_the_evening(self, folder: Path) -> tuple[dict[str, tuple[int, str]], tuple[int, str], int, int, int]:
        """Everything once more: a verification with all heads, a floor that is loaded anew, every shoe revealed."""
        self.look()
        with self._opened_log() as log:
            house = followed(log.house_log()).end
            coups, shoes = self._verified(log, folder)
            floor = Floor(log)
            try:
                for name, fold in self._folds.items():
                    loaded = floor.standing(name)
                    assert encode_table(loaded.table) == encode_table(fold.table), f"{name} is loaded otherwise"
                    assert loaded.frontier.root() == fold.frontier.root(), f"{name} has another root"
                    assert not fold.table.is_open, f"{name} is not closed"
                    assert not fold.table.unrevealed, f"a shoe of {name} is not revealed"
            finally:
                floor.close()
            log.close()
        heads = {name: (fold.head.sequence, fold.head.hash.hex()) for name, fold in self._folds.items()}
        return heads, (house.number, house.hash.hex()), self.commands, coups, shoes

    def _verified(self, log: SqliteLog, folder: Path) -> tuple[int, int]:
        keys = folder / "keys"
        known = public_keys(str(keys / "signing.pub"))
        heads = [head for head in HeadsFile(keys / "heads.jsonl") if isinstance(head, SignedHead)]
        sources: dict[str, Iterable[FloorHead | int]] = {
            DATABASE: log.floor_heads(),
            FILE: FloorHeadsFile(keys / FLOOR_HEADS),
        }
        coups = shoes = 0
        for one in verify_log(log, heads, key=known, floor=FloorCheck(sources, known)):
            assert isinstance(one, Verified), f"verify finds {one.sentence()}"
            coups += one.tally.coups
            shoes += one.tally.shoes
        return coups, shoes


def _says(command: object, sent: Sent) -> bool:
    return all(getattr(command, name) == fact for name, fact in sent.facts.items())
