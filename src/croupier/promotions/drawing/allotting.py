"""Who wins what, from the tickets in the order in which they were drawn: pure, and the same for whoever checks it.

Start at `allotted`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from croupier.promotions.state import AwardStatus, DrawnPrize, PassedOver, Promotion, PromotionTicket
from croupier.promotions.terms.schema import PromotionTerms


class Allotted(NamedTuple):
    winners: tuple[DrawnPrize, ...]
    passed: tuple[PassedOver, ...]
    undrawn: int


def open_prizes(promotion: Promotion, terms: PromotionTerms) -> list[int]:
    """The prizes that nobody has, as the terms list them, each as often as there is one left."""
    taken = [one.prize for one in promotion.awards.values() if one.status is not AwardStatus.REFUSED]
    return [
        place
        for place, prize in enumerate(terms.prize, start=1)
        for _ in range(max(prize.number - taken.count(place), 0))
    ]


def taking_part(promotion: Promotion) -> tuple[PromotionTicket, ...]:
    """All tickets but those of persons who are excluded, or were refused what an earlier draw gave them."""
    without = promotion.excluded.keys() | promotion.turned_down
    return tuple(one for one in promotion.tickets if one.entrant not in without)


def allotted(
    order: Sequence[PromotionTicket],
    prizes: Sequence[int],
    terms: PromotionTerms,
    *,
    first: int,
    winners: Collection[str],
    there: Collection[str] | None,
) -> Allotted:
    """The first prize to the first ticket that can win one, and so on.

    `first` is the number of the first award, `winners` have a prize from an earlier draw, `there` are those present
    where that is asked.
    """
    won: list[DrawnPrize] = []
    passed: list[PassedOver] = []
    have = set(winners)
    for ticket in order:
        if len(won) == len(prizes):
            break
        if there is not None and ticket.entrant not in there:
            passed.append(PassedOver(ticket.number, ticket.entrant, "absent"))
        elif ticket.entrant in have and not terms.draw.several:
            passed.append(PassedOver(ticket.number, ticket.entrant, "has-prize"))
        else:
            place = prizes[len(won)]
            prize = terms.prize[place - 1]
            have.add(ticket.entrant)
            won.append(DrawnPrize(first + len(won), place, prize.what, prize.value, ticket.number, ticket.entrant))
    return Allotted(tuple(won), tuple(passed) if won else (), len(prizes) - len(won))
