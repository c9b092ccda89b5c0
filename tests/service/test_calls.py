"""Calls for a supervisor: staff see them and nobody else does, a supervisor answers, every worker knows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from croupier.service.calls import Calls, StaffCall
from service.conftest import Prepare
from service.floors import Running, quick
from service.pages import Page, watch

CARD = quick("felt", "crown-sydney", "crown", automatic=())


async def say(page: Page, what: str) -> dict[str, Any]:
    return await page.give("", say=what)


async def call_and_come(one: Running, other: Running) -> None:
    async with (
        watch(one, "felt", "dealer") as dealer,
        watch(other, "felt", "supervisor") as supervisor,
        watch(other, "felt", "kim") as player,
        watch(other, "felt") as display,
    ):
        assert (await say(dealer, "call"))["done"]
        for page in (dealer, supervisor):
            await page.until(lambda: page.view.get("call", {}).get("by") == "dealer")  # noqa: B023
        called = supervisor.view["call"]
        assert (await say(dealer, "call"))["done"]  # calling twice is one call
        assert "Higher Duties Dealer or above" in (await say(dealer, "answer-call"))["error"]
        assert (await say(supervisor, "answer-call"))["done"]
        for page in (dealer, supervisor):
            await page.until(lambda: "answered_by" in page.view.get("call", {}))  # noqa: B023
        assert dealer.view["call"] | {"answered_at": 0} == called | {"answered_by": "supervisor", "answered_at": 0}
        assert dealer.view["call"]["answered_at"] >= called["at"]
        assert (await say(dealer, "end-call"))["done"]
        for page in (dealer, supervisor):
            await page.until(lambda: "call" not in page.view)  # noqa: B023
        assert "may not do this" in (await say(player, "call"))["error"]
        assert (await say(display, "call"))["error"] == "log in first"
        assert not any("call" in view for page in (player, display) for view in page.views)
        assert {page.version for page in (dealer, supervisor, player)} == {0}  # nothing of it is in the log


def test_a_dealer_calls_and_a_supervisor_comes(prepare: Prepare, tmp_path: Path) -> None:
    with Running(prepare(CARD), tmp_path) as floor:
        asyncio.run(call_and_come(floor, floor))


def test_a_call_goes_to_every_worker(prepare_postgres: Prepare, tmp_path: Path) -> None:
    ready = prepare_postgres(CARD)
    with Running(ready, tmp_path) as one, Running(ready, tmp_path) as other:
        asyncio.run(call_and_come(one, other))


@pytest.mark.parametrize("role", ["inspector", "player"])
def test_who_is_not_of_the_staff_calls_nobody(prepare: Prepare, tmp_path: Path, role: str) -> None:
    async def look(floor: Running) -> None:
        async with watch(floor, "felt", role) as page:
            for what in ("call", "answer-call", "end-call"):
                assert "may not do this" in (await say(page, what))["error"]

    with Running(prepare(CARD), tmp_path) as floor:
        asyncio.run(look(floor))


def test_news_that_comes_late_changes_nothing() -> None:
    calls = Calls()
    assert calls.take("call", "ann", 10)
    assert calls.take("end-call", "ann", 20)
    assert not calls.take("call", "ann", 10)
    assert not calls.take("answer-call", "kim", 30)  # nobody calls
    assert calls.take("call", "bo", 40)
    assert calls.take("answer-call", "kim", 50)
    assert not calls.take("answer-call", "lee", 60)  # kim is on the way already
    assert calls.now == StaffCall("bo", 40, "kim", 50)
    assert calls.take("call", "ann", 70)  # and once more is wanted
    assert calls.now == StaffCall("ann", 70)


def test_a_clock_that_is_behind_another_workers_is_heard_all_the_same() -> None:
    calls = Calls()
    assert calls.take("call", "ann", calls.stamp(10))
    assert calls.take("answer-call", "kim", 500)  # at a worker whose clock is ahead
    ended = calls.stamp(20)
    assert ended == 501
    assert calls.take("end-call", "ann", ended)
    assert calls.now is None
