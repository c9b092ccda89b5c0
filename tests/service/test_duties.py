"""What supervisors and inspectors are told of all that is owed on the floor, and how it is discharged from there."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from croupier.automatic import AutomaticDealer
from croupier.service.access import COOKIE
from service.conftest import Prepare
from service.floors import Ready, quick


def _escalated(dealer: AutomaticDealer) -> None:
    staff = dealer.staff(dealer.book.authority.rank[-1].id)
    dealer.say("record-breach", staff, kind="device", who="a man in a hat")
    dealer.say("act-on-breach", staff, breach=1, power="escalate")


def _duties(ready: Ready, client: TestClient, who: str) -> dict[str, Any]:
    answer = client.get("/api/duties", headers={"Cookie": f"{COOKIE}={ready.tokens[who]}"})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_what_is_owed_is_listed_with_its_clock_and_gone_once_it_was_told(prepare: Prepare) -> None:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card)
    ready.play(card, then=_escalated)
    with TestClient(ready.app()) as client:
        listed = _duties(ready, client, "inspector")
        (one,) = listed["duties"]
        assert (one["stream"], one["id"], one["clauses"]) == ("felt", "inspector-or-police", ["crown-sydney:14.2.4"])
        assert one["late"] == listed["at"] - one["due"] > 0
        facts = {"who": "inspector-or-police", "matter": 1, "channel": "telephone", "reference": "14:02"}
        told = {"id": "d1", "command": "record-notification", "facts": facts}
        head = {"Cookie": f"{COOKIE}={ready.tokens['supervisor']}"}
        assert client.post("/api/tables/felt/commands", json=told, headers=head).json().get("refused") is None
        assert _duties(ready, client, "manager")["duties"] == []
