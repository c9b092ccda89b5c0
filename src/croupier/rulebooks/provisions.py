"""The shape of every provision a book's files may hold; one group of records for each file.

These are the book as written: options unresolved, ids not yet looked up. checks.py proves them, terms.py resolves them.
A key in a file is the field's name in kebab-case; a field of clauses must name at least one. `Prose` is what people
read: book_words.py finds it by its type.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from croupier.clauses import Chapter, Clauses, Silent
from croupier.coup import (
    BurnForm,
    Condition,
    SettledWhen,
    ShoeEnd,
    Side,
    Winner,
)
from croupier.money import Odds, Rounding, Share
from croupier.rulebooks.only import Only
from croupier.rulebooks.provision import Prose, Provision, Unsaid

ALL = ("all",)  # how a wager says that every variation has it


# --- source.toml ---------------------------------------------------------------------------------


class Instrument(Provision, frozen=True):
    """The paper that gave the rules force."""

    kind: Prose
    reference: str
    authority: str
    made: str
    commences: Prose
    supersedes: Prose
    clauses: Clauses


class FallsBack(Provision, frozen=True):
    """The book whose provisions stand in where this one is silent."""

    to: str
    clauses: Clauses
    reading: str | None = None


class Source(Provision, frozen=True):
    id: str
    title: Prose
    casino: str
    version: str
    currency: str
    instrument: Instrument
    zone: str = "UTC"  # of the casino, by its IANA name; editions from before it have none
    gaming_day_begins: int = 0  # the hour on the casino's clocks, where the book or the house sets one
    falls_back: FallsBack | None = None


# --- words.toml ----------------------------------------------------------------------------------


class Word(Provision, frozen=True):
    """The book's own word for a thing: what people at its tables see."""

    word: Prose
    clauses: Clauses


class Words(Provision, frozen=True):
    coup: Word
    dummy_coup: Word | Silent
    shoe: Word
    player_hand: Word
    banker_hand: Word
    tie: Word
    standoff: Word
    void: Word
    natural: Word
    tableau: Word
    point_count: Word
    cutting_card: Word
    burn: Word
    side_wager: Word | Silent
    dealer: Word


# --- cards.toml ----------------------------------------------------------------------------------

Exactness = Literal["about", "at-least", "exactly"]


class Decks(Provision, frozen=True):
    allowed: tuple[int, ...]
    default: int
    clauses: Clauses


class DeckRequirement(Provision, frozen=True):
    """Wagers that force the number of decks."""

    wagers: tuple[str, ...]
    decks: tuple[int, ...]
    clauses: Clauses
    needs: dict[str, str] = {}


class CardValues(Provision, frozen=True):
    """Where the document tells its values card by card, which of the clauses are about which cards."""

    values: dict[str, int]
    clauses: Clauses
    number_clauses: Clauses = ()  # two to nine
    tens_clauses: Clauses = ()  # ten, jack, queen and king
    ace_clauses: Clauses = ()


class PointCount(Provision, frozen=True):
    """Where the document tells them apart, which of the clauses are about which sums."""

    keeps: Literal["right-digit"]
    clauses: Clauses
    below_ten_clauses: Clauses = ()
    ten_or_more_clauses: Clauses = ()
    zero_clauses: Clauses = ()  # a count of zero by its name


class CuttingCards(Provision, frozen=True):
    number: int
    clauses: Clauses


class Cut(Provision, frozen=True):
    decks_from_either_end: int
    exactness: Exactness
    clauses: Clauses
    within_option: str | None = None  # how many cards off "about" still is


class CuttingCardPlace(Provision, frozen=True):
    """A permitted place for the cutting card, in cards from the back; the first listed is the usual one."""

    id: str
    cards_from_back: int
    exactness: Exactness
    clauses: Clauses
    within_option: str | None = None  # how many cards off "about" still is
    no_upper_limit: bool = False  # "at least", and as far in as the stack goes; else to its middle


class BurnValues(Provision, frozen=True):
    """What the exposed first card counts when it says how many more are burned."""

    ace: int
    tens_and_pictures: int
    clauses: Clauses
    ace_clauses: Clauses = ()  # those among them about an ace alone
    tens_clauses: Clauses = ()


class Burn(Provision, frozen=True):
    """A permitted form of the burn; the first listed is the usual one."""

    id: str
    name: Prose
    form: BurnForm
    clauses: Clauses


class BurnEachCoup(Provision, frozen=True):
    default: Literal["off", "on"]
    clauses: Clauses


class ShoeEndPolicy(Provision, frozen=True):
    policy: ShoeEnd
    clauses: Clauses
    keeps_cause: bool = False  # a shoe that ended otherwise is refused by the clauses that ended it


class Toggle(Provision, frozen=True):
    """A policy fixed by the book, or left to an option of it."""

    clauses: Clauses
    policy: str | None = None
    option: str | None = None


class DealOrder(Provision, frozen=True):
    order: tuple[Side, ...]
    clauses: Clauses


class Cards(Provision, frozen=True):
    decks: Decks
    card_values: CardValues
    point_count: PointCount
    cutting_cards: CuttingCards
    cut: Cut
    cutting_card_place: tuple[CuttingCardPlace, ...]
    burn: tuple[Burn, ...]
    burn_values: BurnValues
    burn_each_coup: BurnEachCoup | Silent
    shoe_end: ShoeEndPolicy
    cutting_card_first: Toggle
    extra_round_repeats: Toggle | Silent
    deal_order: DealOrder
    deck_requirement: tuple[DeckRequirement, ...] = ()


# --- tableau.toml --------------------------------------------------------------------------------


class Naturals(Provision, frozen=True):
    counts: tuple[int, ...]
    clauses: Clauses


class PlayerTable(Provision, frozen=True):
    draws: tuple[int, ...]
    stands: tuple[int, ...]
    clauses: Clauses
    draw_clauses: Clauses = ()
    stand_clauses: Clauses = ()


class FifthCardRow(Provision, frozen=True):
    """A row in the shape "draws when the fifth card is ..., stands when it is ..."; "none" is no fifth card."""

    counts: tuple[int, ...]
    draws: tuple[int | str, ...]
    stands: tuple[int | str, ...]
    clauses: Clauses


class BankerTable(Provision, frozen=True):
    """Either a grid (a row a count: no card, then 0 to 9; D draws, S stands) or fifth-card rows."""

    clauses: Clauses
    grid: dict[str, str] = {}
    fifth_card: tuple[FifthCardRow, ...] = ()
    row_clauses: dict[str, Clauses] = {}  # by Banker's count, where the document numbers the rows
    draw_clauses: Clauses = ()
    stand_clauses: Clauses = ()
    no_card_clauses: Clauses = ()


class Rule(Provision, frozen=True):
    """A provision that is a clause and nothing else: the engine does it, the clause says so."""

    clauses: Clauses
    only: tuple[Only, ...] = ()


class Merit(Provision, frozen=True):
    """Which hand wins; where the document tells the counts apart, which clause is about which."""

    clauses: Clauses
    count_clauses: dict[str, Clauses] = {}  # by the count that won
    tie_clauses: Clauses = ()


class TableOfPlay(Provision, frozen=True):
    naturals: Naturals
    player: PlayerTable
    banker: BankerTable
    one_more_card: Rule
    merit: Merit


# --- variations.toml and options.toml ------------------------------------------------------------


class Variation(Provision, frozen=True):
    id: str
    name: Prose
    about: Prose
    clauses: Clauses
    tournament_only: bool = False


class Variations(Provision, frozen=True):
    variation: tuple[Variation, ...]


class Option(Provision, frozen=True):
    """A choice the book leaves to the operator; without a default it must be made before it matters."""

    key: str
    about: Prose
    values: tuple[Prose, ...]  # ids, and what whoever chooses is shown
    comes: Chapter
    clauses: Clauses = ()  # none where it is a control of the house, which no clause asks for
    default: str | None = None
    reading: str | None = None
    least: Share | None = None  # where any percentage from this one to `most` may be chosen, besides the values
    most: Share | None = None

    def allows(self, value: str) -> bool:
        if value in self.values or self.least is None or self.most is None:
            return value in self.values
        try:
            share = Share.read(f"{value}%")
        except ValueError:
            return False
        return self.least.is_at_most(share) and share.is_at_most(self.most)


class Options(Provision, frozen=True):
    option: tuple[Option, ...] = ()


# --- wagers.toml ---------------------------------------------------------------------------------


class PaysBy(Provision, frozen=True):
    """Odds that an option of the table decides, or another that is this wager's own where that one is chosen.

    A value without odds of its own is the percentage that is paid.
    """

    option: str
    odds: dict[str, Odds]
    own_option: str | None = None

    def decided_by(self, options: Mapping[str, str]) -> str | None:
        """The value that was chosen."""
        own = options.get(self.own_option) if self.own_option else None
        return options.get(self.option) if own is None else own

    def at(self, value: str) -> Odds:
        if value in self.odds:
            return self.odds[value]
        share = Share.read(f"{value}%")
        return Odds(share.part, share.whole)


class Row(Provision, frozen=True):
    event: Prose
    result: Literal["wins", "loses", "standoff"]
    clauses: Clauses
    when: Condition | None = None
    otherwise: bool = False
    pays: Odds | None = None
    pays_by: PaysBy | None = None
    commission: Share | None = None


class Also(Provision, frozen=True):
    """Further variations a wager is offered in when an option says so."""

    option: str
    value: str
    variations: tuple[str, ...]


class WagerEntry(Provision, frozen=True):
    """One wager; several entries may share an id where variations or options settle it differently."""

    id: str
    name: Prose
    about: Prose
    variations: tuple[str, ...]
    row: tuple[Row, ...]
    clauses: Clauses
    also: Also | None = None
    needs: dict[str, str] = {}
    settled: SettledWhen = SettledWhen.END_OF_COUP
    window: Condition | None = None
    capped_by_main: bool = False
    backs: Side | None = None
    warning: Prose | None = None


class PartEntry(Provision, frozen=True):
    share: Share
    wager: str | None = None
    wager_by: str | None = None
    wagers: dict[str, str] = {}


class CombinedEntry(Provision, frozen=True):
    id: str
    name: Prose
    about: Prose
    variations: tuple[str, ...]
    part: tuple[PartEntry, ...]
    clauses: Clauses


class Wagers(Provision, frozen=True):
    wager: tuple[WagerEntry, ...]
    combined: tuple[CombinedEntry, ...] | Silent


# --- streaks.toml --------------------------------------------------------------------------------


class StreakPolicy(Provision, frozen=True):
    """What holds for all wagers of one kind over several coups."""

    clauses: Clauses
    variations: tuple[str, ...]
    broken_by_tie: Rule
    dummy_coup: Rule
    void_coup: Rule
    shoe_end: Toggle
    early_shuffle: Toggle
    also: Also | None = None
    missing_main: Toggle | None = None
    placed_too_soon: Rule | None = None
    before_first_card: Rule | None = None  # none is placed once a card is out, whatever changes are permitted then
    early_after_longest: Rule | None = None  # Early is open again once a tail is as long as any, with Late wagers left


class LengthRow(Provision, frozen=True):
    length: int
    pays: Odds
    clauses: Clauses


class RunEntry(Provision, frozen=True):
    id: str
    name: Prose
    of: Literal["player", "banker", "tie", "combination"]
    row: tuple[LengthRow, ...]
    clauses: Clauses


class TailEntry(Provision, frozen=True):
    id: str
    name: Prose
    side: Winner
    late: bool
    row: tuple[LengthRow, ...]
    clauses: Clauses


class Streaks(Provision, frozen=True):
    runs: StreakPolicy | Silent
    dragon_tails: StreakPolicy | Silent
    run: tuple[RunEntry, ...] = ()
    dragon_tail: tuple[TailEntry, ...] = ()


# --- settlement.toml -----------------------------------------------------------------------------


class RoundingRule(Provision, frozen=True):
    """How a payment that chips cannot make is rounded; a silent book leaves it to an option and a reading."""

    clauses: Clauses
    direction: Rounding | None = None
    option: str | None = None
    reading: str | None = None
    about_payment: bool = True  # else its clauses say which wagers are taken, and none how one is paid


class CommissionRule(Provision, frozen=True):
    """How commission on a winning wager is taken; the rates stand on the wagers' rows."""

    taken: Literal["at-payout", "netted"]
    clauses: Clauses


class Deferral(Provision, frozen=True):
    """Commission that waits, with someone's approval beforehand (approval `defer-commission`), until the shoe's end."""

    clauses: Clauses
    settled_clauses: Clauses  # at the end of each shoe, before the next
    on_request_clauses: Clauses
    on_stopping_clauses: Clauses
    on_order_clauses: Clauses
    marker_clauses: Clauses
    seated_only: bool
    rounding_option: str
    half_option: str | None = None  # whether the half withheld on a six may wait like other commission
    half: Share | None = None


class TokenRule(Provision, frozen=True):
    accepted: bool
    clauses: Clauses
    kept: bool = True
    kept_option: str | None = None


class SurchargeRule(Provision, frozen=True):
    """Additional commission on an arranged wager above the table differential."""

    rate: Share
    variations: tuple[str, ...]
    clauses: Clauses
    wagers: dict[str, Rule]


class MainCapRule(Provision, frozen=True):
    option: str
    clauses: Clauses


class WriteOff(Provision, frozen=True):
    """Who lets go what people owe: a rank of the ladder, by this option. No clause speaks of it."""

    option: str


class Settlement(Provision, frozen=True):
    rounding: RoundingRule
    commission: CommissionRule | Silent
    deferral: Deferral | Silent
    tokens: Annotated[TokenRule, Unsaid(TokenRule(accepted=False, clauses=()))]
    standoff: Rule
    void: Rule
    order: Rule | Silent
    differential_surcharge: SurchargeRule | Silent
    main_cap: MainCapRule | Silent
    write_off: WriteOff | None = None


# --- layouts.toml and readings.toml --------------------------------------------------------------


class Layout(Provision, frozen=True):
    """A table layout and the wagers it has areas for; `choices` are groups of which the operator labels areas."""

    id: str
    name: Prose
    wagers: tuple[str, ...]
    clauses: Clauses
    places: int | None = None
    other_places: tuple[int, ...] = ()
    languages: tuple[str, ...] = ("en",)
    choices: tuple[tuple[str, ...], ...] = ()
    side_wagers_stated: bool = True
    places_clauses: Clauses = ()  # the note that lets the number of places vary
    most_wagers: int | None = None  # on any one area
    most_wagers_clauses: Clauses = ()
    twin_boxes: tuple[str, ...] = ()  # wagers with one common box on both sides, which count as one
    only: tuple[Only, ...] = ()


class NeededArea(Provision, frozen=True):
    """Wagers that are offered only where one of these layouts provides their areas."""

    wagers: tuple[str, ...]
    on: tuple[str, ...]
    clauses: Clauses


class Layouts(Provision, frozen=True):
    layout: tuple[Layout, ...] | Silent
    needed_area: tuple[NeededArea, ...] = ()


class ReadingEntry(Provision, frozen=True):
    """Where the text is unclear: what we read, why, and what else it could mean."""

    id: str
    impact: Literal["money", "procedure", "wording"]
    clauses: Clauses
    question: Prose
    taken: Prose
    because: Prose
    alternatives: tuple[Prose, ...]
    effect: Prose
    option: str | None = None
    verify: Prose | None = None


class Readings(Provision, frozen=True):
    reading: tuple[ReadingEntry, ...]
