"""What the terms of anything are made of: amounts, times, shares and words, in parts with keys.

A field that stands at its default was not answered. It knows neither tournaments nor promotions. Start at `TermsPart`.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from croupier.money import Cents
from croupier.table import Instant

Amount: TypeAlias = Annotated[Cents, "amount"]  # in a file: dollars, `200` or `"37.50"`
When: TypeAlias = Annotated[Instant, "when"]  # in a file: a date and time with its offset
Offset: TypeAlias = Annotated[int, "offset"]  # minutes east of universal time
PartsOf: TypeAlias = Annotated[int, "parts"]  # ten-thousandths; in a file: "60%" or "33.33%"
Litres: TypeAlias = Annotated[int, "litres"]  # millilitres; in a file: litres, `20` or `20.5`
Wording: TypeAlias = Annotated[str, "told"]  # words of the director's own, printed as they are


class TermsPart(
    msgspec.Struct, frozen=True, kw_only=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True
):
    """A part of the terms; a key in the file is the field's name in kebab-case."""


def percent(parts: int) -> str:
    """`33.33%`: exact, as a file has it."""
    whole, rest = divmod(parts, 100)
    return f"{whole}%" if not rest else f"{whole}.{rest:02}".rstrip("0") + "%"


def litres(millilitres: int) -> str:
    """`20.5`: exact, as a file has it."""
    whole, rest = divmod(millilitres, 1_000)
    return f"{whole}" if not rest else f"{whole}.{rest:03}".rstrip("0")
