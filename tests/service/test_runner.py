"""The automatic dealer when people may act within a coup, or when something went wrong at its table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from croupier.service.runner import act_of
from croupier.service.table_cards import Automatic
from croupier.table.views import Step
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import Ready, Running, quick
from service.pages import Frame, Page, watch
from service.playing import called

CHIPS = 100_000_00
MOST = 400  # coups until the cards are as a test wants them


def evening(
    ready: Ready, folder: Path, play: Callable[[Page, Page], Awaitable[None]], staff: str = "supervisor"
) -> None:
    """Kim at the table `felt`, with chips, and someone of staff who looks on."""

    async def run(floor: Running) -> None:
        async with AsyncExitStack() as stack:
            kim, other = [await stack.enter_async_context(watch(floor, "felt", one)) for one in ("kim", staff)]
            await other.until(lambda: "arrive" in other.possible)
            await other.done("arrive", patron="kim", chips=CHIPS)
            await kim.done("sit-down", patron="kim", seat=1)
            await play(kim, other)

    with Running(ready, folder) as floor:
        asyncio.run(run(floor))
    ready.verify()


async def wager(kim: Page, supervisor: Page) -> None:
    """On Banker, as soon as the next coup takes wagers; nobody else is waited for."""
    await kim.until(lambda: called(kim) and "place-wager" in kim.possible)
    await kim.done("place-wager", patron="kim", wager="banker", stake=100_00)
    await supervisor.give("call-no-more-bets")  # refused where the time was up before


def dealt(page: Page) -> int:
    coup: Frame = page.view["shared"].get("coup", {})
    return sum(len(coup.get(side, {}).get("cards", ())) for side in ("player", "banker"))


def test_the_fifth_card_waits_while_insurance_can_be_placed(prepare: Prepare, tmp_path: Path) -> None:
    """And goes on by itself when the time is up, or at once when nobody could place more."""
    card = quick("felt", "crown-melbourne", "crown", side_wagers=("insurance",), options=(("insurance", "on"),))
    ready = prepare(msgspec.structs.replace(card, betting_seconds=3))
    seen: list[str] = []

    def window(page: Page) -> bool:
        return page.phase == "dealing" and "place-wager" in page.possible

    async def play(kim: Page, supervisor: Page) -> None:
        for _coup in range(MOST):
            await wager(kim, supervisor)
            number = kim.view["shared"]["coup"]["number"]
            await kim.until(lambda: window(kim) or kim.view["shared"]["coup"]["number"] != number)  # noqa: B023
            if not window(kim):
                continue
            assert dealt(kim) == 4
            assert kim.view["timer"]["lasts"] == 3000
            if not seen:  # let it pass
                await kim.until(lambda: not window(kim))
                seen.append("passed")
                continue
            facts = {"patron": "kim", "wager": "insurance", "stake": 100_00}  # as much as the main wager: nothing more
            answer = await kim.give("place-wager", facts)
            if not answer.get("done") and not window(kim):
                continue  # the time was up before it came there: at the next one
            assert answer.get("done"), answer
            await kim.until(lambda: dealt(kim) > 4 or kim.phase != "dealing")
            assert kim.view["timer"] is None
            seen.append("placed")
            return

    evening(ready, tmp_path, play)
    assert seen == ["passed", "placed"]


def slow(id: str, book: str, **facts: Any) -> Any:
    """A table whose cards come slowly enough to say something between two of them."""
    return msgspec.structs.replace(quick(id, book, betting_seconds=2, **facts), step_milliseconds=1500)


def test_an_offer_waits_for_patrons_and_is_closed_when_the_time_is_up(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(slow("felt", "star-sydney"))

    async def play(kim: Page, supervisor: Page) -> None:
        await wager(kim, supervisor)
        await supervisor.until(lambda: dealt(supervisor) >= 1)
        await supervisor.done("report-irregularity", slip="wrong-order")
        await kim.until(lambda: "matter" in kim.view["shared"])
        version, cards = kim.version, dealt(kim)
        await asyncio.sleep(1.8)  # longer than a step takes at this table
        assert kim.version == version
        await supervisor.done("order-remedy", remedy="rebuild-and-offer")
        await kim.until(lambda: "offer" in kim.view["shared"])
        assert kim.view["private"]["own"]["to_answer"] == [1]
        assert kim.view["timer"]["lasts"] == 2000
        await kim.until(lambda: "offer" not in kim.view["shared"])
        assert "Everyone was asked; the coup goes on" in [one["text"] for one in kim.told]
        assert len(kim.view["private"]["own"]["wagers"]) == 1
        await kim.until(lambda: dealt(kim) > cards or kim.phase != "dealing")

    evening(ready, tmp_path, play)


def test_a_matter_that_a_dealer_may_not_settle_waits_for_staff(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(quick("felt", "crown-sydney", betting_seconds=PATIENCE))

    async def play(kim: Page, supervisor: Page) -> None:
        await kim.until(lambda: "place-wager" in kim.possible)
        await kim.done("place-wager", patron="kim", wager="banker", stake=100_00)
        await supervisor.done("report-irregularity", slip="sequence-revealed")
        await kim.until(lambda: "matter" in kim.view["shared"])
        await asyncio.sleep(0.5)  # longer than any step of this table takes
        assert "matter" in kim.view["shared"]
        assert "order-remedy" in supervisor.possible

    evening(ready, tmp_path, play)


def test_a_remedy_of_a_dealers_rank_without_a_choice_is_ordered_where_dealing_is_automatic() -> None:
    steps = ("order-remedy", "lay-carried-card", "close-offer", "close-changes")
    assert {act_of(Step(command=one, rank="dealer")) for one in steps} == {Automatic.DEAL}


def test_a_table_with_the_name_of_work_that_one_worker_does_is_dealt_all_the_same(
    prepare: Prepare, tmp_path: Path
) -> None:
    """What packs the log has a lease as tables have, by a name that no table can have."""
    ready = prepare(quick("packing"))

    async def run(floor: Running) -> None:
        async with watch(floor, "packing", "supervisor") as page:
            await page.until(lambda: called(page))

    with Running(ready, tmp_path) as floor:
        asyncio.run(run(floor))
