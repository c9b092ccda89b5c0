"""Crown Melbourne at a live table: Runs, from their first coup to the last (1.1, 6.5.5 to 6.5.8, 10.1, 11.8.4)."""

from __future__ import annotations

import pytest

from croupier import Winner
from croupier.clauses import Reason
from croupier.table import Stage
from live import MINUTE, Live

CROWN_MELBOURNE = "crown-melbourne"
COUPS = {"P": "5s4h/Kd7c", "B": "2d4s/3h4c", "T": "2d4s/Kc6s"}
RUNS = ("player-run", "banker-run", "tie-run", "combination-run")


def table(*options: tuple[str, str], **facts: object) -> Live:
    setup = {"side_wagers": RUNS, "further_areas": ("D",), "method": "dealer-opens", "face": "up", **facts}
    return Live(CROWN_MELBOURNE, "traditional", options=options, **setup)  # type: ignore[arg-type]


def results(live: Live, story: str, mains: str = "") -> None:
    """Deal coups: `P B T`; `dummy` deals a dummy coup that Banker wins; `mains` are A's own wagers, `-` for none."""
    backed = iter(mains.split())
    for word in story.split():
        if word == "dummy":
            live.do("order-dummy-coup", grounds="any-time")
            live.coup(COUPS["B"])
            continue
        for hand in next(backed, "-"):
            if hand != "-":
                live.bet("A", {"P": "player", "B": "banker"}[hand], 10)
        live.coup(COUPS[word])


def counts(live: Live) -> dict[str, int]:
    return {streak.down.wager: streak.count for streak in live.table.streaks}


# --- placing -------------------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:1.1:Run", "crown-melbourne:1.1:Run/placing", "crown-melbourne:6.5.5")
def test_several_runs_are_active_together_and_each_counts_from_the_coup_it_was_placed_on() -> None:
    live = table()
    live.bet("A", "player", 10)
    live.coup(COUPS["P"])  # before any Run: it counts for none
    live.bet("A", "player-run-2", 10)
    live.bet("A", "player-run-3", 10)
    live.coup(COUPS["P"])
    live.bet("B", "player-run-2", 10)
    assert counts(live) == {"player-run-2": 1, "player-run-3": 1}
    won = live.paid(live.coup(COUPS["P"]), "A", "player-run-2").settled
    assert won.profit == 30_00
    paid = live.coup(COUPS["P"])
    assert live.paid(paid, "A", "player-run-3").settled.profit == 80_00
    assert live.paid(paid, "B", "player-run-2").settled.profit == 30_00
    assert not live.table.streaks


@pytest.mark.clause("crown-melbourne:1.1:Run/placing")
def test_a_run_has_at_most_six_hands_or_four_ties_and_is_placed_before_its_first_coup_is_dealt() -> None:
    live = table()
    for run in ("player-run-1", "player-run-7", "tie-run-5"):
        live.refused("place-wager", Reason.UNKNOWN_WAGER, patron="A", wager=run, stake=10_00)
    live.bet("A", "player-run-6", 10)
    live.bet("A", "tie-run-4", 10)
    live.call()
    live.refused("place-wager", Reason.BETS_CLOSED, patron="B", wager="player-run-2", stake=10_00)
    live.draw("5s")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="B", wager="player-run-2", stake=10_00)
    live.do("find-wager", patron="B", wager="player-run-2", stake=10_00)  # it lay there in time, and is noticed now


@pytest.mark.clause("crown-melbourne:1.1:Run(a)", "crown-melbourne:1.1:Run(b)", "crown-melbourne:10.1/note**")
@pytest.mark.parametrize(("run", "side", "other"), [("player-run", "P", "B"), ("banker-run", "B", "P")])
def test_player_and_banker_runs_pay_by_their_length_and_break_on_the_other_hand_or_a_tie(
    run: str, side: str, other: str
) -> None:
    live = table()
    live.bet("A", "player-run-2" if run == "banker-run" else "banker-run-2", 1)  # the other side's, lost at once
    for length in (2, 3, 4, 5, 6):
        live.bet("A", f"{run}-{length}", 10)
    before = live.has("A")
    for length, odds in ((1, 0), (2, 3), (3, 8), (4, 20), (5, 45), (6, 100)):
        live.coup(COUPS[side])
        before += (odds + 1) * 10_00 if odds else 0
        assert (live.has("A"), len(live.table.streaks)) == (before, 6 - length)
    for breaks in (other, "T"):
        broken = table()
        broken.bet("A", f"{run}-3", 10)
        results(broken, f"{side} {side} {breaks}")
        assert (broken.has("A"), broken.table.streaks) == (9_990_00, ())


@pytest.mark.clause("crown-melbourne:1.1:Run(d)", "crown-melbourne:10.1/Runs:Tie 2", "crown-melbourne:10.1/Runs:Tie 3")
def test_a_tie_run_wins_on_ties_in_a_row_alone() -> None:
    live = table()
    live.bet("A", "tie-run-2", 5)
    live.bet("B", "tie-run-3", 1)
    results(live, "T T")
    assert live.has("A") == 10_500_00
    results(live, "T")
    assert live.has("B") == 11_000_00
    live.bet("A", "tie-run-2", 5)
    results(live, "T P")
    assert live.has("A") == 10_495_00


# --- Player/Banker Runs --------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:6.5.7", "crown-melbourne:1.1:Run(c)", "crown-melbourne:10.1/Runs:Combination 3")
def test_a_combination_run_follows_its_players_main_wager_coup_by_coup() -> None:
    live = table()
    live.bet("A", "combination-run-3", 20)
    results(live, "P B P", "P B P")  # three $10 wins, one less 50 cents and so rounded up, and 8 to 1 on $20
    assert live.has("A") == 10_000_00 + 30_00 + 160_00
    live.bet("A", "combination-run-3", 20)
    results(live, "P B", "P P")  # Banker won, the main wager was on Player
    assert (live.has("A"), live.table.streaks) == (10_190_00 - 20_00, ())
    live.bet("A", "combination-run-2", 20)
    results(live, "P T", "P P")
    assert (live.has("A"), live.table.streaks) == (10_170_00 + 10_00 - 20_00, ())


@pytest.mark.clause("crown-melbourne:6.5.7")
@pytest.mark.parametrize("mains", ["P -", "P PB"])
def test_without_a_main_wager_or_with_equal_ones_on_both_hands_it_goes_back_or_is_lost_as_chosen(mains: str) -> None:
    for choice, lost in (("return", 0), ("lose", 20_00)):
        live = table(("run-missing-main", choice))
        live.bet("A", "combination-run-3", 20)
        results(live, "P P", mains)
        assert not live.table.streaks
        assert live.has("A") == 10_010_00 - lost


@pytest.mark.clause("crown-melbourne:6.5.7", "crown-melbourne:10.1/Runs:Combination 2")
def test_nominated_beforehand_it_still_needs_a_main_wager_on_each_coup() -> None:
    live = table(("run-combo-nomination", "upfront"))
    player, banker, tie = Winner.PLAYER, Winner.BANKER, Winner.TIE
    run = {"patron": "A", "wager": "combination-run-2"}
    for named in ((), (player,), (player, banker, player), (player, tie)):
        live.refused("place-wager", Reason.NEEDS_A_NOMINATION, None, None, **run, stake=20_00, nominations=named)
    live.bet("A", "combination-run-2", 20, nominations=(player, banker))
    results(live, "P B", "P P")  # the nomination decides, the second main wager only has to be there
    assert live.has("A") == 10_000_00 + 10_00 - 10_00 + 60_00
    live.bet("A", "combination-run-2", 20, nominations=(player, banker))
    results(live, "P B", "P -")
    assert live.has("A") == 10_060_00 + 10_00


@pytest.mark.clause("crown-melbourne:6.5.7")
def test_where_main_wagers_nominate_a_list_given_beforehand_is_nothing() -> None:
    live = table()
    live.bet("A", "combination-run-3", 20, nominations=(Winner.BANKER,))
    results(live, "P P P", "P P P")
    assert live.has("A") == 10_030_00 + 160_00


# --- dummy coups, void coups, the end of the shoe and of the day ---------------------------------


@pytest.mark.clause("crown-melbourne:11.8.4")
def test_a_dummy_coup_leaves_runs_on_the_layout_and_has_no_effect_on_them() -> None:
    live = table()
    live.bet("A", "player-run-2", 10)
    live.bet("A", "player", 50)
    live.do("order-dummy-coup", grounds="any-time")  # on the very coup it was placed for
    assert (counts(live), live.has("A")) == ({"player-run-2": 0}, 9_990_00)  # the $50 are back, the Run is not
    live.coup(COUPS["B"])
    results(live, "P dummy dummy")
    assert counts(live) == {"player-run-2": 1}
    assert live.paid(live.coup(COUPS["P"]), "A", "player-run-2").settled.profit == 30_00


@pytest.mark.clause("crown-melbourne:11.8.4", "crown-melbourne:6.5.7")
def test_a_dummy_coup_asks_no_main_wager_of_a_combination_run() -> None:
    live = table()
    live.bet("A", "combination-run-2", 20)
    results(live, "P dummy B", "P B")
    assert live.has("A") == 10_020_00 + 60_00


@pytest.mark.clause("crown-melbourne:1.1:Run")
def test_a_coup_is_dealt_for_a_run_alone() -> None:
    live = table()
    live.bet("A", "banker-run-2", 10)
    results(live, "B")
    assert not live.table.coup.wagers
    assert live.paid(live.coup(COUPS["B"]), "A", "banker-run-2").settled.profit == 30_00


@pytest.mark.clause("crown-melbourne:1.1:Run")
def test_at_the_end_of_a_shoe_a_run_is_carried_into_the_next_or_returned_as_chosen() -> None:
    for choice in ("carry", "return"):
        live = table(("run-at-shoe-end", choice))
        live.bet("A", "player-run-3", 10)
        live.call()
        live.draw("5s")
        live.draw("Kd", cutting_card=True)
        live.draw("4h", "7c")
        live.finish()
        live.coup(COUPS["P"])
        assert live.table.shoe.stage is Stage.ENDED
        if choice == "return":
            assert (live.has("A"), live.table.streaks) == (10_000_00, ())
            continue
        live.do("shuffle-cards")
        live.ready()
        assert counts(live) == {"player-run-3": 2}
        assert live.paid(live.coup(COUPS["P"]), "A", "player-run-3").settled.profit == 80_00


@pytest.mark.clause("crown-melbourne:1.1:Run", "crown-melbourne:13.7")
def test_when_the_table_closes_an_undecided_run_goes_back() -> None:
    live = table()
    live.bet("A", "player-run-3", 10)
    live.coup(COUPS["P"])
    live.refused("leave-table", Reason.WAGERS_ON_THE_LAYOUT, patron="A")
    live.do("display-notice", about="closing", takes_effect=live.now + 20 * MINUTE)
    live.wait(20)
    closed = live.do("close-table")[0]
    (payment,) = closed.payments  # type: ignore[attr-defined]
    assert (payment.patron, payment.settled.resolution, payment.settled.returned) == ("A", "void", 10_00)
