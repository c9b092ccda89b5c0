"""What becomes of money that an entrant pays: into the prize pool, to the operator, or held for chips that become cash.

It reads the terms and moves nothing. Start at `entry_price`.
"""

from __future__ import annotations

from typing import NamedTuple

from croupier.clauses import Clauses, Reason, Refusal
from croupier.money import Cents
from croupier.tournament.state import Entrant
from croupier.tournament.terms.schema import BuyBack, Extra, TournamentTerms

WHOLE = 10_000  # ten-thousandths


class EntrantPays(NamedTuple):
    """A price and its parts."""

    into_pool: Cents
    commission: Cents
    for_chips: Cents

    @property
    def total(self) -> Cents:
        return self.into_pool + self.commission + self.for_chips


def entry_price(terms: TournamentTerms) -> EntrantPays:
    """The fee less the commission, and the buy-in: held where chips become cash, else prize money as well."""
    details, cash = terms.details, _cashed(terms)
    pool = details.fee - details.commission + (0 if cash else details.buy_in)
    return EntrantPays(pool, details.commission, details.buy_in if cash else 0)


def extra_price(terms: TournamentTerms, extra: Extra | BuyBack) -> EntrantPays:
    """Of chips that are had later: prize money where the terms say so; else held for them, or the operator's."""
    if extra.pool:
        return EntrantPays(extra.price, 0, 0)
    return EntrantPays(0, 0, extra.price) if _cashed(terms) else EntrantPays(0, extra.price, 0)


def _cashed(terms: TournamentTerms) -> bool:
    return terms.format.disposition == "cash"


def not_the_price(paid: Cents, price: Cents, clauses: Clauses) -> Refusal | None:
    if paid == price:
        return None
    return Refusal(Reason.NOT_THE_PRICE, clauses, {"paid": paid, "price": price})


def given_back(entrant: Entrant, parts: int) -> EntrantPays:
    """So many ten-thousandths of what is still there of an entrant's money; odd cents stay where they are.

    Whoever turned chips into cash had that much of the money that was held for them already.
    """
    return EntrantPays(
        entrant.into_pool * parts // WHOLE,
        entrant.commission * parts // WHOLE,
        max(entrant.for_chips - entrant.cashed, 0) * parts // WHOLE,
    )
