"""The attacker wants the floor's memory and time: bad logins from many addresses at once, each a slow hash.

What it took is printed (`-s`); what is asserted is that everyone who was here before came in, that strangers were
told to come back, and that no more hashes were under way at once than there are lanes for.
"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from pathlib import Path

import httpx

from attacks.doors import NEW, addresses, at, ready, tries
from service.floors import Running

FLOODING = 16  # clients at once
GOOD = 6
A_HASH = 64  # MiB, as argon2 is set
_LANES = 2


def _memory(floor: Running, what: str) -> int:
    """In MiB, as the system counts it: VmRSS now, VmHWM at its most."""
    status = Path(f"/proc/{floor.process.pid}/status").read_text("ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith(what))) // 1024


def test_good_logins_go_through_a_flood_of_bad_ones(tmp_path: Path) -> None:
    with Running(ready(tmp_path), tmp_path) as floor:
        with at(floor, person="administrator") as administrator:  # someone whose password is hashed as it should be
            person = {"id": "ann", "role": "player", "password": NEW}
            assert administrator.post("/api/people", json=person).status_code == 200
        with at(floor) as home:
            assert tries(home, "ann", NEW).status_code == 200
            alone = _timed(home)
        before, over, answers = _memory(floor, "VmRSS"), threading.Event(), Counter[str]()
        flood = [
            threading.Thread(target=_flood, args=(floor, address, over, answers)) for address in addresses(FLOODING)
        ]
        for one in flood:
            one.start()
        try:
            with at(floor) as home:
                times = sorted(_timed(home) for _ in range(GOOD))
        finally:
            over.set()
            for one in flood:
                one.join()
        most = _memory(floor, "VmHWM")
        sys.stdout.write(
            f"\nalone {alone:.2f} s; in the flood median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s;"
            f" memory {before} MiB before, {most} MiB at most; strangers were answered {dict(answers)}\n"
        )
    assert answers.keys() <= {"wrong-password", "too-many", "busy"}
    assert answers["too-many"] + answers["busy"] > 0
    assert most - before <= (_LANES + 1) * A_HASH  # one more for all else that a busy process takes


def _timed(home: httpx.Client) -> float:
    started = time.monotonic()
    answer = tries(home, "ann", NEW)
    assert answer.status_code == 200, answer.text
    return time.monotonic() - started


def _flood(floor: Running, address: str, over: threading.Event, answers: Counter[str]) -> None:
    with at(floor, address) as stranger:
        for number in range(400):  # each guess at another name: no account's own wait stops it
            if over.is_set():
                return
            answer = tries(stranger, f"somebody-{address}-{number}", "a guess of no use")
            answers[answer.json().get("code", str(answer.status_code))] += 1
