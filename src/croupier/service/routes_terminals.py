"""The house's terminals over HTTP: which there are, making this browser one, and taking one away.

Only a manager or an administrator does so, and only on the machine itself: the token is a cookie of the answer and
stands in no body. Start at `router`.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, StringConstraints

from croupier.service.access import TERMINAL, Body, LoggedIn, answers, from_here, house_of, keep_cookie, needs
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.granting import GRANTING
from croupier.service.terminals import HouseTerminal, TooManyTerminals, id_of
from croupier.service.troubles import english
from croupier.store.sound import is_sound

router = APIRouter(
    prefix="/api/terminals",
    tags=["people"],
    dependencies=[Depends(from_here)],
    responses=answers(401, 403, 413, 421, 422, 423, 503),
)
_A_YEAR: Final = 365 * 24 * 60 * 60  # seconds; whoever makes it one again begins another


class TerminalMade(Body):
    """What this browser is called from now on: where it stands."""

    name: Annotated[str, StringConstraints(strict=True, strip_whitespace=True, min_length=1, max_length=60)]


class TerminalShown(BaseModel):
    """`here` is the browser that asks."""

    id: str
    name: str
    at: int
    by: str
    here: bool


class TerminalsShown(BaseModel):
    """`holds`: whether this floor asks for terminals at all."""

    holds: bool
    terminals: list[TerminalShown]


def _shown(one: HouseTerminal, here: str) -> TerminalShown:
    return TerminalShown(id=one.id, name=one.name, at=one.at, by=one.by, here=one.id == here)


@router.get("")
async def terminals(request: Request, session: LoggedIn) -> TerminalsShown:
    """All that there are, the newest first."""
    needs(session, *GRANTING)
    house, here = house_of(request), id_of(request.cookies.get(TERMINAL, ""))
    found = await house.ask(house.terminals.there)
    listed = [_shown(one, here) for one in sorted(found.values(), key=lambda one: one.at, reverse=True)]
    return TerminalsShown(holds=house.asks_for_terminals, terminals=listed)


@router.post("", responses=answers(409))
async def make_terminal(asked: TerminalMade, request: Request, response: Response, session: LoggedIn) -> TerminalShown:
    """The browser that sends this is a terminal of the house from now on, whoever uses it."""
    needs(session, *GRANTING)
    if not is_sound(asked.name):
        facts = {"about": "field", "field": "name"}
        raise HttpError(422, ErrorCode.NOT_UNDERSTOOD, english(ErrorCode.NOT_UNDERSTOOD, **facts), **facts)
    house, before = house_of(request), id_of(request.cookies.get(TERMINAL, ""))
    try:
        token, made = await asyncio.to_thread(house.terminals.make, asked.name, session.account.id)
    except TooManyTerminals:
        raise HttpError(409, ErrorCode.NOT_POSSIBLE, english(ErrorCode.NOT_POSSIBLE)) from None
    await asyncio.to_thread(house.terminals.take, before, session.account.id)  # one browser is one terminal
    house.minutes.someone_acted()
    keep_cookie(request, response, TERMINAL, token, _A_YEAR)
    return _shown(made, made.id)


@router.post("/{id}/taken", responses=answers(404))
async def take_terminal(id: str, request: Request, session: LoggedIn) -> TerminalsShown:
    """It is none any more, also where it is open now."""
    needs(session, *GRANTING)
    house = house_of(request)
    if not await asyncio.to_thread(house.terminals.take, id, session.account.id):
        raise HttpError(404, ErrorCode.NO_SUCH_TERMINAL, english(ErrorCode.NO_SUCH_TERMINAL, id=id), id=id)
    house.minutes.someone_acted()
    return await terminals(request, session)
