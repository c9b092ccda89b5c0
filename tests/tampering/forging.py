"""Forgers who know the format: a log written anew with every hash right, and heads signed by whoever has a key.

They read the evening's log, change what they like, and chain it all again; a log in memory keeps the result. Start at
`Forgery`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from croupier.floor.kinds import kind_of_entry
from croupier.store.chain import Chain
from croupier.store.entry import LoggedAct
from croupier.store.heads import SignedHead, Signer
from croupier.store.log import Append, Appended, Log
from croupier.store.memory import MemoryLog
from croupier.store.merkle import Frontier
from croupier.verify import Finding, verify_log

Written = tuple[str, str, bytes, tuple[bytes, ...]]  # a command's id, its edition, its body, the events' bodies


class Forgery:
    """One stream's log, to be changed and written anew; `beside` are streams that are written as they were."""

    def __init__(self, log: Log, table: str, *, beside: tuple[str, ...] = ()) -> None:
        self.table = table
        self.source = log
        self.beside = beside
        self.acts: list[Written] = [_written(act) for act in log.acts(table)]
        self.kind = kind_of_entry(self.acts[0][3][0])

    def place_of(self, kind: type, *, where: Callable[[Any], bool] = lambda event: True) -> int:
        """The first act whose first event is of this kind."""
        for place, (_, _, _, events) in enumerate(self.acts):
            event = self.kind.read_event(events[0])
            if isinstance(event, kind) and where(event):
                return place
        raise AssertionError(f"there is no {kind.__name__}")

    def event(self, place: int) -> Any:
        return self.kind.read_event(self.acts[place][3][0])

    def replace_event(self, place: int, **fields: Any) -> None:
        """The act's first event with other facts; the command stays as it was given."""
        changed = self.kind.encode(msgspec.structs.replace(self.event(place), **fields))
        self.replace_body(place, changed)

    def replace_fact(self, place: int, **fields: Any) -> None:
        """The act's command with other facts; its events stay as they were."""
        command = self.kind.decode_command(self.acts[place][2])
        self.replace_command(place, self.kind.encode(msgspec.structs.replace(command, **fields)))

    def replace_body(self, place: int, body: bytes) -> None:
        id, edition, command, events = self.acts[place]
        self.acts[place] = (id, edition, command, (body, *events[1:]))

    def replace_command(self, place: int, body: bytes) -> None:
        id, edition, _, events = self.acts[place]
        self.acts[place] = (id, edition, body, events)

    def sequence(self, place: int) -> int:
        """Of the act's first entry."""
        return sum(len(events) for _, _, _, events in self.acts[:place]) + 1

    def log(self) -> MemoryLog:
        """Everything written anew, each hash as it must be."""
        made = MemoryLog()
        for edition in self.source.editions():
            made.keep_edition(edition, self.source.edition(edition) or b"")
        _write(made, self.table, self.acts)
        for stream in self.beside:
            _write(made, stream, [_written(act) for act in self.source.acts(stream)])
        return made


def _write(log: MemoryLog, stream: str, acts: list[Written]) -> None:
    expected = 0
    for id, edition, body, events in acts:
        (answer,) = log.append([Append(stream, expected, id, edition, body, events)])
        assert isinstance(answer, Appended)
        expected += len(events)


def _written(act: LoggedAct) -> Written:
    return act.command, act.edition, act.body, tuple(entry.body for entry in act.entries)


def signed(log: Log, table: str, like: tuple[SignedHead, ...], signer: Signer) -> tuple[SignedHead, ...]:
    """Heads of this log where others were signed before, as far as it goes, and one at its end."""
    wanted = {head.sequence: head for head in like if head.table == table}
    heads: list[SignedHead] = []
    chain, frontier = Chain(table), Frontier()
    for act in log.acts(table):
        assert chain.follow(act) is None
        for entry in act.entries:
            frontier.add(entry.hash)
            if entry.sequence in wanted:
                head = wanted[entry.sequence]
                heads.append(signer.sign(table, entry.sequence, entry.hash, frontier.root(), head.at, head.why))
    heads.append(signer.sign(table, chain.sequence, chain.hash, frontier.root(), like[-1].at, "closing"))
    return tuple(heads)


def found(log: Log, heads: tuple[SignedHead, ...], key: str | None) -> list[Finding]:
    return [one for one in verify_log(log, heads, key=key) if isinstance(one, Finding)]
