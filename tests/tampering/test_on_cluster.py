"""A log verified by the workers of a real Dask cluster: they find what one process finds, or it is said why not.

The scheduler and every worker are processes of their own; what goes wrong with them goes wrong for real, or by a few
lines that a worker is started with. Whoever asks is a process as well.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from clusters import Cluster
from patience import PATIENCE
from tampering.bench import Bench
from tampering.test_at_once import everywhere
from terminal import typed

TYPED = "from croupier.cli.main import run; run()"
SOON = f"import croupier.verify.on_cluster as there; there.NOBODY = 1.0; {TYPED}"  # does not wait long for anybody
# with what a worker is started: it ends at the first table it is given
ENDS = """
import os, signal
import croupier.verify.at_once

croupier.verify.at_once._verified = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
"""
# it says that it has begun, and goes on with nothing
NEVER_READY = """
import time
from pathlib import Path
import croupier.verify.at_once

def begin(*_):
    Path({begun!r}).touch()
    time.sleep({seconds})

croupier.verify.at_once._verified = begin
"""
OTHER_CODE = """
import croupier.verify.on_cluster

croupier.verify.on_cluster.code = lambda: "another"
"""
Start = Callable[..., Cluster]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """A cluster; of each worker with which lines it is started."""
    started: list[Cluster] = []

    def begin(*workers: str) -> Cluster:
        started.append(cluster := Cluster(tmp_path))
        for number, lines in enumerate(workers):
            file = tmp_path / f"worker{number}.py"
            file.write_text(lines, encoding="utf-8")
            cluster.worker(*(("--preload", str(file)) if lines else ()))
        return cluster

    yield begin
    for cluster in started:
        cluster.close()


def asked(what: Path | str, cluster: str, *words: str, by: str = TYPED) -> list[str]:
    return [sys.executable, "-c", by, "verify", str(what), "--cluster", cluster, *words]


def verified(*words: Any, **facts: Any) -> subprocess.CompletedProcess[str]:
    cwd = facts.pop("cwd", None)
    done = subprocess.run(
        asked(*words, **facts), check=False, capture_output=True, text=True, timeout=PATIENCE, cwd=cwd
    )
    assert "Traceback" not in done.stderr
    return done


@contextmanager
def faulty(bench: Bench) -> Iterator[dict[str, Any]]:
    """Something is wrong at every table; what one process says of it."""
    with bench.tampered(everywhere):
        alone = typed("verify", str(bench.path), "--json")
        assert alone.code == 3
        yield alone.document


def test_two_workers_find_what_one_process_finds(bench: Bench, start: Start) -> None:
    cluster = start("", "")
    sound = verified(bench.path, cluster.address, "--json")
    alone = typed("verify", str(bench.path), "--json")
    assert (sound.returncode, json.loads(sound.stdout)) == (alone.code, alone.document)
    with faulty(bench) as expected:
        for _ in range(2):  # nothing is kept from one verification to the next
            found = verified(bench.path, cluster.address, "--json")
            assert found.returncode == 3
            assert json.loads(found.stdout) == expected
    assert json.loads(verified(bench.path, cluster.address, "--json").stdout) == alone.document


def test_a_worker_that_is_killed_in_the_middle_changes_nothing(bench: Bench, start: Start) -> None:
    """What it had begun is done by the other, from the beginning."""
    cluster = start(ENDS, "")
    with faulty(bench) as expected:
        found = verified(bench.path, cluster.address, "--json")
        assert json.loads(found.stdout) == expected
    assert cluster.workers[0].wait(PATIENCE) == -9


def test_where_every_worker_ends_nothing_is_waited_for(bench: Bench, start: Start) -> None:
    found = verified(bench.path, start(ENDS).address, by=SOON)
    assert (found.returncode, found.stdout) == (4, "")
    assert "has no workers any more; nothing was changed, try again" in found.stderr


def test_a_scheduler_that_ends_in_the_middle_is_told(bench: Bench, start: Start, tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    cluster = start(NEVER_READY.format(begun=str(begun), seconds=PATIENCE))
    with subprocess.Popen(
        asked(bench.path, cluster.address), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as asking:
        until = monotonic() + PATIENCE
        while not begun.exists() and monotonic() < until:
            sleep(0.05)
        cluster.scheduler.kill()
        _, told = asking.communicate(timeout=PATIENCE)
    assert asking.returncode == 4
    assert "nothing was changed, try again" in told
    assert f"the scheduler at {cluster.address}" in told
    assert "Traceback" not in told


def test_a_worker_that_cannot_read_the_log_says_which_it_is(bench: Bench, start: Start) -> None:
    """The log is there for whoever asks, by a name that means another place to the workers."""
    name = f"/proc/self/cwd/{bench.path.name}"
    if not os.path.exists("/proc/self/cwd"):
        pytest.skip("this system has no such names")
    found = verified(name, start("").address, cwd=bench.path.parent)
    assert (found.returncode, found.stdout) == (4, "")
    assert "a worker at " in found.stderr
    assert "there is no log at" in found.stderr


def test_a_worker_with_another_croupier_of_the_same_release_verifies_nothing(bench: Bench, start: Start) -> None:
    found = verified(bench.path, start(OTHER_CODE).address)
    assert (found.returncode, found.stdout) == (4, "")
    assert "it has another Croupier than the one that asks" in found.stderr


def test_an_address_without_a_cluster_is_told_by_the_name_of_its_option(bench: Bench) -> None:
    found = verified(bench.path, "tcp://127.0.0.1:1")
    assert (found.returncode, "nothing answers at tcp://127.0.0.1:1 " in found.stderr) == (1, True)
    wrong = typed("verify", str(bench.path), "--cluster", "nowhere")
    assert wrong.code == 2
    assert "--cluster 'nowhere' is not an address" in wrong.err
    assert "--on" not in wrong.err
