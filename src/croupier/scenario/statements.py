"""What the lines of a scenario mean, as records: the table's set-up, what is done, and what is expected of it.

They are made by parse.py and expectations.py; run.py acts on them and judge.py holds them against what happened. An
order is a line that does something; the checks below it belong to it. Start at `TableScript`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeAlias

import msgspec

from croupier.cards import Card
from croupier.coup import Resolution, Side, Winner
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.scenario.citing import Citing
from croupier.scenario.facts import StepWords
from croupier.scenario.part_statements import ActLineOf, AnyClaim, AnyOrder, CheckOf
from croupier.scenario.paths import ExpectedFact

ROW = "row"  # the fact of what decided a wager
CUTTING_CARD = None  # stands among the cards of a shoe where the cutting card comes out

# --- what is done --------------------------------------------------------------------------------


class Open(msgspec.Struct, frozen=True):
    """Open the table as set up, with its signs up and its patrons seated."""


class Prepare(msgspec.Struct, frozen=True):
    """Make a shoe ready to deal from: the first, or another once one has ended."""


class CallCoup(msgspec.Struct, frozen=True):
    """Call for bets on the next coup."""


class Bet(msgspec.Struct, frozen=True):
    """A patron's wager, as a place-wager with these facts."""

    words: StepWords


class Stock(msgspec.Struct, frozen=True):
    """The next cards of the shoe, in the order they leave it."""

    cards: tuple[Card | None, ...]


class ShortShoe(msgspec.Struct, frozen=True):
    """Deal the shoe down, in coups without wagers, until so many cards are left; and which these are, where told."""

    left: int
    cards: tuple[Card | None, ...] = ()


class DealLine(msgspec.Struct, frozen=True):
    """Deal the coup out and settle it, or only until so many cards are out."""

    cards: int | None = None


class Leftover(msgspec.Struct, frozen=True):
    """Lay the card that was kept from before as the coup's next; named where nobody has seen it yet."""

    card: Card | None = None


class Results(msgspec.Struct, frozen=True):
    """Coups with these results, dealt from whatever cards give them."""

    winners: tuple[Winner | None, ...]  # nothing: whatever result the cards give


class Comes(msgspec.Struct, frozen=True):
    """Patrons who come to the table."""

    patrons: tuple[PatronWords, ...]


class PatronWords(msgspec.Struct, frozen=True):
    """A patron: on a seat (nothing said: the next free one) or standing, with so many chips and tokens."""

    id: str
    seat: int | None
    stands: bool
    chips: Cents
    tokens: Cents


class PlayFor(msgspec.Struct, frozen=True):
    """The table is played at for a session of a tournament of this file: whoever was drawn sits there."""

    tournament: str
    session: int


Order: TypeAlias = (
    Open | Prepare | CallCoup | Bet | Stock | ShortShoe | DealLine | Leftover | Results | Comes | PlayFor | AnyOrder
)

# --- what is expected ----------------------------------------------------------------------------


class IsWarned(msgspec.Struct, frozen=True):
    """Staff are shown a warning, about anything where nothing is named; or are not."""

    about: str = ""
    facts: tuple[ExpectedFact, ...] = ()
    citing: Citing = Citing()
    absent: bool = False


class HandIs(msgspec.Struct, frozen=True):
    side: Side
    cards: tuple[Card, ...]
    count: int | None


class CountIs(msgspec.Struct, frozen=True):
    side: Side
    count: int


class ResultIs(msgspec.Struct, frozen=True):
    """The last coup's winner; nothing where it was void."""

    winner: Winner | None


class Settles(msgspec.Struct, frozen=True):
    """What became of a wager, or of one part of a combined one: resolution, profit, and further facts."""

    patron: str
    wager: str
    resolution: Resolution
    profit: Cents | None
    facts: tuple[ExpectedFact, ...] = ()
    citing: Citing = Citing()
    part: str = ""


class Has(msgspec.Struct, frozen=True):
    """What lies in front of a patron."""

    patron: str
    amount: Cents
    tokens: bool = False


class Owes(msgspec.Struct, frozen=True):
    patron: str
    cents: Fraction


class Lies(msgspec.Struct, frozen=True):
    """A wager on the layout with this stake, of which so much counts; nothing where it must not lie there."""

    patron: str
    wager: str
    stake: Cents | None
    counts: Cents | None = None
    part: str = ""  # of a combined wager


class CardsLeft(msgspec.Struct, frozen=True):
    """How many cards are in the shoe."""

    cards: int


class CarriedIs(msgspec.Struct, frozen=True):
    """The cards that were kept to begin the next coup, in their order; nothing stands for one that nobody has seen."""

    cards: tuple[Card | None, ...]


class ToTellIs(msgspec.Struct, frozen=True):
    """Someone still has to be told of a matter; or nobody has."""

    who: str


OfACoup: TypeAlias = HandIs | CountIs | ResultIs | Settles


class OfCoup(msgspec.Struct, frozen=True):
    """A claim about another coup than the latest: by its number, or the one before the coup that is open."""

    claim: OfACoup
    number: int | None


Expectation: TypeAlias = (
    AnyClaim
    | IsWarned
    | HandIs
    | CountIs
    | ResultIs
    | Settles
    | Has
    | Owes
    | Lies
    | CardsLeft
    | CarriedIs
    | ToTellIs
    | OfCoup
)


class Check(CheckOf[Expectation], frozen=True):
    """What is expected of a table."""


# --- the whole -----------------------------------------------------------------------------------


class ActLine(ActLineOf[Order, Expectation], frozen=True):
    """A line about a table."""


class Setting(msgspec.Struct, frozen=True):
    """What the set-up lines say; whatever they leave out is filled in when the table opens (settings.py)."""

    given: dict[str, Any] = {}  # by the set-up's own field names
    offers: bool = False  # the side wagers were named: no others are offered
    used: tuple[str, ...] = ()  # wagers that the table's lines place


class TableScript(msgspec.Struct, frozen=True):
    """One table of a scenario, from its set-up to its last line."""

    name: str
    line: int
    book: Rulebook | None  # nothing where a file only reckons
    setting: Setting
    acts: tuple[ActLine, ...]
