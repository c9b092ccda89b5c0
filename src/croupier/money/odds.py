"""Exact odds and exact shares: `8 to 1`, `19 to 20`, `5%`.

They are ratios of whole numbers and stay so; decimals are made only for the eye.
Start at `Odds.read` and `Share.read`.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

ODDS_AS_WRITTEN: Final = r"([0-9]{1,6}) to ([1-9][0-9]{0,5})"
"""How odds are written, as a pattern: what they pay, and for how much."""

SHARE_AS_WRITTEN: Final = r"([0-9]{1,3})(?:\.([0-9]{1,3}))?%"
"""How a share is written, as a pattern: whole hundredths, and thousandths of them behind a point."""

_ODDS: Final = re.compile(ODDS_AS_WRITTEN)
_PERCENT: Final = re.compile(SHARE_AS_WRITTEN)


class Odds(msgspec.Struct, frozen=True):
    """What a winning wager is paid on top of its stake: `pays` for every `per` staked.

    >>> from croupier import Odds
    >>> odds = Odds.read("8 to 1")
    >>> odds, str(odds)
    (Odds(pays=8, per=1), '8 to 1')
    """

    pays: int
    per: int

    @classmethod
    def read(cls, text: str) -> Odds:
        match = _ODDS.fullmatch(text)
        if match is None:
            raise ValueError(f"'{text}' is not odds: write them as '8 to 1'")
        return cls(int(match[1]), int(match[2]))

    def __str__(self) -> str:
        return f"{self.pays} to {self.per}"


class Share(msgspec.Struct, frozen=True):
    """A part of a whole, such as a commission of five in a hundred."""

    part: int
    whole: int

    @classmethod
    def read(cls, text: str) -> Share:
        match = _PERCENT.fullmatch(text)
        if match is None:
            raise ValueError(f"'{text}' is not a percentage: write it as '5%' or '2.5%'")
        decimals = match[2] or ""
        share = cls(int(match[1] + decimals), 10 ** len(decimals) * 100)
        if share.part > share.whole:
            raise ValueError(f"'{text}' is more than the whole")
        return share

    def is_at_most(self, other: Share) -> bool:
        return self.part * other.whole <= other.part * self.whole

    def __str__(self) -> str:
        whole, rest = divmod(self.part * 100, self.whole)
        if not rest:
            return f"{whole}%"
        thousandths = rest * 1000 // self.whole
        return f"{whole}.{thousandths:03}".rstrip("0") + "%"


NOTHING: Final = Share(0, 1)
"""No part of anything: the commission of a wager that bears none."""
