"""Ids of people and of their commands: a closed alphabet for new ones.

An id is typed, read aloud and joined with others into keys, so it has nothing in it that looks like something else or
that a key is joined with; what people are called, in any script, is their name and is kept apart. Ids that were made
before this was so go on as they are; who could be taken for whom is told by `table.likeness`. Start at `is_id`.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final
from urllib.parse import quote

LONGEST_ID: Final = 64
# letters and digits; between them, one at a time, what numbers and names of people are written with
_ID: Final = re.compile(r"[A-Za-z0-9]+(?:[-_.' ][A-Za-z0-9]+)*")
_COMMAND_ID: Final = re.compile(r"[A-Za-z0-9_.:~-]{1,64}")
_PLAIN: Final = "-_.' "  # of an owner, besides letters and digits
_LONGEST_OWNER: Final = 120  # characters, so that a log can keep the id of a command


def is_id(id: str) -> bool:
    """Whether someone new may be called so."""
    return len(id) <= LONGEST_ID and _ID.fullmatch(id) is not None


def is_command_id(id: str) -> bool:
    return _COMMAND_ID.fullmatch(id) is not None


def as_owner(person: str) -> str:
    """A person in front of a key of theirs. There is no ":" in it, and no two people have the same.

    An id of the alphabet is itself; whatever else is in an older one is written in hex, and a very long one is known
    by its digest.
    """
    written = quote(person, safe=_PLAIN)
    return written if len(written) <= _LONGEST_OWNER else f"%%{sha256(person.encode()).hexdigest()}"
