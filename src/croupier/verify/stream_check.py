"""One stream's log checked from its first entry to its last, in one pass and in constant memory.

Chain and signatures, replay, every command decided again by the recorded edition of the book, and the second opinion
that its kind has (recheck.py). Start at `StreamCheck.hear`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from croupier.clauses import Clauses, Refusal
from croupier.floor.kinds import StreamKind, StreamState, kind_of_entry, kind_of_id
from croupier.languages import Message
from croupier.ledger import Breach
from croupier.store.chain import BrokenChain, Chain
from croupier.store.entry import Hash, LoggedAct
from croupier.store.heads import SignedHead
from croupier.store.merkle import Frontier
from croupier.table import Command, Event, name_of
from croupier.table.records import TableOpened
from croupier.table.upcast import UnknownEvent
from croupier.verify.chains import found_broken
from croupier.verify.finding import Finding
from croupier.verify.heads import HeadCheck, HeadPoint, HouseKeys
from croupier.verify.links import Linked
from croupier.verify.recheck import BookOf, Tally, recheck_of


class StreamCheck:
    def __init__(
        self,
        table: str,
        book_of: BookOf,
        heads: Iterable[SignedHead] = (),
        key: HouseKeys = None,
        points: Iterable[HeadPoint] = (),
        linked: Linked | None = None,
    ) -> None:
        self.table = table
        self.tally = Tally()
        self.stopped = False  # the chain is broken: what follows proves nothing
        self._book_of = book_of
        self._chain = Chain(table)
        self._frontier = Frontier()
        self._heads = HeadCheck(table, heads, key, points)
        self._linked = linked
        self._is(kind_of_id(table))

    def _is(self, kind: StreamKind) -> None:
        """Nothing was heard yet, and this is what it is."""
        self._kind, self._state = kind, kind.begin(self.table)
        self._again = recheck_of(kind, self.table, self._book_of, self.tally)

    @property
    def state(self) -> StreamState:
        """What the log makes, so far."""
        state: StreamState = self._state
        return state

    @property
    def signed_upto(self) -> int:
        """The last entry at which a signed head was met."""
        return self._heads.upto

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
            yield Finding("chain-broken", self.table, place, Message("found-follows-another", {"entry": place}))

    def hear(self, act: LoggedAct) -> Iterator[Finding]:
        """What is wrong with the next act."""
        if self.stopped:
            return
        broken = self._chain.follow(act)
        if broken is not None:
            yield from self.ends_at(broken)
            return
        self.tally.entries += len(act.entries)
        self.tally.commands += 1
        if self._heads.waits:
            yield from self._met(act)
        first = act.entries[0].sequence
        if first == 1:
            self._is(kind_of_entry(act.entries[0].body))
        events: list[Event] = []
        for entry in act.entries:
            try:
                events.append(self._kind.read_event(entry.body))
            except (UnknownEvent, ValueError, RecursionError) as error:
                self.stopped = True
                why = Message("found-not-an-event", {"entry": entry.sequence, "error": str(error)})
                yield Finding("not-an-event", self.table, entry.sequence, why)
                return
        yield from self._decide_again(act, events, first)
        for place, event in enumerate(events, start=first):
            goes_on = yield from self._take_in(event, place)
            if not goes_on:
                return

    def _met(self, act: LoggedAct) -> Iterator[Finding]:
        """The heads that were signed at these entries; the tree is for them alone, and grows to the last of them."""
        for entry in act.entries:
            self._frontier.add(entry.hash)
            yield from self._heads.pass_by(entry.sequence, entry.hash, self._frontier.root)
        self.tally.heads = self._heads.met

    def ends_at(self, broken: BrokenChain) -> Iterator[Finding]:
        """Nothing after this break is looked at."""
        self.stopped = True
        yield Finding("chain-broken", self.table, broken.sequence, found_broken(broken))

    def notes(self) -> list[Message]:
        """What is not wrong and yet worth saying."""
        unsigned = [Message("noted-unsigned", {"entries": self.unsigned})] if self.unsigned else []
        return self._again.notes() + unsigned

    def last(self, commands: int | None = None) -> Iterator[Finding]:
        """What is missing at the end; `commands` is how many the database keeps."""
        if self.stopped:
            return
        yield from self._heads.last(self._chain.sequence)
        yield from self._again.last(self._chain.sequence)
        if commands is not None and commands != self.tally.commands:
            why = Message("found-stray-command", {"kept": commands, "caused": self.tally.commands})
            yield Finding("stray-command", self.table, 0, why)

    # --- one act ---------------------------------------------------------------------------------

    def _decide_again(self, act: LoggedAct, events: list[Event], first: int) -> Iterator[Finding]:
        kind = self._kind
        try:
            command = kind.decode_command(act.body)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            why = Message("found-not-a-command", {"command": act.command, "error": str(error)})
            yield Finding("not-a-command", self.table, first, why)
            return
        if command.id != act.command:
            why = Message("found-calls-itself", {"command": act.command, "itself": command.id})
            yield Finding("not-a-command", self.table, first, why)
        if kind.encode(command) != act.body:
            why = Message("found-command", {"name": _name(command), "command": act.command})
            yield Finding("written-otherwise", self.table, first, why)
        book = self._book_of(act.edition)
        if book is None:
            yield Finding("edition-unknown", self.table, first, Message("found-edition", {"why": act.edition}))
            return
        try:
            answer = kind.decide(self._state, command, book)
        except Exception as error:  # whatever a made-up command does, the verification goes on and says so
            why = Message("found-not-decided", {"name": _name(command), "error": str(error)})
            yield Finding("cannot-be", self.table, first, why)
            return
        answer = by_the_rules_of_then(answer, events)
        if answer != tuple(events):
            yield from self._compare(command, answer, events, first)
        for entry, event in zip(act.entries, events, strict=True):
            written = kind.encode(event)
            if written != entry.body and written != kind.written_now(entry.body):
                why = Message("found-event", {"name": name_of(type(event))})
                yield Finding("written-otherwise", self.table, entry.sequence, why)

    def _compare(
        self, command: Command, answer: tuple[Event, ...] | Refusal, events: list[Event], first: int
    ) -> Iterator[Finding]:
        if isinstance(answer, Refusal):
            facts = {"name": _name(command), "actor": command.actor.id, "reason": answer.reason.value}
            yield Finding("decided-otherwise", self.table, first, Message("found-refused", facts), answer.clauses)
            return
        for place, (logged, decided) in enumerate(zip(events, answer, strict=False), start=first):
            if logged != decided:
                yield Finding("decided-otherwise", self.table, place, *_apart(logged, decided))
                return
        if len(events) != len(answer):
            why = Message("found-events", {"name": _name(command), "caused": len(answer), "logged": len(events)})
            under: Clauses = answer[-1].under if answer else ()
            yield Finding("decided-otherwise", self.table, first + min(len(events), len(answer)), why, under)

    def _take_in(self, event: Event, place: int) -> Generator[Finding, None, bool]:
        try:
            self._state = self._kind.apply(self._state, event)
        except Exception as error:
            self.stopped = True
            told = str(error) if isinstance(error, Breach) else f"{type(error).__name__} {error}"
            why = Message("found-cannot-follow", {"name": name_of(type(event)), "error": told})
            yield Finding("cannot-be", self.table, place, why, event.under)
            return False
        yield from self._again.hear(event, self._state, place)
        if self._linked is not None:
            self._linked.hear(event, place)
        return True


def by_the_rules_of_then(answer: tuple[Event, ...] | Refusal, logged: list[Event]) -> tuple[Event, ...] | Refusal:
    """What is decided today, as it was decided before only the machine dealt a virtual shoe.

    A table that opened then says nothing of the machine, and goes on by what was so until it closes: what people
    committed to and drew there is told as theirs, and is no fault.
    """
    if isinstance(answer, Refusal):
        return answer
    old = [one for one in logged if isinstance(one, TableOpened) and one.machine_deals is UNSET]
    if not old:
        return answer
    return tuple(replace(one, machine_deals=UNSET) if isinstance(one, TableOpened) else one for one in answer)


def _name(command: Command) -> str:
    return name_of(type(command))


def _apart(logged: Event, decided: Event) -> tuple[Message, Clauses]:
    """Where two events differ, with the clauses of the one decided."""
    names = {"decided": name_of(type(decided)), "logged": name_of(type(logged))}
    if type(logged) is not type(decided):
        return Message("found-another-event", names), decided.under
    for field in logged.__struct_fields__:
        one, other = getattr(logged, field), getattr(decided, field)
        if one != other:
            facts = {"name": names["logged"], "field": field, "decided": f"{other!s:.200}", "logged": f"{one!s:.200}"}
            return Message("found-another-value", facts), decided.under
    return Message("found-decided-otherwise", {"name": names["logged"]}), decided.under
