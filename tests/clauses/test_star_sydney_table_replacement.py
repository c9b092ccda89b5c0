"""The Star at a live table: a check that outlives its cards, cards that were handled, the cutting card's place."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason
from croupier.table import Stage
from croupier.table.records import CheckStillDue
from live import Live

STAR = "star-sydney"
NATURAL = "5s4h/Kd7c"


def prepare(live: Live) -> None:
    """New cards up to the burn."""
    live.do("shuffle-cards")
    live.cut()
    live.do("place-cutting-card", from_back=20)


@pytest.mark.clause("star-sydney:3.11")
@pytest.mark.parametrize("way", ["replaced", "brought"])
def test_an_ordered_check_is_still_made_where_the_cards_were_replaced(way: str) -> None:
    live = Live(STAR)
    live.do("order-check", "inspector")
    live.do("order-shuffle", grounds="not-random")
    if way == "replaced":
        live.do("replace-cards", grounds="after-last")
    live.do("bring-cards", "gaming-supervisor", back="another colour")
    assert sum(isinstance(one, CheckStillDue) for one in live.events) == 1
    prepare(live)
    assert live.refused("burn-cards", Reason.CHECK_FIRST, form="plain").clauses == ("star-sydney:3.11",)
    live.do("check-cards", "dealer")
    live.do("burn-cards", form="plain")


@pytest.mark.clause("star-sydney:3.11", "star-sydney:3.10")
def test_the_cards_taken_off_may_be_checked_before_others_come() -> None:
    live = Live(STAR)
    live.do("order-check")
    live.do("replace-cards", grounds="unfit")
    live.do("check-cards", "dealer")
    assert not live.table.check_due
    live.refused("check-cards", Reason.SHOE_NOT_READY, "dealer")


@pytest.mark.clause("star-sydney:14.11.3")
def test_the_check_after_a_foreign_card_is_made_though_other_cards_are_brought() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s", "Kd")
    live.amiss("wrong-cards", "void-shoe")
    live.do("clear-cards")
    live.do("replace-cards", grounds="unfit")
    live.do("bring-cards", back="another colour")
    prepare(live)
    assert "star-sydney:14.11.3" in live.refused("burn-cards", Reason.CHECK_FIRST, form="plain").clauses
    live.do("check-cards")
    live.do("burn-cards", form="plain")


@pytest.mark.clause("star-sydney:3.7", "star-sydney:3.9")
@pytest.mark.parametrize("who", [{"patron": "A"}, {"who": "a spectator"}])
def test_cards_that_someone_handled_against_the_rules_are_replaced(who: dict[str, Any]) -> None:
    live = Live(STAR)
    live.bet("A", "player", 10)
    live.coup(NATURAL)
    assert not live.table.shoe.handled
    live.do("record-breach", kind="card-handling", **who)
    assert live.table.shoe.stage is Stage.IN_PLAY  # during the shoe: it is played out
    live.do("order-shuffle", grounds="not-random")
    assert "star-sydney:3.9" in live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE).clauses
    live.do("replace-cards", grounds="handled")


@pytest.mark.clause("star-sydney:3.7")
def test_handled_where_no_cards_are_it_is_a_breach_and_nothing_more() -> None:
    live = Live(STAR, ready=False)
    assert len(live.do("record-breach", kind="card-handling", patron="A")) == 1


@pytest.mark.clause("star-sydney:3.10")
def test_the_cards_are_replaced_and_not_some_of_them() -> None:
    live = Live(STAR)
    live.refused("replace-cards", Reason.NO_SUCH_POWER, grounds="unfit", cards=3)
    live.do("replace-cards", grounds="unfit")


@pytest.mark.clause("star-sydney:4.6")
@pytest.mark.parametrize("from_back", [20, 209, 300, 415])
def test_at_least_twenty_cards_in_has_no_upper_limit(from_back: int) -> None:
    live = Live(STAR, ready=False)
    live.do("bring-cards", back="red")
    live.do("shuffle-cards")
    live.cut()
    live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=19)
    live.do("place-cutting-card", from_back=from_back)
