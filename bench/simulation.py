"""The simulation kernel beside two C programs that do the same work, the kernel before it, and two threads beside one.

Both C references are compiled here with gcc -O3 -march=native and given the same tables: shoes.c deals plainly,
shoes_straight.c without a branch on the cards. All count every coup of Crown Sydney's shoes in the full histogram.
Rounds alternate, so that all meet the same machine, and the best of each is compared: in processor time, which a busy
machine leaves alone; only two threads beside one need a clock, and two cores free.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
import numpy as np

from croupier import Refusal, open_book
from croupier.simulate import Request, make_request, run
from croupier.simulate.first_lookups import FirstDealer
from croupier.simulate.prepare import prepare_rules
from croupier.simulate.request import KERNEL, Kernel
from croupier.simulate.tables import Tables, tables_for

SHOES = 20_000
RUN_SHOES = 200_000
ROUNDS = 7
PLAIN, STRAIGHT = "shoes.c", "shoes_straight.c"


def c_tables(request: Request) -> str:
    """What the C programs read: the rules as the first kernel's tables."""
    arrays = FirstDealer(prepare_rules(request)).arrays
    values, ranks, kinds, player_draws, banker_draws, _, points, pairings, number, *_ = arrays
    parts = [np.array([number]), values, ranks, kinds, player_draws, banker_draws, points, pairings]
    return " ".join(str(int(one)) for part in parts for one in np.asarray(part).reshape(-1))


def compiled(folder: Path) -> dict[str, Path]:
    gcc = shutil.which("gcc")
    if gcc is None:
        return {}
    found: dict[str, Path] = {}
    for name in (PLAIN, STRAIGHT):
        found[name] = folder / name.removesuffix(".c")
        source = Path(__file__).with_name(name)
        subprocess.run([gcc, "-O3", "-march=native", "-o", found[name], source], check=True)
    return found


def c_rate(program: Path, tables: str) -> float:
    done = subprocess.run([program, str(SHOES)], input=tables, text=True, capture_output=True, check=True)
    coups, seconds, *_ = done.stdout.split()
    return int(coups) / float(seconds)


def kernel_rate(tables: Tables, round: int) -> float:
    start = time.process_time()
    sums = tables.play(SHOES, np.random.SeedSequence(round))
    return sums.coups / (time.process_time() - start)


def by_kernel(request: Request, kernels: Iterable[Kernel]) -> dict[Kernel, Tables]:
    return {one: tables_for(msgspec.json.encode(msgspec.structs.replace(request, kernel=one)))[1] for one in kernels}


def main() -> None:
    request = make_request(open_book("crown-sydney"), "crown-sydney", "crown", shoes=RUN_SHOES, seed=1)
    assert not isinstance(request, Refusal)
    kernels = by_kernel(request, (1, 2))
    best: dict[str, float] = {}
    by_clock, by_processor = {1: 0.0, 2: 0.0}, {1: 0.0, 2: 0.0}

    def kept(name: str, rate: float) -> None:
        best[name] = max(best.get(name, 0.0), rate)

    with tempfile.TemporaryDirectory() as folder:
        programs, text = compiled(Path(folder)), c_tables(request)
        for tables in kernels.values():
            tables.play(10, np.random.SeedSequence(0))
        for round in range(ROUNDS):
            for name, program in programs.items():
                kept(name, c_rate(program, text))
            for number, tables in kernels.items():
                kept(f"kernel {number}", kernel_rate(tables, round))
            for threads in (1, 2):
                start, at_work = time.perf_counter(), time.process_time()
                coups = run(request, threads=threads).sums.coups
                by_clock[threads] = max(by_clock[threads], coups / (time.perf_counter() - start))
                by_processor[threads] = max(by_processor[threads], coups / (time.process_time() - at_work))
    now = best[f"kernel {KERNEL}"]
    print(f"kernel, one thread, full histogram: {now / 1e6:6.1f} million coups a second of a processor")
    before = best["kernel 1"]
    print(f"the kernel before it:               {before / 1e6:6.1f} million; {now / before:.2f} times as fast now")
    for name, words in ((PLAIN, "plain C (gcc -O3 -march=native)"), (STRAIGHT, "C without a branch on cards")):
        if name in best:
            print(f"{words + ':':35} {best[name] / 1e6:6.1f} million; kernel {now / best[name]:.2f} of it")
    if not programs:
        print("C: no gcc here, no reference")
    times, again = by_clock[2] / by_clock[1], by_processor[2] / by_processor[1]
    told = f"{by_clock[1] / 1e6:.1f} million on one thread, {by_clock[2] / 1e6:.1f} on two"
    print(f"whole runs: {told}: {times:.2f} times by the clock")
    print(
        f"two threads count {again:.2f} of one's coups in the same processor time: {2 * again:.2f} times on free cores"
    )


if __name__ == "__main__":
    main()
