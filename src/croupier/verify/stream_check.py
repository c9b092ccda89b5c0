"""One stream's log checked from its first entry to its last, in one pass and in constant memory.

Chain and signatures, replay, every command decided again by the recorded edition of the book, and the second opinion
that its kind has (recheck.py). Start at `StreamCheck.hear`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from croupier.clauses import Clauses, Refusal
from croupier.floor.kinds import StreamKind, StreamState, kind_of_entry, kind_of_id
from croupier.languages import Message
from croupier.ledger import Breach
from croupier.store.chain import BrokenChain, Chain, act_of
from croupier.store.entry import Hash, LoggedAct
from croupier.store.heads import SignedHead
from croupier.store.log import Append, Head
from croupier.store.merkle import Frontier
from croupier.table import Command, Event, name_of
from croupier.table.records import TableOpened
from croupier.table.upcast import UnknownEvent
from croupier.verify.chains import found_broken
from croupier.verify.finding import Finding
from croupier.verify.heads import HeadCheck, HeadPoint, HouseKeys
from croupier.verify.links import Linked
from croupier.verify.recheck import BookOf, Tally, recheck_of


class _Heard:
    """An act on its way through the checks, and what was found of it so far."""

    __slots__ = ("act", "broken", "cannot_be", "command", "events", "found", "states", "unread", "written")

    def __init__(self, act: LoggedAct) -> None:
        self.act = act
        self.broken: BrokenChain | None = None
        self.unread: Finding | None = None  # an entry that is no event
        self.events: list[Event] = []
        self.written: list[Finding] = []  # of events that were written otherwise
        self.command: Command | None = None  # nothing where it is none
        self.found: list[Finding] = []
        self.states: list[StreamState] = []  # what the stream is after each event
        self.cannot_be: Exception | None = None  # of the event after these

    @property
    def first(self) -> int:
        return self.act.entries[0].sequence


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

    def hear(self, act: LoggedAct) -> list[Finding]:
        """What is wrong with the next act."""
        return next(self.hear_several([act]), [])

    def hear_several(self, acts: Sequence[LoggedAct]) -> Iterator[list[Finding]]:
        """The same of each of the next acts, up to one after which nothing is looked at.

        All of them are read, then all are decided again, then all are recomputed: what a processor has just done it
        does again quicker than by turns. What is found, and in which order, is as if each had been heard by itself.
        """
        several = [] if self.stopped else self._read(acts)
        self._decide_again(several)
        for one in several:
            yield self._recheck(one)
            if self.stopped:
                return

    # --- what is read, whatever the table is -----------------------------------------------------

    def _read(self, acts: Iterable[LoggedAct]) -> list[_Heard]:
        several: list[_Heard] = []
        for act in acts:
            one = _Heard(act)
            several.append(one)
            one.broken = self._chain.follow(act)
            if one.broken is not None:
                break
            if act.entries[0].sequence == 1:
                self._is(kind_of_entry(act.entries[0].body))
            if not self._read_events(one):
                break
            self._read_command(one)
        return several

    def _read_events(self, one: _Heard) -> bool:
        kind = self._kind
        for entry in one.act.entries:
            try:
                event = kind.read_event(entry.body)
            except (UnknownEvent, ValueError, RecursionError) as error:
                why = Message("found-not-an-event", {"entry": entry.sequence, "error": str(error)})
                one.unread = Finding("not-an-event", self.table, entry.sequence, why)
                return False
            one.events.append(event)
            written = kind.encode(event)
            if written != entry.body and written != kind.written_now(entry.body):
                why = Message("found-event", {"name": name_of(type(event))})
                one.written.append(Finding("written-otherwise", self.table, entry.sequence, why))
        return True

    def _read_command(self, one: _Heard) -> None:
        act, first = one.act, one.first
        try:
            command = self._kind.decode_command(act.body)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            why = Message("found-not-a-command", {"command": act.command, "error": str(error)})
            one.found.append(Finding("not-a-command", self.table, first, why))
            return
        one.command = command
        if command.id != act.command:
            why = Message("found-calls-itself", {"command": act.command, "itself": command.id})
            one.found.append(Finding("not-a-command", self.table, first, why))
        if self._kind.encode(command) != act.body:
            why = Message("found-command", {"name": _name(command), "command": act.command})
            one.found.append(Finding("written-otherwise", self.table, first, why))

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

    def first_wrong(self, acts: Iterable[LoggedAct]) -> list[Finding]:
        """Of what a broken pack holds in place of what it should: the first act that no table wrote, if one shows it.

        The chain breaks at the pack whatever it holds. Here each act is decided again and recomputed as if the pack
        were whole, so that whoever looks for what was changed knows where to look first.
        """
        head = Head(self.table, self._chain.sequence, self._chain.hash)
        counted, self.stopped = copy(self.tally), False
        try:
            for act in acts:
                if act.entries[0].sequence != head.sequence + 1:
                    return []
                bodies = tuple(entry.body for entry in act.entries)
                again = act_of(Append(act.table, head.sequence, act.command, act.edition, act.body, bodies), head)
                found = self.hear(again)
                if found:
                    return found
                head = Head(self.table, again.last.sequence, again.last.hash)
            return []
        finally:
            self.stopped = True
            for name in counted.__struct_fields__:
                setattr(self.tally, name, getattr(counted, name))

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

    # --- what follows from what came before ------------------------------------------------------

    def _decide_again(self, several: Iterable[_Heard]) -> None:
        """And apply, until something cannot be."""
        apply = self._kind.apply
        for one in several:
            if one.unread is not None or one.broken is not None:
                return
            if one.command is not None:
                self._decide(one, one.command)
            for event in one.events:
                try:
                    self._state = apply(self._state, event)
                except Exception as error:
                    one.cannot_be = error
                    return
                one.states.append(self._state)

    def _decide(self, one: _Heard, command: Command) -> None:
        act, events, first, found = one.act, one.events, one.first, one.found
        book = self._book_of(act.edition)
        if book is None:
            found.append(Finding("edition-unknown", self.table, first, Message("found-edition", {"why": act.edition})))
            return
        try:
            answer = self._kind.decide(self._state, command, book)
        except Exception as error:  # whatever a made-up command does, the verification goes on and says so
            why = Message("found-not-decided", {"name": _name(command), "error": str(error)})
            found.append(Finding("cannot-be", self.table, first, why))
            return
        if TableOpened in map(type, events):
            answer = by_the_rules_of_then(answer, events)
        if answer != tuple(events):
            found += self._compare(command, answer, events, first)
        found += one.written

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

    # --- the second opinion ----------------------------------------------------------------------

    def _recheck(self, one: _Heard) -> list[Finding]:
        """What was found of an act, heads and the second opinion included; the verification stops where it must."""
        act = one.act
        if one.broken is not None:
            return list(self.ends_at(one.broken))
        self.tally.entries += len(act.entries)
        self.tally.commands += 1
        met = list(self._met(act)) if self._heads.waits else []
        if one.unread is not None:
            self.stopped = True
            return [*met, one.unread]
        found = [*met, *one.found] if met else one.found
        again, linked = self._again, self._linked
        for place, (event, state) in enumerate(zip(one.events, one.states, strict=False), start=one.first):
            found += again.hear(event, state, place)
            if linked is not None:
                linked.hear(event, place)
        if one.cannot_be is not None:
            found.append(self._cannot_be(one, one.cannot_be))
        return found

    def _cannot_be(self, one: _Heard, error: Exception) -> Finding:
        """Nothing after this event is looked at."""
        self.stopped = True
        self._chain.back_to(one.act.last)  # which may have gone on already
        place = len(one.states)
        event = one.events[place]
        told = str(error) if isinstance(error, Breach) else f"{type(error).__name__} {error}"
        why = Message("found-cannot-follow", {"name": name_of(type(event)), "error": told})
        return Finding("cannot-be", self.table, one.first + place, why, event.under)


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
