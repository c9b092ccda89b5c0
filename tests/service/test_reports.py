"""Reports over HTTP: what is listed, one as a page gets it, the same in every form, days of which none can be made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from croupier.automatic import AutomaticDealer
from croupier.service.access import COOKIE
from service.conftest import Prepare
from service.floors import Ready, quick
from terminal import typed

DEVICES = "/api/reports/crown-sydney/devices"


def _device_found(dealer: AutomaticDealer) -> None:
    staff = dealer.staff(dealer.book.authority.rank[-1].id)
    dealer.say("record-breach", staff, kind="device", who="=HYPERLINK(1)")
    dealer.say("act-on-breach", staff, breach=1, power="escalate")


class _Asker:
    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self._client = ready, client

    def get(self, path: str, who: str = "manager", **query: str) -> httpx.Response:
        headers = {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"}
        answer: httpx.Response = self._client.get(path, params=query, headers=headers)
        return answer

    def json(self, path: str, who: str = "manager", **query: str) -> Any:
        answer = self.get(path, who, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def today(self, report: str = "devices") -> date:
        return next(date.fromisoformat(one["today"]) for one in self.json("/api/reports") if one["report"] == report)


@pytest.fixture
def asker(prepare: Prepare) -> Iterator[_Asker]:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card, quick("other", "star-sydney", automatic=()))  # never opened: nothing goes by its book
    ready.play(card, then=_device_found)
    with TestClient(ready.app()) as client:
        yield _Asker(ready, client)


def test_reports_of_every_book_in_use_are_listed_with_the_latest_days_that_are_over(asker: _Asker) -> None:
    listed = {(one["book"], one["report"]): one for one in asker.json("/api/reports", "inspector")}
    asked = {name for name, one in listed.items() if one["family"] == "book"}
    assert asked == {("crown-sydney", "devices"), ("crown-sydney", "disputes")}
    assert {book for book, _ in listed} == {"crown-sydney"}
    daily, monthly = listed["crown-sydney", "devices"], listed["crown-sydney", "disputes"]
    assert daily["last"] == str(date.fromisoformat(daily["today"]) - timedelta(days=1)) == daily["first"]
    this_month = date.fromisoformat(monthly["today"]).replace(day=1)
    assert monthly["last"] == str(this_month - timedelta(days=1))
    assert monthly["first"].endswith("-01")
    assert daily["clauses"]


def test_supervisors_read_of_their_tables_and_not_what_the_house_took(asker: _Asker) -> None:
    whole = {one["report"] for one in asker.json("/api/reports")}
    theirs = {one["report"] for one in asker.json("/api/reports", "supervisor")}
    assert whole - theirs == {"takings", "wagers"}
    assert asker.get(DEVICES, "supervisor").status_code == 200
    for path in ("/api/reports/crown-sydney/takings", "/reports/crown-sydney/wagers/csv"):
        refused = asker.get(path, "supervisor")
        assert (refused.status_code, refused.json()["code"]) == (403, "not-for-role")


def test_a_report_has_its_lines_in_the_language_that_was_asked_for(asker: _Asker) -> None:
    today = str(asker.today())
    english = asker.json(DEVICES, **{"from": today, "to": today})
    chinese = asker.json(DEVICES, **{"from": today, "to": today, "language": "zh"})
    assert len(english["rows"]) == len(chinese["rows"]) == 1
    assert not english["over"]
    names = [one["name"] for one in english["columns"]]
    assert len(english["rows"][0]) == len(names)
    assert "table" in names
    assert english["rows"][0][names.index("table")] == "felt"
    assert english["closing"] == "One entry."
    assert names != [one["name"] for one in chinese["columns"]]
    assert asker.json(DEVICES)["rows"] == []  # the day before


def test_every_form_is_what_the_terminal_writes(asker: _Asker) -> None:
    today = str(asker.today())
    query = {"from": today, "to": today}
    page, sheet, data = (
        asker.get(f"/reports/crown-sydney/devices/{form}", **query) for form in ("print", "csv", "json")
    )
    assert "=HYPERLINK" not in sheet.text.replace("'=HYPERLINK", "")
    assert page.headers["content-security-policy"].startswith("default-src 'none'")
    assert sheet.headers["content-disposition"] == (f'attachment; filename="crown-sydney-devices-{today}-{today}.csv"')
    log = asker.ready.settings.database
    told = typed("report", "devices", "--from", today, "--to", today, "--log", log, "--json")
    assert told.code == 0, told.err
    assert data.json() == json.loads(told.out)
    assert "felt" in page.text


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [(0, 1, "report-to-come"), (1, 1, "report-to-come"), (0, -1, "report-inverted")],
)
def test_days_that_cannot_be_reported_are_refused_with_the_day_it_is(
    asker: _Asker, first: int, last: int, code: str
) -> None:
    today = asker.today()
    query = {"from": str(today + timedelta(days=first)), "to": str(today + timedelta(days=last))}
    answer = asker.get(DEVICES, **query)
    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert str(today) in answer.json()["detail"]


def test_what_is_no_report_or_no_day_is_said(asker: _Asker) -> None:
    assert asker.get("/api/reports/crown-sydney/none").json()["code"] == "no-such-report"
    assert asker.get("/api/reports/star-sydney/devices").json()["code"] == "no-such-report"
    assert asker.get(DEVICES, **{"from": "yesterday"}).json()["code"] == "not-understood"
    assert asker.get("/reports/crown-sydney/devices/pdf").status_code == 422
    assert asker.get(DEVICES, language="xx").json()["code"] == "no-such-language"


def test_figures_of_the_floor_are_added_up_as_asked(asker: _Asker) -> None:
    today = str(asker.today())
    found = asker.json("/api/reports/crown-sydney/takings", **{"from": today, "to": today, "by": "table"})
    assert found["columns"][0]["id"] == "table"
    assert found["rows"][0][0] == "felt"
    assert asker.get("/api/reports/crown-sydney/takings", by="colour").json()["code"] == "not-understood"
