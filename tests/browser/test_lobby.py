"""The lobby: every table with its book, limits and road, and a way to each screen; and the way back to it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Open
from browser.harness import FloorProcess
from croupier.service.demo_tournament import TABLE


def test_every_table_of_the_floor_is_there(own_floor: FloorProcess, open_screen: Open) -> None:
    """On a floor of its own: at the one for everyone, other tests open tables with names and limits of theirs."""
    screen = open_screen(own_floor)
    page = screen.go("/")
    tables = own_floor.get("/api/tables")
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


def test_what_is_wanted_stands_in_the_address_and_is_there_for_whoever_is_sent_it(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.go("/")
    expect(page.locator("#filters select[name=wager] option[value=tiger]")).to_have_count(1)
    page.locator("#filters select[name=wager]").select_option("tiger")
    expect(page).to_have_url(f"{screen.address}/?wager=tiger")
    expect(page.locator("#t-sydney-1")).to_have_count(0)
    expect(page.get_by_test_id("also-star-4")).to_contain_text("Small Tiger")
    page.locator("#filters input[name=stake]").fill("9000000")
    expect(page).to_have_url(f"{screen.address}/?wager=tiger&stake=9000000")
    expect(page.get_by_test_id("no-tables")).to_have_text("No table is like this now.")
    page = screen.go("/?book=canberra")
    expect(page.locator("#filters select[name=book]")).to_have_value("canberra")
    expect(page.get_by_test_id("by-hand-canberra-2")).to_contain_text("Dealt by hand")
    expect(page.locator("#t-sydney-1")).to_have_count(0)
    page.locator("[data-key=filter-clear]").click()
    expect(page).to_have_url(f"{screen.address}/")
    expect(page.locator("#t-sydney-1")).to_be_visible()


def test_who_plays_and_the_road_of_a_table_that_plays(open_screen: Open) -> None:
    page = open_screen().go("/?wager=tiger")
    expect(page.get_by_test_id("who-star-4")).to_contain_text("Mei")
    road = page.locator("[data-key=table-star-4] .small-road")
    expect(road).to_have_attribute("data-results", re.compile("^[BPT]+$"))
    expect(road).to_have_attribute("aria-label", re.compile("^Last results: "))


def test_an_address_that_leads_nowhere_has_a_way_to_the_lobby(open_screen: Open) -> None:
    screen = open_screen(locale="zh-CN")
    screen.excuse("404")
    page = screen.go("/nowhere")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.locator("h1")).to_have_text("没有此页面")
    page.get_by_role("link", name="前往大厅").click()
    expect(page.locator(".tile").first).to_be_visible()
