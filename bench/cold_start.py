"""Cold start of the command line, beside an interpreter that does nothing."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

CROUPIER = str(Path(sys.executable).parent / "croupier")
RUNS = 7

COMMANDS = {
    "python -c pass (reference)": [sys.executable, "-c", "pass"],
    "croupier --help": [CROUPIER, "--help"],
    "croupier settle": [
        CROUPIER, "settle", "--book", "crown-sydney", "--variation", "crown", "2s3dKh/3cTd3s", "banker=100",
    ],
    "croupier settle --json": [
        CROUPIER, "settle", "--json", "--book", "crown-sydney", "--variation", "crown", "2s3dKh/3cTd3s", "banker=100",
    ],
    "croupier rules list": [CROUPIER, "rules", "list"],
}  # fmt: skip


def main() -> None:
    reference = 0.0
    for name, command in COMMANDS.items():
        times = []
        for _ in range(RUNS):
            start = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True)
            times.append(time.perf_counter() - start)
        best = min(times)
        reference = reference or best
        print(f"{name:28} {best * 1000:6.0f} ms   {best / reference:5.1f} times the reference")


if __name__ == "__main__":
    main()
