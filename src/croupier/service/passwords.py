"""What may be a password, and the one-time codes that stand in the place of one until their owner has chosen.

An account has a password, or none (nobody comes in by one), or a code that opens it once and not for long, or it was
opened by its code and its owner must choose. Which of these is in the account's own column, so that the seal in the
house log covers it. It knows no database. Start at `refusal_of` and `new_code`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

from croupier.service.errors import ErrorCode

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
NO_PASSWORD: Final = ""  # in the place of a hash
TO_BE_CHOSEN: Final = "to-be-chosen"  # likewise: the code was used, and its owner has chosen nothing yet
_CODE: Final = "once"
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # nothing that could be read as something else
_GROUPS, _GROUP = 4, 5  # of letters: 100 bits, which nobody guesses, so that a code needs no slow hash and no brake
_LEAST_GUESSES: Final = 10**6
_LOOKED_AT: Final = 72  # characters: the rest only makes it better
_SHORTEST_ID: Final = 3  # one that is shorter is in any sentence


class Unfit(NamedTuple):
    """Why something cannot be a password: a code with its facts, and English for programs."""

    code: ErrorCode
    says: str
    facts: dict[str, str | int]


def refusal_of(password: str, id: str) -> Unfit | None:
    """Why this cannot be the password of this account, if it cannot."""
    least, most = SHORTEST_PASSWORD, LONGEST_PASSWORD
    if not least <= len(password) <= most:
        facts: dict[str, str | int] = {"about": "password", "least": least, "most": most}
        return Unfit(ErrorCode.NOT_UNDERSTOOD, f"a password has {least} to {most} characters", facts)
    if len(id) >= _SHORTEST_ID and id.casefold() in password.casefold():
        return Unfit(ErrorCode.WEAK_PASSWORD, "a password does not contain the name", {"why": "id"})
    if _guesses(password) < _LEAST_GUESSES:
        return Unfit(ErrorCode.WEAK_PASSWORD, "this password is among those that are tried first", {"why": "common"})
    return None


def _guesses(password: str) -> float:
    """How many tries a program needs that knows common passwords, names, words, dates and rows of keys."""
    from zxcvbn import zxcvbn  # type: ignore[import-untyped]  # its lists take a third of a second to read, once

    return float(zxcvbn(password[:_LOOKED_AT])["guesses"])


# --- one-time codes ---------------------------------------------------------------------------------


def new_code() -> str:
    letters = [secrets.choice(_LETTERS) for _ in range(_GROUPS * _GROUP)]
    return "-".join("".join(letters[at : at + _GROUP]) for at in range(0, len(letters), _GROUP))


def sealed_code(code: str, until: int) -> str:
    """What is kept in the place of a hash; `until` in seconds since 1970."""
    return f"{_CODE}:{until}:{_digest(code)}"


def code_until(kept: str) -> int:
    """Until when the code that is kept opens the account; 0 where none is."""
    return int(kept.split(":")[1]) if kept.startswith(f"{_CODE}:") else 0


def is_code(typed: str, kept: str, now: float) -> bool:
    """Whether this is the code that is kept, in whatever case and with or without its hyphens, and not too old."""
    until = code_until(kept)
    return now < until and hmac.compare_digest(_digest(typed), kept.split(":")[2])


def _digest(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter in _LETTERS)
    return hashlib.sha256(plain.encode()).hexdigest()
