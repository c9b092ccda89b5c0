"""What an entrant's page is told: their own acts as they come and go, what is to be had at the desk, how far it is."""

from __future__ import annotations

from typing import Any

from croupier.clauses import Refusal
from croupier.tournament.terms.schema import BuyBack, Extra
from croupier.tournament.views import OwnEntry, TournamentView, tournament_view
from tournaments import Running, patron

RE_BUY = Extra(price=100_00, chips=500_00)


def seen(running: Running, person: str = "") -> TournamentView:
    return tournament_view(running.tournament, running.book, person=person)


def own(running: Running, person: str = "E1") -> OwnEntry:
    found = seen(running, person).own
    assert found is not None
    return found


def acts(running: Running, person: str = "E1") -> dict[str, dict[str, Any]]:
    return {one.act: one.facts for one in own(running, person).acts}


def test_only_what_would_be_accepted_is_offered_and_with_its_facts() -> None:
    running = Running("crown-sydney").prepared().entered(6)
    assert {"withdraw", "raise-complaint", "permit-likeness"} <= acts(running).keys()
    assert "take-seat" not in acts(running)
    running.closed().briefed()
    session = running.schedule()
    running.draw(session)
    assert acts(running)["take-seat"] == {"entrant": "E1", "session": session}
    running.does("take-seat", as_=patron("E1"), **acts(running)["take-seat"])
    assert "take-seat" not in acts(running)
    running.seat_all(session, but=("E1",))
    running.does("start-session", session=session)
    assert "withdraw" not in acts(running)
    assert "raise-complaint" in acts(running)


def test_a_permission_is_offered_the_other_way_round() -> None:
    running = Running("crown-sydney").prepared().entered(6)
    before = acts(running)["permit-likeness"]
    running.does("permit-likeness", as_=patron("E1"), **before)
    assert acts(running)["permit-likeness"]["permits"] is not before["permits"]


def test_chips_that_cost_something_are_had_at_the_desk_and_by_nobody_s_own_word() -> None:
    running = Running("crown-sydney", details={"re_buy": RE_BUY}).started()
    (offered,) = own(running).at_desk
    assert (offered.act, offered.price, offered.chips) == ("re-buy", 100_00, 500_00)
    answer = running.answer("re-buy", as_=patron("E1"), entrant="E1", paid=100_00)
    assert isinstance(answer, Refusal)
    assert answer.reason == "rank-too-low"
    running.does("re-buy", entrant="E1", paid=100_00)
    assert own(running).at_desk == ()  # once each


def test_whoever_was_eliminated_may_buy_back() -> None:
    back = BuyBack(price=200_00, chips=1000_00, until_round=1, method="at the desk")
    running = Running("canberra", format={"buy_back": back}).prepared().entered(6).closed().briefed()
    running.play(1)
    out = next(one.id for one in running.tournament.entrants.values() if one.status == "eliminated")
    assert [one.act for one in own(running, out).at_desk] == ["buy-back"]


def test_the_view_says_how_far_it_is_and_the_terms_in_figures() -> None:
    running = Running("crown-sydney")
    running.does("begin-tournament", name="Cup")
    assert (seen(running).stage, seen(running).told) == ("preparing", None)
    running = Running("crown-sydney").prepared()
    assert seen(running).stage == "entries"
    told = seen(running).told
    assert told is not None
    assert (told.fee, told.bank, told.most, told.own_devices) == (200_00, 1000_00, 14, False)
    assert [str(one) for one in told.devices_by] == ["crown-sydney:12.4.8(b)(iii)"]
    assert seen(running.entered(6).closed()).stage == "before-play"
    assert seen(Running("crown-sydney").started()).stage == "playing"
    assert seen(Running("crown-sydney").finished()).stage == "ended"
