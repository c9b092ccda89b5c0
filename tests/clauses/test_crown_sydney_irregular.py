"""Crown Sydney when something goes wrong: the burn, stray cards, third cards and misdelivered hands (11.1 to 11.8)."""

from __future__ import annotations

import pytest

from clauses.crown_irregular import (
    complete_dummy,
    face_down,
    face_up,
    hands,
    last_coup,
    not_so,
    racks,
    remedies,
    report,
    too_low,
)
from croupier import read_cards
from croupier.clauses import Reason
from croupier.table.records import LastCoupCalled
from croupier.table.state import Play, Stage
from live import Live

BOOK = "crown-sydney"
SUPERVISOR = "higher-duties-dealer"


def cs(*numbers: str) -> set[str]:
    return {f"{BOOK}:{number}" for number in numbers}


# --- 11.1: the burn was forgotten ----------------------------------------------------------------


@pytest.mark.clause("crown-sydney:11.1")
def test_a_burn_forgotten_and_found_after_three_coups_changes_nothing_and_the_shoe_goes_on() -> None:
    live = face_up(BOOK)
    for _ in range(3):
        live.bet("A", "player", 100)
        live.coup("8dKs/2c5s")
    assert racks(live) == [10_300, 10_000, 10_000]
    left = live.table.shoe.left
    report(live, "burn-omitted")
    assert remedies(live) == ["play-on"]
    live.remedy("play-on", by="dealer")
    assert racks(live) == [10_300, 10_000, 10_000]
    assert live.table.shoe.left == left + 1  # the card thought burned is in the shoe
    assert live.table.shoe.coups == 3
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    assert racks(live)[0] == 10_400
    not_so(live, "burn-omitted")  # it is known by now


@pytest.mark.clause("crown-sydney:11.1.1", "crown-sydney:11.1")
def test_the_first_coup_may_be_rebuilt_and_the_shoe_begun_again_with_its_burn() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 50)
    live.call()
    live.draw("2c", "3c", "4c")
    report(live, "burn-omitted")
    assert remedies(live) == ["rebuild", "play-on"]
    assert cs("11.1.1") <= too_low(live, "rebuild", "dealer")
    live.remedy("rebuild", by=SUPERVISOR)
    assert live.table.shoe.stage is Stage.LOADED
    assert live.table.shoe.left == 8 * 52
    assert live.table.coup.drawn == 0
    assert racks(live) == [9_900, 9_950, 10_000]  # wagers stay
    live.refused("draw-card", Reason.SHOE_NOT_READY, card=read_cards("2c")[0])
    live.do("burn-cards", form="plain")
    live.coup("3c5h/4cKd")  # 2c, which led the coup, was burned: 8 against 4
    assert racks(live) == [10_100, 9_950, 10_000]
    assert live.table.shoe.left == 8 * 52 - 5


@pytest.mark.clause("crown-sydney:11.1")
def test_the_first_coup_may_also_be_played_on_without_a_burn() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw("2c")
    live.amiss("burn-omitted", "play-on", by=SUPERVISOR)
    assert live.table.shoe.left == 8 * 52 - 1
    live.draw("5h", "6c", "Kd")
    assert live.finish()[0].settled.profit == 100_00


@pytest.mark.clause("crown-sydney:11.1.1")
def test_a_first_coup_that_is_settled_and_cleared_is_not_rebuilt() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "burn-omitted")  # not complete: it may be rebuilt still
    assert remedies(live) == ["rebuild", "play-on"]
    live.remedy("rebuild")
    live.do("burn-cards", form="plain")  # 8d, and then what followed it
    live.first_four("2c5s/Ks9h")
    live.finish()
    report(live, "burn-omitted")
    assert remedies(live) == ["play-on"]
    live.refused("order-remedy", Reason.UNKNOWN_REMEDY, by=SUPERVISOR, remedy="rebuild")


# --- 11.2: a card too many -----------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:11.2")
def test_a_card_too_many_that_nobody_saw_is_the_first_of_the_next_coup() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.amiss("excess-card", "next-coup", by="dealer", unseen=1)
    live.finish()
    assert racks(live)[0] == 10_100
    left = live.table.shoe.left
    live.bet("A", "player", 100)
    live.call()
    card = read_cards("9h")[0]
    assert cs("11.2") <= set(live.refused("draw-card", Reason.CARRIED_CARD_FIRST, card=card).clauses)
    live.refused("lay-carried-card", Reason.CARD_UNKNOWN)
    live.do("lay-carried-card", card=card)
    assert live.table.shoe.left == left  # it had left the shoe before
    live.draw("2d", "Kd", "3d")
    assert hands(live) == "9hKd/2d3d"
    live.finish()
    assert racks(live)[0] == 10_200


@pytest.mark.clause("crown-sydney:11.2")
def test_between_coups_a_card_too_many_leads_the_coup_now_open_be_it_the_last() -> None:
    live = face_up(BOOK)
    last_coup(live)
    report(live, "excess-card", unseen=1)
    assert remedies(live) == ["next-coup"]
    live.remedy("next-coup")
    live.bet("A", "player", 100)
    live.call()
    live.do("lay-carried-card", card=read_cards("9h")[0])
    live.draw("2d", "Kd", "3d")
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("crown-sydney:11.2")
def test_an_unseen_card_too_many_on_the_last_coup_goes_with_the_shoe() -> None:
    live = face_up(BOOK)
    last_coup(live)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "excess-card", unseen=1)
    assert remedies(live) == ["discard"]
    live.remedy("discard", by="dealer")
    assert not live.table.carried
    live.finish()
    assert racks(live)[0] == 10_110
    assert live.table.shoe.stage is Stage.ENDED
    assert live.table.coup.dummy == ""


@pytest.mark.clause("crown-sydney:11.2")
def test_the_cutting_card_before_a_card_too_many_makes_the_coming_coup_the_last() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    told = live.amiss("excess-card", "next-coup", unseen=1, cutting_card=True)
    assert isinstance(told[-1], LastCoupCalled)
    live.bet("A", "player", 100)
    live.call()
    live.do("lay-carried-card", card=read_cards("9h")[0])
    live.draw("2d", "Kd", "3d")
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED


def test_a_report_withdrawn_leaves_card_and_cutting_card_in_the_shoe() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    before = live.table.shoe
    report(live, "excess-card", "9h", exposed=True, cutting_card=True)
    assert live.table.shoe.left == before.left - 1
    live.do("withdraw-report", by="dealer")
    assert live.table.shoe == before
    live.refused("withdraw-report", Reason.NO_MATTER, by="dealer")
    live.refused("order-remedy", Reason.NO_MATTER, by=SUPERVISOR, remedy="dummy-coup")


@pytest.mark.clause("crown-sydney:11.8.1", "crown-sydney:11.8.1(a)", "crown-sydney:11.2")
def test_a_card_too_many_that_was_seen_leads_a_dummy_coup_which_a_supervisor_directs() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "excess-card", "9h", exposed=True)
    assert cs("11.8.1(a)") <= too_low(live, "dummy-coup", "dealer")
    live.remedy("dummy-coup", by=SUPERVISOR)
    live.finish()  # this coup's wagers are settled as they are
    assert racks(live)[0] == 10_100
    answer = live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=100_00)
    assert cs("11.8.4") <= set(answer.clauses)
    complete_dummy(live, "2d", "Kd", "3d")
    assert racks(live)[0] == 10_100
    grounds = live.do("order-dummy-coup", by=SUPERVISOR, grounds="protect-order")[0]
    assert cs("11.8.1", "11.8.1(a)") <= set(grounds.under)


@pytest.mark.clause("crown-sydney:11.8.1(a)", "crown-sydney:11.8.3")
def test_a_seen_card_between_coups_turns_the_open_coup_and_wagers_on_it_go_back() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "tie", 20)
    live.amiss("excess-card", "dummy-coup", by=SUPERVISOR, cards="9h", exposed=True)
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.coup.dummy == "excess-card"
    complete_dummy(live, "2d", "Kd", "3d")


@pytest.mark.clause("crown-sydney:11.8.1(b)")
def test_a_dummy_coup_for_reasonable_cause_is_a_supervisors() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    low = live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="dealer", grounds="reasonable-cause")
    assert cs("11.8.1") <= set(low.clauses)
    ordered = live.do("order-dummy-coup", by=SUPERVISOR, grounds="reasonable-cause")[0]
    assert cs("11.8.1(b)", "11.8.2", "11.8.3") <= set(ordered.under)
    assert racks(live) == [10_000, 10_000, 10_000]
    complete_dummy(live, "9h", "2d", "Kd", "3d")


# --- 11.3 and 11.4 -------------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:11.3")
def test_players_card_on_the_banker_hand_goes_to_player_and_banker_then_follows_the_table_of_play() -> None:
    live = face_up(BOOK)
    live.bet("A", "banker", 60)
    live.bet("B", "player", 60)
    live.first_four("Kd3h/2s2h")
    live.amiss("card-to-wrong-hand", "move", by="dealer", cards="8s", exposed=True)
    assert hands(live) == "Kd3h8s/2s2h"  # Banker 4 stands against 8
    live.finish()
    assert racks(live) == [10_057, 9_940, 10_000]


@pytest.mark.clause("crown-sydney:11.3")
def test_the_banker_hand_draws_a_further_card_where_it_must() -> None:
    live = face_up(BOOK)
    live.bet("A", "banker", 60)
    live.first_four("Kd3h/2sKh")
    live.amiss("card-to-wrong-hand", "move", cards="8s", exposed=True)
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("5d")
    live.finish()
    assert racks(live)[0] == 10_057  # 7 against 1


@pytest.mark.clause("crown-sydney:11.7.1")
def test_initial_cards_laid_on_the_wrong_hands_go_where_the_deal_has_them() -> None:
    """Reading A-93: the first of them is Banker's, on Player's area."""
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw("8d")
    live.amiss("card-to-wrong-hand", "complete", by=SUPERVISOR, cards="2c Ks", exposed=True)
    live.draw("5s")
    assert hands(live) == "8dKs/2c5s"
    live.finish()
    not_so(live, "card-to-wrong-hand", cards="2c")  # no card is being dealt


@pytest.mark.clause("crown-sydney:11.4")
def test_cards_dealt_though_nobody_wagered_are_a_dummy_coup_from_the_first_of_them_on() -> None:
    live = face_up(BOOK)
    live.call()
    live.refused("draw-card", Reason.NOTHING_WAGERED, card=read_cards("5s")[0])
    live.amiss("no-wagers", "dummy-coup", by="dealer", cards="5s Kd", exposed=True)
    assert hands(live) == "5s/Kd"
    live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=100_00)
    complete_dummy(live, "4h", "7c")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.bet("A", "player", 100)
    assert cs("11.4") <= not_so(live, "no-wagers", cards="5s")
    assert cs("11.4") <= not_so(live, "no-wagers", burned=True)  # no card is burned before a coup here


# --- 11.5: a card face up in the shoe ------------------------------------------------------------


@pytest.mark.clause("crown-sydney:11.5.1", "crown-sydney:11.8.3", "crown-sydney:11.8.2")
def test_a_face_up_first_card_makes_the_coup_a_dummy_coup_and_wagers_go_back() -> None:
    live = face_down(BOOK)
    live.bet("A", "player", 100)
    live.call()
    report(live, "face-up-card", "7h")
    live.refused("draw-card", Reason.MATTER_OPEN, card=read_cards("2d")[0])
    ordered = live.remedy("dummy-coup", by="dealer")
    assert cs("11.5.1", "11.8.2", "11.8.3") <= set(ordered[1].under)
    assert racks(live)[0] == 10_000
    live.draw("2d", "2c", "Ks")
    assert hands(live) == "7h2c/2dKs"  # 7h is Player's first card
    live.open_hands()
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")
    assert racks(live)[0] == 10_000


@pytest.mark.clause("crown-sydney:11.5.2")
@pytest.mark.parametrize("before", [("5s",), ("5s", "Kd"), ("5s", "Kd", "4h")])
def test_a_later_card_found_face_up_is_played_as_though_it_had_lain_face_down(before: tuple[str, ...]) -> None:
    cards = ("5s", "Kd", "4h", "7c")
    live = face_down(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw(*before)
    live.amiss("face-up-card", "play-on", by="dealer", cards=cards[len(before)])
    live.draw(*cards[len(before) + 1 :])
    assert hands(live) == "5s4h/Kd7c"
    live.open_hands()
    live.finish()
    assert racks(live)[0] == 10_100


@pytest.mark.clause("crown-sydney:11.5.2")
def test_a_third_card_found_face_up_is_played_too_and_none_is_where_no_card_is_due() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("Kd3h/2s5h")
    live.amiss("face-up-card", "play-on", cards="5d")
    assert hands(live) == "Kd3h5d/2s5h"
    not_so(live, "face-up-card", Reason.NO_CARD_DUE, cards="5d")
    live.finish()
    assert racks(live)[0] == 10_100


# --- 11.6: a third card against the table of play ------------------------------------------------


@pytest.mark.clause("crown-sydney:11.6.1(a)")
def test_a_third_card_wrongly_to_player_is_bankers_where_banker_must_draw() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("3s4h/2d3c")
    live.amiss("third-card-to-player", "to-banker", by="dealer", cards="6s", exposed=True)
    assert hands(live) == "3s4h/2d3c6s"  # 7 against 1
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("crown-sydney:11.6.1(b)")
def test_where_banker_stands_wagers_are_settled_and_the_card_leads_a_dummy_coup() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("3s4h/2d4c")  # 7 against 6
    live.amiss("third-card-to-player", "dummy-coup", by="dealer", cards="6s", exposed=True)
    assert racks(live) == [9_900, 9_900, 10_000]
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    assert live.table.coup.dummy == "third-card-to-player"
    complete_dummy(live, "2d", "2c", "Ks")
    assert live.table.coup.dummy == ""
    live.bet("A", "player", 100)  # and wagers are taken again


@pytest.mark.clause("crown-sydney:11.6.2")
def test_a_third_card_wrongly_to_banker_leads_a_dummy_coup_after_the_settlement() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("6dKc/3d4d")  # 6 against 7
    live.amiss("third-card-to-banker", "dummy-coup", by="dealer", cards="2h", exposed=True)
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]
    complete_dummy(live, "2d", "6c", "Ks")


@pytest.mark.clause("crown-sydney:11.6.2", "crown-sydney:11.6.1(b)")
def test_a_card_that_is_due_is_no_mistake() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("2dKc/3d4d")
    not_so(live, "third-card-to-player", Reason.CARD_STILL_DUE, cards="2h")
    not_so(live, "third-card-to-banker", Reason.CARD_STILL_DUE, cards="2h")
    not_so(live, "excess-card", Reason.CARD_STILL_DUE, cards="2h")
    live.draw("2h")
    live.amiss("third-card-to-banker", "dummy-coup", cards="9h", exposed=True)  # Player 4; Banker 7 stands
    live.finish()
    other = face_up(BOOK)
    other.bet("A", "player", 100)
    other.first_four("3s4h/2d4c")
    other.amiss("third-card-to-player", "dummy-coup", cards="6s")


TO_BANKER = pytest.param("third-card-to-banker", "6dKc/3d4d", marks=pytest.mark.clause("crown-sydney:11.6.2"))
TO_PLAYER = pytest.param("third-card-to-player", "3s4h/2d4c", marks=pytest.mark.clause("crown-sydney:11.6.1(b)"))
TOO_MANY = pytest.param("excess-card", "8dKs/2c5s", marks=pytest.mark.clause("crown-sydney:11.2"))


@pytest.mark.parametrize(("slip", "four"), [TO_BANKER, TO_PLAYER])
def test_on_the_last_coup_the_third_card_still_leads_its_dummy_coup_and_then_the_shoe_is_over(
    slip: str, four: str
) -> None:
    live = face_up(BOOK)
    last_coup(live)
    live.bet("A", "player", 10)
    live.first_four(four)
    live.amiss(slip, "dummy-coup", cards="2h", exposed=True)
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    waits = live.refused("replace-cards", Reason.CARRIED_CARD_FIRST, by=SUPERVISOR, grounds="after-last")
    assert cs("11.6") <= set(waits.clauses)
    live.refused("bring-cards", Reason.CARRIED_CARD_FIRST, by=SUPERVISOR, back="blue")
    live.refused("shuffle-cards", Reason.CARRIED_CARD_FIRST)
    complete_dummy(live, "3c", "6d", "8c")
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.ready()
    assert not live.table.carried
    live.bet("A", "player", 10)
    live.coup("8dKs/2c5s")


@pytest.mark.parametrize(("slip", "four"), [TO_BANKER, TO_PLAYER, TOO_MANY])
def test_a_table_may_discard_every_card_left_over_on_its_last_coup(slip: str, four: str) -> None:
    live = face_up(BOOK, options=(("leftover-on-last-coup", "discard"),))
    last_coup(live)
    live.bet("A", "player", 10)
    live.first_four(four)
    report(live, slip, "2h", exposed=True)
    assert remedies(live) == ["discard"]
    live.remedy("discard")
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    assert live.table.coup.dummy == ""
    assert not live.table.carried


# --- 11.7: cards on the wrong area, or with the wrong person -------------------------------------


def misdelivered(slip: str = "hand-to-wrong-area") -> Live:
    """A has 200 on Player, B 300 on Banker, C 50 on Player; four cards are out: 2 against 7, Player draws."""
    live = Live(BOOK, "crown") if slip == "hand-to-wrong-person" else face_up(BOOK, "crown")
    live.bet("A", "player", 200)
    live.bet("B", "banker", 300)
    live.bet("C", "player", 50)
    live.call()
    live.draw("Kc", "4d", "2s", "3h")
    report(live, slip)
    return live


SLIPS = ["hand-to-wrong-area", "hand-to-wrong-person", "wrong-order"]


@pytest.mark.clause("crown-sydney:11.7.1", "crown-sydney:11.7.2", "crown-sydney:11.7.3", "crown-sydney:11.7.3(a)")
@pytest.mark.parametrize("slip", SLIPS)
def test_after_misdelivered_cards_a_supervisor_may_have_the_coup_completed_with_every_wager_valid(slip: str) -> None:
    live = misdelivered(slip)
    assert remedies(live) == ["complete", "offer", "dummy-coup"]
    assert cs("11.7.3(a)") <= too_low(live, "complete", "dealer")
    assert cs("11.7.3(b)") <= too_low(live, "offer", "dealer")
    assert cs("11.7.3(c)") <= too_low(live, "dummy-coup", "dealer")
    live.remedy("complete", by=SUPERVISOR)
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_200, 9_700, 10_050]  # 8 against 7
    # the area and the person are two cases of one clause
    other = misdelivered("hand-to-wrong-area" if slip == "hand-to-wrong-person" else "hand-to-wrong-person")
    other.remedy("complete")


@pytest.mark.clause("crown-sydney:11.7.3(b)")
@pytest.mark.parametrize("slip", SLIPS)
def test_or_every_patron_may_retract_or_reduce_and_the_coup_goes_on_with_what_remains(slip: str) -> None:
    live = misdelivered(slip)
    live.remedy("offer", by=SUPERVISOR)
    live.refused("draw-card", Reason.OFFER_OPEN, card=read_cards("6d")[0])
    live.refused("report-irregularity", Reason.OFFER_OPEN, by="dealer", slip="wrong-order")
    live.refused("change-wager", Reason.OFFER_OPEN, number=1, stake=100_00)
    live.refused("place-wager", Reason.OFFER_OPEN, patron="A", wager="banker", stake=10_00)
    live.do("answer-offer", number=1, choice="retract")
    live.do("answer-offer", number=2, choice="reduce", stake=100_00)
    more = live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, number=3, choice="reduce", stake=100_00)
    assert cs("11.7.3(b)") <= set(more.clauses)
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, number=3, choice="remove")
    live.refused("answer-offer", Reason.UNKNOWN_WAGER_NUMBER, number=1, choice="keep")
    live.do("close-offer")  # C said nothing and keeps the wager
    live.refused("close-offer", Reason.NO_OFFER)
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_000, 9_900, 10_050]


@pytest.mark.clause("crown-sydney:11.7.3(b)", "crown-sydney:11.7.3(c)")
def test_where_all_retract_no_wager_remains_and_it_is_a_dummy_coup() -> None:
    live = misdelivered()
    live.remedy("offer")
    for number in (1, 2, 3):
        live.do("answer-offer", number=number, choice="retract")
    assert live.table.offer is None
    assert live.table.coup.dummy == "no-wager-left"
    assert racks(live) == [10_000, 10_000, 10_000]
    complete_dummy(live, "6d")
    other = misdelivered()
    other.remedy("dummy-coup", by=SUPERVISOR)


@pytest.mark.clause("crown-sydney:11.7.3(c)", "crown-sydney:11.8.3")
@pytest.mark.parametrize("slip", SLIPS)
def test_or_it_is_dealt_as_a_dummy_coup_and_wagers_go_back(slip: str) -> None:
    live = misdelivered(slip)
    live.remedy("dummy-coup", by=SUPERVISOR)
    assert racks(live) == [10_000, 10_000, 10_000]
    live.open_hands()
    complete_dummy(live, "6d")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("crown-sydney:11.7.2", "crown-sydney:11.7.1")
def test_where_the_dealer_opens_both_hands_none_goes_to_the_wrong_person() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    assert cs("11.7.2") <= not_so(live, "hand-to-wrong-person")
    live.amiss("hand-to-wrong-area", "complete")


# --- what cannot have happened -------------------------------------------------------------------


def test_the_cutting_card_comes_out_with_a_card_and_only_once() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw("8d")
    before = live.table.shoe
    not_so(live, "order-unknown", cutting_card=True)
    live.draw("2c", cutting_card=True)
    not_so(live, "face-up-card", Reason.CUTTING_CARD_ALREADY_OUT, cards="Ks", cutting_card=True)
    assert live.table.shoe.left == before.left - 1


@pytest.mark.clause("crown-sydney:11.2")
def test_a_shoe_that_is_played_without_a_burn_has_its_slips_between_coups_too() -> None:
    live = face_up(BOOK, options=(("burn-required", "no"),), ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.cut()
    live.do("place-cutting-card", from_back=20)
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    live.amiss("excess-card", "next-coup", unseen=1)
    assert len(live.table.carried) == 1
