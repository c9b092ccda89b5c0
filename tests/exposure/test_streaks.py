"""Runs and Dragon Tails: every bet settled again by the engine's own state machines, from the coups that followed."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import numpy as np
import pytest

from croupier import Refusal, open_book
from croupier.coup import Outcome, Resolution, Winner
from croupier.coup.streaks import DragonTail, Run
from croupier.exposure import ExposureRequest, kernel, make_request, run
from croupier.exposure.streaks import StreakWager
from croupier.exposure.tables import ExposureTables
from croupier.odds.composition import Composition
from croupier.odds.joint import points_distribution
from croupier.odds.streaks import streak_odds
from croupier.odds.table import results_of
from exposure import second_path
from exposure.test_agreement import add, orders
from soak import SOAK

SHOES = 10 if SOAK else 2
UNIT = 1 << kernel.FINE
BOOK = open_book("crown-melbourne")


def request_of(shoes: int = SHOES, seed: int = 2) -> ExposureRequest:
    terms = BOOK.terms("crown")
    assert not isinstance(terms, Refusal)
    made = make_request(
        BOOK, "crown-melbourne", "crown", shoes=shoes, seed=seed, wagers=[*terms.runs, *terms.tails],
        burns=["plain"], cutting_cards=[150, 20], coups_after=1,
    )  # fmt: skip
    assert not isinstance(made, Refusal)
    return made


def came(wager: Run | DragonTail, outcomes: list[Outcome]) -> int:
    """Parts of a unit, by the engine; a combination Run nominates Banker every time."""
    nominated = ([Winner.BANKER] * len(outcomes),) if isinstance(wager, Run) else ()
    ending = wager.play(outcomes, *nominated)
    if ending.resolution is Resolution.WINS:
        assert ending.pays is not None
        return UNIT * ending.pays.pays // ending.pays.per
    return -UNIT if ending.resolution is Resolution.LOSES else 0


def test_what_streaks_win_is_what_the_engine_pays() -> None:
    request = request_of()
    found = run(request, threads=1).sums
    tables = ExposureTables(msgspec.json.decode(msgspec.json.encode(request), type=ExposureRequest))
    terms = tables.terms
    wagers: list[Run | DragonTail] = [*terms.runs.values(), *terms.tails.values()]
    form = next(one.form for one in BOOK.cards.burn if one.id == "plain")
    every = [second_path.coups(terms, order.tolist(), form, False) for order in orders(tables, SHOES + 1)]
    ends = [[second_path.last_coup(one, 416, place, 1) for place in request.cutting_cards] for one in every]
    perfect, counted = np.zeros_like(found.perfect[0]), np.zeros_like(found.counted[0])
    for shoe in range(SHOES):
        going = [expected(tables, before) for before in every[shoe][: ends[shoe][-1]]]
        for place, end in enumerate(ends[shoe]):
            here = [Outcome(one.result) for one in every[shoe][:end]]
            following = [Outcome(one.result) for one in every[shoe + 1][: ends[shoe + 1][place]]]
            for number, wager in enumerate(wagers):
                bets = []
                for coup in range(end):
                    late = isinstance(wager, DragonTail) and wager.late
                    if late and (coup == 0 or here[coup - 1].value != wager.side.value):  # type: ignore[union-attr]
                        continue
                    if isinstance(wager, DragonTail) and not late and coup == end - 1:
                        continue
                    outcomes = [*here[coup - late :], Outcome.SHOE_END, *following]
                    bet = second_path.Bet(came(wager, outcomes), UNIT, going[coup][number] > 0)
                    count = tables.counts[number]
                    bets.append((bet, second_path.true_count(every[shoe][coup].seen, count.tags, 8)))
                add(perfect[place, number], [bet for bet, _ in bets if bet.favourable], end)
                for at, trigger in enumerate(tables.counts[number].triggers):
                    add(counted[place, number, at], [bet for bet, true in bets if true >= trigger], end)
    assert perfect.tolist() == found.perfect[0].tolist()
    assert counted.tolist() == found.counted[0].tolist()
    assert counted[-1, :, 0, kernel.STAKED].all()


def expected(tables: ExposureTables, before: second_path.Before) -> list[Fraction]:
    """Of every streak, as though the coups to come were all dealt from these cards."""
    left = tables.fresh.without(before.seen)
    results = results_of(points_distribution(tables.terms.tableau, left), left)
    return [one.expected for one in streak_odds(tables.terms, results)]


def test_a_streak_is_expected_to_bring_what_its_odds_say() -> None:
    terms = BOOK.terms("crown")
    assert not isinstance(terms, Refusal)
    left = Composition.fresh(8)
    results = results_of(points_distribution(terms.tableau, left), left)
    known = {one.wager: one.expected for one in streak_odds(terms, results)}
    every: list[Run | DragonTail] = [*terms.runs.values(), *terms.tails.values()]
    for one in every:
        streak = StreakWager(one)
        assert streak.expected(results[streak.side]) == known[one.id]


def test_whether_a_streak_is_favourable_is_never_left_to_decimals() -> None:
    terms = BOOK.terms("crown")
    assert not isinstance(terms, Refusal)
    streak = StreakWager(terms.runs["player-run-2"])  # pays 3 to 1: even at one half
    deals = np.array([10**15] * 3, np.int64)
    wins = np.array([10**15 // 2 - 1, 10**15 // 2, 10**15 // 2 + 1], np.int64)
    assert streak.favourable(wins, deals).tolist() == [False, False, True]


@pytest.mark.parametrize("shoes", [1, 7])
def test_streaks_of_fewer_shoes_extended_are_the_whole(shoes: int) -> None:
    whole = run(request_of(12))
    extended = run(request_of(12), earlier=run(request_of(shoes)))
    assert extended.sums.document() == whole.sums.document()
