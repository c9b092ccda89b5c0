"""The terms and conditions of one promotion, as the operator writes them: a file of TOML, and the same in the log.

Every field is an item that a document wants in the terms, or a choice that the item leaves open; one that stands at its
default was not answered. What a book demands of them is its own data (`promotions.toml`); nothing here knows a book.
Start at `PromotionTerms`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType

from croupier.rulebooks.promotions import PaymentForm, PrizeKind, PrizePart
from croupier.terms.parts import Amount, Litres, Offset, TermsPart, When, Wording

EntryWay: TypeAlias = Literal["wager", "visit", "hand"]  # a wager was made, the casino was visited, a form handed in


class PromotionDetails(TermsPart, frozen=True):
    starts: When = 0  # when the first entry may be made: the commencement
    offset: Offset = 0  # of the time of day where it is held; a file need not say it beside its dates
    place: Wording = ""


class EntryConditions(TermsPart, frozen=True):
    by: tuple[EntryWay, ...] = ()
    eligibility: tuple[Wording, ...] = ()
    wager: Amount = 0  # the least, or the one that must be made, for one entry
    wager_basis: Wording = ""  # or how that is determined
    closes: When = 0  # the last moment at which an entry is received
    most: int = 0  # entries of one person; none: as many as they like


class DrawTerms(TermsPart, frozen=True):
    manner: Wording = ""
    at: When = 0
    place: Wording = ""
    present: bool | UnsetType = UNSET  # whether a winner has to be there
    scrutineers: tuple[Wording, ...] = ()  # who may oversee it and give the word, besides entrants
    several: bool = False  # one person may win more than one prize


class ClaimTerms(TermsPart, frozen=True):
    method: Wording = ""
    until: When | UnsetType = UNSET
    notified: Wording = ""
    published: Wording = ""


# --- prizes --------------------------------------------------------------------------------------


class Appliance(TermsPart, frozen=True):
    """Or other machinery."""

    make: Wording = ""
    model: Wording = ""
    accessories: Wording = ""


class Vehicle(TermsPart, frozen=True):
    make: Wording = ""
    model: Wording = ""
    accessories: Wording = ""
    on_road: Wording = ""  # costs that are included, such as registration


class Travel(TermsPart, frozen=True):
    guests: int | UnsetType = UNSET  # besides the winner
    fares: Wording = ""
    lodging: Wording = ""
    transfers: Wording = ""
    transport: Wording = ""  # other than these
    meals: Wording = ""
    duration: Wording = ""
    restrictions: Wording = ""  # on when it is taken
    spending: Wording = ""


class Estate(TermsPart, frozen=True):
    dwelling: Wording = ""
    plans: Wording = ""
    contract: Wording = ""
    easements: Wording = ""
    address: Wording = ""
    inclusions: Wording = ""


class Prize(TermsPart, frozen=True, kw_only=True):
    what: Wording
    kind: PrizeKind = "goods"
    number: int = 1  # how many of it there are
    value: Amount = 0  # of one
    conditions: Wording = ""  # of receiving, using or accepting it
    contains: tuple[PrizePart, ...] = ()  # what it is or includes of the things that some books let nobody give
    liquor: Litres = 0  # in one of it
    cleared: Wording = ""  # why it is none of these, though its name sounds like it: who looked
    paid: tuple[PaymentForm, ...] = ()  # how money is paid
    alternative: Amount | UnsetType = UNSET  # money that the winner may have instead
    machine: Appliance | UnsetType = UNSET
    vehicle: Vehicle | UnsetType = UNSET
    travel: Travel | UnsetType = UNSET
    estate: Estate | UnsetType = UNSET


class PromotionTerms(TermsPart, frozen=True, kw_only=True):
    """The whole of it."""

    name: Wording = ""
    book: str = ""
    language: str = "en"
    available: Wording = ""  # where the terms are to be had
    marketing: Wording = ""  # how the marketing material refers to them
    nature: Wording = ""  # of the prizes
    guarantee: Wording = ""  # any qualification, reservation or guarantee
    details: PromotionDetails = PromotionDetails()
    entry: EntryConditions = EntryConditions()
    draw: DrawTerms = DrawTerms()
    claim: ClaimTerms = ClaimTerms()
    prize: tuple[Prize, ...] = ()
