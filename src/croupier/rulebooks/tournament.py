"""The shape of tournament.toml: what a book wants in the terms of a tournament, and what it orders of its conduct.

A term is an item that the terms must answer; a policy is a word for which the tournament has one small function, with
the clauses that order it. Whatever is silent is left to the terms. A key in a file is the field's name in kebab-case.
Start at `TournamentChapter`; a book without one says `[chapter]` `silent = true`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from croupier.clauses import Clauses, Silent
from croupier.rulebooks.provision import Provision
from croupier.rulebooks.provisions import Rule
from croupier.rulebooks.term_item import TermItem

Asked: TypeAlias = Literal[
    "always",
    "if-several-rounds",  # players go on from one round to the next
    "if-sit-and-go",
    "if-progression",  # players compete against each other to go on
    "if-points",  # players gather points over several sessions
    "if-points-eliminate",  # and some are eliminated on the way
    "if-by-chips",  # chips decide at the end
    "if-by-points",  # or points do
    "if-buy-back",
    "if-repechage",
    "if-director-decides-repechage",
    "if-commission",
    "if-compulsory",
    "if-secret",
    "if-pass-cards",
    "if-other-wagers",
    "if-selects",
    "if-may-refuse",
    "if-signature",
    "if-charity-or-media",
]
ASKED: tuple[str, ...] = get_args(Asked)

ChipsKind: TypeAlias = Literal["tournament", "promotional", "cash"]
LengthUnit: TypeAlias = Literal["coups", "shoes", "minutes"]
ChipsMove: TypeAlias = Literal["play", "entry", "buy-back", "re-buy", "add-on", "penalty"]


class TournamentItem(TermItem, frozen=True):
    """An item of the terms of a tournament."""

    asked: Asked = "always"  # when it is asked for


# --- before entries ------------------------------------------------------------------------------


class RegulatorAdvised(Provision, frozen=True):
    to: str  # a role outside the ladder
    clauses: Clauses
    copy: bool = False  # a copy of the terms goes with it
    duty: str = ""  # its row of duties.toml


class BeforeEntries(Provision, frozen=True):
    """What comes before entries are taken and anything is played."""

    documented: Rule  # the terms are written down
    available: Rule  # and can be read by whoever wants to enter
    advised: RegulatorAdvised | Silent  # the regulator hears of it beforehand
    changed: RegulatorAdvised | Silent  # of a changed detail, before the tournament


# --- the director --------------------------------------------------------------------------------


class DeputyRule(Provision, frozen=True):
    clauses: Clauses
    stand_in: bool = False  # a deputy who is present does for the director


class DirectorRule(Provision, frozen=True):
    rank: str  # the lowest that appoints
    clauses: Clauses
    present: Rule | Silent  # throughout, or nothing is played
    deputies: DeputyRule | Silent  # who does for the director
    acts: dict[str, Clauses] = {}  # commands that a clause of their own makes the director's


# --- tables, briefing, entry ---------------------------------------------------------------------


class TournamentTables(Provision, frozen=True):
    designated: Rule | Silent  # tables are named for it
    exclusive: Rule | Silent  # nothing else is played there
    briefing: Rule | Silent  # before the first coup
    practice: Rule | Silent  # play before it that does not count


class StaffRule(Provision, frozen=True):
    """Staff play only at such events and with someone's approval, and win nothing."""

    events: tuple[Literal["charity", "media"], ...]  # at which events
    rank: str  # the lowest that approves
    clauses: Clauses


class SignatureRule(Provision, frozen=True):
    """Where the terms ask for agreement in writing: whoever has not given it does not enter, or does not play."""

    before: Literal["entry", "play"]  # before what it must be given
    clauses: Clauses


class EntryRule(Provision, frozen=True):
    numbers: Rule  # fewest and most players
    closing: Rule  # when entries close belongs to how one enters
    one_each: Rule | Silent  # but for a buy-back
    entitled: Rule | Silent  # excluded persons, and those who may not be in the casino, do not enter
    may_refuse: Rule | Silent  # where the terms reserve it
    criteria: Rule  # where the terms have some
    signature: SignatureRule | Silent
    withdrawal: Rule | Silent  # and substitution, within the period of the terms
    likeness: Rule | Silent  # used only with each player's permission
    staff: StaffRule | Silent


# --- seats ---------------------------------------------------------------------------------------


class LatePolicy(Provision, frozen=True):
    policy: Literal["forfeits", "as-terms"]
    clauses: Clauses


class SubstitutePolicy(Provision, frozen=True):
    policy: Literal["director", "as-terms"]
    clauses: Clauses


class NoticeRule(Provision, frozen=True):
    """A start may be moved with reasonable notice: so many minutes, where players are to come earlier."""

    minutes: int  # how many
    clauses: Clauses


class Seating(Provision, frozen=True):
    ballot: Rule | Silent  # of table and seat before each session; else the terms or the director say
    seat_fixed: Rule | Silent  # for the session
    per_table: Rule | Silent  # the director says how many
    start_moved: NoticeRule
    late: LatePolicy  # whoever comes late
    absence: LatePolicy  # whoever does not come
    reserves: Rule | Silent  # may have the seat of someone absent from their first session, for the fee
    substitutes: SubstitutePolicy  # whoever takes another's place


# --- chips and wagers ----------------------------------------------------------------------------


class TournamentChips(Provision, frozen=True):
    bank: Rule  # the same for everyone
    kinds: tuple[ChipsKind, ...]  # that the terms may choose from
    kinds_clauses: Clauses
    moved_by: tuple[ChipsMove, ...]  # besides these nothing changes how many a player has
    moved_clauses: Clauses
    cashed: bool  # the terms may give cash for them at the end
    cashed_clauses: Clauses
    in_view: Rule | Silent  # chips lie where all can see them


class CompulsoryPolicy(Provision, frozen=True):
    """What everyone wagers and risks in every coup: the table's minimum, or what the terms say."""

    policy: Literal["table-minimum", "as-terms"]
    clauses: Clauses
    hedge_option: str | None = None  # whether both hands may be backed at once


class TurnPolicy(Provision, frozen=True):
    """One after the other from the starting marker on, or however the terms have it."""

    policy: Literal["in-turn", "as-terms"]
    clauses: Clauses
    marker_clauses: Clauses = ()
    asked_clauses: Clauses = ()  # when a turn begins and ends


class TournamentWagers(Provision, frozen=True):
    compulsory: CompulsoryPolicy
    turn: TurnPolicy
    secret: Rule | Silent  # wagers, where the terms have them; a silent book has none
    pass_cards: Rule | Silent  # cards by which a turn is passed
    features: Rule | Silent  # whatever else the terms bring into the wagering
    advice: Rule | Silent  # is not sought


# --- how it goes on and ends ---------------------------------------------------------------------


class EliminationPolicy(Provision, frozen=True):
    policy: Literal["cannot-wager", "as-terms"]
    clauses: Clauses


class EarlyEnd(Provision, frozen=True):
    """A table is ended before its time on these grounds alone."""

    clauses: Clauses
    known_clauses: Clauses  # those who go on are known
    cash_clauses: Clauses  # the chips become cash and everyone at the table agrees


class TieRule(Provision, frozen=True):
    session_clauses: Clauses  # equal at the end of a session
    points_clauses: Clauses  # whose points are combined and divided
    final_clauses: Clauses
    divide_clauses: Clauses
    extra_clauses: Clauses


class SessionRule(Provision, frozen=True):
    """How many rounds or sessions there are and how long, and in what a length may be told."""

    clauses: Clauses
    lengths: tuple[LengthUnit, ...] = ("coups", "shoes", "minutes")  # units that a length may have


class Progression(Provision, frozen=True):
    rounds: SessionRule
    tables: Rule  # how many tables there are
    onward: Rule  # from round to round
    points: Rule | Silent  # points gathered over sessions
    repechage: Rule | Silent  # a way back for whoever is out
    buy_back: Rule | Silent  # a silent book has none
    breaks: Rule | Silent  # pauses
    pace: Rule | Silent  # how fast it is played
    elimination: EliminationPolicy  # who is out
    early_end: EarlyEnd | Silent  # silent: the terms alone
    places: Rule  # in which order those who are out are placed
    ties: TieRule  # players who are equal


# --- money ---------------------------------------------------------------------------------------


class CommissionPolicy(Provision, frozen=True):
    policy: Literal["none", "approved", "as-terms"]
    clauses: Clauses


class RefundPolicy(Provision, frozen=True):
    policy: Literal["none-but-cancelled", "as-terms"]
    clauses: Clauses
    cancelled_clauses: Clauses


class PrizeMoney(Provision, frozen=True):
    fee: Rule  # what it costs to enter
    commission: CommissionPolicy  # what the house keeps of it
    pool: Rule  # what the prizes are paid from
    shares: Rule  # how the pool is shared
    whole_pool: Rule | Silent  # all of it comes back as prizes
    balance: Rule | Silent  # the fees less the commission are the prizes
    refunds: RefundPolicy  # when fees go back


# --- conduct -------------------------------------------------------------------------------------


class TournamentDisputes(Provision, frozen=True):
    """The director's word is the last; whoever is not satisfied is told to whom they may turn."""

    final: Rule | Silent  # the director's word is the last
    to: tuple[str, ...] = ()
    advice_clauses: Clauses = ()
    beside: dict[str, Clauses] = {}  # to whom else, each by a clause for any dispute in the casino


class TournamentConduct(Provision, frozen=True):
    conducted: Rule  # by the director, as the terms and the rules say
    penalties: Rule  # what may be imposed on a player
    disqualification: Rule  # a player who is put out
    disqualified_chips: Rule  # what becomes of that player's chips
    retirement: Rule  # a player who gives up
    phone: Rule  # telephones at the table
    disputes: TournamentDisputes


class Precedence(Provision, frozen=True):
    """What prevails over what comes after it."""

    order: tuple[Literal["chapter", "rules", "terms"], ...]  # what prevails first
    clauses: Clauses


class TournamentChapter(Provision, frozen=True):
    offered: Rule  # any variation, everyone on equal terms
    before: BeforeEntries
    director: DirectorRule  # who conducts it, named by whom
    tables: TournamentTables  # the tables it is played on
    entry: EntryRule  # who may enter, and how
    seating: Seating  # seats, and whoever is late, absent or put in another's place
    chips: TournamentChips  # the chips it is played with
    wagers: TournamentWagers
    progression: Progression  # rounds, and who goes on
    money: PrizeMoney  # fees, pool and prizes
    conduct: TournamentConduct  # penalties, disputes and what else is the director's
    precedence: Precedence
    term: tuple[TournamentItem, ...]
    only_here: tuple[str, ...] = ()  # variations that are played in a recorded tournament alone
    only_here_clauses: Clauses = ()

    def item(self, id: str) -> TournamentItem | None:
        return next((one for one in self.term if one.id == id), None)


class TournamentFile(Provision, frozen=True):
    # all that the book orders of tournaments, or silent
    chapter: TournamentChapter | Silent = Silent("tournament.toml: chapter")
