"""Coming in and going out, and the accounts of the floor. Start at `router`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, Field, StrictBool, StringConstraints

from croupier.service.access import (
    COOKIE,
    DEVICE,
    Body,
    LoggedIn,
    answers,
    client_of,
    find_session,
    from_here,
    house_of,
    keep_cookie,
    needs,
    session_of,
)
from croupier.service.demo import DEMO_LOGINS, guest_away
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.granting import GRANTING
from croupier.service.guesses import KNOWN_FOR
from croupier.service.lanes import Busy, Lane
from croupier.service.people import Admitted, Code, LoginRefused, PeopleError, Person
from croupier.service.roles import NO_GRANTS, STAFF, SUPERVISING, HeldRanks, Role
from croupier.service.routes_ranks import RankHeld, held
from croupier.service.web_floor import WebFloor
from croupier.store.names import aliases
from croupier.store.sound import is_sound

router = APIRouter(
    prefix="/api", tags=["people"], dependencies=[Depends(from_here)], responses=answers(403, 413, 421, 422, 503)
)

T = TypeVar("T")
Id = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=64)]
Password = Annotated[str, StringConstraints(strict=True, min_length=1, max_length=200)]


class Login(Body):
    id: Id
    password: Password


class Unlock(Body):
    password: Password


class NewPassword(Body):
    """One's own; the old one is asked for unless a one-time code was used."""

    old: Annotated[str, StringConstraints(strict=True, max_length=200)] = ""
    new: Password


class NewAccount(Body):
    id: Id
    role: Role = Field(strict=False)
    password: Password | None = None  # none: a one-time code is given instead
    name: Annotated[str, StringConstraints(max_length=100)] = ""


class Change(Body):
    role: Role | None = Field(default=None, strict=False)
    active: StrictBool | None = None


class FirstPerson(Body):
    id: Id
    password: Password


class DemoLogin(Body):
    role: Role = Field(strict=False)


class AliasChosen(Body):
    """How a patron is called before others; empty where they are called by their place again."""

    alias: Annotated[str, StringConstraints(strict=True, max_length=100)]


class AliasShown(BaseModel):
    alias: str


class Me(BaseModel):
    """Who is logged in, and what the floor offers to whoever is not."""

    id: str = ""
    role: Role | None = None
    alias: str = ""  # how a patron is called before others
    locked: bool = False
    must_choose: bool = False  # came in by a one-time code, and may do nothing but choose a password
    demo: bool
    needs_setup: bool
    away: str = ""  # the demonstration's guest who was away too long, and may come back by one click


class AccountShown(BaseModel):
    id: str
    role: Role
    active: bool
    name: str = ""
    alias: str = ""
    code_until: int = 0  # a one-time code opens it until then, in milliseconds since 1970
    must_choose: bool = False  # the code was used, and no password chosen yet
    ranks: list[RankHeld] = []  # granted by name; whatever is not here the role has by itself


class AccountMade(AccountShown):
    code: str = ""  # where no password was given: shown this once


class CodeGiven(BaseModel):
    """A one-time code: shown this once, to whoever asked for it."""

    id: str
    code: str
    until: int  # in milliseconds since 1970


def _shown(account: Person, name: str = "", alias: str = "", ranks: HeldRanks = NO_GRANTS) -> AccountShown:
    return AccountShown(
        id=account.id,
        role=account.role,
        active=account.active,
        name=name,
        alias=alias,
        code_until=account.code_until * 1000,
        must_choose=account.must_choose,
        ranks=held(dict(ranks)),
    )


def _let_in(request: Request, response: Response, token: str) -> None:
    keep_cookie(request, response, COOKIE, token, house_of(request).settings.session_longest)


def _admit(request: Request, response: Response, admitted: Admitted) -> Me:
    """Logged in from now on, and known by the device."""
    _let_in(request, response, admitted.token)
    keep_cookie(request, response, DEVICE, admitted.device, KNOWN_FOR)
    session = admitted.session
    return Me(
        id=session.account.id,
        role=session.account.role,
        locked=session.locked,
        must_choose=session.must_choose,
        demo=house_of(request).settings.demo,
        needs_setup=False,
    )


async def _in_turn(lane: Lane, whose: str, work: Callable[[], T]) -> T:
    """What takes a slow hash; whatever is wrong with it is answered."""
    try:
        return await lane.do(whose, work)
    except Busy:
        busy = HttpError(503, ErrorCode.BUSY, "too many log in at once: try again in a moment")
        busy.headers = {"Retry-After": "2"}
        raise busy from None
    except LoginRefused as error:
        early = error.code is ErrorCode.TOO_MANY
        refused = HttpError(429 if early else 401, error.code, str(error), **error.facts)
        refused.headers = {"Retry-After": str(error.facts["seconds"])} if early else None
        raise refused from None
    except PeopleError as error:
        raise HttpError(409, error.code, str(error), **error.facts) from None


@router.get("/me")
async def me(request: Request) -> Me:
    house = house_of(request)
    session = await find_session(request, used=False)
    shown = Me(demo=house.settings.demo, needs_setup=not await house.is_set_up())
    if session is None:
        if not house.settings.demo:  # nobody is a guest, and no thread is needed to know
            return shown
        guest = await house.ask(guest_away, house, request.cookies.get(COOKIE, ""))
        return shown.model_copy(update={"away": guest.id}) if guest else shown
    account, chooses = session.account, session.must_choose
    alias = await house.ask(house.aliases.of, account.id) if account.role is Role.PLAYER else ""
    here = {"id": account.id, "role": account.role, "alias": alias, "locked": session.locked, "must_choose": chooses}
    return shown.model_copy(update=here)


@router.post("/login", responses=answers(401, 429))
async def login(asked: Login, request: Request, response: Response) -> Me:
    """By a password, or by a one-time code, which then has to be changed."""
    people, lanes, client = house_of(request).people, house_of(request).lanes, client_of(request)
    caller = await _in_turn(lanes.door, client.address, lambda: people.caller(asked.id, asked.password, client))
    lane = lanes.known if caller.known else lanes.strangers
    admitted = await _in_turn(lane, caller.client, lambda: people.log_in(asked.id, asked.password, client))
    return _admit(request, response, admitted)


@router.post("/demo-login")
async def demo_login(asked: DemoLogin, request: Request, response: Response) -> Me:
    """One click, at a demonstration only: a fresh player, one who was away, or one of the demonstration's staff."""
    house = house_of(request)
    if not house.settings.demo or asked.role not in DEMO_LOGINS:
        raise HttpError(403, ErrorCode.NO_DEMONSTRATION, "this floor is no demonstration: log in with a password")
    away = asked.role is Role.PLAYER and await find_session(request, used=False) is None
    guest = await asyncio.to_thread(guest_away, house, request.cookies.get(COOKIE, "")) if away else None
    account = guest if guest is not None else await asyncio.to_thread(DEMO_LOGINS[asked.role], house)
    token, session = await asyncio.to_thread(house.people.open, account)
    _let_in(request, response, token)
    return Me(id=session.account.id, role=session.account.role, demo=True, needs_setup=False)


@router.post("/unlock", responses=answers(401, 429))
async def unlock(asked: Unlock, request: Request) -> Me:
    house = house_of(request)
    session = await find_session(request, used=False)
    if session is None:
        raise HttpError(401, ErrorCode.LOG_IN, "log in first")
    back, client = session, client_of(request)
    session = await _in_turn(
        house.lanes.known, back.account.id, lambda: house.people.unlock(back, asked.password, client)
    )
    return Me(id=session.account.id, role=session.account.role, demo=house.settings.demo, needs_setup=False)


@router.post("/password", responses=answers(401, 409, 423, 429))
async def choose_password(asked: NewPassword, request: Request, response: Response) -> Me:
    """A password of one's own choosing: every other session of the account ends."""
    house = house_of(request)
    session = await find_session(request, used=False)
    if session is None or not session.must_choose:
        session = await session_of(request)
    here, client = session, client_of(request)
    admitted = await _in_turn(
        house.lanes.known,
        here.account.id,
        lambda: house.people.choose_password(here, asked.old, asked.new, client),
    )
    await _look_again(house, here.account.id)
    return _admit(request, response, admitted)


@router.post("/logout")
async def logout(request: Request, response: Response) -> Me:
    house = house_of(request)
    session = await find_session(request, used=False)
    if session is not None:
        await house.ask(house.people.log_out, session)
        await _look_again(house, session.account.id)
    response.delete_cookie(COOKIE, path="/")
    return Me(demo=house.settings.demo, needs_setup=not await house.is_set_up())


@router.post("/setup", responses=answers(401, 409, 429))
async def setup(asked: FirstPerson, request: Request, response: Response) -> Me:
    """The first person of a new floor: an administrator, who adds everyone else."""
    house = house_of(request)
    if await house.is_set_up():
        raise HttpError(409, ErrorCode.ALREADY_SET_UP, "this floor is set up already")
    administrator, client = Role.ADMINISTRATOR, client_of(request)
    await _in_turn(
        house.lanes.known,  # there is nobody yet who could be a stranger
        client.address,
        lambda: house.people.add(asked.id, administrator, asked.password, first=True),
    )
    return await login(Login(id=asked.id, password=asked.password), request, response)


@router.get("/people", responses=answers(401, 423))
async def people(request: Request, session: LoggedIn) -> list[AccountShown]:
    """Everyone, for administrators; for managers those whose ranks they may change."""
    needs(session, *GRANTING)
    house, all_of_them = house_of(request), session.account.role is Role.ADMINISTRATOR
    names, known, accounts, ranks = await house.ask(
        lambda: (house.log.people(), aliases(house.log), house.people.all(), house.granting.held())
    )
    return [
        _shown(one, names.get(one.id, ""), known.get(one.id, ""), ranks.get(one.id, NO_GRANTS))
        for one in accounts
        if all_of_them or one.role in STAFF
    ]


@router.post("/people", responses=answers(401, 409, 423))
async def add(asked: NewAccount, request: Request, session: LoggedIn) -> AccountMade:
    """With a password, or without one: then by a one-time code, which is answered here and nowhere else."""
    needs(session, Role.ADMINISTRATOR)
    house, by = house_of(request), session.account.id

    def made() -> Code | None:
        if asked.password is None:
            return house.people.add_with_code(asked.id, asked.role, asked.name, by=by)
        house.people.add(asked.id, asked.role, asked.password, asked.name, by=by)
        return None

    code = await _in_turn(house.lanes.known, by, made)
    if asked.name:
        house.know_people()
    shown = AccountMade(id=asked.id, role=asked.role, active=True, name=asked.name)
    return shown if code is None else shown.model_copy(update={"code": code.code, "code_until": code.until * 1000})


@router.patch("/people/{id}", responses=answers(401, 409, 423))
async def change(id: str, asked: Change, request: Request, session: LoggedIn) -> AccountShown:
    """Another role, or no way in: open connections of that person end."""
    needs(session, Role.ADMINISTRATOR)
    house, by = house_of(request), session.account.id
    try:
        await asyncio.to_thread(lambda: house.people.change(id, role=asked.role, active=asked.active, by=by))
    except PeopleError as error:
        raise HttpError(409, error.code, str(error), **error.facts) from None
    await _look_again(house, id)
    account = await house.ask(house.people.account, id)
    assert account is not None
    ranks = await house.ask(house.granting.held)
    return _shown(account, ranks=ranks.get(id, NO_GRANTS))


async def _look_again(house: WebFloor, person: str) -> None:
    """What connections of this person show is looked at anew, here at once and through the other workers."""
    house.wake(person)
    await house.ask(house.tell_others_of, person)


@router.post("/me/alias", responses=answers(401, 409, 423, 429))
async def choose_alias(asked: AliasChosen, request: Request, session: LoggedIn) -> AliasShown:
    """A patron is called so before others from now on; by their place where it is empty."""
    needs(session, Role.PLAYER)
    house = house_of(request)
    if not house.choosing.take(session.account.id):
        refused = HttpError(429, ErrorCode.TOO_FAST, "too many aliases: wait a moment")
        refused.headers = {"Retry-After": str(round(3600 / house.settings.aliases_an_hour))}
        raise refused
    try:
        await asyncio.to_thread(house.aliases.choose, session.account.id, asked.alias)
    except PeopleError as error:
        raise HttpError(409, error.code, str(error), **error.facts) from None
    house.know_people()
    return AliasShown(alias=asked.alias)


@router.post("/people/{id}/alias-reset", responses=answers(401, 404, 423))
async def reset_alias(id: str, request: Request, session: LoggedIn) -> AliasShown:
    """Take away an alias that nobody should see: the patron is called by their place until they choose another."""
    needs(session, *SUPERVISING)
    house = house_of(request)
    if not is_sound(id) or not await asyncio.to_thread(house.aliases.reset, id, session.account.id):
        raise HttpError(404, ErrorCode.NO_SUCH_ACCOUNT, f"nobody with the id {id} has an alias", id=id)
    house.know_people()
    return AliasShown(alias="")


@router.post("/people/{id}/code", responses=answers(401, 409, 423))
async def give_code(id: str, request: Request, session: LoggedIn) -> CodeGiven:
    """A one-time code in the place of a lost password: sessions of that person end, and no failed login counts."""
    needs(session, Role.ADMINISTRATOR)
    house, by = house_of(request), session.account.id
    try:
        code = await asyncio.to_thread(lambda: house.people.give_code(id, by=by))
    except PeopleError as error:
        raise HttpError(409, error.code, str(error), **error.facts) from None
    await _look_again(house, id)
    return CodeGiven(id=id, code=code.code, until=code.until * 1000)
