"""What a process knows of one stream: the fold of its log so far, where the log ends, and the Merkle tree so far.

It follows the log and judges nothing of baccarat; a broken chain or chips that do not add up stop it. What a stream
folds into is its kind's business (kinds.py). Start at `Standing.follow`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import msgspec

from croupier.floor.kinds import StreamKind, StreamState, kind_of_entry, kind_of_form, kind_of_id
from croupier.ledger import Breach
from croupier.promotions.state import Promotion
from croupier.store.chain import BrokenPack, Chain
from croupier.store.entry import LoggedAct
from croupier.store.log import Head, Log, LogError, Snapshot
from croupier.store.merkle import Frontier
from croupier.table import Event, Instant, Table
from croupier.table.records import CoupCleared, ResultRecorded, ResultsEnded, ShoeEnded
from croupier.table.upcast import UnknownEvent
from croupier.tournament.state import Tournament

S = TypeVar("S")


class FoldedEvent(msgspec.Struct, Generic[S], frozen=True):
    """An event, with what it changed before it and after it: whoever tells of it need not fold it again."""

    event: Event
    before: S
    after: S


def fold(kind: StreamKind, state: Any, events: Iterable[Event]) -> tuple[FoldedEvent[Any], ...]:
    """These events one by one, from the stream as it is."""
    folded: list[FoldedEvent[Any]] = []
    for event in events:
        after = kind.apply(state, event)
        folded.append(FoldedEvent(event, state, after))
        state = after
    return tuple(folded)


class Standing:
    def __init__(self, stream: str) -> None:
        self._is(kind_of_id(stream), stream)
        self.chain = Chain(stream)
        self.frontier = Frontier()
        self.coups = 0  # completed in the whole log
        self.shoes = 0  # ended in the whole log
        self.halted = ""
        self.heard: list[deque[FoldedEvent[Any]]] = []  # by whoever listens: what was taken in, until they take it out

    @classmethod
    def of(cls, snapshot: Snapshot) -> Standing | None:
        """As it was when the snapshot was made; nothing where this version cannot read it."""
        kind = kind_of_form(snapshot.form)
        if kind is None:
            return None
        standing = cls(snapshot.table)
        try:
            standing.kind, standing.state = kind, kind.decode_state(snapshot.state)
            standing.frontier = Frontier.unpacked(snapshot.frontier)
        except ValueError:  # what msgspec raises is one
            return None
        if not standing.frontier.size == standing.state.version == snapshot.sequence:
            return None
        standing.chain = Chain(snapshot.table, snapshot.sequence, snapshot.hash)
        standing.coups, standing.shoes = snapshot.coups, snapshot.shoes
        return standing

    @classmethod
    def begun(cls, table: str, snapshot: Snapshot | None) -> Standing:
        """From a snapshot if there is one that can be read, or from before the first entry."""
        return (cls.of(snapshot) if snapshot is not None else None) or cls(table)

    def _is(self, kind: StreamKind, id: str) -> None:
        """Empty yet, and of this kind."""
        self.kind, self.state = kind, kind.begin(id)

    @property
    def id(self) -> str:
        return self.chain.table

    @property
    def clock(self) -> Instant:
        state: StreamState = self.state
        return state.clock

    @property
    def table(self) -> Table:
        """The table that this stream makes; a LogError where it is none."""
        if not isinstance(self.state, Table):
            raise LogError(f"{self.id} is a {self.kind.name} and no table")
        return self.state

    @property
    def tournament(self) -> Tournament:
        """The tournament that this stream makes; a LogError where it is none."""
        if not isinstance(self.state, Tournament):
            raise LogError(f"{self.id} is a {self.kind.name} and no tournament")
        return self.state

    @property
    def promotion(self) -> Promotion:
        """The promotion that this stream makes; a LogError where it is none."""
        if not isinstance(self.state, Promotion):
            raise LogError(f"{self.id} is a {self.kind.name} and no promotion")
        return self.state

    def catch_up(self, log: Log) -> None:
        """Read on to the end of the log; a Breach, with everything before it taken in, where it is broken."""
        try:
            for act in log.acts(self.id, self.head.sequence):
                self.follow(act)
        except BrokenPack as pack:
            raise Breach(str(pack)) from None

    @property
    def head(self) -> Head:
        return Head(self.id, self.chain.sequence, self.chain.hash)

    def follow(
        self, act: LoggedAct, folded: tuple[FoldedEvent[Any], ...] | None = None
    ) -> tuple[FoldedEvent[Any], ...]:
        """Go on over one act; a Breach where its chain is broken or its events cannot be.

        Whoever decided the act hands in its events as they folded them; else they are read from it.
        """
        empty = not self.chain.sequence
        broken = self.chain.follow(act)
        if broken is not None:
            raise Breach(broken.says)
        if empty and (kind := kind_of_entry(act.entries[0].body)) is not self.kind:
            self._is(kind, self.id)
        made = folded if folded is not None else self._folded(act, tuple(self._read(act)))
        self.state = made[-1].after
        for entry in act.entries:
            self.frontier.add(entry.hash)
        for one in made:
            if isinstance(one.event, CoupCleared | ResultRecorded):
                self.coups += 1
            elif isinstance(one.event, ShoeEnded | ResultsEnded):
                self.shoes += 1
        for listener in self.heard:
            listener.extend(made)
        return made

    def _read(self, act: LoggedAct) -> Iterable[Event]:
        for entry in act.entries:
            try:
                yield self.kind.read_event(entry.body)
            except UnknownEvent as error:
                raise Breach(f"entry {entry.sequence} of table {entry.table} {error}") from None

    def _folded(self, act: LoggedAct, events: tuple[Event, ...]) -> tuple[FoldedEvent[Any], ...]:
        folded: list[FoldedEvent[Any]] = []
        for entry, event in zip(act.entries, events, strict=True):
            try:
                folded += fold(self.kind, folded[-1].after if folded else self.state, (event,))
            except Breach:
                raise
            except Exception as error:  # an event that never happened at this table fails in any of many ways
                says = f"entry {entry.sequence} of table {entry.table} cannot have happened: {error!r}"
                raise Breach(says) from error
        return tuple(folded)

    def snapshot(self) -> Snapshot:
        head = self.head
        state, frontier = self.kind.encode_state(self.state), self.frontier.packed()
        return Snapshot(
            table=head.table,
            sequence=head.sequence,
            hash=head.hash,
            form=self.kind.form,
            coups=self.coups,
            shoes=self.shoes,
            frontier=frontier,
            state=state,
        )
