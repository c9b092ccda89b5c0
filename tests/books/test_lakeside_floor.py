"""A floor with an outside book: approved, a table set up, a coup of it played over sockets, its pages answered.

Then its folder changes, and goes away, while a table is open: what was begun goes on as it was. Two floors serve all.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
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


@contextmanager
def _running(place: Path, *others: Path, ready: Ready | None = None) -> Iterator[Floor]:
    """A floor that knows the book by CROUPIER_BOOKS, from a folder of its own; it may be one that ran before."""
    folder = place / "books" / ID
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(elsewhere.VARIABLE, os.pathsep.join((str(folder.parent), *map(str, others))))
        patch.setattr("croupier.service.people.PasswordHasher", lambda: CHEAP)
        patch.chdir(place)
        elsewhere._found.cache_clear()
        ready = ready or Ready(place / "floor.db", place / "keys", odds_a_minute=60_000)
        with TestClient(ready.app()) as client:
            yield Floor(ready, client, folder)
    elsewhere._found.cache_clear()


def _prepared(floor: Floor) -> None:
    """The edition is approved, a table open by it, its shoe ready, and somebody there with a thousand dollars."""
    listed = next(one for one in floor.get("/api/books") if one["id"] == ID)
    taken = floor.post(f"/api/books/{ID}/approval", "administrator", edition=listed["edition"])
    assert taken.json()["approved"], taken.text
    floor.done("supervisor", "open-table", setup=_asked()["setup"])
    floor.until("call-for-bets", first="3c")
    floor.done("dealer", "arrive", patron="kim", chips=1_000_00)


def _asked() -> dict[str, Any]:
    made = setup(open_book(ID), side_wagers=("lucky-6",))
    return {"id": "shore", "name": "The Shore", "book": ID, "setup": msgspec.to_builtins(made)}


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    place = tmp_path_factory.mktemp("floor")
    shutil.copytree(LAKESIDE, place / "books" / ID)
    with _running(place) as floor:
        assert floor.post("/api/tables", "supervisor", **_asked()).status_code == 200
        refused = floor.give("supervisor", "open-table", setup=_asked()["setup"])
        assert "until an administrator approves" in refused["error"], refused
        assert floor.get("/health")["books"][ID].endswith("no administrator approved it")
        _prepared(floor)
        assert floor.get("/health")["status"] == "ok"
        yield floor


def test_a_player_wagers_lucky_six_and_is_paid_twenty_to_one(floor: Floor) -> None:
    floor.until("call-for-bets")
    floor.done("dealer", "call-for-bets")
    with suppress(CancelledError), floor.live("kim") as page:  # as whoever hangs up may be told
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
    texts = [one["text"] for one in view["told"]]
    assert "kim wagers $5 on lucky-6" in texts
    assert "The cards are shuffled by people" in texts, "nobody is taken for a patron"


def test_the_burn_is_the_first_card_and_as_many_as_it_says(floor: Floor) -> None:
    burned = next(one for one in floor.view(last=500)["told"] if one["event"] == "cards-burned")
    assert (burned["facts"]["first"], burned["facts"]["count"]) == ("3c", 4)
    assert burned["clauses"][0] == f"{ID}:B2"


def test_its_money_is_its_own(floor: Floor) -> None:
    card = floor.get("/api/tables/shore/card", "supervisor")
    assert (card["currency"], card["symbol"]) == ("NZD", "$")
    assert floor.view("")["felt"]["currency"] == "NZD"


PAGES = {
    f"/rules/{ID}": "20 to 1 on three",
    f"/api/books/{ID}": "lucky-6",
    f"/api/clauses/{ID}:D8(b)": "20 to 1 on three",
    f"/api/books/{ID}/words/en": "Lucky 6",
    f"/api/rules/compare/{ID}/canberra": "lakeside:D8",
    f"/api/odds/{ID}": "lakeside:K1",
    f"/api/odds/{ID}/{ID}": "lakeside:D8(b)",
    f"/api/odds/{ID}/{ID}/removal": "lucky-6",
    "/api/train/books": "Lakeside Baccarat",
    "/signs/shore": "E6(b)",
}


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", ["en", "zh"])
def test_its_pages_are_answered(path: str, language: str, floor: Floor) -> None:
    answer = floor.client.get(path, params={"language": language}, headers=floor.head("supervisor"))
    assert answer.status_code == 200, answer.text
    assert PAGES[path] in answer.text, answer.text[:3000]


@pytest.mark.parametrize("kind", ["third-card", "winner", "payout", "irregularity"])
def test_its_dealers_are_trained(kind: str, floor: Floor) -> None:
    place = {"book": ID, "variation": ID}
    answer = floor.post("/api/train/next", "dealer", **place, kinds=[kind], seed="by the lake")
    assert answer.status_code == 200, answer.text
    shown = answer.json()
    given = {one["id"]: "0" if one["by"] != "choice" else one["choices"][0]["id"] for one in shown["asks"]}
    asked = place | {"lesson": shown["lesson"], "seed": shown["seed"], "given": given}
    judged = floor.post("/api/train/answer", "dealer", **asked)
    assert judged.status_code == 200, judged.text
    assert f"{ID}:" in judged.text


# --- what is done to the book while its table is open ------------------------------------------------


def _lucky_six_pays(floor: Floor) -> int:
    """A wager of $5 on it, and a three-card six."""
    floor.until("call-for-bets")
    floor.done("dealer", "call-for-bets")
    had: int = floor.view("kim")["private"]["own"]["rack"]
    floor.done("kim", "place-wager", patron="kim", wager="lucky-6", stake=5_00)
    floor.coup(*SIX_ON_THREE)
    has: int = floor.view("kim")["private"]["own"]["rack"]
    return has - had


def test_whatever_becomes_of_its_folder_the_open_table_goes_on(tmp_path: Path) -> None:
    shutil.copytree(LAKESIDE, tmp_path / "books" / ID)
    with _running(tmp_path) as floor:
        floor.post("/api/tables", "supervisor", **_asked())
        _prepared(floor)
        edit(floor.folder, Edit("wagers.toml", "20 to 1", "30 to 1"))
        assert _lucky_six_pays(floor) == 100_00
        assert "changed since the floor started" in floor.get("/health")["books"][ID]
        shutil.rmtree(floor.folder.parent)
        assert _lucky_six_pays(floor) == 100_00
        assert floor.get("/health")["status"] == "troubled"
        assert floor.get(f"/api/clauses/{ID}:D8")["says"].startswith("Lucky 6 loses")
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "source.toml").write_text('id = "broken"\n', encoding="utf-8")
    with _running(tmp_path, broken, ready=floor.ready) as again:
        assert _lucky_six_pays(again) == 100_00
        told = again.get("/health")
        named = str(floor.folder.parent)
        assert told["troubled"] == []
        assert told["books"] == {
            named: f"{named} is named for books, and is no folder",
            "broken": "its files cannot be read as a book",
        }
        gone = again.client.get(f"/api/books/{ID}")
        assert (gone.status_code, gone.json()["code"]) == (404, "no-such-book")
        for path in ("/api/books", "/api/ranks", "/api/train/books", "/api/rules/search?words=six", "/rules/canberra"):
            assert again.client.get(path, headers=again.head("manager")).status_code == 200, path
    floor.ready.verify()


def _until(page: WebSocketTestSession, kind: str) -> Any:
    while (frame := page.receive_json())["kind"] != kind:
        pass
    return frame
