"""Cold start of the command line, beside an interpreter that does nothing, in CPU time: the machine may be busy.

Rounds alternate, and the best of each counts. With proved books kept from one run to the next, and without.
Bytecode is kept even where the environment forbids it: what is measured is a start, not a first start.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from croupier.keeping import OFF, VARIABLE
from surroundings import surroundings

CROUPIER = str(Path(sys.executable).parent / "croupier")
ROUNDS = 12
REFERENCE = "python -c pass (reference)"

SETTLE = ["--book", "crown-sydney", "--variation", "crown", "2s3dKh/3cTd3s", "banker=100"]
COMMANDS = {
    REFERENCE: [sys.executable, "-c", "pass"],
    "croupier --help": [CROUPIER, "--help"],
    "croupier settle": [CROUPIER, "settle", *SETTLE],
    "croupier settle --json": [CROUPIER, "settle", "--json", *SETTLE],
    "croupier rules list": [CROUPIER, "rules", "list"],
}


def cpu(command: list[str], kept: str) -> float:
    """Seconds of CPU that a process took: to the nanosecond where its clock can be read before it is gone."""
    environment = surroundings(**{VARIABLE: kept})
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    if platform.system() == "Linux":
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        taken = time.clock_gettime(~process.pid << 3 | 2)  # the clock of a process by its number
        assert process.wait() == 0
        return taken
    before = os.times()
    assert process.wait() == 0
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for told, kept in (("books kept from run to run", folder), ("books proved in every run", OFF)):
            best = {name: cpu(command, kept) for name, command in COMMANDS.items()}  # and what is kept is kept now
            for _ in range(ROUNDS):
                best = {name: min(best[name], cpu(command, kept)) for name, command in COMMANDS.items()}
            print(f"{told}:")
            for name, seconds in best.items():
                print(f"  {name:28} {seconds * 1000:6.1f} ms   {seconds / best[REFERENCE]:5.1f} times the reference")


if __name__ == "__main__":
    main()
