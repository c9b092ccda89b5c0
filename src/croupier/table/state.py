"""What is so at one gaming table: the fold of its events, and nothing else.

Small frozen records, nested by chapter; bounded, so that the thousandth coup costs what the first did. It holds no
undealt card: a card is here once it has left the shoe. Start at `Table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from croupier.cards import CARDS_IN_A_DECK, Card, TwoHands
from croupier.clauses import Clauses
from croupier.coup import Settled, Side, Winner
from croupier.duties import Duties
from croupier.ledger import Ledger
from croupier.money import Cents, in_whole_numbers, whole_cents
from croupier.table.actor import NO_RANK as NO_RANK
from croupier.table.actor import NOBODY as NOBODY
from croupier.table.actor import PATRON as PATRON
from croupier.table.actor import Actor as Actor
from croupier.table.asked_again import asked_again
from croupier.table.contest.state import Contest
from croupier.table.limit import Limit as Limit
from croupier.table.lying import Down as Down
from croupier.table.lying import StreakDown as StreakDown
from croupier.table.lying import Tails as Tails
from croupier.table.results.state import KeptResult as KeptResult
from croupier.table.results.state import ResultsOnly

Instant: TypeAlias = int
"""Milliseconds since 1970 in universal time, read from a clock at the edge."""
Face: TypeAlias = Literal["up", "down"]
Piles: TypeAlias = tuple[tuple[Cents, int], ...]  # what a chip is worth, and how many there are of it
Ratio: TypeAlias = tuple[int, int]  # an exact number of cents: numerator and denominator

LATEST: Instant = 253_402_300_799_999  # the end of the year 9999: a later time would stop the table's clock for good


# --- how a table is set up -----------------------------------------------------------------------


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What was fixed when the table opened. Amounts that the sign does not have are nothing."""

    variation: str
    decks: int
    options: tuple[tuple[str, str], ...] = ()
    chips: tuple[Cents, ...]
    layout: str
    further_areas: tuple[str, ...] = ()  # diagrams laid beside it, such as the one for Runs
    side_wagers: tuple[str, ...] = ()
    places: int
    closed_places: tuple[int, ...] = ()
    venue: str = ""
    cash: bool = True  # with a drop box; else cashless
    shoe: Literal["dealing-shoe", "scanning-shoe", "virtual-shoe", "continuous-shuffler"] = "dealing-shoe"
    limits: Limit
    wager_limits: tuple[tuple[str, Limit], ...] = ()  # where a wager has its own
    approved_minimum: Cents = 0  # the regulator's, below which no wager is valid
    area_maximum: Cents | None = None
    area_capacity: int | None = None  # wagers that fit on one area, where the felt limits it
    differential: Cents | None = None
    unit: Cents | None = None
    tournament: bool = False
    gaming_ends: Instant | None = None
    method: str = ""  # how the game is dealt; the book's first method if not said
    face: Face | None = None
    player_maximum: Cents | UnsetType = UNSET  # of all that one player has on a bet
    results_only: bool | UnsetType = UNSET  # results are recorded for the scoreboard, without cards and wagers

    def __post_init__(self) -> None:
        in_whole_numbers(self)
        for chip in self.chips:
            whole_cents(chip, "Setup.chips")

    @property
    def most_by_a_player(self) -> Cents | None:
        return None if isinstance(self.player_maximum, UnsetType) else self.player_maximum


# --- people --------------------------------------------------------------------------------------


class Patron(msgspec.Struct, frozen=True):
    """A person at the table who is not staff."""

    id: str
    arrived: int  # the first to arrive has the lowest number
    seat: int | None = None
    minimum: Cents | None = None  # personal limits
    maximum: Cents | None = None
    kept_minimum: Cents | None = None  # from before it was raised
    above_differential: Cents | None = None  # what was arranged beforehand
    owes: Ratio = (0, 1)  # deferred commission, exactly
    carried_through: int | UnsetType = UNSET  # the shoe at whose end it is asked for again, where it was carried over
    written_off: Ratio | UnsetType = UNSET  # deferred commission that the house let go

    @property
    def has_own_limits(self) -> bool:
        """Something about this patron's limits differs from the sign."""
        return not (self.minimum is self.maximum is self.kept_minimum is self.above_differential is None)


class FloatCount(msgspec.Struct, frozen=True):
    """The float as it was counted last, chip by chip."""

    at: Instant
    piles: Piles


class Debt(msgspec.Struct, frozen=True):
    """What someone owes the house until it is collected or written off; the ledger has the same amount."""

    patron: str
    amount: Cents  # what is left of it
    of: Literal["payment", "commission"]  # a payment that was undone, or commission of someone who has gone
    coup: int  # the one whose payment was undone, or the one at hand
    under: Clauses  # by which it is owed
    waits: bool = False  # commission carried over: no shoe waits for it


class Granted(msgspec.Struct, frozen=True):
    """An approval that still holds."""

    act: str
    patron: str
    lasts: Literal["once", "coup", "shoe", "stay"]
    by: str


class NoticeUp(msgspec.Struct, frozen=True):
    """A notice on display: of what, since when, and what it says."""

    about: str
    since: Instant
    coups: int  # coups complete when it was put up: all of them, and those open to wagers
    betting_coups: int
    takes_effect: Instant | None = None
    says: str = ""
    minimum: Cents | None = None
    variation: str = ""
    wager: str | UnsetType = UNSET  # the bet whose minimum rises, where it names one

    @property
    def bet(self) -> str:
        return "" if isinstance(self.wager, UnsetType) else self.wager


class LimitsToCome(msgspec.Struct, frozen=True):
    """Limits that were altered during a coup, and hold from the next one."""

    limits: Limit
    wager_limits: tuple[tuple[str, Limit], ...]
    differential: Cents | None
    kept: Cents | None
    under: Clauses


# --- the shoe ------------------------------------------------------------------------------------


class Stage(StrEnum):
    """How far a shoe is prepared, or played."""

    NO_CARDS = "no-cards"
    UNSHUFFLED = "unshuffled"  # cards are there, to be shuffled
    UNCUT = "uncut"  # shuffled or pre-shuffled, to be cut
    CUT = "cut"  # cut; the cutting card is to be placed
    LOADED = "loaded"  # in the shoe, to be burned
    IN_PLAY = "in-play"
    ENDED = "ended"  # after its last coup, or ended early


class CuttingCard(StrEnum):
    """Where the cutting card is."""

    IN = "in"
    OUT_DURING = "out-during"  # it came out during a coup that is not complete yet
    OUT_BEFORE = "out-before"  # it came out before the first card of a coup that is not complete yet
    OUT = "out"  # the coup in which it came out is complete


class Dealt(msgspec.Struct, frozen=True):
    """A card of a hand; face down it may be unknown to everyone."""

    card: Card | None
    exposed: bool


class Shoe(msgspec.Struct, frozen=True):
    """The shoe as it stands: how far it is prepared, what left it and what was seen of that."""

    number: int = 0  # at this table, from its first day on
    stage: Stage = Stage.NO_CARDS
    cards: int = 0  # in all its decks
    out: int = 0  # cards that left the shoe
    seen: bytes = bytes(CARDS_IN_A_DECK)  # how often each kind of card was seen, in the order of PACK
    pre_shuffled: Literal["", "casino", "manufacturer"] = ""
    back: str = ""
    checked: bool = False
    check_ordered: bool = False
    check_under: Clauses = ()  # by which it was
    first_check: Actor | None = None  # of the two who check replacement cards
    replaced: int = 0  # cards exchanged where they lay, and not checked yet
    dropped: bool = False
    cutter: str = NOBODY  # whom staff or the patron whose turn it is named
    staff_cut: bool = False  # staff chose to cut
    patrons_cut: bool = False  # staff left the cut to the patrons
    declined: tuple[str, ...] = ()
    cut_at: int = 0
    cutting_card_at: int = 0  # from the back
    burn_form: str = ""
    burn_card: Card | None = None
    burned: int = 0
    burned_face_down: int = 0
    cutting_card: CuttingCard = CuttingCard.IN
    last_called: bool = False  # the coup now open, or being dealt, is the last
    coups: int = 0  # complete
    handled: bool = False  # by patrons
    cut_by_patron: bool = False
    unfit: bool = False  # no cards are there: the last ones were found unfit
    ended_early: bool = False  # and not with its last coup
    ended_by: Clauses | UnsetType = UNSET  # what ended it, where that was not its last coup
    commitment: str = ""  # of a virtual shoe whose order is fixed
    contributions: tuple[tuple[str, str], ...] = ()  # patrons and their words, in the order they came
    ends_after: str = ""  # why it ends when the coup now dealt is complete
    condemned: str = ""  # why its cards may not be used again
    put_back: tuple[Dealt, ...] = ()  # its first cards, where they were out once and come again in this order
    put_back_under: Clauses = ()
    waits_until: Instant | UnsetType = UNSET  # for patrons who may cut a virtual shoe, or add to its order
    pages: tuple[str, ...] | UnsetType = UNSET  # patrons whose page added to it
    seeded: bool | UnsetType = UNSET  # its order comes from a seed, and not from chance

    @property
    def left(self) -> int:
        return self.cards - self.out


# --- wagers --------------------------------------------------------------------------------------


class Payment(msgspec.Struct, frozen=True):
    """What became of one wager: as settled, and what of it went back unsettled."""

    number: int
    patron: str
    settled: Settled
    excess: Cents = 0


# --- the coup ------------------------------------------------------------------------------------


class Holding(msgspec.Struct, frozen=True):
    """Who has a hand's cards, who refused them and who may open them."""

    keeper: str = NOBODY  # the patron who accepted them
    out: bool = False  # they are with the keeper now
    refused: tuple[str, ...] = ()
    opener: str = NOBODY  # whom the keeper lets open them
    dealer_opens: bool = False  # the keeper asked the dealer to
    handled: bool = False  # a patron has or had them


class Play(StrEnum):
    """How far a coup has come."""

    WAGERING = "wagering"
    DEALING = "dealing"
    ANNOUNCED = "announced"  # to be settled
    SETTLED = "settled"  # cards to be cleared


class Unsettled(msgspec.Struct, frozen=True):
    """What the settlement of a coup changed, as it was before: a void coup puts it back."""

    wagers: dict[int, Down]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]


class Coup(msgspec.Struct, frozen=True):
    """The coup that is being played, from wagering until its cards are cleared."""

    number: int = 1
    play: Play = Play.WAGERING
    bets_called: bool = False
    bets_closed: bool = False
    dummy: str = ""  # the grounds on which it is a dummy coup
    wagers: dict[int, Down] = {}
    player: tuple[Dealt, ...] = ()
    banker: tuple[Dealt, ...] = ()
    player_held: Holding = Holding()
    banker_held: Holding = Holding()
    opens_both: str = NOBODY
    burned_before: bool = False
    settled_early: tuple[Payment, ...] = ()  # wagers settled before the coup was complete
    winner: Winner | None = None
    bettors: tuple[str, ...] = ()  # whoever wagered on it, be the wager still there or not
    changes: Clauses = ()  # by which wagers may be changed while its first cards are unexposed
    paid: tuple[Payment, ...] = ()  # as settled, until the cards are cleared
    before: Unsettled | None = None  # and what the settlement changed
    void: bool = False
    kept: Clauses = ()  # by which the wagers that are left lie as they are, since patrons were asked about them
    early: tuple[Down, ...] | UnsetType = UNSET  # those settled early as they lay, where the coup may be reopened

    def hand(self, side: Side) -> tuple[Dealt, ...]:
        return self.player if side is Side.PLAYER else self.banker

    def held(self, side: Side) -> Holding:
        return self.player_held if side is Side.PLAYER else self.banker_held

    @property
    def drawn(self) -> int:
        return len(self.player) + len(self.banker)

    @property
    def first_four_out(self) -> bool:
        return self.drawn >= 4

    def is_open(self, side: Side) -> bool:
        """Every card of a hand lies face up."""
        return not [dealt for dealt in self.hand(side) if not dealt.exposed]

    @property
    def all_exposed(self) -> bool:
        return not [dealt for dealt in (*self.player, *self.banker) if not dealt.exposed]

    @property
    def any_exposed(self) -> bool:
        return bool([dealt for dealt in (*self.player, *self.banker) if dealt.exposed])

    @property
    def handled(self) -> bool:
        """A patron has or had cards of this coup in hand."""
        return self.player_held.handled or self.banker_held.handled

    def hands(self) -> TwoHands:
        """The two hands as far as they are known; only exposed hands are judged by it."""
        return TwoHands(
            tuple(dealt.card for dealt in self.player if dealt.card),
            tuple(dealt.card for dealt in self.banker if dealt.card),
        )


class ShoeHolder(msgspec.Struct, frozen=True):
    """The patron to whom the dealing shoe was passed, the hand they play and who deals for them."""

    patron: str
    acts_as: Side
    dealer: str = NOBODY


# --- when something goes wrong -------------------------------------------------------------------


class Matter(msgspec.Struct, frozen=True):
    """An irregularity that was reported and waits for its remedy."""

    number: int
    slip: str
    row: int  # which of the book's rows fits it
    by: str  # who reported it
    coup: int
    cards: tuple[Dealt, ...] = ()  # that left the shoe out of turn
    patron: str = NOBODY  # whom it concerns, if anyone
    wager: int = 0
    says: str = ""
    burned: bool = False  # a card was burned before these
    cutting_card: bool = False  # it came out before the first of these cards
    order: tuple[Card, ...] | UnsetType = UNSET  # in which the coup's own cards left the shoe, where it was another
    shoe: int | UnsetType = UNSET  # from which the coup was dealt, where that was an earlier one


class Offer(msgspec.Struct, frozen=True):
    """What every patron may do with each of these wagers before the coup goes on."""

    matter: int
    choices: tuple[str, ...]
    wagers: tuple[int, ...]  # whose patrons have not answered yet
    under: Clauses
    emptied: Clauses | UnsetType = UNSET  # by which a dummy coup follows where none is left


class Past(msgspec.Struct, frozen=True):
    """A complete coup, kept where the book may void it yet."""

    coup: int
    payments: tuple[Payment, ...]
    before: Unsettled | None = None  # of the latest alone
    was: Coup | UnsetType = UNSET  # the latest as it lay, where it may still be rebuilt
    shoe_then: Shoe | UnsetType = UNSET  # and its shoe then
    shoe: int | UnsetType = UNSET  # where coups are kept from shoe to shoe; else it is of this one
    over: tuple[int, ...] | UnsetType = UNSET  # wagers over several coups that heard its result and ran on
    at_end: tuple[Payment, ...] | UnsetType = UNSET  # what the end of its shoe did to such wagers, if it was the latest


# --- people and payments -------------------------------------------------------------------------


class RecordedBreach(msgspec.Struct, frozen=True):
    """Something the book forbids that someone did: a patron, or whoever else in words."""

    number: int  # counted with irregularities, as every matter is
    kind: str
    patron: str
    who: str
    by: str  # who recorded it
    coup: int


class Exclusion(msgspec.Struct, frozen=True):
    """A person who takes no further part in the game, by which power and breach."""

    patron: str
    power: str
    breach: int
    by: str
    under: Clauses


class SatOut(msgspec.Struct, frozen=True):
    """Consecutive coups in which a seated patron did not wager while every seat was taken."""

    coups: int = 0  # open to wagers
    dummies: int = 0


class Dispute(msgspec.Struct, frozen=True):
    """A dispute that is not decided, or whose decision may still be reviewed."""

    number: int
    patron: str
    about: str
    coup: int = 0
    wager: int = 0
    decided_by: str = NOBODY


class PaymentError(msgspec.Struct, frozen=True):
    """A wager that was paid wrong, and how far it was put right."""

    number: int
    patron: str
    coup: int
    wager: int
    due: Cents
    paid: Cents
    since: Instant
    until: Instant | None = None  # by when it is to be put right
    enquired: bool = False
    intentional: bool = False
    identified: str = ""
    tried: bool = False  # to put it right
    rectified: Cents = 0
    reported: bool = False
    informed: bool | UnsetType = UNSET  # the regulator, in the notice at the end of the month
    closed: bool | UnsetType = UNSET  # nothing more is asked; what is open can still be put right

    @property
    def value(self) -> Cents:
        return abs(self.paid - self.due)

    @property
    def overpaid(self) -> bool:
        return self.paid > self.due

    @property
    def open(self) -> Cents:
        """What is not put right yet."""
        return self.value - self.rectified


# --- the table -----------------------------------------------------------------------------------


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One gaming table: the fold of its events, from `Table(id=...)` on. `apply` alone makes the next."""

    id: str
    version: int = 0  # how many events it is the fold of
    clock: Instant = 0
    recent: tuple[str, ...] = ()  # ids of the latest commands
    setup: Setup | None = None  # nothing while it is closed
    edition: str = ""
    approved: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    notices: tuple[NoticeUp, ...] = ()
    limits_to_come: LimitsToCome | None = None
    notified: tuple[str, ...] = ()  # what surveillance was told of
    restricted: tuple[str, ...] = ()  # side wagers kept for those with a main wager
    approvals: tuple[Granted, ...] = ()
    patrons: dict[str, Patron] = {}
    arrivals: int = 0
    advised: tuple[str, ...] = ()  # patrons told once of the minimum
    ledger: Ledger = Ledger()
    shoe: Shoe = Shoe()
    shoes_before: int = 0  # the last shoe's number when the table opened
    unrevealed: str = ""  # the commitment that is not revealed yet: of the shoe in use, or of the last one
    back: str = ""  # the backs of the cards used before
    check_due: Clauses = ()  # by which cards that have left the table are still to be checked
    cards_to_check: bool = False  # gaming ended and they were not checked yet
    method: str = ""
    face: Face = "up"
    holder: ShoeHolder | None = None
    shoe_declined: tuple[str, ...] = ()  # patrons who declined the dealing shoe
    coup: Coup = Coup()
    coups: int = 0  # complete since opening
    betting_coups: int = 0
    wagers: int = 0  # wagers placed so far: the next one's number
    streaks: tuple[StreakDown, ...] = ()
    tails: Tails = Tails()
    late_open: tuple[str, ...] = ()  # sides whose Late Dragon Tail may be placed on the coup now open
    matters: int = 0  # irregularities, breaches, disputes and wrong payments so far, counted together
    matter: Matter | None = None  # the one that waits for its remedy
    loose: tuple[Dealt, ...] = ()  # cards that left the shoe out of turn and belong to no hand yet
    carried: tuple[Dealt, ...] = ()  # cards that left the shoe already and begin the next coup
    carried_under: Clauses = ()  # and the clauses by which they do
    carried_each: tuple[Clauses, ...] | UnsetType = UNSET  # or those of each: the last are of the cards still there
    next_dummy: str = ""  # the grounds on which the next coup will be a dummy coup
    offer: Offer | None = None
    keeps_coups: bool = False
    keeps_last: int | UnsetType = UNSET  # so many, from shoe to shoe
    past: tuple[Past, ...] = ()  # of this shoe or the last so many, where coups are kept; else the latest alone
    duties: Duties = Duties()  # what is owed to others
    breaches: dict[int, RecordedBreach] = {}  # of the day
    excluded: dict[str, Exclusion] = {}
    sat_out: dict[str, SatOut] = {}
    disputes: dict[int, Dispute] = {}
    payment_errors: dict[int, PaymentError] = {}
    debts: tuple[Debt, ...] | UnsetType = UNSET  # the oldest first
    seeded: bool | UnsetType = UNSET  # a shoe of this table came from a seed, now or before
    machine_deals: bool | UnsetType = UNSET  # its virtual shoe, and nobody else; since it was opened by such rules
    counted: FloatCount | UnsetType = UNSET  # the float, where it was
    contest: Contest | UnsetType = UNSET  # the session of a tournament that it is kept for
    results_only: ResultsOnly | UnsetType = UNSET  # where it keeps results without cards

    @property
    def debts_kept(self) -> tuple[Debt, ...]:
        return () if isinstance(self.debts, UnsetType) else self.debts

    @property
    def contest_now(self) -> Contest | None:
        return self.contest or None  # asked at every turn: what is not set is as good as nothing

    @property
    def results_kept(self) -> ResultsOnly | None:
        """The results of the shoe, where they are recorded without cards; nothing where the table is dealt."""
        return None if isinstance(self.results_only, UnsetType) else self.results_only

    @property
    def is_open(self) -> bool:
        return self.setup is not None

    @property
    def carried_by(self) -> tuple[Clauses, ...]:
        """For each card kept from before, the clauses by which it begins the coup."""
        if isinstance(self.carried_each, UnsetType):
            return (self.carried_under,) * len(self.carried)
        return self.carried_each[len(self.carried_each) - len(self.carried) :]

    @property
    def past_of_shoe(self) -> tuple[Past, ...]:
        """Those that were dealt from the shoe now on the table."""
        return tuple(one for one in self.past if one.shoe in (UNSET, self.shoe.number))

    @property
    def shoes(self) -> int:
        """How many shoes there were since it opened, this one included."""
        return self.shoe.number - self.shoes_before

    @property
    def to_reveal(self) -> bool:
        """A commitment is due to be opened: its cards are dealt no more."""
        in_use = self.is_open and self.shoe.commitment and self.shoe.stage is not Stage.ENDED
        return bool(self.unrevealed) and not in_use

    @property
    def is_full(self) -> bool:
        """Every seat that is not closed is taken."""
        setup = self.setup
        return setup is not None and len(self.seated()) == setup.places - len(setup.closed_places)

    def seated(self) -> Mapping[int, str]:
        """Who sits where."""
        return _seats(self.patrons, None)


@asked_again
def _seats(patrons: dict[str, Patron], _: None) -> Mapping[int, str]:
    """Of the people alone: they are the same over many coups."""
    return {patron.seat: patron.id for patron in patrons.values() if patron.seat is not None}
