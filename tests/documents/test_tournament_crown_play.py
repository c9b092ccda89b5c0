"""Conduct at the two Crowns from the start to the last prize: early ends, what is bought, who has left, chips."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.table import Actor
from croupier.table.contest.records import ContestEnded
from croupier.table.contest.state import Allowed
from documents.test_tournament_table import BANKER_WINS, cited, contest, dealt
from documents.tournament_desk import CM, CS, HOUR, MINUTE, STARTS, Desk

CROWNS = pytest.mark.parametrize("book", [CS, CM])
HEATS: dict[str, Any] = {
    "details.most": 8,
    "format.round": [
        {
            "name": "Heat",
            "length": {"coups": 3},
            "tables": 2,
            "seats": 4,
            "progress": {"by": "top-of-table", "number": 1},
        },
        {"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 4, "progress": {"by": "final"}},
    ],
}
BUYING: dict[str, Any] = {
    "details.re_buy": {"price": 100_00, "chips": 500_00, "most": 1, "until_round": 1},
    "details.add_on": {"price": 50_00, "chips": 200_00, "most": 2, "until_round": 1},
    "format.buy_back": {"price": 80_00, "chips": 1000_00, "most": 1, "until_round": 1, "method": "At the desk"},
}
SIX = ("A", "B", "C", "E", "F", "G")


def heats(book: str, changes: dict[str, Any] | None = None) -> tuple[Desk, int]:
    """Six players at two tables, in play."""
    desk = Desk(book).ready({**HEATS, **(changes or {})}).enter(*SIX).tables("T1", "T2").close()
    session = desk.schedule()
    desk.draw(session, "A")
    desk.ok("brief-players")
    desk.clock = STARTS - 5 * MINUTE
    desk.seat(session)
    desk.clock = STARTS
    desk.ok("start-session", session=session)
    return desk, session


def decided(desk: Desk, session: int) -> tuple[list[str], list[str]]:
    """The heats are over: who is out and who goes on."""
    desk.count(session, {one: 1000 - place * 10 for place, one in enumerate(SIX)})
    desk.ok("end-session", session=session)
    out, onward = ([one for one in SIX if desk.status(one) == status] for status in ("eliminated", "qualified"))
    return out, onward


# --- an early end --------------------------------------------------------------------------------


@CROWNS
def test_an_early_end_is_of_one_table_and_the_others_play_on_12_4_8_d(book: str) -> None:
    desk, session = heats(book)
    where = {seat.entrant: seat.table for seat in desk.now.sessions[session].seats}
    assert "12.4.8(d)(i)" in desk.cited(
        desk.ok("end-table-early", session=session, table="T1", grounds="progress-known", agreed=())
    )
    counts = {table: tuple((one, 1000_00) for one in SIX if where[one] == table) for table in ("T1", "T2")}
    desk.no("record-count", "12.4.3(a)(i)", session=session, table="T2", counts=counts["T2"], coups=2)
    desk.ok("record-count", session=session, table="T1", counts=counts["T1"], coups=2)


@CROWNS
def test_everybodys_agreement_ends_nothing_where_chips_do_not_become_cash_12_4_8_d_ii(book: str) -> None:
    desk, session = heats(book)
    facts: dict[str, Any] = {"session": session, "table": "T1", "grounds": "all-agree", "agreed": SIX}
    desk.no("end-table-early", "12.4.8(d)(ii)", never=("12.4.8(d)(i)",), **facts)


@CROWNS
def test_nobody_but_the_director_ends_a_table_early_12_4_8_d(book: str) -> None:
    desk, session = heats(book)
    facts: dict[str, Any] = {"session": session, "table": "T1", "grounds": "progress-known", "agreed": ()}
    for who in (desk.boss, Actor("Kim", "dealer")):
        desk.no("end-table-early", "12.4.8(d)", who=who, **facts)


@CROWNS
def test_chips_become_cash_to_the_cent_after_the_count_and_once_12_4_3_c(book: str) -> None:
    desk = Desk(book).ready({"format.disposition": "cash"})
    session = desk.playing("A", "B", "C")
    desk.no("cash-chips", "12.4.3(c)", entrant="A", amount=100)
    desk.count(session, {"A": 1100, "B": 1000, "C": 900})
    desk.ok("end-session", session=session)
    desk.no("cash-chips", "12.4.3(c)", entrant="A", amount=1100_01)
    desk.ok("cash-chips", entrant="A", amount=1100_00)
    desk.no("cash-chips", "12.4.3(c)", entrant="A", amount=1)


# --- what is bought ------------------------------------------------------------------------------


@CROWNS
def test_re_buys_and_add_ons_for_their_price_and_as_often_as_told_12_4_1_a_ii(book: str) -> None:
    desk, _ = heats(book, BUYING)
    desk.no("re-buy", "12.4.1(a)(ii)", entrant="A", paid=99_99)
    desk.ok("re-buy", entrant="A", paid=100_00)
    desk.no("re-buy", "12.4.1(a)(ii)", entrant="A", paid=100_00)
    desk.ok("add-on", entrant="A", paid=50_00)
    desk.ok("add-on", entrant="A", paid=50_00)
    desk.no("add-on", "12.4.1(a)(ii)", entrant="A", paid=50_00)


@CROWNS
def test_only_who_is_eliminated_buys_back_and_until_the_next_round_is_drawn_12_4_3_a_iv(book: str) -> None:
    desk, session = heats(book, BUYING)
    desk.no("buy-back", "12.4.3(a)(iv)", entrant="A", paid=80_00)
    out, onward = decided(desk, session)
    desk.no("buy-back", "12.4.3(a)(iv)", entrant=onward[0], paid=80_00)
    desk.no("buy-back", "12.4.3(a)(iv)", entrant=out[0], paid=79_99)
    desk.no("re-buy", "12.4.1(a)(ii)", entrant=out[0], paid=100_00)
    under = desk.cited(desk.ok("buy-back", entrant=out[0], paid=80_00))
    assert "12.4.3(a)(iv)" in under
    assert "12.4.8(a)(i)" not in under  # penalties have no part in it
    desk.draw(desk.schedule(round=2, starts=STARTS + HOUR), onward[0])
    desk.no("buy-back", "12.4.3(a)(iv)", entrant=out[1], paid=80_00)


# --- who has left, and two places at once --------------------------------------------------------


@CROWNS
def test_who_has_left_does_nothing_more(book: str) -> None:
    desk, session = heats(book, BUYING)
    desk.ok("retire", who=Actor("B", "patron"), entrant="B", chips=500_00)
    desk.ok("disqualify", entrant="A", reason="Cheating")
    for gone in ("A", "B"):
        desk.no("re-buy", "12.4.1(a)(ii)", entrant=gone, paid=100_00)
        desk.no("buy-back", "12.4.3(a)(iv)", entrant=gone, paid=80_00)
        desk.no("record-phone", "12.4.8(b)(iii)", entrant=gone)
        desk.no("penalise", "12.4.8(a)(i)", entrant=gone, penalty="rude")
        desk.no("retire", "12.4.8(b)(vi)", entrant=gone)
        desk.no("take-seat", entrant=gone, session=session)
        desk.no("substitute", "12.4.8(a)(iii)", entrant=gone, substitute="X")


@CROWNS
def test_who_plays_at_one_table_is_drawn_for_no_other(book: str) -> None:
    desk, _ = heats(book)
    second = desk.schedule(starts=STARTS + HOUR)
    desk.no("draw-ballot", "12.4.3(a)(iii)", **desk.ballot(second, "A"))


@CROWNS
def test_an_entrant_is_nobodys_substitute_and_a_withdrawn_player_has_none(book: str) -> None:
    desk = Desk(book).ready().enter("A", "B", "C")
    desk.no("substitute", entrant="A", substitute="B")
    desk.no("substitute", "12.4.2(a)(ii)", entrant="A", substitute="X", excluded=True)
    desk.ok("withdraw", entrant="A")
    desk.no("substitute", "12.4.8(a)(iii)", entrant="A", substitute="X")
    desk.no("withdraw", entrant="A")


@CROWNS
@pytest.mark.parametrize(("after", "refund"), [(-1, 200_00), (0, 0)])
def test_the_period_of_the_terms_ends_with_its_last_millisecond_12_4_2_d(book: str, after: int, refund: int) -> None:
    desk = Desk(book).ready().enter("A", "B", "C")
    desk.clock = STARTS - 2 * HOUR + after
    desk.ok("withdraw", entrant="A")
    assert desk.entrant("A").refund_due == refund
    facts: dict[str, Any] = {"entrant": "B", "substitute": "X", "signed": True}
    if refund:
        desk.ok("substitute", **facts)
    else:
        desk.no("substitute", "12.4.2(d)", **facts)


# --- tables --------------------------------------------------------------------------------------


@CROWNS
def test_a_table_is_free_before_and_after_and_not_while_it_is_used_12_2_5(book: str) -> None:
    desk, session = heats(book)
    desk.no("release-table", "12.2.5", who=desk.boss, table="T1")
    decided(desk, session)
    desk.ok("release-table", who=desk.boss, table="T1")


@CROWNS
def test_after_its_end_a_table_is_kept_until_it_is_released_12_2_5(book: str) -> None:
    table = contest(book, coups=1)
    for patron in ("A", "B", "C"):
        table.bet(patron, "player", 50)
    dealt(table, BANKER_WINS)
    assert any(isinstance(event, ContestEnded) for event in table.do("end-contest", why="complete"))
    assert "12.2.5" in cited(table.refused("arrive", patron="Z", chips=1000_00))
    table.do("release-contest")
    table.do("arrive", patron="Z", chips=1000_00)


@CROWNS
def test_secret_wagers_of_a_coup_come_again_with_the_next_12_4_4_c(book: str) -> None:
    table = contest(book, compulsory=0, secret=Allowed(1, "coup"))
    for _ in range(2):
        table.do("call-for-bets")
        table.do("place-secret-wager", by="A", patron="A", wager="player", stake=50_00)
        again: dict[str, Any] = {"patron": "A", "wager": "banker", "stake": 50_00}
        assert "12.4.4(c)" in cited(table.answer("place-secret-wager", by="A", **again))
        dealt(table, BANKER_WINS)


def test_pass_cards_of_a_coup_come_again_with_the_next_at_sydney_12_4_4_d() -> None:
    table = contest(CS, pass_cards=Allowed(1, "coup"))
    for _ in range(2):
        table.do("call-for-bets")
        table.do("use-pass-card", by="A", patron="A")
        table.bet("B", "player", 50)
        table.bet("C", "player", 50)
        dealt(table, BANKER_WINS)


@CROWNS
def test_a_re_buy_at_the_table_is_by_the_clause_on_re_buys_and_a_penalty_by_its_own(book: str) -> None:
    table = contest(book, moved_by=("re-buy", "penalty"))
    bought = cited(table.do("adjust-chips", patron="A", amount=500_00, why="re-buy", reference="1"))
    assert "12.4.1(a)(ii)" in bought
    assert not bought & {"12.4.3(a)(iv)", "12.4.8(a)(i)"}
    taken = cited(table.do("adjust-chips", patron="A", amount=100_00, why="penalty", reference="2"))
    assert "12.4.8(a)(i)" in taken
    assert not taken & {"12.4.1(a)(ii)", "12.4.3(a)(iv)"}


@CROWNS
def test_what_the_terms_do_not_move_chips_for_moves_none(book: str) -> None:
    table = contest(book, moved_by=("re-buy",))
    facts: dict[str, Any] = {"patron": "A", "amount": 100_00, "reference": "1"}
    assert cited(table.refused("adjust-chips", why="penalty", **facts)) == {"12.4.8(a)(i)"}
    assert cited(table.refused("adjust-chips", why="add-on", **facts)) == {"12.4.1(a)(ii)"}


# --- the end -------------------------------------------------------------------------------------


@CROWNS
def test_a_prize_is_as_awarded_and_a_closed_tournament_takes_nothing_more_12_4_7_b(book: str) -> None:
    desk = Desk(book).ready().finished({"A": 1200, "B": 1000, "C": 800})
    assert sum(desk.prizes().values()) == 600_00
    desk.no("pay-prize", "12.4.7(b)", who=desk.boss, entrant="A", amount=300_01, channel="cash")
    desk.no("close-tournament", "12.4.7(b)", who=desk.boss)
    for entrant, amount in desk.prizes().items():
        desk.ok("pay-prize", who=desk.boss, entrant=entrant, amount=amount, channel="cash")
    desk.no("pay-prize", "12.4.7(b)", who=desk.boss, entrant="A", amount=1, channel="cash")
    desk.ok("close-tournament", who=desk.boss)
    desk.no("enter", entrant="Z", paid=200_00)
    desk.no("schedule-session", round=1, starts=STARTS + HOUR)


@CROWNS
@pytest.mark.parametrize(("parts", "due"), [(10000, 200_00), (5000, 100_00)])
def test_fees_come_back_as_the_terms_say_when_it_is_cancelled_12_4_8_a_iv(book: str, parts: int, due: int) -> None:
    rows = [{"circumstance": "withdrawal-in-time", "parts": 10000}, {"circumstance": "cancelled", "parts": parts}]
    desk = Desk(book).ready({"conduct.refund": rows}).enter("A", "B")
    assert "12.4.8(a)(iv)" in desk.cited(desk.ok("cancel-tournament", who=desk.boss, reason="Too few"))
    assert [desk.entrant(one).refund_due for one in ("A", "B")] == [due, due]
    desk.no("close-tournament", "12.4.8(a)(iv)", who=desk.boss)
