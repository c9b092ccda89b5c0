"""Who is asking: the session behind a request, and whether a page of another site sent it.

Start at `session_of` and `same_origin`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from msgspec.structs import replace
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection

from croupier.service.clients import came_by_tls, client_address, counted_as
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.guesses import Client
from croupier.service.people import Session
from croupier.service.roles import Role
from croupier.service.terminals import id_of
from croupier.service.web_floor import WebFloor

COOKIE: Final = "croupier_session"
DEVICE: Final = "croupier_device"  # by which a device that was here before is told from strangers
TERMINAL: Final = "croupier_terminal"  # by which a browser is one of the house's terminals: see terminals.py
_LONGEST_TOKEN: Final = 100


class Body(BaseModel):
    """What a request brings: nothing that nobody knows, and no text where a number belongs."""

    model_config = ConfigDict(extra="forbid", strict=True)


def house_of(connection: HTTPConnection) -> WebFloor:
    house: WebFloor = connection.app.state.house
    return house


def same_origin(connection: HTTPConnection) -> bool:
    """A browser says which page sent a request; one of another site has no business here.

    That the host is ours is known already: see guard.py.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        asked = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return asked == connection.headers.get("host") or origin in house_of(connection).settings.origins


async def find_session(connection: HTTPConnection, *, used: bool = True) -> Session | None:
    token, house = connection.cookies.get(COOKIE), house_of(connection)
    if not token:
        return None
    session = await house.ask(lambda: house.people.session(token, used=used))
    terminal = id_of(connection.cookies.get(TERMINAL, "")[:_LONGEST_TOKEN])
    return session and replace(session, terminal=terminal) if terminal else session


def keep_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    secure = house_of(request).settings.secure_cookies or came_by_tls(request)
    response.set_cookie(name, value, max_age=seconds, httponly=True, samesite="strict", secure=secure, path="/")


def client_of(connection: HTTPConnection) -> Client:
    return Client(counted_as(client_address(connection)), connection.cookies.get(DEVICE, "")[:_LONGEST_TOKEN])


async def session_of(request: Request) -> Session:
    """Whoever is logged in, and not locked."""
    return _unlocked(await find_session(request))


async def unhurried(request: Request) -> Session:
    """The same, for commands: as many a second as over a socket, of a person, or of an address without one."""
    session = await find_session(request)
    whose = f"person {session.account.id}" if session else f"address {counted_as(client_address(request))}"
    if not house_of(request).commands.take(whose):
        raise HttpError(429, ErrorCode.TOO_FAST, "too many commands: slow down")
    return _unlocked(session)


def _unlocked(session: Session | None) -> Session:
    if session is None:
        raise HttpError(401, ErrorCode.LOG_IN, "log in first")
    if session.must_choose:
        raise HttpError(403, ErrorCode.CHANGE_PASSWORD, "choose a password of your own first")
    if session.locked:
        raise HttpError(423, ErrorCode.LOCKED, "you were away: unlock with your password")
    return session


async def from_here(connection: HTTPConnection) -> None:  # async, so that no request waits for a thread to ask this
    if not same_origin(connection):
        raise HttpError(403, ErrorCode.ANOTHER_SITE, "this request came from another site")


ANSWERS: Final = {
    400: "It is not understood",
    401: "Log in first; or name and password do not fit",
    403: "It came from another site, or is not for your role, or not for this floor; or choose a password first",
    404: "There is nothing of that name",
    409: "It does not fit what is there: the detail or the answer says what",
    413: "It is too large",
    421: "This floor is not known by the name that was asked for",
    422: "It is not what is asked for, or the book refuses it",
    423: "You were away: unlock with your password",
    429: "Too many at once, or too early after failed logins: slow down",
    503: "The database does not answer, or too many ask at once: try again",
}


def answers(*codes: int) -> dict[int | str, dict[str, Any]]:
    """What else a route may answer, for the description of the service."""
    return {code: {"description": ANSWERS[code], "model": Detail} for code in codes}


class Detail(BaseModel):
    """Why not: a code to decide by, the facts of its message where it has some, and English for programs.

    The English is a sentence, or where what was sent is not what is asked for.
    """

    detail: str | list[dict[str, Any]]
    code: ErrorCode
    facts: dict[str, Any] = {}


LoggedIn = Annotated[Session, Depends(session_of)]
Unhurried = Annotated[Session, Depends(unhurried)]


def needs(session: Session, *roles: Role) -> None:
    if session.account.role not in roles:
        wanted = [role.value for role in Role if role in roles]
        says = f"a {session.account.role} may not do this: it is for {', '.join(wanted)}"
        raise HttpError(403, ErrorCode.NOT_FOR_ROLE, says, roles=wanted)
