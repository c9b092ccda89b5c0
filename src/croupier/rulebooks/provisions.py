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

    kind: Prose  # what sort of paper it is
    reference: str  # its number or sign
    authority: str  # who made it
    made: str  # the day it was made on, such as 2026-12-01
    commences: Prose  # from when on it holds
    supersedes: Prose  # what held before
    clauses: Clauses


class FallsBack(Provision, frozen=True):
    """The book whose provisions stand in where this one is silent."""

    to: str  # that book's id
    clauses: Clauses
    reading: str | None = None


class Source(Provision, frozen=True):
    id: str
    title: Prose  # what the document is called
    casino: str  # whose document it is
    version: str  # of the document, as it names itself; part of the edition that logs name
    currency: str  # of every amount at its tables, by its three letters, such as AUD
    instrument: Instrument  # the paper that gave the rules force
    zone: str = "UTC"  # of the casino, by its IANA name; editions from before it have none
    gaming_day_begins: int = 0  # the hour on the casino's clocks, where the book or the house sets one
    falls_back: FallsBack | None = None  # the book that stands in where this one says `falls-back = true`


# --- words.toml ----------------------------------------------------------------------------------


class Word(Provision, frozen=True):
    """The book's own word for a thing: what people at its tables see."""

    word: Prose
    clauses: Clauses


class Words(Provision, frozen=True):
    coup: Word  # one deal of the two hands
    dummy_coup: Word | Silent  # a coup that is dealt without wagers
    shoe: Word  # what the cards come from, and all that is dealt from one shuffle
    player_hand: Word  # the hand that is dealt first
    banker_hand: Word  # the other hand
    tie: Word  # both hands count the same
    standoff: Word  # a wager that neither wins nor loses
    void: Word  # a coup or a wager that counts for nothing
    natural: Word  # eight or nine on two cards
    tableau: Word  # the table by which third cards are drawn
    point_count: Word  # what a hand counts
    cutting_card: Word  # the card that marks the end of the shoe
    burn: Word  # cards that are taken off before the first coup
    side_wager: Word | Silent  # a wager beside those on the hands and a tie
    dealer: Word  # whoever deals


# --- cards.toml ----------------------------------------------------------------------------------

Exactness = Literal["about", "at-least", "exactly"]


class Decks(Provision, frozen=True):
    allowed: tuple[int, ...]  # every number that may be used
    default: int
    clauses: Clauses


class DeckRequirement(Provision, frozen=True):
    """Wagers that force the number of decks."""

    wagers: tuple[str, ...]
    decks: tuple[int, ...]  # with which numbers of decks alone they are offered
    clauses: Clauses
    needs: dict[str, str] = {}  # only where these options have these values


class CardValues(Provision, frozen=True):
    """Where the document tells its values card by card, which of the clauses are about which cards."""

    values: dict[str, int]  # what each rank counts, by its letter
    clauses: Clauses
    number_clauses: Clauses = ()  # two to nine
    tens_clauses: Clauses = ()  # ten, jack, queen and king
    ace_clauses: Clauses = ()


class PointCount(Provision, frozen=True):
    """Where the document tells them apart, which of the clauses are about which sums."""

    keeps: Literal["right-digit"]  # what is kept of a sum above nine
    clauses: Clauses
    below_ten_clauses: Clauses = ()
    ten_or_more_clauses: Clauses = ()
    zero_clauses: Clauses = ()  # a count of zero by its name


class CuttingCards(Provision, frozen=True):
    number: int  # how many there are
    clauses: Clauses


class Cut(Provision, frozen=True):
    decks_from_either_end: int  # how near to an end the cut may be
    exactness: Exactness  # how exactly that is meant
    clauses: Clauses
    within_option: str | None = None  # how many cards off "about" still is


class CuttingCardPlace(Provision, frozen=True):
    """A permitted place for the cutting card, in cards from the back; the first listed is the usual one."""

    id: str
    cards_from_back: int  # how many cards lie behind it
    exactness: Exactness  # how exactly that is meant
    clauses: Clauses
    within_option: str | None = None  # how many cards off "about" still is
    no_upper_limit: bool = False  # "at least", and as far in as the stack goes; else to its middle


class BurnValues(Provision, frozen=True):
    """What the exposed first card counts when it says how many more are burned."""

    ace: int  # what an ace counts here
    tens_and_pictures: int  # what a ten or a picture counts here
    clauses: Clauses
    ace_clauses: Clauses = ()  # those among them about an ace alone
    tens_clauses: Clauses = ()


class Burn(Provision, frozen=True):
    """A permitted form of the burn; the first listed is the usual one."""

    id: str
    name: Prose
    form: BurnForm  # what is burned
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
    order: tuple[Side, ...]  # a hand for each of the four
    clauses: Clauses


class Cards(Provision, frozen=True):
    decks: Decks  # how many decks a shoe may have
    card_values: CardValues  # what each rank counts
    point_count: PointCount  # what is kept of a sum
    cutting_cards: CuttingCards  # the cards that are not dealt and mark a place
    cut: Cut  # how the shuffled cards are cut
    cutting_card_place: tuple[CuttingCardPlace, ...]
    burn: tuple[Burn, ...]
    burn_values: BurnValues  # what the exposed first card counts when it says how many more are burned
    burn_each_coup: BurnEachCoup | Silent  # whether a card is burned before every coup
    shoe_end: ShoeEndPolicy  # what follows once the cutting card is out
    cutting_card_first: Toggle  # what follows where the cutting card is the first to come out for a coup
    extra_round_repeats: Toggle | Silent  # whether a last round that ties has another after it, again and again
    deal_order: DealOrder  # to which hands the first four cards go, in turn
    deck_requirement: tuple[DeckRequirement, ...] = ()


# --- tableau.toml --------------------------------------------------------------------------------


class Naturals(Provision, frozen=True):
    counts: tuple[int, ...]  # those that are naturals
    clauses: Clauses
    player_clauses: Clauses = ()  # those of them that speak of Player's natural alone
    banker_clauses: Clauses = ()  # those of them that speak of Banker's natural alone


class PlayerTable(Provision, frozen=True):
    draws: tuple[int, ...]  # the counts on which it draws
    stands: tuple[int, ...]  # the counts on which it stands
    clauses: Clauses
    draw_clauses: Clauses = ()
    stand_clauses: Clauses = ()


class FifthCardRow(Provision, frozen=True):
    """A row in the shape "draws when the fifth card is ..., stands when it is ..."; "none" is no fifth card."""

    counts: tuple[int, ...]  # of the Banker hand
    draws: tuple[int | str, ...]  # it draws when the fifth card counts this
    stands: tuple[int | str, ...]  # it stands when the fifth card counts this
    clauses: Clauses


class BankerTable(Provision, frozen=True):
    """Either a grid (a row a count: no card, then 0 to 9; D draws, S stands) or fifth-card rows."""

    clauses: Clauses
    grid: dict[str, str] = {}  # by Banker's count: eleven letters, no card, then 0 to 9
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
    naturals: Naturals  # counts on two cards that end the drawing
    player: PlayerTable  # what the Player hand does by its own count
    banker: BankerTable
    one_more_card: Rule  # a hand takes no more than one further card
    merit: Merit


# --- variations.toml and options.toml ------------------------------------------------------------


class Variation(Provision, frozen=True):
    id: str
    name: Prose
    about: Prose
    clauses: Clauses
    tournament_only: bool = False  # it is played in tournaments alone


class Variations(Provision, frozen=True):
    variation: tuple[Variation, ...]  # a game with its own way of paying


class Option(Provision, frozen=True):
    """A choice the book leaves to the operator; without a default it must be made before it matters."""

    key: str  # the name by which other files know it
    about: Prose
    values: tuple[Prose, ...]  # ids, and what whoever chooses is shown
    comes: Chapter  # the chapter that it takes effect with; empty: now
    clauses: Clauses = ()  # none where it is a control of the house, which no clause asks for
    default: str | None = None
    reading: str | None = None
    least: Share | None = None  # where any percentage from this one to `most` may be chosen, besides the values
    most: Share | None = None  # the other end of that range

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
    odds: dict[str, Odds]  # what is paid for each value of the option
    own_option: str | None = None  # an option of this wager's own, before the other where it is chosen

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
    event: Prose  # what happened, as people are told
    result: Literal["wins", "loses", "standoff"]  # what becomes of the wager
    clauses: Clauses
    when: Condition | None = None  # the condition under which the row holds, in the words of the coup
    otherwise: bool = False  # it answers whatever the other rows leave
    pays: Odds | None = None  # what is paid on top of the stake
    pays_by: PaysBy | None = None
    commission: Share | None = None  # the part of what this row pays that the house keeps


class Also(Provision, frozen=True):
    """Further variations a wager is offered in when an option says so."""

    option: str
    value: str  # which value of the option says so
    variations: tuple[str, ...]


class WagerEntry(Provision, frozen=True):
    """One wager; several entries may share an id where variations or options settle it differently."""

    id: str
    name: Prose
    about: Prose
    variations: tuple[str, ...]
    row: tuple[Row, ...]
    clauses: Clauses
    also: Also | None = None  # further variations where an option says so
    needs: dict[str, str] = {}  # it is offered only where these options have these values
    settled: SettledWhen = SettledWhen.END_OF_COUP  # when it is settled
    window: Condition | None = None  # until when it may be placed: while the first four cards are so
    capped_by_main: bool = False  # its stake may not exceed that of the main wager, as settlement.toml says
    backs: Side | None = None  # of a main wager: the hand it is on
    warning: Prose | None = None  # a sentence for people about to offer it


class PartEntry(Provision, frozen=True):
    share: Share  # how much of the stake
    wager: str | None = None  # on which wager
    wager_by: str | None = None  # or the option that says on which
    wagers: dict[str, str] = {}  # by the values of that option


class CombinedEntry(Provision, frozen=True):
    id: str
    name: Prose
    about: Prose
    variations: tuple[str, ...]
    part: tuple[PartEntry, ...]  # each part settled as the wager it goes on
    clauses: Clauses


class Wagers(Provision, frozen=True):
    wager: tuple[WagerEntry, ...]
    combined: tuple[CombinedEntry, ...] | Silent  # one stake that is split into parts


# --- streaks.toml --------------------------------------------------------------------------------


class StreakPolicy(Provision, frozen=True):
    """What holds for all wagers of one kind over several coups."""

    clauses: Clauses
    variations: tuple[str, ...]
    broken_by_tie: Rule  # a tie ends the streak
    dummy_coup: Rule  # what a coup without wagers does to a streak
    void_coup: Rule  # what a void coup does to a streak
    shoe_end: Toggle  # what becomes of it at the shoe's end
    early_shuffle: Toggle  # what becomes of it where the shoe ends early
    also: Also | None = None  # further variations where an option says so
    missing_main: Toggle | None = None  # what becomes of it where the main wager that it needs is not there
    placed_too_soon: Rule | None = None  # a late one that is placed before it may be
    before_first_card: Rule | None = None  # none is placed once a card is out, whatever changes are permitted then
    early_after_longest: Rule | None = None  # Early is open again once a tail is as long as any, with Late wagers left


class LengthRow(Provision, frozen=True):
    length: int  # how many coups in a row
    pays: Odds  # what is paid on top of the stake
    clauses: Clauses


class RunEntry(Provision, frozen=True):
    id: str
    name: Prose
    of: Literal["player", "banker", "tie", "combination"]  # whose wins
    row: tuple[LengthRow, ...]
    clauses: Clauses


class TailEntry(Provision, frozen=True):
    id: str
    name: Prose
    side: Winner  # on whose run
    late: bool  # it may be placed while a run lasts already
    row: tuple[LengthRow, ...]
    clauses: Clauses


class Streaks(Provision, frozen=True):
    runs: StreakPolicy | Silent
    dragon_tails: StreakPolicy | Silent
    run: tuple[RunEntry, ...] = ()  # wagers on so many wins in a row
    dragon_tail: tuple[TailEntry, ...] = ()  # wagers on how long a run grows, paid by its length


# --- settlement.toml -----------------------------------------------------------------------------


class RoundingRule(Provision, frozen=True):
    """How a payment that chips cannot make is rounded; a silent book leaves it to an option and a reading."""

    clauses: Clauses
    direction: Rounding | None = None  # to which amount that chips can pay
    option: str | None = None
    reading: str | None = None
    about_payment: bool = True  # else its clauses say which wagers are taken, and none how one is paid


class CommissionRule(Provision, frozen=True):
    """How commission on a winning wager is taken; the rates stand on the wagers' rows."""

    taken: Literal["at-payout", "netted"]  # when the house takes it
    clauses: Clauses


class Deferral(Provision, frozen=True):
    """Commission that waits, with someone's approval beforehand (approval `defer-commission`), until the shoe's end."""

    clauses: Clauses
    settled_clauses: Clauses  # at the end of each shoe, before the next
    on_request_clauses: Clauses
    on_stopping_clauses: Clauses
    on_order_clauses: Clauses
    marker_clauses: Clauses
    seated_only: bool  # only for whoever has a seat
    rounding_option: str  # the option that says how what is owed is rounded
    half_option: str | None = None  # whether the half withheld on a six may wait like other commission
    half: Share | None = None  # what is withheld so


class TokenRule(Provision, frozen=True):
    accepted: bool  # they are taken as stakes
    clauses: Clauses
    kept: bool = True  # the house keeps them when they win too
    kept_option: str | None = None  # or this option says whether it does


class SurchargeRule(Provision, frozen=True):
    """Additional commission on an arranged wager above the table differential."""

    rate: Share  # how much more of what is paid
    variations: tuple[str, ...]
    clauses: Clauses
    wagers: dict[str, Rule]  # on which wagers, each by its clauses


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
    # promotional tokens as stakes; silent, none are taken
    tokens: Annotated[TokenRule, Unsaid(TokenRule(accepted=False, clauses=()))]
    standoff: Rule  # what a standoff is
    void: Rule  # what a void coup or wager is
    order: Rule | Silent  # in which order wagers are settled
    differential_surcharge: SurchargeRule | Silent
    main_cap: MainCapRule | Silent  # side wagers that may not exceed the main wager
    write_off: WriteOff | None = None


# --- layouts.toml and readings.toml --------------------------------------------------------------


class Layout(Provision, frozen=True):
    """A table layout and the wagers it has areas for; `choices` are groups of which the operator labels areas."""

    id: str
    name: Prose
    wagers: tuple[str, ...]
    clauses: Clauses
    places: int | None = None  # how many places it has
    other_places: tuple[int, ...] = ()  # how many else it may have
    languages: tuple[str, ...] = ("en",)  # in which languages it is printed
    choices: tuple[tuple[str, ...], ...] = ()  # groups of areas of which the operator labels some
    side_wagers_stated: bool = True  # it says which side wagers have areas
    places_clauses: Clauses = ()  # the note that lets the number of places vary
    most_wagers: int | None = None  # on any one area
    most_wagers_clauses: Clauses = ()
    twin_boxes: tuple[str, ...] = ()  # wagers with one common box on both sides, which count as one
    only: tuple[Only, ...] = ()


class NeededArea(Provision, frozen=True):
    """Wagers that are offered only where one of these layouts provides their areas."""

    wagers: tuple[str, ...]
    on: tuple[str, ...]  # the layouts that have their areas
    clauses: Clauses


class Layouts(Provision, frozen=True):
    layout: tuple[Layout, ...] | Silent
    needed_area: tuple[NeededArea, ...] = ()


class ReadingEntry(Provision, frozen=True):
    """Where the text is unclear: what we read, why, and what else it could mean."""

    id: str
    impact: Literal["money", "procedure", "wording"]  # what depends on it
    clauses: Clauses
    question: Prose  # what the text leaves unclear
    taken: Prose  # how we read it
    because: Prose  # why
    alternatives: tuple[Prose, ...]  # what else it could mean
    effect: Prose  # what it comes to at a table
    option: str | None = None
    verify: Prose | None = None  # what would have to be asked, and of whom


class Readings(Provision, frozen=True):
    reading: tuple[ReadingEntry, ...]
