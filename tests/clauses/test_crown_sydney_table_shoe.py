"""Crown Sydney at a live table: shuffle, cut, burn, the cutting card, and cards that are replaced."""

from __future__ import annotations

import pytest

from croupier import read_cards
from croupier.clauses import Reason
from croupier.table import CuttingCard, Stage
from live import Live

LOADED, UNCUT, IN_PLAY, ENDED = Stage.LOADED, Stage.UNCUT, Stage.IN_PLAY, Stage.ENDED


def uncut(patrons: str = "ABC") -> Live:
    """New cards, shuffled, and nobody has cut them."""
    live = Live(patrons=patrons, ready=False)
    live.do("bring-cards", back="blue")
    live.do("shuffle-cards")
    return live


def loaded() -> Live:
    """In the shoe, and nothing burned."""
    live = uncut()
    live.do("cut-cards", patron="A", after=200)
    live.do("place-cutting-card", from_back=20)
    return live


def opened_by_dealer() -> Live:
    return Live(method="dealer-opens", face="up")


def deal(live: Live, *, cutting_card: int | None = None) -> None:
    """Player 9, Banker 7; the cutting card comes out before the card of this place."""
    live.bet("A", "player", 10)
    live.call()
    for place, card in enumerate(("5s", "Kd", "4h", "7c")):
        live.draw(card, cutting_card=place == cutting_card)
    live.open_hands()
    live.finish()


# --- the shuffle: 4.1 ----------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:4.1.1", "crown-sydney:1.1:Pre-Shuffled Cards")
def test_pre_shuffled_cards_go_straight_to_the_cut() -> None:
    live = Live(ready=False)
    live.do("bring-cards", back="blue", pre_shuffled="casino")
    assert live.table.shoe.stage is UNCUT
    live.do("cut-cards", patron="A", after=200)
    live.do("place-cutting-card", from_back=20)
    live.do("burn-cards", form="plain")
    live.bet("A", "player", 10)


@pytest.mark.clause("crown-sydney:4.1.2", "crown-sydney:4.1.2(a)")
def test_cards_are_shuffled_before_use_and_pre_shuffled_ones_too_if_a_higher_duties_dealer_wants_it() -> None:
    new = Live(ready=False)
    new.do("bring-cards", back="blue")
    new.refused("cut-cards", Reason.NOT_AT_THIS_STAGE, patron="A", after=200)
    new.refused("call-for-bets", Reason.SHOE_NOT_READY)
    new.do("shuffle-cards")
    assert new.table.shoe.stage is UNCUT
    stock = Live(ready=False)
    stock.do("bring-cards", back="blue", pre_shuffled="casino")
    stock.refused("shuffle-cards", Reason.NOT_APPROVED, by="dealer")
    stock.refused("approve", Reason.RANK_TOO_LOW, by="dealer", act="shuffle-pre-shuffled")
    stock.do("approve", by="higher-duties-dealer", act="shuffle-pre-shuffled")
    stock.do("shuffle-cards", by="dealer")
    assert (stock.table.shoe.stage, stock.table.approvals) == (UNCUT, ())


@pytest.mark.parametrize(
    "grounds",
    [
        pytest.param("abnormal-sequence", marks=pytest.mark.clause("crown-sydney:4.1.2(c)")),
        pytest.param("reasonable-cause", marks=pytest.mark.clause("crown-sydney:4.1.2(d)")),
    ],
)
@pytest.mark.clause("crown-sydney:4.1.2")
def test_a_higher_duties_dealer_has_the_cards_shuffled_before_the_shoe_has_run_out(grounds: str) -> None:
    live = opened_by_dealer()
    deal(live)
    live.refused("order-shuffle", Reason.RANK_TOO_LOW, by="dealer", grounds=grounds)
    live.do("order-shuffle", by="higher-duties-dealer", grounds=grounds)
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.do("shuffle-cards")
    assert (live.table.shoe.stage, live.table.shoe.number, live.table.shoe.left) == (UNCUT, 2, 416)


@pytest.mark.clause("crown-sydney:4.1.2(d)")
def test_dropped_cards_are_shuffled_if_a_higher_duties_dealer_finds_it_warranted_and_no_check_is_owed() -> None:
    live = opened_by_dealer()
    live.refused("report-dropped-cards", Reason.NO_SUCH_POWER)
    live.do("order-shuffle", by="higher-duties-dealer", grounds="reasonable-cause")
    live.do("shuffle-cards")
    live.ready()
    deal(live)
    assert live.has("A") == 10_010_00


# --- the cut: 4.2 --------------------------------------------------------------------------------


@pytest.mark.clause(
    "crown-sydney:4.2.1", "crown-sydney:4.2.1(a)", "crown-sydney:4.2.2", "crown-sydney:4.2.2(a)", "crown-sydney:4.2.4"
)
def test_before_the_first_shoe_whoever_arrived_first_cuts() -> None:
    live = Live(patrons="", ready=False)
    for patron, seat in (("A", 2), ("B", 5), ("C", 1)):
        live.do("arrive", patron=patron)
        live.do("sit-down", patron=patron, seat=seat)
    live.do("bring-cards", back="blue")
    live.do("shuffle-cards")
    assert live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="B", after=200).facts["turn"] == "A"
    live.do("cut-cards", patron="A", after=200)
    assert (live.table.shoe.cut_at, live.table.shoe.cut_by_patron) == (200, True)


@pytest.mark.clause("crown-sydney:4.2.2", "crown-sydney:4.2.2(b)")
def test_before_every_other_shoe_the_player_at_the_dealers_left_cuts() -> None:
    live = opened_by_dealer()
    live.do("order-shuffle", grounds="reasonable-cause")
    live.do("shuffle-cards")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="A", after=200)
    live.do("cut-cards", patron="C", after=200)  # seat 3, the dealer's left of three
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.parametrize(
    ("again", "turn"),
    [
        pytest.param(False, "A", marks=pytest.mark.clause("crown-sydney:4.2.2(a)")),
        pytest.param(True, "C", marks=pytest.mark.clause("crown-sydney:4.2.2(b)")),
    ],
)
def test_whoever_is_to_cut_may_designate_another_player(again: bool, turn: str) -> None:
    live = uncut()
    if again:
        live.ready()
        live.do("order-shuffle", grounds="reasonable-cause")
        live.do("shuffle-cards")
    live.refused("nominate-cutter", Reason.NOT_THEIR_CUT, patron="B", nominee="B")
    live.do("nominate-cutter", patron=turn, nominee="B")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron=turn, after=200)
    live.do("cut-cards", patron="B", after=200)


@pytest.mark.clause("crown-sydney:4.2.1(b)")
def test_staff_take_the_cut_themselves_but_do_not_pick_the_player_who_has_it() -> None:
    live = uncut()
    live.refused("choose-cutter", Reason.RANK_TOO_LOW, by="dealer", who="staff")
    live.refused("choose-cutter", Reason.NO_SUCH_POWER, by="higher-duties-dealer", who="named", patron="B")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, by="higher-duties-dealer", after=200)
    live.do("choose-cutter", by="higher-duties-dealer", who="staff")
    live.refused("cut-cards", Reason.RANK_TOO_LOW, by="dealer", after=200)
    live.do("cut-cards", by="higher-duties-dealer", after=200)
    assert not live.table.shoe.cut_by_patron


@pytest.mark.clause("crown-sydney:4.2.3")
def test_a_refused_cut_goes_clockwise_round_the_seats_and_at_last_to_a_higher_duties_dealer() -> None:
    live = uncut("ABCD")
    turns = []
    for _ in range(4):  # clockwise from seat 1 at the dealer's right: 4, 3, 2
        turn = str(live.refused("cut-cards", Reason.NOT_THEIR_CUT, by="higher-duties-dealer", after=200).facts["turn"])
        live.do("decline-cut", patron=turn)
        turns.append(turn)
    assert turns == ["A", "D", "C", "B"]
    live.do("cut-cards", by="higher-duties-dealer", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("crown-sydney:4.2.3")
def test_the_first_player_to_accept_a_refused_cut_has_it() -> None:
    live = uncut()
    live.do("decline-cut", patron="A")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="B", after=200)
    live.do("cut-cards", patron="C", after=200)


@pytest.mark.clause("crown-sydney:4.2.4")
def test_the_cut_lies_about_a_deck_or_more_from_either_end() -> None:
    live = uncut()
    for after in (20, 416 - 20):
        live.refused("cut-cards", Reason.CUT_OUT_OF_PLACE, patron="A", after=after)
    live.do("cut-cards", patron="A", after=52)


@pytest.mark.clause("crown-sydney:4.2.5", "crown-sydney:4.2.5(a)", "crown-sydney:4.2.5(b)", "crown-sydney:2.2.2(d)")
def test_the_dealer_puts_the_cutting_card_about_twenty_from_the_back_or_behind_thirteen() -> None:
    for from_back, stage in ((20, LOADED), (23, LOADED), (13, LOADED), (12, Stage.CUT), (40, Stage.CUT)):
        live = uncut()
        live.do("cut-cards", patron="A", after=200)
        if stage is LOADED:
            live.do("place-cutting-card", by="dealer", from_back=from_back)
        else:
            live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=from_back)
        assert live.table.shoe.stage is stage
    once = opened_by_dealer()
    deal(once, cutting_card=2)
    once.bet("A", "player", 10)
    once.call()
    once.refused("draw-card", Reason.CUTTING_CARD_ALREADY_OUT, card=read_cards("5s")[0], cutting_card=True)


# --- the burn: 4.3 -------------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:4.3.1", "crown-sydney:4.3.1(a)", "crown-sydney:1.1:Burn(ed)")
def test_a_crown_burn_takes_one_card_unseen_and_a_player_may_ask_to_see_it() -> None:
    live = loaded()
    live.refused("call-for-bets", Reason.SHOE_NOT_READY)
    live.do("burn-cards", by="dealer", form="plain")
    assert (live.table.shoe.left, live.table.shoe.burn_card) == (415, None)
    (seven,) = read_cards("7h")
    live.refused("show-burn-card", Reason.NEEDS_A_REQUEST, card=seven)
    live.do("show-burn-card", card=seven, requested_by="B")
    assert (live.table.shoe.left, live.table.shoe.burn_card) == (415, seven)


@pytest.mark.clause("crown-sydney:4.3.1", "crown-sydney:4.3.1(b)", "crown-sydney:1.1:Burn(ed)")
def test_a_traditional_burn_needs_a_players_request_and_an_area_managers_authority() -> None:
    live, (seven,) = loaded(), read_cards("7h")
    live.refused("burn-cards", Reason.NOT_APPROVED, by="dealer", form="by-value", first=seven, requested_by="B")
    live.refused("approve", Reason.RANK_TOO_LOW, by="higher-duties-dealer", act="burn-by-value")
    live.do("approve", by="area-manager", act="burn-by-value")
    live.refused("burn-cards", Reason.NEEDS_A_REQUEST, by="dealer", form="by-value", first=seven)
    live.do("burn-cards", by="dealer", form="by-value", first=seven, requested_by="B")
    assert (live.table.shoe.burned, live.table.shoe.left) == (8, 408)


@pytest.mark.parametrize(("first", "burned"), [("As", 2), ("9d", 10), ("Ts", 11), ("Jh", 11), ("Kd", 11)])
@pytest.mark.clause("crown-sydney:4.3.1(b)")
def test_a_traditional_burn_adds_as_many_cards_as_the_first_is_worth(first: str, burned: int) -> None:
    live = loaded()
    live.do("burn-cards", by="area-manager", form="by-value", first=read_cards(first)[0], requested_by="A")
    assert live.table.shoe.burned == burned


@pytest.mark.clause("crown-sydney:4.3.1(b)(i)")
def test_an_assistant_casino_manager_may_let_the_face_down_burn_cards_be_seen() -> None:
    live, below = loaded(), read_cards("4s Kd")
    live.do("burn-cards", by="area-manager", form="by-value", first=read_cards("2h")[0], requested_by="A")
    assert live.table.shoe.burned_face_down == 2
    live.refused("expose-burned-cards", Reason.NOT_APPROVED, by="area-manager", cards=below)
    live.refused("approve", Reason.RANK_TOO_LOW, by="area-manager", act="expose-burned-cards")
    live.do("approve", by="assistant-casino-manager", act="expose-burned-cards")
    live.do("expose-burned-cards", by="dealer", cards=below)
    assert live.table.shoe.burned_face_down == 0


# --- the cutting card and the last coup: 8.5 -----------------------------------------------------


@pytest.mark.clause(
    "crown-sydney:8.5",
    "crown-sydney:8.5.1",
    "crown-sydney:8.5.2",
    "crown-sydney:8.5.3",
    "crown-sydney:8.5.4",
    "crown-sydney:4.1.2(b)",
    "crown-sydney:1.1:Shoe",
)
def test_the_coup_with_the_cutting_card_is_completed_one_more_is_announced_as_the_last_and_the_cards_are_shuffled() -> (
    None
):
    live = opened_by_dealer()
    deal(live, cutting_card=2)
    assert live.has("A") == 10_010_00
    assert (live.table.shoe.cutting_card, live.table.shoe.last_called) == (CuttingCard.OUT, True)
    deal(live)
    assert live.has("A") == 10_020_00
    assert live.table.shoe.stage is ENDED
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    live.do("shuffle-cards")
    assert (live.table.shoe.stage, live.table.shoe.left) == (UNCUT, 416)


@pytest.mark.clause("crown-sydney:8.5.2", "crown-sydney:4.1.2(b)")
def test_a_cutting_card_before_the_first_card_makes_that_coup_the_last() -> None:
    live = opened_by_dealer()
    deal(live, cutting_card=0)
    assert live.table.shoe.stage is ENDED
    longer = Live(method="dealer-opens", face="up", options=(("cutting-card-first", "one-more"),))
    deal(longer, cutting_card=0)
    assert longer.table.shoe.stage is IN_PLAY
    deal(longer)
    assert longer.table.shoe.stage is ENDED


@pytest.mark.clause("crown-sydney:8.5.3")
def test_a_dummy_coup_after_the_cutting_card_does_not_use_up_the_last_coup_for_wagers() -> None:
    for option, stage in (("no", IN_PLAY), ("yes", ENDED)):
        live = Live(method="dealer-opens", face="up", options=(("dummy-counts-as-last", option),))
        deal(live, cutting_card=2)
        live.do("order-dummy-coup", grounds="any-time")
        live.first_four("5s4h/Kd7c")
        live.finish()
        assert live.table.shoe.stage is stage


@pytest.mark.clause("crown-sydney:8.5.3")
def test_a_cutting_card_before_a_dummy_coups_first_card_announces_the_coup_after_it_as_the_last() -> None:
    live = opened_by_dealer()
    live.do("order-dummy-coup", grounds="any-time")
    live.draw("5s", cutting_card=True)
    assert not live.table.shoe.last_called
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert (live.table.shoe.stage, live.table.shoe.last_called) == (IN_PLAY, True)
    deal(live)
    assert (live.table.shoe.stage, live.has("A")) == (ENDED, 10_010_00)


@pytest.mark.clause("crown-sydney:8.5.4")
def test_after_the_last_coup_pre_shuffled_cards_may_be_introduced_instead() -> None:
    live = opened_by_dealer()
    deal(live, cutting_card=0)
    live.do("bring-cards", by="higher-duties-dealer", back="red", pre_shuffled="casino")
    assert (live.table.shoe.stage, live.table.shoe.number) == (UNCUT, 2)


# --- cards replaced: 4.4 -------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:4.4.1")
def test_after_the_final_coup_a_higher_duties_dealer_has_the_cards_replaced_or_shuffled_again() -> None:
    live = opened_by_dealer()
    deal(live)
    live.refused("replace-cards", Reason.NOT_AT_THIS_STAGE, grounds="after-last")
    deal(live, cutting_card=0)
    live.refused("replace-cards", Reason.RANK_TOO_LOW, by="dealer", grounds="after-last")
    live.do("replace-cards", by="higher-duties-dealer", grounds="after-last")
    assert live.table.shoe.stage is Stage.NO_CARDS


@pytest.mark.clause("crown-sydney:4.4.2")
def test_unfit_cards_are_replaced_on_a_higher_duties_dealers_word_while_no_coup_is_in_progress() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s")
    live.refused("replace-cards", Reason.COUP_IN_PROGRESS, grounds="unfit")
    live.draw("Kd", "4h", "7c")
    live.open_hands()
    live.finish()
    live.refused("replace-cards", Reason.RANK_TOO_LOW, by="dealer", grounds="unfit")
    live.do("replace-cards", by="higher-duties-dealer", grounds="unfit")
    live.refused("call-for-bets", Reason.SHOE_NOT_READY)


@pytest.mark.clause("crown-sydney:4.4.3")
def test_new_cards_are_shuffled_cut_and_burned_before_anyone_wagers_on_them() -> None:
    live = Live()
    live.do("replace-cards", grounds="unfit")
    live.do("bring-cards", back="red")
    for name, facts in (
        ("shuffle-cards", {}),
        ("cut-cards", {"patron": "C", "after": 200}),
        ("place-cutting-card", {"from_back": 20}),
        ("burn-cards", {"form": "plain"}),
    ):
        live.refused("place-wager", Reason.SHOE_NOT_READY, patron="A", wager="player", stake=10_00)
        live.do(name, **facts)
    live.bet("A", "player", 10)
    assert (live.table.shoe.number, live.table.shoe.left) == (2, 415)


@pytest.mark.clause("crown-sydney:4.4.4")
def test_cards_that_players_handled_are_all_replaced_and_not_shuffled_again() -> None:
    live = Live()
    deal(live, cutting_card=0)  # A opened the Player hand
    live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    live.do("replace-cards", grounds="handled")
    assert live.table.shoe.stage is Stage.NO_CARDS
    untouched = opened_by_dealer()
    deal(untouched, cutting_card=0)
    untouched.refused("replace-cards", Reason.GROUNDS_NOT_MET, grounds="handled")
    untouched.do("shuffle-cards")
