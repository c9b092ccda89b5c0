"""The ranks of people by the books' own ladders: what there is to grant, and granting it. Start at `router`."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, StringConstraints

from croupier.floor import opened_books
from croupier.rulebooks import Rulebook
from croupier.service.access import Body, LoggedIn, answers, from_here, house_of, needs
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.granting import GRANTING, RankedPerson, grantable
from croupier.service.people import PeopleError
from croupier.service.roles import NO_GRANTS, Role, rank_of_role, ranks_open_to
from croupier.store.ranks import RankPlace

router = APIRouter(
    prefix="/api", tags=["people"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 422, 503)
)

_Id = Annotated[str, StringConstraints(strict=True, max_length=64)]
_STATUS = {
    ErrorCode.OWN_RANK: 403,
    ErrorCode.RANK_ABOVE: 403,
    ErrorCode.NOT_FOR_ROLE: 403,
    ErrorCode.NO_SUCH_ACCOUNT: 404,
    ErrorCode.NO_SUCH_BOOK: 404,
    ErrorCode.NO_SUCH_TABLE: 404,
}


class RankAsked(Body):
    """The rank of somebody by a book: at one of its tables, or at all where none is named.

    `rank` is one of the book's ids, "none" for no rank at all, or "role" for whatever the role has by itself.
    """

    book: _Id
    table: _Id = ""
    rank: _Id


class RankHeld(BaseModel):
    """What somebody was granted; `rank` may be "none"."""

    book: str
    table: str
    rank: str


class RankOffered(BaseModel):
    """A rank of a book in the book's own words; `yours`: whether whoever asks may grant it at every table."""

    id: str
    name: str
    clauses: list[str]
    yours: bool


class LadderShown(BaseModel):
    """What a book has to grant, the lowest first, and what each role has by itself."""

    book: str
    casino: str
    staff: list[RankOffered]
    inspectors: list[RankOffered]
    by_role: dict[Role, str]
    tables: list[str]


class RanksShown(BaseModel):
    """All ranks that somebody was granted."""

    id: str
    ranks: list[RankHeld]


def held(found: dict[tuple[str, str], str]) -> list[RankHeld]:
    return [RankHeld(book=book, table=table, rank=rank) for (book, table), rank in sorted(found.items())]


@router.get("/ranks", responses=answers(401, 423))
async def ladders(request: Request, session: LoggedIn) -> list[LadderShown]:
    """The ladders of all books, for whoever grants ranks."""
    needs(session, *GRANTING)
    house = house_of(request)
    books = await asyncio.to_thread(opened_books)  # the first time takes a second
    asks = RankedPerson(session.account, house.people.granted(session.account.id))
    tables = {book.id: [room.id for room in house.rooms.values() if room.card.book == book.id] for book in books}
    return [_ladder(book, asks, sorted(tables[book.id])) for book in books]


def _ladder(book: Rulebook, asks: RankedPerson, tables: list[str]) -> LadderShown:
    def offered(role: Role) -> list[RankOffered]:
        return [
            RankOffered(
                id=one.id,
                name=one.name,
                clauses=[str(clause) for clause in one.clauses],
                yours=grantable(book, asks, role, one.id),
            )
            for one in ranks_open_to(book, role)
        ]

    roles = [role for role in Role if ranks_open_to(book, role)]
    return LadderShown(
        book=book.id,
        casino=book.source.casino,
        staff=offered(Role.DEALER),
        inspectors=offered(Role.INSPECTOR),
        by_role={role: rank_of_role(book, role) for role in roles},
        tables=tables,
    )


@router.patch("/people/{id}/rank", responses=answers(401, 404, 409, 423))
async def change_rank(id: str, asked: RankAsked, request: Request, session: LoggedIn) -> RanksShown:
    """Grant somebody a rank, or take it away. Open sessions have it with their next command."""
    needs(session, *GRANTING)
    house, by = house_of(request), session.account.id
    place = RankPlace(id, asked.book, asked.table)
    try:
        await asyncio.to_thread(lambda: house.granting.change(place, asked.rank, by=by))
    except PeopleError as error:
        raise HttpError(_STATUS.get(error.code, 409), error.code, str(error), **error.facts) from None
    house.wake(id)
    await house.ask(house.tell_others_of, id)
    found = await house.ask(house.granting.held)
    return RanksShown(id=id, ranks=held(dict(found.get(id, NO_GRANTS))))
