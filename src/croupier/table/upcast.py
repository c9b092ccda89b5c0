"""Reading what an older Croupier wrote: each event is brought up to its newest version, step by step.

A log is never rewritten: its bytes, and so its hashes, stay as they were. When a record's shape changes, its tag gets
the next number and a step from the old one is entered in `STEPS`. Start at `read_event`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from croupier.table.codec import EVENTS, decode_event
from croupier.table.events import Event

Step = Callable[[dict[str, Any]], dict[str, Any]]

# from a tag to what turns its fields into those of the next version: {"card-drawn/1": add_shoe, ...}
STEPS: Final[dict[str, Step]] = {}

NEWEST: Final = frozenset(msgspec.inspect.type_info(kind).tag for kind in EVENTS.values())  # type: ignore[attr-defined]

_TOO_DEEP: Final = "is not an event: it is nested too deeply"


class UnknownEvent(Exception):
    """The event is not one this Croupier knows; the message says which it is."""


def read_event(body: bytes, steps: Mapping[str, Step] = STEPS) -> Event:
    """An event as it was written, by this Croupier or an older one."""
    try:
        return decode_event(body)
    except msgspec.ValidationError as error:
        return _brought_up(body, steps, error)
    except msgspec.DecodeError as error:
        raise UnknownEvent(f"is not an event: {error}") from None
    except RecursionError:
        raise UnknownEvent(_TOO_DEEP) from None


def _brought_up(body: bytes, steps: Mapping[str, Step], trouble: msgspec.ValidationError) -> Event:
    try:
        raw = msgspec.json.decode(body)
    except msgspec.DecodeError as error:  # a number too large for anyone, and the like
        raise UnknownEvent(f"is not an event: {error}") from None
    except RecursionError:
        raise UnknownEvent(_TOO_DEEP) from None
    tag = raw.get("event") if isinstance(raw, dict) else None
    if not isinstance(tag, str):
        raise UnknownEvent("is not an event: it has no name")
    while tag in steps:
        name, _, version = tag.rpartition("/")
        raw = steps[tag](raw)
        tag = f"{name}/{int(version) + 1}"
        raw["event"] = tag
    if tag not in NEWEST:
        raise UnknownEvent(f"is a {tag}, which this Croupier does not know: read it with a newer one")
    try:
        return decode_event(msgspec.json.encode(raw))
    except msgspec.ValidationError:
        raise UnknownEvent(f"is not a {tag} as this Croupier knows it: {trouble}") from None
