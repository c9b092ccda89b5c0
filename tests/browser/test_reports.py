"""The page of reports: what a manager chooses there, what is shown of it, and days of which nothing can be reported."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.by_hand import Dealer
from browser.conftest import Open
from browser.fitting import Fitting
from browser.harness import FloorProcess

WIDE = {"width": 1366, "height": 900}
NARROW = {"width": 390, "height": 844}
SIZES = ((1366, 900), (390, 844))


def _disputes(floor: FloorProcess, open_screen: Open) -> None:
    """Two at a table of The Star, one of them decided."""
    dealer = Dealer(open_screen, floor.open_table_like("star-1"), "manager")
    for about in ("The third card was not mine to draw", "A wager of $50 that was not paid"):
        dealer.give("arrive", patron=f"P{len(about)}", chips=1_000_00)
        dealer.give("raise-dispute", patron=f"P{len(about)}", about=about)
    dealer.give("decide-dispute", dispute=1, decision="As it was dealt")


def _rows(page: Page) -> int:
    return page.locator("[data-testid=report] tbody tr").count()


def test_a_manager_reads_a_report_so_far_and_keeps_it(floor: FloorProcess, open_screen: Open) -> None:
    _disputes(floor, open_screen)
    screen = open_screen(viewport=WIDE)
    screen.log_in("manager")
    page = screen.go("/reports")
    page.locator("[data-key=report]").select_option("star-sydney/disputes")
    expect(page.get_by_test_id("report")).to_have_attribute("data-report", "star-sydney/disputes")
    expect(page.get_by_test_id("report")).to_contain_text("Nothing to report")  # last month
    page.locator("[data-key=so-far]").click()
    expect(page.get_by_test_id("report")).to_contain_text("The third card was not mine to draw")
    expect(page.get_by_test_id("report")).to_contain_text("The period is not over")
    assert _rows(page) >= 2
    screen.accessible()
    screen.picture("reports", whole=True)
    with page.expect_download() as kept:
        page.locator("[data-key=csv]").click()
    assert kept.value.suggested_filename.startswith("star-sydney-disputes-")
    with page.expect_popup() as printed:
        page.locator("[data-key=print]").click()
    expect(printed.value.locator("h1")).to_be_visible()

    # the address is that of the report: opened again, or by somebody else, it is the same
    again = open_screen(viewport=NARROW)
    again.log_in("inspector")
    other = again.go(page.url.removeprefix(floor.address))
    expect(other.get_by_test_id("report")).to_contain_text("A wager of $50 that was not paid")
    assert again.fits()
    again.accessible()
    again.picture("reports-phone", whole=True)
    Fitting(again, "reports").everywhere(SIZES)


def test_a_report_of_tomorrow_is_refused_in_a_sentence(floor: FloorProcess, open_screen: Open) -> None:
    _disputes(floor, open_screen)
    screen = open_screen(viewport=WIDE)
    screen.excuse("status of 422")
    screen.log_in("inspector")
    page = screen.go("/reports")
    expect(page.get_by_test_id("report")).to_be_visible()
    page.locator("[data-key=last]").fill("2199-01-01")
    page.locator("[data-key=show]").click()
    expect(page.get_by_test_id("report-refused")).to_contain_text("there is nothing to report of 2199-01-01 yet")
    screen.picture("reports-tomorrow")


def test_a_dealer_is_told_that_the_page_is_not_theirs(open_screen: Open) -> None:
    screen = open_screen()
    screen.log_in("dealer")
    page = screen.go("/reports")
    expect(page.locator(".enter")).to_be_visible()
    expect(page.locator(".reports-page")).to_have_count(0)
