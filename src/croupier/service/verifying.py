"""A verification that somebody watches: one at a time of a worker, in a process of its own, ended with whoever watches.

Start at `Verifications.watched`.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Final

import msgspec

from croupier.inspection.verifying import VerifyAsked, VerifyEnd

_LOOKING: Final = 1.0  # seconds between looks whether whoever watches is still there
_LONGEST_LINE: Final = 4 * 1024 * 1024
_NOT_TOLD: Final = msgspec.json.encode(VerifyEnd("not-possible"))
TAKEN: Final = msgspec.json.encode(VerifyEnd("taken"))


class Verifications:
    def __init__(self) -> None:
        self.by = ""  # who watches the one that is under way

    @contextlib.contextmanager
    def begun(self, by: str) -> Iterator[bool]:
        """Whether this one is the first; its place is free again however it ends."""
        if self.by:
            yield False
            return
        self.by = by
        try:
            yield True
        finally:
            self.by = ""

    async def watched(self, asked: VerifyAsked, goes_on: Callable[[], Awaitable[bool]]) -> AsyncIterator[bytes]:
        """What it tells, line by line; nothing in between is a sign of life. It ends when `goes_on` says no."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "croupier.inspection.verifying"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        reading: asyncio.Task[bytes] | None = None
        try:
            process.stdin.write(
                msgspec.json.encode(asked) + b"\n"
            )  # an address may hold a password: no argument has it
            with contextlib.suppress(ConnectionError):
                await process.stdin.drain()
            ended = False
            while await goes_on():
                reading = reading or asyncio.ensure_future(process.stdout.readline())
                if not (await asyncio.wait({reading}, timeout=_LOOKING))[0]:
                    yield b""
                    continue
                line, reading = reading.result(), None
                if not line:
                    break
                ended = b'"told":"end"' in line[:40]
                yield line.rstrip()
            else:
                return
            if not ended:
                yield _NOT_TOLD  # it was stopped by the machine, or by somebody else
        finally:
            if reading is not None:
                reading.cancel()
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
