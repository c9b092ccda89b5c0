"""The compiled path and the second, slower one come to the same sums, to the last part of a unit."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from croupier import Refusal, open_book
from croupier.cards import PACK
from croupier.exposure import ExposureRequest, kernel, make_request, run
from croupier.exposure.pricing import Priced
from croupier.exposure.request import CHUNK
from croupier.exposure.run import Exposed
from croupier.exposure.tables import ExposureTables
from croupier.money import Odds
from croupier.odds.plan import Plan
from croupier.odds.table import gather
from croupier.odds.whatif import ChangedPay
from exposure import second_path
from soak import SOAK

SHOES = 6 if SOAK else 1


class Case(NamedTuple):
    book: str
    variation: str
    burn: str
    seen: bool
    places: tuple[int, ...]
    wagers: tuple[str, ...] = ()


CASES = (
    Case("crown-sydney", "crown", "by-value", True, (60, 20)),  # every wager, the combined ones too
    Case("crown-melbourne", "crown", "plain", False, (20,), ("insurance", "banker", "player-perfect-pair")),
    Case("star-sydney", "premium", "shown", True, (100, 20), ("tiger", "tiger-pair", "tie")),
)


def request_of(case: Case, shoes: int = SHOES, seed: int = 5) -> ExposureRequest:
    made = make_request(
        open_book(case.book), case.book, case.variation, shoes=shoes, seed=seed, wagers=case.wagers,
        burns=[case.burn], burn_card=[case.seen], cutting_cards=case.places, coups_after=1,
    )  # fmt: skip
    assert not isinstance(made, Refusal)
    return made


def orders(tables: ExposureTables, shoes: int) -> NDArray[np.uint8]:
    """The shoes that a request deals first."""
    seeds = np.random.SeedSequence(entropy=tables.request.seed, spawn_key=(0,))
    stack = np.tile(np.arange(52, dtype=np.uint8), tables.request.decks)
    found = np.empty((shoes, len(stack)), np.uint8)
    assert shoes <= CHUNK
    kernel.shuffle(shoes, seeds.generate_state(4, np.uint64).astype(np.uint64), stack, np.empty_like(stack), 52, found)
    return found


class Shoe(NamedTuple):
    """By wager: what each coup was worth, and the true count before it."""

    bets: list[list[second_path.Bet]]
    counts: list[list[Fraction]]
    ends: list[int]


def slowly(case: Case, request: ExposureRequest, tables: ExposureTables) -> Iterator[Shoe]:
    book = open_book(case.book)
    offer = gather(book, case.variation, request.decks, request.options)
    assert not isinstance(offer, Refusal)
    form = next(one.form for one in book.cards.burn if one.id == case.burn)
    wanted = case.wagers
    offered = [[(Fraction(1), wager)] for wager, _ in offer.wagers if not wanted or wager.id in wanted]
    for combined, by_name, _ in offer.combined if not wanted else ():
        offered.append([(Fraction(one.share.part, one.share.whole), by_name[one.wager]) for one in combined.parts])
    plan = Plan(offer.terms.tableau, [wager for parts in offered for _, wager in parts])
    for order in orders(tables, request.shoes):
        every = second_path.coups(offer.terms, order.tolist(), form, case.seen)
        ends = [second_path.last_coup(every, 52 * request.decks, place, 1) for place in request.cutting_cards]
        bets, counts = [], []
        for before in every[: max(ends)]:
            bets.append(second_path.worth(plan, offered, request.decks, before.seen))
            counts.append([second_path.true_count(before.seen, one.tags, request.decks) for one in tables.counts])
        yield Shoe(bets, counts, ends)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.book}-{case.burn}")
def test_both_paths_come_to_the_same_sums(case: Case) -> None:
    request = request_of(case)
    found: Exposed = run(request, threads=1)
    tables = ExposureTables(msgspec.json.decode(msgspec.json.encode(request), type=ExposureRequest))
    perfect = np.zeros_like(found.sums.perfect[0])
    counted = np.zeros_like(found.sums.counted[0])
    coups = np.zeros(len(case.places), np.int64)
    for shoe in slowly(case, request, tables):
        coups += shoe.ends
        for place, end in enumerate(shoe.ends):
            for wager, count in enumerate(tables.counts):
                bets = [row[wager] for row in shoe.bets[:end]]
                add(perfect[place, wager], [bet for bet in bets if bet.favourable], end)
                at = [row[wager] for row in shoe.counts[:end]]
                for number, trigger in enumerate(count.triggers):
                    reached = [bet for bet, true in zip(bets, at, strict=True) if true >= trigger]
                    add(counted[place, wager, number], reached, end)
    assert coups.tolist() == found.sums.shoes[0, :, kernel.COUPS].tolist()
    assert perfect.tolist() == found.sums.perfect[0].tolist()
    assert counted.tolist() == found.sums.counted[0].tolist()
    assert perfect[-1, :, kernel.STAKED].any()


def add(sums: NDArray[np.int64], bets: list[second_path.Bet], coups: int) -> None:
    """What one bettor did in one shoe, as sums and as squares and products of coarser parts."""
    staked, won = sum(bet.staked for bet in bets), sum(bet.won for bet in bets)
    coarse_staked, coarse_won = staked // 2**22, won // 2**16
    sums += np.array(
        [
            staked, won, coarse_staked**2, coarse_staked * coups, coarse_won**2, coarse_won * coarse_staked,
            coarse_won * coups,
        ],
        np.int64,
    )  # fmt: skip


def test_no_count_wins_more_than_perfect_play_and_no_shallower_shoe_either() -> None:
    made = make_request(
        open_book("crown-melbourne"), "crown-melbourne", "crown", shoes=150, seed=3, cutting_cards=[20, 60, 120]
    )
    assert not isinstance(made, Refusal)
    sums = run(made).sums
    perfect, counted = sums.perfect[0, ..., kernel.WON], sums.counted[0, ..., kernel.WON]
    assert (perfect[..., None] >= counted)[:, :10].all()  # streaks have outcomes instead of edges
    assert (np.diff(perfect, axis=0) >= 0)[:, :10].all()
    assert (np.diff(sums.shoes[0, :, kernel.COUPS]) > 0).all()
    assert perfect[-1, :10].all()


@pytest.mark.parametrize("without", ["fits", "linear"])
def test_wagers_that_the_kernel_leaves_alone_are_priced_to_the_same_sums(
    without: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What pays too much goes by whole numbers of any size, what asks of points and pairs together by fractions; here
    everything does.
    """
    request = request_of(CASES[1])
    quickly = run(request, threads=1).sums.document()
    monkeypatch.setattr(Priced, "fits", lambda self, deals: False)
    if without == "linear":
        monkeypatch.setattr(Priced, "linear", None)
    fresh = ExposureTables(request)
    assert fresh._too_wide
    sums = fresh.play(0, request.shoes)
    assert sums.document() == quickly


@pytest.mark.parametrize("odds", ["400 to 1", "5000 to 1", "777 to 100"])
def test_whole_numbers_of_any_size_price_as_fractions_do(odds: str) -> None:
    pays = ChangedPay("big-tiger", "1", Odds.read(odds))
    made = make_request(
        open_book("crown-sydney"), "crown-sydney", "crown", shoes=2, seed=3, wagers=["big-tiger"], pays=[pays]
    )
    assert not isinstance(made, Refusal)
    tables = ExposureTables(made)
    (one,) = tables.wagers
    assert one.linear is not None
    order = orders(tables, 1)[0].tolist()
    left = [tables.fresh.without([PACK[kind] for kind in order[:seen]]) for seen in (0, 13, 200, 390)]
    points, pairings = tables.plan.solver.solve(np.array([each.counts for each in left], np.int64))
    deals = np.array([each.deals for each in left], np.int64)
    won, staked, favourable = one.linear.of_many(points, pairings, deals)
    exactly = [one.price(each, points[row], pairings[row]) for row, each in enumerate(left)]
    assert won.tolist() == [(price.won.numerator << 32) // price.won.denominator for price in exactly]
    assert staked.tolist() == [1 << 32] * len(left)
    assert favourable.tolist() == [price.won > 0 for price in exactly]


def test_looking_only_where_a_count_bets_changes_nothing_about_the_count() -> None:
    request = request_of(CASES[0], shoes=20)
    whole = run(request).sums
    only = run(msgspec.structs.replace(request, perfect=False)).sums
    assert (whole.counted == only.counted).all()
    assert (whole.shoes == only.shoes).all()
