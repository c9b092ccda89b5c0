"""A coup dealt: the shoe passed, cards drawn, hands given out and opened, the result: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from croupier.cards import Card
from croupier.coup import Side, Winner
from croupier.table.commands import CameOutBefore, Command
from croupier.table.events import Event, Hears
from croupier.table.state import (
    NOBODY,
    Face,
)

# --- commands ------------------------------------------------------------------------------------


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
    cutting_card: CameOutBefore = False
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


class AnnounceResult(Command, frozen=True, tag="announce-result"):
    """Announce the counts and the result."""


class ClearCards(Command, frozen=True, tag="clear-cards"):
    """The cards go to the discard rack: the coup is over."""


class DeclareCardsInsufficient(Command, frozen=True, tag="declare-cards-insufficient"):
    """The shoe has run out within a coup, which is void."""


# --- events --------------------------------------------------------------------------------------


class DealingChosen(Event, frozen=True, tag="dealing-chosen/1"):
    """How the game is dealt."""

    heard = Hears.EVERYONE

    method: str
    face: Face


class ShoePassed(Event, frozen=True, tag="shoe-passed/1"):
    """A patron has the dealing shoe and plays this hand."""

    heard = Hears.EVERYONE

    to: str
    acts_as: Side


class ShoeDeclined(Event, frozen=True, tag="shoe-declined/1"):
    """A patron declined the dealing shoe."""

    heard = Hears.EVERYONE

    patron: str


class ShoeDealerNamed(Event, frozen=True, tag="shoe-dealer-named/1"):
    """Another draws for the patron with the shoe."""

    heard = Hears.EVERYONE

    dealer: str


class ShoeGivenBack(Event, frozen=True, tag="shoe-given-back/1"):
    """The dealing shoe is the dealer's again."""

    heard = Hears.EVERYONE

    patron: str
    why: Literal["choice", "lost", "directed", "left"]


class CoupBurned(Event, frozen=True, tag="coup-burned/1"):
    """A card was burned before the coup."""

    heard = Hears.EVERYONE


class CardDrawn(Event, frozen=True, tag="card-drawn/1"):
    """A card left the shoe, to this hand."""

    heard = Hears.EVERYONE

    to: Side
    card: Card | None
    exposed: bool
    cutting_card: bool


class LastCoupCalled(Event, frozen=True, tag="last-coup-called/1"):
    """The next coup, or the one about to be dealt, is the last."""

    heard = Hears.EVERYONE


class HandDelivered(Event, frozen=True, tag="hand-delivered/1"):
    """A hand is with a patron."""

    heard = Hears.EVERYONE

    hand: Side
    to: str


class HandRefused(Event, frozen=True, tag="hand-refused/1"):
    """A patron refused a hand."""

    heard = Hears.EVERYONE

    hand: Side
    patron: str


class CardsExposed(Event, frozen=True, tag="cards-exposed/1"):
    """The next face-down cards of a hand turned over; its count where all of it lies open now."""

    heard = Hears.EVERYONE

    hand: Side
    cards: tuple[Card, ...]
    by: str
    count: int | None


class OpenerNamed(Event, frozen=True, tag="opener-named/1"):
    """Another opens the cards."""

    heard = Hears.EVERYONE

    hand: Side
    opener: str


class DealerAsked(Event, frozen=True, tag="dealer-asked/1"):
    """The dealer opens a patron's cards."""

    heard = Hears.EVERYONE

    hand: Side


class BothAsked(Event, frozen=True, tag="both-asked/1"):
    """A patron opens both hands in turn."""

    heard = Hears.EVERYONE

    patron: str


class HandTakenBack(Event, frozen=True, tag="hand-taken-back/1"):
    """A patron gave up the cards."""

    heard = Hears.EVERYONE

    hand: Side


class ResultAnnounced(Event, frozen=True, tag="result-announced/1"):
    """The result, both counts, and whether a standoff is called as well."""

    heard = Hears.EVERYONE

    winner: Winner
    player: int
    banker: int
    standoff_called: bool


class CoupCleared(Event, frozen=True, tag="coup-cleared/1"):
    """The cards are in the discard rack: the coup is over. `kept` where it may still be rebuilt from there."""

    heard = Hears.EVERYONE

    kept: bool | UnsetType = UNSET
