"""Several workers on one PostgreSQL are one floor: what happens through one is seen through all, one deals a table."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, closing
from pathlib import Path

import httpx
import msgspec

from croupier.floor import Done
from croupier.service.room import Room
from croupier.service.web_floor import WebFloor
from croupier.table import PATRON, Actor
from croupier.table.records import Arrive, SitDown, StandUp
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import PLAIN, Running, dealers, quick, until
from service.pages import watch
from service.playing import Player, no_secret_in, saw

CHIPS = 10_000_00


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
            assert await asyncio.to_thread(dealers, ready) == 1
            await asyncio.to_thread(first.kill)
            await player.play(saw(kim, "coup-settled", 5))
            assert not player.refused
            with closing(ready.log()) as log:
                assert no_secret_in([kim, dealer, display], log, "felt")

    with Running(ready, tmp_path) as first, Running(ready, tmp_path) as second:
        until(lambda: dealers(ready) == 1, "nobody deals")
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
        "cut_seconds": 0,
        "pause_seconds": 0,
        "step_milliseconds": 0,
    }
    with Running(ready, tmp_path) as one, Running(ready, tmp_path) as other:
        with one.client("supervisor") as client:
            made = client.post("/api/tables", json=asked)
            assert made.status_code == 200, made.text
            assert client.post("/api/tables", json=asked).status_code == 409

        def opened() -> bool:
            shown = httpx.get(f"{other.address}/api/tables", timeout=PATIENCE, verify=PLAIN).json()
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
            assert await asyncio.to_thread(dealers, ready) == 1

    with Running(ready, tmp_path, "--workers", "2") as floor:
        asyncio.run(play(floor))
        floor.stop()
        said = floor.errors()
    assert said.count("Started server process") == 2
    assert said.count("Application shutdown complete") == 2
    ready.verify()


def test_nothing_is_refused_for_what_another_worker_changed_meanwhile(prepare_postgres: Prepare) -> None:
    """Someone arrives through one worker and sits down through another that has not heard of it yet."""
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare_postgres(card)
    ready.play(card, patrons=())

    async def meet() -> None:
        one, other = WebFloor(ready.settings), WebFloor(ready.settings)
        rooms = [Room(house.floor, card, house.clock.now) for house in (one, other)]
        for room in rooms:
            room.load()  # neither hears any news
        dealer, kim = Actor("dealer", card.rulebook().authority.dealer.rank), Actor("kim", PATRON)
        commands = [
            Arrive("1", dealer, one.clock.now(), "kim", 1_000_00),
            SitDown("2", kim, other.clock.now(), "kim", 1),
            StandUp("3", kim, one.clock.now(), "kim"),
        ]
        for room, command in zip((rooms[0], rooms[1], rooms[0]), commands, strict=True):
            given = await room.give(command)
            assert isinstance(given, Done), given
        assert rooms[0].version == rooms[1].version + 1 == ready.head("felt")[0]
        await one.stop()
        await other.stop()

    asyncio.run(meet())
    ready.verify()


def test_every_worker_has_its_share_of_the_tables_and_what_one_leaves_is_the_others(
    prepare_postgres: Prepare,
) -> None:
    ready = prepare_postgres()
    tables = [f"table-{number}" for number in range(9)]
    with closing(ready.log()) as one, closing(ready.log()) as other:
        first, second = one.leases(), other.leases()
        assert first.hold(tables) == set(tables)
        assert not second.hold(tables)  # whoever deals there has not heard of it
        kept = first.hold(tables)
        assert len(kept) == 5
        assert not second.hold(tables)
        assert first.hold(tables) == kept
        assert second.hold(tables) == set(tables) - kept
        assert first.hold(tables) == kept
        first.close()
        until(lambda: second.hold(tables) == set(tables), "nobody takes over")
        assert second.hold(tables[:2]) == set(tables[:2])
        second.close()


def test_what_others_wrote_is_read_by_table_from_where_each_is_known(prepare_either: Prepare) -> None:
    cards = [quick(name, "crown-sydney", "crown", automatic=()) for name in ("one", "two", "three")]
    ready = prepare_either(*cards)
    for card in cards:
        ready.play(card)
    with closing(ready.log()) as log:
        ends = [act.last.sequence for act in log.acts("one")]
        known = {"one": ends[3], "two": 0, "three": log.head("three").sequence}
        found = log.acts_since(known)
        assert {table: acts for table, acts in found.items() if acts} == {
            "one": list(log.acts("one", ends[3])),
            "two": list(log.acts("two")),
        }
        assert len(found["one"]) == len(ends) - 4


def test_a_worker_hears_what_others_write_and_not_itself(prepare_postgres: Prepare) -> None:
    ready = prepare_postgres()
    with closing(ready.log()) as one, closing(ready.log()) as other, closing(one.listen_to_others()) as news:
        one.announce("its own")
        other.announce("another's")
        heard: set[str] = set()
        while "another's" not in heard:
            heard |= news.wait(PATIENCE)
        assert heard == {"another's"}
