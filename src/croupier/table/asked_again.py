"""What is asked of a table more than once before it changes: the last answer is kept with what it was about.

The next step asks it to name an act, `decide` to judge the act, and the act's chapter once more. A record never
changes, so the same record has the same answer; any other is answered anew, and nothing is kept beyond the last. Start
at `asked_again`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

S = TypeVar("S")
T = TypeVar("T")
A = TypeVar("A")


def asked_again(find: Callable[[S, T], A]) -> Callable[[S, T], A]:
    """For a function of two records that never change, such as a table and its rules."""
    last: tuple[S, T, A] | None = None  # replaced as a whole: threads that ask at once never see half of it

    @wraps(find)
    def asked(one: S, other: T) -> A:
        nonlocal last
        kept = last
        if kept is not None and kept[0] is one and kept[1] is other:
            return kept[2]
        answer = find(one, other)
        last = (one, other, answer)
        return answer

    return asked
