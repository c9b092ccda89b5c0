"""The inspector's workspace over HTTP: each search against a second way through the same log, who may look, cards in
play, the commands of an inspector's account, verifications and exports."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from croupier import BOOKS, open_book
from croupier.automatic import AutomaticDealer
from croupier.day.whole import DayPlan, play_day
from croupier.floor import Floor as Tables
from croupier.floor import SealedTapes
from croupier.floor.recall import moments
from croupier.inspection.exceptions import EXCEPTIONS
from croupier.inspection.searching import VERSIONS
from croupier.service.access import COOKIE
from croupier.service.refused_acts import FILE
from croupier.store.copying import copy_streams
from croupier.store.keys import open_keys
from croupier.table.codec import COMMANDS
from patience import PATIENCE
from postgres import Address
from service.conftest import Prepare
from service.floors import Ready, Running, quick, until
from service.matrix import ladder
from service.test_matrix import _facts
from terminal import typed

CHECK = Path(__file__).parents[2] / "docs" / "check_export.py"
READERS = ("inspector", "manager", "administrator")
_numbers = count(1)


class Floor:
    """A floor with a day behind it, and whoever asks it."""

    def __init__(self, ready: Ready, client: TestClient) -> None:
        self.ready, self.client = ready, client

    def get(self, path: str, who: str = "inspector", **query: Any) -> httpx.Response:
        headers = {"Cookie": f"{COOKIE}={self.ready.tokens[who]}"} if who else {}
        answer: httpx.Response = self.client.get(f"/api/inspect/{path}", params=query, headers=headers)
        self.client.cookies.clear()
        return answer

    def json(self, path: str, **query: Any) -> Any:
        answer = self.get(path, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def found(self, **query: Any) -> list[dict[str, Any]]:
        """Every slice of a search."""
        hits: list[dict[str, Any]] = []
        after = ""
        while True:
            slice = self.json("search", after=after, **query)
            assert slice["broken"] == {}
            hits += slice["hits"]
            after = slice["next"]
            if not after:
                return hits

    def entries(self, **query: Any) -> set[tuple[str, int]]:
        hits = self.found(**query)
        found = {(one["stream"], one["entry"]) for one in hits}
        assert len(found) == len(hits), "something was found twice"
        return found


def _a_day(database: str | Path, keys: Path, tables: int) -> Ready:
    ready = Ready(database, keys)
    with closing(ready.log()) as log:
        plan = DayPlan(seed=7, date=date(2026, 2, 28), tables=tables, hours=1)
        play_day(plan, log, open_keys(ready.settings.keys_folder, create=True))
    return ready


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floor]:
    """Tables of every book, a tournament and a promotion; it is only asked, so all tests share it."""
    folder = tmp_path_factory.mktemp("day")
    ready = _a_day(folder / "floor.db", folder / "keys", 5)
    with TestClient(ready.app()) as client:
        yield Floor(ready, client)


# --- the second way: the rows as they lie in the database, read as plain JSON ------------------------

Row = tuple[str, int, dict[str, Any]]
WAGERS = ("wager", "wagers", "side_wagers")
MONEY = {
    *("stake", "profit", "commission", "returned", "excess", "amount", "chips", "cash", "owed", "collected", "paid"),
    *("minimum", "maximum", "rounding", "counts", "maximum_bank", "bank", "float", "fee", "buy_in", "value", "correct"),
}


@pytest.fixture(scope="module")
def rows(day: Floor) -> list[Row]:
    with closing(day.ready.log()) as log:
        return [(one.table, one.sequence, json.loads(one.body)) for name in log.tables() for one in log.entries(name)]


def _walk(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Every plain value with the key it stands under."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _walk(each, name)
    elif isinstance(value, list):
        for each in value:
            yield from _walk(each, key)
    else:
        yield key, value


def _having(rows: list[Row], test: Callable[[str, Any], bool]) -> set[tuple[str, int]]:
    return {(stream, number) for stream, number, body in rows if any(test(*one) for one in _walk(body))}


def _said(asked: str, *keys: str, besides: tuple[str, ...] = ()) -> Callable[[str, Any], bool]:
    """Whether a value is the one asked for, under one of these keys or under any but those."""
    return lambda key, value: bool(value == asked) and (key in keys if keys else key not in besides)


def _name(body: dict[str, Any]) -> str:
    return str(body["event"]).partition("/")[0]


# --- finding --------------------------------------------------------------------------------------


def test_everything_is_found_where_nothing_is_asked_for(day: Floor, rows: list[Row]) -> None:
    assert day.entries() == {(stream, number) for stream, number, _ in rows}
    assert len(rows) > 2_000


def test_by_time(day: Floor, rows: list[Row]) -> None:
    times = sorted(body["made"]["at"] for _, _, body in rows)
    since, until = times[len(times) // 3], times[len(times) // 2]
    expected = {(stream, number) for stream, number, body in rows if since <= body["made"]["at"] <= until}
    assert day.entries(since=since, until=until) == expected
    assert 0 < len(expected) < len(rows)
    assert day.entries(since=times[-1] + 1) == set()
    assert day.entries(until=times[0] - 1) == set()


def test_by_table_tournament_and_promotion(day: Floor, rows: list[Row]) -> None:
    streams = {one["stream"]: one["kind"] for one in day.json("lists")["streams"]}
    assert set(streams.values()) == {"table", "tournament", "promotion"}
    for stream in streams:
        assert day.entries(stream=stream) == {(name, number) for name, number, _ in rows if name == stream}


def test_by_coup_and_by_shoe(day: Floor) -> None:
    """Against the replay of the terminal, act by act."""
    with closing(day.ready.log()) as log:
        acts = [(one, entry.sequence) for one in moments(log, "star-1") for entry in one.act.entries]
    for coup in (1, 2, 17, acts[-1][0].coup):
        assert day.entries(stream="star-1", coup=coup) == {("star-1", at) for one, at in acts if one.coup == coup}
    for shoe in {one.shoe for one, _ in acts}:
        assert day.entries(stream="star-1", shoe=shoe) == {("star-1", at) for one, at in acts if one.shoe == shoe}
    seventh = {("star-1", at) for one, at in acts if one.shoe == 1 and one.before.shoe.coups == 6}
    assert day.entries(stream="star-1", shoe=1, within=7) == seventh
    assert seventh
    assert day.entries(stream="star-1", coup=10**9) == set()


def test_by_person(day: Floor, rows: list[Row]) -> None:
    patrons = {body["patron"] for _, _, body in rows if _name(body) == "patron-arrived"}
    for patron in sorted(patrons)[:5]:
        expected = _having(rows, _said(patron, besides=("command", "under")))
        assert day.entries(patron=patron) == expected
        assert len(expected) > 3
    assert day.entries(patron="nobody-of-that-name") == set()


def test_by_wager(day: Floor, rows: list[Row]) -> None:
    for wager in ("banker", "tie", "player-pair"):
        expected = _having(rows, _said(wager, "wager", "wagers", "side_wagers"))
        assert day.entries(wager=wager) == expected
        assert expected


@pytest.mark.parametrize("asked", ["6.1", "star-sydney:14", "11.2", "crown-sydney:11.7.1"])
def test_by_clause_and_its_parts(day: Floor, rows: list[Row], asked: str) -> None:
    def cites(key: str, value: Any) -> bool:
        if key not in ("under", "clauses", "emptied") or not isinstance(value, str) or ":" not in value:
            return False
        book, _, number = value.partition(":")
        whole = f"{book}:{number}" if ":" in asked else number
        return whole == asked or any(whole.startswith(asked + mark) for mark in ".(:/")

    expected = _having(rows, cites)
    assert day.entries(clause=asked) == expected
    assert expected or asked != "6.1"


def test_by_irregularity(day: Floor, rows: list[Row]) -> None:
    slips = {body["matter"]["slip"] for _, _, body in rows if _name(body) == "irregularity-reported"}
    assert slips
    for slip in slips:
        expected = _having(rows, _said(slip, "slip", "cause", "grounds"))
        assert day.entries(irregularity=slip) == expected
        assert expected


def test_by_amount(day: Floor, rows: list[Row]) -> None:
    """What a wager of exactly so much did; and everything at least so large, in fields typed here by hand."""
    stakes = sorted({value for _, _, body in rows for key, value in _walk(body) if key == "stake"})
    middle = stakes[len(stakes) // 2]
    placed = {
        (stream, number)
        for stream, number, body in rows
        if _name(body) == "wager-placed" and body["down"]["stake"] == middle
    }
    assert day.entries(least=middle, most=middle, event="wager-placed") == placed
    assert placed
    settled = {
        (stream, number)
        for stream, number, body in rows
        if _name(body) == "coup-settled"
        and any(key in MONEY and isinstance(value, int) and value >= 1_000_00 for key, value in _walk(body))
    }
    assert day.entries(least=1_000_00, event="coup-settled") == settled
    assert settled


@pytest.mark.parametrize("exceptions", sorted(EXCEPTIONS))
def test_exceptions_are_lists_of_their_own(day: Floor, rows: list[Row], exceptions: str) -> None:
    expected = {(stream, number) for stream, number, body in rows if _name(body) in EXCEPTIONS[exceptions]}
    assert day.entries(exceptions=exceptions) == expected


def test_every_exception_is_an_event_there_is() -> None:
    assert {name for kinds in EXCEPTIONS.values() for name in kinds} <= set(VERSIONS)


def test_all_that_is_asked_must_hold_at_once(day: Floor) -> None:
    voids = day.entries(exceptions="voids")
    clauses = {clause for one in day.found(exceptions="voids") for clause in one["clauses"]}
    assert voids
    for clause in sorted(clauses)[:4]:
        both = day.entries(exceptions="voids", clause=clause)
        assert both == voids & day.entries(clause=clause)
        assert both


def test_a_hit_says_who_acted_under_which_rank_and_where(day: Floor) -> None:
    ranks = {rank.name for book in BOOKS for rank in open_book(book).authority.rank}
    hits = day.found(exceptions="irregularities")
    assert {hit["rank_name"] for hit in hits} <= ranks
    for hit in hits[:6]:
        coup = day.json("coup", table=hit["stream"], coup=hit["coup"])
        assert (coup["shoe"], coup["within"]) == (hit["shoe"], hit["within"])
        step = next(step for step in coup["steps"] if step["first"] <= hit["entry"] <= step["last"])
        assert (step["by"], step["rank"], step["rank_name"]) == (hit["by"], hit["rank"], hit["rank_name"])
        assert hit["says"] in step["says"]
    chinese = day.found(exceptions="irregularities", language="zh")
    assert all(one["says"] != other["says"] for one, other in zip(hits, chinese, strict=True))


def test_on_postgresql_too(tmp_path: Path, postgres_address: Address) -> None:
    ready = _a_day(postgres_address(), tmp_path / "keys", 1)
    with TestClient(ready.app()) as client, closing(ready.log()) as log:
        floor = Floor(ready, client)
        there = [(one.table, one.sequence, json.loads(one.body)) for t in log.tables() for one in log.entries(t)]
        assert floor.entries() == {(stream, number) for stream, number, _ in there}
        on_banker = _having(there, lambda key, value: value == "banker" and key in WAGERS)
        assert floor.entries(wager="banker") == on_banker != set()
        coups = {("sydney-1", e.sequence) for m in moments(log, "sydney-1") if m.coup == 5 for e in m.act.entries}
        assert floor.entries(stream="sydney-1", coup=5) == coups
        times = sorted(body["made"]["at"] for _, _, body in there)
        late = {(stream, number) for stream, number, body in there if body["made"]["at"] >= times[-40]}
        assert floor.entries(since=times[-40]) == late
        assert _verified(floor)[-1]["outcome"] == "sound"


# --- one coup -------------------------------------------------------------------------------------


def test_a_coup_is_told_as_the_terminal_tells_it(day: Floor) -> None:
    for coup in (1, 9, 30):
        told = day.json("coup", table="canberra-1", coup=coup)
        where = ("--log", day.ready.settings.database)
        said = json.loads(typed("replay", "canberra-1", "--coup", str(coup), "--json", *where).out)
        assert (told["staked"], told["returned"], told["commission"]) == (
            said["staked"],
            said["returned"],
            said["commission"],
        )
        assert [told["first"], told["last"]] == said["entries"]
        assert told["hash"] == said["hash"]
        assert [step["by"] for step in told["steps"]] == [act["actor"]["id"] for act in said["acts"]]
        assert [step["rank"] for step in told["steps"]] == [act["actor"]["rank"] for act in said["acts"]]
        assert [sorted(step["clauses"]) for step in told["steps"]] == [sorted(act["clauses"]) for act in said["acts"]]
        last = told["steps"][-2]
        assert [card.upper() for card in last["player"]["cards"]] == said["player"]["cards"]
        in_shoe = day.json("coup", table="canberra-1", coup=f"{told['shoe']}/{told['within']}")
        assert in_shoe["coup"] == coup


def test_a_coup_is_exported_with_a_proof_that_others_check(day: Floor, tmp_path: Path) -> None:
    void = next(one for one in day.found(exceptions="voids") if one["event"] == "coup-voided")
    answer = day.get("export", table=void["stream"], coup=void["coup"])
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].endswith(f'{void["stream"]}-coup-{void["coup"]}.jsonl"')
    file = tmp_path / "coup.jsonl"
    file.write_bytes(answer.content)
    by_us = typed("verify", file)
    assert by_us.code == 0, by_us.out + by_us.err
    by_others = subprocess.run([sys.executable, str(CHECK), str(file)], capture_output=True, text=True, check=False)
    assert by_others.returncode == 0, by_others.stdout + by_others.stderr
    file.write_bytes(answer.content.replace(b"coup-voided/2", b"coup-voided/3"))
    assert file.read_bytes() != answer.content
    assert typed("verify", file).code != 0


# --- who, and what is not there ----------------------------------------------------------------------

PATHS = {
    "lists": {},
    "search": {},
    "coup": {"table": "star-1", "coup": "1"},
    "export": {"table": "star-1", "coup": "1"},
    "state": {},
    "refused": {},
    "clock": {},
    "verify": {"stream": "promotion:harbour-evening"},
}


@pytest.mark.parametrize("path", PATHS)
def test_only_those_who_inspect_or_manage_look(day: Floor, path: str) -> None:
    found = {role: day.get(path, role, **PATHS[path]).status_code for role in ("", *(day.ready.tokens))}
    others = {"dealer": 403, "supervisor": 403, "director": 403, "player": 403, "kim": 403, "lee": 403, "": 401}
    assert found == others | dict.fromkeys(READERS, 200)


BAD: list[tuple[str, dict[str, Any], int]] = [
    ("search", {"stream": "' OR 1=1 --"}, 404),
    ("search", {"stream": "../../etc/passwd"}, 404),
    ("search", {"patron": "'; DROP TABLE entries; --"}, 200),
    ("search", {"patron": "%"}, 200),
    ("search", {"patron": "\\"}, 200),
    ("search", {"patron": '"'}, 200),
    ("search", {"patron": "\x00"}, 200),
    ("search", {"clause": "(a+)+$"}, 200),
    ("search", {"clause": "("}, 200),
    ("search", {"irregularity": ".*"}, 200),
    ("search", {"patron": "x" * 201}, 422),
    ("search", {"coup": 10**30}, 422),
    ("search", {"coup": -1}, 422),
    ("search", {"since": 2**80}, 422),
    ("search", {"least": "1e9"}, 422),
    ("search", {"exceptions": "__class__"}, 422),
    ("search", {"event": "no-such-event"}, 200),
    ("search", {"after": "5@nowhere"}, 422),
    ("search", {"after": "٣@star-1"}, 422),
    ("search", {"after": "999999999999999@star-1"}, 200),
    ("search", {"language": "xx"}, 404),
    ("coup", {"table": "star-1", "coup": "0"}, 404),
    ("coup", {"table": "star-1", "coup": "999999999"}, 404),
    ("coup", {"table": "star-1", "coup": "1/999999"}, 404),
    ("coup", {"table": "star-1", "coup": "1/2/3"}, 422),
    ("coup", {"table": "star/1", "coup": "1"}, 404),
    ("coup", {"table": "tournament:day-cup", "coup": "1"}, 404),
    ("coup", {"table": "promotion:harbour-evening", "coup": "1"}, 404),
    ("export", {"table": "../keys", "coup": "1"}, 404),
    ("export", {"table": "tournament:day-cup", "coup": "1"}, 404),
    ("verify", {"stream": "no such"}, 404),
    ("refused", {"before": 10**12}, 422),
]


@pytest.mark.parametrize(("path", "query", "status"), BAD)
def test_what_makes_no_sense_is_answered_and_harms_nothing(
    day: Floor, path: str, query: dict[str, Any], status: int
) -> None:
    answer = day.get(path, **query)
    assert answer.status_code == status, answer.text
    if status == 200:
        assert not [one for one in answer.json()["hits"] if "after" not in query or one["stream"] == "star-1"]
    else:
        assert answer.json()["code"]
        assert "Traceback" not in answer.text
        assert day.ready.settings.keys not in answer.text


def test_one_answer_is_never_larger_than_a_hundred_events(day: Floor) -> None:
    first = day.json("search", wager="banker")
    assert 0 < len(first["hits"]) <= 100
    assert first["next"]
    second = day.json("search", wager="banker", after=first["next"])
    assert not {one["entry"] for one in first["hits"]} & {
        one["entry"] for one in second["hits"] if one["stream"] == first["hits"][0]["stream"]
    }


def test_the_state_is_that_of_the_log(day: Floor) -> None:
    state = day.json("state")
    with closing(day.ready.log()) as log:
        heads = {name: log.head(name) for name in log.tables()}
        assert {one["stream"]: (one["entries"], one["hash"]) for one in state["streams"]} == {
            name: (head.sequence, head.hash.hex()) for name, head in heads.items()
        }
        assert [one["edition"] for one in state["editions"]] == list(log.editions())
        assert state["house"] == log.house_end().number
    assert all(one["signed"] and not one["broken"] for one in state["streams"])


# --- verifying ------------------------------------------------------------------------------------


def _lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line.removeprefix("data: ")) for line in text.splitlines() if line.startswith("data: ")]


def _verified(floor: Floor, **query: Any) -> list[dict[str, Any]]:
    answer = floor.get("verify", **query)
    assert answer.status_code == 200, answer.text
    return _lines(answer.text)


def test_a_verification_tells_how_far_it_is_and_what_it_found(day: Floor) -> None:
    lines = _verified(day)
    assert lines[-1] == {"told": "end", "outcome": "sound", "findings": 0, "vouched": lines[-1]["vouched"]}
    through = [one["through"] for one in lines if one["told"] == "progress"]
    assert through == sorted(through)
    assert len(through) > 3
    with closing(day.ready.log()) as log:
        assert [one["stream"] for one in lines if one["told"] == "stream"] == list(log.tables())
    assert [one["stream"] for one in _verified(day, stream="star-1") if one["told"] == "stream"] == ["star-1"]


def test_an_altered_log_is_found_told_and_still_searched(tmp_path: Path) -> None:
    ready = Ready(tmp_path / "floor.db", tmp_path / "keys", [card := quick("felt", automatic=())])
    ready.play(card, then=_two_coups)

    def alter(connection: Any) -> None:
        connection.exec_driver_sql(
            "UPDATE entries SET body = replace(body, '\"stake\":10000', '\"stake\":20000')"
            " WHERE table_id = 'felt' AND body LIKE '%wager-placed%'"
        )

    with TestClient(ready.app()) as client:
        with closing(ready.log()) as log:
            log.drop_snapshots("felt")
            log.writes(alter)
        floor = Floor(ready, client)
        lines = _verified(floor)
        assert lines[-1]["outcome"] == "wrong"
        assert {one["kind"] for one in lines if one["told"] == "finding"} >= {"chain-broken"}
        assert str(tmp_path) not in json.dumps(lines)
        slice = floor.json("search", wager="banker")
        assert slice["hits"]
        assert "felt" in slice["broken"]


def test_two_verifications_at_once_and_one_that_nobody_watches_any_more(tmp_path: Path, day: Floor) -> None:
    """The second is told who watches; whoever logs out ends theirs, and the place is free again."""
    ready = day.ready
    copy = Ready(tmp_path / "floor.db", tmp_path / "keys")
    with closing(ready.log()) as log, closing(copy.log()) as other:
        copy_streams(log, other)
    with Running(copy, tmp_path) as floor, floor.client("inspector") as first, floor.client("manager") as second:
        with first.stream("GET", "/api/inspect/verify") as watched:
            lines = watched.iter_lines()
            assert next(line for line in lines if line.startswith("data: "))
            refused = second.get("/api/inspect/verify")
            assert refused.status_code == 409
            assert refused.json()["code"] == "verifying"
            assert refused.json()["facts"] == {"by": "inspector"}
            with floor.client("inspector") as same:
                assert same.post("/api/logout").status_code < 300
            assert not any('"told":"end"' in line for line in lines)
        until(lambda: second.get("/api/inspect/state").json()["verifying"] == "", "the place is not free")
        with second.stream("GET", "/api/inspect/verify", params={"stream": "star-1"}) as again:
            assert any('"outcome":"sound"' in line for line in again.iter_lines())
        assert first.get("/api/inspect/state").status_code == 401


# --- cards in play, and secret wagers -----------------------------------------------------------------


def _two_coups(dealer: AutomaticDealer) -> None:
    for stake in (100_00, 250_00):
        dealer.say("place-wager", patron="kim", wager="banker", stake=stake)
        dealer.advance(deal=True)


@pytest.mark.parametrize("face", ["up", "down"])
def test_no_card_of_a_shoe_in_play_is_told_before_it_lies_open(prepare: Prepare, face: str) -> None:
    """After each card of a virtual shoe every route is asked: what they tell is what lies open, and no more."""
    card = quick("felt", "crown-sydney", "crown", automatic=(), face=face)
    ready = prepare(card)
    for drawn in (1, 2, 4):

        def deal(dealer: AutomaticDealer, drawn: int = drawn) -> None:
            dealer.say("place-wager", patron="kim", wager="banker", stake=100_00)
            dealer.advance(deal=True, until=lambda: dealer.table.coup.drawn >= drawn)

        if drawn == 1:
            ready.play(card, then=deal)
        else:
            _go_on(ready, "felt", deal)
        lies = ready.table("felt").coup
        assert lies.drawn == drawn
        with TestClient(ready.app()) as client:
            floor = Floor(ready, client)
            coup = floor.json("coup", table="felt", coup="1")
            for side, hand in (("player", lies.player), ("banker", lies.banker)):
                open_ones = [str(one.card) if one.exposed else None for one in hand]
                assert coup["steps"][-1][side]["cards"] == open_ones
            assert coup["hands"] == ""
            assert not coup["complete"]
            hidden = [one.card for one in (*lies.player, *lies.banker) if not one.exposed and one.card is not None]
            hits = floor.found(event="card-drawn")
            assert len(hits) == drawn
            for one in hidden:
                assert not any(f" {one}" in f" {hit['says']}" for hit in hits)
            refused = floor.get("export", table="felt", coup="1")
            assert (refused.status_code, refused.json()["code"]) == (409, "coup-not-over")
            everything = "".join(
                floor.get(path, **query).text
                for path, query in PATHS.items()
                if path not in ("coup", "export", "verify")
            )
        with closing(ready.log()) as log:
            for commitment, sealed in log.tapes():
                assert sealed.hex() not in everything
                assert commitment not in everything.replace(commitment[:16], "")
    assert bool(hidden) or face == "up" or all(one.card is None for one in lies.player if not one.exposed)


def _go_on(ready: Ready, table: str, then: Callable[[AutomaticDealer], None]) -> None:
    """As the machine goes on at a table that was left."""
    keys = open_keys(ready.settings.keys_folder)
    with closing(ready.log()) as log:
        floor = Tables(log, keys)
        desk = floor.desk(table, quick(table, "crown-sydney", "crown").rulebook())
        then(AutomaticDealer(desk, tapes=SealedTapes(log, keys.tape_key), clock=floor.clock().now))
        floor.close()


# --- what an inspector's account can do ---------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_an_inspector_gives_no_command_but_those_the_book_gives_them(prepare: Prepare, book: str) -> None:
    """Every command there is, sent in earnest: what is not theirs is refused, and the table is as it was."""
    card = quick("felt", book, automatic=())
    ready = prepare(card)
    ready.play(card)
    head, theirs = ready.head("felt"), {name for name in COMMANDS if ladder(book).may("inspector", name)}
    with TestClient(ready.app()) as client:
        cookie = {"Cookie": f"{COOKIE}={ready.tokens['inspector']}"}
        became = {}
        for name, kind in COMMANDS.items():
            said = {"id": f"i{next(_numbers)}", "command": name, "facts": _facts(kind, "inspector")}
            answer = client.post("/api/tables/felt/commands", json=said, headers=cookie)
            became[name] = "done" if answer.status_code == 200 else answer.json().get("refused", {}).get("reason", "")
        assert {name for name, answer in became.items() if answer == "done"} <= theirs
        if not theirs:
            assert ready.head("felt") == head
        refused = Floor(ready, client).json("refused", patron="inspector")
    given = {"star-sydney": {"order-check"}, "canberra": {"review-dispute"}}
    assert theirs == given.get(book, set())
    assert refused
    assert {one["by"] for one in refused} == {"inspector"}


def test_refused_acts_are_kept_told_and_filtered_and_only_for_those_who_inspect(prepare: Prepare) -> None:
    card = quick("felt", "star-sydney", automatic=())
    ready = prepare(card)
    ready.play(card)
    with TestClient(ready.app()) as client:

        def give(who: str, command: str, **facts: Any) -> int:
            said = {"id": f"r{next(_numbers)}", "command": command, "facts": facts}
            headers = {"Cookie": f"{COOKIE}={ready.tokens[who]}"}
            return int(client.post("/api/tables/felt/commands", json=said, headers=headers).status_code)

        assert give("kim", "place-wager", patron="kim", wager="banker", stake=1_00) == 422
        assert give("dealer", "close-table") == 422
        assert give("kim", "place-wager", patron="kim", wager="banker", stake=100_00) == 200
        floor = Floor(ready, client)
        kept = floor.json("refused")
        assert [(one["by"], one["command"]) for one in kept] == [("dealer", "close-table"), ("kim", "place-wager")]
        assert kept[1]["reason"] == "below-minimum"
        assert "$5" in kept[1]["says"]
        assert kept[1]["clauses"]
        assert floor.json("refused", patron="kim") == kept[1:]
        assert floor.json("refused", clause=kept[0]["clauses"][0])[0] == kept[0]
        assert floor.json("refused", since=kept[0]["at"] + 1_000_000) == []
        assert floor.json("refused", stream="elsewhere") == []
        assert floor.json("refused", language="zh")[1]["says"] != kept[1]["says"]
        assert give("dealer", "close-table") == 422
        (ready.settings.keys_folder / FILE).open("ab").write(b"no line at all\n")
        assert len(floor.json("refused")) == 3
    ready.verify()


def test_too_many_who_look_at_once_are_asked_to_come_back(day: Floor) -> None:
    """And the tables are asked meanwhile."""
    found: list[int] = []

    def look() -> None:
        found.append(day.get("search", least=1, language="zh").status_code)

    threads = [threading.Thread(target=look) for _ in range(40)]
    for thread in threads:
        thread.start()
    assert day.client.get("/api/tables").status_code == 200
    for thread in threads:
        thread.join(PATIENCE)
    assert set(found) <= {200, 503}
    assert 200 in found
    assert day.json("lists")["streams"]
