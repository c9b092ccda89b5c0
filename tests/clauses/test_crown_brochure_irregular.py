"""Crown's leaflet tells of no irregularity: what happens is as at Crown Melbourne, and cites both documents."""

from __future__ import annotations

import pytest

from clauses.crown_irregular import complete_dummy, face_down, face_up, not_so, racks, remedies, report, too_low
from croupier import open_book
from croupier.clauses import Reason
from croupier.table.state import Stage

BOOK = "crown-brochure"
SUPERVISOR = "game-supervisor"
PIT_BOSS = "pit-boss"
LEAFLET = "crown-brochure:4:About(consistency)"


def both(*numbers: str) -> set[str]:
    return {LEAFLET, *(f"crown-melbourne:{number}" for number in numbers)}


def test_every_row_is_melbournes_and_cites_the_leaflet_beside_it() -> None:
    ours, theirs = (open_book(id).irregularities.irregularity for id in (BOOK, "crown-melbourne"))
    assert [(row.slip, row.when) for row in ours] == [(row.slip, row.when) for row in theirs]
    for row, melbourne in zip(ours, theirs, strict=True):
        assert row.clauses == (LEAFLET, *melbourne.clauses)
        assert [(one.id, one.rank, one.does) for one in row.remedy] == [
            (one.id, one.rank, one.does) for one in melbourne.remedy
        ]
        assert all(LEAFLET in one.clauses for one in row.remedy)


@pytest.mark.clause(LEAFLET)
def test_a_third_card_wrongly_to_player_is_bankers_or_leads_a_dummy_coup() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four("3s4h/2d3c")
    ordered = live.amiss("third-card-to-player", "to-banker", by="dealer", cards="6s", exposed=True)[0]
    assert both("11.6.1(a)") <= set(ordered.under)
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    live.bet("A", "player", 100)
    live.first_four("6dKc/3d4d")
    ordered = live.amiss("third-card-to-banker", "dummy-coup", by="dealer", cards="2h", exposed=True)[0]
    assert both("11.6.2") <= set(ordered.under)
    live.finish()
    assert racks(live) == [10_000, 9_900, 10_000]
    complete_dummy(live, "3c", "6d", "8c")


@pytest.mark.clause(LEAFLET)
def test_misdelivered_hands_leave_a_supervisor_three_ways() -> None:
    live = face_up(BOOK, "crown")
    live.bet("A", "player", 200)
    live.bet("B", "banker", 300)
    live.call()
    live.draw("Kc", "4d", "2s", "3h")
    report(live, "hand-to-wrong-area")
    assert remedies(live) == ["complete", "offer", "dummy-coup"]
    assert both("11.7(b)") <= too_low(live, "offer", "dealer")
    live.remedy("offer", by=SUPERVISOR)
    live.do("answer-offer", number=1, choice="retract")
    live.do("answer-offer", number=2, choice="reduce", stake=100_00)
    live.draw("6d")
    live.finish()
    assert racks(live) == [10_000, 9_900, 10_000]


@pytest.mark.clause(LEAFLET)
def test_changes_before_exposure_are_a_supervisors_to_permit() -> None:
    live = face_down(BOOK)
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s", "Kd")
    report(live, "changes-asked")
    assert both("11.9.1") <= too_low(live, "permit", "dealer")
    live.remedy("permit", by=SUPERVISOR)
    live.do("withdraw-wager", number=1)
    closed = live.do("close-changes")
    assert both("11.9.2") <= set(closed[-1].under)
    complete_dummy(live, "4h", "7c")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause(LEAFLET)
def test_a_game_is_invalidated_by_a_pit_boss_and_refunded() -> None:
    live = face_up(BOOK)
    live.bet("A", "player", 100)
    live.first_four("8dKs/2c5s")
    live.do("announce-result")
    live.do("settle-coup")
    report(live, "game-disrupted")
    assert both("13.3", "13.4") <= too_low(live, "void", SUPERVISOR)
    live.remedy("void", by=PIT_BOSS)
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause(LEAFLET)
@pytest.mark.parametrize(("grounds", "clause"), [("protect-order", "11.8.1(a)"), ("reasonable-cause", "11.8.1(e)")])
def test_dummy_coups_have_melbournes_grounds(grounds: str, clause: str) -> None:
    live = face_up(BOOK)
    ordered = live.do("order-dummy-coup", by=SUPERVISOR, grounds=grounds)[0]
    assert both(clause) <= set(ordered.under)
    complete_dummy(live, "9h", "2d", "Kd", "3d")


@pytest.mark.parametrize("leftover", ["dummy", "discard"])
def test_the_card_left_over_on_the_last_coup_is_as_the_table_chose(leftover: str) -> None:
    live = face_up(BOOK, options=(("leftover-on-last-coup", leftover),))
    live.bet("A", "player", 100)
    live.call()
    live.draw("8d")
    live.draw("2c", cutting_card=True)
    live.draw("Ks", "2s")
    live.finish()
    live.bet("A", "player", 100)
    live.first_four("6dKc/3d4d")
    report(live, "third-card-to-banker", "2h", exposed=True)
    assert remedies(live) == ["discard" if leftover == "discard" else "dummy-coup"]
    live.remedy(remedies(live)[0])
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    assert bool(live.table.coup.dummy) is (leftover == "dummy")


def test_no_card_is_burned_before_a_coup_and_nothing_else_is_known() -> None:
    live = face_up(BOOK)
    live.call()
    assert both("11.4.1") <= not_so(live, "no-wagers", burned=True)
    not_so(live, "bad-cut", Reason.UNKNOWN_SLIP)
