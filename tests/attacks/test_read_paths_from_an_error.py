"""The attacker, a player, wants to know the machine behind the floor: when its disk fails they read the errors.

The disk fails as the operating system lets it: no file of the floor's process may grow any more.
"""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.conftest import Prepare
from service.floors import PASSWORD, Ready, Running, quick
from service.pages import watch

WAGER = {"patron": "kim", "wager": "banker", "stake": 25_00}
SMALLEST = 16 * 1024  # bytes: less than the database's files have, and more than the server says of it
TELLS = ("/", "\\", ".db", "sqlite", "sql", "insert", "select", "traceback", "localhost")


@contextmanager
def _full(floor: Running) -> Iterator[None]:
    """The disk is full for this process."""
    before = resource.prlimit(floor.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(floor.process.pid, resource.RLIMIT_FSIZE, (SMALLEST, before[1]))
    try:
        yield
    finally:
        if floor.process.poll() is None:
            resource.prlimit(floor.process.pid, resource.RLIMIT_FSIZE, before)


def _ready(prepare: Prepare, *, automatic: bool = False) -> Ready:
    card = quick("felt") if automatic else quick("felt", automatic=())
    ready = prepare(card)
    ready.play(card)
    return ready


def _tells_nothing(said: str, ready: Ready) -> None:
    assert str(Path(ready.settings.database).parent) not in said
    assert not [one for one in TELLS if one in said.lower()], said


def test_an_answer_over_the_socket_or_http_says_no_more_than_its_sentence(prepare: Prepare, tmp_path: Path) -> None:
    ready = _ready(prepare)

    async def play(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim:
            with _full(floor):
                answer = await kim.give("place-wager", WAGER, id="one")
            assert answer["code"] == "unavailable", answer
            _tells_nothing(answer["error"], ready)
            assert (await kim.give("place-wager", WAGER, id="one"))["done"]
            for text in kim.frames:
                assert str(tmp_path) not in text

    with Running(ready, tmp_path) as floor:
        asyncio.run(play(floor))
        with _full(floor), floor.client("kim") as kim, floor.client() as public:
            asked = {"id": "two", "command": "place-wager", "facts": WAGER | {"wager": "tie"}}
            answers = [
                kim.post("/api/tables/felt/commands", json=asked),
                kim.post("/api/logout"),
                public.post("/api/login", json={"id": "lee", "password": PASSWORD}),
            ]
            for answer in answers:
                assert answer.status_code in (400, 503), answer.text
                told = answer.json()
                _tells_nothing(told.get("error") or told["detail"], ready)
                assert str(tmp_path) not in answer.text
        assert str(tmp_path) in floor.errors(), "whoever runs the floor has to be told which disk it is"
    ready.verify()


def test_a_table_that_stands_still_shows_no_path(prepare: Prepare, tmp_path: Path) -> None:
    ready = _ready(prepare, automatic=True)

    async def look(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim, watch(floor, "felt") as anyone:
            assert (await kim.give("place-wager", WAGER, id="one"))["done"]
            with _full(floor):
                await anyone.until(lambda: bool(anyone.view.get("trouble")), "the table says nothing")
                _tells_nothing(anyone.view["trouble"], ready)
                assert anyone.view["trouble_says"][0] == "trouble-silent"
            await anyone.until(lambda: not anyone.view.get("trouble"), "it does not go on")
            assert str(tmp_path) not in "".join(anyone.frames)

    with Running(ready, tmp_path) as floor:
        asyncio.run(look(floor))
        health = floor.client().get("/health").text
        assert str(tmp_path) not in health


def test_a_floor_that_stops_with_a_full_disk_says_so_and_loses_nothing(prepare: Prepare, tmp_path: Path) -> None:
    ready = _ready(prepare)

    async def wager(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim:
            assert (await kim.give("place-wager", WAGER, id="one"))["done"]

    with Running(ready, tmp_path) as floor:
        asyncio.run(wager(floor))
        with _full(floor):
            assert floor.stop() == 1
        said = [line for line in floor.errors().splitlines() if line.startswith("croupier: ")]
        assert len(said) == 1
        assert "everything that was answered is kept" in said[0]
    assert [down.stake for down in ready.table("felt").coup.wagers.values()] == [25_00]
    with Running(ready, tmp_path) as again:
        assert again.client().get("/health").json()["troubled"] == []
    ready.verify()
