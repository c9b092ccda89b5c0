"""Clauses that were once cited where they decided nothing: for each, the very act, which cites its own and not that.

Others of the kind are in the scenario H99, and tests/citations looks over everything that is played.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier import open_book
from croupier.clauses import Clauses, Reason
from croupier.table import records as r
from croupier.table.state import Limit
from live import Live

CANBERRA, CROWN_SYDNEY, CROWN_MELBOURNE, STAR, LEAFLET = map(
    open_book, ("canberra", "crown-sydney", "crown-melbourne", "star-sydney", "crown-brochure")
)
PAIRS = ("player-pair", "banker-pair")
DRAGONS = ("player-dragon-bonus", "banker-dragon-bonus")


def numbers(clauses: Clauses) -> set[str]:
    return {clause.number for clause in clauses}


def of_kind(live: Live, kind: type[r.Event]) -> list[r.Event]:
    return [event for event in live.events if isinstance(event, kind)]


def placed(live: Live, wager: str, dollars: int = 20) -> set[str]:
    live.bet("A", wager, dollars)
    return numbers(of_kind(live, r.WagerPlaced)[-1].under)


@pytest.mark.clause("canberra:4.2")
def test_main_wagers_cite_neither_pairs_nor_dragon_bonus() -> None:
    live = Live(CANBERRA, "commission", side_wagers=(*PAIRS, *DRAGONS), options=(("pairs", "canberra"),))
    assert placed(live, "player") == {"4.2"}
    pair, dragon = placed(live, "player-pair"), placed(live, "player-dragon-bonus")
    assert {"9.8", "12.6"} & pair == {"9.8"}
    assert {"9.8", "12.6"} & dragon == {"12.6"}


@pytest.mark.parametrize("book", [CANBERRA, CROWN_SYDNEY, CROWN_MELBOURNE, STAR], ids=lambda book: book.id)
def test_opening_a_table_voids_no_past_coup(book: object) -> None:
    live = Live(book)  # type: ignore[arg-type]
    assert [numbers(event.under) for event in of_kind(live, r.CoupsKept)] == [set()]
    reach = {clause.number for clause in book.irregularities.kept}  # type: ignore[attr-defined]
    assert reach
    assert not reach & numbers(of_kind(live, r.TableOpened)[0].under)


def test_the_order_of_merit_is_cited_for_the_count_that_won() -> None:
    live = Live(CROWN_MELBOURNE)
    live.bet("A", "player", 20)
    live.coup("2d3s/4h5c")  # a nine wins, and no ace lies there
    cited = numbers(of_kind(live, r.ResultAnnounced)[-1].under)
    assert {one for one in cited if one.startswith("8.3.3(")} == {"8.3.3(a)"}
    assert "3.2.3" not in cited


@pytest.mark.clause("crown-sydney:6.6.1")
def test_pairs_alone_is_no_matter_of_other_side_wagers() -> None:
    for offered, wager, layout, options in (
        (("tiger",), "tiger", "J", ()),
        (DRAGONS, "player-dragon-bonus", "G", ()),
        ((*DRAGONS, "one-one-two"), "one-one-two", "G", (("one-one-two", "dragon-bonus"),)),
    ):
        live = Live(CROWN_SYDNEY, layout=layout, side_wagers=offered, options=options)
        assert "6.6.1(a)" not in placed(live, wager, 40)


@pytest.mark.clause("star-sydney:12.31")
def test_a_wager_without_an_area_cites_its_own_rule_and_layouts_alone() -> None:
    live = Live(STAR, opened=False, layout="A", side_wagers=("small-tiger",))
    refusal = live.refused("open-table", Reason.NO_AREA_FOR_WAGER, setup=live.setup)
    cited = numbers(refusal.clauses)
    assert "12.31" in cited
    assert {one for one in cited if one.startswith(("12.", "5.", "13."))} == {"12.31"}
    assert cited - {"12.31", "2.2"} <= {f"Diagram {letter}" for letter in "APQSTUVW"}


@pytest.mark.clause("canberra:4.8", "canberra:4.9")
def test_a_dummy_coup_cites_the_case_in_which_it_was_ordered() -> None:
    live = Live(CANBERRA)
    agreed = live.do("order-dummy-coup", grounds="all-agree", requested_by="A", agreed=tuple(live.table.patrons))[0]
    assert {"4.8", "4.9"} & numbers(agreed.under) == {"4.8"}
    for patron in tuple(live.table.patrons):
        live.do("leave-table", patron=patron)
    live.coup("2d7s/4h5c")
    empty = live.do("order-dummy-coup", grounds="no-patrons")[0]
    assert {"4.8", "4.9"} & numbers(empty.under) == {"4.9"}


@pytest.mark.clause("crown-melbourne:4.1.1(d)")
def test_an_ordered_shuffle_cites_its_own_ground() -> None:
    live = Live(CROWN_MELBOURNE)
    ended = live.do("order-shuffle", grounds="reasonable-cause")[0]
    assert {"4.1.1(c)", "4.1.1(d)"} & numbers(ended.under) == {"4.1.1(d)"}


@pytest.mark.clause("crown-sydney:11.8.3", "crown-sydney:11.8.4")
def test_wagers_on_a_coup_that_becomes_a_dummy_coup_are_not_those_placed_on_one() -> None:
    live = Live(CROWN_SYDNEY)
    live.bet("A", "player", 20)
    ordered = live.do("order-dummy-coup", grounds="any-time")[0]
    assert {"11.8.3", "11.8.4"} & numbers(ordered.under) == {"11.8.3"}
    refusal = live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="tie", stake=20_00)
    assert {"11.8.3", "11.8.4"} & numbers(refusal.clauses) == {"11.8.4"}


@pytest.mark.clause("star-sydney:9.3/Table 1:8-9", "crown-brochure:1:Player 8-9", "crown-brochure:2:Banker 8-9")
def test_the_row_of_a_natural_is_that_of_the_hand_that_has_it() -> None:
    for book, of_player, of_banker in ((STAR, "9.3/Table 1:8-9", ""), (LEAFLET, "1:Player 8-9", "2:Banker 8-9")):
        live = Live(book)
        for cards, rows in (
            ("9dKh/2s5h", {of_player}),
            ("2dKh/9s9h", {of_banker}),
            ("9dKh/8sTc", {of_player, of_banker}),
        ):
            live.bet("A", "player", 20)
            live.coup(cards)
            cited = numbers(of_kind(live, r.ResultAnnounced)[-1].under)
            assert {of_player, of_banker} & cited == rows - {""}


def paid(live: Live, wager: str) -> set[str]:
    for event in reversed(live.events):
        if isinstance(event, r.CoupSettled | r.PairsSettled):
            for payment in event.payments:
                if payment.settled.wager == wager:
                    return numbers(payment.settled.clauses)
    raise AssertionError(wager)


@pytest.mark.clause("canberra:9.10(a)", "canberra:9.10(b)", "canberra:9.4(a)", "canberra:12.4(b)")
def test_at_canberra_the_order_after_four_cards_is_that_of_pairs_alone() -> None:
    live = Live(CANBERRA, "commission", side_wagers=(*PAIRS, *DRAGONS), options=(("pairs", "canberra"),))
    live.bet("A", "player-pair", 20)
    live.coup("2s2dKh/3c4d")
    assert {"9.10(a)", "9.10(b)"} <= numbers(of_kind(live, r.PairsSettled)[-1].under)
    assert not {"9.10(a)", "9.10(b)"} & numbers(of_kind(live, r.CoupSettled)[-1].under)
    # nobody wagered on a hand or on a tie, and the round was dealt out all the same
    assert {"9.4(a)", "12.4(b)"} & numbers(of_kind(live, r.ResultAnnounced)[-1].under) == {"9.4(a)"}
    live.bet("A", "player-dragon-bonus", 20)
    live.coup("2s5d/3c4d")
    assert {"9.4(a)", "12.4(b)"} & numbers(of_kind(live, r.ResultAnnounced)[-1].under) == {"12.4(b)"}
    live.bet("A", "player-pair", 20)
    live.bet("A", "tie", 20)
    live.coup("2s5d/3c4d")
    assert not {"9.4(a)", "12.4(b)"} & numbers(of_kind(live, r.ResultAnnounced)[-1].under)
    assert not {"9.10(a)", "9.10(b)"} & numbers(of_kind(live, r.CoupSettled)[-1].under)


@pytest.mark.clause("crown-sydney:6.6.1(a)", "crown-melbourne:6.8.1(a)")
def test_a_coup_of_pairs_alone_is_completed_by_its_own_rule() -> None:
    for live, rule in (
        (Live(CROWN_SYDNEY, side_wagers=PAIRS, layout="E"), "6.6.1(a)"),
        (Live(CROWN_MELBOURNE, side_wagers=PAIRS), "6.8.1(a)"),
    ):
        live.bet("A", "player-pair", 20)
        live.coup("2s5d/3c4d")
        assert rule in numbers(of_kind(live, r.ResultAnnounced)[-1].under)
        live.bet("A", "player-pair", 20)
        live.bet("A", "player", 20)
        live.coup("2s5d/3c4d")
        assert rule not in numbers(of_kind(live, r.ResultAnnounced)[-1].under)


@pytest.mark.clause("canberra:12.8", "canberra:10.5")
def test_odds_are_cited_for_what_is_paid_by_them() -> None:
    live = Live(CANBERRA, "commission", side_wagers=DRAGONS)
    live.bet("A", "player-dragon-bonus", 20)
    live.bet("A", "banker-dragon-bonus", 20)
    live.coup("4s5d/2c5h")  # a natural nine
    assert "12.8" in paid(live, "player-dragon-bonus")
    assert "12.8" not in paid(live, "banker-dragon-bonus")
    perfect = ("player-perfect-pair", "banker-perfect-pair")
    live = Live(CANBERRA, "commission", side_wagers=perfect, options=(("pairs", "perfect"),))
    for wager in perfect:
        live.bet("A", wager, 20)
    live.coup("4s4s/2c5h")
    assert "10.5" in paid(live, perfect[0])
    assert "10.5" not in paid(live, perfect[1])


@pytest.mark.clause("star-sydney:6.6.1", "star-sydney:6.6.4", "star-sydney:6.6.2")
def test_a_minimum_that_is_kept_is_cited_for_whom_it_decides() -> None:
    live = Live(STAR, limits=Limit(10_00, 5_000_00))
    live.do("change-limits", limits=Limit(50_00, live.setup.limits.maximum), keeping=True)
    live.do("display-sign", sign="kept-minimum")
    assert {"6.6.1", "6.6.4"} & placed(live, "player") == {"6.6.1"}
    assert {"6.6.1", "6.6.4"} & placed(live, "tie", 60) == set()
    live.do("arrive", patron="late", chips=500_00)
    refusal = live.refused("place-wager", Reason.BELOW_MINIMUM, patron="late", wager="tie", stake=20_00)
    assert {"6.6.1", "6.6.4"} & numbers(refusal.clauses) == {"6.6.4"}
    # what nobody may stake any more is no matter of who came when
    least = live.refused("place-wager", Reason.BELOW_MINIMUM, patron="late", wager="tie", stake=5_00)
    assert not {"6.6.1", "6.6.4"} & numbers(least.clauses)
    ended = live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=Limit(50_00, live.setup.limits.maximum))
    assert "6.6.2" in numbers(ended.clauses)


@pytest.mark.parametrize(
    ("book", "rule"),
    [(CANBERRA, "3.2"), (CROWN_SYDNEY, "7.4"), (CROWN_MELBOURNE, "7.6"), (STAR, "6.7")],
    ids=lambda value: getattr(value, "id", value),
)
def test_limits_of_a_patrons_own_are_cited_where_the_signs_would_have_decided_otherwise(book: Any, rule: str) -> None:
    live = Live(book)
    most = live.setup.limits.maximum // 100
    live.do("agree-personal-limits", patron="A", maximum=(most + 100) * 100)
    if book is STAR:
        live.do("display-sign", sign="personal-limits")
    live.do("buy-in", patron="A", amount=(most + 200) * 100)
    assert placed(live, "player", most + 100) >= {rule}
    assert not {"1.1:Distinctive Marker", "2.2.2(c)"} & numbers(of_kind(live, r.WagerPlaced)[-1].under)
    assert rule not in placed(live, "tie", 20)


@pytest.mark.clause("canberra:13.6(a)(ii)", "canberra:13.6(a)(iii)", "canberra:13.6(a)(iv)")
def test_what_is_changed_by_permission_cites_its_own_paragraph() -> None:
    crown = ("11.9.1", "11.9.1(b)", "11.9.1(c)", "11.9.1(d)")
    for book, (permits, altered, new, withdrawn) in (
        (CANBERRA, ("13.6(a)", "13.6(a)(ii)", "13.6(a)(iii)", "13.6(a)(iv)")),
        (CROWN_SYDNEY, crown),
        (CROWN_MELBOURNE, crown),
    ):
        live = Live(book, method="dealer-opens", face="down")
        live.bet("A", "player", 20)
        live.do("call-for-bets")
        live.do("call-no-more-bets")
        live.do("draw-card")
        live.do("draw-card")
        live.do("report-irregularity", slip="changes-asked")
        live.do("order-remedy", book.authority.supervisor.rank, remedy="permit")
        (number,) = live.table.coup.wagers
        live.do("change-wager", number=number, stake=30_00)
        assert {permits, altered, new, withdrawn} & numbers(live.events[-1].under) == {permits, altered}
        live.bet("A", "tie", 20)
        assert {permits, altered, new, withdrawn} & numbers(live.events[-1].under) == {permits, new}
        live.do("withdraw-wager", number=number)
        assert numbers(live.events[-1].under) == {permits, withdrawn}


@pytest.mark.clause("canberra:4.8(a)", "canberra:4.8(b)")
def test_a_no_bet_coup_is_refused_by_the_condition_that_is_not_met() -> None:
    live = Live(CANBERRA)
    everyone = tuple(live.table.patrons)
    not_all = live.refused(
        "order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="all-agree", requested_by="A", agreed=everyone[:1]
    )
    assert {"4.8(a)", "4.8(b)"} & numbers(not_all.clauses) == {"4.8(b)"}
    unasked = live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="all-agree", agreed=everyone)
    assert {"4.8(a)", "4.8(b)"} & numbers(unasked.clauses) == {"4.8(a)"}
