"""Exact odds of a composition: the compiled kernel in a batch and in single calls, beside the same text in Python.

The reference in the same run is the kernel uncompiled, which is what a machine without numba uses.
"""

from __future__ import annotations

import subprocess
import sys
import time

import numpy as np

from croupier import Refusal, open_book
from croupier.odds import Composition
from croupier.odds.plan import Plan
from croupier.odds.sample import deplete
from croupier.odds.table import gather

BATCH = 2_000
ROUNDS = 5

COLD = """
import time
start = time.perf_counter()
from croupier.odds import Composition
from croupier.odds.plan import Plan
from croupier.rulebooks import open_book
terms = open_book("crown-sydney").terms("crown")
loaded = time.perf_counter()
plan = Plan(terms.tableau, list(terms.wagers.values()))
points, pairings = plan.count(Composition.fresh(8))
rows = [plan.weigh(wager, points, pairings, Composition.fresh(8)).rows for wager in plan.wagers]
print(time.perf_counter() - loaded)
"""


def main() -> None:
    offer = gather(open_book("crown-sydney"), "crown", None, {})
    assert not isinstance(offer, Refusal)
    plan = Plan(offer.terms.tableau, [wager for wager, _ in offer.wagers])
    shoes = deplete((8,) * 52, BATCH, seed=1)
    matrix = np.zeros(
        (sum(len(wager.rows) for wager in plan.wagers), len(plan.point_samples) + len(plan.pairing_samples)), np.int64
    )
    place = 0
    for wager in plan.wagers:
        about, rows = plan.rows_of(wager)
        shift = 0 if about == "points" else len(plan.point_samples)
        for bins in rows:
            matrix[place, [shift + bin for bin in bins]] = 1
            place += 1

    def solve(some: np.ndarray[tuple[int, int], np.dtype[np.int64]]) -> object:
        """All pay rows of all wagers, exact integers."""
        return np.concatenate(plan.solver.solve(some), axis=1) @ matrix.T

    solve(shoes[:1])
    batch = single = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        solve(shoes)
        batch = min(batch, (time.perf_counter() - start) / BATCH)
        start = time.perf_counter()
        for row in range(200):
            solve(shoes[row : row + 1])
        single = min(single, (time.perf_counter() - start) / 200)
    left = Composition(tuple(int(count) for count in shoes[0]))
    start = time.perf_counter()
    for _ in range(20):
        points, pairings = plan.count(left)
        for wager in plan.wagers:
            plan.weigh(wager, points, pairings, left)
    plain = (time.perf_counter() - start) / 20
    cold = min(
        float(subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True).stdout)
        for _ in range(3)
    )
    wagers = len(plan.wagers)
    times = f"{batch * 1e6:.0f} us each in a batch, {single * 1e6:.0f} us in a single call"
    print(f"composition, {wagers} wagers, exact: {times}")
    print(f"reference, plain Python:      {plain * 1e3:.1f} ms each; compiled, {plain / batch:.0f} times as fast")
    print(f"cold, without a compiler:     {cold * 1e3:.0f} ms for plan and solve once the book is loaded")


if __name__ == "__main__":
    main()
