"""Small packs dealt in every possible order through the engine's own dealing and settlement, against exact odds.

Two opinions that share only the books' data: this one deals cards one by one, the odds use closed forms.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from croupier import (
    BOOKS,
    Reason,
    Refusal,
    Resolution,
    SettledCoup,
    Stake,
    open_book,
    read_cards,
    settle,
)
from croupier.coup import Figures
from croupier.odds import Composition, table_odds
from croupier.odds.table import gather
from croupier.words.rows import row_words
from soak import SOAK

STAKE = 10_000_00  # large enough that every payment is whole cents, so that rounding to chips hides nothing

FEWER = 6  # of each pack's eight cards, in `make test`
PACKS = {
    "crown-sydney": "As Ac 3d 3d 6h 6s Kd Ks",
    "crown-melbourne": "2h 2d 4c 6c 6d 9s Tc Th",
    "canberra": "5c 5s 5d 6h 7h 8c 9d Qd",
    "star-sydney": "3c 3h 4s 6c 6c Jd Js Kh",
    "crown-brochure": "Ad 2c 3s 4h 5d 6c 7s 8h",
}


@pytest.mark.parametrize("book", BOOKS)
def test_every_deal_of_a_small_pack(book: str) -> None:
    rulebook = open_book(book)
    cards = read_cards(PACKS[book])[: None if SOAK else FEWER]
    left = Composition.of(dict(Counter(cards)))
    coups = Counter(rulebook.tableau.deal(iter(order)) for order in permutations(cards, 6))
    for variation in rulebook.variations:
        offer = gather(rulebook, variation.id, None, {})
        table = table_odds(rulebook, variation.id, composition=left)
        assert not isinstance(offer, Refusal)
        assert not isinstance(table, Refusal)
        for odds in table.wagers:
            if odds.options.get("tie-percent", "1") not in ("1", "10"):
                continue  # the percentages between differ in nothing but the figure
            terms = rulebook.terms(variation.id, options=odds.options, chips=(1,))
            assert not isinstance(terms, Refusal)
            stakes = [Stake(odds.wager, STAKE)]
            if odds.wager in terms.wagers and terms.wagers[odds.wager].capped_by_main:
                stakes.append(Stake("player", STAKE))
            decided: Counter[tuple[str, Figures]] = Counter()
            net = squares = 0  # in cents, and in squares of them
            for hands, times in coups.items():
                coup = settle(terms, hands, stakes)
                if isinstance(coup, Refusal):
                    assert coup.reason is Reason.NOT_OFFERED_IN_THIS_COUP
                    continue
                gain, wager = _gain(coup), coup.wagers[0]
                decided[wager.row, wager.row_told] += times
                net += gain * times
                squares += gain * gain * times
            offered = decided.total()
            assert offered == odds.deals
            assert Fraction(net, STAKE * offered) == odds.expected, (odds.wager, odds.options)
            assert Fraction(squares, STAKE**2 * offered) - odds.expected**2 == odds.variance
            rows: Counter[str] = Counter()
            for (row, told), times in decided.items():
                rows[row_words(row, told, rulebook)] += times
            assert {row.event: row.combinations for row in odds.rows if row.combinations} == dict(rows)


def _gain(coup: SettledCoup) -> int:
    wager = coup.wagers[0]
    lost = wager.resolution is Resolution.LOSES or wager.parts
    return wager.returned - wager.stake if lost else wager.profit
