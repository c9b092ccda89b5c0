"""The Star's live table, chapters 3 and 4: cards checked, shuffled, riffled, cut, burned, ended and replaced."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Reason, read_cards
from croupier.table import Actor, Stage, apply, decide
from croupier.table.records import CardsChecked, CardsCut, CheckCards
from live import Live
from witness import note

STAR = "star-sydney"
EIGHT_DECKS = 416
NATURAL = "5s4h/Kd7c"


def unprepared(**facts: Any) -> Live:
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


def loaded_and_burned() -> Live:
    live = loaded()
    live.do("burn-cards", form="plain")
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


@pytest.mark.clause("star-sydney:3.4", "star-sydney:3.5")
def test_cards_may_be_checked_by_the_dealer_before_use_and_need_not() -> None:
    live = unprepared()
    live.do("bring-cards", back="red")
    assert (live.table.shoe.cards, live.table.shoe.checked) == (EIGHT_DECKS, False)
    live.do("check-cards", by="dealer")
    assert live.table.shoe.checked
    play(loaded_and_burned())  # never checked


@pytest.mark.clause("star-sydney:3.4", "star-sydney:3.5")
def test_a_deck_checking_device_checks_as_well() -> None:
    live = unprepared()
    live.do("bring-cards", back="red", pre_shuffled="casino")
    command = CheckCards("by-device", Actor("the dealer", "dealer"), live.now, by="device")
    answer = note(decide(live.table, command, live.book))
    assert isinstance(answer, tuple)
    (checked,) = answer
    assert isinstance(checked, CardsChecked)
    assert checked.by == "device"
    assert apply(live.table, checked).shoe.checked


@pytest.mark.parametrize("who", ["gaming-supervisor", "inspector"])
@pytest.mark.clause("star-sydney:3.11")
def test_a_supervisor_or_an_inspector_has_the_cards_checked_at_any_time(who: str) -> None:
    live = Live(STAR)
    live.bet("A", "player", 10)
    live.draw("5s")
    live.refused("order-check", Reason.RANK_TOO_LOW, by="dealer")
    live.do("order-check", by=who)  # in the middle of a coup, which is dealt out
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.bet("A", "player", 10)
    live.refused("draw-card", Reason.CHECK_FIRST, card=read_cards("5h")[0])
    live.do("check-cards", by="dealer")
    live.coup("5h4s/Kd7c")
    assert live.has("A") == 10_020_00


@pytest.mark.clause("star-sydney:4.6.1")
def test_dropped_cards_are_reported_and_a_supervisor_verifies_that_all_are_there() -> None:
    live = loaded()
    live.do("report-dropped-cards", by="dealer")
    live.refused("burn-cards", Reason.CHECK_FIRST, form="plain")
    live.refused("check-cards", Reason.RANK_TOO_LOW, by="dealer")
    live.do("check-cards", by="gaming-supervisor")
    live.do("burn-cards", form="plain")
    play(live)


# --- shuffled: 4.1, 4.2, 4.11 --------------------------------------------------------------------


@pytest.mark.clause("star-sydney:4.1", "star-sydney:4.1.1")
def test_the_dealer_shuffles_before_play() -> None:
    live = unprepared()
    live.refused("place-wager", Reason.SHOE_NOT_READY, patron="A", wager="player", stake=10_00)
    live.do("bring-cards", back="red")
    live.refused("cut-cards", Reason.NOT_AT_THIS_STAGE, by="gaming-supervisor", after=200)
    live.do("shuffle-cards", by="dealer")
    live.do("cut-cards", by="gaming-supervisor", after=200)


@pytest.mark.parametrize(
    "stock",
    [
        pytest.param("casino", marks=pytest.mark.clause("star-sydney:1.1:casino pre-shuffled cards")),
        pytest.param("manufacturer", marks=pytest.mark.clause("star-sydney:1.1:Angel pre-shuffled cards")),
    ],
)
@pytest.mark.clause("star-sydney:4.1.1", "star-sydney:4.1.2", "star-sydney:4.3", "star-sydney:3.5")
def test_pre_shuffled_cards_go_straight_to_the_cut(stock: str) -> None:
    live = uncut(stock)
    live.do("check-cards")
    live.do("cut-cards", by="gaming-supervisor", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("star-sydney:4.1.3", "star-sydney:4.1")
def test_a_supervisor_who_doubts_the_mixing_has_the_cards_shuffled_after_a_coup() -> None:
    live = Live(STAR)
    live.bet("A", "player", 10)
    live.draw("5s")
    live.refused("order-shuffle", Reason.COUP_IN_PROGRESS, grounds="not-random")
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.refused("order-shuffle", Reason.RANK_TOO_LOW, by="dealer", grounds="not-random")
    live.refused("order-shuffle", Reason.UNKNOWN_GROUNDS, grounds="a losing run")
    live.do("order-shuffle", by="gaming-supervisor", grounds="not-random")
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.do("shuffle-cards", by="dealer")
    live.ready()
    play(live)
    assert live.table.shoe.number == 2


@pytest.mark.parametrize(
    "stock",
    [
        pytest.param("casino", marks=pytest.mark.clause("star-sydney:4.2")),
        pytest.param("manufacturer", marks=pytest.mark.clause("star-sydney:4.2.1")),
    ],
)
def test_pre_shuffled_cards_are_riffled_before_the_cut_if_a_player_asks_and_a_supervisor_approves(stock: str) -> None:
    live = uncut(stock)
    live.refused("riffle-cards", Reason.NOT_APPROVED, by="dealer", requested_by="A")
    live.refused("approve", Reason.RANK_TOO_LOW, by="dealer", act="riffle")
    live.do("approve", by="gaming-supervisor", act="riffle")
    live.refused("riffle-cards", Reason.NEEDS_A_REQUEST, by="dealer", requested_by="")
    live.do("riffle-cards", by="dealer", requested_by="A")
    assert live.table.approvals == ()
    live.do("cut-cards", by="gaming-supervisor", after=200)
    live.refused("riffle-cards", Reason.NOT_AT_THIS_STAGE, by="gaming-supervisor", requested_by="A")


@pytest.mark.clause("star-sydney:4.2", "star-sydney:4.2.1")
def test_cards_that_were_shuffled_at_the_table_are_not_riffled() -> None:
    live = uncut()
    live.do("approve", act="riffle")
    live.refused("riffle-cards", Reason.NOT_PRE_SHUFFLED, requested_by="A")


@pytest.mark.clause("star-sydney:4.11", "star-sydney:4.2")
def test_casino_pre_shuffled_cards_are_shuffled_all_the_same_as_a_supervisor_decides() -> None:
    live = uncut("casino")
    live.do("approve", by="gaming-supervisor", act="riffle")
    live.do("riffle-cards", by="dealer", requested_by="A")  # before the shuffle, or before the cut
    live.refused("shuffle-cards", Reason.NOT_APPROVED, by="dealer")
    live.do("approve", by="gaming-supervisor", act="shuffle-pre-shuffled")
    live.do("shuffle-cards", by="dealer")
    live.ready()
    play(live)


@pytest.mark.clause("star-sydney:4.11")
def test_angel_cards_are_not_shuffled_by_hand() -> None:
    live = uncut("manufacturer")
    live.do("approve", by="gaming-supervisor", act="shuffle-pre-shuffled")
    refusal = live.refused("shuffle-cards", Reason.PRE_SHUFFLED, by="dealer")
    assert refusal.facts["stock"] == "manufacturer"


# --- cut: 4.3 to 4.6 -----------------------------------------------------------------------------


def turn(live: Live) -> str:
    """Whose cut it is, as a refusal to a stranger to it tells."""
    live.do("arrive", patron="Z")
    refusal = live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="Z", after=200)
    live.do("leave-table", patron="Z")
    return str(refusal.facts["turn"])


def cut_by(live: Live, patron: str) -> CardsCut:
    (cut,) = live.do("cut-cards", patron=patron, after=200)
    assert isinstance(cut, CardsCut)
    return cut


@pytest.mark.clause("star-sydney:4.3")
def test_the_stack_is_offered_to_the_supervisor() -> None:
    live = uncut()
    assert turn(live) == "staff"
    live.refused("cut-cards", Reason.RANK_TOO_LOW, by="dealer", after=200)
    live.do("cut-cards", by="gaming-supervisor", after=200)
    assert not live.table.shoe.cut_by_patron


@pytest.mark.clause("star-sydney:4.3", "star-sydney:4.3.1")
def test_or_to_the_players_as_the_supervisor_decides_the_first_to_arrive_for_the_first_shoe() -> None:
    live = uncut()
    live.refused("choose-cutter", Reason.RANK_TOO_LOW, by="dealer", who="patrons")
    live.do("choose-cutter", by="gaming-supervisor", who="patrons")
    assert turn(live) == "A"
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, by="gaming-supervisor", after=200)
    assert cut_by(live, "A").patron == "A"


@pytest.mark.clause("star-sydney:4.3")
def test_a_supervisor_leaves_the_cut_to_the_players_but_does_not_pick_one() -> None:
    live = uncut()
    live.do("choose-cutter", by="gaming-supervisor", who="patrons")
    live.refused("choose-cutter", Reason.NO_SUCH_POWER, by="gaming-supervisor", who="named", patron="B")
    live.do("choose-cutter", by="gaming-supervisor", who="staff")
    live.do("cut-cards", by="gaming-supervisor", after=200)


@pytest.mark.clause("star-sydney:4.3.2", "star-sydney:4.3")
def test_for_later_shoes_whoever_sits_at_the_dealers_left_cuts() -> None:
    """Reading A-74; seat 1 is at the dealer's right, so the highest seat taken is at the left."""
    live = Live(STAR)
    play_out(live)
    live.do("replace-cards", grounds="after-last")
    live.do("bring-cards", back="blue")
    live.do("shuffle-cards")
    live.do("choose-cutter", who="patrons")
    assert turn(live) == "C"
    assert cut_by(live, "C").patron == "C"


@pytest.mark.clause("star-sydney:4.3.3", "star-sydney:4.3.1")
def test_whoever_is_to_cut_may_name_another() -> None:
    live = uncut()
    live.do("choose-cutter", who="patrons")
    live.refused("nominate-cutter", Reason.NOT_THEIR_CUT, patron="B", nominee="C")
    live.do("nominate-cutter", patron="A", nominee="B")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="A", after=200)
    assert cut_by(live, "B").patron == "B"


@pytest.mark.clause("star-sydney:4.4")
def test_a_cut_refused_goes_round_clockwise_and_at_last_to_a_supervisor() -> None:
    live = unprepared()
    for seat, patron in ((5, "D"), (9, "E")):
        live.do("arrive", patron=patron, chips=100)
        live.do("sit-down", patron=patron, seat=seat)
    live.do("bring-cards", back="red")
    live.do("shuffle-cards")
    live.do("choose-cutter", who="patrons")
    asked = []
    for _ in range(5):
        asked.append(turn(live))
        live.do("decline-cut", patron=asked[-1])
    assert asked == ["A", "E", "D", "C", "B"]  # seats 1, 9, 5, 3, 2: clockwise the numbers fall
    assert turn(live) == "staff"
    live.refused("cut-cards", Reason.RANK_TOO_LOW, by="dealer", after=200)
    live.do("cut-cards", by="gaming-supervisor", after=200)


@pytest.mark.clause("star-sydney:4.5", "star-sydney:4.6")
def test_cut_a_deck_in_from_either_end_and_the_cutting_card_twenty_from_the_back() -> None:
    live = uncut()
    live.refused("cut-cards", Reason.CUT_OUT_OF_PLACE, by="gaming-supervisor", after=51)
    live.refused("cut-cards", Reason.CUT_OUT_OF_PLACE, by="gaming-supervisor", after=365)
    live.do("cut-cards", by="gaming-supervisor", after=364)
    live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=19)
    live.do("place-cutting-card", from_back=20)
    assert live.table.shoe.stage is Stage.LOADED


# --- burned: 4.7 ---------------------------------------------------------------------------------


@pytest.mark.clause("star-sydney:4.7", "star-sydney:4.7.1")
def test_the_first_card_is_burned_unseen_before_play() -> None:
    live = loaded()
    live.refused("place-wager", Reason.SHOE_NOT_READY, patron="A", wager="player", stake=10_00)
    live.refused("burn-cards", Reason.BURN_STAYS_UNSEEN, form="plain", first=read_cards("7h")[0])
    live.do("burn-cards", by="dealer", form="plain")
    assert live.table.shoe.left == EIGHT_DECKS - 1


@pytest.mark.clause("star-sydney:4.7.2")
def test_its_face_is_shown_where_a_player_asks_and_a_supervisor_approves() -> None:
    live = loaded()
    seven = read_cards("7h")[0]
    live.refused("burn-cards", Reason.NOT_APPROVED, by="dealer", form="shown", first=seven, requested_by="A")
    live.do("approve", by="gaming-supervisor", act="show-burn-card")
    live.refused("burn-cards", Reason.NEEDS_A_REQUEST, by="dealer", form="shown", first=seven)
    live.do("burn-cards", by="dealer", form="shown", first=seven, requested_by="A")
    assert (live.table.shoe.burn_card, live.table.shoe.burned) == (seven, 1)


@pytest.mark.clause(
    "star-sydney:4.7.3", "star-sydney:4.7.3.1", "star-sydney:4.7.3.2", "star-sydney:4.8", "star-sydney:1.1:burn/ed"
)
def test_with_approval_it_is_drawn_face_up_and_burned_with_as_many_more() -> None:
    live = loaded()
    king = read_cards("Kh")[0]
    live.refused("burn-cards", Reason.NOT_APPROVED, by="dealer", form="by-value", first=king)
    live.do("approve", by="gaming-supervisor", act="burn-by-value")
    live.do("burn-cards", by="dealer", form="by-value", first=king)
    assert (live.table.shoe.burned, live.table.shoe.left) == (11, EIGHT_DECKS - 11)


# --- the end of a shoe, other cards: 3.8 to 3.10, 4.9, 4.10 --------------------------------------


@pytest.mark.clause("star-sydney:4.9", "star-sydney:4.1.2")
def test_one_more_coup_after_the_one_in_which_the_cutting_card_came_out() -> None:
    live = Live(STAR)
    live.bet("A", "player", 10)
    live.draw("5s", "Kd")
    live.draw("4h", cutting_card=True)
    live.draw("7c")
    live.finish()
    assert live.table.shoe.last_called
    play(live)
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.do("shuffle-cards", by="dealer")
    live.ready()
    play(live)
    assert live.has("A") == 10_030_00


@pytest.mark.clause("star-sydney:4.10")
def test_a_cutting_card_before_the_first_card_makes_that_coup_the_last() -> None:
    live = Live(STAR)
    live.bet("A", "player", 10)
    live.draw("5s", cutting_card=True)
    assert live.table.shoe.last_called
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)


@pytest.mark.clause("star-sydney:3.8", "star-sydney:4.9", "star-sydney:4.10")
def test_after_the_last_coup_a_supervisor_may_have_new_cards_with_other_backs() -> None:
    live = unprepared()
    live.ready(back="red")
    play_out(live)
    live.refused("replace-cards", Reason.RANK_TOO_LOW, by="dealer", grounds="after-last")
    live.do("replace-cards", by="gaming-supervisor", grounds="after-last")
    live.refused("bring-cards", Reason.ANOTHER_BACK_NEEDED, back="red")
    live.do("bring-cards", back="blue")
    live.refused("cut-cards", Reason.NOT_AT_THIS_STAGE, by="gaming-supervisor", after=200)  # shuffled first
    live.ready()
    play(live)


@pytest.mark.clause("star-sydney:3.8.1", "star-sydney:3.8")
def test_the_same_backs_only_with_a_shoe_that_scans_and_as_an_assistant_gaming_manager_decides() -> None:
    plain = unprepared()
    plain.ready(back="red")
    play_out(plain)
    plain.do("approve", act="same-back-colour")
    plain.refused("bring-cards", Reason.ANOTHER_BACK_NEEDED, by="gaming-manager", back="red")
    live = unprepared(shoe="scanning-shoe")
    live.ready(back="red")
    play_out(live)
    live.do("replace-cards", grounds="after-last")
    live.refused("bring-cards", Reason.NOT_APPROVED, by="casino-supervisor", back="red")
    live.refused("approve", Reason.RANK_TOO_LOW, by="casino-supervisor", act="same-back-colour")
    live.do("approve", by="assistant-gaming-manager", act="same-back-colour")
    live.do("bring-cards", by="dealer", back="red")
    assert live.table.shoe.back == "red"


@pytest.mark.clause("star-sydney:3.9")
def test_cards_that_a_player_cut_are_not_used_for_another_shoe() -> None:
    live = uncut()
    live.do("choose-cutter", who="patrons")
    cut_by(live, "A")
    live.ready()
    play_out(live)
    refusal = live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    assert refusal.facts["why"] == "cut"
    live.do("replace-cards", grounds="handled")
    live.ready(back="blue")
    play(live)


@pytest.mark.clause("star-sydney:3.9", "star-sydney:4.1.3")
def test_cards_that_a_player_handled_are_not_used_again_even_if_the_shoe_ends_early() -> None:
    live = Live(STAR, method="method-b")
    live.bet("A", "player", 10)
    live.coup(NATURAL)  # A opens Player's Hand
    live.do("order-shuffle", grounds="not-random")
    refusal = live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    assert refusal.facts["why"] == "handled"


@pytest.mark.clause("star-sydney:3.9")
def test_cards_that_only_staff_touched_need_no_replacing() -> None:
    live = Live(STAR)
    play_out(live)
    live.refused("replace-cards", Reason.GROUNDS_NOT_MET, grounds="handled")
    live.do("shuffle-cards")
    assert live.table.shoe.stage is Stage.UNCUT


@pytest.mark.clause("star-sydney:3.10")
def test_unfit_cards_are_replaced_while_no_coup_is_in_progress_and_the_new_ones_shuffled() -> None:
    live = unprepared()
    live.ready(back="red")
    live.bet("A", "player", 10)
    live.draw("5s")
    live.refused("replace-cards", Reason.COUP_IN_PROGRESS, grounds="unfit")
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.refused("replace-cards", Reason.RANK_TOO_LOW, by="dealer", grounds="unfit")
    live.do("replace-cards", by="gaming-supervisor", grounds="unfit")
    live.do("bring-cards", back="red")  # other backs are asked for after a last coup only
    live.refused("cut-cards", Reason.NOT_AT_THIS_STAGE, by="gaming-supervisor", after=200)
    live.ready()
    play(live)
    assert (live.table.shoe.number, live.has("A")) == (2, 10_020_00)
