"""Whoever can write a book's files wants tables that open by them: other odds, by the same name.

On a floor only what the release brought opens a table, or what an administrator approved by its whole digest; that is
in the house log, and a file that was changed is a red line in /health.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from attacks.houses import House, Opened, Person
from croupier import open_book
from croupier.floor import Editions
from croupier.rulebooks.editions import packed
from croupier.service.table_cards import Automatic
from service.conftest import Prepare
from service.floors import Ready, quick, until

_BY_ITSELF = (Automatic.SHUFFLE, Automatic.CALL, Automatic.DEAL, Automatic.SETTLE)
_TIE = ('result = "wins", pays = "8 to 1"', 'result = "wins", pays = "80 to 1"')


@pytest.fixture
def ready(prepare: Prepare) -> Ready:
    """A table that people open, one that opens by itself, and one of another book."""
    return prepare(
        quick("felt", "crown-sydney", "traditional", automatic=_BY_ITSELF),
        quick("own", "crown-sydney", "traditional"),
        quick("other", "canberra"),
    )


def test_a_changed_book_opens_no_table_until_an_administrator_approves_it(ready: Ready, tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    house.change("wagers.toml", *_TIE)
    with Opened(house, ready, tmp_path) as floor:
        manager, client = Person(floor, "manager", "felt"), floor.client("administrator")
        until(lambda: ready.table("other").is_open, "the table of another book does not open")
        health = client.get("/health").json()
        assert health["status"] == "troubled"
        assert list(health["books"]) == ["crown-sydney"]
        refused = manager.gives("open-table", setup=_setup())
        assert refused["code"] == "book-not-approved"
        assert manager.client.post("/api/tables/felt/commands", json=_why()).json()["code"] == "book-not-approved"
        until(lambda: "approves" in _listed(floor, "own")["trouble"], "it does not say why it stays closed")
        book = next(one for one in client.get("/api/books").json() if one["id"] == "crown-sydney")
        assert book["approved"] is False
        approval = {"edition": book["edition"]}
        where = "/api/books/crown-sydney/approval"
        assert floor.client("manager").post(where, json=approval).status_code == 403
        short = book["edition"][:-52]
        assert client.post(where, json={"edition": short}).json()["code"] == "another-edition"
        assert client.post(where, json={"edition": open_book("crown-sydney").edition}).status_code == 409
        assert not ready.table("own").is_open
        assert client.post(where, json=approval).json()["approved"] is True
        assert client.get("/health").json()["books"] == {}
        manager.does("open-table", setup=_setup())
        until(lambda: ready.table("own").is_open, "the table that opens by itself does not open")
        until(lambda: not _listed(floor, "own")["trouble"], "it still says that it is not approved")
    with Opened(house, ready, tmp_path) as floor:  # what was approved stays so
        assert floor.client().get("/health").json()["books"] == {}
    with closing(ready.log()) as log:
        notes = [entry.note for entry in log.house_log()]
    taken = [(note.by, note.facts) for note in notes if note.kind == "book-approved"]
    assert taken == [("administrator", {"book": "crown-sydney", "edition": book["edition"]})]


def test_a_file_that_is_changed_while_the_floor_is_open_is_seen(ready: Ready, tmp_path: Path) -> None:
    house = House(tmp_path / "house")
    with Opened(house, ready, tmp_path) as floor:
        client = floor.client()
        assert client.get("/health").json()["books"] == {}
        house.change("wagers.toml", *_TIE)
        health = client.get("/health").json()
        assert (health["status"], list(health["books"])) == ("troubled", ["crown-sydney"])
        Person(floor, "manager", "felt").does("open-table", setup=_setup())  # by what was read before, as it was
        assert ready.table("felt").edition == open_book("crown-sydney").edition
        (house.book / "wagers.toml").write_text("no book at all", encoding="utf-8")
        assert list(client.get("/health").json()["books"]) == ["crown-sydney"]


def test_a_book_with_the_same_first_digits_is_another_book(ready: Ready) -> None:
    """Two books whose digests begin alike were found in minutes; new logs name the whole digest."""
    book = open_book("crown-sydney")
    twin = msgspec.structs.replace(book, digest=book.digest[:12] + "0" * 52)
    assert twin.imprint == book.imprint
    assert twin.edition != book.edition
    assert len(book.edition.rpartition(" ")[2]) == 64
    with closing(ready.log()) as log:
        log.keep_edition(book.imprint, packed(book))
        found = Editions(log)
        assert found.find(twin.edition) is None
        old = found.find(book.imprint)  # as a log of old calls it
        assert old is not None
        assert (old.edition, old.digest) == (book.imprint, book.digest)


def _listed(floor: Opened, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in floor.client().get("/api/tables").json() if one["id"] == table)
    return found


def _setup() -> Any:
    return msgspec.to_builtins(quick("felt", "crown-sydney", "traditional").setup)


def _why() -> dict[str, Any]:
    return {"id": "why", "command": "open-table", "facts": {"setup": _setup()}, "why": True}
