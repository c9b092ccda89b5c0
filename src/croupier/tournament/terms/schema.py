"""The terms and conditions of one tournament, as its director writes them: a file of TOML, and the same in the log.

Every field is an item that a document wants in the terms, or a choice that the item leaves open; one that stands at its
default was not answered. What a book demands of them is its own data (`tournament.toml`); nothing here knows a book.
Start at `TournamentTerms`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from croupier.rulebooks.tournament import ChipsKind
from croupier.terms.parts import Amount, Offset, PartsOf, TermsPart, When, Wording

# --- when, where, how many, and what it costs ----------------------------------------------------


class Extra(TermsPart, frozen=True):
    """Chips that may be had after the entry: a re-buy or an add-on."""

    price: Amount
    chips: Amount
    most: int = 1  # for one entrant
    until_round: int = 1  # the last round in which it may be had
    pool: bool = True  # its price goes into the prize pool


class BuyBack(TermsPart, frozen=True, kw_only=True):
    """A way back for whoever was eliminated."""

    price: Amount
    chips: Amount
    most: int = 1
    until_round: int = 0  # the last in which one may come back; none: the timing was not told
    method: Wording = ""
    pool: bool = True


class Details(TermsPart, frozen=True):
    starts: When = 0
    ends: When | UnsetType = UNSET
    offset: Offset = 0  # of the time of day where it is held; a file need not say it beside its dates
    place: Wording = ""
    fee: Amount = 0
    free: bool = False  # nothing is asked for entering: said, so that a fee that was forgotten is missed
    buy_in: Amount = 0  # paid beside the fee for the starting bank, where it is
    commission: Amount = 0  # of each fee, the operator's
    commission_approved: Amount = 0  # the most of each fee that was approved; none: the figure was not told
    commission_approval: Wording = ""  # the reference under which the amount was approved
    re_buy: Extra | UnsetType = UNSET
    add_on: Extra | UnsetType = UNSET
    least: int = 0  # players
    most: int = 0


# --- who may enter, and how ----------------------------------------------------------------------


class EntryTerms(TermsPart, frozen=True):
    method: Wording = ""
    closes: When | UnsetType = UNSET  # else when the tournament starts
    selects: bool = False  # general selection criteria are applied
    eligibility: tuple[Wording, ...] = ()  # and these are they
    may_refuse: bool = False  # the operator reserves the right to refuse any application
    groups: Wording = ""  # restrictions on groups of players
    signature: bool = False  # each player agrees in writing before playing
    available: Wording = ""  # where the terms are to be had
    withdraw_until: When | UnsetType = UNSET  # without penalty
    substitute_until: When | UnsetType = UNSET
    reserves: int = 0  # how many may wait for a seat
    scrutineers: tuple[Wording, ...] = ()  # who may give the word at a ballot, besides entrants


# --- how it is played ----------------------------------------------------------------------------


class Length(TermsPart, frozen=True):
    """Exactly one of these, or a basis in words on which the director says it before the session."""

    coups: int | UnsetType = UNSET
    shoes: int | UnsetType = UNSET
    minutes: int | UnsetType = UNSET
    basis: Wording = ""


class Onward(TermsPart, frozen=True):
    """Who goes on to the next round; `all` where points are gathered over the sessions."""

    by: Literal["top-of-table", "top-by-chips", "points", "all", "final"] = "final"
    number: int = 0


class Round(TermsPart, frozen=True, kw_only=True):
    """One round or session, played at one table or several at a time."""

    name: Wording
    length: Length = Length()
    tables: int = 0  # none: on the basis told, as many as `seats` needs for those who play
    tables_basis: Wording = ""
    seats: int = 7  # players allocated to one table, at most
    progress: Onward = Onward()
    bank: Literal["fresh", "carried"] = "fresh"  # everyone starts with the same again, or with what they have
    game: Literal["this", "another"] = "this"  # another authorised game: its points or chips are entered by hand
    points: tuple[int, ...] = ()  # by place at the table, the first first


class Repechage(TermsPart, frozen=True):
    """A second chance: after which round, for whom, how many go on from it, and how long it is."""

    after_round: int = 0
    qualifies: Wording = ""
    best: int = 0  # so many of those eliminated in that round, by their chips
    number: int = 0  # of them go on
    length: Length = Length()
    director_decides: bool = False  # whether there is one at all


class Format(TermsPart, frozen=True, kw_only=True):
    kind: Literal["rounds", "sit-and-go", "points"] = "rounds"
    round: tuple[Round, ...] = ()
    sit_and_go: Wording = ""  # when a session starts and how players are allocated to tables
    repechage: Repechage | UnsetType = UNSET
    buy_back: BuyBack | UnsetType = UNSET
    bank: Amount = 0  # of chips, for everyone alike
    chips: ChipsKind | UnsetType = UNSET  # the kind that is used
    disposition: Literal["returned", "cash", "as-told"] | UnsetType = UNSET  # what becomes of the chips at the end
    disposition_told: Wording = ""


class Allowance(TermsPart, frozen=True):
    """Something that a player may do so often, and how."""

    number: int = 0
    per: Literal["session", "coup"] = "session"
    how: Wording = ""


class WagerTerms(TermsPart, frozen=True):
    least: Amount = 0  # the table limits
    most: Amount = 0
    every_coup: bool = False  # everyone wagers in every coup
    compulsory: Amount | UnsetType = UNSET  # so much
    compulsory_basis: Wording = ""  # or how that is determined
    in_turn: bool | UnsetType = UNSET  # one after the other from the marker on, where the book leaves it to the terms
    secret: Allowance | UnsetType = UNSET
    pass_card: Allowance | UnsetType = UNSET
    features: Wording = ""
    side_wagers: tuple[str, ...] = ()


# --- how it ends ---------------------------------------------------------------------------------

Tie: TypeAlias = Literal["extra-coups", "divide"]  # further coups part them, or what they contest is divided


class Elimination(TermsPart, frozen=True):
    criteria: Wording = ""


class Winners(TermsPart, frozen=True):
    by: Literal["chips", "points"] | UnsetType = UNSET
    criteria: Wording = ""
    session_ties: Tie | Literal["points-divided"] | UnsetType = UNSET  # equal at the end of a session
    extra_coups: int = 1  # a turn of further coups, where they part players


class PrizeShare(TermsPart, frozen=True):
    """What a place gets: parts of the pool, an amount, or a thing."""

    place: int
    parts: PartsOf = 0
    amount: Amount = 0
    thing: Wording = ""


class Prizes(TermsPart, frozen=True):
    pool: Literal["fees", "guaranteed", "fixed"] | UnsetType = UNSET  # fees less commission; at least so much; so much
    amount: Amount = 0  # guaranteed or fixed
    formula: Wording = ""
    share: tuple[PrizeShare, ...] = ()
    odd_cents: Literal["first", "last"] = "first"  # to whom the cents go that parts leave over
    ties: Tie | UnsetType = UNSET  # equal at the end, contesting the same prizes


# --- conduct -------------------------------------------------------------------------------------

Consequence: TypeAlias = Literal[
    "none",
    "warning",
    "chips",  # so many chips are taken
    "minimum-wagered",  # the least wager is made for them in every coup missed
    "forfeits-session",
    "forfeits-entry",
    "disqualified",
    "director-decides",
]


class Answering(TermsPart, frozen=True):
    """What follows where something happens; `chips` is how many are taken where that is what follows."""

    consequence: Consequence
    chips: Amount = 0
    told: Wording = ""


class Penalty(TermsPart, frozen=True):
    """A circumstance in which a player is penalised."""

    id: str
    circumstance: Wording
    penalty: Answering


class RefundTerms(TermsPart, frozen=True):
    """When fees are given back, and how much of what was paid."""

    circumstance: Literal["withdrawal-in-time", "withdrawal-late", "cancelled", "never-started", "director-decides"]
    parts: PartsOf


class ConductTerms(TermsPart, frozen=True):
    penalty: tuple[Penalty, ...] = ()
    disqualification: Wording = ""  # the circumstances
    substitutes: Wording = ""  # the circumstances in which one may be nominated
    refund: tuple[RefundTerms, ...] = ()
    late: Answering | UnsetType = UNSET
    absence: Answering | UnsetType = UNSET
    phone: Answering | UnsetType = UNSET
    substitution: Wording = ""  # what follows for the substitute: chips, points, prizes
    disqualified_chips: Literal["removed", "stay-out", "as-told"] | UnsetType = UNSET
    disqualified_told: Wording = ""
    retirement: Literal["chips-removed", "placed-by-chips", "as-told"] | UnsetType = UNSET
    retirement_told: Wording = ""
    own_devices: bool = False  # players may use their own phones for the tournament's pages


class TournamentTerms(TermsPart, frozen=True, kw_only=True):
    """The whole of it. `statement`: by the book's id for it, that it is part of the terms."""

    name: Wording = ""
    book: str = ""
    variation: str = ""
    event: Literal["ordinary", "charity", "media"] = "ordinary"
    language: str = "en"
    details: Details = Details()
    entry: EntryTerms = EntryTerms()
    format: Format = Format()
    wagers: WagerTerms = WagerTerms()
    elimination: Elimination = Elimination()
    winners: Winners = Winners()
    prizes: Prizes = Prizes()
    conduct: ConductTerms = ConductTerms()
    statement: dict[str, bool] = {}
