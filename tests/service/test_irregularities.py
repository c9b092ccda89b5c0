"""What staff are told of irregularities: what can be reported, the remedies, and why not, for each one's rank."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier.automatic import AutomaticDealer
from croupier.service.access import COOKIE
from service.conftest import Prepare
from service.floors import Ready, quick

_IDS = count(1)


class Table:
    """One table of a floor, asked by people of several roles."""

    def __init__(self, ready: Ready, client: TestClient) -> None:
        self._ready, self._client = ready, client

    def _as(self, who: str) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self._ready.tokens[who]}"}

    def give(self, who: str, command: str, **facts: Any) -> None:
        said = {"id": f"i{next(_IDS)}", "command": command, "facts": facts}
        answer = self._client.post("/api/tables/felt/commands", json=said, headers=self._as(who))
        assert answer.status_code == 200, answer.text

    def irregularities(self, who: str) -> dict[str, Any]:
        answer = self._client.get("/api/tables/felt/irregularities", headers=self._as(who))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def view(self, who: str) -> dict[str, Any]:
        found: dict[str, Any] = self._client.get("/api/tables/felt", headers=self._as(who)).json()
        return found


@pytest.fixture
def table(prepare: Prepare) -> Iterator[Table]:
    """A coup of Crown Sydney with a wager of kim's and its first card out."""
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card)
    ready.play(card, then=_first_card)
    with TestClient(ready.app()) as client:
        yield Table(ready, client)


def _first_card(dealer: AutomaticDealer) -> None:
    dealer.say("place-wager", patron="kim", wager="banker", stake=50_00)
    dealer.advance(deal=True, until=lambda: dealer.table.coup.drawn == 1)


def test_only_what_can_have_happened_is_offered(table: Table) -> None:
    found = table.irregularities("dealer")
    slips = {one["slip"]: one for one in found["slips"]}
    assert "wrong-order" in slips
    assert "third-card-to-player" not in slips  # no hand has two cards
    assert slips["wrong-order"]["clauses"] == ["crown-sydney:11.7", "crown-sydney:11.7.1", "crown-sydney:11.7.3"]
    assert "matter" not in found
    assert found["version"] == table.view("dealer")["version"]


def test_remedies_say_what_they_do_and_why_not_for_a_rank(table: Table) -> None:
    table.give("dealer", "report-irregularity", slip="hand-to-wrong-area")
    found = table.irregularities("dealer")
    assert found["matter"]["slip"] == "hand-to-wrong-area"
    assert "slips" not in found
    remedies = {one["id"]: one for one in found["remedies"]}
    assert remedies["offer"]["wagers"][0]["outcome"] == "patron-chooses"
    assert remedies["dummy-coup"]["wagers"][0]["returned"] == 50_00
    assert found["refused"].keys() == remedies.keys()
    assert "Higher Duties Dealer" in found["refused"]["offer"]["sentence"]
    assert "refused" not in table.irregularities("supervisor")


def test_an_inspector_sees_them_and_may_order_none(table: Table) -> None:
    assert "slips" not in table.irregularities("inspector")
    table.give("dealer", "report-irregularity", slip="hand-to-wrong-area")
    found = table.irregularities("inspector")
    assert len(found["refused"]) == len(found["remedies"]) == 3


def test_open_disputes_and_breaches_are_in_the_view_of_staff_alone(table: Table) -> None:
    table.give("kim", "raise-dispute", patron="kim", about="the payment")
    table.give("dealer", "record-breach", kind="side-bet", patron="kim")
    staff = table.view("supervisor")["private"]["staff"]
    assert [one["about"] for one in staff["disputes"]] == ["the payment"]
    assert [one["kind"] for one in staff["breaches"]] == ["side-bet"]
    assert "staff" not in table.view("kim")["private"]
