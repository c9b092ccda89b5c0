"""What came of one rehearsed event: every session's chips, the ties on the way, the places and the prizes.

Plain data, the same from either path, so that two of them can be compared whole. Start at `EventOutcome`.
"""

from __future__ import annotations

import msgspec

from croupier.money import Cents


class HeldAtEnd(msgspec.Struct, frozen=True):
    """What an entrant had when their table was over; `coup` is the one after which they were out."""

    entrant: str
    table: str
    seat: int
    chips: Cents
    coup: int = 0


class SessionPlayed(msgspec.Struct, frozen=True):
    round: int
    coups: int  # at the table that took longest
    held: tuple[HeldAtEnd, ...]  # in the order of the ballot


class TieMet(msgspec.Struct, frozen=True):
    """Equals who contested something: to go on from a round, or prizes at the end, which is round 0.

    `turns`: of further coups until they were parted. `divided`: none, since what they contested is divided.
    """

    round: int
    entrants: tuple[str, ...]
    turns: int = 0
    divided: bool = False


class PlaceTaken(msgspec.Struct, frozen=True):
    entrant: str
    place: int
    chips: Cents
    round: int  # the last that they played in
    prize: Cents = 0


class EventOutcome(msgspec.Struct, frozen=True):
    sessions: tuple[SessionPlayed, ...]
    ties: tuple[TieMet, ...]
    further: int  # coups that parted equals
    places: tuple[PlaceTaken, ...]
