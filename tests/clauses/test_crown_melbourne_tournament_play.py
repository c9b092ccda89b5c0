"""Crown Melbourne, rule 12: what its tournaments have in common with Sydney's, and what they have of their own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from croupier.clauses import Reason
from croupier.tournament.terms.schema import Answering, BuyBack, Extra, Length, Penalty, Repechage
from tournaments import HOUR, STARTS, Running, patron

CHARITY: dict[str, Any] = {"event": "charity"}


def running(**parts: Any) -> Running:
    return Running("crown-melbourne", **parts)


@pytest.mark.clause("crown-melbourne:12.1", "crown-melbourne:12.2.1", "crown-melbourne:12.2.2(a)")
def test_terms_are_written_and_available_before_anyone_enters() -> None:
    cup = running()
    assert cup.one("begin-tournament", name="Cup").under == ("crown-melbourne:12.1",)
    cup.appoint()
    cup.refused(Reason.TERMS_NOT_WRITTEN, "publish-terms", where="here")
    cup.does("write-terms", terms=cup.terms)
    cup.refused(Reason.TERMS_NOT_PUBLISHED, "enter", entrant="E1", paid=200_00)


@pytest.mark.clause("crown-melbourne:12.2.2(b)")
def test_the_inspectorate_is_advised_before_anyone_enters() -> None:
    cup = running().begin().appoint().publish()
    cup.refused(Reason.REGULATOR_NOT_ADVISED, "enter", entrant="E1", paid=200_00)
    cup.refused(Reason.OTHER_REGULATOR, "advise-regulator", to="police", reference="R")
    told = cup.one("advise-regulator", to="inspector", reference="R-1", channel="in person")
    assert (told.copy, told.notified) == (False, True)
    cup.does("enter", entrant="E1", paid=200_00)


@pytest.mark.clause("crown-melbourne:12.4.1(c)")
def test_a_changed_detail_is_notified_before_the_tournament_or_nothing_starts() -> None:
    cup = running().prepared()
    cup.terms = replace(cup.terms, details=replace(cup.terms.details, place="Level 2"))
    cup.publish().entered().closed().briefed()
    cup.draw(cup.schedule())
    cup.seat_all(1)
    refusal = cup.refused(Reason.CHANGE_NOT_NOTIFIED, "start-session", session=1)
    assert (refusal.clauses, refusal.facts["edition"]) == (("crown-melbourne:12.4.1(c)",), 2)
    cup.advise("change")
    cup.does("start-session", session=1)
    assert [one.number for one in cup.tournament.editions] == [1, 2]


def test_a_change_of_something_else_needs_no_notice() -> None:
    cup = running().prepared()
    cup.terms = replace(cup.terms, entry=replace(cup.terms.entry, method="by post"))
    cup.publish().entered().closed().briefed()
    cup.draw(cup.schedule())
    cup.seat_all(1)
    cup.does("start-session", session=1)


@pytest.mark.clause("crown-melbourne:12.2.3", "crown-melbourne:12.4.8(g)")
def test_a_deputy_conducts_but_does_not_replace_the_director() -> None:
    cup = running().ready()
    cup.does("appoint-deputy", person="Dan")
    cup.does("mark-present", person="Dan")
    cup.does("mark-absent", person="Dot")
    cup.refused(Reason.DIRECTOR_ABSENT, "start-session", session=1, as_="Dan:tournament-director")
    cup.does("mark-present", person="Dot")
    cup.does("start-session", session=1, as_="Dan:tournament-director")


@pytest.mark.clause("crown-melbourne:12.2.4", "crown-melbourne:12.2.5")
def test_tables_are_designated_and_serve_nothing_else_while_it_runs() -> None:
    cup = running().started()
    cup.does("designate-table", table="T3", seats=7)
    cup.refused(Reason.TABLE_AT_PLAY, "release-table", table="T1")


@pytest.mark.clause("crown-melbourne:12.3.1", "crown-melbourne:12.3.2")
def test_briefing_and_practice_before_play() -> None:
    cup = running().prepared().entered().closed()
    cup.draw(cup.schedule())
    cup.seat_all(1)
    cup.refused(Reason.NOT_BRIEFED, "start-session", session=1)
    cup.does("brief-players")
    cup.does("begin-practice", table="T1")
    cup.refused(Reason.PRACTICE_ON, "start-session", session=1)
    cup.does("end-practice", table="T1")
    cup.does("start-session", session=1)


@pytest.mark.clause("crown-melbourne:12.4.1(a)(ii)", "crown-melbourne:12.4.1(a)(iii)", "crown-melbourne:12.4.1(b)")
def test_fee_numbers_and_a_start_that_moves() -> None:
    extra = Extra(price=50_00, chips=500_00)
    cup = running(details={"re_buy": extra}).prepared()
    cup.refused(Reason.NOT_THE_PRICE, "enter", entrant="E1", paid=0)
    cup.entered(14).refused(Reason.FIELD_FULL, "enter", entrant="E15", paid=200_00)
    session = cup.schedule()
    cup.refused(Reason.NOTICE_NOT_GIVEN, "move-start", session=session, starts=STARTS + HOUR, notice_at=0)


@pytest.mark.clause("crown-melbourne:12.4.2(a)(ii)", "crown-melbourne:12.4.2(a)(iii)", "crown-melbourne:12.4.2(a)(iv)")
def test_who_does_not_enter() -> None:
    cup = running(entry={"may_refuse": True, "selects": True, "eligibility": ("members",)}).prepared()
    cup.refused(Reason.NOT_ENTITLED, "enter", entrant="E1", paid=200_00, excluded=True)
    cup.refused(Reason.CRITERIA_NOT_MET, "enter", entrant="E1", paid=200_00, meets_criteria=False)
    assert cup.one("refuse-entry", entrant="E1", reason="no").under == ("crown-melbourne:12.4.2(a)(iii)",)


@pytest.mark.clause("crown-melbourne:12.4.2(a)(v)")
def test_staff_play_for_charity_with_a_chief_officers_approval_and_the_next_place_getter_has_their_prize() -> None:
    ordinary = running().prepared()
    ordinary.refused(Reason.STAFF_NOT_APPROVED, "approve-staff", person="E1", reference="COO-1")
    cup = running(**CHARITY).prepared()
    cup.refused(Reason.STAFF_NOT_APPROVED, "enter", entrant="E1", paid=200_00, staff=True)
    cup.refused(Reason.RANK_TOO_LOW, "approve-staff", person="E1", reference="COO-1", as_="Sam:game-supervisor")
    cup.refused(Reason.REFERENCE_MISSING, "approve-staff", person="E1", reference="")
    cup.does("approve-staff", person="E1", reference="COO-1")
    cup.does("enter", entrant="E1", paid=200_00, staff=True)
    for number in range(2, 9):
        cup.does("enter", entrant=f"E{number}", paid=200_00)
    cup.closed().briefed()
    cup.play(1)
    cup.play(2)
    assert cup.one("rank-final").placings[0].entrant == "E1"
    awarded = cup.one("award-prizes")
    assert awarded.passed_over == ("E1",)
    assert [(prize.entrant, prize.place, prize.places) for prize in awarded.prizes] == [
        ("E2", 2, (1,)),
        ("E3", 3, (2,)),
        ("E4", 4, (3,)),
    ]
    assert sum(prize.amount for prize in awarded.prizes) == 8 * 180_00


@pytest.mark.clause("crown-melbourne:12.4.2(a)(v)", "crown-melbourne:12.4.7(b)")
def test_a_prize_that_was_held_never_goes_to_staff() -> None:
    cup = running(**CHARITY).prepared()
    cup.does("approve-staff", person="E1", reference="COO-1")
    cup.does("enter", entrant="E1", paid=200_00, staff=True)
    for number in (2, 3):
        cup.does("enter", entrant=f"E{number}", paid=200_00)
    cup.closed().briefed()
    cup.play(1)
    cup.play(2)
    cup.does("rank-final")
    assert cup.one("award-prizes").held == 54_00  # the tenth for the third of two who may win
    cup.refused(Reason.AGAINST_THE_RULES, "pay-held-prize", entrant="E1", amount=54_00, why="third")
    cup.does("pay-held-prize", entrant="E2", amount=54_00, why="first of those who may")
    assert cup.tournament.entrants["E2"].prize_paid == 54_00
    cup.check()


@pytest.mark.clause("crown-melbourne:12.4.2(b)(iii)")
def test_unsigned_nobody_plays_where_a_signature_is_required() -> None:
    cup = running(entry={"signature": True}).prepared().entered(3).closed().briefed()
    session = cup.schedule()
    cup.draw(session)
    cup.refused(Reason.NOT_SIGNED, "take-seat", entrant="E1", session=session)
    cup.does("sign-terms", entrant="E1", as_=patron("E1"))
    cup.does("take-seat", entrant="E1", session=session)


@pytest.mark.clause("crown-melbourne:12.4.2(d)", "crown-melbourne:12.4.8(a)(iii)", "crown-melbourne:12.4.8(a)(iv)")
@pytest.mark.clause("crown-melbourne:12.4.8(b)(iv)")
def test_withdrawal_and_substitution_within_the_period() -> None:
    cup = running().prepared().entered(3)
    assert cup.one("withdraw", entrant="E1").refund == 200_00
    cup.does("substitute", entrant="E2", substitute="F2")
    cup.refused(Reason.PERIOD_OVER, "substitute", entrant="E3", substitute="F3", at=STARTS - HOUR)


@pytest.mark.clause("crown-melbourne:12.4.3(a)(i)", "crown-melbourne:12.4.3(a)(ii)", "crown-melbourne:12.4.3(a)(iii)")
@pytest.mark.clause("crown-melbourne:12.4.3(b)", "crown-melbourne:12.4.5(a)", "crown-melbourne:12.4.6(a)")
@pytest.mark.clause("crown-melbourne:12.4.7(a)", "crown-melbourne:12.4.7(b)")
def test_from_the_first_session_to_the_last_prize() -> None:
    small = running().prepared().entered(14).closed().briefed()
    session = small.schedule()
    given = {"session": session, "tape": small.tapes[0].hex(), "word": "w", "by": "E1", "tables": ("T2",)}
    small.refused(Reason.TOO_FEW_SEATS, "draw-ballot", **given, salt=bytes(range(32, 64)).hex())
    assert small.draw(session).banks == (1000_00,) * 14
    cup = running().finished(7)
    awarded = cup.one("award-prizes")
    assert [prize.amount for prize in awarded.prizes] == [756_00, 378_00, 126_00]


@pytest.mark.clause("crown-melbourne:12.4.3(a)(iv)", "crown-melbourne:12.4.3(a)(v)")
def test_a_way_back_and_a_second_chance() -> None:
    back = BuyBack(price=150_00, chips=1000_00, until_round=1, method="at the desk")
    chance = Repechage(after_round=1, qualifies="the best two", best=2, number=1, length=Length(coups=5))
    cup = running(format={"buy_back": back, "repechage": chance}).prepared().entered(8).closed().briefed()
    cup.play(1)
    out = [one for one in cup.tournament.entrants if cup.status(one) == "eliminated"]
    ordered = cup.one("order-repechage", round=1, starts=STARTS)
    third = next(one for one in out if one not in ordered.players)
    cup.does("buy-back", entrant=third, paid=150_00)
    assert cup.status(third) == "waiting"


@pytest.mark.clause("crown-melbourne:12.4.3(c)")
def test_chips_become_cash_only_where_the_terms_say_so() -> None:
    cup = running().finished()
    assert cup.refused(Reason.NOT_IN_THE_TERMS, "cash-chips", entrant="E1", amount=1).clauses == (
        "crown-melbourne:12.4.3(c)",
    )


@pytest.mark.clause("crown-melbourne:12.4.8(d)", "crown-melbourne:12.4.8(d)(i)", "crown-melbourne:12.4.8(d)(ii)")
def test_a_table_ends_early_on_two_grounds_alone() -> None:
    cup = running().started()
    cup.refused(Reason.ENDS_TOO_EARLY, "end-table-early", session=1, table="T1", grounds="chips-to-cash")
    cup.does("end-table-early", session=1, table="T1", grounds="progress-known")


@pytest.mark.clause("crown-melbourne:12.4.8(a)(i)", "crown-melbourne:12.4.8(a)(ii)", "crown-melbourne:12.4.8(b)(v)")
@pytest.mark.clause("crown-melbourne:12.4.8(b)(i)", "crown-melbourne:12.4.8(b)(iii)", "crown-melbourne:12.4.8(b)(vi)")
def test_conduct_has_the_consequences_of_the_terms() -> None:
    slow = Penalty(id="slow", circumstance="slow", penalty=Answering(consequence="chips", chips=50_00))
    cup = running(conduct={"penalty": (slow,)}).prepared().entered(6).closed().briefed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session, but=("E6",))
    assert cup.one("record-absence", entrant="E6", session=session, at=STARTS).consequence == "forfeits-session"
    cup.does("start-session", session=session)
    cup.does("penalise", entrant="E1", penalty="slow")
    cup.does("record-phone", entrant="E2")
    cup.does("disqualify", entrant="E3", reason="collusion")
    cup.does("retire", entrant="E4")
    assert [cup.status(one) for one in ("E1", "E2", "E3", "E4", "E6")] == [
        *("seated", "seated", "disqualified", "retired", "eliminated"),
    ]


@pytest.mark.clause("crown-melbourne:12.4.8(c)", "crown-melbourne:12.4.8(f)")
def test_the_director_conducts_it_and_likeness_needs_permission() -> None:
    cup = running().prepared().entered(1)
    cup.does("permit-likeness", entrant="E1", permits=False)
    refusal = cup.refused(Reason.NOT_THE_DIRECTOR, "call-break", minutes=5, as_="Sam:game-supervisor")
    assert "crown-melbourne:12.4.8(c)" in refusal.clauses


@pytest.mark.clause("crown-melbourne:12.4.8(h)", "crown-melbourne:12.4.8(j)")
def test_the_director_decides_finally_and_the_regulator_is_named() -> None:
    cup = running().prepared().entered(1)
    cup.does("raise-complaint", entrant="E1", about="the count")
    assert "crown-melbourne:12.4.8(h)" in cup.one("decide-complaint", complaint=1, decision="it stands").under
    assert cup.one("advise-complainant", complaint=1, of="vcgr").under == ("crown-melbourne:12.4.8(j)",)


@pytest.mark.clause("crown-melbourne:12.4.2(c)", "crown-melbourne:12.4.8(c)")
def test_the_desk_accepts_an_entry_and_staff_conduct_the_rest() -> None:
    cup = running().prepared()
    refusal = cup.refused(Reason.RANK_TOO_LOW, "enter", entrant="E1", paid=200_00, as_=patron("E1"))
    assert refusal.clauses == ("crown-melbourne:12.4.2(c)",)
    cup.entered(3).closed().briefed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session)
    cup.does("start-session", session=session)
    counts: dict[str, Any] = {"session": session, "table": "T1", "counts": (), "coups": 20}
    refusal = cup.refused(Reason.RANK_TOO_LOW, "record-count", as_=patron("E1"), **counts)
    assert "crown-melbourne:12.4.8(c)" in refusal.clauses
