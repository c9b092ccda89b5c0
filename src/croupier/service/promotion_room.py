"""One promotion of the floor in this process: what each who watches is told and shown of every change.

Staff and inspectors see the board, everyone the rest, with aliases or numbers of entries for people. How a command is
given is that of every stream (stream_room.py). Start at `PromotionRoom` and `PromotionWatcher.view`.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from croupier.chance import TapeLost
from croupier.chance.ballot import SEAL_BYTES
from croupier.clauses import Refusal, Silent
from croupier.floor import BookTrouble, Floor, shelved
from croupier.floor.kinds import PROMOTION, StreamKind
from croupier.floor.standing import FoldedEvent
from croupier.languages.callings import ALIAS
from croupier.promotions import records as r
from croupier.promotions.codec import PROMOTION_COMMANDS
from croupier.promotions.decide import decide
from croupier.promotions.drawing.records import PrizesDrawn
from croupier.promotions.possible import may_give, promotion_acts_for
from croupier.promotions.state import AwardStatus, Promotion
from croupier.promotions.terms.reading import read_promotion
from croupier.promotions.views import promotion_board, promotion_view
from croupier.rulebooks import Rulebook
from croupier.service.announcing import Announcement, announced, heard_by
from croupier.service.asking import PROMOTION_SEALED
from croupier.service.promotion_frames import PromotionOffer, PromotionShown
from croupier.service.publicly import KnownPeople, refused_with, told_with
from croupier.service.roles import STAFF, Role, rank_for
from croupier.service.stream_room import StreamRoom, StreamWatcher
from croupier.service.tournament_room import Ballots
from croupier.service.troubles import HALTED, Trouble, trouble_of
from croupier.service.wire import Reply, encode
from croupier.table import Actor, Command, Instant
from croupier.words.promotions import promotion_message

_REMEMBERED: Final = 200  # events kept for those who come back after a break
_NO_SEAL: Final = "00" * SEAL_BYTES  # stands where there is no tape, or none to be had
PREFIX: Final = PROMOTION.prefix

log = logging.getLogger("croupier")


class PromotionRoom(StreamRoom):
    def __init__(self, floor: Floor, stream: str, clock: Callable[[], Instant], ballots: Ballots) -> None:
        super().__init__(floor, stream, clock)
        self.begins_by: Callable[[str], Rulebook] = shelved  # a BookTrouble where nothing may begin by it
        self.begins_with = ""  # the book, until it is begun
        self._ballots = ballots
        self._seen = Promotion(id=stream)  # after the last event told
        self._happened: deque[FoldedEvent[Promotion]] = deque()
        self._told: deque[tuple[FoldedEvent[Promotion], Announcement]] = deque(maxlen=_REMEMBERED)
        self._drawn: list[tuple[str, PrizesDrawn]] = []  # with what was committed to before each
        self._committed = ""  # first of all

    @property
    def name(self) -> str:
        """Its id as people and addresses say it."""
        return self.id.removeprefix(PREFIX)

    @property
    def kind(self) -> StreamKind:
        return PROMOTION

    @property
    def version(self) -> int:
        return self._seen.version

    @property
    def promotion(self) -> Promotion:
        return self.floor.standing(self.id).promotion

    @property
    def book(self) -> Rulebook:
        """The edition that it was begun by; before that, the one it is to begin with."""
        if self._seen.edition:
            return self.floor.editions.goes_by(self.id, self._seen.edition)
        return self.begins_by(self.begins_with)

    def book_for(self, command: Command) -> Rulebook:
        return self.book

    def load(self) -> None:
        """Everything from the first entry on: a promotion is short."""
        self._happened = self.floor.listen(self.id)
        standing = self.floor.standing(self.id)
        self.trouble = HALTED if standing.halted else None
        before = Promotion(id=self.id)
        for entry in self.floor.log.entries(self.id):
            if entry.sequence > standing.promotion.version:
                break
            event = standing.kind.read_event(entry.body)
            after = standing.kind.apply(before, event)
            self._hear(FoldedEvent(event, before, after))
            before = after
        self._seen = standing.promotion
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
        self.publish()

    # --- commands --------------------------------------------------------------------------------

    @property
    def commands(self) -> Mapping[str, type[Command]]:
        return PROMOTION_COMMANDS

    def actor(self, person: str, role: Role, command: str = "") -> Actor:
        return Actor(person, rank_for(self.book, role))

    async def facts_of(self, command: str, facts: dict[str, Any], actor: Actor, id: str) -> dict[str, Any]:
        """Terms may come as the file that they are written in; what is sealed is put in by the house itself."""
        if command == "write-promotion-terms" and isinstance(facts.get("terms"), str):
            read = read_promotion(facts["terms"])
            if read.faults:
                raise ValueError(f"the terms cannot be read at `{read.faults[0].key}`")
            return {**facts, "terms": msgspec.to_builtins(read.terms)}
        sealed = PROMOTION_SEALED.get(command)
        if sealed is None:
            return facts
        if given := sealed & facts.keys():
            raise ValueError(f"{min(given)} is not yours to say")
        if command == "refuse-prize":  # what is kept of a claimant goes by a way of its own
            return facts
        if not may_give(PROMOTION_COMMANDS[command], self.book, actor):  # nothing is opened for whoever may not
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
        if command == "commit-draw":
            return {"commitment": _NO_SEAL if self.promotion.commitment else self._ballots.commit(self.id)}
        try:
            tape, salt = self._ballots.open(self._committed, self.id, self.promotion.draws + 1)
        except TapeLost as error:
            log.warning("promotion %s: %s", self.id, error)
            return dict.fromkeys(sealed, _NO_SEAL)
        return {"tape": tape.hex(), "salt": salt.hex()}

    def comer(self, command: Command) -> tuple[str, tuple[str, ...]] | None:
        known = tuple(self.promotion.entrants)
        return (command.entrant, known) if isinstance(command, r.EnterPromotion) else None

    def answered(self, reply: Reply, person: str) -> Reply:
        return refused_with(reply, lambda text: self._publicly(text, person))

    def why_not(self, command: Command) -> Refusal | None:
        answer = decide(self.promotion, command, self.book)
        return answer if isinstance(answer, Refusal) else None

    # --- what watchers are told ------------------------------------------------------------------

    def _tell(self) -> bool:
        any_happened = bool(self._happened)
        while self._happened:
            one = self._happened.popleft()
            self._hear(one)
            self._seen = one.after
        return any_happened

    def _hear(self, one: FoldedEvent[Promotion]) -> None:
        if isinstance(one.event, PrizesDrawn):
            self._drawn.append((one.before.commitment, one.event))
        if isinstance(one.event, r.DrawCommitted):
            self._committed = self._committed or one.event.commitment
        self._told.append((one, self._announced(one)))

    def _announced(self, one: FoldedEvent[Promotion]) -> Announcement:
        return announced(one.event, one.after.version, promotion_message(one.event), self.people.naming, "")

    def _name(self, person: str, ticket: int) -> str:
        """As everyone may see somebody: by the alias they chose, else by an entry of theirs, which has a number."""
        return ALIAS + self.people.aliases[person] if person in self.people.aliases else f"#{ticket}"

    def _publicly(self, text: str, me: str) -> str:
        """A text of what is told, which may be somebody's id."""
        seen = self._seen
        if text == me or not (text in seen.entrants or text in seen.excluded or text in self.people.names):
            return text
        return self._name(text, next((one.number for one in seen.tickets if one.entrant == text), 0))

    def told_since(self, sequence: int, person: str, *, staff: bool) -> tuple[Announcement, ...]:
        heard = [heard_by(one, person, staff=staff) for _, one in self._told if one.sequence > sequence]
        found = [one for one in heard if one is not None]
        if staff:
            return tuple(found)
        return tuple(told_with(one, lambda text: self._publicly(text, person)) for one in found)

    def shown(self, person: str, role: Role | None, after: int) -> PromotionShown:
        """Everything that somebody may see, and what was told since."""
        seen, now, trouble = self._seen, self.clock(), self.standstill
        works = works_on(role)
        view = promotion_view(seen, self.book, self._drawn, self._name, now)
        unset = msgspec.UNSET
        return PromotionShown(
            kind="view",
            version=self.version,
            now=now,
            view=msgspec.structs.replace(view, board=promotion_board(seen)) if works else view,
            told=self.told_since(after, person, staff=works),
            offer=self._offer(person, role) if works and role is not None else unset,
            people=self._named() if works else unset,
            trouble=trouble.english if trouble else unset,
            trouble_says=trouble.says if trouble else unset,
        )

    def _named(self) -> dict[str, str]:
        named = {**self.people.aliases, **self.people.names}
        known = {*self._seen.entrants, *self._seen.excluded}
        return {id: named[id] for id in known if id in named}

    def _offer(self, person: str, role: Role) -> PromotionOffer:
        seen, now = self._seen, self.clock()
        terms, chapter = seen.terms, self.book.promotions
        entrants = tuple(sorted(seen.entrants - seen.excluded.keys()))
        open_awards = tuple(one.number for one in seen.awards.values() if one.status is AwardStatus.DRAWN)
        return PromotionOffer(
            acts=promotion_acts_for(seen, self.book, self.actor(person, role), now),
            choices={
                "draw-prizes.by": (*(terms.draw.scrutineers if terms else ()), *entrants),
                "check-in.entrant": tuple(one for one in entrants if one not in seen.present),
                "check-out.entrant": seen.present,
                "exclude-entrant.entrant": entrants,
                "award": open_awards,
                "prize": tuple(range(1, len(terms.prize) + 1)) if terms else (),
                "claim": tuple(one.number for one in seen.claims.values() if one.told is None),
                "finding": tuple(one.number for one in seen.findings.values() if one.notified is None),
                "dispute": tuple(seen.disputes),
            },
            defaults={
                "where": terms.available if terms else seen.editions[-1].terms.available if seen.editions else "",
                "to": "" if isinstance(chapter, Silent) else chapter.terms.submitted.to,
            },
        )


def works_on(role: Role | None) -> bool:
    """Whether somebody sees the board: whoever works on the floor, and inspectors."""
    return role in STAFF or role is Role.INSPECTOR


class PromotionWatcher(StreamWatcher[PromotionRoom]):
    """Someone who looks at a promotion."""

    def __init__(self, room: PromotionRoom, person: str, role: Role | None, after: int | None = None) -> None:
        super().__init__(room, Actor(person, rank_for(room.book, role) if role else ""), staff=works_on(role))
        self._role = role
        self._told = room.version if after is None else after

    def view(self) -> bytes:
        shown = self.room.shown(self.actor.id, self._role, self._told)
        self._told = self.room.version
        return encode(shown)
