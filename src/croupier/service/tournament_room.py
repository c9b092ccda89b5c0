"""One tournament of the floor in this process: what each who watches is told and shown of every change.

Whoever conducts it sees the board, an entrant their own entry, everyone the rest, with numbers and aliases for people.
What is the same for several watchers is encoded once a version. How a command is given is that of every stream
(stream_room.py). Start at `TournamentRoom` and `TournamentWatcher.view`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from croupier.clauses import Reason, Refusal
from croupier.floor import Floor
from croupier.floor.kinds import TOURNAMENT, StreamKind
from croupier.floor.standing import FoldedEvent
from croupier.rulebooks import Rulebook
from croupier.service.announcing import Announcement, announced
from croupier.service.asking import SEALED
from croupier.service.ids import as_owner
from croupier.service.roles import CONDUCTING, STAFF, Role
from croupier.service.room import Room
from croupier.service.short_stream_room import Ballots, ShortStreamRoom
from croupier.service.stream_room import StreamWatcher
from croupier.service.tournament_asks import TournamentOffer, offered
from croupier.service.tournament_by_hand import not_by_hand, rests_at_a_table
from croupier.service.tournament_frames import AtContest, NotCarried, TableInContest
from croupier.service.wire import Reply, encode, refused
from croupier.table import Actor, Command, Event, Instant
from croupier.table.contest.standing import counts
from croupier.table.events import Hears
from croupier.terms.reading import TermsRead
from croupier.tournament import records as r
from croupier.tournament.acts import Decided
from croupier.tournament.codec import TOURNAMENT_COMMANDS
from croupier.tournament.decide import decide
from croupier.tournament.rules import acting
from croupier.tournament.state import DIRECTOR, Tournament
from croupier.tournament.terms.reading import read_terms
from croupier.tournament.usually import OF_THE_PERSON
from croupier.tournament.views import Names, tournament_view
from croupier.words.tournaments import tournament_message

_BOARD_LASTS: Final = 1_000  # milliseconds: what comes next depends on the time too
PREFIX: Final = TOURNAMENT.prefix
AUTOMATIC_DESK: Final = "automatic"


class TournamentRoom(ShortStreamRoom[Tournament]):
    writes_terms = "write-terms"
    commits = "commit-ballot"
    sealed = SEALED

    def __init__(self, floor: Floor, stream: str, clock: Callable[[], Instant], ballots: Ballots) -> None:
        super().__init__(floor, stream, clock, ballots)
        self.demo = False
        self.waits: tuple[NotCarried, ...] = ()  # between it and its tables
        self.at: Callable[[str], Room | None] = lambda table: None  # tables of this floor
        self._views: dict[tuple[str, bool, bool], tuple[Instant, bytes]] = {}  # by whom, and what they may see

    @property
    def kind(self) -> StreamKind:
        return TOURNAMENT

    @property
    def tournament(self) -> Tournament:
        return self.state

    def _begun(self) -> Tournament:
        return Tournament(id=self.id)

    # --- commands --------------------------------------------------------------------------------

    @property
    def commands(self) -> Mapping[str, type[Command]]:
        return TOURNAMENT_COMMANDS

    def actors(self, person: str, role: Role) -> tuple[Actor, ...]:
        """As whom somebody may act: by their role, and as the director or a deputy where they were appointed."""
        own = self.looks_as(person, role)
        appointed = role in STAFF and acting(self.tournament, person)
        return (Actor(person, DIRECTOR), own) if appointed else (own,)

    def actor(self, person: str, role: Role, command: str = "") -> Actor:
        """The first of these who is not refused for who they are."""
        actors = self.actors(person, role)
        offered_to = [one for one in actors if command in _may(self.tournament, self.book, one)]
        return (offered_to or actors)[0]

    def _read_terms(self, text: str) -> TermsRead[Any]:
        return read_terms(text)

    def may_give(self, command: str, actor: Actor) -> bool:
        return command in _may(self.tournament, self.book, actor)

    def _commitment(self, event: Event) -> str:
        return event.commitment if isinstance(event, r.BallotCommitted) else ""

    def _takes_commitment(self) -> bool:
        return not (self.tournament.commitment or self.tournament.entries_closed)

    def _decided(self, command: Command) -> Decided:
        return decide(self.tournament, command, self.book)

    def comer(self, command: Command) -> tuple[str, tuple[str, ...]] | None:
        known = tuple(self.tournament.entrants)
        match command:
            case r.Enter() | r.AddReserve():
                return command.entrant, known
            case r.Substitute():
                return command.substitute, known
            case _:
                return None

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

    def _changed(self) -> None:
        self._views.clear()

    def _announced(self, one: FoldedEvent[Tournament]) -> Announcement:
        message = tournament_message(one.event, one.before)
        patron = _about(one.event) if one.event.heard in (Hears.PATRON, Hears.OWNER) else ""
        return announced(one.event, one.after.version, message, self.people.naming, patron)

    def names(self, person: str) -> Names:
        """Who is who for somebody who does not conduct it."""
        return self._who(person)

    def _who(self, person: str, *, named: bool = False) -> Names:
        return Names(self._seen, person, named=named, aliases=self.people.aliases, names=self.people.names)

    def _known_as(self, person: str) -> Callable[[str], str]:
        return self.names(person).of

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
        return self._called({*seen.entrants, seen.director, *seen.deputies, *seen.present})


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
        super().__init__(room, room.looks_as(person, role) if role else Actor(person, ""), staff=staff)
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
