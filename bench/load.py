"""A floor under load: so many tables with seven players each over real sockets, every table dealing a coup each 25 s.

It prepares a floor on a database of its own, starts it as a process, plays as all the players, and reports coups
and wagers a second, how long a wager takes until its player sees it, the floor's memory and CPU, and its own CPU.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.clauses import Refusal
from croupier.floor import Floor, SealedTapes
from croupier.service.cards import EVERYTHING, Cards, TableCard
from croupier.service.people import People
from croupier.service.roles import Role
from croupier.service.settings import Settings
from croupier.store.keys import open_keys
from croupier.store.opening import open_log
from croupier.table import PATRON, Actor, Limit, Setup

BOOK = "crown-sydney"
SEATS = 7


class Figures:
    def __init__(self) -> None:
        self.answered: list[float] = []  # seconds from a wager to its answer
        self.seen: list[float] = []  # and to the view that shows it
        self.coups = 0
        self.refused = 0
        self.broken = 0
        self.views = 0


def prepare(database: str, keys: Path, tables: int) -> dict[str, list[tuple[str, str]]]:
    """Tables that are open with everyone seated; by table, the players with their session's token."""
    settings = Settings(database=database, keys=str(keys))
    book = open_book(BOOK)
    players: dict[str, list[tuple[str, str]]] = {}
    with closing(open_log(database, create=True)) as log:
        house = open_keys(keys, create=True)
        floor = Floor(log, house)
        clock = floor.clock()
        people = People(log, settings, hasher=PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        layout = book.layouts[0].id
        setup = Setup(
            variation="crown", decks=8, chips=(100,), layout=layout, places=SEATS, limits=Limit(500, 500_000),
            venue="gaming-floor", shoe="virtual-shoe", gaming_ends=clock.now() + 10**9, method="dealer-opens",
            face="up",
        )  # fmt: skip
        for number in range(tables):
            name = f"load-{number}"
            card = TableCard(
                id=name, name=name, book=BOOK, setup=setup, automatic=EVERYTHING, betting_seconds=12,
                pause_seconds=3, step_milliseconds=1000,
            )  # fmt: skip
            Cards(log).keep(card)
            dealer = AutomaticDealer(floor.desk(name, book), tapes=SealedTapes(log, house.tape_key), clock=clock.now)
            assert dealer.open(setup) is None
            players[name] = []
            for seat in range(1, SEATS + 1):
                person = f"{name}-p{seat}"
                for answer in (
                    dealer.say("arrive", dealer.staff(book.authority.dealer.rank), patron=person, chips=10**9),
                    dealer.say("sit-down", Actor(person, PATRON), patron=person, seat=seat),
                ):
                    assert not isinstance(answer, Refusal), answer
                token, _ = people.open(people.add(person, Role.PLAYER, "not needed here"))
                players[name].append((person, token))
        floor.close()
    return players


async def play(address: str, table: str, person: str, token: str, figures: Figures, until: float, place: int) -> None:
    """One player: a wager a coup, some time after bets are called."""
    try:
        async with connect(
            f"ws://{address}/api/tables/{table}/live",
            additional_headers={"Cookie": f"croupier_session={token}"},
            compression=None,
            max_queue=64,
        ) as wire:
            await _play(wire, table, person, figures, until, place)
    except (OSError, asyncio.CancelledError):
        raise
    except Exception:
        figures.broken += 1


async def _play(wire: ClientConnection, table: str, person: str, figures: Figures, until: float, place: int) -> None:
    wagered, coup_seen, waiting = (0, 0), (0, 0), (0.0, 0, "")
    later: asyncio.Task[None] | None = None
    sent: dict[str, float] = {}

    async def wager(key: tuple[int, int]) -> None:
        await asyncio.sleep(0.2 + (place * 1.3 + hash(table) % 100 / 20) % 9)
        id = f"{key[0]}-{key[1]}"
        facts = {"patron": person, "wager": "player" if place % 2 else "banker", "stake": 10_000}
        sent[id] = time.perf_counter()
        await wire.send(json.dumps({"say": "command", "id": id, "command": "place-wager", "facts": facts}))

    while time.monotonic() < until:
        async with asyncio.timeout(40):
            message: dict[str, Any] = json.loads(await wire.recv())
        now = time.perf_counter()
        if message["kind"] == "answer":
            id = message["id"].partition(":")[2]
            begun = sent.pop(id, now)
            if message.get("done"):
                figures.answered.append(now - begun)
                waiting = (begun, message["version"], id)
            else:
                figures.refused += 1
        elif message["kind"] == "view":
            figures.views += 1
            if waiting[1] and message["version"] >= waiting[1]:
                figures.seen.append(now - waiting[0])
                waiting = (0.0, 0, "")
            shared = message["shared"]
            coup, shoe = shared.get("coup"), shared.get("shoe")
            if coup and shoe:
                key = (shoe["number"], coup["number"])
                if place == 0 and coup_seen not in ((0, 0), key):
                    figures.coups += 1
                coup_seen = key
                if coup.get("open_to_wagers") and coup.get("bets_called") and wagered != key:
                    wagered = key
                    later = asyncio.create_task(wager(key))
    if later is not None:
        later.cancel()


def percentile(figures: list[float], share: float) -> float:
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


def of_process(pid: int) -> tuple[float, float]:
    """Megabytes in memory, and seconds of CPU so far, of a process and its workers."""
    pids = [pid, *children(pid)]
    memory = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in pids) * 4096 / 2**20
    ticks = sum(sum(map(int, Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()[11:13])) for one in pids)
    return memory, ticks / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    below = [int(one) for one in found.read_text().split()] if found.exists() else []
    return [*below, *(deeper for one in below for deeper in children(one))]


async def load(address: str, pid: int, players: dict[str, list[tuple[str, str]]], seconds: float) -> None:
    figures = Figures()
    until = time.monotonic() + seconds
    started, cpu, (_, floor_cpu) = time.perf_counter(), time.process_time(), of_process(pid)
    jobs = [
        play(address, table, person, token, figures, until, place)
        for table, sitting in players.items()
        for place, (person, token) in enumerate(sitting)
    ]
    await asyncio.gather(*jobs, return_exceptions=True)
    took = time.perf_counter() - started
    memory, floor_after = of_process(pid)
    print(f"  coups a second {figures.coups / took:8.1f}   wagers a second {len(figures.answered) / took:8.1f}"
          f"   views a second {figures.views / took:8.0f}")  # fmt: skip
    for what, told in (("wager to answer", figures.answered), ("wager to view", figures.seen)):
        print(f"  {what:<16} p50 {percentile(told, 0.5):7.1f} ms   p99 {percentile(told, 0.99):7.1f} ms"
              f"   worst {percentile(told, 1):7.1f} ms")  # fmt: skip
    print(f"  refused {figures.refused}   broken connections {figures.broken}")
    print(f"  the floor: {memory:.0f} MB, {100 * (floor_after - floor_cpu) / took:.0f}% of a core;"
          f" this load: {100 * (time.process_time() - cpu) / took:.0f}% of a core")  # fmt: skip


def serve(database: str, keys: Path, workers: int) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-c", "from croupier.cli.main import run; run()", "floor",
               "--database", database, "--keys", str(keys),
               "--port", str(port), "--workers", str(workers)]  # fmt: skip
    environment = {**os.environ, "CROUPIER_LOG_LEVEL": "warning"}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).read()
            return process, f"127.0.0.1:{port}"
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the floor did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[200])
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="postgresql://... (an SQLite file of its own)")
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    for tables in wanted.tables:
        with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
            database = wanted.database or f"{name}/floor.db"
            players = prepare(database, Path(name) / "keys", tables)
            process, address = serve(database, Path(name) / "keys", wanted.workers)
            kind = "PostgreSQL" if wanted.database else "SQLite"
            print(f"{tables} tables of {SEATS} on {kind}, {wanted.workers} worker(s), {wanted.seconds:.0f} s")
            try:
                asyncio.run(load(address, process.pid, players, wanted.seconds))
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(20)


if __name__ == "__main__":
    main()
