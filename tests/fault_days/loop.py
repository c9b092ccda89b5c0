"""An event loop whose time is made up and whose order is drawn: what takes an hour of the floor takes no time at all.

Time moves only when nothing is ready, to the moment of whatever comes next; of what is ready, chance takes one. Nothing
here waits, starts a thread or opens a socket. What a process left behind when it died is never run (`PROCESS`). Start
at `DayLoop.run`.
"""

from __future__ import annotations

import asyncio
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from functools import partial
from random import Random
from typing import Any, Final, TypeVar

T = TypeVar("T")

MOST_STEPS: Final = 300_000  # of one day: what takes more goes round in circles


class Process:
    """Whatever dies together."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.leaves: list[Callable[[], None]] = []  # what is to be put away when it is gone
        self.death: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.context = copy_context()
        self.context.run(PROCESS.set, self)

    def die(self) -> None:
        """From now on nothing that belongs to it is run."""
        if not self.dead:
            self.dead = True
            self.death.set_result(None)

    def __repr__(self) -> str:
        return self.name


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class RoundInCircles(AssertionError):
    """So much happened that it cannot end."""


class NothingMore(AssertionError):
    """Everything waits for something else."""


class DayLoop(asyncio.AbstractEventLoop):
    def __init__(self, chance: Random, slowly: Callable[[], float]) -> None:
        """`slowly` draws for how many seconds a thread is busy before it does what it was given."""
        self._chance, self._slowly = chance, slowly
        self._now = 0.0
        self._ready: list[asyncio.Handle] = []
        self._later: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._tasks = 0
        self.steps = 0
        self.faults: list[str] = []  # what nobody heard of

    # --- running ---------------------------------------------------------------------------------

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        before = events._get_running_loop()
        events._set_running_loop(self)
        try:
            task: asyncio.Task[T] = self.create_task(work)
            while not task.done():
                self._step()
            return task.result()
        finally:
            events._set_running_loop(before)

    def _step(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise RoundInCircles(f"more than {MOST_STEPS:,} steps and {self._now:.0f} seconds: the day does not end")
        if not self._ready:
            self._move_on()
        handle = self._ready.pop(self._drawn()) if len(self._ready) > 1 else self._ready.pop()
        if not handle.cancelled() and not _is_dead(handle):
            handle._run()

    def _drawn(self) -> int:
        """Which is next: tasks are known by their names, so that the order in which they came decides nothing."""
        ordered = sorted(range(len(self._ready)), key=lambda place: _name(self._ready[place]))
        return ordered[self._chance.randrange(len(ordered))]

    def _move_on(self) -> None:
        """To the next moment at which anything is to be done."""
        while self._later:
            when, _, handle = heapq.heappop(self._later)
            if not handle.cancelled() and not _is_dead(handle):
                self._now = max(self._now, when)
                self._ready.append(handle)
                return
        raise NothingMore(f"after {self._now:.0f} seconds everything waits for something else")

    def passes(self, seconds: float) -> None:
        """Something took so long, and nothing else was done meanwhile."""
        self._now += seconds

    # --- what asyncio asks of a loop -------------------------------------------------------------

    def time(self) -> float:
        return self._now

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._later, (when, self._count, handle))
        return handle

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, work: Any, *, name: str | None = None, context: Context | None = None, **_: Any
    ) -> asyncio.Task[Any]:
        self._tasks += 1
        return asyncio.Task(work, loop=self, name=name or f"{self._tasks:06}", context=context)

    def run_in_executor(self, executor: Any, work: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Later, and in one piece: what a thread does is done between two steps of everything else."""
        waits = _waits(work)
        if waits is not None:
            return waits
        done = self.create_future()

        def run() -> None:
            try:
                found = work(*args)
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(found)

        self.call_later(self._slowly(), run)
        return done

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """What nobody heard of; that a dead process left its work undone is none of it."""
        error = context.get("exception")
        if isinstance(error, Exception):
            self.faults.append(f"{context.get('message')}: {error!r}")


def _is_dead(handle: asyncio.Handle) -> bool:
    process = handle._context.get(PROCESS)  # type: ignore[attr-defined]
    return process is not None and process.dead


def _name(handle: asyncio.Handle) -> str:
    task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
    return task.get_name() if isinstance(task, asyncio.Task) else ""


def _waits(work: Callable[..., Any]) -> Any:
    """What a thread would only wait for is waited for here: it says so with `when_told`."""
    if isinstance(work, partial) and len(work.args) > 1:
        when_told = getattr(getattr(work.args[0], "__self__", None), "when_told", None)
        if when_told is not None:
            return when_told(*work.args[1:])
    return None
