"""Canberra's rule 16 from the first condition to the seats, on both sides of its boundaries."""

from __future__ import annotations

from typing import Any

from croupier.table import Actor
from documents.tournament_desk import CB, HOUR, MINUTE, STARTS, Desk, findings, terms

FINAL = {"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 7, "progress": {"by": "final"}}
HEAT = {**FINAL, "name": "Heat", "progress": {"by": "top-of-table", "number": 2}}
TWO_ROUNDS: dict[str, Any] = {"format.round": [HEAT, FINAL]}
BACK = {"price": 100_00, "chips": 1000_00, "most": 1, "until_round": 1, "method": "At the desk"}
DEALER = Actor("Del", "dealer")


# --- 16.2 and 16.4: the operator documents, the shift manager nominates --------------------------


def test_the_conditions_are_the_operators_to_document_and_to_make_available() -> None:
    desk = Desk(CB).begin()
    desk.no("write-terms", "16.2(a)", who=DEALER, never=("16.4",), terms=terms(CB))
    desk.write()
    desk.no("publish-terms", "16.2(b)", who=DEALER, never=("16.4",), where="At the desk")


def test_a_dealer_does_not_begin_a_tournament() -> None:
    desk = Desk(CB)
    desk.no("begin-tournament", "16.1", who=DEALER, never=("16.4",), name="Cup")


def test_nobody_below_the_gaming_shift_manager_nominates_and_the_nominee_does_not_nominate_another() -> None:
    desk = Desk(CB).begin()
    for rank in ("dealer", "casino-supervisor"):
        desk.no("appoint-director", "16.4", who=Actor("X", rank), person="D")
    desk.direct()
    desk.no("appoint-director", "16.4", who=Actor("D", "tournament-director"), person="E")


def test_the_commission_is_notified_of_the_edition_that_holds() -> None:
    desk = Desk(CB).begin().write().advise()
    desk.ok("write-terms", who=desk.boss, terms=terms(CB, {"details.most": 6}))
    desk.publish()
    desk.no("enter", "16.2(c)", never=("16.2(b)",), entrant="E1", paid=200_00)
    desk.advise()
    assert {"16.2(b)", "16.2(c)"} <= desk.cited(desk.ok("enter", entrant="E1", paid=200_00))


# --- 16.3(a)(ii)(f): buying back -----------------------------------------------------------------


def test_a_buy_back_needs_a_session_to_come_back_into() -> None:
    assert "16.3(a)(ii)(f)" in findings(CB, {"format.buy_back": BACK})
    assert findings(CB, TWO_ROUNDS | {"format.buy_back": BACK}) == set()
    assert "16.3(a)(ii)(f)" in findings(CB, TWO_ROUNDS | {"format.buy_back": {**BACK, "until_round": 2}})


def test_whoever_bought_back_is_drawn_for_the_next_session_with_the_chips_of_the_conditions() -> None:
    desk = Desk(CB).ready(TWO_ROUNDS | {"format.buy_back": BACK})
    first = desk.playing("E1", "E2", "E3", "E4")
    desk.count(first, {"E1": 1400, "E2": 1300, "E3": 200, "E4": 100})
    desk.ok("end-session", session=first)
    desk.no("buy-back", "16.3(a)(ii)(f)", entrant="E1", paid=100_00)  # goes on anyway
    desk.no("enter", "16.3(a)(i)|16.6", entrant="E3", paid=200_00)
    desk.ok("buy-back", entrant="E3", paid=100_00)
    assert desk.lies("pool") == 900_00
    second = desk.schedule(2, STARTS + HOUR)
    desk.draw(second, "E1")
    assert {drawn.entrant for drawn in desk.now.sessions[second].seats} == {"E1", "E2", "E3"}
    desk.no("buy-back", "16.3(a)(ii)(f)", entrant="E4", paid=100_00)  # the next session is drawn


# --- 16.7 to 16.10: ballot, forfeit, reserves ----------------------------------------------------


def test_nobody_sits_before_the_ballot() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3").tables().close()
    session = desk.schedule()
    desk.no("take-seat", "16.7", never=("16.3",), entrant="E1", session=session)


def test_the_seat_of_one_who_withdrew_after_the_ballot_may_go_to_a_reserve() -> None:
    """16.10 asks only that the seat was not taken before the first session; the withdrawn fee stays as well."""
    desk = Desk(CB).ready()
    desk.ok("add-reserve", entrant="R")
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session, "E1")
    desk.ok("withdraw", who=Actor("E1", "patron"), entrant="E1")
    desk.no("offer-seat", "16.10", reserve="R", entrant="E1", paid=200_00)  # not before the session was to start
    desk.clock = STARTS
    desk.no("offer-seat", "16.10", reserve="R", entrant="E1", paid=0)
    offered = desk.ok("offer-seat", reserve="R", entrant="E1", paid=200_00)
    assert desk.cited(offered) == {"16.10"}  # nobody was late
    assert (desk.status("E1"), desk.status("R"), desk.lies("pool")) == ("withdrawn", "seated", 800_00)
    desk.ok("start-session", session=session)
    assert desk.told_again() == desk.now


def test_a_withdrawal_before_the_ballot_leaves_no_seat_to_offer() -> None:
    desk = Desk(CB).ready()
    desk.ok("add-reserve", entrant="R")
    desk.enter("E0")
    desk.ok("withdraw", who=Actor("E0", "patron"), entrant="E0")
    desk.at_seats("E1", "E2", "E3")
    desk.clock = STARTS
    desk.no("offer-seat", "16.10", reserve="R", entrant="E0", paid=200_00)


def test_a_seat_goes_to_one_reserve_only_and_its_first_owner_does_not_come_back() -> None:
    desk = Desk(CB).ready()
    for reserve in ("R", "Q"):
        desk.ok("add-reserve", entrant=reserve)
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session, "E1")
    desk.clock = STARTS
    desk.ok("offer-seat", reserve="R", entrant="E1", paid=200_00)
    desk.no("offer-seat", "16.10", reserve="Q", entrant="E1", paid=200_00)
    desk.no("offer-seat", "16.10", reserve="Q", entrant="R", paid=200_00)
    desk.no("take-seat", entrant="E1", session=session)
    desk.no("refund", "16.23", entrant="E1", amount=200_00)
    assert desk.lies("pool") == 800_00


def test_who_stays_away_from_the_second_session_forfeits_and_no_reserve_comes_for_them() -> None:
    desk = Desk(CB).ready(TWO_ROUNDS)
    desk.ok("add-reserve", entrant="R")
    first = desk.playing("E1", "E2", "E3")
    desk.count(first, {"E1": 1400, "E2": 1300, "E3": 100})
    desk.ok("end-session", session=first)
    second = desk.schedule(2, STARTS + HOUR)
    desk.no("start-session", "16.7", session=second)
    desk.draw(second, "E1")
    desk.clock = STARTS + HOUR - MINUTE
    desk.ok("take-seat", entrant="E1", session=second)
    desk.clock = STARTS + HOUR
    desk.no("take-seat", "16.9", entrant="E2", session=second)
    desk.no("offer-seat", "16.10", reserve="R", entrant="E2", paid=200_00)
    assert desk.cited(desk.ok("record-absence", entrant="E2", session=second)) == {"16.9"}
    desk.no("offer-seat", "16.10", reserve="R", entrant="E2", paid=200_00)
    desk.ok("start-session", session=second)
    desk.count(second, {"E1": 1000}, coups=0)
    desk.ok("end-session", session=second)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert sum(desk.prizes().values()) == 600_00  # all of it, the forfeited fee too
    assert "E2" not in desk.prizes()
