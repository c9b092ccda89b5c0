"""A page at a table, as a browser has it: one socket, every frame kept, commands given and awaited.

Every frame that comes is held to its record, from which the pages' types are made. Start at `Page`; `watch` opens one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from croupier.clauses import Clause
from croupier.service.frames import Hello, Pulse, ViewShown
from croupier.service.wire import Reply, encode
from patience import PATIENCE
from service.floors import Running

Frame = dict[str, Any]
_ids = count(1)
_RECORDS: dict[str, type[msgspec.Struct]] = {"hello": Hello, "view": ViewShown, "answer": Reply, "pulse": Pulse}


def fits(text: str) -> Frame:
    """A frame, which must be what its record says: nothing else in it, and nothing of it missing."""
    frame: Frame = json.loads(text)
    record = msgspec.json.decode(text, type=_RECORDS[frame["kind"]], dec_hook=_clause)
    assert json.loads(encode(record)) == frame, f"not what its record says: {text[:2000]}"
    return frame


def _clause(kind: type, thing: Any) -> Any:
    assert kind is Clause
    return Clause(thing)


class Page:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.views: list[Frame] = []
        self.told: list[Frame] = []
        self.hello: Frame = {}
        self.closed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Frame]] = {}
        self._news = asyncio.Condition()
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                self._heard(text)
                async with self._news:
                    self._news.notify_all()
                await asyncio.sleep(0)  # whoever waits looks at this frame before there is another
        self.closed.set()
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionResetError("closed before the answer came"))
        async with self._news:
            self._news.notify_all()

    def _heard(self, text: str) -> None:
        self.frames.append(text)
        frame = fits(text)
        match frame["kind"]:
            case "hello":
                self.hello = frame
            case "view":
                self.views.append(frame)
                self.told.extend(frame["told"])
            case "answer":
                waiting = self._answers.pop(frame["id"].rpartition(":")[2], None)
                if waiting is not None:
                    waiting.set_result(frame)
            case _:
                assert frame["kind"] == "pulse"

    @property
    def view(self) -> Frame:
        return self.views[-1]

    @property
    def version(self) -> int:
        version: int = self.view["version"]
        return version

    @property
    def phase(self) -> str:
        phase: str = self.view["shared"]["phase"]
        return phase

    @property
    def possible(self) -> list[str]:
        return list(self.view["private"].get("possible", ()))

    async def until(self, happens: Callable[[], bool], otherwise: str = "it did not happen") -> None:
        """Wait for frames until something is so."""
        async with asyncio.timeout(PATIENCE):
            async with self._news:
                await self._news.wait_for(lambda: happens() or self.closed.is_set())
        assert happens(), f"{otherwise}: {self.frames[-1:]}"

    async def give(
        self,
        command: str,
        facts: Frame | None = None,
        *,
        version: int | None = None,
        id: str = "",
        say: str = "command",
    ) -> Frame:
        """Give a command, or ask why it would be refused; the answer."""
        id = id or f"t{next(_ids)}"
        waiting: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._answers[id] = waiting
        said = {"say": say, "id": id, "version": version, "command": command, "facts": facts or {}}
        await self.socket.send(json.dumps(said))
        async with asyncio.timeout(PATIENCE):
            return await waiting

    async def done(self, command: str, **facts: Any) -> Frame:
        """Give a command that must be accepted."""
        answer = await self.give(command, facts)
        assert answer.get("done"), answer
        return answer

    async def leave(self) -> None:
        await self.socket.close()
        await self._reading


@contextlib.asynccontextmanager
async def watch(floor: Running, table: str, person: str = "", *, after: int | None = None) -> AsyncIterator[Page]:
    """Open a page and see the first view."""
    address = floor.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    cookies = "; ".join(f"{key}={value}" for key, value in floor.cookies(person).items())
    async with connect(
        address + ("" if after is None else f"?after={after}"),
        additional_headers={"Cookie": cookies} if cookies else {},
        origin=floor.address,  # type: ignore[arg-type]
        max_size=None,
        ping_interval=None,
    ) as socket:
        page = Page(socket)
        await page.until(lambda: bool(page.views), "no first view")
        try:
            yield page
        finally:
            await page.leave()
