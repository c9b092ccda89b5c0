"""Canberra's void rounds at a live table: 13.4, 13.5, 15.1, 15.3, and what the dictionary means by void.

Figures are typed from the notifiable instrument NI2018-687, worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses.irregular import racks, reported
from croupier import Refusal, read_cards
from croupier.clauses import Reason
from croupier.coup import Resolution, Side
from croupier.ledger import Place
from croupier.table import Actor, Play, Stage
from croupier.table import records as r
from live import Live

CANBERRA = "canberra"
PERFECT = ("player-perfect-pair", "banker-perfect-pair")


def table(**facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; C looks on."""
    live = Live(CANBERRA, "commission", **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    return live


def debt(live: Live, patron: str) -> int:
    return -live.table.ledger.balance(Place.OWED, patron) // 100


def two_people(live: Live, remedy: str, rank: str, below: str) -> Any:
    """Whoever reported it cannot order it, and the rank below may not: the clause stands in the refusal."""
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, Actor("Lee", below), remedy=remedy)
    assert low.clauses
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, Actor("Kim", rank), remedy=remedy)
    return live.do("order-remedy", Actor("Lee", rank), remedy=remedy)


# --- 13.4: a round that cannot be rebuilt --------------------------------------------------------


@pytest.mark.clause("canberra:13.4", "canberra:A:Void")
@pytest.mark.parametrize("slip", ["card-to-wrong-hand", "wrong-order", "hand-to-wrong-area", "order-unknown"])
def test_a_round_that_cannot_be_rebuilt_is_void_by_a_supervisor_and_the_shoe_goes_on(slip: str) -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    reported(live, slip)
    two_people(live, "void", "casino-supervisor", "dealer")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.refused("draw-card", Reason.COUP_IN_PROGRESS, card=read_cards("9c")[0])
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.IN_PLAY
    live.bet("A", "player", 100)
    live.coup("8sKd/2d5c")
    assert racks(live) == [10_100, 10_000, 10_000]
    assert live.table.shoe.out == 9  # one burned, four void, four dealt


@pytest.mark.clause("canberra:13.4", "canberra:5.1(c)")
def test_after_a_void_round_a_supervisor_may_have_the_cards_shuffled() -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    live.amiss("order-unknown", "void")
    live.refused("order-shuffle", Reason.COUP_IN_PROGRESS, grounds=live.book.shuffle.ordered[0].grounds)
    live.do("clear-cards")
    live.do("order-shuffle", "casino-supervisor", grounds=live.book.shuffle.ordered[0].grounds)
    live.do("shuffle-cards")


@pytest.mark.clause("canberra:13.4", "canberra:A:Void")
@pytest.mark.parametrize("steps", [(), ("announce-result",), ("announce-result", "settle-coup")])
def test_a_round_may_be_void_until_its_cards_are_cleared_and_payments_go_back(steps: tuple[str, ...]) -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    for step in steps:
        live.do(step)
    live.amiss("order-unknown", "void")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.refused("settle-coup", Reason.NOTHING_TO_SETTLE)
    live.do("clear-cards")
    assert live.replayed() == live.table


# --- Pairs that are settled already --------------------------------------------------------


def with_pairs() -> Live:
    """A's pair of kings is paid 5 to 1 as a mixed pair, B's Banker pair is taken; Player 0 and Banker 7."""
    live = Live(CANBERRA, "commission", side_wagers=PERFECT, options=(("pairs", "perfect"),))
    live.bet("A", "player-perfect-pair", 10)
    live.bet("B", "banker-perfect-pair", 20)
    live.bet("C", "player", 50)
    live.first_four("KsKd/2d5c")
    live.do("settle-pairs")
    return live


@pytest.mark.clause("canberra:A:Void", "canberra:13.4")
def test_a_void_round_takes_back_pairs_that_were_paid_and_gives_back_those_taken() -> None:
    live = with_pairs()
    paid = live.has("A") - 10_000_00
    assert paid > 0
    assert live.has("B") == 9_980_00
    (ordered, voided) = live.amiss("order-unknown", "void")
    assert isinstance(ordered, r.RemedyOrdered)
    assert isinstance(voided, r.CoupVoided)
    assert len(voided.reversed) == 2
    assert racks(live) == [10_000, 10_000, 10_000]
    assert {one.settled.resolution for one in voided.payments} == {Resolution.VOID}
    live.do("clear-cards")


@pytest.mark.clause("canberra:13.9")
def test_a_pairs_wager_already_settled_cannot_be_removed() -> None:
    live = Live(CANBERRA, "commission", side_wagers=PERFECT, options=(("pairs", "perfect"),))
    live.do("choose-dealing", method="delivered", face="down")
    pair = live.bet("A", "player-perfect-pair", 10)
    main = live.bet("A", "player", 50)
    live.call()
    live.draw("Ks", "2d", "Kd", "5c")
    live.open_hands()
    live.do("settle-pairs")
    after = live.has("A")
    live.draw("6c")
    live.amiss("hand-to-wrong-person", "offer")
    assert live.table.offer is not None
    assert live.table.offer.wagers == (main,)
    live.refused("answer-offer", Reason.UNKNOWN_WAGER_NUMBER, "dealer", number=pair, choice="remove")
    live.do("answer-offer", number=main, choice="remove")
    assert live.has("A") == after + 50_00


# --- 13.5: found after the next round began ------------------------------------------------------


@pytest.mark.clause("canberra:13.5", "canberra:A:Void")
def test_the_round_with_the_error_is_void_and_those_after_it_stay_as_played() -> None:
    """Three rounds won by Player, A on Player each time; the first is void while the fourth is dealt."""
    live = table()
    live.coup("8sKd/2d5c")
    for _ in range(2):
        live.bet("A", "player", 100)
        live.coup("8sKd/2d5c")
    assert racks(live) == [10_300, 9_900, 10_000]
    live.bet("C", "tie", 10)
    live.first_four("8sKd/2d5c")
    reported(live, "error-found-late", coup=1)
    (_, voided) = two_people(live, "void-round", "casino-supervisor", "dealer")
    assert isinstance(voided, r.PastCoupVoided)
    assert voided.coup == 1
    assert voided.owed == ()
    assert racks(live) == [10_200, 10_000, 9_990]
    live.finish()
    assert racks(live) == [10_200, 10_000, 9_990]
    assert live.replayed() == live.table


@pytest.mark.clause("canberra:13.5")
def test_whoever_lost_the_chips_meanwhile_owes_them_and_the_accounts_stay_balanced() -> None:
    """A came with 100, won 100, and lost both: the win of the first round is no more, and A owes 100."""
    live = Live(CANBERRA, "commission", chips=100)
    live.bet("A", "player", 100)
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 200)
    live.coup("2d5c/8sKd")
    assert live.has("A") == 0
    live.bet("B", "tie", 10)
    live.first_four("8sKd/2d5c")
    (_, voided, *_) = live.amiss("error-found-late", "void-round", coup=1)
    assert voided.owed == (("A", 100_00),)
    assert (live.has("A"), debt(live, "A")) == (0, 100)
    assert sum(live.table.ledger.balances.values()) == 0
    live.finish()


@pytest.mark.clause("canberra:13.5")
def test_a_win_that_lies_on_the_layout_again_is_owed_and_the_wager_stays() -> None:
    live = Live(CANBERRA, "commission", chips=100)
    live.bet("A", "player", 100)
    live.coup("8sKd/2d5c")
    live.bet("A", "banker", 140)
    live.first_four("2d5c/8sKd")
    (_, voided, *_) = live.amiss("error-found-late", "void-round", coup=1)
    assert voided.owed == (("A", 40_00),)
    live.finish()
    assert live.has("A") == 273_00  # 140, and 133 for it
    assert debt(live, "A") == 40


@pytest.mark.clause("canberra:13.5")
def test_what_whoever_left_gets_back_waits_for_them_and_what_they_took_along_they_owe() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.do("leave-table", patron="A")
    live.do("leave-table", patron="B")
    live.bet("C", "tie", 10)
    live.first_four("8sKd/2d5c")
    before = live.table.ledger.balance(Place.OUTSIDE)
    (_, voided, *_) = live.amiss("error-found-late", "void-round", coup=1)
    assert voided.owed == (("A", 100_00),)
    assert debt(live, "A") == 100
    assert live.table.ledger.balance(Place.OUTSIDE) == before
    assert live.table.ledger.balance(Place.RACK, "B") == 100_00  # what B lost, until they come again
    assert sum(live.table.ledger.balances.values()) == 0
    live.do("arrive", patron="B", chips=25_00)
    assert live.has("B") == 125_00
    live.finish()


@pytest.mark.clause("canberra:13.5")
def test_settled_pairs_of_the_void_round_are_reversed_too() -> None:
    live = with_pairs()
    live.draw("9c")
    live.finish()
    live.bet("B", "tie", 10)
    live.first_four("8sKd/2d5c")
    live.amiss("error-found-late", "void-round", coup=1)
    live.finish()
    assert racks(live) == [10_000, 9_990, 10_000]


@pytest.mark.clause("canberra:13.4", "canberra:13.5")
def test_before_the_next_round_has_begun_the_round_just_cleared_is_void_as_well() -> None:
    """Neither clause speaks of the moment between; either way a round that cannot be rebuilt is void."""
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    (_, voided, *_) = live.amiss("error-found-late", "void-round", coup=1)
    assert isinstance(voided, r.PastCoupVoided)
    assert racks(live) == [9_900, 10_000, 10_000]
    live.coup("8sKd/2d5c")
    assert racks(live) == [10_100, 10_000, 10_000]


def test_a_coup_is_named_that_was_dealt_from_this_shoe() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    for coup in (0, 2, 7, -1):
        live.refused("report-irregularity", Reason.FACTS_MISSING, slip="error-found-late", coup=coup)


# --- 15.1 and 15.3: the operator -----------------------------------------------------------------


@pytest.mark.clause("canberra:15.1", "canberra:15.3", "canberra:A:Void")
@pytest.mark.parametrize("slip", ["game-disrupted", "fraud"])
def test_a_disturbed_or_fraudulent_round_is_void_by_the_operator_alone(slip: str) -> None:
    """Reading A-80; a Gaming Shift Manager acts for the operator (reading A-58)."""
    live = table()
    live.first_four("8sKd/2d5c")
    live.do("announce-result")
    live.do("settle-coup")
    reported(live, "game-disrupted")
    live.do("withdraw-report", Actor("Kim", "dealer"))
    reported(live, slip)
    two_people(live, "void", "gaming-shift-manager", "casino-supervisor")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("clear-cards")


@pytest.mark.clause("canberra:15.3")
@pytest.mark.parametrize("slip", ["game-disrupted", "fraud"])
def test_the_operator_may_let_the_game_go_on(slip: str) -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    live.amiss(slip, "play-on", "gaming-shift-manager")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:15.1")
def test_without_a_round_in_hand_there_is_nothing_to_invalidate() -> None:
    live = Live(CANBERRA)
    refusal = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="game-disrupted")
    assert refusal.clauses


@pytest.mark.clause("canberra:15.3", "canberra:A:Void")
def test_missing_or_foreign_cards_void_the_round_and_the_cards_are_replaced() -> None:
    """Reading A-45: as a round that it is impractical to continue."""
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    live.call()
    live.draw("8s", "2d")
    reported(live, "wrong-cards")
    two_people(live, "void-shoe", "gaming-shift-manager", "casino-supervisor")
    assert racks(live) == [10_100, 9_900, 10_000]
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED
    live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    live.ready()
    assert live.table.shoe.number == 2


@pytest.mark.clause("canberra:15.4")
@pytest.mark.parametrize("remedy", ["void-shoe", "play-on"])
def test_a_table_may_leave_such_cards_to_the_operator(remedy: str) -> None:
    live = table(options=(("silent-default", "dispute"),))
    live.first_four("8sKd/2d5c")
    live.amiss("wrong-cards", remedy, "gaming-shift-manager")
    if remedy == "play-on":
        live.finish()
        assert racks(live) == [10_100, 9_900, 10_000]
    else:
        assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("canberra:15.4")
@pytest.mark.parametrize(("remedy", "expected"), [("confirm", [10_100, 9_900]), ("void", [10_000, 10_000])])
def test_where_the_scanner_shows_other_cards_the_round_is_confirmed_or_void(remedy: str, expected: list[int]) -> None:
    live = table(shoe="scanning-shoe")
    live.first_four("8sKd/2d5c")
    reported(live, "scanner-disagrees")
    live.refused("order-remedy", Reason.RANK_TOO_LOW, "casino-supervisor", remedy=remedy)
    live.remedy(remedy, "gaming-shift-manager")
    if live.table.coup.play is not Play.SETTLED:
        live.do("announce-result")
        live.do("settle-coup")
    live.do("clear-cards")
    assert racks(live)[:2] == expected


@pytest.mark.clause("canberra:15.4")
def test_a_wrong_results_display_is_disregarded() -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    live.amiss("display-disagrees", "disregard", "casino-supervisor")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


# --- while something waits -----------------------------------------------------------------------


def test_while_a_matter_waits_the_round_stands_still() -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    reported(live, "order-unknown")
    for name, facts in (
        ("announce-result", {}),
        ("clear-cards", {}),
        ("place-wager", {"patron": "A", "wager": "tie", "stake": 5_00}),
        ("leave-table", {"patron": "C"}),
    ):
        refusal = live.refused(name, Reason.MATTER_OPEN, **facts)
        assert isinstance(refusal, Refusal)
        assert str(refusal.clauses[0]) == "canberra:13.4"
    live.refused("report-irregularity", Reason.MATTER_OPEN, slip="order-unknown")
    live.refused("order-remedy", Reason.UNKNOWN_REMEDY, remedy="dance")
    live.do("withdraw-report", Actor("Kim", "dealer"))
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


def test_cards_of_a_report_that_is_withdrawn_are_in_the_shoe_as_before() -> None:
    live = table()
    live.first_four("3s4h/2d4c")
    before = live.table.shoe
    reported(live, "excess-card", cards=tuple(read_cards("9s")), exposed=True)
    assert live.table.shoe.out == before.out + 1
    live.do("withdraw-report", Actor("Kim", "dealer"))
    assert live.table.shoe == before
    assert live.table.loose == ()
    assert hands_of(live) == (2, 2)


def hands_of(live: Live) -> tuple[int, int]:
    coup = live.table.coup
    return len(coup.hand(Side.PLAYER)), len(coup.hand(Side.BANKER))
