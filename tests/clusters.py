"""A real Dask cluster on this machine: a scheduler and workers, each a process of its own.

Start at `Cluster`.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from patience import PATIENCE


class Cluster:
    """A scheduler on this machine, and workers in a folder of their own."""

    def __init__(self, folder: Path, around: Mapping[str, str] | None = None) -> None:
        self._folder, self._around = folder, around
        self._started: list[subprocess.Popen[str]] = []
        options = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
        self.scheduler = self._dask("scheduler", *options)
        self.workers: list[subprocess.Popen[str]] = []
        self.address = self._said(self.scheduler, r"Scheduler at:\s+(tcp://\S+)")

    def worker(self, *options: str) -> subprocess.Popen[str]:
        alone = ("--nthreads", "1", "--no-dashboard", "--host", "127.0.0.1", "--no-nanny")
        worker = self._dask("worker", self.address, *alone, *options)
        self.workers.append(worker)
        self._said(worker, r"(Registered to)")
        return worker

    def _dask(self, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "dask", *words]
        process = subprocess.Popen(
            command, cwd=self._folder, env=self._around, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        self._started.append(process)
        return process

    @staticmethod
    def _said(process: subprocess.Popen[str], pattern: str) -> str:
        assert process.stderr is not None
        for line in process.stderr:
            if found := re.search(pattern, line):
                return found[1]
        raise AssertionError(f"it ended without saying {pattern}")

    def close(self) -> None:
        for process in reversed(self._started):
            process.kill()  # they hold nothing that a gentle end would save
            process.wait(PATIENCE)
            assert process.stderr is not None
            process.stderr.close()
