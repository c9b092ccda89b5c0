"""The language of a page: brought before it draws, asked for again if it did not come, and changed while it is open."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.console import at_the_console, go_on, step
from browser.harness import FloorProcess


def test_a_page_whose_words_do_not_come_says_so_and_tries_again(open_screen: Open) -> None:
    screen = open_screen()
    screen.excuse("/api/words")
    broken = True

    def words(route: Route) -> None:
        if broken:
            route.abort()
        else:
            route.continue_()

    screen.page.route("**/api/words*", words)
    page = screen.go("/")
    expect(page.get_by_role("alert")).to_contain_text("The words of this page did not come.")
    expect(page.locator("#tables li")).to_have_count(0)
    broken = False
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Choose a table")).to_be_visible()
    expect(page.get_by_text("The words of this page did not come.")).to_have_count(0)


def test_another_language_is_spoken_at_once_and_remembered(open_screen: Open) -> None:
    page = open_screen().go("/")
    expect(page.locator("html")).to_have_attribute("lang", "en-AU")
    page.get_by_role("button", name="简体中文").click()
    expect(page.get_by_role("heading", name="选择牌桌")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    page.reload()
    expect(page.get_by_role("heading", name="选择牌桌")).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="Choose a table")).to_be_visible()


def test_where_there_are_more_than_two_one_is_chosen_by_its_own_name(open_screen: Open) -> None:
    screen = open_screen(locale="de-DE")

    def three(route: Route) -> None:
        listed = route.fetch().json()
        route.fulfill(json=[*listed, {**listed[0], "language": "fr", "tag": "fr-FR", "name": "Français"}])

    screen.page.route("**/api/words", three)
    page = screen.go("/")
    chosen = page.get_by_role("combobox", name="Language")
    expect(chosen.locator("option")).to_have_text(["English", "简体中文", "Français"])
    chosen.select_option("zh")
    expect(page.get_by_role("heading", name="选择牌桌")).to_be_visible()
    expect(page.get_by_role("combobox", name="语言")).to_have_value("zh")


def test_words_of_a_book_that_come_late_take_nothing_from_the_dealer(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen(viewport={"width": 1366, "height": 768})
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    screen.page.route("**/api/books/*/words/*", hold)
    page = at_the_console(screen, floor.open_table_like("physical-1"))
    step(page, "Bring cards")
    page.locator("#entry").focus()
    with page.expect_response("**/api/books/*/words/en"):
        for one in held:
            one.continue_()
    expect(page.locator(".table-head")).to_contain_text("Traditional Baccarat")
    expect(page.locator("#entry")).to_be_focused()
    go_on(page, "Bring cards", "Shuffle")
