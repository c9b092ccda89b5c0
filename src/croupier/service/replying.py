"""The answer to a command as it goes over the wire, whatever became of it. Start at `reply_of`."""

from __future__ import annotations

import logging

import msgspec

from croupier.clauses import Refusal
from croupier.floor import Done, GiveAnswer, Halted
from croupier.service.errors import ErrorCode, code_of_log, facts_of_log
from croupier.service.own_limits import BeyondOwnLimit
from croupier.service.troubles import english
from croupier.service.wire import Reply, not_done, refused
from croupier.store.log import Conflict, LogError, OtherBody, Unavailable
from croupier.table import Command

log = logging.getLogger("croupier")


def reply_of(command: Command, version: int, given: GiveAnswer) -> Reply:
    match given:
        case Done():
            return Reply("answer", command.id, done=True, again=given.again, version=given.sequence)
        case Refusal():
            return Reply("answer", command.id, version=version, refused=refused(given))
        case Conflict():
            return Reply("answer", command.id, version=given.actual, conflict=(given.expected, given.actual))
        case OtherBody():
            return not_done(command.id, ErrorCode.ID_USED, english(ErrorCode.ID_USED))
        case Halted():
            return not_done(command.id, ErrorCode.HALTED, english(ErrorCode.HALTED))


def log_failed(id: str, error: LogError) -> Reply:
    """The log could not: everyone hears the sentence of the code, the server's own log what it was."""
    code, facts = code_of_log(error), facts_of_log(error)
    if not facts and not isinstance(error, Unavailable):
        log.warning("%s", error)
    return not_done(id, code, english(code, **facts), **facts)


def beyond_own_limit(command: Command, beyond: BeyondOwnLimit) -> Reply:
    facts = beyond.told_to(command.actor.id)
    return not_done(command.id, ErrorCode.OWN_LIMIT, english(ErrorCode.OWN_LIMIT, **facts), **facts)


def late_reply(command: Command, version: int, became: GiveAnswer | BaseException) -> Reply:
    """What became of a command that was in doubt."""
    if isinstance(became, LogError):
        reply = log_failed(command.id, became)
    elif isinstance(became, BeyondOwnLimit):
        reply = beyond_own_limit(command, became)
    elif isinstance(became, BaseException):
        log.error("a command that was in doubt failed", exc_info=became)
        reply = not_done(command.id, ErrorCode.FAILED, english(ErrorCode.FAILED))
    else:
        reply = reply_of(command, version, became)
    return msgspec.structs.replace(reply, late=True)
