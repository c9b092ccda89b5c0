"""One promotion of the floor in this process: what each who watches is told and shown of every change.

Staff and inspectors see the board, everyone the rest, with aliases or numbers of entries for people. How a command is
given is that of every stream (stream_room.py). Start at `PromotionRoom` and `PromotionWatcher.view`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from croupier.clauses import Silent
from croupier.floor import Floor
from croupier.floor.kinds import PROMOTION, StreamKind
from croupier.floor.standing import FoldedEvent
from croupier.languages.callings import ALIAS
from croupier.promotions import records as r
from croupier.promotions.acts import PromotionAnswer
from croupier.promotions.codec import PROMOTION_COMMANDS
from croupier.promotions.decide import decide
from croupier.promotions.drawing.records import PrizesDrawn
from croupier.promotions.possible import may_give, promotion_acts_for
from croupier.promotions.rules import promotion_rules
from croupier.promotions.state import AwardStatus, Promotion
from croupier.promotions.terms.reading import read_promotion
from croupier.promotions.times import turning
from croupier.promotions.views import promotion_board, promotion_view
from croupier.service.announcing import Announcement, announced
from croupier.service.asking import PROMOTION_SEALED
from croupier.service.promotion_frames import PromotionOffer, PromotionShown
from croupier.service.roles import STAFF, Role
from croupier.service.short_stream_room import Ballots, ShortStreamRoom
from croupier.service.stream_room import StreamWatcher
from croupier.service.wire import encode
from croupier.table import Actor, Command, Event, Instant
from croupier.terms.reading import TermsRead
from croupier.words.promotions import promotion_message

PREFIX: Final = PROMOTION.prefix


class PromotionRoom(ShortStreamRoom[Promotion]):
    writes_terms = "write-promotion-terms"
    commits = "commit-draw"
    sealed = PROMOTION_SEALED
    elsewhere = frozenset({"refuse-prize"})  # what is kept of a claimant is put down first

    def __init__(self, floor: Floor, stream: str, clock: Callable[[], Instant], ballots: Ballots) -> None:
        super().__init__(floor, stream, clock, ballots)
        self.refusing = asyncio.Lock()  # whose names are kept apart, one after another
        self._drawn: list[tuple[str, PrizesDrawn]] = []  # with what was committed to before each

    @property
    def kind(self) -> StreamKind:
        return PROMOTION

    @property
    def promotion(self) -> Promotion:
        return self.state

    def _begun(self) -> Promotion:
        return Promotion(id=self.id)

    # --- commands --------------------------------------------------------------------------------

    @property
    def commands(self) -> Mapping[str, type[Command]]:
        return PROMOTION_COMMANDS

    def _read_terms(self, text: str) -> TermsRead[Any]:
        return read_promotion(text)

    def may_give(self, command: str, actor: Actor) -> bool:
        return may_give(PROMOTION_COMMANDS[command], self.book, actor)

    def _commitment(self, event: Event) -> str:
        return event.commitment if isinstance(event, r.DrawCommitted) else ""

    def _takes_commitment(self) -> bool:
        return not self.promotion.commitment

    def _decided(self, command: Command) -> PromotionAnswer:
        return decide(self.promotion, command, self.book)

    def comer(self, command: Command) -> tuple[str, tuple[str, ...]] | None:
        known = tuple(self.promotion.entrants)
        return (command.entrant, known) if isinstance(command, r.EnterPromotion) else None

    # --- what watchers are told ------------------------------------------------------------------

    def _hear(self, one: FoldedEvent[Promotion]) -> None:
        if isinstance(one.event, PrizesDrawn):
            self._drawn.append((one.before.commitment, one.event))
        super()._hear(one)

    def _announced(self, one: FoldedEvent[Promotion]) -> Announcement:
        return announced(one.event, one.after.version, promotion_message(one.event), self.people.naming, "")

    def _name(self, person: str, ticket: int) -> str:
        """As everyone may see somebody: by the alias they chose, else by an entry of theirs, which has a number."""
        return ALIAS + self.people.aliases[person] if person in self.people.aliases else f"#{ticket}"

    def _known_as(self, person: str) -> Callable[[str], str]:
        return lambda text: self._publicly(text, person)

    def _publicly(self, text: str, me: str) -> str:
        """A text of what is told, which may be somebody's id."""
        seen = self._seen
        if text == me or not (text in seen.entrants or text in seen.excluded or text in self.people.names):
            return text
        return self._name(text, next((one.number for one in seen.tickets if one.entrant == text), 0))

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
            people=self._called({*seen.entrants, *seen.excluded}) if works else unset,
            trouble=trouble.english if trouble else unset,
            trouble_says=trouble.says if trouble else unset,
        )

    def turns_after(self, instant: Instant) -> Instant | None:
        """The first moment not before this one at which something else becomes possible by itself."""
        rules = promotion_rules(self.book)
        return min((one for one in turning(self._seen, rules) if one >= instant), default=None) if rules else None

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
        super().__init__(room, room.actor(person, role) if role else Actor(person, ""), staff=works_on(role))
        self._role = role
        self._told = room.version if after is None else after
        self._looked = room.clock()

    def view(self) -> bytes:
        self._looked = self.room.clock()
        shown = self.room.shown(self.actor.id, self._role, self._told)
        self._told = self.room.version
        return encode(shown)

    async def next(self, seconds: float) -> bytes | None:
        """Also when a moment has come that changes what is possible: entries close though nobody does anything."""
        turns = self.room.turns_after(self._looked)
        left = seconds if turns is None else (turns + 1 - self.room.clock()) / 1000
        message = await super().next(max(0.0, min(seconds, left)))
        passed = turns is not None and self.room.clock() > turns
        return self.view() if message is None and passed else message
