"""Whoever would like the pages and files of promotions, duties and reports to break, to run something, or to tell them
what is not theirs."""

from __future__ import annotations

import csv
import json
import time
from collections.abc import Iterator
from io import StringIO
from typing import Any
from urllib.parse import quote

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from attacks.promoting import WHERE, Lottery, promoting, reason
from croupier.promotions import records as r
from croupier.promotions.terms.schema import Prize
from promotions import HOUR
from service.conftest import Prepare
from service.floors import quick
from service.promotion_floors import Promoting, terms_now

SCRIPT = "<script>alert(1)</script><img src=x onerror=alert(2)>"
SUMS = ("=HYPERLINK(1)", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "\uff1d1", " =1")
FORMS = ("print", "csv", "json")
BAD_FACTS: tuple[dict[str, Any], ...] = (
    {},
    {"award": "1"},
    {"award": 10**30},
    {"entrant": ["kim"]},
    {"entrant": "\ud800"},
    {"by": {}},
)


@pytest.fixture
def draw(prepare: Prepare) -> Iterator[Lottery]:
    """Everything that has a name is called something that would like to run."""
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    began = int(time.time() * 1000) - 3 * HOUR
    terms = terms_now("crown-sydney", began, closes=2 * HOUR, present=False)
    hostile = replace(
        terms,
        name=SCRIPT,
        nature=SCRIPT,
        draw=replace(terms.draw, manner=SCRIPT, place=SCRIPT, scrutineers=(SCRIPT,)),
        prize=(Prize(what=SCRIPT, value=12_000_00, conditions=SCRIPT), Prize(what="=1+1", value=100_01)),
    )
    with Promoting(ready, "crown-sydney", began) as event:
        event.give(r.BeginPromotion, name=SCRIPT)
        event.give(r.WritePromotionTerms, terms=hostile)
        event.give(r.PublishPromotionTerms, where=SCRIPT)
        event.give(r.CommitDraw, commitment=event.ballots.commit("promotion:harbour"))
        event.give(r.StartPromotion)
        for one in ("player", "kim", SCRIPT[:60]):
            event.give(r.EnterPromotion, entrant=one, by="visit")
    with TestClient(ready.app(), raise_server_exceptions=False) as client:
        yield Lottery(ready, client)


def test_names_titles_and_prizes_that_would_like_to_run_on_a_page(draw: Lottery) -> None:
    draw.client.post("/api/me/alias", json={"alias": "<b>x</b>"}, headers=draw.as_("kim"))
    draw.does("manager", "draw-prizes", word=SCRIPT[:40], by=SCRIPT)
    for page in ("/promotions", "/draw", "/promotions/harbour/terms", "/promotions/harbour/terms?language=zh"):
        for who in ("", "manager"):
            answer = draw.get(who, page)
            assert answer.status_code == 200, page
            assert "<script>alert" not in answer.text
            assert "<img src=x" not in answer.text
            assert "<b>" not in answer.text
    assert draw.view()["view"]["prizes"][0]["what"] == SCRIPT, "it is told as it is, as JSON"


def test_addresses_that_would_like_to_be_elsewhere(draw: Lottery) -> None:
    names = ("..", "../..", "harbour/..", "\0", "x" * 5_000, "promotion:harbour", "T1", "%2e%2e", "HARBOUR", "harbour ")
    for name in (quote(one, safe="") for one in names):
        for path in (f"/promotions/{name}/terms", f"/api/promotions/{name}"):
            assert draw.get("manager", path).status_code in (404, 405, 414), path
    for name in ("..", "../x", "a/b", "a b", "x" * 500, "", "\u202e"):
        asked = {"id": name, "book": "crown-sydney", "terms": ""}
        made = draw.client.post("/api/promotions", json=asked, headers=draw.as_("manager"))
        assert made.status_code in (400, 422), name
    for last in ("-1", "1" + "0" * 30, "x", "1.5"):
        assert draw.get("manager", f"{WHERE}?last={last}").status_code < 500


@pytest.mark.parametrize("who", ["", "player", "dealer", "supervisor", "director"])
def test_somebody_who_would_read_the_reports_of_the_house(draw: Lottery, who: str) -> None:
    own = ("/api/reports",) if who == "supervisor" else ()  # the list of those that are for their tables
    for path in own:
        names = draw.get(who, path).text
        assert "takings" not in names
        assert "wagers" not in names
    for path in (
        *(() if own else ("/api/reports",)),
        "/api/reports/crown-sydney/takings",
        *(f"/reports/crown-sydney/takings/{form}" for form in FORMS),
    ):
        answer = draw.get(who, path)
        assert answer.status_code == (403 if who else 401), path
        assert "crown-sydney" not in answer.text


@pytest.mark.parametrize("who", ["", "player", "dealer", "director"])
def test_somebody_who_would_read_what_the_house_owes(draw: Lottery, who: str) -> None:
    assert draw.get(who, "/api/duties").status_code == (403 if who else 401)


@pytest.mark.parametrize("form", FORMS)
def test_days_of_which_no_report_can_be_made(draw: Lottery, form: str) -> None:
    where = f"/reports/crown-sydney/takings/{form}"
    for query in (
        "from=2100-01-01&to=2100-01-02",
        "from=2026-02-02&to=2026-02-01",
        "from=9999-12-31&to=9999-12-31",
        "from=x",
        "to=2026-02-30",
        "from=2026-01-01&by=x",
        "from=" + "9" * 400,
    ):
        answer = draw.get("manager", f"{where}?{query}")
        assert answer.status_code == 422, (query, answer.text[:200])
        assert "Traceback" not in answer.text
    assert draw.get("manager", f"{where}?from=0002-01-01&to=0002-01-01").status_code == 200, "nothing happened then"
    for report in ("../takings", "takings%00", "x" * 3_000):
        assert draw.get("manager", f"/reports/crown-sydney/{report}/{form}").status_code in (404, 422, 414)
    assert draw.get("manager", "/reports/crown-sydney/takings/exe").status_code in (404, 422)


def test_a_report_of_two_thousand_years_is_made_or_refused_and_the_floor_goes_on(draw: Lottery) -> None:
    today = draw.get("manager", "/api/reports").json()
    assert today, "a floor with a promotion has reports"
    last = today[0]["today"]
    answer = draw.get("manager", f"/api/reports/crown-sydney/takings?from=0002-01-01&to={last}")
    assert answer.status_code in (200, 422)
    assert draw.get("manager", "/health").status_code == 200


def test_patrons_called_like_sums_are_texts_in_every_sheet(prepare: Prepare) -> None:
    card = quick("T1", "crown-sydney", "crown", automatic=())
    ready = prepare(card)

    def found(dealer: object) -> None:
        staff = dealer.staff(dealer.book.authority.rank[-1].id)  # type: ignore[attr-defined]
        for number, name in enumerate(SUMS, start=1):
            dealer.say("record-breach", staff, kind="device", who=name)  # type: ignore[attr-defined]
            dealer.say("act-on-breach", staff, breach=number, power="escalate")  # type: ignore[attr-defined]

    ready.play(card, then=found)
    with TestClient(ready.app()) as client:
        at = Lottery(ready, client)
        day = next(one["today"] for one in at.get("manager", "/api/reports").json() if one["report"] == "devices")
        sheet = at.get("manager", f"/reports/crown-sydney/devices/csv?from={day}&to={day}").text
        cells = [cell for row in csv.reader(StringIO(sheet)) for cell in row]
        assert sum(cell.startswith("'") for cell in cells) >= len(SUMS)
        assert not [cell for cell in cells if cell.lstrip(" ")[:1] in "=+-@\t\uff1d" and cell.strip()]


def test_messages_that_no_page_would_send(draw: Lottery) -> None:
    for who in ("player", "manager"):
        for command in ("draw-prizes", "enter-promotion", "award-prize", "refuse-prize", "x", "", "\0", "__class__"):
            for facts in BAD_FACTS:
                body = json.dumps({"id": "m", "command": command, "facts": facts})
                headers = draw.as_(who) | {"content-type": "application/json"}
                answer = draw.client.post(f"{WHERE}/commands", content=body, headers=headers)
                assert answer.status_code < 500, (command, facts, answer.text)
                assert "Traceback" not in answer.text
    assert draw.view()["view"]["draws"] == []


# --- what is owed --------------------------------------------------------------------------------


def test_somebody_who_would_discharge_what_is_not_theirs_twice_or_in_the_past(prepare: Prepare) -> None:
    with promoting(prepare) as lottery:
        said = {"id": "z", "command": "cancel-promotion", "facts": {"why": "a box was open"}}
        assert lottery.client.post(f"{WHERE}/commands", json=said, headers=lottery.as_("manager")).json()["done"]
        tell: dict[str, Any] = {"finding": 1, "reference": "I 7"}
        for who in ("player", "dealer"):
            assert reason(lottery.give(who, "notify-inspector", **tell)) == "rank-too-low"
        assert reason(lottery.give("supervisor", "notify-inspector", finding=2, reference="I 7")) == "unknown-case"
        assert reason(lottery.give("supervisor", "notify-inspector", finding=1, reference=" ")) == "reference-missing"
        assert reason(lottery.give("supervisor", "notify-inspector", at=1, **tell)) == "not-understood"
        (owed,) = (one for one in lottery.get("inspector", "/api/duties").json()["duties"])
        assert (owed["id"], owed["act"]) == ("promotion-cancelled", "notify-inspector")
        lottery.does("supervisor", "notify-inspector", **tell)
        assert reason(lottery.give("supervisor", "notify-inspector", **tell)) == "already-done"
        assert lottery.get("inspector", "/api/duties").json()["duties"] == []
