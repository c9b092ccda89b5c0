"""Random bytes from the operating system, looked at before they are used: no tape without entropy.

The checks are plain and almost never fail by chance (less than once in a billion shoes); they find a source that is
stuck, that repeats itself or that answers nothing. Start at `fresh_tape`.
"""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Final

from croupier.chance.shoe import TAPE_BYTES

SALT_BYTES: Final = 32
_LONGEST_RUN: Final = 7  # of one byte value: eight in a row come by chance once in ten million million tapes

_last: dict[int, bytes] = {}  # the latest bytes of each length: a source that gives the same again is broken


class EntropyFailed(Exception):
    """The operating system gave no bytes, too few, or bytes that nobody could call random."""


def fresh_tape() -> bytes:
    """A tape from the operating system's entropy."""
    return _fresh(TAPE_BYTES)


def fresh_salt() -> bytes:
    """What keeps a commitment from being guessed."""
    return _fresh(SALT_BYTES)


def _fresh(count: int) -> bytes:
    try:
        found = os.urandom(count)
    except (OSError, NotImplementedError) as error:
        raise EntropyFailed(f"the operating system gave no random bytes: {error}") from error
    if len(found) != count:
        raise EntropyFailed(f"the operating system gave {len(found)} random bytes where {count} were asked for")
    fault = unhealthy(found) or ("they are those given before" if _last.get(count) == found else "")
    if fault:
        raise EntropyFailed(f"the operating system gave bytes that are not random: {fault}")
    _last[count] = found
    return found


def unhealthy(found: bytes) -> str:
    """What is wrong with bytes that should be random; nothing where they pass."""
    kinds, wanted = len(set(found)), min(256, len(found)) // 2
    if kinds < wanted:
        return f"only {kinds} different values"
    alike = 0
    for one, other in pairwise(found):
        alike = alike + 1 if one == other else 0
        if alike >= _LONGEST_RUN:
            return f"{alike + 1} times the same in a row"
    period = found.find(found[: len(found) // 2], 1)
    return f"they repeat after {period}" if period > 0 else ""
