"""What the floor owes to others, gathered over its tables and tournaments. Start at `router`."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

from croupier.duties import Owed, owed
from croupier.floor import BookTrouble
from croupier.service.access import LoggedIn, answers, from_here, house_of, needs
from croupier.service.roles import SUPERVISING, Role
from croupier.service.web_floor import WebFloor

router = APIRouter(
    prefix="/api", tags=["house"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 503)
)


class DutyListed(BaseModel):
    """Something that is owed: `late` is for how many milliseconds, `book` the one whose words it is told in."""

    stream: str
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
    facts: dict[str, str | int]


class DutiesListed(BaseModel):
    """All that is open, the oldest first, at the floor's time."""

    at: int
    duties: list[DutyListed]


@router.get("/duties", responses=answers(401, 423))
async def open_duties(request: Request, session: LoggedIn) -> DutiesListed:
    """What is owed at the tables and tournaments of the floor; for those who supervise, and inspectors."""
    needs(session, *SUPERVISING, Role.INSPECTOR)
    house = house_of(request)
    now = house.clock.now()
    found = sorted(_of_all(house), key=lambda one: (one[0].since, one[0].stream, one[0].matter))
    return DutiesListed(at=now, duties=[_listed(one, book, now) for one, book in found])


def _of_all(house: WebFloor) -> Iterator[tuple[Owed, str]]:
    for room in house.streams():
        try:
            book = room.book
        except BookTrouble:  # the table says so itself
            continue
        state = house.floor.standing(room.id).state
        for one in owed(book, room.id, room.kind.duties(state, book)):
            yield one, book.id


def _listed(one: Owed, book: str, now: int) -> DutyListed:
    return DutyListed(
        stream=one.stream,
        book=book,
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
        facts=one.facts,
    )
