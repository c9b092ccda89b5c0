"""Crown Sydney: a coup begun made a Dummy Coup, and Banker's card on the Player hand (11.3, 11.6 to 11.8).

Figures are typed from the approved rules, worked out by hand; readings A-92 and A-93.
"""

from __future__ import annotations

import pytest

from clauses.crown_irregular import complete_dummy, face_down, face_up, hands, not_so, racks, remedies, report, too_low
from croupier.clauses import Reason
from croupier.coup import Side
from live import Live

BOOK = "crown-sydney"
SUPERVISOR = "higher-duties-dealer"


def cs(*numbers: str) -> set[str]:
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
        pytest.param("protect-order", "11.8.1(a)", marks=pytest.mark.clause("crown-sydney:11.8.1(a)")),
        pytest.param("reasonable-cause", "11.8.1(b)", marks=pytest.mark.clause("crown-sydney:11.8.1(b)")),
    ],
)
@pytest.mark.parametrize("cards", [1, 3, 4])
@pytest.mark.clause("crown-sydney:11.8.3")
def test_for_cause_a_coup_whose_cards_lie_open_is_made_a_dummy_coup(grounds: str, clause: str, cards: int) -> None:
    live = wagered(face_up(BOOK))
    live.draw(*("2d", "3c", "4h", "4d")[:cards])
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="dealer", grounds=grounds)
    (ordered,) = live.do("order-dummy-coup", by=SUPERVISOR, grounds=grounds)
    assert cs(clause, "11.8.3") <= set(ordered.under)
    assert racks(live) == [10_000, 10_000, 10_000]  # void, and not settled: Banker's 7 would have won
    assert live.refused("place-wager", Reason.DUMMY_COUP, patron="C", wager="player", stake=100_00).clauses
    complete_dummy(live, *("2d", "3c", "4h", "4d")[cards:])
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.shoe.coups == 1


@pytest.mark.clause("crown-sydney:8.6.2")
def test_at_any_time_is_for_whole_coups_and_for_none_whose_cards_were_seen() -> None:
    seen = wagered(face_up(BOOK))
    seen.draw("2d")
    refused = seen.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="any-time")
    assert set(refused.clauses) == cs("8.6.2")
    assert refused.facts["needs"] == "none-exposed"
    unseen = wagered(face_down(BOOK))
    unseen.draw("2d", "3c")
    (ordered,) = unseen.do("order-dummy-coup", grounds="any-time")
    assert cs("8.6.2", "11.8.3") <= set(ordered.under)
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


@pytest.mark.clause("crown-sydney:11.3")
@pytest.mark.parametrize("said", [{}, {"hands": (Side.BANKER,)}])
def test_players_card_on_the_banker_hand_is_moved_and_nobody_chooses(said: dict[str, tuple[Side, ...]]) -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s", "Kd")
    report(live, "card-to-wrong-hand", "4h", exposed=True, **said)
    assert remedies(live) == ["move"]
    assert cs("11.3") <= set(live.remedy("move", by="dealer")[0].under)
    live.draw("7c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]  # 9 against 7


@pytest.mark.clause("crown-sydney:11.7.1", "crown-sydney:11.7.3(a)")
@pytest.mark.parametrize("said", [{}, {"hands": (Side.PLAYER,)}])
def test_one_of_bankers_first_cards_on_players_area_leaves_a_supervisor_the_choice(
    said: dict[str, tuple[Side, ...]],
) -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s")
    report(live, "card-to-wrong-hand", "Kd", exposed=True, **said)
    assert remedies(live) == ["complete", "offer", "dummy-coup"]
    assert cs("11.7.3(a)") <= too_low(live, "complete", "dealer")
    ordered = live.remedy("complete", by=SUPERVISOR)
    assert cs("11.7.1", "11.7.3(a)") <= set(ordered[0].under)
    assert not cs("11.3") & set(ordered[0].under)
    assert hands(live) == "5s/Kd"
    live.draw("4h", "7c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("crown-sydney:11.7.3(b)")
def test_or_patrons_retract_or_reduce() -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s")
    live.amiss("card-to-wrong-hand", "offer", by=SUPERVISOR, cards="Kd", exposed=True)
    live.do("answer-offer", number=1, choice="reduce", stake=40_00)
    live.do("answer-offer", number=2, choice="retract")
    live.draw("4h", "7c")
    live.finish()
    assert racks(live) == [10_040, 10_000, 10_000]


@pytest.mark.clause("crown-sydney:11.7.3(c)")
def test_or_the_coup_is_a_dummy_coup() -> None:
    live = wagered(face_up(BOOK))
    live.draw("5s", "2c", "4h")
    live.amiss("card-to-wrong-hand", "dummy-coup", by=SUPERVISOR, cards="Kd", hands=(Side.PLAYER,))
    assert hands(live) == "5s4h/2cKd"
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("crown-sydney:11.6.1(a)")
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
    assert cs("11.6.1(a)") <= set(ordered[0].under)
    assert not cs("11.3", "11.7.1") & set(ordered[0].under)
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


# --- 11.15: only where a scanning shoe is in use -------------------------------------------------


@pytest.mark.clause("crown-sydney:11.15")
@pytest.mark.parametrize(("shoe", "fits"), [("dealing-shoe", False), ("scanning-shoe", True)])
def test_a_result_is_checked_against_the_shoe_only_where_the_shoe_scans_cards(shoe: str, fits: bool) -> None:
    live = wagered(face_up(BOOK, shoe=shoe))
    live.draw("6d", "3d", "Kc", "4d")
    if fits:
        report(live, "scanner-disagrees")
        assert cs("11.15") <= set(live.remedy("void", by="area-manager")[0].under)
        assert racks(live) == [10_000, 10_000, 10_000]
    else:
        assert cs("11.15") <= not_so(live, "scanner-disagrees")
