"""Bad input is harmless: thousands of messages that no page would send, by every role, over sockets and over HTTP.

The seed is printed; `CROUPIER_SOAK=1` sends 100,000 for each role.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import SystemRandom

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

from croupier.service.access import COOKIE
from service.conftest import Prepare
from service.floors import PATIENCE, Ready, Running, quick
from service.fuzz import BAD_AMOUNTS, BAD_SHAPES, BAD_TEXTS, messages
from service.matrix import ROLES

SOAK = bool(os.environ.get("CROUPIER_SOAK"))
MANY = 100_000 if SOAK else 600  # for each role
_AT_ONCE = 50
LARGEST = 16 * 1024  # a larger frame closes its sender: see test_floods.py


def _felt(role: str) -> str:
    return f"felt-{role or 'nobody'}"


def test_thousands_of_bad_messages_by_every_role_change_nothing_they_should_not(
    prepare: Prepare, tmp_path: Path
) -> None:
    """Every one is answered; the table moves on by what was accepted, and by nothing else."""
    cards = {role: quick(_felt(role), "crown-sydney", "crown", automatic=()) for role in ROLES}
    ready = prepare(*cards.values(), messages_a_second=1_000_000, messages_at_once=1_000_000)
    for card in cards.values():
        ready.play(card)
    seed = SystemRandom().randrange(10**9)
    print(f"seed {seed}")  # noqa: T201
    with Running(ready, tmp_path) as floor:
        for number, role in enumerate(ROLES):
            begun = ready.head(_felt(role))[0]
            became, head = asyncio.run(_send_all(floor, role, seed + number, begun))
            assert became.total() == MANY
            assert ready.head(_felt(role))[0] == head, f"something else moved the table of {role or 'nobody'}"
            assert became["refused"] + became["error"] > MANY // 4
            if role in ("", "inspector"):
                assert head == begun
        with floor.client() as client:
            assert client.get("/health").json()["status"] == "ok"
        assert "ERROR" not in floor.errors()
    ready.verify()


async def _send_all(floor: Running, role: str, seed: int, begun: int) -> tuple[Counter[str], int]:
    """What became of the messages, and the version that the answers come to."""
    address = floor.address.replace("http", "ws", 1) + f"/api/tables/{_felt(role)}/live"
    cookie = {"Cookie": f"{COOKIE}={floor.ready.tokens[role]}"} if role else {}
    became: Counter[str] = Counter()
    head = begun
    async with connect(address, additional_headers=cookie, max_size=None, ping_interval=None) as socket:
        waiting: list[str] = []
        for text in messages(seed, MANY):
            waiting.append(text)
            if len(waiting) == _AT_ONCE:
                head = await _exchange(socket, waiting, became, head)
                waiting = []
        if waiting:
            head = await _exchange(socket, waiting, became, head)
    return became, head


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
