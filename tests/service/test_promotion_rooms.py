"""A promotion over HTTP and its socket: begun, entered, drawn with a word, refused, and what everyone may see of it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import closing, suppress
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from croupier.chance.ballot import sealed
from croupier.service.access import COOKIE
from croupier.store.claims import kept_claimants
from promotions import HOUR
from service.conftest import Prepare
from service.floors import Ready, quick
from service.promotion_floors import HARBOUR, promote

WHERE = "/api/promotions/harbour"
IDS = ("player", "kim", "lee")


class _Desk:
    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self.client = ready, client
        self._asked = 0

    def head(self, who: str) -> dict[str, str]:
        self.client.cookies.clear()
        return {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"} if who else {}

    def view(self, who: str = "", last: int = 100) -> dict[str, Any]:
        found: dict[str, Any] = self.client.get(f"{WHERE}?last={last}", headers=self.head(who)).json()
        return found

    def give(self, command: str, who: str = "manager", **facts: Any) -> dict[str, Any]:
        self._asked += 1
        said = {"id": f"p{self._asked}", "command": command, "facts": facts}
        found: dict[str, Any] = self.client.post(f"{WHERE}/commands", json=said, headers=self.head(who)).json()
        return found

    def done(self, command: str, who: str = "manager", **facts: Any) -> None:
        answer = self.give(command, who, **facts)
        assert answer.get("done"), answer


def _now() -> int:
    return int(time.time() * 1000)


@pytest.fixture
def desk(prepare: Prepare) -> Iterator[_Desk]:
    """Entries closed an hour ago, and nothing is drawn yet."""
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    promote(ready, _now() - 3 * HOUR, closes=2 * HOUR)
    with TestClient(ready.app()) as client:
        yield _Desk(ready, client)


def test_the_house_draws_with_a_word_and_everyone_can_check_it(desk: _Desk) -> None:
    before = desk.view()["view"]
    assert (before["stage"], before["entries"], before["there"], before["draws"]) == ("closed", 4, 2, [])
    desk.done("draw-prizes", word="magpie", by="Morgan Reed")
    view = desk.view()["view"]
    (draw,) = view["draws"]
    assert draw["commitment"] == before["commitment"]
    seal = sealed(bytes.fromhex(draw["tape"]), bytes.fromhex(draw["salt"]), HARBOUR).hex()
    assert seal == before["commitment"]
    assert (draw["word"], draw["by"], draw["among"]) == ("magpie", "Morgan Reed", 4)
    assert {one["ticket"] for one in draw["winners"]} <= {1, 2, 4}  # lee, who has entry 3, is not there
    assert [one["prize"] for one in draw["winners"]] == ["A watch", "A dinner for two"]


def test_nobody_says_the_tape(desk: _Desk) -> None:
    answer = desk.give("draw-prizes", word="magpie", by="Morgan Reed", tape="00" * 32)
    assert answer["code"] == "not-understood"
    refused = desk.give("draw-prizes", word="magpie", by="manager")
    assert refused["refused"]["reason"] == "draw-word-not-theirs"


def test_the_public_meets_no_id_of_a_patron(desk: _Desk) -> None:
    desk.done("draw-prizes", word="magpie", by="kim")
    desk.client.post("/api/me/alias", json={"alias": "Lucky Dragon"}, headers=desk.head("kim"))
    for who in ("", "lee"):
        shown = desk.view(who)
        told = json.dumps(shown)
        assert not [one for one in IDS if one != who and f'"{one}"' in told], told
        assert not [one for one in IDS if one != who and f"{one} " in told], told
        assert "board" not in shown["view"]
        assert "offer" not in shown
    assert desk.view()["view"]["draws"][0]["by"] == "alias:Lucky Dragon"
    board = desk.view("dealer")["view"]["board"]
    assert {one["entrant"] for one in board["tickets"]} == set(IDS)


def test_a_refused_claimant_is_kept_apart_and_only_where_the_refusal_is_written(desk: _Desk) -> None:
    desk.done("draw-prizes", word="magpie", by="Morgan Reed")
    claim = {"id": "r1", "claimant": "lee", "prize": 1, "reason": "No entry of theirs was drawn"}

    def refuse(**more: Any) -> httpx.Response:
        answer: httpx.Response = desk.client.post(
            f"{WHERE}/refusals", json={**claim, **more}, headers=desk.head("manager")
        )
        return answer

    without = refuse()
    assert without.status_code == 422
    assert without.json()["refused"]["clauses"]
    assert refuse(id="r2", called="Lee Example", address="1 Example St").json()["done"]
    with closing(desk.ready.log()) as log:
        kept = kept_claimants(log, HARBOUR)
        assert [(one.name, one.address) for one in kept.values()] == [("Lee Example", "1 Example St")]
        assert not any(b"Example" in entry.body for entry in log.entries(HARBOUR))
    assert "Lee Example" not in json.dumps(desk.view())
    desk.ready.verify()


def test_a_promotion_is_begun_from_the_books_own_template(desk: _Desk) -> None:
    terms = desk.client.get("/api/books/star-sydney/promotion-terms").text
    asked = {"id": "nights", "book": "star-sydney", "terms": terms}
    made = desk.client.post("/api/promotions", json=asked, headers=desk.head("manager"))
    assert made.status_code == 200, made.text
    assert made.json()["stage"] == "prepared"
    assert [one["id"] for one in desk.client.get("/api/promotions", headers=desk.head("")).json()] == ["harbour"]
    listed = desk.client.get("/api/promotions", headers=desk.head("supervisor")).json()
    assert {one["id"] for one in listed} == {"harbour", "nights"}
    assert desk.client.get("/promotions/nights/terms", headers=desk.head("")).status_code == 404
    assert desk.client.get("/promotions/harbour/terms", headers=desk.head("")).status_code == 200
    again = desk.client.post("/api/promotions", json=asked, headers=desk.head("manager"))
    assert again.json()["code"] == "exists"
    silent = desk.client.post("/api/promotions", json={**asked, "book": "canberra"}, headers=desk.head("manager"))
    assert silent.json()["code"] == "no-such-book"
    broken = {**asked, "id": "x", "terms": "name ="}
    assert desk.client.post("/api/promotions", json=broken, headers=desk.head("manager")).json()["code"] == (
        "terms-not-read"
    )


def test_whoever_watches_hears_the_draw_as_it_happens(desk: _Desk) -> None:
    frames: list[dict[str, Any]] = []
    live = desk.client.websocket_connect(f"{WHERE}/live", headers={"Origin": "http://testserver"})
    with suppress(CancelledError), live as socket:  # whoever hangs up may be told that the floor's part was cancelled
        frames.append(json.loads(socket.receive_text()))
        while frames[-1]["kind"] != "view":
            frames.append(json.loads(socket.receive_text()))
        desk.done("draw-prizes", word="magpie", by="Morgan Reed")
        while frames[-1]["kind"] != "view" or not frames[-1]["view"]["draws"]:
            frames.append(json.loads(socket.receive_text()))
    assert [one["event"] for one in frames[-1]["told"]] == ["prizes-drawn"]


def test_what_a_promotion_owes_is_among_the_duties_of_the_floor(desk: _Desk) -> None:
    desk.done("postpone-promotion", of="draw", why="The drum of entries was open")
    desk.done("cancel-promotion", why="Entries were added by hand")
    duties = desk.client.get("/api/duties", headers=desk.head("inspector")).json()["duties"]
    assert HARBOUR in {one["stream"] for one in duties}
    one = next(one for one in duties if one["stream"] == HARBOUR)
    assert (one["kind"], one["name"], one["called"]) == ("promotion", "harbour", "Harbour Nights")
    assert one["act"] == "notify-inspector"


def test_whether_somebody_may_discharge_a_duty_is_as_the_book_has_it(desk: _Desk) -> None:
    desk.done("cancel-promotion", why="Entries were added by hand")

    def may(who: str) -> list[bool]:
        duties = desk.client.get("/api/duties", headers=desk.head(who)).json()["duties"]
        return [one["may"] for one in duties if one["stream"] == HARBOUR]

    assert {who: may(who) for who in ("inspector", "supervisor", "manager")} == {
        "inspector": [False],
        "supervisor": [True],
        "manager": [True],
    }


# --- what is offered ------------------------------------------------------------------------------


def _offered(desk: _Desk, who: str = "manager") -> set[str]:
    return {one["act"] for one in desk.view(who)["offer"]["acts"] if "reason" not in one}


ALWAYS = {
    "record-terms-request",
    "submit-promotion-terms",
    "exclude-entrant",
    "refuse-prize",
    "raise-promotion-dispute",
}
GOES_ON = {"postpone-promotion", "cancel-promotion"}


def test_only_what_is_possible_now_is_offered(desk: _Desk) -> None:
    """Entries are closed and the terms published: neither is offered again, and what has no case waits for one."""
    before = ALWAYS | GOES_ON | {"check-in", "check-out", "draw-prizes", "write-promotion-terms"}
    assert _offered(desk) == before
    assert _offered(desk, "dealer") == before & {
        *("record-terms-request", "check-in", "check-out", "raise-promotion-dispute"),
    }
    assert _offered(desk, "inspector") == set()
    desk.done("draw-prizes", word="magpie", by="Morgan Reed")
    drawn = ALWAYS | GOES_ON | {"check-in", "check-out", "publish-winners", "contact-winner", "award-prize"}
    assert _offered(desk) == drawn
    desk.done("postpone-promotion", of="promotion", why="The drum of entries was open")
    assert _offered(desk) - drawn == {"resume-promotion", "notify-inspector"}
    assert drawn - _offered(desk) == {"postpone-promotion"}
    desk.done("raise-promotion-dispute", entrant="lee", about="Entry 3 was not in the drum")
    assert {"decide-promotion-dispute", "advise-disputant"} <= _offered(desk)


def test_whoever_watches_is_shown_when_entries_close_though_nobody_does_anything(prepare: Prepare) -> None:
    ready = prepare(quick("T1", "crown-sydney", "crown", automatic=()))
    promote(ready, _now() - HOUR, closes=HOUR + 6_000)  # in some seconds
    with TestClient(ready.app()) as client:
        desk = _Desk(ready, client)
        live = client.websocket_connect(f"{WHERE}/live", headers={"Origin": "http://testserver"} | desk.head("manager"))
        stages = []
        with suppress(CancelledError), live as socket:
            while "closed" not in stages:
                frame = json.loads(socket.receive_text())
                stages += [frame["view"]["stage"]] if frame["kind"] == "view" else []
            acts = {one["act"] for one in frame["offer"]["acts"] if "reason" not in one}
    assert stages[-1] == "closed"
    assert "enter-promotion" not in acts
