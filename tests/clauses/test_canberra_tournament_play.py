"""Casino Canberra, rule 16: a tournament's entries, ballot, sessions and places, at work."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from croupier.chance.ballot import drawn
from croupier.clauses import Reason
from croupier.tournament.terms.schema import BuyBack, Length, Onward, Repechage, Round
from tournaments import FINAL, HEAT, HOUR, NAME, SALT, STARTS, Running, patron


def running(**parts: Any) -> Running:
    return Running("canberra", **parts)


# --- 16.1, 16.2: before entries ------------------------------------------------------------------


@pytest.mark.clause("canberra:16.1")
def test_a_tournament_is_of_this_game() -> None:
    assert "canberra:16.1" in running().one("begin-tournament", name="Cup").under


@pytest.mark.clause("canberra:16.2(a)")
def test_the_conditions_are_documented_first() -> None:
    cup = running().begin().appoint()
    refusal = cup.refused(Reason.TERMS_NOT_WRITTEN, "publish-terms", where="at the desk")
    assert refusal.clauses == ("canberra:16.2(a)",)
    assert cup.one("write-terms", terms=cup.terms).number == 1


@pytest.mark.clause("canberra:16.2(b)")
def test_nobody_enters_before_the_conditions_are_available() -> None:
    cup = running().begin().appoint()
    cup.does("write-terms", terms=cup.terms)
    cup.refused(Reason.TERMS_NOT_PUBLISHED, "enter", entrant="E1", paid=200_00)
    assert cup.one("publish-terms", where="at the desk").where == "at the desk"


@pytest.mark.clause("canberra:16.2(c)")
def test_nobody_enters_before_the_commission_has_a_copy_of_what_holds() -> None:
    cup = running().begin().appoint().publish()
    cup.refused(Reason.REGULATOR_NOT_ADVISED, "enter", entrant="E1", paid=200_00)
    cup.refused(Reason.COPY_MISSING, "advise-regulator", to="commission", reference="R-1")
    cup.refused(Reason.REFERENCE_MISSING, "advise-regulator", to="commission", reference="", copy=True)
    told = cup.one("advise-regulator", to="commission", reference="R-1", channel="e-mail", copy=True)
    assert (told.reference, told.number, told.notified) == ("R-1", 1, True)
    cup.terms = replace(cup.terms, details=replace(cup.terms.details, place="Level 2"))
    cup.publish()
    cup.refused(Reason.REGULATOR_NOT_ADVISED, "enter", entrant="E1", paid=200_00)
    cup.does("advise-regulator", to="commission", reference="R-2", copy=True)
    cup.does("enter", entrant="E1", paid=200_00)


@pytest.mark.clause("canberra:16.3(b)", "canberra:16.4")
def test_the_gaming_shift_manager_nominates_who_conducts_it_and_nobody_else_does() -> None:
    cup = running().begin()
    low = cup.refused(Reason.RANK_TOO_LOW, "appoint-director", person="Dot", as_="Sam:casino-supervisor")
    assert low.clauses[0] == "canberra:16.4"
    assert cup.one("appoint-director", person="Dot", as_="Gus:gaming-shift-manager").person == "Dot"
    given = {"session": 1, "as_": "Gus:gaming-shift-manager"}
    assert cup.refused(Reason.NOT_THE_DIRECTOR, "pause-session", **given).clauses == ("canberra:16.3(b)",)
    cup.refused(Reason.AGAINST_THE_RULES, "appoint-deputy", person="Dan")


# --- 16.5, 16.6: entries -------------------------------------------------------------------------


@pytest.mark.clause("canberra:16.5")
def test_where_the_conditions_want_it_agreement_in_writing_comes_before_the_entry() -> None:
    cup = running(entry={"signature": True}).prepared()
    refusal = cup.refused(Reason.NOT_SIGNED, "enter", entrant="E1", paid=200_00)
    assert refusal.clauses == ("canberra:16.5",)
    assert "canberra:16.5" in cup.one("enter", entrant="E1", paid=200_00, signed=True).under


@pytest.mark.clause("canberra:16.6")
def test_each_player_has_one_entry() -> None:
    cup = running().prepared().entered(1)
    assert cup.refused(Reason.ALREADY_ENTERED, "enter", entrant="E1", paid=200_00).clauses == ("canberra:16.6",)


@pytest.mark.clause("canberra:16.3(a)(i)")
def test_criteria_of_the_conditions_decide_who_enters() -> None:
    cup = running(entry={"selects": True, "eligibility": ("members",)}).prepared()
    cup.refused(Reason.CRITERIA_NOT_MET, "enter", entrant="E1", paid=200_00, meets_criteria=False)
    cup.does("enter", entrant="E1", paid=200_00)


@pytest.mark.clause("canberra:16.3(a)(v)")
def test_the_fewest_and_the_most_players_hold() -> None:
    full = running().prepared().entered(14)
    assert full.refused(Reason.FIELD_FULL, "enter", entrant="E15", paid=200_00).facts == {"most": 14}
    few = running().ready(2)
    assert few.refused(Reason.FIELD_TOO_SMALL, "start-session", session=1).facts == {"players": 2, "least": 3}


def test_nobody_enters_after_entries_closed() -> None:
    cup = running().prepared()
    cup.refused(Reason.ENTRIES_CLOSED, "enter", entrant="E1", paid=200_00, at=STARTS - HOUR)


# --- 16.7, 16.8: the ballot ----------------------------------------------------------------------


@pytest.mark.clause("canberra:16.7", "canberra:16.8", "canberra:16.3(a)(iv)")
def test_table_and_seat_are_drawn_before_the_session_and_kept_for_it() -> None:
    cup = running().prepared().entered(6).closed()
    session = cup.schedule()
    cup.refused(Reason.SESSION_NOT_AT_THIS_STAGE, "start-session", session=session)
    ballot = cup.draw(session)
    assert len(ballot.seats) == 6
    assert {seat.table for seat in ballot.seats} == {"T1", "T2"}
    assert ballot.banks == (1000_00,) * 6
    order = drawn(
        ballot.names,
        bytes.fromhex(ballot.tape),
        bytes.fromhex(ballot.salt),
        stream=NAME,
        draw=ballot.draw,
        by=ballot.by,
        word=ballot.word,
    )
    assert tuple(order) == tuple(seat.entrant for seat in ballot.seats)
    first = ballot.seats[0]
    taken = cup.one("take-seat", entrant=first.entrant, session=session)
    assert (taken.table, taken.seat) == (first.table, first.seat)


@pytest.mark.clause("canberra:16.7")
def test_nobody_draws_with_anything_but_what_was_committed_to() -> None:
    cup = running().prepared().entered(6).closed()
    session = cup.schedule()
    given = {"session": session, "salt": SALT.hex(), "word": "magpie", "by": "E1"}
    cup.refused(Reason.TAPE_NOT_AS_COMMITTED, "draw-ballot", tape="0" * 64, **given)
    cup.refused(Reason.WORD_MISSING, "draw-ballot", tape=cup.tapes[0].hex(), **{**given, "word": ""})
    cup.draw(session)
    late = running().prepared().entered().closed()
    late.refused(Reason.ENTRIES_CLOSED, "commit-ballot", commitment="0" * 64)


@pytest.mark.clause("canberra:16.7")
def test_a_start_moves_only_with_notice() -> None:
    cup = running().prepared()
    session = cup.schedule()
    cup.refused(Reason.NOTICE_NOT_GIVEN, "move-start", session=session, starts=STARTS + HOUR, notice_at=0)
    late = {"session": session, "starts": STARTS + HOUR, "notice_at": STARTS}
    cup.refused(Reason.NOTICE_NOT_GIVEN, "move-start", **late, at=STARTS)
    other = running().prepared()
    session = other.schedule()
    moved = other.one("move-start", session=session, starts=STARTS + HOUR, notice_at=other.clock)
    assert (moved.before, moved.starts) == (STARTS, STARTS + HOUR)


@pytest.mark.clause("canberra:16.3(a)(ii)(b)", "canberra:16.8")
def test_more_players_than_seats_are_not_drawn() -> None:
    cup = running().prepared().entered(14).closed()
    session = cup.schedule()
    tape = cup.tapes[0].hex()
    refusal = cup.refused(
        Reason.TOO_FEW_SEATS,
        "draw-ballot",
        session=session,
        tape=tape,
        salt=SALT.hex(),
        word="w",
        by="E1",
        tables=("T1",),
    )
    assert (refusal.facts["players"], refusal.facts["seats"]) == (14, 7)
    cup.schedule()
    assert len(cup.draw(session, tables=("T1",)).seats) == 7


# --- 16.9 to 16.11: those who are not there ------------------------------------------------------


@pytest.mark.clause("canberra:16.9")
def test_whoever_is_not_seated_by_the_start_forfeits_and_the_fee_stays_in_the_pool() -> None:
    cup = running().prepared().entered(6).closed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session, but=("E3",))
    cup.refused(Reason.STARTS_LATER, "record-absence", entrant="E3", session=session)
    cup.refused(Reason.SEATS_NOT_TAKEN, "start-session", session=session, at=STARTS)
    absence = cup.one("record-absence", entrant="E3", session=session)
    assert (absence.consequence, absence.forfeits) == ("forfeits-entry", 180_00)
    assert cup.status("E3") == "forfeited"
    assert cup.tournament.entrants["E3"].into_pool == 180_00
    cup.does("start-session", session=session)


@pytest.mark.clause("canberra:16.10", "canberra:16.9")
def test_a_reserve_has_the_seat_of_the_first_session_for_the_fee_and_both_fees_stay() -> None:
    cup = running(entry={"reserves": 2}).prepared().entered(6)
    cup.does("add-reserve", entrant="R1")
    cup.does("add-reserve", entrant="R2")
    cup.refused(Reason.FIELD_FULL, "add-reserve", entrant="R3")
    cup.closed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session, but=("E3",))
    cup.refused(Reason.STARTS_LATER, "offer-seat", reserve="R1", entrant="E3", paid=200_00)
    cup.does("record-absence", entrant="E3", session=session, at=STARTS)
    cup.refused(Reason.NOT_THE_PRICE, "offer-seat", reserve="R1", entrant="E3", paid=0)
    offered = cup.one("offer-seat", reserve="R1", entrant="E3", paid=200_00)
    assert offered.bank == 1000_00
    assert (cup.status("E3"), cup.status("R1"), cup.status("R2")) == ("forfeited", "seated", "reserve")
    assert sum(one.into_pool for one in cup.tournament.entrants.values()) == 7 * 180_00
    cup.does("start-session", session=session)


@pytest.mark.clause("canberra:16.10")
def test_no_reserve_comes_in_after_the_first_session() -> None:
    cup = running(entry={"reserves": 1}).prepared().entered(6)
    cup.does("add-reserve", entrant="R1")
    cup.closed()
    cup.play(1)
    session = cup.schedule(2)
    cup.draw(session)
    absent = cup.at(session)[0].id
    cup.seat_all(session, but=(absent,))
    cup.does("record-absence", entrant=absent, session=session, at=STARTS)
    cup.refused(Reason.ROUND_PASSED, "offer-seat", reserve="R1", entrant=absent, paid=200_00)


@pytest.mark.clause("canberra:16.11")
def test_a_substitute_is_the_directors_to_approve() -> None:
    cup = running().prepared().entered(4)
    cup.refused(Reason.NOT_THE_DIRECTOR, "substitute", entrant="E1", substitute="F1", as_="Sam:casino-supervisor")
    cup.does("substitute", entrant="E1", substitute="F1")
    assert (cup.status("E1"), cup.status("F1")) == ("substituted", "waiting")


# --- 16.13, 16.14: chips -------------------------------------------------------------------------


@pytest.mark.clause("canberra:16.13")
def test_no_further_chips_are_bought_and_none_are_taken_whatever_the_conditions_say() -> None:
    cup = running().started()
    assert cup.refused(Reason.AGAINST_THE_RULES, "re-buy", entrant="E1", paid=50_00).clauses == ("canberra:16.13",)
    cup.refused(Reason.AGAINST_THE_RULES, "add-on", entrant="E1", paid=50_00)


def test_chips_are_never_money() -> None:
    cup = running().finished()
    refusal = cup.refused(Reason.AGAINST_THE_RULES, "cash-chips", entrant="E1", amount=1)
    assert refusal.clauses == ("canberra:A:Tournament Chips",)


@pytest.mark.clause("canberra:16.14")
def test_whoever_cannot_make_the_minimum_is_eliminated_and_gives_up_the_seat() -> None:
    cup = running().started()
    out = cup.one("record-elimination", session=1, entrant="E6", coup=7)
    assert out.under == ("canberra:16.14",)
    assert cup.status("E6") == "eliminated"
    cup.count(1)
    ranked = cup.does("end-session", session=1)[0]
    last = next(one for one in ranked.placings if one.entrant == "E6")  # type: ignore[attr-defined]
    assert (last.chips, last.coup) == (0, 7)


# --- 16.18, 16.19 --------------------------------------------------------------------------------


@pytest.mark.clause("canberra:16.18")
def test_a_break_has_a_length() -> None:
    cup = running().started()
    cup.refused(Reason.BREAK_WITHOUT_LENGTH, "call-break", minutes=0)
    called = cup.one("call-break", minutes=15)
    assert called.until - called.made.at == 15 * 60_000


@pytest.mark.clause("canberra:16.19")
def test_the_director_sets_the_pace_and_directs() -> None:
    cup = running().started()
    assert cup.one("direct-players", what="Twenty seconds for a wager").what == "Twenty seconds for a wager"


# --- 16.3(a)(ii), (viii), (ix): how it goes on ---------------------------------------------------


@pytest.mark.clause("canberra:16.3(a)(ii)(a)", "canberra:16.3(a)(ii)(c)", "canberra:16.3(a)(viii)(A)")
def test_so_many_of_each_table_go_on_and_the_others_are_out() -> None:
    cup = running().started().count(1)
    ranked, decided = cup.does("end-session", session=1)
    assert set(decided.qualified) | set(decided.eliminated) == {f"E{n}" for n in range(1, 7)}  # type: ignore[attr-defined]
    assert len(decided.qualified) == 4  # type: ignore[attr-defined]
    assert "canberra:16.14" not in decided.under  # everyone could still wager: the criteria put them out
    assert {one.ahead for one in ranked.placings} == {"chips", ""}  # type: ignore[attr-defined]
    cup.refused(Reason.ROUND_PASSED, "schedule-session", round=1, starts=STARTS)


@pytest.mark.clause("canberra:16.3(a)(ii)(a)")
def test_a_session_has_as_many_rounds_as_the_conditions_say_and_none_ends_early() -> None:
    cup = running().started()
    players = tuple((one.id, 1000_00) for one in cup.at(1) if one.seat and one.seat.table == "T1")
    refusal = cup.refused(Reason.COUPS_NOT_AS_TERMS, "record-count", session=1, table="T1", counts=players, coups=19)
    assert refusal.facts == {"coups": 19, "scheduled": 20}
    early = {"session": 1, "table": "T1", "grounds": "progress-known"}
    assert cup.refused(Reason.AGAINST_THE_RULES, "end-table-early", **early).clauses[0] == "canberra:16.3(a)(ii)(a)"


@pytest.mark.clause("canberra:16.3(a)(viii)(B)")
def test_equals_of_whom_one_goes_on_are_parted_by_further_rounds() -> None:
    cup = running().started()
    cup.count(1, dict.fromkeys((f"E{n}" for n in range(1, 7)), 1000))
    refusal = cup.refused(Reason.EQUALS_NOT_PARTED, "end-session", session=1)
    assert refusal.clauses == ("canberra:16.3(a)(viii)(B)",)
    for table in ("T1", "T2"):
        equals = [one.id for one in cup.at(1) if one.seat and one.seat.table == table]
        cup.refused(Reason.NOT_EQUALS, "record-play-off", session=1, counts=((equals[0], 100), (equals[1], 200)))
        counts = tuple((one, 100 * place) for place, one in enumerate(equals))
        cup.does("record-play-off", session=1, counts=counts)
    ranked = cup.does("end-session", session=1)[0]
    assert {one.ahead for one in ranked.placings} == {"extra-coups", ""}  # type: ignore[attr-defined]


def _tied() -> Running:
    cup = running().started()
    return cup.count(1, dict.fromkeys((f"E{n}" for n in range(1, 7)), 1000))


@pytest.mark.clause("canberra:16.3(a)(viii)(B)")
def test_further_rounds_are_ordered_at_tables_and_counted_there() -> None:
    cup = _tied()
    ordered = cup.one("order-play-off", session=1)
    assert ordered.under == ("canberra:16.3(a)(viii)(B)",)
    at_one = [one.id for one in cup.at(1) if one.seat and one.seat.table == "T1"]
    assert [(one.table, one.seat, one.entrant) for one in ordered.seats] == [
        ("T1", seat, one) for seat, one in enumerate(at_one, start=1)
    ]
    cup.refused(Reason.ALREADY_DONE, "order-play-off", session=1)
    counts = tuple((one, 100 * place) for place, one in enumerate(at_one))
    wrong = {"session": 1, "coups": 1}
    cup.refused(Reason.COUNT_DOES_NOT_FIT, "count-play-off", table="T1", counts=counts[1:], **wrong)
    cup.refused(Reason.TABLE_NOT_DESIGNATED, "count-play-off", table="T2", counts=counts, **wrong)
    cup.refused(Reason.COUPS_NOT_AS_TERMS, "count-play-off", session=1, table="T1", counts=counts, coups=2)
    counted, recorded = cup.does("count-play-off", table="T1", counts=counts, **wrong)
    assert recorded.counts == counted.counts == counts  # type: ignore[attr-defined]
    again = cup.one("order-play-off", session=1)
    assert {one.entrant for one in again.seats}.isdisjoint(at_one), "the others are equal still"
    assert again.turn == 2


@pytest.mark.clause("canberra:16.3(a)(viii)(B)")
def test_equals_are_spread_over_as_many_tables_as_they_need_and_nobody_plays_alone() -> None:
    cup = _tied()
    cup.does("designate-table", table="T3", seats=2)
    cup.does("designate-table", table="T4", seats=2)
    cup.refused(Reason.TOO_FEW_SEATS, "order-play-off", session=1, tables=("T3",))
    cup.refused(Reason.TABLE_NOT_DESIGNATED, "order-play-off", session=1, tables=("T9",))
    ordered = cup.one("order-play-off", session=1, tables=("T3", "T4"))
    at_one = [one.entrant for one in ordered.seats]
    assert [(one.table, one.seat) for one in ordered.seats] == [("T3", 1), ("T4", 1), ("T3", 2)]
    cup.refused(Reason.TABLE_AT_PLAY, "release-table", table="T4")
    first = ((at_one[0], 300), (at_one[2], 100))
    assert len(cup.does("count-play-off", session=1, table="T3", counts=first, coups=1)) == 1
    last = cup.does("count-play-off", session=1, table="T4", counts=((at_one[1], 200),), coups=1)
    assert last[1].counts == ((at_one[0], 300), (at_one[1], 200), (at_one[2], 100))  # type: ignore[attr-defined]
    cup.does("release-table", table="T4")


@pytest.mark.clause("canberra:16.3(a)(viii)(B)")
def test_further_rounds_are_nobodys_once_those_who_were_equal_are_not() -> None:
    cup = _tied()
    cup.refused(Reason.NOT_EQUALS, "order-play-off", session=0)
    ordered = cup.one("order-play-off", session=1)
    for one in ordered.seats[1:]:
        cup.does("disqualify", entrant=one.entrant, reason="left the table")
    alone = ((ordered.seats[0].entrant, 100),)
    cup.refused(Reason.NOT_EQUALS, "count-play-off", session=1, table="T1", counts=alone, coups=1)
    assert cup.one("order-play-off", session=1).turn == 2, "the next are not taken for those that were given up"


SESSION = Round(name="S", length=Length(coups=10), tables=2, progress=Onward(by="all"), points=(10, 7, 5))
LAST = replace(SESSION, progress=Onward(by="final"))
BY_POINTS: dict[str, Any] = {
    "format": {"kind": "points", "round": (SESSION, replace(SESSION, game="another"), LAST)},
    "winners": {"by": "points", "session_ties": "points-divided"},
}


@pytest.mark.clause("canberra:16.3(a)(ii)(d)", "canberra:16.3(a)(ix)(B)")
def test_points_of_this_game_and_another_and_equals_share_theirs() -> None:
    cup = running(**BY_POINTS).prepared().entered(6).closed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session)
    cup.does("start-session", session=session)
    at_one = [one.id for one in cup.at(session) if one.seat and one.seat.table == "T1"]
    cup.count(session, {at_one[0]: 1500, at_one[1]: 1500, at_one[2]: 10}, coups=10)
    cup.does("end-session", session=session)
    shared = cup.tournament.entrants[at_one[0]].points
    assert (shared.numerator, shared.denominator) == (17, 2)
    assert cup.tournament.entrants[at_one[2]].points == 5
    other = cup.schedule(2)
    told = {"E1": (17, 2), "E2": (17, 2), "E3": 5, "E4": 10, "E5": 7, "E6": 5}
    cup.refused(Reason.POINTS_NOT_AS_TERMS, "record-points", session=other, points=tuple((told | {"E6": 6}).items()))
    cup.does("record-points", session=other, points=tuple(told.items()))
    cup.does("end-session", session=other)
    scored = told[at_one[0]]
    again = Fraction(*scored) if isinstance(scored, tuple) else scored
    assert cup.tournament.entrants[at_one[0]].points - shared == again


@pytest.mark.clause("canberra:16.3(a)(ii)(e)")
def test_a_repechage_as_the_conditions_have_it() -> None:
    chance = Repechage(after_round=1, qualifies="the best two", best=2, number=1, length=Length(coups=5))
    cup = running(format={"repechage": chance}).prepared().entered(8).closed()
    cup.play(1)
    cup.refused(Reason.ROUND_PASSED, "order-repechage", round=2, starts=STARTS)
    ordered = cup.one("order-repechage", round=1, starts=STARTS)
    assert len(ordered.players) == 2
    cup.draw(ordered.session)
    cup.seat_all(ordered.session)
    cup.does("start-session", session=ordered.session)
    first, second = ordered.players
    cup.count(ordered.session, {first: 10, second: 20}, coups=5)
    cup.does("end-session", session=ordered.session)
    assert (cup.status(first), cup.status(second)) == ("eliminated", "qualified")


@pytest.mark.clause("canberra:16.3(a)(ii)(f)", "canberra:16.6", "canberra:16.13")
def test_whoever_is_out_buys_back_when_and_as_the_conditions_say() -> None:
    back = BuyBack(price=150_00, chips=1000_00, most=1, until_round=1, method="at the desk")
    cup = running(format={"buy_back": back}).prepared().entered(6).closed()
    cup.play(1)
    out = next(one for one in cup.tournament.entrants if cup.status(one) == "eliminated")
    cup.refused(Reason.NOT_THE_PRICE, "buy-back", entrant=out, paid=10)
    again = cup.one("buy-back", entrant=out, paid=150_00)
    assert "canberra:16.6" in again.under
    assert (cup.status(out), again.round) == ("waiting", 2)
    session = cup.schedule(2)
    cup.draw(session)
    assert cup.status(out) == "seated"
    none = running().prepared().entered(6).closed()
    none.play(1)
    none.refused(Reason.NOT_IN_THE_TERMS, "buy-back", entrant="E6", paid=150_00)


def test_a_sit_and_go_has_one_session() -> None:
    cup = running(
        format={"kind": "sit-and-go", "round": (FINAL,), "sit_and_go": "when seven have come"},
        details={"least": 3, "most": 7},
    )
    cup.prepared().entered(7).closed()
    cup.play(1)
    assert [one.entrant for one in cup.one("rank-final").placings] == [f"E{n}" for n in range(1, 8)]
    assert HEAT.seats == 7


@pytest.mark.clause("canberra:16.9")
def test_nobody_sits_down_after_the_starting_time() -> None:
    cup = running().prepared().entered(6).closed()
    session = cup.schedule()
    cup.draw(session)
    cup.refused(Reason.PERIOD_OVER, "take-seat", entrant="E1", session=session, at=STARTS)


@pytest.mark.clause("canberra:16.3(a)(ii)(c)")
def test_a_round_is_over_when_whoever_had_yet_to_play_is_gone() -> None:
    """Two sessions of a round; the players of the second are disqualified before it is drawn."""
    by_chips = replace(HEAT, tables=1, seats=3, progress=Onward(by="top-by-chips", number=2))
    cup = running(format={"round": (by_chips, FINAL)}, details={"most": 3}).prepared().entered(3).closed()
    first, second = cup.schedule(), cup.schedule()
    cup.draw(first)
    waiting = [one for one in cup.tournament.entrants if cup.status(one) == "waiting"]
    cup.seat_all(first)
    cup.does("start-session", session=first)
    cup.count(first)
    assert len(cup.does("end-session", session=first)) == 1
    for one in waiting:
        cup.does("disqualify", entrant=one, reason="absent")
    final = cup.schedule(2)
    tape = {"tape": cup.tapes[1].hex(), "salt": SALT.hex(), "word": "magpie", "by": "E1"}
    decided, ballot = cup.does("draw-ballot", session=final, **tape)
    assert decided.complete  # type: ignore[attr-defined]
    assert {seat.entrant for seat in ballot.seats} == set(decided.qualified)  # type: ignore[attr-defined]
    assert second == 2


@pytest.mark.clause("canberra:16.3(a)(i)")
def test_the_desk_accepts_an_entry() -> None:
    cup = running().prepared()
    refusal = cup.refused(Reason.RANK_TOO_LOW, "enter", entrant="E1", paid=200_00, as_=patron("E1"))
    assert refusal.clauses == ("canberra:16.3(a)(i)",)
