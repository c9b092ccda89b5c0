"""Crown Melbourne at a live table: Dragon Tails, Early and Late, with the indicator (1.1, 2.6.2, 10.1, 11.13)."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import Payment, Stage
from croupier.table.records import ShoeEnded
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
COUPS = {"P": "5s4h/Kd7c", "B": "2d4s/3h4c", "T": "2d4s/Kc6s"}
TAILS = ("player-dragon-tail-early", "player-dragon-tail-late", "banker-dragon-tail-early", "banker-dragon-tail-late")
EARLY, LATE = "player-dragon-tail-early", "player-dragon-tail-late"
SIDES = [("player", "P", "B", 30), ("banker", "B", "P", 20)]


def table(*options: tuple[str, str]) -> Live:
    facts = {"layout": "G", "side_wagers": TAILS, "method": "dealer-opens", "face": "up"}
    return Live(CROWN_MELBOURNE, "traditional", options=options, **facts)  # type: ignore[arg-type]


def results(live: Live, story: str) -> tuple[Payment, ...]:
    """Deal coups, with a $1 Tie wager of C's on each: what was paid in the last of them."""
    paid: tuple[Payment, ...] = ()
    for word in story.split():
        if word == "dummy":
            live.do("order-dummy-coup", grounds="any-time")
            live.coup(COUPS["B"])
        else:
            live.bet("C", "tie", 1)
            paid = live.coup(COUPS[word])
    return paid


def cutting_card(live: Live, result: str) -> None:
    """The cutting card comes out within this coup: the next is the last."""
    live.bet("C", "tie", 1)
    live.call()
    cards = COUPS[result].replace("/", "")
    live.draw(cards[0:2], cards[4:6])
    live.draw(cards[2:4], cutting_card=True)
    live.draw(cards[6:8])
    live.finish()
    assert live.table.shoe.last_called


def ended(live: Live) -> dict[str, tuple[str, int]]:
    """What the end of the shoe did: by wager, how it ended and its profit in dollars."""
    event = next(one for one in reversed(live.events) if isinstance(one, ShoeEnded))
    return {one.settled.wager: (one.settled.resolution.value, one.settled.profit // 100) for one in event.payments}


# --- placing and establishing --------------------------------------------------------------------


@pytest.mark.clause(
    "crown-melbourne:1.1:Dragon Tail/placing", "crown-melbourne:1.1:Dragon Tail/established", "crown-melbourne:11.13"
)
def test_early_is_open_until_its_run_is_established_and_late_for_one_coup_after_that() -> None:
    live = table()
    live.refused("place-wager", Reason.TAIL_NOT_RUNNING, patron="B", wager=LATE, stake=10_00)
    live.bet("A", EARLY, 10)
    live.bet("B", EARLY, 10)
    results(live, "P")
    assert live.table.tails.player == 1
    live.refused("place-wager", Reason.TAIL_RUNNING, patron="A", wager=EARLY, stake=10_00)
    live.bet("A", LATE, 10)
    live.bet("B", LATE, 10)
    results(live, "P")
    assert live.table.tails.player == 2
    for wager in (EARLY, LATE):
        live.refused("place-wager", Reason.TAIL_RUNNING, patron="B", wager=wager, stake=10_00)
    results(live, "B")
    assert (live.table.tails.player, live.table.streaks) == (0, ())
    live.refused("place-wager", Reason.TAIL_NOT_RUNNING, patron="B", wager=LATE, stake=10_00)
    assert live.bet("A", EARLY, 10)


@pytest.mark.clause("crown-melbourne:1.1:Dragon Tail/placing")
def test_a_tail_is_placed_before_no_more_bets_and_before_the_first_card() -> None:
    live = table()
    live.bet("A", EARLY, 10)
    live.call()
    live.refused("place-wager", Reason.BETS_CLOSED, patron="B", wager=EARLY, stake=10_00)
    live.draw("5s")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="B", wager=EARLY, stake=10_00)
    live.draw("Kd", "4h", "7c")
    live.finish()
    results(live, "P")
    assert live.paid(results(live, "B"), "A", EARLY).settled.profit == 10_00  # the one that lay there in time


@pytest.mark.clause("crown-melbourne:1.1:Dragon Tail/established")
def test_results_before_an_early_wager_lay_there_are_not_counted() -> None:
    live = table()
    results(live, "P P")
    assert live.table.tails.player == 0
    live.bet("A", EARLY, 10)
    results(live, "P")
    assert live.table.tails.player == 1
    assert live.paid(results(live, "T"), "A", EARLY).settled.resolution == "loses"  # a run of one has no odds


@pytest.mark.clause("crown-melbourne:1.1:Dragon Tail(a)", "crown-melbourne:1.1:Dragon Tail(b)")
def test_the_two_hands_tails_run_apart() -> None:
    live = table()
    live.bet("A", EARLY, 10)
    live.bet("A", "banker-dragon-tail-early", 10)
    paid = results(live, "P")
    assert live.paid(paid, "A", "banker-dragon-tail-early").settled.resolution == "loses"
    live.bet("B", "banker-dragon-tail-early", 10)  # Banker's area is open while Player's tail runs
    paid = results(live, "B")
    assert live.paid(paid, "A", EARLY).settled.resolution == "loses"
    assert (live.table.tails.player, live.table.tails.banker) == (0, 1)


@pytest.mark.clause("crown-melbourne:11.13")
def test_a_late_wager_found_after_no_more_bets_where_no_run_is_established_goes_back() -> None:
    live = table()
    live.bet("A", EARLY, 10)
    live.call()
    live.draw("5s")
    live.do("find-wager", patron="B", wager=LATE, stake=10_00)
    assert live.has("B") == 9_990_00
    live.draw("Kd", "4h", "7c")  # Player has nine: the run begins with this coup
    paid = live.paid(live.finish(), "B", LATE)
    assert (paid.settled.resolution, paid.settled.row) == ("void", "placed-too-soon")
    assert live.has("B") == 10_000_00


# --- what they pay -------------------------------------------------------------------------------


@pytest.mark.clause(
    "crown-melbourne:10.1/Dragon Tail:Player Early",
    "crown-melbourne:10.1/Dragon Tail:Banker Early",
    "crown-melbourne:1.1:Dragon Tail/broken",
)
@pytest.mark.parametrize(("side", "own", "other", "six"), SIDES)
def test_early_pays_for_two_to_five_results_when_broken_and_for_six_at_once(
    side: str, own: str, other: str, six: int
) -> None:
    early = f"{side}-dragon-tail-early"
    both = table()
    both.bet("A", "player-dragon-tail-early", 10)
    both.bet("A", "banker-dragon-tail-early", 10)
    results(both, "T")  # broken before either began
    assert both.has("A") == 9_980_00
    for length, odds in ((1, None), (2, 1), (3, 3), (4, 7), (5, 11)):
        for breaks in (other, "T"):
            live = table()
            live.bet("A", early, 10)
            results(live, " ".join([own] * length))
            settled = live.paid(results(live, breaks), "A", early).settled
            assert settled.profit == (odds or 0) * 10_00
            assert settled.resolution == ("wins" if odds else "loses")
    live = table()
    live.bet("A", early, 10)
    results(live, " ".join([own] * 5))
    assert live.paid(results(live, own), "A", early).settled.profit == six * 10_00
    assert live.table.tails.of(side) == 0
    assert live.bet("A", early, 10)  # the tail is paid and its area open again


@pytest.mark.clause(
    "crown-melbourne:10.1/Dragon Tail:Player Late",
    "crown-melbourne:10.1/Dragon Tail:Banker Late",
    "crown-melbourne:1.1:Dragon Tail Indicator",
)
@pytest.mark.parametrize(("side", "own", "other", "six"), SIDES)
def test_late_pays_for_one_result_fewer_and_at_six_stays_for_one_more_coup(
    side: str, own: str, other: str, six: int
) -> None:
    early, late = f"{side}-dragon-tail-early", f"{side}-dragon-tail-late"
    both = {f"crown-melbourne:10.1/Dragon Tail:{name} Late" for name in ("Player", "Banker")}
    for shown, odds in ((1, None), (2, None), (3, 1), (4, 3), (5, 7), (6, 11), (7, six)):
        live = table()
        live.bet("A", early, 10)
        results(live, own)
        live.bet("B", late, 10)
        results(live, " ".join([own] * (min(shown, 6) - 1)))
        assert live.table.tails.of(side) == min(shown, 6)
        settled = live.paid(results(live, own if shown == 7 else other), "B", late).settled
        assert (settled.resolution, settled.profit) == ("wins" if odds else "loses", (odds or 0) * 10_00)
        assert both & set(settled.clauses)
    mirrored = table()  # and the other hand's tail goes by its own row
    name = "banker" if side == "player" else "player"
    mirrored.bet("A", f"{name}-dragon-tail-early", 10)
    results(mirrored, other)
    mirrored.bet("B", f"{name}-dragon-tail-late", 10)
    assert mirrored.paid(results(mirrored, "T"), "B", f"{name}-dragon-tail-late").settled.resolution == "loses"


@pytest.mark.clause("crown-melbourne:10.1/Dragon Tail:Player Late")
def test_while_late_waits_at_six_no_late_wager_joins_it() -> None:
    live = table()
    live.bet("A", EARLY, 10)
    results(live, "P")
    live.bet("B", LATE, 10)
    results(live, "P P P P P")
    assert (live.has("A"), live.table.tails.player) == (10_300_00, 6)
    live.refused("place-wager", Reason.TAIL_RUNNING, patron="A", wager=LATE, stake=10_00)
    assert live.paid(results(live, "T"), "B", LATE).settled.profit == 110_00


# --- dummy coups, and the end of a shoe ----------------------------------------------------------


@pytest.mark.clause("crown-melbourne:11.8.4")
def test_dummy_coups_leave_tails_their_indicator_and_the_late_area_as_they_were() -> None:
    live = table()
    live.bet("A", EARLY, 10)
    live.do("order-dummy-coup", grounds="any-time")  # Early lies there and waits
    live.coup(COUPS["B"])
    assert (live.table.tails.player, len(live.table.streaks)) == (0, 1)
    results(live, "P dummy dummy")  # Banker wins the dummies: no break, and the Late coup is still to come
    assert live.table.tails.player == 1
    live.bet("B", LATE, 10)
    live.do("order-dummy-coup", grounds="any-time")
    live.coup(COUPS["P"])  # a Player result in a dummy counts for nothing either
    assert live.table.tails.player == 1
    results(live, "P P dummy")
    paid = results(live, "T")
    assert live.paid(paid, "A", EARLY).settled.profit == 30_00
    assert live.paid(paid, "B", LATE).settled.profit == 10_00


@pytest.mark.clause("crown-melbourne:1.1:Dragon Tail/broken", "crown-melbourne:4.1.1(b)")
def test_the_end_of_the_shoe_breaks_a_tail_and_pays_what_it_has() -> None:
    live = table(("dragon-tail-late-on-last-coup", "accept"))
    live.bet("A", EARLY, 10)
    cutting_card(live, "P")
    live.bet("B", LATE, 10)
    results(live, "P")
    assert live.table.shoe.stage is Stage.ENDED
    assert ended(live) == {EARLY: ("wins", 10), LATE: ("loses", 0)}
    assert (live.table.tails.player, live.table.late_open) == (0, ())


@pytest.mark.clause("crown-melbourne:10.1/Dragon Tail:Player Late", "crown-melbourne:1.1:Dragon Tail/broken")
def test_at_the_end_of_the_shoe_late_does_not_wait_at_six() -> None:
    live = table()
    live.bet("A", EARLY, 10)
    results(live, "P")
    live.bet("B", LATE, 10)
    results(live, "P P P")
    cutting_card(live, "P")
    paid = results(live, "P")
    assert live.paid(paid, "A", EARLY).settled.profit == 300_00
    assert ended(live) == {LATE: ("wins", 110)}


@pytest.mark.clause("crown-melbourne:1.1:Dragon Tail/broken")
def test_a_tail_of_one_result_is_lost_with_the_shoe_and_none_is_begun_on_the_last_coup() -> None:
    live = table()
    cutting_card(live, "T")
    live.refused("place-wager", Reason.LAST_COUP, patron="A", wager=EARLY, stake=10_00)
    chosen = table(("dragon-tail-early-on-last-coup", "accept"))
    cutting_card(chosen, "T")
    chosen.bet("A", EARLY, 10)
    results(chosen, "P")
    assert ended(chosen) == {EARLY: ("loses", 0)}
    surprised = table()  # the cutting card lies before the first card: the Early wager was there already
    surprised.bet("A", EARLY, 10)
    surprised.call()
    surprised.draw("5s", cutting_card=True)
    surprised.draw("Kd", "4h", "7c")
    surprised.finish()
    assert ended(surprised) == {EARLY: ("loses", 0)}


@pytest.mark.clause("crown-melbourne:1.1:Dragon Tail/broken", "crown-melbourne:4.1.1(c)")
def test_an_ordered_shuffle_carries_a_tail_over_or_settles_or_returns_it_as_chosen() -> None:
    for choice in ("carry", "settle", "return"):
        live = table(("dragon-tail-irregular-shoe-end", choice))
        live.bet("A", EARLY, 10)
        results(live, "P P")
        live.do("order-shuffle", grounds="abnormal-sequence")
        if choice != "carry":
            outcome = ("wins", 10) if choice == "settle" else ("void", 0)
            assert (ended(live), live.table.tails.player) == ({EARLY: outcome}, 0)
            continue
        live.do("shuffle-cards")
        live.ready()
        assert live.table.tails.player == 2
        results(live, "P")
        assert live.paid(results(live, "B"), "A", EARLY).settled.profit == 30_00


@pytest.mark.clause("crown-melbourne:11.13", "crown-melbourne:1.1:Dragon Tail/established")
@pytest.mark.parametrize("result", ["P", "B", "T"])
def test_a_late_wager_whose_run_ended_with_an_ordered_shuffle_goes_back_whatever_comes(result: str) -> None:
    live = table(("dragon-tail-irregular-shoe-end", "settle"))
    live.bet("A", EARLY, 10)
    results(live, "P")
    live.bet("B", LATE, 10)
    live.do("order-shuffle", grounds="abnormal-sequence")
    live.do("shuffle-cards")
    live.ready()
    late = live.paid(results(live, result), "B", LATE).settled
    assert (late.resolution, live.has("B")) == ("void", 10_000_00)
    assert (live.table.tails.player, live.table.streaks) == (0, ())
