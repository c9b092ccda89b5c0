"""Whole cents as a language writes money: `$1,250`, `$37.50`, `€1,250`. Cents are shown only where there are any.

The symbol is the currency's own, as people write it where it is used; grouping and where the symbol stands are the
language's, as Babel knows them. Reading all that Babel knows of a language takes as long as settling a coup, so what it
says of the money that is written most stands here. Nothing is a floating-point number. Start at `money`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from babel.numbers import NumberPattern

HOME: Final = "en-AU"  # whose symbols stand where no language is spoken yet: on the wire


class MoneyStyle(NamedTuple):
    """What stands around an amount and in it, where a language writes its figures in threes."""

    before: str
    after: str
    apart: str  # between thousands
    point: str

    def write(self, whole: int, rest: int) -> str:
        figures = f"{whole:,}".replace(",", self.apart) + (f"{self.point}{rest:02}" if rest else "")
        return f"{self.before}{figures}{self.after}"


# as `from_babel` says it of these; a test holds them to it
KNOWN: Final = {
    ("AUD", "en-AU"): MoneyStyle("$", "", ",", "."),
    ("AUD", "zh-Hans"): MoneyStyle("$", "", ",", "."),
}
_SAMPLE: Final = "1234567.05"
_IN_THREES: Final = re.compile(r"(\D*)1(?P<apart>\D+)234(?P=apart)567(\D+)05(\D*)")


@lru_cache(maxsize=4096)
def money(cents: int, currency: str, tag: str) -> str:
    whole, rest = divmod(abs(cents), 100)
    style = KNOWN.get((currency, tag)) or from_babel(currency, tag)
    written = style.write(whole, rest) if style else _written(f"{whole}.{rest:02}", currency, tag, 2 if rest else 0)
    return f"-{written}" if cents < 0 else written


@lru_cache
def from_babel(currency: str, tag: str) -> MoneyStyle | None:
    """How Babel writes a sample, or none where that is not in threes."""
    found = _IN_THREES.fullmatch(_written(_SAMPLE, currency, tag, 2))
    if found is None:
        return None
    before, apart, point, after = found.groups()
    return MoneyStyle(before, after, apart, point)


def _written(amount: str, currency: str, tag: str, places: int) -> str:
    from decimal import Decimal, localcontext

    from babel import Locale

    with localcontext(prec=len(amount) + 8):  # a slip of the keyboard can be longer than decimals are
        pattern = _pattern(currency, tag, places=places)
        written: str = pattern.apply(Decimal(amount), Locale.parse(tag, sep="-"), currency=None)
    return written


@lru_cache
def _pattern(currency: str, tag: str, *, places: int) -> NumberPattern:
    from babel import Locale
    from babel.numbers import parse_pattern

    locale = Locale.parse(tag, sep="-")
    own = symbol(currency, tag).replace("'", "''")
    text = locale.currency_formats["standard"].pattern.split(";")[0].replace("¤", f"'{own}'")
    pattern = parse_pattern(text)
    pattern.frac_prec = (places, places)
    return pattern


@lru_cache
def symbol(currency: str, tag: str) -> str:
    """A currency's symbol in its own country: a table of Australian dollars writes $ in every language."""
    from babel import Locale, UnknownLocaleError
    from babel.numbers import get_currency_symbol

    language = tag.partition("-")[0]
    for territory in _territories(currency):
        for locale in (f"{language}_{territory}", f"en_{territory}", f"und_{territory}"):
            try:
                return get_currency_symbol(currency, Locale.parse(locale))
            except (UnknownLocaleError, ValueError):
                continue
    return get_currency_symbol(currency, Locale.parse(tag, sep="-"))


def _territories(currency: str) -> list[str]:
    """Where it is legal tender today, the country it is named after first: AUD in AU, EUR in no single one."""
    from babel.core import get_global

    now = {
        territory
        for territory, all_ever in get_global("territory_currencies").items()
        if any(code == currency and end is None and tender for code, _, end, tender in all_ever)
    }
    return sorted(now, key=lambda territory: (territory != currency[:2], territory))
