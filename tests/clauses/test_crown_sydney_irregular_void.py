"""Crown Sydney when something goes wrong: permitted changes, late errors, wrong cards, void coups (11.9 on, 14.3)."""

from __future__ import annotations

from typing import Any

import pytest

from clauses.crown_irregular import (
    complete_dummy,
    face_down,
    face_up,
    hands,
    not_so,
    racks,
    remedies,
    report,
    too_low,
)
from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Actor
from croupier.table.machine import machine
from croupier.table.records import CoupSettled
from croupier.table.state import Play, Stage
from live import Live

BOOK = "crown-sydney"
SUPERVISOR = "higher-duties-dealer"
AREA = "area-manager"
ASSISTANT = "assistant-casino-manager"


def stage_of(live: Live) -> Stage:
    return live.table.shoe.stage


def cs(*numbers: str) -> set[str]:
    return {f"{BOOK}:{number}" for number in numbers}


# --- 11.9: changes while no card is exposed ------------------------------------------------------


def unexposed(cards: int = 3) -> Live:
    live = face_down(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 50)
    live.call()
    live.draw(*("5s", "Kd", "4h", "7c")[:cards])
    return live


@pytest.mark.clause(
    "crown-sydney:11.9.1",
    "crown-sydney:11.9.1(a)",
    "crown-sydney:11.9.1(b)",
    "crown-sydney:11.9.1(c)",
    "crown-sydney:11.9.1(d)",
)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_a_supervisor_may_permit_any_change_while_none_of_the_first_four_is_exposed(cards: int) -> None:
    live = unexposed(cards)
    live.refused("change-wager", Reason.WAGERING_OVER, number=1, stake=200_00)
    report(live, "changes-asked")
    assert cs("11.9.1") <= too_low(live, "permit", "dealer")
    live.remedy("permit", by=SUPERVISOR)
    live.refused("draw-card", Reason.CHANGES_OPEN, card=read_cards("2d")[0])
    live.refused("report-irregularity", Reason.CHANGES_OPEN, by="dealer", slip="wrong-order")
    live.do("withdraw-wager", number=1)  # (a): from Player to Banker
    live.bet("A", "banker", 100)
    live.do("change-wager", number=2, stake=80_00)  # (b)
    new = live.bet("C", "tie", 10)  # (c)
    live.do("withdraw-wager", number=new)  # (d)
    live.do("close-changes")
    live.refused("withdraw-wager", Reason.WAGERING_OVER, number=2)
    live.draw(*("5s", "Kd", "4h", "7c")[cards:])
    live.open_hands()
    live.finish()
    assert racks(live) == [9_900, 9_920, 10_000]  # Player 9 beats 7


@pytest.mark.clause("crown-sydney:11.9.1")
def test_or_the_supervisor_leaves_wagers_as_they_lie() -> None:
    live = unexposed()
    live.amiss("changes-asked", "refuse", by=SUPERVISOR)
    live.refused("change-wager", Reason.WAGERING_OVER, number=1, stake=200_00)
    live.refused("close-changes", Reason.NO_OFFER)


@pytest.mark.clause("crown-sydney:11.9.1")
def test_once_one_card_is_exposed_or_the_coup_is_over_no_change_can_be_asked() -> None:
    live = unexposed(4)
    live.do("expose-cards", hand=Side.PLAYER, number=1)
    assert cs("11.9.1") <= not_so(live, "changes-asked")
    open_cards = face_up(BOOK)
    open_cards.bet("A", "player", 100)
    open_cards.call()
    assert cs("11.9.1") <= not_so(open_cards, "changes-asked")  # no card is out yet
    open_cards.draw("5s")
    assert cs("11.9.1") <= not_so(open_cards, "changes-asked")


@pytest.mark.clause("crown-sydney:11.9.2")
def test_where_all_withdraw_the_coup_is_completed_as_a_dummy_coup() -> None:
    live = unexposed()
    live.amiss("changes-asked", "permit", by=SUPERVISOR)
    live.do("withdraw-wager", number=1)
    live.do("withdraw-wager", number=2)
    closed = live.do("close-changes")
    assert cs("11.9.2") <= set(closed[-1].under)
    assert live.table.coup.dummy == "no-wager-left"
    assert racks(live) == [10_000, 10_000, 10_000]
    complete_dummy(live, "7c")


# --- 11.10 and 11.11: an error found late --------------------------------------------------------


@pytest.mark.clause("crown-sydney:11.10", "crown-sydney:11.11")
def test_an_error_found_once_a_later_coup_has_begun_touches_neither_it_nor_the_coup_itself() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    live.bet("B", "banker", 100)
    assert cs("11.10") <= not_so(live, "error-found-late", coup=1)  # the next coup has not begun
    live.first_four("6dKc/3d4d")
    not_so(live, "error-found-late", Reason.FACTS_MISSING)
    report(live, "error-found-late", coup=1)
    assert remedies(live) == ["stands"]
    live.remedy("stands", by="dealer")
    assert racks(live) == [10_100, 9_900, 10_000]
    live.finish()
    assert racks(live) == [10_100, 10_095, 10_000]


# --- 14.12 by readings: what no clause covers --------------------------------------


def test_cards_whose_order_nobody_knows_are_the_area_managers_to_void() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw("8d", "2c")
    report(live, "order-unknown")
    assert remedies(live) == ["void"]
    assert cs("14.12") <= too_low(live, "void", "dealer", SUPERVISOR)
    live.remedy("void", by=AREA)
    assert racks(live)[0] == 10_000
    live.do("clear-cards")


@pytest.mark.parametrize(("remedy", "has"), [("void", 10_000), ("dummy-coup", 10_000), ("complete", 10_100)])
def test_or_to_choose_about_freely_where_the_table_leaves_it_so(remedy: str, has: int) -> None:
    live = face_up(BOOK, options=(("order-unknown", "area-manager-chooses"),))
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "order-unknown")
    assert cs("14.12") <= too_low(live, remedy, SUPERVISOR)
    live.remedy(remedy, by=AREA)
    if remedy == "complete":
        live.finish()
    assert racks(live)[0] == has


@pytest.mark.clause("crown-sydney:1.1:Dummy Coup")
def test_a_coup_that_becomes_a_dummy_coup_after_its_result_pays_nothing() -> None:
    live = face_up(BOOK, options=(("order-unknown", "area-manager-chooses"),))
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.do("announce-result")
    live.amiss("order-unknown", "dummy-coup")
    assert racks(live)[0] == 10_000
    settled = live.do("settle-coup")[0]
    assert isinstance(settled, CoupSettled)
    assert settled.payments == ()
    assert cs("1.1:Dummy Coup") <= set(settled.under)
    assert racks(live)[0] == 10_000
    live.do("clear-cards")
    assert not live.table.coup.dummy


@pytest.mark.parametrize("remedy", ["deal-it", "void"])
def test_a_card_that_was_due_and_not_dealt_is_dealt_before_the_next_coup(remedy: str) -> None:
    live = face_up(BOOK, options=(("silent-default", "model" if remedy == "deal-it" else "dispute"),))
    live.bet("A", "player", 100)
    live.first_four("2dKc/3d4d")
    report(live, "card-omitted")
    assert remedies(live) == (["deal-it"] if remedy == "deal-it" else ["deal-it", "void"])
    assert cs("14.12") <= too_low(live, remedy, SUPERVISOR)
    live.remedy(remedy, by=AREA)
    if remedy == "deal-it":
        live.draw("6h")
        live.finish()
    assert racks(live)[0] == (10_100 if remedy == "deal-it" else 10_000)


def test_a_hand_that_lacks_no_card_has_none_omitted() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    assert cs("14.12") <= not_so(live, "card-omitted")


# --- 11.13, 11.14 and 4.4.2(a): the device, the cards, their order -------------------------------


@pytest.mark.clause("crown-sydney:11.13")
def test_a_failing_shuffling_device_is_put_right_by_the_dealer_or_looked_into_by_a_supervisor() -> None:
    live = face_up(BOOK, ready=False)
    live.amiss("shuffler-fault", "rectified", by="dealer")
    live.ready()
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "shuffler-fault")
    assert cs("11.13") <= too_low(live, "unaffected", "dealer")
    live.remedy("unaffected", by=SUPERVISOR)
    live.finish()
    assert racks(live)[0] == 10_100


@pytest.mark.clause("crown-sydney:11.13", "crown-sydney:11.14.3")
def test_where_the_device_left_wrong_cards_the_shoe_is_void_before_it_is_cut_too() -> None:
    live = face_up(BOOK, ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.amiss("shuffler-fault", "void-shoe", by=SUPERVISOR)
    assert stage_of(live) is Stage.ENDED
    assert cs("11.13") <= set(live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE).clauses)
    live.ready(back="blue")
    assert stage_of(live) is Stage.IN_PLAY


@pytest.mark.clause("crown-sydney:11.14.1", "crown-sydney:11.14.2", "crown-sydney:11.14.3", "crown-sydney:1.1:Void")
@pytest.mark.parametrize("moment", ["wagering", "dealing", "announced", "settled"])
def test_wrong_cards_void_the_coup_and_the_rest_of_the_shoe_but_no_complete_coup(moment: str) -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    if moment != "wagering":
        live.first_four("6dKc/3d4d")
    if moment in ("announced", "settled"):
        live.do("announce-result")
    if moment == "settled":
        live.do("settle-coup")
        assert racks(live) == [10_000, 10_095, 10_000]
    report(live, "wrong-cards")
    assert cs("11.14.2") <= too_low(live, "void-shoe", "dealer")
    live.remedy("void-shoe", by=SUPERVISOR)
    assert racks(live) == [10_100, 10_000, 10_000]
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=100_00)
    again = live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    assert cs("11.14.3") <= set(again.clauses)
    live.ready(back="green")
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")


@pytest.mark.clause("crown-sydney:11.14.3")
def test_a_card_left_over_from_a_void_shoe_is_dealt_in_no_coup() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("6dKc/3d4d")
    live.amiss("third-card-to-banker", "dummy-coup", cards="2h", exposed=True)
    live.finish()
    live.amiss("wrong-cards", "void-shoe")
    assert not live.table.carried
    live.refused("draw-card", Reason.SHOE_ENDED, card=read_cards("3c")[0])
    live.refused("lay-carried-card", Reason.NO_CARRIED_CARD)
    live.ready(back="green")
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")


@pytest.mark.clause("crown-sydney:4.4.2(a)")
@pytest.mark.parametrize("stage", ["shuffled", "cut", "loaded", "in play", "a coup"])
def test_a_shoe_whose_order_was_seen_in_shuffle_or_cut_is_void_and_its_cards_are_replaced(stage: str) -> None:
    live = face_up(BOOK, ready=False)
    not_so(live, "sequence-revealed")  # there are no cards
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    if stage != "shuffled":
        live.cut()
    if stage in ("loaded", "in play", "a coup"):
        live.do("place-cutting-card", from_back=20)
    if stage in ("in play", "a coup"):
        live.do("burn-cards", form="plain")
    if stage == "a coup":
        live.bet("A", "player", 100)
        live.first_four("8dKs/2c5s")
    report(live, "sequence-revealed")
    assert cs("4.4.2(a)") <= too_low(live, "void-shoe", "dealer")
    live.remedy("void-shoe", by=SUPERVISOR)
    assert racks(live)[0] == 10_000
    if stage == "a coup":
        live.do("clear-cards")
    assert stage_of(live) is Stage.ENDED
    assert cs("4.4.2(a)") <= set(live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE).clauses)
    live.ready(back="blue")
    assert stage_of(live) is Stage.IN_PLAY


# --- 11.15 and 11.16: what machines show ---------------------------------------------------------


def banker_by_one() -> Live:
    """Banker wins 7 to 6; the cards, from a shoe that scans them, lie on the layout, not settled."""
    live = face_up(BOOK, shoe="scanning-shoe")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("6dKc/3d4d")
    return live


@pytest.mark.clause("crown-sydney:11.15")
def test_when_the_scanner_disagrees_an_area_manager_confirms_the_result() -> None:
    live = banker_by_one()
    report(live, "scanner-disagrees")
    assert remedies(live) == ["confirm", "void"]
    assert cs("11.15") <= too_low(live, "confirm", "dealer", SUPERVISOR)
    live.remedy("confirm", by=AREA)
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


@pytest.mark.clause("crown-sydney:11.15")
@pytest.mark.parametrize("moment", ["dealing", "settled", "in the rack"])
def test_a_result_that_cannot_be_determined_is_void_by_an_area_manager_in_the_rack_too(moment: str) -> None:
    live = banker_by_one()
    if moment == "settled":
        live.do("announce-result")
        live.do("settle-coup")
    if moment == "in the rack":
        live.finish()
        live.bet("C", "player", 50)  # the next coup is open, and no card of it is out
        not_so(live, "scanner-disagrees", Reason.FACTS_MISSING)
    report(live, "scanner-disagrees", coup=1)
    assert cs("11.15") <= too_low(live, "void", "dealer", SUPERVISOR)
    live.remedy("void", by=AREA)
    if moment != "in the rack":
        assert racks(live) == [10_000, 10_000, 10_000]
        live.do("clear-cards")
        live.bet("C", "player", 50)
    assert racks(live) == [10_000, 10_000, 9_950]
    live.coup("8dKs/2c5s")
    assert racks(live) == [10_000, 10_000, 10_050]


def test_the_scanner_is_about_the_coup_just_cleared_and_not_about_an_earlier_one() -> None:
    live = banker_by_one()
    live.finish()
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    not_so(live, "scanner-disagrees", Reason.FACTS_MISSING, coup=1)
    live.amiss("scanner-disagrees", "void", coup=2)
    assert racks(live) == [9_900, 10_095, 10_000]
    assert cs("11.15") <= not_so(live, "scanner-disagrees", coup=2)  # it is void already
    live.bet("A", "player", 100)
    live.call()
    live.draw("8d")
    not_so(live, "order-unknown", coup=2)  # nor is another slip about a coup before


@pytest.mark.clause("crown-sydney:11.16")
def test_a_results_display_that_differs_from_the_cards_is_disregarded() -> None:
    live = banker_by_one()
    report(live, "display-disagrees")
    assert remedies(live) == ["disregard"]
    live.remedy("disregard", by="dealer")
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


# --- 14.3 and 14.4: void for disruption or fraud -------------------------------------------------

DISRUPTED = pytest.param("game-disrupted", marks=pytest.mark.clause("crown-sydney:14.3.1"))
FRAUD = pytest.param("fraud", marks=pytest.mark.clause("crown-sydney:14.3.2"))


@pytest.mark.clause("crown-sydney:14.3", "crown-sydney:14.4")
@pytest.mark.parametrize("slip", [DISRUPTED, FRAUD])
@pytest.mark.parametrize("moment", ["wagering", "closed", "dealing", "announced", "settled"])
def test_an_assistant_casino_manager_may_void_a_coup_in_any_phase_and_all_is_refunded(slip: str, moment: str) -> None:
    live = face_up(BOOK)
    assert cs("14.3") <= not_so(live, slip)  # nothing is there to be refunded
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    if moment in ("dealing", "announced", "settled"):
        live.first_four("6dKc/3d4d")
    elif moment == "closed":
        live.call()
    if moment in ("announced", "settled"):
        live.do("announce-result")
    if moment == "settled":
        live.do("settle-coup")
    report(live, slip)
    assert cs("14.3") <= too_low(live, "void", "dealer", SUPERVISOR, AREA)
    live.remedy("void", by=ASSISTANT)
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    assert racks(live)[0] == 10_100


@pytest.mark.clause("crown-sydney:14.3", "crown-sydney:14.4", "crown-sydney:14.3.2")
@pytest.mark.parametrize("settled", [False, True])
def test_or_any_one_wager_and_the_rest_of_the_coup_stands(settled: bool) -> None:
    live = face_up(BOOK)
    wager = live.bet("A", "player", 100)
    live.bet("A", "tie", 10)
    live.bet("B", "banker", 100)
    live.first_four("6dKc/3d4d")
    if settled:
        live.do("announce-result")
        live.do("settle-coup")
        assert racks(live) == [9_890, 10_095, 10_000]
    report(live, "fraud")
    missing = live.refused("order-remedy", Reason.FACTS_MISSING, by=ASSISTANT, remedy="void-wager")
    assert cs("14.3") <= set(missing.clauses)
    live.do("withdraw-report")
    not_so(live, "fraud", Reason.UNKNOWN_WAGER_NUMBER, wager=9)
    report(live, "fraud", wager=wager)
    assert cs("14.3") <= too_low(live, "void-wager", AREA)
    live.remedy("void-wager", by=ASSISTANT)
    assert live.has("A") == 9_990_00
    if not settled:
        live.finish()
    assert racks(live) == [9_990, 10_095, 10_000]  # the tie lost, Banker won
    if settled:
        live.do("clear-cards")


@pytest.mark.clause("crown-sydney:14.3")
def test_the_game_may_go_on_as_well() -> None:
    live = banker_by_one()
    live.amiss("game-disrupted", "play-on", by=ASSISTANT)
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


@pytest.mark.parametrize(
    ("slip", "remedy", "rank"),
    [
        ("order-unknown", "void", AREA),
        ("wrong-cards", "void-shoe", SUPERVISOR),
        ("sequence-revealed", "void-shoe", SUPERVISOR),
        ("scanner-disagrees", "void", AREA),
        ("game-disrupted", "void", ASSISTANT),
        ("fraud", "void", ASSISTANT),
    ],
)
def test_whoever_reported_it_cannot_void_it_alone(slip: str, remedy: str, rank: str) -> None:
    live = banker_by_one()
    kim = Actor("Kim", rank)
    live.do("report-irregularity", by=kim, slip=slip)
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, by=kim, remedy=remedy)
    live.do("order-remedy", by=Actor("Lee", rank), remedy=remedy)
    assert racks(live) == [10_000, 10_000, 10_000]


def test_a_coup_voided_twice_is_refunded_once() -> None:
    live = banker_by_one()
    live.amiss("game-disrupted", "void")
    assert racks(live) == [10_000, 10_000, 10_000]
    report(live, "fraud")
    live.remedy("void")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("clear-cards")


# --- what a void coup does to commission and tokens ----------------------------------------------


@pytest.mark.clause("crown-sydney:11.15", "crown-sydney:10.3.1/deferral")
def test_commission_deferred_in_a_coup_that_is_void_after_its_settlement_is_owed_no_more() -> None:
    live = face_up(BOOK, shoe="scanning-shoe")
    live.do("approve", act="defer-commission", patron="B")
    live.bet("B", "banker", 100)
    live.coup("6dKc/3d4d")
    assert live.has("B") == 10_100_00
    assert live.table.patrons["B"].owes == (5_00, 1)
    live.bet("B", "banker", 60)
    live.first_four("6dKc/3d4d")
    live.do("announce-result")
    live.do("settle-coup")
    assert live.table.patrons["B"].owes == (8_00, 1)
    live.amiss("scanner-disagrees", "void")
    assert live.has("B") == 10_100_00
    assert live.table.patrons["B"].owes == (5_00, 1)
    live.do("clear-cards")
    assert racks(live)[1] == 10_100


def test_commission_deferred_in_a_coup_void_from_the_rack_is_owed_no_more() -> None:
    live = face_up(BOOK, shoe="scanning-shoe")
    live.do("approve", act="defer-commission", patron="B")
    live.bet("B", "banker", 100)
    live.coup("6dKc/3d4d")
    live.amiss("scanner-disagrees", "void", coup=1)
    assert live.has("B") == 10_000_00
    assert live.table.patrons["B"].owes == (0, 1)


@pytest.mark.clause("crown-sydney:11.15")
def test_the_parts_of_a_one_one_two_go_back_whole_after_their_settlement() -> None:
    live = Live(
        BOOK,
        "traditional",
        method="dealer-opens",
        face="up",
        shoe="scanning-shoe",
        side_wagers=("player-dragon-bonus", "banker-dragon-bonus", "one-one-two"),
        options=(("one-one-two", "dragon-bonus"),),
    )
    live.bet("A", "one-one-two", 100)
    live.first_four("8dKs/2cAs")
    live.do("announce-result")
    live.do("settle-coup")
    assert racks(live)[0] != 10_000
    live.amiss("scanner-disagrees", "void")
    assert racks(live)[0] == 10_000


# --- a virtual shoe ------------------------------------------------------------------------------


def virtual() -> Live:
    return face_up(BOOK, shoe="virtual-shoe")


@pytest.mark.parametrize("slip", ["excess-card", "no-wagers", "face-up-card"])
def test_the_cards_of_a_virtual_shoe_come_only_as_they_were_committed(slip: str) -> None:
    live = virtual()
    brings: dict[str, Any] = {"slip": slip, "cards": tuple(read_cards("9h")), "exposed": True}
    not_so(live, slip, Reason.ONLY_THE_MACHINE, cards="9h", exposed=True)
    live.refused("report-irregularity", Reason.SHOE_COMMITTED, by=machine("dealer"), **brings)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    not_so(live, "excess-card", Reason.ONLY_THE_MACHINE, unseen=1)
    live.refused("report-irregularity", Reason.SHOE_COMMITTED, by=machine("dealer"), slip="excess-card", unseen=1)


def test_a_virtual_shoe_is_void_like_any_other_and_its_hands_may_be_misdelivered_too() -> None:
    live = virtual()
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.amiss("hand-to-wrong-area", "complete")
    live.amiss("game-disrupted", "void")
    assert racks(live)[0] == 10_000
    live.do("clear-cards")
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.amiss("wrong-cards", "void-shoe")
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED
    assert hands(live) == "/"
