"""What differs between two books, statement by statement.

It compares what the sheets say, not how the files are written. Start at `differences`.
"""

from __future__ import annotations

import msgspec

from croupier.languages import Speaker
from croupier.rulebooks.rulebook import Rulebook
from croupier.words.sheet import Statement, sheet


class BookDifference(msgspec.Struct, frozen=True):
    """One thing two books say differently; a side that has no such thing is empty."""

    topic: str
    thing: str
    left: Statement | None
    right: Statement | None


def differences(
    left: Rulebook, right: Rulebook, speakers: tuple[Speaker, Speaker] | None = None, *, typed: bool = True
) -> tuple[BookDifference, ...]:
    """Compared in English, where every word of the books is; told by each book's speaker.

    Where nobody types what they read, `typed` is false: see `sheet`.
    """
    ours, theirs = _paired(left, speakers and speakers[0], typed), _paired(right, speakers and speakers[1], typed)
    found: list[BookDifference] = []
    for key in dict.fromkeys([*ours, *theirs]):
        mine, other = ours.get(key), theirs.get(key)
        if mine is None or other is None or mine[0].says != other[0].says:
            told = [one and one[1] for one in (mine, other)]
            named = told[0] or told[1]
            assert named is not None
            found.append(BookDifference(named.topic, named.thing, *told))
    order = {topic: place for place, topic in enumerate(dict.fromkeys(one.topic for one in found))}
    return tuple(sorted(found, key=lambda one: order[one.topic]))


def _paired(book: Rulebook, speaker: Speaker | None, typed: bool) -> dict[tuple[str, str], tuple[Statement, Statement]]:
    """Each statement in English and as it is told, by its topic and thing in English."""
    english = sheet(book)
    told = sheet(book, speaker, typed=typed) if speaker else english
    return {(one.topic, one.thing): (one, other) for one, other in zip(english, told, strict=True)}
