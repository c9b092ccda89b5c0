"""Whoever changes a book's file wants other odds at a table that is open, or the whole floor to stand still.

A table goes on by the edition it opened with, which is kept in the database, until it is closed; nobody else notices.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from attacks.houses import House, Opened, Person
from croupier.service.table_cards import Automatic
from service.conftest import Prepare
from service.floors import Ready, quick, until

_BY_ITSELF = (Automatic.SHUFFLE, Automatic.CALL, Automatic.DEAL, Automatic.SETTLE)
_TIE = ('result = "wins", pays = "8 to 1"', 'result = "wins", pays = "80 to 1"')


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    """A table of Crown Sydney with kim at it, in the middle of its day, and one of Canberra that is closed."""
    card = quick("felt", "crown-sydney", "traditional", automatic=_BY_ITSELF)
    made = prepare(card, quick("other", "canberra", automatic=()))
    made.play(card, patrons=("kim",))
    return made


def test_a_changed_figure_changes_nothing_at_a_table_that_is_open(ready: Ready, tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    edition = ready.table("felt").edition
    house.change("wagers.toml", *_TIE)
    with Opened(house, ready, tmp_path) as floor:
        assert {one["id"]: one["phase"] for one in floor.client().get("/api/tables").json()} == {
            "felt": "wagering",
            "other": "closed",
        }
        kim, manager = Person(floor, "kim", "felt"), Person(floor, "manager", "felt")
        assert kim.sees()["shared"]["game"]["edition"] == edition
        kim.does("place-wager", patron="kim", wager="tie", stake=100_00)
        until(lambda: ready.table("felt").shoe.coups == 1, "the coup is not dealt to its end")
        _leaves_and_closes(ready, kim, manager)
        # the day is over: what the table opens with next is what lies there now
        assert not manager.gives("open-table", setup=_setup()).get("done")
    ready.verify()  # every payment again, by the edition of that day


def test_a_file_that_is_no_book_any_more_stops_nobody(ready: Ready, tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    (house.book / "wagers.toml").write_text("this is no book\n", encoding="utf-8")
    with Opened(house, ready, tmp_path) as floor:
        client = floor.client("manager")
        assert client.get("/api/tables").status_code == 200
        assert {one["id"] for one in client.get("/api/books").json()} >= {"canberra", "star-sydney"}
        assert client.get("/api/books/crown-sydney").status_code == 409
        assert client.get("/api/books/crown-sydney/words/zh").status_code == 200  # of the edition that is played
        kim, manager = Person(floor, "kim", "felt"), Person(floor, "manager", "felt")
        kim.does("place-wager", patron="kim", wager="player", stake=100_00)
        until(lambda: ready.table("felt").shoe.coups == 1, "the coup is not dealt to its end")
        _leaves_and_closes(ready, kim, manager)
        assert manager.gives("open-table", setup=_setup())["code"] == "book-not-opened"
        added = client.post("/api/tables", json=_new_table("crown-sydney"))
        assert (added.status_code, added.json()["code"]) == (409, "book-not-opened")
        _other_table_opens(floor)
    with Opened(house, ready, tmp_path) as floor:  # and once more, with the table closed
        assert floor.client().get("/api/tables").status_code == 200
        assert Person(floor, "manager", "felt").sees()["shared"]["phase"] == "closed"
    ready.verify()


def test_a_table_whose_kept_edition_is_gone_stands_still_alone(ready: Ready, tmp_path: Path) -> None:
    """Somebody was at the file and at the database: that table says so, and no other stands still with it."""
    house = House(tmp_path / "house")
    house.change("wagers.toml", *_TIE)
    with closing(sqlite3.connect(ready.settings.database)) as database:
        database.execute("UPDATE editions SET content = x'00'")
        database.commit()
    with Opened(house, ready, tmp_path) as floor:
        client = floor.client("manager")
        listed = {one["id"]: one for one in client.get("/api/tables").json()}
        assert set(listed) == {"felt", "other"}
        assert "edition" in listed["felt"]["trouble"]
        assert client.get("/health").json()["troubled"] == ["felt"]
        assert client.get("/metrics").status_code == 200
        assert client.get("/api/tables/felt").status_code == 409
        given = Person(floor, "manager", "felt").gives("close-table")
        assert given["code"] == "edition-gone"
        _other_table_opens(floor)


def _leaves_and_closes(ready: Ready, kim: Person, manager: Person) -> None:
    kim.does("leave-table", patron="kim")
    manager.does("close-table")
    assert not ready.table("felt").is_open
    assert "kim" not in ready.table("felt").patrons


def _other_table_opens(floor: Opened) -> None:
    """Whatever is wrong with one book, the floor's other tables are as they were."""
    other = Person(floor, "manager", "other")
    card = other.client.get("/api/tables/other/card").json()
    refused = other.gives("open-table", setup=card["setup"] | {"shoe": "dealing-shoe"})
    assert refused.get("done") or "refused" in refused, refused


def _setup() -> Any:
    return msgspec.to_builtins(quick("felt", "crown-sydney", "traditional").setup)


def _new_table(book: str) -> dict[str, Any]:
    card = quick("new", book)
    return {
        "id": "new",
        "name": "New",
        "book": book,
        "setup": msgspec.to_builtins(card.setup),
        "automatic": [one.value for one in card.automatic],
    }
