"""What is so in a contest: a session of a tournament at one table, from its beginning to the release of the table.

Small frozen records, as those of the table itself. Start at `Contest`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.money import Cents
from croupier.table.lying import Down


class Allowed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often an entrant may do something: in the session, or in each coup."""

    number: int
    per: Literal["session", "coup"] = "session"


class ContestTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the terms of a tournament decided for its tables; where the book decides, nothing here does."""

    bank: Cents  # with which everyone starts; nothing where chips are carried from the session before
    compulsory: Cents = 0  # what everyone wagers in every coup, where the book leaves that to the terms
    in_turn: bool = False  # one after the other from the marker on, where the book leaves that to the terms
    secret: Allowed | None = None
    pass_cards: Allowed | None = None
    moved_by: tuple[Literal["re-buy", "add-on", "buy-back", "penalty"], ...] = ()  # besides play
    coups: int = 0  # of the session, where it is so many
    shoes: int = 0


class Contestant(msgspec.Struct, frozen=True):
    """An entrant of the contest, also after their seat was vacated."""

    id: str
    seat: int
    secrets: int = 0  # secret wagers made in coups that counted
    passes: int = 0  # pass cards used in them
    advised: bool = False  # told once that a wager out of turn may be declared void
    out: str = ""  # why the seat was vacated
    chips: Cents = 0  # then, where they were not removed


class CountedCoup(msgspec.Struct, frozen=True):
    """A coup that counted: what is given back where it turns out void or goes on again."""

    shoe: int
    coup: int
    marker: int
    revealed: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """A session of a tournament, from its beginning until the table is released from it."""

    tournament: str
    session: str
    digest: str  # of the terms
    terms: ContestTerms
    entrants: dict[str, Contestant] = {}
    counted: tuple[CountedCoup, ...] = ()  # complete: neither practice, nor void, nor open to no wagers
    shoes: int = 0  # of the table when it began
    carried: bool = False  # the machine began it: what its tournament decides comes from there alone
    paused: str = ""  # why nothing is played now
    practice: tuple[tuple[str, Cents], ...] | None = None  # each one's chips when practice coups began
    ended: str = ""  # why it ended
    marker: int = 0  # the seat with the starting marker
    marked: bool = False  # it was placed there for the coup at hand
    asked: str = ""  # whose turn it is to wager
    done: tuple[str, ...] = ()  # whose turn is over
    again: tuple[int, ...] = ()  # wagers out of turn by whoever was advised before: they may be declared void
    secrets: tuple[Down, ...] = ()  # not revealed yet; the chips lie in their owners' racks until then
    revealed: tuple[str, ...] = ()  # whose secret wagers of this coup were, once for each
    passed: tuple[str, ...] = ()  # who used a pass card in this coup
    voided: tuple[str, ...] = ()  # whose wager on it, out of turn, was declared void

    @property
    def coups(self) -> int:
        return len(self.counted)

    @property
    def on(self) -> bool:
        return not self.ended

    @property
    def practising(self) -> bool:
        return self.practice is not None
