"""Wagers: calls, placing, changing, taking back, refusing, reducing: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses
from croupier.coup import Winner
from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.events import Event, Hears
from croupier.table.state import (
    Down,
)

# --- commands ------------------------------------------------------------------------------------


class CallForBets(Command, frozen=True, tag="call-for-bets"):
    """Call or indicate that bets may be placed."""


class CallNoMoreBets(Command, frozen=True, tag="call-no-more-bets"):
    """Announce or indicate that no more bets may be placed."""


class ReopenBets(Command, frozen=True, tag="reopen-bets"):
    """Take wagers again after the call, where the book's deadline has not passed."""


class PlaceWager(Command, frozen=True, tag="place-wager"):
    """A stake on a wager; the area is that of the patron's own seat unless a place is named."""

    patron: str
    wager: str
    stake: Cents
    token: bool = False
    place: int | None = None
    lies: Literal["inside", "outside", "on-another", "not-flat"] = "inside"
    nominations: tuple[Winner, ...] = ()


class DeclareWager(Command, frozen=True, tag="declare-wager"):
    """A wager said aloud, with what was laid down for it."""

    patron: str
    wager: str
    stake: Cents
    tender: Literal["chips", "cash", "voucher", "token"]
    place: int | None = None


class ChangeWager(Command, frozen=True, tag="change-wager"):
    """Another stake on a wager that lies on the layout."""

    number: int
    stake: Cents


class WithdrawWager(Command, frozen=True, tag="withdraw-wager"):
    """Take a wager back."""

    number: int


class FindWager(Command, frozen=True, tag="find-wager"):
    """A wager that lay there in time and is noticed only now, after wagering closed."""

    patron: str
    wager: str
    stake: Cents
    place: int | None = None


class RefuseWager(Command, frozen=True, tag="refuse-wager"):
    """Staff refuse a wager, which comes off the layout."""

    number: int
    grounds: str


class RuleWagerVoid(Command, frozen=True, tag="rule-wager-void"):
    """Rule that a wager found late below the minimum is void: it goes back."""

    number: int
    grounds: str = ""


class ReduceWagers(Command, frozen=True, tag="reduce-wagers"):
    """The dealer confirms the pro rata cut that the table proposes."""

    to: Literal["differential", "area-maximum"]


# --- events --------------------------------------------------------------------------------------


class BetsCalled(Event, frozen=True, tag="bets-called/1"):
    """Bets were called for."""

    heard = Hears.EVERYONE


class NoMoreBetsCalled(Event, frozen=True, tag="no-more-bets-called/1"):
    """No more bets was called."""

    heard = Hears.EVERYONE


class BetsReopened(Event, frozen=True, tag="bets-reopened/1"):
    """Wagers are taken again."""

    heard = Hears.EVERYONE


class WagerPlaced(Event, frozen=True, tag="wager-placed/1"):
    """`advised`: the patron was told of the minimum or maximum. `late`: it lay there in time and was found late."""

    heard = Hears.PATRON

    down: Down
    advised: str = ""
    late: bool = False


class WagerChanged(Event, frozen=True, tag="wager-changed/1"):
    """A wager has another stake."""

    heard = Hears.PATRON

    number: int
    stake: Cents
    counts: Cents
    because: Clauses
    advised: str = ""
    arranged: bool = False
    parts: tuple[Cents, ...] | UnsetType = UNSET


class WagerWithdrawn(Event, frozen=True, tag="wager-withdrawn/1"):
    """A wager went back to its patron."""

    heard = Hears.PATRON

    number: int


class WagerGaveWay(Event, frozen=True, tag="wager-gave-way/1"):
    """The area was full, and another patron had the better claim to it."""

    heard = Hears.PATRON

    number: int


class WagerTurnedAway(Event, frozen=True, tag="wager-refused/1"):
    """Staff refused a wager, which came off the layout."""

    heard = Hears.PATRON

    number: int
    grounds: str


class WagersReduced(Event, frozen=True, tag="wagers-reduced/1"):
    """Each wager's number with its new stake."""

    heard = Hears.STAFF

    to: str
    stakes: tuple[tuple[int, Cents], ...]
