"""The Star's live table, chapter 2 with 15.8 and 15.9: places, layouts, signs, people, another game, closing."""

from __future__ import annotations

import pytest

from croupier import Reason, open_book
from croupier.table import Limit, Setup
from croupier.table.records import TableOpened
from live import MINUTE, Live
from witness import note

STAR = "star-sydney"
MOST = 10  # no diagram has so many places

SEATS = {
    "A": (9, 3, 5, 6, 7),
    "B": (3, 5, 6, 7, 9),
    "C": (6, 3, 5, 7, 9),
    "D": (3, 5, 6, 7, 9),
    "E": (7, 3, 5, 6, 9),
    "F": (7, 3, 5, 6, 9),
    "G": (7, 3, 5, 6, 9),
    "H": (7, 3, 5, 6, 9),
    "I": (7, 3, 5, 6, 9),
    "J": (7, 3, 5, 6, 9),
    "K": (7, 3, 5, 6, 9),
    "L": (9, 3, 5, 6, 7),
    "M": (7, 3, 5, 6, 9),
    "N": (6, 3, 5, 7, 9),
    "O": (5, 3, 6, 7, 9),
    "P": (6, 3, 5, 7, 9),
    "Q": (6, 3, 5, 7, 9),
    "R": (6, 3, 5, 7, 9),
    "S": (6, 3, 5, 7, 9),
    "T": (6, 3, 5, 7, 9),
    "U": (6, 3, 5, 7, 9),
    "V": (6, 3, 5, 7, 9),
    "W": (8, 3, 5, 7, 9),
}  # as printed, then as its note adds; typed from the document
NUMBERED_NOTES = frozenset("OPQSTUVW")


def opened(setup: Setup) -> TableOpened:
    live = Live(STAR, opened=False)
    (event, _) = live.do("open-table", setup=setup)
    assert isinstance(event, TableOpened)
    return event


# --- layouts and the places of each: 2.2 and the diagrams ----------------------------------------


@pytest.mark.parametrize(
    "diagram",
    [
        pytest.param(
            id, marks=pytest.mark.clause(f"star-sydney:Diagram {id}/note{' 1' if id in NUMBERED_NOTES else ''}")
        )
        for id in SEATS
    ],
)
@pytest.mark.clause("star-sydney:2.2")
def test_a_layout_has_the_places_of_its_diagram_or_of_its_note_and_no_others(diagram: str) -> None:
    for places in range(1, MOST + 1):
        live = Live(STAR, opened=False, layout=diagram, places=places)
        if places in SEATS[diagram]:
            live.do("open-table", setup=live.setup)
            assert live.table.setup is not None
            assert live.table.setup.places == places
        else:
            refusal = live.refused("open-table", Reason.PLACES_NOT_ALLOWED, setup=live.setup)
            assert refusal.facts["allowed"] == tuple(sorted(SEATS[diagram]))


@pytest.mark.clause("star-sydney:2.2")
def test_areas_are_there_for_those_who_stand_too() -> None:
    live = Live(STAR)
    live.do("arrive", patron="D", chips=100_00)
    live.bet("D", "player", 50)
    live.coup("5s4h/Kd7c")
    assert live.has("D") == 150_00


# --- where the game is played: 2.1 ---------------------------------------------------------------


@pytest.mark.clause("star-sydney:2.1", "star-sydney:2.1.1", "star-sydney:2.1.2", "star-sydney:2.1.3")
def test_the_game_is_played_in_private_places_only() -> None:
    live = Live(STAR, opened=False, venue="main-floor")
    refusal = live.refused("open-table", Reason.UNKNOWN_VENUE, setup=live.setup)
    assert refusal.facts["known"] == ("private-gaming-area", "salon", "private-table")


@pytest.mark.clause("star-sydney:2.1", "star-sydney:2.1.1")
def test_a_private_gaming_area_takes_every_layout() -> None:
    live = Live(STAR, layout="A", places=9, venue="private-gaming-area", patrons="ABCDEFGHI")
    assert live.table.seated() == dict(enumerate("ABCDEFGHI", start=1))


@pytest.mark.clause("star-sydney:2.1", "star-sydney:2.1.2", "star-sydney:1.1:salon")
def test_a_salon_has_tables_of_up_to_nine_seats() -> None:
    live = Live(STAR, layout="L", places=9, venue="salon", patrons="ABCDEFGHI")
    assert len(live.table.seated()) == 9
    live.do("arrive", patron="J", chips=100)
    live.refused("sit-down", Reason.UNKNOWN_PLACE, patron="J", seat=10)


@pytest.mark.parametrize(("layout", "places", "closed"), [("E", 7, (4,)), ("A", 9, (1, 5, 9))])
@pytest.mark.clause("star-sydney:2.1.3", "star-sydney:1.1:Private Table")
def test_a_private_table_seats_six_and_marks_every_place_beyond_them(
    layout: str, places: int, closed: tuple[int, ...]
) -> None:
    live = Live(STAR, opened=False, layout=layout, places=places, venue="private-table", closed_places=closed[1:])
    refusal = live.refused("open-table", Reason.PLACES_NOT_CLOSED, setup=live.setup)
    assert (refusal.facts["most"], refusal.facts["surplus"]) == (6, 1)
    live = Live(STAR, layout=layout, places=places, venue="private-table", closed_places=closed, patrons="")
    taken = []
    for seat in range(1, places + 1):
        live.do("arrive", patron=f"P{seat}", chips=100)
        if seat in closed:
            live.refused("sit-down", Reason.PLACE_CLOSED, patron=f"P{seat}", seat=seat)
        else:
            live.do("sit-down", patron=f"P{seat}", seat=seat)
            taken.append(seat)
    assert len(taken) == 6


@pytest.mark.clause("star-sydney:2.1.3")
def test_a_private_table_of_six_places_needs_no_marker() -> None:
    live = Live(STAR, layout="C", places=6, venue="private-table", patrons="ABCDEF")
    assert len(live.table.seated()) == 6


@pytest.mark.clause("star-sydney:2.8")
def test_no_wager_is_taken_on_a_box_marked_closed() -> None:
    live = Live(STAR, closed_places=(8, 9))
    live.refused("place-wager", Reason.PLACE_CLOSED, patron="A", wager="player", stake=50_00, place=9)
    live.bet("A", "player", 50, place=7)
    assert [down.place for down in live.table.coup.wagers.values()] == [7]


# --- equipment: 2.3, 2.4 -------------------------------------------------------------------------


@pytest.mark.clause("star-sydney:2.3.1", "star-sydney:3.6", "star-sydney:1.1:card shoe")
def test_cards_come_from_a_card_shoe_and_from_nothing_else() -> None:
    live = Live(STAR, opened=False, shoe="continuous-shuffler")
    live.refused("open-table", Reason.CONTINUOUS_SHUFFLER, setup=live.setup)
    assert opened(Live(STAR, opened=False, shoe="scanning-shoe").setup).setup.shoe == "scanning-shoe"


@pytest.mark.clause("star-sydney:2.4")
def test_a_table_with_a_drop_box_gives_chips_for_cash() -> None:
    live = Live(STAR, chips=10)
    live.do("buy-in", patron="A", amount=500_00, tender="cash")
    assert live.has("A") == 510_00


@pytest.mark.clause("star-sydney:2.4", "star-sydney:2.4.1", "star-sydney:1.1:cashless")
def test_a_cashless_table_has_no_drop_box_and_takes_no_cash() -> None:
    live = Live(STAR, chips=10, cash=False)
    live.refused("buy-in", Reason.CASH_NOT_TAKEN, patron="A", amount=500_00, tender="cash")
    live.do("buy-in", patron="A", amount=500_00, tender="cashless")
    assert live.has("A") == 510_00


# --- signs: 2.5, 2.6, 6.1, 12 --------------------------------------------------------------------


def blocked_without(live: Live, sign: str, wager: str = "player") -> None:
    """No wager while the sign is down; then it is put up, and there is."""
    live.do("remove-sign", sign=sign)
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager=wager, stake=100_00)
    assert refusal.facts["signs"] == (sign,)
    live.do("display-sign", sign=sign)
    live.bet("A", wager, 100)


@pytest.mark.clause("star-sydney:6.1")
def test_limits_stand_on_a_sign_before_anyone_wagers() -> None:
    blocked_without(Live(STAR), "limits")


@pytest.mark.clause("star-sydney:6.1", "star-sydney:1.1:table differential")
def test_a_table_differential_stands_on_a_sign_too() -> None:
    live = Live(STAR, differential=1_000_00)
    blocked_without(live, "differential")
    live.do("withdraw-wager", number=1)
    live.bet("A", "player", 1_500)
    live.do("reduce-wagers", to="differential")
    assert live.has("A") == 9_000_00


@pytest.mark.clause("star-sydney:2.5")
def test_an_even_money_table_shows_its_odds() -> None:
    blocked_without(Live(STAR, "premium-even-money", layout="E"), "odds")
    plain = Live(STAR)
    plain.do("remove-sign", sign="odds")
    plain.bet("A", "player", 100)


@pytest.mark.clause("star-sydney:2.6", "star-sydney:13.3.1")
def test_a_tie_premium_table_shows_its_odds_and_the_percentage_that_a_tie_pays() -> None:
    for sign in ("odds", "tie-percentage"):
        live = Live(STAR, "tie-premium", options=(("tie-percent", "5"),))
        blocked_without(live, sign)
        live.coup("2d4s/Kc6s")
        assert live.has("A") == 10_005_00


SIDE_WAGERS = {
    "player-pair": ("A", "12.3"),
    "banker-pair": ("A", "12.3"),
    "super-6": ("M", "12.8"),
    "tiger-tie": ("P", "12.13"),
    "tiger-pair": ("P", "12.18"),
    "tiger": ("P", "12.23"),
    "big-tiger": ("P", "12.27"),
    "small-tiger": ("P", "12.32"),
}


@pytest.mark.parametrize(
    ("wager", "layout"),
    [
        pytest.param(wager, layout, marks=pytest.mark.clause(f"star-sydney:{clause}"))
        for wager, (layout, clause) in SIDE_WAGERS.items()
    ],
)
def test_the_amount_of_an_optional_wager_stands_on_a_sign_and_binds(wager: str, layout: str) -> None:
    live = Live(STAR, layout=layout, side_wagers=(wager,), wager_limits=((wager, Limit(25_00, 200_00)),))
    blocked_without(live, "side-wager-limits", wager)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="B", wager=wager, stake=24_00)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="B", wager=wager, stake=201_00)
    live.bet("B", wager, 25)


# --- who is who: 1.1 -----------------------------------------------------------------------------


@pytest.mark.clause(
    "star-sydney:1.1:dealer",
    "star-sydney:1.1:Gaming Supervisor",
    "star-sydney:1.1:casino supervisor",
    "star-sydney:1.1:Assistant Gaming Manager",
    "star-sydney:1.1:Gaming Manager",
    "star-sydney:1.1:Inspector",
    "star-sydney:1.1:NICC",
)
def test_from_the_dealer_to_the_gaming_manager_with_inspectors_outside_the_ladder() -> None:
    """A gaming supervisor is one of the casino supervisors, so every power of theirs is open to that rank."""
    authority = open_book(STAR).authority
    names = [rank.name for rank in note(authority.rank)]
    assert names == [
        "Dealer",
        "Gaming Supervisor",
        "Casino Supervisor",
        "Assistant Gaming Manager",
        "Gaming Manager",
    ]
    assert [role.id for role in note(authority.outside)] == ["inspector", "nicc", "surveillance"]
    live = Live(STAR)
    number = live.bet("A", "player", 100)
    live.refused("refuse-wager", Reason.RANK_TOO_LOW, by="dealer", number=number, grounds="chips in doubt")
    live.refused("refuse-wager", Reason.RANK_TOO_LOW, by="inspector", number=number, grounds="chips in doubt")
    live.do("refuse-wager", by="gaming-supervisor", number=number, grounds="chips in doubt")
    assert live.has("A") == 10_000_00


# --- another game, closing: 15.8, 15.9 -----------------------------------------------------------


def changed(live: Live) -> str:
    live.do("change-variation", variation="premium-even-money")
    assert live.table.setup is not None
    return live.table.setup.variation


@pytest.mark.clause("star-sydney:15.8")
def test_the_game_changes_after_a_sign_with_its_time_stood_twenty_minutes() -> None:
    live = Live(STAR)
    live.refused("change-variation", Reason.NOTICE_NOT_UP, variation="premium-even-money")
    live.refused("display-notice", Reason.NOTICE_WITHOUT_TIME, about="variation", variation="premium-even-money")
    effect = live.now + 20 * MINUTE
    live.do("display-notice", about="variation", variation="premium-even-money", takes_effect=effect)
    live.wait(19.9)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="premium-even-money")
    live.wait(0.1)
    live.refused("change-variation", Reason.RANK_TOO_LOW, by="dealer", variation="premium-even-money")
    assert changed(live) == "premium-even-money"


@pytest.mark.clause("star-sydney:15.8", "star-sydney:2.5", "star-sydney:13.2.2.1")
def test_a_game_that_changed_pays_as_it_now_is() -> None:
    live = Live(STAR, patrons="")
    assert changed(live) == "premium-even-money"
    live.do("arrive", patron="A", chips=1_000_00)
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="banker", stake=100_00)
    live.signs()
    live.bet("A", "banker", 100)
    live.coup("2s3dKh/3cTd3s")
    assert live.has("A") == 1_050_00


@pytest.mark.clause("star-sydney:15.8")
def test_the_game_changes_at_once_where_every_player_consents() -> None:
    live = Live(STAR)
    some = live.refused("change-variation", Reason.NOTICE_NOT_UP, variation="premium-even-money", agreed=("A", "B"))
    assert some.facts["about"] == "variation"
    live.do("change-variation", variation="premium-even-money", agreed=("A", "B", "C"))
    assert live.table.setup is not None
    assert live.table.setup.variation == "premium-even-money"


@pytest.mark.clause("star-sydney:15.9")
def test_a_table_with_players_closes_after_a_sign_of_the_time_stood_twenty_minutes() -> None:
    live = Live(STAR)
    live.refused("close-table", Reason.NOTICE_NOT_UP)
    live.refused("display-notice", Reason.NOTICE_WITHOUT_TIME, about="closing")
    live.do("display-notice", about="closing", takes_effect=live.now + 20 * MINUTE)
    live.wait(10)
    live.do("remove-notice", about="closing")
    live.do("display-notice", about="closing", takes_effect=live.now + 20 * MINUTE)
    live.wait(10)  # the first ten minutes are lost
    live.refused("close-table", Reason.NOTICE_TOO_SHORT)
    live.wait(10)
    live.refused("close-table", Reason.RANK_TOO_LOW, by="dealer")
    live.do("close-table", by="gaming-supervisor")
    assert not live.table.is_open


@pytest.mark.clause("star-sydney:15.9")
def test_a_table_without_players_closes_at_once() -> None:
    live = Live(STAR)
    for patron in "ABC":
        live.do("leave-table", patron=patron)
    live.do("close-table")
    assert not live.table.is_open
