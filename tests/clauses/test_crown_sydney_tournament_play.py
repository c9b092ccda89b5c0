"""Crown Sydney, rule 12: a tournament prepared, entered, played and ended."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from croupier.clauses import Reason
from croupier.tournament.audit import money_sums
from croupier.tournament.terms.schema import Answering, BuyBack, Extra, Length, Penalty, Repechage
from tournaments import HOUR, STARTS, Running, patron


def running(**parts: Any) -> Running:
    return Running("crown-sydney", **parts)


@pytest.mark.clause("crown-sydney:12.1", "crown-sydney:12.2.1")
def test_a_tournament_of_a_variation_that_is_offered_with_terms_written() -> None:
    cup = running()
    assert cup.one("begin-tournament", name="Cup").under == ("crown-sydney:12.1",)
    cup.appoint()
    cup.refused(Reason.TERMS_NOT_WRITTEN, "publish-terms", where="here")
    assert cup.one("write-terms", terms=cup.terms).under == ("crown-sydney:12.2.1",)


@pytest.mark.clause("crown-sydney:12.2.2")
def test_nobody_enters_before_the_terms_are_available_and_they_hold_in_play() -> None:
    cup = running().begin().appoint()
    cup.does("write-terms", terms=cup.terms)
    cup.refused(Reason.TERMS_NOT_PUBLISHED, "enter", entrant="E1", paid=200_00)
    played = running().started()
    other = replace(played.terms, name="Another")
    assert played.refused(Reason.TERMS_FIXED, "write-terms", terms=other).clauses == ("crown-sydney:12.2.2",)


@pytest.mark.clause("crown-sydney:12.2.3")
def test_nothing_is_played_while_nobody_is_there_to_conduct_it() -> None:
    cup = running().ready()
    cup.does("mark-absent", person="Dot")
    cup.refused(Reason.DIRECTOR_ABSENT, "start-session", session=1)
    cup.does("mark-present", person="Dot")
    cup.does("start-session", session=1)
    gone, paused = cup.does("mark-absent", person="Dot")
    assert (gone.person, paused.why) == ("Dot", "nobody-present")  # type: ignore[attr-defined]
    cup.refused(Reason.DIRECTOR_ABSENT, "resume-session", session=1)
    cup.does("mark-present", person="Dot")
    assert cup.one("resume-session", session=1).session == 1


@pytest.mark.clause("crown-sydney:12.2.3(a)")
def test_a_deputy_acts_and_is_present_in_the_directors_place() -> None:
    cup = running().ready()
    cup.refused(Reason.NOT_THE_DIRECTOR, "start-session", session=1, as_="Dan:tournament-director")
    cup.does("appoint-deputy", person="Dan")
    cup.does("mark-present", person="Dan")
    assert len(cup.does("mark-absent", person="Dot")) == 1
    cup.does("start-session", session=1, as_="Dan:tournament-director")
    _dismissed, paused = cup.does("dismiss-deputy", person="Dan")
    assert paused.why == "nobody-present"  # type: ignore[attr-defined]


@pytest.mark.clause("crown-sydney:12.2.4", "crown-sydney:12.2.5")
def test_tables_are_designated_and_serve_nothing_else_while_it_runs() -> None:
    cup = running().started()
    assert cup.one("designate-table", table="T3", seats=9).under == ("crown-sydney:12.2.4",)
    cup.does("release-table", table="T3")
    assert cup.refused(Reason.TABLE_AT_PLAY, "release-table", table="T1").clauses == ("crown-sydney:12.2.5",)


@pytest.mark.clause("crown-sydney:12.3.1")
def test_the_players_are_briefed_before_the_first_coup() -> None:
    cup = running().prepared().entered().closed()
    cup.draw(cup.schedule())
    cup.seat_all(1)
    cup.refused(Reason.NOT_BRIEFED, "start-session", session=1)
    cup.refused(Reason.NOT_THE_DIRECTOR, "brief-players", as_="Sam:higher-duties-dealer")
    cup.does("brief-players")
    cup.does("start-session", session=1)


@pytest.mark.clause("crown-sydney:12.3.2")
def test_practice_comes_before_play_and_ends_before_it() -> None:
    cup = running().ready()
    cup.does("begin-practice", table="T1")
    cup.refused(Reason.PRACTICE_ON, "start-session", session=1)
    cup.does("end-practice", table="T1")
    cup.does("start-session", session=1)
    cup.refused(Reason.TABLE_AT_PLAY, "begin-practice", table="T1")


# --- 12.4.1, 12.4.2: details and entry -----------------------------------------------------------


@pytest.mark.clause("crown-sydney:12.4.1(a)(ii)")
def test_the_fee_is_what_the_terms_say() -> None:
    cup = running().prepared()
    assert cup.refused(Reason.NOT_THE_PRICE, "enter", entrant="E1", paid=1).facts == {"paid": 1, "price": 200_00}
    cup.does("enter", entrant="E1", paid=200_00)


@pytest.mark.clause("crown-sydney:12.4.1(a)(ii)")
def test_further_chips_by_re_buy_and_add_on_as_often_as_the_terms_say() -> None:
    extra = Extra(price=50_00, chips=500_00, most=1, until_round=1)
    cup = running(details={"re_buy": extra, "add_on": extra}).started()
    assert cup.one("re-buy", entrant="E1", paid=50_00).chips == 500_00
    cup.refused(Reason.TOO_OFTEN, "re-buy", entrant="E1", paid=50_00)
    added = cup.one("add-on", entrant="E1", paid=50_00)
    assert (added.into_pool, cup.tournament.entrants["E1"].chips_added) == (50_00, 1000_00)
    plain = running().started()
    plain.refused(Reason.NOT_IN_THE_TERMS, "re-buy", entrant="E1", paid=50_00)


@pytest.mark.clause("crown-sydney:12.4.1(a)(iii)")
def test_the_fewest_and_the_most_players_hold() -> None:
    running().prepared().entered(14).refused(Reason.FIELD_FULL, "enter", entrant="E15", paid=200_00)
    running().ready(2).refused(Reason.FIELD_TOO_SMALL, "start-session", session=1)


@pytest.mark.clause("crown-sydney:12.4.1(b)")
def test_a_start_moves_with_reasonable_notice() -> None:
    cup = running().prepared()
    session = cup.schedule()
    cup.refused(Reason.NOTICE_NOT_GIVEN, "move-start", session=session, starts=STARTS + HOUR, notice_at=0)
    cup.does("move-start", session=session, starts=STARTS + HOUR, notice_at=cup.clock)


@pytest.mark.clause("crown-sydney:12.4.2(a)(ii)")
def test_excluded_persons_do_not_enter() -> None:
    running().prepared().refused(Reason.NOT_ENTITLED, "enter", entrant="E1", paid=200_00, excluded=True)


@pytest.mark.clause("crown-sydney:12.4.2(a)(iii)")
def test_an_application_is_refused_where_that_right_is_reserved() -> None:
    plain = running().prepared()
    plain.refused(Reason.NOT_IN_THE_TERMS, "refuse-entry", entrant="E1", reason="no")
    cup = running(entry={"may_refuse": True}).prepared()
    cup.does("refuse-entry", entrant="E1", reason="no")
    assert cup.status("E1") == "refused"


@pytest.mark.clause("crown-sydney:12.4.2(a)(iv)")
def test_criteria_of_the_terms_decide_who_enters() -> None:
    cup = running(entry={"selects": True, "eligibility": ("members",)}).prepared()
    cup.refused(Reason.CRITERIA_NOT_MET, "enter", entrant="E1", paid=200_00, meets_criteria=False)


def test_no_staff_play_here() -> None:
    cup = running().prepared()
    cup.refused(Reason.STAFF_NOT_APPROVED, "enter", entrant="E1", paid=200_00, staff=True)
    cup.refused(Reason.AGAINST_THE_RULES, "approve-staff", person="E1", reference="COO")


@pytest.mark.clause("crown-sydney:12.4.2(d)", "crown-sydney:12.4.8(a)(iv)")
def test_whoever_withdraws_within_the_period_has_everything_back_and_later_what_the_terms_say() -> None:
    cup = running().prepared().entered(3)
    early = cup.one("withdraw", entrant="E1", as_=patron("E1"))
    assert (early.in_time, early.refund, cup.status("E1")) == (True, 200_00, "withdrawn")
    cup.does("refund", entrant="E1", amount=200_00)
    late = cup.one("withdraw", entrant="E2", at=STARTS - 2 * HOUR)
    assert (late.in_time, late.refund) == (False, 100_00)
    cup.refused(Reason.NOT_DUE, "refund", entrant="E2", amount=200_00)


@pytest.mark.clause("crown-sydney:12.4.8(a)(iv)")
def test_the_director_refunds_what_the_terms_leave_to_them() -> None:
    cup = running().prepared().entered(1)
    given = {"entrant": "E1", "amount": 50_00, "circumstance": "director-decides"}
    cup.refused(Reason.NOT_THE_DIRECTOR, "refund", **given)
    due, paid = cup.does("refund", **given, as_="Dot:tournament-director")
    assert (due.amount, paid.amount) == (50_00, 50_00)  # type: ignore[attr-defined]
    cup.refused(Reason.NOT_IN_THE_TERMS, "refund", entrant="E1", amount=1, circumstance="whim")


@pytest.mark.clause("crown-sydney:12.4.8(a)(iii)", "crown-sydney:12.4.8(b)(iv)", "crown-sydney:12.4.2(d)")
def test_a_substitute_within_the_period_and_circumstances_of_the_terms() -> None:
    cup = running().prepared().entered(3)
    cup.does("substitute", entrant="E1", substitute="F1")
    late = cup.refused(Reason.PERIOD_OVER, "substitute", entrant="E2", substitute="F2", at=STARTS - HOUR)
    assert "crown-sydney:12.4.2(d)" in late.clauses
    none = running(conduct={"substitutes": ""})
    assert none.terms.conduct.substitutes == ""


# --- 12.4.3, 12.4.5 to 12.4.7: format, winners, prizes -------------------------------------------


@pytest.mark.clause("crown-sydney:12.4.3(b)", "crown-sydney:12.4.3(a)(ii)")
def test_everyone_starts_with_the_same_bank() -> None:
    cup = running().prepared().entered(14).closed()
    session = cup.schedule()
    drawn = cup.draw(session)
    assert drawn.banks == (1000_00,) * 14
    assert "crown-sydney:12.4.3(b)" in drawn.under
    small = running().prepared().entered(14).closed()
    session = small.schedule()
    tape, salt = small.tapes[0].hex(), drawn.salt
    given = {"session": session, "tape": tape, "salt": salt, "word": "w", "by": "E1", "tables": ("T2",)}
    assert small.refused(Reason.TOO_FEW_SEATS, "draw-ballot", **given).clauses == ("crown-sydney:12.4.3(a)(ii)",)


@pytest.mark.clause(
    "crown-sydney:12.4.3(a)(i)", "crown-sydney:12.4.3(a)(iii)", "crown-sydney:12.4.5(a)", "crown-sydney:12.4.6(a)"
)
def test_who_goes_on_who_is_out_and_who_wins() -> None:
    cup = running().started()
    players = tuple((one.id, 1000_00) for one in cup.at(1) if one.seat and one.seat.table == "T1")
    cup.refused(Reason.COUPS_NOT_AS_TERMS, "record-count", session=1, table="T1", counts=players, coups=21)
    cup.count(1)
    _, decided = cup.does("end-session", session=1)
    assert len(decided.qualified) == 4  # type: ignore[attr-defined]
    cup.play(2)
    assert cup.one("rank-final").placings[0].entrant == "E1"


@pytest.mark.clause("crown-sydney:12.4.3(a)(iv)")
def test_a_way_back_as_the_terms_have_it() -> None:
    back = BuyBack(price=150_00, chips=1000_00, most=1, until_round=1, method="at the desk")
    cup = running(format={"buy_back": back}).prepared().entered(6).closed().briefed()
    cup.play(1)
    out = next(one for one in cup.tournament.entrants if cup.status(one) == "eliminated")
    assert cup.one("buy-back", entrant=out, paid=150_00).round == 2
    cup.play(2)
    cup.refused(Reason.NOT_WITH_THIS_STATUS, "buy-back", entrant=out, paid=150_00)


@pytest.mark.clause("crown-sydney:12.4.3(a)(v)")
def test_a_repechage_that_the_director_decides_on() -> None:
    chance = Repechage(
        director_decides=True, after_round=1, best=3, number=1, qualifies="the director says", length=Length(coups=5)
    )
    cup = running(format={"repechage": chance}).prepared().entered(8).closed().briefed()
    cup.play(1)
    assert len(cup.one("order-repechage", round=1, starts=STARTS).players) == 3
    cup.refused(Reason.ALREADY_DONE, "order-repechage", round=1, starts=STARTS)


@pytest.mark.clause("crown-sydney:12.4.3(c)", "crown-sydney:12.4.8(d)", "crown-sydney:12.4.8(d)(ii)")
def test_chips_become_cash_where_the_terms_say_so_and_a_table_may_end_early_if_everyone_agrees() -> None:
    cup = running(details={"buy_in": 300_00}, format={"disposition": "cash"}).prepared().entered(6)
    assert cup.tournament.entrants["E1"].for_chips == 300_00
    cup.closed().briefed()
    cup.draw(cup.schedule())
    cup.seat_all(1)
    cup.does("start-session", session=1)
    there = tuple(one.id for one in cup.at(1) if one.seat and one.seat.table == "T1")
    early: dict[str, Any] = {"session": 1, "table": "T1", "grounds": "chips-to-cash"}
    refusal = cup.refused(Reason.NOT_ALL_AGREE, "end-table-early", **early, agreed=there[1:])
    assert refusal.facts["patrons"] == there[:1]
    cup.does("end-table-early", **early, agreed=there)
    counts = tuple((one, 900_00 + 100 * place) for place, one in enumerate(there))
    cup.does("record-count", session=1, table="T1", counts=counts, coups=11)
    others = tuple((one.id, 800_00 + one.number) for one in cup.at(1) if one.seat and one.seat.table == "T2")
    cup.does("record-count", session=1, table="T2", counts=others, coups=20)
    cup.does("end-session", session=1)
    out = next(one for one in cup.tournament.entrants if cup.status(one) == "eliminated")
    due = cup.tournament.entrants[out].chips
    cup.refused(Reason.NOT_DUE, "cash-chips", entrant=out, amount=due + 1)
    assert cup.one("cash-chips", entrant=out, amount=due).under == ("crown-sydney:12.4.3(c)",)


@pytest.mark.clause("crown-sydney:12.4.8(d)", "crown-sydney:12.4.8(d)(i)")
def test_a_table_ends_early_where_those_who_go_on_are_known_and_never_in_the_final() -> None:
    cup = running().started()
    early: dict[str, Any] = {"table": "T1", "grounds": "progress-known"}
    ended = cup.one("end-table-early", session=1, **early)
    assert "crown-sydney:12.4.8(d)(i)" in ended.under
    for table in ("T1", "T2"):
        players = tuple((one.id, 1000_00 + one.number) for one in cup.at(1) if one.seat and one.seat.table == table)
        coups = 12 if table == "T1" else 20
        cup.does("record-count", session=1, table=table, counts=players, coups=coups)
    cup.does("end-session", session=1)
    session = cup.schedule(2)
    cup.draw(session)
    cup.seat_all(session)
    cup.does("start-session", session=session)
    cup.refused(Reason.ENDS_TOO_EARLY, "end-table-early", session=session, **early)


@pytest.mark.clause("crown-sydney:12.4.3(a)(i)", "crown-sydney:12.4.4(b)")
def test_a_table_at_which_nobody_can_wager_any_more_is_counted_before_its_time() -> None:
    cup = running(wagers={"compulsory": UNSET, "every_coup": False}).started()
    here = [one.id for one in cup.at(1) if one.seat and one.seat.table == "T1"]
    short: dict[str, Any] = {"session": 1, "table": "T1", "coups": 9}
    one_who_can = tuple((one, 10_00 if one == here[0] else 0) for one in here)
    cup.refused(Reason.COUPS_NOT_AS_TERMS, "record-count", counts=one_who_can, **short)
    counted = cup.one("record-count", counts=tuple((one, 9_95) for one in here), **short)
    assert "crown-sydney:12.4.4(b)" in counted.under


@pytest.mark.clause("crown-sydney:12.4.7(b)")
def test_a_prize_that_was_held_is_handed_to_a_place_getter_later_and_money_still_sums() -> None:
    """180 of each of three: 540, of which a tenth is for a third place that nobody has."""
    cup = running().prepared().entered(3).closed().briefed()
    cup.play(1)
    cup.does("disqualify", entrant="E3", reason="misconduct")
    cup.play(2)
    cup.does("rank-final")
    held: dict[str, Any] = {"entrant": "E1", "why": "nobody has the third place"}
    cup.refused(Reason.NOT_DUE, "pay-held-prize", amount=1, **held)
    awarded = cup.one("award-prizes")
    assert (awarded.pool, awarded.held) == (486_00, 54_00)
    for prize in awarded.prizes:
        cup.does("pay-prize", entrant=prize.entrant, amount=prize.amount)
    assert cup.one("close-tournament").held == 54_00
    cup.refused(Reason.NOT_DUE, "pay-held-prize", amount=54_01, **held)
    cup.refused(Reason.RANK_TOO_LOW, "pay-held-prize", amount=1_00, as_="Sam:dealer", **held)
    first = cup.one("pay-held-prize", amount=50_00, **held)
    assert (first.under, first.place) == (("crown-sydney:12.4.7(b)",), 1)
    cup.refused(Reason.NOT_DUE, "pay-held-prize", entrant="E3", amount=4_00, why="it would have been theirs")
    cup.does("pay-held-prize", entrant="E2", amount=4_00, why="the rest of it")
    assert cup.tournament.unawarded == 0
    assert {one.entrant: one.amount for one in cup.tournament.prizes} == {"E1": 374_00, "E2": 166_00}
    sums = money_sums(cup.tournament)
    assert (sums.fees, sums.prizes, sums.commission, sums.held) == (600_00, 540_00, 60_00, 0)
    cup.refused(Reason.NOT_DUE, "pay-held-prize", amount=1, **held)
    cup.refused(Reason.TOURNAMENT_OVER, "pay-prize", entrant="E1", amount=1)
    cup.check()


@pytest.mark.clause("crown-sydney:12.4.7(a)", "crown-sydney:12.4.7(b)")
def test_a_guaranteed_pool_is_made_up_by_the_house_and_divided_to_the_cent() -> None:
    cup = running(prizes={"pool": "guaranteed", "amount": 3333_33}).finished(6)
    awarded = cup.one("award-prizes")
    assert (awarded.pool, awarded.added, awarded.kept) == (3333_33, 3333_33 - 6 * 180_00, 0)
    assert [prize.amount for prize in awarded.prizes] == [2000_01, 999_99, 333_33]
    cup.refused(Reason.STILL_OPEN, "close-tournament")
    for prize in awarded.prizes:
        cup.does("pay-prize", entrant=prize.entrant, amount=prize.amount)
    closed = cup.one("close-tournament")
    assert closed.fees + closed.added == closed.prizes + closed.commission


# --- 12.4.8: conduct -----------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:12.4.8(a)(i)")
def test_penalties_are_those_of_the_terms() -> None:
    slow = Penalty(id="slow", circumstance="slow", penalty=Answering(consequence="chips", chips=50_00))
    cup = running(conduct={"penalty": (slow,)}).started()
    cup.refused(Reason.NOT_IN_THE_TERMS, "penalise", entrant="E1", penalty="shouting")
    given = cup.one("penalise", entrant="E1", penalty="slow")
    assert (given.consequence, given.chips) == ("chips", 50_00)
    assert cup.tournament.entrants["E1"].chips_taken == 50_00


@pytest.mark.clause("crown-sydney:12.4.8(a)(ii)", "crown-sydney:12.4.8(b)(v)")
def test_disqualification_and_what_becomes_of_the_chips() -> None:
    cup = running().started()
    out = cup.one("disqualify", entrant="E1", reason="collusion")
    assert (out.chips, cup.status("E1")) == ("removed", "disqualified")
    assert "crown-sydney:12.4.8(b)(v)" in out.under


@pytest.mark.clause("crown-sydney:12.4.8(b)(i)")
def test_whoever_is_late_has_the_consequence_that_the_terms_state() -> None:
    cup = running().prepared().entered(6).closed().briefed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session, but=("E1",))
    absence = cup.one("record-absence", entrant="E1", session=session, at=STARTS)
    assert (absence.consequence, cup.status("E1")) == ("forfeits-session", "eliminated")
    kind = running(conduct={"late": Answering(consequence="warning")}).prepared().entered(6).closed().briefed()
    session = kind.schedule()
    kind.draw(session)
    kind.seat_all(session, but=("E1",))
    kind.does("record-absence", entrant="E1", session=session, at=STARTS)
    kind.does("start-session", session=session)
    kind.does("take-seat", entrant="E1", session=session)


@pytest.mark.clause("crown-sydney:12.4.8(b)(iii)")
def test_a_phone_has_its_consequence() -> None:
    cup = running().started()
    assert cup.one("record-phone", entrant="E1").consequence == "warning"


@pytest.mark.clause("crown-sydney:12.4.8(b)(vi)")
def test_whoever_retires_has_what_the_terms_state() -> None:
    cup = running().started()
    assert cup.one("retire", entrant="E1", as_=patron("E1")).disposition == "chips-removed"
    kept = running(conduct={"retirement": "placed-by-chips"}).started()
    kept.does("retire", entrant="E6", chips=500_00)
    kept.count(1)
    ranked = kept.does("end-session", session=1)[0]
    assert ("E6", 500_00) in [(one.entrant, one.chips) for one in ranked.placings]  # type: ignore[attr-defined]
    assert kept.status("E6") == "retired"


@pytest.mark.clause("crown-sydney:12.4.8(c)")
def test_the_director_conducts_it_and_nobody_else() -> None:
    cup = running().ready()
    refusal = cup.refused(Reason.NOT_THE_DIRECTOR, "start-session", session=1, as_="Sam:assistant-casino-manager")
    assert refusal.clauses == ("crown-sydney:12.4.8(c)",)


@pytest.mark.clause("crown-sydney:12.4.8(f)")
def test_likeness_is_used_with_each_players_permission() -> None:
    cup = running().prepared().entered(2)
    cup.does("permit-likeness", entrant="E1", permits=True, as_=patron("E1"))
    assert [one.likeness for one in cup.tournament.entrants.values()] == [True, False]


@pytest.mark.clause("crown-sydney:12.4.8(g)")
def test_the_directors_word_is_final_and_whoever_is_not_satisfied_is_told_of_an_inspector() -> None:
    cup = running().prepared().entered(1)
    cup.does("raise-complaint", entrant="E1", about="the count")
    cup.refused(
        Reason.NOT_THE_DIRECTOR, "decide-complaint", complaint=1, decision="no", as_="Sam:assistant-casino-manager"
    )
    cup.does("decide-complaint", complaint=1, decision="it stands")
    cup.refused(Reason.ALREADY_DECIDED, "decide-complaint", complaint=1, decision="or not")
    cup.refused(Reason.OTHER_REGULATOR, "advise-complainant", complaint=1, of="my uncle")
    told = cup.one("advise-complainant", complaint=1, of="inspector")
    assert told.under == ("crown-sydney:12.4.8(g)",)


def test_ones_own_mistake_is_undone_with_a_record_and_nobody_elses() -> None:
    cup = running().prepared().entered(2)
    mistake = cup.tournament.reversible[-1].command
    cup.refused(Reason.NOT_THEIR_ACT, "undo", act=mistake, as_="Zed:dealer")
    undone = cup.one("undo", act=mistake, why="wrong name")
    assert (undone.name, undone.entrant, list(cup.tournament.entrants)) == ("entrant-entered", "E2", ["E1"])
    cup.refused(Reason.UNKNOWN_ACT, "undo", act=mistake)
    cup.does("enter", entrant="E2", paid=200_00)
    cup.check()


def test_a_count_is_corrected_by_whoever_keyed_it() -> None:
    cup = running().started().count(1)
    there = tuple((one.id, 777_00 + one.number) for one in cup.at(1) if one.seat and one.seat.table == "T1")
    again: dict[str, Any] = {"session": 1, "table": "T1", "counts": there, "coups": 20}
    cup.refused(Reason.NOT_THEIR_ACT, "correct-count", **again, as_="Zed:dealer")
    corrected = cup.one("correct-count", **again, why="swapped")
    assert corrected.before != corrected.counts == there


@pytest.mark.clause("crown-sydney:12.4.2(c)", "crown-sydney:12.4.8(c)")
def test_the_desk_accepts_an_entry_and_staff_conduct_the_rest() -> None:
    cup = running().prepared()
    refusal = cup.refused(Reason.RANK_TOO_LOW, "enter", entrant="E1", paid=200_00, as_=patron("E1"))
    assert refusal.clauses == ("crown-sydney:12.4.2(c)",)
    cup.entered(3).closed().briefed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session)
    cup.does("start-session", session=session)
    counts: dict[str, Any] = {"session": session, "table": "T1", "counts": (), "coups": 20}
    refusal = cup.refused(Reason.RANK_TOO_LOW, "record-count", as_=patron("E1"), **counts)
    assert "crown-sydney:12.4.8(c)" in refusal.clauses


@pytest.mark.clause("crown-sydney:12.4.2(d)")
def test_whoever_withdrew_and_comes_again_as_a_reserve_or_substitute_has_their_money_on_record_still() -> None:
    cup = running(entry={"reserves": 2}).prepared().entered(5)
    for entrant in ("E1", "E2"):
        cup.does("withdraw", entrant=entrant)
    cup.does("refund", entrant="E2", amount=200_00)
    cup.does("add-reserve", entrant="E1")
    cup.does("substitute", entrant="E3", substitute="E2")
    first, second = cup.tournament.entrants["E1"], cup.tournament.entrants["E2"]
    assert (first.status.value, first.paid, first.refund_due) == ("reserve", 200_00, 200_00)
    assert (second.status.value, second.paid, second.refunded) == ("waiting", 200_00, 200_00)
    cup.does("refund", entrant="E1", amount=200_00)
    cup.check()
