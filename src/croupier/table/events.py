"""The events of a table: what happened, who made it happen, and the clauses it rests on.

An event says everything `apply` needs, so that a table can be replayed without any rulebook. The tag is its stable name
and its version: when a record's shape changes it gets the next number, and old ones are brought up to date on reading.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.cards import Card
from croupier.clauses import Clauses
from croupier.coup import Side, Winner
from croupier.money import Cents
from croupier.table.state import (
    Actor,
    Down,
    Face,
    Granted,
    Instant,
    NoticeUp,
    Payment,
    Setup,
    StreakDown,
    Tails,
)


class Made(msgspec.Struct, frozen=True):
    """The command behind an event, who gave it and when."""

    command: str
    actor: Actor
    at: Instant


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    made: Made
    under: Clauses


# --- opening and closing, signs and notices ------------------------------------------------------


class ApprovalRecorded(Event, frozen=True, tag="approval-recorded/1"):
    """The regulator's approval of the table or a layout."""

    thing: str
    reference: str


class TableOpened(Event, frozen=True, tag="table-opened/1"):
    """The table opened, under this edition of its book."""

    edition: str
    setup: Setup
    method: str
    face: Face


class SignDisplayed(Event, frozen=True, tag="sign-displayed/1"):
    """A sign stands at the table."""

    sign: str


class SignRemoved(Event, frozen=True, tag="sign-removed/1"):
    """A sign was taken away."""

    sign: str


class NoticeDisplayed(Event, frozen=True, tag="notice-displayed/1"):
    """A notice is on display."""

    notice: NoticeUp


class NoticeRemoved(Event, frozen=True, tag="notice-removed/1"):
    """A notice was taken down."""

    about: str


class LimitsChanged(Event, frozen=True, tag="limits-changed/1"):
    """The new set-up; `kept` is the old minimum where those present keep it."""

    setup: Setup
    kept: Cents | None


class VariationChanged(Event, frozen=True, tag="variation-changed/1"):
    """The new set-up; `agreed` are the patrons whose consent took the place of a notice."""

    setup: Setup
    agreed: tuple[str, ...] = ()


class FloatFilled(Event, frozen=True, tag="float-filled/1"):
    """Chips came to the float."""

    amount: Cents


class FloatCredited(Event, frozen=True, tag="float-credited/1"):
    """Chips left the float."""

    amount: Cents


class SurveillanceNotified(Event, frozen=True, tag="surveillance-notified/1"):
    """Surveillance was told."""

    about: str


class WagerRestricted(Event, frozen=True, tag="wager-restricted/1"):
    """A side wager is kept for those with a main wager."""

    wager: str


class RestrictionLifted(Event, frozen=True, tag="restriction-lifted/1"):
    """A side wager is open to everyone again."""

    wager: str


class TableClosed(Event, frozen=True, tag="table-closed/1"):
    """Streak wagers go back, patrons leave with their chips."""

    payments: tuple[Payment, ...]
    cards_to_check: bool


# --- people --------------------------------------------------------------------------------------


class PatronArrived(Event, frozen=True, tag="patron-arrived/1"):
    """Someone came to the table, with chips."""

    patron: str
    chips: Cents


class PatronSat(Event, frozen=True, tag="patron-sat/1"):
    """A patron sits."""

    patron: str
    seat: int


class PatronStood(Event, frozen=True, tag="patron-stood/1"):
    """A patron stands."""

    patron: str


class PatronLeft(Event, frozen=True, tag="patron-left/1"):
    """`forgets_advice`: an earlier warning about the minimum goes with the patron."""

    patron: str
    forgets_advice: bool


class BoughtIn(Event, frozen=True, tag="bought-in/1"):
    """Chips for cash, or for value without cash."""

    patron: str
    amount: Cents
    cash: bool


class VoucherExchanged(Event, frozen=True, tag="voucher-exchanged/1"):
    """Tokens or chips for a voucher."""

    patron: str
    amount: Cents
    tokens: bool


class ColouredUp(Event, frozen=True, tag="coloured-up/1"):
    """Chips changed for others, of the same worth."""

    patron: str
    amount: Cents
    into: Cents


class PersonalLimitsAgreed(Event, frozen=True, tag="personal-limits-agreed/1"):
    """Limits of one patron's own, and how they are shown."""

    patron: str
    minimum: Cents | None
    maximum: Cents | None
    shown_by: str


class AboveDifferentialArranged(Event, frozen=True, tag="above-differential-arranged/1"):
    """One patron may wager above the differential."""

    patron: str
    maximum: Cents


class Approved(Event, frozen=True, tag="approved/1"):
    """An approval given beforehand."""

    granted: Granted


# --- the shoe ------------------------------------------------------------------------------------


class CardsBrought(Event, frozen=True, tag="cards-brought/1"):
    """Cards are on the table."""

    cards: int
    back: str
    pre_shuffled: Literal["", "casino", "manufacturer"]
    used: Granted | None = None


class CardsChecked(Event, frozen=True, tag="cards-checked/1"):
    """The cards were found complete."""

    by: Literal["people", "device"]


class CheckOrdered(Event, frozen=True, tag="check-ordered/1"):
    """The cards are to be checked before play goes on."""


class CardsDropped(Event, frozen=True, tag="cards-dropped/1"):
    """Cards were dropped; they are to be verified."""


class CardsShuffled(Event, frozen=True, tag="cards-shuffled/1"):
    """The cards are shuffled."""

    by: Literal["people", "device"]
    used: Granted | None = None


class CardsRiffled(Event, frozen=True, tag="cards-riffled/1"):
    """Pre-shuffled cards were riffled."""

    requested_by: str
    used: Granted | None = None


class ShoeCommitted(Event, frozen=True, tag="shoe-committed/1"):
    """The order of a virtual shoe is fixed; this is its commitment."""

    commitment: str


class ShoeContribution(Event, frozen=True, tag="shoe-contribution/1"):
    """A patron's words are mixed into the order."""

    patron: str
    contribution: str


class CutterChosen(Event, frozen=True, tag="cutter-chosen/1"):
    """Staff said who cuts."""

    who: Literal["staff", "patrons", "named"]
    patron: str


class CutterNominated(Event, frozen=True, tag="cutter-nominated/1"):
    """The patron whose cut it is named another."""

    patron: str
    nominee: str


class CutDeclined(Event, frozen=True, tag="cut-declined/1"):
    """A patron declined to cut."""

    patron: str


class CardsCut(Event, frozen=True, tag="cards-cut/1"):
    """The cards were cut, by this patron or by staff."""

    patron: str
    after: int


class CuttingCardPlaced(Event, frozen=True, tag="cutting-card-placed/1"):
    """The cutting card is in, and the cards in the shoe."""

    place: str
    from_back: int


class CardsBurned(Event, frozen=True, tag="cards-burned/1"):
    """`first` where its face was seen, and how many cards were burned in all."""

    form: str
    first: Card | None
    count: int
    used: Granted | None = None


class BurnCardShown(Event, frozen=True, tag="burn-card-shown/1"):
    """A burned card was shown."""

    card: Card
    used: Granted | None = None


class BurnedCardsExposed(Event, frozen=True, tag="burned-cards-exposed/1"):
    """Further burned cards were shown."""

    cards: tuple[Card, ...]
    used: Granted | None = None


class ShoeEnded(Event, frozen=True, tag="shoe-ended/1"):
    """After its last coup, or early on someone's order; what that did to wagers over several coups."""

    why: str
    early: bool
    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]
    tails: Tails


class CardsTakenOff(Event, frozen=True, tag="cards-taken-off/1"):
    """The cards left the table."""

    grounds: str


class ShoeRevealed(Event, frozen=True, tag="shoe-revealed/1"):
    """The tape and the salt behind a commitment, in hexadecimal digits."""

    commitment: str
    tape: str
    salt: str


# --- wagering ------------------------------------------------------------------------------------


class BetsCalled(Event, frozen=True, tag="bets-called/1"):
    """Bets were called for."""


class NoMoreBetsCalled(Event, frozen=True, tag="no-more-bets-called/1"):
    """No more bets was called."""


class BetsReopened(Event, frozen=True, tag="bets-reopened/1"):
    """Wagers are taken again."""


class WagerPlaced(Event, frozen=True, tag="wager-placed/1"):
    """`advised`: the patron was told of the minimum or maximum. `late`: it lay there in time and was found late."""

    down: Down
    advised: str = ""
    late: bool = False


class WagerChanged(Event, frozen=True, tag="wager-changed/1"):
    """A wager has another stake."""

    number: int
    stake: Cents
    counts: Cents
    because: Clauses
    advised: str = ""
    arranged: bool = False


class WagerWithdrawn(Event, frozen=True, tag="wager-withdrawn/1"):
    """A wager went back to its patron."""

    number: int


class WagerGaveWay(Event, frozen=True, tag="wager-gave-way/1"):
    """The area was full, and another patron had the better claim to it."""

    number: int


class WagerTurnedAway(Event, frozen=True, tag="wager-refused/1"):
    """Staff refused a wager, which came off the layout."""

    number: int
    grounds: str


class WagersReduced(Event, frozen=True, tag="wagers-reduced/1"):
    """Each wager's number with its new stake."""

    to: str
    stakes: tuple[tuple[int, Cents], ...]


# --- dealing -------------------------------------------------------------------------------------


class DealingChosen(Event, frozen=True, tag="dealing-chosen/1"):
    """How the game is dealt."""

    method: str
    face: Face


class ShoePassed(Event, frozen=True, tag="shoe-passed/1"):
    """A patron has the dealing shoe and plays this hand."""

    to: str
    acts_as: Side


class ShoeDeclined(Event, frozen=True, tag="shoe-declined/1"):
    """A patron declined the dealing shoe."""

    patron: str


class ShoeDealerNamed(Event, frozen=True, tag="shoe-dealer-named/1"):
    """Another draws for the patron with the shoe."""

    dealer: str


class ShoeGivenBack(Event, frozen=True, tag="shoe-given-back/1"):
    """The dealing shoe is the dealer's again."""

    patron: str
    why: Literal["choice", "lost", "directed", "left"]


class CoupBurned(Event, frozen=True, tag="coup-burned/1"):
    """A card was burned before the coup."""


class CardDrawn(Event, frozen=True, tag="card-drawn/1"):
    """A card left the shoe, to this hand."""

    to: Side
    card: Card | None
    exposed: bool
    cutting_card: bool


class LastCoupCalled(Event, frozen=True, tag="last-coup-called/1"):
    """The next coup, or the one about to be dealt, is the last."""


class HandDelivered(Event, frozen=True, tag="hand-delivered/1"):
    """A hand is with a patron."""

    hand: Side
    to: str


class HandRefused(Event, frozen=True, tag="hand-refused/1"):
    """A patron refused a hand."""

    hand: Side
    patron: str


class CardsExposed(Event, frozen=True, tag="cards-exposed/1"):
    """The next face-down cards of a hand turned over; its count where all of it lies open now."""

    hand: Side
    cards: tuple[Card, ...]
    by: str
    count: int | None


class OpenerNamed(Event, frozen=True, tag="opener-named/1"):
    """Another opens the cards."""

    hand: Side
    opener: str


class DealerAsked(Event, frozen=True, tag="dealer-asked/1"):
    """The dealer opens a patron's cards."""

    hand: Side


class BothAsked(Event, frozen=True, tag="both-asked/1"):
    """A patron opens both hands in turn."""

    patron: str


class HandTakenBack(Event, frozen=True, tag="hand-taken-back/1"):
    """A patron gave up the cards."""

    hand: Side


class PairsSettled(Event, frozen=True, tag="pairs-settled/1"):
    """Wagers decided by the first four cards were settled."""

    payments: tuple[Payment, ...]


class ResultAnnounced(Event, frozen=True, tag="result-announced/1"):
    """The result, both counts, and whether a standoff is called as well."""

    winner: Winner
    player: int
    banker: int
    standoff_called: bool


class CoupSettled(Event, frozen=True, tag="coup-settled/1"):
    """Every wager of the coup in the order of payment, and what the result did to those over several coups."""

    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]


class CoupCleared(Event, frozen=True, tag="coup-cleared/1"):
    """The cards are in the discard rack: the coup is over."""


class DummyCoupOrdered(Event, frozen=True, tag="dummy-coup-ordered/1"):
    """The coup is dealt without wagers; those that lay there went back."""

    grounds: str
    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]


class CoupVoided(Event, frozen=True, tag="coup-voided/1"):
    """Stakes go back; `reversed` are wagers already settled in this coup, whose payments are undone."""

    cause: str
    payments: tuple[Payment, ...]
    reversed: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]


class CommissionCollected(Event, frozen=True, tag="commission-collected/1"):
    """Deferred commission was collected."""

    patron: str
    collected: Cents
    why: str
