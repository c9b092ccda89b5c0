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


def test_figures_are_added_up_by_what_a_manager_ticks(floor: FloorProcess, open_screen: Open) -> None:
    """Each grouping has its name on the page, in both languages, and figures come with it as a column."""
    _disputes(floor, open_screen)
    screen = open_screen(viewport=WIDE)
    screen.log_in("manager")
    page = screen.go("/reports")
    page.locator("[data-key=report]").select_option("star-sydney/takings")
    expect(page.locator("fieldset.by label")).to_have_text(["table", "shoe", "shift", "gaming day", "area"])
    expect(page.get_by_test_id("report")).to_have_attribute("data-report", "star-sydney/takings")
    page.locator("[data-key=so-far]").click()
    page.locator("[data-key=by-table]").check()
    expect(page.get_by_test_id("report").locator("thead th").first).to_have_text("table")
    sheet = "(e => e.scrollWidth <= e.clientWidth)(document.querySelector('.sheet .wide'))"
    page.set_viewport_size({"width": 1366, "height": 768})
    assert page.evaluate(sheet), "no column lies beyond the edge"
    expect(page.locator(".sheet[aria-busy]")).to_have_count(0)  # what is being made again is faint
    screen.accessible()


def test_a_dealer_is_told_that_the_page_is_not_theirs(open_screen: Open) -> None:
    screen = open_screen()
    screen.log_in("dealer")
    page = screen.go("/reports")
    expect(page.locator(".enter")).to_be_visible()
    expect(page.locator(".reports-page")).to_have_count(0)


# --- what is owed ---------------------------------------------------------------------------------


def test_what_is_owed_stands_above_the_reports_and_whoever_may_discharges_it_there(
    floor: FloorProcess, open_screen: Open
) -> None:
    """A device found at a table of Crown Sydney has to be told of; the inspector sees it, the manager tells."""
    table = floor.open_table_like("sydney-1")
    dealer = Dealer(open_screen, table, "manager")
    dealer.give("record-breach", kind="device", who="a man in a hat")
    dealer.give("act-on-breach", breach=1, power="escalate")
    mine = "[data-part=duties] [data-duty=inspector-or-police]"

    inspector = open_screen(viewport=NARROW)
    inspector.log_in("inspector")
    seen = inspector.go("/reports")
    seen.locator("[data-key=duties-summary]").click()
    expect(seen.locator(mine)).to_contain_text("since ")
    expect(seen.locator(mine)).to_contain_text("14.2.4")
    expect(seen.locator(f"{mine} form")).to_have_count(0)  # sees everything, decides nothing
    expect(seen.locator(".sheet[aria-busy]")).to_have_count(0)
    assert inspector.fits()
    inspector.accessible()
    inspector.picture("duties-phone", whole=True)

    manager = open_screen(viewport=WIDE)
    manager.log_in("manager")
    page = manager.go(f"/supervise/{table}")
    expect(page.locator(".detail")).to_be_visible()
    expect(page.locator("[data-part=duties]").first).to_be_visible()
    tops = [page.locator(one).evaluate("e => e.getBoundingClientRect().top") for one in (".floor > .grid", ".detail")]
    assert tops[0] == tops[1], "what is owed lies above both, and pushes neither away from the other"
    page = manager.go("/reports")
    page.locator("[data-key=duties-summary]").click()
    one = page.locator(mine)
    one.locator("[name=reference]").fill("14:02, Inspector Reed")
    expect(page.locator(".sheet[aria-busy]")).to_have_count(0)
    manager.accessible()
    manager.picture("duties", whole=True)
    one.locator("button[type=submit]").click()
    expect(one).to_have_count(0)


def test_a_supervisor_reads_of_the_tables_and_not_what_the_house_took(floor: FloorProcess, open_screen: Open) -> None:
    _disputes(floor, open_screen)
    screen = open_screen(viewport=WIDE)
    screen.log_in("supervisor")
    page = screen.go("/supervise")
    page.locator("[data-key=reports]").click()
    choice = page.locator("[data-key=report]")
    expect(choice.locator("option[value='star-sydney/floats']")).to_have_count(1)
    expect(choice.locator("option[value='star-sydney/takings']")).to_have_count(0)
    expect(page.get_by_test_id("report")).to_be_visible()
