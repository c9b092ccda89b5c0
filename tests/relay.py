"""A line to a database that can be cut: whatever comes to a port of this machine goes on to the server, until it does
not.

It knows bytes and no PostgreSQL. Start at `Relay`; `cut` is a cable that is pulled out, `silenced` one on which nothing
arrives while both ends take it for whole.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

_AT_ONCE = 65_536


class Relay:
    """Listens on 127.0.0.1 and hands on to a PostgreSQL on a socket of this machine, in a thread of its own."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        asked = parse_qs(parts.query)
        self._server = Path(asked.pop("host")[0]) / ".s.PGSQL.5432"
        self._rest = parts, urlencode(asked, doseq=True)
        self._writers: set[asyncio.StreamWriter] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._is_cut = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="relay", daemon=True)
        self.port = 0

    def __enter__(self) -> Self:
        self._thread.start()
        server = self._do(asyncio.start_server(self._came, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._flows.set()
        tasks = [one for one in asyncio.all_tasks() if one is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def address(self) -> str:
        """Of the same log, through here."""
        parts, query = self._rest
        return urlunsplit((parts.scheme, f"postgres@127.0.0.1:{self.port}", parts.path, query, ""))

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Every connection ends at once, and none comes through."""
        self._is_cut = True
        self._do(self._let_go())
        try:
            yield
        finally:
            self._is_cut = False

    @contextmanager
    def silenced(self) -> Iterator[None]:
        """Connections stay open, and nothing arrives on them until this is over: then all of it does."""
        self._loop.call_soon_threadsafe(self._flows.clear)
        try:
            yield
        finally:
            self._loop.call_soon_threadsafe(self._flows.set)

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _let_go(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_unix_connection(str(self._server))
        both = {writer, back}
        self._writers |= both
        try:
            async with asyncio.TaskGroup() as ways:
                ways.create_task(self._hand_on(reader, back))
                ways.create_task(self._hand_on(there, writer))
        finally:
            self._writers -= both
            for one in both:
                one.transport.abort()

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(_AT_ONCE):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.transport.abort()  # whoever ended it ended both ways
