"""Prizes worked out again from the places and the terms: shares of the pool, equals divided, odd cents.

Start at `prizes_again`.
"""

from __future__ import annotations

from collections.abc import Mapping

from croupier.money import Cents
from croupier.tournament.terms.schema import Prizes


def prizes_again(
    terms: Prizes, places: Mapping[str, int], entered: Mapping[str, int], pool: Cents, *, whole: bool
) -> dict[str, Cents]:
    """What each place-getter is given; `places` are of those who may win, `entered` the order in which they came."""
    cents = _of_places(terms, len(places), pool, whole=whole)
    found: dict[str, Cents] = {}
    for name, place in places.items():
        better = sum(other < place for other in places.values())
        equals = sorted((one for one, other in places.items() if other == place), key=lambda one: entered[one])
        contested = sum(cents.get(better + 1 + step, 0) for step in range(len(equals)))
        each, odd = divmod(contested, len(equals))
        turn = equals.index(name) if terms.odd_cents == "first" else len(equals) - 1 - equals.index(name)
        found[name] = each + (turn < odd)
    return {name: amount for name, amount in found.items() if amount}


def _of_places(terms: Prizes, players: int, pool: Cents, *, whole: bool) -> dict[int, Cents]:
    """The cents of each place that somebody has: stated amounts first, the rest by parts."""
    shares = {share.place: share for share in terms.share if share.place <= players}
    cents = {place: share.amount for place, share in shares.items()}
    parts = {place: share.parts for place, share in shares.items() if share.parts}
    if not parts and whole:
        parts = {place: amount for place, amount in cents.items() if amount} or dict.fromkeys(shares, 1)
    if not parts:
        return cents
    rest = pool - sum(cents.values())
    # of a place that nobody has, the part is nobody's, unless all of the pool comes back
    vacant = [] if whole else [share.parts for share in terms.share if share.place > players]
    every = sum(parts.values()) + sum(vacant)
    for place, part in parts.items():
        cents[place] += rest * part // every
    favoured = min(parts) if terms.odd_cents == "first" else max(parts)
    cents[favoured] += pool - sum(cents.values()) - sum(rest * part // every for part in vacant)
    return cents
