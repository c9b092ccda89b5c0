"""Crown Melbourne: a coup begun made a Dummy Coup, and Banker's card on the Player hand (11.3, 11.6 to 11.8).

And Dragon Tails and Runs: those on a coup made a Dummy Coup, over unexposed cards, and Late ones in time (1.1, 11.13).
Figures are typed from the approved rules, worked out by hand; readings A-92, A-93 and A-95.
"""

from __future__ import annotations

import pytest

from clauses.crown_irregular import complete_dummy, face_down, face_up, hands, not_so, racks, remedies, report, too_low
from croupier.clauses import Reason
from croupier.coup import Side
from live import Live

TAILS = tuple(f"{side}-dragon-tail-{when}" for side in ("player", "banker") for when in ("early", "late"))
EARLY, LATE = "player-dragon-tail-early", "player-dragon-tail-late"
TAIL, RUN = "1.1:Dragon Tail/placing", "1.1:Run/placing"
BOOK = "crown-melbourne"
SUPERVISOR = "game-supervisor"


def cm(*numbers: str) -> set[str]:
    return {f"{BOOK}:{number}" for number in numbers}


def wagered(live: Live) -> Live:
    """A has 100 on Player and B 100 on Banker; the calls are made."""
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.call()
    return live


# --- a coup begun is made a Dummy Coup -----------------------------------------------------------


@pytest.mark.parametrize(
    ("grounds", "clause"),
    [
        pytest.param("protect-order", "11.8.1(a)", marks=pytest.mark.clause("crown-melbourne:11.8.1(a)")),
        pytest.param("reasonable-cause", "11.8.1(e)", marks=pytest.mark.clause("crown-melbourne:11.8.1(e)")),
    ],
)
@pytest.mark.parametrize("cards", [1, 3, 4])
@pytest.mark.clause("crown-melbourne:11.8.4(a)")
def test_for_cause_a_coup_whose_cards_lie_open_is_made_a_dummy_coup(grounds: str, clause: str, cards: int) -> None:
    live = wagered(face_up(BOOK))
    live.draw(*("2d", "3c", "4h", "4d")[:cards])
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="dealer", grounds=grounds)
    (ordered,) = live.do("order-dummy-coup", by=SUPERVISOR, grounds=grounds)
    assert cm(clause, "11.8.4(a)") <= set(ordered.under)
    assert racks(live) == [10_000, 10_000, 10_000]  # void, and not settled: Banker's 7 would have won
    assert live.refused("place-wager", Reason.DUMMY_COUP, patron="C", wager="player", stake=100_00).clauses
    complete_dummy(live, *("2d", "3c", "4h", "4d")[cards:])
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.shoe.coups == 1


@pytest.mark.clause("crown-melbourne:11.8.1(c)")
def test_at_any_time_is_for_whole_coups_and_for_none_whose_cards_were_seen() -> None:
    seen = wagered(face_up(BOOK))
    seen.draw("2d")
    refused = seen.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="any-time")
    assert set(refused.clauses) == cm("11.8.1(c)")
    assert refused.facts["needs"] == "none-exposed"
    unseen = wagered(face_down(BOOK))
    unseen.draw("2d", "3c")
    (ordered,) = unseen.do("order-dummy-coup", grounds="any-time")
    assert cm("11.8.1(c)", "11.8.4(a)") <= set(ordered.under)
    assert racks(unseen) == [10_000, 10_000, 10_000]
    complete_dummy(unseen, "4h", "4d")


def test_at_any_time_is_too_late_once_a_patron_has_a_hand() -> None:
    live = wagered(Live(BOOK, "traditional", method="to-wagerers", face="down"))
    live.draw("2d", "3c", "4h", "4d")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="any-time")
    live.do("order-dummy-coup", grounds="reasonable-cause")
    assert racks(live) == [10_000, 10_000, 10_000]
    complete_dummy(live)  # the dealer opens both hands of a Dummy Coup


def test_other_grounds_reach_no_coup_that_has_begun_and_none_reaches_one_whose_result_was_announced() -> None:
    live = wagered(face_up(BOOK))
    live.draw("8d", "2c")
    for grounds in ("new-shoe", "until-wager"):
        assert not live.refused("order-dummy-coup", Reason.COUP_IN_PROGRESS, grounds=grounds).clauses
    live.draw("Ks", "5s")
    live.do("announce-result")
    live.refused("order-dummy-coup", Reason.COUP_IN_PROGRESS, grounds="reasonable-cause")
    live.do("settle-coup")
    live.do("clear-cards")
    assert racks(live) == [10_100, 9_900, 10_000]


# --- a card of the Banker hand on the Player hand ------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.3")
@pytest.mark.parametrize("said", [{}, {"hands": (Side.BANKER,)}])
def test_players_card_on_the_banker_hand_is_moved_and_nobody_chooses(said: dict[str, tuple[Side, ...]]) -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s", "Kd")
    report(live, "card-to-wrong-hand", "4h", exposed=True, **said)
    assert remedies(live) == ["move"]
    assert cm("11.3") <= set(live.remedy("move", by="dealer")[0].under)
    live.draw("7c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]  # 9 against 7


@pytest.mark.clause("crown-melbourne:11.7.1", "crown-melbourne:11.7(a)")
@pytest.mark.parametrize("said", [{}, {"hands": (Side.PLAYER,)}])
def test_one_of_bankers_first_cards_on_players_area_leaves_a_supervisor_the_choice(
    said: dict[str, tuple[Side, ...]],
) -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s")
    report(live, "card-to-wrong-hand", "Kd", exposed=True, **said)
    assert remedies(live) == ["complete", "offer", "dummy-coup"]
    assert cm("11.7(a)") <= too_low(live, "complete", "dealer")
    ordered = live.remedy("complete", by=SUPERVISOR)
    assert cm("11.7.1", "11.7(a)") <= set(ordered[0].under)
    assert not cm("11.3") & set(ordered[0].under)
    assert hands(live) == "5s/Kd"
    live.draw("4h", "7c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("crown-melbourne:11.7(b)")
def test_or_patrons_retract_or_reduce() -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s")
    live.amiss("card-to-wrong-hand", "offer", by=SUPERVISOR, cards="Kd", exposed=True)
    live.do("answer-offer", number=1, choice="reduce", stake=40_00)
    live.do("answer-offer", number=2, choice="retract")
    live.draw("4h", "7c")
    live.finish()
    assert racks(live) == [10_040, 10_000, 10_000]


@pytest.mark.clause("crown-melbourne:11.7(c)")
def test_or_the_coup_is_a_dummy_coup() -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s", "2c", "4h")
    live.amiss("card-to-wrong-hand", "dummy-coup", by=SUPERVISOR, cards="Kd", hands=(Side.PLAYER,))
    assert hands(live) == "5s4h/2cKd"
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("crown-melbourne:11.6.1(a)")
@pytest.mark.parametrize("first", ["3s4h/2d3c", "2s3h/2d3c"])
def test_bankers_third_card_on_the_player_hand_is_bankers_third_card(first: str) -> None:
    """Player stands on 7, or has drawn already: Banker on 5 draws, and the 6 makes 1."""
    live = wagered(face_up(BOOK))
    live.first_four(first)
    if first.startswith("2s"):
        live.draw("4c")  # Player's third card; Banker on 5 draws to a 4
    report(live, "card-to-wrong-hand", "6s", exposed=True)
    assert remedies(live) == ["to-banker"]
    ordered = live.remedy("to-banker", by="dealer")
    assert cm("11.6.1(a)") <= set(ordered[0].under)
    assert not cm("11.3", "11.7.1") & set(ordered[0].under)
    assert hands(live).endswith("/2d3c6s")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


def test_of_several_cards_one_of_bankers_on_players_area_decides() -> None:
    """Player's second card on Banker's hand and Banker's second on Player's."""
    live = wagered(face_up(BOOK))
    live.draw("5s", "2c")
    report(live, "card-to-wrong-hand", "4h Kd", exposed=True, hands=(Side.BANKER, Side.PLAYER))
    assert remedies(live) == ["complete", "offer", "dummy-coup"]


def test_of_a_card_that_was_entered_already_it_must_be_said_where_it_lay() -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s", "Kd")
    not_so(live, "card-to-wrong-hand", Reason.FACTS_MISSING)
    report(live, "card-to-wrong-hand", hands=(Side.PLAYER,))
    assert remedies(live) == ["complete", "offer", "dummy-coup"]


# --- Runs and Dragon Tails -----------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.8.4", "crown-melbourne:11.8.1(e)")
def test_runs_and_dragon_tails_stay_on_a_coup_that_is_made_a_dummy_coup_while_it_is_dealt() -> None:
    """Player's tail stands at 1; the Dummy Coup goes to Banker and breaks nothing, the next Player wins make 3 to 1."""
    live = face_up(BOOK, layout="G", side_wagers=TAILS)
    live.bet("A", EARLY, 100)
    live.coup("8dKs/2c5s")
    live.bet("B", LATE, 10)
    live.bet("C", "player", 50)
    live.call()
    live.draw("2d", "3c", "4h")
    live.do("order-dummy-coup", by=SUPERVISOR, grounds="reasonable-cause")
    assert racks(live) == [9_900, 9_990, 10_000]  # the tails lie there, the main wager went back
    complete_dummy(live, "4d")
    assert live.table.tails.player == 1
    for cards in ("8dKs/2c5s", "8dKs/2c5s", "2c5s/8dKs"):
        live.bet("C", "tie", 1)
        live.coup(cards)
    assert racks(live)[0] == 10_300  # three results in a row: 3 to 1
    assert racks(live)[1] == 10_010  # three less one: 1 to 1


def unexposed() -> Live:
    """Face down, with a tail of Player's established by the coup before; two cards are out and changes permitted."""
    live = face_down(BOOK, layout="G", further_areas=("D",), side_wagers=(*TAILS, "player-run", "tie-run"))
    live.bet("A", EARLY, 100)
    live.bet("B", "player", 100)
    live.coup("8dKs/2c5s")
    live.bet("B", "player", 100)
    live.call()
    live.draw("2d", "3c")
    live.amiss("changes-asked", "permit", by=SUPERVISOR)
    return live


@pytest.mark.parametrize(
    ("wager", "clause"),
    [
        pytest.param(LATE, TAIL, marks=pytest.mark.clause("crown-melbourne:1.1:Dragon Tail/placing")),
        ("banker-dragon-tail-early", TAIL),
        pytest.param("player-run-2", RUN, marks=pytest.mark.clause("crown-melbourne:1.1:Run/placing")),
        ("tie-run-2", RUN),
    ],
)
def test_no_dragon_tail_and_no_run_is_placed_over_unexposed_cards(wager: str, clause: str) -> None:
    live = unexposed()
    refused = live.refused("place-wager", Reason.WAGERING_OVER, patron="C", wager=wager, stake=10_00)
    assert set(refused.clauses) == cm(clause)
    live.bet("C", "banker", 20)  # any other wager is


def test_before_the_cards_they_are_placed_and_one_that_lies_there_may_be_withdrawn() -> None:
    live = face_down(BOOK, layout="G", further_areas=("D",), side_wagers=(*TAILS, "player-run"))
    tail = live.bet("A", EARLY, 100)
    live.bet("B", "player-run-2", 100)
    live.call()
    live.draw("2d")
    live.amiss("changes-asked", "permit", by=SUPERVISOR)
    live.do("withdraw-wager", number=tail)
    assert racks(live) == [10_000, 9_900, 10_000]


@pytest.mark.clause("crown-melbourne:11.13")
@pytest.mark.parametrize("settled", [False, True])
def test_a_late_dragon_tail_in_time_is_not_void_as_one_placed_too_soon(settled: bool) -> None:
    live = face_up(BOOK, layout="G", side_wagers=TAILS)
    live.bet("A", EARLY, 100)
    live.coup("8dKs/2c5s")
    late = live.bet("B", LATE, 10)
    live.first_four("8dKs/2c5s")
    if settled:
        live.do("announce-result")
        live.do("settle-coup")
    assert cm("11.13") <= not_so(live, "late-tail-too-soon", patron="B", wager=late)
    if not settled:
        live.finish()
    else:
        live.do("clear-cards")
    for cards in ("8dKs/2c5s", "2c5s/8dKs"):
        live.bet("C", "tie", 1)
        live.coup(cards)
    assert racks(live)[:2] == [10_300, 10_010]  # three in a row pay 3 to 1; three less one pays 1 to 1
