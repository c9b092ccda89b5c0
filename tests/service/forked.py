"""`croupier` as a process of its own without the cost of a new interpreter: a fork of one that has imported it.

Whoever asks first starts that one (`main`); every order after it is carried out by a fork, a real process with its own
id, signals and exit code. A second fork beside it waits for its end and says how it came. Start at `Forked`.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Final, NoReturn
from unittest import mock

import msgspec
from fastapi import FastAPI

from children import path_with

_TESTS: Final = Path(__file__).parents[1]
CLOCK: Final = "CLOCK_IS_SET_BY"  # among what is around an order: milliseconds by which its clock on the wall is set


class Order(msgspec.Struct, frozen=True):
    """What is typed, where, and in which environment."""

    words: tuple[str, ...]
    folder: str
    environment: dict[str, str]


class Forked:
    """`croupier` with these words; it has what tests use of a `subprocess.Popen`."""

    def __init__(
        self, words: Sequence[str], *, folder: Path, environment: Mapping[str, str], stderr: IO[bytes]
    ) -> None:
        self.returncode: int | None = None
        reads, writes = os.pipe()
        hears, says = os.pipe()
        with TemporaryFile() as order:
            order.write(msgspec.json.encode(Order(tuple(words), str(folder), dict(environment))))
            order.flush()
            socket.send_fds(_process(), [b"!"], [order.fileno(), writes, stderr.fileno(), says])
        os.close(writes)
        os.close(says)
        self.stdout: IO[str] | None = os.fdopen(reads, encoding="utf-8")
        self._told = os.fdopen(hears, encoding="ascii")
        self.pid = int(self._told.readline())

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("croupier", timeout)
        return code

    def _ended(self, timeout: float) -> int | None:
        if self.returncode is None and select.select([self._told], [], [], timeout)[0]:
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def _process() -> socket.socket:
    """Where orders are sent; the process at its other end ends with this one."""
    here, there = socket.socketpair()
    process = subprocess.Popen(
        [sys.executable, "-m", "service.forked", str(there.fileno())],
        pass_fds=[there.fileno()],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": path_with(_TESTS)},
    )
    there.close()
    atexit.register(process.wait)
    atexit.register(here.close)  # the last to be registered is the first to be called
    return here


def main(orders: socket.socket) -> None:
    from croupier.cli.main import run

    _warm_up()
    gc.freeze()  # what every fork begins with is looked through by none
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while files := socket.recv_fds(orders, 1, 4)[1]:
        if os.fork() == 0:
            orders.close()
            _carry_out(*files)
            return run()
        for file in files:
            os.close(file)
        with suppress(ChildProcessError):  # those who waited for others and are done
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
    return None


def _warm_up() -> None:
    """What takes time is done once: everything is imported, every book open, and a floor was open and looked at."""
    from croupier import BOOKS, open_book
    from croupier.languages import Speaker
    from croupier.languages.catalogue import languages
    from croupier.service.app import create_app
    from croupier.service.settings import Settings
    from migrated import tables_made_once
    from service.cheap import CHEAP

    import_module("croupier.cli.floor")
    tables_made_once()
    for book in BOOKS:
        open_book(book)
    for language in languages():
        Speaker(language).say("list-comma")
    mock.patch("croupier.service.people.PasswordHasher", return_value=CHEAP).start()  # for good

    async def open_and_close(database: str) -> None:
        app = create_app(Settings(database=database, demo=True))
        async with app.router.lifespan_context(app):
            await _look_at_everything(app)

    ends = signal.getsignal(signal.SIGTERM)
    with TemporaryDirectory() as folder:
        asyncio.run(open_and_close(f"{folder}/floor.db"))
    signal.signal(signal.SIGTERM, ends)


async def _look_at_everything(app: FastAPI) -> None:
    """What a floor makes when somebody first asks, and keeps: its routes, its words, its files compressed."""
    import httpx

    from croupier import BOOKS
    from croupier.languages.catalogue import languages
    from croupier.service.app import WEB

    files = [f"/web/{file.relative_to(WEB).as_posix()}" for file in WEB.rglob("*.*") if file.is_file()]
    words = [
        f"/api/{of}words/{language}" for of in ("", *(f"books/{book}/" for book in BOOKS)) for language in languages()
    ]
    # the last goes through every route
    asked = ("/", "/api/me", "/api/books", "/api/tables", "/api/commands", *words, *files, "/api/none")
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
        for address in asked:
            await client.get(address)


def _carry_out(order: int, out: int, errors: int, says: int) -> None:
    """Only the process that is to be `croupier` returns."""
    child = os.fork()
    if child:
        os.close(out)
        os.close(errors)
        _tell(child, says)
    os.close(says)
    with os.fdopen(order, "rb") as file:
        file.seek(0)
        _become(msgspec.json.decode(file.read(), type=Order), out, errors)


def _become(order: Order, out: int, errors: int) -> None:
    """What a new process of these words would be."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for file, place in ((out, 1), (errors, 2)):
        os.dup2(file, place)
        os.close(file)
    os.chdir(order.folder)
    os.environ.clear()
    os.environ.update(order.environment)
    if by := int(os.environ.pop(CLOCK, "0")):
        real = time.time_ns
        time.time_ns = lambda: real() + by * 1_000_000
    sys.argv = ["croupier", *order.words]


def _tell(child: int, says: int) -> NoReturn:
    """Its id at once and its exit code when it ends."""
    os.write(says, b"%d\n" % child)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.write(says, b"%d\n" % code)
    os._exit(0)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
