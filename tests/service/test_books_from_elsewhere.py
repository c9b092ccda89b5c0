"""A floor has the books that its house named, beside those of Croupier; tables open by them."""

from __future__ import annotations

import time

import pytest
from fastapi.testclient import TestClient

from books import HARBOUR_PALACE
from croupier import open_book
from croupier.floor import BookNotApproved
from croupier.rulebooks.elsewhere import VARIABLE
from patience import PATIENCE
from service.conftest import Prepare

ID = "harbour-palace"


@pytest.fixture(autouse=True)
def _named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(HARBOUR_PALACE.parent))


def test_a_demonstration_has_a_table_of_every_book_that_was_named(prepare: Prepare) -> None:
    app = prepare(demo=True, demo_speed=100).app()
    with TestClient(app) as client:
        listed = {one["id"]: one for one in client.get("/api/tables").json()}
        house = app.state.house
        for id in (ID, "lakeside"):
            assert listed[id]["book"] == id
            until = time.monotonic() + PATIENCE
            while house.rooms[id].table.coups < 1 and time.monotonic() < until:
                time.sleep(0.05)
            assert house.rooms[id].table.coups >= 1
            assert house.rooms[id].table.edition == open_book(id).edition
        for id, side in ((ID, "golden-seven"), ("lakeside", "lucky-6")):  # all that the layout has areas for
            assert side in house.rooms[id].table.setup.side_wagers


def test_a_floor_knows_the_book_and_asks_an_administrator_first(prepare: Prepare) -> None:
    app = prepare().app()
    with TestClient(app):
        house = app.state.house
        assert ID in {one.id for one in house.approved.shelf()}
        with pytest.raises(BookNotApproved):
            house.approved.to_open(ID)
        house.approved.approve(open_book(ID), "ada")
        assert house.approved.to_open(ID).id == ID
