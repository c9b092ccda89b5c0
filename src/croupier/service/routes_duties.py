"""What the floor owes to others, gathered over its tables, tournaments and promotions.

Whoever supervises and inspectors read it. Whether somebody may discharge a duty is the book's to say: it is asked for
each, by the rank they have there, and an inspector stands outside every ladder. Start at `router`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

from croupier.duties import Owed, owed
from croupier.floor import BookTrouble
from croupier.service.access import LoggedIn, answers, from_here, house_of, needs
from croupier.service.people import Session
from croupier.service.promotion_room import PromotionRoom
from croupier.service.roles import SUPERVISING, Role
from croupier.service.room import Room
from croupier.service.short_stream_room import ShortStreamRoom
from croupier.service.stream_room import StreamRoom
from croupier.service.tournament_room import TournamentRoom
from croupier.service.web_floor import WebFloor
from croupier.table import power_of
from croupier.table.rules import house_of as rules_of

router = APIRouter(
    prefix="/api", tags=["house"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)


class DutyListed(BaseModel):
    """Something that is owed: `late` is for how many milliseconds, `book` the one whose words it is told in.

    `kind`, `name` and `called` say where: of what kind the stream is, how addresses and how people say it. `may` is
    whether whoever asks has the rank to discharge it.
    """

    stream: str
    kind: Literal["table", "tournament", "promotion"]
    name: str
    called: str
    book: str
    id: str
    matter: int
    about: str
    to: str
    clauses: list[str]
    since: int
    since_on: str
    when: str
    due: int | None
    due_on: str
    late: int
    rank: str
    channels: list[str]
    reference: bool
    act: str
    may: bool
    facts: dict[str, str | int]


class DutiesListed(BaseModel):
    """All that is open at the floor's time: what is due first first, then what has no time, the oldest first."""

    at: int
    duties: list[DutyListed]


@router.get("/duties", responses=answers(401, 423))
async def open_duties(request: Request, session: LoggedIn) -> DutiesListed:
    """What is owed at the tables, tournaments and promotions of the floor; for those who supervise, and inspectors."""
    needs(session, *SUPERVISING, Role.INSPECTOR)
    house = house_of(request)
    now = house.clock.now()
    found = sorted(_of_all(house), key=lambda one: _pressing(one[0]))
    return DutiesListed(at=now, duties=[_listed(one, room, session, now) for one, room in found])


def _pressing(one: Owed) -> tuple[bool, int, int, str, int]:
    return one.due is None, one.due or 0, one.since, one.stream, one.matter


def _of_all(house: WebFloor) -> Iterator[tuple[Owed, StreamRoom]]:
    for room in house.streams():
        try:
            book = room.book
        except BookTrouble:  # the table says so itself
            continue
        state = house.floor.standing(room.id).state
        for one in owed(book, room.id, room.kind.duties(state, book)):
            yield one, room


def _may(one: Owed, room: StreamRoom, session: Session) -> bool:
    """By the rank of the duty's row; what an act of its own discharges needs that act's power too."""
    actor = room.actor(session.account.id, session.account.role, one.act)
    if isinstance(room, ShortStreamRoom):
        return one.act in room.commands and room.may_give(one.act, actor)
    book = room.book
    ranks = (one.rank, power_of(book, room.commands[one.act]).rank)
    return all(rules_of(book).reaches(actor.rank, rank) for rank in ranks)


def _where(room: StreamRoom) -> tuple[Literal["table", "tournament", "promotion"], str, str]:
    match room:
        case TournamentRoom():
            return "tournament", room.name, room.state.name or room.name
        case PromotionRoom():
            return "promotion", room.name, room.state.name or room.name
        case Room():
            return "table", room.id, room.card.name
        case _:
            raise TypeError(f"no kind of stream: {room.id}")


def _listed(one: Owed, room: StreamRoom, session: Session, now: int) -> DutyListed:
    kind, name, called = _where(room)
    return DutyListed(
        stream=one.stream,
        kind=kind,
        name=name,
        called=called,
        book=room.book.id,
        id=one.id,
        matter=one.matter,
        about=one.about,
        to=one.to,
        clauses=[str(clause) for clause in one.clauses],
        since=one.since,
        since_on=one.since_on,
        when=one.when,
        due=one.due,
        due_on=one.due_on,
        late=one.late_by(now),
        rank=one.rank,
        channels=list(one.channels),
        reference=one.reference,
        act=one.act,
        may=_may(one, room, session),
        facts=one.facts,
    )
