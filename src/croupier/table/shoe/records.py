"""The shoe: cards brought, checked, shuffled, committed, cut, burned and taken off: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal, Self

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.cards import Card
from croupier.clauses import Clauses
from croupier.table.commands import Command, Digits, PlaceInShoe
from croupier.table.events import Event, Hears
from croupier.table.state import (
    NOBODY,
    Dealt,
    Granted,
    Instant,
    Payment,
    StreakDown,
    Tails,
)

# --- commands ------------------------------------------------------------------------------------


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

    commitment: Digits
    until: Instant | UnsetType = UNSET  # when whoever did not cut or add anything is waited for no longer
    seeded: bool | UnsetType = UNSET  # it comes from a seed: anyone who has the seed knows the cards


class ContributeToShoe(Command, frozen=True, tag="contribute-to-shoe"):
    """A patron's own words, or random digits of their page, mixed into the order of a committed shoe before the cut."""

    patron: str
    contribution: str
    source: Literal["page"] | UnsetType = UNSET  # the patron's page by itself, and not the patron in words


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

    from_back: PlaceInShoe


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
    """Take the cards off the table, for others to be brought; or exchange so many unfit `cards` where they lie."""

    grounds: Literal["after-last", "unfit", "handled"]
    cards: int | UnsetType = UNSET


class RevealShoe(Command, frozen=True, tag="reveal-shoe"):
    """What a commitment was made of, in hexadecimal digits: now anyone can check every card that was dealt."""

    tape: Digits
    salt: Digits


# --- events --------------------------------------------------------------------------------------


class CardsBrought(Event, frozen=True, tag="cards-brought/1"):
    """Cards are on the table."""

    heard = Hears.EVERYONE

    cards: int
    back: str
    pre_shuffled: Literal["", "casino", "manufacturer"]
    used: Granted | None = None


class CardsChecked(Event, frozen=True, tag="cards-checked/1"):
    """The cards were found complete."""

    heard = Hears.EVERYONE

    by: Literal["people", "device"]


class ReplacementChecked(Event, frozen=True, tag="replacement-checked/1"):
    """One of the two who check replacement cards has done so."""

    heard = Hears.EVERYONE

    by: Literal["people", "device"]


class CheckOrdered(Event, frozen=True, tag="check-ordered/1"):
    """The cards are to be checked before play goes on."""

    heard = Hears.EVERYONE


class CheckStillDue(Event, frozen=True, tag="check-still-due/1"):
    """Cards that were ordered to be checked leave the table: the check is still to be made."""

    heard = Hears.EVERYONE


class CardsDropped(Event, frozen=True, tag="cards-dropped/1"):
    """Cards were dropped; they are to be verified."""

    heard = Hears.EVERYONE


class CardsShuffled(Event, frozen=True, tag="cards-shuffled/1"):
    """The cards are shuffled."""

    heard = Hears.EVERYONE

    by: Literal["people", "device"]
    used: Granted | None = None


class CardsRiffled(Event, frozen=True, tag="cards-riffled/1"):
    """Pre-shuffled cards were riffled."""

    heard = Hears.EVERYONE

    requested_by: str
    used: Granted | None = None


class ShoeCommitted(Event, frozen=True, tag="shoe-committed/1"):
    """The order of a virtual shoe is fixed; this is its commitment."""

    heard = Hears.EVERYONE

    commitment: str
    until: Instant | UnsetType = UNSET
    seeded: bool | UnsetType = UNSET


class ShoeContribution(Event, frozen=True, tag="shoe-contribution/1"):
    """A patron's words, or what their page added, are mixed into the order."""

    heard = Hears.EVERYONE

    patron: str
    contribution: str
    source: Literal["page"] | UnsetType = UNSET


class CutterChosen(Event, frozen=True, tag="cutter-chosen/1"):
    """Staff said who cuts."""

    heard = Hears.EVERYONE

    who: Literal["staff", "patrons", "named"]
    patron: str


class CutterNominated(Event, frozen=True, tag="cutter-nominated/1"):
    """The patron whose cut it is named another."""

    heard = Hears.EVERYONE

    patron: str
    nominee: str


class CutDeclined(Event, frozen=True, tag="cut-declined/1"):
    """A patron declined to cut."""

    heard = Hears.EVERYONE

    patron: str


class CardsCut(Event, frozen=True, tag="cards-cut/1"):
    """The cards were cut, by this patron or by staff."""

    heard = Hears.EVERYONE

    patron: str
    after: int
    among: tuple[int, int] | UnsetType = UNSET  # places of which the tape fixed one, where the machine cut
    alone: bool | UnsetType = UNSET  # the house alone fixed the order: no patron cut, and none added anything


class CuttingCardPlaced(Event, frozen=True, tag="cutting-card-placed/1"):
    """The cutting card is in, and the cards in the shoe."""

    heard = Hears.EVERYONE

    place: str
    from_back: int


class CardsBurned(Event, frozen=True, tag="cards-burned/1"):
    """`first` where its face was seen, and how many cards were burned in all."""

    heard = Hears.EVERYONE

    form: str
    first: Card | None
    count: int
    used: Granted | None = None


class BurnCardShown(Event, frozen=True, tag="burn-card-shown/1"):
    """A burned card was shown."""

    heard = Hears.EVERYONE

    card: Card
    used: Granted | None = None


class BurnedCardsExposed(Event, frozen=True, tag="burned-cards-exposed/1"):
    """Further burned cards were shown."""

    heard = Hears.EVERYONE

    cards: tuple[Card, ...]
    used: Granted | None = None


class ShoeEnded(Event, frozen=True, tag="shoe-ended/2"):
    """After its last coup, or early on someone's order; what that did to wagers over several coups.

    `leftover` are cards kept for a coup that does not come: they are discarded with the others.
    """

    heard = Hears.EVERYONE

    why: str
    early: bool
    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    leftover: tuple[Dealt, ...] | UnsetType = UNSET
    by: Clauses | UnsetType = UNSET  # what ended it, where that was not its last coup

    def openly(self) -> Self:
        """Without the faces of cards that lay face down."""
        if isinstance(self.leftover, UnsetType):
            return self
        return replace(self, leftover=tuple(one if one.exposed else Dealt(None, False) for one in self.leftover))


class CardsTakenOff(Event, frozen=True, tag="cards-taken-off/1"):
    """The cards left the table."""

    heard = Hears.EVERYONE

    grounds: str


class CardsReplaced(Event, frozen=True, tag="cards-replaced/1"):
    """So many cards were exchanged where they lay; `to_check` where people check them before play goes on."""

    heard = Hears.EVERYONE

    grounds: str
    cards: int
    to_check: bool


class CardsHandled(Event, frozen=True, tag="cards-handled/1"):
    """Someone handled the cards of this shoe who may not: they are not used again."""

    heard = Hears.EVERYONE


class ShoeRevealed(Event, frozen=True, tag="shoe-revealed/1"):
    """The tape and the salt behind a commitment, in hexadecimal digits."""

    heard = Hears.EVERYONE

    commitment: str
    tape: str
    salt: str
