"""Crown Melbourne when something goes wrong: the burn, stray cards, third cards, misdelivered hands (11.1 to 11.8)."""

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
from croupier.table.state import Play, Stage
from live import Live

BOOK = "crown-melbourne"
SUPERVISOR = "game-supervisor"
BURNS_EACH_COUP = (("burn-per-coup", "yes"),)


def cm(*numbers: str) -> set[str]:
    return {f"{BOOK}:{number}" for number in numbers}


# --- 11.1: the burn was forgotten ----------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.1")
def test_a_burn_forgotten_and_found_after_three_coups_changes_nothing_and_the_shoe_goes_on() -> None:
    live = face_up(BOOK)
    for _ in range(3):
        live.bet("A", "player", 100)
        live.coup("8dKs/2c5s")
    left = live.table.shoe.left
    report(live, "burn-omitted")
    assert remedies(live) == ["play-on"]
    live.remedy("play-on", by="dealer")
    assert racks(live) == [10_300, 10_000, 10_000]
    assert live.table.shoe.left == left + 1
    live.bet("A", "player", 100)
    live.coup("8dKs/2c5s")
    assert racks(live)[0] == 10_400


@pytest.mark.clause("crown-melbourne:11.1.1", "crown-melbourne:11.1")
@pytest.mark.parametrize("burns_each_coup", [False, True])
def test_the_first_coup_may_be_rebuilt_and_the_shoe_begun_again_with_its_burn(burns_each_coup: bool) -> None:
    live = face_up(BOOK, options=BURNS_EACH_COUP if burns_each_coup else ())
    live.bet("A", "player", 100)
    live.call()
    if burns_each_coup:
        live.do("burn-before-coup")
    live.draw("2c", "3c", "4c")
    report(live, "burn-omitted")
    assert cm("11.1.1") <= too_low(live, "rebuild", "dealer")
    live.remedy("rebuild", by=SUPERVISOR)
    assert live.table.shoe.left == 8 * 52  # the card burned before the coup is back too
    assert racks(live)[0] == 9_900
    live.do("burn-cards", form="plain")
    if burns_each_coup:
        live.do("burn-before-coup")
    live.coup("3c5h/4cKd")
    assert racks(live)[0] == 10_100
    assert live.table.shoe.left == 8 * 52 - 5 - burns_each_coup


@pytest.mark.clause("crown-melbourne:11.1.1")
def test_insurance_that_the_rebuilt_cards_had_opened_goes_back_with_them() -> None:
    live = face_up(BOOK, "crown", side_wagers=("insurance",), options=(("insurance", "on"),))
    live.bet("A", "banker", 100)
    live.first_four("2s3h/2d4c")
    live.bet("A", "insurance", 50)
    live.amiss("burn-omitted", "rebuild", by=SUPERVISOR)
    assert racks(live)[0] == 9_900
    live.do("burn-cards", form="plain")  # 2s, and then what followed it
    live.coup("2d4c/3h6s")
    assert racks(live)[0] == 10_100  # 9 against 6


@pytest.mark.clause("crown-melbourne:11.1.1")
def test_a_card_kept_to_lead_the_first_coup_goes_back_into_the_shoe_with_it() -> None:
    live = face_up(BOOK)
    live.amiss("excess-card", "next-coup", unseen=1)
    live.bet("A", "player", 100)
    live.amiss("burn-omitted", "rebuild", by=SUPERVISOR)
    assert live.table.shoe.left == 8 * 52
    assert not live.table.carried
    live.do("burn-cards", form="plain")
    live.coup("8dKs/2c5s")


# --- 11.2: a card too many -----------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.2")
def test_a_card_too_many_that_nobody_saw_is_the_first_of_the_next_coup() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.amiss("excess-card", "next-coup", by="dealer", unseen=1)
    live.finish()
    live.bet("A", "player", 100)
    live.call()
    card = read_cards("9h")[0]
    assert cm("11.2") <= set(live.refused("draw-card", Reason.CARRIED_CARD_FIRST, card=card).clauses)
    live.do("lay-carried-card", card=card)
    live.draw("2d", "Kd", "3d")
    assert hands(live) == "9hKd/2d3d"
    live.finish()
    assert racks(live)[0] == 10_200


@pytest.mark.clause("crown-melbourne:11.2", "crown-melbourne:8.2.2(b)")
def test_a_card_burned_before_the_coup_comes_from_the_shoe_and_the_card_kept_still_leads() -> None:
    live = face_up(BOOK, options=BURNS_EACH_COUP)
    live.bet("A", "player", 100)
    live.call()
    live.do("burn-before-coup")
    live.draw("8d", "2c", "Ks", "5s")
    live.amiss("excess-card", "next-coup", unseen=1)
    live.finish()
    left = live.table.shoe.left
    live.bet("A", "player", 100)
    live.call()
    live.do("burn-before-coup")
    live.do("lay-carried-card", card=read_cards("9h")[0])
    live.draw("2d", "Kd", "3d")
    live.finish()
    assert live.table.shoe.left == left - 4
    assert racks(live)[0] == 10_200


@pytest.mark.clause("crown-melbourne:11.2")
def test_an_unseen_card_too_many_on_the_last_coup_goes_with_the_shoe() -> None:
    live = face_up(BOOK)
    last_coup(live)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "excess-card", unseen=1)
    assert remedies(live) == ["discard"]
    live.remedy("discard", by="dealer")
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    assert not live.table.carried


@pytest.mark.clause("crown-melbourne:11.2", "crown-melbourne:11.8.1(a)")
def test_a_card_too_many_that_was_seen_leads_a_dummy_coup_which_a_supervisor_directs() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "excess-card", "9h", exposed=True)
    assert cm("11.8.1(a)") <= too_low(live, "dummy-coup", "dealer")
    live.remedy("dummy-coup", by=SUPERVISOR)
    live.finish()
    stray = live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=100_00)
    assert cm("11.8.5(a)", "11.8.5(b)") <= set(stray.clauses)
    complete_dummy(live, "2d", "Kd", "3d")
    assert racks(live)[0] == 10_100


# --- 11.3 and 11.4 -------------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.3")
@pytest.mark.parametrize(("four", "third", "has"), [("Kd3h/2s2h", "", 10_057), ("Kd3h/2sKh", "5d", 10_057)])
def test_players_card_on_the_banker_hand_goes_to_player_and_banker_draws_if_it_must(
    four: str, third: str, has: int
) -> None:
    live = face_up(BOOK)
    live.bet("A", "banker", 60)
    live.first_four(four)
    live.amiss("card-to-wrong-hand", "move", by="dealer", cards="8s", exposed=True)
    if third:
        live.refused("announce-result", Reason.CARD_STILL_DUE)
        live.draw(third)
    live.finish()
    assert racks(live)[0] == has


@pytest.mark.clause("crown-melbourne:11.4", "crown-melbourne:11.4.2", "crown-melbourne:11.4.4")
def test_cards_dealt_though_nobody_wagered_are_a_dummy_coup_from_the_first_of_them_on() -> None:
    live = face_up(BOOK)
    live.call()
    live.amiss("no-wagers", "dummy-coup", by="dealer", cards="5s Kd", exposed=True)
    assert hands(live) == "5s/Kd"
    complete_dummy(live, "4h", "7c")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause(
    "crown-melbourne:11.4", "crown-melbourne:11.4.1", "crown-melbourne:11.4.3", "crown-melbourne:8.2.2(b)"
)
def test_a_card_burned_though_nobody_wagered_stays_burned_and_a_dummy_coup_follows() -> None:
    live = face_up(BOOK, options=BURNS_EACH_COUP)
    live.call()
    live.refused("burn-before-coup", Reason.NOTHING_WAGERED)
    left = live.table.shoe.left
    live.amiss("no-wagers", "dummy-coup", by="dealer", burned=True)
    assert live.table.shoe.left == left - 1
    assert hands(live) == "/"
    live.refused("burn-before-coup", Reason.COUP_IN_PROGRESS)  # once only
    complete_dummy(live, "5s", "Kd", "4h", "7c")
    assert live.table.shoe.left == left - 5


@pytest.mark.clause("crown-melbourne:11.4.2", "crown-melbourne:11.4.3", "crown-melbourne:11.4.4")
def test_burned_and_dealt_the_card_after_the_burned_one_is_the_first_of_the_dummy_coup() -> None:
    live = face_up(BOOK, options=BURNS_EACH_COUP)
    live.call()
    left = live.table.shoe.left
    live.amiss("no-wagers", "dummy-coup", cards="5s", exposed=True, burned=True)
    assert live.table.shoe.left == left - 2
    assert hands(live) == "5s/"
    complete_dummy(live, "Kd", "4h", "7c")


@pytest.mark.clause("crown-melbourne:11.4.1")
def test_no_card_is_burned_before_a_coup_where_the_table_does_not_do_so() -> None:
    live = face_up(BOOK)
    live.call()
    assert cm("11.4.1") <= not_so(live, "no-wagers", burned=True)
    not_so(live, "no-wagers", Reason.FACTS_MISSING)
    burns = face_up(BOOK, options=BURNS_EACH_COUP)
    burns.bet("A", "player", 100)
    assert cm("11.4.1") <= not_so(burns, "no-wagers", burned=True)


# --- 11.5 and 11.6 -------------------------------------------------------------------------------


@pytest.mark.clause(
    "crown-melbourne:11.5.1", "crown-melbourne:11.8.3", "crown-melbourne:11.8.4(a)", "crown-melbourne:11.8.4(b)"
)
def test_a_face_up_first_card_makes_the_coup_a_dummy_coup_and_wagers_go_back() -> None:
    live = face_down(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.call()
    live.amiss("face-up-card", "dummy-coup", by="dealer", cards="7h")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.draw("2d", "2c", "Ks")
    assert hands(live) == "7h2c/2dKs"
    live.open_hands()
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("crown-melbourne:11.5.2")
@pytest.mark.parametrize("before", [("5s",), ("5s", "Kd"), ("5s", "Kd", "4h")])
def test_a_later_card_found_face_up_is_played_as_though_it_had_lain_face_down(before: tuple[str, ...]) -> None:
    cards = ("5s", "Kd", "4h", "7c")
    live = face_down(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw(*before)
    live.amiss("face-up-card", "play-on", by="dealer", cards=cards[len(before)])
    live.draw(*cards[len(before) + 1 :])
    live.open_hands()
    live.finish()
    assert racks(live)[0] == 10_100


@pytest.mark.clause("crown-melbourne:11.6.1(a)")
def test_a_third_card_wrongly_to_player_is_bankers_where_banker_must_draw() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("3s4h/2d3c")
    live.amiss("third-card-to-player", "to-banker", by="dealer", cards="6s", exposed=True)
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


TO_BANKER = pytest.param(
    "third-card-to-banker", "6dKc/3d4d", [9_900, 10_095], marks=pytest.mark.clause("crown-melbourne:11.6.2")
)
TO_PLAYER = pytest.param(
    "third-card-to-player", "3s4h/2d4c", [10_100, 9_900], marks=pytest.mark.clause("crown-melbourne:11.6.1(b)")
)


@pytest.mark.parametrize(("slip", "four", "has"), [TO_BANKER, TO_PLAYER])
def test_another_third_card_leads_a_dummy_coup_after_the_settlement(slip: str, four: str, has: list[int]) -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four(four)
    live.amiss(slip, "dummy-coup", by="dealer", cards="2h", exposed=True)
    live.finish()
    assert racks(live) == [*has, 10_000]
    assert live.table.coup.dummy == slip
    complete_dummy(live, "3c", "6d", "8c")
    assert racks(live) == [*has, 10_000]


@pytest.mark.parametrize(("slip", "four", "has"), [TO_BANKER, TO_PLAYER])
def test_on_the_last_coup_it_still_leads_its_dummy_coup_and_more_may_follow(
    slip: str, four: str, has: list[int]
) -> None:
    live = face_up(BOOK)
    last_coup(live)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four(four)
    live.amiss(slip, "dummy-coup", cards="2h", exposed=True)
    live.finish()
    assert racks(live) == [has[0] + 10, has[1], 10_000]
    live.refused("shuffle-cards", Reason.CARRIED_CARD_FIRST)
    complete_dummy(live, "3c", "6d", "8c")
    assert live.table.shoe.stage is Stage.ENDED
    live.do("order-dummy-coup", by=SUPERVISOR, grounds="after-last-coup")  # 8.3.4(d)
    complete_dummy(live, "8s", "2c", "Kh", "2d")
    live.ready()
    live.bet("A", "player", 100)


@pytest.mark.parametrize(("slip", "four", "has"), [TO_BANKER, TO_PLAYER])
def test_a_table_may_discard_every_card_left_over_on_its_last_coup(slip: str, four: str, has: list[int]) -> None:
    live = face_up(BOOK, options=(("leftover-on-last-coup", "discard"),))
    last_coup(live)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four(four)
    report(live, slip, "2h", exposed=True)
    assert remedies(live) == ["discard"]
    live.remedy("discard")
    live.finish()
    assert racks(live) == [has[0] + 10, has[1], 10_000]
    assert live.table.shoe.stage is Stage.ENDED
    assert live.table.coup.dummy == ""


@pytest.mark.clause("crown-melbourne:11.2")
def test_and_so_a_seen_card_too_many() -> None:
    live = face_up(BOOK, options=(("leftover-on-last-coup", "discard"),))
    last_coup(live)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    report(live, "excess-card", "2h", exposed=True)
    assert cm("11.2") <= too_low(live, "discard", "dealer")
    live.remedy("discard", by=SUPERVISOR)
    assert not live.table.carried


# --- 11.7: cards on the wrong area, or with the wrong person -------------------------------------

AREA = pytest.param("hand-to-wrong-area", marks=pytest.mark.clause("crown-melbourne:11.7.1"))
ORDER = pytest.param("wrong-order", marks=pytest.mark.clause("crown-melbourne:11.7.1"))
PERSON = pytest.param("hand-to-wrong-person", marks=pytest.mark.clause("crown-melbourne:11.7.2"))


def misdelivered(slip: str = "hand-to-wrong-area") -> Live:
    """A has 200 on Player, B 300 on Banker, C 50 on Player; four cards are out: 2 against 7, Player draws."""
    live = Live(BOOK, "crown", method="to-wagerers") if slip == "hand-to-wrong-person" else face_up(BOOK, "crown")
    live.bet("A", "player", 200)
    live.bet("B", "banker", 300)
    live.bet("C", "player", 50)
    live.call()
    live.draw("Kc", "4d", "2s", "3h")
    report(live, slip)
    return live


@pytest.mark.clause("crown-melbourne:11.7", "crown-melbourne:11.7(a)")
@pytest.mark.parametrize("slip", [AREA, ORDER, PERSON])
def test_after_misdelivered_cards_a_supervisor_may_have_the_coup_completed_with_every_wager_valid(slip: str) -> None:
    live = misdelivered(slip)
    assert remedies(live) == ["complete", "offer", "dummy-coup"]
    assert cm("11.7(a)") <= too_low(live, "complete", "dealer")
    live.remedy("complete", by=SUPERVISOR)
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_200, 9_700, 10_050]


@pytest.mark.clause("crown-melbourne:11.7", "crown-melbourne:11.7(b)")
@pytest.mark.parametrize("slip", [AREA, ORDER, PERSON])
def test_or_every_patron_may_retract_or_reduce_and_the_coup_goes_on_with_what_remains(slip: str) -> None:
    live = misdelivered(slip)
    assert cm("11.7(b)") <= too_low(live, "offer", "dealer")
    live.remedy("offer", by=SUPERVISOR)
    live.do("answer-offer", number=1, choice="retract")
    live.do("answer-offer", number=2, choice="reduce", stake=100_00)
    more = live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, number=3, choice="reduce", stake=100_00)
    assert cm("11.7(b)") <= set(more.clauses)
    live.do("answer-offer", number=3, choice="keep")
    assert live.table.offer is None  # the last has answered
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_000, 9_900, 10_050]


@pytest.mark.clause("crown-melbourne:11.7(b)")
@pytest.mark.parametrize(("choice", "stake"), [("retract", 0), ("reduce", 20_00)])
def test_insurance_goes_back_where_its_main_wager_is_retracted_or_falls_below_it(choice: str, stake: int) -> None:
    live = face_up(BOOK, "crown", side_wagers=("insurance",), options=(("insurance", "on"),))
    main = live.bet("A", "banker", 100)
    live.bet("B", "player", 10)
    live.first_four("2s3h/2d4c")
    live.bet("A", "insurance", 50)
    live.amiss("hand-to-wrong-area", "offer")
    live.do("answer-offer", number=main, choice=choice, stake=stake)
    assert live.has("A") == 10_000_00 - stake
    live.do("close-offer")
    live.draw("2c")
    live.finish()  # 7 against 6
    assert racks(live) == [10_000 - stake // 100, 10_010, 10_000]


@pytest.mark.clause("crown-melbourne:11.7(b)", "crown-melbourne:11.7")
def test_where_all_retract_no_wager_remains_and_it_is_a_dummy_coup() -> None:
    live = misdelivered()
    live.remedy("offer")
    for number in (1, 2, 3):
        live.do("answer-offer", number=number, choice="retract")
    assert live.table.coup.dummy == "no-wager-left"
    assert racks(live) == [10_000, 10_000, 10_000]
    complete_dummy(live, "6d")


@pytest.mark.clause("crown-melbourne:11.7(c)", "crown-melbourne:11.8.4(a)", "crown-melbourne:11.8.4(b)")
@pytest.mark.parametrize("slip", [AREA, ORDER, PERSON])
def test_or_it_is_played_as_a_dummy_coup_and_wagers_go_back(slip: str) -> None:
    live = misdelivered(slip)
    assert cm("11.7(c)") <= too_low(live, "dummy-coup", "dealer")
    live.remedy("dummy-coup", by=SUPERVISOR)
    assert racks(live) == [10_000, 10_000, 10_000]
    live.open_hands()
    complete_dummy(live, "6d")


# --- 11.8: dummy coups ---------------------------------------------------------------------------

CAUSES = {"protect-order": "11.8.1(a)", "reasonable-cause": "11.8.1(e)"}


@pytest.mark.parametrize(
    "grounds", [pytest.param(one, marks=pytest.mark.clause(f"{BOOK}:{clause}")) for one, clause in CAUSES.items()]
)
def test_a_supervisor_directs_dummy_coups_to_protect_the_order_or_for_another_cause(grounds: str) -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    low = live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="dealer", grounds=grounds)
    assert cm("11.8.1") <= set(low.clauses)
    ordered = live.do("order-dummy-coup", by=SUPERVISOR, grounds=grounds)[0]
    assert cm(CAUSES[grounds], "11.8.3", "11.8.4(a)", "11.8.4(b)") <= set(ordered.under)
    assert racks(live)[0] == 10_000
    complete_dummy(live, "9h", "2d", "Kd", "3d")
    unknown = live.refused("order-dummy-coup", Reason.UNKNOWN_GROUNDS, by=SUPERVISOR, grounds="for-fun")
    assert cm("11.8.2") <= set(unknown.clauses)
