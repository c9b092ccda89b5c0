"""Days on which errors come to light late, at every book: laws hold, the second path agrees, and the table goes on."""

from __future__ import annotations

from collections import Counter
from random import SystemRandom

import pytest

from croupier import BOOKS, open_book
from croupier.table import replay
from laws.late_days import played_late
from soak import SOAK
from verify.hearing import told

FIRST = SystemRandom().randrange(10**9) if SOAK else 1
DAYS, COUPS = (100, 60) if SOAK else (10, 20)
ALSO = {
    "crown-sydney": ("a card too many",),
    "crown-melbourne": (),
    "canberra": ("early Pairs",),
    "star-sydney": ("once cleared",),
    "crown-brochure": ("a card too many",),
}


@pytest.mark.parametrize("name", BOOKS)
def test_what_is_found_late_is_put_right_and_the_day_goes_on(name: str) -> None:
    book, happened = open_book(name), Counter[str]()
    for seed in range(FIRST, FIRST + DAYS):
        day = played_late(book, seed, COUPS)
        assert told(day.differences) == [], f"{name}, seed {seed}"
        assert replay(day.table.id, day.events) == day.table, f"{name}, seed {seed}"
        happened += day.happened
    for what in ("reopened", *ALSO[name]):
        assert happened[what], f"{what}: it never came about"
