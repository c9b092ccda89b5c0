"""Exact odds of a composition: the compiled kernel beside two C programs, and beside its own text in Python.

Both C references are compiled here with gcc -O3 -march=native and given the same tables and compositions:
composition.c reckons from the beginning for each choice of third cards, composition_lanes.c has the kernel's own shape.
All must find the same weights. Rounds alternate, and the best of each is compared, in processor time.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from croupier import Refusal, open_book
from croupier.cards import PACK
from croupier.odds import Composition
from croupier.odds.plan import Plan
from croupier.odds.sample import deplete
from croupier.odds.table import gather
from surroundings import surroundings

BATCH = 2_000
SINGLES = 200
ROUNDS = 7
PLAIN, IN_LANES = "composition.c", "composition_lanes.c"

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


def c_input(plan: Plan, shoes: Any) -> str:
    """What the C programs read: how much there is of everything, the ways that points fall, and the compositions."""
    falls = plan.falls
    sizes = [len(plan.point_samples), len(plan.pairing_samples), len(shoes), len(falls.cells)]
    sizes += [plan.naturals_from, len(falls.needed)]
    parts: list[Any] = [
        sizes,
        [card.points for card in PACK],
        falls.cells,
        falls.bins,
        falls.begins,
        falls.needed,
        falls.needed_from,
    ]
    parts += [np.array(plan.pairing_bins), shoes]
    return " ".join(str(int(one)) for part in parts for one in np.asarray(part).reshape(-1))


def digest(weights: Any) -> str:
    found = 0
    for weight in weights.reshape(-1).tolist():
        found = (found * 31 + weight) % (1 << 64)
    return str(found)


def compiled(folder: Path) -> dict[str, Path]:
    gcc = shutil.which("gcc")
    if gcc is None:
        return {}
    found: dict[str, Path] = {}
    for name in (PLAIN, IN_LANES):
        found[name] = folder / name.removesuffix(".c")
        source = Path(__file__).with_name(name)
        subprocess.run([gcc, "-O3", "-march=native", "-o", found[name], source], check=True)
    return found


def main() -> None:
    offer = gather(open_book("crown-sydney"), "crown", None, {})
    assert not isinstance(offer, Refusal)
    plan = Plan(offer.terms.tableau, [wager for wager, _ in offer.wagers])
    shoes = deplete((8,) * 52, BATCH, seed=1)
    left = Composition(tuple(int(count) for count in shoes[0]))
    weights = np.concatenate(plan.solver.solve(shoes), axis=1)
    best: dict[str, float] = {}

    def kept(name: str, seconds: float) -> None:
        best[name] = min(best.get(name, seconds), seconds)

    with tempfile.TemporaryDirectory() as folder:
        programs, text = compiled(Path(folder)), c_input(plan, shoes)
        for _ in range(ROUNDS):
            for name, program in programs.items():
                told = subprocess.run([program, "3"], input=text, text=True, capture_output=True, check=True).stdout
                seconds, found = told.split()
                assert found == digest(weights), f"{name} counts otherwise"
                kept(name, float(seconds))
            start = time.process_time()
            plan.solver.solve(shoes)
            kept("batch", (time.process_time() - start) / BATCH)
            start = time.process_time()
            for row in range(SINGLES):
                plan.solver.solve(shoes[row : row + 1])
            kept("single", (time.process_time() - start) / SINGLES)
            start = time.process_time()
            plan.count(left)
            kept("python", time.process_time() - start)
    cold = min(
        float(
            subprocess.run(
                [sys.executable, "-c", COLD], capture_output=True, text=True, check=True, env=surroundings()
            ).stdout
        )
        for _ in range(3)
    )
    batch = best["batch"]
    times = f"{batch * 1e6:.1f} us each in a batch, {best['single'] * 1e6:.0f} us in a single call"
    print(f"composition, {len(plan.wagers)} wagers, exact: {times}")
    for name, words in ((PLAIN, "C, each choice from the beginning"), (IN_LANES, "C, in the kernel's own shape")):
        if name in best:
            print(f"{words + ':':34} {best[name] * 1e6:5.1f} us; kernel {batch / best[name]:.2f} times that")
    if not programs:
        print("C: no gcc here, no reference")
    print(
        f"its text in Python: {best['python'] * 1e3:.2f} ms each; compiled, {best['python'] / batch:.0f} times as fast"
    )
    print(f"cold, without a compiler: {cold * 1e3:.0f} ms for plan and solve once the book is loaded")


if __name__ == "__main__":
    main()
