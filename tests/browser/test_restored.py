"""A floor that was put back, in a browser: the old password lets people in, and a changed book waits for approval."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from attacks.houses import House, Opened
from browser.harness import Screen
from croupier.service.settings import Settings
from service.floors import PASSWORD, Ready, Running, quick
from terminal import typed


def _logs_in(page: Page, id: str) -> None:
    page.locator("main button").click()
    page.locator("dialog input").first.fill(id)
    page.locator("dialog input[name=password]").fill(PASSWORD)
    page.keyboard.press("Enter")


def _put_back(tmp_path: Path) -> Ready:
    ready = Ready(tmp_path / "floor.db", tmp_path / "keys", [quick("felt")])
    copy, again = tmp_path / "copy.db", tmp_path / "again.db"
    assert typed("backup", copy, "--log", tmp_path / "floor.db", "--keys", tmp_path / "keys").code == 0
    assert typed("restore", copy, again, "--keys", tmp_path / "keys").code == 0
    ready.settings = Settings(database=str(again), keys=str(tmp_path / "keys"))
    return ready


def test_the_old_password_opens_a_floor_that_was_put_back(browser: Browser, tmp_path: Path) -> None:
    with Running(_put_back(tmp_path), tmp_path) as floor:
        screen = Screen(browser, floor.address)
        page = screen.go("/people")
        _logs_in(page, "administrator")
        expect(page.locator("[data-key=person-kim]")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)
        screen.done()


def test_an_administrator_approves_a_changed_book_on_the_peoples_page(browser: Browser, tmp_path: Path) -> None:
    house, ready = House(tmp_path / "house"), _put_back(tmp_path)
    house.change("wagers.toml", 'result = "wins", pays = "8 to 1"', 'result = "wins", pays = "80 to 1"')
    with Opened(house, ready, tmp_path) as floor:
        screen = Screen(browser, floor.address)
        page = screen.go("/people")
        _logs_in(page, "administrator")
        expect(page.locator("[data-key=book-crown-sydney]")).to_contain_text("are not those of this release")
        page.locator("[data-key=approve-crown-sydney]").click()
        expect(page.locator("[data-key=book-crown-sydney]")).to_have_count(0)
        assert floor.client().get("/health").json()["books"] == {}
        screen.done()
