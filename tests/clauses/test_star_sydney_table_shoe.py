"""The Star's live table, chapters 3 and 4: cards checked, shuffled, riffled, cut, burned, ended and replaced."""

from __future__ import annotations

import pytest

from croupier import Reason, read_cards
from croupier.table import Stage
from croupier.table.events import CardsCut
from live import Live

STAR = "star-sydney"
EIGHT_DECKS = 416
NATURAL = "5s4h/Kd7c"


def unprepared(**facts: str) -> Live:
    return Live(STAR, ready=False, **facts)


def uncut(pre_shuffled: str = "") -> Live:
    """Cards on the table, shuffled here or elsewhere, waiting to be cut."""
    live = unprepared()
    live.do("bring-cards", back="red", pre_shuffled=pre_shuffled)
    if not pre_shuffled:
        live.do("shuffle-cards")
    return live


def loaded() -> Live:
    live = uncut()
    live.cut()
    live.do("place-cutting-card", from_back=20)
    return live


def play(live: Live, **facts: bool) -> None:
    """One coup; the cutting card comes out before one of its cards where that is asked."""
    live.bet("A", "player", 10)
    live.draw("5s", **facts)
    live.draw("Kd", "4h", "7c")
    live.finish()


def play_out(live: Live) -> None:
    """The cutting card comes out first, and the coup that follows is the last."""
    play(live, cutting_card=True)
    assert live.table.shoe.stage is Stage.ENDED


# --- checked: 3.4, 3.5, 3.11, 4.6.1 --------------------------------------------------------------


@pytest.mark.parametrize("by", ["people", "device"])
@pytest.mark.clause("star-sydney:3.4", "star-sydney:3.5")
def test_cards_may_be_checked_by_the_dealer_or_a_device_before_use(by: str) -> None:
    live = unprepared()
    live.do("bring-cards", back="red")
    live.do("check-cards", by_=None) if False else live.answer("check-cards")
    live.do(*("check-cards",), **{"by": "dealer"}) if by == "people" else None
    assert live.table.shoe.cards == EIGHT_DECKS
