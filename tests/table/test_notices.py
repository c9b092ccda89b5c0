"""Notices of every book: when the view says a change may be made is when it may be made, and not a moment sooner.

What each book wants is claimed by its clauses in tests/clauses; here it is that the view, the refusals and the changes
agree, whatever the book.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier import BOOKS, Reason, open_book
from croupier.clauses import Silent
from croupier.table import Limit, Table
from croupier.table.views import Scene
from croupier.table.views.records import NoticeShown, Seat
from live import MINUTE, Live

HIGHER = Limit(50_00, 5_000_00)
CHANGES: dict[str, tuple[str, dict[str, Any]]] = {
    "closing": ("close-table", {}),
    "higher-minimum": ("change-limits", {"limits": HIGHER}),
    "variation": ("change-variation", {}),
    "limits": ("change-limits", {"limits": Limit(100, 400_00)}),
}


def shown(live: Live, about: str, table: Table | None = None) -> NoticeShown:
    board = Scene(table or live.table, live.book).shared.board
    assert board is not None
    return next(one for one in board.notices if one.about == about)


def put_up(live: Live, about: str, minutes: int | None = None) -> tuple[str, dict[str, Any]]:
    """A notice of this, with the time where the book wants one; and the change it is of."""
    command, facts = CHANGES[about]
    said: dict[str, Any] = {"about": about}
    row = getattr(live.book.notices, about.replace("-", "_"))
    if row.states_time or minutes is not None:
        said["takes_effect"] = live.now + (20 if minutes is None else minutes) * MINUTE
    if about == "higher-minimum":
        said["minimum"] = HIGHER.minimum
    if about == "variation":
        said["variation"] = live.book.variations[1].id
        facts = {"variation": said["variation"]}
    live.do("display-notice", **said)
    return command, facts


def timed() -> list[Any]:
    found = []
    for book in BOOKS:
        live = Live(book, opened=False)
        for about in CHANGES:
            row = getattr(live.book.notices, about.replace("-", "_"))
            if not isinstance(row, Silent) and row.coups is None:
                found.append(pytest.param(book, about, id=f"{book}-{about}"))
    return found


@pytest.mark.parametrize(("book", "about"), timed())
def test_the_change_may_be_made_at_the_moment_the_view_says(book: str, about: str) -> None:
    live = Live(book)
    command, facts = put_up(live, about)
    notice = shown(live, about)
    assert notice.coups is None
    assert notice.ready is not None
    assert notice.ready > notice.since
    live.now = notice.ready - 1
    live.refused(command, Reason.NOTICE_TOO_SHORT, **facts)
    live.now = notice.ready
    live.do(command, **facts)


@pytest.mark.parametrize(("book", "about"), timed())
def test_a_notice_that_was_taken_down_begins_anew(book: str, about: str) -> None:
    live = Live(book)
    command, facts = put_up(live, about)
    notice = shown(live, about)
    first = notice.ready
    assert first is not None
    length = first - notice.since
    live.now = first - 1
    live.do("remove-notice", about=about)
    live.now = first
    live.refused(command, Reason.NOTICE_NOT_UP, **facts)
    put_up(live, about)
    again = shown(live, about)
    assert again.ready is not None
    assert again.ready - again.since == length
    live.refused(command, Reason.NOTICE_TOO_SHORT, **facts)
    live.now = again.ready
    live.do(command, **facts)


def test_a_notice_put_up_again_over_the_old_one_counts_from_then() -> None:
    live = Live("crown-sydney")
    command, facts = put_up(live, "higher-minimum")
    live.wait(15)
    put_up(live, "higher-minimum")
    assert shown(live, "higher-minimum").ready == live.now + 20 * MINUTE
    live.wait(5)
    live.refused(command, Reason.NOTICE_TOO_SHORT, **facts)


def test_a_later_time_on_the_sign_is_the_time_that_holds() -> None:
    live = Live("star-sydney")
    command, facts = put_up(live, "higher-minimum", minutes=45)
    notice = shown(live, "higher-minimum")
    assert notice.ready == notice.takes_effect == live.now + 45 * MINUTE
    live.wait(44)
    live.refused(command, Reason.NOTICE_TOO_SHORT, **facts)
    live.wait(1)
    live.do(command, **facts)


def test_three_betting_coups_run_down_and_a_dummy_coup_does_not_count() -> None:
    live = Live("crown-sydney")
    live.do("display-notice", about="closing")
    left = [shown(live, "closing").coups]
    for kind in ("wager", "dummy", "wager", "wager"):
        if kind == "dummy":
            live.do("order-dummy-coup", grounds="any-time")
        else:
            live.bet("A", "player", 10)
        live.coup("5s4h/Kd7c")
        left.append(shown(live, "closing").coups)
        if left[-1]:
            live.refused("close-table", Reason.NOTICE_TOO_SHORT)
    assert left == [3, 2, 2, 1, 0]
    assert shown(live, "closing").ready is None
    live.do("close-table")


def test_the_coup_in_which_notice_is_given_does_not_run_the_count_down() -> None:
    live = Live("crown-sydney")
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s")
    live.do("display-notice", about="closing")
    live.draw("Kd", "4h", "7c")
    live.open_hands()
    live.finish()
    assert shown(live, "closing").coups == 3


def test_whoever_arrives_while_a_notice_stands_starts_no_new_one() -> None:
    """The sign is at the table, for whoever comes there."""
    live = Live("crown-sydney", patrons="A")
    command, facts = put_up(live, "higher-minimum")
    live.wait(19)
    live.do("arrive", patron="B", chips=1_000_00)
    live.wait(1)
    live.do(command, **facts)


def test_one_patron_who_does_not_consent_keeps_the_game_as_it_is() -> None:
    live = Live("crown-sydney")
    other = live.book.variations[1].id
    refusal = live.refused("change-variation", Reason.NOTICE_NOT_UP, variation=other, agreed=("A", "B"))
    assert refusal.facts["needed"] == 20 * MINUTE
    live.do("change-variation", variation=other, agreed=("A", "B", "C"))
    assert live.table.setup is not None
    assert live.table.setup.variation == other


@pytest.mark.parametrize("book", ["crown-melbourne", "crown-sydney", "star-sydney"])
def test_other_side_wagers_take_the_notice_of_a_change_of_the_game(book: str) -> None:
    """Which wagers are offered is part of the game as it stands on the sign: with everyone's consent at once."""
    side = ("player-pair", "banker-pair")
    chosen = next(iter(open_book(book).layouts))
    live = Live(book, layout=chosen.id, further_areas=open_book(book).laid_beside(chosen.id, side))
    assert live.table.setup is not None
    asked: dict[str, Any] = {"variation": live.table.setup.variation, "side_wagers": side}
    live.refused("change-variation", Reason.NOTICE_NOT_UP, **asked)
    live.do("change-variation", **asked, agreed=("A", "B", "C"))
    assert live.table.setup.side_wagers == side


@pytest.mark.parametrize("book", BOOKS)
def test_at_an_empty_table_nobody_is_told(book: str) -> None:
    live = Live(book, patrons="")
    live.do("change-variation", variation=live.book.variations[1].id)
    if live.book.notices.higher_minimum.empty_clauses:
        live.do("change-limits", limits=HIGHER)
    else:  # the sign goes up whoever is there
        live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=HIGHER)
    live.do("close-table")


def test_the_star_leaves_the_old_minimum_to_those_present_with_a_marker_and_two_signs() -> None:
    live = Live("star-sydney", patrons="AB", limits=Limit(25_00, 5_000_00))
    live.do("change-limits", limits=HIGHER, keeping=True)
    live.do("arrive", patron="C", chips=1_000_00)
    live.do("sit-down", patron="C", seat=3)
    seats = {seat.patron: seat for seat in Scene(live.table, live.book).shared.seats if seat.patron}
    assert [seats[one].kept_minimum for one in "ABC"] == [25_00, 25_00, None]
    assert isinstance(seats["A"], Seat)
    assert {"limits", "kept-minimum"} <= {sign.id for sign in live.book.table.sign}
    live.signs()
    assert {"limits", "kept-minimum"} <= set(live.table.signs)
    live.bet("A", "player", 25)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="C", wager="player", stake=25_00)
