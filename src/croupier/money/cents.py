"""Money as whole cents, and how people write it in dollars.

No amount is a fraction of a cent or a floating-point number, in any room; whatever else comes in is refused here.
Start at `read_dollars` (text to cents) and `dollars` (cents to text).
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Cents: TypeAlias = int
"""Money: a whole number of cents."""

# No table anywhere takes a wager of a hundred million dollars; a larger figure is a slip of the keyboard.
LARGEST_AMOUNT: Final[Cents] = 100_000_000_00
"""The largest amount that is money at a table."""

_AMOUNT: Final = re.compile(r"([0-9]{1,12})(?:\.([0-9]{1,2}))?")


class NotWholeCents(TypeError):
    """A number that is no whole one was handed in as money: a float, a truth value, or another library's number.

    >>> from croupier import Stake
    >>> Stake("banker", 333.33)  # type: ignore[arg-type]
    Traceback (most recent call last):
    ...
    croupier.money.cents.NotWholeCents: Stake.amount is 333.33, a float: money is whole cents, as an int
    """


def whole_cents(amount: object, of: str) -> None:
    """Nothing if it is whole cents. An `int` alone is: a float pays fractions, and so do other libraries' numbers."""
    if type(amount) is not int:
        raise NotWholeCents(f"{of} is {amount!r}, a {type(amount).__name__}: money is whole cents, as an int")


class AmountError(ValueError):
    """The text is not an amount of money that can be staked; `why` names the reason for whoever words it."""

    def __init__(self, text: str, why: str = "") -> None:
        super().__init__(text)
        self.why = why


def read_dollars(text: str) -> Cents:
    """`37.50` is 3750 cents; the amount must be positive, whole cents, and one that a table could take."""
    match = _AMOUNT.fullmatch(text)
    if match is None:
        raise AmountError("an amount is digits with at most two decimals, such as 100 or 37.50", "no-digits")
    cents = int(match[1]) * 100 + int((match[2] or "").ljust(2, "0"))
    if cents == 0:
        raise AmountError("an amount must be more than zero", "zero")
    if cents > LARGEST_AMOUNT:
        raise AmountError(f"an amount is at most {LARGEST_AMOUNT // 100:,}", "too-large")
    return cents


def dollars(cents: Cents) -> str:
    """`$1,250` or `$37.50`: cents are shown only where there are any."""
    whole, rest = divmod(abs(cents), 100)
    sign = "-" if cents < 0 else ""
    return f"{sign}${whole:,}" + (f".{rest:02}" if rest else "")
