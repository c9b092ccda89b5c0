"""Days of several streams as scripts: the same commands with the same ids, whoever gives them and however often.

What every command is answered, and what the log then holds, is known from a day that nothing interrupted, kept in
memory. Start at `days`, which are of tables, and `cup_days`, of a tournament with its tables.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import reduce
from hashlib import sha256
from random import Random

import msgspec

from croupier import BOOKS, Refusal, Rulebook, open_book
from croupier.floor import Done, Floor, GiveAnswer
from croupier.floor.kinds import kind_of_command, kind_of_id
from croupier.store.entry import LoggedAct
from croupier.store.memory import MemoryLog
from croupier.table import Command, Event, Table, apply, decide, name_of
from croupier.table.codec import encode
from laws import autopilot
from laws.random_commands import Drawing
from tournament_days import whole_cup

# what a day is made of, by the events that show it
PHASES: dict[str, frozenset[str]] = {
    "opening": frozenset(("table-opened",)),
    "shuffle": frozenset(("cards-shuffled",)),
    "committing": frozenset(("shoe-committed",)),
    "cut": frozenset(("cards-cut",)),
    "burn": frozenset(("cards-burned",)),
    "wagering": frozenset(("wager-placed", "wager-changed", "wager-withdrawn")),
    "dealing": frozenset(("card-drawn", "cards-exposed")),
    "settling": frozenset(("coup-settled", "result-announced")),
    "commission": frozenset(("commission-collected", "commission-called-in")),
    "shoe-end": frozenset(("shoe-ended",)),
    "closing": frozenset(("table-closed",)),
}
# and a tournament with its tables
CUP_PHASES: dict[str, frozenset[str]] = {
    "terms": frozenset(("terms-written",)),
    "entering": frozenset(("entrant-entered",)),
    "ballot": frozenset(("ballot-drawn",)),
    "sitting": frozenset(("seat-taken", "entrant-seated")),
    "contest": frozenset(("asked-to-wager", "marker-placed")),
    "counting": frozenset(("contest-ended", "table-counted")),
    "ranking": frozenset(("session-ranked",)),
    "prizes": frozenset(("prizes-awarded", "prize-paid")),
    "end": frozenset(("tournament-closed",)),
}
_DRAWINGS = 12  # days that are drawn for a table; the one with the most phases is played
_PATIENCE = 50
_REFUSED = 6  # one in so many refused commands is kept: they leave no trace, and take time


class Script(msgspec.Struct, frozen=True):
    """One stream's day: its commands, what each is answered, and what is in the log at its end."""

    table: str
    book: str
    commands: tuple[bytes, ...]
    marks: tuple[str, ...]
    written: tuple[bool, ...]  # whether a command has entries in the log
    acts: tuple[LoggedAct, ...]
    state: bytes

    def read(self) -> tuple[Command, ...]:
        decode = kind_of_id(self.table).decode_command
        return tuple(decode(one) for one in self.commands)


def mark(given: GiveAnswer) -> str:
    """An answer in a few letters: answers with the same mark say the same, now or again."""
    if isinstance(given, Done):
        said = b"\n".join((b"%d" % given.sequence, *(encode(event) for event in given.events)))
    elif isinstance(given, Refusal):
        said = f"{given.reason.value} {given.clauses}".encode()
    else:
        said = repr(given).encode()
    return f"{type(given).__name__}-{sha256(said).hexdigest()[:12]}"


def phases_of(events: Iterable[str]) -> set[str]:
    found = frozenset(name.partition("/")[0] for name in events)
    return {phase for phase, signs in {**PHASES, **CUP_PHASES}.items() if signs & found}


def days(seed: int, *, tables: int, commands: int, phases: Collection[str]) -> tuple[Script, ...]:
    """Tables of several books, each from its opening to its closing, with all of these phases at one or another."""
    books = tuple(BOOKS)
    for chance in (Random(f"{seed} {again}") for again in range(_PATIENCE)):
        found = tuple(
            _fullest(f"T{number}", open_book(books[(seed + number) % len(books)]), chance, commands)
            for number in range(tables)
        )
        if phases_in(found) >= set(phases):
            return found
    raise AssertionError(f"no days from seed {seed} have all of {', '.join(phases)}")


def _fullest(table: str, book: Rulebook, chance: Random, commands: int) -> Script:
    """Of several days that might be drawn, the one with the most phases."""
    drawn = [_drawn(table, book, chance.randrange(10**9), commands) for _ in range(_DRAWINGS)]
    return scripted(table, book, max(drawn, key=lambda day: len(day[1]))[0])


def _drawn(table: str, book: Rulebook, seed: int, commands: int) -> tuple[list[Command], set[str]]:
    """A day with all that was accepted and some of what was refused, and its phases."""
    drawing, now = Drawing(book, seed, nonsense=0.05), Table(id=table)
    given: list[Command] = []
    seen: set[str] = set()
    refused = 0

    def give(command: Command) -> tuple[Event, ...] | Refusal:
        nonlocal now, refused
        answer = decide(now, command, book)
        if isinstance(answer, Refusal):
            refused += 1
            if refused % _REFUSED == 0:
                given.append(command)
            return answer
        given.append(command)
        now = reduce(apply, answer, now)
        seen.update(phases_of(name_of(type(event)) for event in answer))
        return answer

    for _ in range(commands):
        give(drawing.command(now))
    autopilot.close(now, book, give)
    return given, seen


def scripted(table: str, book: Rulebook, commands: Iterable[Command]) -> Script:
    """The day these commands make when nothing interrupts it."""
    log = MemoryLog()
    floor = Floor(log)
    bodies, marks, written = [], [], []
    for command in commands:
        before = log.head(table).sequence
        answer = floor.give(table, command, book)
        bodies.append(kind_of_command(type(command)).encode(command))
        marks.append(mark(answer))
        written.append(log.head(table).sequence > before)
    standing = floor.standing(table)
    state = standing.kind.encode_state(standing.state)
    floor.close()
    acts = tuple(log.acts(table))
    return Script(table, book.id, tuple(bodies), tuple(marks), tuple(written), acts, state)


def cup_days() -> tuple[Script, ...]:
    """A tournament and its two tables, to the last prize: what one side carries to the other is in the commands."""
    cup = whole_cup()
    streams = {
        name: [kind_of_id(name).decode_command(act.body) for act in cup.log.acts(name)] for name in cup.log.tables()
    }
    found = tuple(scripted(name, cup.run.book, commands) for name, commands in streams.items())
    assert phases_in(found) >= CUP_PHASES.keys()
    return found


def phases_in(scripts: Iterable[Script]) -> set[str]:
    """The phases that come about somewhere in these days."""
    bodies = (entry.body for script in scripts for act in script.acts for entry in act.entries)
    return phases_of(msgspec.json.decode(body)["event"] for body in bodies)


def pack(scripts: tuple[Script, ...]) -> bytes:
    return msgspec.msgpack.encode(scripts)


def unpack(packed: bytes) -> tuple[Script, ...]:
    return msgspec.msgpack.decode(packed, type=tuple[Script, ...])
