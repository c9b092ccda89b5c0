"""Canberra's rule 16 at a live table: seats of the ballot, chips that only play moves, turns, the compulsory minimum.

Figures are typed from the notifiable instrument NI2018-687, worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from contests import Contested
from croupier.clauses import Reason
from croupier.ledger import Place
from croupier.table import Actor, Limit, next_step
from croupier.table.records import ContestEnded, SeatVacated, WagerOutOfTurn
from live import Live

DIRECTOR = Actor("Dora", "tournament-director")
PLAYER_WINS, BANKER_WINS = "9s2d/7h2c", "2s3d/9hKc"  # 1 against 9; 5 against 9


def table(**facts: Any) -> Contested:
    """Even wagers from $10 to $500."""
    facts.setdefault("limits", Limit(10_00, 500_00))
    return Contested("canberra", "commission", **facts)


# --- the table is the tournament's: 16.1, 16.7, 16.13 --------------------------------------------


@pytest.mark.clause("canberra:16.7", "canberra:16.13")
def test_ordinary_patrons_neither_sit_down_nor_buy_in_at_a_tournament() -> None:
    live = table()
    seats = live.refused("arrive", Reason.CONTEST_ON, patron="Zoe")
    assert [str(one) for one in seats.clauses] == ["canberra:16.7"]
    moves: dict[str, dict[str, Any]] = {"sit-down": {"seat": 5}, "stand-up": {}, "leave-table": {}}
    for command, facts in moves.items():
        live.refused(command, Reason.CONTEST_ON, patron="A", **facts)
    exchanges: dict[str, dict[str, Any]] = {
        "buy-in": {"amount": 100_00},
        "colour-up": {"amount": 100_00, "into": 100_00},
        "exchange-voucher": {"amount": 100_00, "voucher": "complementary"},
    }
    for command, facts in exchanges.items():
        chips = live.refused(command, Reason.CONTEST_ON, patron="A", **facts)
        assert "canberra:16.13" in chips.clauses
    live.refused("fill-float", Reason.CONTEST_ON, amount=100_00)


@pytest.mark.clause("canberra:16.7")
def test_a_player_plays_at_the_seat_of_the_ballot_alone() -> None:
    live = table()
    live.marked(3)
    live.do("ask-to-wager", patron="C")
    refusal = live.refused("place-wager", Reason.NOT_THEIR_SEAT, patron="C", wager="player", stake=10_00, place=2)
    assert refusal.facts == {"place": 2, "seat": 3}
    live.bet("C", "player", 10)


@pytest.mark.clause("canberra:16.1")
def test_a_contest_begins_only_where_nobody_plays() -> None:
    live = Live("canberra", "commission")
    terms = Contested("canberra", "commission").contest.terms
    facts = {"tournament": "Cup", "session": "1", "digest": "", "terms": terms}
    live.refused("begin-contest", Reason.TABLE_IN_USE, **facts)
    for patron in "ABC":
        live.do("leave-table", patron=patron)
    begun = live.do("begin-contest", **facts)
    assert "canberra:16.1" in begun[0].under
    live.refused("begin-contest", Reason.CONTEST_ON, **facts)


@pytest.mark.clause("canberra:16.3(a)(iv)")
def test_everyone_starts_with_the_same_chips_and_they_are_no_money() -> None:
    live = table(entrants="AB")
    refusal = live.refused("seat-entrant", Reason.UNEQUAL_BANK, patron="C", seat=3, bank=1_500_00)
    assert refusal.facts == {"bank": 1_500_00, "due": 1_000_00}
    live.refused("seat-entrant", Reason.SEAT_TAKEN, patron="C", seat=2, bank=1_000_00)
    live.refused("seat-entrant", Reason.ALREADY_HERE, patron="A", seat=4, bank=1_000_00)
    live.do("seat-entrant", patron="C", seat=3, bank=1_000_00)
    ledger = live.table.ledger
    assert ledger.balance(Place.TOURNAMENT_BANK) == -3_000_00
    assert ledger.balance(Place.FLOAT) == ledger.balance(Place.OUTSIDE) == 0


@pytest.mark.clause("canberra:16.13")
def test_chips_change_by_play_and_buy_back_alone() -> None:
    live = table(terms={"moved_by": ("buy-back",)})
    for why in ("re-buy", "add-on", "penalty"):
        live.refused("adjust-chips", Reason.CHIPS_FIXED, patron="A", amount=100_00, why=why)
    seated = live.refused("adjust-chips", Reason.CHIPS_FIXED, patron="A", amount=100_00, why="buy-back")
    assert {"canberra:16.13", "canberra:16.3(a)(ii)(f)"} <= set(seated.clauses)  # for whoever was eliminated
    assert live.has("A") == 1_000_00
    live.check()


# --- the compulsory minimum: 16.14, A-62 ---------------------------------------------------------


@pytest.mark.clause("canberra:16.14")
def test_nobody_is_dealt_past_who_could_wager() -> None:
    live = table()
    live.marked(3)
    live.asked(("C", "player", 10))
    live.do("ask-to-wager", patron="B")
    refusal = live.refused("ask-to-wager", Reason.NOT_ALL_WAGERED, patron="A")
    assert refusal.facts == {"patrons": ("B",), "minimum": 10_00}
    live.bet("B", "tie", 10)
    live.do("ask-to-wager", patron="A")
    live.refused("call-no-more-bets", Reason.NOT_ALL_WAGERED)
    live.bet("A", "banker", 500)
    live.do("call-no-more-bets")
    live.coup(BANKER_WINS)
    assert [live.has(one) for one in "ABC"] == [1_475_00, 990_00, 990_00]  # 5 percent commission of $500 is $25
    live.check()


@pytest.mark.clause("canberra:16.14")
def test_both_hands_at_once_risk_nothing_and_are_blocked_unless_the_table_allows_it() -> None:
    live = table()
    live.marked(3)
    live.asked(("C", "player", 10))
    live.refused("place-wager", Reason.BOTH_HANDS, patron="C", wager="banker", stake=10_00)
    live.bet("C", "tie", 10)  # a Tie beside a hand hedges nothing
    allowed = table(options=(("tournament-hedge", "allow"),))
    allowed.marked(3)
    allowed.asked(("C", "player", 10))
    allowed.do("approve", act="both-sides", patron="C")  # as at any table of this book
    allowed.bet("C", "banker", 20)


@pytest.mark.clause("canberra:16.14")
def test_who_cannot_make_the_minimum_is_eliminated_before_the_round_and_vacates() -> None:
    live = table(bank=100_00, limits=Limit(60_00, 500_00))
    live.refused("vacate-seat", Reason.CAN_STILL_WAGER, patron="B", why="eliminated")
    live.marked(3)
    live.asked(("C", "player", 60), ("B", "player", 60), ("A", "banker", 60))
    live.coup(BANKER_WINS)
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.facts) == ("vacate-seat", {"patron": "B", "why": "eliminated"})
    refusal = live.refused("call-for-bets", Reason.MUST_VACATE)
    assert refusal.facts == {"patrons": ("B", "C"), "minimum": 60_00}
    left = live.do("vacate-seat", patron="B", why="eliminated")[0]
    assert isinstance(left, SeatVacated)
    assert (left.chips, "canberra:16.14" in left.under) == (40_00, True)
    live.do("vacate-seat", patron="C", why="eliminated")
    ended = live.do("end-contest", DIRECTOR, why="one-left")[0]
    assert isinstance(ended, ContestEnded)
    assert dict(ended.counts) == {"A": 157_00, "B": 40_00, "C": 40_00}
    assert ended.coups == 1
    live.do("release-contest", DIRECTOR)
    assert live.table.ledger.balances == {}
    live.check()


# --- turns: 16.15, 16.16 -------------------------------------------------------------------------


@pytest.mark.clause("canberra:16.15", "canberra:16.16", "canberra:A:Starting Marker")
def test_wagers_go_clockwise_from_the_marker_which_moves_on_after_the_round() -> None:
    live = table()
    live.refused("call-for-bets", Reason.MARKER_NOT_PLACED)
    live.do("place-marker", seat=1)
    live.do("place-marker", seat=2)  # before the first round it lies where the dealer puts it
    live.do("call-for-bets")
    refusal = live.refused("ask-to-wager", Reason.NOT_NEXT_TO_WAGER, patron="C")
    assert refusal.facts == {"patron": "C", "next": "B"}
    live.asked(("B", "player", 10))
    live.refused("call-no-more-bets", Reason.NOT_ALL_ASKED)
    live.asked(("A", "player", 10), ("C", "player", 10))  # from seat 1 on to the highest
    live.refused("ask-to-wager", Reason.NOT_NEXT_TO_WAGER, patron="A")
    live.coup(PLAYER_WINS)
    refusal = live.refused("place-marker", Reason.MARKER_ELSEWHERE, seat=3)
    assert refusal.facts == {"place": 1}
    live.do("place-marker", seat=1)
    live.check()


@pytest.mark.clause("canberra:16.15")
def test_a_wager_may_be_changed_until_the_next_player_is_asked() -> None:
    live = table()
    live.marked(3)
    live.asked(("C", "player", 10))
    number = live.table.wagers
    live.do("change-wager", number=number, stake=20_00)
    live.do("withdraw-wager", number=number)
    live.bet("C", "player", 30)
    number = live.table.wagers
    live.do("ask-to-wager", patron="B")
    for command, facts in (
        ("change-wager", {"number": number, "stake": 40_00}),
        ("withdraw-wager", {"number": number}),
        ("place-wager", {"patron": "C", "wager": "tie", "stake": 10_00}),
    ):
        refusal = live.refused(command, Reason.TURN_OVER, **facts)
        assert "canberra:16.15" in refusal.clauses


@pytest.mark.clause("canberra:16.15")
def test_the_first_wager_out_of_order_stands_with_advice_and_a_further_one_may_be_declared_void() -> None:
    live = table()
    live.marked(3)
    first = live.do("place-wager", patron="A", wager="player", stake=10_00)[-1]
    assert isinstance(first, WagerOutOfTurn)
    assert not first.again
    number = live.table.wagers
    live.refused("withdraw-wager", Reason.NOT_THEIR_TURN, number=number)  # it stands
    live.refused("rule-wager-void", None, number=number)
    live.asked(("C", "player", 10), ("B", "player", 10))
    live.do("ask-to-wager", patron="A")
    live.coup(PLAYER_WINS)
    live.marked(2)
    further = live.do("place-wager", patron="A", wager="player", stake=10_00)[-1]
    assert isinstance(further, WagerOutOfTurn)
    assert further.again
    live.refused("rule-wager-void", Reason.RANK_TOO_LOW, "dealer", number=live.table.wagers)
    void = live.do("rule-wager-void", number=live.table.wagers)
    assert "canberra:16.15" in void[0].under
    live.asked(("B", "player", 10))
    live.do("ask-to-wager", patron="A")
    live.do("ask-to-wager", patron="C")  # whoever's wager was void may sit the round out
    live.bet("C", "banker", 20)
    live.coup(PLAYER_WINS)
    live.check()


@pytest.mark.clause("canberra:A:Starting Marker")
def test_the_marker_stays_after_a_round_that_is_open_to_no_wagers() -> None:
    live = table()
    live.do("place-marker", seat=3)
    wished = live.refused(
        "order-dummy-coup", Reason.NOT_ALL_WAGERED, grounds="all-agree", requested_by="A", agreed=("A", "B", "C")
    )
    assert {"canberra:16.14", "canberra:16.1"} <= set(wished.clauses)  # 4.8 gives way
    live.amiss("no-wagers", "no-bet-coup", cards="7h2d", exposed=True)
    live.draw("2c", "Ks")
    live.finish()
    assert live.contest.coups == 0
    live.do("call-for-bets")  # it lies at seat 3 still
    live.asked(("C", "player", 10), ("B", "player", 10), ("A", "player", 10))
    live.coup(PLAYER_WINS)
    assert live.contest.coups == 1
    live.refused("place-marker", Reason.MARKER_ELSEWHERE, seat=3)
    live.check()


# --- breaks, pace, the end: 16.18, 16.19, A:Session ----------------------------------------------


@pytest.mark.clause("canberra:16.18", "canberra:16.19")
def test_play_stops_for_a_break_and_what_has_begun_is_finished() -> None:
    live = table()
    live.marked(3)
    live.asked(("C", "player", 10), ("B", "player", 10), ("A", "player", 10))
    live.do("call-no-more-bets")
    live.draw("9s")
    live.do("pause-contest", DIRECTOR, why="break")
    live.draw("7h", "2d", "2c")
    live.open_hands()
    live.finish()
    live.do("place-marker", seat=2)
    stopped = live.refused("call-for-bets", Reason.PLAY_STOPPED)
    assert "canberra:16.18" in stopped.clauses
    assert next_step(live.table, live.book) is None
    live.do("resume-contest", DIRECTOR)
    live.refused("resume-contest", Reason.PLAY_NOT_STOPPED)
    live.do("call-for-bets")
    paced = live.do("pause-contest", DIRECTOR, why="direction")
    assert "canberra:16.19" in paced[0].under


@pytest.mark.clause("canberra:A:Session")
def test_a_session_of_so_many_rounds_ends_after_them_and_not_before() -> None:
    live = table(terms={"coups": 1})
    live.refused("end-contest", Reason.CONTEST_NOT_OVER, why="complete")
    live.refused("release-contest", Reason.CONTEST_NOT_OVER)
    live.marked(3)
    live.refused("end-contest", Reason.CONTEST_NOT_OVER, why="one-left")
    live.asked(("C", "player", 10), ("B", "player", 10), ("A", "player", 10))
    live.coup(PLAYER_WINS)
    live.refused("call-for-bets", Reason.CONTEST_OVER)
    live.refused("close-table", Reason.CONTEST_ON)
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.facts) == ("end-contest", {"why": "complete"})
    ended = live.do("end-contest", DIRECTOR, why="complete")
    assert "canberra:A:Session" in ended[0].under
    live.refused("end-contest", Reason.CONTEST_OVER, why="complete")
    live.do("close-table")
    live.do("release-contest", DIRECTOR)
    assert live.table.ledger.balances == {}
    live.check()


@pytest.mark.clause("canberra:16.3(a)(ii)(f)", "canberra:16.11")
def test_whoever_was_eliminated_comes_back_by_buy_back_and_a_substitute_has_the_others_chips() -> None:
    live = table(bank=100_00, limits=Limit(60_00, 500_00), terms={"moved_by": ("buy-back",)})
    live.marked(3)
    live.asked(("C", "banker", 60), ("B", "player", 60), ("A", "banker", 60))
    live.coup(BANKER_WINS)
    live.do("vacate-seat", patron="B", why="eliminated")
    live.do("vacate-seat", patron="C", why="substituted")
    live.refused("seat-entrant", Reason.UNEQUAL_BANK, patron="D", seat=3, bank=5_00, entry="substitution", instead="C")
    taken = live.do("seat-entrant", patron="D", seat=3, bank=157_00, entry="substitution", instead="C")
    assert "canberra:16.11" in taken[0].under
    once = live.refused("seat-entrant", Reason.ALREADY_HERE, patron="B", seat=2, bank=100_00)
    assert once.clauses == ("canberra:16.6",)
    back = live.do("seat-entrant", patron="B", seat=2, bank=500_00, entry="buy-back")
    assert "canberra:16.3(a)(ii)(f)" in back[0].under
    live.do("vacate-seat", patron="A", why="retired", chips="removed")
    went = live.refused("seat-entrant", Reason.CHIPS_FIXED, patron="A", seat=1, bank=500_00, entry="buy-back")
    assert "canberra:16.3(a)(ii)(f)" in went.clauses  # nobody eliminated them
    ended = live.do("end-contest", DIRECTOR, why="cancelled")[0]
    assert isinstance(ended, ContestEnded)
    assert dict(ended.counts) == {"A": 0, "B": 500_00, "C": 0, "D": 157_00}
    live.check()


def test_the_book_has_no_secret_wagers_no_pass_cards_and_no_cash_for_chips() -> None:
    live = Live("canberra", "commission", opened=False)
    live.approve_things()
    terms = Contested("crown-sydney", "crown", terms={"secret": {"number": 1}, "pass_cards": {"number": 1}})
    facts: dict[str, Any] = {"tournament": "Cup", "session": "1", "digest": ""}
    live.refused("begin-contest", Reason.NO_SUCH_POWER, terms=terms.contest.terms, **facts)
    playing = table()
    playing.refused("place-secret-wager", Reason.NO_SUCH_POWER, patron="A", wager="player", stake=10_00)
    refusal = playing.refused("end-contest", Reason.NO_SUCH_POWER, why="chips-to-cash", agreed=("A", "B", "C"))
    assert "canberra:A:Tournament Chips" in refusal.clauses
    early = playing.refused("end-contest", Reason.NO_SUCH_POWER, why="progress-known")
    assert "canberra:A:Session" in early.clauses


@pytest.mark.clause("canberra:16.14", "canberra:16.1")
def test_less_than_the_minimum_does_not_lie_as_it_would_outside_a_tournament() -> None:
    live = table(limits=Limit(50_00, 500_00))
    live.marked(3)
    live.do("ask-to-wager", patron="C")
    refusal = live.refused("place-wager", Reason.BELOW_MINIMUM, patron="C", wager="player", stake=40_00)
    assert {"canberra:16.14", "canberra:16.1"} <= set(refusal.clauses)  # 3.4 gives way
    live.bet("C", "player", 50)
    number = live.table.wagers
    live.refused("change-wager", Reason.BELOW_MINIMUM, number=number, stake=40_00)
    live.bet("C", "tie", 20)  # beside it, with the advice of 3.4
    live.do("change-wager", number=number, stake=40_00)  # $60 with the Tie
    live.check()


def test_after_its_end_a_session_takes_no_wager() -> None:
    live = table()
    live.do("end-contest", DIRECTOR, why="cancelled")
    live.refused("place-wager", Reason.CONTEST_OVER, patron="A", wager="player", stake=10_00)
