"""Tags are balanced, none of so small whole numbers follow the effects better, and correlation is as it is defined."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import sqrt

import msgspec
import pytest

from croupier import Refusal, open_book
from croupier.cards import Rank
from croupier.exposure import ExposureRequest, make_request
from croupier.exposure.tables import ExposureTables
from croupier.exposure.tags import best_tags, correlation_squared
from croupier.odds.removal import removal_effects

BIG_TIGER = (0, 0, -1, -1, -1, -2, 1, 2, 2, 0, 0, 0, 0)
LUCKY_SIX = (0, 0, 0, 0, 0, -3, 1, 1, 1, 0, 0, 0, 0)
DRAGON_BONUS = (1, 2, 2, 1, 1, 0, -1, -1, -1, -1, -1, -1, -1)


def tables_of(variation: str = "crown", book: str = "crown-sydney", *wagers: str) -> ExposureTables:
    made = make_request(open_book(book), book, variation, shoes=1, wagers=wagers)
    assert not isinstance(made, Refusal)
    return ExposureTables(msgspec.json.decode(msgspec.json.encode(made), type=ExposureRequest))


@pytest.mark.parametrize("effects", [(5, 2, 4, -3), (7, 4, 2, -3), (-8, 4, 7, -3)])
def test_no_balanced_tags_follow_the_effects_better(effects: tuple[int, ...]) -> None:
    """Every choice of tags is tried, for effects that come in groups of ranks as those of tens do."""
    sizes = (1, 2, 3, 7)
    groups = [Fraction(effect, 1000) for effect in effects]
    whole = tuple(effect for effect, size in zip(groups, sizes, strict=True) for _ in range(size))
    every = (
        tuple(tag for tag, size in zip(tags, sizes, strict=True) for _ in range(size))
        for tags in product(range(-4, 5), repeat=4)
    )
    balanced = [tags for tags in every if sum(tags) == 0 and sum(map(lambda a, b: a * b, tags, whole)) > 0]
    found = best_tags(whole, 4)
    best = max((correlation_squared(tags, whole) for tags in balanced), default=Fraction(0))
    assert sum(found) == 0
    assert Fraction(98, 100) * best <= correlation_squared(found, whole) <= best
    smaller = [tags for tags in balanced if max(map(abs, tags)) < max(map(abs, found))]
    assert all(correlation_squared(tags, whole) < Fraction(98, 100) * best for tags in smaller)


def test_tags_of_every_wager_are_balanced_and_follow_it() -> None:
    tables = tables_of()
    for priced, count in zip(tables.wagers, tables.counts, strict=True):
        assert sum(count.tags) == 0
        assert any(count.tags) == any(count.effects)
        if any(count.tags):
            assert sqrt(count.correlation_squared) > 0.95, priced.offered.wager
    assert [not any(one.tags) for one in tables.counts].count(True) == 5  # pairs: one rank is like another


@pytest.mark.parametrize(
    ("wager", "tags"), [("big-tiger", BIG_TIGER), ("tiger", LUCKY_SIX), ("player-dragon-bonus", DRAGON_BONUS)]
)
def test_published_tags_follow_the_effects_and_ours_no_less(wager: str, tags: tuple[int, ...]) -> None:
    (count,) = tables_of("crown", "crown-sydney", wager).counts
    published = correlation_squared(tags, count.effects)
    assert Fraction(8, 10) < published <= count.correlation_squared


def test_correlation_is_that_of_thirteen_ranks() -> None:
    (count,) = tables_of("crown", "crown-sydney", "tiger").counts
    effects = [float(one) for one in count.effects]
    both = sum(tag * effect for tag, effect in zip(LUCKY_SIX, effects, strict=True))
    spread = sum(tag * tag for tag in LUCKY_SIX) * sum(effect * effect for effect in effects)
    assert sqrt(correlation_squared(LUCKY_SIX, count.effects)) == pytest.approx(both / sqrt(spread), rel=1e-12)
    assert correlation_squared((0,) * 13, count.effects) == 0


def test_effects_are_those_of_the_table_of_removal() -> None:
    known = removal_effects(open_book("crown-melbourne"), "crown")
    assert not isinstance(known, Refusal)
    tables = tables_of("crown", "crown-melbourne")
    assert len(tables.wagers) == len(known.wagers)
    for one, count in zip(known.wagers, tables.counts[: len(known.wagers)], strict=True):
        assert list(count.effects) == [one.by_rank[rank] for rank in Rank]
