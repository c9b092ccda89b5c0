"""Places and prizes of a tournament found a second time, from its events alone and with exact fractions.

It shares no code with the judges. Start at `places_again` and `prizes_again`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from croupier.table import Event
from croupier.tournament import records as r
from croupier.tournament.terms.schema import TournamentTerms


def places_again(events: Iterable[Event], *, points: bool) -> dict[str, tuple[Any, ...]]:
    """What each came to: points; or the last round they were ranked in, and chips or the coup they lasted to."""
    reached: dict[str, tuple[Any, ...]] = {}
    total: dict[str, Fraction] = {}
    chips: dict[str, int] = {}
    out: dict[str, int] = {}
    for event in events:
        match event:
            case r.TableCounted(counts=counts) | r.CountCorrected(counts=counts):
                chips.update(counts)
            case r.EntrantEliminated(entrant=entrant, coup=coup):
                out[entrant] = coup
            case r.EntrantRetired(entrant=entrant, chips=had):
                chips[entrant] = had
            case r.ActUndone(name="entrant-eliminated", entrant=entrant):
                out.pop(entrant, None)
            case r.EntrantSubstituted(entrant=entrant, substitute=substitute):
                held: tuple[dict[str, Any], ...] = (reached, total, chips, out)
                for known in held:
                    if entrant in known:
                        known[substitute] = known.pop(entrant)
            case r.SessionRanked(round=number, placings=placings):
                for one in placings:
                    gone = out.get(one.entrant, 0)
                    reached[one.entrant] = (number, gone == 0, gone or chips.get(one.entrant, 0))
                    total[one.entrant] = total.get(one.entrant, Fraction()) + Fraction(*one.points)
            case r.BallotDrawn(seats=seats):
                for seat in seats:
                    out.pop(seat.entrant, None)
            case _:
                pass
    return {one: (total[one],) for one in total} if points else reached


def prizes_again(
    terms: TournamentTerms,
    ranking: Sequence[tuple[str, int]],
    staff: Sequence[str],
    numbers: dict[str, int],
    pool: int,
    held: int,
) -> dict[str, int]:
    """Every prize in cents: exact shares first, then whole cents, and what is over where the terms say.

    `held` is what was to be the prizes of places that nobody has, where it does not go to the others.
    """
    able = [(one, place) for one, place in ranking if one not in staff]
    shares = sorted((share for share in terms.prizes.share if share.place <= len(able)), key=lambda share: share.place)
    fixed = sum(share.amount for share in shares)
    whole = sum(share.parts for share in (terms.prizes.share if held else shares))
    every = pool + held
    exact = {share.place: Fraction(share.amount) for share in shares}
    if whole:
        exact = {share.place: share.amount + Fraction((every - fixed) * share.parts, whole) for share in shares}
    elif fixed and not held:  # all of it goes out in the proportion of the amounts
        exact = {share.place: Fraction(share.amount * pool, fixed) for share in shares}
    cents = {place: int(value) for place, value in exact.items()}
    if cents:
        favoured = min(cents) if terms.prizes.odd_cents == "first" else max(cents)
        cents[favoured] += pool - sum(cents.values())
    won: dict[str, int] = {}
    for position, (_, place) in enumerate(able):
        equals = [one for one, other in able if other == place]
        first = next(number for number, (_, other) in enumerate(able) if other == place)
        if position == first:
            together = sum(cents.get(first + 1 + step, 0) for step in range(len(equals)))
            by_entry = sorted(equals, key=lambda one: numbers[one], reverse=terms.prizes.odd_cents == "last")
            won.update(
                {one: together // len(equals) + (turn < together % len(equals)) for turn, one in enumerate(by_entry)}
            )
    return {one: amount for one, amount in won.items() if amount}
