"""The third opinion: simulated shoes against the exact odds, and a simulated shoe dealt again card by card by the
engine.
"""

from __future__ import annotations

from collections import Counter

import msgspec
import numpy as np
import pytest

from croupier import BOOKS, Facts, Refusal, Winner, open_book
from croupier.cards import PACK
from croupier.coup import BurnForm, burn_count, coups_left
from croupier.simulate import SimulationReport, make_request, report, run
from croupier.simulate.tables import tables_for

TABLES = [(book, variation.id) for book in BOOKS for variation in open_book(book).variations]
SIGMAS = 4.5 / 2.5758  # seeds are fixed: a bound this wide fails for a wrong count, not for bad luck


def simulated(book: str, variation: str, shoes: int, **more: object) -> SimulationReport:
    request = make_request(open_book(book), book, variation, shoes=shoes, seed=11, **more)  # type: ignore[arg-type]
    assert not isinstance(request, Refusal)
    return report(run(request, threads=2))


@pytest.mark.parametrize(("book", "variation"), TABLES)
def test_every_wager_lies_near_its_exact_edge(book: str, variation: str) -> None:
    found = simulated(book, variation, 20_000)
    assert found.progress.finished
    for one in found.wagers:
        # a Dragon Tail is cut off by the end of a real shoe, which independent coups do not have
        if one.exact is not None and "dragon-tail" not in one.wager:
            distance = abs(float(one.edge - one.exact))
            allowance = (
                2.5 if one.wager.startswith("tie-run") else 1.0
            )  # overlapping runs scatter more than the interval says
            assert distance <= one.half_width * SIGMAS * allowance, one.wager


def test_ten_million_coups_lie_within_the_interval() -> None:
    found = simulated("crown-sydney", "traditional", 125_000)
    assert found.progress.sums.coups > 10_000_000
    for one in found.wagers[:3]:
        assert one.inside, one.wager


def test_dragon_tails_of_real_shoes_return_less_than_independent_coups_would() -> None:
    """The end of the shoe cuts tails short, and a cut-off tail of one or none loses."""
    found = {one.wager: one for one in simulated("crown-melbourne", "traditional", 60_000).wagers}
    for side in ("player", "banker"):
        for kind in ("early", "late"):
            one = found[f"{side}-dragon-tail-{kind}"]
            assert one.exact is not None
            assert float(one.edge) - one.half_width > float(one.exact)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("by_value", [False, True])
def test_a_simulated_shoe_dealt_again_by_the_engine(book: str, by_value: bool) -> None:
    """The order the kernel left behind is dealt by the engine's tableau and the book's end of shoe; everything must
    agree.
    """
    rulebook = open_book(book)
    variation = rulebook.variations[0].id
    form = BurnForm.FIRST_CARD_AND_ITS_VALUE if by_value else BurnForm.FIRST_CARD
    burn = next(one for one in rulebook.cards.burn if one.form is form)
    request = make_request(rulebook, book, variation, shoes=1, seed=1, burn=burn.id)
    terms = rulebook.terms(variation)
    assert not isinstance(request, Refusal)
    assert not isinstance(terms, Refusal)
    _, tables = tables_for(msgspec.json.encode(request))
    ended_by_a_tie = 0
    for seed in range(100):
        state = np.random.SeedSequence(seed).generate_state(4, np.uint64).astype(np.uint64)
        sums, order = tables.play_one(state)
        cards = [PACK[kind] for kind in order]
        assert Counter(cards) == Counter(dict.fromkeys(PACK, terms.decks))
        position = burn_count(form, cards[0])
        cutting_card = len(cards) - request.cutting_card
        results: Counter[Winner] = Counter()
        classes: Counter[Facts] = Counter()
        since = None
        while True:
            started = position
            hands = terms.tableau.deal(iter(cards[position:]))
            position += len(hands.player) + len(hands.banker)
            facts = Facts.of(hands)
            results[facts.winner] += 1
            classes[facts] += 1
            if since is not None:
                since += 1
            elif position > cutting_card:
                since, first = 0, started >= cutting_card
            if since is not None:
                tied = facts.winner is Winner.TIE
                if not coups_left(terms.shoe_end, first_card=first, tied=tied, extra_rounds=since):
                    break
                ended_by_a_tie += tied
        assert sums.coups == sum(results.values())
        assert sums.cards == position
        counted = [int(sums.across[place].sum()) for place in range(3)]
        assert counted == [results[Winner.PLAYER], results[Winner.BANKER], results[Winner.TIE]]
        points = sums.histogram.sum(axis=1).tolist()
        pairings = sums.histogram.sum(axis=0).tolist()
        for wager in tables.plan.wagers:
            rows = tables.plan.gather(wager, points, pairings, sums.histogram)
            expected: Counter[str] = Counter()
            for facts, times in classes.items():
                if wager.window is None or wager.window.covers(facts):
                    expected[wager.row_for(facts).event] += times
            assert rows == tuple(expected[row.event] for row in wager.rows), wager.id
    assert ended_by_a_tie or book != "canberra", "the extra round after a tie was never met"
