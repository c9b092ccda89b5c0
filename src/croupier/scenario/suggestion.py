"""What somebody may have meant: names like the one that is not known, or where all of them are listed.

Start at `instead`.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_FEW: Final = 12  # names that a sentence can bear


def instead(name: str, known: Iterable[str], topic: str = "") -> str:
    """`did you mean place-wager?`, else all that is possible, or where to look it up where that is too much."""
    names = list(known)
    near = get_close_matches(name, names, n=3, cutoff=0.6)
    near = near or [one for one in names if not set(name.split("-")).isdisjoint(one.split("-"))][:6]
    if near:
        return f"did you mean {' or '.join(near)}?"
    if len(names) > _FEW and topic:
        return f"see `croupier scenario words {topic}`"
    return f"there is {', '.join(names)}"
