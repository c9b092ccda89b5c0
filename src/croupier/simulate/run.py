"""Playing a request to its end: chunks handed to threads or to a Dask cluster, sums added as they come.

The same loop serves both: a cluster's client offers the executor that the standard library knows. Start at `run`.
"""

from __future__ import annotations

import os
import re
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from numpy.random import SeedSequence

from croupier.simulate.request import Request, read_request
from croupier.simulate.sums import SimulationSums
from croupier.simulate.tables import play_chunk

T = TypeVar("T")

_CONNECT_SECONDS = 5
_AHEAD = 4  # chunks in the hands of each worker, so that none waits for the next


class NoCluster(ConnectionError):
    """Nothing answers at the address, or what answers cannot play."""


class Progress(msgspec.Struct):
    """How far a simulation is: what was counted, and which chunks it came from."""

    request: Request
    sums: SimulationSums
    done: set[int]
    seconds: float = 0.0

    @property
    def finished(self) -> bool:
        return len(self.done) == self.request.chunks


def run(
    request: Request,
    *,
    threads: int | None = None,
    on: str | None = None,
    earlier: Progress | None = None,
    tell: Callable[[Progress], None] | None = None,
) -> Progress:
    """Play what is left of a request. An interrupt stops it; what was counted so far is in the progress returned.

    `earlier` may be of a request for fewer shoes that this one goes on from: what comes of it is, to the count, what
    this request comes to from the start.
    """
    encoded = msgspec.json.encode(request)
    progress = _taken_up(earlier, request) if earlier else Progress(request, empty_sums(encoded), set())
    left = [number for number in range(request.chunks) if number not in progress.done]
    if on is None:
        _make_ready(encoded)
    start, before = time.monotonic(), progress.seconds
    with workers(threads, on) as (executor, width):
        try:
            for number, sums in as_played(executor, width, play_chunk, encoded, left):
                progress.sums.add(sums)
                progress.done.add(number)
                progress.seconds = before + time.monotonic() - start
                if tell:
                    tell(progress)
        except KeyboardInterrupt:
            pass  # what was counted so far stands
    return progress


def _make_ready(encoded: bytes) -> None:
    """Have the kernel compiled, or read from where it was kept, before the clock starts: it is no part of the rate."""
    from croupier.simulate.tables import tables_for

    _, tables = tables_for(encoded)
    tables.play(0, SeedSequence(0))


def _taken_up(earlier: Progress, request: Request) -> Progress:
    """What was counted, as a part of a request for more shoes: a last chunk that was a short one is played anew."""
    before = earlier.request
    if not request.goes_on_from(before):
        raise ValueError("these counts are of another request")
    done, last = set(earlier.done), before.chunks - 1
    if last in done and before.shoes_in(last) != request.shoes_in(last):
        earlier.sums.take_away(play_chunk(msgspec.json.encode(before), last))
        done.remove(last)
    return Progress(request, earlier.sums, done, earlier.seconds)


def as_played(
    executor: Executor, width: int, play: Callable[[bytes, int], T], encoded: bytes, numbers: Iterable[int]
) -> Iterator[tuple[int, T]]:
    """Hand chunks of a request to workers, a few ahead of each; their sums as they come, with the chunk's number."""
    left, waiting = iter(numbers), dict[Future[T], int]()
    try:
        while True:
            while len(waiting) < width * _AHEAD and (number := next(left, None)) is not None:
                waiting[executor.submit(play, encoded, number)] = number
            if not waiting:
                return
            ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in ready:
                yield waiting.pop(future), future.result()
    finally:
        for future in waiting:
            future.cancel()


def empty_sums(encoded: bytes) -> SimulationSums:
    from croupier.simulate.tables import tables_for

    _, tables = tables_for(encoded)
    return SimulationSums.empty(len(tables.plan.point_samples), tables.pairings)


@contextmanager
def workers(
    number: int | None, on: str | None, *, kind: type[Executor] = ThreadPoolExecutor
) -> Iterator[tuple[Executor, int]]:
    """So many here, or those of the cluster at an address."""
    if on is None:
        width = number or os.cpu_count() or 1
        with kind(width) as executor:  # type: ignore[call-arg]  # every pool takes its width first
            yield executor, width
        return
    with connected(on) as client:
        # pure: the same chunk of the same request is the same work, wherever it runs
        yield client.get_executor(pure=True), sum(client.nthreads().values())


@contextmanager
def connected(on: str) -> Iterator[Any]:
    """A client of the cluster at an address, which has workers of this release."""
    try:
        from distributed import Client
    except ImportError:
        raise NoCluster("a Dask cluster needs the extra: pip install 'croupier[cluster]'") from None
    _expect_scheduler(on)
    try:
        client: Any = Client(on, timeout=_CONNECT_SECONDS, set_as_default=False)  # type: ignore[no-untyped-call]
    except Exception as error:
        raise NoCluster(f"the scheduler at {on} does not answer as it should ({type(error).__name__})") from None
    with client:
        if not client.nthreads():
            raise NoCluster(f"the cluster at {on} has no workers; start some with `dask worker {on}`")
        _expect_this_release(client, on)
        yield client


def release() -> str:
    """Which Croupier this process has; asked of every worker."""
    from croupier import __version__

    return __version__


def _expect_this_release(client: Any, address: str) -> None:
    """Another Croupier may deal and count otherwise, and what it counts would be added to this one's."""
    alike = f"install Croupier {release()} for every worker"
    try:
        found: dict[str, str] = client.run(release)
    except Exception as error:
        raise NoCluster(f"a worker of {address} has no Croupier of this release ({error}); {alike}") from None
    others = sorted({one for one in found.values() if one != release()})
    if others:
        raise NoCluster(f"workers of {address} have Croupier {', '.join(others)}; {alike}")


class NoAddress(ValueError):
    """The text is not the address of a scheduler."""


_ADDRESS = re.compile(r"(?:tcp://)?(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+):([0-9]{1,5})")
_LONGEST_GREETING = 1 << 20


def _expect_scheduler(address: str) -> None:
    """A Dask scheduler greets whoever connects with a short message, its length first; nothing else does.

    Asking this on a plain socket takes seconds; Dask's own client would wait for as long as the other side is silent.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found[2]) < 65536:
        raise NoAddress(f"'{address[:60]}' is not an address: write tcp://HOST:PORT, such as tcp://127.0.0.1:8786")
    try:
        with socket.create_connection((found[1].strip("[]"), int(found[2])), timeout=_CONNECT_SECONDS) as connection:
            connection.settimeout(_CONNECT_SECONDS)
            greeting = connection.recv(8, socket.MSG_WAITALL)
    except OSError as error:
        why = f"nothing answers at {address} ({type(error).__name__})"
        raise NoCluster(f"{why}; start one with `dask scheduler`") from None
    if len(greeting) < 8 or int.from_bytes(greeting, "little") > _LONGEST_GREETING:
        raise NoCluster(f"what answers at {address} is not a Dask scheduler")


def save(progress: Progress, path: Path) -> None:
    """Write what was counted so far, whole or not at all."""
    document = {
        "request": progress.request.kept(),
        "done": sorted(progress.done),
        "seconds": progress.seconds,
        "sums": progress.sums.document(),
    }
    write_whole(path, msgspec.json.encode(document))


def write_whole(path: Path, content: bytes) -> None:
    """Beside it first, so that nobody finds half of it."""
    partial = path.with_name(path.name + ".part")
    partial.write_bytes(content)
    partial.replace(path)


class NotASave(ValueError):
    """The file is not a saved simulation."""


def load(path: Path) -> Progress:
    """What `save` wrote, to go on with; `NotASave` if it is no such file."""
    try:
        document = msgspec.json.decode(path.read_bytes())
        request = read_request(document["request"])
        done = msgspec.convert(document["done"], set[int])
        if not done <= set(range(request.chunks)):
            raise ValueError("chunks that the request does not have")
        return Progress(request, SimulationSums.read(document["sums"]), done, float(document["seconds"]))
    except (msgspec.DecodeError, KeyError, TypeError, ValueError, OverflowError, OSError) as error:
        raise NotASave(f"{path} is not a saved simulation ({type(error).__name__})") from None
