"""What all routes of the inspector's workspace share: who may look, and the one thread that does it.

Everything that inspects reads, and does so apart from everything that waits for an answer at a table. Start at `apart`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final, TypeVar

from fastapi import Query

from croupier.floor.books import Editions
from croupier.inspection.telling import LogTeller
from croupier.service.errors import ErrorCode, HttpError
from croupier.service.roles import Role
from croupier.service.troubles import english
from croupier.service.web_floor import WebFloor

INSPECTING: Final = (Role.INSPECTOR, Role.MANAGER, Role.ADMINISTRATOR)
AT_ONCE: Final = 100  # rows in one answer
_WAITING: Final = 12  # who waits for the one thread; whoever comes then is asked to come back
_LARGEST: Final = 2**53  # a number that a page can say

T = TypeVar("T")
Word = Annotated[str, Query(max_length=200)]
Time = Annotated[int | None, Query(ge=0, le=_LARGEST)]
Named = Annotated[str, Query(min_length=1, max_length=200)]


class OneThread:
    """One thread for all who ask the same kind of thing, and not too many who wait for it."""

    def __init__(self, name: str, full: ErrorCode) -> None:
        self._thread, self._full = ThreadPoolExecutor(1, name), full
        self._waiting = 0

    async def __call__(self, work: Callable[..., T], *facts: object) -> T:
        if self._waiting >= _WAITING:
            raise HttpError(503, self._full, english(self._full))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*facts))
        finally:
            self._waiting -= 1


apart: Final = OneThread("croupier-inspects", ErrorCode.INSPECTIONS_WAIT)


def teller_for(house: WebFloor, language: str) -> LogTeller:
    return LogTeller(Editions(house.log), house.log.people(), language)


def no_such_stream(stream: str) -> HttpError:
    code = ErrorCode.NO_SUCH_TABLE
    return HttpError(404, code, english(code, table=stream), table=stream)
