"""People come in and go out: set-up, passwords, lock-out, idleness, roles, other sites, and what no log shows."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from croupier.service.access import COOKIE
from croupier.service.guard import is_ours
from croupier.service.roles import STAFF, Role
from croupier.service.settings import Settings
from service.conftest import Prepare
from service.doorways import Clock, log_in
from service.floors import IN_PROCESS, PASSWORD, Ready, Running, quick

MINUTE = 60


def _as(ready: Ready, floor: TestClient, person: str) -> TestClient:
    """The same floor, to someone who just logged in."""
    assert log_in(floor, person).status_code == 200
    return floor


def _says(response: Any) -> str:
    return str(response.json()["detail"])


# --- the first person ----------------------------------------------------------------------------


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[TestClient]:
    from croupier.service.app import create_app

    settings = Settings(database=str(tmp_path / "new.db"), keys=str(tmp_path / "keys"), hosts=(IN_PROCESS,))
    with TestClient(create_app(settings)) as client:
        yield client


def test_a_new_floor_is_set_up_once_by_its_first_administrator(empty: TestClient) -> None:
    assert empty.get("/api/me").json()["needs_setup"] is True
    done = empty.post("/api/setup", json={"id": "ada", "password": PASSWORD})
    assert done.json() | {"role": "administrator", "id": "ada"} == done.json()
    assert empty.get("/api/me").json() == {
        "id": "ada", "role": "administrator", "alias": "", "locked": False, "must_choose": False, "demo": False,
        "needs_setup": False, "away": "",
    }  # fmt: skip
    assert empty.post("/api/setup", json={"id": "eve", "password": PASSWORD}).status_code == 409
    assert [one["id"] for one in empty.get("/api/people").json()] == ["ada"]


def test_of_many_who_set_up_a_floor_at_once_one_does(empty: TestClient) -> None:
    def try_it(number: int) -> Any:
        return empty.post("/api/setup", json={"id": f"first-{number}", "password": PASSWORD}).status_code

    with ThreadPoolExecutor(6) as pool:
        codes = sorted(pool.map(try_it, range(6)))
    assert codes == [200, 409, 409, 409, 409, 409]


@pytest.mark.parametrize("password", ["", "short", "seven77", "x" * 201])
def test_a_password_has_8_to_200_characters(floor: TestClient, ready: Ready, password: str) -> None:
    client = _as(ready, floor, "administrator")
    made = client.post("/api/people", json={"id": "new", "role": "player", "password": password})
    assert made.status_code in (409, 422)
    assert password == "" or password not in made.text
    mine = client.post("/api/password", json={"old": PASSWORD, "new": password})
    assert mine.status_code in (409, 422)
    assert log_in(floor, "administrator").status_code == 200  # the old one holds
    assert "new" not in [one["id"] for one in client.get("/api/people").json()]


def test_a_floor_keeps_an_administrator(floor: TestClient, ready: Ready) -> None:
    client = _as(ready, floor, "administrator")
    for change in ({"role": "player"}, {"active": False}):
        assert "needs an administrator" in _says(client.patch("/api/people/administrator", json=change))
    assert client.get("/api/people").status_code == 200


# --- coming in -----------------------------------------------------------------------------------


def test_the_cookie_is_for_this_site_and_not_for_scripts(floor: TestClient) -> None:
    said = log_in(floor, "kim").headers["set-cookie"].lower()
    assert "httponly" in said
    assert "samesite=strict" in said
    assert "path=/" in said


def test_behind_tls_the_cookie_is_secure(prepare: Prepare) -> None:
    with TestClient(prepare(secure_cookies=True).app(), base_url="https://testserver") as client:
        assert "secure" in log_in(client, "kim").headers["set-cookie"].lower()


def test_a_wrong_password_and_an_unknown_name_are_told_alike(floor: TestClient) -> None:
    wrong, unknown = log_in(floor, "kim", "wrong password"), log_in(floor, "nobody", "wrong password")
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
    assert wrong.status_code == 401


def test_after_three_failures_whoever_guesses_from_there_waits_longer_and_longer(
    floor: TestClient, clock: Clock
) -> None:
    for _ in range(3):
        assert "do not fit" in _says(log_in(floor, "kim", "wrong password"))
    waits = []
    for _ in range(9):
        early = log_in(floor, "kim", "wrong password")
        assert (early.status_code, early.json()["code"]) == (429, "too-many")
        waits.append(early.json()["facts"]["seconds"])
        assert early.headers["retry-after"] == str(waits[-1])
        clock.wait(waits[-1] - 1)
        assert log_in(floor, "kim").status_code == 429  # the right one too: it says nothing about the guess
        clock.wait(1)
        assert "do not fit" in _says(log_in(floor, "kim", "wrong password"))
    assert waits == [15, 30, 60, 120, 240, 480, 960, 1800, 1800]
    assert log_in(floor, "lee").status_code == 200
    clock.wait(1800)
    assert log_in(floor, "kim").status_code == 200
    assert "do not fit" in _says(log_in(floor, "kim", "wrong password"))  # it begins anew


def test_failures_now_and_then_keep_nobody_waiting(floor: TestClient, clock: Clock) -> None:
    for _ in range(5):
        log_in(floor, "kim", "wrong password")
        clock.wait(16 * MINUTE)
    assert log_in(floor, "kim").status_code == 200


def test_guesses_that_come_all_at_once_count_as_much_as_one_by_one(floor: TestClient) -> None:
    def guess(number: int) -> str:
        return str(floor.post("/api/login", json={"id": "kim", "password": f"guess number {number}"}).json()["code"])

    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(guess, range(8)))
    assert said.count("wrong-password") == 3
    assert said.count("too-many") + said.count("busy") == 5


def test_the_demonstrations_logins_are_refused_where_there_is_no_demonstration(floor: TestClient) -> None:
    for role in Role:
        assert floor.post("/api/demo-login", json={"role": role}).status_code == 403
    assert COOKIE not in floor.cookies


def test_a_demonstration_makes_no_administrator(prepare: Prepare) -> None:
    with TestClient(prepare(demo=True, demo_speed=100).app()) as client:
        codes = {role.value: client.post("/api/demo-login", json={"role": role}).status_code for role in Role}
        assert codes == {role.value: 403 if role is Role.ADMINISTRATOR else 200 for role in Role}


# --- being away ----------------------------------------------------------------------------------


@pytest.mark.parametrize("guess", ["", "nobody's password", "a password of no use"])
def test_no_password_opens_a_guests_account(prepare: Prepare, guess: str) -> None:
    """Not even the one that unknown names are measured against."""
    with TestClient(prepare(demo=True, demo_speed=100).app()) as client:
        for role in ("player", "dealer"):
            me = client.post("/api/demo-login", json={"role": role}).json()["id"]
            answer = client.post("/api/login", json={"id": me, "password": guess})
            assert answer.status_code in (401, 422)


def test_a_player_is_logged_out_after_thirty_idle_minutes(floor: TestClient, ready: Ready, clock: Clock) -> None:
    client = _as(ready, floor, "kim")
    clock.wait(29 * MINUTE)
    assert client.get("/api/tables/felt").status_code == 200  # used: the time begins anew
    clock.wait(29 * MINUTE)
    assert client.get("/api/me").json()["id"] == "kim"
    clock.wait(2 * MINUTE)
    assert client.get("/api/me").json()["id"] == ""
    assert client.post("/api/tables/felt/commands", json={"id": "1", "command": "arrive"}).status_code == 401


@pytest.mark.parametrize("role", sorted(STAFF))
def test_staff_are_locked_after_five_idle_minutes_and_unlock_with_their_password(
    floor: TestClient, ready: Ready, clock: Clock, role: Role
) -> None:
    client = _as(ready, floor, role.value)
    clock.wait(4 * MINUTE)
    assert client.get("/api/tables/felt/card").status_code == 200
    clock.wait(5 * MINUTE + 1)
    assert client.get("/api/tables/felt/card").status_code == 423
    assert client.get("/api/me").json()["locked"] is True
    assert "staff" not in client.get("/api/tables/felt").json()["private"]  # locked, and sees what the public sees
    assert client.post("/api/unlock", json={"password": "wrong password"}).status_code == 401
    assert client.post("/api/unlock", json={"password": PASSWORD}).json()["locked"] is False
    assert client.get("/api/tables/felt/card").status_code == 200


def test_asking_who_one_is_keeps_nobody_from_growing_idle(floor: TestClient, ready: Ready, clock: Clock) -> None:
    client = _as(ready, floor, "dealer")
    for _ in range(6):
        clock.wait(MINUTE)
        client.get("/api/me")
    assert client.get("/api/me").json()["locked"] is True


def test_no_session_lasts_longer_than_twelve_hours(floor: TestClient, ready: Ready, clock: Clock) -> None:
    client = _as(ready, floor, "kim")
    for _ in range(12 * 3):
        clock.wait(20 * MINUTE)
        client.get("/api/tables/felt")
    assert client.get("/api/me").json()["id"] == "kim"
    clock.wait(1)
    assert client.get("/api/me").json()["id"] == ""


# --- open connections ----------------------------------------------------------------------------


def _live(client: TestClient, **headers: str) -> Any:
    return client.websocket_connect("/api/tables/felt/live", headers=headers)


def _closes(socket: Any) -> int:
    """The code that a socket is closed with, after whatever was still on its way."""
    while True:
        try:
            socket.receive_text()
        except WebSocketDisconnect as closed:
            return closed.code


def test_logging_out_closes_the_connections_of_that_session(floor: TestClient, ready: Ready) -> None:
    client = _as(ready, floor, "kim")
    with _live(client) as socket:
        client.post("/api/logout")
        assert _closes(socket) == 1008


@pytest.mark.parametrize("change", [{"role": "dealer"}, {"active": False}, "code"])
def test_another_role_a_code_or_no_way_in_closes_open_connections(floor: TestClient, ready: Ready, change: Any) -> None:
    client = _as(ready, floor, "kim")
    with _live(client) as socket:
        _as(ready, floor, "administrator")
        if change == "code":
            assert client.post("/api/people/kim/code").status_code == 200
        else:
            assert client.patch("/api/people/kim", json=change).status_code == 200
        assert _closes(socket) == 1008
    assert log_in(floor, "kim").status_code == (200 if "role" in change else 401)


def test_whoever_is_locked_or_idle_gives_no_command_over_an_open_connection(
    floor: TestClient, ready: Ready, clock: Clock
) -> None:
    client = _as(ready, floor, "supervisor")
    with _live(client) as socket:
        clock.wait(5 * MINUTE + 1)
        said = {"say": "command", "id": "1", "command": "notify-surveillance", "facts": {"about": "x"}}
        socket.send_json(said)
        assert _closes(socket) == 1008
    assert ready.head("felt")[0] == 0
    with pytest.raises(WebSocketDisconnect), _live(client) as socket:
        socket.receive_text()


def test_an_idle_players_open_connection_is_closed_when_the_table_moves_on(
    floor: TestClient, ready: Ready, clock: Clock
) -> None:
    """It watched all the time; watching is not using."""
    client = _as(ready, floor, "kim")
    with _live(client) as socket:
        clock.wait(30 * MINUTE + 1)
        _as(ready, floor, "supervisor")
        setup = client.get("/api/tables/felt/card").json()["setup"] | {"shoe": "dealing-shoe"}
        said = {"id": "1", "command": "open-table", "facts": {"setup": setup}}
        assert client.post("/api/tables/felt/commands", json=said).status_code == 200
        assert _closes(socket) == 1008


# --- other sites ---------------------------------------------------------------------------------

FOREIGN = ["https://evil.example", "null", "http://testserver.evil.example", "http://testserver:81", "http://[", "x"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_are_refused_over_http_and_over_sockets(
    floor: TestClient, ready: Ready, origin: str
) -> None:
    client = _as(ready, floor, "administrator")
    before = client.get("/api/people").json()
    evil = {"Origin": origin}
    person = {"id": "eve", "role": "administrator", "password": PASSWORD}
    assert client.post("/api/people", json=person, headers=evil).status_code == 403
    assert client.get("/api/people", headers=evil).status_code == 403
    assert client.post("/api/login", json={"id": "kim", "password": PASSWORD}, headers=evil).status_code == 403
    assert client.get("/api/people", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    with pytest.raises(WebSocketDisconnect), _live(client, **evil) as socket:
        socket.receive_text()
    assert client.get("/api/people").json() == before


def test_the_floors_own_pages_and_addresses_are_let_in(prepare: Prepare) -> None:
    ready = prepare(quick("felt", automatic=()), origins=("https://floor.example",))
    with TestClient(ready.app()) as client:
        for origin in ("http://testserver", "https://floor.example"):
            assert client.get("/api/me", headers={"Origin": origin}).status_code == 200


# --- other names (DNS rebinding) ------------------------------------------------------------------

OURS = ["localhost", "localhost:8040", "127.0.0.1", "127.0.0.1:8040", "[::1]:8040", "10.0.0.7:80", "FLOOR.example:443"]
NOT_OURS = [
    "evil.example", "evil.example:8040", "localhost.evil.example", "127.0.0.1.evil.example", "floor.example.evil", "",
    "evil.example@127.0.0.1", "127.0.0.1/evil.example", "[::1", "0x7f.1", "localhost,evil.example",
]  # fmt: skip


@pytest.fixture
def named(prepare: Prepare) -> Iterator[tuple[Ready, TestClient]]:
    ready = prepare(quick("felt", automatic=()), hosts=("floor.example",), origins=("https://other.example",))
    with TestClient(ready.app()) as client:
        yield ready, client


@pytest.mark.parametrize("host", NOT_OURS)
def test_a_name_of_another_site_that_leads_here_is_refused_whatever_origin_it_says(
    named: tuple[Ready, TestClient], host: str
) -> None:
    """To its browser that site's page is of our origin, so the Origin fits; the name does not."""
    ready, client = named
    cookie = {"Cookie": f"{COOKIE}={ready.tokens['administrator']}"}
    asked = {"Host": host, "Origin": f"http://{host}"} | cookie
    for path in ("/", "/api/me", "/api/people", "/health", "/web/lobby.js"):
        refused = client.get(path, headers=asked)
        assert (refused.status_code, refused.headers["x-content-type-options"]) == (421, "nosniff")
        assert "CROUPIER_HOSTS" in _says(refused)
    person = {"id": "eve", "role": "administrator", "password": PASSWORD}
    assert client.post("/api/people", json=person, headers=asked).status_code == 421
    with pytest.raises(WebSocketDisconnect) as closed, _live(client, **asked) as socket:
        socket.receive_text()
    assert closed.value.code == 1008
    assert "eve" not in [one["id"] for one in client.get("/api/people", headers=cookie).json()]


def test_the_floors_own_names_are_let_in(named: tuple[Ready, TestClient]) -> None:
    ready, client = named
    for host in (*OURS, "other.example"):
        assert client.get("/api/me", headers={"Host": host, "Origin": f"http://{host}"}).status_code == 200, host
    asked = {"Host": OURS[-1], "Origin": f"http://{OURS[-1]}"}
    _as(ready, client, "kim")
    with _live(client, **asked) as socket:
        assert socket.receive_json()["kind"] == "hello"
        client.post("/api/logout")
        assert _closes(socket) == 1008


def test_the_name_that_a_floor_listens_on_is_its_own() -> None:
    assert is_ours("pit.example:8040", Settings(host="pit.example"))
    assert not is_ours("pit.example:8040", Settings(host="0.0.0.0"))


# --- what is kept, and what is not ----------------------------------------------------------------


def test_no_password_and_no_token_is_in_the_logs_or_in_the_database(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(quick("felt", automatic=()))
    secret = "a password that nobody else has"
    with Running(ready, tmp_path, CROUPIER_LOG_LEVEL="debug") as floor:
        with floor.client("administrator") as client:
            person = {"id": "ann", "role": "player", "password": secret}
            assert client.post("/api/people", json=person).status_code == 200
            assert client.post("/api/people", json=person | {"role": secret}).status_code == 422
        with floor.client() as client:
            assert client.post("/api/login", json={"id": "ann", "password": secret + "?"}).status_code == 401
            assert client.post("/api/login", json={"id": "ann", "password": secret}).status_code == 200
            token = client.cookies[COOKIE]
            assert client.get("/api/me").json()["id"] == "ann"
        floor.stop()
        said = floor.errors()
    assert len(said) > 100
    files = [path.read_bytes() for path in tmp_path.glob("floor.db*") if path.is_file()]
    for hidden in (secret, token, PASSWORD, *ready.tokens.values()):
        assert hidden not in said
        assert not [data for data in files if hidden.encode() in data]


def test_a_person_of_several_sessions_logs_out_of_one(floor: TestClient, ready: Ready) -> None:
    client = _as(ready, floor, "kim")
    first = client.cookies[COOKIE]
    _as(ready, floor, "kim")
    client.post("/api/logout")
    client.cookies.clear()
    assert client.get("/api/me", headers={"Cookie": f"{COOKIE}={first}"}).json()["id"] == "kim"


def test_what_is_not_a_token_is_nobody(floor: TestClient) -> None:
    for token in ("", "x", "%00", "a" * 5_000, "\u00e9"):
        cookie = f"{COOKIE}={token}".encode("latin-1")
        assert floor.get("/api/me", headers={"Cookie": cookie}).json()["id"] == ""


def test_names_of_people_live_apart_from_their_accounts(floor: TestClient, ready: Ready) -> None:
    client = _as(ready, floor, "administrator")
    person = {"id": "p-17", "role": "player", "password": PASSWORD, "name": "Zoe Example"}
    assert client.post("/api/people", json=person).json()["name"] == "Zoe Example"
    shown = next(one for one in client.get("/api/people").json() if one["id"] == "p-17")
    assert shown | {"role": "player", "active": True, "name": "Zoe Example", "alias": ""} == shown
    with closing(ready.log()) as log:
        assert log.people() == {"p-17": "Zoe Example"}
