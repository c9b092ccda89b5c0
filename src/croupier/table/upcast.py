"""Reading what an older Croupier wrote: each event is brought up to its newest version, step by step.

A log is never rewritten: its bytes, and so its hashes, stay as they were. When a record's shape changes, its tag gets
the next number and a step from the old one is entered in `STEPS`. Start at `read_event`; `written_now` is for whoever
compares bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from croupier.table.codec import EVENTS, decode_event
from croupier.table.events import Event
from croupier.table.old_rows import with_row_ids

Step = Callable[[dict[str, Any]], dict[str, Any]]
Decode = Callable[[bytes], Event]

# from a tag to what turns its fields into those of the next version: {"card-drawn/1": add_shoe, ...}
STEPS: Final[dict[str, Step]] = {
    "table-closed/1": with_row_ids,
    "shoe-ended/1": with_row_ids,
    "pairs-settled/1": with_row_ids,
    "coup-settled/1": with_row_ids,
    "dummy-coup-ordered/1": with_row_ids,
    "coup-voided/1": with_row_ids,
    "past-coup-voided/1": with_row_ids,
    "wagers-voided/1": with_row_ids,
}


def tags(kinds: Iterable[type[Event]]) -> frozenset[Any]:
    """The names, with their versions, under which events of these kinds are written."""
    return frozenset(kind.__struct_config__.tag for kind in kinds)


NEWEST: Final = tags(EVENTS.values())

_OPENING: Final = b'{"event":"'  # an event's name is written first
_TOO_DEEP: Final = "is not an event: it is nested too deeply"


class UnknownEvent(Exception):
    """The event is not one this Croupier knows; the message says which it is."""


def read_event(body: bytes, steps: Mapping[str, Step] = STEPS) -> Event:
    """An event as it was written, by this Croupier or an older one."""
    return read_by(body, decode_event, NEWEST, steps)


def read_by(body: bytes, decode: Decode, newest: frozenset[Any], steps: Mapping[str, Step]) -> Event:
    """The same for any stream of events: how one of the newest kind is read, which those are, and the steps to them."""
    try:
        return decode(body)
    except msgspec.ValidationError:
        return _read_old(body, decode, newest, steps)
    except msgspec.DecodeError as error:
        raise UnknownEvent(f"is not an event: {error}") from None
    except RecursionError:
        raise UnknownEvent(_TOO_DEEP) from None


def _read_old(body: bytes, decode: Decode, newest: frozenset[Any], steps: Mapping[str, Step]) -> Event:
    try:
        raw = msgspec.json.decode(body)
        tag = raw.get("event") if isinstance(raw, dict) else None
        if not isinstance(tag, str):
            raise UnknownEvent("is not an event: it has no name")
        raw = _brought_up(raw, tag, steps)
    except msgspec.DecodeError as error:  # a number too large for anyone, and the like
        raise UnknownEvent(f"is not an event: {error}") from None
    except RecursionError:
        raise UnknownEvent(_TOO_DEEP) from None
    if raw["event"] not in newest:
        raise UnknownEvent(f"is a {raw['event']}, which this Croupier does not know: read it with a newer one")
    try:
        return decode(msgspec.json.encode(raw))
    except msgspec.ValidationError as error:
        raise UnknownEvent(f"is not a {tag} as this Croupier knows it: {error}") from None


def _brought_up(raw: dict[str, Any], tag: str, steps: Mapping[str, Step]) -> dict[str, Any]:
    while tag in steps:
        name, _, version = tag.rpartition("/")
        raw = steps[tag](raw)
        tag = f"{name}/{int(version) + 1}"
        raw["event"] = tag
    return raw


def written_now(body: bytes, steps: Mapping[str, Step] = STEPS) -> bytes:
    """What an event that was read would be written as by this Croupier, had it been written by the rules of its day.

    A body of the newest version is itself, and so is one that no version writes: it is then unlike any event's bytes.
    """
    if not body.startswith(_OPENING):
        return body
    tag = body[len(_OPENING) : body.index(b'"', len(_OPENING))].decode()
    if tag not in steps:
        return body
    raw = msgspec.json.decode(body)
    return msgspec.json.encode(_brought_up(raw, tag, steps)) if msgspec.json.encode(raw) == body else body
