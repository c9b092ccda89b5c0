"""The shape of conduct.toml: what people may not do, what staff may do about it, seats, disputes and wrong payments.

A row names a breach, a power, or who decides; the live table holds one small function for each power. A key in a file
is the field's name in kebab-case.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from croupier.clauses import Clauses, Silent
from croupier.money import Cents
from croupier.rulebooks.irregularities import WhoIsTold
from croupier.rulebooks.provision import Prose, Provision
from croupier.rulebooks.provisions import Rule

BreachKind: TypeAlias = Literal[
    "device",  # that records, projects or analyses outcomes
    "influence",  # on another's play
    "side-bet",  # among patrons
    "proxy-betting",  # for someone who is not in the casino
    "card-handling",
    "advice-by-staff",
    "advantage-by-staff",
    "procedure-by-staff",
    "fraud",
    "other",  # any other provision of the rules
]

Excuse: TypeAlias = Literal[
    "on-duty",  # staff or an inspector in the course of their duty
    "asked",  # the patron asked for it, or permits it
    "compliance",  # only so that the rules are kept
]

BreachAct: TypeAlias = Literal[
    "void-wagers",
    "exclude-from-game",
    "exclude-from-casino",
    "seize-winnings",
    "confiscate-device",
    "detain",
    "escalate",
]

BREACHES: tuple[str, ...] = get_args(BreachKind)
ACTS_ON_BREACH: tuple[str, ...] = get_args(BreachAct)


class Forbidden(Provision, frozen=True):
    """Something nobody may do, and what makes it no breach."""

    id: BreachKind
    about: Prose
    clauses: Clauses
    excused: dict[str, Rule] = {}  # by the excuse's name
    able: bool = False  # of devices: one that is merely able to is barred as well, whatever it is there for
    cards_handled: bool = False  # someone handled the cards, with what shuffle.toml says of that


class PowerOnBreach(Provision, frozen=True):
    """What someone may do about a breach; `breaches` are those it is for, all of them where none is named."""

    id: BreachAct
    about: Prose
    rank: str
    clauses: Clauses
    breaches: tuple[BreachKind, ...] = ()  # which breaches it is for; none named: all
    tells: tuple[str, ...] = ()
    settled_too: bool = False  # of wagers: also those of the coup that are settled already


class Abstention(Provision, frozen=True):
    """How many coups a seated patron may sit out at a full table, and who may then ask for the seat."""

    coups: int  # how many
    rank: str
    clauses: Clauses
    dummies_option: str | None = None  # whether dummy coups count


class Review(Provision, frozen=True):
    """A decision looked at again when the complainant asks for it."""

    rank: str  # or someone outside the ladder, who then reviews alone
    clauses: Clauses
    outside: tuple[str, ...] = ()  # people outside the ladder who review
    another_person: bool = False  # than whoever decided before


class Advice(Provision, frozen=True):
    """To whom a complainant who is not satisfied may turn."""

    to: tuple[str, ...]
    clauses: Clauses


class Disputes(Provision, frozen=True):
    """Who decides, whether that is the last word, and what the complainant is told."""

    rank: str
    clauses: Clauses
    final_clauses: Clauses
    review: Review | Silent
    advice: Advice | Silent
    tells: tuple[str, ...] = ()  # what is owed once a dispute is raised


class Enquiry(Provision, frozen=True):
    """Whether a wrong payment was intended, and what follows where it may have been."""

    clauses: Clauses
    intended_clauses: Clauses
    identify_clauses: Clauses
    intended_must_be_tried: bool = False  # to report what may have been intended is not enough


class ReportedPayment(Provision, frozen=True):
    """Wrong payments brought to the regulator: any may be, and those over an amount must."""

    to: str
    over: Cents  # the amount in cents above which it must be
    clauses: Clauses
    may_clauses: Clauses
    month_end: bool = False  # those over the amount in a notice of its own at the end of the month
    duty: str = ""  # the row of duties.toml that says when


class StandingPayment(Provision, frozen=True):
    """A wager paid by the odds of another of these variations: what was paid stands."""

    between: tuple[str, ...]  # the variations whose odds were mixed up
    wagers: tuple[str, ...]
    clauses: Clauses


class PaymentErrors(Provision, frozen=True):
    """An over- or underpayment, and who puts it right."""

    rank: str
    clauses: Clauses
    put_right_clauses: Clauses
    underpaid_clauses: Clauses
    overpaid_clauses: Clauses
    enquiry: Enquiry | Silent
    report: ReportedPayment | Silent
    days_option: str | None = None  # an option: for how many days it can be put right
    stays_open: bool = False  # what was not put right can be at any later time
    stands: StandingPayment | Silent = Silent("conduct.toml: payment-errors.stands")


class Conduct(Provision, frozen=True):
    breach: tuple[Forbidden, ...] = ()
    power: tuple[PowerOnBreach, ...] = ()
    told: tuple[WhoIsTold, ...] = ()  # in editions from before duties.toml
    abstention: Abstention | Silent = Silent("conduct.toml: abstention")
    disputes: Disputes | Silent = Silent("conduct.toml: disputes")
    payment_errors: PaymentErrors | Silent = Silent("conduct.toml: payment-errors")

    def forbidden(self, kind: str) -> Forbidden | None:
        return next((one for one in self.breach if one.id == kind), None)

    def breach_clauses(self, kind: str) -> Clauses:
        row = self.forbidden(kind)
        return row.clauses if row is not None else ()

    def power_to(self, act: str) -> PowerOnBreach | None:
        return next((one for one in self.power if one.id == act), None)

    def power_clauses(self) -> Clauses:
        """What all powers on a breach rest on: the clause that lists them."""
        rows = [row.clauses for row in self.power]
        return tuple(clause for clause in (rows[0] if rows else ()) if all(clause in row for row in rows))
