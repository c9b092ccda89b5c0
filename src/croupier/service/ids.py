"""Ids of people and of their commands: a closed alphabet for new ones, and who could be taken for whom.

An id is typed, read aloud and joined with others into keys, so it has nothing in it that looks like something else or
that a key is joined with; what people are called, in any script, is their name and is kept apart. Ids that were made
before this was so go on as they are. Start at `is_id` and `likeness`.
"""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from typing import Final
from urllib.parse import quote

from croupier.table.machine import NAME, is_reserved

LONGEST_ID: Final = 64
# letters and digits; between them, one at a time, what numbers and names of people are written with
_ID: Final = re.compile(r"[A-Za-z0-9]+(?:[-_.' ][A-Za-z0-9]+)*")
_COMMAND_ID: Final = re.compile(r"[A-Za-z0-9_.:~-]{1,64}")
_PLAIN: Final = "-_.' "  # of an owner, besides letters and digits
_LONGEST_OWNER: Final = 120  # characters, so that a log can keep the id of a command

# letters of other alphabets that are drawn as these are; full width, accents and fancy letters go by themselves
_DRAWN_ALIKE: Final = str.maketrans(
    {
        one: letter
        for letter, others in {
            "a": "\u0251\u03b1\u0430\u1d00",
            "b": "\u03b2\u0432\u044c\u0184\u0299",
            "c": "\u03f2\u0441\u1d04\u2ca5",
            "d": "\u0501\u1d05",
            "e": "\u03b5\u0435\u0454\u1d07",
            "f": "\u0192\ua730",
            "g": "\u0261\u0262",
            "h": "\u04bb\u043d\u029c\u0570",
            "i": "\u0131\u026a\u03b9\u0456\u04cf\u0582l1|!\u01c0\u05d5\u05df",
            "j": "\u03f3\u0458\u1d0a",
            "k": "\u03ba\u043a\u1d0b",
            "m": "\u043c\u1d0d",
            "n": "\u03b7\u0578\u057c\u043f\u0274",
            "o": "\u03bf\u043e\u1d0f\u0585\u05e1\u0647\u06f5\u096600",
            "p": "\u03c1\u0440\u1d18",
            "q": "\u051b\u0563",
            "r": "\u0433\u1d26\u0280",
            "s": "\u0455\ua731",
            "t": "\u03c4\u0442\u1d1b",
            "u": "\u03c5\u057d\u1d1c\u028b",
            "v": "\u03bd\u0475\u1d20",
            "w": "\u03c9\u051d\u0461\u1d21",
            "x": "\u03c7\u0445",
            "y": "\u03b3\u0443\u04af\u028f",
            "z": "\u1d22",
        }.items()
        for one in others
    }
)
_SEPARATORS: Final = re.compile(r"[-_.'\s\u2010-\u2015\u2018\u2019]+")


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


def likeness(id: str) -> str:
    """The same for all ids that people could take for each other: in any case, width, accents or alphabet."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", id).casefold()).translate(_DRAWN_ALIKE)
    seen = "".join(one for one in _SEPARATORS.sub("-", plain) if one.isalnum() or one == "-")
    return seen.replace("rn", "m").replace("vv", "w")


def like_the_machine(id: str) -> bool:
    """Whether an id is one of the machine's actors, or could be taken for one."""
    return is_reserved(id) or likeness(id).replace("-", "").startswith(likeness(NAME))
