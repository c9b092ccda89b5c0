"""What happens when something goes wrong in a coup: reports, remedies, choices, and where stray cards go.

As in events.py, each says everything `apply` needs. Start at `IrregularityReported`.
"""

from __future__ import annotations

from croupier.cards import Card
from croupier.coup import Side
from croupier.money import Cents
from croupier.table.events import Event
from croupier.table.state import Matter, Offer, Payment, StreakDown, Tails


class CoupsKept(Event, frozen=True, tag="coups-kept/1"):
    """Complete coups are kept to the end of the shoe: the book may void one yet."""


class IrregularityReported(Event, frozen=True, tag="irregularity-reported/1"):
    """Something went wrong; its cards are out of the shoe and belong to no hand yet."""

    matter: Matter
    cutting_card: bool


class ReportWithdrawn(Event, frozen=True, tag="report-withdrawn/1"):
    """Nothing of the kind happened; cards that were named are in the shoe as before."""

    matter: int


class RemedyOrdered(Event, frozen=True, tag="remedy-ordered/1"):
    """What was ordered, for which slip, and who must be told of it."""

    matter: int
    slip: str
    remedy: str
    tells: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()


class StrayCardDealt(Event, frozen=True, tag="stray-card-dealt/1"):
    """A stray card goes to a hand."""

    to: Side


class StrayCardsKept(Event, frozen=True, tag="stray-cards-kept/1"):
    """Stray cards begin the next coup, which is a dummy coup on these grounds, if any."""

    dummy: str


class StrayCardsDiscarded(Event, frozen=True, tag="stray-cards-discarded/1"):
    """Stray cards go to the discard rack."""


class CarriedCardLaid(Event, frozen=True, tag="carried-card-laid/1"):
    """A card kept from before begins the coup."""

    to: Side
    card: Card | None
    exposed: bool


class BurnOmitted(Event, frozen=True, tag="burn-omitted/1"):
    """No card was burned in this shoe, and it is played all the same."""


class CoupRebuilt(Event, frozen=True, tag="coup-rebuilt/1"):
    """The cards of the first coup are back in the shoe in their order; the burn comes first, wagers stay."""


class ChangesPermitted(Event, frozen=True, tag="changes-permitted/1"):
    """Wagers may be changed while the first cards are unexposed."""


class OfferMade(Event, frozen=True, tag="offer-made/1"):
    """What patrons may do with their wagers before the coup goes on."""

    offer: Offer


class OfferAnswered(Event, frozen=True, tag="offer-answered/1"):
    """A patron's choice for one wager, and what of it is left."""

    number: int
    choice: str
    stake: Cents
    counts: Cents


class OfferClosed(Event, frozen=True, tag="offer-closed/1"):
    """The coup goes on; these wagers are kept because nobody said otherwise."""

    kept: tuple[int, ...]


class StreaksRestored(Event, frozen=True, tag="streaks-restored/1"):
    """Wagers over several coups are as they were before a settlement that is void now."""

    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]


class PastCoupVoided(Event, frozen=True, tag="past-coup-voided/1"):
    """An earlier coup never happened: its payments are reversed. `owed` is what someone could not give back."""

    coup: int
    reversed: tuple[Payment, ...]
    payments: tuple[Payment, ...]
    owed: tuple[tuple[str, Cents], ...]
    streaks: tuple[StreakDown, ...] | None = None  # as they were before it, where no other coup has begun since


class WagersVoided(Event, frozen=True, tag="wagers-voided/1"):
    """Single wagers are void and go back; `reversed` are those already settled, whose payments are undone."""

    cause: str
    payments: tuple[Payment, ...]
    reversed: tuple[Payment, ...] = ()


class ShoeEndsAfterCoup(Event, frozen=True, tag="shoe-ends-after-coup/1"):
    """The shoe ends when the coup now dealt is complete."""

    why: str


class CardsCondemned(Event, frozen=True, tag="cards-condemned/1"):
    """The cards of this shoe may not be used again."""

    why: str


class NotificationRecorded(Event, frozen=True, tag="notification-recorded/1"):
    """Whoever must be told of a matter was told."""

    who: str
    matter: int
    reference: str
