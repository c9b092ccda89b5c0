"""The attacker wants to be taken for another person, or for the machine that deals, by the id they go under."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from attacks.houses import Person
from croupier.service.ids import as_owner, is_command_id, is_id
from croupier.service.people import People
from croupier.service.roles import Role
from croupier.store import schema as s
from croupier.table.likeness import likeness
from croupier.table.machine import is_reserved
from service.cheap import CHEAP
from service.conftest import Prepare
from service.floors import PASSWORD, Ready, Running, quick

OLD = ("kim:1", "ким", "王小明", "w" * 40 + "王" * 24)  # as accounts could be called before
LIKE_KIM = ("Kim", "KIM", "kIm", "KlM", "k1m")
NO_IDS = (
    "k\u0456m", "k\u200bim", "kim\u202e", "\uff4b\uff49\uff4d", "kim:1", "person kim\n", " kim", "kim ", "kim  lee",
    "-kim", "kim%3A1", "kim/1", "<b>kim</b>", "=1+1", "'; --", "", "x" * 65, "k\u0131m", "kim\x00",
)  # fmt: skip
THE_MACHINE = (
    "automatic", "Automatic Dealer", "AUTOMATlC", "autornatic dealer", "aut0mat1c", "auto-matic dealer",
    "\u0430utomatic dealer", "\uff41utomatic", "automat\u0131c",
)  # fmt: skip


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    card = quick("felt", automatic=())
    made = prepare(card)
    made.play(card, patrons=("player", "kim"))
    return made


@pytest.fixture
def floor(ready: Ready, tmp_path: Path) -> Iterator[Running]:
    with Running(ready, tmp_path) as running:
        yield running


def _refused(floor: Running, id: str) -> str:
    with floor.client("administrator") as administrator:
        person = {"id": id, "role": "player", "password": PASSWORD}
        answer = administrator.post("/api/people", json=person)
    assert answer.status_code in (409, 422), (id, answer.text)
    code: str = answer.json()["code"]
    return code


def test_no_account_is_called_like_another_or_like_the_machine(floor: Running) -> None:
    assert {id: _refused(floor, id) for id in LIKE_KIM} == dict.fromkeys(LIKE_KIM, "id-looks-like")
    assert {id: _refused(floor, id) for id in NO_IDS} == dict.fromkeys(NO_IDS, "not-understood")
    assert {id: _refused(floor, id) for id in THE_MACHINE} == dict.fromkeys(THE_MACHINE, "id-reserved")
    with floor.client("administrator") as administrator:
        for id in ("100482", "o'brien", "Anna Maria", "j.smith-2", "dealer_7"):
            person = {"id": id, "role": "player", "password": PASSWORD}
            assert administrator.post("/api/people", json=person).status_code == 200, id


def test_no_patron_comes_to_the_table_as_another(floor: Running) -> None:
    dealer = Person(floor, "dealer", "felt")
    for patron in (*LIKE_KIM, "1ee", "LEE"):  # at the table, or with an account
        assert dealer.gives("arrive", patron=patron, chips=0)["code"] == "id-looks-like", patron
    for patron in ("k\u0456m", "lee\u200b"):
        assert dealer.gives("arrive", patron=patron, chips=0).get("code"), patron
    for patron in THE_MACHINE:
        given = dealer.gives("arrive", patron=patron, chips=0)
        assert (given.get("code") or given["refused"]["reason"]) == "id-reserved", patron
    dealer.does("arrive", patron="lee", chips=0)
    dealer.does("arrive", patron="visitor 12", chips=0)


def test_nobody_gets_the_answer_to_anothers_command_or_spoils_it(ready: Ready, tmp_path: Path) -> None:
    """`kim` sends `1:x`; `kim:1`, an account from before, sends `x`: joined by a colon both were `kim:1:x`."""
    _old_accounts(ready)
    with Running(ready, tmp_path) as floor:
        dealer = Person(floor, "dealer", "felt")
        dealer.does("arrive", patron="kim:1", chips=100_00)
        for person, id in (("kim", "1:x"), ("kim:1", "x")):
            asked = {"id": id, "command": "place-wager", "facts": {"patron": person, "wager": "tie", "stake": 25_00}}
            given = floor.client(person).post("/api/tables/felt/commands", json=asked).json()
            assert given.get("done"), given
            assert not given.get("again")
        for id in ("", "x" * 65, "a b", "a\u200b", "\u0430", "a\n"):
            asked = {"id": id, "command": "place-wager", "facts": {"patron": "kim", "wager": "tie", "stake": 25_00}}
            answer = floor.client("kim").post("/api/tables/felt/commands", json=asked)
            assert answer.json()["code"] == "not-understood", (id, answer.text)
    ready.verify()


def _old_accounts(ready: Ready) -> None:
    """Accounts that were made when any printable text was an id."""
    with closing(ready.log()) as log:
        people = People(log, ready.settings, hasher=CHEAP)
        for id in OLD:
            row: dict[str, Any] = {"id": id, "role": "player", "password": CHEAP.hash(PASSWORD), "active": 1}

            def write(connection: Any, row: dict[str, Any] = row) -> None:
                connection.execute(insert(s.accounts), row)
                people._note(connection, "account-made", "", account=row["id"], role="player", seal=_seal(row))

            log.writes(write)
            account = people.account(id)
            assert account is not None
            assert account.role is Role.PLAYER
            ready.tokens[id] = people.open(account)[0]


def _seal(row: dict[str, Any]) -> str:
    from croupier.store.house import seal_of

    return seal_of(row["password"])


def test_whoever_had_another_id_before_goes_on(ready: Ready, tmp_path: Path) -> None:
    _old_accounts(ready)
    with Running(ready, tmp_path) as floor:
        dealer = Person(floor, "dealer", "felt")
        for id in OLD:
            answer = floor.client().post("/api/login", json={"id": id, "password": PASSWORD})
            assert answer.json().get("id") == id, answer.text
            dealer.does("arrive", patron=id, chips=100_00)
            Person(floor, id, "felt").does("place-wager", patron=id, wager="banker", stake=25_00)
    ready.verify()


def test_ids_are_told_apart_and_keys_of_people_never_meet() -> None:
    for id in (*OLD, *LIKE_KIM, *(one for one in NO_IDS if one)):
        assert ":" not in as_owner(id)
        assert len(as_owner(id)) <= 120
    owners = [as_owner(id) for id in (*OLD, "kim%3A1", "kim", "kim%253A1")]
    assert len(set(owners)) == len(owners)
    assert len({likeness(id) for id in ("kim", *LIKE_KIM, "k\u0456m", "k\u200bim", "\uff4b\uff49\uff4d")}) == 1
    assert all(is_id(id) and as_owner(id) == id for id in ("kim", "o'brien", "Anna Maria", "a-b_c.d"))
    assert all(is_reserved(id) for id in THE_MACHINE)
    assert not any(is_reserved(id) for id in ("autumn", "matic", "auto", "kim automatic"))
    assert is_command_id("0e3f-_.:~")
