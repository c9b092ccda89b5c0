"""What tests of the log write into it: plain appends without any baccarat, and real tables as lists of commands.

Start at `append` for the first and `played` for the second.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from croupier import Refusal, Rulebook
from croupier.cards import read_cards
from croupier.floor import Floor, GiveAnswer
from croupier.store.chain import Chain
from croupier.store.entry import LoggedAct
from croupier.store.log import Append, Appended, Log, Snapshot
from croupier.store.merkle import Frontier
from croupier.table import Actor, Command, Event, apply, decide
from croupier.table.codec import encode
from croupier.table.records import Arrive
from laws import autopilot
from live import START, Live

EDITION = "a-book 1 0123456789ab"


def append(
    table: str = "T1",
    expected: int = 0,
    command: str = "c1",
    events: Sequence[str] = ("happened",),
    *,
    body: str = "do",
    edition: str = EDITION,
) -> Append:
    return Append(table, expected, command, edition, body.encode(), tuple(event.encode() for event in events))


def write(log: Log, *appends: Append) -> list[LoggedAct]:
    """Write what must be accepted, each in a commit of its own."""
    acts: list[LoggedAct] = []
    for one in appends:
        (answer,) = log.append([one])
        assert isinstance(answer, Appended), answer
        assert not answer.again
        acts.append(answer.act)
    return acts


def snapshot(table: str = "T1", sequence: int = 1, coups: int = 0, *, form: str = "f", state: bytes = b"s") -> Snapshot:
    return Snapshot(table, sequence, bytes([sequence % 256]) * 32, form, coups, 0, Frontier().packed(), state)


def unbroken(log: Log, table: str) -> int:
    """Follow a table's log from its beginning; how long it is."""
    chain = Chain(table)
    for act in log.acts(table):
        assert chain.follow(act) is None
    assert (chain.sequence, chain.hash) == (log.head(table).sequence, log.head(table).hash)
    return chain.sequence


# --- real tables ---------------------------------------------------------------------------------


class Recorded(Live):
    """A live table that keeps every command, accepted or refused, in the order given."""

    def __init__(self, book: str | Rulebook = "crown-sydney", variation: str | None = None, **facts: Any) -> None:
        self.commands: list[Command] = []
        self.accepted: list[tuple[Command, tuple[Event, ...]]] = []
        super().__init__(book, variation, **facts)

    def command(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> Command:
        self.made = super().command(name, by, at, **facts)
        return self.made

    def do(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> tuple[Event, ...]:
        events = super().do(name, by, at, **facts)
        self.commands.append(self.made)
        self.accepted.append((self.made, events))
        return events

    def refused(self, *words: Any, **facts: Any) -> Refusal:
        refusal = super().refused(*words, **facts)
        self.commands.append(self.made)
        return refusal

    def last_coups(self) -> None:
        """The cutting card comes out, and coups are dealt until the shoe has ended."""
        self.bet("C", "banker", 30)
        self.call()
        for card, out in zip(read_cards("9d7dKh2c"), (False, True, False, False), strict=True):
            self.do("draw-card", card=card, cutting_card=out)
        self.open_hands()
        self.finish()
        while not self.shoe_ended:
            self.bet("A", "player", 25)
            self.coup("9hKc/7cKs")

    @property
    def shoe_ended(self) -> bool:
        return self.table.shoe.stage.value == "ended"

    def close_table(self) -> None:
        def give(command: Command) -> tuple[Event, ...] | Refusal:
            self.commands.append(command)
            answer = decide(self.table, command, self.book)
            if isinstance(answer, Refusal):
                return answer
            for event in answer:
                self.table = apply(self.table, event)
                self.events.append(event)
            self.accepted.append((command, answer))
            return answer

        autopilot.close(self.table, self.book, give)


class Played(msgspec.Struct, frozen=True):
    """A day at a table: its book, every command that was given there, and what the accepted ones caused."""

    book: Rulebook
    commands: tuple[Command, ...]
    accepted: tuple[tuple[Command, tuple[Event, ...]], ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for _, events in self.accepted for event in events)

    def at(self, floor: Floor, table: str) -> list[GiveAnswer]:
        """The same day at a table of this floor."""
        return [floor.give(table, command, self.book) for command in self.commands]


@cache
def played(book: str = "crown-sydney", *, closed: bool = True) -> Played:
    """Two coups with wagers, and a few commands that are refused; then the table is closed."""
    live = Recorded(book)
    live.bet("A", "banker", 100)
    live.bet("B", "player", 50)
    live.refused("place-wager", patron="C", wager="no-such-wager", stake=100)
    live.coup("2s3dKh/3cTd3s")
    live.refused("clear-cards")
    live.bet("C", "player", 25)
    live.coup("9sKd/7cTd")
    if closed:
        live.close_table()
    return Played(live.book, tuple(live.commands), tuple(live.accepted))


def opened(floor: Floor, table: str, book: str = "crown-sydney") -> Played:
    """A table on this floor where two coups were played, written in one commit."""
    day = played(book, closed=False)
    assert floor.standing(table).head.sequence == 0
    floor.editions.learn(day.book)
    batch: list[Append] = []
    for command, events in day.accepted:
        place = sum(len(one.events) for one in batch)
        written = tuple(encode(event) for event in events)
        batch.append(Append(table, place, command.id, day.book.edition, encode(command), written))
    assert all(isinstance(answer, Appended) for answer in floor.log.append(batch))
    assert floor.table(table).version == len(day.events)
    return day


def arrival(id: str, patron: str, chips: int = 100_00, *, at: int = START) -> Command:
    """A command that is accepted at any open table, as often as there are patrons to come."""
    return Arrive(id, Actor("the dealer", "dealer"), at, patron, chips)
