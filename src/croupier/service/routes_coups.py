"""One coup again over HTTP, for inspectors: told step by step, and exported with its proof. Start at `router`."""

from __future__ import annotations

import io
import re
from typing import Any, Final

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel

from croupier.floor.kinds import kind_of_entry
from croupier.floor.recall import coup_in_shoe, recall_coup
from croupier.inspection.coups import sum_up
from croupier.inspection.telling import LogTeller, StepTold
from croupier.languages.catalogue import ENGLISH
from croupier.rulebooks.rulebook import shortened
from croupier.service.access import LoggedIn, answers, from_here, house_of, needs
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.inspecting import INSPECTING, Named, apart, no_such_stream, teller_for
from croupier.service.routes_words import known_language
from croupier.service.troubles import english
from croupier.service.web_floor import WebFloor
from croupier.store.log import LogError, Unavailable
from croupier.verify.beside import heads_in
from croupier.verify.exporting import export_coup

router = APIRouter(
    prefix="/api/inspect",
    tags=["inspect"],
    dependencies=[Depends(from_here)],
    responses=answers(403, 413, 421, 422, 503),
)
_COUP: Final = re.compile(r"(?:([0-9]{1,9})/)?([0-9]{1,9})")
_UNSAFE: Final = re.compile(r"[^A-Za-z0-9._-]+")


class CoupTold(BaseModel):
    """A coup act by act; amounts in whole cents. `signed` is whether a head vouches for it, so that it has a proof."""

    table: str
    casino: str
    edition: str
    variation: str
    decks: int
    coup: int
    shoe: int
    within: int
    complete: bool
    seeded: bool
    marks: list[str]
    hands: str
    result: str
    begins: int
    ends: int
    first: int
    last: int
    hash: str
    staked: int
    returned: int
    commission: int
    money: dict[str, str]  # the same three, as the book's currency is written
    earlier: int  # the coup before it, 0 where there is none
    later: int
    steps: list[dict[str, Any]]


@router.get("/coup", responses=answers(401, 404, 423))
async def coup_told(
    request: Request, session: LoggedIn, table: Named, coup: Named, language: str = ENGLISH
) -> CoupTold:
    """A coup step by step, by its number through the log (`47`) or within its shoe (`2/7`)."""
    needs(session, *INSPECTING)
    known_language(language)
    return await apart(_coup, house_of(request), table, coup, language)


def _number(house: WebFloor, table: str, coup: str) -> int:
    found = _COUP.fullmatch(coup.strip())
    if found is None:
        code = ErrorCode.NOT_UNDERSTOOD
        raise HttpError(422, code, english(code, about="coup"), about="coup")
    if table not in house.log.tables() or kind_of_entry(next(house.log.bodies(table, 0, 1))[1]).name != "table":
        raise no_such_stream(table)
    with _told_as_missing(table, coup):
        return int(found[2]) if found[1] is None else coup_in_shoe(house.log, table, int(found[1]), int(found[2]))


class _told_as_missing:  # noqa: N801  # a statement, as `suppress` is
    """What the log does not have is said so, by its table and number; a database that is silent says so itself."""

    def __init__(self, table: str, coup: str) -> None:
        self._facts = {"table": table, "coup": coup}

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, LogError) and not isinstance(error, Unavailable):
            code = ErrorCode.NO_SUCH_COUP
            raise HttpError(404, code, english(code, **self._facts), **self._facts) from None


def _coup(house: WebFloor, table: str, which: str, language: str) -> CoupTold:
    number = _number(house, table, which)
    with _told_as_missing(table, which):
        acts = recall_coup(house.log, table, number)
    summary = sum_up(acts)
    teller = teller_for(house, language)
    book, speaker = teller.book(summary.edition), teller.speaker(summary.edition)
    more = house.log.head(table).sequence > summary.last
    amounts = {"staked": summary.staked, "returned": summary.returned, "commission": summary.commission}
    variation = book.variation(summary.variation) if book else None
    return CoupTold(
        table=table,
        casino=book.source.casino if book else "",
        edition=shortened(summary.edition),
        variation=speaker.named("variation", variation.id) if variation else summary.variation,
        decks=summary.decks,
        coup=number,
        shoe=summary.shoe,
        within=summary.line.number,
        complete=summary.complete,
        seeded=summary.seeded,
        marks=list(summary.marks),
        hands="" if not summary.complete else summary.hands,
        result=summary.result,
        begins=summary.begins,
        ends=summary.ends,
        first=summary.first,
        last=summary.last,
        hash=summary.hash,
        **amounts,
        money={name: speaker.money(cents) for name, cents in amounts.items()},
        earlier=number - 1,
        later=number + 1 if more and summary.complete else 0,
        steps=[_step(step, teller, summary.edition) for step in teller.steps(summary, acts)],
    )


def _step(step: StepTold, teller: LogTeller, edition: str) -> dict[str, Any]:
    """As a page draws it; amounts also as they are written."""
    speaker = teller.speaker(edition)
    told: dict[str, Any] = msgspec.to_builtins(step, enc_hook=str)
    for one in told["money"]:
        one["was"], one["now"] = speaker.money(one.pop("before")), speaker.money(one.pop("after"))
    return told


@router.get(
    "/export",
    response_class=Response,
    responses={200: {"content": {"application/jsonl": {}}}, **answers(401, 404, 409, 423)},
)
async def exported(request: Request, session: LoggedIn, table: Named, coup: Named) -> Response:
    """One coup that is over, with the proof that it is part of the log, as a file that stands alone."""
    needs(session, *INSPECTING)
    number, body = await apart(_export, house_of(request), table, coup)
    name = f"{_UNSAFE.sub('-', table)[:60]}-coup-{number}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(body, headers=headers, media_type="application/jsonl")


def _export(house: WebFloor, table: str, which: str) -> tuple[int, bytes]:
    number = _number(house, table, which)
    with _told_as_missing(table, which):
        acts = recall_coup(house.log, table, number)
    if not sum_up(acts).complete:  # what lies face down would be in it
        code = ErrorCode.COUP_NOT_OVER
        raise HttpError(409, code, english(code, table=table, coup=number), table=table, coup=number)
    last, folder = acts[-1].act.last.sequence, house.settings.keys_folder
    heads = heads_in(folder)
    if not any(one.table == table and one.sequence >= last for one in heads):
        heads = (*heads, house.floor.sign(table, house.clock.now(), "exported"))
    file = io.BytesIO()
    export_coup(house.log, table, number, heads, file)
    return number, file.getvalue()
