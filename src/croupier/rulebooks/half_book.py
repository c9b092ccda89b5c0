"""A book of which some files have faults, for the checks that need none of those files.

Whoever mends a book then sees what is wrong between the other files in the same pass; a check that comes to a file with
faults of its own waits until that is mended, since what it said would only be noise. Start at `HalfBook`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.rulebooks.rulebook import Rulebook


class NotReadYet(Exception):  # no error: it ends one check and nothing else
    """A check came to something that a file with faults would have said."""


class HalfBook:
    """As much of a book as could be read, and what a whole book works out from that."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def __getattr__(self, name: str) -> Any:
        if name in self._fields:
            return self._fields[name]
        made = Rulebook.__dict__.get(name)
        if made is None or name in Rulebook.__struct_fields__:
            raise NotReadYet(name)
        return made.__get__(self, Rulebook)


def as_far_as_read(check: Callable[[], object]) -> None:
    """Make one check, as far as what was read goes."""
    try:
        check()
    except NotReadYet:
        return
