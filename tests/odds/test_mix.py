"""A mix of wagers on one coup: against settlement of dealt coups, against the odds of each, and against wrong ideas."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

from croupier import BOOKS, ChipSet, Refusal, Stake, TwoHands, granted, open_book, settle
from croupier.cards import PACK
from croupier.coup import Terms
from croupier.odds import mix_odds, mix_of, odds_of, session_of

TABLE = ("crown-sydney", "traditional")


@pytest.mark.parametrize("book", BOOKS)
def test_one_wager_paid_exactly_has_the_edge_and_variance_of_the_table(book: str) -> None:
    """Two ways to one figure: rows weighed without money, and every class settled in cents with the smallest chip."""
    rulebook = open_book(book)
    variation = rulebook.variations[0].id
    table = odds_of(rulebook, variation)
    stake = 400_00  # what commission and halves divide without a rest
    for odds in table.wagers:
        if odds.options or odds.conditional:
            continue
        mix = mix_of(rulebook, variation, {odds.wager: stake}, chips=(1,))
        assert mix.mean == stake * odds.expected, odds.wager
        assert mix.variance == stake**2 * odds.variance, odds.wager


def dealt(terms: Terms, seed: int) -> TwoHands:
    shoe = random.Random(seed).sample([card for card in PACK for _ in range(terms.decks)], 6)
    return terms.tableau.deal(iter(shoe))


def test_dealt_coups_settle_to_the_same_law() -> None:
    """With commission, a tie, a pair and rounding to $5 chips: so often as the law says, within five deviations."""
    stakes = {"banker": 37_50, "tie": 10_00, "tiger-pair": 5_00}
    mix = mix_of(*TABLE, stakes, chips=(2_50,))
    terms = granted(open_book(TABLE[0]).terms(TABLE[1]))
    priced = granted(open_book(TABLE[0]).terms(TABLE[1], chips=ChipSet.of([2_50])))
    coups = 2_000
    seen: Counter[int] = Counter()
    for seed in range(coups):
        settled = granted(settle(priced, dealt(terms, seed), [Stake(*one) for one in stakes.items()]))
        seen[sum(one.returned - one.stake for one in settled.wagers)] += 1
    assert set(seen) <= {amount for amount, _ in mix.law.items()}
    for amount, weight in mix.law.items():
        share = weight / mix.law.total
        assert abs(seen[amount] - coups * share) <= 5 * (coups * share * (1 - share)) ** 0.5 + 1, amount


def test_wagers_on_one_coup_hang_together() -> None:
    """Player and Banker against each other lose little; as though independent they would vary twice as much."""
    both, player, banker = (
        mix_of(*TABLE, stakes)
        for stakes in ({"player": 100_00, "banker": 100_00}, {"player": 100_00}, {"banker": 100_00})
    )
    assert dict(both.law.items()).keys() == {-5_00, 0}
    assert both.mean == player.mean + banker.mean
    assert both.variance < (player.variance + banker.variance) / 100


def test_payments_are_rounded_to_chips_as_the_book_says() -> None:
    """$10 on Banker earn $9.50: paid $10 with dollar chips (7.3), so that the house keeps no commission at all."""
    assert {amount for amount, _ in mix_of(*TABLE, {"banker": 10_00}).law.items()} == {-10_00, 0, 10_00}
    assert {amount for amount, _ in mix_of(*TABLE, {"banker": 10_00}, chips=(50,)).law.items()} == {-10_00, 0, 9_50}


def test_a_wager_within_the_coup_is_staked_where_it_is_offered() -> None:
    options = {"insurance": "on"}
    book = ("crown-melbourne", "crown")
    insured = mix_of(*book, {"banker": 100_00, "insurance": 50_00}, options=options)
    plain = mix_of(*book, {"banker": 100_00}, options=options)
    odds = odds_of(*book, options=options)["insurance"]
    assert insured.staked == 100_00 + 50_00 * odds.offered
    assert insured.needed == 150_00
    alone = mix_of(*book, {"banker": 100_00, "insurance": 50_00}, options=options, chips=(1,)).mean
    assert alone == plain.mean + 50_00 * odds.offered * odds.expected


def test_what_cannot_be_placed_is_refused_with_its_reason() -> None:
    terms = granted(open_book("crown-melbourne").terms("crown"))
    for wager, reason in (
        ("player-run-2", "needs-several-coups"),
        ("insurance", "switched-off"),
        ("lucky", "unknown-wager"),
    ):
        refusal = mix_odds(terms, [Stake(wager, 10_00)])
        assert isinstance(refusal, Refusal)
        assert reason in refusal.reason.value


def test_what_if_a_row_paid_otherwise() -> None:
    mix = mix_of(*TABLE, {"tie": 10_00}, pays={("tie", "Tie"): "9 to 1"})
    assert mix.edge == odds_of(*TABLE, pays={("tie", "Tie"): "9 to 1"})["tie"].edge


def test_a_session_is_a_whole_law_with_the_exact_moments() -> None:
    session = session_of(*TABLE, {"banker": 100_00, "tie": 10_00}, coups=40)
    assert session.law.exact
    assert sum(session.law.weights) == session.law.total
    assert session.law.mean == session.mean == 40 * session.mix.mean
    assert session.law.variance == session.variance
    assert session.ahead + session.behind + session.law.probability(0) == 1
    assert session.percentile(5) < 0 < session.house_percentile(95)
    assert session.at_most_won(0) + session.at_least_won(1) == 1
    records = session.records()
    assert sum(int(one["weight"]) for one in records) == int(records[0]["total"])


def test_sessions_of_real_shoes_come_near_the_law() -> None:
    """Shuffled shoes dealt coup by coup: their coups are not independent, and what 60 of them come to hardly differs.

    Player against Banker with a tie: had they been taken for independent, the spread would be many times what it is.
    """
    stakes = {"banker": 100_00, "player": 90_00, "tie": 5_00}
    law = session_of(*TABLE, stakes, coups=60).law
    terms = granted(open_book(TABLE[0]).terms(TABLE[1]))
    results = []
    for seed in range(80):
        shoe = iter(random.Random(seed).sample([card for card in PACK for _ in range(terms.decks)], 52 * terms.decks))
        placed = [Stake(*one) for one in stakes.items()]
        coups = [granted(settle(terms, terms.tableau.deal(shoe), placed)) for _ in range(60)]
        results.append(sum(one.returned - one.stake for coup in coups for one in coup.wagers))
    for percent in (5, 25, 50, 75, 95):
        below = sum(result <= law.quantile(Fraction(percent, 100)) for result in results) / len(results)
        share = float(law.at_most(law.quantile(Fraction(percent, 100))))
        assert abs(below - share) <= 4 * (share * (1 - share) / len(results)) ** 0.5, percent
