"""A disk that fails: for every n the n-th write, truncation or sync, in a short day from the making of the log on.

Each day is done or refused with one sentence, the file stays sound, what was acknowledged is there, and what was not is
whole or absent and goes through when it is sent again. `make test` tries two faults, which share the n between them;
`CROUPIER_SOAK=1` every n with every kind of fault on a longer day.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from errno import EIO, ENOSPC
from pathlib import Path

import msgspec
import pytest

from children import path_with
from durability.disk import can_be_held
from durability.disk_child import Fault, Numbers, Tried
from durability.scripts import Script, days, pack
from durability.seeds import soak_seed
from soak import SOAK

SEED = soak_seed() if SOAK else 5
FAULTS = [(Fault(EIO, once=True), Numbers(1, 4)), (Fault(ENOSPC, once=False, half=True), Numbers(3, 4))]
if SOAK:
    kinds = [(error, once, half) for error in (EIO, ENOSPC) for once in (True, False) for half in (True, False)]
    FAULTS = [(Fault(*kind), Numbers()) for kind in kinds]
CALLS, CALLS_OF_THE_KERNEL = {"write", "truncate", "sync"}, {"pwrite64", "fdatasync"}
TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def script() -> Script:
    return days(SEED, tables=1, commands=20 if SOAK else 5, phases=("opening", "closing"))[0]


def told(script: Script, folder: Path, *words: str) -> list[bytes]:
    """The lines that the process with the failing disk says."""
    (folder / "script").write_bytes(pack((script,)))
    command = [sys.executable, "-m", "durability.disk_child", str(folder / "script"), *words]
    environment = os.environ | {"PYTHONPATH": path_with(TESTS), "TMPDIR": str(folder)}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.splitlines()


def is_one_sentence(says: str) -> bool:
    """For people: what is wrong and what to do, and nothing of the machine room."""
    inside = ("Error", "sqlite3", "Traceback", "INSERT", "COMMIT", "None", "\n", ". ")
    return says.endswith("then send the command again") and not any(word in says for word in inside)


@pytest.mark.parametrize("seed", [SEED])
@pytest.mark.parametrize(("fault", "numbers"), FAULTS, ids=str)
def test_whichever_call_to_the_disk_fails_nothing_is_half_done(
    fault: Fault, numbers: Numbers, seed: int, script: Script, tmp_path: Path
) -> None:
    lines = told(script, tmp_path, msgspec.json.encode((fault, numbers)).decode())
    if can_be_held():
        judge(fault, lines, numbers, CALLS)
    else:
        judge(fault, lines, Numbers(), CALLS_OF_THE_KERNEL)


@pytest.mark.skipif(not SOAK, reason="a process for every call: only where CROUPIER_SOAK is set")
@pytest.mark.skipif(shutil.which("strace") is None, reason="there is no strace, and SQLite itself can be made to fail")
@pytest.mark.parametrize("fault", [Fault(EIO, once=True), Fault(ENOSPC, once=False)], ids=str)
def test_whichever_answer_of_the_kernel_is_changed_nothing_is_half_done(fault: Fault, tmp_path: Path) -> None:
    script = days(5, tables=1, commands=3, phases=("opening", "closing"))[0]
    judge(fault, told(script, tmp_path, "strace", msgspec.json.encode(fault).decode()), Numbers(), CALLS_OF_THE_KERNEL)


def judge(fault: Fault, lines: list[bytes], numbers: Numbers, calls: set[str]) -> None:
    tried = [msgspec.json.decode(line, type=Tried) for line in lines]
    assert not tried[-1].trouble, f"call {tried[-1].n}, {fault}: {tried[-1].trouble}"
    assert [one.n for one in tried] == list(range(numbers.first, tried[-1].n + 1, numbers.step))
    assert not tried[-1].refused, "the last day has no fault"
    assert {one.failed for one in tried[:-1]} == calls, "a kind of call never failed"
    refused = [one for one in tried if one.refused]
    assert len(refused) > len(tried) / 3, "most calls are part of a command"  # others only make room or tidy up
    assert all(is_one_sentence(says) for one in refused for says in one.refused), refused[0].refused


def test_nothing_is_acknowledged_before_it_is_on_the_disk(script: Script, tmp_path: Path) -> None:
    (line,) = told(script, tmp_path, "sync")
    assert msgspec.json.decode(line) == {"acknowledged": len(script.commands), "unsynced": 0}
