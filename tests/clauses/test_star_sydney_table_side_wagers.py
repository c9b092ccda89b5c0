"""The Star's live table, chapter 12: who may place an optional wager, how often, and who comes first."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Reason
from croupier.table.records import WagerGaveWay
from live import Live

STAR = "star-sydney"
LAYOUTS = {
    "player-pair": "A",
    "banker-pair": "A",
    "super-6": "M",
    "tiger-tie": "P",
    "tiger-pair": "Q",
    "tiger": "S",
    "big-tiger": "U",
    "small-tiger": "W",
}
OFFERED = ("12.2", "12.2", "12.7", "12.12", "12.17", "12.22", "12.26", "12.31")
LIMITED = ("12.4", "12.4", "12.9", "12.14", "12.19", "12.24", "12.28", "12.33")
ONE_ONLY = ("12.5", "12.5", "12.10", "12.15", "12.20", "12.25", "12.29", "12.34")


def each(numbers: tuple[str, ...], *items: str) -> list[object]:
    """Every optional wager with the clause it has for something, and that clause's items."""
    return [
        pytest.param(
            wager,
            marks=pytest.mark.clause(f"star-sydney:{number}", *(f"star-sydney:{number}{item}" for item in items)),
            id=wager,
        )
        for wager, number in zip(LAYOUTS, numbers, strict=True)
    ]


def offering(wager: str, **facts: Any) -> Live:
    return Live(STAR, layout=LAYOUTS[wager], side_wagers=(wager,), **facts)


def restrict(live: Live, wager: str) -> None:
    live.do("notify-surveillance", about=f"restriction:{wager}")
    live.do("display-sign", sign=f"restriction:{wager}")
    live.do("restrict-wager", by="gaming-supervisor", wager=wager)


# --- offered on some layouts, before any card is exposed -----------------------------------------


@pytest.mark.parametrize("wager", each(OFFERED))
def test_an_optional_wager_is_placed_on_its_layouts_alone_before_any_card_is_exposed(wager: str) -> None:
    elsewhere = "P" if LAYOUTS[wager] in "AM" else "A"
    other = Live(STAR, opened=False, layout=elsewhere, side_wagers=(wager,))
    other.refused("open-table", Reason.NO_AREA_FOR_WAGER, setup=other.setup)
    live = offering(wager)
    live.bet("A", wager, 10)  # whoever likes, without any other wager
    live.draw("5s")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="B", wager=wager, stake=10_00)
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert live.has("A") == 9_990_00


def test_a_wager_that_the_operator_does_not_offer_is_not_taken() -> None:
    live = Live(STAR, layout="N", side_wagers=("super-6",))
    refusal = live.refused("place-wager", Reason.NOT_OFFERED_HERE, patron="A", wager="player-pair", stake=10_00)
    assert "player-pair" not in str(refusal.facts["offered"])


# --- kept for those with a main wager ------------------------------------------------------------


@pytest.mark.parametrize("wager", each(LIMITED, ".1", ".2"))
def test_a_supervisor_keeps_it_for_those_with_a_main_wager_after_notice_and_with_a_sign(wager: str) -> None:
    live = offering(wager)
    name = f"restriction:{wager}"
    live.refused("restrict-wager", Reason.RANK_TOO_LOW, by="dealer", wager=wager)
    live.refused("restrict-wager", Reason.SURVEILLANCE_NOT_TOLD, wager=wager)
    live.do("notify-surveillance", about=name)
    live.refused("restrict-wager", Reason.SIGNS_MISSING, wager=wager)
    live.bet("C", wager, 10)  # not restricted yet
    live.do("display-sign", sign=name)
    live.do("restrict-wager", by="gaming-supervisor", wager=wager)
    live.refused("place-wager", Reason.RESTRICTED_TO_MAIN, patron="A", wager=wager, stake=10_00)
    live.bet("A", "banker", 100)
    live.bet("A", wager, 10)
    live.bet("B", "tie", 10)  # a wager of rule 5 as well
    live.bet("B", wager, 10)
    assert [down.patron for down in live.table.coup.wagers.values() if down.wager == wager] == ["C", "A", "B"]


@pytest.mark.parametrize("wager", each(LIMITED))
def test_a_main_wager_that_a_restricted_one_rests_on_is_not_withdrawn_from_under_it(wager: str) -> None:
    live = offering(wager)
    restrict(live, wager)
    main = live.bet("A", "banker", 100)
    side = live.bet("A", wager, 10)
    live.refused("withdraw-wager", Reason.RESTRICTED_TO_MAIN, number=main)
    live.do("withdraw-wager", number=side)
    live.do("withdraw-wager", number=main)
    assert live.has("A") == 10_000_00


@pytest.mark.parametrize("wager", each(LIMITED, ".2"))
def test_a_restriction_binds_nobody_while_its_sign_is_down_and_ends_when_it_is_lifted(wager: str) -> None:
    live = offering(wager)
    restrict(live, wager)
    live.do("remove-sign", sign=f"restriction:{wager}")
    live.bet("A", wager, 10)
    live.do("display-sign", sign=f"restriction:{wager}")
    live.refused("place-wager", Reason.RESTRICTED_TO_MAIN, patron="B", wager=wager, stake=10_00)
    live.do("lift-restriction", wager=wager)
    live.bet("B", wager, 10)
    live.refused("restrict-wager", Reason.SURVEILLANCE_NOT_TOLD, wager=wager)  # told once for each time


# --- one of each, and who comes first ------------------------------------------------------------


@pytest.mark.parametrize("wager", each(ONE_ONLY))
def test_a_player_has_one_of_it_in_a_coup(wager: str) -> None:
    live = offering(wager)
    number = live.bet("A", wager, 10)
    live.refused("place-wager", Reason.ALREADY_PLACED, patron="A", wager=wager, stake=10_00)
    live.refused("place-wager", Reason.ALREADY_PLACED, patron="A", wager=wager, stake=10_00, place=2)
    live.do("change-wager", number=number, stake=30_00)
    live.bet("B", wager, 10)
    live.coup("5s4h/Kd7c")
    assert (live.has("A"), live.has("B")) == (9_970_00, 9_990_00)
    live.bet("A", wager, 10)  # another coup, another wager


@pytest.mark.clause("star-sydney:12.5")
def test_pairs_are_one_on_each_hand() -> None:
    live = Live(STAR, side_wagers=("player-pair", "banker-pair"))
    live.bet("A", "player-pair", 10)
    live.bet("A", "banker-pair", 10)
    live.refused("place-wager", Reason.ALREADY_PLACED, patron="A", wager="banker-pair", stake=10_00)
    live.coup("4s4h/8d8c")
    assert live.has("A") == 10_220_00


@pytest.mark.parametrize("wager", each(ONE_ONLY))
def test_on_a_full_area_those_with_a_main_wager_come_first_then_whoever_was_earlier(wager: str) -> None:
    """Reading A-59: two wagers fit on an area of this table."""
    live = offering(wager, area_capacity=2)
    live.bet("A", wager, 10, place=1)
    live.bet("B", wager, 20, place=1)
    live.do("arrive", patron="D", chips=100_00)
    refusal = live.refused("place-wager", Reason.AREA_FULL, patron="D", wager=wager, stake=10_00, place=1)
    assert refusal.facts["capacity"] == 2
    live.bet("C", "player", 100)
    moved, _ = live.do("place-wager", patron="C", wager=wager, stake=10_00, place=1)
    assert isinstance(moved, WagerGaveWay)
    assert (live.has("A"), live.has("B")) == (9_990_00, 10_000_00)  # the later of the two gave way
    live.bet("D", "tie", 10)
    live.do("place-wager", patron="D", wager=wager, stake=10_00, place=1)
    assert [down.patron for down in live.table.coup.wagers.values() if down.wager == wager] == ["C", "D"]
    live.bet("B", "banker", 100)
    live.refused("place-wager", Reason.AREA_FULL, patron="B", wager=wager, stake=10_00, place=1)
