"""Whole cents as a language writes money: `$1,250`, `$37.50`, `€1,250`. Cents are shown only where there are any.

The symbol is the currency's own, as people write it where it is used; grouping and where the symbol stands are the
language's. Nothing is a floating-point number. Start at `money`.
"""

from __future__ import annotations

from decimal import Decimal, localcontext
from functools import lru_cache
from typing import Final

from babel import Locale, UnknownLocaleError
from babel.core import get_global
from babel.numbers import NumberPattern, get_currency_symbol, parse_pattern

HOME: Final = "en-AU"  # whose symbols stand where no language is spoken yet: on the wire


@lru_cache(maxsize=4096)
def money(cents: int, currency: str, tag: str) -> str:
    whole, rest = divmod(abs(cents), 100)
    pattern = _pattern(currency, tag, places=2 if rest else 0)
    locale = Locale.parse(tag, sep="-")
    with localcontext(prec=len(str(whole)) + 8):  # a slip of the keyboard can be longer than decimals are
        written = pattern.apply(Decimal(f"{whole}.{rest:02}"), locale, currency=None)
    return f"-{written}" if cents < 0 else written


@lru_cache
def _pattern(currency: str, tag: str, *, places: int) -> NumberPattern:
    locale = Locale.parse(tag, sep="-")
    own = symbol(currency, tag).replace("'", "''")
    text = locale.currency_formats["standard"].pattern.split(";")[0].replace("¤", f"'{own}'")
    pattern = parse_pattern(text)
    pattern.frac_prec = (places, places)
    return pattern


@lru_cache
def symbol(currency: str, tag: str) -> str:
    """A currency's symbol in its own country: a table of Australian dollars writes $ in every language."""
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
    now = {
        territory
        for territory, all_ever in get_global("territory_currencies").items()
        if any(code == currency and end is None and tender for code, _, end, tender in all_ever)
    }
    return sorted(now, key=lambda territory: (territory != currency[:2], territory))
