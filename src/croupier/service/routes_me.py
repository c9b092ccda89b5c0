"""What a player has of the floor over HTTP: their own coups and sittings, and nobody else's.

Whose they are is the session's and is never said by a page. Start at `router`.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, Field

from croupier.inspection.own import OwnSitting, TableRecord, revealed_shoe
from croupier.inspection.own_told import OwnCoup, OwnPlace, own_coups, places_of_coups
from croupier.inspection.telling import LogTeller
from croupier.languages.catalogue import ENGLISH
from croupier.service.access import Body, LoggedIn, answers, from_here, house_of, needs
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.inspecting import OneThread, teller_for
from croupier.service.own_limits import lost_within_a_day, minutes_within_a_day
from croupier.service.roles import Role
from croupier.service.routes_words import known_language
from croupier.service.troubles import english
from croupier.service.web_floor import WebFloor
from croupier.store.own_limits import LOSS, REMINDER, STAKE, TIME, OwnLimit

router = APIRouter(
    prefix="/api/me", tags=["me"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 422, 503)
)
_MOST: Final = 10**12  # cents
_MINUTES: Final = 24 * 60
_HOURLY: Final = 60  # minutes, unless a player says otherwise
_PAGE: Final = 20  # coups in one answer
_PLACE: Final = re.compile(r"([0-9]{1,15})/([0-9]{1,9})@(.{1,200})")
_apart: Final = OneThread("croupier-plays", ErrorCode.INSPECTIONS_WAIT)


class OwnWagerShown(BaseModel):
    """One wager and why it came out so; the clause that decided it is the first of `clauses`. Amounts in cents."""

    wager: str
    stake: int
    back: int
    resolution: str
    says: str
    clauses: list[str]


class OwnCoupShown(BaseModel):
    """A coup of whoever asks; cards and how they came only where its shoe is over."""

    place: str
    table: str
    name: str
    casino: str
    coup: int
    shoe: int
    within: int
    at: int
    result: str
    marks: list[str]
    wagers: list[OwnWagerShown]
    net: int
    money: str
    contest: bool
    over: bool
    revealed: bool
    player: list[str]
    banker: list[str]
    steps: list[str]


class OwnHistory(BaseModel):
    """The newest first; `next` asks for those before, and is empty where there are none."""

    coups: list[OwnCoupShown]
    next: str
    all: int


class OwnSittingShown(BaseModel):
    """A time at a table; `until` is nothing for whoever is there. `net` is in whole cents, `money` as it is written."""

    table: str
    name: str
    since: int
    until: int | None
    coups: int
    net: int
    money: str


class OwnLimitShown(BaseModel):
    """In cents, or in minutes for time; `later` comes when it is due, and no amount is no limit."""

    kind: Literal["stake", "loss", "time"]
    amount: int | None
    later: int | None
    due: int | None


class OwnCheck(BaseModel):
    """How it stands for whoever asks: minutes at the tables and what came of it within a day, limits, and `reminder`,
    the minutes between two reminders of this, nothing where none is wanted.
    """

    at: int
    minutes: int
    net: int
    limits: list[OwnLimitShown]
    reminder: int | None


class OwnLimitsWanted(Body):
    """What is named is changed; nothing for an amount takes the limit away."""

    stake: Annotated[int | None, Field(ge=0, le=_MOST)] = None
    loss: Annotated[int | None, Field(ge=0, le=_MOST)] = None
    time: Annotated[int | None, Field(ge=0, le=_MINUTES)] = None
    reminder: Annotated[int | None, Field(ge=1, le=_MINUTES)] = None


class OwnShoe(BaseModel):
    """A shoe that was revealed, for a page that checks it: what was committed to and when, and what was behind it."""

    table: str
    shoe: int
    at: int
    commitment: str
    tape: str
    salt: str


class OwnSittings(BaseModel):
    """The newest first, with the floor's time."""

    at: int
    sittings: list[OwnSittingShown]


@router.get("/history", responses=answers(401, 404, 423))
async def history(
    request: Request,
    session: LoggedIn,
    before: Annotated[str, Query(max_length=240)] = "",
    language: str = ENGLISH,
) -> OwnHistory:
    """The coups in which the player who asks had wagers, a page at a time."""
    needs(session, Role.PLAYER)
    known_language(language)
    place = _place(before)
    return await _apart(_history, house_of(request), session.account.id, place, language)


def _place(text: str) -> OwnPlace | None:
    if not text:
        return None
    found = _PLACE.fullmatch(text)
    if found is None:
        raise HttpError(422, ErrorCode.NOT_UNDERSTOOD, "this is no place in a history", about="field", field="before")
    return OwnPlace(int(found[1]), found[3], int(found[2]))


def _history(house: WebFloor, patron: str, before: OwnPlace | None, language: str) -> OwnHistory:
    every = places_of_coups(house.own.of(patron))
    left = sorted((one for one in every if before is None or one < before), reverse=True)
    page = left[:_PAGE]
    told = own_coups(house.log, teller_for(house, language), {one: every[one] for one in page})
    names = _names(house)
    return OwnHistory(
        coups=[_coup(one, names) for one in told],
        next=_written(page[-1]) if len(left) > len(page) else "",
        all=len(every),
    )


def _written(place: OwnPlace) -> str:
    return f"{place.at}/{place.coup}@{place.table}"


def _names(house: WebFloor) -> dict[str, str]:
    return {card.id: card.name for card in house.cards.all()}


def _coup(one: OwnCoup, names: dict[str, str]) -> OwnCoupShown:
    told: dict[str, Any] = msgspec.to_builtins(one, enc_hook=str)
    del told["place"]
    place = one.place
    return OwnCoupShown(
        place=_written(place),
        table=place.table,
        name=names.get(place.table, place.table),
        coup=place.coup,
        at=place.at,
        **told,
    )


@router.get("/sittings", responses=answers(401, 404, 423))
async def sittings(request: Request, session: LoggedIn, language: str = ENGLISH) -> OwnSittings:
    """When the player who asks was at which table, and what it came to."""
    needs(session, Role.PLAYER)
    known_language(language)
    return await _apart(_sittings, house_of(request), session.account.id, language)


def _sittings(house: WebFloor, patron: str, language: str) -> OwnSittings:
    names, teller = _names(house), teller_for(house, language)
    found = [(record, one) for record in house.own.of(patron) for one in record.sittings]
    found.sort(key=lambda each: each[1].since, reverse=True)
    return OwnSittings(
        at=house.clock.now(),
        sittings=[_sitting(house, teller, record, one, names) for record, one in found[:_PAGE]],
    )


def _sitting(
    house: WebFloor, teller: LogTeller, record: TableRecord, one: OwnSitting, names: dict[str, str]
) -> OwnSittingShown:
    edition = house.floor.standing(record.table).table.edition
    return OwnSittingShown(
        table=one.table,
        name=names.get(one.table, one.table),
        since=one.since,
        until=one.until,
        coups=one.coups,
        net=one.net,
        money=teller.speaker(edition).money(one.net),
    )


@router.get("/limits", responses=answers(401, 423))
async def limits(request: Request, session: LoggedIn) -> OwnCheck:
    """How long the player who asks was at the tables within a day, what came of it, and their limits."""
    needs(session, Role.PLAYER)
    return await _apart(_check, house_of(request), session.account.id)


@router.post("/limits", responses=answers(401, 423))
async def change_limits(request: Request, session: LoggedIn, wanted: OwnLimitsWanted) -> OwnCheck:
    """Lower limits hold at once; higher ones, or none, a day later."""
    needs(session, Role.PLAYER)
    house, patron = house_of(request), session.account.id
    named: dict[str, int | None] = wanted.model_dump(include=wanted.model_fields_set)
    await _apart(house.own_limits.change, patron, named)
    return await _apart(_check, house, patron)


def _check(house: WebFloor, patron: str) -> OwnCheck:
    now, records, standing = house.clock.now(), house.own.of(patron), house.own_limits.of(patron)
    kinds: tuple[Literal["stake", "loss", "time"], ...] = (STAKE, LOSS, TIME)
    found = [(kind, standing.get(kind, OwnLimit())) for kind in kinds]
    return OwnCheck(
        at=now,
        minutes=minutes_within_a_day(records, now),
        net=-lost_within_a_day(records, now),
        limits=[OwnLimitShown(kind=kind, amount=one.amount, later=one.later, due=one.due) for kind, one in found],
        reminder=standing.get(REMINDER, OwnLimit(_HOURLY)).amount,
    )


@router.get("/shoe", responses=answers(401, 404, 423))
async def shoe(request: Request, session: LoggedIn, coup: Annotated[str, Query(max_length=240)]) -> OwnShoe:
    """The shoe of one of the player's own coups, once it is revealed."""
    needs(session, Role.PLAYER)
    found = await _apart(_shoe, house_of(request), session.account.id, _place(coup))
    if found is None:
        facts = {"table": coup.rpartition("@")[2], "coup": coup}
        raise HttpError(404, ErrorCode.NO_SUCH_COUP, english(ErrorCode.NO_SUCH_COUP, **facts), **facts)
    return found


def _shoe(house: WebFloor, patron: str, place: OwnPlace | None) -> OwnShoe | None:
    every = places_of_coups(house.own.of(patron))
    if place is None or place not in every:
        return None
    record, settled = every[place]
    found = revealed_shoe(house.log, record, settled[0])
    if found is None:
        return None
    committed, revealed = found
    [told] = own_coups(house.log, teller_for(house, ENGLISH), {place: every[place]})
    return OwnShoe(
        table=place.table,
        shoe=told.shoe,
        at=committed.made.at,
        commitment=committed.commitment,
        tape=revealed.tape,
        salt=revealed.salt,
    )
