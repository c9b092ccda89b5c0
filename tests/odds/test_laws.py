"""Laws that exact odds must obey whatever the cards: total probability, agreement of the compiled kernel, what-if."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier import BOOKS, Refusal, open_book, read_cards
from croupier.cards import PACK
from croupier.coup import Condition, Facts, PayRow, Resolution, Wager, read_condition
from croupier.coup.wager import SettledWhen
from croupier.money import NOTHING, Odds
from croupier.odds import Composition, CompositionError, joint, kernel, odds_of, read_composition
from croupier.odds.compiled import LANES, WORTH_TOGETHER
from croupier.odds.plan import Plan
from croupier.odds.rational import decimal, exact, root
from croupier.odds.sample import deplete
from croupier.odds.table import gather

CELLS = [10 * lower + higher for lower in range(10) for higher in range(lower, 10)]
compositions = st.lists(st.integers(0, 12), min_size=52, max_size=52).filter(lambda counts: sum(counts) >= 6)


@pytest.mark.parametrize("book", BOOKS)
def test_removing_a_card_at_random_changes_nothing_on_average(book: str) -> None:
    """The law of total probability, exactly: the edge is the average of the edges after each card that may leave
    first.
    """
    rulebook = open_book(book)
    variation = rulebook.variations[0].id
    offer = gather(rulebook, variation, None, {})
    assert not isinstance(offer, Refusal)
    wagers = [wager for wager, _ in offer.wagers]
    plan = Plan(offer.terms.tableau, wagers)

    def weights(left: Composition) -> list[tuple[int, ...]]:
        counts = plan.count(left)
        return [plan.weigh(wager, *counts, left).rows for wager in wagers]

    start = Composition.fresh(2).without(read_cards("AsAs6c9dKh"))
    whole = weights(start)
    after = {card: weights(start.without([card])) for card in PACK if start[card]}
    for place, wager in enumerate(wagers):
        for row in range(len(wager.rows)):
            average = sum(
                (
                    Fraction(start[card], start.cards) * Fraction(found[place][row], start.without([card]).deals)
                    for card, found in after.items()
                ),
                Fraction(0),
            )
            assert average == Fraction(whole[place][row], start.deals), (wager.id, row)


@given(compositions)
@settings(max_examples=60, deadline=None)
def test_the_compiled_kernel_counts_as_python_does(counts: list[int]) -> None:
    terms = open_book("crown-sydney").terms("crown")
    assert not isinstance(terms, Refusal)
    plan = Plan(terms.tableau, list(terms.wagers.values()))
    left = Composition(tuple(counts))
    points, pairings = plan.count(left)
    fast_points, fast_pairings = plan.solver.solve(np.array([counts, counts], np.int64))
    assert fast_points.tolist() == [points, points]
    assert fast_pairings.tolist() == [pairings, pairings]
    assert sum(points) == sum(pairings) == left.deals


@pytest.mark.parametrize("size", [2 * LANES + 3, WORTH_TOGETHER, LANES + WORTH_TOGETHER - 1])
def test_a_batch_of_any_size_counts_as_each_alone(size: int) -> None:
    """Compositions are counted in lanes side by side: as many as fill some, some that do not, and a few one by one."""
    terms = open_book("crown-melbourne").terms("crown")
    assert not isinstance(terms, Refusal)
    plan = Plan(terms.tableau, list(terms.wagers.values()))
    left = deplete((8,) * 52, size, seed=5)
    left[1] = 0
    left[1, 3] = 6  # six of one kind, and nothing else
    points, pairings = plan.solver.solve(left)
    for row, counts in enumerate(left):
        alone = plan.count(Composition(tuple(int(count) for count in counts)))
        assert (points[row].tolist(), pairings[row].tolist()) == alone
        for found, one in zip((points, pairings), plan.solver.solve(left[row : row + 1]), strict=True):
            assert found[row].tolist() == one[0].tolist()


@given(st.lists(st.integers(0, 128), min_size=10, max_size=10), st.integers(0, 9))
@settings(max_examples=40, deadline=None)
def test_ways_after_a_card_is_taken_out_are_those_of_what_is_left(counts: list[int], value: int) -> None:
    """The correction against the closed form from the beginning, for all sums."""
    counts[value] += 1
    known = _known(counts)
    left, held, pairs, ways = known
    after, change = [[0] for _ in range(100)], [[0] for _ in range(10)]
    kernel.take_out(value, CELLS, 0, len(CELLS), 1, left, held, pairs, change, ways, after)
    counts[value] -= 1
    assert after == _known(counts)[3]
    again = [[count] for count in counts]
    again[value][0] += 1
    kernel.change_pairs(value, -1, again, 1, left, held)
    assert (left, held) == _known(counts)[:2]


def _known(counts: list[int]) -> tuple[list[list[int]], list[list[int]], list[list[int]], list[list[int]]]:
    left, held, pairs, ways = ([[0] for _ in range(rows)] for rows in (100, 100, 10, 100))
    kernel.tell_pairs([[count] for count in counts], 1, left, held, pairs, ways)
    return left, held, pairs, ways


@given(st.lists(st.integers(0, 3), min_size=4, max_size=4))
@settings(max_examples=30, deadline=None)
def test_two_pairs_of_one_rank_are_those_that_can_be_laid_out(suits: list[int]) -> None:
    cards = [(suit, number) for suit, of_suit in enumerate(suits) for number in range(of_suit)]
    expected = [[0] * 4 for _ in range(4)]
    kinds = {(0, 3): 2, (1, 2): 2}  # clubs and spades are black, diamonds and hearts red
    for four in permutations(cards, 4):
        one, two = (
            3 if first[0] == second[0] else kinds.get((min(first[0], second[0]), max(first[0], second[0])), 1)
            for first, second in (four[:2], four[2:])
        )
        expected[one][two] += 1
    found = [[0] * 4 for _ in range(4)]
    clubs, diamonds, hearts, spades = suits
    kernel.two_pairs_of_one_rank(clubs, diamonds, hearts, spades, found)
    assert found == expected


def test_a_thousand_cards_are_still_counted_exactly_by_the_compiled_kernel() -> None:
    terms = open_book("crown-sydney").terms("crown")
    assert not isinstance(terms, Refusal)
    plan = Plan(terms.tableau, list(terms.wagers.values()))
    counts = [0] * 52
    counts[9] = 1000  # a thousand tens of clubs: every deal is one class, the largest weight there can be
    left = Composition(tuple(counts))
    points, _ = plan.solver.solve(np.array([counts], np.int64))
    assert max(points[0].tolist()) == left.deals == 1000 * 999 * 998 * 997 * 996 * 995


@given(compositions)
@settings(max_examples=8, deadline=None)
def test_the_joint_distribution_has_the_marginals_of_the_kernel(counts: list[int]) -> None:
    terms = open_book("star-sydney").terms("premium")
    assert not isinstance(terms, Refusal)
    wagers = list(terms.wagers.values())
    plan = Plan(terms.tableau, wagers)
    left = Composition(tuple(counts))
    together = joint.distribution(terms.tableau, left)
    assert sum(sum(pairings.values()) for pairings in together.values()) == left.deals
    points, pairings = plan.count(left)
    for wager in wagers:
        places = joint.weigh([wager], together)
        rows = tuple(places.get((place,), 0) for place in range(len(wager.rows)))
        assert rows == plan.weigh(wager, points, pairings, left).rows


def _wager(*rows: tuple[str, Condition | None, Resolution, Odds | None]) -> Wager:
    made = tuple(PayRow(event, when, resolution, pays, NOTHING, ()) for event, when, resolution, pays in rows)
    return Wager("both", "Both", made, SettledWhen.END_OF_COUP, None, False, False, None, ())


def test_a_wager_that_asks_about_points_and_pairs_together() -> None:
    """No book has one yet; the next may. It is checked against the joint distribution summed by hand."""
    terms = open_book("canberra").terms("commission")
    assert not isinstance(terms, Refusal)
    when = read_condition({"winner": "player", "player-pair": "perfect", "margin": [3, 4]})
    wager = _wager(("hit", when, Resolution.WINS, Odds(50, 1)), ("miss", None, Resolution.LOSES, None))
    left = Composition.fresh(3)
    plan = Plan(terms.tableau, [wager])
    weights = plan.weigh(wager, *plan.count(left), left)
    expected = 0
    for points, pairings in joint.distribution(terms.tableau, left).items():
        for pairing, weight in pairings.items():
            won = points.player_total > points.banker_total
            if won and points.player_total - points.banker_total in (3, 4) and pairing.player_pair == "perfect":
                expected += weight
    assert 0 < expected < left.deals
    assert weights.rows == (expected, left.deals - expected)
    assert isinstance(plan.point_samples[0], Facts)


def test_what_if_a_tie_paid_nine() -> None:
    as_is = odds_of("crown-sydney", "traditional")["tie"]
    nine = odds_of("crown-sydney", "traditional", pays={("tie", "Tie"): "9 to 1"})["tie"]
    tie = Fraction(as_is.rows[0].combinations, as_is.deals)
    assert as_is.edge - nine.edge == tie
    assert nine.rows[0].combinations == as_is.rows[0].combinations


def test_what_if_reaches_the_parts_of_a_combined_wager() -> None:
    pays = {("tie", "Tie"): "9 to 1"}
    whole = odds_of("crown-sydney", "traditional", options={"one-one-two": "pairs"}, pays=pays)
    parts = [whole["banker-pair"].edge / 4, whole["player-pair"].edge / 4, whole["tie"].edge / 2]
    assert whole["one-one-two"].edge == sum(parts, Fraction(0))


@given(st.fractions(), st.integers(0, 15))
def test_decimals_are_within_half_a_unit_of_the_last_place(value: Fraction, places: int) -> None:
    assert abs(Fraction(decimal(value, places)) - value) <= Fraction(1, 2 * 10**places)
    assert Fraction(exact(value)) == value


@given(st.fractions(min_value=0, max_value=10**6))
def test_roots_are_within_a_unit_of_the_last_place(value: Fraction) -> None:
    found = Fraction(root(value, 6))
    assert max(Fraction(0), found - Fraction(1, 10**6)) ** 2 <= value <= (found + Fraction(1, 10**6)) ** 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("AS 2\nKD 3", "5 cards"),
        ("AS -1\nKD 9", "not below zero"),
        ('{"AS": -1, "KD": 9}', "not below zero"),
        ("AS 8\nAS 8", "counted twice"),
        ("XX 8", "is not a card"),
        ("AS eight", "not a card and a count"),
        ("AS 8 8", "not a card and a count"),
        ('{"AS": 8.5}', "JSON"),
        ('{"AS": ', "JSON"),
        ("AS 1001", "1000 is the most"),
        ("", "0 cards"),
    ],
)
def test_bad_compositions_say_what_is_wrong(text: str, says: str) -> None:
    with pytest.raises((CompositionError, ValueError), match=says):
        read_composition(text)


def test_a_composition_reads_the_same_from_text_and_json() -> None:
    text = "# what is left\nAS 8\nkd 7\n\n6h 4 # comment"
    assert read_composition(text) == read_composition('{"AS": 8, "KD": 7, "6H": 4}')
    assert read_composition(text).cards == 19


def test_a_card_that_is_not_there_cannot_be_removed() -> None:
    with pytest.raises(CompositionError, match="only 1 of it"):
        Composition.fresh(1).without(read_cards("AsAs"))
