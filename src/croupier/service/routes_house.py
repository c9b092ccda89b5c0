"""What happens to the floor itself: the house log, the heads, and the floor's time. Start at `router`."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, StrictBool

from croupier.service.access import Body, LoggedIn, answers, from_here, house_of, needs
from croupier.service.roles import SUPERVISING, Role
from croupier.service.web_floor import WebFloor

router = APIRouter(
    prefix="/api", tags=["house"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 422, 503)
)
_MOST: Final = 500  # entries of the house log in one answer


class HouseEntryShown(BaseModel):
    """An entry of the house log; pages say it by its kind and facts."""

    number: int
    at: int
    by: str
    kind: str
    facts: dict[str, str | int | bool | list[str]]


class FloorTime(BaseModel):
    """The floor's time, and by how many milliseconds the machine's is ahead. `asks`: a manager says if that counts."""

    floor: int
    ahead: int
    asks: bool


class FloorStanding(BaseModel):
    """How it stands with the floor's heads, its witness and its time; `trouble` is English, for whoever runs it."""

    head: int
    at: int
    key: str
    witness: str
    shipped: int
    trouble: str
    time: FloorTime


class TimeAnswer(Body):
    counts: StrictBool


def _time(house: WebFloor) -> FloorTime:
    return FloorTime(floor=house.clock.now(), ahead=house.time.ahead, asks=house.time.asks)


@router.get("/house", responses=answers(401, 423))
async def house_log(
    request: Request, session: LoggedIn, before: Annotated[int | None, Query(ge=1)] = None
) -> list[HouseEntryShown]:
    """The newest entries of the house log, or those before one of them; the newest first."""
    needs(session, Role.ADMINISTRATOR, Role.INSPECTOR)
    return await asyncio.to_thread(_entries, house_of(request), before)


def _entries(house: WebFloor, before: int | None) -> list[HouseEntryShown]:
    end = house.log.house_end().number if before is None else before - 1
    found = []
    for entry in house.log.house_log(max(0, end - _MOST)):
        if entry.number > end:
            break
        note = entry.note
        found.append(
            HouseEntryShown(number=entry.number, at=note.at, by=note.by, kind=note.kind, facts=dict(note.facts))
        )
    return found[::-1]


@router.get("/floor", responses=answers(401, 423))
async def standing(request: Request, session: LoggedIn) -> FloorStanding:
    """The floor's heads, its witness and its time; for those who supervise, and inspectors."""
    needs(session, *SUPERVISING, Role.INSPECTOR)
    house = house_of(request)
    shown = house.minutes.shown()
    return FloorStanding(
        head=shown.head,
        at=shown.at,
        key=shown.key,
        witness=shown.witness,
        shipped=shown.shipped,
        trouble=shown.trouble,
        time=_time(house),
    )


@router.post("/floor/time", responses=answers(401, 423))
async def answer_time(asked: TimeAnswer, request: Request, session: LoggedIn) -> FloorTime:
    """Say whether what the machine's clock is ahead of the floor's time counts; notices that run end accordingly."""
    needs(session, Role.MANAGER, Role.ADMINISTRATOR)
    house = house_of(request)
    await house.answer_clock(asked.counts, session.account.id)
    return _time(house)
