"""Crown Melbourne at a live table: cards checked, shuffled, cut, burned and replaced (3.4 and 4)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import read_cards
from croupier.clauses import Reason
from croupier.table import Stage
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
PLAYER_WINS = "5s4h/Kd7c"
BANKER_WINS = "2d4s/3h4c"


STEPS: tuple[tuple[Stage, str, dict[str, Any]], ...] = (
    (Stage.NO_CARDS, "bring-cards", {"back": "blue"}),
    (Stage.UNSHUFFLED, "check-cards", {}),
    (Stage.UNSHUFFLED, "shuffle-cards", {}),
    (Stage.UNCUT, "cut-cards", {"patron": "C", "after": 200}),
    (Stage.CUT, "place-cutting-card", {"from_back": 20}),
)


def fresh(upto: Stage = Stage.NO_CARDS) -> Live:
    """A table whose first shoe is prepared no further than this."""
    live = Live(CROWN_MELBOURNE, ready=False, method="dealer-opens", face="up")
    for stage, command, facts in STEPS:
        if live.table.shoe.stage is not upto:
            assert live.table.shoe.stage is stage
            live.do(command, **facts)
    return live


def play_out(live: Live) -> None:
    """The cutting card comes out in this coup, and the next one is the last."""
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s")
    live.draw("Kd", cutting_card=True)
    live.draw("4h", "7c")
    live.open_hands()
    live.finish()
    live.bet("A", "player", 10)
    live.coup(BANKER_WINS)
    assert live.table.shoe.stage is Stage.ENDED


# --- check and shuffle: 3.4, 4.1 -----------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:3.4")
def test_cards_are_checked_before_gaming_and_counted_after_it() -> None:
    live = fresh()
    live.do("bring-cards", back="blue")
    live.refused("shuffle-cards", Reason.CHECK_FIRST)
    live.do("check-cards")
    live.ready()
    live.bet("A", "player", 10)
    live.coup(PLAYER_WINS)
    for patron in "ABC":
        live.do("leave-table", patron=patron)
    live.do("close-table")
    assert live.table.cards_to_check
    live.refused("open-table", Reason.CARDS_TO_CHECK, setup=live.setup)
    live.do("check-cards")
    live.do("open-table", setup=live.setup)
    assert live.table.is_open


@pytest.mark.clause("crown-melbourne:4.1.1(a)")
def test_no_card_is_used_before_the_shuffle() -> None:
    live = fresh(Stage.UNSHUFFLED)
    waiting = live.refused("call-for-bets", Reason.SHOE_NOT_READY)
    assert waiting.facts["next"] == "shuffle-cards"
    live.refused("cut-cards", Reason.NOT_AT_THIS_STAGE, patron="C", after=200)
    live.do("check-cards")
    live.do("shuffle-cards")
    assert live.table.shoe.stage is Stage.UNCUT


@pytest.mark.parametrize(
    "grounds",
    [
        pytest.param("abnormal-sequence", marks=pytest.mark.clause("crown-melbourne:4.1.1(c)")),
        pytest.param("reasonable-cause", marks=pytest.mark.clause("crown-melbourne:4.1.1(d)")),
    ],
)
def test_a_pit_boss_has_the_cards_shuffled_before_the_shoe_has_run_out(grounds: str) -> None:
    live = Live(CROWN_MELBOURNE, method="dealer-opens", face="up")
    live.bet("A", "player", 10)
    live.coup(PLAYER_WINS)
    live.refused("order-shuffle", Reason.RANK_TOO_LOW, by="game-supervisor", grounds=grounds)
    live.do("order-shuffle", by="pit-boss", grounds=grounds)
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.do("shuffle-cards")
    assert (live.table.shoe.number, live.table.shoe.stage) == (2, Stage.UNCUT)
    live.ready()
    live.bet("A", "player", 10)
    assert live.paid(live.coup(PLAYER_WINS), "A", "player").settled.profit == 10_00


@pytest.mark.clause("crown-melbourne:4.1.1(d)")
def test_dropped_cards_are_the_pit_bosss_cause_for_a_shuffle_and_need_no_check() -> None:
    live = Live(CROWN_MELBOURNE)
    live.refused("report-dropped-cards", Reason.NO_SUCH_POWER)
    live.refused("order-shuffle", Reason.RANK_TOO_LOW, by="dealer", grounds="reasonable-cause")
    live.do("order-shuffle", grounds="reasonable-cause")
    live.do("shuffle-cards")
    live.ready()
    assert live.bet("A", "player", 10) == 1


@pytest.mark.clause("crown-melbourne:4.1.2")
def test_pre_shuffled_cards_go_straight_to_the_cut() -> None:
    live = fresh()
    live.do("bring-cards", back="blue", pre_shuffled="casino")
    assert live.table.shoe.stage is Stage.UNCUT
    live.refused("shuffle-cards", Reason.PRE_SHUFFLED)
    live.do("cut-cards", patron="C", after=200)
    live.do("place-cutting-card", from_back=20)
    live.refused("burn-cards", Reason.CHECK_FIRST, form="plain")
    live.do("check-cards")
    live.do("burn-cards", form="plain")
    assert live.table.shoe.out == 1


# --- the cut: 4.2 --------------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:4.2.1", "crown-melbourne:4.2.1(a)")
def test_the_dealer_offers_the_cut_to_whoever_has_the_highest_numbered_seat() -> None:
    live = fresh(Stage.UNCUT)
    live.do("sit-down", patron="A", seat=6)
    refused = live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="C", after=200)
    assert refused.facts["turn"] == "A"
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, by="game-supervisor", after=200)
    live.do("cut-cards", patron="A", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("crown-melbourne:4.2.1(b)")
def test_or_to_a_person_the_game_supervisor_names() -> None:
    live = fresh(Stage.UNCUT)
    live.refused("choose-cutter", Reason.RANK_TOO_LOW, by="dealer", who="named", patron="B")
    live.do("choose-cutter", by="game-supervisor", who="named", patron="B")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="C", after=200)
    live.do("cut-cards", patron="B", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("crown-melbourne:4.2.2")
def test_a_refused_cut_goes_clockwise_and_at_last_to_a_game_supervisor() -> None:
    live = fresh(Stage.UNCUT)
    live.do("sit-down", patron="A", seat=7)  # seats run anti-clockwise from 1 at the dealer's right: 7, 3, 2
    live.do("decline-cut", patron="A")
    live.refused("decline-cut", Reason.NOT_THEIR_CUT, patron="B")
    live.do("decline-cut", patron="C")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, by="game-supervisor", after=200)
    live.do("decline-cut", patron="B")
    live.refused("cut-cards", Reason.RANK_TOO_LOW, by="dealer", after=200)
    live.do("cut-cards", by="game-supervisor", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("crown-melbourne:4.2.2")
def test_a_named_person_may_refuse_too() -> None:
    live = fresh(Stage.UNCUT)
    live.do("choose-cutter", who="named", patron="B")
    live.do("decline-cut", patron="B")
    live.do("decline-cut", patron="C")
    live.do("cut-cards", patron="A", after=300)
    assert live.table.shoe.cut_at == 300


@pytest.mark.clause("crown-melbourne:4.2.4", "crown-melbourne:4.2.4(a)", "crown-melbourne:4.2.4(b)")
@pytest.mark.parametrize(("from_back", "loads"), [(20, True), (22, True), (13, True), (12, False), (40, False)])
def test_the_dealer_puts_the_cutting_card_about_twenty_or_exactly_thirteen_from_the_back(
    from_back: int, loads: bool
) -> None:
    live = fresh(Stage.CUT)
    if loads:
        live.do("place-cutting-card", by="dealer", from_back=from_back)
        other = fresh(Stage.CUT)
        other.do("place-cutting-card", from_back=13 if from_back != 13 else 20)
        assert live.table.shoe.stage is other.table.shoe.stage is Stage.LOADED
    else:
        live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=from_back)
        live.refused("place-cutting-card", Reason.RANK_TOO_LOW, by="A", from_back=20)


# --- the burn and the calls: 4.3 -----------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:4.3.1", "crown-melbourne:4.3.1(a)")
def test_the_first_card_is_burned_and_shown_only_to_a_player_who_asks() -> None:
    live = fresh(Stage.LOADED)
    waiting = live.refused("call-for-bets", Reason.SHOE_NOT_READY)
    assert waiting.facts["next"] == "burn-cards"
    live.do("burn-cards", form="plain")
    assert (live.table.shoe.out, live.table.shoe.burn_card) == (1, None)
    nine = read_cards("9h")[0]
    live.refused("show-burn-card", Reason.NEEDS_A_REQUEST, card=nine)
    live.do("show-burn-card", card=nine, requested_by="B")
    assert (live.table.shoe.out, live.table.shoe.burn_card) == (1, nine)


@pytest.mark.clause("crown-melbourne:4.3.1(b)")
@pytest.mark.parametrize(("first", "out"), [("As", 2), ("7h", 8), ("Td", 11), ("Kc", 11)])
def test_on_a_players_request_as_many_more_are_burned_as_the_first_card_is_worth(first: str, out: int) -> None:
    live = fresh(Stage.LOADED)
    card = read_cards(first)[0]
    live.refused("burn-cards", Reason.NEEDS_A_REQUEST, form="by-value", first=card)
    live.refused("burn-cards", Reason.BURN_CARD_UNSEEN, form="by-value", requested_by="A")
    live.do("burn-cards", form="by-value", first=card, requested_by="A")
    assert (live.table.shoe.out, live.table.shoe.left) == (out, 416 - out)


@pytest.mark.clause("crown-melbourne:4.3.1(c)", "crown-melbourne:4.3.1(d)", "crown-melbourne:8.2.2(a)")
def test_the_dealer_calls_for_bets_then_no_more_bets_and_only_then_deals() -> None:
    live = Live(CROWN_MELBOURNE)
    live.bet("A", "player", 10)
    five = read_cards("5s")[0]
    live.refused("draw-card", Reason.BETS_NOT_CALLED, card=five)
    live.refused("call-no-more-bets", Reason.BETS_NOT_CALLED)
    live.refused("call-for-bets", Reason.RANK_TOO_LOW, by="A")
    live.do("call-for-bets", by="dealer")
    live.refused("draw-card", Reason.BETS_NOT_CLOSED, card=five)
    live.do("call-no-more-bets", by="dealer")
    closed = live.refused("place-wager", Reason.BETS_CLOSED, patron="B", wager="tie", stake=5_00)
    assert closed.facts["reopens"] == "no"
    live.refused("reopen-bets", Reason.BETS_CLOSED)
    live.draw("5s")
    assert live.table.coup.drawn == 1


# --- card replacement: 4.4 -----------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:4.4.1")
def test_after_the_final_coup_the_game_supervisor_may_have_the_cards_replaced() -> None:
    live = fresh(Stage.LOADED)
    live.ready()
    live.refused("replace-cards", Reason.NOT_AT_THIS_STAGE, grounds="after-last")
    play_out(live)
    live.refused("replace-cards", Reason.RANK_TOO_LOW, by="dealer", grounds="after-last")
    live.do("replace-cards", by="game-supervisor", grounds="after-last")
    assert live.table.shoe.stage is Stage.NO_CARDS
    live.do("bring-cards", back="blue")
    live.refused("shuffle-cards", Reason.CHECK_FIRST)
    assert live.table.shoe.number == 2


@pytest.mark.clause("crown-melbourne:4.4.2", "crown-melbourne:4.4.2(a)")
def test_unfit_cards_are_replaced_on_a_pit_bosss_direction_and_prepared_anew() -> None:
    live = Live(CROWN_MELBOURNE, method="dealer-opens", face="up")
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s")
    live.refused("replace-cards", Reason.COUP_IN_PROGRESS, by="pit-boss", grounds="unfit")
    live.draw("Kd", "4h", "7c")
    live.open_hands()
    live.finish()
    live.refused("replace-cards", Reason.RANK_TOO_LOW, by="game-supervisor", grounds="unfit")
    live.do("replace-cards", by="pit-boss", grounds="unfit")
    live.do("bring-cards", back="red")
    live.do("check-cards")
    steps: dict[str, dict[str, Any]] = {
        "shuffle-cards": {},
        "cut-cards": {"patron": "C", "after": 200},
        "place-cutting-card": {"from_back": 13},
        "burn-cards": {"form": "plain"},
    }
    for step, facts in steps.items():
        assert live.refused("call-for-bets", Reason.SHOE_NOT_READY).facts["next"] == step
        live.do(step, **facts)
    assert live.table.shoe.stage is Stage.IN_PLAY


@pytest.mark.clause("crown-melbourne:4.4.3", "crown-melbourne:3.4.1")
def test_cards_that_players_handled_are_all_replaced_and_not_counted() -> None:
    live = Live(CROWN_MELBOURNE)  # face down, to the highest wagerers
    play_out(live)
    assert live.table.shoe.handled
    live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    live.do("replace-cards", grounds="handled")  # without a check of the old ones
    assert "crown-melbourne:3.4.1" in live.events[-1].under
    live.ready()
    assert (live.table.shoe.number, live.table.shoe.handled) == (2, False)
    untouched = Live(CROWN_MELBOURNE, method="dealer-opens", face="up")
    play_out(untouched)
    untouched.refused("replace-cards", Reason.GROUNDS_NOT_MET, grounds="handled")
    untouched.do("shuffle-cards")
    assert untouched.table.shoe.stage is Stage.UNCUT
