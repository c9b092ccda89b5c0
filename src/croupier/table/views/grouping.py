"""A supervisor's acts by what the table needs: first what something here waits for, then what is possible by chapters.

Everything follows from the declarations of the acts: where an act is listed, its chapter, and whether it answers
something that is open. Start at `groups`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from croupier.table.acts import ACTS, Listed
from croupier.table.codec import COMMANDS
from croupier.table.views.records import ActGroup

NOW: Final = "now"
LATER: Final = "later"


def groups(
    possible: Iterable[str], hidden: frozenset[str], within: frozenset[str], wanted: Iterable[str], *, is_open: bool
) -> tuple[ActGroup, ...]:
    """`within` is what this rank may do at all, `hidden` what nobody can give here; `wanted` is what the next step and
    announced changes ask for. Last comes what is not possible, which tells whoever asks why, and what leads to it.
    """
    can = frozenset(possible)
    now = tuple(dict.fromkeys(name for name in (*wanted, *_answering()) if name in can))
    found = [ActGroup(NOW, now)] if now else []
    later: list[str] = []
    for chapter, acts in _listed().items():
        here = [name for name in acts if name not in now and name not in hidden]
        ready = [one for one in here if one in can or (is_open and one in within and one in _led_to())]
        later += [one for one in here if one not in ready]
        if ready:
            found.append(ActGroup(chapter, tuple(ready)))
    return (*found, ActGroup(LATER, tuple(later))) if later and is_open else tuple(found)


@cache
def _answering() -> tuple[str, ...]:
    return tuple(name for name, kind in COMMANDS.items() if ACTS[kind].answers)


@cache
def _led_to() -> frozenset[str]:
    """Acts that are judged out of their moment too: whoever asks for one is told what leads to it."""
    return frozenset(name for name, kind in COMMANDS.items() if ACTS[kind].early)


@cache
def _listed() -> Mapping[str, list[str]]:
    """By chapter, in the order of a day."""
    found: dict[str, list[str]] = {}
    for name, kind in COMMANDS.items():
        if ACTS[kind].listed is not Listed.NOWHERE:
            found.setdefault(ACTS[kind].chapter, []).append(name)
    return found
