"""Money as it is written here, and as Babel's own pattern for the language writes it."""

from __future__ import annotations

from decimal import Decimal, localcontext

import pytest
from babel import Locale
from babel.numbers import parse_pattern

from croupier import BOOKS, open_book
from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.languages.money import KNOWN, from_babel, money, symbol

AMOUNTS = (0, 5, 50, 99, 100, 12_345, 99_999, 100_000, 12_345_678, 1_234_567_890, 10**27 + 1)
# on either side of the figures; in dots, points, spaces and apostrophes; and not in threes
TAGS = ("en-AU", "zh-Hans", "de", "de-CH", "fr", "pl", "ar", "hi")


def by_pattern(cents: int, currency: str, tag: str) -> str:
    """By Babel alone, the symbol apart, which is the currency's own."""
    locale = Locale.parse(tag, sep="-")
    standard = locale.currency_formats["standard"].pattern.split(";")[0]
    pattern = parse_pattern(standard.replace("\u00a4", f"'{symbol(currency, tag)}'"))
    pattern.frac_prec = (2, 2) if cents % 100 else (0, 0)
    with localcontext(prec=60):
        written: str = pattern.apply(Decimal(cents).scaleb(-2), locale)
    return written


@pytest.mark.parametrize("currency", ["AUD", "EUR", "INR"])
@pytest.mark.parametrize("tag", TAGS)
def test_money_is_written_as_babel_writes_it(tag: str, currency: str) -> None:
    for cents in AMOUNTS:
        written = by_pattern(cents, currency, tag)
        assert money(cents, currency, tag) == written
        assert not cents or money(-cents, currency, tag) == f"-{written}"


def test_what_is_known_of_money_is_what_babel_says() -> None:
    assert {(currency, tag): from_babel(currency, tag) for currency, tag in KNOWN} == KNOWN
    assert from_babel("INR", "hi") is None, "lakhs and crores are no threes"


def test_the_money_of_every_book_on_the_shelf_is_known() -> None:
    """So that no verb reads all of Babel for it."""
    currencies = {open_book(book).source.currency for book in BOOKS}
    assert {
        (currency, Speaker(language).tag) for currency in currencies for language in (ENGLISH, "zh")
    } <= KNOWN.keys()
