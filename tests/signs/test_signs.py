"""The signs and notices of a table: each that its book asks for, with its figures and its clause, on one page."""

from __future__ import annotations

import pytest

from croupier import BOOKS, open_book
from croupier.signs import SignSheet, SignTold, make_signs
from croupier.signs.page import signs_page
from croupier.table import Limit
from croupier.table.rules import rules_of
from croupier.words.book import speaker_of
from live import Live

# one that is for tournaments alone opens no table by itself: its sign is that of every other style
VARIATIONS = [(book, style.id) for book in BOOKS for style in open_book(book).variations if not style.tournament_only]


TO = "\u2013"  # as limits are written


def opened(book: str, style: str) -> Live:
    """A table of a style, with what that style needs chosen."""
    return Live(book, style, options=(("tie-percent", "5"),) if "tie" in style else ())


def sheet(live: Live, language: str = "en") -> SignSheet:
    return make_signs(live.table, live.book, speaker_of(live.book, language))


def sign(live: Live, id: str) -> SignTold:
    (found,) = (one for one in sheet(live).signs if one.id == id)
    return found


def numbers(one: SignTold) -> list[str]:
    return [clause.number for clause in one.clauses]


@pytest.mark.parametrize(("book", "style"), VARIATIONS)
def test_every_sign_that_the_table_needs_is_there_once_with_its_clauses(book: str, style: str) -> None:
    live = opened(book, style)
    assert live.table.setup is not None
    rules = rules_of(live.book, live.table.setup)
    needed = rules.needed_signs
    told = sheet(live).signs
    assert [one.id for one in told][: len(needed)] == [one.id for one in needed]
    assert {one.id for one in told[len(needed) :]} <= {one.id for one in (*rules.kept_signs, *rules.personal_signs)}
    for one, wanted in zip(told, needed, strict=False):
        assert one.clauses
        assert set(one.clauses) <= set(wanted.clauses)
        assert one.large or one.rows


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize(("book", "style"), VARIATIONS)
def test_the_page_has_a_card_for_every_sign_and_fetches_nothing(book: str, style: str, language: str) -> None:
    live = opened(book, style)
    told = sheet(live, language)
    page = signs_page(told, speaker_of(live.book, language))
    assert page.count('class="sign"') == len(told.signs)
    assert not [one for one in ("src=", "url(", "<script", "http://", "https://") if one in page]
    for one in told.signs:
        assert all(number in page for number in numbers(one))


def test_the_limits_of_crown_sydney_by_7_1() -> None:
    live = Live("crown-sydney", limits=Limit(25_00, 5_000_00), wager_limits=(("tie", Limit(10_00, 500_00)),))
    one = sign(live, "limits")
    assert one.large == f"$25 {TO} $5,000"
    assert ("Tie", f"$10 {TO} $500") in one.rows
    assert numbers(one) == ["7.1"]


def test_a_sign_that_does_not_stand_yet_says_so_and_one_that_does_does_not() -> None:
    live = Live("crown-sydney")
    live.do("remove-sign", sign="limits") if "limits" in live.table.signs else None
    assert sign(live, "limits").stands is False
    live.do("display-sign", sign="limits")
    assert sign(live, "limits").stands is True


def test_the_share_paid_on_a_tie_at_the_star_by_2_6() -> None:
    live = Live("star-sydney", "tie-premium", options=(("tie-percent", "5"),))
    one = sign(live, "tie-percentage")
    assert {share for _, share in one.rows} == {"5%"}
    assert [name for name, _ in one.rows] == ["Player's Hand", "Banker's Hand"]
    assert "2.6" in numbers(one)


def test_a_notice_of_a_higher_minimum_has_its_figure_its_time_and_its_clause() -> None:
    live = Live("star-sydney")
    live.do("display-notice", about="higher-minimum", minimum=50_00, takes_effect=live.now + 20 * 60_000)
    one = sign(live, "notice-higher-minimum")
    assert "$50" in one.large
    assert numbers(one) == ["6.6"]
    assert len(one.rows) == 2


def test_a_restricted_side_wager_has_a_sign_by_its_clause() -> None:
    live = Live("star-sydney", layout="A")
    live.do("notify-surveillance", about="restriction:player-pair")
    live.do("display-sign", sign="restriction:player-pair")
    live.do("restrict-wager", by="gaming-supervisor", wager="player-pair")
    one = sign(live, "restriction-player-pair")
    assert "Pair" in one.large
    assert one.clauses


def test_a_closed_table_says_that_it_is_closed() -> None:
    live = Live("canberra", opened=False)
    (one,) = sheet(live).signs
    assert one.large == "This table is closed"
    assert numbers(one) == ["14.2"]
