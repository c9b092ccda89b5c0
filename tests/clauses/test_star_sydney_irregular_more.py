"""The Star at a live table: wrong odds, wrong cards, a revealed sequence, misdelivered hands, invalid outcomes.

Rules 4.12, 14.10 to 14.14, 15.4 and 15.5. Figures are typed from the approved rules of 20 October 2023, worked out by
hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses.irregular import racks, reported
from croupier.clauses import Reason
from croupier.coup import Resolution, Side
from croupier.table import Actor, Play, Stage
from croupier.table import records as r
from live import Live

STAR = "star-sydney"


def table(variation: str = "premium", **facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; C looks on."""
    live = Live(STAR, variation, **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    return live


def delivered() -> Live:
    """Method B: the hands go to A, who has 200 on Player, and B, who has 300 on Banker; C has 50 on Player."""
    live = Live(STAR, "premium")
    live.do("choose-dealing", method="method-b", face="down")
    for patron, wager, stake in (("A", "player", 200), ("B", "banker", 300), ("C", "player", 50)):
        live.bet(patron, wager, stake)
    live.call()
    live.draw("Kc", "4d", "2s", "3h")
    return live


def two_people(live: Live, remedy: str, rank: str = "gaming-supervisor", below: str = "dealer") -> Any:
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, Actor("Lee", below), remedy=remedy)
    assert low.clauses
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, Actor("Kim", rank), remedy=remedy)
    return live.do("order-remedy", Actor("Lee", rank), remedy=remedy)


def to_tell(live: Live) -> list[tuple[str, int]]:
    return [(one.id, one.matter) for one in live.table.duties.open]


# --- 14.10: settled by another variation's odds --------------------------------------------------


@pytest.mark.clause("star-sydney:14.10", "star-sydney:14.10.1", "star-sydney:14.10.2")
@pytest.mark.parametrize(("variation", "pays"), [("premium-even-money", 50), ("premium", 95)])
def test_earlier_results_stand_and_the_right_odds_hold_from_then_on(variation: str, pays: int) -> None:
    """Banker wins with a 6: half at Even Money, 19 to 20 at Premium Baccarat."""
    live = table(variation)
    live.coup("8sKd/2d5c")
    live.amiss("wrong-variation-settled", "stands")
    assert racks(live) == [10_100, 9_900, 10_000]
    live.bet("B", "banker", 100)
    live.first_four("KdKs/2d4c")
    live.draw("Kh")
    live.finish()
    assert racks(live)[1] == 9_900 + pays


# --- 14.11: missing and foreign cards ------------------------------------------------------------


@pytest.mark.clause("star-sydney:14.11", "star-sydney:14.11.1", "star-sydney:14.11.2", "star-sydney:14.11.3")
def test_the_coup_is_void_earlier_ones_stand_and_the_cards_are_taken_out_and_checked() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    live.call()
    live.draw("8s", "2d")
    reported(live, "wrong-cards")
    two_people(live, "void-shoe")
    assert racks(live) == [10_100, 9_900, 10_000]
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED
    assert live.table.shoe.check_ordered
    live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    live.do("check-cards", "dealer")
    live.ready()
    assert live.table.shoe.number == 2


@pytest.mark.clause("star-sydney:14.11.4")
def test_surveillance_and_an_inspector_are_told_of_it_each_once() -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    live.amiss("wrong-cards", "void-shoe")
    assert to_tell(live) == [("surveillance", 1), ("inspector-daily", 1)]
    live.refused("record-notification", Reason.NOBODY_TO_TELL, who="inspector-monthly", matter=1)
    (told,) = live.do("record-notification", "dealer", who="surveillance", matter=1, reference="by telephone")
    assert isinstance(told, r.NotificationRecorded)
    live.refused("record-notification", Reason.NOBODY_TO_TELL, who="surveillance", matter=1)
    live.do("record-notification", who="inspector-daily", matter=1, reference="Daily Summary Report")
    assert to_tell(live) == []


@pytest.mark.clause("star-sydney:14.11.1")
def test_found_between_coups_there_is_no_coup_to_void() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    events = live.amiss("wrong-cards", "void-shoe")
    assert not any(isinstance(event, r.CoupVoided) for event in events)
    assert racks(live) == [10_100, 9_900, 10_000]
    assert live.table.shoe.stage is Stage.ENDED


# --- 4.12: the sequence was revealed -------------------------------------------------------------


@pytest.mark.clause("star-sydney:4.12")
def test_a_gaming_manager_declares_a_revealed_shoe_void_and_an_inspector_is_told() -> None:
    """Reading A-44: complete coups stand, the present one is void."""
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "player", 100)
    live.call()
    live.draw("8s", "2d")
    reported(live, "sequence-revealed")
    two_people(live, "void-shoe", "gaming-manager", "assistant-gaming-manager")
    assert racks(live) == [10_100, 9_900, 10_000]
    assert to_tell(live) == [("inspector-of-shoe", 1)]
    live.do("clear-cards")
    live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    live.do("record-notification", who="inspector-of-shoe", matter=1, reference="breach report 3")
    live.ready()


@pytest.mark.clause("star-sydney:4.12")
def test_it_may_be_found_while_the_shoe_is_still_prepared() -> None:
    live = Live(STAR, "premium", ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.amiss("sequence-revealed", "void-shoe", "gaming-manager")
    live.ready()
    assert live.table.shoe.number == 2


# --- 14.12: misdelivered, or revealed by the dealer ----------------------------------------------

CASES = [("hand-to-wrong-area", "14.12.1"), ("hand-to-wrong-person", "14.12.2"), ("dealer-revealed-card", "14.12.3")]


@pytest.mark.clause("star-sydney:14.12", "star-sydney:14.12.4", "star-sydney:14.12.7")
@pytest.mark.parametrize(("slip", "case"), CASES)
@pytest.mark.parametrize("opened", [False, True])
def test_the_coup_may_be_completed_with_every_wager_valid(slip: str, case: str, opened: bool) -> None:
    """Player Kc 2s 6d makes 8 against 7, exposed or not."""
    live = delivered()
    if opened:
        live.open_hand(Side.PLAYER)
    reported(live, slip)
    refusal = live.refused("order-remedy", Reason.RANK_TOO_LOW, "dealer", remedy="complete")
    assert f"{STAR}:14.12.4" in refusal.clauses
    (ordered,) = live.remedy("complete", "gaming-supervisor")
    assert f"{STAR}:{case}" in ordered.under
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_200, 9_700, 10_050]
    assert to_tell(live) == [("inspector-monthly", 1)]
    live.do("record-notification", who="inspector-monthly", matter=1, reference="14.12 report, November")
    assert to_tell(live) == []


@pytest.mark.clause("star-sydney:14.12.1", "star-sydney:14.12.2", "star-sydney:14.12.3")
def test_each_case_is_cited_with_its_own_clause() -> None:
    for slip, case in CASES:
        live = delivered()
        reported(live, slip)
        (ordered,) = live.remedy("complete")
        assert [str(one).partition(":")[2] for one in ordered.under if str(one).endswith(case)] == [case]


@pytest.mark.clause("star-sydney:14.12.5", "star-sydney:14.12.7")
@pytest.mark.parametrize("slip", [slip for slip, _ in CASES])
def test_or_after_all_players_could_retract_or_reduce(slip: str) -> None:
    """A takes back 200, B cuts 300 to 100, C cannot raise."""
    live = delivered()
    first, second, third = live.table.coup.wagers
    live.amiss(slip, "offer", "gaming-supervisor")
    live.do("answer-offer", "A", number=first, choice="retract")
    live.do("answer-offer", "B", number=second, choice="reduce", stake=100_00)
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, "C", number=third, choice="reduce", stake=100_00)
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, "C", number=third, choice="reduce", stake=0)
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, "C", number=third, choice="remove")
    live.do("close-offer")
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_000, 9_900, 10_050]
    assert to_tell(live) == [("inspector-monthly", 1)]


@pytest.mark.clause("star-sydney:14.12.5", "star-sydney:14.4")
def test_if_no_wager_remains_it_is_a_no_bet_coup() -> None:
    live = delivered()
    live.amiss("hand-to-wrong-person", "offer")
    for number in tuple(live.table.coup.wagers):
        events = live.do("answer-offer", number=number, choice="retract")
    assert isinstance(events[-1], r.DummyCoupOrdered)
    live.refused("deliver-hand", Reason.NOT_DELIVERED_HERE, hand=Side.PLAYER, to="A")
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.12.6", "star-sydney:14.4", "star-sydney:14.12.7")
@pytest.mark.parametrize("slip", [slip for slip, _ in CASES])
def test_or_it_is_played_as_a_no_bet_coup(slip: str) -> None:
    live = delivered()
    live.amiss(slip, "no-bet-coup", "gaming-supervisor")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.open_hands()
    live.draw("6d")
    live.open_hands()
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.12.3")
def test_by_method_a_the_dealer_reveals_every_card_and_no_person_gets_one() -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    for slip in ("hand-to-wrong-person", "dealer-revealed-card"):
        live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip=slip)


# --- 14.13 and 14.14: scanner and display --------------------------------------------------------


@pytest.mark.clause("star-sydney:14.13")
@pytest.mark.parametrize(("remedy", "expected"), [("confirm", [10_100, 9_900]), ("void", [10_000, 10_000])])
@pytest.mark.parametrize("settled", [False, True])
def test_where_the_scanner_disagrees_a_supervisor_confirms_the_outcome_or_voids_the_coup(
    remedy: str, expected: list[int], settled: bool
) -> None:
    live = table(shoe="scanning-shoe")
    live.first_four("8sKd/2d5c")
    if settled:
        live.do("announce-result")
        live.do("settle-coup")
    reported(live, "scanner-disagrees")
    live.refused("order-remedy", Reason.RANK_TOO_LOW, "dealer", remedy=remedy)
    live.remedy(remedy, "gaming-supervisor")
    if live.table.coup.play is Play.DEALING:
        live.do("announce-result")
        live.do("settle-coup")
    live.do("clear-cards")
    assert racks(live)[:2] == expected


@pytest.mark.clause("star-sydney:14.14")
def test_a_display_that_shows_another_result_is_disregarded() -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    live.do("announce-result")
    live.amiss("display-disagrees", "disregard", "dealer")
    live.do("settle-coup")
    live.do("clear-cards")
    assert racks(live) == [10_100, 9_900, 10_000]


# --- 15.4 and 15.5: outcomes invalidated ---------------------------------------------------------


@pytest.mark.clause("star-sydney:15.4", "star-sydney:15.5")
@pytest.mark.parametrize(
    "slip",
    [
        pytest.param("game-disrupted", marks=pytest.mark.clause("star-sydney:15.4.1")),
        pytest.param("fraud", marks=pytest.mark.clause("star-sydney:15.4.2")),
    ],
)
def test_a_supervisor_may_invalidate_the_outcome_and_wagers_are_refunded(slip: str) -> None:
    """Reading A-66."""
    live = table()
    live.first_four("8sKd/2d5c")
    live.do("announce-result")
    live.do("settle-coup")
    reported(live, slip)
    two_people(live, "refund")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("clear-cards")


@pytest.mark.clause("star-sydney:15.4")
@pytest.mark.parametrize("slip", ["game-disrupted", "fraud"])
def test_or_lets_the_game_go_on(slip: str) -> None:
    live = table()
    live.first_four("8sKd/2d5c")
    live.amiss(slip, "play-on", "gaming-supervisor")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("star-sydney:15.5", "star-sydney:15.4.2")
@pytest.mark.parametrize("settled", [False, True])
def test_the_wagers_of_whoever_committed_the_fraud_may_be_forfeited(settled: bool) -> None:
    live = table()
    live.bet("A", "tie", 20)
    live.first_four("8sKd/2d5c")
    if settled:
        live.do("announce-result")
        live.do("settle-coup")
    reported(live, "fraud", patron="A", says="moved chips after the result")
    (_, voided, *_) = two_people(live, "forfeit")
    lost = [one for one in voided.payments if one.settled.resolution is Resolution.LOSES]
    assert [(one.patron, one.settled.stake) for one in lost] == [("A", 100_00), ("A", 20_00)]
    assert racks(live) == [9_880, 10_000, 10_000]
    assert sum(live.table.ledger.balances.values()) == 0
    live.do("clear-cards")


@pytest.mark.clause("star-sydney:15.5")
@pytest.mark.parametrize(("facts", "missing"), [({}, "patron"), ({"patron": "A"}, "says")])
def test_nobody_forfeits_a_wager_unnamed_or_without_a_recorded_reason(facts: dict[str, str], missing: str) -> None:
    """Reading A-66."""
    live = table()
    live.first_four("8sKd/2d5c")
    reported(live, "fraud", **facts)
    refusal = live.refused("order-remedy", Reason.FACTS_MISSING, "gaming-supervisor", remedy="forfeit")
    assert refusal.facts["fact"] == missing


@pytest.mark.clause("star-sydney:15.4")
def test_without_a_coup_in_hand_there_is_no_outcome_to_invalidate() -> None:
    live = Live(STAR, "premium")
    refusal = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="fraud")
    assert refusal.clauses
