"""The attacker, an administrator, wants to make a confederate manager for an hour and leave no trace of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from attacks.guarded import Guarded, found
from service.floors import PASSWORD
from terminal import typed


@pytest.fixture
def house(tmp_path: Path) -> Guarded:
    made = Guarded(tmp_path)
    with made.running() as floor, floor.client("administrator") as administrator:
        person = {"id": "eve", "role": "player", "password": PASSWORD}
        assert administrator.post("/api/people", json=person).status_code == 200
        assert administrator.patch("/api/people/eve", json={"role": "manager"}).status_code == 200
        assert administrator.post("/api/people/eve/code").status_code == 200
        assert administrator.patch("/api/people/eve", json={"role": "player"}).status_code == 200
        assert administrator.post("/api/login", json={"id": "eve", "password": "not that"}).status_code == 401
        made.head(floor)
    return made


def test_what_an_administrator_did_stands_in_the_house_log(house: Guarded) -> None:
    told = typed("log", "list", "--log", house.database).out
    for sentence in (
        "administrator  Account eve made: Player",
        "administrator  eve: Player becomes Manager",
        "administrator  One-time code for eve, until",
        "administrator  eve: Manager becomes Player",
    ):
        assert sentence in told, told
    assert PASSWORD not in told
    assert house.verify().code == 0


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE accounts SET role = 'administrator' WHERE id = 'eve'", "account eve is Administrator"),
        ("DELETE FROM accounts WHERE id = 'eve'", "account eve is gone"),
        (
            "UPDATE accounts SET password = (SELECT password FROM accounts WHERE id = 'kim')"
            " WHERE id = 'administrator'",
            "account administrator has another password",
        ),
        ("UPDATE floor_tables SET card = replace(card, 'Felt', 'Fell')", "the card of table felt is not the one"),
    ],
)
def test_changing_it_in_the_database_alone_is_found(house: Guarded, statement: str, said: str) -> None:
    house.sql(statement)
    found(house.verify(), "what is kept beside the log is not what the house log tells", said)


def test_taking_it_out_of_the_house_log_is_found(house: Guarded) -> None:
    house.sql("DELETE FROM house_log WHERE body LIKE '%role-changed%'")
    found(house.verify(), "the house log was altered")


def test_cutting_the_house_log_is_found(house: Guarded) -> None:
    house.sql("DELETE FROM house_log WHERE number >= (SELECT min(number) FROM house_log WHERE body LIKE '%eve%')")
    found(house.verify(), "the house log was altered, or cut off")
