"""Limits that players set for themselves: what is refused, at which tables together, through whichever way in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from croupier.store.own_limits import A_DAY, OwnLimit, changed
from service.conftest import Prepare
from service.floors import Ready, Running, quick
from service.own_play import played_out
from service.pages import watch

ONE = quick("felt", "crown-sydney", "traditional", automatic=())
TWO = quick("fell", "crown-melbourne", automatic=())


# --- when a limit changes -------------------------------------------------------------------------


def test_a_limit_is_lowered_at_once_and_raised_a_day_later() -> None:
    hundred = changed(OwnLimit(), 100, 0)
    assert hundred == OwnLimit(100)
    assert changed(hundred, 50, 1) == OwnLimit(50)
    raised = changed(hundred, 200, 1)
    assert raised.at(A_DAY) == raised == OwnLimit(100, 200, 1 + A_DAY)
    assert raised.at(1 + A_DAY) == OwnLimit(200)
    assert changed(hundred, None, 1).at(A_DAY).amount == 100
    assert changed(hundred, None, 1).at(1 + A_DAY).amount is None


def test_nobody_comes_to_more_sooner_by_asking_twice() -> None:
    asked = changed(OwnLimit(100), 110, 0)
    assert changed(asked, 1_000, A_DAY - 1) == OwnLimit(100, 1_000, 2 * A_DAY - 1)
    assert changed(asked, None, A_DAY - 1) == OwnLimit(100, None, 2 * A_DAY - 1)
    assert changed(asked, 105, A_DAY - 1) == OwnLimit(100, 105, A_DAY)
    lowered = changed(asked, 50, 1)
    assert lowered == OwnLimit(50)
    assert changed(lowered, 100, 2) == OwnLimit(50, 100, 2 + A_DAY)


# --- what is refused ------------------------------------------------------------------------------


@pytest.fixture
def ready(prepare_either: Prepare) -> Ready:
    made = prepare_either(ONE, TWO)
    for card in (ONE, TWO):
        made.play(card)
    return made


def sends(ready: Ready, client: Any, person: str, method: str, path: str, body: Any = None) -> Any:
    return client.request(method, f"/api{path}", json=body, headers={"Cookie": f"{COOKIE}={ready.tokens[person]}"})


def limit(ready: Ready, client: Any, person: str = "kim", **limits: int | None) -> Any:
    answer = sends(ready, client, person, "POST", "/me/limits", limits)
    assert answer.status_code == 200, answer.text
    return answer.json()


def wager(
    ready: Ready, client: Any, table: str, stake: int, *, by: str = "kim", id: str, patron: str = "kim", on: str = "tie"
) -> Any:
    asked = {"id": id, "command": "place-wager", "facts": {"patron": patron, "wager": on, "stake": stake}}
    return sends(ready, client, by, "POST", f"/tables/{table}/commands", asked).json()


def test_stakes_count_at_all_tables_together_and_after_a_restart(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        limit(ready, client, stake=100_00)
        assert wager(ready, client, "felt", 60_00, id="a")["done"]
        beyond = wager(ready, client, "fell", 60_00, id="b")
        assert (beyond["code"], beyond["facts"]) == (
            "own-limit",
            {"limit": "stake", "amount": 100_00, "so_far": 0, "stake": 120_00},
        )
        assert "$100 wagered at once, at all tables together" in beyond["error"]
        assert wager(ready, client, "fell", 40_00, id="c")["done"]
        assert wager(ready, client, "felt", 60_00, id="d", patron="lee", by="lee")["done"], "it is kim's limit"
    with TestClient(ready.app()) as client:
        assert wager(ready, client, "felt", 5_00, id="e")["code"] == "own-limit"
        limit(ready, client, stake=None)
        assert wager(ready, client, "felt", 5_00, id="f")["code"] == "own-limit", "that is a day away"
        asked = {"id": "g", "command": "change-wager", "facts": {"number": 1, "stake": 65_00}}
        assert sends(ready, client, "kim", "POST", "/tables/felt/commands", asked).json()["code"] == "own-limit"
        asked = {"id": "h", "command": "change-wager", "facts": {"number": 1, "stake": 50_00}}
        assert sends(ready, client, "kim", "POST", "/tables/felt/commands", asked).json()["done"], "less is no matter"
    ready.verify()


def test_what_lies_on_the_felt_counts_as_lost(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        assert wager(ready, client, "felt", 60_00, id="a")["done"]
        limit(ready, client, loss=100_00)
        assert wager(ready, client, "fell", 45_00, id="b")["facts"]["limit"] == "loss"
        assert wager(ready, client, "fell", 40_00, id="c")["done"]
        assert wager(ready, client, "felt", 5_00, id="d", on="player")["code"] == "own-limit"


def test_what_was_lost_before_counts(prepare: Prepare) -> None:
    made = prepare(ONE, TWO)
    made.play(ONE, then=lambda dealer: played_out(dealer, 0, 3, ("kim",)))
    made.play(TWO)
    with TestClient(made.app()) as client:
        lost = -limit(made, client, loss=5_000_00)["net"]
        limit(made, client, loss=max(0, lost + 50_00))
        assert wager(made, client, "fell", 55_00 + max(0, -lost - 50_00), id="a")["code"] == "own-limit"
        if lost + 50_00 > 5_00:
            assert wager(made, client, "fell", 5_00, id="b")["done"]


def test_time_at_the_tables_comes_to_an_end(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        limit(ready, client, time=0)
        told = wager(ready, client, "felt", 5_00, id="a")
        assert (told["code"], told["facts"]["limit"]) == ("own-limit", "time")


def test_staff_who_lay_a_wager_for_somebody_hear_no_figure(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        limit(ready, client, stake=7_00)
        told = wager(ready, client, "felt", 60_00, id="a", by="dealer")
        assert told["code"] == "own-limit"
        assert told["facts"] == {"limit": "another", "amount": 0, "so_far": 0, "stake": 0}


def test_limits_are_ones_own(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        limit(ready, client, stake=7_00, reminder=15)
        other = sends(ready, client, "lee", "GET", "/me/limits").json()
        assert other["reminder"] == 60
        assert [one["amount"] for one in other["limits"]] == [None, None, None]
        for wrong in ({"stake": -1}, {"stake": 1.5}, {"time": 10**9}, {"reminder": 0}, {"patron": "kim", "stake": 1}):
            assert sends(ready, client, "lee", "POST", "/me/limits", wrong).status_code == 422


def at_once(one: Running, other: Running, how_many: int) -> Awaitable[list[Any]]:
    """Wagers of the same player at two tables through two floors, all at the same time."""

    async def play(floor: Running, table: str) -> list[Any]:
        async with watch(floor, table, "kim") as page, watch(floor, table, "kim") as again:
            facts = {"patron": "kim", "wager": "tie", "stake": 10_00}
            return [
                answer
                for _ in range(how_many)
                for answer in await asyncio.gather(page.give("place-wager", facts), again.give("place-wager", facts))
            ]

    async def both() -> list[Any]:
        return [each for found in await asyncio.gather(play(one, "felt"), play(other, "fell")) for each in found]

    return both()


def test_two_workers_two_tables_and_two_sockets_do_not_pass_it_together(
    prepare_postgres: Prepare, tmp_path: Path
) -> None:
    ready = prepare_postgres(ONE, TWO)
    for card in (ONE, TWO):
        ready.play(card)
    with Running(ready, tmp_path) as one, Running(ready, tmp_path) as other:
        with one.client("kim") as client:
            answer = client.post("/api/me/limits", json={"loss": 50_00})
            assert answer.status_code == 200
        answers = asyncio.run(_gathered(one, other))
    done = [each for each in answers if each.get("done")]
    assert len(done) == 5
    assert {each["code"] for each in answers if not each.get("done")} == {"own-limit"}
    ready.verify()


async def _gathered(one: Running, other: Running) -> list[Any]:
    return await at_once(one, other, 4)
