"""The one connection of a page at a table or tournament: commands in, views and answers out.

It is resumed by event number after a break. Whoever floods it, sends huge frames or never reads is closed;
nobody else notices. Start at `serve`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.service.able import with_able
from croupier.service.calling import called
from croupier.service.calls import ABOUTS
from croupier.service.errors import ErrorCode, not_understood
from croupier.service.frames import Hello, Pulse
from croupier.service.ids import as_owner, is_command_id
from croupier.service.own_limits import BeyondOwnLimit
from croupier.service.people import PeopleError, Session
from croupier.service.protocols import SOCKET, FloorSocket
from croupier.service.rates import Bucket
from croupier.service.refused_acts import RefusedAct
from croupier.service.replying import beyond_own_limit, log_failed, reply_of
from croupier.service.roles import Role, book_gives, sees_names
from croupier.service.room import Room
from croupier.service.stream_room import StreamRoom, StreamWatcher
from croupier.service.terminals import barred
from croupier.service.troubles import english
from croupier.service.web_floor import WebFloor
from croupier.service.wire import Reply, Said, encode, not_done, refused, said
from croupier.store.log import LogError, OtherBody, Unavailable
from croupier.table import PATRON, Actor, Command, name_of
from croupier.table.machine import is_reserved

_PULSE: Final = 15.0  # seconds between signs of life
_WAITING: Final = 1.0  # likewise while a page waits for an answer: it takes a silent connection for lost
POLICY, TOO_BIG, AGAIN_LATER = 1008, 1009, 1013

log = logging.getLogger("croupier")


async def serve(socket: WebSocket, house: WebFloor, looking: StreamWatcher[Any], session: Session | None) -> None:
    """Until the page goes away, the session ends, or the floor closes."""
    room, actor = looking.room, looking.actor
    role = session.account.role if session else None
    await socket.accept()
    async with looking as watcher:
        line = _line(socket)
        await _send(socket, house, encode(Hello("hello", actor.id, role, actor.rank, room.id)))
        parts = [_listen(socket, house, room, session), _tell(socket, house, watcher, session)]
        tasks = [asyncio.ensure_future(part) for part in parts]
        if line is not None and isinstance(room, Room):
            watcher.hand_over = partial(_hands_over, line, house, watcher, session)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, LogError):
                    with contextlib.suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
                        await socket.close(AGAIN_LATER, ErrorCode.UNAVAILABLE)
                elif isinstance(ended, Exception) and not isinstance(
                    ended, (WebSocketDisconnect, TimeoutError, RuntimeError)
                ):
                    log.error("a connection failed", exc_info=ended)


async def _send(socket: WebSocket, house: WebFloor, message: bytes) -> None:
    line = _line(socket)
    if line is not None and line.send_now(message):
        return
    async with asyncio.timeout(house.settings.slowest_reader):
        await socket.send_text(message.decode())


def _line(socket: WebSocket) -> FloorSocket | None:
    """The web server's own end of it; nothing where another web server brought the connection."""
    known = socket.scope.get("state", {}).get(SOCKET)
    line: FloorSocket | None = known and known()
    return line


def _hands_over(line: FloorSocket, house: WebFloor, watcher: StreamWatcher[Any], session: Session | None) -> bool:
    """A view sent at once, where nothing else has to be done first: neither waited nor asked, and nobody told
    otherwise who they are.
    """
    if not line.takes_more:
        return False
    if session is not None:
        account = session.account
        if not house.people.holds_still(session) or watcher.room.looks_as(account.id, account.role) != watcher.actor:
            return False
    return line.send_now(watcher.view())


async def _tell(socket: WebSocket, house: WebFloor, watcher: StreamWatcher[Any], session: Session | None) -> None:
    while True:
        message = await watcher.next(_PULSE)
        if session is not None and await _is_gone(house, session):
            await socket.close(POLICY, ErrorCode.LOG_IN)
            return
        await _send(socket, house, message or encode(Pulse("pulse", watcher.room.clock())))
        if session is not None:
            await _tell_rank(socket, house, watcher, session)


async def _tell_rank(socket: WebSocket, house: WebFloor, watcher: StreamWatcher[Any], session: Session) -> None:
    """Whoever was granted a rank or lost one sees at once what they may do."""
    account = session.account
    now = watcher.room.looks_as(account.id, account.role)
    if now == watcher.actor:
        return
    watcher.actor = now
    await _send(socket, house, encode(Hello("hello", now.id, account.role, now.rank, watcher.room.id)))
    watcher.wake()


async def _gone(house: WebFloor, session: Session) -> bool:
    """Logged out, another role, or locked."""
    known = house.people.holds_still(session)
    return not (await house.ask(house.people.holds, session) if known is None else known)


async def _gone_from(room: StreamRoom, house: WebFloor, session: Session) -> bool:
    """The same for whoever gives a command: a room that knows the database to be silent takes none, and says which is
    in doubt.
    """
    try:
        return await _gone(house, session)
    except Unavailable:
        if not room.silent:
            raise
        return False


async def _is_gone(house: WebFloor, session: Session) -> bool:
    """Whoever only looks is let look on while the database is silent: nobody can be logged out meanwhile."""
    try:
        return await _gone(house, session)
    except Unavailable:
        return False


async def _listen(socket: WebSocket, house: WebFloor, room: StreamRoom, session: Session | None) -> None:
    settings = house.settings
    bucket = Bucket(settings.messages_a_second, settings.messages_at_once)
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        text = received.get("text")
        data = text.encode("utf-8", "surrogatepass") if text is not None else received.get("bytes") or b""
        if len(data) > settings.largest_message:
            await socket.close(TOO_BIG, ErrorCode.TOO_LARGE)
            return
        if not bucket.take():
            await socket.close(POLICY, "too many messages: slow down")
            return
        answering = asyncio.ensure_future(answer(house, room, session, data))
        while not (await asyncio.wait({answering}, timeout=_WAITING))[0]:
            await _send(socket, house, encode(Pulse("pulse", room.clock())))
        await _send(socket, house, encode(answering.result()))


async def answer(house: WebFloor, room: StreamRoom, session: Session | None, data: bytes) -> Reply:
    """What one message is answered, whatever it is."""
    started = time.perf_counter()
    try:
        message = said.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return not_done("", ErrorCode.NOT_UNDERSTOOD, f"not understood: {error}")
    given = await _answered(house, room, session, message)
    if session is not None:
        given = await with_able(house, room, session, given)
    if session is None or not sees_names(session.account.role):
        given = room.answered(given, session.account.id if session else "")
    if message.say == "command":
        house.metrics.count(given, time.perf_counter() - started)
    return given


def _keep_refused(house: WebFloor, room: StreamRoom, session: Session, command: Command, given: Reply) -> None:
    """For inspectors: nothing happened, and so no log has it."""
    refusal, book = given.refused, ""
    if refusal is not None:
        actor = command.actor
        with contextlib.suppress(LogError):
            book = room.book.id
        house.refused.keep(
            RefusedAct(
                at=command.at,
                stream=room.id,
                by=actor.id,
                role=session.account.role,
                rank=actor.rank,
                command=name_of(type(command)),
                reason=refusal.reason,
                clauses=tuple(map(str, refusal.clauses)),
                facts=refusal.facts,
                book=book,
            )
        )


async def _answered(house: WebFloor, room: StreamRoom, session: Session | None, message: Said) -> Reply:
    if message.say == "ping":
        return Reply("answer", message.id, done=True, version=room.version)
    if session is None:
        return not_done(message.id, ErrorCode.LOG_IN, "log in first")
    who = session.account.id
    try:
        if await _gone_from(room, house, session):
            for watcher in tuple(room.watchers):
                if watcher.actor.id == who:
                    watcher.wake()  # it is closed after this answer, not with the next pulse
            return not_done(message.id, ErrorCode.LOG_IN, "your session ended: log in again")
        house.people.touch(session)
        if is_reserved(who):  # an account from before these names were the machine's
            says = f"{who} is the machine's name: have another account made"
            return not_done(message.id, ErrorCode.ID_RESERVED, says, id=who)
        if message.say not in ("command", "why"):
            return await _call(house, room, session, message)
        actor = room.actor(who, session.account.role, message.command)
        command = await _command(room, actor, message)
        if barred_here := await _own_device(house, room, session, message.id):
            return barred_here
        if stranger := await _taken_for_another(house, room, command):
            return stranger
    except LogError as error:
        return log_failed(message.id, error)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        says = f"{message.command or 'the command'} is not understood: {error}"
        return not_done(message.id, ErrorCode.NOT_UNDERSTOOD, says, **not_understood(error))
    if refused_here := room.not_here(command, message.id):
        return refused_here
    if message.say == "why":
        try:
            refusal = not_an_inspectors(room, command, session.account.role) or room.why_not(command)
        except LogError as error:
            return log_failed(message.id, error)
        reply = Reply("answer", message.id, done=refusal is None, refused=refused(refusal) if refusal else None)
        return room.led(command, reply)
    try:
        outside = not_an_inspectors(room, command, session.account.role)
    except LogError as error:
        return log_failed(message.id, error)
    if outside is not None:
        given = Reply("answer", command.id, version=room.version, refused=refused(outside))
    else:
        given = await give(room, command, message.version)
    _keep_refused(house, room, session, command, given)
    return room.led(command, given)


def not_an_inspectors(room: StreamRoom, command: Command, role: Role) -> Refusal | None:
    """Whoever inspects gives no command but those that the book gives to their rank, whatever else would judge it."""
    if role is not Role.INSPECTOR or book_gives(room.book, command):
        return None
    names = {one.id: one.name for one in (*room.book.authority.rank, *(room.book.authority.outside or ()))}
    facts: RefusalFacts = {
        "rank": names.get(command.actor.rank, command.actor.rank),
        "needed": names[room.book.authority.dealer.rank],
    }
    return room.why_not(command) or Refusal(Reason.RANK_TOO_LOW, room.book.authority.dealer.clauses, facts)


async def _own_device(house: WebFloor, room: StreamRoom, session: Session, id: str) -> Reply | None:
    """A patron acts by a terminal of the house where the book bars any other device."""
    if session.account.role is not Role.PLAYER or not house.asks_for_terminals:
        return None
    clauses = barred(room)
    if not clauses or await house.ask(house.terminals.is_one, session.terminal):
        return None
    facts = {"clauses": [one.number for one in clauses], "cited": [str(one) for one in clauses]}
    return not_done(id, ErrorCode.NOT_A_TERMINAL, english(ErrorCode.NOT_A_TERMINAL, **facts), **facts)


async def _call(house: WebFloor, room: StreamRoom, session: Session, message: Said) -> Reply:
    about = next((one for one in ABOUTS if one == message.say), None)
    if about is None or not isinstance(room, Room):
        return not_done(message.id, ErrorCode.NOT_UNDERSTOOD, "a supervisor is called to a table")
    return await called(house, room, session, about, message.id)


async def give(room: StreamRoom, command: Command, version: int | None) -> Reply:
    try:
        given = await room.give(command, version)
        again = await _same_but_later(room, command) if isinstance(given, OtherBody) else None
    except LogError as error:
        return log_failed(command.id, error)
    except BeyondOwnLimit as beyond:
        return beyond_own_limit(command, beyond)
    return again or reply_of(command, room.version, given)


async def _taken_for_another(house: WebFloor, room: StreamRoom, command: Command) -> Reply | None:
    """Someone of whom nobody heard yet comes under an id that is one, and that nobody takes for somebody else."""
    comer = room.comer(command)
    if comer is None:
        return None
    who, known = comer
    another = command.actor.rank == PATRON and who != command.actor.id
    if another or who in known or is_reserved(who):  # the stream says so itself
        return None
    try:
        await house.ask(house.people.may_be_called, who, known)
    except PeopleError as error:
        return not_done(command.id, error.code, str(error), **error.facts)
    return None


async def _same_but_later(room: StreamRoom, command: Command) -> Reply | None:
    """The same command sent again: the time of its second arrival and the rank at that time make it no other."""
    act = await room.apart(room.floor.log.act, room.id, command.id)
    if act is None:
        return None
    known = room.kind.decode_command(act.body)
    same = known.actor.id == command.actor.id  # who may have another rank by now
    first = msgspec.structs.replace(command, at=known.at, actor=known.actor if same else command.actor)
    if room.kind.encode(first) != act.body:
        return None
    return Reply("answer", command.id, done=True, again=True, version=act.last.sequence)


async def _command(room: StreamRoom, actor: Actor, message: Said) -> Command:
    """The command as the core knows it: who asks and when is never taken from the page."""
    if message.command not in room.commands:
        raise ValueError("there is no such command")
    if not is_command_id(message.id):
        raise ValueError("an id of 1 to 64 ASCII letters, digits and -_.:~ is needed")
    for field in ("id", "actor", "at", "command"):
        if field in message.facts:
            raise ValueError(f"{field} is not yours to say")
    # an id belongs to the person who used it: nobody can spoil another's
    id = f"{as_owner(actor.id)}:{message.id}"
    facts = await room.facts_of(message.command, message.facts, actor, id)
    whole = {
        "command": message.command,
        "id": id,
        "actor": {"id": actor.id, "rank": actor.rank},
        "at": room.time,
        **facts,
    }
    return room.kind.decode_command(msgspec.json.encode(whole))
