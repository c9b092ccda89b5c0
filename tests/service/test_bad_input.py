"""Bad input is harmless: thousands of messages that no page would send, by every role, over sockets and over HTTP.

The seed is printed, and `CROUPIER_SEED` gives it again; `CROUPIER_SOAK=1` sends 100,000 for each role over sockets, and
5,000 over HTTP.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import SystemRandom

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from croupier import BOOKS
from croupier.service.access import COOKIE
from croupier.service.roles import Role, actor_for
from croupier.service.table_cards import TableCard
from croupier.table import name_of
from croupier.table.codec import decode_command
from croupier.table.records import Approve
from patience import PATIENCE
from service.conftest import Prepare
from service.floors import Ready, Running, quick
from service.fuzz import BAD_AMOUNTS, BAD_SHAPES, BAD_TEXTS, messages
from service.matrix import NOBODY, ROLES, ladder
from terminal import typed

SOAK = bool(os.environ.get("CROUPIER_SOAK"))
MANY = 100_000 if SOAK else 600  # for each role, over sockets
MANY_BY_HTTP = 5_000 if SOAK else 60
TABLES = 10 if SOAK else 1  # for each role, one after the other: a table that was closed refuses too much too soon
_A_DAY = 24 * 60 * 60
_AT_ONCE = 50
LARGEST = 16 * 1024  # a larger frame closes its sender: see test_floods.py


def _card(role: str, number: int) -> TableCard:
    """The books take turns, so that every role is at tables of every one of them."""
    book = BOOKS[(ROLES.index(role) + number) % len(BOOKS)]
    return quick(f"felt-{role or 'nobody'}-{number}", book, automatic=())


@pytest.mark.parametrize("roles", [(role,) for role in ROLES] if SOAK else [ROLES], ids=",".join)
def test_thousands_of_bad_messages_by_every_role_change_nothing_they_should_not(
    prepare: Prepare, tmp_path: Path, record_property: Callable[[str, object], None], roles: tuple[str, ...]
) -> None:
    """Every one is answered; the table moves on by what was accepted, and by nothing else."""
    cards = {role: [_card(role, number) for number in range(TABLES)] for role in roles}
    every = [card for one in cards.values() for card in one]
    patient = {"player_idle": _A_DAY, "staff_idle": _A_DAY, "session_longest": _A_DAY}  # roles wait for their turn
    ready = prepare(*every, messages_a_second=1_000_000, messages_at_once=1_000_000, **patient)
    for card in every:
        ready.play(card)
    seed = int(os.environ.get("CROUPIER_SEED") or SystemRandom().randrange(10**9))
    print(f"seed {seed}")  # noqa: T201
    with Running(ready, tmp_path) as floor:
        for number, role in enumerate(roles):
            became: Counter[str] = Counter()
            for place, card in enumerate(cards[role]):
                begun = ready.head(card.id)[0]
                fuzzed = messages(seed + 100 * number + place, MANY // TABLES)
                head = asyncio.run(_send_all(floor, role, card.id, fuzzed, became, begun))
                head = _post_all(floor, role, card.id, seed - 100 * number - place, became, head)
                assert ready.head(card.id)[0] == head, f"something else moved {card.id}"
                _only_what_they_may(ready, card, role, begun)
            assert became.total() == MANY + MANY_BY_HTTP
            assert became["error"] > MANY // 4
            if role != NOBODY:
                assert became["refused"] > MANY // 10
            record_property("measured", f"bad messages by {role or 'nobody'}: {dict(sorted(became.items()))}")
        with floor.client() as client:
            assert client.get("/health").json()["status"] == "ok"
        assert "ERROR" not in floor.errors()
    verified = typed("verify", ready.settings.database, "--keys", ready.settings.keys_folder, "--json")
    # no machine deals at these tables: a shoe that somebody ended is revealed by nobody, and said to be owed
    assert {one["kind"] for one in verified.document["findings"]} <= {"shoe-owed"}, verified.out


def _only_what_they_may(ready: Ready, card: TableCard, role: str, begun: int) -> None:
    """Whatever a role did to the table is theirs by the book, and done in their name."""
    with closing(ready.log()) as log:
        given = [decode_command(act.body) for act in log.acts(card.id, begun)]
    assert given == [] or role != NOBODY
    for command in given:
        assert command.actor == actor_for(card.rulebook(), role, Role(role))
        if isinstance(command, Approve):
            assert ladder(card.book).may_approve(role, command.act), command
        else:
            assert ladder(card.book).may(role, name_of(type(command))), command


async def _send_all(
    floor: Running, role: str, table: str, texts: Iterable[str], became: Counter[str], begun: int
) -> int:
    """The version that the answers come to; what became of the messages is counted."""
    address = floor.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    cookie = {"Cookie": f"{COOKIE}={floor.ready.tokens[role]}"} if role else {}
    head = begun
    async with connect(address, additional_headers=cookie, max_size=None, ping_interval=None) as socket:
        waiting: list[str] = []
        for text in texts:
            waiting.append(text)
            if len(waiting) == _AT_ONCE:
                head = await _exchange(socket, waiting, became, head)
                waiting = []
        if waiting:
            head = await _exchange(socket, waiting, became, head)
    return head


def _post_all(floor: Running, role: str, table: str, seed: int, became: Counter[str], head: int) -> int:
    """The same over HTTP: as bodies that are nearly, or not at all, what a command's is."""
    with floor.client(role) as client:
        for text in messages(seed, MANY_BY_HTTP // TABLES, listed=False):
            body = text.replace('"say":"command",', "").replace('"say":"why",', '"why":true,').replace('"f', '"h', 1)
            answer = client.post(
                f"/api/tables/{table}/commands",
                content=body.encode("utf-8", "surrogatepass"),
                headers={"Content-Type": "application/json"},
            )
            assert answer.status_code in (200, 400, 401, 409, 413, 422), (answer.status_code, body[:300])
            said = answer.json()
            kind = next((one for one in ("refused", "conflict", "done") if one in said), "error")
            became[kind] += 1
            if kind == "done" and not said.get("again") and "version" in said:
                assert said["version"] >= head
                head = said["version"]
    return head


async def _exchange(socket: ClientConnection, waiting: list[str], became: Counter[str], head: int) -> int:
    for text in waiting:
        await socket.send(text.encode("utf-8", "surrogatepass")[:LARGEST])
    answered = 0
    async with asyncio.timeout(PATIENCE):
        while answered < len(waiting):
            frame = json.loads(await socket.recv())
            if frame["kind"] != "answer":
                continue
            answered += 1
            kind = next((one for one in ("refused", "conflict", "error", "done") if one in frame), "refused")
            became[kind] += 1
            if "version" in frame and not frame.get("again"):
                assert frame["version"] >= head
                assert kind == "done" or frame["version"] == head, frame
                head = frame["version"]
    return head


# --- over HTTP -----------------------------------------------------------------------------------


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    made = prepare(card)
    made.play(card)
    return made


@pytest.fixture
def floor(ready: Ready) -> Iterator[TestClient]:
    with TestClient(ready.app(), raise_server_exceptions=True) as client:  # whatever is not handled is raised here
        yield client


def _as(ready: Ready, person: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={ready.tokens[person]}", "Content-Type": "application/json"}


def test_bad_amounts_and_texts_over_http_are_refused_and_change_nothing(ready: Ready, floor: TestClient) -> None:
    head = ready.head("felt")
    seen: Counter[int] = Counter()
    facts = {"patron": '"kim"', "wager": '"banker"', "stake": "2500"}
    bad = [("stake", amount) for amount in BAD_AMOUNTS if amount not in ("1e2", "501")]
    bad += [(field, json.dumps(text)) for field in ("wager", "patron") for text in BAD_TEXTS]
    bad += [("lies", json.dumps(text)) for text in BAD_TEXTS]
    for number, (field, value) in enumerate(bad):
        inner = ",".join(f'"{key}":{one}' for key, one in (facts | {field: value}).items())
        body = f'{{"id":"b{number}","command":"place-wager","facts":{{{inner}}}}}'
        answer = floor.post("/api/tables/felt/commands", content=body, headers=_as(ready, "kim"))
        assert answer.status_code in (400, 422), (body[:200], answer.text)
        seen[answer.status_code] += 1
    assert ready.head("felt") == head
    assert len(seen) == 2


def test_bad_shapes_to_every_route_that_takes_a_body_are_refused(ready: Ready, floor: TestClient) -> None:
    routes = ["login", "setup", "people", "demo-login", "unlock", "tables", "tables/felt/commands"]
    shapes = [*BAD_SHAPES, '{"id":NaN}', '{"\\ud800":1}', '{"id":"\\ud800","password":"\\ud800 and more"}', "\xff"]
    before = floor.get("/api/people", headers=_as(ready, "administrator")).json()
    for route in routes:
        for shape in shapes:
            body = shape.encode("utf-8", "surrogatepass")
            answer = floor.post(f"/api/{route}", content=body, headers=_as(ready, "administrator"))
            assert 400 <= answer.status_code < 500, (route, shape[:100], answer.text)
    assert floor.get("/api/people", headers=_as(ready, "administrator")).json() == before


def test_bad_texts_for_people_and_tables_are_refused_or_kept_as_they_are(ready: Ready, floor: TestClient) -> None:
    for text in BAD_TEXTS:
        said = json.dumps(text)
        for body in (
            f'{{"id":{said},"role":"player","password":"long enough"}}',
            f'{{"id":"a","role":{said},"password":"long enough"}}',
            f'{{"id":"b{abs(hash(text))}","role":"player","password":"long enough","name":{said}}}',
        ):
            answer = floor.post("/api/people", content=body, headers=_as(ready, "administrator"))
            assert answer.status_code in (200, 409, 422), (body[:100], answer.text)
        for body in (
            f'{{"id":{said},"name":"x","book":"canberra","setup":{{}}}}',
            f'{{"id":"t","name":"x","book":{said},"setup":{{}}}}',
            f'{{"id":"t","name":"x","book":"canberra","setup":{{"variation":{said}}}}}',
        ):
            answer = floor.post("/api/tables", content=body, headers=_as(ready, "administrator"))
            assert answer.status_code in (409, 422), (body[:100], answer.text)
        path = "/api/people/" + "".join(f"%{byte:02x}" for byte in text.encode("utf-8", "surrogatepass"))
        if len(text) < 1_000:
            answer = floor.patch(path, content='{"active":true}', headers=_as(ready, "administrator"))
            assert answer.status_code < 500, (path, answer.text)


BY_HAND = [(), ("call", "settle"), ("shuffle", "call", "settle"), ("deal", "call", "settle")]


@pytest.mark.parametrize("automatic", BY_HAND)
def test_a_virtual_shoe_that_nobody_could_deal_is_refused(
    ready: Ready, floor: TestClient, automatic: tuple[str, ...]
) -> None:
    """Only the table itself knows the order: people who shuffle, or deal, have no cards to do it with."""
    before = floor.get("/api/tables").json()
    setup = msgspec.to_builtins(quick("new").setup)
    asked = {"id": "new", "name": "New", "book": "crown-sydney", "setup": setup, "automatic": automatic}
    refused = floor.post("/api/tables", json=asked, headers=_as(ready, "supervisor"))
    assert refused.status_code == 422
    missing = [act for act in ("shuffle", "deal") if act not in automatic]
    assert f"make {' and '.join(missing)} automatic" in refused.json()["detail"]
    assert floor.get("/api/tables").json() == before
    on_a_shoe = asked | {"setup": setup | {"shoe": "dealing-shoe"}}
    assert floor.post("/api/tables", json=on_a_shoe, headers=_as(ready, "supervisor")).status_code == 200
    opens = {"id": "1", "command": "open-table", "facts": {"setup": setup}}
    answer = floor.post("/api/tables/new/commands", json=opens, headers=_as(ready, "supervisor"))
    assert answer.status_code == 400
    assert "virtual shoe" in answer.json()["error"]
    opens["facts"] = {"setup": on_a_shoe["setup"]}
    answer = floor.post("/api/tables/new/commands", json=opens, headers=_as(ready, "supervisor"))
    assert answer.json()["done"] is True


def test_a_body_larger_than_64_kibibytes_is_not_read(ready: Ready, floor: TestClient) -> None:
    large = b'{"id":"' + b"x" * 100_000 + b'"}'
    assert floor.post("/api/login", content=large).status_code == 413
    pieces = (large[start : start + 4096] for start in range(0, len(large), 4096))
    assert floor.post("/api/login", content=pieces).status_code == 413  # without saying how long it is
    answer = floor.post("/api/login", content=b"{}", headers={"Content-Length": "\u00b2".encode("latin-1")})
    assert answer.status_code == 413


@pytest.mark.parametrize("after", ["-1", "x", "1e3", "%00"])
def test_a_bad_number_to_go_on_from_is_refused(floor: TestClient, after: str) -> None:
    with pytest.raises(WebSocketDisconnect), floor.websocket_connect(f"/api/tables/felt/live?after={after}") as socket:
        socket.receive_json()
