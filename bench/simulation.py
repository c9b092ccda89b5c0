"""The simulation kernel beside a plain C program that does the same work, and two threads beside one.

The C reference is compiled here with gcc -O3 -march=native and given the same tables; both count every coup of Crown
Sydney's shoes in the full histogram. Rounds alternate, so that both meet the same machine; the best of each is
compared.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import msgspec
import numpy as np

from croupier import Refusal, open_book
from croupier.simulate import make_request, run
from croupier.simulate.tables import tables_for

SHOES = 60_000
ROUNDS = 5


def c_tables(tables: object) -> str:
    from croupier.simulate.tables import Tables

    assert isinstance(tables, Tables)
    values, ranks, kinds, player_draws, banker_draws, _, points, pairings, number, *_ = tables.arrays
    parts = [np.array([number]), values, ranks, kinds, player_draws, banker_draws, points, pairings]
    return " ".join(str(int(one)) for part in parts for one in np.asarray(part).reshape(-1))


def main() -> None:
    request = make_request(open_book("crown-sydney"), "crown-sydney", "crown", shoes=SHOES, seed=1)
    assert not isinstance(request, Refusal)
    _, tables = tables_for(msgspec.json.encode(request))
    kernel_rates: list[float] = []
    c_rates: list[float] = []
    thread_rates: dict[int, list[float]] = {1: [], 2: []}
    gcc = shutil.which("gcc")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "shoes"
        if gcc:
            source = Path(__file__).with_name("shoes.c")
            subprocess.run([gcc, "-O3", "-march=native", "-o", program, source], check=True)
        state = np.arange(1, 5, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        tables.play(10, state.copy())
        for _ in range(ROUNDS):
            if gcc:
                done = subprocess.run(
                    [program, str(SHOES)], input=c_tables(tables), text=True, capture_output=True, check=True
                )
                coups, seconds, *_ = done.stdout.split()
                c_rates.append(int(coups) / float(seconds))
            start = time.perf_counter()
            sums = tables.play(SHOES, state)
            kernel_rates.append(sums.coups / (time.perf_counter() - start))
            for threads, rates in thread_rates.items():
                start = time.perf_counter()
                progress = run(request, threads=threads)
                rates.append(progress.sums.coups / (time.perf_counter() - start))
    best = max(kernel_rates)
    print(f"kernel, one thread, full histogram: {best / 1e6:.1f} million coups a second")
    if c_rates:
        reference = max(c_rates)
        print(f"plain C, gcc -O3 -march=native:     {reference / 1e6:.1f} million; kernel {best / reference:.2f} of it")
    else:
        print("plain C: no gcc here, no reference")
    one, two = max(thread_rates[1]), max(thread_rates[2])
    print(f"whole runs: {one / 1e6:.1f} million on one thread, {two / 1e6:.1f} on two: {two / one:.2f} times")


if __name__ == "__main__":
    main()
