"""What the rooms of short streams share: a tournament's and a promotion's, which are held, told and over.

Such a stream is read whole when its room is opened, goes by the edition that it was begun with, has terms that come as
a file, and draws from tapes that the house seals itself. It knows neither tournaments nor promotions, only that they
have these. Start at `ShortStreamRoom.load` and `ShortStreamRoom.facts_of`.
"""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

import msgspec

from croupier.chance import TapeLost
from croupier.chance.ballot import SEAL_BYTES
from croupier.clauses import Refusal
from croupier.floor import BookTrouble, Floor, shelved
from croupier.floor.standing import FoldedEvent
from croupier.rulebooks import Rulebook
from croupier.service.announcing import Announcement, heard_by
from croupier.service.publicly import KnownPeople, refused_with, told_with
from croupier.service.stream_room import StreamRoom
from croupier.service.troubles import HALTED, Trouble, trouble_of
from croupier.service.wire import Reply
from croupier.table import Actor, Command, Event, Instant
from croupier.terms.reading import TermsRead

_REMEMBERED: Final = 200  # events kept for those who come back after a break
_NO_SEAL: Final = "00" * SEAL_BYTES  # stands where there is no tape, or none to be had

log = logging.getLogger("croupier")


class Ballots(Protocol):
    """Where the tapes of draws are kept, sealed."""

    def commit(self, tournament: str) -> str: ...

    def open(self, committed: str, tournament: str, draw: int) -> tuple[bytes, bytes]: ...


class ShortState(Protocol):
    """What these rooms know of what their stream folds into."""

    @property
    def version(self) -> int: ...
    @property
    def edition(self) -> str: ...
    @property
    def draws(self) -> int: ...


S = TypeVar("S", bound=ShortState)


class ShortStreamRoom(StreamRoom, Generic[S]):
    writes_terms: ClassVar[str]  # the command whose terms may come as a file
    commits: ClassVar[str]  # the command by which a tape is sealed
    sealed: ClassVar[Mapping[str, frozenset[str]]]  # facts by command that the house puts in itself
    elsewhere: ClassVar[frozenset[str]] = frozenset()  # commands whose sealed facts come by a route of their own

    def __init__(self, floor: Floor, stream: str, clock: Callable[[], Instant], ballots: Ballots) -> None:
        super().__init__(floor, stream, clock)
        self.begins_by: Callable[[str], Rulebook] = shelved  # a BookTrouble where nothing may begin by it
        self.begins_with = ""  # the book, until it is begun
        self._ballots = ballots
        self._committed = ""  # as what the tapes were, first of all
        self._seen: S = self._begun()  # after the last event told
        self._happened: deque[FoldedEvent[S]] = deque()
        self._told: deque[tuple[FoldedEvent[S], Announcement]] = deque(maxlen=_REMEMBERED)

    # --- what each of them says for itself --------------------------------------------------------

    @abstractmethod
    def _begun(self) -> S:
        """Before the first event."""

    @abstractmethod
    def _announced(self, one: FoldedEvent[S]) -> Announcement:
        """An event, as those who may hear it are told."""

    @abstractmethod
    def _known_as(self, person: str) -> Callable[[str], str]:
        """How somebody who is told no names hears of others."""

    @abstractmethod
    def _commitment(self, event: Event) -> str:
        """What an event commits the tapes as, if it does."""

    @abstractmethod
    def _takes_commitment(self) -> bool:
        """Whether tapes may still be committed to."""

    @abstractmethod
    def _read_terms(self, text: str) -> TermsRead[Any]:
        """Terms from their file."""

    @abstractmethod
    def may_give(self, command: str, actor: Actor) -> bool:
        """Whether a command is not refused for who somebody is."""

    @abstractmethod
    def _decided(self, command: Command) -> tuple[Event, ...] | Refusal:
        """What the core makes of a command."""

    def _changed(self) -> None:
        """What was made of the last state is of no use any more."""

    # --- what they have in common ----------------------------------------------------------------

    @property
    def name(self) -> str:
        """Its id as people and addresses say it."""
        return self.id.removeprefix(self.kind.prefix)

    @property
    def state(self) -> S:
        """As it is in the log, whether or not that was told."""
        state: S = self.floor.standing(self.id).state
        return state

    @property
    def version(self) -> int:
        return self._seen.version

    @property
    def book(self) -> Rulebook:
        """The edition that it was begun by; before that, the one it is to begin with."""
        if self._seen.edition:
            return self.floor.editions.goes_by(self.id, self._seen.edition)
        return self.begins_by(self.begins_with)

    def book_for(self, command: Command) -> Rulebook:
        return self.book

    def load(self) -> None:
        """Everything from the first entry on."""
        self._happened = self.floor.listen(self.id)
        standing = self.floor.standing(self.id)
        self.trouble = HALTED if standing.halted else None
        before = self._begun()
        for entry in self.floor.log.entries(self.id):
            if entry.sequence > self.state.version:
                break
            event = standing.kind.read_event(entry.body)
            after = standing.kind.apply(before, event)
            self._hear(FoldedEvent(event, before, after))
            before = after
        self._seen = self.state
        self.trouble = self.trouble or self._without_book()

    def _without_book(self) -> Trouble | None:
        try:
            self.book  # noqa: B018  # found, or not
        except BookTrouble as error:
            return trouble_of(error)
        return None

    def know(self, people: KnownPeople) -> None:
        """Also in what was told before: who is forgotten is forgotten everywhere."""
        self.people = people
        self._told = deque(((one, self._announced(one)) for one, _ in self._told), maxlen=_REMEMBERED)
        self._changed()
        self.publish()

    # --- commands --------------------------------------------------------------------------------

    async def facts_of(self, command: str, facts: dict[str, Any], actor: Actor, id: str) -> dict[str, Any]:
        """Terms may come as the file that they are written in; what is sealed is put in by the house itself."""
        if command == self.writes_terms and isinstance(facts.get("terms"), str):
            read = self._read_terms(facts["terms"])
            if read.faults:
                raise ValueError(f"the terms cannot be read at `{read.faults[0].key}`")
            return {**facts, "terms": msgspec.to_builtins(read.terms)}
        sealed = self.sealed.get(command)
        if sealed is None:
            return facts
        if given := sealed & facts.keys():
            raise ValueError(f"{min(given)} is not yours to say")
        if command in self.elsewhere:
            return facts
        if not self.may_give(command, actor):  # nothing is made or opened for whoever may not
            return {**facts, **dict.fromkeys(sealed, _NO_SEAL)}
        return {**facts, **await self.apart(self._seals, command, id, sealed)}

    def _seals(self, command: str, id: str, sealed: frozenset[str]) -> dict[str, str]:
        """A tape is committed to once: the same command sent again has the same.

        What cannot be made or found is nothing that fits: the core refuses it by its clause.
        """
        known = self.floor.log.act(self.id, id)
        if known is not None:
            given = self.kind.decode_command(known.body)
            return {name: str(getattr(given, name, "")) for name in sealed}
        if command == self.commits:
            return {"commitment": self._ballots.commit(self.id) if self._takes_commitment() else _NO_SEAL}
        try:
            tape, salt = self._ballots.open(self._committed, self.id, self.state.draws + 1)
        except TapeLost as error:
            log.warning("%s: %s", self.id, error)
            return dict.fromkeys(sealed, _NO_SEAL)
        return {"tape": tape.hex(), "salt": salt.hex()}

    def answered(self, reply: Reply, person: str) -> Reply:
        return refused_with(reply, self._known_as(person))

    def why_not(self, command: Command) -> Refusal | None:
        answer = self._decided(command)
        return answer if isinstance(answer, Refusal) else None

    # --- what watchers are told ------------------------------------------------------------------

    def _tell(self) -> bool:
        any_happened = bool(self._happened)
        while self._happened:
            one = self._happened.popleft()
            self._hear(one)
            self._seen = one.after
        if any_happened:
            self._changed()
        return any_happened

    def _hear(self, one: FoldedEvent[S]) -> None:
        self._committed = self._committed or self._commitment(one.event)
        self._told.append((one, self._announced(one)))

    def told_since(self, sequence: int, person: str, *, staff: bool) -> tuple[Announcement, ...]:
        heard = [heard_by(one, person, staff=staff) for _, one in self._told if one.sequence > sequence]
        found = tuple(one for one in heard if one is not None)
        return found if staff else tuple(told_with(one, self._known_as(person)) for one in found)

    def _called(self, known: set[str]) -> dict[str, str]:
        """How those are called whom the board knows by an id."""
        named = {**self.people.aliases, **self.people.names}
        return {id: named[id] for id in known if id in named}
