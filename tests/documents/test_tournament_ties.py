"""Equal players at Canberra: what the conditions say of them is what happens, read off 16.3(a)(viii) to (xi)."""

from __future__ import annotations

from typing import Any

import pytest

from documents.tournament_desk import CB, HOUR, MINUTE, STARTS, Desk, findings

FINAL = {"name": "Final", "length": {"coups": 3}, "tables": 1, "seats": 7, "progress": {"by": "final"}}
HEAT = {**FINAL, "name": "Heat", "progress": {"by": "top-of-table", "number": 2}}
TWO_ROUNDS: dict[str, Any] = {"format.round": [HEAT, FINAL]}
POINTS: dict[str, Any] = {
    "format.kind": "points",
    "format.round": [
        {**FINAL, "name": "One", "points": [5, 3, 1], "progress": {"by": "all"}},
        {**FINAL, "name": "Two", "points": [5, 3, 1]},
    ],
    "winners.by": "points",
}


def ended(desk: Desk, counts: dict[str, int]) -> int:
    session = desk.playing(*counts)
    desk.count(session, counts)
    desk.ok("end-session", session=session)
    return session


def second(desk: Desk, counts: dict[str, int]) -> int:
    """The second round, an hour after the first, up to its counts."""
    session = desk.schedule(2, STARTS + HOUR)
    desk.draw(session, next(iter(counts)))
    desk.clock = STARTS + HOUR - MINUTE
    desk.seat(session)
    desk.clock = STARTS + HOUR
    desk.ok("start-session", session=session)
    desk.count(session, counts)
    return session


# --- (xi): whether prizes are divided or further rounds are played -------------------------------


def test_no_further_rounds_for_prizes_that_the_conditions_divide() -> None:
    desk = Desk(CB).ready({"prizes.ties": "divide"})
    ended(desk, {"E1": 1500, "E2": 1500, "E3": 100})
    desk.no("record-play-off", "16.3(a)(xi)(C)", session=0, counts=(("E1", 100_00), ("E2", 200_00)))
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert desk.prizes() == {"E1": 240_00, "E2": 240_00, "E3": 120_00}


def test_nor_before_the_final_session_is_over() -> None:
    desk = Desk(CB).ready({"prizes.ties": "divide", "winners.session_ties": "extra-coups"})
    session = desk.playing("E1", "E2", "E3")
    desk.count(session, {"E1": 1500, "E2": 1500, "E3": 100})
    desk.no("record-play-off", "16.3(a)(xi)(C)", session=session, counts=(("E1", 100_00), ("E2", 200_00)))


def test_further_rounds_among_equals_of_a_final_session_are_those_of_the_final() -> None:
    desk = Desk(CB).ready({"prizes.ties": "extra-coups"})
    session = desk.playing("E1", "E2", "E3")
    desk.count(session, {"E1": 1500, "E2": 1500, "E3": 100})
    played = desk.ok("record-play-off", session=session, counts=(("E1", 100_00), ("E2", 200_00)))
    assert desk.cited(played) == {"16.3(a)(xi)(D)"}
    assert desk.cited(desk.ok("end-session", session=session)) == {"16.20", "16.3(a)(xi)(D)"}
    desk.ok("rank-final")
    assert [placing.entrant for placing in desk.now.ranking] == ["E2", "E1", "E3"]


def test_a_thing_that_cannot_be_divided_is_still_played_for() -> None:
    shares = [{"place": 1, "thing": "A car"}, {"place": 2, "parts": 10000}]
    desk = Desk(CB).ready({"prizes.ties": "divide", "prizes.share": shares})
    ended(desk, {"E1": 1500, "E2": 1500, "E3": 100})
    desk.no("rank-final", "16.3(a)(xi)")
    desk.ok("record-play-off", session=0, counts=(("E1", 100_00), ("E2", 200_00)))
    desk.ok("rank-final")


def test_a_tie_for_the_last_prize_among_three_is_divided_to_the_cent() -> None:
    desk = Desk(CB).ready({"prizes.ties": "divide", "details.fee": 100_01})
    desk.finished({"E1": 1500, "E2": 1400, "E3": 300, "E4": 300, "E5": 300}, paid=100_01)
    prizes = desk.prizes()
    assert sum(prizes.values()) == 5 * 100_01
    assert (prizes["E1"], prizes["E2"]) == (250_03, 150_01)  # halves and tenths of 500.05, the odd cent to the first
    assert sorted(prizes[one] for one in ("E3", "E4", "E5")) == [33_33, 33_34, 33_34]


def test_further_rounds_for_the_last_prize_are_among_all_three() -> None:
    desk = Desk(CB).ready({"prizes.ties": "extra-coups"})
    ended(desk, {"E1": 1500, "E2": 1400, "E3": 300, "E4": 300, "E5": 300})
    desk.no("rank-final", "16.3(a)(xi)(D)")
    desk.no("record-play-off", "16.3(a)(xi)(D)", session=0, counts=(("E3", 1), ("E4", 2)))
    desk.ok("record-play-off", session=0, counts=(("E3", 100_00), ("E4", 200_00), ("E5", 200_00)))
    desk.no("rank-final", "16.3(a)(xi)(D)")  # two of them are equal again
    desk.no("record-play-off", session=0, counts=(("E3", 1), ("E4", 2), ("E5", 3)))
    desk.ok("record-play-off", session=0, counts=(("E4", 200_00), ("E5", 100_00)))
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert set(desk.prizes()) == {"E1", "E2", "E4"}


def test_equal_points_over_the_sessions_are_divided_where_the_conditions_say_so() -> None:
    desk = Desk(CB).ready(POINTS | {"winners.session_ties": "points-divided", "prizes.ties": "divide"})
    ended(desk, {"E1": 1500, "E2": 1400, "E3": 100})
    session = second(desk, {"E1": 900, "E2": 1400, "E3": 100})
    desk.ok("end-session", session=session)
    desk.no("record-play-off", "16.3(a)(xi)(C)", session=0, counts=(("E1", 100_00), ("E2", 200_00)))
    desk.ok("rank-final")
    assert "16.3(a)(xi)(C)" in desk.cited(desk.ok("award-prizes"))
    assert desk.prizes() == {"E1": 240_00, "E2": 240_00, "E3": 120_00}


# --- (viii) and (ix): equal at the end of a session ----------------------------------------------


def test_no_further_rounds_for_points_that_the_conditions_divide() -> None:
    desk = Desk(CB).ready(POINTS | {"winners.session_ties": "points-divided"})
    session = desk.playing("E1", "E2", "E3")
    desk.count(session, {"E1": 1500, "E2": 1500, "E3": 100})
    desk.no("record-play-off", "16.3(a)(ix)(B)", session=session, counts=(("E1", 100_00), ("E2", 200_00)))
    assert "16.3(a)(ix)(B)" in desk.cited(desk.ok("end-session", session=session))
    assert desk.entrant("E1").points == desk.entrant("E2").points == 4


def test_further_rounds_for_points_are_by_the_item_on_points() -> None:
    desk = Desk(CB).ready(POINTS | {"winners.session_ties": "extra-coups"})
    session = desk.playing("E1", "E2", "E3")
    desk.count(session, {"E1": 1500, "E2": 1500, "E3": 100})
    desk.no("end-session", "16.3(a)(ix)(B)", session=session)
    played = desk.ok("record-play-off", session=session, counts=(("E1", 100_00), ("E2", 200_00)))
    assert desk.cited(played) == {"16.3(a)(ix)(B)"}
    ranked, *_ = desk.ok("end-session", session=session)
    assert desk.cited((ranked,)) == {"16.20", "16.3(a)(ix)(B)"}


def test_further_rounds_for_a_place_in_the_next_session_are_by_the_item_on_progress() -> None:
    desk = Desk(CB).ready(TWO_ROUNDS)
    session = desk.playing("E1", "E2", "E3")
    desk.count(session, {"E1": 1500, "E2": 300, "E3": 300})
    desk.no("end-session", "16.3(a)(viii)(B)", session=session)
    played = desk.ok("record-play-off", session=session, counts=(("E2", 100_00), ("E3", 200_00)))
    assert desk.cited(played) == {"16.3(a)(viii)(B)"}
    desk.ok("end-session", session=session)
    assert [desk.status(one) for one in ("E1", "E2", "E3")] == ["qualified", "eliminated", "qualified"]


@pytest.mark.parametrize("ties", ["divide", "points-divided"])
def test_a_place_in_the_next_session_cannot_be_divided(ties: str) -> None:
    """(viii)(B) asks how the place-getters are determined, and there are no points that could be shared."""
    assert findings(CB, TWO_ROUNDS) == set()
    assert findings(CB, TWO_ROUNDS | {"winners.session_ties": ties}) != set()
