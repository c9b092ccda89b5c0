"""What the lobby is told of each table, and what an address that leads nowhere is answered with."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from service.conftest import Prepare
from service.floors import Ready, quick, until

READS = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}  # as a browser asks for a page


def listed(client: TestClient, id: str) -> dict[str, Any]:
    found: dict[str, Any]
    (found,) = (one for one in client.get("/api/tables").json() if one["id"] == id)
    return found


def test_a_table_that_nobody_deals_at_waits_for_a_dealer(floor: TestClient) -> None:
    told = listed(floor, "felt")
    assert (told["by_hand"], told["waits_for_dealer"]) == (True, True)
    assert (told["road"], told["who"], told["wagers"]) == ("", [], [])  # it is closed, and offers nothing


def test_who_sits_there_and_what_is_offered_and_nobody_by_an_id(prepare: Prepare) -> None:
    card = quick("felt", "crown-melbourne", "crown", automatic=(), side_wagers=("player-pair", "banker-pair"))
    ready = prepare(card)
    ready.play(card)
    with TestClient(ready.app()) as client:
        told = listed(client, "felt")
        assert len(told["who"]) == told["seats_taken"] == 3
        assert not {"player", "kim", "lee"} & {*told["who"]}
        assert [one["wager"] for one in told["wagers"]] == ["player-pair", "banker-pair"]
        assert (told["by_hand"], told["waits_for_dealer"]) == (True, False)  # its shoe is in play


def test_a_table_that_deals_itself_waits_for_nobody(prepare: Prepare) -> None:
    card = quick("felt", betting_seconds=0.02)
    with TestClient(prepare(card).app()) as client:
        until(lambda: listed(client, "felt")["phase"] == "wagering", "the table deals itself")
        assert not listed(client, "felt")["by_hand"]
        assert not listed(client, "felt")["waits_for_dealer"]


def opened(client: TestClient, id: str) -> bool:
    return bool(listed(client, id)["wagers"])


SPECIAL = {
    "star-4": {"tiger", "big-tiger", "small-tiger", "tiger-tie", "tiger-pair"},
    "melbourne-4": {"insurance", "tail"},
    "sydney-4": {"one-one-two"},
}


def test_the_demonstration_has_tables_with_what_is_special_and_one_added_there_can_be_joined(prepare: Prepare) -> None:
    with TestClient(prepare(demo=True, demo_speed=100).app()) as client:
        for id, wagers in SPECIAL.items():
            until(partial(opened, client, id), f"{id} opens")
            assert wagers <= {one["wager"] for one in listed(client, id)["wagers"]}
            assert not listed(client, id)["trouble"]
        until(lambda: len(listed(client, "star-4")["road"]) >= 4, "a coup is played")
        road, results = listed(client, "star-4")["road"], listed(client, "star-4")["results"]
        assert len(road) % 4 == 0
        assert {*road[2::4]} <= {*"BP-"}
        assert {*results} <= {*"BPT"}
        client.post("/api/demo-login", json={"role": "manager"}).raise_for_status()
        setup = msgspec.to_builtins(quick("new").setup)
        acts = ["open", "shuffle", "call", "deal", "settle"]
        asked = {"id": "new", "name": "New", "book": "crown-sydney", "setup": setup, "automatic": acts}
        client.post("/api/tables", json=asked).raise_for_status()
        until(lambda: listed(client, "new")["phase"] != "closed", "it opens itself")
        client.post("/api/demo-login", json={"role": "player"}).raise_for_status()
        assert client.post("/api/tables/new/welcome").json()["done"]


@pytest.mark.parametrize("path", ["/nowhere", "/rules/none", "/signs/none", "/table/felt/more"])
def test_a_browser_that_follows_an_address_to_nowhere_gets_a_page(floor: TestClient, path: str) -> None:
    answer = floor.get(path, headers=READS)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert 'data-say="error-no-such-page"' in answer.text
    assert 'href="/"' in answer.text
    assert "Accept" in answer.headers["vary"]


@pytest.mark.parametrize("path", ["/api/nowhere", "/api/tables/none", "/web/nothing.js"])
def test_programs_and_pages_files_hear_it_as_json(floor: TestClient, path: str) -> None:
    for headers in (READS, {}):
        answer = floor.get(path, headers=headers)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
    assert floor.get("/nowhere").json()["code"] == "no-such-page"
    assert floor.post("/nowhere", headers=READS).json()["code"] == "no-such-page"


def test_a_demonstration_that_others_reach_says_so_there_too(prepare: Prepare) -> None:
    ready: Ready = prepare(demo=True, demo_open=True, demo_speed=100)
    with TestClient(ready.app()) as client:
        assert "demo-open" in client.get("/nowhere", headers=READS).text
