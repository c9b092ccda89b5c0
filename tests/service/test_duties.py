"""What supervisors and inspectors are told of all that is owed on the floor, and how it is discharged from there."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.clauses import Refusal
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


def _disputed(dealer: AutomaticDealer) -> None:
    assert not isinstance(dealer.say("raise-dispute", patron="kim", about="the payment"), Refusal)


def test_who_may_discharge_a_duty_goes_by_the_rank_that_somebody_was_granted(prepare: Prepare) -> None:
    """A dispute is decided by an Area Manager (Crown Sydney 14.12); the list says so, and so does the table."""
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card)
    ready.play(card, then=_disputed)
    ladder = [rank.id for rank in open_book("crown-sydney").authority.rank]
    least = ladder.index("area-manager")
    listed, done = {}, {}
    with TestClient(ready.app()) as client:
        for rank in ("none", *ladder):
            head = {"Cookie": f"{COOKIE}={ready.tokens['administrator']}"}
            said = {"book": "crown-sydney", "rank": rank}
            assert client.patch("/api/people/supervisor/rank", json=said, headers=head).status_code == 200
            (one,) = _duties(ready, client, "supervisor")["duties"]
            assert (one["id"], one["act"]) == ("complainant", "decide-dispute")
            listed[rank] = one["may"]
            decides = {"dispute": one["matter"], "decision": "The payment stands."}
            asked = {"id": "d1", "command": "decide-dispute", "facts": decides, "why": True}
            head = {"Cookie": f"{COOKIE}={ready.tokens['supervisor']}"}
            answer = client.post("/api/tables/felt/commands", json=asked, headers=head).json()
            assert "error" not in answer, answer
            done[rank] = (answer.get("refused") or {}).get("reason", "")
    assert listed == {"none": False} | {rank: place >= least for place, rank in enumerate(ladder)}
    assert done["none"] == "no-rank"
    assert {done[rank] for rank in ladder[:least]} == {"rank-too-low"}
    assert {done[rank] for rank in ladder[least:]} == {""}
