"""What an entrant may do now: what they do themselves, and what they may have at the desk for its price.

Each is tried with the facts that are usual, which changes nothing; whatever would be refused is not offered. Start at
`own_acts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from msgspec import UnsetType

from croupier.clauses import Refusal
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Command
from croupier.tournament.decide import decide
from croupier.tournament.paying import extra_price
from croupier.tournament.records import (
    AddOn,
    BuyAgain,
    BuyBackIn,
    PermitLikeness,
    RaiseComplaint,
    SignTerms,
    TakeSeat,
    Withdraw,
)
from croupier.tournament.state import Entrant, Tournament
from croupier.tournament.terms.schema import BuyBack, Extra, TournamentTerms
from croupier.tournament.usually import given_by

Usual: TypeAlias = dict[str, str | int | bool]
_COMPLAINT = "complaint"  # any that says something


class OwnAct(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something an entrant may do by themselves, with the facts that are known."""

    act: str
    facts: Usual


class DeskAct(msgspec.Struct, frozen=True):
    """Chips that an entrant may have now, where staff take the money for them."""

    act: str
    price: Cents
    chips: Cents


def own_acts(tournament: Tournament, book: Rulebook, one: Entrant) -> tuple[OwnAct, ...]:
    """In the order in which they come."""
    return tuple(OwnAct(_name(kind), facts) for kind, facts in _alone(one) if _accepted(tournament, book, kind, facts))


def _alone(one: Entrant) -> Iterator[tuple[type[Command], Usual]]:
    me: Usual = {"entrant": one.id}
    if not one.signed:
        yield SignTerms, me
    if one.seat is not None:
        yield TakeSeat, me | {"session": one.seat.session}
    yield PermitLikeness, me | {"permits": not one.likeness}
    yield RaiseComplaint, me | {"about": _COMPLAINT}
    yield Withdraw, me


def desk_acts(tournament: Tournament, book: Rulebook, one: Entrant) -> tuple[DeskAct, ...]:
    terms = tournament.terms
    found = () if terms is None else tuple(_bought(terms))
    return tuple(act for act, kind in found if _sold(tournament, book, one, act, kind))


def _bought(terms: TournamentTerms) -> Iterator[tuple[DeskAct, type[Command]]]:
    kinds: tuple[tuple[type[Command], Extra | BuyBack | UnsetType], ...] = (
        (BuyAgain, terms.details.re_buy),
        (AddOn, terms.details.add_on),
        (BuyBackIn, terms.format.buy_back),
    )
    for kind, extra in kinds:
        if not isinstance(extra, UnsetType):
            yield DeskAct(_name(kind), extra_price(terms, extra).total, extra.chips), kind


def _accepted(tournament: Tournament, book: Rulebook, kind: type[Command], facts: Usual) -> bool:
    asked = kind("", Actor(str(facts["entrant"]), PATRON), tournament.clock, **facts)
    return not isinstance(decide(tournament, asked, book), Refusal)


def _sold(tournament: Tournament, book: Rulebook, one: Entrant, act: DeskAct, kind: type[Command]) -> bool:
    facts: Usual = {"entrant": one.id, "paid": act.price}
    asked = kind("", Actor("", ""), tournament.clock, **facts)
    return not isinstance(given_by(tournament, asked, book)[1], Refusal)


def _name(kind: type[Command]) -> str:
    return str(kind.__struct_config__.tag)
