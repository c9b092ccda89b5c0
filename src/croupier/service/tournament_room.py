"""One tournament of the floor in this process: what each who watches is told and shown of every change.

Whoever conducts it sees the board, an entrant their own entry, everyone the rest, with numbers and aliases for people.
What is the same for several watchers is encoded once a version. How a command is given is that of every stream
(stream_room.py). Start at `TournamentRoom` and `TournamentWatcher.view`.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import msgspec

from croupier.chance import TapeLost
from croupier.chance.ballot import SEAL_BYTES
from croupier.clauses import Reason, Refusal
from croupier.floor import BookTrouble, Floor, shelved
from croupier.floor.kinds import TOURNAMENT, StreamKind
from croupier.floor.standing import FoldedEvent
from croupier.rulebooks import Rulebook
from croupier.service.announcing import Announcement, announced, heard_by
from croupier.service.asking import SEALED
from croupier.service.ids import as_owner
from croupier.service.publicly import KnownPeople, refused_with, told_with
from croupier.service.roles import CONDUCTING, STAFF, Role, rank_for
from croupier.service.room import Room
from croupier.service.stream_room import StreamRoom, StreamWatcher
from croupier.service.tournament_asks import TournamentOffer, offered
from croupier.service.tournament_by_hand import not_by_hand, rests_at_a_table
from croupier.service.tournament_frames import AtContest, NotCarried, TableInContest
from croupier.service.troubles import HALTED, Trouble, trouble_of
from croupier.service.wire import Reply, encode, refused
from croupier.table import Actor, Command, Event, Instant
from croupier.table.contest.standing import counts
from croupier.table.events import Hears
from croupier.tournament import records as r
from croupier.tournament.codec import TOURNAMENT_COMMANDS
from croupier.tournament.decide import decide
from croupier.tournament.rules import acting
from croupier.tournament.state import DIRECTOR, Tournament
from croupier.tournament.terms.reading import read_terms
from croupier.tournament.usually import OF_THE_PERSON
from croupier.tournament.views import Names, tournament_view
from croupier.words.tournaments import tournament_message

_REMEMBERED: Final = 200  # events kept for those who come back after a break
_BOARD_LASTS: Final = 1_000  # milliseconds: what comes next depends on the time too
PREFIX: Final = TOURNAMENT.prefix
AUTOMATIC_DESK: Final = "automatic"
_NO_SEAL: Final = "00" * SEAL_BYTES  # stands where there is no tape, or none to be had

log = logging.getLogger("croupier")


class Ballots(Protocol):
    """Where the tapes of ballots are kept, sealed."""

    def commit(self, tournament: str) -> str: ...

    def open(self, committed: str, tournament: str, draw: int) -> tuple[bytes, bytes]: ...


class TournamentRoom(StreamRoom):
    def __init__(self, floor: Floor, stream: str, clock: Callable[[], Instant], ballots: Ballots) -> None:
        super().__init__(floor, stream, clock)
        self.begins_by: Callable[[str], Rulebook] = shelved  # a BookTrouble where nothing may begin by it
        self.begins_with = ""  # the book, until it is begun
        self.demo = False
        self._ballots = ballots
        self.waits: tuple[NotCarried, ...] = ()  # between it and its tables
        self.at: Callable[[str], Room | None] = lambda table: None  # tables of this floor
        self._seen = Tournament(id=stream)  # after the last event told
        self._happened: deque[FoldedEvent[Tournament]] = deque()
        self._told: deque[tuple[FoldedEvent[Tournament], Announcement]] = deque(maxlen=_REMEMBERED)
        self._views: dict[tuple[str, bool, bool], tuple[Instant, bytes]] = {}  # by whom, and what they may see

    @property
    def name(self) -> str:
        """Its id as people and addresses say it."""
        return self.id.removeprefix(PREFIX)

    @property
    def kind(self) -> StreamKind:
        return TOURNAMENT

    @property
    def version(self) -> int:
        return self._seen.version

    @property
    def tournament(self) -> Tournament:
        return self.floor.standing(self.id).tournament

    @property
    def book(self) -> Rulebook:
        """The edition that it was begun by; before that, the one it is to begin with."""
        if self._seen.edition:
            return self.floor.editions.goes_by(self.id, self._seen.edition)
        return self.begins_by(self.begins_with)

    def book_for(self, command: Command) -> Rulebook:
        return self.book

    def load(self) -> None:
        """Everything from the first entry on: a tournament is short."""
        self._happened = self.floor.listen(self.id)
        standing = self.floor.standing(self.id)
        self.trouble = HALTED if standing.halted else None
        before = Tournament(id=self.id)
        for entry in self.floor.log.entries(self.id):
            if entry.sequence > standing.tournament.version:
                break
            event = standing.kind.read_event(entry.body)
            after = standing.kind.apply(before, event)
            self._hear(FoldedEvent(event, before, after))
            before = after
        self._seen = standing.tournament
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
        self._views.clear()
        self.publish()

    # --- commands --------------------------------------------------------------------------------

    @property
    def commands(self) -> Mapping[str, type[Command]]:
        return TOURNAMENT_COMMANDS

    def actors(self, person: str, role: Role) -> tuple[Actor, ...]:
        """As whom somebody may act: by their role, and as the director or a deputy where they were appointed."""
        own = Actor(person, rank_for(self.book, role))
        appointed = role in STAFF and acting(self.tournament, person)
        return (Actor(person, DIRECTOR), own) if appointed else (own,)

    def actor(self, person: str, role: Role, command: str = "") -> Actor:
        """The first of these who is not refused for who they are."""
        actors = self.actors(person, role)
        offered_to = [one for one in actors if command in _may(self.tournament, self.book, one)]
        return (offered_to or actors)[0]

    async def facts_of(self, command: str, facts: dict[str, Any], actor: Actor, id: str) -> dict[str, Any]:
        """Terms may come as the file that they are written in; what is sealed is put in by the house itself."""
        if command == "write-terms" and isinstance(facts.get("terms"), str):
            read = read_terms(facts["terms"])
            if read.faults:
                raise ValueError(f"the terms cannot be read at `{read.faults[0].key}`")
            return {**facts, "terms": msgspec.to_builtins(read.terms)}
        sealed = SEALED.get(command)
        if sealed is None:
            return facts
        if given := sealed & facts.keys():
            raise ValueError(f"{min(given)} is not yours to say")
        if command not in _may(self.tournament, self.book, actor):  # nothing is made or opened for whoever may not
            return {**facts, **dict.fromkeys(sealed, _NO_SEAL)}
        return {**facts, **await self.apart(self._sealed, command, id, sealed)}

    def _sealed(self, command: str, id: str, sealed: frozenset[str]) -> dict[str, str]:
        """A tape is committed to once: the same command sent again has the same.

        What cannot be made or found is nothing that fits: the core refuses it by its clause.
        """
        known = self.floor.log.act(self.id, id)
        if known is not None:
            given = self.kind.decode_command(known.body)
            return {name: str(getattr(given, name, "")) for name in sealed}
        if command == "commit-ballot":
            closed = self.tournament.commitment or self.tournament.entries_closed
            return {"commitment": _NO_SEAL if closed else self._ballots.commit(self.id)}
        try:
            tape, salt = self._ballots.open(self.committed, self.id, self.tournament.draws + 1)
        except TapeLost as error:
            log.warning("tournament %s: %s", self.id, error)
            return dict.fromkeys(sealed, _NO_SEAL)
        return {"tape": tape.hex(), "salt": salt.hex()}

    @property
    def committed(self) -> str:
        """What the tapes of the ballots were committed as, before the first draw."""
        read = self.kind.read_event
        events = (read(entry.body) for entry in self.floor.log.entries(self.id))
        return next((one.commitment for one in events if isinstance(one, r.BallotCommitted)), "")

    def comer(self, command: Command) -> tuple[str, tuple[str, ...]] | None:
        known = tuple(self.tournament.entrants)
        match command:
            case r.Enter() | r.AddReserve():
                return command.entrant, known
            case r.Substitute():
                return command.substitute, known
            case _:
                return None

    def answered(self, reply: Reply, person: str) -> Reply:
        return refused_with(reply, self.names(person).of)

    def why_not(self, command: Command) -> Refusal | None:
        answer = decide(self.tournament, command, self.book)
        return answer if isinstance(answer, Refusal) else None

    def not_here(self, command: Command, id: str) -> Reply | None:
        """What a table of this floor tells is not people's to say, and what it has gone on from is not undone."""
        if not isinstance(command, r.UndoAct):
            told = not_by_hand(self.tournament, command, id, self.at)
            return None if told is None or self.why_not(command) is not None else told  # the core's answer comes first
        one = rests_at_a_table(self.tournament, command.act, self.floor.log, self.at)
        if one is None:
            return None
        refusal = Refusal(Reason.RESTS_ON_IT, (), {"act": command.act, "entrant": one.entrant})
        return Reply("answer", id, version=self.version, refused=refused(refusal))

    def not_carried(self, waits: tuple[NotCarried, ...]) -> None:
        if waits != self.waits:
            self.waits = waits
            self.publish()

    # --- the demonstration ------------------------------------------------------------------------

    def takes_guests(self) -> bool:
        """Whether whoever comes by may enter: only where nobody pays with real money."""
        seen = self._seen
        return self.demo and seen.published is not None and not seen.entries_closed and not seen.cancelled

    def entered_at(self, entrant: str) -> Instant | None:
        """When somebody entered, where that is not long ago."""
        happened = (one.event for one, _ in self._told)
        entered = (one for one in happened if isinstance(one, r.EntrantEntered) and one.entrant == entrant)
        return next((one.made.at for one in entered), None)

    def entry_of(self, guest: str) -> Command:
        """What the automatic desk says of a player of the demonstration who enters."""
        terms = self._seen.terms
        desk = Actor(AUTOMATIC_DESK, self.book.authority.dealer.rank)
        paid = terms.details.fee + terms.details.buy_in if terms else 0
        return r.Enter(f"welcome-{as_owner(guest)}", desk, self.time, guest, paid, "cashless", signed=True)

    # --- what watchers are told ------------------------------------------------------------------

    def _tell(self) -> bool:
        any_happened = bool(self._happened)
        while self._happened:
            one = self._happened.popleft()
            self._hear(one)
            self._seen = one.after
        if any_happened:
            self._views.clear()
        return any_happened

    def _hear(self, one: FoldedEvent[Tournament]) -> None:
        self._told.append((one, self._announced(one)))

    def _announced(self, one: FoldedEvent[Tournament]) -> Announcement:
        message = tournament_message(one.event, one.before)
        patron = _about(one.event) if one.event.heard in (Hears.PATRON, Hears.OWNER) else ""
        return announced(one.event, one.after.version, message, self.people.naming, patron)

    def names(self, person: str) -> Names:
        """Who is who for somebody who does not conduct it."""
        return self._who(person)

    def _who(self, person: str, *, named: bool = False) -> Names:
        return Names(self._seen, person, named=named, aliases=self.people.aliases, names=self.people.names)

    def told_since(self, sequence: int, person: str, *, staff: bool) -> list[Announcement]:
        heard = [heard_by(one, person, staff=staff) for _, one in self._told if one.sequence > sequence]
        found = [one for one in heard if one is not None]
        return found if staff else [told_with(one, self.names(person).of) for one in found]

    def view_bytes(self, person: str, *, conducts: bool, named: bool) -> bytes:
        me = person if person in self._seen.entrants else ""
        made, found = self._views.get((me, conducts, named), (0, b""))
        now = self.clock()
        if not found or (conducts and now - made > _BOARD_LASTS):
            view = tournament_view(
                self._seen,
                self.book,
                person=me,
                conducts=conducts,
                named=named,
                now=now,
                aliases={} if named else self.people.aliases,
                names=self.people.names,
            )
            found = encode(view)
            self._views[me, conducts, named] = (now, found)
        return found

    def tables(self, person: str, *, named: bool) -> tuple[TableInContest, ...]:
        """Where it is played now, with everybody's chips as they are; they are counted when a session is over."""
        names = self._who(person, named=named)
        rooms = [room for table in self._seen.tables if (room := self.at(table)) is not None]
        return tuple(found for room in rooms if (found := self._in_contest(room, names)) is not None)

    def _in_contest(self, room: Room, names: Names) -> TableInContest | None:
        contest = room.table.contest_now
        if contest is None or contest.tournament != self.id:
            return None
        held = dict(counts(room.table, contest))
        return TableInContest(
            table=room.id,
            name=room.card.name,
            session=contest.session,
            phase=room.phase,
            coups=contest.coups,
            of=contest.terms.coups,
            paused=contest.paused,
            ended=contest.ended,
            asked=contest.entrants[contest.asked].seat if contest.asked else 0,
            entrants=tuple(
                AtContest(names.of(one.id), one.seat, held.get(one.id, 0), one.out) for one in contest.entrants.values()
            ),
        )

    def offer(self, person: str, role: Role) -> TournamentOffer:
        """What somebody may do now, and what its facts are chosen from; for staff."""
        return offered(self._seen, self.book, self.actors(person, role), self.clock())

    def people_named(self) -> dict[str, str]:
        """How those are called whom the board knows by an id."""
        seen = self._seen
        known = {*seen.entrants, seen.director, *seen.deputies, *seen.present}
        named = {**self.people.aliases, **self.people.names}
        return {id: named[id] for id in known if id in named}


def _may(tournament: Tournament, book: Rulebook, actor: Actor) -> frozenset[str]:
    """Acts that are not refused for who somebody is."""
    reasons = {one.act: one.reason for one in offered(tournament, book, (actor,), tournament.clock).acts}
    return frozenset(act for act, reason in reasons.items() if not reason or Reason(reason) not in OF_THE_PERSON)


def _about(event: Event) -> str:
    within = getattr(event, "complaint", None)
    return str(getattr(event, "entrant", "") or getattr(within, "entrant", "") or "-")


class TournamentWatcher(StreamWatcher[TournamentRoom]):
    """Someone who looks at a tournament."""

    def __init__(
        self, room: TournamentRoom, person: str, role: Role | None, *, staff: bool, after: int | None = None
    ) -> None:
        rank = rank_for(room.book, role) if role else ""
        super().__init__(room, Actor(person, rank), staff=staff)
        self._role = role
        self._told = room.version if after is None else after

    @property
    def conducts(self) -> bool:
        return self._role in CONDUCTING or self._role is Role.INSPECTOR

    def view(self) -> bytes:
        room, person = self.room, self.actor.id
        told = room.told_since(self._told, person, staff=self.staff)
        self._told = room.version
        parts = [
            b'{"kind":"view","version":%d' % room.version,
            b',"now":%d' % room.clock(),
            b',"view":' + room.view_bytes(person, conducts=self.conducts, named=self.staff),
            b',"told":' + encode(told),
            b',"tables":' + encode(room.tables(person, named=self.staff)),
        ]
        if self.conducts and self._role is not None:
            parts.append(b',"offer":' + encode(room.offer(person, self._role)))
            if room.waits:
                parts.append(b',"waits":' + encode(room.waits))
        if self.staff:
            parts.append(b',"people":' + encode(room.people_named()))
        if (trouble := room.standstill) is not None:
            parts.append(b',"trouble":' + encode(trouble.english) + b',"trouble_says":' + encode(trouble.says))
        parts.append(b"}")
        return b"".join(parts)
