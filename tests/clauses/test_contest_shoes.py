"""A session of a tournament over several shoes, and coups of it that turn out void or go on again.

What was used up in a coup is used up only where the coup counts. Figures worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from contests import Contested
from croupier.cards import read_cards
from croupier.clauses import Reason
from croupier.table import Actor, Limit, next_step
from croupier.table.records import ContestEnded

DIRECTOR = Actor("Dora", "tournament-director")
BANKER_WINS = "9s2d/7h2c"  # 1 against 9
SECRET = {"secret": {"number": 1}, "pass_cards": {"number": 1}}


def last_of_the_shoe(live: Contested) -> None:
    """The coup at hand, in which the cutting card comes out, and the last one where the book has another."""
    live.do("call-no-more-bets")
    live.draw("9s", "7h")
    live.draw("2d", cutting_card=True)
    live.draw("2c")
    live.open_hands()
    live.finish()


def canberra(**terms: Any) -> Contested:
    return Contested("canberra", "commission", limits=Limit(10_00, 500_00), terms=terms)


def in_turn(live: Contested, seat: int, order: str) -> None:
    live.marked(seat)
    live.asked(*((one, "player", 10) for one in order))


@pytest.mark.clause("canberra:A:Starting Marker", "canberra:16.15")
def test_the_marker_goes_on_from_shoe_to_shoe() -> None:
    live = canberra(coups=5)
    in_turn(live, 3, "CBA")
    live.coup(BANKER_WINS)
    in_turn(live, 2, "BAC")
    last_of_the_shoe(live)
    assert live.table.shoe.stage.value == "ended"
    live.refused("end-contest", Reason.CONTEST_NOT_OVER, why="complete")
    live.ready()
    assert live.table.coup.number == 1
    live.refused("call-for-bets", Reason.MARKER_NOT_PLACED)  # numbers begin anew with the shoe, turns do not
    in_turn(live, 1, "ACB")
    live.coup(BANKER_WINS)
    in_turn(live, 3, "CBA")
    live.coup(BANKER_WINS)
    assert live.contest.coups == 4
    live.check()


@pytest.mark.clause("canberra:A:Session")
def test_a_session_of_so_many_shoes_ends_with_the_last_of_them() -> None:
    live = canberra(shoes=2)
    for shoe, (seat, order) in enumerate(((3, "CBA"), (2, "BAC"))):
        live.refused("end-contest", Reason.CONTEST_NOT_OVER, why="complete")
        in_turn(live, seat, order)
        last_of_the_shoe(live)
        if not shoe:
            live.refused("end-contest", Reason.CONTEST_NOT_OVER, why="complete")
            live.ready()
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.facts) == ("end-contest", {"why": "complete"})
    ended = live.do("end-contest", DIRECTOR, why="complete")[0]
    assert isinstance(ended, ContestEnded)
    assert (ended.coups, dict(ended.counts)) == (2, dict.fromkeys("ABC", 980_00))
    live.check()


# --- coups that count no more --------------------------------------------------------------------


def secret_and_pass(book: str, variation: str) -> Contested:
    """The first coup of a session, paid: B's only secret wager of $100 lost, C used the only pass card."""
    live = Contested(book, variation, terms=SECRET | {"compulsory": 10_00})
    live.do("call-for-bets")
    live.bet("A", "banker", 100)
    live.do("place-secret-wager", patron="B", wager="player", stake=100_00)
    live.do("use-pass-card", patron="C")
    live.do("call-no-more-bets")
    live.do("reveal-secret-wagers")
    return live


def used(live: Contested) -> tuple[int, int, int]:
    entrants = live.contest.entrants
    return live.contest.coups, entrants["B"].secrets, entrants["C"].passes


@pytest.mark.clause("crown-sydney:12.4.4(c)", "crown-sydney:12.4.4(d)")
def test_a_void_coup_gives_a_revealed_secret_and_a_pass_card_back() -> None:
    live = secret_and_pass("crown-sydney", "crown")
    live.draw("9s")
    live.amiss("order-unknown", "void")
    live.do("clear-cards")
    assert (used(live), live.has("B")) == ((0, 0, 0), 1_000_00)
    live.do("call-for-bets")
    live.do("place-secret-wager", patron="B", wager="player", stake=100_00)
    live.do("use-pass-card", patron="C")
    live.check()


@pytest.mark.clause("crown-sydney:12.4.4(c)", "crown-sydney:12.4.4(d)")
def test_fraud_found_a_coup_later_gives_them_back_too() -> None:
    live = secret_and_pass("crown-sydney", "crown")
    live.coup(BANKER_WINS)
    assert (used(live), live.has("B")) == ((1, 1, 1), 900_00)
    live.open_bets(("A", "player", 10), ("B", "player", 10), ("C", "player", 10))
    live.refused("place-secret-wager", Reason.NONE_LEFT, patron="B", wager="player", stake=10_00)
    live.coup(BANKER_WINS)
    live.do("call-for-bets")
    live.amiss("fraud", "void", coup=1)
    assert (used(live), live.has("B")) == ((1, 0, 0), 990_00)
    live.do("place-secret-wager", patron="B", wager="player", stake=100_00)
    live.do("use-pass-card", patron="C")
    live.check()


@pytest.mark.clause("canberra:13.4", "canberra:A:Starting Marker")
def test_a_round_rebuilt_after_its_payment_counts_once() -> None:
    live = canberra(coups=9)
    in_turn(live, 3, "CBA")
    live.first_four(BANKER_WINS)
    live.do("announce-result")
    live.do("settle-coup")
    live.do("report-irregularity", slip="wrong-order", order=tuple(read_cards("9s7h2c2d")))
    live.remedy("rebuild")
    assert live.contest.coups == 0
    live.finish()
    assert live.contest.coups == 1
    in_turn(live, 2, "BAC")
    live.coup(BANKER_WINS)
    live.check()


@pytest.mark.clause("canberra:13.5", "canberra:16.14")
def test_what_a_round_that_turned_out_void_gives_back_counts_for_who_left_after_it() -> None:
    live = Contested("canberra", "commission", limits=Limit(60_00, 500_00), bank=100_00, terms={"coups": 9})
    live.marked(3)
    live.asked(("C", "player", 60), ("B", "player", 60), ("A", "banker", 60))
    live.coup(BANKER_WINS)
    live.do("vacate-seat", patron="B", why="eliminated")
    live.amiss("error-found-late", "void-round", coup=1)
    ended = live.do("end-contest", DIRECTOR, why="cancelled")[0]
    assert isinstance(ended, ContestEnded)
    assert (ended.coups, dict(ended.counts)) == (0, dict.fromkeys("ABC", 100_00))
    live.do("release-contest", DIRECTOR)
    assert live.table.ledger.balances == {}
    live.check()
