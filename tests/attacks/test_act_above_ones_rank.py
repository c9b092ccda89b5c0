"""The attacker, a dealer or somebody with the machine, wants an act that the book gives to an Area Manager."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from attacks.guarded import Guarded, found
from croupier.service.people import People
from croupier.service.roles import Role
from croupier.store.ranks import NOTES
from service.cheap import CHEAP
from service.conftest import Prepare
from service.floors import PASSWORD, Ready, Running, quick
from terminal import typed

BOOK, CARD = "crown-sydney", quick("felt", "crown-sydney", "crown", automatic=())
AREA = {"book": BOOK, "rank": "area-manager"}


def _limits(client: Any, id: str, maximum: int = 6_000_00, table: str = "felt", **more: Any) -> Any:
    facts = {"limits": {"minimum": 5_00, "maximum": maximum}, **more}
    return client.post(f"/api/tables/{table}/commands", json={"id": id, "command": "change-limits", "facts": facts})


def _ranks(client: Any, person: str) -> Any:
    return next(one["ranks"] for one in client.get("/api/people").json() if one["id"] == person)


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    made = prepare(CARD)
    made.play(CARD)
    return made


@pytest.fixture
def floor(ready: Ready, tmp_path: Path) -> Iterator[Running]:
    with Running(ready, tmp_path) as running:
        yield running


def test_by_saying_the_rank_in_the_command(ready: Ready, floor: Running) -> None:
    head = ready.head("felt")
    with floor.client("dealer") as dealer:
        tried: list[dict[str, Any]] = [
            {"rank": "area-manager"},
            {"actor": {"id": "manager", "rank": "casino-manager"}},
            {"by": "manager"},
        ]
        for number, more in enumerate(tried):
            assert _limits(dealer, f"a{number}", **more).status_code in (400, 422)
        said = {"id": "b", "command": "change-limits", "facts": {}, "rank": "area-manager"}
        assert dealer.post("/api/tables/felt/commands", json=said).status_code == 422
        assert dealer.patch("/api/people/dealer/rank", json=AREA).status_code == 403
        assert dealer.patch("/api/people/dealer", json={"role": "manager"}).status_code == 403
    assert ready.head("felt") == head


def test_by_a_name_that_looks_like_somebody_elses(ready: Ready, floor: Running) -> None:
    """A rank is an id's, to the letter: whoever is called alike has none of it, and cannot be made."""
    with floor.client("administrator") as administrator, floor.client("dealer") as dealer:
        person = {"id": "Dea1er", "role": "dealer", "password": PASSWORD}
        assert administrator.post("/api/people", json=person).json()["code"] == "id-looks-like"
        assert administrator.patch("/api/people/Dealer/rank", json=AREA).status_code == 404
        assert _limits(dealer, "c").json()["refused"]["reason"] == "rank-too-low"


def test_at_a_table_whose_name_looks_alike(prepare: Prepare, tmp_path: Path) -> None:
    cards = [CARD, quick("feIt", BOOK, "crown", automatic=())]
    made = prepare(*cards)
    for card in cards:
        made.play(card)
    with Running(made, tmp_path) as floor, floor.client("administrator") as administrator:
        assert administrator.patch("/api/people/dealer/rank", json={**AREA, "table": "feIt"}).status_code == 200
        for other in ("FELT", "felt ", "fe\uff29t", "fe%49t"):
            assert administrator.patch("/api/people/dealer/rank", json={**AREA, "table": other}).status_code == 404
        with floor.client("dealer") as dealer:
            assert _limits(dealer, "d", table="felt").json()["refused"]["reason"] == "rank-too-low"
            assert _limits(dealer, "e", table="feIt").json()["done"]


def test_by_a_second_session_and_a_token_from_before(ready: Ready, floor: Running) -> None:
    """Whatever was open when the rank was there has lost it with everything else."""
    with closing(ready.log()) as log:
        ready.tokens["second"] = People(log, ready.settings, hasher=CHEAP).open(_person(log, ready, "dealer"))[0]
    with (
        floor.client("administrator") as administrator,
        floor.client("dealer") as one,
        floor.client("second") as other,
    ):
        assert administrator.patch("/api/people/dealer/rank", json=AREA).status_code == 200
        assert _limits(one, "f", 6_000_00).json()["done"]
        assert _limits(other, "g", 7_000_00).json()["done"]
        assert administrator.patch("/api/people/dealer/rank", json={**AREA, "rank": "role"}).status_code == 200
        for number, client in enumerate((one, other)):
            assert _limits(client, f"h{number}", 8_000_00).json()["refused"]["reason"] == "rank-too-low"
        # sent again, what was done before is what it was, and nothing more
        assert _limits(one, "f", 6_000_00).json()["again"] is True
        assert administrator.patch("/api/people/dealer", json={"role": "supervisor"}).status_code == 200
        assert _limits(one, "i", 8_000_00).status_code == 401
    ready.verify()


def _person(log: Any, ready: Ready, id: str) -> Any:
    return People(log, ready.settings, hasher=CHEAP).account(id)


def test_by_a_race_between_grant_and_act(ready: Ready, floor: Running) -> None:
    """Once taking the rank away was answered, nothing more is done by it, however many try meanwhile."""
    with (
        floor.client("administrator") as administrator,
        floor.client("dealer") as dealer,
        ThreadPoolExecutor(8) as pool,
    ):
        for turn in range(5):
            assert administrator.patch("/api/people/dealer/rank", json=AREA).status_code == 200
            first = 10_000_00 + turn * 100_00
            tried = [pool.submit(_limits, dealer, f"j{turn}-{number}", first + number * 5_00) for number in range(8)]
            assert administrator.patch("/api/people/dealer/rank", json={**AREA, "rank": "none"}).status_code == 200
            assert _limits(dealer, f"k{turn}", 20_000_00).json()["refused"]["reason"] == "no-rank"
            became = [one.result().json() for one in tried]
            assert all(one.get("done") or one.get("refused") or one.get("conflict") for one in became), became
    ready.verify()


def test_two_managers_who_raise_each_other_come_no_higher_than_they_stand(ready: Ready, floor: Running) -> None:
    with closing(ready.log()) as log:
        people = People(log, ready.settings, hasher=CHEAP)
        ready.tokens["mo"] = people.open(people.add("mo", Role.MANAGER, PASSWORD))[0]
    with floor.client("administrator") as administrator:
        for person in ("manager", "mo"):
            assert administrator.patch(f"/api/people/{person}/rank", json=AREA).status_code == 200
    with floor.client("manager") as one, floor.client("mo") as other:
        higher = {"book": BOOK, "rank": "assistant-casino-manager"}
        for rank in (higher, {**higher, "rank": "role"}):
            assert one.patch("/api/people/mo/rank", json=rank).json()["code"] == "rank-above"
            assert other.patch("/api/people/manager/rank", json=rank).json()["code"] == "rank-above"


def test_an_administrator_who_grants_themselves_a_rank_leaves_a_trace(tmp_path: Path) -> None:
    """Over the web nobody does; in the database it is found; through a confederate it stands in the house log."""
    house = Guarded(tmp_path)
    with house.running() as floor, floor.client("administrator") as administrator:
        own = administrator.patch("/api/people/administrator/rank", json=AREA)
        assert (own.status_code, own.json()["code"]) == (403, "own-rank")
        person = {"id": "eve", "role": "administrator", "password": PASSWORD}
        assert administrator.post("/api/people", json=person).status_code == 200
        assert administrator.patch("/api/people/eve/rank", json=AREA).status_code == 200
        house.head(floor)
    told = typed("log", "list", "--log", house.database).out
    assert "administrator  Account eve made: Administrator" in told
    assert "administrator  eve has the rank area-manager by" in told
    assert house.verify().code == 0
    house.sql("INSERT INTO ranks VALUES ('administrator', 'canberra', '', 'casino-operator')")
    found(house.verify(), "what is kept beside the log is not what the house log tells", "the rank of administrator by")
    house.sql("DELETE FROM ranks WHERE account = 'administrator'")
    assert house.verify().code == 0
    house.sql("UPDATE ranks SET rank = 'casino-manager' WHERE account = 'eve'")
    found(house.verify(), "is casino-manager, and the house log made it area-manager")


@pytest.mark.parametrize("way", ["restore", "by hand"])
def test_a_manager_who_restores_an_old_copy_has_no_rank_back(ready: Ready, tmp_path: Path, way: str) -> None:
    copy, settings = tmp_path / "copy.db", ready.settings
    with Running(ready, tmp_path) as floor, floor.client("administrator") as administrator:
        assert administrator.patch("/api/people/dealer/rank", json=AREA).status_code == 200
        assert typed("backup", copy, "--log", settings.database, "--keys", settings.keys).code == 0
        assert administrator.patch("/api/people/dealer/rank", json={**AREA, "rank": "none"}).status_code == 200
        assert administrator.patch("/api/people/manager/rank", json={**AREA, "table": "felt"}).status_code == 200
    if way == "restore":
        again = tmp_path / "again.db"
        answer = typed("restore", copy, again, "--keys", settings.keys)
        assert answer.code == 0, answer.err
        assert "the rank of dealer by" in answer.err
        restored = Ready.of(again, tmp_path / "keys")
    else:
        shutil.copy(copy, settings.database)
        restored = Ready.of(settings.database, tmp_path / "keys")
    with Running(restored, tmp_path):
        pass
    with closing(restored.log()) as log:
        assert log.ranks() == {("dealer", BOOK, ""): "none", ("manager", BOOK, "felt"): "area-manager"}
        kinds = [entry.note.kind for entry in log.house_log() if entry.note.kind in NOTES]
    assert kinds == ["rank-granted", "rank-taken", "rank-granted"]
    answer = typed("verify", restored.settings.database, "--keys", restored.settings.keys)
    assert "heads of the floor with the same number" in answer.out + answer.err  # that it is an old copy is told, too
    with Running(restored, tmp_path):  # once is enough
        pass
    with closing(restored.log()) as log:
        assert len([entry for entry in log.house_log() if entry.note.kind in NOTES]) == 3
