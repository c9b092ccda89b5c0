"""Ballot, late arrival, reserves, practice, sessions and conduct, read off the documents."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from croupier.chance.ballot import sealed
from croupier.clauses import Refusal
from croupier.table import Actor
from documents.tournament_desk import CB, CM, CS, HOUR, MINUTE, SALT, STARTS, TAPES, Desk, named

TWO_HEATS: dict[str, Any] = {
    "details.most": 8,
    "format.round": [
        {
            "name": "Heats",
            "length": {"coups": 3},
            "tables_basis": "One table, as many sessions as there are fours",
            "seats": 4,
            "progress": {"by": "top-of-table", "number": 2},
        },
        {"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 7, "progress": {"by": "final"}},
    ],
}
TWO_ROUNDS: dict[str, Any] = {
    "format.round": [
        {
            "name": "Heats",
            "length": {"coups": 3},
            "tables": 1,
            "seats": 7,
            "progress": {"by": "top-of-table", "number": 3},
        },
        {"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 7, "progress": {"by": "final"}},
    ],
}
BACK = {"format.buy_back": {"price": 100_00, "chips": 1000_00, "most": 1, "until_round": 1, "method": "At the desk"}}
CASH = {"format.disposition": "cash", "details.buy_in": 1000_00}


def patron(name: str) -> Actor:
    return Actor(name, "patron")


def test_tn90_no_ballot_without_a_commitment() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3").tables()
    desk.give("close-entries")
    session = desk.schedule()
    desk.no("draw-ballot", **desk.ballot(session, "E1"))


def test_tn90_no_commitment_after_closing() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3").tables()
    closed = desk.give("close-entries")
    if not isinstance(closed, Refusal):
        desk.no("commit-ballot", commitment=sealed(TAPES[0], SALT, "tournament:cup").hex())


def test_tn91_the_tape_must_answer_the_commitment() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3").tables().close()
    session = desk.schedule()
    good = desk.ballot(session, "E1")
    desk.no("draw-ballot", **(good | {"tape": "11" * 32}))
    desk.no("draw-ballot", **(good | {"salt": "11" * 32}))
    desk.ok("draw-ballot", **good)


def test_tn97_more_entrants_than_seats() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3", "E4").tables(seats=3).close()
    session = desk.schedule()
    answer = desk.give("draw-ballot", **desk.ballot(session, "E1"))
    if isinstance(answer, Refusal):
        assert any("16.7" in str(c) or "16.8" in str(c) or "16.3(a)(ii)(b)" in str(c) for c in answer.clauses), answer
    else:  # drawn in heats: nobody without a seat is lost
        assert len(desk.now.sessions[session].seats) == 3


def test_tn98_counts_are_of_everybody_at_that_table_and_of_nobody_else() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session)
    desk.clock = STARTS
    desk.no("record-count", session=session, table="T1", counts=(("E1", 1), ("E2", 1), ("E3", 1)), coups=3)
    desk.ok("start-session", session=session)
    desk.no("record-count", session=session, table="T1", counts=(("E1", 100_00), ("E2", 0)), coups=3)
    desk.no("record-count", session=session, table="T1", counts=(("E1", 1), ("E2", 1), ("E3", 1), ("Z", 1)), coups=3)
    desk.no("record-count", session=session, table="T2", counts=(("E1", 1), ("E2", 1), ("E3", 1)), coups=3)
    desk.no("record-count", session=session, table="T1", counts=(("E1", 1), ("E1", 1), ("E2", 1), ("E3", 1)), coups=3)
    desk.no("record-count", session=session, table="T1", counts=(("E1", -1), ("E2", 1), ("E3", 1)), coups=3)


def test_tn117_no_end_before_every_table_is_counted() -> None:
    desk = Desk(CB).ready()
    session = desk.playing("E1", "E2", "E3")
    desk.no("end-session", session=session)


def test_tn100_nobody_is_late_before_the_starting_time() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.clock = STARTS - 1
    desk.no("record-absence", "16.9", entrant="E1", session=session)
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E1", session=session)


def test_tn101_canberra_the_seat_is_forfeited_and_the_fee_stays() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3", "E4")
    desk.seat(session, "E4")
    desk.clock = STARTS
    assert "16.9" in desk.cited(desk.ok("record-absence", entrant="E4", session=session))
    assert desk.status("E4") == "forfeited"
    assert abs(desk.lies("pool")) == 800_00
    desk.no("refund", "16.23", entrant="E4", amount=200_00, circumstance="")
    desk.no("record-absence", entrant="E1", session=session)


def with_reserve(**more: Any) -> tuple[Desk, int]:
    desk = Desk(CB).ready(**more)
    desk.ok("add-reserve", entrant="R1", signed=True)
    desk.ok("add-reserve", entrant="R2", signed=True)
    session = desk.at_seats("E1", "E2", "E3", "E4")
    desk.seat(session, "E4")
    return desk, session


def test_tn102_the_reserve_pays_and_both_fees_are_in_the_pool() -> None:
    desk, session = with_reserve()
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E4", session=session)
    assert "16.10" in desk.cited(desk.ok("offer-seat", reserve="R1", entrant="E4", paid=200_00))
    assert desk.status("R1") == "seated"
    assert abs(desk.lies("pool")) == 1000_00
    assert desk.entrant("R1").chips == desk.entrant("E1").chips == 1000_00
    desk.no("offer-seat", "16.10", reserve="R2", entrant="E4", paid=200_00)
    assert desk.status("R2") == "reserve"
    assert desk.entrant("R2").paid == 0
    desk.ok("start-session", session=session)


@pytest.mark.parametrize("paid", [0, 100_00, 199_99, 300_00])
def test_tn103_the_reserve_pays_the_fee_and_nothing_else(paid: int) -> None:
    desk, session = with_reserve()
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E4", session=session)
    desk.no("offer-seat", "16.10", reserve="R1", entrant="E4", paid=paid)


def test_tn104_no_reserve_in_a_later_session() -> None:
    desk = Desk(CB).ready(TWO_ROUNDS)
    desk.ok("add-reserve", entrant="R1", signed=True)
    first = desk.playing("E1", "E2", "E3", "E4")
    desk.count(first, {"E1": 1400, "E2": 1300, "E3": 1200, "E4": 0})
    desk.ok("end-session", session=first)
    final = desk.schedule(2, STARTS + 2 * HOUR)
    desk.draw(final, "E1")
    desk.clock = STARTS + 2 * HOUR - MINUTE
    desk.seat(final, "E3")
    desk.clock = STARTS + 2 * HOUR
    desk.ok("record-absence", entrant="E3", session=final)
    assert desk.status("E3") == "forfeited"
    desk.no("offer-seat", "16.10", reserve="R1", entrant="E3", paid=200_00)


def test_tn105_a_reserve_in_the_second_heat_which_is_that_players_first_session() -> None:
    desk = Desk(CB).ready(TWO_HEATS)
    desk.ok("add-reserve", entrant="R1", signed=True)
    names = [f"E{n}" for n in range(1, 9)]
    desk.enter(*names).tables(seats=4).close()
    first = desk.schedule()
    second = desk.schedule(1, STARTS + HOUR)
    desk.draw(first, "E1")
    seated = [seat.entrant for seat in desk.now.sessions[first].seats]
    assert len(seated) == 4
    desk.clock = STARTS - MINUTE
    desk.seat(first)
    desk.clock = STARTS
    desk.ok("start-session", session=first)
    desk.count(first, dict(zip(seated, (1400, 1300, 1200, 0), strict=True)))
    desk.ok("end-session", session=first)
    desk.draw(second, "E1")
    absent = desk.now.sessions[second].seats[0].entrant
    assert absent not in seated
    desk.clock = STARTS + HOUR - MINUTE
    desk.seat(second, absent)
    desk.clock = STARTS + HOUR
    desk.ok("record-absence", entrant=absent, session=second)
    desk.ok("offer-seat", reserve="R1", entrant=absent, paid=200_00)
    assert desk.status("R1") == "seated"
    assert abs(desk.lies("pool")) == 1800_00


def test_tn106_no_offer_of_a_seat_that_is_taken_or_not_yet_lost() -> None:
    desk, _ = with_reserve()
    desk.no("offer-seat", "16.10", reserve="R1", entrant="E4", paid=200_00)
    desk.clock = STARTS
    desk.no("offer-seat", "16.10", reserve="R1", entrant="E1", paid=200_00)


def test_tn107_only_a_reserved_player_takes_a_seat_offered() -> None:
    desk, session = with_reserve()
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E4", session=session)
    desk.no("offer-seat", "16.10", reserve="Z", entrant="E4", paid=200_00)


def test_tn102_no_offer_once_the_session_is_over() -> None:
    desk, session = with_reserve()
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E4", session=session)
    desk.ok("start-session", session=session)
    desk.count(session, {"E1": 1400, "E2": 1300, "E3": 1200})
    desk.ok("end-session", session=session)
    desk.no("offer-seat", "16.10", reserve="R1", entrant="E4", paid=200_00)


@pytest.mark.parametrize("book", [CS, CM])
def test_tn109_late_at_the_crowns_without_consequence(book: str) -> None:
    desk = Desk(book).ready({"conduct.late": {"consequence": "none"}})
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session, "E3")
    desk.clock = STARTS + MINUTE
    desk.ok("take-seat", entrant="E3", session=session)
    assert desk.status("E3") == "seated"
    desk.ok("start-session", session=session)


@pytest.mark.parametrize("book", [CS, CM])
def test_tn109_late_after_the_start_at_the_crowns_is_as_the_terms_say(book: str) -> None:
    desk = Desk(book).ready({"conduct.late": {"consequence": "none"}, "conduct.absence": {"consequence": "none"}})
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session, "E3")
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E3", session=session)
    desk.ok("start-session", session=session)
    desk.clock = STARTS + MINUTE
    desk.ok("take-seat", entrant="E3", session=session)
    assert desk.status("E3") == "seated"


@pytest.mark.parametrize("book", [CS, CM])
def test_tn109_late_at_the_crowns_forfeits_where_the_terms_say_so(book: str) -> None:
    desk = Desk(book).ready(
        {"conduct.late": {"consequence": "forfeits-entry"}, "conduct.absence": {"consequence": "forfeits-entry"}}
    )
    session = desk.at_seats("E1", "E2", "E3", "E4")
    desk.seat(session, "E4")
    desk.clock = STARTS + MINUTE
    assert named(desk.cited(desk.ok("record-absence", entrant="E4", session=session)), "12.4.8(b)")
    assert desk.status("E4") == "forfeited"
    assert abs(desk.lies("pool")) == 800_00


def test_tn111_no_practice_once_play_has_begun() -> None:
    desk = Desk(CS).ready()
    desk.playing("E1", "E2", "E3")
    desk.no("begin-practice", "12.3.2", table="T1")


def test_tn110_practice_changes_nobodys_bank() -> None:
    desk = Desk(CS).ready()
    session = desk.at_seats("E1", "E2", "E3")
    assert "12.3.2" in desk.cited(desk.ok("begin-practice", table="T1"))
    desk.seat(session)
    desk.clock = STARTS
    desk.no("start-session", session=session)
    desk.ok("end-practice", table="T1")
    desk.ok("start-session", session=session)
    assert {desk.entrant(name).chips for name in ("E1", "E2", "E3")} == {1000_00}


def test_tn112_a_break_says_how_long() -> None:
    desk = Desk(CB).ready()
    desk.playing("E1", "E2", "E3")
    desk.no("call-break", "16.18", minutes=0)
    assert "16.18" in desk.cited(desk.ok("call-break", minutes=10))


def test_tn114_sydney_early_end_by_agreement_needs_everybody_and_cash() -> None:
    desk = Desk(CS).ready(CASH)
    session = desk.playing("E1", "E2", "E3", paid=1200_00)
    early: dict[str, Any] = {"session": session, "table": "T1", "grounds": "chips-to-cash"}
    desk.no("end-table-early", "12.4.8(d)(ii)", agreed=("E1", "E2"), **early)
    assert "12.4.8(d)(ii)" in desk.cited(desk.ok("end-table-early", agreed=("E1", "E2", "E3"), **early))


def test_tn114_sydney_agreement_alone_is_not_enough() -> None:
    desk = Desk(CS).ready()
    session = desk.playing("E1", "E2", "E3")
    early: dict[str, Any] = {"session": session, "table": "T1", "grounds": "chips-to-cash"}
    desk.no("end-table-early", "12.4.8(d)(ii)", agreed=("E1", "E2", "E3"), **early)


def test_tn115_who_is_out_is_not_asked() -> None:
    desk = Desk(CS).ready(CASH)
    session = desk.playing("E1", "E2", "E3", paid=1200_00)
    desk.ok("record-elimination", session=session, entrant="E3", coup=2)
    early: dict[str, Any] = {"session": session, "table": "T1", "grounds": "chips-to-cash"}
    desk.ok("end-table-early", agreed=("E1", "E2"), **early)


def test_tn113_progress_known_in_a_final_is_no_ground() -> None:
    desk = Desk(CS).ready()
    session = desk.playing("E1", "E2", "E3")
    desk.no("end-table-early", "12.4.8(d)(i)", session=session, table="T1", grounds="progress-known")


def test_tn113_progress_known_in_a_heat() -> None:
    desk = Desk(CS).ready(TWO_ROUNDS)
    session = desk.playing("E1", "E2", "E3", "E4")
    desk.ok("record-elimination", session=session, entrant="E4", coup=2)
    desk.ok("end-table-early", session=session, table="T1", grounds="progress-known")


def test_tn116_canberra_ends_no_table_early() -> None:
    desk = Desk(CB).ready(TWO_ROUNDS)
    session = desk.playing("E1", "E2", "E3", "E4")
    desk.no("end-table-early", session=session, table="T1", grounds="progress-known")


@pytest.mark.parametrize("book", [CS, CM])
def test_tn119_only_penalties_of_the_terms(book: str) -> None:
    desk = Desk(book).ready()
    desk.playing("E1", "E2", "E3")
    desk.no("penalise", "12.4.8(a)(i)", entrant="E1", penalty="unheard-of")
    assert "12.4.8(a)(i)" in desk.cited(desk.ok("penalise", entrant="E1", penalty="rude"))
    assert desk.entrant("E1").chips_taken == 100_00


def test_tn119_canberra_takes_no_chips_away() -> None:
    desk = Desk(CB).ready()
    desk.playing("E1", "E2", "E3")
    desk.no("penalise", entrant="E1", penalty="rude")


def test_tn120_who_is_disqualified_has_no_place_and_no_way_back() -> None:
    desk = Desk(CS).ready(TWO_ROUNDS | BACK)
    session = desk.playing("E1", "E2", "E3", "E4")
    assert "12.4.8(b)(v)" in desk.cited(desk.ok("disqualify", entrant="E1", reason="cheating"))
    assert desk.status("E1") == "disqualified"
    desk.no("buy-back", entrant="E1", paid=100_00)
    desk.count(session, {"E2": 1400, "E3": 1300, "E4": 10})
    desk.ok("end-session", session=session)
    desk.no("buy-back", entrant="E1", paid=100_00)
    final = desk.schedule(2, STARTS + HOUR)
    desk.draw(final, "E2")
    desk.seat(final)
    desk.clock = STARTS + HOUR
    desk.ok("start-session", session=final)
    desk.count(final, {"E2": 1400, "E3": 1300, "E4": 10})
    desk.ok("end-session", session=final)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert desk.prizes() == {"E2": 400_00, "E3": 240_00, "E4": 160_00}


def test_tn121_a_phone_has_the_terms_consequence() -> None:
    desk = Desk(CS).ready({"conduct.phone": {"consequence": "disqualified"}})
    desk.playing("E1", "E2", "E3")
    assert "12.4.8(b)(iii)" in desk.cited(desk.ok("record-phone", entrant="E1"))
    assert desk.status("E1") == "disqualified"


def test_tn121_a_phone_at_canberra_has_none() -> None:
    desk = Desk(CB).ready({"conduct.phone": None})
    desk.playing("E1", "E2", "E3")
    desk.give("record-phone", entrant="E1")
    assert desk.status("E1") == "seated"
    assert desk.entrant("E1").chips_taken == 0


def test_tn122_who_retired_is_out_of_play() -> None:
    desk = Desk(CS).ready(TWO_ROUNDS | BACK)
    session = desk.playing("E1", "E2", "E3", "E4")
    assert "12.4.8(b)(vi)" in desk.cited(desk.ok("retire", who=patron("E1"), entrant="E1"))
    assert desk.status("E1") == "retired"
    desk.no("take-seat", entrant="E1", session=session)
    desk.no("buy-back", entrant="E1", paid=100_00)
    desk.no("retire", who=patron("E2"), entrant="E3")


def complained(book: str) -> Desk:
    desk = Desk(book).ready()
    session = desk.playing("E1", "E2", "E3")
    desk.ok("raise-complaint", who=patron("E3"), entrant="E3", about="count")
    desk.ok("decide-complaint", complaint=1, decision="stands")
    desk.count(session, {"E1": 1400, "E2": 1300, "E3": 1200})
    desk.ok("end-session", session=session)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    for name, amount in desk.prizes().items():
        desk.ok("pay-prize", entrant=name, amount=amount)
    return desk


@pytest.mark.parametrize(("book", "clause", "of"), [(CS, "12.4.8(g)", "inspector"), (CM, "12.4.8(j)", "vcgr")])
def test_tn123_a_complainant_is_told_of_the_way_on(book: str, clause: str, of: str) -> None:
    desk = complained(book)
    desk.no("close-tournament", clause)
    assert clause in desk.cited(desk.ok("advise-complainant", complaint=1, of=of))
    desk.ok("close-tournament")


def test_tn124_the_directors_decision_is_final() -> None:
    desk = complained(CS)
    desk.no("decide-complaint", "12.4.8(g)", complaint=1, decision="other")


def test_tn125_nobody_sits_twice() -> None:
    desk = Desk(CB).ready()
    names = [f"E{n}" for n in range(1, 8)]
    session = desk.at_seats(*names)
    seats = desk.now.sessions[session].seats
    assert Counter(seat.entrant for seat in seats) == dict.fromkeys(names, 1)
    assert len({(seat.table, seat.seat) for seat in seats}) == 7


def test_tn99_canberra_seats_are_taken_before_the_starting_time() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3", "E4")
    desk.clock = STARTS - 1000
    desk.ok("take-seat", entrant="E1", session=session)
    assert desk.status("E1") == "seated"
    desk.clock = STARTS
    desk.no("take-seat", "16.9", entrant="E2", session=session)
    desk.clock = STARTS + 10 * MINUTE
    desk.no("take-seat", "16.9", entrant="E2", session=session)


def test_tn92_the_word_is_not_the_directors() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3").tables().close()
    session = desk.schedule()
    for nobody in ("D", "", "boss", "Z"):
        desk.no("draw-ballot", **desk.ballot(session, nobody))
    desk.ok("draw-ballot", **desk.ballot(session, "E2"))


def test_tn93_no_session_without_a_ballot_at_canberra() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3").tables().close()
    session = desk.schedule()
    desk.clock = STARTS
    desk.no("start-session", "16.7", session=session)


def test_tn94_drawn_once_for_a_session() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.no("draw-ballot", "16.7", **desk.ballot(session, "E2"))


def test_tn95_each_session_has_its_own_ballot() -> None:
    desk = Desk(CB).ready(TWO_ROUNDS)
    first = desk.playing("E1", "E2", "E3", "E4")
    desk.count(first, {"E1": 1400, "E2": 1300, "E3": 1200, "E4": 0})
    desk.ok("end-session", session=first)
    assert [desk.status(name) for name in ("E1", "E2", "E3", "E4")] == ["qualified"] * 3 + ["eliminated"]
    final = desk.schedule(2, STARTS + 2 * HOUR)
    desk.clock = STARTS + 2 * HOUR
    desk.no("start-session", "16.7", session=final)


@pytest.mark.parametrize("book", [CS, CM])
def test_tn109_late_at_the_crowns_costs_the_chips_of_the_terms(book: str) -> None:
    desk = Desk(book).ready({"conduct.late": {"consequence": "chips", "chips": 100_00}})
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session, "E3")
    desk.clock = STARTS + MINUTE
    assert "12.4.8(b)(i)" in desk.cited(desk.ok("take-seat", entrant="E3", session=session))
    assert desk.entrant("E3").chips_taken == 100_00


@pytest.mark.parametrize("book", [CS, CM])
def test_tn109_who_forfeits_by_the_terms_does_not_sit_down_late(book: str) -> None:
    desk = Desk(book).ready({"conduct.late": {"consequence": "forfeits-entry"}})
    session = desk.at_seats("E1", "E2", "E3", "E4")
    desk.seat(session, "E4")
    desk.clock = STARTS + MINUTE
    desk.no("take-seat", "12.4.8(b)(i)", entrant="E4", session=session)


def test_tn92_a_scrutineer_whom_the_conditions_name_gives_the_word() -> None:
    desk = Desk(CB).ready({"entry.scrutineers": ["Notary", "D"]}).enter("E1", "E2", "E3").tables().close()
    session = desk.schedule()
    desk.no("draw-ballot", "16.7", **desk.ballot(session, "D"))
    desk.ok("draw-ballot", **desk.ballot(session, "Notary"))
