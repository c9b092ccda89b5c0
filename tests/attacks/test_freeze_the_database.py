"""The attacker wants a floor that answers nobody: they freeze the database, which keeps every connection open."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from patience import PATIENCE
from postgres import Postgres
from service.conftest import Prepare
from service.floors import PLAIN, Ready, Running, quick, until
from service.pages import Page, watch

WAGER = {"patron": "kim", "wager": "banker", "stake": 25_00}
# nobody's own limits are asked for what is lowered: it is on its way before the silence is noticed
LESS = {"number": 1, "stake": 20_00}
MOST_THREADS = 120  # of a floor that is asked by many while its database stands still


@pytest.fixture
def floor(prepare_postgres: Prepare, tmp_path: Path) -> Iterator[Running]:
    cards = [quick(name, automatic=()) for name in ("felt", "wall")]
    ready = prepare_postgres(*cards)
    for card in cards:
        ready.play(card)
    with Running(ready, tmp_path) as running:
        yield running


def _is_silent(floor: Running) -> bool:
    answer = httpx.get(f"{floor.address}/health", timeout=PATIENCE, verify=PLAIN)
    return answer.status_code == 503 and answer.json()["database"] == "silent"


def _is_well(floor: Running) -> bool:
    answer = httpx.get(f"{floor.address}/health", timeout=PATIENCE, verify=PLAIN)
    told = answer.json()
    return (answer.status_code, told["database"], told["troubled"]) == (200, "ok", []) and bool(told["heads"]["sound"])


def _threads(floor: Running) -> int:
    return len(list(Path(f"/proc/{floor.process.pid}/task").iterdir()))


def _late(page: Page) -> list[dict[str, Any]]:
    return [frame for text in page.frames if (frame := json.loads(text)).get("late")]


def _lying(ready: Ready) -> list[int]:
    return [down.stake for down in ready.table("felt").coup.wagers.values()]


def test_whoever_gave_a_command_is_answered_in_time_and_told_later_what_became_of_it(
    floor: Running, postgres: Postgres
) -> None:
    async def play() -> None:
        async with watch(floor, "felt", "kim") as kim, watch(floor, "wall") as wall, watch(floor, "wall", "lee") as lee:
            assert (await kim.give("place-wager", WAGER, id="first"))["done"]
            assert (await lee.give("place-wager", WAGER | {"patron": "lee"}, id="first"))["done"]
            with postgres.frozen():
                answer = await kim.give("change-wager", LESS, id="frozen")
                assert answer["code"] == "in-doubt", answer
                await wall.until(lambda: bool(wall.view.get("trouble")), "the display shows nothing of it")
                assert wall.view["trouble_says"] == ["trouble-silent", {}]
                assert (await kim.give("change-wager", LESS, id="frozen"))["code"] == "in-doubt"
                assert (await kim.give("place-wager", WAGER, id="other"))["code"] == "unavailable"
                assert (await lee.give("place-wager", WAGER | {"patron": "lee"}, id="x"))["code"] == "unavailable"
                assert not _late(kim)
                assert not kim.closed.is_set()
            await kim.until(lambda: bool(_late(kim)), "nobody tells what became of it")
            assert [one["id"] for one in _late(kim) if one.get("done")] == ["kim:frozen"]
            for page in (kim, wall, lee):
                await page.until(lambda page=page: not page.view.get("trouble"), "it still says that it is silent")  # type: ignore[misc]
            again = await kim.give("change-wager", LESS, id="frozen")
            assert again["done"]
            assert again["again"]
            assert (await lee.give("place-wager", WAGER | {"patron": "lee", "wager": "tie"}, id="x"))["done"]

    asyncio.run(play())
    assert _lying(floor.ready) == [20_00], "lost, or doubled"
    assert floor.stop() == -signal.SIGTERM
    floor.ready.verify()


def test_health_and_pages_answer_meanwhile_and_nothing_piles_up(floor: Running, postgres: Postgres) -> None:
    with floor.client("kim") as kim, floor.client() as public:
        assert kim.get("/api/tables/felt").status_code == 200
        with postgres.frozen():
            for _ in range(3):  # whoever asks before it is noticed is answered too
                assert kim.get("/api/me").status_code == 503
            until(lambda: _is_silent(floor), "health does not say that the database is silent")
            for path in ("/", "/table/felt", "/web/style.css", "/web/table.js", "/metrics"):
                assert public.get(path).status_code == 200, path
            listed = public.get("/api/tables").json()
            assert [one["trouble_says"] for one in listed] == [["trouble-silent", {}]] * 2
            assert asyncio.run(_asked_by_many(floor, 150)) == {503}
            assert _threads(floor) < MOST_THREADS
            told = public.get("/health").json()
            assert set(told["troubled"]) == {"felt", "wall"}
        until(lambda: _is_well(floor), "it does not recover by itself")
        assert kim.get("/api/me").json()["id"] == "kim"
        asked = {"id": "afterwards", "command": "place-wager", "facts": WAGER}
        assert kim.post("/api/tables/felt/commands", json=asked).json()["done"]


async def _asked_by_many(floor: Running, many: int) -> set[int]:
    asked = {"id": "flood", "command": "place-wager", "facts": WAGER}
    async with httpx.AsyncClient(base_url=floor.address, cookies=floor.cookies("kim"), timeout=PATIENCE) as client:
        answers = await asyncio.gather(
            *(client.post("/api/tables/felt/commands", json=asked) for _ in range(many // 2)),
            *(client.get("/api/me") for _ in range(many // 2)),
        )
    return {answer.status_code for answer in answers}


def test_tables_that_deal_by_themselves_go_on_where_they_stopped(
    prepare_postgres: Prepare, tmp_path: Path, postgres: Postgres
) -> None:
    ready = prepare_postgres(quick("felt", betting_seconds=0.1))
    ready.play(ready_card := quick("felt", betting_seconds=0.1))
    assert ready_card.automatic

    async def play(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim:
            assert (await kim.give("place-wager", WAGER, id="one"))["done"]
            await kim.until(lambda: kim.phase != "wagering", "nothing is dealt")
            with postgres.frozen():
                await kim.until(lambda: bool(kim.view.get("trouble")), "the table does not say what is wrong")
            stood = kim.version
            await kim.until(lambda: kim.version > stood and kim.phase == "wagering", "it does not go on")

    with Running(ready, tmp_path) as floor:
        asyncio.run(play(floor))
        assert floor.stop() == -signal.SIGTERM
    ready.verify()


def test_several_workers_say_it_and_go_on_together(
    prepare_postgres: Prepare, tmp_path: Path, postgres: Postgres
) -> None:
    """Pages that are spread over both see it, whoever asks is answered, and a command takes effect once."""
    card = quick("felt", automatic=())
    ready = prepare_postgres(card)
    ready.play(card)

    async def play(floor: Running) -> None:
        async with AsyncExitStack() as open_pages:
            pages = [await open_pages.enter_async_context(watch(floor, "felt", "kim")) for _ in range(8)]
            assert (await pages[0].give("place-wager", WAGER, id="first"))["done"]
            with postgres.frozen():
                less = asyncio.create_task(pages[0].give("change-wager", LESS, id="less"))
                await asyncio.sleep(0.5)  # until it is with its worker
                given = [page.give("place-wager", WAGER, id=f"frozen-{n}") for n, page in enumerate(pages)]
                became = {answer["code"] for answer in await asyncio.gather(*given)}
                assert became <= {"in-doubt", "unavailable"}, became
                # a worker that had heard of the other's news reads on first, and says so without having tried to write
                assert (await less)["code"] in ("in-doubt", "unavailable")
                for page in pages:
                    await page.until(lambda page=page: bool(page.view.get("trouble")), "nothing is said of it")  # type: ignore[misc]
                statuses = await asyncio.gather(*(_health(floor) for _ in range(16)))
                assert set(statuses) == {503}
            for page in pages:
                await page.until(lambda page=page: not page.view.get("trouble"), "it still says that it is silent")  # type: ignore[misc]
            await _comes_to_be_done(pages[0], "change-wager", LESS, id="less")
            for number, page in enumerate(pages):
                await _comes_to_be_done(page, "place-wager", WAGER, id=f"frozen-{number}")
            assert (await pages[0].give("place-wager", WAGER | {"wager": "tie"}, id="after"))["done"]

    with Running(ready, tmp_path, "--workers", "2") as floor:
        asyncio.run(play(floor))
        floor.stop()
    assert _lying(ready) == [20_00] + [25_00] * 9, "lost, or doubled"
    ready.verify()


async def _comes_to_be_done(page: Page, command: str, facts: dict[str, Any], *, id: str) -> None:
    """Sent again, as a page does; both workers had one on its way, and one of them comes after what the other wrote."""
    while not (again := await page.give(command, facts, id=id)).get("done"):
        assert "conflict" in again or again["code"] in ("in-doubt", "unavailable"), again
        await asyncio.sleep(0.1)


async def _health(floor: Running) -> int:
    async with httpx.AsyncClient(base_url=floor.address, timeout=PATIENCE) as client:
        return (await client.get("/health")).status_code


def test_a_floor_that_is_told_to_stop_meanwhile_stops(floor: Running, postgres: Postgres) -> None:
    with postgres.frozen():
        until(lambda: _is_silent(floor), "health does not say that the database is silent")
        code = floor.stop()
    assert code == 1, "what could not be done at the end is said by the exit code"
    assert "does not answer" in floor.errors()
