"""A patron's own device at a table dealt by hand: barred where the book bars whatever is able, by its clause.

The house's terminals are made and taken away by staff, on the machine itself, and last over a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier import BOOKS, open_book
from croupier.service.access import COOKIE, TERMINAL
from service.conftest import Prepare
from service.floors import Ready, quick

# each document on devices: Crown Melbourne 13.1 and The Star 15.1 bar what is able to analyse (the brochure goes by
# Melbourne's), Crown Sydney 14.1 what is meant to, Canberra's chapter 15 has nothing of them
BARRED = {"crown-melbourne": ["13.1"], "star-sydney": ["15.1"], "crown-brochure": ["4:About(consistency)", "13.1"]}


class Patron:
    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self.client = ready, client

    def asks(self, table: str, command: str, *, terminal: str = "", who: str = "kim", **facts: Any) -> dict[str, Any]:
        self.client.cookies.clear()
        cookies = {COOKIE: self.ready.tokens[who]} | ({TERMINAL: terminal} if terminal else {})
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        said = {"id": "1", "command": command, "facts": facts, "why": True}
        found: dict[str, Any] = self.client.post(f"/api/tables/{table}/commands", json=said, headers=headers).json()
        return found

    def staff(self, method: str, path: str, body: Any = None, *, who: str = "manager") -> Any:
        self.client.cookies.clear()
        headers = {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"}
        return self.client.request(method, f"/api/terminals{path}", json=body, headers=headers)

    def terminal(self, name: str = "Bar 1") -> tuple[str, str]:
        """A new one's token and id."""
        made = self.staff("POST", "", {"name": name})
        assert made.status_code == 200, made.text
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        token = made.cookies[TERMINAL]
        assert token not in made.text
        return token, made.json()["id"]


def _cards() -> list[Any]:
    by_hand = [quick(book, book, automatic=(), shoe="dealing-shoe") for book in BOOKS]
    return [*by_hand, quick("automatic", "crown-melbourne", automatic=())]


@pytest.fixture
def patron(prepare: Prepare) -> Iterator[Patron]:
    ready = prepare(*_cards())
    with TestClient(ready.app()) as client:
        yield Patron(ready, client)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("act", ["arrive", "sit-down", "place-wager"])
def test_a_patrons_own_device_is_barred_where_the_book_bars_what_is_able(patron: Patron, book: str, act: str) -> None:
    asked: dict[str, dict[str, Any]] = {
        "arrive": {"chips": 0},
        "sit-down": {"seat": 1},
        "place-wager": {"wager": "tie", "stake": 5_00},
    }
    facts = asked[act]
    found = patron.asks(book, act, patron="kim", **facts)
    if book not in BARRED:
        assert found.get("code") is None
        return
    assert found["code"] == "not-a-terminal"
    assert found["facts"]["clauses"] == BARRED[book]
    assert found["facts"]["cited"] == [str(one) for one in open_book(book).conduct.breach_clauses("device")]
    token, _ = patron.terminal()
    assert patron.asks(book, act, terminal=token, patron="kim", **facts).get("code") is None
    assert patron.asks(book, act, terminal=token + "x", patron="kim", **facts)["code"] == "not-a-terminal"


def test_staff_and_automatic_tables_are_not_concerned(patron: Patron) -> None:
    assert patron.asks("crown-melbourne", "arrive", who="dealer", patron="lee", chips=0).get("code") is None
    assert patron.asks("automatic", "arrive", patron="kim", chips=0).get("code") is None
    assert patron.client.get("/api/tables/crown-melbourne").status_code == 200, "whoever watches may"


def test_a_terminal_lasts_over_a_restart_and_is_taken_away_at_once(prepare: Prepare) -> None:
    ready = prepare(*_cards())

    def code(patron: Patron, token: str) -> str | None:
        return patron.asks("star-sydney", "arrive", terminal=token, patron="kim", chips=0).get("code")

    with TestClient(ready.app()) as client:
        before = Patron(ready, client)
        (token, id), (other, _) = before.terminal("Harbour 4"), before.terminal("Harbour 5")
    with TestClient(ready.app()) as client:
        patron = Patron(ready, client)
        assert code(patron, token) is None
        listed = patron.staff("GET", "").json()
        assert listed["holds"] is True
        assert sorted(one["name"] for one in listed["terminals"]) == ["Harbour 4", "Harbour 5"]
        assert [one["name"] for one in patron.staff("POST", f"/{id}/taken").json()["terminals"]] == ["Harbour 5"]
        assert (code(patron, token), code(patron, other)) == ("not-a-terminal", None)
        again = patron.staff("POST", f"/{id}/taken")
        assert (again.status_code, again.json()["code"]) == (404, "no-such-terminal")
    with TestClient(ready.app()) as client:
        assert code(Patron(ready, client), token) == "not-a-terminal"


def test_nobody_else_makes_a_terminal_and_its_id_is_no_key(patron: Patron) -> None:
    for who in ("kim", "dealer", "supervisor", "inspector", "director"):
        assert patron.staff("POST", "", {"name": "Mine"}, who=who).status_code == 403
    _, id = patron.terminal()
    assert patron.asks("star-sydney", "arrive", terminal=id, patron="kim", chips=0)["code"] == "not-a-terminal"
    for name in ("", " ", "x" * 61, 1, None, "\u202eevil", "a\0b"):
        assert patron.staff("POST", "", {"name": name}).status_code == 422, name


@pytest.mark.parametrize("settings", [{"house_terminals": False}, {"demo": True}])
def test_a_house_may_do_without_and_a_demonstration_does(prepare: Prepare, settings: dict[str, bool]) -> None:
    ready = prepare(*_cards(), **settings)
    with TestClient(ready.app()) as client:
        patron = Patron(ready, client)
        assert patron.asks("star-sydney", "arrive", patron="kim", chips=0).get("code") is None
        assert patron.staff("GET", "").json()["holds"] is False
