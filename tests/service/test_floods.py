"""Floods are contained: whoever floods, sends huge frames or never reads is closed, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from patience import PATIENCE
from service.floors import Ready, Running, quick, until
from service.pages import watch

MIB = 1024 * 1024
LONG_NAMES = [str(number) * 190 for number in range(1, 7)]  # a view with them is large, so few fill what lies between


def _ready(folder: Path, *more: str) -> Ready:
    """The players are there, and more patrons."""
    card = quick("felt", "crown-sydney", "crown", automatic=())
    made = Ready(
        folder / "floor.db",
        folder / "keys",
        [card],
        slowest_reader=1,
        messages_a_second=20,
        messages_at_once=60,
    )
    made.play(card, patrons=("player", "kim", "lee", *more))
    return made


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One floor for all who flood: it has to outlast every one of them."""
    folder = tmp_path_factory.mktemp("flooded")
    with Running(_ready(folder), folder) as running:
        yield running


def _open(floor: Running, person: str) -> connect:
    address = floor.address.replace("http", "ws", 1) + "/api/tables/felt/live"
    cookie = "; ".join(f"{key}={value}" for key, value in floor.cookies(person).items())
    return connect(address, additional_headers={"Cookie": cookie}, max_size=None, ping_interval=None)


async def _closed(socket: ClientConnection) -> int | None:
    """The code that it is closed with, after everything that was still sent."""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed:
            return socket.close_code


def _memory(floor: Running) -> int:
    """What the floor holds, in bytes."""
    lines = Path(f"/proc/{floor.process.pid}/status").read_text("ascii").splitlines()
    return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def _watchers(floor: Running) -> int:
    with floor.client() as client:
        lines = client.get("/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("croupier_watchers "))))


async def _others_are_served(floor: Running) -> None:
    async with watch(floor, "felt", "lee") as lee, watch(floor, "felt") as display:
        placed = await lee.done("place-wager", patron="lee", wager="banker", stake=5_00)
        await display.until(lambda: display.version >= placed["version"])


def test_whoever_floods_is_closed_and_others_are_served(floor: Running) -> None:
    async def flood(floor: Running) -> None:
        async with _open(floor, "kim") as socket, watch(floor, "felt", "lee") as lee:
            with suppress(ConnectionClosed):
                for number in range(2_000):
                    await socket.send(json.dumps({"say": "ping", "id": str(number)}))
            assert await _closed(socket) == 1008
            await lee.done("place-wager", patron="lee", wager="player", stake=5_00)
        await _others_are_served(floor)

    asyncio.run(flood(floor))


@pytest.mark.parametrize("size", [16 * 1024 + 1, 40 * 1024, 5 * MIB])
@pytest.mark.parametrize("kind", [str, bytes])
def test_a_frame_beyond_16_kibibytes_closes_its_sender(
    floor: Running, size: int, kind: type[str] | type[bytes]
) -> None:
    async def send(floor: Running) -> None:
        async with _open(floor, "kim") as socket:
            with suppress(ConnectionClosed):
                await socket.send("x" * size if kind is str else b"x" * size)
            assert await _closed(socket) in (1009, 1006)
        await _others_are_served(floor)

    asyncio.run(send(floor))


def test_a_frame_in_many_pieces_is_counted_as_one(floor: Running) -> None:
    async def send(floor: Running) -> None:
        async with _open(floor, "kim") as socket:
            with suppress(ConnectionClosed):
                await socket.send("x" * 1_000 for _ in range(200))
            assert await _closed(socket) in (1009, 1006)

    asyncio.run(send(floor))


def test_clients_that_never_read_are_let_go_and_memory_stays_flat(tmp_path: Path) -> None:
    """They connect, and read nothing more while the table goes on; views do not pile up for them."""

    async def stall(floor: Running) -> None:
        host, port = floor.address.removeprefix("http://").split(":")
        request = (
            f"GET /api/tables/felt/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        stalled = []
        for _ in range(10):
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)  # so that little waits in between
            one.connect((host, int(port)))
            one.sendall(request.encode())
            stalled.append(one)
        async with watch(floor, "felt", "dealer") as dealer:
            await asyncio.to_thread(_until_watching, floor, 11)
            before = _memory(floor)
            for _ in range(100):
                await asyncio.gather(*(dealer.done("fill-float", amount=100_00) for _ in range(50)))
                if await asyncio.to_thread(_watchers, floor) == 1:
                    break
            assert await asyncio.to_thread(_watchers, floor) == 1, "they are still served"
            assert _memory(floor) < before + 64 * MIB
        for one in stalled:
            one.close()
        await _others_are_served(floor)

    with Running(
        _ready(tmp_path, *LONG_NAMES), tmp_path, CROUPIER_MESSAGES_A_SECOND="100000", CROUPIER_MESSAGES_AT_ONCE="100000"
    ) as floor:
        asyncio.run(stall(floor))


def _until_watching(floor: Running, many: int) -> None:
    until(lambda: _watchers(floor) == many, "they do not watch")
