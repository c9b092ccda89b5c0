"""The Star 3.7, 14.15 to 14.17 and 15: conduct, seats of those who abstain, disputes and reviews, wrong payments."""

from __future__ import annotations

from typing import Any

import pytest

from clauses.people import (
    abstaining,
    act,
    breach,
    dispute,
    excused,
    full,
    just_below,
    paid_wrong,
    recorded,
    sat_out,
    top,
    warned,
)
from croupier import Reason
from croupier.table import Actor
from croupier.table.records import (
    ComplainantAdvised,
    DisputeDecided,
    PaymentErrorClosed,
    PaymentErrorRecorded,
    PaymentErrorReported,
)
from live import Live

STAR = "star-sydney"
DAY = 24 * 60
SUPERVISOR = "gaming-supervisor"


@pytest.mark.clause("star-sydney:15.1", "star-sydney:15.2")
def test_a_device_is_a_breach_but_for_those_on_duty() -> None:
    live = Live(STAR)
    breach(live, "device")
    assert "star-sydney:15.2" in excused(live, "device", "on-duty").clauses


@pytest.mark.clause("star-sydney:15.3", "star-sydney:15.3.1", "star-sydney:15.3.2", "star-sydney:15.3.3")
def test_a_supervisor_voids_and_excludes() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    number = breach(live, "device")
    for power in ("void-wagers", "exclude-from-game", "exclude-from-casino"):
        live.refused("act-on-breach", Reason.RANK_TOO_LOW, by="dealer", breach=number, power=power)
        act(live, number, power, by=SUPERVISOR)
    assert live.has("A") == 10_000_00
    refusal = live.refused("sit-down", Reason.EXCLUDED_FROM_GAME, patron="A", seat=1)
    assert "star-sydney:15.3.3" in refusal.clauses


@pytest.mark.clause("star-sydney:15.3.4")
def test_the_person_with_the_device_is_detained_for_an_inspector_or_the_police() -> None:
    live = Live(STAR)
    act(live, breach(live, "device"), "detain")
    assert [one.id for one in live.table.duties.open] == ["inspector-or-police"]


@pytest.mark.clause("star-sydney:15.3")
@pytest.mark.parametrize("kind", ["influence", "side-bet", "proxy-betting", "card-handling", "advice-by-staff"])
def test_the_powers_are_for_devices_alone(kind: str) -> None:
    live = Live(STAR)
    number = breach(live, kind)
    for power in ("void-wagers", "exclude-from-game", "exclude-from-casino", "detain"):
        refusal = live.refused("act-on-breach", Reason.NO_SUCH_POWER, by=top(live), breach=number, power=power)
        assert "star-sydney:15.3" in refusal.clauses


@pytest.mark.clause("star-sydney:3.7")
def test_cards_are_handled_only_as_the_rules_permit() -> None:
    live = Live(STAR)
    assert recorded(live, "card-handling", who="a spectator").coup == 1


@pytest.mark.clause("star-sydney:15.6", "star-sydney:15.7")
def test_advice_and_influence_have_their_excuses() -> None:
    live = Live(STAR)
    breach(live, "advice-by-staff", who="the dealer")
    breach(live, "influence")
    assert excused(live, "advice-by-staff", "compliance").reason is Reason.NOT_A_BREACH
    assert excused(live, "influence", "asked").reason is Reason.NOT_A_BREACH


@pytest.mark.clause("star-sydney:15.11", "star-sydney:15.16", "star-sydney:1.1:Proxy Betting")
def test_side_bets_and_proxy_betting_are_recorded() -> None:
    live = Live(STAR)
    assert [breach(live, "side-bet", who="two spectators"), breach(live, "proxy-betting")] == [1, 2]
    live.refused("record-breach", Reason.NOT_FORBIDDEN, kind="other", patron="A")


@pytest.mark.clause("star-sydney:15.10")
def test_three_coups_sat_out_while_all_other_places_are_in_use_cost_the_seat() -> None:
    live = full(STAR)
    sat_out(live, 3)
    assert abstaining(live) == [("D", 3)]
    live.refused("direct-to-vacate", Reason.RANK_TOO_LOW, by="dealer", patron="D")
    live.do("direct-to-vacate", by=SUPERVISOR, patron="D")
    assert 4 not in live.table.seated()


@pytest.mark.clause("star-sydney:15.13", "star-sydney:15.14")
def test_a_dispute_is_decided_and_reviewed_by_another_person_above() -> None:
    live = Live(STAR)
    number = dispute(live)
    live.refused("decide-dispute", Reason.RANK_TOO_LOW, by="dealer", dispute=number, decision="no")
    live.refused(
        "review-dispute", Reason.NOT_DECIDED, by="casino-supervisor", dispute=number, decision="x", requested_by="A"
    )
    kim = Actor("Kim", "casino-supervisor")  # in the absence of a gaming supervisor
    decided, advised = live.do("decide-dispute", by=kim, dispute=number, decision="paid right")
    assert isinstance(decided, DisputeDecided)
    assert not decided.final
    assert isinstance(advised, ComplainantAdvised)
    assert (advised.to, advised.review) == (("inspector",), True)
    again: dict[str, Any] = {"dispute": number, "decision": "half of it", "requested_by": "A", "pays": 50_00}
    live.refused("decide-dispute", Reason.ALREADY_DECIDED, dispute=number, decision="x")
    live.refused("review-dispute", Reason.RANK_TOO_LOW, by=SUPERVISOR, **again)
    live.refused("review-dispute", Reason.ANOTHER_PERSON_NEEDED, by=kim, **again)
    live.refused("review-dispute", Reason.NEEDS_A_REQUEST, by="gaming-manager", **{**again, "requested_by": "B"})
    last, told = live.do("review-dispute", by=Actor("Lee", "casino-supervisor"), **again)
    assert isinstance(last, DisputeDecided)
    assert last.final
    assert isinstance(told, ComplainantAdvised)
    assert not told.review
    assert (live.has("A"), live.table.disputes) == (10_050_00, {})
    assert live.replayed() == live.table


# --- wrong payments ------------------------------------------------------------------------------


@pytest.mark.clause(
    "star-sydney:14.15", "star-sydney:14.15.1", "star-sydney:14.15.2", "star-sydney:14.17.1", "star-sydney:14.17.1.2"
)
def test_an_overpayment_not_intended_and_given_back_is_no_breach() -> None:
    live = Live(STAR)
    number = paid_wrong(live, 400)
    assert live.has("A") == 10_500_00
    live.refused("rectify-payment-error", Reason.RANK_TOO_LOW, by="dealer", error=number, amount=400_00)
    live.do("rectify-payment-error", error=number, amount=400_00)
    assert live.has("A") == 10_100_00
    assert [one.facts["left"] for one in warned(live, "payment-error")] == [("enquire",)]
    _, closed = live.do("enquire-payment-error", error=number, intentional=False)
    assert isinstance(closed, PaymentErrorClosed)
    assert live.table.payment_errors == {}
    assert live.replayed() == live.table


@pytest.mark.clause("star-sydney:14.17.1.1")
def test_whoever_was_underpaid_is_reimbursed_even_after_leaving() -> None:
    live = Live(STAR)
    number = paid_wrong(live, -40)
    assert live.has("A") == 10_060_00
    live.do("leave-table", patron="A")
    live.do("rectify-payment-error", error=number, amount=40_00, says="paid at the cage")
    live.do("enquire-payment-error", error=number, intentional=False)
    assert live.table.payment_errors == {}


@pytest.mark.clause("star-sydney:14.15.2")
def test_what_the_patron_refuses_or_lacks_stays_open_and_is_recorded() -> None:
    live = Live(STAR)
    number = paid_wrong(live, 400)
    live.bet("A", "player", 5_000)
    live.bet("A", "tie", 5_000)
    live.refused("rectify-payment-error", Reason.AMOUNT_NOT_POSSIBLE, error=number, amount=400_01)
    live.coup("5s4h/Kd7c")
    rectified, *_ = live.do("rectify-payment-error", error=number, amount=100_00, says="refuses the rest")
    assert getattr(rectified, "open", None) == 300_00
    live.do("enquire-payment-error", error=number, intentional=False)
    assert live.table.payment_errors[number].closed, "a reasonable attempt was made"


@pytest.mark.clause("star-sydney:14.16", "star-sydney:14.16.1", "star-sydney:14.16.2")
def test_where_it_may_have_been_intended_the_patron_is_identified() -> None:
    live = Live(STAR)
    number = paid_wrong(live, 400)
    live.refused("enquire-payment-error", Reason.FACTS_MISSING, error=number, intentional=True)
    live.do("enquire-payment-error", error=number, intentional=True, identified="member 1234")
    live.refused("enquire-payment-error", Reason.ALREADY_DECIDED, error=number, intentional=False)
    _, closed = live.do("rectify-payment-error", error=number, amount=400_00)
    assert "star-sydney:14.16.1" in closed.under


@pytest.mark.clause("star-sydney:14.17.2")
@pytest.mark.parametrize(
    ("dollars", "reported"), [(1_000, False), (1_000.5, True), (-100, False), (2_400, True), (-40, False)]
)
def test_only_what_is_over_a_thousand_dollars_must_go_to_the_commission(dollars: float, reported: bool) -> None:
    live = Live(STAR)
    number = paid_wrong(live, dollars)
    recorded = live.events[-1]
    assert isinstance(recorded, PaymentErrorRecorded)
    assert recorded.to_report is reported
    live.do("enquire-payment-error", error=number, intentional=False)
    live.do("rectify-payment-error", error=number, amount=0, says="not found")
    assert live.table.payment_errors[number].closed is not reported
    if not reported:
        number = paid_wrong(live, 1_200)
    told, *_ = live.do("report-payment-error", error=number, reference="NICC 7")
    assert isinstance(told, PaymentErrorReported)
    assert told.to == "nicc"


@pytest.mark.clause("star-sydney:14.15.2")
def test_a_lesser_one_may_be_brought_to_the_commission_instead() -> None:
    live = Live(STAR)
    number = paid_wrong(live, 40)
    live.do("enquire-payment-error", error=number, intentional=False)
    live.do("report-payment-error", error=number, reference="NICC 8")
    assert live.table.payment_errors[number].closed


@pytest.mark.parametrize(("days", "waits"), [((), 7), ((("payment-error-days", "2"),), 2)])
def test_the_case_clock_runs_seven_days_unless_the_table_chose_otherwise(
    days: tuple[tuple[str, str], ...], waits: int
) -> None:
    live = Live(STAR, options=days, gaming_ends=None)
    paid_wrong(live, 40)
    live.wait(waits * DAY)
    live.do("display-sign", sign=live.book.table.sign[0].id)
    assert [one.facts["late"] for one in warned(live, "payment-error")] == ["no"]
    live.wait(1)
    live.do("display-sign", sign=live.book.table.sign[0].id)
    assert [one.facts["late"] for one in warned(live, "payment-error")] == ["yes"]


def test_what_was_due_is_what_was_settled() -> None:
    live = Live(STAR)
    number = live.bet("A", "player", 100)
    live.first_four("5s4h/Kd7c")
    facts: dict[str, Any] = {"patron": "A", "coup": 1, "wager": number}
    live.refused("record-payment-error", Reason.NOT_AS_SETTLED, due=200_00, paid=250_00, **facts)
    live.do("announce-result")
    live.do("settle-coup")
    live.refused("record-payment-error", Reason.NOT_AS_SETTLED, due=195_00, paid=200_00, **facts)
    live.refused("record-payment-error", Reason.PAYMENT_WAS_RIGHT, due=200_00, paid=200_00, **facts)
    live.refused("record-payment-error", Reason.NOT_AS_SETTLED, due=200_00, paid=250_00, **{**facts, "patron": "B"})
    live.do("record-payment-error", due=200_00, paid=250_00, **facts)
    assert live.has("A") == 10_150_00
    low = just_below(live, SUPERVISOR)
    live.refused("enquire-payment-error", Reason.RANK_TOO_LOW, by=low, error=1, intentional=False)
