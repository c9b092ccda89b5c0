"""Exposure by perfect play, all wagers, beside the exact odds of as many compositions: the kernel alone, in batches.

The reference in the same run is the compiled kernel that solves compositions, which is most of the work; what is beyond
it is dealing, pricing and adding up. Processor time of the same shoes in turn, and the best of each. At the end, how
much sooner two threads are done than one.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from croupier import Refusal, open_book
from croupier.exposure import ExposureRequest, make_request, run
from croupier.exposure.request import CHUNK
from croupier.exposure.tables import ExposureTables

ROUNDS = 5
CHUNKS_ON_THREADS = 8


def main() -> None:
    request = asked(CHUNK)
    tables = ExposureTables(request)
    coups, solve = compositions(tables)
    tables.play(0, 20)
    whole = alone = float("inf")
    for _ in range(ROUNDS):
        whole = min(whole, seconds(lambda: tables.play(0, CHUNK)))
        alone = min(alone, seconds(solve))
    wagers = len(tables.wagers)
    print(f"exposure, {wagers} wagers, {coups:,} coups: {whole / coups * 1e6:.2f} us of a core each")
    print(
        f"reference, the kernel alone:       {alone / coups * 1e6:.2f} us; exposure takes {whole / alone:.3f} times it"
    )
    many = asked(CHUNK * CHUNKS_ON_THREADS)
    one, two = (min(wall(many, threads) for _ in range(3)) for threads in (1, 2))
    print(f"two threads: {one / two:.2f} times as fast as one")


def asked(shoes: int) -> ExposureRequest:
    made = make_request(open_book("crown-sydney"), "crown-sydney", "crown", shoes=shoes, wagers=SINGLE)
    assert not isinstance(made, Refusal)
    return made


SINGLE = (
    "player", "banker", "tie", "player-pair", "banker-pair", "player-perfect-pair", "banker-perfect-pair",
    "player-dragon-bonus", "banker-dragon-bonus", "super-6", "tiger-tie", "tiger-pair", "tiger", "big-tiger",
    "small-tiger",
)  # fmt: skip


def compositions(tables: ExposureTables) -> tuple[int, Callable[[], None]]:
    """So many shoes' unseen cards, and what solves them in the batches that exposure has."""
    batches: list[NDArray[np.int64]] = []

    def remember(compositions: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        batches.append(compositions.copy())  # the room they stand in is used again
        return real(compositions)

    solver = tables.plan.solver
    real = solver.solve
    solver.solve = remember  # type: ignore[method-assign]
    tables.play(0, CHUNK)
    solver.solve = real  # type: ignore[method-assign]

    def solve() -> None:
        for left in batches:
            solver.solve(left)

    return sum(map(len, batches)), solve


def seconds(do: Callable[[], object]) -> float:
    start = time.process_time()
    do()
    return time.process_time() - start


def wall(request: ExposureRequest, threads: int) -> float:
    start = time.monotonic()
    assert run(request, threads=threads).finished
    return time.monotonic() - start


if __name__ == "__main__":
    main()
