"""Verifying many streams at once: each by a process here, or by a worker of a Dask cluster, that opens the log itself.

What travels is where the log is and where each stream ends; what comes back is what was found. A worker that reads
another log than the one here is found by the hash at the end. Findings come in the order of one process alone. Start
at `at_once`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from croupier.floor.books import Editions
from croupier.store.log import LogError
from croupier.store.opening import open_log
from croupier.verify.finding import Finding
from croupier.verify.on_cluster import OnCluster, WorkerLost, code, expect_this_code, here, on_cluster
from croupier.verify.one_stream import GoThrough, Progress, StreamAsked, StreamGone, verify_stream

_LOOKING: Final = 1.0  # seconds between two looks whether anybody works
_Workers: TypeAlias = Callable[[], AbstractContextManager[Executor]]


def at_once(address: str, *, processes: int = 1, on: str | None = None) -> GoThrough:
    """The streams of the log at an address, by so many processes here or by the cluster of a scheduler."""
    where = address if "://" in address else str(Path(address).absolute())
    return partial(_go_through, where, partial(_processes, processes) if on is None else partial(on_cluster, on))


def _go_through(
    address: str, workers: _Workers, asked: Sequence[StreamAsked], progress: Progress
) -> Iterator[Finding | StreamGone]:
    longest_first = sorted(asked, key=lambda one: -one.end.sequence)
    with workers() as executor:
        ask = partial(_elsewhere, code()) if isinstance(executor, OnCluster) else _by_a_worker
        futures = {executor.submit(ask, address, one): one.stream for one in longest_first}
        look = executor.look if isinstance(executor, OnCluster) else None
        try:
            yield from _in_order(futures, [one.stream for one in asked], progress, look)
        except BrokenExecutor:
            raise WorkerLost(
                "a process that verified ended before it was done; nothing was changed, try again"
            ) from None
        finally:
            for future in futures:
                future.cancel()


def _in_order(
    futures: dict[Future[list[Finding | StreamGone]], str],
    streams: list[str],
    progress: Progress,
    look: Callable[[], None] | None,
) -> Iterator[Finding | StreamGone]:
    """What is ready is told as soon as everything before it is; `look` is asked while nothing comes."""
    ready: dict[str, list[Finding | StreamGone]] = {}
    left, waiting = iter(streams), set(futures)
    next_one = next(left, None)
    while waiting:
        done, waiting = wait(waiting, None if look is None else _LOOKING, FIRST_COMPLETED)
        if not done and look is not None:
            look()
        for future in done:
            found = ready[futures[future]] = future.result()
            progress(_gone(found).verified)
        while next_one is not None and next_one in ready:
            yield from ready.pop(next_one)
            next_one = next(left, None)


def _gone(found: list[Finding | StreamGone]) -> StreamGone:
    last = found[-1]
    assert isinstance(last, StreamGone)
    return last


def _elsewhere(code: str, address: str, asked: StreamAsked) -> list[Finding | StreamGone]:
    """At a worker of a cluster, which has to be the same Croupier, and may be any machine."""
    try:
        expect_this_code(code)
        return _verified(address, asked)
    except LogError as error:
        raise LogError(f"a worker at {here()} cannot verify table {asked.stream}: {error}") from None


def _by_a_worker(address: str, asked: StreamAsked) -> list[Finding | StreamGone]:
    try:
        return _verified(address, asked)
    except LogError as error:
        raise LogError(str(error)) from None  # as it can travel


def _verified(address: str, asked: StreamAsked) -> list[Finding | StreamGone]:
    with closing(open_log(address, reading=True)) as log:
        last = next(log.entries(asked.stream, asked.end.sequence - 1), None)
        if last is None or last.hash != asked.end.hash:
            raise LogError(f"a worker finds another log at {address}: its table {asked.stream} is not the one here")
        return [*verify_stream(log, asked, Editions(log))]


# --- who works -----------------------------------------------------------------------------------


@contextmanager
def _processes(number: int) -> Iterator[Executor]:
    """Processes that start from nothing, leave an interrupt to this one, and end with it."""
    others = multiprocessing.active_children()
    fresh = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(number, fresh, _begin_to_work)
    try:
        yield executor
    except BaseException:
        executor.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()
        raise
    executor.shutdown()


def _begin_to_work() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
