"""How the leaflet says small things: lists, counts, odds and shares, each in one way only.

It words what the book's data holds and decides nothing. Start at `paid` for the odds of a row, `counts` for "0 to 5".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby

from croupier.money import Odds
from croupier.rulebooks import provisions as p

NO_CARD = "no card"
NEVER = "never"
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def listed(items: Iterable[str], last: str = "or") -> str:
    """`a, b or c`."""
    *most, end = items
    return f"{', '.join(most)} {last} {end}" if most else end


def number(amount: int) -> str:
    return _NUMBERS[amount] if amount < len(_NUMBERS) else str(amount)


def plural(amount: int, thing: str) -> str:
    return f"{amount} {thing}" if amount == 1 else f"{amount} {thing}s"


def counts(some: Iterable[int | str], last: str = "or") -> str:
    """`0 to 7, 9 or no card`: three or more in a row become a range, and `none` is no card."""
    numbers = sorted(one for one in some if isinstance(one, int))
    words = [NO_CARD for one in some if one == "none"]
    shown: list[str] = []
    for _, run in groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0]):
        together = [value for _, value in run]
        if len(together) > 2:
            shown.append(f"{together[0]} to {together[-1]}")
        else:
            shown += map(str, together)
    return listed([*shown, *words], last) if shown or words else NEVER


def sentence(text: str) -> str:
    """With a capital and a full stop, whatever it came with."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")


def house_chooses(option: p.Option) -> str:
    """A choice the book leaves to the operator, told to a player."""
    if option.about.startswith(("Which ", "What ", "How ")):
        return f"The house chooses {option.about[:1].lower()}{option.about[1:]}"
    return f"Up to the house: {option.about[:1].lower()}{option.about[1:]}"


def paid(row: p.Row) -> tuple[str, ...]:
    """`1 to 1 less 50% commission (1 to 2)`; odds that an option decides are several, each with its values."""
    if row.pays_by:
        return _by_option(row.pays_by)
    assert row.pays is not None
    if not row.commission:
        return (str(row.pays),)
    kept = Fraction(row.pays.pays, row.pays.per) * (1 - Fraction(row.commission.part, row.commission.whole))
    return (f"{row.pays} less {row.commission} commission ({kept.numerator} to {kept.denominator})",)


def _by_option(pays_by: p.PaysBy) -> tuple[str, ...]:
    odds = pays_by.odds
    if all(one.per == 100 for one in odds.values()):
        shares = sorted(one.pays for one in odds.values())
        return (f"{shares[0]}% to {shares[-1]}% of the stake, as the table shows",)
    by_odds: dict[Odds, list[str]] = {}
    for value, one in odds.items():
        by_odds.setdefault(one, []).append(value)
    return tuple(f"{one} ({_values(values)})" for one, values in by_odds.items())


def _values(values: Sequence[str]) -> str:
    return counts(map(int, values)) if all(map(str.isdecimal, values)) else listed(values)
