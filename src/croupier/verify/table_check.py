"""One table's log checked from its first entry to its last, in one pass and in constant memory.

Chain and signatures, replay, every command decided again by the recorded edition of the book, every result and payment
recomputed by a second path, balances compared, virtual shoes checked. Start at `TableCheck.hear`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator

import msgspec

from croupier.chance.fair import FairCheck, ShoeCheck
from croupier.clauses import Clauses, Refusal
from croupier.ledger import Breach
from croupier.rulebooks import Rulebook
from croupier.store.chain import Chain
from croupier.store.entry import Hash, LoggedAct
from croupier.store.heads import SignedHead
from croupier.store.merkle import Frontier
from croupier.table import Command, Event, Table, apply, decide, name_of
from croupier.table.codec import decode_command, encode
from croupier.table.records import CoupCleared
from croupier.table.upcast import UnknownEvent, read_event
from croupier.verify.finding import Finding
from croupier.verify.heads import HeadCheck
from croupier.verify.recompute import Recomputer

BookOf = Callable[[str], Rulebook | None]


class Tally(msgspec.Struct):
    """What was gone through."""

    entries: int = 0
    commands: int = 0
    coups: int = 0
    shoes: int = 0  # virtual ones that were checked
    heads: int = 0


class TableCheck:
    def __init__(self, table: str, book_of: BookOf, heads: Iterable[SignedHead] = (), key: str | None = None) -> None:
        self.table = table
        self.tally = Tally()
        self.shoes: list[ShoeCheck] = []  # those with something to tell: not revealed, or not fair
        self.stopped = False  # the chain is broken: what follows proves nothing
        self._book_of = book_of
        self._chain = Chain(table)
        self._frontier = Frontier()
        self._heads = HeadCheck(table, heads, key)
        self._state = Table(id=table)
        self._again = Recomputer(table, book_of)
        self._fair = FairCheck(table)
        self._lost = False  # an event could not be recomputed

    @property
    def state(self) -> Table:
        """The table as the log makes it, so far."""
        return self._state

    @property
    def unsigned(self) -> int:
        """How many entries came after the last signed head that was met."""
        return self._chain.sequence - self._heads.upto

    def first(self) -> Iterator[Finding]:
        yield from self._heads.first()

    def follows(self, previous: Hash) -> Iterator[Finding]:
        """What a file says that the next act follows must be what came before it."""
        if not self.stopped and previous != self._chain.hash:
            self.stopped = True
            place = self._chain.sequence + 1
            says = f"entry {place} is said to follow another entry than the one before it"
            yield Finding("chain-broken", self.table, place, says)

    def hear(self, act: LoggedAct) -> Iterator[Finding]:
        """What is wrong with the next act."""
        if self.stopped:
            return
        broken = self._chain.follow(act)
        if broken is not None:
            self.stopped = True
            yield Finding("chain-broken", self.table, broken.sequence, f"entry {broken.sequence} {broken.why}")
            return
        for entry in act.entries:
            self._frontier.add(entry.hash)
            self.tally.entries += 1
            yield from self._heads.pass_by(entry.sequence, entry.hash, self._frontier.root)
        self.tally.commands += 1
        self.tally.heads = self._heads.met
        first = act.entries[0].sequence
        events: list[Event] = []
        for entry in act.entries:
            try:
                events.append(read_event(entry.body))
            except (UnknownEvent, ValueError, RecursionError) as error:
                self.stopped = True
                yield Finding("not-an-event", self.table, entry.sequence, f"entry {entry.sequence} {error}")
                return
        yield from self._decide_again(act, events, first)
        for place, event in enumerate(events, start=first):
            goes_on = yield from self._take_in(event, place)
            if not goes_on:
                return

    def last(self, commands: int | None = None) -> Iterator[Finding]:
        """What is missing at the end; `commands` is how many the database keeps."""
        if self.stopped:
            return
        yield from self._heads.last(self._chain.sequence)
        self.shoes.extend(self._fair.pending())
        if commands is not None and commands != self.tally.commands:
            says = f"{commands} commands are kept, and {self.tally.commands} caused entries"
            yield Finding("stray-command", self.table, 0, says)

    # --- one act ---------------------------------------------------------------------------------

    def _decide_again(self, act: LoggedAct, events: list[Event], first: int) -> Iterator[Finding]:
        try:
            command = decode_command(act.body)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            yield Finding("not-a-command", self.table, first, f"{act.command}: {error}")
            return
        if command.id != act.command:
            says = f"the command of {act.command} calls itself {command.id}"
            yield Finding("not-a-command", self.table, first, says)
        if encode(command) != act.body:
            yield Finding("written-otherwise", self.table, first, f"the command {_name(command)} {act.command}")
        book = self._book_of(act.edition)
        if book is None:
            yield Finding("edition-unknown", self.table, first, act.edition)
            return
        try:
            answer = decide(self._state, command, book)
        except Exception as error:  # whatever a made-up command does, the verification goes on and says so
            yield Finding("cannot-be", self.table, first, f"deciding {_name(command)} again fails: {error}")
            return
        yield from self._compare(command, answer, events, first)
        for entry, event in zip(act.entries, events, strict=True):
            if _is_newest(entry.body, event) and encode(event) != entry.body:
                yield Finding("written-otherwise", self.table, entry.sequence, f"the event {name_of(type(event))}")

    def _compare(
        self, command: Command, answer: tuple[Event, ...] | Refusal, events: list[Event], first: int
    ) -> Iterator[Finding]:
        if isinstance(answer, Refusal):
            says = f"{_name(command)} by {command.actor.id} is refused ({answer.reason})"
            yield Finding("decided-otherwise", self.table, first, says, answer.clauses)
            return
        for place, (logged, decided) in enumerate(zip(events, answer, strict=False), start=first):
            if logged != decided:
                yield Finding("decided-otherwise", self.table, place, *_apart(logged, decided))
                return
        if len(events) != len(answer):
            says = f"{_name(command)} causes {len(answer)} events, and {len(events)} are logged"
            under: Clauses = answer[-1].under if answer else ()
            yield Finding("decided-otherwise", self.table, first + min(len(events), len(answer)), says, under)

    def _take_in(self, event: Event, place: int) -> Generator[Finding, None, bool]:
        try:
            self._state = apply(self._state, event)
        except Exception as error:
            self.stopped = True
            why = str(error) if isinstance(error, Breach) else f"{type(error).__name__} {error}"
            yield Finding("cannot-be", self.table, place, f"{name_of(type(event))}: {why}", event.under)
            return False
        self.tally.coups += isinstance(event, CoupCleared)
        yield from self._recompute(event, place)
        for shoe in self._fair.hear(event):
            self.tally.shoes += shoe.revealed
            if not shoe.fair:
                self.shoes.append(shoe)
            for fault in shoe.faults:
                yield Finding("shoe-not-fair", self.table, place, f"shoe {shoe.shoe}: {fault}")
        return True

    def _recompute(self, event: Event, place: int) -> Iterator[Finding]:
        if self._lost:
            return
        try:
            differences = [*self._again.hear(event)]
            if isinstance(event, CoupCleared):
                differences += self._again.differences_with(self._state)
        except Exception as error:  # no table writes such an event, and nothing can be recomputed after it
            self._lost = True
            says = f"{name_of(type(event))} cannot be recomputed, nor anything after it: {type(error).__name__} {error}"
            yield Finding("recomputed-otherwise", self.table, place, says, event.under)
            return
        for one in differences:
            yield Finding("recomputed-otherwise", self.table, place, one.sentence(), one.clauses)


def _is_newest(body: bytes, event: Event) -> bool:
    """Written by this version of its event; an older one is brought up to date and cannot be the same bytes."""
    return f'"{type(event).__struct_config__.tag}"'.encode() in body[:80]


def _name(command: Command) -> str:
    return name_of(type(command))


def _apart(logged: Event, decided: Event) -> tuple[str, Clauses]:
    """Where two events differ, in words, with the clauses of the one decided."""
    if type(logged) is not type(decided):
        return f"{name_of(type(decided))} is decided, and {name_of(type(logged))} is logged", decided.under
    for field in logged.__struct_fields__:
        one, other = getattr(logged, field), getattr(decided, field)
        if one != other:
            return (
                f"{name_of(type(logged))}: {field} is decided as {other!s:.200}, and logged as {one!s:.200}",
                decided.under,
            )
    return f"{name_of(type(logged))} is decided otherwise", decided.under
