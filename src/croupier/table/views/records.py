"""What a screen is told of a table: one part that everyone may see, and one part for whoever is looking.

Small frozen records without any rule in them. A field that has nothing to say is left out when a record is encoded, and
a card that lies face down is nothing, whoever looks. Start at `View`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Literal, TypeAlias

import msgspec

from croupier.clauses import Clauses, Reason, RefusalFacts
from croupier.coup import Resolution, Winner
from croupier.duties import DutyFacts
from croupier.money import Cents
from croupier.rulebooks.duties import Channel, DueWhen
from croupier.table.state import (
    NOBODY,
    Debt,
    Dispute,
    Face,
    Granted,
    Instant,
    Limit,
    PaymentError,
    Play,
    Ratio,
    RecordedBreach,
    ShoeHolder,
    Stage,
    Tails,
)

FactsShown: TypeAlias = RefusalFacts


class ViewRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record of a view."""


class Phase(StrEnum):
    """Where a table stands, in one word."""

    CLOSED = "closed"
    NO_CARDS = "no-cards"  # the five stages of a shoe that is prepared
    UNSHUFFLED = "unshuffled"
    UNCUT = "uncut"
    CUT = "cut"
    LOADED = "loaded"
    WAGERING = "wagering"
    NO_MORE_BETS = "no-more-bets"  # called, and no card of the coup is out
    DEALING = "dealing"
    ANNOUNCED = "announced"
    SETTLED = "settled"
    SHOE_ENDED = "shoe-ended"
    RESULTS = "results"  # which are recorded without cards


class LooksAs(StrEnum):
    """As whom someone looks."""

    PATRON = "patron"
    DEALER = "dealer"
    SUPERVISOR = "supervisor"  # every rank that the book lets supervise
    OUTSIDE = "outside"  # inspectors and others the book knows outside its ladder
    DISPLAY = "display"  # the public display, and everyone unknown


# --- what everyone may see -----------------------------------------------------------------------


class GameShown(ViewRecord, frozen=True):
    """What is played: the book, its edition, and what the table chose. Only options that are not the usual ones."""

    book: str
    edition: str
    variation: str
    decks: int
    layout: str
    places: int
    offered: tuple[str, ...]
    method: str
    face: Face
    options: dict[str, str] = {}
    areas: tuple[str, ...] = ()  # diagrams laid beside the layout
    rules_copy: Clauses = ()  # by which whoever asks gets a copy of the rules


class LimitSign(ViewRecord, frozen=True):
    """The figures of the table limit sign."""

    limits: Limit
    wagers: tuple[tuple[str, Limit], ...] = ()
    differential: Cents | None = None
    unit: Cents | None = None
    area_maximum: Cents | None = None
    player_maximum: Cents | None = None


class SignBoard(ViewRecord, frozen=True):
    """What stands beside the layout: signs, notices, side wagers kept for those with a main wager."""

    limits: LimitSign
    signs: tuple[str, ...] = ()
    notices: tuple[NoticeShown, ...] = ()
    restricted: tuple[str, ...] = ()


class NoticeShown(ViewRecord, frozen=True):
    """A notice, and when what it tells of may be done at the earliest: at a time, or after so many coups more."""

    about: str
    since: Instant
    takes_effect: Instant | None = None
    says: str = ""
    minimum: Cents | None = None  # the one to come
    variation: str = ""
    wager: str = ""  # the bet whose minimum rises, where it names one
    ready: Instant | None = None
    coups: int | None = None


class ShoeMeter(ViewRecord, frozen=True):
    """How far the shoe is, as anyone at the table sees it; how many cards are left is for staff (`Tray`)."""

    number: int
    stage: Stage
    coups: int = 0  # complete
    cutting_card_out: bool = False
    last_coup: bool = False  # the coup now open, or being dealt, is the last
    burn_card: str | None = None  # while it is shown
    holder: ShoeHolder | None = None  # the patron to whom the dealing shoe was passed
    commitment: str = ""  # of a virtual shoe
    contributions: tuple[tuple[str, str], ...] = ()  # patrons and their words
    pages: tuple[str, ...] = ()  # of the patrons whose page added chance of its own
    cut_between: tuple[int, int] | None = None  # while it is to be cut: after how many cards at least, and at most
    waits_until: Instant | None = None  # for patrons who may cut a virtual shoe, or add to its order
    cut_at: int = 0  # after how many cards it was cut
    seeded: bool = False  # its order comes from a seed: anyone who has the seed knows the cards


class HandShown(ViewRecord, frozen=True):
    """The cards of a hand, nothing for one that lies face down; its count once all of them lie open."""

    cards: tuple[str | None, ...] = ()
    count: int | None = None
    keeper: str = NOBODY  # the patron who accepted it
    out: bool = False  # it is with the keeper now


class CoupShown(ViewRecord, frozen=True):
    number: int
    play: Play
    dummy: str = ""  # the grounds on which it is a dummy coup
    bets_called: bool = False
    bets_closed: bool = False
    open_to_wagers: bool = False
    player: HandShown = HandShown()
    banker: HandShown = HandShown()
    winner: Winner | None = None
    void: bool = False  # its wagers went back


class PersonalSign(ViewRecord, frozen=True):
    """Limits agreed for one patron where the book shows them by a sign."""

    minimum: Cents | None = None
    maximum: Cents | None = None


class Seat(ViewRecord, frozen=True):
    """A place with someone or something at it, and its markers. Whoever stands is at place 0."""

    place: int
    patron: str = NOBODY
    closed: bool = False  # the box-closed marker
    owes: Cents = 0  # commission owed, on the marker of a book that lets it wait
    personal_limit: bool = False
    personal_sign: PersonalSign | None = None
    kept_minimum: Cents | None = None
    keeps: tuple[str, ...] = ()  # the Player and the Banker marker


class Turn(ViewRecord, frozen=True):
    """Whose turn it is: a patron's id; for the cut also `staff` or `any-patron`. Nothing where it is the dealer's."""

    cut: str = NOBODY
    player: str = NOBODY  # to take the Player hand, or to open it
    banker: str = NOBODY
    shoe: str = NOBODY


class DragonTails(ViewRecord, frozen=True):
    """The Dragon Tail indicators, and the sides whose Late areas are open."""

    indicators: Tails
    late_open: tuple[str, ...] = ()


class MatterShown(ViewRecord, frozen=True):
    """An irregularity that was reported and waits for its remedy: while it does, the coup stands still."""

    number: int
    slip: str
    coup: int
    clauses: Clauses = ()
    cards: tuple[str | None, ...] = ()  # that left the shoe out of turn; nothing for one that nobody has seen
    patron: str = NOBODY  # whom it concerns
    shoe: int = 0  # from which the coup was dealt, where that was an earlier one


class OfferShown(ViewRecord, frozen=True):
    """What every patron may do with each of these wagers before the coup goes on."""

    choices: tuple[str, ...]
    wagers: tuple[int, ...]  # whose patrons have not answered yet
    clauses: Clauses = ()


class EntrantShown(ViewRecord, frozen=True):
    """An entrant of a contest, and all their chips, in the rack and on the layout, as anyone can count them."""

    patron: str
    seat: int
    chips: Cents
    out: str = ""  # why the seat was vacated
    out_by: Clauses = ()
    secrets_left: int = 0  # in the session, or in this coup
    passes_left: int = 0


class ContestShown(ViewRecord, frozen=True):
    """A session of a tournament at this table. Who is asked, has wagered in secret or passed: by seat."""

    tournament: str
    session: str
    entrants: tuple[EntrantShown, ...] = ()
    coups: int = 0  # that counted
    of: int = 0  # coups, where the session is so many
    compulsory: Cents = 0  # what everyone wagers in every coup
    in_turn: bool = False
    practice: bool = False
    paused: str = ""
    ended: str = ""
    marker: int = 0  # the seat with the starting marker
    order: tuple[int, ...] = ()  # in which they wager in this coup, where they do so in turn
    asked: int = 0
    done: tuple[int, ...] = ()
    secret: tuple[int, ...] = ()  # whose secret wager is not revealed yet
    passed: tuple[int, ...] = ()
    has_secrets: bool = False  # the terms permit secret wagers
    has_passes: bool = False  # and pass cards
    kept_by: Clauses = ()  # by which the table is the tournament's alone
    turn_by: Clauses = ()
    paused_by: Clauses = ()


class Shared(ViewRecord, frozen=True):
    """The part that is the same for everyone, encoded once a version. A closed table has no more than a name."""

    table: str
    version: int
    phase: Phase
    unrevealed: str = ""  # the commitment of a virtual shoe that is not revealed yet
    owed: int = 0  # the shoe of that commitment, where none of its cards is dealt any more
    game: GameShown | None = None
    board: SignBoard | None = None
    shoe: ShoeMeter | None = None
    coup: CoupShown | None = None
    seats: tuple[Seat, ...] = ()
    turn: Turn = Turn()
    dragon_tails: DragonTails | None = None
    matter: MatterShown | None = None
    offer: OfferShown | None = None
    changes: bool = False  # wagers may be changed while no card is exposed
    carried: tuple[str | None, ...] = ()  # cards that begin the next coup; nothing for one that lies face down
    next_dummy: str = ""  # the grounds on which the next coup will be a dummy coup
    contest: ContestShown | None = None
    results_only: bool = False  # results are recorded without cards, and no wagers are taken


# --- what only some may see ----------------------------------------------------------------------


class WagerShown(ViewRecord, frozen=True):
    """A wager on the layout. `counts` is the part at stake where that is not all; `count` is a streak's so far."""

    number: int
    patron: str
    wager: str
    place: int
    stake: Cents
    counts: Cents | None = None
    because: Clauses = ()
    token: bool = False
    arranged: bool = False
    nominations: tuple[Winner, ...] = ()
    count: int | None = None


class Own(ViewRecord, frozen=True):
    """A patron's own: chips, tokens, wagers, debts, and limits where they are not those of the sign."""

    patron: str
    rack: Cents = 0
    tokens: Cents = 0
    owes: Cents = 0  # commission that waits
    debt: Cents = 0  # everything else
    wagers: tuple[WagerShown, ...] = ()
    limits: tuple[tuple[str, Limit], ...] = ()
    above_differential: Cents | None = None
    approved: tuple[str, ...] = ()
    to_answer: tuple[int, ...] = ()  # own wagers for which something may be chosen now
    excluded: Clauses = ()  # by which the patron takes no further part in the game
    secret: tuple[WagerShown, ...] = ()  # wagers that nobody else sees yet
    reserved: Cents = 0  # of the rack, for those
    my_turn: bool = False  # to wager in a contest


class TakeAndPay(ViewRecord, frozen=True):
    """One line of the take-and-pay list: what is taken, paid and given back, and by which row and clauses.

    The stacks that make one wager are one line, by the number of the first of them. The row is named by its id and
    figures: whoever shows it finds the words.
    """

    number: int
    patron: str
    place: int
    wager: str
    resolution: Resolution
    row: str
    clauses: Clauses
    figures: FactsShown = {}
    stake: Cents = 0
    takes: Cents = 0
    pays: Cents = 0
    back: Cents = 0
    commission: Cents = 0
    waits: Ratio = (0, 1)  # commission that is not taken now


class Warned(ViewRecord, frozen=True):
    """Something staff should look at: what, under which clauses, the figures, and the cut that would mend it."""

    about: Literal[
        "above-differential",
        "above-area-maximum",
        "counts-for-nothing",
        "no-main-wager",
        "float-below-zero",
        "signs-missing",
        "abstaining",
        "payment-error",
        "debt",
        "refund-kept",
    ]
    clauses: Clauses = ()
    facts: FactsShown = {}
    cut: tuple[tuple[int, Cents], ...] = ()  # each wager's number with what it would be cut to


class Tray(ViewRecord, frozen=True):
    """The shoe as staff see it."""

    out: int
    left: int


class Totals(ViewRecord, frozen=True):
    """What the ledger says of the table: for supervisors and inspectors."""

    in_float: Cents
    in_drop_box: Cents
    receivable: Cents


class Step(ViewRecord, frozen=True):
    """The one next step at a table.

    `facts` are fields of the command known already; `needs` are those someone still says, though a usual value may be
    in `facts`; `tells` is what a person wants to read beside them. `rank` gives it, for the patron in `whose` if any.
    """

    command: str
    rank: str
    whose: str = NOBODY
    facts: FactsShown = {}
    needs: tuple[str, ...] = ()
    tells: FactsShown = {}
    clauses: Clauses = ()


class Lead(ViewRecord, frozen=True):
    """What brings a refused act nearer: a step that can be taken now, or a time or coups to wait for.

    `yours` says that whoever was refused may take the step themselves.
    """

    step: Step | None = None
    yours: bool = False
    until: Instant | None = None
    coups: int | None = None
    clauses: Clauses = ()


class Announced(ViewRecord, frozen=True):
    """A change that a notice tells of, as the command that makes it, and from when on it may be made."""

    about: str
    command: str
    facts: dict[str, Any]
    since: Instant
    ready: Instant | None = None
    coups: int | None = None
    wager: str = ""
    clauses: Clauses = ()


class ActGroup(ViewRecord, frozen=True):
    """Acts of a supervisor that belong together: `now` for what the table waits for, then by the chapter of the acts,
    and `later` for what is not possible now or not for this rank."""

    group: str
    acts: tuple[str, ...]


class DutyShown(ViewRecord, frozen=True):
    """Something that is owed: what, to whom, since when, by when, and what discharges it."""

    id: str
    matter: int
    about: str = ""
    to: str = ""
    clauses: Clauses = ()
    since: Instant = 0
    when: DueWhen = "as-soon-as-practicable"
    due: Instant | None = None  # the last moment that is in time
    since_on: str = ""  # as the clocks of the casino have it
    due_on: str = ""
    rank: str = ""  # the lowest that discharges it
    channels: tuple[Channel, ...] = ()
    reference: bool = False  # is wanted
    act: str = ""  # that discharges it
    facts: DutyFacts = {}


class Staff(ViewRecord, frozen=True):
    """What dealers, supervisors and inspectors see beyond the layout."""

    shoe: Tray
    wagers: tuple[WagerShown, ...] = ()
    take_and_pay: tuple[TakeAndPay, ...] = ()
    warnings: tuple[Warned, ...] = ()
    approvals: tuple[Granted, ...] = ()
    totals: Totals | None = None
    next: Step | None = None
    disputes: tuple[Dispute, ...] = ()  # that are not decided, or may still be reviewed
    breaches: tuple[RecordedBreach, ...] = ()
    payment_errors: tuple[PaymentError, ...] = ()
    debts: tuple[Debt, ...] = ()  # of people at the table or not, the oldest first
    announced: tuple[Announced, ...] = ()  # changes of which patrons have been told
    exposure: Cents = 0  # the most by which what lies on the layout could cost the house, at this coup


class Private(ViewRecord, frozen=True):
    """The part for one person: in which role they look, what they may do now, and what is theirs to see."""

    role: LooksAs
    possible: tuple[str, ...] = ()
    own: Own | None = None
    staff: Staff | None = None
    duties: tuple[DutyShown, ...] = ()  # that are open, the oldest first: of a closed table too
    groups: tuple[ActGroup, ...] = ()  # for whoever supervises: their acts, by what the table needs
    after: Step | None = None  # what comes next at a table that is closed


# --- when something goes wrong -------------------------------------------------------------------


class SlipShown(ViewRecord, frozen=True):
    """Something that can be reported now, the facts it needs, and the clauses that speak of it.

    Of `cards` a report brings those that left the shoe out of turn, or how many of them nobody has seen (`unseen`).
    """

    slip: str
    needs: tuple[str, ...] = ()
    may_say: tuple[str, ...] = ()
    clauses: Clauses = ()


class WagerEffect(ViewRecord, frozen=True):
    """What a remedy would do to one wager: it is kept, goes back, is forfeited, or its patron may choose."""

    number: int
    patron: str
    wager: str
    stake: Cents
    outcome: Literal["kept", "returned", "forfeited", "patron-chooses"]
    returned: Cents = 0
    choices: tuple[str, ...] = ()
    undone: bool = False  # what it was paid or lost already is reversed first


class RefusalShown(ViewRecord, frozen=True):
    reason: Reason
    clauses: Clauses = ()
    facts: FactsShown = {}


class EffectShown(ViewRecord, frozen=True):
    """What a remedy would do to the coup: by the name of its sentence, with the figures."""

    effect: str
    figures: FactsShown = {}


class RemedyShown(ViewRecord, frozen=True):
    """One of the remedies the book allows: who may order it, and what it would do to the coup and to each wager."""

    id: str
    about: str
    rank: str
    clauses: Clauses
    two_people: bool = False  # whoever reported it cannot order this
    all_agree: bool = False  # every patron at the table agrees to it
    tells: tuple[str, ...] = ()
    refusal: RefusalShown | None = None  # why whoever asks may not order it
    coup: tuple[EffectShown, ...] = ()
    wagers: tuple[WagerEffect, ...] = ()


class Offered(ViewRecord, frozen=True):
    """What someone could report now, or, while a matter waits, its remedies."""

    slips: tuple[SlipShown, ...] = ()
    matter: MatterShown | None = None
    remedies: tuple[RemedyShown, ...] = ()


class View(ViewRecord, frozen=True):
    """What one person at the table may see: what all share, and what is theirs alone."""

    shared: Shared
    private: Private
