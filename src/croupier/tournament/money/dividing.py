"""Dividing a pool among place-getters to the cent: amounts first, then parts, the odd cents where the terms say.

Pure arithmetic: whole cents in, and exactly as many out. Start at `divide`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from croupier.money import Cents
from croupier.tournament.standings.ranking import Finish
from croupier.tournament.state import AwardedPrize
from croupier.tournament.terms.schema import PrizeShare


class Pool(NamedTuple):
    """What there is to win: what was held for it, what the operator adds, what it keeps."""

    held: Cents
    added: Cents
    kept: Cents

    @property
    def amount(self) -> Cents:
        return self.held + self.added - self.kept


class Divided(NamedTuple):
    prizes: tuple[AwardedPrize, ...]
    left: Cents  # of the pool: what no place has a share of


def shares_of(
    shares: Sequence[PrizeShare], players: int, pool: Cents, odd: Literal["first", "last"], *, whole: bool
) -> tuple[dict[int, Cents], Cents] | None:
    """The cents of each place that somebody has, and what is left; nothing where the amounts exceed the pool.

    `whole` where all of the pool comes back as prizes: the part of a place that has nobody goes to the others then.
    Else nobody has it, and it is left.
    """
    there = sorted((share for share in shares if share.place <= players), key=lambda share: share.place)
    cents = {share.place: share.amount for share in there}
    rest = pool - sum(cents.values())
    if rest < 0:
        return None
    parts = {share.place: share.parts for share in there if share.parts}
    if not parts and whole:  # no part was told: as the amounts are to each other
        parts = {place: amount for place, amount in cents.items() if amount} or dict.fromkeys(cents, 1)
    if not parts:
        return cents, rest
    nobody = () if whole else tuple(share.parts for share in shares if share.place > players)
    total = sum(parts.values()) + sum(nobody)
    for place, part in parts.items():
        cents[place] += rest * part // total
    left = sum(rest * part // total for part in nobody)
    over = pool - left - sum(cents.values())
    if over:
        cents[min(parts) if odd == "first" else max(parts)] += over
    return cents, left


def divide(
    groups: Sequence[Sequence[Finish]],
    places: dict[str, int],
    numbers: dict[str, int],
    shares: Sequence[PrizeShare],
    cents: dict[int, Cents],
    odd: Literal["first", "last"],
) -> tuple[AwardedPrize, ...]:
    """Each place-getter's prize; equals have theirs put together and divided, odd cents by the order of entering."""
    things = {share.place: share.thing for share in shares}
    prizes: list[AwardedPrize] = []
    first = 1
    for group in groups:
        contested = tuple(range(first, first + len(group)))
        first += len(group)
        together = sum(cents.get(place, 0) for place in contested)
        each, over = divmod(together, len(group))
        by_entry = sorted((one.entrant for one in group), key=lambda one: numbers[one])
        favoured = by_entry[:over] if odd == "first" else by_entry[len(by_entry) - over :]
        thing = things.get(contested[0], "") if len(group) == 1 else ""
        for one in by_entry:
            extra = 1 if one in favoured else 0
            if each + extra or thing:
                prizes.append(AwardedPrize(one, places[one], each + extra, contested, len(group), thing, extra))
    return tuple(prizes)
