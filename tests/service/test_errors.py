"""Whatever is not done has a code beside its sentence, over HTTP and over the socket, and the codes are a closed list.

Every code is met here once, where it is answered, and said as a page says it. What a book
refuses has a reason instead and is told elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from croupier.clauses import Clause
from croupier.floor import BookNotApproved
from croupier.languages import Speaker, languages, speaker
from croupier.rulebooks import UnknownBook
from croupier.service.access import COOKIE
from croupier.service.demo import deal_now, welcome_player
from croupier.service.documents import DOCUMENTS
from croupier.service.door import answer as answered
from croupier.service.errors import ErrorCode
from croupier.service.guard import LARGEST_BODY
from croupier.service.rates import Buckets
from croupier.service.tournament_by_hand import not_by_hand
from croupier.service.web_floor import WebFloor
from croupier.service.wire import Reply, encode, not_done
from croupier.store.log import InDoubt, LogError, Unavailable
from croupier.table import Actor, Table
from croupier.tournament.records import RecordCount
from croupier.tournament.state import Tournament
from service.conftest import Prepare
from service.floors import PASSWORD, Ready, quick

REPOSITORY = Path(__file__).parents[2]
_WAGER: dict[str, Any] = {"patron": "kim", "wager": "banker", "stake": 25_00}
_FELT = "/api/tables/felt"


class Clock:
    """The time that sessions go by."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Floor:
    """A floor in this process, asked by anyone; whatever it answers with an error status has a sentence and a code."""

    def __init__(self, ready: Ready, client: TestClient, clock: Clock) -> None:
        self._ready, self.client, self.clock = ready, client, clock

    @property
    def house(self) -> WebFloor:
        house: WebFloor = self.client.app.state.house  # type: ignore[attr-defined]
        return house

    def ask(self, method: str, path: str, body: Any = None, *, by: str = "", **headers: str) -> ErrorCode:
        cookie = {"Cookie": f"{COOKIE}={self._ready.tokens[by]}"} if by else {}
        self.client.cookies.clear()
        answer = self.client.request(method, path, json=body, headers=cookie | headers)
        assert answer.status_code >= 400, answer.text
        said = answer.json()
        assert said.get("detail") or said.get("error"), said
        assert "error" in said or "facts" in said, said
        return _said_by_pages(said)

    def attach(self, content: bytes) -> dict[str, Any]:
        """What is answered to whoever brings the approved document of a book."""
        path, headers = "/api/books/canberra/document", _cookie(self, "administrator")
        answered: dict[str, Any] = self.client.post(path, content=content, headers=headers).json()
        return answered

    def command(self, id: str, name: str = "place-wager", *, by: str = "kim", **facts: Any) -> ErrorCode:
        return self.ask("POST", f"{_FELT}/commands", {"id": id, "command": name, "facts": facts}, by=by)

    def socket(self, text: str, *, by: str = "") -> ErrorCode:
        cookie = {"Cookie": f"{COOKIE}={self._ready.tokens[by]}"} if by else {}
        self.client.cookies.clear()
        live, frame = self.client.websocket_connect(f"{_FELT}/live", headers=cookie), {"kind": ""}
        with suppress(CancelledError), live as socket:  # the client calls off what has not ended when it goes
            socket.send_text(text)
            while frame["kind"] != "answer":
                frame = socket.receive_json()
        assert frame["error"]
        return _said_by_pages(frame)


def _said_by_pages(answer: dict[str, Any]) -> ErrorCode:
    """Its code, once it is certain that a page can say it: wholly in its own language, with the facts that came."""
    code, facts = ErrorCode(answer["code"]), answer.get("facts", {})
    assert speaker.strict, "a fact that a message wants and that did not come is an error"
    for language in languages():
        assert Speaker(language).say(f"error-{code}", **facts)
    chinese = Speaker("zh").say(f"error-{code}", **facts)
    listed = (one for value in facts.values() for one in (value if isinstance(value, list) else (value,)))
    for typed in sorted({*map(str, listed), "PDF"}, key=len, reverse=True):  # names and ids go in as they are
        chinese = chinese.replace(typed, "")
    assert not re.search("[A-Za-z]{2,}", chinese), chinese
    return code


@pytest.fixture
def floor(prepare: Prepare) -> Iterator[Floor]:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    ready = prepare(card, lock_out_after=2, staff_idle=60)
    ready.play(card)
    clock = Clock()
    with TestClient(ready.app(now=clock), raise_server_exceptions=False) as client:
        yield Floor(ready, client, clock)


def _raises(error: Exception) -> Callable[..., Any]:
    def fails(*_: object, **__: object) -> Any:
        raise error

    return fails


def test_every_code_is_answered_where_it_belongs(floor: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    ask, code, met = floor.ask, ErrorCode, set[ErrorCode]()
    login = {"id": "lee", "password": "not the password"}
    person = {"id": "new", "role": "player", "password": PASSWORD}
    table = {"id": "new", "name": "New", "book": "crown-sydney", "setup": {}}

    def meets(expected: ErrorCode, *answered: ErrorCode) -> None:
        assert set(answered) == {expected}
        met.add(expected)

    meets(code.LOG_IN, ask("GET", "/api/people"), ask("POST", "/api/unlock", {"password": "x"}))
    meets(code.LOG_IN, floor.socket('{"say":"call","id":"1"}'))
    meets(code.WRONG_PASSWORD, ask("POST", "/api/login", login), ask("POST", "/api/login", login))
    meets(code.TOO_MANY, ask("POST", "/api/login", login))
    code_given = floor.client.post("/api/people/supervisor/code", headers=_cookie(floor, "administrator")).json()[
        "code"
    ]
    floor.client.cookies.clear()
    come = floor.client.post("/api/login", json={"id": "supervisor", "password": code_given})
    changing = {"Cookie": f"{COOKIE}={come.cookies[COOKIE]}"}
    meets(code.CHANGE_PASSWORD, ask("GET", f"{_FELT}/card", **changing))
    for weak in ("password123", "the supervisor is here"):
        meets(code.WEAK_PASSWORD, ask("POST", "/api/password", {"new": weak}, **changing))
    with monkeypatch.context() as full:
        full.setattr(floor.house.lanes.strangers, "_room", 0)
        full.setattr(floor.house.lanes.known, "_room", 0)
        meets(code.BUSY, ask("POST", "/api/login", login | {"id": "manager"}))
    meets(code.NOT_FOR_ROLE, ask("GET", "/api/people", by="dealer"), floor.socket('{"say":"call","id":"1"}', by="kim"))
    meets(code.NO_DEMONSTRATION, ask("POST", "/api/demo-login", {"role": "player"}))
    meets(code.NO_DEMONSTRATION, ask("POST", f"{_FELT}/welcome", by="kim"))
    meets(code.ANOTHER_SITE, ask("GET", "/api/me", Origin="https://elsewhere.example"))
    meets(code.ANOTHER_NAME, ask("GET", "/api/me", Host="elsewhere.example"))
    meets(code.NOT_UNDERSTOOD, ask("POST", "/api/login", {"id": 1}), floor.socket("nothing", by="kim"))
    meets(code.NOT_UNDERSTOOD, floor.command("1", "juggle"), floor.command("1", **_WAGER, at=1))
    meets(code.NOT_UNDERSTOOD, ask("POST", "/api/tables", table, by="manager"))
    meets(code.NOT_UNDERSTOOD, ask("PATCH", "/api/people/lee", {}, by="administrator"))
    meets(code.NOT_UNDERSTOOD, ask("POST", "/api/people", person | {"password": "short"}, by="administrator"))
    meets(code.TOO_LARGE, ask("POST", "/api/login", login | {"id": "x" * LARGEST_BODY}))
    meets(code.WRONG_METHOD, ask("DELETE", "/api/me"))
    meets(code.NO_SUCH_PAGE, ask("GET", "/nowhere"), ask("GET", "/web/nothing.js"))
    meets(code.NO_SUCH_TABLE, ask("GET", "/api/tables/nowhere"))
    meets(code.NO_SUCH_TOURNAMENT, ask("GET", "/api/tournaments/nowhere"))
    unread = {"id": "cup", "book": "crown-sydney", "terms": "fee = "}
    meets(code.TERMS_NOT_READ, ask("POST", "/api/tournaments", unread, by="manager"))
    meets(code.NO_SUCH_BOOK, ask("GET", "/api/books/none"), ask("GET", "/api/clauses/none:1"))
    meets(code.NO_SUCH_BOOK, ask("POST", "/api/tables", table | {"book": "none"}, by="manager"))
    meets(code.NO_SUCH_CLAUSE, ask("GET", "/api/clauses/crown-sydney:99.99"))
    meets(code.NO_SUCH_LANGUAGE, ask("GET", "/api/words/xx"))
    meets(code.NO_SUCH_ACCOUNT, ask("PATCH", "/api/people/nobody", {"active": True}, by="administrator"))
    meets(code.EXISTS, ask("POST", "/api/people", person | {"id": "lee"}, by="administrator"))
    meets(code.EXISTS, ask("POST", "/api/tables", table | {"id": "felt"}, by="manager"))
    meets(code.ALREADY_SET_UP, ask("POST", "/api/setup", {"id": "eve", "password": PASSWORD}))
    meets(code.NEEDS_ADMINISTRATOR, ask("PATCH", "/api/people/administrator", {"active": False}, by="administrator"))
    machine = {"id": "automatic dealer", "role": "dealer", "password": "correct horse battery"}
    meets(code.ID_RESERVED, ask("POST", "/api/people", machine, by="administrator"))
    meets(code.ALIAS_TAKEN, ask("POST", "/api/me/alias", {"alias": "Lee"}, by="kim"))
    meets(code.ID_LOOKS_LIKE, ask("POST", "/api/people", person | {"id": "Lee"}, by="administrator"))
    meets(code.ID_LOOKS_LIKE, floor.command("1", "arrive", by="dealer", patron="K1M", chips=0))
    setup = msgspec.to_builtins(quick("new").setup)
    meets(code.NO_SOURCE_OF_CARDS, ask("POST", "/api/tables", table | {"setup": setup}, by="manager"))
    meets(code.NO_SOURCE_OF_CARDS, floor.command("2", "open-table", by="manager", setup=setup))
    room = floor.house.rooms["felt"]
    welcomed = asyncio.run(welcome_player(room, "kim"))
    assert welcomed.code is not None
    meets(code.CHIPS_LEFT, welcomed.code)
    meets(code.NO_DEMONSTRATION, ask("POST", f"{_FELT}/deal-now", by="kim"))
    for why in (code.DEALT_BY_HAND, code.NO_PLACE, code.OTHERS_HERE, code.NO_WAGER_LIES):
        with monkeypatch.context() as judged:  # when which is said: test_deal_now.py
            judged.setattr(room, "why_not_now", lambda person, why=why: why)
            meets(why, _said_by_pages(msgspec.to_builtins(asyncio.run(deal_now(floor.house, room, "kim")))))
    asked = {"id": "3", "command": "place-wager", "facts": _WAGER}
    assert floor.client.post(f"{_FELT}/commands", json=asked, headers=_cookie(floor, "kim")).json()["done"]
    meets(code.ID_USED, floor.command("3", **_WAGER | {"stake": 50_00}))
    with monkeypatch.context() as kept:
        kept.setattr("croupier.service.tournament_by_hand.contest_at", lambda *_: (room, None))
        counted = RecordCount("4", Actor("", ""), 0, session=1, table="felt", counts=(), coups=1)
        told = not_by_hand(Tournament(id="tournament:cup"), counted, "4", floor.house.rooms.get)
        meets(code.TABLE_TELLS, _said_by_pages(msgspec.to_builtins(told)))
    for error, expected in (
        (Unavailable("gone"), code.UNAVAILABLE),
        (InDoubt("who knows"), code.IN_DOUBT),
        (LogError("full"), code.NOT_POSSIBLE),
    ):
        with monkeypatch.context() as broken:
            broken.setattr(floor.house.log, "editions", _raises(error))
            broken.setattr(room, "give", _raises(error))
            meets(expected, ask("GET", "/health"), floor.command("4", **_WAGER))
    with monkeypatch.context() as broken:
        broken.setattr(floor.house.log, "editions", _raises(RuntimeError("odd")))
        meets(code.FAILED, ask("GET", "/health"))
    with monkeypatch.context() as broken:
        broken.setattr(floor.house.floor.editions, "find", lambda edition: None)
        meets(code.EDITION_GONE, ask("GET", _FELT), floor.command("4", **_WAGER))
        broken.setattr("croupier.floor.books.open_book", _raises(UnknownBook("no such folder")))
        meets(code.BOOK_NOT_OPENED, ask("GET", "/api/books/canberra"), ask("GET", "/api/clauses/canberra:1"))
    approval = {"edition": "canberra of another day"}
    meets(code.ANOTHER_EDITION, ask("POST", "/api/books/canberra/approval", approval, by="administrator"))
    meets(code.NO_DOCUMENT, ask("GET", "/rules/canberra/document"))
    meets(code.NOT_A_DOCUMENT, _said_by_pages(floor.attach(b"\x00\x01")))
    Path(floor.house.settings.keys_folder, DOCUMENTS, floor.attach(b"The rules.")["digest"]).write_bytes(b"Others.")
    meets(code.DOCUMENT_CHANGED, ask("GET", "/rules/canberra/document"))
    reports = "/api/reports/crown-sydney"
    meets(code.NO_SUCH_REPORT, ask("GET", f"{reports}/none", by="manager"))
    for first, last, expected in (
        ("2026-01-02", "&to=2026-01-01", code.REPORT_INVERTED),
        ("2026-01-02", "&to=9000-01-01", code.REPORT_TO_COME),
        ("9999-12-01", "", code.REPORT_OUT_OF_CALENDAR),
    ):
        meets(expected, ask("GET", f"{reports}/disputes?from={first}{last}", by="manager"))
    meets(code.NO_SUCH_PROMOTION, ask("GET", "/api/promotions/none"))
    rank = {"book": "crown-sydney", "rank": "casino-manager"}
    meets(code.OWN_RANK, ask("PATCH", "/api/people/administrator/rank", rank, by="administrator"))
    lower = floor.client.patch(
        "/api/people/manager/rank", json=rank | {"rank": "area-manager"}, headers=_cookie(floor, "administrator")
    )
    assert lower.status_code == 200, lower.text
    meets(code.RANK_ABOVE, ask("PATCH", "/api/people/dealer/rank", rank, by="manager"))
    meets(code.RANK_NOT_FOR_ROLE, ask("PATCH", "/api/people/kim/rank", rank, by="administrator"))
    admiral = rank | {"rank": "admiral"}
    meets(code.NO_SUCH_RANK, ask("PATCH", "/api/people/dealer/rank", admiral, by="administrator"))
    meets(code.NO_SUCH_TERMINAL, ask("POST", "/api/terminals/none/taken", by="administrator"))
    meets(code.RANK_NEEDED, floor.socket('{"say":"answer-call","id":"1"}', by="dealer"))
    inspect = "/api/inspect"
    meets(code.NO_SUCH_COUP, ask("GET", f"{inspect}/coup?table=felt&coup=99", by="inspector"))
    meets(code.COUP_NOT_OVER, ask("GET", f"{inspect}/export?table=felt&coup=1", by="inspector"))
    with monkeypatch.context() as watched:
        watched.setattr(floor.house.verifications, "by", "ann")
        meets(code.VERIFYING, ask("GET", f"{inspect}/verify", by="inspector"))
    with monkeypatch.context() as full:
        full.setattr("croupier.service.inspecting._WAITING", 0)
        meets(code.INSPECTIONS_WAIT, ask("GET", f"{inspect}/state", by="inspector"))
        meets(code.ODDS_WAIT, ask("GET", "/api/odds/canberra/commission"))
    meets(
        code.REMOVED_CARDS,
        *(ask("GET", f"/api/odds/{one}?removed=AS") for one in ("crown-sydney/crown", "canberra/commission")),
    )
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("croupier.service.socket.barred", lambda _: (Clause("crown-melbourne:13.1"),))
        meets(code.NOT_A_TERMINAL, floor.command("device", **_WAGER))
    own = {"json": {"stake": 10_00}, "headers": _cookie(floor, "lee")}
    assert floor.client.post("/api/me/limits", **own).status_code == 200
    meets(code.OWN_LIMIT, floor.command("own", by="lee", **_WAGER | {"patron": "lee"}))
    opening = {"setup": msgspec.to_builtins(quick("felt", shoe="dealing-shoe").setup)}
    with monkeypatch.context() as broken:
        broken.setattr(room, "_seen", Table(id="felt"))
        broken.setattr(room, "opens_by", _raises(BookNotApproved("not of this release", book="canberra")))
        meets(code.BOOK_NOT_APPROVED, floor.command("5", "open-table", by="manager", **opening))
    with monkeypatch.context() as broken:
        broken.setattr(room, "_held_shoe", room.table.shoe.number)
        meets(code.RESTORED, floor.command("5", **_WAGER))
    with monkeypatch.context() as hurried:
        hurried.setattr(floor.house, "commands", Buckets(rate=0.001, most=0.5))
        meets(code.TOO_FAST, floor.command("6", **_WAGER), ask("POST", f"{_FELT}/welcome", by="kim"))
    at_the_door = [answered(HTTPStatus.REQUEST_TIMEOUT, one, "why") for one in (code.TOO_SLOW, code.CROWDED)]
    for one in at_the_door:  # before there is a request: see attacks/test_stop_the_floor.py
        said = json.loads(one.partition(b"\r\n\r\n")[2])
        meets(code(said["code"]), _said_by_pages(said))
    floor.house.floor.standing("felt").halted = "one chip too many"
    meets(code.HALTED, floor.command("5", **_WAGER))
    floor.clock.ahead = 120
    meets(code.LOCKED, ask("GET", f"{_FELT}/card", by="dealer"))
    assert met == set(ErrorCode), "a code that nothing answers"


def _cookie(floor: Floor, person: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={floor._ready.tokens[person]}"}


def test_an_answer_has_a_code_where_it_has_an_error_and_nowhere_else() -> None:
    told = json.loads(encode(not_done("1", ErrorCode.HALTED, "this table is halted: why")))
    assert told == {"kind": "answer", "id": "1", "error": "this table is halted: why", "code": "halted"}
    told = json.loads(encode(not_done("1", ErrorCode.NOT_FOR_ROLE, "no", roles=["manager"])))
    assert told["facts"] == {"roles": ["manager"]}
    with pytest.raises(AssertionError):
        Reply("answer", "1", error="a sentence alone")
    with pytest.raises(AssertionError):
        Reply("answer", "1", done=True, facts={"roles": ["manager"]})
    with pytest.raises(AssertionError):
        Reply("answer", "1", done=True, code=ErrorCode.HALTED)


def test_what_is_not_understood_names_the_field_that_is_at_fault(floor: Floor) -> None:
    def facts(**sent: Any) -> dict[str, Any]:
        asked = {"id": "1", "command": "place-wager", "facts": sent}
        answer = floor.client.post(f"{_FELT}/commands", json=asked, headers=_cookie(floor, "kim"))
        found: dict[str, Any] = answer.json().get("facts", {})
        return found

    assert facts(**_WAGER | {"stake": "much"}) == {"about": "field", "field": "stake"}
    assert facts(patron="kim", wager="banker") == {"about": "field", "field": "stake"}
    assert facts(**_WAGER, at=1) == {}
    assert Speaker("zh").say("error-not-understood", about="field", field="stake").endswith("注额")


def test_the_description_of_the_wire_says_when_each_code_is_answered() -> None:
    section = (
        (REPOSITORY / "docs/wire.md").read_text("utf-8").partition("## When it is not done")[2].partition("\n## ")[0]
    )
    rows = [row.split("|")[1] for row in section.splitlines() if row.startswith("| `")]
    assert [name for row in rows for name in re.findall(r"`([a-z-]+)`", row)] == [*ErrorCode]


def test_no_page_decides_by_a_sentence() -> None:
    """Sentences are for people, and may be worded anew."""
    looks_into = r"\b(error|detail|message|sentence|why)\b[?!]*\.(includes|startsWith|endsWith|indexOf|match|search)\b"
    compares = r"\.(error|detail|message|sentence)\b\s*[!=]==?\s*['\"`](?!string\b)\w"
    decides = re.compile(f"{looks_into}|{compares}")
    for page in sorted((REPOSITORY / "src/croupier/web").rglob("*.js")):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
            assert not decides.search(line), f"{page.name}, line {number}: {line}"
