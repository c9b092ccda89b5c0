"""Clauses that were once cited where they decided nothing: for each, the very act, which cites its own and not that.

Others of the kind are in the scenario H99, and tests/citations looks over everything that is played.
"""

from __future__ import annotations

import pytest

from croupier import open_book
from croupier.clauses import Clauses, Reason
from croupier.table import records as r
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
        for cards, rows in (("9dKh/2s5h", {of_player}), ("2dKh/9s9h", {of_banker}), ("9dKh/8sTc", {of_player, of_banker})):
            live.bet("A", "player", 20)
            live.coup(cards)
            cited = numbers(of_kind(live, r.ResultAnnounced)[-1].under)
            assert {of_player, of_banker} & cited == rows - {""}
