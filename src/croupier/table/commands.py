"""The commands of a table: what a person asks for, with an id, who asks, when, and the facts they bring.

A command decides nothing. Its name is stable and is what every log, page and file calls it. The core reads no clock
and draws no card: the time and the card come with the command. Start at `Command`; the order is that of a day.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.cards import Card
from croupier.coup import Side, Winner
from croupier.money import Cents
from croupier.table.state import NOBODY, Actor, Face, Instant, Limit, Setup


class Command(msgspec.Struct, frozen=True, tag_field="command", forbid_unknown_fields=True):
    """`id` makes it take effect once; `actor` answers for it; `at` is when it was given."""

    id: str
    actor: Actor
    at: Instant


# --- opening and closing, signs and notices ------------------------------------------------------


class RecordApproval(Command, frozen=True, tag="record-approval"):
    """The regulator approved the table or a layout, under this reference."""

    thing: str
    reference: str


class OpenTable(Command, frozen=True, tag="open-table"):
    """Open the table with everything that is fixed for the day."""

    setup: Setup


class DisplaySign(Command, frozen=True, tag="display-sign"):
    """A sign now stands at the table."""

    sign: str


class RemoveSign(Command, frozen=True, tag="remove-sign"):
    """A sign was taken away."""

    sign: str


class DisplayNotice(Command, frozen=True, tag="display-notice"):
    """Notice of a change to come: the new minimum or variation where it is one of those, and what else it says."""

    about: Literal["closing", "higher-minimum", "limits", "variation"]
    says: str = ""
    takes_effect: Instant | None = None
    minimum: Cents | None = None
    variation: str = ""


class RemoveNotice(Command, frozen=True, tag="remove-notice"):
    """A notice was taken down; if it is put up again its time starts anew."""

    about: Literal["closing", "higher-minimum", "limits", "variation"]


class ChangeLimits(Command, frozen=True, tag="change-limits"):
    """New limits; `keeping` lets those present keep the old minimum where the book allows that."""

    limits: Limit
    wager_limits: tuple[tuple[str, Limit], ...] = ()
    differential: Cents | None = None
    keeping: bool = False


class ChangeVariation(Command, frozen=True, tag="change-variation"):
    """Another variation, with the side wagers and options that go with it; `agreed` are those who consent to it."""

    variation: str
    side_wagers: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    agreed: tuple[str, ...] = ()


class FillFloat(Command, frozen=True, tag="fill-float"):
    """Chips brought to the float."""

    amount: Cents


class CreditFloat(Command, frozen=True, tag="credit-float"):
    """Chips taken from the float to the cage."""

    amount: Cents


class NotifySurveillance(Command, frozen=True, tag="notify-surveillance"):
    """Surveillance was told of something."""

    about: str


class RestrictWager(Command, frozen=True, tag="restrict-wager"):
    """Keep a side wager for those who also have a main wager."""

    wager: str


class LiftRestriction(Command, frozen=True, tag="lift-restriction"):
    """Open a restricted side wager to everyone again."""

    wager: str


class CloseTable(Command, frozen=True, tag="close-table"):
    """End gaming at the table; patrons leave with their chips."""


# --- people --------------------------------------------------------------------------------------


class Arrive(Command, frozen=True, tag="arrive"):
    """Come to the table, with chips from elsewhere if any."""

    patron: str
    chips: Cents = 0


class SitDown(Command, frozen=True, tag="sit-down"):
    """Take a numbered seat, or another one."""

    patron: str
    seat: int


class StandUp(Command, frozen=True, tag="stand-up"):
    """Give up the seat and stay at the table."""

    patron: str


class LeaveTable(Command, frozen=True, tag="leave-table"):
    """Leave with all chips."""

    patron: str


class BuyIn(Command, frozen=True, tag="buy-in"):
    """Chips for cash, or for value that arrives without cash."""

    patron: str
    amount: Cents
    tender: Literal["cash", "cashless"] = "cash"


class ExchangeVoucher(Command, frozen=True, tag="exchange-voucher"):
    """A table play voucher gives promotional tokens, a complementary chip voucher gives chips."""

    patron: str
    amount: Cents
    voucher: Literal["table-play", "complementary"]


class ColourUp(Command, frozen=True, tag="colour-up"):
    """Chips for others of another value, of the same worth together."""

    patron: str
    amount: Cents
    into: Cents


class AgreePersonalLimits(Command, frozen=True, tag="agree-personal-limits"):
    """Limits of a patron's own; none at all puts the patron back under the sign."""

    patron: str
    minimum: Cents | None = None
    maximum: Cents | None = None


class ArrangeAboveDifferential(Command, frozen=True, tag="arrange-above-differential"):
    """Let a patron wager above the table differential, up to this, for additional commission."""

    patron: str
    maximum: Cents


class Approve(Command, frozen=True, tag="approve"):
    """Approval given beforehand for an act, for one patron where the act is a patron's."""

    act: str
    patron: str = NOBODY


# --- the shoe ------------------------------------------------------------------------------------


class BringCards(Command, frozen=True, tag="bring-cards"):
    """Cards brought to the table; `pre_shuffled` says by whom, if they are."""

    back: str
    pre_shuffled: Literal["", "casino", "manufacturer"] = ""


class CheckCards(Command, frozen=True, tag="check-cards"):
    """The cards were found complete, by people or by a device."""

    by: Literal["people", "device"] = "people"


class OrderCheck(Command, frozen=True, tag="order-check"):
    """Have the cards checked and verified before play goes on."""


class ReportDroppedCards(Command, frozen=True, tag="report-dropped-cards"):
    """Cards were dropped or mishandled; they are verified before play goes on."""


class ShuffleCards(Command, frozen=True, tag="shuffle-cards"):
    """The cards were shuffled."""

    by: Literal["people", "device"] = "people"


class RiffleCards(Command, frozen=True, tag="riffle-cards"):
    """Pre-shuffled cards were riffled before the cut, at a patron's request."""

    requested_by: str


class CommitShoe(Command, frozen=True, tag="commit-shoe"):
    """The order of a virtual shoe was fixed: its commitment, which is opened when the shoe has ended."""

    commitment: str


class ContributeToShoe(Command, frozen=True, tag="contribute-to-shoe"):
    """A patron's own words, mixed into the order of a committed shoe before the cut."""

    patron: str
    contribution: str


class ChooseCutter(Command, frozen=True, tag="choose-cutter"):
    """Staff take the cut themselves (nobody named), leave it to the patrons, or name who cuts."""

    who: Literal["staff", "patrons", "named"]
    patron: str = NOBODY


class NominateCutter(Command, frozen=True, tag="nominate-cutter"):
    """The patron who is to cut names another in their place."""

    patron: str
    nominee: str


class DeclineCut(Command, frozen=True, tag="decline-cut"):
    """The patron who is asked to cut declines."""

    patron: str


class CutCards(Command, frozen=True, tag="cut-cards"):
    """The cutting card put in after so many cards; `patron` is nobody where staff cut."""

    after: int
    patron: str = NOBODY


class PlaceCuttingCard(Command, frozen=True, tag="place-cutting-card"):
    """The cutting card put in so many cards from the back, and the cards into the shoe."""

    from_back: int


class BurnCards(Command, frozen=True, tag="burn-cards"):
    """`first` is the card where it is seen; `requested_by` the patron who asked for this form."""

    form: str
    first: Card | None = None
    requested_by: str = NOBODY


class ShowBurnCard(Command, frozen=True, tag="show-burn-card"):
    """The face of a burned card is shown to the patrons."""

    card: Card
    requested_by: str = NOBODY


class ExposeBurnedCards(Command, frozen=True, tag="expose-burned-cards"):
    """The further cards of a burn by value are shown."""

    cards: tuple[Card, ...]


class OrderShuffle(Command, frozen=True, tag="order-shuffle"):
    """End this shoe early and have the cards shuffled."""

    grounds: str


class ReplaceCards(Command, frozen=True, tag="replace-cards"):
    """Take the cards off the table, for others to be brought."""

    grounds: Literal["after-last", "unfit", "handled"]


class RevealShoe(Command, frozen=True, tag="reveal-shoe"):
    """What a commitment was made of, in hexadecimal digits: now anyone can check every card that was dealt."""

    tape: str
    salt: str


# --- wagering ------------------------------------------------------------------------------------


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


class ReduceWagers(Command, frozen=True, tag="reduce-wagers"):
    """The dealer confirms the pro rata cut that the table proposes."""

    to: Literal["differential", "area-maximum"]


# --- dealing -------------------------------------------------------------------------------------


class ChooseDealing(Command, frozen=True, tag="choose-dealing"):
    """How the game is dealt from the next coup on."""

    method: str
    face: Face | None = None


class PassShoe(Command, frozen=True, tag="pass-shoe"):
    """The dealing shoe is accepted by a patron, who plays this hand."""

    to: str
    acts_as: Side


class DeclineShoe(Command, frozen=True, tag="decline-shoe"):
    """The patron to whom the dealing shoe is offered declines it."""

    patron: str


class NameShoeDealer(Command, frozen=True, tag="name-shoe-dealer"):
    """The patron with the shoe lets another draw the cards."""

    patron: str
    dealer: str


class GiveUpShoe(Command, frozen=True, tag="give-up-shoe"):
    """The patron with the dealing shoe gives it up."""

    patron: str


class TakeBackShoe(Command, frozen=True, tag="take-back-shoe"):
    """The patron with the dealing shoe is told to give it up."""


class BurnBeforeCoup(Command, frozen=True, tag="burn-before-coup"):
    """Burn a card before the first card of a coup."""


class DrawCard(Command, frozen=True, tag="draw-card"):
    """The next card out of the shoe: its face if anyone saw it, and whether the cutting card came out before it."""

    card: Card | None = None
    cutting_card: bool = False
    drawn_by: str = NOBODY  # the patron who drew it, where a patron holds the shoe


class DeliverHand(Command, frozen=True, tag="deliver-hand"):
    """Give a hand's face-down cards to a patron."""

    hand: Side
    to: str


class RefuseHand(Command, frozen=True, tag="refuse-hand"):
    """A patron does not want the cards; the next one is asked."""

    hand: Side
    patron: str


class ExposeCards(Command, frozen=True, tag="expose-cards"):
    """The next face-down cards of a hand turned over: named where nobody knew them yet; `number` or all of them."""

    hand: Side
    cards: tuple[Card, ...] = ()
    number: int = 0
    opener: str = NOBODY  # the patron who opens them; nobody for the dealer


class NameOpener(Command, frozen=True, tag="name-opener"):
    """The patron with the cards lets another open them."""

    hand: Side
    patron: str
    opener: str


class AskDealerToOpen(Command, frozen=True, tag="ask-dealer-to-open"):
    """The patron with the cards has the dealer open them."""

    hand: Side
    patron: str


class AskToOpenBoth(Command, frozen=True, tag="ask-to-open-both"):
    """The patron who opens one hand asks to open the other as well, in turn."""

    patron: str


class TakeBackHand(Command, frozen=True, tag="take-back-hand"):
    """A patron is told to give up the cards."""

    hand: Side


class SettlePairs(Command, frozen=True, tag="settle-pairs"):
    """Settle the wagers that are decided by the first four cards and settled before any further card."""


class AnnounceResult(Command, frozen=True, tag="announce-result"):
    """Announce the counts and the result."""


class SettleCoup(Command, frozen=True, tag="settle-coup"):
    """Take losing wagers and pay winning ones."""


class ClearCards(Command, frozen=True, tag="clear-cards"):
    """The cards go to the discard rack: the coup is over."""


class OrderDummyCoup(Command, frozen=True, tag="order-dummy-coup"):
    """Have the next coup dealt without wagers, on one of the book's grounds."""

    grounds: str
    requested_by: str = NOBODY
    agreed: tuple[str, ...] = ()


class DeclareCardsInsufficient(Command, frozen=True, tag="declare-cards-insufficient"):
    """The shoe has run out within a coup, which is void."""


class CollectCommission(Command, frozen=True, tag="collect-commission"):
    """Collect deferred commission."""

    patron: str
    why: Literal["shoe-end", "request", "stopping"]


class CallInCommission(Command, frozen=True, tag="call-in-commission"):
    """Have a patron's deferred commission collected now."""

    patron: str
