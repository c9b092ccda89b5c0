"""A floor that a release left is opened by `croupier floor` with its tables open, goes on, closes and verifies.

A golden floor has no keys: they were secret. So each test is also that of a floor whose keys are lost: it does not
start, says so, and goes on once a person has said that they are lost.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from attacks.houses import Person
from croupier.service.settings import Settings
from golden.packing import packed, releases, unpack
from postgres import Address
from service.floors import PASSWORD, Ready, Running, until
from terminal import Answer, typed

RELEASES = [pytest.param(one, id=one.name) for one in releases() if "floor" in packed(one)]
CARDS = ("5d", "3h", "8c", "2s", "9d", "Jc", "4s", "6h", "Ad", "Tc")  # enough for a coup, whatever lies already


class Golden(Ready):
    """The floor that a release left, at any address; its people log in as they did."""

    def __init__(self, database: str, keys: Path) -> None:
        self.settings = Settings(database=database, keys=str(keys))
        self.tokens = {}

    def come_in(self, floor: Running, person: str) -> None:
        with floor.client() as client:
            answer = client.post("/api/login", json={"id": person, "password": PASSWORD})
            assert answer.is_success, answer.text
            self.tokens[person] = answer.cookies["croupier_session"]


def unpacked(release: Path, folder: Path) -> tuple[str, Path]:
    unpack(release, "floor", folder)
    return str(folder / "floor.db"), folder / "floor.db.keys"


def sentence(answer: Answer, code: int) -> str:
    assert answer.code == code, answer.out + answer.err
    assert "Traceback" not in answer.err
    return answer.err


def stopped(golden: Golden) -> None:
    """No start without keys: one sentence, which names what to do, and none is made."""
    settings = golden.settings
    said = sentence(typed("floor", "--database", settings.database, "--keys", settings.keys, "--port", 0), 1)
    assert "this log was kept with one" in said
    assert "croupier log keys new" in said
    assert not (settings.keys_folder / "signing.key").exists()


def lost(golden: Golden) -> None:
    settings = golden.settings
    assert typed("log", "keys", "new", "--log", settings.database, "--keys", settings.keys).code == 0


@pytest.mark.parametrize("release", RELEASES)
def test_a_golden_floor_without_its_keys_goes_on_once_they_are_said_to_be_lost(release: Path, tmp_path: Path) -> None:
    golden = Golden(*unpacked(release, tmp_path))
    stopped(golden)
    lost(golden)
    goes_on(golden, tmp_path)


@pytest.mark.parametrize("release", RELEASES)
def test_a_golden_floor_moved_to_postgres_goes_on(release: Path, tmp_path: Path, postgres_address: Address) -> None:
    database, keys = unpacked(release, tmp_path)
    address = postgres_address()
    assert typed("log", "move", database, address).code == 0
    golden = Golden(address, keys)
    stopped(golden)
    lost(golden)
    goes_on(golden, tmp_path)


@pytest.mark.parametrize("release", RELEASES)
def test_a_copy_of_a_golden_floor_restored_into_postgres_is_held_and_goes_on(
    release: Path, tmp_path: Path, postgres_address: Address
) -> None:
    database, keys = unpacked(release, tmp_path)
    address, copy = postgres_address(), tmp_path / "copy.db"
    assert typed("backup", copy, "--log", database, "--keys", keys).code == 0
    put_back = typed("restore", copy, address, "--keys", keys)
    assert (put_back.code, "table by-hand is held" in put_back.err) == (0, True), put_back.err
    golden = Golden(address, keys)
    lost(golden)
    goes_on(golden, tmp_path, _held)


def goes_on(golden: Golden, folder: Path, by_hand: Callable[[Running], None] | None = None) -> None:
    """The coup that was being dealt is dealt out and paid, a virtual shoe is begun and dealt from, all is closed."""
    with Running(golden, folder) as floor:
        for person in ("administrator", "dealer", "player"):
            golden.come_in(floor, person)
        with floor.client() as anyone:
            tables = {one["id"]: one["phase"] for one in anyone.get("/api/tables").json()}
        assert tables == {"by-itself": "closed", "by-hand": "dealing"}
        (by_hand or _by_hand)(floor)
        _by_itself(Person(floor, "administrator", "by-itself"))
        with floor.client() as anyone:
            health = anyone.get("/health").json()
        assert (health["troubled"], health["books"]) == ([], {})
        floor.stop()
    verified = typed("verify", golden.settings.database, "--keys", golden.settings.keys, "--json")
    assert (verified.code, verified.document["findings"]) == (0, []), verified.out


def _by_hand(floor: Running) -> None:
    person = Person(floor, "administrator", "by-hand")
    coups = _coups(person)
    person.does("withdraw-report")
    cards = iter(CARDS)
    _steps(person, lambda: _coups(person) > coups, lambda: person.does("draw-card", card=next(cards)))
    _steps(person, lambda: person.sees()["shared"]["phase"] == "wagering")
    person.does("leave-table", patron="player")
    person.does("close-table")


def _held(floor: Running) -> None:
    """Cards that were dealt since the copy was made may be known to somebody: none comes, and the coup is void."""
    person, dealer = (Person(floor, who, "by-hand") for who in ("administrator", "dealer"))
    person.does("withdraw-report")
    assert person.gives("draw-card", card=CARDS[0])["code"] == "restored"
    dealer.does("report-irregularity", slip="game-disrupted")
    person.does("order-remedy", remedy="refund")
    _steps(person, lambda: person.sees()["shared"]["phase"] == "wagering")
    person.does("leave-table", patron="player")
    person.does("close-table")


def _by_itself(person: Person) -> None:
    card: dict[str, Any] = person.client.get("/api/tables/by-itself/card").json()
    person.does("open-table", setup=card["setup"])
    person.does("arrive", patron="player", chips=1_000_00)
    person.does("sit-down", patron="player", seat=1)
    wager = {"patron": "player", "wager": "banker", "stake": 100_00}
    until(lambda: bool(person.gives("place-wager", **wager).get("done")), "no wager is taken")
    until(lambda: _coups(person) > 0, "no coup is dealt")
    until(lambda: bool(person.gives("leave-table", patron="player").get("done")), "the player cannot leave")
    until(lambda: bool(person.gives("close-table").get("done")), "the table does not close")
    until(lambda: "unrevealed" not in person.sees()["shared"], "no shoe is revealed")


def _coups(person: Person) -> int:
    return int(person.sees()["shared"].get("shoe", {}).get("coups", 0))


def _steps(person: Person, enough: Callable[[], bool], otherwise: Callable[[], Any] = lambda: None) -> None:
    """What comes next at the table, as the staff's screen has it; where nothing does, a card."""
    for _ in range(60):
        if enough():
            return
        step = person.sees()["private"]["staff"].get("next")
        if step is None or step["command"] == "draw-card":
            otherwise()
        else:
            person.does(step["command"], **step.get("facts", {}))
    raise AssertionError(json.dumps(person.sees()["shared"]))
