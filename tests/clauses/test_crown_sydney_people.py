"""Crown Sydney 14: conduct and its consequences, seats of those who abstain, disputes, payments put right."""

from __future__ import annotations

from typing import Any

import pytest

from clauses.people import abstaining, act, breach, dispute, excused, full, just_below, paid_wrong, recorded, sat_out
from croupier import Reason
from croupier.ledger import Place
from croupier.table.records import BreachActedOn, ComplainantAdvised, DisputeDecided, PersonExcluded
from live import Live

SYDNEY = "crown-sydney"


@pytest.mark.clause("crown-sydney:14.1")
def test_a_device_is_a_breach() -> None:
    live = Live(SYDNEY)
    assert recorded(live, "device").patron == "A"


@pytest.mark.clause("crown-sydney:14.2", "crown-sydney:14.2.1")
def test_an_assistant_casino_manager_voids_the_wagers_of_a_patron() -> None:
    live = Live(SYDNEY)
    live.bet("A", "player", 100)
    live.bet("A", "tie", 20)
    live.bet("B", "banker", 50)
    number = breach(live, "side-bet")
    low = just_below(live, "assistant-casino-manager")
    assert low.rank == "area-manager"
    live.refused("act-on-breach", Reason.RANK_TOO_LOW, by=low, breach=number, power="void-wagers")
    act(live, number, "void-wagers")
    assert live.has("A") == 10_000_00
    assert [down.patron for down in live.table.coup.wagers.values()] == ["B"]
    live.refused("act-on-breach", Reason.NOTHING_WAGERED, by="casino-manager", breach=number, power="void-wagers")
    live.first_four("5s4h/Kd7c")
    live.finish()
    assert live.has("B") == 9_950_00
    assert live.replayed() == live.table


@pytest.mark.clause("crown-sydney:14.2.2")
def test_an_excluded_patron_neither_wagers_nor_sits_nor_comes_back() -> None:
    live = Live(SYDNEY)
    live.bet("A", "player", 100)
    events = act(live, breach(live, "other"), "exclude-from-game")
    assert any(isinstance(event, PersonExcluded) for event in events)
    assert live.table.patrons["A"].seat is None
    assert [down.patron for down in live.table.coup.wagers.values()] == ["A"], "what was wagered before stands"
    ways: list[tuple[str, dict[str, Any]]] = [
        ("place-wager", {"wager": "tie", "stake": 5_00}),
        ("sit-down", {"seat": 1}),
    ]
    for name, facts in ways:
        refusal = live.refused(name, Reason.EXCLUDED_FROM_GAME, patron="A", **facts)
        assert "crown-sydney:14.2.2" in refusal.clauses
    live.refused("change-wager", Reason.EXCLUDED_FROM_GAME, number=1, stake=200_00)
    live.coup("5s4h/Kd7c")
    live.do("leave-table", patron="A")
    live.refused("arrive", Reason.EXCLUDED_FROM_GAME, patron="A")
    live.refused("lift-exclusion", Reason.RANK_TOO_LOW, by="area-manager", patron="A")
    live.do("lift-exclusion", patron="A")
    live.do("arrive", patron="A")
    live.refused("lift-exclusion", Reason.NOT_EXCLUDED, patron="A")


@pytest.mark.clause("crown-sydney:14.2.2")
def test_an_excluded_patron_does_not_cut() -> None:
    live = Live(SYDNEY, ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    act(live, breach(live, "other"), "exclude-from-game")
    live.refused("cut-cards", Reason.EXCLUDED_FROM_GAME, patron="A", after=200)
    live.cut()
    assert live.table.shoe.cut_at == 200


@pytest.mark.clause("crown-sydney:14.2.3")
def test_an_exclusion_from_the_casino_outlasts_a_lesser_one() -> None:
    live = Live(SYDNEY)
    number = breach(live, "device")
    act(live, number, "exclude-from-casino")
    act(live, number, "exclude-from-game")
    assert live.table.excluded["A"].power == "exclude-from-casino"


@pytest.mark.clause("crown-sydney:14.2.4")
def test_a_prohibited_device_goes_to_an_inspector_or_the_police() -> None:
    live = Live(SYDNEY)
    side_bet = breach(live, "side-bet")
    top = "assistant-casino-manager"
    live.refused("act-on-breach", Reason.NO_SUCH_POWER, by=top, breach=side_bet, power="escalate")
    device = breach(live, "device")
    (acted,) = act(live, device, "escalate")
    assert isinstance(acted, BreachActedOn)
    assert [(one.id, one.matter) for one in live.table.duties.open] == [("inspector-or-police", device)]
    live.do("record-notification", who="inspector-or-police", matter=device, reference="14:02")
    assert live.table.duties.open == ()


@pytest.mark.parametrize("power", ["seize-winnings", "confiscate-device", "detain"])
def test_what_the_document_does_not_give_is_no_power(power: str) -> None:
    live = Live(SYDNEY)
    number = breach(live, "device")
    refusal = live.refused("act-on-breach", Reason.NO_SUCH_POWER, by="casino-manager", breach=number, power=power)
    assert refusal.clauses == ("crown-sydney:14.2",)


@pytest.mark.clause("crown-sydney:14.6")
def test_staff_advise_only_to_keep_the_rules() -> None:
    live = Live(SYDNEY)
    assert recorded(live, "advice-by-staff", who="the dealer").who == "the dealer"
    assert excused(live, "advice-by-staff", "compliance").reason is Reason.NOT_A_BREACH


@pytest.mark.clause("crown-sydney:14.7")
def test_influence_is_a_breach_unless_the_player_permits_it() -> None:
    live = Live(SYDNEY)
    breach(live, "influence", who="an onlooker")
    assert excused(live, "influence", "asked").reason is Reason.NOT_A_BREACH


@pytest.mark.clause("crown-sydney:14.8", "crown-sydney:14.9", "crown-sydney:1.1:Proxy Betting")
def test_side_bets_and_proxy_betting_are_recorded() -> None:
    live = Live(SYDNEY)
    assert [breach(live, "side-bet"), breach(live, "proxy-betting")] == [1, 2]
    live.refused("record-breach", Reason.NOT_FORBIDDEN, kind="card-handling", patron="A")
    live.refused("record-breach", Reason.UNKNOWN_PATRON, kind="side-bet", patron="Z")
    live.refused("record-breach", Reason.TEXT_NOT_POSSIBLE, kind="side-bet")


@pytest.mark.clause("crown-sydney:14.10")
def test_three_coups_sat_out_at_a_full_table_cost_the_seat() -> None:
    live = full(SYDNEY)
    sat_out(live, 2)
    assert abstaining(live) == []
    refusal = live.refused("direct-to-vacate", Reason.NOT_ABSTAINING, patron="D")
    assert (refusal.facts["coups"], refusal.facts["needed"]) == (2, 3)
    sat_out(live, 1)
    assert abstaining(live) == [("D", 3)]
    live.refused("direct-to-vacate", Reason.RANK_TOO_LOW, by="dealer", patron="D")
    live.do("direct-to-vacate", by="higher-duties-dealer", patron="D")
    assert live.table.patrons["D"].seat is None
    assert live.replayed() == live.table


@pytest.mark.clause("crown-sydney:14.10")
def test_a_wager_or_an_empty_seat_starts_the_count_again() -> None:
    live = full(SYDNEY)
    sat_out(live, 3)
    live.bet("D", "tie", 5)
    assert abstaining(live) == []
    live.refused("direct-to-vacate", Reason.NOT_ABSTAINING, patron="D")
    live.coup("5c4c/Kc7c")
    sat_out(live, 2)
    live.do("stand-up", patron="G")
    live.do("sit-down", patron="G", seat=7)
    sat_out(live, 2)
    assert abstaining(live) == []
    sat_out(live, 1)
    assert abstaining(live) == [("D", 3)]


@pytest.mark.parametrize(("counts", "needed"), [("no", 3), ("yes", 2)])
def test_a_dummy_coup_counts_by_option_alone(counts: str, needed: int) -> None:
    live = full(SYDNEY, options=(("abstain-count-dummy", counts),))
    live.do("order-dummy-coup", grounds="reasonable-cause")
    live.first_four("5s4h/Kd7c")
    live.do("announce-result")
    live.do("clear-cards")
    sat_out(live, needed - 1)
    assert abstaining(live) == []
    sat_out(live, 1)
    assert abstaining(live) == [("D", 3)]


@pytest.mark.clause("crown-sydney:14.12")
def test_an_area_manager_decides_finally_and_the_player_is_told_of_the_inspector() -> None:
    live = Live(SYDNEY)
    number = dispute(live)
    low = just_below(live, "area-manager")
    live.refused("decide-dispute", Reason.RANK_TOO_LOW, by=low, dispute=number, decision="paid right")
    decided, advised = live.do("decide-dispute", by="area-manager", dispute=number, decision="one more", pays=5_00)
    assert isinstance(decided, DisputeDecided)
    assert (decided.final, decided.paid) == (True, 5_00)
    assert isinstance(advised, ComplainantAdvised)
    assert advised.to == ("inspector",)
    assert live.has("A") == 10_005_00
    assert live.table.disputes == {}
    again = dispute(live)
    (only,) = live.do("decide-dispute", by="area-manager", dispute=again, decision="no", accepted=True)
    assert isinstance(only, DisputeDecided), "whoever is satisfied is told nothing more"
    live.refused("review-dispute", Reason.NO_SUCH_POWER, dispute=again, decision="x", requested_by="A")


@pytest.mark.clause("crown-sydney:14.12")
def test_a_patron_disputes_for_themselves_and_staff_for_whoever_has_left() -> None:
    live = Live(SYDNEY)
    live.refused("raise-dispute", Reason.NOT_FOR_ANOTHER, by="B", patron="A", about="mine")
    live.refused("raise-dispute", Reason.UNKNOWN_PATRON, by="Z", patron="Z", about="mine")
    live.do("raise-dispute", by="dealer", patron="Z", about="left before it was paid")
    live.do("decide-dispute", dispute=1, decision="paid at the cage", pays=10_00, accepted=True)
    assert live.table.ledger.balance(Place.FLOAT) == -10_00


@pytest.mark.clause("crown-sydney:14.12")
def test_a_wrong_payment_is_put_right_by_whoever_decides_disputes() -> None:
    live = Live(SYDNEY)
    number = paid_wrong(live, 50)
    assert live.has("A") == 10_150_00
    live.refused("enquire-payment-error", Reason.NO_SUCH_POWER, error=number, intentional=False)
    live.refused("report-payment-error", Reason.NO_SUCH_POWER, error=number, reference="x")
    low = just_below(live, "area-manager")
    live.refused("rectify-payment-error", Reason.RANK_TOO_LOW, by=low, error=number, amount=50_00)
    live.do("rectify-payment-error", error=number, amount=50_00)
    assert live.has("A") == 10_100_00
    assert live.table.payment_errors == {}
    assert live.replayed() == live.table
