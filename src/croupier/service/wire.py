"""What goes over the wire, as JSON: views and answers out, strict messages in. No rule is computed here."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from croupier.clauses import Clause, Refusal
from croupier.languages import Speaker
from croupier.service.errors import ErrorCode
from croupier.table.views.records import Lead
from croupier.words.refusals import sentence


def _write(thing: Any) -> Any:
    if isinstance(thing, Clause):
        return str(thing)
    raise TypeError(f"{type(thing).__name__} does not go over the wire")


_encoder = msgspec.json.Encoder(enc_hook=_write)


def encode(thing: Any) -> bytes:
    return _encoder.encode(thing)


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of a client: a command, why one would be refused, a sign of life, or a call for a supervisor."""

    say: Literal["command", "why", "ping", "call", "answer-call", "end-call"]
    id: str = ""
    version: int | None = None
    command: str = ""
    facts: dict[str, Any] = {}


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer to one message: done, refused, in conflict with what happened meanwhile, or not understood."""

    kind: Literal["answer"]
    id: str
    done: bool = False
    again: bool = False
    late: bool = False  # what became of a command whose first answer was that nobody knew
    version: int | None = None
    refused: RefusedReply | None = None
    conflict: tuple[int, int] | None = None  # the version expected, and the one there is
    error: str = ""  # in English; pages say it in their own language by the code and the facts
    code: ErrorCode | None = None  # beside every error, and nowhere else
    facts: dict[str, Any] = {}  # of the error

    def __post_init__(self) -> None:
        assert bool(self.error) == (self.code is not None), "an error is a sentence and a code"
        assert self.code or not self.facts, "facts are those of an error"

    @property
    def became(self) -> str:
        """What became of the message, in one word."""
        if self.done:
            return "again" if self.again else "done"
        return "refused" if self.refused else "conflict" if self.conflict else "error"

    @property
    def status(self) -> int:
        """Of HTTP."""
        return 200 if self.done else 409 if self.conflict else 400 if self.error else 422


def not_done(id: str, code: ErrorCode, says: str, /, **facts: Any) -> Reply:
    return Reply("answer", id, error=says, code=code, facts=facts)


class RefusedReply(msgspec.Struct, frozen=True, omit_defaults=True):
    reason: str
    sentence: str  # in English; pages say it in their own language by the reason and the facts
    clauses: tuple[Clause, ...]
    facts: dict[str, Any]
    leads: tuple[Lead, ...] = ()  # for staff: what would make it possible
    able: tuple[str, ...] | None = None  # who is on the floor now and has the rank that it takes, where staff asked


_ENGLISH: Final = Speaker()


def refused(refusal: Refusal) -> RefusedReply:
    return RefusedReply(refusal.reason.value, sentence(refusal, _ENGLISH), refusal.clauses, dict(refusal.facts))


said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
