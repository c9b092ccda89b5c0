"""Several workers on one PostgreSQL are one floor: what happens through one is seen through all, one deals a table."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import text

from service.conftest import Prepare
from service.floors import PATIENCE, Ready, Running, quick, until
from service.pages import watch
from service.playing import Player, no_secret_in, saw

CHIPS = 10_000_00


def _dealers(ready: Ready) -> int:
    """How many workers hold leases of automatic tables."""
    asked = text(
        "SELECT count(DISTINCT pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
    with closing(ready.log()) as log:
        return int(log.reads(lambda one: one.execute(asked).scalar_one()))


def test_what_happens_through_one_worker_is_seen_through_the_other(prepare_postgres: Prepare, tmp_path: Path) -> None:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare_postgres(card)
    ready.play(card)

    async def look(one: Running, other: Running) -> None:
        async with watch(one, "felt", "kim") as here, watch(other, "felt", "kim") as there:
            placed = await here.done("place-wager", patron="kim", wager="banker", stake=25_00)
            for page in (here, there):
                await page.until(lambda: page.version == placed["version"])  # noqa: B023
            assert there.view["private"]["own"]["wagers"] == here.view["private"]["own"]["wagers"]
            assert [told["event"] for told in there.told] == ["wager-placed"]
            stale = await there.give(
                "place-wager", {"patron": "kim", "wager": "tie", "stake": 5_00}, version=placed["version"] - 1
            )
            assert stale["conflict"] == [placed["version"] - 1, placed["version"]]

    with Running(ready, tmp_path) as one, Running(ready, tmp_path) as other:
        asyncio.run(look(one, other))
    ready.verify()


def test_many_commands_through_both_workers_at_once_are_one_log(prepare_postgres: Prepare, tmp_path: Path) -> None:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare_postgres(card)
    ready.play(card)

    async def wager(floor: Running, person: str) -> int:
        done = 0
        async with watch(floor, "felt", person) as page:
            for number in range(20):
                wager = ("banker", "player")[number % 2]
                answer = await page.give("place-wager", {"patron": person, "wager": wager, "stake": 5_00})
                done += bool(answer.get("done"))
        return done

    async def both(one: Running, other: Running) -> tuple[int, ...]:
        return await asyncio.gather(wager(one, "kim"), wager(other, "lee"), wager(other, "player"))

    with Running(ready, tmp_path) as one, Running(ready, tmp_path) as other:
        done = asyncio.run(both(one, other))
    with closing(ready.log()) as log:
        asked = [act.command for act in log.acts("felt") if act.command.partition(":")[0] in ("kim", "lee", "player")]
    assert len(asked) == len(set(asked)) == sum(done)
    ready.verify()


def test_one_worker_deals_a_table_and_another_takes_over_when_it_is_gone(
    prepare_postgres: Prepare, tmp_path: Path
) -> None:
    ready = prepare_postgres(quick("felt", "crown-sydney", "crown", betting_seconds=0.1))

    async def play(first: Running, second: Running) -> None:
        async with (
            watch(second, "felt", "kim") as kim,
            watch(second, "felt", "dealer") as dealer,
            watch(second, "felt") as display,
        ):
            await dealer.until(lambda: "arrive" in dealer.possible)
            player = Player(kim, "kim", CHIPS, [("player", 25_00)])
            await player.sit(dealer, 1)
            await player.play(saw(kim, "coup-settled", 2))
            assert await asyncio.to_thread(_dealers, ready) == 1
            await asyncio.to_thread(first.kill)
            await player.play(saw(kim, "coup-settled", 5))
            assert not player.refused
            with closing(ready.log()) as log:
                assert no_secret_in([kim, dealer, display], log, "felt")

    with Running(ready, tmp_path) as first, Running(ready, tmp_path) as second:
        until(lambda: _dealers(ready) == 1, "nobody deals")
        asyncio.run(play(first, second))
    ready.verify()


def test_logging_out_through_one_worker_closes_the_connections_of_another(
    prepare_postgres: Prepare, tmp_path: Path
) -> None:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare_postgres(card)

    async def leave(one: Running, other: Running) -> None:
        async with watch(other, "felt", "kim") as kim, watch(other, "felt", "lee") as lee:
            with one.client("kim") as client:
                assert client.post("/api/logout").status_code == 200
            async with asyncio.timeout(PATIENCE):
                await kim.closed.wait()
            assert kim.socket.close_code == 1008
            assert not lee.closed.is_set()

    with Running(ready, tmp_path) as one, Running(ready, tmp_path) as other:
        asyncio.run(leave(one, other))


def test_a_table_added_through_one_worker_is_there_for_the_other(prepare_postgres: Prepare, tmp_path: Path) -> None:
    ready = prepare_postgres()
    card = quick("new", "crown-sydney", "crown")
    asked = {
        "id": "new",
        "name": "New",
        "book": card.book,
        "setup": msgspec.to_builtins(card.setup),
        "automatic": list(card.automatic),
        "betting_seconds": 0.1,
        "pause_seconds": 0,
        "step_milliseconds": 0,
    }
    with Running(ready, tmp_path) as one, Running(ready, tmp_path) as other:
        with one.client("supervisor") as client:
            made = client.post("/api/tables", json=asked)
            assert made.status_code == 200, made.text
            assert client.post("/api/tables", json=asked).status_code == 409

        def opened() -> bool:
            shown = httpx.get(f"{other.address}/api/tables").json()
            return [table["phase"] for table in shown] == ["wagering"]

        until(opened, "the new table is not there, or nobody opens it")


def test_two_worker_processes_of_one_command_are_one_floor(prepare_postgres: Prepare, tmp_path: Path) -> None:
    ready = prepare_postgres(quick("felt", "crown-sydney", "crown", betting_seconds=0.1))

    async def play(floor: Running) -> None:
        async with AsyncExitStack() as stack:
            dealer = await stack.enter_async_context(watch(floor, "felt", "dealer"))
            pages = [await stack.enter_async_context(watch(floor, "felt")) for _ in range(6)]
            kim = await stack.enter_async_context(watch(floor, "felt", "kim"))
            await dealer.until(lambda: "arrive" in dealer.possible)
            player = Player(kim, "kim", CHIPS, [("player", 25_00)])
            await player.sit(dealer, 1)
            await player.play(saw(kim, "coup-settled", 2))
            for page in pages:
                await page.until(saw(page, "coup-settled", 2))
            assert await asyncio.to_thread(_dealers, ready) == 1

    with Running(ready, tmp_path, "--workers", "2") as floor:
        asyncio.run(play(floor))
        floor.stop()
        said = floor.errors()
    assert said.count("Started server process") == 2
    assert said.count("Application shutdown complete") == 2
    ready.verify()
