"""The attacker wants to know who somebody was whom the house has forgotten, while the floor goes on running."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from croupier.service.people import People
from croupier.service.roles import Role
from croupier.store.names import aliases
from service.conftest import Prepare
from service.floors import CHEAP, PASSWORD, Running, quick, until
from terminal import typed

FELT = "felt"
ID, NAME, ALIAS = "p-1044", "Zhang Weiming", "Lucky Dragon"
READERS = ("", "kim", "dealer", "supervisor", "administrator", "inspector")


def everything(floor: Running) -> str:
    """What anyone may read of the table and of people."""
    found = []
    for person in READERS:
        with floor.client(person) as client:
            found += [client.get(path).text for path in (f"/api/tables/{FELT}?last=400", "/api/people", "/api/house")]
    return "\n".join(found)


def test_whoever_is_forgotten_is_forgotten_by_a_floor_that_runs(prepare_either: Prepare, tmp_path: Path) -> None:
    ready = prepare_either(quick(FELT))
    with closing(ready.log()) as log:
        people = People(log, ready.settings, hasher=CHEAP)
        ready.tokens[ID] = people.open(people.add(ID, Role.PLAYER, PASSWORD, NAME))[0]
    ready.play(quick(FELT), patrons=(ID, "kim"))
    with Running(ready, tmp_path) as floor:
        with floor.client(ID) as client:
            assert client.post("/api/me/alias", json={"alias": ALIAS}).status_code == 200
        before = everything(floor)
        assert NAME in before
        assert f"alias:{ALIAS}" in before
        answer = typed("log", "people", "--log", ready.settings.database, "--forget", ID)
        assert answer.code == 0, answer.err
        until(lambda: not {NAME, ALIAS} & {word for word in (NAME, ALIAS) if word in everything(floor)}, "still known")
        assert "person-forgotten" in everything(floor)
        with floor.client(ID) as client:
            assert client.get("/api/me").json()["alias"] == ""
    with closing(ready.log()) as log:
        assert ID not in log.people()
        assert not aliases(log)
