"""What stands for a patron in what others are told: an alias, a place, or nobody in particular.

They look like no id: an id has no colon. Every speaker says them in its own language. Start at `calling`.
"""

from __future__ import annotations

from typing import Final

from croupier.languages.message import Message

ALIAS: Final = "alias:"  # with the alias
PLACE: Final = "place:"  # with its number
SOMEBODY: Final = "patron:"


def is_calling(text: str) -> bool:
    return text == SOMEBODY or text.startswith((ALIAS, PLACE))


def calling(text: str) -> Message | str | None:
    """The words for it, or the alias itself; nothing where it is somebody's id."""
    if text == SOMEBODY:
        return Message("called-somebody", {})
    if text.startswith(ALIAS):
        return text.removeprefix(ALIAS)
    place = text.removeprefix(PLACE)
    return Message("called-place", {"place": int(place)}) if place != text and place.isdecimal() else None
