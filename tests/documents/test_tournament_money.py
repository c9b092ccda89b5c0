"""Ties, prizes, commission, refunds and buy-backs to the cent, reckoned by hand from the documents."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from croupier.table import Actor
from documents.tournament_desk import CB, CM, CS, HOUR, MINUTE, STARTS, Desk, findings, named

TWO_PRIZES = {"prizes.share": [{"place": 1, "parts": 6000}, {"place": 2, "parts": 4000}]}
GUARANTEED = {"prizes.pool": "guaranteed", "prizes.amount": 1500_00}
APPROVED = {"details.commission": 20_00, "details.commission_approval": "GRC 12"}
BACK = {"price": 100_00, "chips": 1000_00, "most": 1, "until_round": 1, "method": "At the desk"}
CASH = {"format.disposition": "cash", "details.buy_in": 1000_00}
COO = Actor("COO", "chief-officer")


def rounds(*progress: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "format.round": [
            {"name": f"Round {n}", "length": {"coups": 3}, "tables": 1, "seats": 7, "progress": one} | more
            for n, one in enumerate(progress, 1)
        ]
    }


TWO_ROUNDS = rounds({"by": "top-of-table", "number": 3}, {"by": "final"})


def test_tn160_two_equal_firsts_share_first_and_second() -> None:
    # 7 x 143.00 = 1001.00: 500.50, 300.30, 200.20; (500.50 + 300.30) / 2 = 400.40
    counts = {"E1": 1400, "E2": 1400, "E3": 1300, "E4": 400, "E5": 300, "E6": 200, "E7": 100}
    desk = Desk(CB).ready({"details.fee": 143_00}).finished(counts, paid=143_00)
    assert desk.prizes() == {"E1": 400_40, "E2": 400_40, "E3": 200_20}


def test_tn161_three_equal_firsts_and_an_odd_cent() -> None:
    # 5 x 200.00 = 1000.00 / 3 = 333.33, one cent over
    desk = Desk(CB).ready().finished({"E1": 1400, "E2": 1400, "E3": 1400, "E4": 400, "E5": 300})
    assert sorted(desk.prizes().values()) == [333_33, 333_33, 333_34]
    assert sum(desk.prizes().values()) == 1000_00
    assert set(desk.prizes()) == {"E1", "E2", "E3"}


@pytest.mark.parametrize(
    ("chips", "first"),
    [
        pytest.param((1400, 1300, 1300, 1300, 100), [600_00, 133_34, 133_33, 133_33], id="second"),
        pytest.param((1400, 1400, 1400, 1300, 100), [333_34, 333_33, 333_33], id="first"),
    ],
)
def test_tn162_three_equals_over_two_prizes(chips: tuple[int, ...], first: list[int]) -> None:
    counts = {f"E{n}": chip for n, chip in enumerate(chips, 1)}
    desk = Desk(CB).ready(TWO_PRIZES).finished(counts)
    assert sorted(desk.prizes().values(), reverse=True) == first


def test_tn162_two_equals_over_the_last_prize() -> None:
    desk = Desk(CB).ready().finished({"E1": 1400, "E2": 1300, "E3": 1200, "E4": 1200, "E5": 300})
    assert desk.prizes() == {"E1": 500_00, "E2": 300_00, "E3": 100_00, "E4": 100_00}


def charity(order: tuple[str, ...], chips: tuple[int, ...]) -> Desk:
    desk = Desk(CM).ready({"event": "charity"})
    desk.ok("approve-staff", who=COO, person="S", reference="COO-7")
    for name in order:
        desk.enter(name, staff=name == "S")
    desk.tables().close()
    session = desk.schedule()
    desk.draw(session, order[0])
    desk.ok("brief-players")
    desk.clock = STARTS - MINUTE
    desk.seat(session)
    desk.clock = STARTS
    desk.ok("start-session", session=session)
    desk.count(session, dict(zip(order, chips, strict=True)))
    desk.ok("end-session", session=session)
    desk.ok("rank-final")
    assert "12.4.2(a)(v)" in desk.cited(desk.ok("award-prizes"))
    return desk


@pytest.mark.parametrize("order", [("E1", "S", "E2", "E3", "E4"), ("S", "E1", "E2", "E3", "E4")])
def test_tn164_the_next_eligible_stands_in_for_staff(order: tuple[str, ...]) -> None:
    desk = charity(order, (1400, 1300, 1200, 1100, 100))
    assert desk.prizes() == {"E1": 500_00, "E2": 300_00, "E3": 200_00}
    assert desk.entrant("S").place == order.index("S") + 1


def test_tn165_nothing_is_divided_with_staff() -> None:
    desk = charity(("E1", "S", "E2", "E3", "E4"), (1400, 1300, 1300, 1100, 100))
    assert desk.prizes() == {"E1": 500_00, "E2": 300_00, "E3": 200_00}


def test_tn165_two_equals_besides_staff_are_divided_as_if_staff_were_not_there() -> None:
    desk = charity(("S", "E1", "E2", "E3", "E4"), (1400, 1300, 1300, 1100, 100))
    assert desk.prizes() == {"E1": 400_00, "E2": 400_00, "E3": 200_00}


def test_tn164_staff_below_the_prizes_move_nobody() -> None:
    desk = charity(("E1", "E2", "E3", "S", "E4"), (1400, 1300, 1200, 1100, 100))
    assert desk.prizes() == {"E1": 500_00, "E2": 300_00, "E3": 200_00}


def test_tn167_canberra_returns_everything_but_the_approved_commission() -> None:
    # 4 x 200.00 = 800.00; 4 x 20.00 commission; 720.00: 360.00, 216.00, 144.00
    desk = Desk(CB).ready(APPROVED).finished({"E1": 1400, "E2": 1300, "E3": 1200, "E4": 1100})
    assert desk.prizes() == {"E1": 360_00, "E2": 216_00, "E3": 144_00}
    assert abs(desk.lies("tournament-commission")) == 80_00


def test_tn168_the_house_adds_what_is_guaranteed() -> None:
    # 720.00 of fees, 1500.00 guaranteed: 780.00 is the house's
    desk = Desk(CB).ready(APPROVED | GUARANTEED).finished({"E1": 1400, "E2": 1300, "E3": 1200, "E4": 1100})
    assert desk.prizes() == {"E1": 750_00, "E2": 450_00, "E3": 300_00}
    assert abs(desk.lies("house-added")) == 780_00


def test_tn168_fees_above_what_is_guaranteed_are_all_prizes_at_canberra() -> None:
    desk = (
        Desk(CB)
        .ready(GUARANTEED | {"prizes.amount": 500_00})
        .finished({"E1": 1400, "E2": 1300, "E3": 1200, "E4": 1100})
    )
    assert sum(desk.prizes().values()) == 800_00


def test_tn168_fees_above_a_fixed_pool_cannot_be_kept_at_canberra() -> None:
    changes = {"prizes.pool": "fixed", "prizes.amount": 500_00}
    if named(findings(CB, changes), "16.21") or named(findings(CB, changes), "16.22"):
        return
    desk = Desk(CB).ready(changes).finished({"E1": 1400, "E2": 1300, "E3": 1200, "E4": 1100})
    assert sum(desk.prizes().values()) == 800_00


def test_tn169_cancelled_at_canberra_everybody_gets_everything_back() -> None:
    desk = Desk(CB).ready(APPROVED)
    desk.enter("E1", "E2", "E3", "E4", "E5").tables()
    desk.ok("withdraw", who=Actor("E1", "patron"), entrant="E1")
    desk.close()
    session = desk.schedule()
    desk.draw(session, "E2")
    desk.clock = STARTS - MINUTE
    desk.seat(session, "E2")
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E2", session=session)
    desk.ok("start-session", session=session)
    assert "16.23" in desk.cited(desk.ok("cancel-tournament", who=desk.boss, reason="flood"))
    desk.no("refund", entrant="E3", amount=300_00, circumstance="cancelled")
    for name in ("E1", "E2", "E3", "E4", "E5"):
        desk.ok("refund", entrant=name, amount=200_00)
        assert desk.entrant(name).refunded == 200_00
    desk.no("refund", entrant="E3", amount=200_00)
    assert (desk.lies("pool"), desk.lies("tournament-commission"), desk.lies("refund-due")) == (0, 0, 0)
    assert desk.lies("entrant-money") == 0
    desk.no("award-prizes")


def test_tn170_no_refund_at_canberra_before_a_cancellation() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3")
    desk.no("refund", "16.23", entrant="E1", amount=200_00)


def bought(book: str, changes: dict[str, Any]) -> tuple[Desk, int]:
    desk = Desk(book).ready(TWO_ROUNDS | changes)
    session = desk.playing("E1", "E2", "E3", "E4", "E5")
    desk.ok("record-elimination", session=session, entrant="E5", coup=2)
    return desk, session


@pytest.mark.parametrize(("book", "clause"), [(CB, "16.3(a)(ii)(f)|16.6"), (CS, "12.4.3(a)(iv)")])
def test_tn171_buy_backs_as_often_as_the_terms_say_and_for_the_eliminated_alone(book: str, clause: str) -> None:
    desk, session = bought(book, {"format.buy_back": BACK})
    desk.count(session, {"E1": 1400, "E2": 1300, "E3": 1200, "E4": 100})
    desk.ok("end-session", session=session)
    desk.no("buy-back", clause, entrant="E1", paid=100_00)
    desk.no("buy-back", clause, entrant="E5", paid=50_00)
    desk.ok("buy-back", entrant="E5", paid=100_00)
    assert abs(desk.lies("pool")) == 1100_00
    assert desk.entrant("E5").buy_backs == 1
    desk.no("buy-back", clause, entrant="E5", paid=100_00)


def test_tn171_no_buy_back_for_who_forfeited() -> None:
    desk = Desk(CB).ready(TWO_ROUNDS | {"format.buy_back": BACK})
    session = desk.at_seats("E1", "E2", "E3", "E4")
    desk.seat(session, "E4")
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E4", session=session)
    desk.no("buy-back", "16.3(a)(ii)(f)|16.9|16.6", entrant="E4", paid=100_00)


@pytest.mark.parametrize(("book", "clause"), [(CB, "16.3(a)(ii)(f)|16.6"), (CS, "12.4.3(a)(iv)")])
def test_tn172_no_buy_back_where_the_terms_have_none(book: str, clause: str) -> None:
    desk, _ = bought(book, {})
    desk.no("buy-back", clause, entrant="E5", paid=100_00)


def test_tn145_sydney_re_buy_only_by_the_terms() -> None:
    desk = Desk(CS).ready()
    desk.playing("E1", "E2", "E3")
    desk.no("re-buy", "12.4.1(a)(ii)", entrant="E1", paid=100_00)
    desk.no("add-on", "12.4.1(a)(ii)", entrant="E1", paid=100_00)


def test_tn145_sydney_re_buy_by_the_terms() -> None:
    desk = Desk(CS).ready({"details.re_buy": {"price": 100_00, "chips": 500_00, "most": 1, "until_round": 1}})
    desk.playing("E1", "E2", "E3")
    assert "12.4.1(a)(ii)" in desk.cited(desk.ok("re-buy", entrant="E1", paid=100_00))
    assert desk.entrant("E1").chips_added == 500_00
    assert abs(desk.lies("pool")) == 700_00
    desk.no("re-buy", "12.4.1(a)(ii)", entrant="E1", paid=100_00)


@pytest.mark.parametrize("command", ["re-buy", "add-on"])
def test_tn144_canberra_chips_are_not_added_to(command: str) -> None:
    desk = Desk(CB).ready()
    desk.playing("E1", "E2", "E3")
    desk.no(command, "16.13", entrant="E1", paid=100_00)


def ended(book: str, changes: dict[str, Any], paid: int = 200_00) -> Desk:
    desk = Desk(book).ready(changes)
    return desk.finished({"E1": 1400, "E2": 1300, "E3": 300}, paid=paid)


@pytest.mark.parametrize("book", [CS, CM])
def test_tn173_chips_are_cashed_to_the_count_where_the_terms_say_so(book: str) -> None:
    desk = ended(book, CASH, paid=1200_00)
    assert desk.prizes() == {"E1": 300_00, "E2": 180_00, "E3": 120_00}
    desk.no("cash-chips", entrant="E1", amount=1500_00)
    desk.ok("cash-chips", entrant="E1", amount=1400_00)
    desk.no("cash-chips", entrant="E1", amount=1400_00)
    assert desk.entrant("E1").cashed == 1400_00


@pytest.mark.parametrize("book", [CS, CM])
def test_tn173_chips_are_not_cashed_elsewhere(book: str) -> None:
    ended(book, {}).no("cash-chips", "12.4.3(c)", entrant="E1", amount=1400_00)


def test_tn174_canberra_chips_are_never_exchanged_for_money() -> None:
    ended(CB, {}).no("cash-chips", "16.13|A:Tournament Chips", entrant="E1", amount=1400_00)


@pytest.mark.parametrize("book", [CS, CM, CB])
def test_tn177_a_prize_is_paid_once_and_in_full(book: str) -> None:
    desk = ended(book, {})
    desk.no("pay-prize", entrant="E1", amount=300_01)
    desk.no("pay-prize", entrant="Z", amount=100)
    desk.ok("pay-prize", entrant="E1", amount=300_00)
    desk.no("pay-prize", entrant="E1", amount=300_00)


def test_tn178_canberra_is_not_closed_before_the_pool_is_paid() -> None:
    desk = ended(CB, {})
    desk.ok("pay-prize", entrant="E1", amount=300_00)
    desk.no("close-tournament", "16.21")
    desk.ok("pay-prize", entrant="E2", amount=180_00)
    desk.ok("pay-prize", entrant="E3", amount=120_00)
    desk.ok("close-tournament")
    assert {cents for cents in desk.now.ledger.balances.values() if cents} <= {
        -200_00 + 300_00,
        -200_00 + 180_00,
        -200_00 + 120_00,
    }


POINTS: dict[str, Any] = {
    "format.kind": "points",
    "winners.by": "points",
    "winners.session_ties": "points-divided",
    **rounds({"by": "all"}, {"by": "all"}, points=[10, 6, 4, 3]),
}


def test_tn179_points_are_divided_exactly() -> None:
    # first session: E1 10; E2, E3, E4 (6 + 4 + 3) / 3 = 13/3; second: E4 10, E3 6, E2 4, E1 3
    desk = Desk(CB).ready(POINTS)
    first = desk.playing("E1", "E2", "E3", "E4")
    desk.count(first, {"E1": 1400, "E2": 900, "E3": 900, "E4": 900})
    desk.ok("end-session", session=first)
    second = desk.schedule(2, STARTS + HOUR)
    desk.draw(second, "E1")
    desk.clock = STARTS + HOUR - MINUTE
    desk.seat(second)
    desk.clock = STARTS + HOUR
    desk.ok("start-session", session=second)
    desk.count(second, {"E4": 1400, "E3": 1300, "E2": 900, "E1": 800})
    desk.ok("end-session", session=second)
    desk.ok("rank-final")
    points = {placing.entrant: Fraction(*placing.points) for placing in desk.now.ranking}
    assert points == {"E1": 13, "E2": Fraction(25, 3), "E3": Fraction(31, 3), "E4": Fraction(43, 3)}
    assert [placing.entrant for placing in desk.now.ranking] == ["E4", "E1", "E3", "E2"]


def test_tn180_further_rounds_part_equals_where_the_conditions_say_so() -> None:
    desk = Desk(CB).ready({"prizes.ties": "extra-coups"})
    session = desk.playing("E1", "E2", "E3", "E4")
    desk.count(session, {"E1": 1400, "E2": 1400, "E3": 1200, "E4": 100})
    desk.ok("end-session", session=session)
    desk.no("rank-final", "16.3(a)(xi)")
    desk.ok("record-play-off", session=0, counts=(("E1", 500_00), ("E2", 500_00)))
    desk.no("rank-final", "16.3(a)(xi)")
    desk.ok("record-play-off", session=0, counts=(("E1", 400_00), ("E2", 500_00)))
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert desk.prizes() == {"E2": 400_00, "E1": 240_00, "E3": 160_00}


def test_tn180_equals_without_a_prize_between_them_need_no_further_rounds() -> None:
    desk = Desk(CB).ready({"prizes.ties": "extra-coups"})
    session = desk.playing("E1", "E2", "E3", "E4", "E5")
    desk.count(session, {"E1": 1400, "E2": 1300, "E3": 1200, "E4": 100, "E5": 100})
    desk.ok("end-session", session=session)
    desk.ok("rank-final")


@pytest.mark.parametrize("book", [CS, CM, CB])
def test_tn182_a_restart_loses_nothing(book: str) -> None:
    desk = ended(book, {})
    assert desk.told_again() == desk.now
    assert sum(desk.now.ledger.balances.values()) == 0


def test_tn166_staff_never_take_a_prize_that_nobody_else_can() -> None:
    desk = charity(("S", "E1", "E2"), (1400, 1300, 1200))
    assert "S" not in desk.prizes()
    assert desk.prizes()["E1"] == 300_00
    assert desk.prizes()["E2"] == 180_00


def test_tn176_the_director_awards_at_canberra() -> None:
    desk = Desk(CB).ready()
    session = desk.playing("E1", "E2", "E3")
    desk.count(session, {"E1": 1400, "E2": 1300, "E3": 300})
    desk.ok("end-session", session=session)
    desk.no("award-prizes")
    desk.no("rank-final", "16.20", who=Actor("Kim", "dealer"))
    desk.ok("rank-final")
    desk.no("award-prizes", "16.20", who=Actor("Kim", "dealer"))
    assert "16.20" in desk.cited(desk.ok("award-prizes"))


TWO_GAMES: dict[str, Any] = {
    "format.kind": "points",
    "winners.by": "points",
    "winners.session_ties": "points-divided",
    "format.round": [
        {
            "name": game,
            "length": {"coups": 3},
            "tables": 1,
            "seats": 7,
            "progress": {"by": "all"},
            "points": [10, 6, 4],
            "game": game,
        }
        for game in ("this", "another")
    ],
}


def test_tn179_points_of_another_game_are_those_of_the_conditions() -> None:
    desk = Desk(CB).ready(TWO_GAMES)
    first = desk.playing("E1", "E2", "E3")
    desk.count(first, {"E1": 1000, "E2": 900, "E3": 800})
    desk.ok("end-session", session=first)
    second = desk.schedule(2, STARTS + HOUR)
    desk.clock = STARTS + HOUR
    desk.no("record-points", session=second, points=(("E1", 1000), ("E2", 6), ("E3", 4)))


def test_tn166_what_nobody_may_have_stays_held_when_it_is_closed() -> None:
    desk = charity(("S", "E1", "E2"), (1400, 1300, 1200))
    desk.ok("pay-prize", entrant="E1", amount=300_00)
    desk.ok("pay-prize", entrant="E2", amount=180_00)
    desk.ok("close-tournament")
    assert (desk.lies("pool"), desk.lies("tournament-commission")) == (120_00, 0)


def test_tn179_equals_at_another_game_share_their_points() -> None:
    desk = Desk(CB).ready(TWO_GAMES)
    first = desk.playing("E1", "E2", "E3")
    desk.count(first, {"E1": 1000, "E2": 900, "E3": 800})
    desk.ok("end-session", session=first)
    second = desk.schedule(2, STARTS + HOUR)
    desk.no("record-points", "16.3(a)(ix)(B)", session=second, points=(("E1", 10), ("E2", (11, 2)), ("E3", (11, 2))))
    desk.ok("record-points", session=second, points=(("E1", 10), ("E2", 5), ("E3", 5)))
    desk.ok("end-session", session=second)
    assert desk.entrant("E3").points == 4 + 5
