"""Tables and tournaments on a log: decide, write, and only then let it be so. Several floors may share one database.

A command is judged on what this process knows; the log has the last word, by the version expected and by the
command's id. Whatever does not add up halts that stream, with the evidence kept. What a stream is and does is its
kind's business (kinds.py); a table is the usual one, and names the arguments. Start at `Floor.give`.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future
from typing import Any, Final, TypeAlias

import msgspec

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.floor.books import Editions
from croupier.floor.clock import SteadyClock, steady_counter, wall_clock
from croupier.floor.kinds import kind_of_command
from croupier.floor.standing import FoldedEvent, Standing, fold
from croupier.ledger import Breach
from croupier.rulebooks import Rulebook
from croupier.store.chain import BrokenPack
from croupier.store.entry import Hash, LoggedAct
from croupier.store.heads import SignedHead
from croupier.store.house import HouseNote, NoteFact
from croupier.store.keys import Keys
from croupier.store.log import Append, AppendAnswer, Appended, Conflict, Log, LogError, OtherBody, Remark
from croupier.store.sound import sound_id
from croupier.store.writer import Writer
from croupier.table import Command, Event, Instant, Table, name_of
from croupier.table.upcast import UnknownEvent

SNAPSHOT_EVERY: Final = 2_000  # entries after the last one, if no shoe ended before
TRIES: Final = 50  # against workers that are quicker, before the caller hears of it


class Done(msgspec.Struct, frozen=True):
    """Accepted and durable. `again`: it was so before, and this is the same answer."""

    events: tuple[Event, ...]
    sequence: int  # of its last entry
    again: bool = False


class Halted(msgspec.Struct, frozen=True):
    """The table's log or its chips do not add up: nothing more happens there until someone has looked."""

    table: str
    says: str


class JudgedCommand(msgspec.Struct, frozen=True):
    """A command that was judged and is to be written, with what it will have done."""

    append: Append
    folded: tuple[FoldedEvent[Any], ...]
    at: Instant

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(one.event for one in self.folded)


GiveAnswer: TypeAlias = Done | Refusal | Conflict | OtherBody | Halted
Giving: TypeAlias = Generator[JudgedCommand, AppendAnswer, GiveAnswer]


def _of_another_kind(standing: Standing, command: Command) -> Refusal | None:
    """A table's command is given to tables, a tournament's to tournaments; a new stream is what its id says."""
    if kind_of_command(type(command)) is standing.kind:
        return None
    facts: RefusalFacts = {"stream": standing.id, "kind": standing.kind.name, "command": name_of(type(command))}
    return Refusal(Reason.OTHER_STREAM, (), facts)


class Floor:
    def __init__(self, log: Log, keys: Keys | None = None) -> None:
        """Without keys no head is signed."""
        self.log = log
        self.editions = Editions(log)
        self._keys = keys
        self._writer = Writer(log)
        self._standings: dict[str, Standing] = {}
        self._snapshotted: dict[str, int] = {}
        self._unsigned: dict[str, str] = {}  # tables whose head could not be signed yet, and why it is to be
        self._locks: dict[str, threading.RLock] = {}
        self._making = threading.Lock()

    # --- commands --------------------------------------------------------------------------------

    def give(self, table: str, command: Command, book: Rulebook, expected: int | None = None) -> GiveAnswer:
        """Judge a command and make it so. `expected` is the version it was made against, if it must be that one."""
        with self._lock(table):
            giving = self.giving(table, command, book, expected)
            try:
                asked = next(giving)
                while True:
                    asked = giving.send(self.submit(asked).result())
            except StopIteration as ended:
                given: GiveAnswer = ended.value
                return given

    def giving(
        self,
        table: str,
        command: Command,
        book: Rulebook,
        expected: int | None = None,
        *,
        clock: Callable[[], Instant] | None = None,
    ) -> Giving:
        """Giving a command, but for the waiting, which is done by whoever asks; one at a time a table.

        Each command that comes out is to be submitted, and what the log answers sent in; what is returned is the
        answer. `clock` is for tables at which other workers write meanwhile: a command that is late for what they wrote
        gets the time again, and one that is refused is judged anew where they wrote what was not known here.
        """
        for _ in range(TRIES):
            asked = self._ask(table, command, book, expected)
            if clock is not None and isinstance(asked, Refusal) and asked.reason is Reason.TIME_RUNS_BACKWARDS:
                # of two clocks one is always a little ahead
                command = msgspec.structs.replace(command, at=max(clock(), self.standing(table).clock))
                asked = self._ask(table, command, book, expected)
            if isinstance(asked, JudgedCommand):
                given = self._conclude(asked, (yield asked))
                if not isinstance(given, Conflict) or expected is not None:
                    return given
            else:
                given = asked
                if clock is None or not isinstance(given, Refusal) or not self._was_behind(table):
                    return given
        return given

    def _was_behind(self, table: str) -> bool:
        """Whether another worker wrote what had not been heard of here."""
        with self._lock(table):
            before = self._standing(table).head.sequence
            self._catch_up(self._standing(table))
            return self._standing(table).head.sequence != before

    def _ask(
        self, table: str, command: Command, book: Rulebook, expected: int | None = None
    ) -> JudgedCommand | GiveAnswer:
        """The first half of giving a command: judged, and to be written; or the answer, where nothing is."""
        sound_id(table, command.id)
        try:
            body = kind_of_command(type(command)).encode(command)
        except UnicodeEncodeError:
            raise LogError(f"command {command.id} has half a character in a text and cannot be kept") from None
        with self._lock(table):
            standing = self._standing(table)
            if standing.halted:
                return Halted(table, standing.halted)
            if table in self._unsigned:
                self._sign(standing, command.at, self._unsigned[table])
            if expected is not None and expected != standing.head.sequence:
                self._catch_up(standing)
                if expected != standing.head.sequence:
                    return self._known(table, command, body) or Conflict(table, expected, standing.head.sequence)
            return self._judged(standing, command, body, book)

    def _judged(self, standing: Standing, command: Command, body: bytes, book: Rulebook) -> JudgedCommand | GiveAnswer:
        kind, state = standing.kind, standing.state
        try:
            answer = _of_another_kind(standing, command) or kind.decide(state, command, book)
            if not isinstance(answer, Refusal):
                answer = kind.refused_on_a_floor(state, command) or answer
            folded = () if isinstance(answer, Refusal) else fold(kind, state, answer)
        except Breach as breach:
            return self._halt(standing, str(breach), command.at)
        if isinstance(answer, Refusal):
            return self._known(standing.id, command, body) or answer
        if not answer:
            return Done((), standing.head.sequence)
        self.editions.learn(book)
        said = tuple(kind.encode(event) for event in answer)
        append = Append(
            table=standing.id,
            expected=standing.head.sequence,
            command=command.id,
            edition=book.edition,
            body=body,
            events=said,
        )
        return JudgedCommand(append, folded, command.at)

    def submit(self, asked: JudgedCommand) -> Future[AppendAnswer]:
        """Have it written, together with whatever else waits."""
        return self._writer.submit(asked.append)

    def _conclude(self, asked: JudgedCommand, written: AppendAnswer) -> GiveAnswer:
        """The second half: what is written is so. A Conflict says that another worker was quicker; ask again."""
        with self._lock(asked.append.table):
            standing = self._standing(asked.append.table)
            if isinstance(written, Conflict):
                self._catch_up(standing)
                return written
            if isinstance(written, OtherBody) or written.again:
                self._catch_up(standing)  # whoever wrote it may not have lived to hear of it
                return written if isinstance(written, OtherBody) else self._answered(written)
            try:
                standing.follow(written.act, asked.folded)
            except Breach as breach:
                return self._halt(standing, str(breach), asked.at)
            events = asked.events
            self._mark(standing, events, asked.at)
            return Done(events, standing.head.sequence)

    def _known(self, table: str, command: Command, body: bytes) -> Done | OtherBody | None:
        """The answer to a command that was accepted before."""
        act = self.log.act(table, command.id)
        if act is None:
            return None
        self._catch_up(self._standing(table))  # whoever wrote it may not have lived to hear of it
        return self._answered(Appended(act, again=True)) if act.body == body else OtherBody(table, command.id)

    def _answered(self, written: Appended) -> Done:
        act = written.act
        read_event = self._standing(act.table).kind.read_event
        try:
            events = tuple(read_event(entry.body) for entry in act.entries)
        except UnknownEvent as error:
            raise LogError(f"the answer to {act.command} at table {act.table} {error}") from None
        return Done(events, act.last.sequence, again=True)

    def follow(self, table: str, acts: Iterable[LoggedAct]) -> None:
        """Take in what another worker wrote; it is read from the log where these acts are not all of it."""
        with self._lock(table):
            standing = self._standing(table)
            new = [act for act in acts if act.entries[0].sequence > standing.head.sequence]
            try:
                for act in new:
                    if standing.halted or act.entries[0].sequence != standing.head.sequence + 1:
                        break
                    standing.follow(act)
            except Breach as breach:
                self._halt(standing, str(breach), standing.clock)
            if not new or standing.head.sequence < new[-1].last.sequence:
                self._catch_up(standing)

    def listen(self, table: str) -> deque[FoldedEvent[Any]]:
        """What happens at a table from now on, in order and once it is so; whoever listens takes it out."""
        with self._lock(table):
            heard: deque[FoldedEvent[Any]] = deque()
            self._standing(table).heard.append(heard)
            return heard

    # --- what stands -----------------------------------------------------------------------------

    def table(self, table: str) -> Table:
        """The table as it is in the log now."""
        with self._lock(table):
            standing = self._standing(table)
            self._catch_up(standing)
            return standing.table

    def standing(self, table: str) -> Standing:
        """What this process knows of a table; loaded when first asked for.

        What is known is not waited for: whoever reads on in the log at this moment may have to wait for a database.
        """
        found = self._standings.get(table)
        if found is not None:
            return found
        with self._lock(table):
            return self._standing(table)

    def _standing(self, table: str) -> Standing:
        found = self._standings.get(table)
        if found is None:
            found = self._loaded(table)
            self._standings[table] = found
            self._snapshotted[table] = found.head.sequence
        return found

    def _loaded(self, table: str) -> Standing:
        standing = Standing.begun(table, self.log.snapshot(table))
        self._catch_up(standing)
        return standing

    def _catch_up(self, standing: Standing) -> None:
        """Read what others wrote."""
        if standing.halted:
            return
        try:
            standing.catch_up(self.log)
        except Breach as breach:
            self._halt(standing, str(breach), standing.clock)

    def _halt(self, standing: Standing, says: str, at: Instant) -> Halted:
        standing.halted = says
        self.log.remark(Remark(at, "halted", standing.id, says))
        facts: dict[str, NoteFact] = {"table": standing.id, "says": says}
        self.log.note(HouseNote(at=at, kind="halted", facts=facts))
        return Halted(standing.id, says)

    def _mark(self, standing: Standing, events: tuple[Event, ...], at: Instant) -> None:
        """A snapshot now and then, and a signed head at the end of a shoe."""
        why = standing.kind.ends_something(events)
        name = standing.id
        if why or standing.head.sequence - self._snapshotted[name] >= SNAPSHOT_EVERY:
            self._writer.keep(standing.snapshot())
            self._snapshotted[name] = standing.head.sequence
        if why and self._keys is not None:
            self._unsigned[name] = why  # until it is signed nothing more happens here
            self._sign(standing, at, why)

    # --- heads -----------------------------------------------------------------------------------

    def sign(self, table: str, at: Instant, why: str = "asked") -> SignedHead:
        """A signed head of a table's log as it is now, written apart from the database."""
        with self._lock(table):
            standing = self._standing(table)
            self._catch_up(standing)
            if standing.halted:
                raise LogError(f"table {table} is halted and nothing is signed there: {standing.halted}")
            return self._sign(standing, at, why)

    def _sign(self, standing: Standing, at: Instant, why: str) -> SignedHead:
        if self._keys is None:
            raise LogError("there are no keys to sign with: name the folder of the keys")
        head = standing.head
        signed = self._keys.signer.sign(
            table=head.table, sequence=head.sequence, hash=head.hash, root=standing.frontier.root(), at=at, why=why
        )
        self._keys.heads.add(signed)
        self._unsigned.pop(head.table, None)
        return signed

    def ends(self) -> list[tuple[str, int, Hash, Callable[[], Hash]]]:
        """Where every table's log ends, in the order of their names: how long it is, its last hash, its Merkle root.

        The root is worked out when it is asked for, of the log as it was at that moment.
        """
        found: list[tuple[str, int, Hash, Callable[[], Hash]]] = []
        for name in sorted({*self.log.tables(), *self._standings}):
            with self._lock(name):
                standing = self._standing(name)
                if not standing.head.sequence:
                    continue
                found.append((name, standing.head.sequence, standing.head.hash, standing.frontier.copy().root))
        return found

    # --- checking in the background --------------------------------------------------------------

    def check(self, table: str, going_on: Callable[[], bool] = lambda: True) -> str:
        """Replay a table from its first entry and compare; what is wrong, or nothing. A wrong table is halted."""
        with self._lock(table):
            known = self._standing(table)
            head, state, told = known.head, known.state, (known.frontier.root(), known.coups, known.shoes)
        if known.halted:
            return known.halted
        fresh = Standing(table)
        try:
            for act in self.log.acts(table):
                if fresh.head.sequence >= head.sequence:
                    break
                if not going_on():
                    return ""
                fresh.follow(act)
        except (Breach, BrokenPack) as breach:
            self.log.drop_snapshots(table)
            return self._halt(known, str(breach), state.clock).says
        replayed = (fresh.frontier.root(), fresh.coups, fresh.shoes)
        if fresh.head == head and (fresh.state, replayed) != (state, told):
            self.log.drop_snapshots(table)
            says = f"table {table} at entry {head.sequence} is not what its log makes: the snapshot was wrong"
            return self._halt(known, says, state.clock).says
        if fresh.head.sequence < head.sequence:
            says = f"the log of table {table} ends at entry {fresh.head.sequence} and had {head.sequence} before"
            return self._halt(known, says, state.clock).says
        if fresh.head != head:
            self.log.drop_snapshots(table)
            says = f"entry {head.sequence} of table {table} is not the one that was there before"
            return self._halt(known, says, state.clock).says
        return ""

    # --- the rest --------------------------------------------------------------------------------

    def desk(self, table: str, book: Rulebook, heard: Callable[[Event], None] = lambda event: None) -> FloorDesk:
        return FloorDesk(self, table, book, heard)

    def latest(self) -> Instant:
        """The latest time in any table's log, for a clock that must not go back."""
        return max((self.standing(table).clock for table in self.log.tables()), default=0)

    def clock(
        self, *, wall: Callable[[], Instant] = wall_clock, steady: Callable[[], int] = steady_counter
    ) -> SteadyClock:
        """A clock that goes on from the latest time in the log; a jump of the machine's clock is kept as a remark."""

        def jumped(at: Instant, by: int) -> None:
            says = f"the machine's clock jumped by {by / 1000:+.3f} seconds; the tables' time went on without it"
            self.log.remark(Remark(at, "clock-jumped", "", says))
            self.log.note(HouseNote(at=at, kind="clock-jumped", facts={"milliseconds": by}))

        return SteadyClock(self.latest(), jumped=jumped, wall=wall, steady=steady)

    def _lock(self, table: str) -> threading.RLock:
        sound_id(table)
        with self._making:
            return self._locks.setdefault(table, threading.RLock())

    def close(self, at: Instant | None = None) -> None:
        """Write what waits, leave snapshots for a quick start, and sign what is not signed yet."""
        sound = [one for one in self._standings.values() if one.head.sequence and not one.halted]
        for standing in sound:
            if standing.head.sequence > self._snapshotted[standing.id]:
                self._writer.keep(standing.snapshot())
        self._writer.close()
        if self._keys is not None and at is not None:
            for standing in sound:
                self._sign(standing, at, "closing")


class FloorDesk:
    """One table of a floor with its book: what a dealer needs."""

    def __init__(
        self, floor: Floor, table: str, book: Rulebook, heard: Callable[[Event], None] = lambda event: None
    ) -> None:
        """`heard` is told of every event, once it is durable."""
        self.floor = floor
        self.book = book
        self._name = table
        self._heard = heard

    @property
    def table(self) -> Table:
        return self.floor.standing(self._name).table

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        """Give a command; whatever is neither done nor refused is a LogError with one sentence."""
        given = self.floor.give(self._name, command, self.book)
        match given:
            case Done():
                for event in () if given.again else given.events:
                    self._heard(event)
                return given.events
            case Refusal():
                return given
            case Conflict():
                raise LogError(f"others are too quick at table {self._name}: try again")
            case OtherBody():
                raise LogError(f"the id {given.command} was used before, for another command")
            case Halted():
                raise LogError(f"table {self._name} is halted: {given.says}")
