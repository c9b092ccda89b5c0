"""A floor with an outside book: approved, a table set up, a coup of it played over sockets, its pages answered.

Then its folder goes away, and changes, while the table is open: what was begun goes on as it was. One floor serves all.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from books import LAKESIDE
from croupier import open_book
from croupier.rulebooks import elsewhere
from croupier.service.access import COOKIE
from faults import Edit, edit
from live import setup
from service.cheap import CHEAP
from service.floors import Ready
from terminal import typed

ID = "lakeside"
SIX_ON_THREE = ("2s", "3c", "3d", "Td", "Kh", "3s")  # Player 5; Banker draws on three and wins with six
_ids = count(1)


class Floor:
    """The floor in this process, and whoever asks something of it."""

    def __init__(self, ready: Ready, client: TestClient, folder: Path) -> None:
        self.ready, self.client, self.folder = ready, client, folder

    def head(self, who: str) -> dict[str, str]:
        return {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"} if who else {}

    def get(self, path: str, who: str = "", **query: Any) -> Any:
        answer = self.client.get(path, params=query, headers=self.head(who))
        assert answer.status_code == 200, (path, answer.text)
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, who: str, **body: Any) -> Any:
        return self.client.post(path, json=body, headers=self.head(who))

    def give(self, who: str, command: str, **facts: Any) -> Any:
        id = f"lake-{next(_ids)}"
        answer = self.post("/api/tables/shore/commands", who, id=id, command=command, facts=facts)
        return answer.json()

    def done(self, who: str, command: str, **facts: Any) -> None:
        answer = self.give(who, command, **facts)
        assert answer.get("done"), (command, answer)

    def view(self, who: str = "supervisor", **query: Any) -> Any:
        return self.get("/api/tables/shore", who, **query)

    def live(self, who: str) -> WebSocketTestSession:
        headers = {"Origin": "http://testserver"} | self.head(who)
        return self.client.websocket_connect("/api/tables/shore/live", headers=headers)

    def until(self, command: str, **facts: Any) -> None:
        """Step by step, as the table says what comes next, until this one is due."""
        while (step := self.view()["private"]["staff"]["next"])["command"] != command:
            needed = {key: facts[key] for key in step.get("needs", ()) if key in facts}
            self.done("supervisor", step["command"], **(step.get("facts", {}) | needed))

    def coup(self, *cards: str) -> None:
        self.done("dealer", "call-no-more-bets")
        for card in cards:
            self.done("dealer", "draw-card", card=card)
        self.until("call-for-bets")


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    place = tmp_path_factory.mktemp("floor")
    folder = place / "books" / ID
    shutil.copytree(LAKESIDE, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(elsewhere.VARIABLE, str(folder.parent))
        patch.setattr("croupier.service.people.PasswordHasher", lambda: CHEAP)
        patch.chdir(place)
        ready = Ready(place / "floor.db", place / "keys", odds_a_minute=60_000)
        with TestClient(ready.app()) as client:
            yield Floor(ready, client, folder)


def _asked(**facts: Any) -> dict[str, Any]:
    made = setup(open_book(ID), side_wagers=("lucky-6",), **facts)
    return {"id": "shore", "name": "The Shore", "book": ID, "setup": msgspec.to_builtins(made)}


def test_it_opens_no_table_before_an_administrator_has_approved_it(floor: Floor) -> None:
    assert floor.post("/api/tables", "supervisor", **_asked()).status_code == 200
    refused = floor.give("supervisor", "open-table", setup=_asked()["setup"])
    assert "until an administrator approves" in refused["error"], refused
    listed = next(one for one in floor.get("/api/books") if one["id"] == ID)
    assert not listed["approved"]
    assert floor.get("/health")["books"][ID].endswith("no administrator approved it")
    taken = floor.post(f"/api/books/{ID}/approval", "administrator", edition=listed["edition"])
    assert taken.json()["approved"], taken.text
    assert floor.get("/health")["status"] == "ok"
    floor.done("supervisor", "open-table", setup=_asked()["setup"])


def test_a_player_wagers_lucky_six_and_is_paid_twenty_to_one(floor: Floor) -> None:
    floor.until("call-for-bets", first="3c")
    assert floor.view()["private"]["staff"]["shoe"] == {"out": 4, "left": 412}  # a three, and three more
    floor.done("dealer", "arrive", patron="kim", chips=1_000_00)
    floor.done("dealer", "call-for-bets")
    with floor.live("kim") as page:
        for wager, stake in (("lucky-6", 5_00), ("banker", 20_00)):
            facts = {"patron": "kim", "wager": wager, "stake": stake}
            said = {"say": "command", "id": wager, "version": None, "command": "place-wager", "facts": facts}
            page.send_json(said)
            assert _until(page, "answer")["done"]
        floor.coup(*SIX_ON_THREE)
    view = floor.view("kim", last=40)
    paid = {one["wager"]: one for event in view["told"] for one in event.get("paid", ())}
    assert {wager: one["profit"] for wager, one in paid.items()} == {"lucky-6": 100_00, "banker": 10_00}
    assert paid["lucky-6"]["clauses"][0] == "lakeside:D8(b)"
    assert view["private"]["own"]["rack"] == 1_110_00
    texts = [one["text"] for one in view["told"]]
    assert "kim wagers $5 on lucky-6" in texts
    assert "The cards are shuffled by people" in texts, "nobody is taken for a patron"


def test_its_money_is_its_own(floor: Floor) -> None:
    card = floor.get("/api/tables/shore/card", "supervisor")
    assert (card["currency"], card["symbol"]) == ("NZD", "$")
    assert floor.view("")["felt"]["currency"] == "NZD"


PAGES = (
    f"/rules/{ID}",
    f"/api/books/{ID}",
    f"/api/clauses/{ID}:D8(b)",
    f"/api/rules/{ID}",
    f"/api/odds/{ID}/{ID}",
    f"/api/words/{ID}",
    "/signs/shore",
)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_its_pages_are_answered(path: str, language: str, floor: Floor) -> None:
    told = floor.get(path, "supervisor", language=language)
    assert "ucky 6" in str(told) or "20 to 1" in str(told) or "lakeside" in str(told)


def _until(page: WebSocketTestSession, kind: str) -> Any:
    while (frame := page.receive_json())["kind"] != kind:
        pass
    return frame
