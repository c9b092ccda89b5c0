"""Deal now: whoever plays alone at a demonstration ends the time for wagers, and the dealer's own acts follow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.testclient import TestClient

from croupier.automatic import AutomaticDealer
from croupier.service.access import COOKIE
from croupier.service.deal_now import DealNowAsked, read_asked, why_not_now
from croupier.service.errors import ErrorCode
from croupier.service.room import Room
from croupier.service.table_cards import Automatic, TableCard
from croupier.table import Table
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import Ready, Running, quick, until
from service.pages import Page, watch

LONG = 600  # seconds for wagers: no test waits for them


def demonstration(**changes: Any) -> TableCard:
    return msgspec.structs.replace(quick("felt", "crown-sydney", betting_seconds=LONG), welcome_chips=1, **changes)


def asked(floor: Running, person: str = "kim") -> dict[str, Any]:
    with floor.client(person) as client:
        answer: dict[str, Any] = client.post("/api/tables/felt/deal-now", json={}).json()
    return answer


async def laid(page: Page, wager: str = "banker") -> None:
    await page.until(lambda: "place-wager" in page.possible)
    await page.done("place-wager", patron=page.hello["you"], wager=wager, stake=25_00)


def alone(prepare: Prepare, **changes: Any) -> Ready:
    card = demonstration(**changes)
    ready = prepare(card, demo=True)
    ready.play(card, patrons=("kim",))
    return ready


def test_whoever_plays_alone_has_it_dealt_at_once_and_nothing_is_left_out(prepare: Prepare, tmp_path: Path) -> None:
    ready = alone(prepare)

    async def play(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim, watch(floor, "felt", "dealer") as other:
            assert "deal_now" not in kim.view
            refused = await asyncio.to_thread(asked, floor)
            assert refused["code"] == "no-wager-lies", "nothing lies there yet"
            await laid(kim)
            await kim.until(lambda: "deal_now" in kim.view)
            assert kim.view["timer"]["lasts"] == LONG * 1000
            assert "deal_now" not in other.view
            assert (await asyncio.to_thread(asked, floor))["done"]
            await kim.until(lambda: any(one["event"] == "coup-settled" for one in kim.told))
            told = [one["event"] for one in kim.told]
            order = ["wager-placed", "no-more-bets-called", "result-announced", "coup-settled"]
            assert [one for one in told if one in order] == order
            assert told.index("no-more-bets-called") < told.index("card-drawn")

    with Running(ready, tmp_path) as floor:
        asyncio.run(play(floor))
    ready.verify()


def test_others_at_the_table_are_waited_for(prepare: Prepare, tmp_path: Path) -> None:
    """Also when they came after the first wager, and wager nothing."""
    ready = alone(prepare)

    async def play(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim, watch(floor, "felt", "dealer") as dealer:
            await laid(kim)
            await kim.until(lambda: "deal_now" in kim.view)
            await dealer.done("arrive", patron="lee", chips=1_000_00)
            await kim.until(lambda: "deal_now" not in kim.view)
            for person in ("kim", "lee"):
                answer = await asyncio.to_thread(asked, floor, person)
                assert (answer["code"], answer["error"]) in (
                    ("others-here", "Others are at this table: the time for wagers runs for them too"),
                    ("no-place", "Take a place first: only whoever sits here alone can ask to deal now"),
                )
            assert not kim.view["shared"]["coup"].get("bets_closed")

    with Running(ready, tmp_path) as floor:
        asyncio.run(play(floor))


@pytest.mark.parametrize(
    ("person", "demo", "status", "code"),
    [("kim", False, 403, "no-demonstration"), ("", True, 401, "log-in"), ("dealer", True, 403, "not-for-role")],
)
def test_it_is_for_players_of_a_demonstration(
    prepare: Prepare, tmp_path: Path, person: str, demo: bool, status: int, code: str
) -> None:
    card = quick("felt", "crown-sydney", betting_seconds=LONG)
    ready = prepare(card, demo=demo)
    with Running(ready, tmp_path) as floor:
        cookies = floor.cookies(person)
        answer = httpx.post(
            f"{floor.address}/api/tables/felt/deal-now", json={}, cookies=cookies, timeout=PATIENCE, verify=False
        )
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_whichever_worker_hears_it_the_table_s_dealer_deals(prepare_postgres: Prepare, tmp_path: Path) -> None:
    ready = alone(prepare_postgres)

    async def play(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim:
            for coup in range(1, 7):  # over connections of their own, to one worker or the other
                await laid(kim)
                await kim.until(lambda: "deal_now" in kim.view)
                while kim.view["shared"]["coup"]["number"] <= coup:  # pressed again if need be
                    answer = await asyncio.to_thread(asked, floor)
                    assert answer.get("done") or answer["code"] == "no-wager-lies", answer
                    await asyncio.sleep(0.2)

    with Running(ready, tmp_path, "--workers", "2") as floor:
        asyncio.run(play(floor))
        floor.stop()
    ready.verify()


def test_what_is_heard_before_the_wager_is_kept_for_its_coup_alone(prepare: Prepare) -> None:
    ready = alone(prepare)
    with TestClient(ready.app()) as client:
        room: Room = client.app.state.house.rooms["felt"]  # type: ignore[attr-defined]

        def left() -> float:
            """Milliseconds for wagers; nothing where no time runs."""
            return room.timer.closes - room.clock() if room.timer else 0

        def lay(id: str) -> None:
            asked = {"id": id, "command": "place-wager", "facts": {"patron": "kim", "wager": "banker", "stake": 25_00}}
            cookie = {"Cookie": f"{COOKIE}={ready.tokens['kim']}"}
            assert client.post("/api/tables/felt/commands", json=asked, headers=cookie).json()["done"]

        until(lambda: room.table.coup.bets_called, "nobody calls for wagers")
        shoe, coup = room.table.shoe.number, room.table.coup.number
        room.hear_deal_now(DealNowAsked("felt", "kim", shoe, coup))
        assert left() == 0, "nothing lies there yet"
        lay("one")
        until(lambda: room.table.coup.number > coup and room.table.coup.bets_called, "it is not dealt now")
        lay("two")
        until(lambda: left() > LONG * 900, "it was asked for the coup before")


def lee_stands_up(dealer: AutomaticDealer) -> None:
    dealer.say("stand-up", patron="lee")


def test_why_it_is_not_dealt_now_is_said_in_order(prepare: Prepare) -> None:
    card = demonstration()
    ready = prepare(card)
    ready.play(card, patrons=("kim", "lee"), then=lee_stands_up)
    table = ready.table("felt")
    no_others = {one: patron for one, patron in table.patrons.items() if one == "kim"}
    sits_alone = msgspec.structs.replace(table, patrons=no_others)

    def why(found: Table, by: TableCard = card, person: str = "kim", *, time_runs: bool = True) -> ErrorCode | None:
        return why_not_now(found, by, person, time_runs=lambda: time_runs)

    by_hand = msgspec.structs.replace(card, automatic=(Automatic.OPEN,))
    assert why(sits_alone, quick("felt")) is ErrorCode.NO_DEMONSTRATION
    assert why(sits_alone, by_hand) is ErrorCode.DEALT_BY_HAND
    assert why(table, person="ann") is why(table, person="lee") is ErrorCode.NO_PLACE
    assert why(table) is ErrorCode.OTHERS_HERE, "whoever stands may wager too"
    assert why(sits_alone) is ErrorCode.NO_WAGER_LIES


def test_what_workers_tell_each_other_of_it_is_read_again() -> None:
    said = DealNowAsked("felt", "kim", 3, 7)
    assert read_asked(said.written()) == said
