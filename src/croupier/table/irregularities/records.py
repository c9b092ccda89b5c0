"""What goes wrong: a report, its remedy, offers, stray cards, void and dummy coups: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal, Self, TypeAlias

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.cards import Card
from croupier.coup import Side
from croupier.money import Cents
from croupier.table.commands import CameOut, Command, OutOfTurn
from croupier.table.events import Event, Hears
from croupier.table.state import (
    NOBODY,
    Dealt,
    Down,
    Matter,
    Offer,
    Payment,
    StreakDown,
    Tails,
)

# how far a coup had come when a card of it was found wrong, and what is another then than it was recorded
CorrectedAt: TypeAlias = Literal["dealing", "announced", "settled"]
Recomputed: TypeAlias = Literal[
    "player-count", "banker-count", "player-pair", "banker-pair", "natural", "third-card", "result"
]

# --- commands ------------------------------------------------------------------------------------


class OrderDummyCoup(Command, frozen=True, tag="order-dummy-coup"):
    """Have the next coup, or the one being dealt, go without wagers, on one of the book's grounds."""

    grounds: str
    requested_by: str = NOBODY
    agreed: tuple[str, ...] = ()


class ReportIrregularity(Command, frozen=True, tag="report-irregularity"):
    """What happened, by the slip's name, with the facts it needs: cards in the order they left the shoe, a coup, ..."""

    slip: str
    cards: tuple[Card, ...] = ()  # that left the shoe and are not entered yet, and whose faces are known
    unseen: OutOfTurn = 0  # or how many there are that nobody has seen
    exposed: bool = False
    cutting_card: CameOut = False  # it came out before the first of these cards
    coup: int = 0  # an earlier one, where that is what it is about
    patron: str = NOBODY
    wager: int = 0
    says: str = ""
    burned: CameOut = False  # a card was burned before these, as some tables do before each coup
    # on which hand these cards lay, in the same order; of cards entered already, on which it lay
    hands: tuple[Side, ...] | UnsetType = UNSET
    # of a coup whose result was announced: its own cards in the order in which they left the shoe
    order: tuple[Card, ...] | UnsetType = UNSET
    shoe: int | UnsetType = UNSET  # of an earlier coup that was not dealt from the shoe now on the table


class WithdrawReport(Command, frozen=True, tag="withdraw-report"):
    """The report was mistaken: nothing of the kind happened."""


class OrderRemedy(Command, frozen=True, tag="order-remedy"):
    """One of the remedies that the book allows for what was reported."""

    remedy: str
    agreed: tuple[str, ...] = ()  # patrons, where a remedy needs their agreement


class AnswerOffer(Command, frozen=True, tag="answer-offer"):
    """A patron keeps, takes back or reduces a wager, as the remedy lets them."""

    number: int
    choice: Literal["keep", "remove", "retract", "reduce"]
    stake: Cents = 0  # what it is reduced to


class CloseOffer(Command, frozen=True, tag="close-offer"):
    """Everyone was asked: whoever said nothing keeps their wagers, and the coup goes on."""


class CloseChanges(Command, frozen=True, tag="close-changes"):
    """No more changes: the coup goes on with the wagers as they lie."""


class LayCarriedCard(Command, frozen=True, tag="lay-carried-card"):
    """The card kept from before is laid as the first card of the coup; named where nobody has seen it yet."""

    card: Card | None = None


class CorrectCard(Command, frozen=True, tag="correct-card"):
    """A card of the coup in hand was entered wrong: the face it has; without a hand, the card that came last."""

    card: Card
    hand: Side | None = None
    position: int = 0  # 1, 2 or 3 within the hand; 0 for its last
    says: str = ""


class RecordNotification(Command, frozen=True, tag="record-notification"):
    """Whoever must be told of a matter was told, under this reference."""

    who: str
    matter: int
    reference: str = ""
    channel: str | UnsetType = UNSET  # the way it went, where the book allows several


# --- events --------------------------------------------------------------------------------------


class DummyCoupOrdered(Event, frozen=True, tag="dummy-coup-ordered/2"):
    """The coup is dealt without wagers; those that lay there went back."""

    heard = Hears.EVERYONE

    grounds: str
    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]


class CoupVoided(Event, frozen=True, tag="coup-voided/2"):
    """Stakes go back; `reversed` are wagers already settled in this coup, whose payments are undone."""

    heard = Hears.EVERYONE

    cause: str
    payments: tuple[Payment, ...]
    reversed: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]
    owed: tuple[tuple[str, Cents], ...] | UnsetType = UNSET  # by whom, where someone could not give back what was paid

    def openly(self) -> Self:
        """Without what any one patron owes."""
        return self if self.owed is UNSET else replace(self, owed=UNSET)


class CoupsKept(Event, frozen=True, tag="coups-kept/1"):
    """Complete coups are kept to the end of the shoe, or so many of them from shoe to shoe: one may be void yet."""

    heard = Hears.STAFF

    last: int | UnsetType = UNSET


class IrregularityReported(Event, frozen=True, tag="irregularity-reported/1"):
    """Something went wrong; its cards are out of the shoe and belong to no hand yet."""

    heard = Hears.EVERYONE

    matter: Matter
    cutting_card: bool

    def openly(self) -> Self:
        """Without a name and a remark."""
        return replace(self, matter=replace(self.matter, patron=NOBODY, says=""))


class ReportWithdrawn(Event, frozen=True, tag="report-withdrawn/1"):
    """Nothing of the kind happened; cards that were named are in the shoe as before."""

    heard = Hears.EVERYONE

    matter: int


class RemedyOrdered(Event, frozen=True, tag="remedy-ordered/1"):
    """What was ordered, for which slip, and who must be told of it."""

    heard = Hears.EVERYONE

    matter: int
    slip: str
    remedy: str
    tells: tuple[str, ...] = ()
    agreed: tuple[str, ...] = ()

    def openly(self) -> Self:
        """Without who is told of it."""
        return replace(self, tells=())


class StrayCardDealt(Event, frozen=True, tag="stray-card-dealt/1"):
    """A stray card goes to a hand."""

    heard = Hears.EVERYONE

    to: Side


class StrayCardsKept(Event, frozen=True, tag="stray-cards-kept/1"):
    """Stray cards begin the next coup, which is a dummy coup on these grounds, if any."""

    heard = Hears.EVERYONE

    dummy: str
    apart: bool | UnsetType = UNSET  # those kept before them stay under clauses of their own


class StrayCardsDiscarded(Event, frozen=True, tag="stray-cards-discarded/1"):
    """Stray cards go to the discard rack."""

    heard = Hears.EVERYONE


class CarriedCardLaid(Event, frozen=True, tag="carried-card-laid/1"):
    """A card kept from before begins the coup."""

    heard = Hears.EVERYONE

    to: Side
    card: Card | None
    exposed: bool


class BurnOmitted(Event, frozen=True, tag="burn-omitted/1"):
    """No card was burned in this shoe, and it is played all the same."""

    heard = Hears.EVERYONE


class CoupRebuilt(Event, frozen=True, tag="coup-rebuilt/1"):
    """The cards of the first coup are back in the shoe in their order; the burn comes first, wagers stay."""

    heard = Hears.EVERYONE


class CoupReopened(Event, frozen=True, tag="coup-reopened/1"):
    """What a coup was settled for is undone, and its cards lie as they should have: it goes on from there.

    `left` are cards that no hand is due; `payments` are wagers that do not lie there again; `owed` is what someone
    could not give back.
    """

    heard = Hears.EVERYONE

    coup: int
    player: tuple[Dealt, ...]
    banker: tuple[Dealt, ...]
    left: tuple[Dealt, ...]
    wagers: tuple[Down, ...]
    reversed: tuple[Payment, ...]
    payments: tuple[Payment, ...]
    owed: tuple[tuple[str, Cents], ...]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]

    def openly(self) -> Self:
        """Without the money of any one patron."""
        return replace(self, payments=(), owed=())


class CardCorrected(Event, frozen=True, tag="card-corrected/1"):
    """The record of a card was put right, which is the house's record-keeping and changes no rule of the game.

    `changes` is what is another now. `stray` are the hands whose third card they should not have. `withdrawn`: the
    result that was announced is none. `reversed` was paid by the wrong record and `wagers` lie there again for it;
    `payments` are wagers that the right cards never opened, or of whoever has left. `owed` is what someone could not
    give back. `streaks`, `tails` and `late_open` are as before a settlement that is undone.
    """

    heard = Hears.EVERYONE

    hand: Side
    position: int
    old: Card
    new: Card
    found: CorrectedAt
    changes: tuple[Recomputed, ...] = ()
    stray: tuple[Side, ...] = ()
    withdrawn: bool = False
    wagers: tuple[Down, ...] = ()
    reversed: tuple[Payment, ...] = ()
    payments: tuple[Payment, ...] = ()
    owed: tuple[tuple[str, Cents], ...] | UnsetType = UNSET
    streaks: tuple[StreakDown, ...] | UnsetType = UNSET
    tails: Tails | UnsetType = UNSET
    late_open: tuple[str, ...] | UnsetType = UNSET
    says: str = ""

    def openly(self) -> Self:
        """Without a remark, and without what any one patron owes."""
        return replace(self, says="", owed=UNSET)


class CoupResettled(Event, frozen=True, tag="coup-resettled/1"):
    """After a card was put right, what a coup should have paid: `payments` instead of those `reversed`.

    The accounts have what is due; what was handed over otherwise is recorded as a wrong payment, one for each wager.
    """

    heard = Hears.EVERYONE

    reversed: tuple[Payment, ...]
    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]
    owed: tuple[tuple[str, Cents], ...] | UnsetType = UNSET

    def openly(self) -> Self:
        """Without what any one patron owes."""
        return self if self.owed is UNSET else replace(self, owed=UNSET)


class OrderKept(Event, frozen=True, tag="order-kept/1"):
    """The cards of a coup that is rebuilt, in the order in which they come out of the shoe again."""

    heard = Hears.EVERYONE

    cards: tuple[Dealt, ...]

    def openly(self) -> Self:
        """Without the faces of cards that lay face down."""
        return replace(self, cards=tuple(one if one.exposed else Dealt(None, False) for one in self.cards))


class ChangesPermitted(Event, frozen=True, tag="changes-permitted/1"):
    """Wagers may be changed while the first cards are unexposed."""

    heard = Hears.EVERYONE


class OfferMade(Event, frozen=True, tag="offer-made/1"):
    """What patrons may do with their wagers before the coup goes on."""

    heard = Hears.EVERYONE

    offer: Offer


class OfferAnswered(Event, frozen=True, tag="offer-answered/1"):
    """A patron's choice for one wager, and what of it is left."""

    heard = Hears.PATRON

    number: int
    choice: str
    stake: Cents
    counts: Cents


class OfferClosed(Event, frozen=True, tag="offer-closed/1"):
    """The coup goes on; these wagers are kept because nobody said otherwise."""

    heard = Hears.EVERYONE

    kept: tuple[int, ...]
    fixes: bool | UnsetType = UNSET  # those that are left lie as they are until the coup is settled


class StreaksRestored(Event, frozen=True, tag="streaks-restored/1"):
    """Wagers over several coups are as they were before a settlement that is void now."""

    heard = Hears.EVERYONE

    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]


class PastCoupVoided(Event, frozen=True, tag="past-coup-voided/2"):
    """An earlier coup never happened: its payments are reversed. `owed` is what someone could not give back."""

    heard = Hears.EVERYONE

    coup: int
    reversed: tuple[Payment, ...]
    payments: tuple[Payment, ...]
    owed: tuple[tuple[str, Cents], ...]
    streaks: tuple[StreakDown, ...] | None = None  # those that lie on, where that changed
    shoe: int | UnsetType = UNSET  # it was dealt from an earlier one

    def openly(self) -> Self:
        """Without the money of any one patron."""
        return replace(self, payments=(), owed=())


class WagersVoided(Event, frozen=True, tag="wagers-voided/2"):
    """Single wagers are void and go back; `reversed` are those already settled, whose payments are undone."""

    heard = Hears.EVERYONE

    cause: str
    payments: tuple[Payment, ...]
    reversed: tuple[Payment, ...] = ()
    owed: tuple[tuple[str, Cents], ...] | UnsetType = UNSET  # by whom, where someone could not give back what was paid
    coup: int | UnsetType = UNSET  # they were wagers of an earlier one
    shoe: int | UnsetType = UNSET  # dealt from an earlier shoe

    def openly(self) -> Self:
        """Without what any one patron owes."""
        return self if self.owed is UNSET else replace(self, owed=UNSET)


class ShoeEndsAfterCoup(Event, frozen=True, tag="shoe-ends-after-coup/1"):
    """The shoe ends when the coup now dealt is complete."""

    heard = Hears.EVERYONE

    why: str


class CardsCondemned(Event, frozen=True, tag="cards-condemned/1"):
    """The cards of this shoe may not be used again."""

    heard = Hears.EVERYONE

    why: str


class NotificationRecorded(Event, frozen=True, tag="notification-recorded/1"):
    """Whoever must be told of a matter was told."""

    heard = Hears.STAFF

    who: str
    matter: int
    reference: str
    channel: str | UnsetType = UNSET
