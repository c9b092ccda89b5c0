"""A player's own coups and sittings: what is told of them, in which order, and of which shoes the cards are."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier.automatic import AutomaticDealer
from croupier.floor.recall import moments
from croupier.ledger import Place
from croupier.service.access import COOKIE
from service.conftest import AtEither, Prepare
from service.floors import Ready, quick
from service.own_play import BROUGHT, played_out

CARD = quick("felt", "crown-sydney", "traditional", automatic=())
OTHER = quick("fell", "crown-melbourne", automatic=())


def asked(ready: Ready, client: Any, person: str, path: str, **query: Any) -> Any:
    return client.get(f"/api/me/{path}", params=query, headers={"Cookie": f"{COOKIE}={ready.tokens[person]}"})


def every_coup(ready: Ready, client: Any, person: str, **query: Any) -> list[dict[str, Any]]:
    """Page by page, as a page asks."""
    found: list[dict[str, Any]] = []
    before = ""
    while True:
        answer = asked(ready, client, person, "history", before=before, **query).json()
        found += answer["coups"]
        before = answer["next"]
        if not before:
            assert len(found) == answer["all"]
            return found


@pytest.fixture(scope="module")
def ready(at_either: AtEither) -> Ready:
    """Played once: whoever only asks changes nothing that another test asks for."""
    made = at_either(CARD, OTHER)
    made.play(CARD, then=lambda dealer: played_out(dealer, 1, 3))
    made.play(OTHER, then=lambda dealer: played_out(dealer, 0, 4))
    return made


def test_a_player_reads_their_coups_the_newest_first(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        coups = every_coup(ready, client, "kim")
        assert [one["at"] for one in coups] == sorted((one["at"] for one in coups), reverse=True)
        assert {one["table"] for one in coups} == {"felt", "fell"}
        assert len(coups) > 40  # a whole shoe, a page of which is not all of it
        assert len({one["place"] for one in coups}) == len(coups)
        assert all(one["wagers"] and all(each["clauses"] for each in one["wagers"]) for one in coups)
        assert {each["wager"] for one in coups for each in one["wagers"]} == {"banker", "tie"}
        assert asked(ready, client, "dealer", "history").status_code == 403


def test_what_coups_came_to_is_what_the_ledger_has(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        for person in ("kim", "lee", "player"):
            coups = every_coup(ready, client, person)
            sittings = asked(ready, client, person, "sittings").json()["sittings"]
            for table in ("felt", "fell"):
                net = sum(one["net"] for one in coups if one["table"] == table)
                rack = ready.table(table).ledger.balance(Place.RACK, person)
                lying = ready.table(table).ledger.balance(Place.LAYOUT, person)
                assert rack + lying - BROUGHT == net
                [sitting] = [one for one in sittings if one["table"] == table]
                assert (sitting["net"], sitting["until"]) == (net, None)


def test_cards_are_told_of_shoes_that_are_over_and_of_no_other(ready: Ready) -> None:
    with closing(ready.log()) as log:
        over = {moment.coup for moment in moments(log, "felt") if moment.shoe == 1}
    with TestClient(ready.app()) as client:
        coups = every_coup(ready, client, "kim")
    for one in coups:
        assert one["over"] is (one["table"] == "felt" and one["shoe"] == 1)
        assert bool(one["player"]) is bool(one["banker"]) is bool(one["steps"]) is one["over"]
        assert one["revealed"] is one["over"]
        assert one["result"], "that is told of every coup"
        if one["over"]:
            assert one["coup"] in over


def test_why_is_a_sentence_that_begins_with_the_result(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        coups = [one for one in every_coup(ready, client, "kim") if one["table"] == "felt"]
        won = next(one for one in coups if any(_won(each) for each in one["wagers"]))
        banker = next(each for each in won["wagers"] if _won(each))
        counts = [int(word) for word in won["result"].split() if word.isdecimal()]
        assert won["result"] == f"Banker {counts[0]} beats Player {counts[1]}"
        assert banker["says"] == f"{won['result']}: Banker, $100 pays $100 less 5%, $95 (Banker wins)"
        assert (banker["stake"], banker["back"]) == (100_00, 195_00)
        lost = next(each for one in coups for each in one["wagers"] if each["resolution"] == "loses")
        assert " loses" in lost["says"]
        there = [one for one in every_coup(ready, client, "kim", language="zh") if one["place"] == won["place"]]
        assert "庄" in there[0]["result"]
        assert "佣金" in next(each for each in there[0]["wagers"] if _won(each))["says"]


def _won(wager: dict[str, Any]) -> bool:
    return (wager["wager"], wager["resolution"]) == ("banker", "wins")


def test_whoever_leaves_ends_their_sitting(prepare: Prepare) -> None:
    made = prepare(CARD)

    def play(dealer: AutomaticDealer) -> None:
        played_out(dealer, 0, 2)
        dealer.say("leave-table", patron="kim")
        dealer.say("arrive", dealer.staff(dealer.book.authority.dealer.rank), patron="kim", chips=BROUGHT)

    made.play(CARD, then=play)
    with TestClient(made.app()) as client:
        later, earlier = asked(made, client, "kim", "sittings").json()["sittings"]
    assert (later["until"], later["coups"], later["net"]) == (None, 0, 0)
    assert (earlier["until"], earlier["coups"]) == (later["since"], 2) or earlier["until"] <= later["since"]


@pytest.mark.parametrize("before", ["x", "1/2", "1/2@", "9" * 30 + "/1@felt", "-1/1@felt", "1/1@nowhere"])
def test_a_place_that_is_none_finds_nothing(ready: Ready, before: str) -> None:
    with TestClient(ready.app()) as client:
        answer = asked(ready, client, "kim", "history", before=before)
        assert answer.status_code == 422 or answer.json()["coups"] == []
