"""The inspector's workspace over HTTP: what there is to look at, and finding events.

A search goes on in slices that are over soon. One coup again is in `routes_coups`, how the log stands and verifying in
`routes_log`, and what they share in `inspecting`. Start at `router`.
"""

from __future__ import annotations

import time
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel

from croupier.floor.kinds import kind_of_id
from croupier.inspection.exceptions import EXCEPTIONS
from croupier.inspection.searching import Hit, SearchAsked, SearchPlace, search
from croupier.inspection.telling import LogTeller
from croupier.inspection.trail import Trails
from croupier.languages.catalogue import ENGLISH
from croupier.service.access import LoggedIn, answers, from_here, house_of, needs
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.inspecting import AT_ONCE, INSPECTING, Named, Time, Word, apart, no_such_stream, teller_for
from croupier.service.routes_words import known_language
from croupier.service.web_floor import WebFloor

router = APIRouter(
    prefix="/api/inspect",
    tags=["inspect"],
    dependencies=[Depends(from_here)],
    responses=answers(403, 413, 421, 422, 503),
)
_SECONDS: Final = 0.8  # that a slice of a search may take

Number = Annotated[int | None, Query(ge=1, le=10**9)]
Money = Annotated[int | None, Query(ge=0, le=10**12)]

_trails: dict[int, tuple[object, Trails]] = {}  # by the log they are of, which is one in a worker


def _trails_of(house: WebFloor) -> Trails:
    found = _trails.get(id(house.log))
    if found is None or found[0] is not house.log:
        _trails.clear()
        found = _trails[id(house.log)] = (house.log, Trails(house.log))
    return found[1]


# --- what there is to look at ----------------------------------------------------------------------


class StreamListed(BaseModel):
    """A table, tournament or promotion of the log, also one that is closed."""

    stream: str
    kind: str


class InspectLists(BaseModel):
    """What can be asked for: streams, lists of exceptions with the events in each, and the floor's time."""

    at: int
    streams: list[StreamListed]
    exceptions: dict[str, list[str]]


@router.get("/lists", responses=answers(401, 423))
async def lists(request: Request, session: LoggedIn) -> InspectLists:
    """For inspectors, managers and administrators, like everything here."""
    needs(session, *INSPECTING)
    house = house_of(request)
    streams = await apart(house.log.tables)
    return InspectLists(
        at=house.clock.now(),
        streams=[StreamListed(stream=one, kind=kind_of_id(one).name) for one in streams],
        exceptions={name: sorted(kinds) for name, kinds in EXCEPTIONS.items()},
    )


# --- finding ---------------------------------------------------------------------------------------


class HitShown(BaseModel):
    """An event that was found, as it is told; `coup` is counted through the log, `within` in its shoe, 0 where none."""

    stream: str
    kind: str
    entry: int
    event: str
    at: int
    by: str
    who: str
    rank: str
    rank_name: str
    coup: int
    shoe: int
    within: int
    says: str
    clauses: list[str]


class SearchAnswer(BaseModel):
    """One slice of a search. `next` is what to ask on with; empty where everything was gone through."""

    hits: list[HitShown]
    next: str
    entries: int
    broken: dict[str, str]


@router.get("/search", responses=answers(401, 404, 423))
async def found(
    request: Request,
    session: LoggedIn,
    stream: Annotated[tuple[Named, ...], Query(max_length=200)] = (),
    since: Time = None,
    until: Time = None,
    shoe: Number = None,
    within: Number = None,
    coup: Number = None,
    patron: Word = "",
    wager: Word = "",
    clause: Word = "",
    irregularity: Word = "",
    least: Money = None,
    most: Money = None,
    exceptions: Word = "",
    event: Word = "",
    after: Annotated[str, Query(max_length=240)] = "",
    language: str = ENGLISH,
) -> SearchAnswer:
    """A slice of what fits all that is said: it ends after a hundred events or a moment, and `after` asks on."""
    needs(session, *INSPECTING)
    known_language(language)
    if exceptions and exceptions not in EXCEPTIONS:
        raise HttpError(
            422, ErrorCode.NOT_UNDERSTOOD, f"there is no list {exceptions}", about="field", field="exceptions"
        )
    kinds = EXCEPTIONS.get(exceptions, frozenset())
    if event:
        kinds = frozenset({event}) if not kinds else kinds & {event} or frozenset({"-"})
    asked = SearchAsked(
        streams=stream,
        since=since,
        until=until,
        shoe=shoe,
        within=within,
        coup=coup,
        patron=patron.strip(),
        wager=wager.strip(),
        clause=clause.strip(),
        irregularity=irregularity.strip(),
        least=least,
        most=most,
        kinds=kinds,
    )
    return await apart(_search, house_of(request), asked, after, language)


def _search(house: WebFloor, asked: SearchAsked, after: str, language: str) -> SearchAnswer:
    there = house.log.tables()
    for one in asked.streams:
        if one not in there:
            raise no_such_stream(one)
    asked = msgspec.structs.replace(asked, streams=tuple(dict.fromkeys(asked.streams)) or there)
    place = _place(asked.streams, after)
    ends = time.monotonic() + _SECONDS
    found = search(_trails_of(house), house.log, asked, place, enough=AT_ONCE, going_on=lambda: time.monotonic() < ends)
    teller = teller_for(house, language)
    where = found.next
    return SearchAnswer(
        hits=[_shown(teller, hit) for hit in found.hits],
        next=f"{where.sequence}@{asked.streams[where.stream]}" if where else "",
        entries=found.entries,
        broken=dict(found.broken),
    )


def _place(streams: tuple[str, ...], after: str) -> SearchPlace:
    if not after:
        return SearchPlace()
    sequence, _, stream = after.partition("@")
    if not sequence.isascii() or not sequence.isdecimal() or len(sequence) > 15 or stream not in streams:
        raise HttpError(422, ErrorCode.NOT_UNDERSTOOD, "this is no place in this search", about="field", field="after")
    return SearchPlace(streams.index(stream), int(sequence))


def _shown(teller: LogTeller, hit: Hit) -> HitShown:
    made = hit.event.made
    return HitShown(
        stream=hit.stream,
        kind=hit.kind,
        entry=hit.sequence,
        event=str(hit.event.__struct_config__.tag).partition("/")[0],
        at=made.at,
        by=made.actor.id,
        who=teller.person(made.actor.id),
        rank=made.actor.rank,
        rank_name=teller.rank(hit.edition, made.actor),
        coup=hit.coup,
        shoe=hit.shoe,
        within=hit.within,
        says=teller.hit(hit),
        clauses=[str(one) for one in hit.event.under],
    )
