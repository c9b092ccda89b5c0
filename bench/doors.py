"""The door under a crowd: 2,000 idle connections and 1,100 half requests, held from hundreds of addresses of this
machine, while others look around, come anew and play; how long those others wait, without the crowd and with it, in one
run.

Whoever of the crowd is let go comes again at once, so that it is always as large. The aim is 250 ms for 99 of 100.
The crowd is a process of its own and takes the same two cores. Start at `measure`.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import select
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import connect

from floor_under_load import Floors, Players, running
from surroundings import surroundings

IDLE, HALF = 2_000, 1_100
AIM = 250.0  # milliseconds
TABLES, OTHERS = 5, 20
PAUSE = 0.2  # seconds between what one of the others does
_A_REQUEST = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
_HALF_A_REQUEST = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
_AN_ADDRESS = 10  # connections of each address of the crowd


Took: TypeAlias = list[tuple[float, float]]  # when something was asked, and the milliseconds until it was answered


# --- the crowd -------------------------------------------------------------------------------------------------------


def crowd(port: int) -> None:
    """Hold as many as there should be until the process is ended."""
    _many_handles()
    polling = select.epoll()
    there: dict[int, tuple[socket.socket, int]] = {}

    def come(number: int) -> None:
        one = socket.socket()
        one.bind((f"127.{1 + number // 200_000}.{number // _AN_ADDRESS // 250}.{2 + number // _AN_ADDRESS % 250}", 0))
        one.connect(("127.0.0.1", port))
        one.sendall(_A_REQUEST if number < IDLE else _HALF_A_REQUEST)
        one.setblocking(False)
        there[one.fileno()] = one, number
        polling.register(one, select.EPOLLIN)

    waiting = list(range(IDLE + HALF))
    while True:
        for _ in range(min(len(waiting), 20)):
            number = waiting.pop()
            try:
                come(number)
            except OSError:
                waiting.append(number)
        for file, _ in polling.poll(0.02):
            one, number = there[file]
            try:
                more = one.recv(65_536)
            except OSError:
                more = b""
            if not more:
                polling.unregister(file)
                del there[file]
                one.close()
                waiting.append(number)


def _many_handles() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 20_000), hard))


# --- the others ------------------------------------------------------------------------------------------------------


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str) -> bytes:
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200"), head
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    return await reader.readexactly(int(length.split(b":")[1]))


async def ask_anew(port: int, path: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        return await ask(reader, writer, path)
    finally:
        writer.close()


async def looks_around(port: int, took: Took) -> None:
    """Someone new for every page."""
    while True:
        for path in ("/", "/web/lobby.js", "/api/tables", "/api/me", f"/api/tables/load-{len(took) % TABLES}"):
            await _timed(took, partial(ask_anew, port, path))


async def plays(port: int, table: str, token: str, took: Took) -> None:
    """Someone at a table, who asks whether a wager would be taken; the table deals by itself meanwhile."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    cookie = {"Cookie": f"croupier_session={token}"}
    async with connect(address, additional_headers=cookie, max_size=None) as page:
        number = 0
        while True:
            number += 1
            await _timed(took, partial(_answered, page, str(number)))


async def _answered(page: Any, id: str) -> None:
    facts = {"patron": "nobody", "wager": "tie", "stake": 500}
    said = {"say": "why", "id": id, "command": "place-wager", "facts": facts}
    await page.send(msgspec.json.encode(said).decode())
    while True:
        frame = msgspec.json.decode(await page.recv())
        if frame["kind"] == "answer" and frame["id"] == id:
            return


async def _timed(took: Took, does: Callable[[], Any]) -> None:
    began = time.perf_counter()
    await does()
    took.append((began, 1000 * (time.perf_counter() - began)))
    await asyncio.sleep(PAUSE)


@asynccontextmanager
async def others(port: int, players: Players, took: dict[str, Took]) -> AsyncIterator[list[asyncio.Task[None]]]:
    tables = list(players)
    tasks = [asyncio.ensure_future(looks_around(port, took["pages"])) for _ in range(OTHERS // 2)]
    for number in range(OTHERS // 2):
        table = tables[number % len(tables)]
        token = players[table][number // len(tables)][1]
        tasks.append(asyncio.ensure_future(plays(port, table, token, took["tables"])))
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        wrong = [one for one in ended if not isinstance(one, asyncio.CancelledError)]
        if wrong:
            raise SystemExit(f"{len(wrong)} of the others were not served: {wrong[0]!r}")


# --- the figures -----------------------------------------------------------------------------------------------------


async def held(port: int) -> int:
    figures = (await ask_anew(port, "/metrics")).decode()
    return int(
        float(next(line.split()[1] for line in figures.splitlines() if line.startswith("croupier_connections ")))
    )


async def measure(floors: Floors, players: Players, seconds: float) -> None:
    port = int(floors.address_for("").rpartition(":")[2])
    took: dict[str, Took] = {"pages": [], "tables": []}
    async with others(port, players, took):
        await asyncio.sleep(5)
        before = await _during(floors, took, seconds)
        crowded = subprocess.Popen([sys.executable, __file__, "--crowd", str(port)], env=surroundings())
        try:
            ends = time.monotonic() + 60
            while await held(port) < 0.95 * (IDLE + HALF) and time.monotonic() < ends:
                await asyncio.sleep(0.5)
            during = await _during(floors, took, seconds)
        finally:
            crowded.terminate()
            crowded.wait()
    print(f"{IDLE} idle connections and {HALF} half requests, {OTHERS} others; milliseconds")
    print(f"{'':24}{'connections':>16}{'CPU':>8}{'asked':>8}{'p50':>8}{'p99':>8}{'longest':>9}")
    for name, (connections, share, times) in (("without the crowd", before), ("with the crowd", during)):
        for kind, every in times.items():
            row = f"{len(every):>8}{_share(every, 0.5):>8.1f}{_share(every, 0.99):>8.1f}{_share(every, 1):>9.1f}"
            print(f"{name + ', ' + kind:<26}{connections:>14}{share:>8.0%}{row}")
    worst = max(_share(every, 0.99) for every in during[2].values())
    print(f"p99 of the others: {worst:.0f} ms with the crowd; the aim is {AIM:.0f} ms")


async def _during(floors: Floors, took: dict[str, Took], seconds: float) -> tuple[str, float, dict[str, list[float]]]:
    """How many connections there were, how much of a core the floor took, and how long the others waited."""
    port = int(floors.address_for("").rpartition(":")[2])
    fewest, most, began, cpu = 10**9, 0, time.perf_counter(), floors.usage().floor
    while time.perf_counter() < began + seconds:
        now = await held(port)
        fewest, most = min(fewest, now), max(most, now)
        await asyncio.sleep(1)
    share = (floors.usage().floor - cpu) / (time.perf_counter() - began)
    within = {kind: sorted(passed for at, passed in every if at >= began) for kind, every in took.items()}
    return f"{fewest} to {most}", share, within


def _share(every: list[float], share: float) -> float:
    if not every:
        return float("inf")  # nobody was answered
    return every[min(len(every) - 1, int(share * len(every)))]


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--crowd", type=int, metavar="PORT", help=argparse.SUPPRESS)
    asked.add_argument("--seconds", type=float, default=30, help="measured without the crowd, and again with it")
    chosen = asked.parse_args()
    if chosen.crowd:
        crowd(chosen.crowd)
    else:
        with running(TABLES, postgres=False, workers=1, settings={}) as (floors, seated):
            asyncio.run(measure(floors, seated, chosen.seconds))
