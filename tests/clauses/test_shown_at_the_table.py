"""What the documents say of layouts, forms of the game, the order of the deal and copies of the rules, seen at work.

Other tests read the same in the books' data, which shows nothing of what is done by it.
"""

from __future__ import annotations

import pytest

import witness
from croupier import open_book
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.languages import Speaker
from croupier.leaflet import make_leaflet
from croupier.table import Actor, Limit
from croupier.table.records import CardDrawn, TableOpened, WagerPlaced
from croupier.table.views import view
from live import Live


def opened(live: Live) -> TableOpened:
    (event,) = [event for event in live.events if isinstance(event, TableOpened)]
    return event


# --- layouts -------------------------------------------------------------------------------------

PAIRS, TIGER = "player-pair", "big-tiger"


@pytest.mark.parametrize(
    ("letter", "absent"),
    [
        pytest.param(letter, absent, id=letter, marks=pytest.mark.clause(f"star-sydney:Diagram {letter}"))
        for letters, absent in (("ABCDEFGHIJKLMNOR", TIGER), ("PQSTUVW", PAIRS))
        for letter in letters
    ],
)
def test_a_table_opens_on_a_diagram_and_offers_nothing_that_has_no_area_there(letter: str, absent: str) -> None:
    """Diagrams A to O and R have no Tiger areas, the others none for Pairs."""
    assert f"star-sydney:Diagram {letter}" in opened(Live("star-sydney", layout=letter)).under
    bare = Live("star-sydney", opened=False, layout=letter, further_areas=(), side_wagers=(absent,))
    refusal = bare.refused("open-table", Reason.NO_AREA_FOR_WAGER, setup=bare.setup)
    assert f"star-sydney:Diagram {letter}" in refusal.clauses


@pytest.mark.clause(
    "crown-melbourne:Diagram D",
    "crown-melbourne:Diagram D:Player",
    "crown-melbourne:Diagram D:Banker",
    "crown-melbourne:Diagram D:Tie",
)
def test_the_grid_of_runs_has_player_and_banker_up_to_six_and_tie_up_to_four() -> None:
    rows = {"player": 6, "banker": 6, "tie": 4}
    runs = tuple(f"{row}-run-{length}" for row, longest in rows.items() for length in range(2, longest + 1))
    live = Live("crown-melbourne", layout="A", further_areas=("D",), side_wagers=runs)
    assert {f"crown-melbourne:Diagram D:{row.title()}" for row in rows} <= set(opened(live).under)
    offered = open_book("crown-melbourne").wager_ids()
    assert [one for one in offered if "-run-" in one and one.split("-")[0] in rows] == list(runs)


# --- forms of the game ---------------------------------------------------------------------------


def form(book: str, variation: str, *clauses: str) -> object:
    ids = [f"{book}:{one}" for one in clauses]
    return pytest.param(book, variation, ids, id=f"{book} {variation}", marks=pytest.mark.clause(*ids))


@pytest.mark.parametrize(
    ("book", "variation", "clauses"),
    [
        form("crown-sydney", "traditional", "1.1:Traditional Baccarat", "5.1.1"),
        form("canberra", "commission", "A:Commission method"),
        form("canberra", "non-commission", "A:Non-commission method"),
        form("star-sydney", "premium-even-money", "1.1:Premium Even Money Baccarat"),
        form("star-sydney", "tie-premium", "1.1:Tie Premium Baccarat"),
        form("crown-brochure", "traditional", "4:About(styles)", "4:About(difference)"),
        form("crown-brochure", "crown", "4:About(styles)", "4:About(difference)"),
    ],
)
def test_a_table_opens_for_a_form_of_the_game_under_the_clause_that_defines_it(
    book: str, variation: str, clauses: list[str]
) -> None:
    options = (("tie-percent", "5"),) if variation == "tie-premium" else ()
    assert set(clauses) <= set(opened(Live(book, variation, options=options)).under)


@pytest.mark.clause("crown-sydney:1.1:Zero Commission Baccarat")
def test_zero_commission_baccarat_is_refused_outside_a_tournament() -> None:
    live = Live("crown-sydney", "zero-commission", opened=False)
    refusal = live.refused("open-table", Reason.TOURNAMENT_ONLY, setup=live.setup)
    assert "crown-sydney:1.1:Zero Commission Baccarat" in refusal.clauses


# --- the deal ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param(book, f"{book}:{number}", id=book, marks=pytest.mark.clause(f"{book}:{number}"))
        for book, number in (("crown-melbourne", "8.2.1"), ("star-sydney", "7.2"))
    ],
)
def test_cards_go_to_player_and_banker_in_turn_one_at_a_time(book: str, clause: str) -> None:
    live = Live(book)
    live.bet("A", "player", 10)
    live.coup("5s4h/Kd7c")
    drawn = [event for event in live.events if isinstance(event, CardDrawn)]
    assert [event.to for event in drawn] == [Side.PLAYER, Side.BANKER, Side.PLAYER, Side.BANKER]
    assert all(clause in event.under for event in drawn)


@pytest.mark.parametrize(
    ("book", "clauses"),
    [
        pytest.param(book, ids, id=book, marks=pytest.mark.clause(*ids))
        for book, ids in (
            ("crown-sydney", ("crown-sydney:9.6/Table 2",)),
            ("crown-melbourne", ("crown-melbourne:9.3", "crown-melbourne:9.3/Table 2")),
            ("star-sydney", ("star-sydney:9.4/Table 2",)),
            ("crown-brochure", ("crown-brochure:2:Banker table",)),
        )
    ],
)
def test_bankers_third_card_is_dealt_under_bankers_table(book: str, clauses: tuple[str, ...]) -> None:
    live = Live(book)
    live.bet("A", "player", 10)
    live.coup("2s3h6d/5cKc4d")
    *_, last = [event for event in live.events if isinstance(event, CardDrawn)]
    assert last.to is Side.BANKER
    assert set(clauses) <= set(last.under)


@pytest.mark.clause("crown-sydney:1.3.3")
def test_a_wager_is_the_money_on_one_bet() -> None:
    """What is added on the same bet is the same wager; money on another bet is another."""
    live = Live("crown-sydney", limits=Limit(10_00, 100_00))
    live.bet("A", "player", 10)
    live.bet("A", "player", 5)  # less than the minimum, were it a wager of its own
    placed = [event for event in live.events if isinstance(event, WagerPlaced)]
    assert ["crown-sydney:1.3.3" in event.under for event in placed] == [False, True]
    assert live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="tie", stake=5_00)


# --- copies of the rules -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param(book, f"{book}:{number}", id=book, marks=pytest.mark.clause(f"{book}:{number}"))
        for book, number in (
            ("crown-sydney", "14.13"),
            ("crown-melbourne", "13.13"),
            ("canberra", "15.9"),
            ("star-sydney", "15.15"),
        )
    ],
)
def test_everyone_at_the_table_and_readers_of_the_leaflet_are_told_of_the_copy(book: str, clause: str) -> None:
    live = Live(book)
    seen = witness.note(view(live.table, live.book, Actor("somebody", "onlooker")))
    assert seen.shared.game is not None
    assert clause in seen.shared.game.rules_copy
    witness.cited.clear()
    witness.note(make_leaflet(live.book, Speaker("en")))
    assert clause in witness.cited


@pytest.mark.clause("crown-brochure:5:How(hands)")
def test_the_leaflet_tells_of_the_two_hands_that_the_dealer_deals() -> None:
    leaflet = witness.note(make_leaflet(open_book("crown-brochure"), Speaker("en")))
    assert leaflet.parts
