"""Whoever would rather say who wins a tournament than play for it: players, dealers, supervisors, at a floor that has
both the tournament and its table.
"""

from __future__ import annotations

from typing import Any

import pytest

from attacks.contests import BANK, CHIPS, ENTRANTS, TABLE, a_final, playing, reason
from croupier.tournament.terms.schema import Length
from service.conftest import Prepare

HUGE = 9_000_000_00
BY_HAND = {"session": 1, "table": TABLE, "counts": [["player", 0], ["kim", HUGE], ["lee", 0]], "coups": 2}
OWN_TERMS = {"tournament": "tournament:cup", "session": "1", "digest": "0" * 64, "terms": {"bank": BANK, "coups": 1}}


def _chips(view: Any) -> dict[str, int]:
    return {one["entrant"]: one["chips"] for one in view["tables"][0]["entrants"]}


@pytest.mark.parametrize("who", ["kim", "dealer"])
def test_somebody_who_retires_with_chips_that_they_never_had(prepare: Prepare, who: str) -> None:
    with playing(prepare, a_final(retirement="placed-by-chips")) as cup:
        answer = cup.give(who, "retire", entrant="kim", chips=HUGE)
        assert reason(answer) == ("rank-too-low" if who == "kim" else "amount-not-possible")
        assert cup.give("dealer", "retire", entrant="kim", chips=BANK)["done"], "with what they have they may"


def test_a_player_who_retires_while_a_wager_of_theirs_may_still_be_lost(prepare: Prepare) -> None:
    with playing(prepare, a_final(retirement="placed-by-chips")) as cup:
        assert cup.deal("kim", "place-wager", patron="kim", wager="player", stake=100_00)["done"]
        assert reason(cup.give("dealer", "retire", entrant="kim", chips=BANK)) == "wagers-on-the-layout"


def test_a_dealer_who_keys_the_count_before_the_table_has_one(prepare: Prepare) -> None:
    with playing(prepare) as cup:
        assert reason(cup.give("player", "record-count", **BY_HAND)) == "rank-too-low"
        for who in ("dealer", "supervisor", "director"):
            assert reason(cup.give(who, "record-count", **BY_HAND)) == "table-tells"
        out = {"session": 1, "entrant": "lee", "coup": 1}
        assert reason(cup.give("dealer", "record-elimination", **out)) == "table-tells"
        assert {one["chips"] for one in cup.view()["view"]["entrants"]} == {BANK}


def test_a_supervisor_who_gives_a_friend_chips_that_nobody_paid_for(prepare: Prepare) -> None:
    with playing(prepare) as cup:
        for who in ("supervisor", "manager", "director"):
            given = cup.deal(who, "adjust-chips", patron="kim", amount=CHIPS, why="re-buy", reference="x")
            assert reason(given) == "only-the-tournament"
        taken = cup.deal("supervisor", "adjust-chips", patron="lee", amount=CHIPS, why="penalty", reference="x")
        assert reason(taken) == "only-the-tournament"
        assert set(_chips(cup.view()).values()) == {BANK}


def test_a_dealer_who_sends_a_rival_away_or_seats_a_stranger(prepare: Prepare) -> None:
    with playing(prepare) as cup:
        for why in ("retired", "disqualified", "absent", "substituted"):
            gone = cup.deal("dealer", "vacate-seat", patron="lee", why=why, chips="removed")
            assert reason(gone) == "only-the-tournament"
        # who can wager no more is seen at the table, and is judged there
        assert reason(cup.deal("dealer", "vacate-seat", patron="lee", why="eliminated")) == "can-still-wager"
        assert reason(cup.deal("dealer", "seat-entrant", patron="eve", seat=7, bank=BANK)) == "only-the-tournament"
        assert {one["entrant"] for one in cup.view()["tables"][0]["entrants"]} == set(ENTRANTS)


def test_a_supervisor_who_ends_a_session_while_a_friend_leads(prepare: Prepare) -> None:
    """Also one that lasts so many minutes, of which the table knows nothing."""
    with playing(prepare, a_final(Length(minutes=60))) as cup:
        for why in ("complete", "cancelled", "progress-known"):
            assert reason(cup.deal("supervisor", "end-contest", why=why)) == "only-the-tournament"
        assert reason(cup.deal("supervisor", "release-contest")) == "only-the-tournament"
        assert not cup.contest().get("ended")


def test_a_supervisor_who_goes_on_while_the_director_is_away(prepare: Prepare) -> None:
    with playing(prepare) as cup:
        assert cup.give("director", "mark-absent", person="director")["done"]
        cup.until(lambda: cup.contest().get("paused") == "director-absent", "the table stands still")
        assert reason(cup.deal("supervisor", "resume-contest")) == "only-the-tournament"


def test_a_supervisor_who_begins_the_session_by_terms_of_their_own(prepare: Prepare) -> None:
    with playing(prepare, start=False) as cup:
        for who in ("supervisor", "director"):
            assert reason(cup.deal(who, "begin-contest", **OWN_TERMS)) == "only-the-tournament"


def test_a_player_who_plays_on_after_a_disqualification_or_retiring(prepare: Prepare) -> None:
    with playing(prepare) as cup:
        assert cup.give("director", "disqualify", entrant="lee", reason="misconduct")["done"]
        assert cup.give("kim", "retire", entrant="kim")["done"]
        cup.until(lambda: _out(cup.view()) == {"lee", "kim"}, "the table hears of it")
        for one in ("lee", "kim"):
            assert not cup.deal(one, "place-wager", patron=one, wager="player", stake=10_00).get("done")


def test_a_director_who_takes_a_disqualification_back_when_the_table_went_on(prepare: Prepare) -> None:
    with playing(prepare) as cup:
        out = cup.give("director", "disqualify", entrant="lee", reason="a slip")
        assert out["done"]
        cup.until(lambda: _out(cup.view()) == {"lee"}, "the table hears of it")
        assert reason(cup.give("director", "undo", act=out["id"])) == "rests-on-it"


def _out(view: Any) -> set[str]:
    return {one["entrant"] for one in view["tables"][0]["entrants"] if one["out"]}
