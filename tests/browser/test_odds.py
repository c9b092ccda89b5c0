"""Odds and rules in Chromium: a question is its address, fractions are the engine's, two books stand side by side."""

from __future__ import annotations

from fractions import Fraction

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from croupier import BOOKS, open_book
from croupier.odds import TableOdds, table_odds
from croupier.odds.rational import exact, percent

WIDE = {"width": 1366, "height": 768}
NARROW = {"width": 390, "height": 844}


def test_a_question_about_odds_is_a_link_and_its_fractions_are_the_engines(open_screen: Open) -> None:
    screen = open_screen(viewport=WIDE)
    page = screen.go("/odds?book=canberra&variation=commission&exact=yes")
    table = table_odds(open_book("canberra"), "commission")
    assert isinstance(table, TableOdds)
    tie = page.locator("[data-testid=wager][data-wager=tie]")
    expect(tie.get_by_test_id("edge")).to_have_text(percent(table["tie"].edge))
    expect(tie.locator("> [data-exact=edge]")).to_have_text(exact(table["tie"].edge))
    expect(tie.locator("[data-exact=probability]")).to_have_text(
        [exact(table["tie"].probability(row)) for row in table["tie"].rows]
    )
    expect(page.get_by_test_id("removed-not")).to_be_visible()  # whoever has no session
    expect(page.locator("[name=removed]")).to_have_count(0)

    # what if the tie paid 9 to 1: by hand, 9 p - (1 - p)
    probability = table["tie"].probability(table["tie"].rows[0])
    edge: Fraction = 1 - 10 * probability
    tie.locator("[data-row='1'] summary").click()
    tie.locator("[data-row='1'] [name=pays]").fill("9 to 1")
    tie.locator("[data-row='1'] [data-key=what-if]").click()
    expect(tie.locator("> [data-exact=edge]")).to_have_text(exact(edge))
    expect(tie.get_by_test_id("by-book")).to_contain_text(percent(table["tie"].edge))
    expect(page.get_by_test_id("odds")).not_to_have_attribute("aria-busy", "true")
    screen.accessible()
    screen.picture("odds", whole=True)

    # whoever opens the link has the same question
    again = open_screen(viewport=NARROW)
    other = again.go(page.url.partition("/odds")[1] + page.url.partition("/odds")[2])
    expect(other.locator("[data-wager=tie] > [data-exact=edge]")).to_have_text(exact(edge))
    assert again.fits()
    again.picture("odds-phone", whole=True)


@pytest.mark.parametrize("book", BOOKS)
def test_every_fraction_on_the_page_is_the_engines_in_every_book(open_screen: Open, book: str) -> None:
    variation = open_book(book).variations[0].id
    page = open_screen(viewport=WIDE).go(f"/odds?book={book}&variation={variation}&exact=yes")
    table = table_odds(open_book(book), variation)
    assert isinstance(table, TableOdds)
    edges = [one.edge for one in table.wagers] + [one.edge for one in table.streaks]
    expect(page.get_by_test_id("wager")).to_have_count(len(edges))
    shown = page.locator("[data-testid=wager] > [data-exact=edge]").all_text_contents()
    assert sorted(shown) == sorted(map(exact, edges))
    shown = page.locator("[data-testid=wager] [data-exact=probability]").all_text_contents()
    probabilities = [one.probability(row) for one in table.wagers for row in one.rows]
    probabilities += [row.probability for one in table.streaks for row in one.rows]
    assert sorted(shown) == sorted(map(exact, probabilities))


def test_clauses_are_found_in_all_books_and_two_books_are_compared(open_screen: Open) -> None:
    screen = open_screen(viewport=NARROW)
    page = screen.go("/rules")
    expect(page.locator("[data-book]")).to_have_count(5)
    page.locator("[data-key=words]").fill("device analyse")
    page.locator("[data-key=seek]").click()
    expect(page.locator("[data-clause='crown-sydney:14.1']")).to_be_visible()
    expect(page.locator("[data-clause='star-sydney:15.1']")).to_be_visible()
    page.locator("[data-key=left]").select_option("crown-sydney")
    page.locator("[data-key=right]").select_option("star-sydney")
    expect(page.get_by_test_id("compared")).to_contain_text("Player's Hand")
    assert screen.fits()

    # whoever opens the link has the same
    wide = open_screen(viewport=WIDE)
    shared = wide.go(page.url.partition("/rules")[1] + page.url.partition("/rules")[2])
    expect(shared.locator("[data-clause='crown-sydney:14.1']")).to_be_visible()
    expect(shared.get_by_test_id("compared")).to_contain_text("Player's Hand")
    wide.accessible()
    wide.picture("rules", whole=True)
