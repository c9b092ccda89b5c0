"""The attacker wants nobody to be served: half requests, silent connections and displays that never read, by the
thousand, with as few file handles as a machine comes with.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from attacks.crowds import A_REQUEST, HALF_A_BODY, HALF_A_REQUEST, NOTHING, Crowd, a_display, handles, open_handles
from service.conftest import Prepare
from service.floors import Ready, Running, quick, until
from service.pages import watch

A_COMMON_LIMIT = 1_024  # file handles of a process, as most machines come
MANY = 1_100
LONG_NAMES = [str(number) * 190 for number in range(1, 7)]  # a view with them is large


def _ready(prepare: Prepare, *more: str, **settings: object) -> Ready:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card, **settings)
    ready.play(card, patrons=("player", "kim", "lee", *more))
    return ready


def _others_are_served(floor: Running) -> None:
    """Someone new comes, and someone who is there plays."""

    async def play() -> None:
        async with watch(floor, "felt", "lee") as lee, watch(floor, "felt") as display:
            placed = await lee.done("place-wager", patron="lee", wager="banker", stake=5_00)
            await display.until(lambda: display.version >= placed["version"])

    with floor.client() as anyone:
        assert anyone.get("/health").status_code == 200
        assert len(anyone.get("/api/tables").json()) == 1
    asyncio.run(play())


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A floor that waits for nobody longer than two seconds, and has to outlast every crowd."""
    folder = tmp_path_factory.mktemp("crowded")
    card = quick("felt", "crown-sydney", "crown", automatic=())
    short = {"header_seconds": 2, "body_seconds": 2, "idle_seconds": 2}
    ready = Ready(folder / "floor.db", folder / "keys", [card], **short)
    ready.play(card)
    with Running(ready, folder) as running:
        yield running


@pytest.mark.parametrize("addresses", [1, 100])
@pytest.mark.parametrize(
    "says", [HALF_A_REQUEST, HALF_A_BODY, NOTHING, A_REQUEST], ids=["half", "body", "nothing", "idle"]
)
def test_stop_the_floor_by_connections_that_wait(hurried: Running, says: bytes, addresses: int) -> None:
    floor, before = hurried, len(hurried.errors())
    with handles(floor, A_COMMON_LIMIT), Crowd.before(floor) as crowd:
        crowd.come(MANY, says, addresses=addresses)
        _others_are_served(floor)
        heard = bytearray()

        def alone() -> bool:
            heard.extend(crowd.look())
            return not crowd.there

        until(alone, "they are waited for without end")
        assert (b'"code": "too-slow"' in heard) == (says in (HALF_A_REQUEST, HALF_A_BODY))
        until(lambda: open_handles(floor) < 200, "the handles of those who were let go are not free")
        assert len(floor.errors()) - before < 20_000


def test_stop_the_floor_from_the_address_that_others_have_too(prepare: Prepare, tmp_path: Path) -> None:
    """Whoever has asked for nothing yet makes room, so that those behind the same address are served."""
    with (
        Running(_ready(prepare), tmp_path, CROUPIER_CONNECTIONS_AN_ADDRESS="20") as floor,
        Crowd.before(floor) as crowd,
    ):
        for _ in range(5):
            crowd.come(50, HALF_A_REQUEST, addresses=0)
            _others_are_served(floor)


@pytest.mark.parametrize("sip", [0, 512], ids=["nothing", "a little"])
def test_stop_the_floor_by_displays_that_never_read(prepare: Prepare, tmp_path: Path, sip: int) -> None:
    """What lies ready for them is not kept, and neither are they; nor who reads only to stay."""
    with (
        Running(_ready(prepare, *LONG_NAMES, slowest_reader=1, slowest_bytes=100_000), tmp_path) as floor,
        Crowd.before(floor) as crowd,
    ):
        crowd.come(30, a_display("felt"), reads=2_048)
        until(lambda: _figure(floor, "croupier_watchers") == 30, "they are not served")

        async def fill() -> None:
            async with watch(floor, "felt", "dealer") as dealer:
                for _ in range(200):
                    await asyncio.gather(*(dealer.done("fill-float", amount=100_00) for _ in range(20)))
                    crowd.sip(sip) if sip else None
                    if await asyncio.to_thread(_figure, floor, "croupier_watchers") == 1:
                        return

        def alone() -> bool:
            crowd.sip(sip) if sip else None
            return _figure(floor, "croupier_watchers") == 0

        asyncio.run(fill())
        until(alone, "they are still served")
        until(lambda: _figure(floor, "croupier_connections") < 5, "they are still connected")
        assert _figure(floor, 'croupier_connections_let_go{why="unread"}') == 30
        _others_are_served(floor)


def test_stop_the_floor_by_displays_that_stay_for_ever(prepare: Prepare, tmp_path: Path) -> None:
    """At a quiet table what a display is sent never fills anything; its stream ends, and whoever reads comes back."""
    with Running(_ready(prepare, stream_longest=1), tmp_path) as floor, Crowd.before(floor) as crowd:
        crowd.come(30, a_display("felt"))
        until(lambda: _figure(floor, "croupier_watchers") == 0, "they stay for ever")


def test_stop_the_floor_by_connections_that_are_served(prepare: Prepare, tmp_path: Path) -> None:
    """Nobody makes room who is being served: whoever comes later is told so, and from elsewhere is let in."""
    with (
        Running(_ready(prepare), tmp_path, CROUPIER_CONNECTIONS_AN_ADDRESS="20") as floor,
        Crowd.before(floor) as crowd,
    ):
        crowd.come(20, a_display("felt"))
        until(lambda: _figure(floor, "croupier_watchers") == 20, "they are not served")
        crowd.come(1, A_REQUEST)
        told = bytearray()

        def is_told() -> bool:
            told.extend(crowd.look())
            return b"}" in told

        until(is_told, "nobody is told that there is no room")
        assert told.startswith(b"HTTP/1.1 429 ")
        assert b'"code": "crowded"' in told
        _others_are_served(floor)


def test_be_counted_anew_by_every_worker(prepare_postgres: Prepare, tmp_path: Path) -> None:
    """Workers count together: an address has about as many as it may, and not as many again with each of them."""
    many, workers = 40, 2
    ready = _ready(prepare_postgres)
    options, few = ("--workers", str(workers)), {"CROUPIER_CONNECTIONS_AN_ADDRESS": str(many)}
    with Running(ready, tmp_path, *options, **few) as floor, Crowd.before(floor) as crowd:
        for _ in range(4 * many):  # one after the other, so that every worker takes some
            crowd.come(1, a_display("felt"))
        until(lambda: crowd.look() is not None and len(crowd.there) <= 2 * many - many // workers, "all are let in")
        assert len(crowd.there) >= many
        _others_are_served(floor)


def test_exhaust_the_file_handles(prepare: Prepare, tmp_path: Path) -> None:
    """Whoever is in stays, whoever comes waits, the log is short, and when there are handles again all goes on."""
    with Running(_ready(prepare), tmp_path) as floor:

        async def attack() -> None:
            async with watch(floor, "felt", "lee") as lee:
                with handles(floor, open_handles(floor)), Crowd.before(floor) as crowd:
                    crowd.come(300, HALF_A_REQUEST)
                    waits = threading.Thread(target=_others_are_served, args=[floor])
                    waits.start()
                    for _ in range(20):
                        await asyncio.sleep(0.1)
                        await lee.done("place-wager", patron="lee", wager="banker", stake=5_00)
                    assert waits.is_alive()
                await asyncio.to_thread(waits.join)

        asyncio.run(attack())
        _others_are_served(floor)
        assert "no file handle is left" in floor.errors()
        assert len(floor.errors().splitlines()) < 100


def _figure(floor: Running, name: str) -> int:
    with floor.client() as client:
        lines = client.get("/metrics").text.splitlines()
    return int(float(next(line.rpartition(" ")[2] for line in lines if line.startswith(f"{name} "))))
