"""The shape of promotions.toml: what a book wants in the terms of a promotion, and what it orders of its prizes.

A term is an item that the terms must answer; the rest is what a promotion is held to, with the clauses that order it.
A key in a file is the field's name in kebab-case. Start at `PromotionChapter`; a book without one says `[chapter]`
`silent = true`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from croupier.clauses import Clauses, Silent
from croupier.rulebooks.procedure import Power
from croupier.rulebooks.provision import Prose, Provision
from croupier.rulebooks.provisions import Rule
from croupier.rulebooks.term_item import TermItem

PromotionAsked: TypeAlias = Literal[
    "always",
    "if-wager",  # entries are had by wagering
    "if-appliance",  # of each prize that is one
    "if-vehicle",
    "if-travel",
    "if-real-estate",
]
PROMOTION_ASKED: tuple[str, ...] = get_args(PromotionAsked)

PrizeKind: TypeAlias = Literal[
    "money", "casino-dollars", "goods", "service", "appliance", "vehicle", "travel", "real-estate"
]
PrizePart: TypeAlias = Literal[
    "tobacco", "firearm", "ammunition", "imitation-firearm", "prohibited-weapon", "liquor", "prescribed"
]
PaymentForm: TypeAlias = Literal["crossed-cheque", "transfer", "cheque-and-transfer", "cash", "chips"]
ContactMethod: TypeAlias = Literal["in-person", "mail", "telephone", "e-mail"]
KeptDetail: TypeAlias = Literal["name", "address"]


class PromotionItem(TermItem, frozen=True):
    """An item of the terms of a promotion."""

    asked: PromotionAsked = "always"  # when it is asked for


# --- prizes --------------------------------------------------------------------------------------


class ScrutineerRule(Provision, frozen=True):
    """A scrutineer may be named where one prize is worth strictly more than so many cents."""

    over: int  # in cents
    clauses: Clauses


class ProhibitedPrize(Provision, frozen=True):
    """What no prize is or includes; with `over` only more than so many millilitres of it is."""

    id: str
    about: Prose
    parts: tuple[PrizePart, ...]  # what it is or has in it
    clauses: Clauses
    over: int = 0  # only above so many millilitres
    words: tuple[str, ...] = ()  # that sound like it in the name of a prize


class CashAlternative(Provision, frozen=True):
    """A winner may be given money instead of a prize, but for prizes of these kinds."""

    but: tuple[PrizeKind, ...]  # kinds of prizes it is not for
    clauses: Clauses


class PaymentRule(Provision, frozen=True):
    """How money is paid, and in no other way."""

    forms: tuple[PaymentForm, ...]  # every way there is
    clauses: Clauses


class PrizeRules(Provision, frozen=True):
    offered: Rule  # that prizes may be offered at all
    scrutineer: ScrutineerRule | Silent
    prohibited: tuple[ProhibitedPrize, ...]
    alternative: CashAlternative | Silent
    payment: PaymentRule | Silent


# --- terms and the regulator ---------------------------------------------------------------------


class SubmittedTerms(Provision, frozen=True):
    """The regulator has the terms: so many hours before the start, or when it asks for them."""

    when: Literal["before-start", "on-request"]  # when it has them
    to: str  # a role outside the ladder
    duty: str  # the row of duties.toml that is open until it has them
    clauses: Clauses
    hours: int = 0  # how many hours before the start
    amended: str = ""  # the row for terms that are amended after the start
    amended_clauses: Clauses = ()


class PromotionTermsRule(Provision, frozen=True):
    documented: Rule  # the terms are written down
    available: Rule  # and can be read by whoever wants to take part
    submitted: SubmittedTerms


# --- entries, draw and winners -------------------------------------------------------------------


class PromotionEntry(Provision, frozen=True):
    eligible: Rule  # who may take part
    wager: Rule  # entries that are had by wagering
    closing: Rule  # when entries close
    entitled: Rule  # excluded persons have no part in it


class DrawRule(Provision, frozen=True):
    manner: Rule  # how it is drawn
    place: Rule  # and time
    presence: Rule  # whether a winner has to be there


class ContactWay(Provision, frozen=True):
    method: ContactMethod  # by which they are looked for
    clauses: Clauses


class NotifiedWinners(Provision, frozen=True):
    """Whoever need not be there is looked for by these ways, until they are reached."""

    duty: str  # the row of duties.toml that is open until they are reached
    way: tuple[ContactWay, ...]  # the ways, in their order
    clauses: Clauses


class RefusedPrizes(Provision, frozen=True):
    """Whoever is refused a prize is told; claims over so many cents are kept with these details."""

    duty: str  # the row of duties.toml that this opens
    over: int  # in cents
    details: tuple[KeptDetail, ...]  # what is kept of whoever claimed
    clauses: Clauses
    kept_clauses: Clauses


# --- when something is wrong ---------------------------------------------------------------------


class IntegrityRule(Provision, frozen=True):
    """A promotion whose integrity is compromised is postponed or cancelled; what is then owed to an inspector."""

    clauses: Clauses
    postponed: tuple[str, ...] = ()  # rows of duties.toml
    cancelled: tuple[str, ...] = ()  # rows of duties.toml


class PromotionDisputes(Provision, frozen=True):
    """The operator's word is the last; whoever is not satisfied is told to whom they may turn."""

    final: Rule  # the operator's word is the last
    to: tuple[str, ...]
    duty: str  # the row of duties.toml that this opens
    clauses: Clauses


class PromotionChapter(Provision, frozen=True):
    operator: Power  # the lowest rank that acts for the operator
    prizes: PrizeRules  # what may be given, and how
    terms: PromotionTermsRule  # the terms, and who has them
    entry: PromotionEntry  # who takes part
    draw: DrawRule  # how it is drawn
    notified: NotifiedWinners
    refused: RefusedPrizes
    integrity: IntegrityRule
    disputes: PromotionDisputes
    term: tuple[PromotionItem, ...]


class PromotionsFile(Provision, frozen=True):
    # all that the book orders of promotions, or silent
    chapter: PromotionChapter | Silent = Silent("promotions.toml: chapter")
