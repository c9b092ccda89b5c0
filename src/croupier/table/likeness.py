"""Who could be taken for whom: names that look alike to people, in whatever alphabet they are written.

It knows letters and no names. Start at `likeness`.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

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
            "i": "\u0131\u026a\u03b9\u0456\u04cf\u0582l\u029f1|!\u01c0\u05d5\u05df",
            "j": "\u03f3\u0458\u1d0a",
            "k": "\u03ba\u043a\u1d0b",
            "m": "\u043c\u1d0d",
            "n": "\u03b7\u0578\u057c\u043f\u0274",
            "o": "\u03bf\u043e\u04e9\u1d0f\u0585\u05e1\u0647\u06f5\u09660",
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


def likeness(name: str) -> str:
    """The same for all names that people could take for each other: in any case, width, accents or alphabet."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(_DRAWN_ALIKE)
    seen = "".join(one for one in _SEPARATORS.sub("-", plain) if one.isalnum() or one == "-")
    return seen.replace("rn", "m").replace("vv", "w")
