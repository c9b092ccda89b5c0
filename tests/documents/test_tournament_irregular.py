"""When something goes wrong at a table of a tournament at Canberra: rule 16 goes before chapters 13 and 15 (16.1)."""

from __future__ import annotations

import pytest

from croupier.table import Actor
from documents.test_tournament_table import (
    BANKER_WINS,
    CB,
    LIMITS,
    PLAYER_WINS,
    SEATS,
    asked,
    cited,
    contest,
    dealt,
    marked,
    round_of,
    terms,
)
from documents.tournament_desk import Desk
from live import Live

SUPERVISOR = Actor("Sue", "casino-supervisor")


def face_down(cards: int) -> Live:
    """Three wagers lie, and so many cards are out that nobody has seen."""
    table = Live(
        CB, "non-commission", patrons="", ready=False, limits=LIMITS, opened=False, face="down", method="dealer-opens"
    )
    table.approve_things()
    table.do("begin-contest", tournament="tournament:cup", session=1, digest="d" * 64, terms=terms(CB))
    table.do("open-table", setup=table.setup)
    for patron, seat in SEATS.items():
        table.do("seat-entrant", patron=patron, seat=seat, bank=1000_00)
    table.signs()
    table.ready()
    marked(table)
    for patron in "ABC":
        asked(table, patron, ("player", 100))
    table.do("call-no-more-bets")
    for _ in range(cards):
        table.do("draw-card", "dealer", card=None)
    return table


# --- wagers stand: 16.14 and 16.15 before 13.4, 13.6 and 13.9 ------------------------------------


def test_no_supervisor_permits_changes_of_wagers_that_rule_16_fixes() -> None:
    table = face_down(1)
    table.do("report-irregularity", by="dealer", slip="changes-asked")
    assert {"16.15", "16.1"} <= cited(table.refused("order-remedy", by=SUPERVISOR, remedy="permit"))
    table.do("order-remedy", by=SUPERVISOR, remedy="refuse")
    assert [down.stake for down in table.table.coup.wagers.values()] == [100_00] * 3


def test_cards_out_of_order_are_put_right_and_nobody_takes_a_wager_back() -> None:
    table = face_down(2)
    table.do("report-irregularity", by="dealer", slip="wrong-order")
    ordered = table.do("order-remedy", by=SUPERVISOR, remedy="rebuild-and-offer")
    assert {"13.4", "16.14", "16.15", "16.1"} <= cited(ordered)
    assert table.table.offer is None
    table.refused("answer-offer", number=1, choice="remove")
    assert len(table.table.coup.wagers) == 3


def test_outside_a_tournament_both_are_as_chapter_13_has_them() -> None:
    for slip, remedy in (("changes-asked", "permit"), ("wrong-order", "rebuild-and-offer")):
        table = Live(CB, "non-commission", face="down", method="dealer-opens")
        for patron in "ABC":
            table.bet(patron, "player", 100)
        table.call()
        for _ in range(2):
            table.do("draw-card", "dealer", card=None)
        table.do("report-irregularity", by="dealer", slip=slip)
        table.do("order-remedy", by=SUPERVISOR, remedy=remedy)
        assert table.table.coup.changes or table.table.offer


# --- rounds that are void, and no-bet coups ------------------------------------------------------


def test_a_round_void_after_the_next_began_leaves_that_one_as_played() -> None:
    table = contest(CB)
    round_of(table, PLAYER_WINS, A=("player", 100), B=("banker", 100), C=("player", 100))
    marked(table, SEATS["B"])
    for patron in "BCA":
        asked(table, patron, ("banker", 50))
    table.do("call-no-more-bets")
    table.draw("9s")
    table.do("report-irregularity", by="dealer", slip="error-found-late", coup=1)
    assert "13.5" in cited(table.do("order-remedy", by=SUPERVISOR, remedy="void-round"))
    assert [table.has(one) for one in "ABC"] == [950_00] * 3  # as before the first round, and 50 lie on the next
    assert table.table.contest_now is not None
    assert table.table.contest_now.coups == 0


# --- 15.2: whoever contravenes the rules ---------------------------------------------------------


def test_whoever_is_excluded_under_the_rules_is_out_though_the_conditions_are_silent() -> None:
    """16.1: 15.2(b) holds in a tournament too, and nobody who was excluded has a place."""
    desk = Desk(CB).ready({"conduct.disqualification": None, "conduct.disqualified_chips": None})
    session = desk.playing("E1", "E2", "E3", "E4")
    out = desk.ok("disqualify", entrant="E1", reason="marks cards")
    assert desk.cited(out) == {"15.2", "15.2(b)"}
    desk.count(session, {"E2": 1400, "E3": 1300, "E4": 100})
    desk.ok("end-session", session=session)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert "E1" not in desk.prizes()
    assert sum(desk.prizes().values()) == 800_00


def test_where_the_conditions_have_circumstances_they_decide() -> None:
    desk = Desk(CB).ready({"conduct.disqualification": "Cheating"})
    desk.playing("E1", "E2", "E3")
    assert desk.cited(desk.ok("disqualify", entrant="E1", reason="cheats")) == {"16.3(b)"}


# --- 16.13: chips ---------------------------------------------------------------------------------


@pytest.mark.parametrize("why", ["re-buy", "add-on", "penalty"])
def test_no_chips_come_or_go_at_the_table_whatever_was_promised(why: str) -> None:
    table = contest(CB)
    assert "16.13" in cited(table.refused("adjust-chips", patron="A", amount=100_00, why=why, reference="x"))


# --- 16.14 and 3.5: both sides of the limits -----------------------------------------------------


def test_above_the_maximum_counts_to_the_maximum_as_at_any_table() -> None:
    table = contest(CB)
    marked(table)
    asked(table, "A")
    assert "3.5" in cited(table.do("place-wager", patron="A", wager="player", stake=600_00))
    asked(table, "B", ("banker", 50))
    asked(table, "C", ("banker", 50))
    dealt(table, BANKER_WINS)
    assert table.has("A") == 500_00  # the excess came back


def test_the_last_one_asked_changes_a_wager_until_no_more_bets_is_called() -> None:
    """16.16: nobody is asked after them, so that the call of 6.2 ends their opportunity."""
    table = contest(CB)
    marked(table)
    for patron in "ABC":
        asked(table, patron, ("player", 100))
    number = table.table.wagers
    table.do("change-wager", number=number, stake=200_00)
    table.do("call-no-more-bets")
    assert "6.2" in cited(table.refused("change-wager", number=number, stake=300_00))
    assert {"16.15", "16.16"} <= cited(table.refused("change-wager", number=number - 1, stake=300_00))


def test_both_hands_are_refused_though_what_is_left_at_risk_were_enough() -> None:
    """A-62: blocked by default, whatever the difference."""
    table = contest(CB)
    marked(table)
    asked(table, "A", ("banker", 300))
    assert "16.14" in cited(table.refused("place-wager", patron="A", wager="player", stake=100_00))
