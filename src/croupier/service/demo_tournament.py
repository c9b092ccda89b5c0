"""The tournament of the demonstration floor: anyone enters, plays to its prize, and it begins again.

The automatic director does whatever the tournament itself says comes next, with pauses people can follow. Everything it
needs to know is in the logs, so that it goes on after a restart. Start at `DemoDirector.run`.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from croupier.clauses import Refusal
from croupier.day.tournament_terms import CONTEST_TABLE, demo_tournament
from croupier.floor import Done, shelved
from croupier.rehearsal.setting import contest_setup
from croupier.service.aliases import folded
from croupier.service.demo_entrants import NAMED
from croupier.service.table_cards import Automatic, TableCard
from croupier.service.tournament_room import PREFIX, TournamentRoom
from croupier.service.web_floor import WebFloor
from croupier.store.log import LogError
from croupier.store.names import keep_alias
from croupier.table import Actor
from croupier.tournament import records as r
from croupier.tournament.codec import TOURNAMENT_COMMANDS
from croupier.tournament.state import DIRECTOR, Entrant, SessionStage
from croupier.tournament.steps import TournamentStep, next_tournament_step
from croupier.tournament.terms.schema import TournamentTerms
from croupier.tournament.usually import given_by

NAME: Final = "demo-cup-"  # with a number
TABLE: Final = CONTEST_TABLE
DIRECTOR_OF_IT: Final = "demo-director"
_DAY: Final = 24 * 3_600_000
_WEEK: Final = 7 * _DAY
# seconds that people have, at the demonstration's usual speed
_TO_JOIN: Final = 20  # after the first guest entered
_TO_SIT: Final = 20  # after the ballot
_TO_READ: Final = 60  # the results, before it begins again
_LOOKS: Final = 0.5

log = logging.getLogger("croupier")


def demo_terms(now: int) -> TournamentTerms:
    """As the demonstration has them, with dates from now on: the longest that it waits for a guest."""
    return demo_tournament(now + _WEEK, now + _WEEK - _DAY)


def put_on_floor(house: WebFloor, quicker: float) -> None:
    """The table of it, and the automatic entrants, whom everyone may know by name."""
    now = house.clock.now()
    if TABLE not in {card.id for card in house.cards.all()}:
        terms = demo_terms(now)
        setup = contest_setup(shelved(terms.book), terms, terms.format.round[0].seats, now)
        card = TableCard(
            id=TABLE,
            name=terms.name,
            book=terms.book,
            setup=replace(setup, shoe="virtual-shoe", gaming_ends=now + 52 * _WEEK),
            automatic=(Automatic.SHUFFLE, Automatic.CALL, Automatic.DEAL, Automatic.SETTLE),
            entrants=True,
            betting_seconds=max(1, 15 / quicker),
            cut_seconds=2 / quicker,
            pause_seconds=4 / quicker,
            step_milliseconds=max(1, round(800 / quicker)),
        )
        house.cards.keep(card, at=now)
    for id, (name, _) in NAMED.items():
        keep_alias(house.log, id, name, folded(name))


class DemoDirector:
    def __init__(self, house: WebFloor) -> None:
        self._house = house
        self._speed = house.settings.demo_speed

    async def run(self) -> None:
        while True:
            try:
                wait = await self._once()
            except LogError as error:
                log.warning("the director of the demonstration: %s", error)
                wait = _LOOKS
            except Exception as error:
                log.error("the director of the demonstration failed", exc_info=error)
                wait = 10 * _LOOKS
            await asyncio.sleep(max(wait, 0.02))

    async def _once(self) -> float:
        """Do the next thing, if it is time for it; how many seconds later to look again."""
        room = self._latest()
        if room is None or room.tournament.closed:
            ended = room.tournament.clock if room else 0
            left = ended + _TO_READ * 1000 / self._speed - self._house.clock.now()
            return left / 1000 if left > 0 else await self._begin(room)
        if (table := self._house.rooms.get(TABLE)) is None or table.held:
            return _LOOKS
        step = next_tournament_step(room.tournament, room.book, room.time)
        return _LOOKS if step is None else await self._take(room, step)

    def _latest(self) -> TournamentRoom | None:
        rooms = [one for one in self._house.tournaments.values() if one.name.startswith(NAME)]
        return max(rooms, key=lambda one: int(one.name.removeprefix(NAME)), default=None)

    async def _begin(self, before: TournamentRoom | None) -> float:
        number = 1 + int(before.name.removeprefix(NAME)) if before else 1
        terms = demo_terms(0)
        room = self._house.new_tournament(f"{PREFIX}{NAME}{number}", terms.book)
        await self._give(room, r.BeginTournament, name=terms.name)
        self._house.add_tournament(room)
        return 0

    # --- the next step ---------------------------------------------------------------------------

    async def _take(self, room: TournamentRoom, step: TournamentStep) -> float:
        """By what comes next: what is left to people waits for them."""
        tournament, facts = room.tournament, dict(step.facts)
        if step.act in ("enter", "close-entries"):
            return await self._entries(room)
        if step.act in ("take-seat", "record-absence"):
            return await self._seats(room, step.act)
        if step.act in ("record-count", "count-play-off"):  # the table's own, once it has ended
            return _LOOKS
        facts.pop("entrants", None)  # who is equal is for people to read: the act finds them by itself
        known: dict[str, dict[str, Any]] = {
            "write-terms": {"terms": demo_terms(room.time)},
            "publish-terms": {"where": demo_terms(0).entry.available},
            "appoint-director": {"person": DIRECTOR_OF_IT},
            "designate-table": {"table": TABLE, "seats": demo_terms(0).format.round[0].seats},
            "schedule-session": {"starts": room.time + round(_TO_SIT * 1000 / self._speed)},
            "pay-prize": {"channel": "cashless"},
        }
        more = known.get(step.act, {})
        if step.act in ("commit-ballot", "draw-ballot"):
            word = {"word": "harbour", "by": next(iter(NAMED))} if step.act == "draw-ballot" else {}
            id = f"demo-{step.act}-{tournament.version}"
            more = await room.facts_of(step.act, word, Actor(DIRECTOR_OF_IT, DIRECTOR), id)
        if step.act == "pay-prize" and not facts.get("amount"):
            facts["amount"] = 0
        await self._give(room, TOURNAMENT_COMMANDS[step.act], **{**facts, **more})
        return 0

    async def _entries(self, room: TournamentRoom) -> float:
        """Automatic entrants first, leaving seats; it closes a while after the first guest came, or when it is full."""
        tournament, terms = room.tournament, room.tournament.terms
        assert terms is not None, "nobody enters before the terms are published"
        here = tournament.accepted
        missing = next((one for one in NAMED if one not in tournament.entrants), None)
        guests = [one for one in here if one.id not in NAMED]
        if missing is not None and len(here) < terms.details.most and (len(here) < 3 or self._joined(guests, room)):
            await self._give(room, r.Enter, entrant=missing, paid=terms.details.fee, tender="cashless", signed=True)
            return 0.6 / self._speed
        if guests and self._joined(guests, room):
            await self._give(room, r.CloseEntries)
            return 0
        return _LOOKS / self._speed

    def _joined(self, guests: list[Entrant], room: TournamentRoom) -> bool:
        """Whether the first guest has waited long enough for others."""
        times = [at for guest in guests if (at := room.entered_at(guest.id)) is not None]
        return bool(times) and room.clock() >= min(times) + _TO_JOIN * 1000 / self._speed

    async def _seats(self, room: TournamentRoom, act: str) -> float:
        """Automatic entrants sit at once; a guest by themselves, or who looks on when it is to start."""
        tournament = room.tournament
        session = next(one for one in tournament.sessions.values() if one.stage is SessionStage.DRAWN)
        waited = [
            one
            for one in tournament.entrants.values()
            if one.seat and one.seat.session == session.number and not (one.seat.taken or one.seat.late)
        ]
        now = room.clock()
        for one in waited:
            if one.id in NAMED or (session.starts - now < 1_500 and now < session.starts and self._looks_on(one.id)):
                await self._give(room, r.TakeSeat, entrant=one.id, session=session.number)
                return 0.3 / self._speed
        if act == "record-absence":
            await self._give(room, r.RecordAbsence, entrant=waited[0].id, session=session.number)
            return 0
        return min(_LOOKS, max(0.05, (session.starts - now) / 1000)) / self._speed

    def _looks_on(self, guest: str) -> bool:
        return any(watcher.actor.id == guest for room in self._house.streams() for watcher in room.watchers)

    async def _give(self, room: TournamentRoom, kind: Any, **facts: Any) -> None:
        """As whoever usually gives it; the id is of this command at this version, so that it is given once."""
        tournament = room.tournament
        told = sha256(msgspec.json.encode(sorted(map(str, facts.items())))).hexdigest()[:12]
        name = str(kind.__struct_config__.tag)
        asked = kind(f"demo-{name}-{tournament.version}-{told}", Actor("", ""), room.time, **facts)
        command, _ = given_by(tournament, asked, room.book)
        given = await room.give(command)
        if isinstance(given, Refusal):
            log.warning("the director of the demonstration cannot %s: %s %s", name, given.reason.value, given.facts)
            await asyncio.sleep(2)
        elif not isinstance(given, Done):
            await asyncio.sleep(_LOOKS)
