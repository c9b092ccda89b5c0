"""What a process knows of one table: the fold of its log so far, where the log ends, and the Merkle tree so far.

It follows the log and judges nothing of baccarat; a broken chain or chips that do not add up stop it. Start at
`Standing.follow`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from croupier import __version__
from croupier.ledger import Breach
from croupier.store.chain import Chain
from croupier.store.entry import LoggedAct
from croupier.store.log import Head, Log, Snapshot
from croupier.store.merkle import Frontier
from croupier.table import Event, Table, apply
from croupier.table.codec import decode_table, encode_table
from croupier.table.records import CoupCleared, ShoeEnded, TableClosed
from croupier.table.upcast import UnknownEvent, read_event

# another version replays instead of reading this one's snapshots; the number grows when a table's shape changes between
# two releases: 2 names the rows of payments by id
FORM = f"croupier {__version__} table/2"


class FoldedEvent(msgspec.Struct, frozen=True):
    """An event, with the table before it and after it: whoever tells of it need not fold it again."""

    event: Event
    before: Table
    after: Table


def fold(table: Table, events: Iterable[Event]) -> tuple[FoldedEvent, ...]:
    """These events one by one, from the table as it is."""
    folded: list[FoldedEvent] = []
    for event in events:
        after = apply(table, event)
        folded.append(FoldedEvent(event, table, after))
        table = after
    return tuple(folded)


class Standing:
    def __init__(self, table: str) -> None:
        self.table = Table(id=table)
        self.chain = Chain(table)
        self.frontier = Frontier()
        self.coups = 0  # completed in the whole log
        self.shoes = 0  # ended in the whole log
        self.halted = ""
        self.heard: list[deque[FoldedEvent]] = []  # by whoever listens: what was taken in, until they take it out

    @classmethod
    def of(cls, snapshot: Snapshot) -> Standing | None:
        """As it was when the snapshot was made; nothing where this version cannot read it."""
        if snapshot.form != FORM:
            return None
        standing = cls(snapshot.table)
        try:
            standing.table = decode_table(snapshot.state)
            standing.frontier = Frontier.unpacked(snapshot.frontier)
        except ValueError:  # what msgspec raises is one
            return None
        if not standing.frontier.size == standing.table.version == snapshot.sequence:
            return None
        standing.chain = Chain(snapshot.table, snapshot.sequence, snapshot.hash)
        standing.coups, standing.shoes = snapshot.coups, snapshot.shoes
        return standing

    @classmethod
    def begun(cls, table: str, snapshot: Snapshot | None) -> Standing:
        """From a snapshot if there is one that can be read, or from before the first entry."""
        return (cls.of(snapshot) if snapshot is not None else None) or cls(table)

    def catch_up(self, log: Log) -> None:
        """Read on to the end of the log; a Breach, with everything before it taken in, where it is broken."""
        for act in log.acts(self.table.id, self.head.sequence):
            self.follow(act)

    @property
    def head(self) -> Head:
        return Head(self.table.id, self.chain.sequence, self.chain.hash)

    def follow(self, act: LoggedAct, folded: tuple[FoldedEvent, ...] | None = None) -> tuple[FoldedEvent, ...]:
        """Go on over one act; a Breach where its chain is broken or its events cannot be.

        Whoever decided the act hands in its events as they folded them; else they are read from it.
        """
        broken = self.chain.follow(act)
        if broken is not None:
            raise Breach(broken.says)
        made = folded if folded is not None else self._folded(act, tuple(self._read(act)))
        self.table = made[-1].after
        for entry in act.entries:
            self.frontier.add(entry.hash)
        for one in made:
            if isinstance(one.event, CoupCleared):
                self.coups += 1
            elif isinstance(one.event, ShoeEnded):
                self.shoes += 1
        for listener in self.heard:
            listener.extend(made)
        return made

    def _read(self, act: LoggedAct) -> Iterable[Event]:
        for entry in act.entries:
            try:
                yield read_event(entry.body)
            except UnknownEvent as error:
                raise Breach(f"entry {entry.sequence} of table {entry.table} {error}") from None

    def _folded(self, act: LoggedAct, events: tuple[Event, ...]) -> tuple[FoldedEvent, ...]:
        folded: list[FoldedEvent] = []
        for entry, event in zip(act.entries, events, strict=True):
            try:
                folded += fold(folded[-1].after if folded else self.table, (event,))
            except Breach:
                raise
            except Exception as error:  # an event that never happened at this table fails in any of many ways
                says = f"entry {entry.sequence} of table {entry.table} cannot have happened: {error!r}"
                raise Breach(says) from error
        return tuple(folded)

    def snapshot(self) -> Snapshot:
        head = self.head
        state, frontier = encode_table(self.table), self.frontier.packed()
        return Snapshot(
            table=head.table,
            sequence=head.sequence,
            hash=head.hash,
            form=FORM,
            coups=self.coups,
            shoes=self.shoes,
            frontier=frontier,
            state=state,
        )


def ends_something(events: Iterable[Event]) -> str:
    """Why a head is signed after these events, if it is."""
    for event in events:
        if isinstance(event, (ShoeEnded, TableClosed)):
            return "shoe-ended" if isinstance(event, ShoeEnded) else "table-closed"
    return ""
