"""Crown Sydney, Crown Melbourne, the brochure and Canberra: an error found after the result, while the cards still lie.

Figures are typed from the documents and worked out by hand. Canberra's cutting card that comes out with a card too many
is here as well. Start at the first test; The Star's are in test_star_sydney_found_late.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Actor, Play, Stage
from croupier.table import records as r
from live import Live

CROWN = [
    pytest.param("crown-sydney", "", id="crown-sydney"),
    pytest.param("crown-melbourne", "", id="crown-melbourne"),
    pytest.param("crown-brochure", "crown-melbourne", id="crown-brochure"),
]


def clause(sydney: str, melbourne: str) -> pytest.MarkDecorator:
    """Each case claims its own book's clause; the brochure's is Melbourne's."""
    own = {"crown-sydney": f"crown-sydney:{sydney}", "crown-melbourne": f"crown-melbourne:{melbourne}"}
    cases = [pytest.param(book, mark, marks=pytest.mark.clause(mark), id=book) for book, mark in own.items()]
    return pytest.mark.parametrize(("book", "cited"), cases)


def paid(book: str, **facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker, and 9 against 7 was settled."""
    live = Live(book, method="dealer-opens", face="up", **facts) if book.startswith("crown") else Live(book, **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    live.do("settle-coup")
    assert has(live) == [10_100, 9_900]
    return live


def has(live: Live) -> list[int]:
    return [live.has(patron) // 100 for patron in "AB"]


def order(text: str) -> tuple[Any, ...]:
    return tuple(read_cards(text))


def lie(live: Live) -> str:
    coup = live.table.coup
    return "/".join("".join(str(one.card) for one in hand) for hand in (coup.player, coup.banker))


# --- 11.6: a third card contrary to the Table of Play --------------------------------------------


@clause("11.6.1(b)", "11.6.1(b)")
@pytest.mark.parametrize("moment", [Play.ANNOUNCED, Play.SETTLED])
def test_a_third_card_to_player_found_after_the_result_begins_a_dummy_coup(book: str, cited: str, moment: Play) -> None:
    live = Live(book, method="dealer-opens", face="up")
    live.bet("A", "player", 100)
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    if moment is Play.SETTLED:
        live.do("settle-coup")
    ordered, kept = live.amiss("third-card-to-player", "dummy-coup", cards="4d", exposed=True)
    assert cited in ordered.under
    assert isinstance(kept, r.StrayCardsKept)
    if moment is Play.ANNOUNCED:
        live.do("settle-coup")
    assert live.has("A") == 10_100_00
    live.do("clear-cards")
    assert live.table.coup.dummy
    assert [str(one.card) for one in live.table.carried] == ["4d"]


@clause("11.6.2", "11.6.2")
def test_a_third_card_to_banker_found_after_the_payment_begins_a_dummy_coup(book: str, cited: str) -> None:
    live = paid(book)
    ordered, _ = live.amiss("third-card-to-banker", "dummy-coup", cards="4d", exposed=True)
    assert cited in ordered.under
    live.do("clear-cards")
    assert live.table.coup.dummy
    assert has(live) == [10_100, 9_900]


@pytest.mark.parametrize(("book", "parent"), CROWN)
def test_once_the_cards_are_cleared_no_row_reaches_it(book: str, parent: str) -> None:
    live = paid(book)
    live.do("clear-cards")
    for slip in ("third-card-to-player", "third-card-to-banker"):
        live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip=slip, unseen=1)
    live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="wrong-order", coup=1)


# --- 11.3 and 11.7: rebuilt, and settled anew ----------------------------------------------------


@clause("11.3", "11.3")
def test_a_card_of_players_on_banker_is_moved_and_the_coup_settled_anew(book: str, cited: str) -> None:
    """By the shoe it is 4 against 2: Player draws a 3, Banker a 6, and Banker wins with 8."""
    live = paid(book)
    live.do("report-irregularity", slip="card-to-wrong-hand", hands=(Side.BANKER,), order=order("9c 2s 5h Td"))
    live.refused("order-remedy", Reason.RANK_TOO_LOW, "dealer", remedy="move")
    ordered, again = live.remedy("move")
    assert cited in ordered.under
    assert isinstance(again, r.CoupReopened)
    assert lie(live) == "9c5h/2sTd"
    assert has(live) == [9_900, 9_900]
    live.draw("3h", "6d")
    live.finish()
    assert has(live) == [9_900, 10_095]
    assert live.replayed() == live.table


@clause("11.7.3(a)", "11.7(a)")
def test_hands_on_each_others_areas_are_completed_by_the_order_of_the_shoe(book: str, cited: str) -> None:
    live = paid(book)
    live.do("report-irregularity", slip="hand-to-wrong-area", order=order("2s 9c 5h Td"))
    assert cited in live.remedy("complete")[0].under
    assert lie(live) == "2s5h/9cTd"
    live.finish()
    assert has(live) == [9_900, 10_095]


@clause("11.7.3(b)", "11.7(b)")
def test_or_every_player_may_retract_or_reduce(book: str, cited: str) -> None:
    live = paid(book)
    live.do("report-irregularity", slip="hand-to-wrong-area", order=order("2s 9c 5h Td"))
    assert cited in live.remedy("offer")[0].under
    live.do("answer-offer", "A", number=1, choice="retract")
    live.do("answer-offer", "B", number=2, choice="reduce", stake=60_00)
    live.finish()
    assert has(live) == [10_000, 10_057]


@clause("11.7.3(c)", "11.7(c)")
def test_or_it_becomes_a_dummy_coup_and_everything_goes_back(book: str, cited: str) -> None:
    live = paid(book)
    live.do("report-irregularity", slip="hand-to-wrong-area", order=order("2s 9c 5h Td"))
    assert cited in live.remedy("dummy-coup")[0].under
    assert has(live) == [10_000, 10_000]
    live.do("announce-result")
    live.do("clear-cards")
    assert has(live) == [10_000, 10_000]


# --- Canberra ------------------------------------------------------------------------------------


@pytest.mark.clause("canberra:13.4")
def test_a_placement_error_found_after_the_payment_is_rebuilt_and_pairs_settled_anew() -> None:
    """Two fours were a pair as they lay; in the order of the shoe Player has 4 and 3, and wins with 7 against 6."""
    live = Live("canberra", options=(("pairs", "perfect"),), side_wagers=("player-perfect-pair",))
    live.bet("A", "player", 100)
    live.bet("B", "player-perfect-pair", 10)
    live.first_four("4c4c/2s3h")
    live.do("settle-pairs")
    live.do("announce-result")
    live.do("settle-coup")
    assert live.has("B") == 10_250_00
    live.do("report-irregularity", slip="wrong-order", order=order("4c 2s 3h 4c"))
    live.remedy("rebuild")
    assert live.table.offer is None  # the cards are exposed
    assert live.has("B") == 9_990_00
    live.finish()
    assert has(live) == [10_100, 9_990]


@pytest.mark.clause("canberra:13.3")
def test_the_cutting_card_with_an_unseen_card_too_many_makes_the_round_the_last() -> None:
    live = paid("canberra")
    live.do("report-irregularity", slip="excess-card", unseen=1, cutting_card=True)
    live.refused("order-remedy", Reason.UNKNOWN_REMEDY, remedy="next-round")
    live.remedy("discard")
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED
    assert not live.table.carried


@pytest.mark.clause("canberra:13.2")
@pytest.mark.parametrize("option", ["dummy", "discard"])
def test_an_exposed_one_has_its_no_bet_coup_unless_the_table_discards_it(option: str) -> None:
    live = paid("canberra", options=(("leftover-on-last-coup", option),))
    live.do("report-irregularity", slip="excess-card", cards=order("4d"), exposed=True, cutting_card=True)
    live.remedy("discard" if option == "discard" else "no-bet-coup")
    live.do("clear-cards")
    assert live.table.shoe.stage is Stage.ENDED
    assert len(live.table.carried) == (option != "discard")


@pytest.mark.clause("canberra:13.3")
def test_after_a_tie_it_begins_the_one_more_round() -> None:
    live = Live("canberra")
    live.bet("A", "player", 100)
    live.first_four("9cTd/4s5h")
    live.amiss("excess-card", "next-round", unseen=1, cutting_card=True)
    live.finish()
    assert live.table.shoe.stage is Stage.IN_PLAY
    assert len(live.table.carried) == 1


@pytest.mark.clause("canberra:13.3")
def test_a_leftover_that_the_end_of_a_shoe_swallows_is_on_record() -> None:
    live = paid("canberra")
    live.amiss("excess-card", "next-round", unseen=1)
    live.do("clear-cards")
    live.do("report-irregularity", slip="wrong-cards")
    events = live.do("order-remedy", Actor("Lee", "gaming-shift-manager"), remedy="void-shoe")
    ended = next(event for event in events if isinstance(event, r.ShoeEnded))
    assert isinstance(ended.leftover, tuple)
    assert len(ended.leftover) == 1
    assert "canberra:13.3" in ended.under
    assert not live.table.carried
