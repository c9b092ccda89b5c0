"""What differs between two books, statement by statement.

It compares what the sheets say, not how the files are written. Start at `differences`.
"""

from __future__ import annotations

import msgspec

from croupier.rulebooks.rulebook import Rulebook
from croupier.rulebooks.sheet import Statement, sheet


class BookDifference(msgspec.Struct, frozen=True):
    """One thing two books say differently; a side that has no such thing is empty."""

    topic: str
    thing: str
    left: Statement | None
    right: Statement | None


def differences(left: Rulebook, right: Rulebook) -> tuple[BookDifference, ...]:
    ours = {(one.topic, one.thing): one for one in sheet(left)}
    theirs = {(one.topic, one.thing): one for one in sheet(right)}
    found: list[BookDifference] = []
    for key in dict.fromkeys([*ours, *theirs]):
        mine, other = ours.get(key), theirs.get(key)
        if mine is None or other is None or mine.says != other.says:
            found.append(BookDifference(*key, mine, other))
    order = {topic: place for place, topic in enumerate(dict.fromkeys(one.topic for one in found))}
    return tuple(sorted(found, key=lambda one: order[one.topic]))
