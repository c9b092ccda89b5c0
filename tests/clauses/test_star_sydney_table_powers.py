"""The Star: a card left out, a scanning shoe, and the last wager withdrawn over unexposed cards (7.4, 14.1, 14.13).

Figures are typed from the approved rules of 20 October 2023, worked out by hand; readings A-96 and A-97.
"""

from __future__ import annotations

import pytest

from clauses.irregular import hands, racks, reported
from croupier import open_book
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import next_step
from live import Live

STAR = "star-sydney"
MANAGER = "assistant-gaming-manager"


def star(*numbers: str) -> set[str]:
    return {f"{STAR}:{number}" for number in numbers}


# --- 14.1(b): a third card that was due and not dealt --------------------------------------------


def left_out() -> Live:
    """A has 100 on Player, B 100 on Banker. Player on 3 must draw, and no card was dealt."""
    live = Live(STAR, "premium")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("Kd3h/2s2h")
    reported(live, "card-omitted")
    return live


@pytest.mark.clause("star-sydney:14.1(b)", "star-sydney:14.1.1")
def test_before_the_card_left_out_is_dealt_each_patron_may_remove_a_wager() -> None:
    live = left_out()
    ordered = live.remedy("deal-it", "gaming-supervisor")
    assert star("14.1(b)", "14.1.1") <= set(ordered[0].under)
    live.refused("draw-card", Reason.OFFER_OPEN)
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, number=1, choice="reduce", stake=40_00)
    live.do("answer-offer", number=1, choice="remove")
    live.do("answer-offer", number=2, choice="keep")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="A", wager="player", stake=100_00)
    live.draw("8s")
    assert hands(live) == "Kd3h8s/2s2h"
    live.finish()
    assert racks(live) == [10_000, 10_095, 10_000]  # 1 against 4; A's wager was gone


@pytest.mark.clause("star-sydney:14.1.1")
def test_where_all_are_removed_the_coup_is_a_no_bet_coup() -> None:
    live = left_out()
    live.remedy("deal-it", "gaming-supervisor")
    live.do("answer-offer", number=1, choice="remove")
    live.do("answer-offer", number=2, choice="remove")
    assert live.table.coup.dummy
    live.draw("8s")
    live.do("announce-result")
    live.do("clear-cards")
    assert racks(live) == [10_000, 10_000, 10_000]


# --- 14.13: only where the shoe scans cards ------------------------------------------------------


@pytest.mark.clause("star-sydney:14.13")
@pytest.mark.parametrize(("shoe", "fits"), [("dealing-shoe", False), ("scanning-shoe", True)])
def test_a_result_is_checked_against_the_shoe_only_where_the_shoe_scans_cards(shoe: str, fits: bool) -> None:
    live = Live(STAR, "premium", shoe=shoe)
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    if not fits:
        refused = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, "dealer", slip="scanner-disagrees")
        assert star("14.13") <= set(refused.clauses)
        return
    reported(live, "scanner-disagrees")
    assert star("14.13") <= set(live.remedy("void", "gaming-supervisor")[0].under)
    assert racks(live) == [10_000, 10_000, 10_000]


# --- 7.4: the last wager is withdrawn over unexposed cards ---------------------------------------


def withdrawn(cards: int = 4) -> Live:
    """Face down, cards out, and A's wager, the only one, withdrawn: no card was exposed (5.3)."""
    live = Live(STAR, "premium")
    live.do("choose-dealing", method="method-a", face="down")
    live.bet("A", "player", 100)
    live.do("call-for-bets")
    live.draw(*("8s", "2d", "Kd", "5c")[:cards])
    live.do("withdraw-wager", number=1)
    return live


@pytest.mark.clause("star-sydney:7.4")
def test_the_coup_waits_until_an_assistant_gaming_manager_makes_it_a_no_bet_coup() -> None:
    live = withdrawn()
    for command, facts in (
        ("expose-cards", {"hand": Side.PLAYER}),
        ("deliver-hand", {"hand": Side.PLAYER, "to": "A"}),
    ):
        refused = live.refused(command, None, "dealer", **facts)
        assert command == "deliver-hand" or (refused.reason, set(refused.clauses)) == (
            Reason.NOTHING_WAGERED,
            star("7.4"),
        )
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, "gaming-supervisor", grounds="no-wagers")
    (ordered,) = live.do("order-dummy-coup", MANAGER, grounds="no-wagers")
    assert star("7.4", "14.4") <= set(ordered.under)
    live.open_hands()
    live.do("announce-result")
    live.do("clear-cards")
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.shoe.coups == 1


@pytest.mark.clause("star-sydney:7.4")
def test_before_the_fourth_card_no_further_card_is_dealt_either() -> None:
    live = withdrawn(cards=2)
    refused = live.refused("draw-card", Reason.NOTHING_WAGERED)
    assert set(refused.clauses) == star("7.4")
    live.do("order-dummy-coup", MANAGER, grounds="no-wagers")
    live.draw("Kd", "5c")


def test_the_next_step_is_the_no_bet_coup() -> None:
    step = next_step(withdrawn().table, open_book(STAR))
    assert step is not None
    assert (step.command, step.rank, step.facts) == ("order-dummy-coup", MANAGER, {"grounds": "no-wagers"})


def test_or_someone_wagers_again_before_a_card_is_exposed() -> None:
    live = withdrawn()
    live.bet("B", "player", 100)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="no-wagers")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_000, 10_100, 10_000]  # 8 against 7


def test_an_exposed_coup_with_wagers_is_no_no_bet_coup() -> None:
    live = Live(STAR, "premium")
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="no-wagers")
    live.refused("order-dummy-coup", Reason.COUP_IN_PROGRESS, grounds="all-agree", agreed=("A", "B", "C"))
