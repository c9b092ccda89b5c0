"""What routes of every kind of stream do alike: answer in JSON, give a command, begin one by its terms, open a socket.

It knows rooms and sessions, and neither tables nor tournaments nor promotions. Start at `given_command` and
`served_live`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Request, Response, WebSocket
from pydantic import Field, StringConstraints

from croupier.service.access import Body, find_session, house_of, same_origin
from croupier.service.errors import ErrorCode, HttpError, code_of_log
from croupier.service.people import Session
from croupier.service.roles import Role
from croupier.service.socket import AGAIN_LATER, POLICY, answer, give, serve
from croupier.service.stream_room import R, StreamRoom, StreamWatcher
from croupier.service.troubles import english
from croupier.service.wire import Reply, Said, encode
from croupier.store.log import LogError
from croupier.table import Command
from croupier.terms.findings import TermFinding
from croupier.terms.reading import TermsRead

Id = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9-]+$")]


class CommandBody(Body):
    """What every command says over HTTP."""

    id: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    command: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    facts: dict[str, Any] = Field(default_factory=dict)
    version: int | None = None
    why: bool = False


class BegunByTerms(Body):
    """What is to begin: its id, its book, and the file of its terms."""

    id: Id
    book: str
    terms: Annotated[str, StringConstraints(max_length=60_000)]


def as_json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, media_type="application/json")


def who_looks(session: Session | None) -> tuple[str, Role | None]:
    """Whoever asks, as far as they may be known by it: nobody where a session is locked."""
    if session is None or session.locked:
        return "", None
    return session.account.id, session.account.role


async def given_command(request: Request, room: StreamRoom, session: Session, asked: CommandBody) -> Response:
    """A command without a socket; the answer is the same."""
    said = Said("why" if asked.why else "command", asked.id, asked.version, asked.command, asked.facts)
    try:
        message = encode(said)
    except (UnicodeEncodeError, RecursionError):
        says = english(ErrorCode.NOT_UNDERSTOOD)
        raise HttpError(400, ErrorCode.NOT_UNDERSTOOD, says) from None
    given = await answer(house_of(request), room, session, message)
    return as_json(encode(given), 200 if asked.why and given.refused else given.status)


# --- what begins by its terms --------------------------------------------------------------------


def fit_to_begin(read: TermsRead[Any]) -> None:
    """Terms that can be read; what is wrong with them otherwise, each with its line."""
    if read.faults:
        says = english(ErrorCode.TERMS_NOT_READ)
        raise HttpError(422, ErrorCode.TERMS_NOT_READ, says, findings=[finding_told(one) for one in read.faults])


def finding_told(one: TermFinding) -> dict[str, Any]:
    """As a page says it: a message with its facts, and the line."""
    message = one.message
    return {"says": (message.id, message.facts), "line": one.line, "clauses": [str(clause) for clause in one.clauses]}


async def begun(room: StreamRoom, first: Command, add: Callable[[], None], terms: Callable[[], Command]) -> Reply:
    """The answer to the first command, or to its terms where that was done: they are written into what has begun."""
    given = await give(room, first, 0)
    if not given.done:
        return given
    add()
    return await give(room, terms(), None)


def not_begun(given: Reply) -> Response:
    return as_json(encode(given), 409 if given.conflict else 503 if given.error else 422)


# --- sockets -------------------------------------------------------------------------------------


async def served_live(
    socket: WebSocket,
    room: R | None,
    missing: ErrorCode,
    watcher: Callable[[R, str, Role | None], StreamWatcher[R] | None],  # none: not for whoever looks
) -> None:
    """A page's connection, for as long as it lasts; what is not there or cannot be shown is said as it is closed."""
    if room is None or not same_origin(socket):
        await socket.close(POLICY, missing if room is None else ErrorCode.ANOTHER_SITE)
        return
    try:
        session = await find_session(socket)
        if session is not None and session.locked:
            await socket.close(POLICY, ErrorCode.CHANGE_PASSWORD if session.must_choose else ErrorCode.LOCKED)
            return
        watches = watcher(room, *who_looks(session))
    except LogError as error:
        await socket.close(AGAIN_LATER, code_of_log(error))
        return
    if watches is None:
        await socket.close(POLICY, missing)
        return
    await serve(socket, house_of(socket), watches, session)
