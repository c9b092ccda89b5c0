"""Those who watch the floor: health, figures, logs for machines, and what every page tells a browser."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from croupier import open_book
from croupier.floor import Done
from croupier.service.app import WEB
from croupier.service.people import People, Person
from croupier.service.roles import Role, actor_for
from croupier.service.room import Room, Watcher
from croupier.service.table_cards import Automatic
from croupier.service.web_floor import WebFloor
from croupier.service.wire import encode
from croupier.table import Actor
from croupier.table.records import PlaceWager
from croupier.table.views import view
from service.conftest import Prepare
from service.floors import Ready, Running, quick
from service.matrix import ROUTES
from service.pages import watch

HEADERS = ("content-security-policy", "x-content-type-options", "referrer-policy", "cache-control")
WRITTEN = (".html", ".js", ".css", ".svg", ".json")
ELSEWHERE = re.compile(r"(?:https?:)?//[a-z0-9-]+\.[a-z]", re.IGNORECASE)
# names, not addresses: nothing is fetched from them
NAMESPACES = ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml", "http://www.w3.org/1999/xlink")


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    card = quick("felt", "crown-sydney", "crown", automatic=())
    made = prepare(card)
    made.play(card)
    return made


@pytest.fixture
def floor(ready: Ready) -> Iterator[TestClient]:
    with TestClient(ready.app()) as client:
        yield client


def _figures(text: str) -> dict[str, float]:
    return {
        f"{sample.name}{sorted(sample.labels.values()) if sample.labels else ''}": sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_floor_in_health_says_so(floor: TestClient) -> None:
    told = floor.get("/health").json()
    heads = told.pop("heads")
    assert told == {"status": "ok", "database": "ok", "tables": 1, "troubled": [], "books": {}}
    assert heads == {"head": heads["head"], "at": heads["at"], "witness": "none", "waiting": 0, "sound": True}
    assert heads["head"] >= 1


def test_a_table_that_cannot_open_says_why_to_whoever_watches(prepare: Prepare, tmp_path: Path) -> None:
    ready = prepare(
        quick("felt", "crown-sydney", "crown", automatic=(Automatic.OPEN,), decks=3), quick("good", automatic=())
    )

    async def look(floor: Running) -> None:
        async with watch(floor, "felt") as page:
            await page.until(lambda: "cannot open" in page.view.get("trouble", ""))

    with Running(ready, tmp_path) as floor:
        asyncio.run(look(floor))


def test_commands_are_counted_by_what_became_of_them_over_sockets_and_http(ready: Ready, tmp_path: Path) -> None:
    wager = {"patron": "kim", "wager": "banker", "stake": 25_00}

    async def give(floor: Running) -> None:
        async with watch(floor, "felt", "kim") as kim:
            await kim.give("place-wager", wager, id="one")
            await kim.give("place-wager", wager, id="one")
            await kim.give("place-wager", wager | {"wager": "tie", "stake": 1}, id="two")
            await kim.give("place-wager", wager, id="three", version=1)
            await kim.give("no-such-command", {}, id="four")
            await kim.give("place-wager", wager, id="five", say="why")  # a question is no command
            with floor.client("kim") as client:
                client.post("/api/tables/felt/commands", json={"id": "six", "command": "place-wager", "facts": wager})

    with Running(ready, tmp_path) as floor:
        asyncio.run(give(floor))
        with floor.client() as client:
            answer = client.get("/metrics")
            assert answer.headers["content-type"].startswith("text/plain")
            found = _figures(answer.text)
    counted = {key: value for key, value in found.items() if key.startswith("croupier_commands_total")}
    assert counted == {
        "croupier_commands_total['done']": 2,
        "croupier_commands_total['again']": 1,
        "croupier_commands_total['refused']": 1,
        "croupier_commands_total['conflict']": 1,
        "croupier_commands_total['error']": 1,
    }
    assert found["croupier_command_seconds_count"] == 6
    assert found["croupier_tables"] == found["croupier_open_tables"] == 1
    assert found["croupier_entries"] == ready.head("felt")[0]


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_floor_writes_its_log_as_asked(ready: Ready, tmp_path: Path, form: str) -> None:
    with Running(ready, tmp_path, CROUPIER_LOG_FORMAT=form) as floor:
        floor.stop()
        lines = floor.errors().splitlines()
    assert lines
    if form == "json":
        told = [json.loads(line) for line in lines]
        assert all(one.keys() >= {"at", "level", "logger", "message"} for one in told)
        assert "Application startup complete." in [one["message"] for one in told]
    else:
        assert all(" INFO " in line for line in lines)


def test_every_answer_tells_the_browser_what_it_may_do_with_it(floor: TestClient) -> None:
    for route in ROUTES:
        answer = floor.request(route.method, route.at or route.path, json=route.body)
        missing = [header for header in HEADERS if header not in answer.headers]
        assert not missing, (route, missing)
        policy = answer.headers["content-security-policy"]
        assert re.search("default-src '(self|none)'", policy), route  # what was written to be read needs nothing of us
        assert "frame-ancestors 'none'" in policy
        assert not ELSEWHERE.search(policy)
        kept = not route.path.startswith("/api") or "/words/" in route.path  # pages and words: kept, and asked about
        stored = "no-cache" if kept else "no-store"
        assert answer.headers["cache-control"] == stored
    assert all(header in floor.get("/web/none.js").headers for header in HEADERS)
    too_large = floor.post("/api/login", content=b"x" * 100_000)
    assert all(header in too_large.headers for header in HEADERS)


def test_no_page_takes_anything_from_another_host() -> None:
    found = []
    for path in sorted(WEB.rglob("*")):
        if path.suffix in WRITTEN:
            text = path.read_text("utf-8")
            for name in NAMESPACES:
                text = text.replace(name, "")
            found += [f"{path.relative_to(WEB)}: {one.group()}" for one in ELSEWHERE.finditer(text)]
    assert not found


def test_files_outside_the_web_folder_are_not_served(floor: TestClient) -> None:
    for path in (
        "/web/../service/app.py",
        "/web/%2e%2e/service/app.py",
        "/web/..%2fservice/app.py",
        "/web//etc/passwd",
    ):
        assert floor.get(path).status_code in (400, 404, 405), path


def test_what_is_sent_is_the_tables_own_view_for_everyone_who_looks(ready: Ready) -> None:
    """Parts that were encoded for one person before are right for the next, and after the table has moved on."""
    book = open_book("crown-sydney")
    people = [("kim", Role.PLAYER), ("lee", Role.PLAYER), ("dealer", Role.DEALER), ("inspector", Role.INSPECTOR)]
    actors = [Actor("", ""), *(actor_for(book, person, role) for person, role in people)]

    async def look() -> int:
        house = WebFloor(ready.settings)
        room, looked = Room(house.floor, house.cards.all()[0], house.clock.now), 0
        room.load()
        for stake in (0, 25_00, 50_00):
            if stake:
                given = await room.give(
                    PlaceWager(f"w{stake}", actors[1], house.clock.now(), "kim", "banker", stake),
                )
                assert isinstance(given, Done)
            for actor in actors * 2:
                sent = json.loads(Watcher(room, actor, staff=True).view())  # what others see is in publicly.py
                wanted = view(room.table, book, actor)
                assert sent["shared"] == json.loads(encode(wanted.shared))
                assert sent["private"] == json.loads(encode(wanted.private))
                looked += 1
        await house.stop()
        return looked

    assert asyncio.run(look()) == 3 * 2 * len(actors)


def test_sessions_that_are_looked_up_together_end_one_by_one(ready: Ready) -> None:
    """Another process ends some of them without a word: a few seconds later they do not hold, and the others do."""
    now = [1_000_000.0]
    with closing(ready.log()) as log:
        people = People(log, ready.settings, now=lambda: now[0])
        account = Person("kim", Role.PLAYER)
        sessions = [people.open(account)[1] for _ in range(40)]
        assert all(people.holds(session) for session in sessions)
        another = People(log, ready.settings, now=lambda: now[0])
        for session in sessions[::3]:
            another.log_out(session)
        now[0] += 6
        assert [people.holds(session) for session in sessions] == [place % 3 != 0 for place in range(40)]
        now[0] += ready.settings.player_idle
        assert not any(people.holds(session) for session in sessions)
