"""The limits of a wager: the least and the most that may be staked on it, in whole cents.

It does not know what becomes of a wager outside them. Start at `Limit`.
"""

from __future__ import annotations

import msgspec

from croupier.money import Cents, in_whole_numbers


class Limit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least and the most that may be staked on one wager."""

    minimum: Cents
    maximum: Cents

    def __post_init__(self) -> None:
        in_whole_numbers(self)
