"""What was answered lasts: over breaks, the same command sent again, crashes in mid-coup, and the end of the floor."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from croupier.rulebooks import Rulebook
from croupier.service.room import Watcher
from croupier.service.runner import Runner
from croupier.service.table_cards import Automatic
from croupier.service.web_floor import WebFloor
from croupier.table import PATRON, Actor, Table, next_step
from croupier.table.records import PlaceWager
from croupier.table.views import Step
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import Ready, Running, quick, until
from service.pages import Frame, Page, watch

SOAK = bool(os.environ.get("CROUPIER_SOAK"))
KILLS = 60 if SOAK else 4
WAGER: Frame = {"patron": "kim", "wager": "banker", "stake": 25_00}


def _by_hand(id: str = "felt") -> Any:
    """A table where nothing happens by itself."""
    return quick(id, "crown-sydney", "crown", automatic=())


def _wagering(prepare: Prepare, **settings: Any) -> Ready:
    card = _by_hand()
    ready = prepare(card, **settings)
    ready.play(card)
    return ready


def _written(ready: Ready) -> list[str]:
    """The ids of all commands in the log, in order."""
    with closing(ready.log()) as log:
        return [act.command for act in log.acts("felt")]


def test_nothing_is_told_before_it_is_in_the_log(prepare: Prepare, tmp_path: Path) -> None:
    """Whatever any frame says happened is in the database at the moment the frame arrives."""
    ready = prepare(quick("felt", "crown-sydney", "crown"))
    ahead: list[tuple[int, int]] = []

    async def look(floor: Running) -> None:
        with closing(ready.log()) as log:
            async with watch(floor, "felt") as page:
                for _ in range(60):
                    there, shown = log.head("felt").sequence, page.version
                    page.views[:] = page.views[-1:]
                    if shown > there:  # looked at before; the frame may have come in between
                        there = log.head("felt").sequence
                    if shown > there:
                        ahead.append((shown, there))
                    if page.phase == "wagering":
                        return
                    await page.until(lambda: page.version > shown or page.phase == "wagering")  # noqa: B023

    with Running(ready, tmp_path) as floor:
        asyncio.run(look(floor))
    assert not ahead


def test_the_same_id_gets_the_same_answer_after_a_break_and_after_a_restart(
    prepare_either: Prepare, tmp_path: Path
) -> None:
    ready = _wagering(prepare_either)
    answers: list[Frame] = []

    async def wager(floor: Running, id: str = "one", **facts: Any) -> Frame:
        async with watch(floor, "felt", "kim") as page:
            return await page.give("place-wager", WAGER | facts, id=id)

    with Running(ready, tmp_path) as floor:
        answers += [asyncio.run(wager(floor)), asyncio.run(wager(floor))]
        other = asyncio.run(wager(floor, stake=50_00))
        with floor.client("kim") as client:
            said = {"id": "one", "command": "place-wager", "facts": WAGER}
            answers.append(client.post("/api/tables/felt/commands", json=said).json())
    head = ready.head("felt")
    with Running(ready, tmp_path) as floor:
        answers.append(asyncio.run(wager(floor)))
    assert [one.get("again", False) for one in answers] == [False, True, True, True]
    assert len({(one["done"], one["version"], one["id"]) for one in answers}) == 1
    assert other["code"] == "id-used"
    assert ready.head("felt") == head
    assert _written(ready).count("kim:one") == 1


def test_an_id_is_its_owners_alone(prepare: Prepare, tmp_path: Path) -> None:
    ready = _wagering(prepare)

    async def both(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim, watch(floor, "felt", "lee") as lee:
            first = await kim.give("place-wager", WAGER, id="one")
            second = await lee.give("place-wager", WAGER | {"patron": "lee"}, id="one")
            assert first["done"]
            assert second["done"]
            assert not second.get("again")

    with Running(ready, tmp_path) as floor:
        asyncio.run(both(floor))


def test_a_stale_version_is_a_conflict_that_names_the_current_one(prepare_either: Prepare, tmp_path: Path) -> None:
    ready = _wagering(prepare_either)

    async def give(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim, watch(floor, "felt", "lee") as lee:
            stale = kim.version
            moved = await lee.done("place-wager", patron="lee", wager="player", stake=25_00)
            answer = await kim.give("place-wager", WAGER, version=stale)
            assert answer["conflict"] == [stale, moved["version"]]
            assert "done" not in answer
            again = await kim.give("place-wager", WAGER, version=answer["version"])
            assert again["done"]

    with Running(ready, tmp_path) as floor:
        asyncio.run(give(floor))
        with floor.client("kim") as client:
            said = {"id": "late", "command": "place-wager", "facts": WAGER, "version": 1}
            assert client.post("/api/tables/felt/commands", json=said).status_code == 409


def test_after_a_break_a_page_is_told_what_it_missed_and_nothing_twice(prepare: Prepare, tmp_path: Path) -> None:
    ready = _wagering(prepare)

    async def come_and_go(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim:
            await kim.done("place-wager", **WAGER)
            await kim.until(lambda: bool(kim.told))
            left_at, heard = kim.version, [one["sequence"] for one in kim.told]
        async with watch(floor, "felt", "manager") as dealer:
            await dealer.done("call-no-more-bets")
            await dealer.done("notify-surveillance", about="a test")
        async with watch(floor, "felt", "kim", after=left_at) as kim, watch(floor, "felt", "lee") as lee:
            missed = [(one["sequence"], one["event"]) for one in kim.view["told"]]
            assert [event for _, event in missed] == ["no-more-bets-called"]  # the other is for staff
            assert min(sequence for sequence, _ in missed) > max(heard)
            assert lee.view["told"] == []  # comes new, and is told what happens from now on
            assert lee.view["version"] == kim.view["version"]

    with Running(ready, tmp_path) as floor:
        asyncio.run(come_and_go(floor))
    with Running(ready, tmp_path) as floor, floor.client() as client:  # also by a floor that was not there then
        told = client.get("/api/tables/felt").json()["told"]
        assert "no-more-bets-called" in [one["event"] for one in told]


async def _wager_until_it_is_over(page: Page, number: int, done: list[str], stop: asyncio.Event) -> None:
    """Wager again and again, noting every id that was acknowledged."""
    sent = 0
    while not stop.is_set():
        sent += 1
        id = f"{page.hello['you']}-{number}-{sent}"
        seen = page.version  # before the answer: what happens meanwhile may be the call for bets
        try:
            facts = {"patron": page.hello["you"], "wager": "player", "stake": 5_00}
            answer = await page.give("place-wager", facts, id=id)
        except (OSError, TimeoutError):
            return
        except Exception as error:  # the connection broke under it
            if "Closed" in type(error).__name__:
                return
            raise
        if answer.get("done"):
            done.append(f"{page.hello['you']}:{id}")
        try:
            await page.until(lambda: page.version > seen or stop.is_set())  # noqa: B023
        except AssertionError:
            return


def test_a_floor_killed_in_mid_coup_loses_nothing_it_answered_and_deals_on(prepare: Prepare, tmp_path: Path) -> None:
    """Killed again and again at moments nobody chose; the players go on with the shoe that lay there."""
    card = quick("felt", "crown-sydney", "crown", betting_seconds=0.05)
    ready = prepare(card, messages_a_second=100_000, messages_at_once=100_000)
    seed = Random().randrange(10**6)
    print(f"seed {seed}")  # noqa: T201
    random = Random(seed)
    acknowledged: list[str] = []

    async def play(floor: Running, number: int) -> None:
        stop = asyncio.Event()
        async with watch(floor, "felt", "kim") as kim, watch(floor, "felt", "lee") as lee:
            if number == 0:
                async with watch(floor, "felt", "dealer") as dealer:
                    await dealer.until(lambda: "arrive" in dealer.possible)
                    for patron in ("kim", "lee"):
                        await dealer.done("arrive", patron=patron, chips=1_000_000_00)
            await kim.until(lambda: "place-wager" in kim.possible, "the dealer does not go on")
            playing = [
                asyncio.ensure_future(_wager_until_it_is_over(page, number, acknowledged, stop)) for page in (kim, lee)
            ]
            events = random.randrange(5, 60)
            begun = kim.version
            await kim.until(lambda: kim.version >= begun + events, "the dealer does not deal")
            await asyncio.to_thread(floor.kill)
            stop.set()
            await asyncio.gather(*playing)

    for number in range(KILLS):
        with Running(ready, tmp_path) as floor:
            asyncio.run(play(floor, number))
        written = _written(ready)
        assert len(written) == len(set(written))
        assert set(acknowledged) <= set(written), "something that was answered is lost"
    assert acknowledged
    ready.verify()


def test_the_end_of_the_floor_is_clean_and_told_to_its_pages(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(quick("felt", "crown-sydney", "crown"))

    async def end(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim, watch(floor, "felt") as display:
            assert await asyncio.to_thread(floor.stop) in (0, -signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                await kim.closed.wait()
                await display.closed.wait()
            assert kim.socket.close_code in (1001, 1012)

    with Running(ready, tmp_path) as floor:
        asyncio.run(end(floor))
        said = floor.errors()
    assert "Application shutdown complete" in said
    ready.verify()


def test_a_display_that_still_streams_does_not_keep_the_floor_from_ending(prepare: Prepare, tmp_path: Path) -> None:
    ready = _wagering(prepare)
    with (
        Running(ready, tmp_path) as floor,
        httpx.Client(timeout=PATIENCE) as client,
        client.stream("GET", f"{floor.address}/api/tables/felt/stream") as stream,
    ):
        lines = stream.iter_lines()
        first = json.loads(next(lines).removeprefix("data: "))
        assert first["kind"] == "view"
        assert stream.headers["content-type"].startswith("text/event-stream")
        floor.stop()
        said = floor.errors()
    assert "graceful shutdown exceeded" not in said
    assert "Application shutdown complete" in said


@pytest.mark.parametrize(
    "acts",
    [
        (Automatic.OPEN,),
        (Automatic.OPEN, Automatic.SHUFFLE),
        (Automatic.OPEN, Automatic.SHUFFLE, Automatic.CALL),
    ],
)
def test_what_is_not_automatic_waits_for_people(prepare: Prepare, tmp_path: Path, acts: tuple[Automatic, ...]) -> None:
    """The next step of the table is one that was left to people, and nobody takes it."""
    ready = prepare(quick("felt", "crown-sydney", "crown", automatic=acts, betting_seconds=0.05))
    stops = {1: "bring-cards", 2: "call-for-bets", 3: "draw-card"}[len(acts)]

    async def look(floor: Running) -> None:
        async with watch(floor, "felt", "dealer") as dealer, watch(floor, "felt", "kim") as kim:
            await dealer.until(lambda: dealer.view["shared"].get("game") is not None)
            if Automatic.CALL in acts:
                await dealer.until(lambda: "arrive" in dealer.possible)
                await dealer.done("arrive", patron="kim", chips=1_000_00)
                await kim.until(lambda: "place-wager" in kim.possible)
                await kim.done("place-wager", **WAGER)
            await dealer.until(lambda: dealer.view["private"]["staff"].get("next", {}).get("command") == stops)

    with Running(ready, tmp_path) as floor:
        asyncio.run(look(floor))
        head = ready.head("felt")
        with floor.client() as client:
            until(lambda: client.get("/health").status_code == 200, "the floor is gone")
        assert ready.head("felt") == head


def _stumbles(times: int) -> Callable[[Table, Rulebook], Step | None]:
    """The table's next step, which is a fault of the program the first few times."""
    left = [times]

    def found(table: Table, book: Rulebook) -> Step | None:
        if left[0]:
            left[0] -= 1
            raise RuntimeError("a card fell off the table")
        return next_step(table, book)

    return found


async def _until_bets_are_called(house: WebFloor) -> None:
    async with asyncio.timeout(PATIENCE):
        while not house.rooms["felt"].table.coup.bets_called:
            await asyncio.sleep(0.01)


async def _open_and_stop(ready: Ready) -> set[str]:
    """A floor, until its table deals; the troubles that whoever watches was told of."""
    house = WebFloor(ready.settings)
    told: set[str] = set()
    try:
        await house.start()
        room = house.rooms["felt"]
        async with Watcher(room, Actor("", ""), staff=False) as watcher:
            dealing = asyncio.ensure_future(_until_bets_are_called(house))
            while not dealing.done():
                message = await watcher.next(0.05)
                told.add(json.loads(message or b"{}").get("trouble", ""))
            await dealing
        assert not room.trouble
    finally:
        await house.stop()
    return told - {""}


def test_a_dealer_that_fails_starts_again_and_says_so(
    prepare: Prepare, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ready = prepare(quick("felt", "crown-sydney", "crown"))
    monkeypatch.setattr("croupier.service.runner.next_step", _stumbles(3))
    monkeypatch.setattr("croupier.service.runner._SOONEST", 0.05)
    told = asyncio.run(_open_and_stop(ready))
    assert told == {"The automatic dealer failed and starts again in a moment"}
    faults = [one for one in caplog.records if one.levelname == "ERROR"]
    assert len(faults) == 3
    assert all("felt" in one.getMessage() and one.exc_info for one in faults)
    ready.verify()


def test_a_table_whose_dealer_is_gone_gets_another(
    prepare: Prepare, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ready = prepare(quick("felt", "crown-sydney", "crown"))
    usual, begun = Runner.run, list[Runner]()

    async def run(runner: Runner) -> None:
        begun.append(runner)
        if len(begun) == 1:
            raise RuntimeError("the dealer fainted")
        await usual(runner)

    monkeypatch.setattr(Runner, "run", run)
    asyncio.run(_open_and_stop(ready))
    assert len(begun) == 2
    assert "a part of the floor failed" in caplog.text
    ready.verify()


def test_a_command_whose_sender_went_away_while_it_was_written_is_told_to_the_others(prepare: Prepare) -> None:
    ready = _wagering(prepare)

    async def leave() -> None:
        house = WebFloor(ready.settings)
        await house.start()
        room = house.rooms["felt"]
        kim = Actor("kim", PATRON)
        before = room.version
        async with Watcher(room, Actor("", ""), staff=False) as watcher:
            await watcher.next(PATIENCE)
            command = PlaceWager("w", kim, house.clock.now(), "kim", "banker", 25_00)
            giving = asyncio.ensure_future(room.give(command))
            await asyncio.sleep(0)  # it is on its way to the disk
            giving.cancel()
            message = json.loads(await watcher.next(PATIENCE) or b"{}")
        assert giving.cancelled()
        assert message["version"] == room.version == before + 1 == ready.head("felt")[0]
        await house.stop()

    asyncio.run(leave())
    assert _written(ready)[-1] == "w"
