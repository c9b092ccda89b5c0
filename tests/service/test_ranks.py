"""Ranks of the books' own ladders: granted and taken, by book and by table, by whom, and from which command on."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from croupier.service.access import COOKIE
from croupier.service.people import People
from croupier.service.roles import Role
from croupier.store.house import HouseNote
from croupier.store.ranks import NOTES
from promotions import HOUR
from service.cheap import CHEAP
from service.conftest import AtEither, Prepare
from service.floors import PASSWORD, Ready, Running, quick
from service.pages import watch
from service.promotion_floors import HARBOUR, promote
from service.tournament_floors import CUP, hold
from terminal import typed

BOOK = "crown-sydney"
CARD, OTHER = quick("felt", BOOK, "crown", automatic=()), quick("fell", BOOK, "crown", automatic=())
_ids = count(1)


def _as(ready: Ready, person: str) -> dict[str, str]:
    return {"Cookie": f"{COOKIE}={ready.tokens[person]}"}


def grant(ready: Ready, client: Any, by: str, person: str, rank: str, table: str = "", book: str = BOOK) -> Any:
    said = {"book": book, "table": table, "rank": rank}
    return client.patch(f"/api/people/{person}/rank", json=said, headers=_as(ready, by))


def limits(maximum: int) -> dict[str, Any]:
    """Of an Area Manager, by 7.5: a higher maximum needs no notice."""
    return {"limits": {"minimum": 5_00, "maximum": maximum}}


def give(ready: Ready, client: Any, person: str, command: str, facts: dict[str, Any], table: str = "felt") -> Any:
    said = {"id": f"r{next(_ids)}", "command": command, "facts": facts}
    return client.post(f"/api/tables/{table}/commands", json=said, headers=_as(ready, person)).json()


def notes(ready: Ready) -> list[HouseNote]:
    with closing(ready.log()) as log:
        return [entry.note for entry in log.house_log() if entry.note.kind in NOTES]


def _played(made: Ready) -> Ready:
    for card in (CARD, OTHER):
        made.play(card)
    return made


@pytest.fixture
def ready(prepare_either: Prepare) -> Ready:
    return _played(prepare_either(CARD, OTHER))


@pytest.fixture(scope="module")
def unchanged(at_either: AtEither) -> Ready:
    """For tests of what is refused: every one of them shows that nothing was noted."""
    return _played(at_either(CARD, OTHER))


def test_a_rank_counts_from_the_next_command_on_and_no_further(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        low = give(ready, client, "dealer", "change-limits", limits(6_000_00))["refused"]
        assert (low["reason"], low["facts"]["needed"]) == ("rank-too-low", "Area Manager")
        assert low["clauses"] == [f"{BOOK}:7.5"]
        assert set(low["able"]) == {"manager", "administrator"}
        assert grant(ready, client, "administrator", "dealer", "area-manager").json() == {
            "id": "dealer",
            "ranks": [{"book": BOOK, "table": "", "rank": "area-manager"}],
        }
        assert give(ready, client, "dealer", "change-limits", limits(6_000_00))["done"]
        refused = give(ready, client, "supervisor", "change-limits", limits(7_000_00))["refused"]
        assert set(refused["able"]) == {"dealer", "manager", "administrator"}
        assert grant(ready, client, "administrator", "dealer", "role").json()["ranks"] == []
        assert give(ready, client, "dealer", "change-limits", limits(7_000_00))["refused"]["reason"] == "rank-too-low"
    told = notes(ready)
    assert [(one.kind, one.by, one.facts["account"], one.facts["before"]) for one in told] == [
        ("rank-granted", "administrator", "dealer", "role"),
        ("rank-by-role", "administrator", "dealer", "area-manager"),
    ]
    ready.verify()


def test_a_table_may_have_its_own(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        assert grant(ready, client, "administrator", "dealer", "area-manager", "felt").status_code == 200
        assert give(ready, client, "dealer", "change-limits", limits(6_000_00), "felt")["done"]
        assert give(ready, client, "dealer", "change-limits", limits(6_000_00), "fell")["refused"]
        assert grant(ready, client, "administrator", "manager", "none", "felt").status_code == 200
        refused = give(ready, client, "manager", "change-limits", limits(7_000_00), "felt")["refused"]
        assert refused["reason"] == "no-rank"
        assert give(ready, client, "manager", "change-limits", limits(7_000_00), "fell")["done"]


def test_a_rank_taken_in_mid_coup_stops_the_next_act_and_undoes_none(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        assert give(ready, client, "dealer", "call-no-more-bets", {})["done"]
        assert grant(ready, client, "administrator", "dealer", "none").status_code == 200
        refused = give(ready, client, "dealer", "reopen-bets", {})["refused"]
        assert (refused["reason"], refused["facts"]) == ("no-rank", {"needed": "Dealer"})
        assert ready.table("felt").coup.bets_closed
    ready.verify()


def test_an_open_page_has_the_new_rank_at_once(prepare: Prepare, tmp_path: Path) -> None:
    made = prepare(CARD)
    made.play(CARD)

    async def look(floor: Running) -> None:
        async with watch(floor, "felt", "dealer") as page:
            assert page.hello["rank"] == "dealer"
            with floor.client("administrator") as client:
                said = {"book": BOOK, "rank": "area-manager"}
                assert client.patch("/api/people/dealer/rank", json=said).status_code == 200
            await page.until(lambda: page.hello["rank"] == "area-manager")
            assert (await page.give("change-limits", limits(6_000_00)))["done"]
            await page.until(lambda: "change-limits" in page.possible)
            typed_in = ("--book", BOOK, "--rank", "none")
            settings = made.settings
            where = ("--database", settings.database, "--keys", settings.keys)
            answer = await asyncio.to_thread(typed, "floor", *where, "ranks", "dealer", *typed_in)
            assert (answer.code, answer.out) == (0, f"dealer has no rank by {BOOK}, at every table\n"), answer.err
            await page.until(lambda: page.hello["rank"] == "")
            assert (await page.give("change-limits", limits(7_000_00)))["refused"]["reason"] == "no-rank"

    with Running(made, tmp_path) as floor:
        asyncio.run(look(floor))
    told = notes(made)
    assert [one.kind for one in told] == ["rank-granted", "rank-taken"]
    assert told[1].by == ""
    assert told[1].facts["user"]


def test_every_worker_takes_the_new_rank(prepare_postgres: Prepare, tmp_path: Path) -> None:
    made = prepare_postgres(CARD)
    made.play(CARD)

    async def look(one: Running, other: Running) -> None:
        async with watch(other, "felt", "dealer") as page:
            with one.client("administrator") as client:
                said = {"book": BOOK, "rank": "area-manager"}
                assert client.patch("/api/people/dealer/rank", json=said).status_code == 200
            await page.until(lambda: page.hello["rank"] == "area-manager")
            assert (await page.give("change-limits", limits(6_000_00)))["done"]

    with Running(made, tmp_path) as one, Running(made, tmp_path) as other:
        asyncio.run(look(one, other))


# --- who grants what to whom ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("by", "person", "rank", "code"),
    [
        ("administrator", "administrator", "casino-manager", "own-rank"),
        ("manager", "manager", "casino-manager", "own-rank"),
        ("manager", "administrator", "none", "not-for-role"),
        ("manager", "inspector", "nicc", "not-for-role"),
        ("supervisor", "dealer", "area-manager", "not-for-role"),
        ("dealer", "dealer", "area-manager", "not-for-role"),
        ("inspector", "dealer", "area-manager", "not-for-role"),
        ("administrator", "kim", "dealer", "rank-not-for-role"),
        ("administrator", "director", "dealer", "rank-not-for-role"),
        ("administrator", "dealer", "inspector", "no-such-rank"),
        ("administrator", "dealer", "pit-boss", "no-such-rank"),
        ("administrator", "inspector", "area-manager", "no-such-rank"),
        ("administrator", "inspector", "tournament-director", "no-such-rank"),
        ("administrator", "nobody", "dealer", "no-such-account"),
    ],
)
def test_nobody_grants_themselves_or_what_is_not_theirs_to_grant(
    unchanged: Ready, by: str, person: str, rank: str, code: str
) -> None:
    with TestClient(unchanged.app()) as client:
        answer = grant(unchanged, client, by, person, rank)
    assert answer.json()["code"] == code
    assert answer.status_code in (403, 404, 409)
    assert notes(unchanged) == []


def test_a_manager_grants_up_to_their_own_rank_and_takes_from_whoever_stands_lower(ready: Ready) -> None:
    with closing(ready.log()) as log:
        people = People(log, ready.settings, hasher=CHEAP)
        ready.tokens["mo"] = people.open(people.add("mo", Role.MANAGER, PASSWORD))[0]
    with TestClient(ready.app()) as client:

        def by_manager(person: str, rank: str, table: str = "") -> str:
            return str(grant(ready, client, "manager", person, rank, table).json().get("code", ""))

        assert grant(ready, client, "administrator", "manager", "area-manager").status_code == 200
        assert by_manager("dealer", "assistant-casino-manager") == "rank-above"
        assert by_manager("mo", "none") == "rank-above"  # a casino manager by role
        assert by_manager("dealer", "area-manager") == ""
        assert by_manager("dealer", "none") == "rank-above"  # stands as high by now
        assert by_manager("supervisor", "none") == ""
        assert by_manager("supervisor", "role") == ""
        assert grant(ready, client, "administrator", "manager", "dealer", "fell").status_code == 200
        assert by_manager("supervisor", "area-manager", "fell") == "rank-above"
        assert by_manager("supervisor", "area-manager") == "rank-above"  # fell is a table of the book too
        assert by_manager("supervisor", "area-manager", "felt") == ""


@pytest.mark.parametrize(("book", "table"), [(BOOK, "feIt"), (BOOK, "no-table"), ("canberra", "felt"), ("no-book", "")])
def test_a_rank_is_granted_at_a_table_that_there_is(unchanged: Ready, book: str, table: str) -> None:
    with TestClient(unchanged.app()) as client:
        answer = grant(unchanged, client, "administrator", "dealer", "dealer", table, book)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no-such-table", "no-such-book")


def test_another_role_has_the_ranks_of_that_role(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        assert grant(ready, client, "administrator", "supervisor", "casino-manager").status_code == 200
        changed = client.patch("/api/people/supervisor", json={"role": "dealer"}, headers=_as(ready, "administrator"))
        assert changed.json()["ranks"] == []
    assert [one.kind for one in notes(ready)] == ["rank-granted", "rank-by-role"]
    ready.verify()


def test_whoever_answers_a_call_has_a_supervisors_rank_by_the_book(prepare: Prepare, tmp_path: Path) -> None:
    made = prepare(CARD)

    async def look(floor: Running) -> None:
        async with watch(floor, "felt", "dealer") as dealer, watch(floor, "felt", "supervisor") as supervisor:
            assert (await dealer.give("", say="call"))["done"]
            with floor.client("administrator") as client:
                for person, rank in (("dealer", "higher-duties-dealer"), ("supervisor", "dealer")):
                    said = {"book": BOOK, "rank": rank}
                    assert client.patch(f"/api/people/{person}/rank", json=said).status_code == 200
            refused = await supervisor.give("", say="answer-call")
            assert (refused["code"], refused["facts"]) == ("rank-needed", {"needed": "Higher Duties Dealer"})
            assert (await dealer.give("", say="answer-call"))["done"]

    with Running(made, tmp_path) as floor:
        asyncio.run(look(floor))


# --- at the machine -------------------------------------------------------------------------------


def test_the_machine_tells_and_changes_ranks(ready: Ready) -> None:
    settings = ready.settings
    where = ("floor", "--database", settings.database, "--keys", settings.keys, "ranks")
    assert f"dealer is Dealer by {BOOK}, at every table (by the role)" in typed(*where).out
    assert typed(*where, "dealer", "--rank", "dealer").code == 2
    wrong = typed(*where, "dealer", "--book", BOOK, "--rank", "pit-boss")
    assert wrong.code == 4
    assert "has no rank pit-boss" in wrong.err
    assert typed(*where, "nobody", "--book", BOOK, "--rank", "dealer").code == 4
    changed = typed(*where, "dealer", "--book", BOOK, "--table", "felt", "--rank", "area-manager")
    assert changed.code == 0, changed.err
    assert f"dealer is Area Manager by {BOOK}, at table felt\n" in changed.out
    ready.verify()


def test_a_manager_sees_those_whose_ranks_they_may_change_and_what_they_may_grant(ready: Ready) -> None:
    with TestClient(ready.app()) as client:
        assert grant(ready, client, "administrator", "manager", "area-manager").status_code == 200
        people = client.get("/api/people", headers=_as(ready, "manager")).json()
        assert [one["id"] for one in people] == ["administrator", "dealer", "manager", "supervisor"]
        shown = client.get("/api/ranks", headers=_as(ready, "manager")).json()
        sydney = next(one for one in shown if one["book"] == BOOK)
        assert [(one["name"], one["yours"]) for one in sydney["staff"]] == [
            ("Dealer", True),
            ("Higher Duties Dealer", True),
            ("Area Manager", True),
            ("Assistant Casino Manager", False),
            ("Casino Manager", False),
        ]
        assert sydney["staff"][2]["clauses"] == [f"{BOOK}:1.1:Area Manager"]
        assert sydney["by_role"]["supervisor"] == "higher-duties-dealer"
        assert sydney["tables"] == ["fell", "felt"]
        assert not any(one["yours"] for one in sydney["inspectors"])


# --- beyond the table -----------------------------------------------------------------------------


def test_a_tournament_and_an_approval_go_by_the_persons_rank_too(prepare: Prepare) -> None:
    """Who appoints a director acts for the operator (12.2.3); an approval has its own rank (4.3.1(b))."""
    made = prepare(CARD)
    made.play(CARD)
    hold(made, BOOK, closed=False)
    name, highest = CUP.partition(":")[2], "casino-manager"
    with TestClient(made.app()) as client:

        def why(person: str, path: str, command: str, facts: dict[str, Any]) -> str:
            said = {"id": f"w{next(_ids)}", "command": command, "facts": facts, "why": True}
            answer = client.post(path, json=said, headers=_as(made, person)).json()
            return str((answer.get("refused") or {}).get("reason", ""))

        def appoints(person: str) -> str:
            return why(person, f"/api/tournaments/{name}/commands", "appoint-director", {"person": "dealer"})

        def approves(person: str) -> str:
            return why(person, "/api/tables/felt/commands", "approve", {"act": "burn-by-value"})

        assert (appoints("supervisor"), approves("supervisor")) == ("rank-too-low", "rank-too-low")
        assert grant(made, client, "administrator", "supervisor", highest).status_code == 200
        assert "rank" not in appoints("supervisor")
        assert approves("supervisor") == ""
        assert grant(made, client, "administrator", "supervisor", "none").status_code == 200
        assert (appoints("supervisor"), approves("supervisor")) == ("no-rank", "no-rank")


def test_a_promotion_goes_by_the_persons_rank_too(prepare: Prepare) -> None:
    """What the operator does is the lowest manager's (13.10, reading A-191), whoever has that rank by this book."""
    made = prepare(CARD)
    promote(made, int(time.time() * 1000) - HOUR)
    path = f"/api/promotions/{HARBOUR.partition(':')[2]}/commands"
    with TestClient(made.app()) as client:

        def why(command: str, facts: dict[str, Any]) -> str:
            said = {"id": f"w{next(_ids)}", "command": command, "facts": facts, "why": True}
            answer = client.post(path, json=said, headers=_as(made, "supervisor")).json()
            assert "error" not in answer, answer
            return str((answer.get("refused") or {}).get("reason", ""))

        def postpones() -> str:
            return why("postpone-promotion", {"of": "promotion", "why": "A list of entries was lost."})

        assert postpones() == "rank-too-low"
        assert grant(made, client, "administrator", "supervisor", "casino-manager").status_code == 200
        assert postpones() == ""
        assert grant(made, client, "administrator", "supervisor", "none").status_code == 200
        assert postpones() == "no-rank"
