"""Casino Canberra, rules 16.20 to 16.23: places, the pool, the commission, cancellation, and disputes by 15.4."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from croupier.clauses import Reason
from croupier.tournament.terms.schema import PrizeShare
from tournaments import Running, patron

THREE = {"E1": 1500, "E2": 1400, "E3": 1300, "E4": 1300}


def running(**parts: Any) -> Running:
    return Running("canberra", **parts)


@pytest.mark.clause("canberra:16.20")
def test_the_director_works_out_and_awards_the_places() -> None:
    cup = running().prepared().entered(6).closed()
    cup.play(1)
    cup.refused(Reason.STILL_OPEN, "rank-final")
    cup.play(2)
    cup.refused(Reason.NOT_THE_DIRECTOR, "rank-final", as_="Sam:casino-supervisor")
    final = cup.one("rank-final")
    assert [(one.entrant, one.place) for one in final.placings][:3] == [("E1", 1), ("E2", 2), ("E3", 3)]
    assert final.placings[3].ahead == "round"
    assert {one for one in cup.tournament.entrants if cup.status(one) == "placed"} == {"E1", "E2", "E3", "E4"}


@pytest.mark.clause("canberra:16.21", "canberra:16.3(a)(x)", "canberra:16.3(a)(xi)")
def test_all_of_the_pool_comes_back_as_prizes() -> None:
    shares = tuple(PrizeShare(place=place, parts=parts) for place, parts in ((1, 3333), (2, 3333), (3, 3334)))
    cup = running(prizes={"share": shares}).finished(7)
    awarded = cup.one("award-prizes")
    assert awarded.pool == 7 * 180_00
    assert sum(prize.amount for prize in awarded.prizes) == awarded.pool
    assert awarded.kept == 0


@pytest.mark.clause("canberra:16.21")
def test_the_share_of_a_place_that_nobody_has_goes_to_the_others() -> None:
    cup = running().prepared().entered(3).closed()
    cup.play(1)
    cup.does("disqualify", entrant="E3", reason="shouting")
    cup.play(2)
    cup.does("rank-final")
    awarded = cup.one("award-prizes")
    assert [(prize.entrant, prize.amount) for prize in awarded.prizes] == [("E1", 360_00), ("E2", 180_00)]


@pytest.mark.clause("canberra:16.22")
def test_the_fee_less_the_approved_commission_is_prize_money() -> None:
    cup = running().prepared()
    cup.refused(Reason.NOT_THE_PRICE, "enter", entrant="E1", paid=180_00)
    entered = cup.one("enter", entrant="E1", paid=200_00)
    assert (entered.into_pool, entered.commission) == (180_00, 20_00)
    unapproved = running(details={"commission_approval": ""}).begin().appoint()
    unapproved.does("write-terms", terms=unapproved.terms)
    refusal = unapproved.refused(Reason.TERMS_INCOMPLETE, "publish-terms", where="here")
    assert "canberra:16.22" in refusal.clauses


@pytest.mark.clause("canberra:16.22")
def test_a_fee_that_somebody_paid_is_not_changed_any_more() -> None:
    cup = running().prepared().entered(1)
    dearer = replace(cup.terms, details=replace(cup.terms.details, fee=300_00))
    assert cup.refused(Reason.TERMS_FIXED, "write-terms", terms=dearer).clauses == ("canberra:16.22",)


@pytest.mark.clause("canberra:16.22")
def test_prizes_follow_the_conditions_as_the_commission_has_them() -> None:
    cup = running().finished()
    awarded = cup.one("award-prizes")
    assert awarded.terms == cup.tournament.notified.number  # type: ignore[union-attr]
    assert "canberra:16.22" in awarded.under


@pytest.mark.clause("canberra:16.3(a)(xi)(C)")
def test_equals_at_the_end_put_their_prizes_together_and_divide_them() -> None:
    cup = running().finished(8, THREE)
    awarded = cup.one("award-prizes")
    third = [prize for prize in awarded.prizes if prize.place == 3]
    assert [(prize.entrant, prize.amount, prize.among) for prize in third] == [("E3", 72_00, 2), ("E4", 72_00, 2)]
    assert sum(prize.amount for prize in awarded.prizes) == 8 * 180_00


@pytest.mark.clause("canberra:16.3(a)(xi)(D)", "canberra:16.3(a)(xi)")
def test_or_they_are_given_further_rounds() -> None:
    cup = running(prizes={"ties": "extra-coups"}).prepared().entered(8).closed()
    cup.play(1)
    cup.play(2, THREE)
    cup.refused(Reason.EQUALS_NOT_PARTED, "rank-final")
    cup.does("record-play-off", session=0, counts=(("E3", 90_00), ("E4", 110_00)))
    final = cup.one("rank-final")
    assert [(one.entrant, one.ahead) for one in final.placings][2] == ("E4", "extra-coups")


@pytest.mark.clause("canberra:16.23")
def test_no_fee_comes_back_but_all_of_it_where_the_tournament_is_cancelled() -> None:
    cup = running().prepared().entered(4)
    cup.does("withdraw", entrant="E4", as_=patron("E4"))
    assert cup.status("E4") == "withdrawn"
    assert cup.refused(Reason.NOT_REFUNDABLE, "refund", entrant="E4", amount=1).clauses == ("canberra:16.23",)
    cup.refused(Reason.RANK_TOO_LOW, "cancel-tournament", reason="flood", as_="Sam:casino-supervisor")
    cancelled, *due = cup.does("cancel-tournament", reason="flood")
    assert cancelled.under[0] == "canberra:16.23"
    assert [(one.entrant, one.amount) for one in due] == [(f"E{n}", 200_00) for n in range(1, 5)]  # type: ignore[attr-defined]
    cup.refused(Reason.STILL_OPEN, "close-tournament")
    for number in range(1, 5):
        cup.does("refund", entrant=f"E{number}", amount=200_00)
    closed = cup.one("close-tournament")
    assert (closed.fees, closed.refunds, closed.commission, closed.prizes) == (800_00, 800_00, 0, 0)
    cup.check()


@pytest.mark.clause("canberra:15.4")
def test_a_complaint_is_decided_as_at_any_table_and_the_commission_is_named() -> None:
    cup = running().prepared().entered(1)
    raised = cup.one("raise-complaint", entrant="E1", about="the count", as_=patron("E1"))
    assert raised.complaint.number == 1
    cup.refused(Reason.RANK_TOO_LOW, "decide-complaint", complaint=1, decision="no", as_="Dot:tournament-director")
    cup.does("decide-complaint", complaint=1, decision="it stands", as_="Gus:gaming-shift-manager")
    cup.does("cancel-tournament", reason="flood")
    cup.does("refund", entrant="E1", amount=200_00)
    refusal = cup.refused(Reason.STILL_OPEN, "close-tournament")
    assert refusal.facts == {"what": ("complaints",)}
    cup.does("advise-complainant", complaint=1, of="commission")
    cup.does("close-tournament")


def test_an_amount_the_pool_cannot_pay_is_refused_with_the_figures() -> None:
    cup = running().finished()
    edition = cup.tournament.editions[-1]
    share = (PrizeShare(place=1, amount=10_000_00),)
    held = replace(edition, terms=replace(edition.terms, prizes=replace(edition.terms.prizes, share=share)))
    cup.tournament = replace(cup.tournament, editions=(held,))
    refusal = cup.refused(Reason.SHARES_DO_NOT_ADD_UP, "award-prizes")
    assert (refusal.facts["pool"], refusal.facts["shares"]) == (1080_00, 10_000_00)


def test_what_a_cancellation_gives_back_is_not_undone_for_one_person() -> None:
    cup = running().prepared().entered(4)
    cancelled = cup.does("cancel-tournament", reason="flood")
    actor = cancelled[0].made.actor
    undone = {"act": cancelled[0].made.command, "why": "too soon", "as_": f"{actor.id}:{actor.rank}"}
    cup.refused(Reason.RESTS_ON_IT, "undo", **undone)
    assert all(one.refund_due == 200_00 for one in cup.tournament.entrants.values())
