"""The log as a whole over HTTP, for inspectors: how it stands, what no stream has, and verifying it.

A verification has a process of its own (`verifying`). Start at `router`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from croupier.clauses import Clause, Reason, Refusal
from croupier.floor import BookNotOpened, shelved
from croupier.floor.kinds import kind_of_id
from croupier.floor.recall import standing_now
from croupier.inspection.facts import is_under
from croupier.inspection.telling import LogTeller
from croupier.inspection.verifying import VerifyAsked
from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.ledger import Breach
from croupier.rulebooks import shelf
from croupier.rulebooks.rulebook import shortened
from croupier.service.access import LoggedIn, answers, from_here, house_of, needs
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.inspecting import AT_ONCE, INSPECTING, Named, Time, Word, apart, no_such_stream, teller_for
from croupier.service.people import Session
from croupier.service.refused_acts import RefusedAct
from croupier.service.routes_words import known_language
from croupier.service.troubles import english
from croupier.service.verifying import TAKEN
from croupier.service.web_floor import WebFloor
from croupier.store.heads import fingerprint
from croupier.store.log import Unavailable
from croupier.verify.beside import heads_in
from croupier.words.book import speaker_of
from croupier.words.events import shown
from croupier.words.refusals import sentence

router = APIRouter(
    prefix="/api/inspect",
    tags=["inspect"],
    dependencies=[Depends(from_here)],
    responses=answers(403, 413, 421, 422, 503),
)
_CLOCK: Final = "clock-"


# --- how the log stands ----------------------------------------------------------------------------


class StreamStanding(BaseModel):
    """One stream: how long its log is and where it ends, by which book, and up to where a head of its own is signed."""

    stream: str
    kind: str
    edition: str
    entries: int
    coups: int
    shoes: int
    at: int
    hash: str
    signed: int
    signed_at: int
    broken: str


class EditionKept(BaseModel):
    edition: str
    name: str
    streams: list[str]


class LogStanding(BaseModel):
    """How the log stands: its streams, the editions kept with it, the house log, and who verifies just now."""

    at: int
    streams: list[StreamStanding]
    editions: list[EditionKept]
    house: int
    house_hash: str
    key: str
    heads: int
    verifying: str


@router.get("/state", responses=answers(401, 423))
async def state(request: Request, session: LoggedIn) -> LogStanding:
    """Chains, heads and editions as they are; `/floor`, `/duties` and `/house` have the rest."""
    needs(session, *INSPECTING)
    return await apart(_state, house_of(request))


def _state(house: WebFloor) -> LogStanding:
    log, heads = house.log, heads_in(house.settings.keys_folder)
    streams = [_standing(house, stream, heads) for stream in log.tables()]
    end = log.house_end()
    return LogStanding(
        at=house.clock.now(),
        streams=streams,
        editions=[
            EditionKept(
                edition=one, name=shortened(one), streams=[each.stream for each in streams if each.edition == one]
            )
            for one in log.editions()
        ],
        house=end.number,
        house_hash=end.hash.hex(),
        key=fingerprint(house.minutes.heads.key),
        heads=len(heads),
        verifying=house.verifications.by,
    )


def _standing(house: WebFloor, stream: str, heads: tuple[Any, ...]) -> StreamStanding:
    head = house.log.head(stream)
    signed = max((one for one in heads if one.table == stream), key=lambda one: one.sequence, default=None)
    coups = shoes = at = 0
    kind, broken = kind_of_id(stream).name, ""
    try:
        now = standing_now(house.log, stream)
        coups, shoes, at, kind = now.coups, now.shoes, now.clock, now.kind.name
    except Breach as breach:
        broken = str(breach)
    last = next(iter(house.log.acts(stream, head.sequence - 1)), None)
    return StreamStanding(
        stream=stream,
        kind=kind,
        edition=last.edition if last else "",
        entries=head.sequence,
        coups=coups,
        shoes=shoes,
        at=at,
        hash=head.hash.hex(),
        signed=signed.sequence if signed else 0,
        signed_at=signed.at if signed else 0,
        broken=broken,
    )


# --- what no stream has ----------------------------------------------------------------------------


class RefusedShown(BaseModel):
    """An act that was refused: nothing happened by it, and no log has it."""

    at: int
    stream: str
    by: str
    role: str
    rank: str
    command: str
    reason: str
    clauses: list[str]
    says: str  # why, in the language that was asked for


@router.get("/refused", responses=answers(401, 404, 423))
async def refused_acts(
    request: Request,
    session: LoggedIn,
    stream: Word = "",
    since: Time = None,
    until: Time = None,
    patron: Word = "",
    clause: Word = "",
    before: Annotated[int, Query(ge=0, le=10**9)] = 0,
    language: str = ENGLISH,
) -> list[RefusedShown]:
    """Refused acts, the newest first, a hundred at a time: `before` is how many of the newest to leave out."""
    needs(session, *INSPECTING)
    known_language(language)
    asked = (stream, since, until, patron.strip(), clause.strip(), before, language)
    return await apart(_refused, house_of(request), *asked)


def _refused(
    house: WebFloor,
    stream: str,
    since: int | None,
    until: int | None,
    who: str,
    clause: str,
    before: int,
    language: str,
) -> list[RefusedShown]:
    def fits(one: Any) -> bool:
        return (
            (not stream or one.stream == stream)
            and (since is None or one.at >= since)
            and (until is None or one.at <= until)
            and (not who or one.by == who or who in one.facts.values())
            and (not clause or any(is_under(clause, each) for each in one.clauses))
        )

    kept = [one for one in house.refused.all() if fits(one)][::-1]
    teller = teller_for(house, language)
    return [
        RefusedShown(
            at=one.at,
            stream=one.stream,
            by=one.by,
            role=one.role,
            rank=one.rank,
            command=one.command,
            reason=one.reason,
            clauses=list(one.clauses),
            says=_why(one, teller, language),
        )
        for one in kept[before : before + AT_ONCE]
    ]


def _why(one: RefusedAct, teller: LogTeller, language: str) -> str:
    """The sentence of a refusal; of one that an older floor kept, its reason."""
    try:
        book = shelved(one.book) if one.book in shelf() else None
        speaker = speaker_of(book, language) if book else Speaker(language)
        refusal = Refusal(Reason(one.reason), tuple(Clause(clause) for clause in one.clauses), one.facts)
        return shown(sentence(refusal, speaker.calling(teller.person)))
    except (ValueError, LookupError, TypeError, BookNotOpened):
        return one.reason


class ClockRemark(BaseModel):
    """What the house log says of the floor's clock."""

    number: int
    at: int
    by: str
    kind: str
    facts: dict[str, str | int | bool | list[str]]


@router.get("/clock", responses=answers(401, 423))
async def clock_remarks(request: Request, session: LoggedIn) -> list[ClockRemark]:
    """The newest hundred remarks about the clock, the newest first."""
    needs(session, *INSPECTING)
    return await apart(_clock_remarks, house_of(request))


def _clock_remarks(house: WebFloor) -> list[ClockRemark]:
    found = [entry for entry in house.log.house_log() if entry.note.kind.startswith(_CLOCK)][::-1][:AT_ONCE]
    return [
        ClockRemark(number=one.number, at=one.note.at, by=one.note.by, kind=one.note.kind, facts=dict(one.note.facts))
        for one in found
    ]


# --- verifying -------------------------------------------------------------------------------------


@router.get(
    "/verify",
    response_class=StreamingResponse,
    responses={200: {"content": {"text/event-stream": {}}}, **answers(401, 404, 409, 423)},
)
async def verified(
    request: Request,
    session: LoggedIn,
    stream: Annotated[tuple[Named, ...], Query(max_length=200)] = (),
    language: str = ENGLISH,
) -> Response:
    """Verify the whole log, or some of its streams, and tell how it goes (server-sent events, each a JSON record).

    It ends with whoever watches, and when their session does. One at a time: whoever comes second is told who watches.
    """
    needs(session, *INSPECTING)
    known_language(language)
    house = house_of(request)
    there = await apart(house.log.tables)
    for one in stream:
        if one not in there:
            raise no_such_stream(one)
    if house.verifications.by:
        by = house.verifications.by
        raise HttpError(409, ErrorCode.VERIFYING, english(ErrorCode.VERIFYING, by=by), by=by)
    settings = house.settings
    asked = VerifyAsked(settings.database, str(settings.keys_folder.absolute()), language, tuple(stream))
    told = _events(request, house, session, asked)
    return StreamingResponse(told, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def _events(request: Request, house: WebFloor, session: Session, asked: VerifyAsked) -> AsyncIterator[bytes]:
    async def goes_on() -> bool:
        if house.ending or await request.is_disconnected():
            return False
        known = house.people.holds_still(session)
        with suppress(Unavailable):
            return await house.ask(house.people.holds, session) if known is None else known
        return True

    with house.verifications.begun(session.account.id) as first:
        if not first:  # two came at the same moment
            yield b"data: " + TAKEN + b"\n\n"
            return
        async for line in house.verifications.watched(asked, goes_on):
            yield b"data: " + line + b"\n\n" if line else b": still at it\n\n"
