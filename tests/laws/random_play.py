"""Tables played at random under every law, with an account of which commands were accepted and which refused.

Every command goes through `decide` twice: at the live table, and as JSON at a second table that is made of nothing but
the events as JSON. Both must answer alike and stay equal, so that replay, round trips and determinism are tried at
every step. A failure is cut down to the fewest commands that still show it. Start at `play`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from time import monotonic

from croupier import Reason, Refusal, Rulebook, open_book
from croupier.table import Command, Event, Table, apply, decide, name_of, replay
from croupier.table import records as r
from croupier.table.codec import decode_command, decode_event, decode_table, encode, encode_table
from laws.random_commands import Drawing
from laws.table_laws import Laws

Answer = tuple[Event, ...] | Refusal
PATIENCE = 20  # seconds that a failure is cut down for
Watch = Callable[[Table, Command, Answer], None]


class Tally:
    """What was accepted and what refused, by the command's name."""

    def __init__(self) -> None:
        self.accepted: Counter[str] = Counter()
        self.refused: dict[str, Counter[Reason]] = defaultdict(Counter)
        self.events: Counter[str] = Counter()
        self.reasons: Counter[Reason] = Counter()
        self.happened: Counter[str] = Counter()  # what a day at a table is made of, by a few plain words

    def note(self, command: Command, answer: Answer) -> None:
        name = name_of(type(command))
        if isinstance(answer, Refusal):
            self.refused[name][answer.reason] += 1
            self.reasons[answer.reason] += 1
        else:
            self.accepted[name] += 1
            self.events.update(name_of(type(event)) for event in answer)
            for event in answer:
                self.happened.update(happenings(event))


def happenings(event: Event) -> Iterator[str]:
    """What an event shows to have come about, beyond its own name."""
    match event:
        case r.ShoeEnded():
            yield "shoe ended early" if event.early else "shoe ended"
        case r.WagerPlaced() if event.late:
            yield "wager found late"
        case r.CardDrawn() if event.cutting_card:
            yield "cutting card out"
        case r.DebtRecorded(debt=debt):
            yield f"{debt.of} owed"
        case r.PatronLeft() if event.walked_off:
            yield "walked off"
        case r.CommissionCollected() if event.left:
            yield "part of the commission collected"
        case _:
            yield name_of(type(event))
    for payment in getattr(event, "payments", ()):
        settled = payment.settled
        yield f"{settled.wager} {settled.resolution.value}"
        if settled.token:
            yield "token settled"
        if settled.waits[0]:
            yield "commission deferred"
        if payment.excess:
            yield "part of a stake did not count"
        if settled.parts:
            yield "combined wager settled"


class Played:
    """One table, its twin made of JSON, and every command it was given."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.table = self.twin = Table(id="random")
        self.laws = Laws(book)
        self.events: list[Event] = []
        self.script: list[Command] = []

    def give(self, command: Command) -> Answer:
        self.script.append(command)
        before = self.table
        answer = decide(before, command, self.book)
        again = decide(self.twin, decode_command(encode(command)), self.book)
        assert answer == again, "the same command at the same table had another answer"
        if isinstance(answer, Refusal):
            self.laws.refused(before, command, answer, self.table)
        else:
            for event in answer:
                self.table = apply(self.table, event)
                written = decode_event(encode(event))
                assert written == event, "an event did not survive JSON"
                self.twin = apply(self.twin, written)
            self.events += answer
            self.laws.accepted(before, command, answer, self.table)
        assert self.table == self.twin, "a table is not the fold of its events"
        return answer

    def end(self) -> None:
        """What is tried once for a table, not after every command."""
        assert replay(self.table.id, self.events) == self.table
        self.survives()

    def survives(self) -> None:
        assert decode_table(encode_table(self.table)) == self.table, "a table did not survive JSON"


class LawBroken(AssertionError):
    """A law was broken: the seed, the breach and the fewest commands that show it."""


def play(book: Rulebook, seed: int, commands: int, tally: Tally, watch: Watch | None = None) -> Table:
    """One table from its opening on, given so many commands."""
    played, drawing = Played(book), Drawing(book, seed)
    try:
        for number in range(commands):
            command = drawing.command(played.table)
            before = played.table
            answer = played.give(command)
            tally.note(command, answer)
            if watch is not None:
                watch(before, command, answer)
            if number % 8 == 0:
                played.survives()
        played.end()
    except Exception as broken:
        raise LawBroken(_told(book, seed, played.script, broken)) from broken
    return played.table


# --- the fewest commands that still break it -----------------------------------------------------


def breach(book: Rulebook, script: Sequence[Command]) -> Exception | None:
    played = Played(book)
    try:
        for command in script:
            played.give(command)
            played.survives()
        played.end()
    except Exception as broken:
        return broken
    return None


def shortened(book: Rulebook, script: list[Command], like: Exception) -> list[Command]:
    """Leave out as many commands as can be left out while the same law is broken."""

    def shows(shorter: list[Command]) -> bool:
        found = breach(book, shorter)
        return found is not None and type(found) is type(like) and str(found)[:40] == str(like)[:40]

    if not shows(script):
        return script
    size, until = len(script) // 2, monotonic() + PATIENCE
    while size:
        start = 0
        while start < len(script) and monotonic() < until:
            shorter = script[:start] + script[start + size :]
            if shows(shorter):
                script = shorter
            else:
                start += size
        size //= 2
    return script


def _told(book: Rulebook, seed: int, script: list[Command], broken: Exception) -> str:
    least = shortened(book, list(script), broken)
    lines = "\n".join("  " + encode(command).decode() for command in least)
    return (
        f"{book.id}, seed {seed}, after {len(script)} commands: {type(broken).__name__}: {broken}\n"
        f"these {len(least)} commands show it (laws.random_play.breach with decode_command):\n{lines}"
    )


def run(book: str | Rulebook, seeds: Sequence[int], commands: int, watch: Watch | None = None) -> Tally:
    """Several tables of one book; what happened at them all."""
    opened = open_book(book) if isinstance(book, str) else book
    tally = Tally()
    for seed in seeds:
        play(opened, seed, commands, tally, watch)
    return tally
