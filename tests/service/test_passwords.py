"""Passwords of one's own choosing, one-time codes, who waits for whom at the door, and what a floor remembers of it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

from croupier.service.access import COOKIE, DEVICE
from croupier.service.guesses import ACCOUNT, FLOOR, Brake, Client, Guesses, by_address
from croupier.service.lanes import Busy, Lane
from croupier.service.passwords import is_code, new_code, refusal_of, sealed_code
from croupier.service.people import LoginRefused, People
from service.cheap import CHEAP
from service.conftest import Prepare
from service.doorways import Clock, log_in
from service.floors import PASSWORD, Ready
from terminal import typed

BETTER = "umbrella kettle seventeen"
OFFICE, ELSEWHERE = Client("192.0.2.7"), Client("198.51.100.9")


def code_for(floor: TestClient, person: str) -> str:
    assert log_in(floor, "administrator").status_code == 200
    return str(floor.post(f"/api/people/{person}/code").json()["code"])


# --- what may be a password -----------------------------------------------------------------------


@pytest.mark.parametrize("password", ["password", "Passw0rd", "12345678", "qwertyuiop", "iloveyou", "aaaaaaaaaa"])
def test_passwords_that_are_tried_first_are_refused(password: str) -> None:
    unfit = refusal_of(password, "kim")
    assert unfit is not None
    assert (unfit.code, unfit.facts) == ("weak-password", {"why": "common"})


def test_a_password_does_not_contain_the_id() -> None:
    unfit = refusal_of("my name is ADA and that is all", "ada")
    assert unfit is not None
    assert unfit.facts == {"why": "id"}
    assert refusal_of("my name is somebody", "a") is None  # too short an id to matter
    assert refusal_of(BETTER, "ada") is None


def test_one_s_own_password_needs_the_old_one_and_ends_every_other_session(floor: TestClient) -> None:
    log_in(floor, "kim")
    other = floor.cookies[COOKIE]
    log_in(floor, "kim")
    mine = floor.cookies[COOKIE]
    assert floor.post("/api/password", json={"old": "not this one", "new": BETTER}).status_code == 401
    assert floor.post("/api/password", json={"new": BETTER}).status_code == 401
    assert floor.post("/api/password", json={"old": PASSWORD, "new": BETTER}).json()["id"] == "kim"
    assert floor.get("/api/me").json()["id"] == "kim"
    assert floor.cookies[COOKIE] not in (mine, other)
    for old in (mine, other):  # a copy of the very cookie that changed it, too
        floor.cookies.clear()
        assert floor.get("/api/me", headers={"Cookie": f"{COOKIE}={old}"}).json()["id"] == ""
    assert log_in(floor, "kim").status_code == 401
    assert log_in(floor, "kim", BETTER).status_code == 200


# --- one-time codes -------------------------------------------------------------------------------


def test_a_code_opens_the_account_once_and_nothing_else_is_done_before_a_password_is_chosen(
    floor: TestClient,
) -> None:
    code = code_for(floor, "dealer")
    shown = next(one for one in floor.get("/api/people").json() if one["id"] == "dealer")
    assert shown["code_until"] > 0
    assert code not in floor.get("/api/people").text
    assert log_in(floor, "dealer").status_code == 401  # the old password is gone
    me = log_in(floor, "dealer", code.lower().replace("-", " ")).json()
    assert (me["id"], me["must_choose"], me["locked"]) == ("dealer", True, True)
    assert floor.get("/api/me").json()["must_choose"] is True
    assert floor.get("/api/tables/felt/card").json()["code"] == "change-password"
    assert "staff" not in floor.get("/api/tables/felt").json()["private"]
    assert floor.post("/api/unlock", json={"password": code}).status_code == 401
    assert floor.post("/api/password", json={"new": "password1"}).json()["code"] == "weak-password"
    assert floor.post("/api/password", json={"new": BETTER}).json()["must_choose"] is False
    assert floor.get("/api/tables/felt/card").status_code == 200
    assert log_in(floor, "dealer", code).status_code == 401
    assert log_in(floor, "dealer", BETTER).status_code == 200


def test_an_account_may_be_made_with_a_code(floor: TestClient) -> None:
    log_in(floor, "administrator")
    made = floor.post("/api/people", json={"id": "new", "role": "player"}).json()
    assert made["code"]
    assert made["code_until"] == (1_790_000_000 + 24 * 60 * 60) * 1000
    with_password = {"id": "newer", "role": "player", "password": BETTER}
    assert floor.post("/api/people", json=with_password).json()["code"] == ""
    assert log_in(floor, "new", made["code"]).json()["must_choose"] is True


def test_whoever_used_a_code_has_ten_minutes_to_choose(floor: TestClient, clock: Clock) -> None:
    log_in(floor, "kim", code_for(floor, "kim"))
    clock.now += 9 * 60
    assert floor.get("/api/me").json()["must_choose"] is True
    clock.now += 61
    assert floor.get("/api/me").json()["id"] == ""
    assert floor.post("/api/password", json={"new": BETTER}).status_code == 401


def test_a_code_is_not_kept_in_the_clear_and_no_two_are_alike() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    code = codes.pop()
    kept = sealed_code(code, 1000)
    assert code not in kept
    assert is_code(code, kept, 999)
    assert not is_code(code, kept, 1000)
    assert not is_code("", kept, 999)
    assert not is_code(code, "", 999)


def test_the_house_log_tells_of_codes_and_changes_and_the_log_verifies(floor: TestClient, ready: Ready) -> None:
    code = code_for(floor, "kim")
    log_in(floor, "kim", code)
    floor.post("/api/password", json={"new": BETTER})
    with closing(ready.log()) as log:
        told = [entry.note for entry in log.house_log()]
    kinds = [note.kind for note in told if note.facts.get("account") == "kim"]
    assert kinds[-4:] == ["code-given", "code-used", "logged-in", "password-changed"]
    assert code not in str(told)
    assert typed("verify", ready.settings.database, "--keys", ready.settings.keys_folder).code == 0


# --- who waits ------------------------------------------------------------------------------------


@pytest.fixture
def people(ready: Ready, clock: Clock) -> Iterator[People]:
    with closing(ready.log()) as log:
        yield People(log, ready.settings, now=clock, hasher=CHEAP)


def refused(people: People, id: str, client: Client, password: str = "a guess of no use") -> LoginRefused:
    with pytest.raises(LoginRefused) as caught:
        people.log_in(id, password, client)
    return caught.value


def test_a_brake_is_free_at_first_and_doubles_to_its_longest() -> None:
    brake = Brake(free=2, first=10, longest=60, memory=100)
    assert [brake.opens(failures, last=1000) for failures in range(8)] == [0, 0, 1010, 1020, 1040, 1060, 1060, 1060]
    assert brake.opens(10**6, last=1000) == 1060


def test_who_was_here_before_is_not_kept_out_by_strangers(people: People, clock: Clock) -> None:
    device = people.log_in("administrator", PASSWORD, OFFICE).device
    for number in range(ACCOUNT.free):
        assert refused(people, "administrator", Client(f"203.0.113.{number}")).code == "wrong-password"
    fresh = refused(people, "administrator", ELSEWHERE, PASSWORD)
    assert (fresh.code, fresh.facts["seconds"]) == ("too-many", 15)
    assert people.log_in("administrator", PASSWORD, OFFICE).session.account.id == "administrator"
    elsewhere = Client(ELSEWHERE.address, device)
    assert people.log_in("administrator", PASSWORD, elsewhere).device == device
    assert people.log_in("lee", PASSWORD, ELSEWHERE)  # another account, from an address that did nothing


def test_a_device_is_told_from_others_at_its_address(people: People) -> None:
    device = people.log_in("dealer", PASSWORD, OFFICE).device
    for _ in range(3):
        refused(people, "dealer", OFFICE)
    assert refused(people, "dealer", OFFICE, PASSWORD).code == "too-many"
    assert people.log_in("dealer", PASSWORD, Client(OFFICE.address, device))
    assert refused(people, "dealer", Client(OFFICE.address, "a token of one's own"), PASSWORD).code == "too-many"


def test_whoever_was_here_before_never_waits_longer_than_a_minute(people: People, clock: Clock) -> None:
    people.log_in("kim", PASSWORD, OFFICE)
    longest = 0
    for _ in range(12):
        error = refused(people, "kim", OFFICE)
        if error.code == "too-many":
            seconds = error.facts["seconds"]
            assert isinstance(seconds, int)
            longest = max(longest, seconds)
            clock.now += seconds
    assert longest == 60


def test_a_code_gets_its_owner_in_whatever_strangers_do(people: People) -> None:
    for number in range(ACCOUNT.free):
        refused(people, "kim", Client(f"203.0.113.{number}"))
    code = people.give_code("kim").code
    for number in range(ACCOUNT.free):  # and again, after the reset
        refused(people, "kim", Client(f"203.0.113.{number}"))
    assert refused(people, "kim", ELSEWHERE).code == "too-many"
    assert people.log_in("kim", code, ELSEWHERE).session.must_choose


def test_a_reset_clears_what_counted_against_an_account(people: People) -> None:
    for _ in range(3):
        refused(people, "kim", OFFICE)
    assert refused(people, "kim", OFFICE).code == "too-many"
    people.give_code("kim")
    assert refused(people, "kim", OFFICE).code == "wrong-password"


def test_a_restart_and_another_worker_forgive_nothing(prepare_either: Prepare, clock: Clock) -> None:
    ready = prepare_either()
    with closing(ready.log()) as one, closing(ready.log()) as two:
        first, second = (People(log, ready.settings, now=clock, hasher=CHEAP) for log in (one, two))
        refused(first, "kim", OFFICE)
        refused(second, "kim", OFFICE)
        refused(first, "kim", OFFICE)
        assert refused(second, "kim", OFFICE, PASSWORD).code == "too-many"
    with closing(ready.log()) as again:
        after = People(again, ready.settings, now=clock, hasher=CHEAP)
        assert refused(after, "kim", OFFICE, PASSWORD).code == "too-many"


def test_the_whole_floor_slows_strangers_and_nobody_else(people: People, ready: Ready, clock: Clock) -> None:
    people.log_in("kim", PASSWORD, OFFICE)
    with closing(ready.log()) as log:
        rows = [f"('nobody-{number}', {int(clock.now)}, 'x{number}', 1, 1)" for number in range(FLOOR.free)]
        said = f"INSERT INTO login_failures (account, at, client, stranger, counts) VALUES {', '.join(rows)}"
        log.writes(lambda connection: connection.execute(text(said)))
    assert refused(people, "lee", ELSEWHERE, PASSWORD).facts["seconds"] == 1
    assert people.log_in("kim", PASSWORD, OFFICE)
    clock.now += 1
    assert people.log_in("lee", PASSWORD, ELSEWHERE)


def test_addresses_of_one_site_count_as_one() -> None:
    assert by_address("2001:db8:1:2::1") == by_address("2001:db8:1:2:ffff::9")
    assert by_address("2001:db8:1:3::1") != by_address("2001:db8:1:2::1")
    assert by_address("::ffff:192.0.2.7") == by_address("192.0.2.7") != by_address("192.0.2.8")
    assert by_address("") != by_address("testclient")


def test_who_is_known_is_forgotten_after_ninety_days(people: People, ready: Ready, clock: Clock) -> None:
    device = people.log_in("kim", PASSWORD, OFFICE).device
    with closing(ready.log()) as log:
        guesses = Guesses(log, ready.settings, clock)
        assert guesses.caller("kim", OFFICE).known
        assert guesses.caller("kim", Client("", device)).known
        assert not guesses.caller("lee", Client(OFFICE.address, device)).known
        clock.now += 91 * 24 * 60 * 60
        assert not guesses.caller("kim", Client(OFFICE.address, device)).known
        people.sweep()
        assert log.reads(lambda one: one.scalar(text("SELECT count(*) FROM known_clients"))) == 0


def test_the_token_of_a_device_is_kept_as_a_digest_and_not_taken_from_whoever_made_one_up(floor: TestClient) -> None:
    floor.cookies.clear()
    floor.cookies.set(DEVICE, "made-up")
    answer = floor.post("/api/login", json={"id": "kim", "password": PASSWORD})
    given = answer.cookies[DEVICE]
    assert given != "made-up"
    assert "httponly" in answer.headers["set-cookie"].lower()
    again = floor.post("/api/login", json={"id": "lee", "password": PASSWORD})
    assert again.cookies[DEVICE] == given


def test_failures_of_an_older_database_are_kept_and_lock_nobody_out(tmp_path: Path, clock: Clock) -> None:
    """As 0.6 had them: three of them locked an account."""
    ready = Ready(tmp_path / "floor.db", tmp_path / "keys")
    with closing(ready.log()) as log:
        for said in (
            "DROP TABLE login_failures",
            "DROP TABLE known_clients",
            "DROP TABLE aliases",
            "DROP TABLE refused_claims",
            "DROP TABLE ranks",
            "DROP TABLE own_limits",
            "DROP TABLE own_stakes",
            "DROP TABLE packs",
            "DROP TABLE packed_ids",
            "DROP TABLE dictionaries",
            "CREATE TABLE failed_logins (number INTEGER NOT NULL, account TEXT NOT NULL, at INTEGER NOT NULL,"
            " PRIMARY KEY (number)) STRICT",
            f"INSERT INTO failed_logins (account, at) VALUES ('kim', {int(clock.now)}), ('kim', {int(clock.now)}),"
            f" ('kim', {int(clock.now)})",
            "UPDATE alembic_version SET version_num = '0003'",
        ):
            log.writes(lambda connection, said=said: connection.execute(text(said)))  # type: ignore[misc]
    with closing(ready.log()) as log:
        count = log.reads(lambda one: one.scalar(text("SELECT count(*) FROM login_failures WHERE account = 'kim'")))
        assert count == 3
        assert People(log, ready.settings, now=clock, hasher=CHEAP).log_in("kim", PASSWORD, OFFICE)


# --- lanes ----------------------------------------------------------------------------------------


def test_a_lane_does_few_things_at_once_and_refuses_when_too_many_wait() -> None:
    now, most, lock = 0, 0, threading.Lock()

    def work() -> None:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.01)
        with lock:
            now -= 1

    async def all_at_once() -> list[Any]:
        lane = Lane("test", at_once=2, waiting=6, each=3)
        asked = [lane.do(f"client-{number % 10}", work) for number in range(40)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert await lane.do("client-1", lambda: "later") == "later"
        lane.close()
        return answers

    answers = asyncio.run(all_at_once())
    assert most <= 2
    assert sum(isinstance(one, Busy) for one in answers) == 32
    assert sum(one is None for one in answers) == 8


def test_one_client_does_not_take_the_whole_lane() -> None:
    async def two() -> tuple[list[Any], Any]:
        lane = Lane("test", at_once=1, waiting=6, each=2)
        flood = [asyncio.ensure_future(lane.do("flood", lambda: time.sleep(0.01))) for _ in range(20)]
        await asyncio.sleep(0)
        other = await lane.do("other", lambda: "in")
        answers = await asyncio.gather(*flood, return_exceptions=True)
        lane.close()
        return answers, other

    answers, other = asyncio.run(two())
    assert other == "in"
    assert sum(isinstance(one, Busy) for one in answers) == 18
