"""The lobby: every table with its book, limits and results, and a way to each screen."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Open
from browser.harness import FloorProcess
from croupier.service.demo_tournament import TABLE


def test_every_table_of_the_floor_is_there(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen()
    page = screen.go("/")
    tables = floor.get("/api/tables")
    expect(page.locator(".tile")).to_have_count(len(tables))
    for table in tables:
        tile = page.locator(".tile", has=page.get_by_role("heading", name=table["name"], exact=True))
        expect(tile).to_contain_text(table["casino"])
        expect(tile).to_contain_text("$1,000" if table["id"] == TABLE else "$5,000")
    screen.accessible()
    screen.picture("lobby", whole=True)


def test_one_click_leads_to_the_wall(open_screen: Open) -> None:
    page = open_screen().go("/")
    page.get_by_role("link", name="Display: Harbour").click()
    expect(page.locator("#live")).to_contain_text("live 实时")
