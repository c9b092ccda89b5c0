"""The books to read and the signs of a table in Chromium: whole, searchable, and for everyone; a copy of the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from croupier import open_book

WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 844}
SOME_OF_EACH = "header, .masthead, .clause:first-of-type, .clause:last-of-type"  # chapter


@pytest.mark.parametrize("book", ["crown-sydney", "canberra"])
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "phone"])
def test_a_book_is_read_at_every_size(open_screen: Open, book: str, size: dict[str, int]) -> None:
    screen = open_screen(viewport=size)
    page = screen.go(f"/rules/{book}")
    expect(page.locator(".clause")).to_have_count(len(open_book(book).register))
    assert screen.fits()
    screen.accessible(colours=SOME_OF_EACH)
    screen.picture(f"rules-{book}-{size['width']}")
    page.emulate_media(media="print")
    expect(page.locator("#search")).to_be_hidden()
    screen.picture(f"rules-{book}-{size['width']}-print")


def test_the_search_shows_the_clauses_that_have_every_word(open_screen: Open) -> None:
    page = open_screen().go("/rules/canberra")
    page.locator("#search").fill("cutting CARD  tie")
    expect(page.locator("[id='clause-5.8']")).to_be_visible()
    expect(page.locator("[id='clause-15.9']")).to_be_hidden()
    expect(page.locator("output")).to_contain_text("/ 311")
    page.locator("#search").fill("no such word anywhere")
    expect(page.locator(".clause:visible")).to_have_count(0)
    expect(page.locator("output")).to_have_text("0 / 311")
    page.locator("#search").fill("")
    expect(page.locator(".clause:visible")).to_have_count(311)


def test_a_link_to_a_clause_ends_a_search_that_hides_it(open_screen: Open) -> None:
    page = open_screen().go("/rules/canberra")
    page.locator("#search").fill("tournament director")
    expect(page.locator("[id='clause-15.9']")).to_be_hidden()
    page.locator(".masthead a", has_text="15.9").click()
    expect(page.locator("[id='clause-15.9']")).to_be_visible()
    expect(page.locator("#search")).to_have_value("")


def test_the_lobby_leads_to_the_book_and_a_clause_to_its_place_in_it(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.go("/")
    expect(page.locator("a[href^='/rules/canberra']").first).to_be_visible()
    page = screen.go("/table/sydney-1")
    page.locator("[data-key^='sign-']").first.click()
    link = page.locator("dialog a[href*='#clause-']").first
    expect(link).to_be_visible()
    screen.go(str(link.get_attribute("href")))
    expect(page.locator(".clause:target")).to_be_visible()


def test_whoever_asks_for_a_copy_hears_plainly_that_none_is_attached(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.go("/table/sydney-1")
    page.locator("[data-key='rules-copy']").click()
    dialog = page.locator("dialog")
    expect(dialog.locator("[data-testid='no-document']")).to_contain_text("ask the staff")
    expect(dialog).to_contain_text("14.13")
    screen.accessible()


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "phone"])
@pytest.mark.parametrize("table", ["sydney-1", "melbourne-3"])
def test_the_signs_of_a_table_are_a_page(open_screen: Open, table: str, size: dict[str, int]) -> None:
    screen = open_screen(viewport=size)
    page = screen.go(f"/signs/{table}")
    expect(page.locator("#sign-limits .large")).to_be_visible()
    expect(page.locator("#sign-limits .clauses")).to_contain_text("7.1")
    assert screen.fits()
    screen.accessible()
    screen.picture(f"signs-{table}-{size['width']}")
