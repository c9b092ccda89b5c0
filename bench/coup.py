"""What a coup with seven players costs a floor, in one process and without sockets, in milliseconds of processor time.

Everything is the floor's own but the network: its web server's protocols on connections that only count what is written
to them, its rooms, its dealer, its log in a file on a disk. The reference in the same run is the same coup given
straight to a floor at which nobody looks. `--against FOLDER` measures another version's `src` by turns with this one,
in processes of their own; `--profile` says where it goes. Start at `measured`.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import cProfile
import gc
import json
import os
import pstats
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import mean, median
from typing import Any

import msgspec
import uvicorn
from msgspec.structs import replace
from uvicorn.server import ServerState

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.floor import Done, Floor, SealedTapes
from croupier.service.app import create_app
from croupier.service.listening import FloorLoop
from croupier.service.protocols import FloorHttp, FloorSocket
from croupier.service.room import Room
from croupier.service.settings import Settings
from croupier.store.keys import open_keys
from croupier.store.opening import open_log
from croupier.table import PATRON, Actor
from croupier.table.state import Coup
from floor_under_load import BOOK, FROM_ONE_ADDRESS, SEATS, Pace, prepare

AT_ONCE = Pace(betting=60, step_milliseconds=4, pause=0, coup=1, cut=0.1)
WARM_UP = 12  # coups
COUPS = 60
TABLE = "load-0"
_PATIENCE = 60  # seconds until something must have happened


class Line(asyncio.Transport):
    """An end of a connection at which somebody reads at once whatever comes, and does nothing with it."""

    def __init__(self, number: int) -> None:
        super().__init__({"peername": ("127.0.0.1", 40_000 + number), "sockname": ("127.0.0.1", 80)})
        self.messages = self.bytes = 0
        self._protocol: Any = None
        self._closes = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.messages += 1
        self.bytes += len(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> Any:
        return self._protocol

    def is_closing(self) -> bool:
        return self._closes

    def close(self) -> None:
        if not self._closes:
            self._closes = True
            asyncio.get_running_loop().call_soon(self._protocol.connection_lost, None)

    abort = close

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def get_write_buffer_size(self) -> int:
        return 0


class Seated:
    """A page of a player: it asks for its connection, and places its wager once bets are called."""

    def __init__(self, config: uvicorn.Config, state: ServerState, app_state: dict[str, Any], place: int) -> None:
        self.line, self.place = Line(place), place
        http = FloorHttp(config, state, app_state)
        self.line.set_protocol(http)
        http.connection_made(self.line)

    def come(self, person: str, token: str) -> None:
        self._person = person
        lines = (
            f"GET /api/tables/{TABLE}/live HTTP/1.1",
            "Host: localhost",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: croupier_session={token}",
            "",
            "",
        )
        self.line.get_protocol().data_received("\r\n".join(lines).encode())

    def wager(self, coup: tuple[int, int]) -> None:
        side = "player" if self.place % 2 else "banker"
        facts = {"patron": self._person, "wager": side, "stake": 10_000}
        said = {"say": "command", "id": "{}-{}".format(*coup), "command": "place-wager", "facts": facts}
        self.line.get_protocol().data_received(framed(msgspec.json.encode(said)))


def framed(text: bytes) -> bytes:
    """A text as a browser sends it, masked with nothing but zeros."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else bytes((0xFE,)) + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


class Found(msgspec.Struct):
    """Of one run: milliseconds of processor time a coup, and what was sent and written for it."""

    watched: float
    alone: float  # the same coup, given straight to a floor at which nobody looks
    messages: float
    bytes: float
    events: float


@contextmanager
def a_floor() -> Iterator[tuple[Path, list[tuple[str, str]]]]:
    folder = Path(tempfile.mkdtemp(prefix="coup-", dir="/var/tmp"))  # on a disk
    try:
        yield folder, prepare(str(folder / "floor.db"), folder / "keys", 1, AT_ONCE)[TABLE]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def measured(coups: int, profile: cProfile.Profile | None = None) -> Found:
    with a_floor() as (folder, sitting), asyncio.Runner(loop_factory=FloorLoop) as runner:
        found = runner.run(_watched(folder, sitting, coups, profile))
    with a_floor() as (folder, sitting):
        found.alone = alone(folder, [person for person, _ in sitting], coups)
    return found


async def _watched(folder: Path, sitting: list[tuple[str, str]], coups: int, profile: cProfile.Profile | None) -> Found:
    settings = Settings(
        database=str(folder / "floor.db"),
        keys=str(folder / "keys"),
        messages_a_second=1_000,  # coups follow each other at once
        messages_at_once=1_000,
    )
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=FloorHttp,
        ws=FloorSocket,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # nobody would answer
        lifespan="on",
    )
    config.load()
    async with app.router.lifespan_context(app) as app_state:
        room = app.state.house.rooms[TABLE]
        state = ServerState()
        people = [Seated(config, state, dict(app_state or {}), place) for place in range(SEATS)]
        for one, someone in zip(people, sitting, strict=True):
            one.come(*someone)
        await play(room, people, WARM_UP)
        gc.collect()
        before, version = [(one.line.messages, one.line.bytes) for one in people], room.version
        if profile is not None:
            profile.enable()
        took = await play(room, people, coups)
        if profile is not None:
            profile.disable()
        messages = sum(one.line.messages - was for one, (was, _) in zip(people, before, strict=True))
        sent = sum(one.line.bytes - was for one, (_, was) in zip(people, before, strict=True))
        found = Found(quickest(took), 0, messages / coups, sent / coups, (room.version - version) / coups)
        for one in people:
            one.line.close()
        await asyncio.sleep(0.1)
    return found


async def play(room: Room, people: list[Seated], coups: int) -> list[float]:
    """So many coups from one call for bets to another, in each of which everyone wagers, one after the other.

    What each took of the processor, in seconds.
    """
    told, took = asyncio.Event(), []
    room.also_tells.add(told)

    async def until(so: Callable[[Coup], bool]) -> Coup:
        while not so(room.table.coup):
            told.clear()
            async with asyncio.timeout(_PATIENCE):
                await told.wait()
        return room.table.coup

    for _ in range(coups):
        begun = time.process_time()
        coup = await until(lambda coup: coup.bets_called and not coup.bets_closed and not coup.wagers)
        for number, one in enumerate(people, start=1):
            one.wager((room.table.shoe.number, coup.number))
            coup = await until(lambda coup, number=number: len(coup.wagers) == number)  # type: ignore[misc]
        assert room.timer is not None, "somebody has wagered"
        room.timer = replace(room.timer, closes=room.clock())  # everyone has wagered: nobody waits
        room.changed.set()
        await until(lambda coup: coup.bets_called and not coup.wagers)
        took.append(time.process_time() - begun)
    room.also_tells.discard(told)
    return took


def quickest(took: list[float]) -> float:
    """Milliseconds of a coup, over the quickest quarter of them: what else a machine does only ever slows one down."""
    return 1000 * mean(sorted(took)[: max(1, len(took) // 4)])


def alone(folder: Path, sitting: list[str], coups: int) -> float:
    """Milliseconds of a coup of the same floor, with its log on the same disk and neither pages nor pauses."""
    book = open_book(BOOK)
    with closing(open_log(str(folder / "floor.db"), create=False)) as log:
        floor, house = Floor(log, open_keys(folder / "keys")), open_keys(folder / "keys")
        clock = floor.clock()
        dealer = AutomaticDealer(floor.desk(TABLE, book), tapes=SealedTapes(log, house.tape_key), clock=clock.now)

        def one() -> float:
            begun = time.process_time()
            dealer.advance()
            for place, person in enumerate(sitting):
                wager = "player" if place % 2 else "banker"
                facts = {"patron": person, "wager": wager, "stake": 10_000}
                assert isinstance(dealer.say("place-wager", Actor(person, PATRON), **facts), tuple | Done)
            dealer.advance(deal=True)
            return time.process_time() - begun

        took = [one() for _ in range(WARM_UP + coups)][WARM_UP:]
        floor.close()
    return quickest(took)


# --- runs ----------------------------------------------------------------------------------------


def of_a_process(source: Path, coups: int) -> Found:
    """One run by the version whose `src` this is."""
    environment = {**os.environ, **FROM_ONE_ADDRESS, "PYTHONPATH": str(source), "CROUPIER_LOG_LEVEL": "error"}
    command = [sys.executable, __file__, "--one", "--coups", str(coups)]
    answer = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(answer.stdout, type=Found)


def told(name: str, runs: list[Found]) -> None:
    figures: dict[str, Callable[[Found], float]] = {"watched": lambda one: one.watched, "alone": lambda one: one.alone}
    each = {what: [figure(one) for one in runs] for what, figure in figures.items()}
    print(
        f"  {name:8} {min(each['watched']):6.2f} ms a coup at best, {median(each['watched']):6.2f} in the middle",
        end="",
    )
    print(f"   (nobody looks: {min(each['alone']):5.2f} at best)", end="")
    print(f"   {runs[0].events:.1f} events, {runs[0].messages:.0f} messages, {runs[0].bytes / 1000:.0f} KB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--coups", type=int, default=COUPS)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--against", type=Path, help="the src of another version")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--one", action="store_true", help="one run in this process, as JSON")
    wanted = parser.parse_args()
    if wanted.one:
        print(json.dumps(msgspec.to_builtins(measured(wanted.coups))))
        return
    if wanted.profile:
        profile = cProfile.Profile(time.thread_time)  # of the event loop's thread
        measured(wanted.coups, profile)
        pstats.Stats(profile).sort_stats("tottime").print_stats(60).sort_stats("cumtime").print_stats(120)
        return
    here = Path(__file__).parent.parent / "src"
    versions = {"this": here} if wanted.against is None else {"before": wanted.against, "after": here}
    runs: dict[str, list[Found]] = {name: [] for name in versions}
    print(f"{wanted.coups} coups of {SEATS} players at one table, in one process without sockets", flush=True)
    for _ in range(wanted.rounds):
        for name, source in versions.items():
            runs[name].append(of_a_process(source, wanted.coups))
    for name, found in runs.items():
        told(name, found)
    if wanted.against is not None:
        ratios = [after.watched / before.watched for before, after in zip(runs["before"], runs["after"], strict=True)]
        print(f"  after : before  {median(ratios):.2f} in the middle, {min(ratios):.2f} to {max(ratios):.2f}")


if __name__ == "__main__":
    main()
