"""The leaflet of 2004, as Crown Melbourne: a coup begun made a Dummy Coup, a card of Banker's on Player's area."""

from __future__ import annotations

import pytest

from clauses.crown_irregular import complete_dummy, face_up, racks, remedies, report
from croupier.clauses import Reason
from live import Live

BOOK = "crown-brochure"


def begun() -> Live:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw("2d")
    return live


@pytest.mark.clause("crown-melbourne:11.8.1(e)")
def test_for_reasonable_cause_a_coup_begun_is_made_a_dummy_coup() -> None:
    live = begun()
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="any-time")
    live.do("order-dummy-coup", grounds="reasonable-cause")
    complete_dummy(live, "3c", "4h", "4d")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("crown-melbourne:11.7.1")
def test_bankers_card_on_players_area_is_for_a_supervisor() -> None:
    live = begun()
    report(live, "card-to-wrong-hand", "3c", exposed=True)
    assert remedies(live) == ["complete", "offer", "dummy-coup"]
    live.remedy("complete", by="game-supervisor")
    live.draw("4h", "4d")
    live.finish()
    assert racks(live) == [9_900, 10_000, 10_000]  # 6 against 7
